"""set_shape, ensure_shape, and conversions that differ between tracing and running."""

import numpy as np
import pytest

import etch as tf


def test_set_shape_says_what_is_known():
    @tf.function(input_signature=[tf.TensorSpec(None)])
    def f(x):
        y = x * 2
        y.set_shape([None, 2])
        assert y.shape.as_list() == [None, 2] and x.shape.rank is None
        y.set_shape([3, None])
        assert y.shape.as_list() == [3, 2]
        with pytest.raises(ValueError):
            y.set_shape([4, 2])
        return y, y[:, 0]

    y, column = f(tf.ones([3, 2]))
    assert y.shape == [3, 2] and column.numpy().tolist() == [2.0, 2.0, 2.0]
    for shape in ([2, 2], [3, 3], [3], [3, 2, 1]):
        with pytest.raises(tf.errors.InvalidArgumentError, match="Shape of tensor"):
            f(tf.ones(shape))


def test_set_shape_of_a_tensor_around_a_branch():
    @tf.function
    def f(x, c):
        y = x * 1

        def branch():
            y.set_shape([2])  # of the trace around: only looked at
            return y + 1

        return y + tf.cond(c, branch, lambda: y)

    assert f(tf.constant([1.0, 2.0]), tf.constant(True)).numpy().tolist() == [3.0, 5.0]


def test_gradients_flow_through_what_is_ensured():
    f = tf.function(lambda v: tf.reduce_sum(tf.ensure_shape(v * v, [None])), input_signature=[tf.TensorSpec(None)])
    x = tf.Variable([1.0, 2.0])
    with tf.GradientTape() as tape:
        y = f(x)
    assert tape.gradient(y, x).numpy().tolist() == [2.0, 4.0]


def test_ensure_shape_tells_both_shapes():
    f = tf.function(lambda x: tf.ensure_shape(x, [3, None]) + 1, input_signature=[tf.TensorSpec([None, None])])
    assert f(tf.ones([3, 5])).shape == [3, 5]
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"\[2,4\].*\[3,\?\]"):
        f(tf.ones([2, 4]))
    with pytest.raises(ValueError):
        tf.function(lambda x: tf.ensure_shape(x, [3]))(tf.ones([2]))


def test_the_first_of_several_mistakes_is_told():
    f = tf.function(lambda x, y: x + tf.ensure_shape(y, [3]), input_signature=[tf.TensorSpec([None])] * 2)
    with pytest.raises(tf.errors.InvalidArgumentError, match="expected shape"):
        f(tf.ones([2]), tf.ones([2]))


def test_tensors_are_no_constants_of_a_trace():
    for body in (lambda x: tf.constant(x), lambda x: tf.constant([x, 1]), lambda x: tf.constant([[x]], tf.int32)):
        with pytest.raises(TypeError):
            tf.function(body)(tf.constant(2))
    assert tf.function(lambda x: tf.convert_to_tensor([x, 1]))(tf.constant(2)).numpy().tolist() == [2, 1]
    assert tf.constant([tf.constant(2), 1]).numpy().tolist() == [2, 1]  # nothing is traced


@pytest.mark.parametrize("dtype", [tf.uint8, tf.uint16, tf.uint32, tf.uint64])
def test_unsigned_numbers_are_not_negated(dtype):
    x = tf.constant([1, 2], dtype)
    for negated in (lambda x: -x, tf.negative):
        with pytest.raises(tf.errors.InvalidArgumentError, match="list of allowed values"):
            negated(x)
        with pytest.raises(TypeError):
            tf.function(negated)(x)


def test_python_types_as_dtypes():
    assert tf.as_dtype(float) == tf.float32 and tf.as_dtype(bool) == tf.bool and tf.as_dtype(object) == tf.string
    for t in (int, str, bytes, complex, list):
        with pytest.raises(TypeError, match="Cannot convert"):
            tf.as_dtype(t)
        assert tf.int32 != t


def test_numpy_has_its_own_int64():
    assert repr(tf.constant([1], tf.int64).numpy()) == repr(np.array([1], np.int64))
    assert np.asarray(tf.constant([1], tf.uint64)).dtype.char == np.dtype(np.uint64).char
