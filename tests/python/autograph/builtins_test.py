"""Python's built-in functions on tensors, and those that look at the frame of their caller."""

import pytest

import etch as tf

Feature = tf.autograph.experimental.Feature


def test_len_is_a_python_int_where_it_is_known():
    seen = []

    @tf.function
    def f(x):
        seen.append(len(x))
        return x

    f(tf.zeros([3, 2]))
    assert seen == [3] and type(seen[0]) is int


def test_len_of_unknown_size():
    @tf.function(input_signature=[tf.TensorSpec([None, 2])])
    def f(x):
        return len(x)

    assert int(f(tf.zeros([4, 2]))) == 4


def test_len_of_a_scalar():
    @tf.function
    def f(x):
        return len(x)

    with pytest.raises(ValueError, match="len requires a non-scalar tensor"):
        f(tf.constant(1))


def test_len_of_python_values_and_arrays():
    @tf.function
    def f(x):
        items = tf.TensorArray(tf.int32, size=3)
        return len([1, 2]) + len("abc") + len(items) + x

    assert int(f(tf.constant(1))) == 9


def test_range_makes_a_tensor_only_of_tensors():
    @tf.function
    def f(x):
        assert range(3) == builtin_range(3)
        return range(x), range(2, x), range(x, 10, 2), range(x, 2)

    values = [value.numpy().tolist() for value in f(tf.constant(5))]
    assert values == [[0, 1, 2, 3, 4], [2, 3, 4], [5, 7, 9], []]


builtin_range = range


def test_numbers():
    @tf.function
    def f(x):
        return abs(x), int(x), float(x), abs(-2), int("3"), float("4")

    values = f(tf.constant(-2.5))
    assert [float(value) for value in values] == [2.5, -2.0, -2.5, 2.0, 3.0, 4.0]
    assert values[1].dtype == tf.int32 and values[2].dtype == tf.float32


def test_sorted():
    @tf.function
    def f(x):
        return sorted(x), sorted(x, reverse=True), sorted(x, reverse=False), sorted(x, key=lambda v: -v), sorted([3, 1])

    values = f(tf.constant([2, 3, 1]))
    lists = [value.numpy().tolist() for value in values[:4]]
    assert lists == [[1, 2, 3], [3, 2, 1], [1, 2, 3], [3, 2, 1]]
    assert [int(value) for value in values[4]] == [1, 3]


def test_print_happens_while_tracing(capsys):
    @tf.function
    def f(x):
        print("traced")
        return x

    f(tf.constant(1))
    f(tf.constant(2))
    assert capsys.readouterr().out == "traced\n"


def test_print_at_run_time_with_the_feature(capsys):
    @tf.function(experimental_autograph_options=Feature.BUILTIN_FUNCTIONS)
    def f(x):
        print("value", x)
        return x

    f(tf.constant(1))
    f(tf.constant(2))
    assert capsys.readouterr().out == "value 1\nvalue 2\n"


def test_enumerate_and_zip_are_python_s():
    @tf.function
    def f(x):
        total = 0
        for i, v in enumerate([x, x]):
            total += i * v
        for a, b in zip([x, x], (1, 2)):
            total += a * b
        return total

    assert int(f(tf.constant(5))) == 20


@pytest.mark.parametrize("make", [lambda x: list(enumerate(x)), lambda x: list(zip(x, x)), lambda x: max(x, 3)])
def test_functions_without_overload_treat_tensors_as_python_does(make):
    with pytest.raises(TypeError):
        tf.function(lambda x: make(x))(tf.constant([1, 2]))


def test_locals_globals_and_eval_see_the_user_s_frame():
    seen = {}

    @tf.function
    def f(x):
        y = 3
        if y > 2:
            seen["locals"] = sorted(set(locals()) & {"x", "y", "seen"})
            seen["globals"] = "builtin_range" in globals()
            seen["eval"] = eval("y + 1")
        return x

    f(tf.constant(1))
    assert seen["eval"] == 4 and seen["globals"] and {"x", "y"} <= set(seen["locals"])


def test_super_in_a_branch():
    class Base:
        def value(self, x):
            if x > 0:
                return 1
            return 2

    class Derived(Base):
        def value(self, x):
            if x > 0:
                return super().value(x) + 10
            return super(Derived, self).value(x) + 20

    f = tf.function(Derived().value)
    assert int(f(tf.constant(1))) == 11 and int(f(tf.constant(-1))) == 22
