"""A training step of a small transformer that predicts the next token, with Adam, as users of each peer write it.

Weights begin the same everywhere, so that the losses agree."""

from collections.abc import Callable

import numpy

from programs.training import RATE, Program, choose, jax_training, torch_place, torch_training

WIDTH, HEADS, LAYERS, LENGTH, BATCH, VOCABULARY = 256, 4, 4, 128, 16, 1000
WIDE = 4 * WIDTH  # of the layer inside
HEAD = WIDTH // HEADS
EPSILON = 1e-5


def weights() -> list[numpy.ndarray]:
    """Tokens, positions; per layer: the products of attention, its norm, the two of the network, its norm; the last norm, the logits."""
    random = numpy.random.default_rng(0)

    def dense(n_in, n_out):
        return [(random.standard_normal((n_in, n_out)) / n_in**0.5).astype("float32"), numpy.zeros(n_out, "float32")]

    def norm():
        return [numpy.ones(WIDTH, "float32"), numpy.zeros(WIDTH, "float32")]

    out = [(random.standard_normal((n, WIDTH)) * 0.02).astype("float32") for n in (VOCABULARY, LENGTH)]
    for _ in range(LAYERS):
        out += norm() + dense(WIDTH, 3 * WIDTH) + dense(WIDTH, WIDTH)
        out += norm() + dense(WIDTH, WIDE) + dense(WIDE, WIDTH)
    return out + norm() + dense(WIDTH, VOCABULARY)


def batch() -> tuple[numpy.ndarray, numpy.ndarray]:
    random = numpy.random.default_rng(1)
    tokens = random.integers(0, VOCABULARY, (BATCH, LENGTH + 1)).astype("int32")
    return tokens[:, :-1].copy(), tokens[:, 1:].copy()


def products() -> list[tuple[int, tuple, tuple]]:
    """How often a step has x @ w of which shapes, each with the two products of its gradients."""
    dense = [(WIDTH, 3 * WIDTH), (WIDTH, WIDTH), (WIDTH, WIDE), (WIDE, WIDTH)]
    heads = (BATCH * HEADS,)
    return [
        *((LAYERS, (BATCH * LENGTH, n_in), (n_in, n_out)) for n_in, n_out in dense),
        (LAYERS, (*heads, LENGTH, HEAD), (*heads, HEAD, LENGTH)),  # scores
        (LAYERS, (*heads, LENGTH, LENGTH), (*heads, LENGTH, HEAD)),  # what they weigh
        (1, (BATCH * LENGTH, WIDTH), (WIDTH, VOCABULARY)),
    ]


def tensorflow(tf, decorate: Callable) -> Program:
    """The program of TensorFlow's users, and of Etch's."""
    variables = [tf.Variable(w) for w in weights()]
    optimizer = tf.optimizers.Adam(RATE)
    optimizer.build(variables)  # what it keeps is there before the first step, as JAX's is

    def norm(x, scale, shift):
        mean, variance = tf.nn.moments(x, [-1], keepdims=True)
        return (x - mean) * tf.math.rsqrt(variance + EPSILON) * scale + shift

    def heads(x):
        return tf.transpose(tf.reshape(x, [-1, LENGTH, HEADS, HEAD]), [0, 2, 1, 3])

    def attention(x, mask, w, b, w_out, b_out):
        q, k, v = (heads(part) for part in tf.split(tf.tensordot(x, w, 1) + b, 3, axis=-1))
        scores = tf.matmul(q, k, transpose_b=True) * HEAD**-0.5 + mask
        mixed = tf.transpose(tf.nn.softmax(scores) @ v, [0, 2, 1, 3])
        return tf.tensordot(tf.reshape(mixed, [-1, LENGTH, WIDTH]), w_out, 1) + b_out

    @decorate
    def step(x, y):
        with tf.GradientTape() as tape:
            rest = iter(variables)
            take = lambda n: [next(rest) for _ in range(n)]  # noqa: E731
            tokens, positions = take(2)
            h = tf.nn.embedding_lookup(tokens, x) + positions
            mask = (1.0 - tf.linalg.band_part(tf.ones([LENGTH, LENGTH]), -1, 0)) * -1e9
            for _ in range(LAYERS):
                h = h + attention(norm(h, *take(2)), mask, *take(4))
                scale, shift, w, b, w_out, b_out = take(6)
                h = h + tf.tensordot(tf.nn.gelu(tf.tensordot(norm(h, scale, shift), w, 1) + b), w_out, 1) + b_out
            scale, shift, w, b = take(4)
            logits = tf.tensordot(norm(h, scale, shift), w, 1) + b
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
        gradients = tape.gradient(loss, variables)
        optimizer.apply_gradients(zip(gradients, variables))
        return loss

    return step, tf.constant


def _layers(rest):
    """The weights of each layer, as weights() lists them: twelve."""
    return [[next(rest) for _ in range(12)] for _ in range(LAYERS)]


def jax() -> Program:
    import jax
    import jax.numpy as jnp

    def norm(x, scale, shift):
        mean = x.mean(-1, keepdims=True)
        variance = jnp.square(x - mean).mean(-1, keepdims=True)
        return (x - mean) * jax.lax.rsqrt(variance + EPSILON) * scale + shift

    def heads(x):
        return x.reshape(-1, LENGTH, HEADS, HEAD).transpose(0, 2, 1, 3)

    def attention(x, mask, w, b, w_out, b_out):
        q, k, v = (heads(part) for part in jnp.split(x @ w + b, 3, axis=-1))
        scores = q @ k.transpose(0, 1, 3, 2) * HEAD**-0.5 + mask
        mixed = (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3)
        return mixed.reshape(-1, LENGTH, WIDTH) @ w_out + b_out

    def loss_of(params, x, y):
        rest = iter(params)
        tokens, positions = next(rest), next(rest)
        h = tokens[x] + positions
        mask = (1.0 - jnp.tril(jnp.ones((LENGTH, LENGTH)))) * -1e9
        for s1, b1, w, b, w_out, b_out, s2, b2, w1, c1, w2, c2 in _layers(rest):
            h = h + attention(norm(h, s1, b1), mask, w, b, w_out, b_out)
            h = h + jax.nn.gelu(norm(h, s2, b2) @ w1 + c1, approximate=False) @ w2 + c2
        scale, shift, w, b = rest
        log_p = jax.nn.log_softmax(norm(h, scale, shift) @ w + b)
        return -jnp.mean(jnp.take_along_axis(log_p, y[..., None], axis=-1))

    return jax_training(loss_of, weights()), jnp.asarray


def torch(decorate: Callable) -> Program:
    import torch

    params = [torch.nn.Parameter(torch.from_numpy(w)) for w in weights()]
    optimizer = torch.optim.Adam(params, RATE, eps=1e-7)
    functional = torch.nn.functional

    def heads(x):
        return x.reshape(-1, LENGTH, HEADS, HEAD).transpose(1, 2)

    def attention(x, w, b, w_out, b_out):
        q, k, v = (heads(part) for part in (x @ w + b).split(WIDTH, dim=-1))
        mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2)
        return mixed.reshape(-1, LENGTH, WIDTH) @ w_out + b_out

    def norm(x, scale, shift):
        return functional.layer_norm(x, (WIDTH,), scale, shift, EPSILON)

    @decorate
    def loss_of(x, y):
        rest = iter(params)
        tokens, positions = next(rest), next(rest)
        h = tokens[x] + positions
        for s1, b1, w, b, w_out, b_out, s2, b2, w1, c1, w2, c2 in _layers(rest):
            h = h + attention(norm(h, s1, b1), w, b, w_out, b_out)
            h = h + functional.gelu(norm(h, s2, b2) @ w1 + c1) @ w2 + c2
        scale, shift, w, b = rest
        logits = norm(h, scale, shift) @ w + b
        return functional.cross_entropy(logits.reshape(-1, VOCABULARY), y.reshape(-1))

    return torch_training(loss_of, optimizer), torch_place


def make(peer: str, **options) -> Program:
    """The peer's program; options are those of Etch's tf.function."""
    return choose(peer, tensorflow, jax, torch, **options)
