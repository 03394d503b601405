"""A training step of a convolutional network for images of digits, with Adam, as users of each peer write it.

Two convolutions of 3 x 3 (SAME, relu), each followed by max pooling of 2 x 2: 28 x 28 x 1 becomes 14 x 14 x 32 and
7 x 7 x 64; then 128 dense units and ten classes. Channels come last, but in PyTorch's program, where they come first
as its layers have them. Weights begin the same everywhere, so that the losses agree."""

from collections.abc import Callable

import numpy

from programs.training import RATE, Program, choose, jax_training, torch_place, torch_training

SIZE, CHANNELS, UNITS, CLASSES, BATCH = 28, (1, 32, 64), 128, 10, 64
FLAT = (SIZE // 4) ** 2 * CHANNELS[-1]


def weights() -> list[numpy.ndarray]:
    """w and b: of the two convolutions (height, width, in, out), of the dense layer, of the classes."""
    random = numpy.random.default_rng(0)
    out = []
    for *window, n_in, n_out in [(3, 3, *CHANNELS[:2]), (3, 3, *CHANNELS[1:]), (FLAT, UNITS), (UNITS, CLASSES)]:
        shape = (*window, n_in, n_out)
        out.append((random.standard_normal(shape) * (n_out / numpy.prod(shape)) ** 0.5).astype("float32"))
        out.append(numpy.zeros(n_out, "float32"))
    return out


def batch() -> tuple[numpy.ndarray, numpy.ndarray]:
    random = numpy.random.default_rng(1)
    x = random.standard_normal((BATCH, SIZE, SIZE, 1)).astype("float32")
    return x, random.integers(0, CLASSES, BATCH).astype("int32")


def tensorflow(tf, decorate: Callable) -> Program:
    """The program of TensorFlow's users, and of Etch's."""
    variables = [tf.Variable(w) for w in weights()]
    w1, b1, w2, b2, w3, b3, w4, b4 = variables
    optimizer = tf.optimizers.Adam(RATE)
    optimizer.build(variables)  # what it keeps is there before the first step, as JAX's is

    def layer(x, w, b):
        return tf.nn.max_pool2d(tf.nn.relu(tf.nn.conv2d(x, w, 1, "SAME") + b), 2, 2, "VALID")

    @decorate
    def step(x, y):
        with tf.GradientTape() as tape:
            flat = tf.reshape(layer(layer(x, w1, b1), w2, b2), [-1, FLAT])
            logits = tf.nn.relu(flat @ w3 + b3) @ w4 + b4
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
        gradients = tape.gradient(loss, variables)
        optimizer.apply_gradients(zip(gradients, variables))
        return loss

    return step, tf.constant


def jax() -> Program:
    import jax
    import jax.numpy as jnp

    def layer(x, w, b):
        x = jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        window = (1, 2, 2, 1)
        return jax.lax.reduce_window(jax.nn.relu(x + b), -jnp.inf, jax.lax.max, window, window, "VALID")

    def loss_of(params, x, y):
        w1, b1, w2, b2, w3, b3, w4, b4 = params
        flat = layer(layer(x, w1, b1), w2, b2).reshape(-1, FLAT)
        log_p = jax.nn.log_softmax(jax.nn.relu(flat @ w3 + b3) @ w4 + b4)
        return -jnp.mean(jnp.take_along_axis(log_p, y[:, None], axis=1))

    return jax_training(loss_of, weights()), jnp.asarray


def torch(decorate: Callable) -> Program:
    import torch

    start = weights()
    for i in (0, 2):
        start[i] = start[i].transpose(3, 2, 0, 1).copy()  # out, in, height, width
    # Flat values are in the order of channel, row, column.
    channels_last = (SIZE // 4, SIZE // 4, CHANNELS[-1], UNITS)
    start[4] = start[4].reshape(channels_last).transpose(2, 0, 1, 3).reshape(FLAT, UNITS).copy()
    params = [torch.nn.Parameter(torch.from_numpy(w)) for w in start]
    w1, b1, w2, b2, w3, b3, w4, b4 = params
    optimizer = torch.optim.Adam(params, RATE, eps=1e-7)
    functional = torch.nn.functional

    def layer(x, w, b):
        return functional.max_pool2d(torch.relu(functional.conv2d(x, w, b, padding=1)), 2)

    @decorate
    def loss_of(x, y):
        flat = layer(layer(x, w1, b1), w2, b2).reshape(-1, FLAT)
        return functional.cross_entropy(torch.relu(flat @ w3 + b3) @ w4 + b4, y)

    def place(array):
        return torch_place(array.transpose(0, 3, 1, 2).copy() if array.ndim == 4 else array)

    return torch_training(loss_of, optimizer), place


def make(peer: str, **options) -> Program:
    """The peer's program; options are those of Etch's tf.function."""
    return choose(peer, tensorflow, jax, torch, **options)
