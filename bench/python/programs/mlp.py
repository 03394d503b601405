"""A training step of a 784-512-512-10 network with Adam, as users of each peer write it.

Weights begin the same everywhere, so that the losses agree."""

from collections.abc import Callable

import numpy

from programs.training import RATE, Program, choose, jax_training, torch_place, torch_training

SIZES = (784, 512, 512, 10)


def weights() -> list[numpy.ndarray]:
    """w1, b1, w2, b2, w3, b3."""
    random = numpy.random.default_rng(0)
    out = []
    for n_in, n_out in zip(SIZES, SIZES[1:]):
        out.append((random.standard_normal((n_in, n_out)) / n_in**0.5).astype("float32"))
        out.append(numpy.zeros(n_out, "float32"))
    return out


def batch(n: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    random = numpy.random.default_rng(n)
    return random.standard_normal((n, SIZES[0])).astype("float32"), random.integers(0, SIZES[-1], n).astype("int32")


def tensorflow(tf, decorate: Callable) -> Program:
    """The program of TensorFlow's users, and of Etch's."""
    variables = [tf.Variable(w) for w in weights()]
    w1, b1, w2, b2, w3, b3 = variables
    optimizer = tf.optimizers.Adam(RATE)
    optimizer.build(variables)  # what it keeps is there before the first step, as JAX's is

    @decorate
    def step(x, y):
        with tf.GradientTape() as tape:
            hidden = tf.nn.relu(x @ w1 + b1)
            hidden = tf.nn.relu(hidden @ w2 + b2)
            logits = hidden @ w3 + b3
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
        gradients = tape.gradient(loss, variables)
        optimizer.apply_gradients(zip(gradients, variables))
        return loss

    return step, tf.constant


def jax() -> Program:
    import jax
    import jax.numpy as jnp

    def loss_of(params, x, y):
        w1, b1, w2, b2, w3, b3 = params
        hidden = jax.nn.relu(x @ w1 + b1)
        hidden = jax.nn.relu(hidden @ w2 + b2)
        log_p = jax.nn.log_softmax(hidden @ w3 + b3)
        return -jnp.mean(jnp.take_along_axis(log_p, y[:, None], axis=1))

    return jax_training(loss_of, weights()), jnp.asarray


def torch(decorate: Callable) -> Program:
    import torch

    params = [torch.from_numpy(w.copy()).requires_grad_() for w in weights()]
    w1, b1, w2, b2, w3, b3 = params
    optimizer = torch.optim.Adam(params, RATE, eps=1e-7)

    @decorate
    def loss_of(x, y):
        hidden = torch.relu(x @ w1 + b1)
        hidden = torch.relu(hidden @ w2 + b2)
        return torch.nn.functional.cross_entropy(hidden @ w3 + b3, y)

    return torch_training(loss_of, optimizer), torch_place


def make(peer: str, **options) -> Program:
    """The peer's program; options are those of Etch's tf.function."""
    return choose(peer, tensorflow, jax, torch, **options)
