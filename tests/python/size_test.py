"""Sizes that stay symbolic (policy="symbolic"): a program that uses them as numbers gets what it gets under "exact", by fewer traces."""

import math

import etch as tf
import numpy as np
import pytest

USES = {
    "quotient": lambda x: tf.reduce_sum(x) / x.shape[0],
    "product": lambda x: x * x.shape[0],
    "product from the left": lambda x: x.shape[0] * x,
    "sum": lambda x: x + x.shape[1],
    "both": lambda x: x / (x.shape[0] * x.shape[1]),
    "count": lambda x: x / x.shape.num_elements(),
    "power": lambda x: x / x.shape[0] ** 0.5,
    "square root": lambda x: x / math.sqrt(x.shape[0]),
    "NumPy": lambda x: x / np.sqrt(x.shape[0]),
    "NumPy, of all": lambda x: x / np.prod(x.shape),
    "comparison": lambda x: x > x.shape[0],
    "maximum": lambda x: tf.maximum(x, x.shape[0]),
    "choice": lambda x: tf.where(x > 0.0, x, x.shape[0]),
    "constant": lambda x: tf.constant(x.shape[0], tf.float32),
    "shape": lambda x: tf.zeros(x.shape) + x,
    "part of a shape": lambda x: tf.zeros(x.shape[1:]) + x,
    "shape backwards": lambda x: tf.zeros(x.shape[::-1]),
    "equal to a tuple": lambda x: x if x.shape == (4, 3) else -x,
    "equal to another tuple": lambda x: x if x.shape == (3, 4) else -x,
    "part equal to a list": lambda x: x if x.shape[1:] == [3] else -x,
    "fully defined": lambda x: x if x.shape.is_fully_defined() else -x,
    "key": lambda x: x * {4: 2.0}[x.shape[0]],
    "format": lambda x: tf.constant(f"{x.shape[0]:03d}"),
    "unstacked": lambda x: tf.add_n(tf.unstack(x)),
    "split": lambda x: tf.split(x, x.shape[0])[1],
    "remainder": lambda x: x % x.shape[1],
    "range": lambda x: tf.range(x.shape[0]),
    "stacked with a float": lambda x: tf.stack([x.shape[0], 1.5]),
    "stacked behind a float": lambda x: tf.stack([1.5, x.shape[0]]),
    "stacked with a float of NumPy's": lambda x: tf.stack([x.shape[0], np.float32(1.5)]),
    "stacked with a double of NumPy's": lambda x: tf.stack([x.shape[0], np.float64(1.5)]),
    "stacked with a half": lambda x: tf.stack([x.shape[0], tf.constant(1.5, tf.float16)]),
    "stacked with a number": lambda x: tf.stack([x.shape[0], 1]),
    "stacked with a large number": lambda x: tf.stack([x.shape[0], 2**40]),
    "stacked with a tensor": lambda x: tf.stack([x.shape[0], tf.constant(1.5)]),
    "nested": lambda x: tf.convert_to_tensor([[1, 2], [x.shape[0], 1.5]]),
    "nested, of a dtype": lambda x: tf.convert_to_tensor([[1, 2], [x.shape[0], 3]], tf.float64),
    "list with a float": lambda x: tf.reduce_sum([x.shape[0], 1.5]),
    "joined": lambda x: tf.concat([[x.shape[0], 1.5], [2.0]], 0),
    "sum with a float": lambda x: x * (x.shape[0] + 1.5),
    "product with a float": lambda x: x * (1.5 * x.shape[0]),
    "rest of a float": lambda x: x * (10.5 % x.shape[0]),
    "absolute": lambda x: x * abs(x.shape[1] - x.shape[0]),
    "signs": lambda x: x * (+x.shape[0] - -x.shape[1]),
    "quotient and rest": lambda x: tf.stack(divmod(x.shape[0], x.shape[1])),
    "less than a float": lambda x: x if x.shape[0] < 3.5 else -x,
    "equal to a float": lambda x: x if x.shape[0] == 4.0 else -x,
}


@pytest.mark.parametrize("use", USES)
def test_sizes_are_numbers_to_a_program(use):
    x = tf.constant(np.arange(1.0, 13.0, dtype="float32").reshape(4, 3))
    exact, symbolic = (tf.function(USES[use], policy=policy, autograph=False)(x) for policy in ("exact", "symbolic"))
    assert exact.dtype == symbolic.dtype and exact.shape == symbolic.shape
    np.testing.assert_array_equal(exact.numpy(), symbolic.numpy())


def test_a_size_is_written_to_a_variable():
    v = tf.Variable(0.0)
    f = tf.function(lambda x: v.assign(x.shape[0]), policy="symbolic", autograph=False)
    assert float(f(tf.ones([5]))) == 5.0 and float(f(tf.ones([7]))) == 7.0
    assert f.experimental_get_tracing_count() == 1


def test_shapes_are_compared_by_their_sizes():
    @tf.function(policy="symbolic")
    def f(x, y):
        return x * 10.0 if x.shape == y.shape else x

    assert float(f(tf.ones([2]), tf.ones([1]))[0]) == 1.0
    assert float(f(tf.ones([2]), tf.ones([2]))[0]) == 10.0
    assert float(f(tf.ones([3]), tf.ones([3]))[0]) == 10.0
    assert float(f(tf.ones([3]), tf.ones([4]))[0]) == 1.0
    assert f.experimental_get_tracing_count() == 2  # one per answer


def test_lists_with_a_size_take_one_trace():
    f = tf.function(lambda x: tf.stack([x.shape[0], 1.5]), policy="symbolic", autograph=False)
    assert [f(tf.ones([n, 3])).numpy().tolist() for n in (2, 3, 4)] == [[2.0, 1.5], [3.0, 1.5], [4.0, 1.5]]
    assert f.experimental_get_tracing_count() == 1


def test_quotients_by_a_size_take_one_trace():
    f = tf.function(lambda x: tf.reduce_sum(x) / x.shape[0], policy="symbolic", autograph=False)
    assert [float(f(tf.ones([n, 3]))) for n in (2, 3, 4)] == [3.0, 3.0, 3.0]
    assert f.experimental_get_tracing_count() == 1


def test_advice_has_no_names_of_c():
    f = tf.function(lambda x: tf.reduce_sum(x) / x.shape[0], autograph=False)
    for n in (2, 3, 4):
        f(tf.ones([n, 3]))
    texts = [event.advice["text"] for event in tf.explain.events_of(f) if event.advice]
    assert texts and not any("etch_" in text for text in texts)
