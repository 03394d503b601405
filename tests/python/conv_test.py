"""Convolutions and pools: against loops in NumPy, at sizes that are not known when they are traced, and what is refused."""

import itertools

import etch as tf
import numpy as np
import pytest

RANDOM = np.random.default_rng(7)


def numbers(*shape):
    return RANDOM.integers(-8, 9, shape).astype("f4") / 4


def pads(n, size, stride, dilation, padding):
    """How often the window fits, and how much is padded before."""
    reach = (size - 1) * dilation + 1
    if padding == "VALID":
        return (n - reach) // stride + 1, 0
    count = -(-n // stride)
    return count, max((count - 1) * stride + reach - n, 0) // 2


def windows(x, sizes, strides, dilations, padding):
    """Pairs of a place and the positions of x that its window sees, with their place in the window."""
    along = []
    for a, size in enumerate(sizes):
        count, before = pads(x.shape[1 + a], size, strides[a], dilations[a], padding)
        along.append([[(k, p * strides[a] - before + k * dilations[a]) for k in range(size)] for p in range(count)])
    for place in itertools.product(*(range(len(each)) for each in along)):
        seen = itertools.product(*(each[p] for each, p in zip(along, place, strict=True)))
        inside = [tuple(zip(*s, strict=True)) for s in seen if all(0 <= at < x.shape[1 + a] for a, (_, at) in enumerate(s))]
        yield place, inside


def convolved(x, w, strides, dilations, padding):
    counts = [pads(x.shape[1 + a], w.shape[a], s, d, padding)[0] for a, (s, d) in enumerate(zip(strides, dilations, strict=True))]
    y = np.zeros([x.shape[0], *counts, w.shape[-1]])
    for place, inside in windows(x, w.shape[:-2], strides, dilations, padding):
        for k, at in inside:
            y[(slice(None), *place)] += x[(slice(None), *at)] @ w[k]
    return y


@pytest.mark.parametrize("padding", ["SAME", "VALID"])
@pytest.mark.parametrize("strides", [1, 2])
@pytest.mark.parametrize("n_axes", [1, 2, 3])
def test_convolutions(n_axes, strides, padding):
    x, w = numbers(2, *[5, 6, 4][:n_axes], 3), numbers(*[3, 2, 2][:n_axes], 3, 4)
    f = [tf.nn.conv1d, tf.nn.conv2d, tf.nn.conv3d][n_axes - 1]
    y = f(x, w, [1] + [strides] * n_axes + [1], padding)
    np.testing.assert_array_equal(y, convolved(x, w, [strides] * n_axes, [1] * n_axes, padding))


@pytest.mark.parametrize("padding", ["SAME", "VALID"])
def test_one_trace_for_all_sizes(padding):
    w = numbers(3, 2, 2, 4)

    @tf.function(input_signature=[tf.TensorSpec([None, None, None, 2])])
    def f(x):
        return tf.nn.conv2d(x, w, 1, padding, dilations=[2, 1])

    for n, h, width in [(1, 7, 5), (3, 9, 2), (17, 5, 6), (0, 6, 6)]:
        x = numbers(n, h, width, 2)
        np.testing.assert_array_equal(f(x), convolved(x, w, [1, 1], [2, 1], padding))
    assert f.experimental_get_tracing_count() == 1


def test_window_that_does_not_fit_at_run_time():
    @tf.function(input_signature=[tf.TensorSpec([1, None, None, 1])])
    def f(x):
        return tf.nn.conv2d(x, np.ones([3, 3, 1, 1], "f4"), 1, "VALID"), tf.nn.max_pool2d(x, 2, 1, "VALID")

    assert [y.shape for y in f(tf.ones([1, 3, 4, 1]))] == [[1, 1, 2, 1], [1, 2, 3, 1]]
    with pytest.raises(tf.errors.InvalidArgumentError, match="Computed output size would be negative"):
        f(tf.ones([1, 1, 4, 1]))


@pytest.mark.parametrize("padding", ["SAME", "VALID"])
def test_pools(padding):
    x = numbers(2, 5, 6, 3)
    largest, mean = tf.nn.max_pool2d(x, [3, 2], [2, 1], padding).numpy(), tf.nn.avg_pool2d(x, [3, 2], [2, 1], padding).numpy()
    places = list(windows(x, [3, 2], [2, 1], [1, 1], padding))
    assert largest[0, ..., 0].size == len(places)
    for place, inside in places:
        seen = np.stack([x[(slice(None), *at)] for _, at in inside])
        np.testing.assert_array_equal(largest[(slice(None), *place)], seen.max(0))
        np.testing.assert_allclose(mean[(slice(None), *place)], seen.mean(0), rtol=1e-6)


def test_training_step_of_channels_first_and_last():
    x, w, v = numbers(4, 6, 6, 2), numbers(3, 3, 2, 4), numbers(3, 3, 4, 3)

    def step(form):
        @tf.function
        def f(x, w, v):
            with tf.GradientTape() as tape:
                tape.watch([x, w, v])
                y = tf.nn.relu(tf.nn.conv2d(x, w, 1, "SAME", data_format=form))
                y = tf.nn.avg_pool2d(y, 2, 2, "SAME", data_format=form)
                loss = tf.reduce_mean(tf.tanh(tf.nn.conv2d(y, v, 1, "VALID", data_format=form)) ** 2)
            return tape.gradient(loss, [x, w, v])

        return f

    last = step("NHWC")(tf.constant(x), w, v)
    first = step("NCHW")(tf.constant(x.transpose(0, 3, 1, 2)), w, v)
    np.testing.assert_allclose(first[0].numpy().transpose(0, 2, 3, 1), last[0], rtol=1e-5, atol=1e-6)
    for a, b in zip(first[1:], last[1:], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("form", ["NHWC", "NCHW"])
def test_unknown_rank(form):
    @tf.function(input_signature=[tf.TensorSpec(None)])
    def f(x):
        return tf.nn.conv2d(x, np.ones([1, 1, 2, 3], "f4"), 1, "SAME", data_format=form)

    x = numbers(1, 2, 2, 2)
    assert f(x).shape == ([1, 2, 2, 3] if form == "NHWC" else [1, 3, 2, 2])


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (dict(strides=None), None),
        (dict(strides="a"), (TypeError, ValueError, tf.errors.InvalidArgumentError)),
        (dict(strides=[]), ValueError),
        (dict(strides=[1, 1, 1, 1, 1]), ValueError),
        (dict(strides=2**40), tf.errors.InvalidArgumentError),
        (dict(strides=2**70), (OverflowError, ValueError, TypeError, tf.errors.InvalidArgumentError)),
        (dict(strides=1.5), (TypeError, ValueError)),
        (dict(padding=7), TypeError),
        (dict(padding=[]), ValueError),
        (dict(padding=[1, 2, 3, 4]), ValueError),
        (dict(padding=[["a", 0]] * 4), TypeError),
        (dict(padding=[[0, 0], [2**40, 0], [0, 0], [0, 0]]), tf.errors.InvalidArgumentError),
        (dict(padding=[[0, 0], [2**70, 0], [0, 0], [0, 0]]), OverflowError),
        (dict(data_format=3), TypeError),
        (dict(dilations=[1, -1]), tf.errors.InvalidArgumentError),
        (dict(filters=None), (TypeError, ValueError)),
        (dict(filters=[[1.0]]), tf.errors.InvalidArgumentError),
    ],
)
def test_hostile_arguments(arguments, error):
    given = dict(input=tf.ones([1, 4, 4, 2]), filters=tf.ones([2, 2, 2, 3]), strides=1, padding="SAME") | arguments
    if error is None:
        assert tf.nn.conv2d(**given).shape == [1, 4, 4, 3]
    else:
        with pytest.raises(error):
            tf.nn.conv2d(**given)


def test_half_types():
    x, w = numbers(1, 4, 4, 2), numbers(2, 2, 2, 3)
    expected = convolved(x, w, [1, 1], [1, 1], "SAME")
    for dtype in (tf.float16, tf.bfloat16, tf.float64):
        y = tf.nn.conv2d(tf.cast(x, dtype), tf.cast(w, dtype), 1, "SAME")
        assert y.dtype == dtype
        np.testing.assert_array_equal(tf.cast(y, tf.float64), tf.cast(tf.cast(expected, dtype), tf.float64))
