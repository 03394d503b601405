"""Writes tests/records/optimizers.safetensors: what Keras' optimisers make of fixed gradients.

    TF_CPP_MIN_LOG_LEVEL=3 python tests/records/optimizers.py        (Keras 3 on TensorFlow, in an environment of its own)

Three variables (a matrix, a list, a number) start from the same values in every case and get the same gradients, N_STEPS of them
(scaled cases: times the present scale, with infinities in two steps). After each step the variables are recorded. The tests need
only the file.

    <dtype>/x<i>                 first value of variable i
    <dtype>/g<i>                 its gradients, one per step
    <dtype>/<case>/x<i>          its values after each step
    <dtype>/<case>/rate          the rate that each step used
    <dtype>/<case>/average<i>    its moving averages after each step, where the case keeps them
    <dtype>/<case>/scale         the scale of the loss after each step, where the case has one

A table gets gradients that are IndexedSlices, some of whose rows are named more than once. Given as they are, Keras squares every one of
these by itself where an optimiser squares gradients, so that Adagrad makes something else of them than of the same gradient when it is
dense; it is recorded with rows that are added up before.

    <dtype>/rows/x               first value of the table
    <dtype>/rows/indices, g      its gradients, one per step
    <dtype>/rows/<case>/x        its values after each step
"""
import os

import numpy as np

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("KERAS_BACKEND", "tensorflow")
import archive
import keras
import tensorflow as tf

O = keras.optimizers
S = keras.optimizers.schedules
N_STEPS = 8
SHAPES = [(3, 4), (5,), ()]

# Names are those of the table in tests/unit/nn/optimizer_records_test.c, which has the same options in C.
CASES = {
    "sgd": lambda: O.SGD(),
    "sgd_rate": lambda: O.SGD(0.3),
    "sgd_momentum": lambda: O.SGD(0.1, momentum=0.9),
    "sgd_nesterov": lambda: O.SGD(0.1, momentum=0.9, nesterov=True),
    "sgd_decay": lambda: O.SGD(0.1, momentum=0.5, weight_decay=0.03),
    "adam": lambda: O.Adam(),
    "adam_rate": lambda: O.Adam(0.05, beta_1=0.8, beta_2=0.95, epsilon=1e-4),
    "adam_amsgrad": lambda: O.Adam(0.05, amsgrad=True),
    "adam_decay": lambda: O.Adam(0.02, weight_decay=0.1),
    "adamw": lambda: O.AdamW(0.05),
    "adamw_decay": lambda: O.AdamW(0.05, weight_decay=0.2),
    "adamw_amsgrad": lambda: O.AdamW(0.05, amsgrad=True),
    "rmsprop": lambda: O.RMSprop(),
    "rmsprop_rate": lambda: O.RMSprop(0.02, rho=0.8, epsilon=1e-3),
    "rmsprop_momentum": lambda: O.RMSprop(0.01, momentum=0.7),
    "rmsprop_centered": lambda: O.RMSprop(0.01, centered=True, epsilon=1e-3),
    "rmsprop_both": lambda: O.RMSprop(0.01, momentum=0.7, centered=True, epsilon=1e-3),
    "adagrad": lambda: O.Adagrad(),
    "adagrad_rate": lambda: O.Adagrad(0.3, initial_accumulator_value=0.5, epsilon=1e-3),
    "adadelta": lambda: O.Adadelta(),
    "adadelta_rate": lambda: O.Adadelta(1.0, rho=0.8, epsilon=1e-3),
    "lion": lambda: O.Lion(),
    "lion_rate": lambda: O.Lion(0.02, beta_1=0.8, beta_2=0.9, weight_decay=0.1),
    "clip_value": lambda: O.SGD(0.1, clipvalue=0.4),
    "clip_norm": lambda: O.SGD(0.1, clipnorm=0.7),
    "clip_norm_adam": lambda: O.Adam(0.05, clipnorm=0.7),
    "clip_global_norm": lambda: O.SGD(0.1, global_clipnorm=1.5),
    "clip_global_norm_large": lambda: O.SGD(0.1, global_clipnorm=1e3),
    "ema": lambda: O.SGD(0.1, use_ema=True, ema_momentum=0.9),
    "ema_adam": lambda: O.Adam(0.05, use_ema=True, ema_momentum=0.7, weight_decay=0.1),
    "exponential": lambda: O.SGD(S.ExponentialDecay(0.2, 3, 0.7)),
    "exponential_staircase": lambda: O.SGD(S.ExponentialDecay(0.2, 3, 0.7, staircase=True)),
    "inverse": lambda: O.SGD(S.InverseTimeDecay(0.2, 3, 0.5)),
    "inverse_staircase": lambda: O.SGD(S.InverseTimeDecay(0.2, 3, 0.5, staircase=True)),
    "polynomial": lambda: O.SGD(S.PolynomialDecay(0.2, 5, 0.01)),
    "polynomial_power": lambda: O.Adam(S.PolynomialDecay(0.2, 5, 0.01, power=2.5)),
    "cosine": lambda: O.SGD(S.CosineDecay(0.2, 6)),
    "cosine_alpha": lambda: O.SGD(S.CosineDecay(0.2, 5, alpha=0.1)),
    "cosine_warmup": lambda: O.SGD(S.CosineDecay(0.01, 4, alpha=0.1, warmup_target=0.2, warmup_steps=3)),
    "piecewise": lambda: O.SGD(S.PiecewiseConstantDecay([1, 4], [0.3, 0.1, 0.02])),
    "scaled": lambda: O.LossScaleOptimizer(O.Adam(0.05), dynamic_growth_steps=3),
    "scaled_clip": lambda: O.LossScaleOptimizer(O.SGD(0.1, momentum=0.9, global_clipnorm=1.5), dynamic_growth_steps=3),
}
# Keras computes schedules in f32, whatever the dtype. In half precision, where the rounding of every op shows: a few.
SCHEDULED = ("exponential", "inverse", "polynomial", "cosine", "piecewise")
OF_DTYPE = {"float32": list(CASES), "float64": [c for c in CASES if not c.startswith(SCHEDULED)],
            "float16": ["sgd_momentum", "sgd_decay", "adam_rate", "lion_rate"]}


def problem(dtype):
    rng = np.random.default_rng(1)
    xs = [rng.normal(size=s).astype(dtype) for s in SHAPES]
    gs = [rng.normal(size=(N_STEPS,) + s).astype(dtype) for s in SHAPES]
    gs[1][2] = 0  # a gradient that is zero everywhere
    return xs, gs


def is_left_out(case, step):
    """Scaled cases have infinities in this step."""
    return case.startswith("scaled") and step in (3, 4)


def fed(case, gs, step, scale):
    """The gradients of a step as the program would have them; scaled ones times a power of two, which is exact."""
    out = [g[step] * g.dtype.type(scale) for g in gs]
    if is_left_out(case, step):
        out[1] = np.where(np.arange(5) == 2, np.array(np.inf, out[1].dtype), out[1])
    return out


def rounded(config):
    """All numbers of a configuration rounded to f32. Keras takes some constants through f32 on their way to f64 and others not; of
    such numbers it makes no difference."""
    if isinstance(config, dict):
        return {k: rounded(v) for k, v in config.items()}
    if isinstance(config, (list, tuple)):
        return [rounded(v) for v in config]
    return float(np.float32(config)) if isinstance(config, float) else config


def made(case, dtype):
    opt = CASES[case]()
    return type(opt).from_config(rounded(opt.get_config())) if dtype == "float64" else opt


def run(case, dtype):
    xs, gs = problem(dtype)
    opt = made(case, dtype)
    inner = opt.inner_optimizer if isinstance(opt, O.LossScaleOptimizer) else opt
    vs = [keras.Variable(x, dtype=dtype, name=f"x{i}") for i, x in enumerate(xs)]
    opt.build(vs)
    kept = {f"x{i}": [] for i in range(len(vs))}
    kept["rate"] = []
    for step in range(N_STEPS):
        scale = float(np.array(opt.dynamic_scale)) if opt is not inner else 1.0
        kept["rate"].append(np.array(inner.learning_rate))
        opt.apply([keras.ops.convert_to_tensor(g) for g in fed(case, gs, step, scale)], vs)
        for i, v in enumerate(vs):
            kept[f"x{i}"].append(np.array(v))
            if inner.use_ema:
                kept.setdefault(f"average{i}", []).append(np.array(inner._model_variables_moving_average[i]))
        if opt is not inner:
            kept.setdefault("scale", []).append(np.array(opt.dynamic_scale))
    return {name: np.stack(a) for name, a in kept.items()}


ROWS = {"sgd": lambda: O.SGD(0.3), "adagrad": lambda: O.Adagrad(0.3)}


def added_up(indices, rows):
    which, at = np.unique(indices, return_inverse=True)
    out = np.zeros((len(which),) + rows.shape[1:], rows.dtype)
    np.add.at(out, at, rows)
    return which, out


def run_rows(case, dtype, x, indices, g):
    opt = ROWS[case]()
    opt = type(opt).from_config(rounded(opt.get_config())) if dtype == "float64" else opt
    v = keras.Variable(x, dtype=dtype, name="x")
    opt.build([v])
    kept = []
    for step in range(N_STEPS):
        at, rows = (indices[step], g[step]) if case == "sgd" else added_up(indices[step], g[step])
        opt.apply([tf.IndexedSlices(tf.constant(rows), tf.constant(at), tf.constant(x.shape))], [v])
        kept.append(np.array(v))
    return np.stack(kept)


def record_rows(dtype, arrays):
    rng = np.random.default_rng(2)
    x, g = rng.normal(size=(9, 4)).astype(dtype), rng.normal(size=(N_STEPS, 6, 4)).astype(dtype)
    indices = rng.integers(0, 9, size=(N_STEPS, 6))
    indices[:, 5] = indices[:, 0]
    arrays[f"{dtype}/rows/x"], arrays[f"{dtype}/rows/indices"], arrays[f"{dtype}/rows/g"] = x, indices, g
    for case in ROWS:
        arrays[f"{dtype}/rows/{case}/x"] = run_rows(case, dtype, x, indices, g)


def main():
    arrays = {}
    for dtype, cases in OF_DTYPE.items():
        keras.config.set_floatx("float64" if dtype == "float64" else "float32")
        xs, gs = problem(dtype)
        for i in range(len(SHAPES)):
            arrays[f"{dtype}/x{i}"] = xs[i]
            arrays[f"{dtype}/g{i}"] = gs[i]
        for case in cases:
            for name, a in run(case, dtype).items():
                arrays[f"{dtype}/{case}/{name}"] = a
        if dtype != "float16":
            record_rows(dtype, arrays)
    archive.write("optimizers.safetensors", arrays, {"keras": keras.__version__})


if __name__ == "__main__":
    main()
