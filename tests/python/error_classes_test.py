"""Errors: which class in which stage, and which line of the program they name."""

import inspect
import logging

import pytest

import etch as tf
from etch._core import InaccessibleTensorError


class Thing:
    """Nothing that could be a tensor."""


def traced(fn):
    return tf.function(fn, autograph=False)()


@pytest.mark.parametrize(
    "value, while_tracing, text",
    [
        ([1, "a"], TypeError, "Failed to convert elements of"),
        ([1, None], TypeError, "Failed to convert elements of"),
        (Thing(), TypeError, "Failed to convert elements of"),
        ({"a": 1}, TypeError, "Failed to convert elements of"),
        ([1, [2, 3]], ValueError, "non-rectangular"),
        (None, ValueError, "None values not supported"),
    ],
)
def test_values_that_cannot_become_tensors(value, while_tracing, text):
    for use in (tf.constant, tf.convert_to_tensor, tf.abs, lambda v: tf.add(v, 1)):
        with pytest.raises(ValueError):
            use(value)
        with pytest.raises(while_tracing, match=text):
            traced(lambda: use(value))  # noqa: B023


def test_bools_before_numbers_are_numbers_in_functions():
    for value, expected in (([True, 2], [1, 2]), ([False, 1.5], [0.0, 1.5])):
        with pytest.raises(ValueError, match="mixed types"):
            tf.constant(value)
        assert traced(lambda: tf.constant(value)).numpy().tolist() == expected  # noqa: B023


@pytest.mark.parametrize(
    "use, while_tracing",
    [
        (lambda x: tf.slice(x, [0, 0], [3, 3]), tf.errors.InvalidArgumentError),
        (lambda x: tf.slice(x, [0, 4], [1, 0]), tf.errors.InvalidArgumentError),
        (lambda x: tf.slice(x, [0, -1], [1, 1]), tf.errors.InvalidArgumentError),
        (lambda x: tf.transpose(x, [0, 0]), tf.errors.InvalidArgumentError),
        (lambda x: tf.transpose(x, [0, 5]), ValueError),
        (lambda x: tf.transpose(x, [0]), ValueError),
        (lambda x: tf.reduce_sum(x, 2), ValueError),
        (lambda x: tf.gather(x, 0, axis=3), ValueError),
    ],
)
def test_what_an_op_refuses_by_stage(use, while_tracing):
    x = tf.ones([2, 3])
    with pytest.raises(tf.errors.InvalidArgumentError):
        use(x)
    with pytest.raises(while_tracing):
        traced(lambda: use(x))


def test_blocks_inside_are_none_of_these():
    x = tf.ones([2, 3])
    assert tf.slice(x, [0, 3], [2, 0]).shape == [2, 0] and tf.slice(x, [1, 0], [-1, 2]).shape == [1, 2]


def test_an_index_out_of_range_says_what_it_may_be():
    f = tf.function(lambda x, i: tf.gather(x, i))
    for use in (tf.gather, f):
        with pytest.raises(tf.errors.InvalidArgumentError, match=r"indices = 5 is not in \[0, 2\)"):
            use(tf.constant([1, 2]), tf.constant(5))


def test_a_spec_is_no_argument_of_a_call():
    f = tf.function(lambda x, n: x * n)
    spec = tf.TensorSpec([], tf.float32)
    assert f.get_concrete_function(spec, 2.0)(tf.constant(3.0)).numpy() == 6
    for args in ((spec, 2.0), ([spec], 2)):
        with pytest.raises(ValueError, match="unsupported type"):
            f(*args)
    assert f(tf.constant(3.0), 2.0).numpy() == 6 and f.experimental_get_tracing_count() == 1


def test_tensors_out_of_scope_by_place():
    leaked = {}

    @tf.function
    def outer(x, uses):
        @tf.function
        def inner(y):
            leaked["inner"] = y * 3.0
            return y

        leaked["outer"] = x * 2.0
        inner(x)
        return x + leaked["inner"] if uses else x

    outer(tf.constant(1.0), False)
    for use in (lambda: tf.abs(leaked["outer"]), lambda: traced(lambda: leaked["outer"] + 1.0)):
        with pytest.raises(TypeError, match="out of scope"):
            use()
    with pytest.raises(InaccessibleTensorError, match="out of scope"):
        outer(tf.constant([1.0]), True)
    assert issubclass(InaccessibleTensorError, ValueError)


def test_what_a_loop_leaked_is_not_accessible_behind_it():
    @tf.function
    def f(x):
        rows = []
        for row in x:
            rows.append(row)
        return rows

    with pytest.raises(InaccessibleTensorError, match="out of scope"):
        f(tf.constant([1, 2, 3]))


def line_of(function, text):
    """The line of a function in which a text stands, as messages name it."""
    lines, first = inspect.getsourcelines(function)
    return f"{__file__}:{first + next(i for i, line in enumerate(lines) if text in line)}"


def in_a_branch(x):
    if tf.reduce_sum(x) > 0:
        y = tf.gather(x, 7)  # here
    else:
        y = x[0]
    return y


def in_a_loop(x):
    for i in tf.range(3):
        tf.debugging.assert_less(i, 2)  # here
    return x


def in_a_callable_of_the_library(x):
    return tf.map_fn(
        lambda v: tf.gather(x, tf.cast(v, tf.int32) + 7),  # here
        x,
    )


def in_a_condition(x):
    i = 0
    while tf.gather(x, i) > 0:  # here
        i += 1
    return i


@pytest.mark.parametrize("function", [in_a_branch, in_a_loop, in_a_callable_of_the_library, in_a_condition])
def test_errors_of_a_run_name_the_line_of_the_program(function):
    with pytest.raises(tf.errors.InvalidArgumentError) as caught:
        tf.function(function)(tf.constant([1.0, 2.0]))
    message = str(caught.value)
    assert line_of(function, "# here") in message
    assert "site-packages" not in message and "/etch/_" not in message and "/etch/autograph/" not in message


def test_events_name_the_line_of_the_call():
    f = tf.function(lambda x: x)
    f(tf.ones([1]))
    f(tf.ones([2]))  # the call
    here = line_of(test_events_name_the_line_of_the_call, "# the call")
    assert here in str(tf.explain.events_of(f)[-1])


def test_what_cannot_be_converted_is_told_as_decorated_and_as_called(caplog):
    def odd(x):
        while x < 10:
            x = x * 2
        else:
            x = -x
        return x

    with caplog.at_level(logging.WARNING, "tensorflow"):
        for f in (odd, odd, lambda x: odd(x), lambda x: odd(x)):
            tf.function(f)(1)
    assert sum("could not transform" in record.getMessage() for record in caplog.records) == 2
