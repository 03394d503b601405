"""tf.py_function and tf.numpy_function, eagerly and in functions; tf.group, tf.no_op and tf.control_dependencies."""

import numpy as np
import pytest

import etch as tf

both = pytest.mark.parametrize(
    "run", [lambda fn: fn(), lambda fn: tf.function(fn, autograph=False)()], ids=["eager", "traced"]
)
x = np.array([1, 2, 3], np.int32)


class MyError(Exception):
    """An exception that no library knows."""


def throw(error):
    raise error


def test_python_runs_at_every_call():
    calls = []

    def python(v):
        assert tf.executing_eagerly()
        calls.append(v.numpy().tolist())
        return v * 2

    f = tf.function(lambda v: tf.py_function(python, [v], tf.int32) + 1, autograph=False)
    assert [f(tf.constant(n)).numpy() for n in (1, 2, 3)] == [3, 5, 7]
    assert calls == [1, 2, 3] and f.experimental_get_tracing_count() == 1


@both
def test_results(run):
    assert run(lambda: tf.py_function(lambda a: a + 1, [x], tf.int32)).numpy().tolist() == [2, 3, 4]
    many = run(lambda: tf.py_function(lambda a, b: (a, a + b), [x, 1], (tf.int32, tf.int32)))
    assert isinstance(many, list) and many[1].numpy().tolist() == [2, 3, 4]
    assert run(lambda: tf.py_function(lambda a: [a], [x], [tf.int32]))[0].numpy().tolist() == x.tolist()
    assert run(lambda: tf.py_function(lambda a: np.float64(5), [1.5], tf.float32)).dtype == tf.float32
    assert run(lambda: tf.py_function(lambda a: 7, [x], tf.TensorSpec([], tf.int32))).numpy() == 7
    assert run(lambda: tf.py_function(lambda: None, [], [])) == []
    assert run(lambda: tf.numpy_function(lambda a: a[::-1] * 2, [x], tf.int32)).numpy().tolist() == [6, 4, 2]


@both
@pytest.mark.parametrize(
    "error, expected",
    [
        (ValueError("q"), tf.errors.InvalidArgumentError),
        (TypeError("q"), tf.errors.InvalidArgumentError),
        (StopIteration("q"), tf.errors.OutOfRangeError),
        (MemoryError("q"), tf.errors.ResourceExhaustedError),
        (NotImplementedError("q"), tf.errors.UnimplementedError),
        (KeyError("q"), tf.errors.UnknownError),
        (MyError("q"), tf.errors.UnknownError),
        (tf.errors.NotFoundError(None, None, "q"), tf.errors.UnknownError),
    ],
)
def test_exceptions_by_class(run, error, expected):
    with pytest.raises(expected, match=f"{type(error).__name__}: .*q") as caught:
        run(lambda: tf.py_function(lambda a: throw(error), [x], tf.int32))
    assert caught.value.__cause__ is error


def test_interrupts_are_no_errors_of_ops():
    with pytest.raises(KeyboardInterrupt):
        tf.function(lambda: tf.py_function(lambda a: throw(KeyboardInterrupt()), [x], tf.int32), autograph=False)()


@both
@pytest.mark.parametrize(
    "func, tout",
    [(lambda a: a, [tf.int32, tf.int32]), (lambda a: None, tf.int32), (lambda a: tf.cast(a, tf.float32), tf.int32)],
)
def test_results_that_do_not_fit(run, func, tout):
    with pytest.raises(tf.errors.InvalidArgumentError):
        run(lambda: tf.py_function(func, [x], tout))


def test_a_rank_that_was_not_declared_is_said_to_be_missing():
    f = tf.function(lambda: tf.py_function(lambda a: 7, [x], tf.int32), autograph=False)
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"Tout=tf.TensorSpec\(\[\], tf.int32\)"):
        f()


def test_numpy_function_is_exact_in_functions():
    for func in (lambda a: a * 2.0, lambda a: 5, lambda a: (a, a)):
        with pytest.raises(tf.errors.InvalidArgumentError):
            tf.function(lambda: tf.numpy_function(func, [x], tf.int32), autograph=False)()  # noqa: B023
    with pytest.raises(ZeroDivisionError):
        tf.numpy_function(lambda a: 1 // 0, [x], tf.int32)


def test_decorators_and_refusals():
    @tf.py_function(Tout=tf.int32)
    def double(v):
        """Twice."""
        return v * 2

    assert double(x).numpy().tolist() == [2, 4, 6] and double.__doc__ == "Twice."
    with pytest.raises(TypeError, match="Tout"):
        tf.py_function(lambda: 1, [])
    with pytest.raises(ValueError, match="callable"):
        tf.py_function(1, [x], tf.int32)


def test_callbacks_in_branches_and_loops():
    calls = []

    def note(v):
        calls.append(int(v))
        return v

    def noted(v):
        return lambda: tf.py_function(note, [v], tf.int32)

    f = tf.function(lambda p: tf.cond(p, noted(1), noted(2)), autograph=False)
    assert f(tf.constant(False)).numpy() == 2 and calls == [2]
    g = tf.function(lambda n: tf.while_loop(lambda i: i < n, lambda i: tf.py_function(note, [i], tf.int32) + 1, [0])[0])
    assert g(tf.constant(3)).numpy() == 3 and calls == [2, 0, 1, 2]


def test_group_no_op_and_control_dependencies():
    assert tf.group(x, [x]) is None and tf.no_op() is None
    with pytest.raises(ValueError):
        tf.group(x, other=1)
    with tf.control_dependencies([tf.constant(1), None]), tf.control_dependencies(None):
        pass
    with pytest.raises(TypeError), tf.control_dependencies(5):
        pass
