"""Random numbers: those that TensorFlow 2.21 gives for the same seeds, recorded here, and what follows from how they are made."""

import etch as tf
import numpy as np
import pytest


def near(got, want, ulps=3):
    """Equal up to so many units of the last place."""
    got, want = np.asarray(got), np.asarray(want, np.asarray(got).dtype)
    assert got.shape == want.shape
    assert np.all(np.abs(got - want) <= ulps * np.spacing(np.abs(want)))


def exact(got, want):
    """Equal, as far as numbers written with eight digits tell multiples of 2^-23 apart."""
    return np.allclose(got, want, rtol=0, atol=6e-9)


def test_stateless_uniform():
    seed = [1, 2]
    want = np.float32([0.8440604, 0.19204533, 0.9962232, 0.1603874, 0.27199018])
    assert exact(tf.random.stateless_uniform([5], seed).numpy(), want)
    assert tf.random.stateless_uniform([5], seed, None, None, tf.int32).numpy().tolist() == [
        1105988140, 1738052849, -335576002, 370444179, 10670227]
    assert tf.random.stateless_uniform([3], seed, None, None, tf.int64).numpy().tolist() == [
        7464880146280614444, 1591045637757961278, -1057468755545501549]
    assert tf.random.stateless_uniform([5], seed, -7, 100, tf.int32).numpy().tolist() == [74, 54, 95, 7, 73]
    assert tf.random.stateless_uniform([3], seed, -7, 100, tf.int64).numpy().tolist() == [24, 73, 99]
    half = tf.random.stateless_uniform([5], seed, dtype=tf.float16).numpy()
    assert half.tolist() == [0.54296875, 0.2353515625, 0.060546875, 0.8935546875, 0.1435546875]


def test_stateless_normal():
    near(tf.random.stateless_normal([5], [1, 2]).numpy(), [0.5441101, 0.20738031, 0.07356432, 0.04643455, -1.3015898])
    near(tf.random.stateless_truncated_normal([9], [1, 2]).numpy(), [
        0.5441101, 0.20738031, 0.07356432, 0.04643455, 0.16820592, -1.6850333, 0.24202858, 1.7034503, 1.1060678])
    wide = tf.random.stateless_truncated_normal([5], [1, 2], dtype=tf.float64).numpy()
    assert np.allclose(wide, [-0.14231181, 0.74060725, -0.55238776, -0.73445009, -0.39842024], atol=1e-8)
    many = tf.random.stateless_truncated_normal([20001], [3, 4]).numpy()
    assert np.all(np.abs(many) < 2) and abs(many.std() - 0.8796) < 0.02


def test_order_and_seeds():
    x = tf.constant(np.arange(8))
    assert tf.random.experimental.stateless_shuffle(x, [1, 2]).numpy().tolist() == [4, 2, 1, 7, 3, 6, 0, 5]
    assert tf.random.split([1, 2], 3).numpy().tolist() == [[1105988140, 1738052849], [-335576002, 370444179], [10670227, -246211131]]
    assert tf.random.fold_in([1, 2], 7).numpy().tolist() == [1105988140, 7]


def test_global_and_op_seeds():
    tf.random.set_seed(1234)
    first = np.float32([0.5380393, 0.36461866, 0.5816301])
    assert exact(tf.random.uniform([3]).numpy(), first)
    assert exact(tf.random.uniform([3]).numpy(), np.float32([0.3253647, 0.1387006, 0.64804935]))
    assert exact(tf.random.uniform([3], seed=1).numpy(), np.float32([0.1689806, 0.9725481, 0.90036285]))
    assert exact(tf.random.uniform([3], seed=1).numpy(), np.float32([0.92531705, 0.29733074, 0.11319971]))
    near(tf.random.normal([3], seed=1).numpy(), [-0.32364845, 1.8577391, 0.39556974])  # another op: a stream of its own
    tf.random.set_seed(1234)
    assert exact(tf.random.uniform([3]).numpy(), first)
    tf.random.set_seed(-5)
    assert exact(tf.random.uniform([2], seed=-3).numpy(), np.float32([0.7198179, 0.03758264]))
    tf.random.set_seed(2**40 + 5)
    assert exact(tf.random.uniform([2], seed=2**33 + 1).numpy(), np.float32([0.41863263, 0.3670969]))
    tf.random.set_seed(0)
    assert exact(tf.random.uniform([2], seed=0).numpy(), np.float32([0.01975703, 0.00704217]))


def test_shuffle_and_classes():
    tf.random.set_seed(1234)
    x = tf.constant(np.arange(10))
    assert tf.random.shuffle(x, seed=1).numpy().tolist() == [6, 3, 9, 1, 2, 4, 7, 0, 5, 8]
    assert tf.random.shuffle(x, seed=1).numpy().tolist() == [3, 1, 4, 0, 9, 5, 2, 8, 7, 6]
    logits = np.log([[0.5, 0.3, 0.2], [0.1, 0.1, 0.8], [0.3, 0.3, 0.4]]).astype(np.float32)
    assert tf.random.categorical(logits, 6, seed=1).numpy().tolist() == [[0, 0, 0, 0, 0, 1], [2, 2, 2, 2, 2, 2], [0, 1, 1, 0, 0, 2]]
    assert tf.random.categorical(logits, 6, seed=1).numpy().tolist() == [[1, 1, 0, 2, 0, 0], [2, 2, 0, 2, 2, 2], [2, 2, 0, 2, 0, 2]]


def test_without_seeds():
    tf.random.set_seed(None)
    assert not np.array_equal(tf.random.uniform([8]).numpy(), tf.random.uniform([8]).numpy())


def test_generator():
    g = tf.random.Generator.from_seed(1)
    assert exact(g.uniform([3]).numpy(), np.float32([0.78749514, 0.3906511, 0.29263055]))
    assert g.state.numpy().tolist() == [1 + 3 * 256, 0, 0]
    g.skip(10)
    assert g.state.numpy().tolist() == [1 + 13 * 256, 0, 0]
    twin = tf.random.Generator(g)
    assert np.array_equal(g.normal([4]).numpy(), twin.normal([4]).numpy())
    shared = tf.random.Generator.from_state(g.state, "philox")
    assert shared.state is g.state
    assert g.make_seeds(2).shape == (2, 2) and len(g.split(3)) == 3
    for seed, state in [(2**63, [-(2**63), 0, 0]), (-1, [-1, -1, -1]), (2**70, [0, 64, 0]), ([1, 2], [0, 1, 2])]:
        assert tf.random.Generator.from_seed(seed).state.numpy().tolist() == state
    g.reset([-1, 5, 9])  # a counter whose low half overflows
    g.skip(1)
    assert g.state.numpy().tolist() == [255, 6, 9]


def test_integer_bounds_that_are_traced():
    draw = tf.function(lambda low, high: tf.random.uniform([500], low, high, tf.int32), autograph=False)
    for low, high in [(3, 6), (-2, 1)]:
        assert set(draw(tf.constant(low), high).numpy()) == set(range(low, high))
        assert set(draw(low, tf.constant(high)).numpy()) == set(range(low, high))


@pytest.mark.parametrize("wrong, exception, words", [
    (lambda: tf.random.uniform([2], 5, 1, tf.int32), tf.errors.InvalidArgumentError, "Need minval < maxval, got 5 >= 1"),
    (lambda: tf.random.uniform([2], dtype=tf.int32), ValueError, "Must specify maxval"),
    (lambda: tf.random.uniform([-1]), tf.errors.InvalidArgumentError, "-1"),
    (lambda: tf.random.normal([2], dtype=tf.int32), TypeError, "Cannot convert 0.0"),
    (lambda: tf.random.stateless_uniform([2], [1]), tf.errors.InvalidArgumentError, "seed must have shape"),
    (lambda: tf.random.stateless_uniform([2], [1, 2], alg="x"), ValueError, "unsupported value x"),
    (lambda: tf.random.categorical([1.0, 2.0], 3), tf.errors.InvalidArgumentError, "logits should be a matrix"),
    (lambda: tf.random.set_seed("x"), TypeError, "seed"),
    (lambda: tf.random.Generator.from_seed(1, alg="nosuch"), ValueError, "nosuch"),
])
def test_errors(wrong, exception, words):
    with pytest.raises(exception, match=words):
        wrong()
