"""tf.nn: activations, dropout, losses and normalization, against formulas in NumPy and numbers recorded from TensorFlow 2.21."""

import etch as tf
import numpy as np
import pytest

X = np.float32([-3, -0.5, 0, 0.5, 7])


@pytest.mark.parametrize("name, f", [
    ("relu", lambda x: np.maximum(x, 0)),
    ("relu6", lambda x: np.clip(x, 0, 6)),
    ("leaky_relu", lambda x: np.where(x > 0, x, 0.2 * x)),
    ("elu", lambda x: np.where(x < 0, np.expm1(x), x)),
    ("selu", lambda x: 1.0507009873554805 * np.where(x < 0, 1.6732632423543772 * np.expm1(x), x)),
    ("silu", lambda x: x / (1 + np.exp(-x))),
    ("softmax", lambda x: np.exp(x) / np.exp(x).sum()),
    ("log_softmax", lambda x: x - np.log(np.exp(x).sum())),
    ("l2_loss", lambda x: (x * x).sum() / 2),
])
def test_formulas(name, f):
    assert np.allclose(getattr(tf.nn, name)(X).numpy(), f(X.astype(np.float64)), rtol=1e-6, atol=1e-7)


def test_gelu():
    assert np.allclose(tf.nn.gelu(X).numpy(), [-0.0040496956, -0.15426877, 0, 0.34573123, 7], atol=1e-6)
    assert np.allclose(tf.nn.gelu(X, approximate=True).numpy(), [-0.003637433, -0.154286, 0, 0.345714, 7], atol=1e-6)


def test_dropout():
    tf.random.set_seed(3)
    ones = tf.ones([6])
    assert tf.nn.dropout(ones, 0.5, seed=4).numpy().tolist() == [2, 0, 2, 2, 2, 2]
    assert tf.nn.dropout(ones, 0.5, seed=4).numpy().tolist() == [0, 2, 2, 2, 2, 2]
    assert np.allclose(tf.random.uniform([2], seed=4).numpy(), [0.32937717, 0.08862185], atol=6e-9)  # the same stream
    assert tf.nn.dropout(ones, 0.0) is ones
    rows = tf.nn.dropout(tf.ones([50, 3]), 0.5, noise_shape=[None, 1]).numpy()
    assert np.all(rows == rows[:, :1]) and {0, 2} == set(rows.ravel())
    for rate in (1.0, -0.1):
        with pytest.raises(ValueError, match="rate"):
            tf.nn.dropout(ones, rate)
    with pytest.raises(ValueError, match="floating point"):
        tf.nn.dropout(tf.ones([2], tf.int32), 0.5)


def test_cross_entropies():
    logits = np.float32([[2, 1, 0.1], [0.5, 2.5, 100]])
    labels = np.float32([[1, 0, 0], [0.2, 0.3, 0.5]])
    assert np.allclose(tf.nn.softmax_cross_entropy_with_logits(labels, logits).numpy(), [0.41702995, 49.15])
    assert np.allclose(tf.nn.sparse_softmax_cross_entropy_with_logits([0, 2], logits).numpy(), [0.41702995, 0])
    want = [[0.126928, 1.3132617, 0.7443967], [0.87407696, 1.8288897, 50]]
    assert np.allclose(tf.nn.sigmoid_cross_entropy_with_logits(labels, logits).numpy(), want)
    want = [[0.253856, 1.3132617, 0.7443967], [0.96889246, 1.8525567, 50]]
    assert np.allclose(tf.nn.weighted_cross_entropy_with_logits(labels, logits, 2.0).numpy(), want)
    with pytest.raises(ValueError, match="same shape"):
        tf.nn.sigmoid_cross_entropy_with_logits([1.0], logits)
    with pytest.raises(ValueError, match="except for the last"):
        tf.nn.sparse_softmax_cross_entropy_with_logits([0], logits)
    with pytest.raises(tf.errors.InvalidArgumentError):
        tf.nn.sparse_softmax_cross_entropy_with_logits([0, 3], logits)


def test_normalization_and_lookups():
    x = np.float32([[1, 2], [3, 4], [8, 6]])
    mean, variance = tf.nn.moments(x, [0])
    assert np.allclose(mean.numpy(), x.mean(0)) and np.allclose(variance.numpy(), x.var(0))
    y = tf.nn.batch_normalization(tf.constant(x), mean, variance, tf.constant(0.5), tf.constant(2.0), 0.001).numpy()
    assert np.allclose(y, (x - x.mean(0)) / np.sqrt(x.var(0) + 0.001) * 2 + 0.5, rtol=1e-5)
    assert np.array_equal(tf.nn.bias_add(x, [10.0, 20.0]).numpy(), x + [10, 20])
    images = tf.nn.bias_add(tf.ones([1, 2, 3, 3]), [1.0, 2.0], data_format="NCHW").numpy()
    assert images[0, :, 1, 1].tolist() == [2, 3]
    assert np.array_equal(tf.nn.embedding_lookup(tf.constant(x), [[2], [0]]).numpy(), x[[[2], [0]]])
    assert np.allclose(tf.nn.embedding_lookup(tf.constant([[0.0, 2.0], [3.0, 4.0]]), [0, 1], max_norm=1.0).numpy(), [[0, 1], [0.6, 0.8]])
    with pytest.raises(tf.errors.InvalidArgumentError, match="as many biases"):
        tf.nn.bias_add(x, [1.0])
