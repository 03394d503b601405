"""What the training programs share: steps of Adam where a library leaves them to its users, and the choice by peer."""

import importlib
from collections.abc import Callable

import numpy
import numpy.random  # what makes weights and batches: some peers' imports load it, and it is not the others' memory either

RATE = 1e-3
LIBRARIES = {"etch": "etch", "tf": "tensorflow", "jax": "jax", "torch": "torch"}  # by the first word of a peer's name

# step(x, y), which takes arrays of the peer's own, changes the weights and returns the loss when all is done, and what
# makes such an array from NumPy's.
Program = tuple[Callable, Callable]


def jax_training(loss_of: Callable, start: list[numpy.ndarray]) -> Callable:
    """A step of Adam on loss_of(params, x, y), compiled; state goes in and comes out, and is given away."""
    import jax
    import jax.numpy as jnp

    def update(state, x, y):
        params, m, v, t = state
        loss, gradients = jax.value_and_grad(loss_of)(params, x, y)
        t = t + 1
        m = [0.9 * a + 0.1 * g for a, g in zip(m, gradients)]
        v = [0.999 * a + 0.001 * g * g for a, g in zip(v, gradients)]
        rate = RATE * jnp.sqrt(1 - 0.999**t) / (1 - 0.9**t)
        params = [p - rate * a / (jnp.sqrt(b) + 1e-7) for p, a, b in zip(params, m, v)]
        return (params, m, v, t), loss

    compiled = jax.jit(update, donate_argnums=0)
    params = [jnp.asarray(w) for w in start]
    state = (params, [jnp.zeros_like(p) for p in params], [jnp.zeros_like(p) for p in params], jnp.float32(0))

    def step(x, y):
        nonlocal state
        state, loss = compiled(state, x, y)
        jax.block_until_ready(state)
        return loss

    return step


def torch_training(loss_of: Callable, optimizer) -> Callable:
    def step(x, y):
        optimizer.zero_grad()
        loss = loss_of(x, y)
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step


def torch_place(array: numpy.ndarray):
    import torch

    return torch.from_numpy(array.astype("int64") if array.dtype == "int32" else array)


def load(peer: str) -> None:
    """Imports the peer's library, with what training loads of it besides."""
    library = importlib.import_module(LIBRARIES[peer.split("_")[0]])
    if peer.startswith("tf_"):
        library.optimizers.Adam  # noqa: B018: loads Keras, which TensorFlow's own import does not


def choose(peer: str, tensorflow: Callable, jax: Callable, torch: Callable, **options) -> Program:
    """The peer's program, made by one of the three; options are those of Etch's tf.function."""
    if peer.startswith("etch"):
        import etch as tf

        return tensorflow(tf, tf.function(**options))
    if peer.startswith("tf_"):
        import tensorflow as tf

        how = {"tf_eager": lambda f: f, "tf_function": tf.function, "tf_xla": tf.function(jit_compile=True)}
        return tensorflow(tf, how[peer])
    if peer == "jax":
        return jax()
    import torch as library

    return torch(library.compile if peer == "torch_compile" else lambda f: f)
