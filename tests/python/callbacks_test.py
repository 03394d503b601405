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


def test_a_rank_that_was_not_declared_is_that_of_each_run():
    shapes = []

    def f(v, shape):
        y = tf.py_function(lambda a, s: tf.reshape(a, s[s > 0]), [v, shape], tf.int32)
        shapes.append(y.shape.rank)
        return y + 1, tf.shape(y), tf.reduce_sum(y, axis=0)

    f = tf.function(f, autograph=False)
    v = np.arange(6, dtype=np.int32)
    for shape in ([6, 0, 0], [2, 3, 0], [1, 2, 3], [3, 2, 0]):
        expected = v.reshape([n for n in shape if n > 0])
        y, sizes, columns = f(tf.constant(v), tf.constant(shape))
        assert y.numpy().tolist() == (expected + 1).tolist() and sizes.numpy().tolist() == list(expected.shape)
        assert columns.numpy().tolist() == expected.sum(axis=0).tolist()
    assert shapes == [None] and f.experimental_get_tracing_count() == 1


def test_a_shape_that_was_declared_has_to_hold():
    f = tf.function(lambda v: tf.py_function(lambda a: a, [v], tf.TensorSpec([None, 2], tf.int32)), autograph=False)
    assert f(tf.ones([3, 2], tf.int32)).shape == [3, 2]
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"has shape \(3,\), but was declared with shape"):
        f(tf.constant(x))


def test_a_rank_can_be_told_afterwards():
    @tf.function
    def count(n):
        i = tf.constant(0)
        while i < n:
            i = tf.py_function(lambda v: v + 1, [i], tf.int32)
            i.set_shape([])
        return i

    assert count(tf.constant(4)).numpy() == 4
    with pytest.raises(tf.errors.InvalidArgumentError):
        tf.function(lambda: tf.ensure_shape(tf.py_function(lambda: np.ones([1, 1]), [], tf.int32), [1]), autograph=False)()


def test_many_results():
    f = tf.function(lambda v: tf.py_function(lambda a: [a + i for i in range(20)], [v], [tf.int32] * 20))
    assert [int(y) for y in f(tf.constant(1))] == list(range(1, 21))


def power(v, n):
    """v to the n, by a loop that only Python can run."""
    y = v
    for _ in range(int(n) - 1):
        y = y * v
    return y


@pytest.mark.parametrize("n", [1, 2, 3])
def test_gradients_are_those_of_the_ops_that_ran(n):
    calls = []

    def python(v, n):
        calls.append(int(n))
        return power(v, n)

    f = tf.function(lambda v, n: tf.py_function(python, [v, n], tf.float32), autograph=False)
    v = tf.constant([2.0, -3.0])
    with tf.GradientTape() as tape:
        tape.watch(v)
        y = f(v, tf.constant(n))
    assert tape.gradient(y, v).numpy().tolist() == (n * v.numpy() ** (n - 1)).tolist()
    assert calls == [n]  # the gradient does not run it again


def test_gradients_in_functions():
    @tf.function
    def f(v):
        with tf.GradientTape() as second:
            second.watch(v)
            with tf.GradientTape() as first:
                first.watch(v)
                y = tf.reduce_sum(2.0 * tf.py_function(lambda a: power(a, 3), [v], tf.float32))
            by_v = first.gradient(y, v)
        return y, by_v, second.gradient(by_v, v)

    v = np.array([1.0, 2.0], np.float32)
    for scale in (1.0, 3.0):
        y, by_v, again = f(tf.constant(v * scale))
        assert y.numpy() == (2 * (v * scale) ** 3).sum()
        assert by_v.numpy().tolist() == (6 * (v * scale) ** 2).tolist()
        assert again.numpy().tolist() == (12 * v * scale).tolist()


@pytest.mark.parametrize("which", [0, 1, 2])
def test_gradients_of_some_of_several_results(which):
    def python(a, i, b):
        return a * tf.cast(i, tf.float32), i + 1, tf.reduce_sum(a * b)

    f = tf.function(lambda *args: tf.py_function(python, args, [tf.float32, tf.int32, tf.float32]), autograph=False)
    a, b, v = tf.constant([1.0, 2.0]), tf.constant([5.0, 7.0]), tf.Variable(4.0)
    with tf.GradientTape() as tape:
        tape.watch([a, b])
        first, count, last = f(a, tf.constant(3), b * v)
        z = (tf.reduce_sum(first), last, tf.reduce_sum(first) + 2.0 * last)[which]
    assert count.numpy() == 4
    by_first, by_last = ((1, 0), (0, 1), (1, 2))[which]
    by_a, by_b, by_v = tape.gradient(z, [a, b, v])
    assert by_a.numpy().tolist() == [3 * by_first + 4 * 5 * by_last, 3 * by_first + 4 * 7 * by_last]
    assert by_b.numpy().tolist() == [4 * 1 * by_last, 4 * 2 * by_last]
    assert by_v.numpy() == (1 * 5 + 2 * 7) * by_last


def test_each_run_has_a_gradient_of_its_own():
    f = tf.function(lambda v: tf.py_function(lambda a: power(a, 2), [v], tf.float32), autograph=False)
    vs = [tf.constant(float(i)) for i in range(40)]  # more than tapes are kept: the first are run again
    with tf.GradientTape() as tape:
        tape.watch(vs)
        z = tf.add_n([f(v) for v in vs])
    assert [g.numpy() for g in tape.gradient(z, vs)] == [2.0 * i for i in range(40)]


def test_a_gradient_through_numpy_is_refused():
    f = tf.function(lambda v: tf.numpy_function(lambda a: a * 2, [v], tf.float32), autograph=False)
    v = tf.constant(1.0)
    with tf.GradientTape() as tape:
        tape.watch(v)
        y = f(v)
    with pytest.raises(tf.errors.UnimplementedError, match="callback '<lambda>' has none"):
        tape.gradient(y, v)


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
    number = tf.TensorSpec([], tf.int32)
    g = tf.function(lambda n: tf.while_loop(lambda i: i < n, lambda i: tf.py_function(note, [i], number) + 1, [0])[0])
    assert g(tf.constant(3)).numpy() == 3 and calls == [2, 0, 1, 2]


def test_group_no_op_and_control_dependencies():
    assert tf.group(x, [x]) is None and tf.no_op() is None
    with pytest.raises(ValueError):
        tf.group(x, other=1)
    with tf.control_dependencies([tf.constant(1), None]), tf.control_dependencies(None):
        pass
    with pytest.raises(TypeError), tf.control_dependencies(5):
        pass
