"""What programs.py records with: it runs each of its programs twice, as it stands and as one tf.function, with the tape around it; both
must agree, and the second is recorded.
"""
import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
import numpy as np  # noqa: E402
from archive import write  # noqa: E402
import tensorflow as tf  # noqa: E402

random = np.random.default_rng(11)
PROGRAMS = {}


def floats(*shape, lo=-1.0, hi=1.0):
    return random.uniform(lo, hi, shape)


def bools(*shape):
    return random.integers(0, 2, shape).astype(bool)


def program(cases, variables=(), fixed=()):
    """cases: lists of inputs. variables: shapes of those that are trainable, fixed: of those that are not; the first are numbered
    first. The function is given inputs and variables and returns its results."""
    def add(run):
        PROGRAMS[run.__name__] = run, cases, variables, fixed
        return run
    return add


def ran(run, xs, vs, trainable, seeds):
    with tf.GradientTape() as tape:
        for x in xs:
            if x.dtype.is_floating:
                tape.watch(x)
        ys = run(*xs)
        total = tf.add_n([tf.reduce_sum(y * s) for y, s in zip(ys, seeds(ys)) if s is not None])
    by = [x for x in xs if x.dtype.is_floating]
    gs = tape.gradient(total, by + vs[:trainable], unconnected_gradients=tf.UnconnectedGradients.ZERO)
    gs = [tf.convert_to_tensor(g).numpy() for g in gs]
    return [y.numpy() for y in ys], gs[:len(by)], gs[len(by):], [v.numpy() for v in vs]


def record(out, case, run, inputs, variables, trainable, dtype):
    def cast(x):
        x = np.asarray(x)
        return x.astype(dtype) if x.dtype.kind == "f" else x
    xs = [tf.constant(cast(x)) for x in inputs]
    kept = []

    def seeds(ys):
        if not kept:
            kept.extend(cast(floats(*y.shape, lo=0.25, hi=1.25)) if y.dtype.is_floating else None for y in ys)
        return kept

    def once(traced):
        vs = [tf.Variable(cast(v), trainable=i < trainable) for i, v in enumerate(variables)]

        def f(*xs):
            return tuple(run(xs, vs))
        return ran(tf.function(f) if traced else f, xs, vs, trainable, seeds)
    eager, (ys, gx, gv, ws) = once(False), once(True)
    for a, b in zip(eager, (ys, gx, gv, ws)):
        for p, q in zip(a, b, strict=True):
            np.testing.assert_allclose(p, q, rtol=1e-11 if dtype == "f8" else 1e-4, atol=1e-12 if dtype == "f8" else 1e-5, err_msg=case)
    for i, x in enumerate(xs):
        out[f"{case}/x{i}"] = x.numpy()
    for i, g in zip([i for i, x in enumerate(xs) if x.dtype.is_floating], gx, strict=True):
        out[f"{case}/gx{i}"] = g
    for i, (y, s) in enumerate(zip(ys, kept, strict=True)):
        out[f"{case}/y{i}"] = y
        if s is not None:
            out[f"{case}/s{i}"] = s
    for i, v in enumerate(variables):
        out[f"{case}/v{i}"], out[f"{case}/w{i}"] = cast(v), ws[i]
    for i, g in enumerate(gv):
        out[f"{case}/gv{i}"] = g


def record_all(file):
    out = {}
    for name, (run, cases, trained, fixed) in PROGRAMS.items():
        sizes = [*trained, *fixed]
        values = [[floats(*s) for s in sizes] for _ in cases]
        for i, inputs in enumerate(cases):
            record(out, f"{name}/{i}", run, inputs, values[i], len(trained), "f8")
        record(out, f"{name}/f32", run, cases[0], values[0], len(trained), "f4")
        print(name, flush=True)
    print(len(PROGRAMS), "programs")
    write(file, out)
