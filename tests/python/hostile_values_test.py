"""Values that change, lie or turn back on themselves while they are read: an exception or a tensor, never a crash."""

import collections

import etch as tf
import numpy as np
import pytest


@pytest.mark.parametrize("make", [tf.ones, lambda shape: tf.Variable(tf.ones(shape))])
def test_a_body_may_empty_the_list_it_was_called_with(make):
    items = [make([9]), make([9])]

    @tf.function
    def g(x):
        items.clear()
        return x[0] + x[1]

    np.testing.assert_array_equal(g(items), np.full(9, 2.0))
    assert items == []


def test_a_body_may_empty_a_list_that_is_declared():
    items = [tf.ones([9]), tf.ones([9])]

    @tf.function(input_signature=[[tf.TensorSpec([None])] * 2])
    def g(x):
        items.clear()
        return x[0] + x[1]

    np.testing.assert_array_equal(g(items), np.full(9, 2.0))
    with pytest.raises(TypeError, match="2 items are declared, and it has 0"):
        g(items)


def test_a_list_that_grows_while_its_elements_are_converted():
    class Growing(int):
        def __float__(self):
            items.extend([1.0] * 100_000)
            return 1.0

    items = [Growing(1), 2.0]
    np.testing.assert_array_equal(tf.constant(items), [1.0, 2.0])


def test_a_sequence_that_gives_more_the_second_time():
    class Twice(list):
        n = 1

        def __iter__(self):
            Twice.n += 1000
            return iter([1.0] * Twice.n)

    with pytest.raises(ValueError):
        tf.constant([Twice()])


def test_an_array_that_is_itself():
    class Itself:
        def __array__(self, *args, **kwargs):
            return self

    for x in (Itself(), np.longdouble(1), np.ones(2, np.longdouble)):
        with pytest.raises((ValueError, TypeError, RecursionError)):
            tf.constant(x)


def test_what_wraps_itself_or_something_new_each_time():
    class Itself:
        @property
        def __wrapped__(self):
            return self

    class Anew:
        @property
        def __wrapped__(self):
            return [tf.ones([2]), tf.Variable([1.0, 2.0])]

    f = tf.function(lambda x: tf.constant(1.0) if isinstance(x, Itself) else x[0] + x[1], autograph=False)
    with pytest.raises(RecursionError):
        f(Itself())
    with pytest.raises(TypeError, match="indexing"):  # the body gets the object
        f(Anew())


@pytest.mark.parametrize("items", [[1, 2], [()], [(1,)]])
def test_a_mapping_whose_items_are_no_pairs(items):
    class Lying(collections.UserDict):
        def items(self):
            return items

    with pytest.raises(TypeError, match="pairs"):
        tf.function(lambda m: tf.constant(1.0))(Lying(a=1))


def test_an_element_that_empties_its_list():
    class Emptying:
        def __array__(self, *args, **kwargs):
            items.clear()
            return np.ones(2, np.float32)

    items = [Emptying(), tf.ones([2]), tf.ones([2])]
    np.testing.assert_array_equal(tf.stack(items), np.ones([3, 2]))


def test_a_scalar_has_all_digits_in_its_repr():
    assert repr(tf.constant(0.1)) == "<tf.Tensor: shape=(), dtype=float32, numpy=0.10000000149011612>"
    assert "numpy=4294967296.0>" in repr(tf.Variable(2.0**32))


def test_a_budget_with_a_wrong_name():
    with pytest.raises(ValueError, match="max_trace"):
        tf.function(lambda x: x, budget={"max_trace": 3})
