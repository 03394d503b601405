"""What a trace uses from outside, as ConcreteFunction.captured_inputs and experimental_implements see it."""

import numpy as np
import pytest

import etch as tf

SPEC = tf.TensorSpec([], tf.float32)


def captured(body):
    return tf.function(body).get_concrete_function(SPEC).captured_inputs


def test_small_and_large_tensors_are_listed_once():
    small, large = tf.constant([1.0, 2.0]), tf.ones([300])
    got = captured(lambda x: x + small[0] + tf.reduce_sum(small) + tf.reduce_sum(large) + 3.0 * x + [1.0])
    assert sorted(len(t) for t in got) == [2, 300]


@pytest.mark.parametrize(
    "use",
    [
        lambda x, c: x + c,
        lambda x, c: c - x,
        lambda x, c: tf.maximum(x, c),
        lambda x, c: tf.stack([x, c]),
        lambda x, c: tf.cond(x > 0.0, lambda: c, lambda: x),
        lambda x, c: tf.function(lambda y: y * c)(x),
        lambda x, c: (x, [c]),
        lambda x, c: x < c,
        lambda x, c: -c,
    ],
)
def test_however_it_is_used(use):
    c = tf.constant(2.0)
    got = captured(lambda x: use(x, c))
    assert len(got) == 1
    np.testing.assert_array_equal(got[0], 2.0)


def test_what_is_made_inside_is_not():
    assert captured(lambda x: x + tf.constant(1.0) + np.float32(2.0) + tf.zeros([])) == []


def test_variables_come_with_them():
    v, c = tf.Variable(1.0), tf.constant(2.0)
    got = captured(lambda x: x * c + v)
    assert len(got) == 2 and got[0] is v


@pytest.mark.parametrize("outside", [tf.Variable(1.0), tf.constant(1.0), tf.ones([300])])
def test_a_function_that_implements_something_has_none(outside):
    f = tf.function(lambda x: x * outside, experimental_implements="scale")
    for _ in range(2):
        with pytest.raises(AssertionError, match="variables are always captured"):
            f(tf.constant(2.0))
    assert f.experimental_get_tracing_count() == 0
    assert float(tf.function(lambda x: x * 3.0, experimental_implements="scale")(tf.constant(2.0))) == 6.0


def test_recursion_that_never_ends():
    @tf.function
    def staged(n):
        return staged(n - 1) if n > 0 else n

    @tf.function(autograph=False)
    def plain(n):
        return plain(n + 1)

    with pytest.raises(Exception, match="RecursionError") as told:
        staged(tf.constant(3))
    assert type(told.value).__name__ == "StagingError"
    with pytest.raises(RecursionError):
        plain(tf.constant(3))
    assert staged.experimental_get_tracing_count() == 0
