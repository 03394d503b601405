"""A training step of a small transformer (width 256, 4 heads, 4 layers, 16 x 128 tokens, 1,000 words), Adam.

Etch's is also compared with its matrix products alone, and with itself on one thread."""

import steps
from programs import transformer
from rows import Row, Target, Values
from timing import best_of

PEERS = ("etch", "etch_one_thread", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 2
STEPS = 8


def products() -> float:
    """Seconds of the step's matrix products, forward and backward: the best of each by itself, and their sum."""
    import etch as tf

    @tf.function
    def three(x, w, dy):
        return x @ w, tf.matmul(x, dy, transpose_a=True), tf.matmul(dy, w, transpose_b=True)

    seconds = 0.0
    for n_times, x_shape, w_shape in transformer.products():
        operands = [tf.ones(shape) for shape in (x_shape, w_shape, (*x_shape[:-1], w_shape[-1]))]
        three(*operands)
        seconds += n_times * best_of(lambda operands=operands: three(*operands), STEPS)
    return seconds


def measure(peer: str) -> dict:
    values = steps.measure(peer, transformer.make, transformer.batch(), STEPS)
    return values | {"products": products()} if peer == "etch" else values


def first_targets(beyond: dict[str, float]) -> list[Target]:
    return [Target("transformer step, first call", beyond["etch"], 20.0, "ms")] if "etch" in beyond else []


def rows(values: Values) -> list[Row]:
    peers = {peer: v for peer, v in values.items() if peer != "etch_one_thread"}
    out = steps.rows("transformer step", peers, 0.9, first_targets)
    if "etch" in values:
        step, alone = values["etch"]["steady"], values["etch"]["products"]
        target = Target("transformer step / its matrix products", step / alone, 1.2)
        out.append(Row("transformer step, its matrix products alone", "ms", {"etch": alone * 1e3}, [target]))
    if {"etch", "etch_one_thread"} <= values.keys():
        one = values["etch_one_thread"]["steady"]
        target = Target("transformer step / on one thread", step / one, 1 / 1.6)
        out.append(Row("transformer step, on one thread", "ms", {"etch": one * 1e3}, [target]))
    return out
