"""Which symbols loops and branches carry."""

import pytest

import etch as tf


class Box:
    pass


counter = 0


def test_attribute_is_carried():
    @tf.function
    def f(x):
        box = Box()
        box.value = 0
        for i in tf.range(x):
            box.value += i
        if x > 3:
            box.value = box.value * 2
        return box.value

    assert int(f(tf.constant(5))) == 20 and int(f(tf.constant(3))) == 3


def test_attribute_of_self_is_carried_and_set_after():
    class Model:
        def __init__(self):
            self.last = None

        @tf.function
        def run(self, x):
            self.last = x
            if x > 0:
                self.last = x * 2
            return self.last

    assert int(Model().run(tf.constant(4))) == 8


def test_item_is_carried():
    @tf.function
    def f(x):
        state = {"sum": 0}
        items = [1, 2]
        for i in tf.range(x):
            state["sum"] += i
            items[0] += 1
        return state, items

    state, items = f(tf.constant(4))
    assert int(state["sum"]) == 6 and [int(item) for item in items] == [5, 2]


def test_attribute_without_value_must_be_set_in_both_branches():
    @tf.function
    def f(x):
        box = Box()
        if x > 0:
            box.value = x
        return box.value

    with pytest.raises(ValueError, match="'box.value' must also be initialized in the else branch"):
        f(tf.constant(1))


def test_failed_trace_leaves_objects_as_they_were():
    box = Box()
    box.value = 7

    @tf.function
    def f(x):
        if x > 0:
            box.value = x
            raise ValueError("stop")
        return x

    with pytest.raises(ValueError, match="stop"):
        f(tf.constant(1))
    assert box.value == 7


def test_names_of_the_body_are_local_to_it():
    @tf.function
    def f(x):
        if x > 0:
            temporary = object()
            y = 1
        else:
            y = 2
        return y

    assert int(f(tf.constant(1))) == 1


def test_name_changed_but_not_used_later_is_not_carried():
    @tf.function
    def f(x):
        thing = Box()
        if x > 0:
            thing = Box()
        return x

    assert int(f(tf.constant(1))) == 1


def test_nonlocal_name():
    @tf.function
    def f(x):
        count = 0

        def change():
            nonlocal count
            if x > 0:
                count = 5

        change()
        return count

    assert int(f(tf.constant(1))) == 5 and int(f(tf.constant(-1))) == 0


def test_global_name():
    @tf.function
    def f(x):
        global counter
        if x > 0:
            counter = x
        else:
            counter = 2
        result = counter
        counter = 0
        return result

    assert int(f(tf.constant(1))) == 1 and int(f(tf.constant(-1))) == 2
    assert counter == 0


def test_name_used_by_an_inner_function_is_carried():
    @tf.function
    def f(x):
        y = 0

        def current():
            return y

        if x > 0:
            y = 2
            z = current()
        else:
            z = current()
        return z, y

    assert [int(value) for value in f(tf.constant(1))] == [2, 2]
    assert [int(value) for value in f(tf.constant(-1))] == [0, 0]


def test_name_used_by_a_lambda_counts_where_the_lambda_stands():
    @tf.function
    def f(x):
        y = 1
        current = lambda: y
        if x > 0:
            y = 2
            z = current()
        else:
            z = current()
        return z

    assert int(f(tf.constant(1))) == 1


def test_change_by_a_method_is_not_seen():
    @tf.function
    def f(x):
        items = []
        for i in tf.range(x):
            items.append(i)
        return tf.stack(items)

    with pytest.raises(Exception, match="out of scope"):
        f(tf.constant(3))


def test_deleted_name():
    @tf.function
    def f(x):
        y = x
        if x > 0:
            del y
        else:
            y = 3
        return y

    with pytest.raises(ValueError, match="'y' must also be initialized in the main branch"):
        f(tf.constant(1))


def test_exception_handler_sees_changes_of_the_body():
    @tf.function
    def f(x):
        y = 0
        try:
            if x > 0:
                y = 5
            else:
                y = 6
            raise KeyError("k")
        except KeyError:
            y = y + 1
        return y

    assert int(f(tf.constant(1))) == 6 and int(f(tf.constant(-1))) == 7


def test_annotated_names():
    @tf.function
    def f(x):
        y: int = 3
        if x > 0:
            y: int = 4
            z: tf.Tensor
            z = x
        else:
            z = -x
        return y, z

    assert [int(value) for value in f(tf.constant(5))] == [4, 5]
    assert [int(value) for value in f(tf.constant(-5))] == [3, 5]
