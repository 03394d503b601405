"""A training step of an LSTM that reads words and names one of two classes, with Adam, as users of each peer write it.

TensorFlow's program loops over the words in a `for` that AutoGraph turns into a while loop: one trace at any length.
With rows read from a TensorArray, tf.scan, or the words' product made before the loop, tf.function took as long or
longer. Unrolled by Python it took up to a fifth less, but two to three times as long to trace, for each length again.
Weights begin the same everywhere, so that the losses agree."""

from collections.abc import Callable

import numpy

from programs.training import RATE, Program, choose, jax_training, torch_place, torch_training

BATCH, VOCABULARY, FEATURES, UNITS, CLASSES = 32, 1000, 64, 128, 2


def weights() -> list[numpy.ndarray]:
    """The words' vectors; wx, wh, b of the gates (input, forget, candidate, output); w and b of the classes."""
    random = numpy.random.default_rng(0)
    gates = 4 * UNITS
    shapes = ((VOCABULARY, FEATURES), (FEATURES, gates), (UNITS, gates), (gates,), (UNITS, CLASSES), (CLASSES,))
    return [(random.standard_normal(shape) / UNITS**0.5).astype("float32") for shape in shapes]


def batch(length: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    random = numpy.random.default_rng(length)
    x = random.integers(0, VOCABULARY, (BATCH, length)).astype("int32")
    return x, random.integers(0, CLASSES, BATCH).astype("int32")


def tensorflow(tf, decorate: Callable) -> Program:
    """The program of TensorFlow's users, and of Etch's."""
    variables = [tf.Variable(w) for w in weights()]
    words, wx, wh, b, w_class, b_class = variables
    optimizer = tf.optimizers.Adam(RATE)
    optimizer.build(variables)  # what it keeps is there before the first step, as JAX's is

    @decorate
    def step(x, y):
        with tf.GradientTape() as tape:
            vectors = tf.nn.embedding_lookup(words, x)
            h = tf.zeros([BATCH, UNITS])
            c = tf.zeros([BATCH, UNITS])
            for t in tf.range(tf.shape(x)[1]):
                gates = vectors[:, t] @ wx + h @ wh + b
                i, f, g, o = tf.split(gates, 4, axis=1)
                c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
                h = tf.sigmoid(o) * tf.tanh(c)
            logits = h @ w_class + b_class
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
        gradients = tape.gradient(loss, variables)
        optimizer.apply_gradients(zip(gradients, variables))
        return loss

    return step, tf.constant


def jax() -> Program:
    import jax
    import jax.numpy as jnp

    def loss_of(params, x, y):
        words, wx, wh, b, w_class, b_class = params

        def turn(state, x_t):
            h, c = state
            i, f, g, o = jnp.split(x_t @ wx + h @ wh + b, 4, axis=1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            return (jax.nn.sigmoid(o) * jnp.tanh(c), c), None

        start = jnp.zeros((BATCH, UNITS)), jnp.zeros((BATCH, UNITS))
        (h, _), _ = jax.lax.scan(turn, start, jnp.swapaxes(words[x], 0, 1))
        log_p = jax.nn.log_softmax(h @ w_class + b_class)
        return -jnp.mean(jnp.take_along_axis(log_p, y[:, None], axis=1))

    return jax_training(loss_of, weights()), jnp.asarray


def torch(decorate: Callable) -> Program:
    import torch

    vectors, wx, wh, b, w_class, b_class = (torch.from_numpy(w) for w in weights())
    words = torch.nn.Embedding.from_pretrained(vectors, freeze=False)
    lstm, classes = torch.nn.LSTM(FEATURES, UNITS, batch_first=True), torch.nn.Linear(UNITS, CLASSES)
    with torch.no_grad():
        lstm.weight_ih_l0.copy_(wx.T)
        lstm.weight_hh_l0.copy_(wh.T)
        lstm.bias_ih_l0.copy_(b)
        lstm.bias_hh_l0.zero_().requires_grad_(False)  # a second bias, which the others have not
        classes.weight.copy_(w_class.T)
        classes.bias.copy_(b_class)
    params = [p for p in (*words.parameters(), *lstm.parameters(), *classes.parameters()) if p.requires_grad]
    optimizer = torch.optim.Adam(params, RATE, eps=1e-7)

    @decorate
    def loss_of(x, y):
        _, (h, _) = lstm(words(x))
        return torch.nn.functional.cross_entropy(classes(h[0]), y)

    return torch_training(loss_of, optimizer), torch_place


def make(peer: str, **options) -> Program:
    """The peer's program; options are those of Etch's tf.function."""
    return choose(peer, tensorflow, jax, torch, **options)
