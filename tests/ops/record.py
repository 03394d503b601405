"""Writes tests/ops/records/*.txt: for every op, inputs and what NumPy says the results are.

    make venv && .venv/bin/python tests/ops/record.py

The records are committed; the tests need only them (`recording.py` has their format). Ops that IEEE-754 or integer arithmetic
defines to the last bit are computed in their own dtype and compared in every bit. Other float ops are computed in 80-bit arithmetic
from the rounded inputs; how far off a result may be is written per op (`recording.ULPS`, or `tol` of a case).
ops_test.c runs each case at static and symbolic sizes, in several memory layouts, fused and unfused; cases of class "vector" and
"broadcast" with `repeat` also on long arrays. Other ops have cases of class "large", whose inputs are made by the
test itself, and are longer than the blocks of 256 and 512 elements that the library works in.
Where NumPy and TensorFlow differ, a comment says what is recorded.
"""
import itertools
import math
import re
import sys

import numpy as np
import scipy.special as sp

from recording import (ALL, BITS, EPSILON, EXACT, FLOATS, INTS, L, MOVES, NP, NUM, OPS, UINTS, anything, computed, indices, made, made_any,
                       made_ramp, made_small, near, op, quantize, raw, settled, to_bf16, tolerance, values, wide, wrap, write_all)

SHAPES1 = [("scalar", ()), ("zero", (0, 3)), ("one", (1, 1)), ("vector", (11,)), ("matrix", (3, 5)), ("cube", (2, 3, 2))]
SHAPES2 = [("scalar", (), ()), ("zero", (0,), (1,)), ("one", (1,), (1, 1)), ("vector", (11,), (11,)), ("matrix", (3, 5), (3, 5)),
           ("broadcast", (3, 1), (5,)), ("broadcast", (2, 1, 3), (4, 1)), ("broadcast", (), (4,))]
REPEATED = ("vector", "broadcast")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, np.inf, -np.inf, np.nan, 3e-5, 1e4, -1e4]


def evaluated(name, t, f, *xs):
    """f of the arrays, exact or in 80 bits. Exact ops are computed in f32 for half types, and rounded: for one operation
    that is the correctly rounded result."""
    with np.errstate(all="ignore"):
        if t in FLOATS and tolerance(name, t) == EXACT:
            return f(*(computed(t, x) for x in xs))
        return f(*(wide(t, x) for x in xs))


def emit(o, cls, t, xs, f, result=None, absolute=0.0):
    shape = np.broadcast_shapes(*(np.shape(x) for x in xs))
    r = result or t
    y = evaluated(o.name, t, f, *(np.broadcast_to(x, shape) for x in xs)) if 0 not in shape else np.zeros(shape)
    if r in BITS and t != "bool":
        y = wrap(r, y)
    elif r in FLOATS and tolerance(o.name, t) == EXACT:
        y = quantize(r, y)
    o.case(cls, t, [(t, x) for x in xs], [(r, np.asarray(y).reshape(shape))], absolute=absolute,
           repeat="elementwise" if cls in REPEATED else None)


def unary(name, f, dtypes, lo=-4.0, hi=4.0, result=None, special=True, absolute=0.0):
    o = op(name)
    for t in dtypes:
        for cls, shape in SHAPES1:
            emit(o, cls, t, [values(t, shape, lo, hi)], f, result, absolute)
        if t in FLOATS and special:
            emit(o, "special", t, [quantize(t, np.array(SPECIAL))], f, result, absolute)
        if t in INTS + UINTS:
            info = np.iinfo(NP[t])
            emit(o, "extreme", t, [np.array([info.min, info.max, 0, 1, info.max - 1], dtype=NP[t])], f, result, absolute)


DIVISIONS = ("floordiv", "mod", "truncatediv", "truncatemod")
NOT_EXTREME = ("pow", "shift_left", "shift_right", "squared_difference")


def binary(name, f, dtypes, ranges=((-4.0, 4.0), (-4.0, 4.0)), result=None, fix=None, special=True, absolute=0.0):
    o = op(name)
    for t in dtypes:
        for cls, a, b in SHAPES2:
            x, y = values(t, a, *ranges[0]), values(t, b, *ranges[1])
            if fix:
                x, y = fix(t, x, y)
            emit(o, cls, t, [x, y], f, result, absolute)
        if t in FLOATS and special:
            s = quantize(t, np.array(SPECIAL))
            emit(o, "special", t, [s.reshape(-1, 1), s], f, result, absolute)
        if t in INTS + UINTS and name not in NOT_EXTREME:
            info = np.iinfo(NP[t])
            s = np.array([info.min, info.max, 0, 1, 3], dtype=NP[t])
            d = s[s != 0] if name in DIVISIONS else s
            if t in INTS:
                d = np.append(d, np.array(-1, dtype=NP[t])).astype(NP[t])
            emit(o, "extreme", t, [s.reshape(-1, 1), d], f, result, absolute)


def each(f, *xs):
    """A scalar function of Python floats over arrays."""
    return np.vectorize(lambda *v: L(f(*map(float, v))), otypes=[L])(*xs) if np.size(xs[0]) else np.asarray(xs[0], L)


def by_integer(f):
    return lambda *xs: np.vectorize(f, otypes=[object])(*xs) if np.size(xs[0]) else xs[0]


def for_both(of_floats, of_integers):
    """A function that is another one on integers (arrays of Python's)."""
    return lambda *xs: by_integer(of_integers)(*xs) if xs[0].dtype == object else of_floats(*xs)


def larger(x, y):
    """NaN if either is, and -0 < +0, for which NumPy and TensorFlow take either."""
    z = np.asarray(np.maximum(x, y))
    return np.where((x == 0) & (y == 0), x + y, z) if z.dtype != object else z


def smaller(x, y):
    z = np.asarray(np.minimum(x, y))
    return np.where((x == 0) & (y == 0), -(-x - y), z) if z.dtype != object else z


def elementwise():
    unary("neg", lambda x: -x, NUM)
    unary("abs", lambda x: abs(x), NUM)
    unary("sign", for_both(lambda x: np.sign(x) + 0 * np.sign(x), lambda v: (v > 0) - (v < 0)), NUM)
    unary("square", lambda x: x * x, NUM)
    unary("relu", lambda x: larger(x, x * 0 if x.dtype == object else np.zeros_like(x)), NUM)
    for n, f in dict(floor=np.floor, ceil=np.ceil, trunc=np.trunc, round=np.rint).items():
        unary(n, f, FLOATS)
    unary("sqrt", np.sqrt, FLOATS, 0, 50)
    unary("rsqrt", lambda x: 1 / np.sqrt(x), FLOATS, 0.01, 50)
    unary("reciprocal", lambda x: 1 / x, FLOATS)
    for n, f in dict(exp=np.exp, expm1=np.expm1, sin=np.sin, cos=np.cos, tan=np.tan, tanh=np.tanh, sinh=np.sinh, cosh=np.cosh,
                     asinh=np.arcsinh, atan=np.arctan).items():
        unary(n, f, FLOATS)
    unary("log", np.log, FLOATS, 0.001, 40)
    unary("log1p", np.log1p, FLOATS, -0.9, 9)
    unary("asin", np.arcsin, FLOATS, -1, 1)
    unary("acos", np.arccos, FLOATS, -1, 1)
    unary("acosh", np.arccosh, FLOATS, 1, 30)
    unary("atanh", np.arctanh, FLOATS, -0.99, 0.99)
    unary("sigmoid", lambda x: 1 / (1 + np.exp(-x)), FLOATS, -20, 20)
    unary("erf", lambda x: each(math.erf, x), FLOATS)
    unary("erfc", lambda x: each(math.erfc, x), FLOATS)
    unary("erfinv", lambda x: each(lambda v: sp.erfinv(v) if v else v, x), FLOATS, -0.99, 0.99)
    unary("lgamma", lambda x: each(lambda v: math.inf if math.isinf(v) else sp.gammaln(v), x), FLOATS, 0.1, 20, absolute=1e-14)
    unary("digamma", lambda x: each(sp.digamma, x), FLOATS, 0.1, 20, special=False, absolute=1e-14)
    for n, f in dict(is_nan=np.isnan, is_inf=np.isinf, is_finite=np.isfinite).items():
        unary(n, f, FLOATS, result="bool")
    unary("logical_not", lambda x: ~x, ["bool"])
    unary("bitwise_not", by_integer(lambda v: ~v), INTS + UINTS)

    binary("add", lambda x, y: x + y, NUM)
    binary("sub", lambda x, y: x - y, NUM)
    binary("mul", lambda x, y: x * y, NUM)
    binary("div", lambda x, y: x / y, FLOATS)
    binary("divide_no_nan", lambda x, y: np.where(y == 0, 0, x / np.where(y == 0, 1, y)), FLOATS)

    # Floats as TensorFlow has them, which is not as Python and NumPy do: floor(x / y) of the rounded quotient (in f32 for half types), and
    # the remainder of a truncated division, moved by y (rounded) if it has the other sign; a remainder of zero keeps the sign of x.
    def floor_mod(x, y):
        r = np.fmod(x, y)
        return np.where((r != 0) & ((r < 0) != (y < 0)), r + y, r)
    no_zero = lambda t, x, y: (x, np.where(y == 0, y + 1, y).astype(y.dtype) if t not in FLOATS else y)
    binary("floordiv", for_both(lambda x, y: np.floor(x / y), lambda a, b: a // b), NUM, fix=no_zero)
    binary("mod", for_both(floor_mod, lambda a, b: a % b), NUM, fix=no_zero)
    binary("truncatediv", by_integer(lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)), INTS + UINTS, fix=no_zero)
    binary("truncatemod", for_both(np.fmod, lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1)), NUM, fix=no_zero)
    for t in ("f32", "f64"):
        x, y = np.array([1, -7, 7, 0.3, -1e-3, -0.0, 6, -6], NP[t]), np.array([0.1, np.inf, -np.inf, 0.1, 1, 3, -3, 3], NP[t])
        emit(op("floordiv"), "rounded", t, [x, y], lambda x, y: np.floor(x / y))
        emit(op("mod"), "rounded", t, [x, y], floor_mod)
    for t, x, y in [("f16", 248.5, 6.0625), ("bf16", 54.5, 0.5625)]:
        emit(op("floordiv"), "rounded", t, [quantize(t, x), quantize(t, y)], lambda x, y: np.floor(x / y))

    binary("pow", for_both(np.power, lambda a, b: a ** b), NUM, ranges=((0, 4), (0, 4)))
    binary("atan2", np.arctan2, FLOATS)
    binary("maximum", larger, NUM)
    binary("minimum", smaller, NUM)
    binary("zeta", lambda x, y: each(sp.zeta, x, y), FLOATS, ranges=((1.5, 9), (0.3, 6)), special=False)
    order = lambda t, x, y: (quantize(t, np.floor(np.abs(x))), quantize(t, np.abs(y) + y.dtype.type(0.25)))
    binary("polygamma", lambda x, y: each(lambda n, v: sp.polygamma(int(n), v), x, y), FLOATS, fix=order, special=False)
    for n, f in dict(equal=np.equal, not_equal=np.not_equal, less=np.less, less_equal=np.less_equal, greater=np.greater,
                     greater_equal=np.greater_equal).items():
        binary(n, lambda x, y, f=f: f(x, y).astype(bool), ALL if n in ("equal", "not_equal") else NUM, result="bool", ranges=((-1, 1), (-1, 1)))
    for n, f in dict(logical_and=np.logical_and, logical_or=np.logical_or, logical_xor=np.logical_xor).items():
        binary(n, f, ["bool"])
    for n, f in dict(bitwise_and=lambda a, b: a & b, bitwise_or=lambda a, b: a | b, bitwise_xor=lambda a, b: a ^ b).items():
        binary(n, by_integer(f), INTS + UINTS)

    def shift(t, left):
        def f(a, b):
            if b < 0 or b >= BITS[t]:
                return 0 if left or a >= 0 else -1
            return a << b if left else a >> b
        return by_integer(f)
    for t in INTS + UINTS:
        binary("shift_left", shift(t, True), [t], ranges=((-4, 4), (0, 2)))
        binary("shift_right", shift(t, False), [t], ranges=((-4, 4), (0, 2)))

    for t in ALL:
        for cls, a, b in SHAPES2:
            c, x, y = values("bool", a), values(t, b), values(t, a)
            shape = np.broadcast_shapes(a, b)
            z = np.where(c, np.broadcast_to(x, shape), np.broadcast_to(y, shape))
            op("select").case(cls, t, [("bool", c), (t, x), (t, y)], [(t, z)], repeat="elementwise" if cls in REPEATED else None)
    # min(max(x, low), high): where low > high, the result is high.
    limited = lambda x, lo, hi: larger(smaller(x, hi), lo)
    for t in NUM:
        for cls, a, b in SHAPES2:
            emit(op("clamp"), cls, t, [values(t, a), values(t, b, -1, 0), values(t, b, 0, 2)], limited)
        x, lo, hi = (np.array(v).astype(NP.get(t, "f4")) for v in ([0, 1, 2, 3, 4, 5], 3, 1))
        emit(op("clamp"), "crossed", t, [x, lo, hi], limited)
        if t in FLOATS:
            s = quantize(t, np.array([-np.inf, -1, -0.0, 0.0, 1, np.inf, np.nan]))
            emit(op("clamp"), "special", t, [s.reshape(-1, 1), quantize(t, np.array([-0.5, np.nan, -0.5, 2])), quantize(t, np.array([0.5, 1, np.nan, -2]))], limited)


def casts():
    o = op("cast")

    def emit_cast(cls, t, r, x):
        x = np.asarray(x)
        if r == "bool":
            y = x != 0
        elif r in FLOATS:
            y = quantize(r, x)
        else:
            y = wrap(r, np.trunc(x.astype("f8")).astype(object) if t in FLOATS else x.astype(object))
        o.case(cls, t, [(t, x)], [(r, y)], attrs=f"dtype={r}", repeat="elementwise" if cls in REPEATED else None)
    for t in ALL:
        for r in ALL:
            x = values(t, (7,))
            emit_cast("vector", t, r, abs(x) if r in UINTS and t in FLOATS else x)
        for cls, shape in SHAPES1:
            emit_cast(cls, t, "i32" if t == "f32" else "f32", values(t, shape))
        if t in BITS:
            info = np.iinfo(NP[t])
            for r in INTS + UINTS + ["f32", "f64", "bool"]:
                emit_cast("extreme", t, r, np.array([info.min, info.max, info.max - 1, info.max // 3, 0, 1], NP[t]))
    # One rounding, also from f64: halfway between two values of the smaller dtype, and a little more.
    for t, r, u in [("f64", "f32", 2.0 ** -24), ("f64", "f16", 2.0 ** -11), ("f64", "bf16", 2.0 ** -8), ("f32", "f16", 2.0 ** -11), ("f32", "bf16", 2.0 ** -8)]:
        tiny = 2.0 ** (-50 if t == "f64" else -22)
        emit_cast("rounding", t, r, np.array([1 + u, 1 + 3 * u, 1 + u + tiny, 1 + u - tiny, -1 - u, 1e39 if t == "f64" else 1e38, -0.0, np.inf, np.nan], NP[t]))
    b = op("bitcast")
    pairs = [("f32", "i32"), ("i32", "f32"), ("f32", "u32"), ("f64", "i64"), ("i64", "f64"), ("u64", "i64"), ("f16", "u16"), ("u16", "i16"),
             ("i16", "u16"), ("i8", "u8"), ("u8", "i8"), ("u32", "i32"), ("bf16", "u16"), ("bool", "u8")]
    seen_as = lambda t, r, x: np.frombuffer(raw(t, x), "<" + NP[r])
    for t, r in pairs:
        for cls, shape in [("vector", (5,)), ("matrix", (2, 3)), ("zero", (0, 2)), ("scalar", ()), ("one", (1,))]:
            x = values(t, shape)
            b.case(cls, t, [(t, x)], [(r, seen_as(t, r, x).reshape(shape))], attrs=f"dtype={r}", tol=EXACT)
        m = made_any(t, (40, 33))
        b.case("large", t, [(t, m)], [(r, seen_as(t, r, m.x).reshape(40, 33))], attrs=f"dtype={r}", tol=EXACT)
    x = values("f32", (2, 3))
    b.case("wider", "f32", [("f32", x)], [("u8", seen_as("f32", "u8", x).reshape(2, 3, 4))], attrs="dtype=u8")
    x = values("u8", (2, 4))
    b.case("narrower", "u8", [("u8", x)], [("u32", seen_as("u8", "u32", x).reshape(2))], attrs="dtype=u32")


REDUCE_CASES = [("scalar", (), "all", False), ("zero", (0, 3), "0", False), ("zero", (3, 0), "1", True), ("one", (1, 1), "0", True),
                ("vector", (11,), "0", False), ("matrix", (3, 5), "1", False), ("matrix", (3, 5), "0", True), ("cube", (2, 3, 4), "0,2", False),
                ("cube", (2, 3, 4), "all", False)]
LARGE_REDUCTIONS = [((3, 1400), 1), ((1400, 3), 0)]


def axes_of(shape, axes, keep):
    ax = tuple(range(len(shape))) if axes == "all" else tuple(map(int, axes.split(",")))
    return ax, ("axes=all" if axes == "all" else f"axes={list(ax)}") + (" keepdims=true" if keep else "")


def total(t, x, ax, keep):
    return np.sum(x.astype(L), axis=ax, keepdims=keep) if t in FLOATS else wrap(t, np.sum(x.astype(object), axis=ax, keepdims=keep, initial=0))


def reductions():
    def fold(name, f, dtypes, large, range_=(-2, 2), near_=None, near_large=None):
        for t in dtypes:
            for cls, shape, axes, keep in REDUCE_CASES:
                x = values(t, shape, *range_)
                ax, attrs = axes_of(shape, axes, keep)
                n = int(np.prod([shape[a] for a in ax])) if ax else 1
                tol = near(t, near_ * max(1, n ** 0.5)) if near_ and t in FLOATS else EXACT
                op(name).case(cls, t, [(t, x)], [(t, f(t, x, ax, keep))], attrs=attrs, tol=tol,
                              absolute=n * 4 * 2.0 ** (-53 if t == "f64" else -24) if name == "sum" and t in FLOATS else 0)
            for shape, axis in LARGE_REDUCTIONS:
                x = large(t, shape)
                y = f(t, x.x, (axis,), False)
                tol = near(t, near_large) if near_large and t in FLOATS else EXACT
                op(name).case("large", t, [(t, x)], [(t, quantize(t, y) if t in FLOATS and tol == EXACT else y)], attrs=f"axes=[{axis}]", tol=tol)

    def product(t, x, ax, keep):
        return np.prod(x.astype(L), axis=ax, keepdims=keep) if t in FLOATS else wrap(t, np.prod(x.astype(object), axis=ax, keepdims=keep, initial=1))

    def extremum(f, empty):
        def g(t, x, ax, keep):
            e = empty if t in FLOATS else (np.iinfo(NP[t]).min if empty < 0 else np.iinfo(NP[t]).max)
            if x.size == 0:
                return np.full(f(np.zeros(x.shape), axis=ax, keepdims=keep, initial=0).shape, e)
            return f(x, axis=ax, keepdims=keep)
        return g
    # The long sums are exact in the accumulator, in whichever order, and rounded once.
    fold("sum", total, NUM, lambda t, shape: made_small(t, shape, 100, scale=16), near_=4)
    fold("prod", product, NUM, lambda t, shape: made(t, shape, 14, 5, scale=16) if t in FLOATS else made(t, shape, 1, 60, step=2),
         range_=(0.7, 1.4), near_=6, near_large=60)
    fold("max", extremum(np.max, -math.inf), NUM, made_any)
    fold("min", extremum(np.min, math.inf), NUM, made_any)
    # One in 1,400 is true, or false, so that both results appear.
    fold("any", lambda t, x, ax, keep: np.any(x, axis=ax, keepdims=keep), ["bool"], lambda t, shape: made(t, shape, -1398, 1400))
    fold("all", lambda t, x, ax, keep: np.all(x, axis=ax, keepdims=keep), ["bool"], lambda t, shape: made(t, shape, 0, 1400))

    def best(f, x, axis):
        """As TensorFlow: a NaN is never the best, unless there is nothing else."""
        worst = -np.inf if f is np.argmax else np.inf
        return f(np.where(np.isnan(x), worst, x), axis=axis) if x.dtype.kind == "f" else f(x, axis=axis)
    for t in ALL:
        for cls, shape, axis in [("vector", (9,), 0), ("matrix", (3, 5), 1), ("matrix", (3, 5), 0), ("one", (1, 1), 0), ("zero", (0, 3), 1),
                                 ("cube", (2, 3, 4), -2), ("large", (2, 1300), 1), ("large", (1300, 2), 0)]:
            x = made_any(t, shape) if cls == "large" else values(t, shape, -1, 1)
            v = x.x if cls == "large" else x
            op("argmax").case(cls, t, [(t, x)], [("i64", best(np.argmax, v, axis))], attrs=f"axis={axis}")
            op("argmin").case(cls, t, [(t, x)], [("i32", best(np.argmin, v, axis).astype("i4"))], attrs=f"axis={axis} dtype=i32")
        if t in FLOATS:
            n, i = np.nan, np.inf
            x = quantize(t, np.array([[1, n, 3], [n, 1, 3], [3, 1, n], [n, n, n], [n, 3, n], [i, n, -i], [-0.0, 0.0, n]]))
            for axis, v in [(1, x), (0, x.T)]:
                op("argmax").case("special", t, [(t, v)], [("i64", best(np.argmax, v, axis))], attrs=f"axis={axis}")
                op("argmin").case("special", t, [(t, v)], [("i32", best(np.argmin, v, axis).astype("i4"))], attrs=f"axis={axis} dtype=i32")

    def running(name, t, x, axis, exclusive, reverse):
        """One accumulator in the compute type, elements in order."""
        f, e = (np.cumsum, 0) if name == "cumsum" else (np.cumprod, 1)
        w = computed(t, x) if t in FLOATS else x.astype(object)
        w = np.flip(w, axis) if reverse else w
        y = f(w, axis=axis) if w.size else w
        if exclusive and w.size:
            y = np.concatenate([np.full_like(np.take(y, [0], axis=axis), e), np.delete(y, -1, axis=axis)], axis=axis)
        return settled(t, np.flip(y, axis) if reverse else y)
    for t in NUM:
        for name in ("cumsum", "cumprod"):
            for exclusive, reverse in [(False, False), (False, True), (True, False), (True, True)]:
                attrs = lambda axis: f"axis={axis}" + (" exclusive=true" if exclusive else "") + (" reverse=true" if reverse else "")
                for cls, shape, axis in [("vector", (9,), 0), ("matrix", (3, 5), 1), ("matrix", (3, 5), 0), ("one", (1, 1), 0), ("zero", (0, 3), 0),
                                         ("zero", (2, 0), 1)]:
                    x = values(t, shape, -2, 2) if name == "cumsum" else values(t, shape, 0.6, 1.5)
                    op(name).case(cls, t, [(t, x)], [(t, running(name, t, x, axis, exclusive, reverse))], attrs=attrs(axis))
                if exclusive == reverse:
                    for shape, axis in [((2, 700), 1), ((700, 2), 0)]:
                        x = made_small(t, shape, 100, scale=16) if name == "cumsum" else made(t, shape, 14, 5, scale=16) if t in FLOATS else made(t, shape, 1, 60, step=2)
                        op(name).case("large", t, [(t, x)], [(t, running(name, t, x.x, axis, exclusive, reverse))], attrs=attrs(axis))
        for cls, shape, to in [("matrix", (3, 5), (1, 5)), ("matrix", (3, 5), (5,)), ("matrix", (3, 5), (3, 5)), ("cube", (2, 3, 4), (3, 1)),
                               ("scalar", (3, 2), ()), ("zero", (0, 3), (1, 3)), ("one", (1, 1), (1,)), ("large", (40, 33), (33,)), ("large", (40, 33), (40, 1))]:
            x = made_small(t, shape, 100, scale=16) if cls == "large" else values(t, shape, -2, 2)
            v = x.x if cls == "large" else x
            lead = len(shape) - len(to)
            ax = tuple(range(lead)) + tuple(i + lead for i in range(len(to)) if to[i] == 1 and shape[i + lead] != 1)
            y = total(t, v, ax, True).reshape(to)
            if cls == "large":
                op("sum_to").case(cls, t, [(t, x), ("i64", np.array(to, "i8"))], [(t, settled(t, y))], tol=EXACT)
            else:
                op("sum_to").case(cls, t, [(t, x), ("i64", np.array(to, "i8"))], [(t, y)], tol=near(t, 4), absolute=0 if t not in FLOATS else 1e-14 if t == "f64" else 1e-5)


def i64(*v):
    return ("i64", np.array(v, "i8"))


def data_of(cls, t, shape, seed=1):
    """An operand of a case that moves elements: what is recorded, and its elements."""
    if cls == "large":
        m = made_any(t, shape, seed)
        return m, m.x
    x = anything(t, shape)
    return x, x


SLICES = [("vector", (9,), [1], [8], [2], ""), ("vector", (9,), [-2], [0], [-3], ""), ("matrix", (4, 5), [0, -1], [9, -9], [1, -1], ""),
          ("matrix", (4, 5), [2, 1], [0, 4], [1, 1], "shrink_mask=1"), ("matrix", (4, 5), [1, 3], [3, 1], [1, -1], "begin_mask=2 end_mask=1"),
          ("zero", (4, 3), [3, 0], [1, 3], [1, 1], ""), ("one", (1, 1), [0, 0], [1, 1], [1, 1], ""), ("scalar", (3, 2), [-1, 1], [0, 0], [1, 1], "shrink_mask=3"),
          ("cube", (2, 3, 4), [0, 2, 1], [2, -4, 4], [1, -1, 2], ""), ("large", (60, 50), [-2, 1], [0, 48], [-1, 2], "")]


def key_of(shape, begin, end, step, masks):
    m = dict(p.split("=") for p in masks.split()) if masks else {}
    bm, em, sm = (int(m.get(k, 0)) for k in ("begin_mask", "end_mask", "shrink_mask"))
    return tuple(begin[i] if sm >> i & 1 else slice(None if bm >> i & 1 else begin[i], None if em >> i & 1 else end[i], step[i])
                 for i in range(len(shape)))


def shapes():
    for t in MOVES:
        for cls, shape in SHAPES1 + [("large", (37, 41)), ("large", (5, 11, 23))]:
            x, v = data_of(cls, t, shape)
            op("shape_of").case(cls, t, [(t, x)], [("i64", np.array(shape, "i8"))])
            op("shape_of").case(cls, t, [(t, x)], [("i32", np.array(shape, "i4"))], attrs="dtype=i32")
            perm = list(range(len(shape)))[::-1] if cls != "large" else [1, 0] if len(shape) == 2 else [1, 2, 0]
            op("transpose").case(cls, t, [(t, x)], [(t, v.transpose(perm))], attrs=f"perm={perm}")
            ax = list(range(0, len(shape), 2))
            op("reverse").case(cls, t, [(t, x)], [(t, np.flip(v, ax) if ax else v)], attrs=f"axes={ax}")
            op("stop_gradient").case(cls, t, [(t, x)], [(t, v)])
            op("dense_gradient").case(cls, t, [(t, x)], [(t, v)])
            op("laid_out").case(cls, t, [(t, x)], [(t, v)])
            op("assigned").case(cls, t, [(t, x), (t, x)], [(t, v)])
            op("behind").case(cls, t, [(t, x), (t, x)], [(t, v)])
        for cls, shape, to in [("scalar", (), ()), ("scalar", (1, 1), ()), ("zero", (0, 3), (3, 0)), ("one", (1,), (1, 1)), ("matrix", (3, 4), (2, 6)),
                               ("matrix", (3, 4), (-1, 2)), ("cube", (2, 3, 4), (6, 4)), ("vector", (12,), (2, -1, 3)), ("large", (40, 33), (33, -1))]:
            x, v = data_of(cls, t, shape)
            op("reshape").case(cls, t, [(t, x), i64(*to)], [(t, v.reshape(to))])
        x = anything(t, (4, 3)).T
        op("reshape").case("transposed", t, [(t, x), i64(12)], [(t, x.reshape(12))])
        for cls, shape, to in [("scalar", (), (2, 3)), ("scalar", (), ()), ("zero", (1, 3), (0, 3)), ("one", (1,), (1,)), ("matrix", (3, 1), (3, 4)),
                               ("cube", (3,), (2, 2, 3)), ("large", (37, 1), (37, 41)), ("large", (41,), (37, 41))]:
            x, v = data_of(cls, t, shape)
            op("broadcast_to").case(cls, t, [(t, x), i64(*to)], [(t, np.broadcast_to(v, to))])
        for cls, shape, start, size in [("vector", (7,), [2], [3]), ("matrix", (4, 5), [1, 0], [2, -1]), ("zero", (3, 4), [3, 1], [0, 2]),
                                        ("one", (1, 1), [0, 0], [1, 1]), ("scalar", (), [], []), ("cube", (2, 3, 4), [0, 1, 2], [-1, 2, 1]),
                                        ("large", (50, 40), [3, 5], [-1, 30])]:
            x, v = data_of(cls, t, shape)
            key = tuple(slice(s, None if n < 0 else s + n) for s, n in zip(start, size))
            op("slice").case(cls, t, [(t, x), i64(*start), i64(*size)], [(t, v[key])])
        for cls, shape, begin, end, step, masks in SLICES:
            x, v = data_of(cls, t, shape)
            key = key_of(shape, begin, end, step, masks)
            op("strided_slice").case(cls, t, [(t, x), i64(*begin), i64(*end), i64(*step)], [(t, np.asarray(v[key]))], attrs=masks)
        for cls, shape, m in [("vector", (3,), [2]), ("matrix", (2, 3), [3, 2]), ("zero", (2, 3), [0, 1]), ("one", (1,), [1]), ("scalar", (), []),
                              ("large", (30, 20), [3, 2])]:
            x, v = data_of(cls, t, shape)
            op("tile").case(cls, t, [(t, x), i64(*m)], [(t, np.tile(v, m) if m else v)])
        for cls, shape, axes in [("vector", (3,), [0]), ("matrix", (2, 3), [1, -1]), ("scalar", (), [0]), ("zero", (0,), [1]), ("one", (1,), [0]),
                                 ("large", (40, 33), [1])]:
            x, v = data_of(cls, t, shape)
            op("expand_dims").case(cls, t, [(t, x)], [(t, np.expand_dims(v, tuple(axes)))], attrs=f"axes={axes}")
        for cls, shape, axes in [("vector", (1, 3), [0]), ("matrix", (2, 1, 3, 1), [1, -1]), ("zero", (1, 0), [0]), ("one", (1, 1), [0]), ("scalar", (1,), [0]),
                                 ("large", (40, 1, 33), [1])]:
            x, v = data_of(cls, t, shape)
            op("squeeze").case(cls, t, [(t, x)], [(t, np.squeeze(v, tuple(axes)))], attrs=f"axes={axes}")
        if t == "string":
            continue
        for cls, shape in [("matrix", (2, 3)), ("zero", (0,)), ("one", (1,)), ("scalar", ()), ("large", (40, 33))]:
            x, v = data_of(cls, t, shape)
            op("zeros_like").case(cls, t, [(t, x)], [(t, np.zeros(shape))])
            op("ones_like").case(cls, t, [(t, x)], [(t, np.ones(shape))])
    for r in ALL:
        for cls, shape in SHAPES1 + [("large", (37, 41))]:
            for t in ["i32", "i64"]:
                v = values(r, ())
                op("fill").case(cls, r, [(t, np.array(shape, NP[t])), (r, v)], [(r, np.full(shape, v))])
                for axis in range(len(shape) if r != "bool" else 0):
                    y = np.broadcast_to(np.arange(shape[axis]).reshape([-1 if i == axis else 1 for i in range(len(shape))]), shape)
                    op("iota").case(cls, r, [(t, np.array(shape, NP[t]))], [(r, y)], attrs=f"axis={axis} dtype={r}")
    for t in NUM:
        for cls, a, b, d in [("vector", 1, 7, 2), ("one", 3, 4, 1), ("zero", 3, 3, 1), ("large", 0, 1280, 1)]:
            if cls == "large" and t in ("i8", "u8"):
                continue
            # start + i * delta in the compute type, rounded once
            op("range").case(cls, t, [(t, np.array(a)), (t, np.array(b)), (t, np.array(d))], [(t, quantize(t, np.arange(a, b, d)))])
        if t not in UINTS:
            op("range").case("down", t, [(t, np.array(5)), (t, np.array(-2)), (t, np.array(-3))], [(t, np.array([5, 2, -1]))])


def joins_and_parts():
    for t in MOVES:
        for cls, shapes_, axis in [("vector", [(2,), (3,)], 0), ("matrix", [(2, 3), (1, 3), (2, 3)], 0), ("matrix", [(2, 3), (2, 1)], -1),
                                   ("zero", [(0, 2), (3, 2)], 0), ("one", [(1,)], 0), ("cube", [(2, 1, 2), (2, 2, 2)], 1),
                                   ("large", [(20, 30), (15, 30), (1, 30)], 0), ("large", [(40, 13), (40, 17)], 1)]:
            xs = [data_of(cls, t, s, i + 1) for i, s in enumerate(shapes_)]
            op("concat").case(cls, t, [(t, x) for x, _ in xs], [(t, np.concatenate([v for _, v in xs], axis))], attrs=f"axis={axis}")
        for cls, shape, n, axis in [("vector", (3,), 2, 0), ("matrix", (2, 3), 3, 1), ("scalar", (), 2, 0), ("zero", (0, 2), 2, -1), ("one", (1,), 1, 0),
                                    ("large", (30, 20), 2, 1)]:
            xs = [data_of(cls, t, shape, i + 1) for i in range(n)]
            op("stack").case(cls, t, [(t, x) for x, _ in xs], [(t, np.stack([v for _, v in xs], axis))], attrs=f"axis={axis}")
        for cls, shape, n, axis in [("vector", (6,), 3, 0), ("matrix", (2, 4), 2, 1), ("zero", (0, 3), 2, 0), ("one", (1,), 1, 0), ("large", (6, 200), 3, 0),
                                    ("large", (200, 6), 2, 1)]:
            x, v = data_of(cls, t, shape)
            op("split").case(cls, t, [(t, x)], [(t, y) for y in np.split(v, n, axis)], attrs=f"n={n} axis={axis}")
        for cls, shape, axis in [("scalar", (3,), 0), ("matrix", (2, 3), 1), ("zero", (2, 0), 0), ("one", (1, 1), 0), ("large", (4, 300), 0), ("large", (300, 4), 1)]:
            x, v = data_of(cls, t, shape)
            op("unstack").case(cls, t, [(t, x)], [(t, np.asarray(np.take(v, i, axis))) for i in range(shape[axis])], attrs=f"axis={axis}")
        for cls, shape, p in [("vector", (4,), [[1, 2]]), ("matrix", (3, 4), [[1, 0], [2, 2]]), ("zero", (0, 2), [[1, 0], [0, 0]]), ("one", (1, 1), [[0, 0], [0, 1]]),
                              ("scalar", (), np.zeros((0, 2))), ("large", (30, 33), [[2, 1], [3, 4]])]:
            (x, v), value = data_of(cls, t, shape), anything(t, ())
            pads = np.array(p, "i8").reshape(-1, 2)
            full = np.full([s + int(a + b) for s, (a, b) in zip(shape, pads)], value.item() if t == "string" else value, dtype=v.dtype)
            full[tuple(slice(int(a), int(a) + s) for s, (a, b) in zip(shape, pads))] = v if shape else v.item()
            op("pad").case(cls, t, [(t, x), ("i64", pads), (t, value)], [(t, full)])
        for cls, shape, p in [("vector", (4,), [[1, 2]]), ("matrix", (3, 4), [[2, 1], [0, 3]]), ("row", (1, 2), [[0, 0], [1, 1]]), ("zero", (0, 3), [[0, 0], [1, 2]]),
                              ("one", (1, 1), [[0, 0], [0, 0]]), ("scalar", (), []), ("large", (30, 33), [[5, 29], [32, 1]])]:
            (x, v), pads = data_of(cls, t, shape), np.array(p, "i8").reshape(-1, 2)
            op("pad_reflect").case(cls, t, [(t, x), ("i64", pads)], [(t, np.pad(v, p, "reflect") if shape else v)])
        for cls, shape, p in [("vector", (4,), [[1, 4]]), ("matrix", (3, 4), [[3, 1], [0, 3]]), ("one", (1, 1), [[1, 1], [1, 0]]), ("zero", (0, 3), [[0, 0], [1, 3]]),
                              ("scalar", (), []), ("large", (30, 33), [[5, 30], [33, 1]])]:
            (x, v), pads = data_of(cls, t, shape), np.array(p, "i8").reshape(-1, 2)
            op("pad_symmetric").case(cls, t, [(t, x), ("i64", pads)], [(t, np.pad(v, p, "symmetric") if shape else v)])
        for cls, shape, m in [("vector", (5,), [1, 0, 1, 1, 0]), ("matrix", (3, 2), [1, 0, 1]), ("zero", (3,), [0, 0, 0]), ("one", (1, 1), [1])]:
            x, mask = anything(t, shape), np.array(m, bool)
            op("boolean_mask").case(cls, t, [(t, x), ("bool", mask)], [(t, x[mask])])
        x, mask = made_any(t, (700, 2)), made("bool", (700,), 0, 2, seed=2)
        op("boolean_mask").case("large", t, [(t, x), ("bool", mask)], [(t, x.x[mask.x])])


def indexing():
    for t in MOVES:
        for cls, shape, ishape, axis in [("vector", (5,), (3,), 0), ("matrix", (4, 3), (2, 2), 0), ("matrix", (4, 3), (2,), 1), ("scalar", (4,), (), 0),
                                         ("zero", (4, 2), (0,), 0), ("one", (1, 1), (1,), 0)]:
            x, i = anything(t, shape), indices(shape[axis], ishape)
            op("gather").case(cls, t, [(t, x), ("i64", i)], [(t, np.take(x, i, axis))], attrs=f"axis={axis}")
        for shape, n, axis in [((50, 3), 400, 0), ((3, 20), 400, 1)]:
            x, i = made_any(t, shape), made("i64", (n,), 0, shape[axis], seed=2)
            op("gather").case("large", t, [(t, x), ("i64", i)], [(t, np.take(x.x, i.x, axis))], attrs=f"axis={axis}")
        x, i = anything(t, (2, 4, 3)), indices(4, (2, 5))
        op("gather").case("batch", t, [(t, x), ("i32", i.astype("i4"))], [(t, np.stack([x[b][i[b]] for b in range(2)]))], attrs="axis=1 batch_dims=1")
        x, i = anything(t, (3, 4)), np.array([[0, 1], [2, 3], [1, 1]])
        op("gather_nd").case("matrix", t, [(t, x), ("i64", i)], [(t, x[i[:, 0], i[:, 1]])])
        op("gather_nd").case("rows", t, [(t, x), ("i32", np.array([[2], [0]], "i4"))], [(t, x[[2, 0]])])
        op("gather_nd").case("zero", t, [(t, x), ("i64", np.zeros((0, 2), "i8"))], [(t, x[:0, 0])])
        op("gather_nd").case("one", t, [(t, x[:1, :1]), ("i64", np.array([[0, 0]]))], [(t, x[:1, 0])])
        op("gather_nd").case("scalar", t, [(t, x), ("i64", np.array([2, 1]))], [(t, np.asarray(x[2, 1]))])
        m, i = made_any(t, (40, 30)), made("i64", (1100, 2), 0, 30, seed=2)
        op("gather_nd").case("large", t, [(t, m), ("i64", i)], [(t, m.x[i.x[:, 0], i.x[:, 1]])])
        x, i = anything(t, (2, 3)), np.array([[[1], [0]], [[2], [2]]])
        op("gather_nd").case("batch", t, [(t, x), ("i64", i)], [(t, np.stack([x[b][i[b, :, 0]] for b in range(2)]))], attrs="batch_dims=1")

        # Updates one after the other, each rounded.
        def scatter(name, f, cls, x, i, u):
            plain = lambda v: getattr(v, "x", v)
            y = plain(x).copy()
            keys, ups = plain(i).reshape(-1, plain(i).shape[-1]), plain(u).reshape((-1,) + y.shape[plain(i).shape[-1]:])
            for k in range(len(keys)):
                at = tuple(keys[k])
                y[at] = ups[k] if f is None else settled(t, f(computed(t, y[at]) if t in FLOATS else y[at].astype(object), computed(t, ups[k]) if t in FLOATS else ups[k].astype(object)))
            op(name).case(cls, t, [(t, x), ("i64", i), (t, u)], [(t, y)])
        for name, f in [("scatter_nd_update", None), ("scatter_nd_add", lambda a, b: a + b), ("scatter_nd_min", smaller), ("scatter_nd_max", larger)]:
            if f is not None and t not in NUM:
                continue
            scatter(name, f, "vector", anything(t, (5,)), np.array([[3], [0], [3]]), anything(t, (3,)))
            scatter(name, f, "matrix", anything(t, (3, 2)), np.array([[1], [1]]), anything(t, (2, 2)))
            scatter(name, f, "zero", anything(t, (3,)), np.zeros((0, 1), "i8"), anything(t, (0,)))
            scatter(name, f, "one", anything(t, (1, 1)), np.array([[0, 0]]), anything(t, (1,)))
            scatter(name, f, "scalar", anything(t, (2, 3)), np.array([1, 2]), anything(t, ()))
            scatter(name, f, "large", made_any(t, (40, 30)), made("i64", (700, 2), 0, 30, seed=2), made_any(t, (700,), seed=3))
        for cls, x in [("vector", anything(t, (9,))), ("zero", anything(t, (0,))), ("one", anything(t, (1,))), ("large", made_any(t, (1300,)))]:
            v = x.x if cls == "large" else x
            seen = list(dict.fromkeys(v.tolist()))
            place = {e: k for k, e in enumerate(seen)}
            at = np.array([place[e] for e in v.tolist()], "i4")
            y = np.array(seen, dtype=object if t == "string" else None).reshape(-1) if seen else v
            op("unique").case(cls, t, [(t, x)], [(t, y), ("i32", at), ("i32", np.bincount(at, minlength=len(seen)).astype("i4"))])
        if t != "string":
            for cls, shape in SHAPES1 + [("large", (40, 33))]:
                x = made(t, shape, 0, 2) if cls == "large" else values(t, shape, -0.5, 0.5)
                v = x.x if cls == "large" else x
                op("nonzero").case(cls, t, [(t, x)], [("i64", np.argwhere(v).astype("i8") if shape else np.zeros((int(bool(v)), 0), "i8"))])
    for t in INTS + UINTS:
        for cls, shape, axis in [("vector", (4,), -1), ("scalar", (), 0), ("matrix", (2, 3), 1), ("zero", (0,), 0), ("one", (1,), 0), ("large", (300,), 0)]:
            x = made(t, shape, 0, 6) if cls == "large" else values(t, shape, 0, 0.8)
            y = np.moveaxis(np.where((x.x if cls == "large" else x)[..., None] == np.arange(4), 2.0, -1.0), -1, axis)
            op("one_hot").case(cls, t, [(t, x), ("i32", np.array(4, "i4")), ("f32", np.array(2.0)), ("f32", np.array(-1.0))], [("f32", y)], attrs=f"axis={axis}")


def ordering():
    for t in NUM:
        for cls, shape, axis in [("vector", (9,), -1), ("matrix", (3, 5), 0), ("zero", (0, 3), 0), ("one", (1, 1), 1), ("large", (1300,), 0), ("large", (3, 400), -1)]:
            for desc in (False, True):
                x = made_any(t, shape) if cls == "large" else values(t, shape, -1, 1)
                v = x.x if cls == "large" else x
                i = np.argsort(-wide(t, v) if desc else v, axis=axis, kind="stable") if v.size else v.astype("i4")
                y = np.take_along_axis(v, i.astype("i8"), axis) if v.size else v
                attrs = f"axis={axis}" + (" descending=true" if desc else "")
                op("sort").case(cls, t, [(t, x)], [(t, y)], attrs=attrs)
                op("argsort").case(cls, t, [(t, x)], [("i32", i.astype("i4"))], attrs=attrs)
        for cls, shape, k in [("vector", (9,), 4), ("matrix", (3, 5), 5), ("zero", (2, 3), 0), ("one", (1,), 1), ("large", (3, 400), 7), ("large", (3, 400), 350)]:
            x = made_any(t, shape) if cls == "large" else values(t, shape, -1, 1)
            v = x.x if cls == "large" else x
            i = np.argsort(-wide(t, v), axis=-1, kind="stable")[..., :k]
            op("top_k").case(cls, t, [(t, x), ("i32", np.array(k, "i4"))], [(t, np.take_along_axis(v, i, -1)), ("i32", i.astype("i4"))])
        lo = 0 if t in UINTS else -60
        for right in (False, True):
            attrs, side = ("right=true", "right") if right else ("", "left")
            for cls, n, shape in [("vector", 6, (4,)), ("zero", 0, (2,)), ("one", 1, (1,)), ("matrix", 5, (0,))]:
                s, v = np.sort(values(t, (n,), -1, 1)), values(t, shape, -1, 1)
                op("searchsorted").case(cls, t, [(t, s), (t, v)], [("i32", np.searchsorted(s, v, side).astype("i4"))], attrs=attrs)
            s, v = made_ramp(t, (1200,), lo, 10), made(t, (600,), max(lo - 2, 0 if t in UINTS else lo - 2), 125)
            op("searchsorted").case("large", t, [(t, s), (t, v)], [("i32", np.searchsorted(s.x, v.x, side).astype("i4"))], attrs=attrs)
    s, v = np.sort(values("f32", (2, 6)), -1), values("f32", (2, 3))
    op("searchsorted").case("rows", "f32", [("f32", s), ("f32", v)], [("i64", np.stack([np.searchsorted(s[i], v[i]) for i in range(2)]))], attrs="dtype=i64")


PRODUCTS = [("matrix", (3, 4), (4, 5), 0, 0), ("matrix", (4, 3), (4, 5), 1, 0), ("matrix", (3, 4), (5, 4), 0, 1), ("matrix", (4, 3), (5, 4), 1, 1),
            ("one", (1, 1), (1, 1), 0, 0), ("zero", (3, 0), (0, 2), 0, 0), ("zero", (0, 4), (4, 5), 0, 0), ("batch", (2, 3, 4), (2, 4, 2), 0, 0),
            ("broadcast", (2, 1, 3, 4), (5, 4, 2), 0, 0), ("broadcast", (3, 4), (2, 4, 3), 0, 0), ("large", (33, 70), (70, 40), 0, 0),
            ("large", (33, 70), (40, 70), 0, 1)]


def products():
    for t in NUM:
        for cls, a, b, tx, ty in PRODUCTS:
            x, y = (made_small(t, a, 9, scale=4), made_small(t, b, 9, scale=4, seed=2)) if cls == "large" else (values(t, a, -1, 1), values(t, b, -1, 1))
            u, v = (wide(t, m.x if cls == "large" else m) for m in (x, y))
            u, v = np.swapaxes(u, -1, -2) if tx else u, np.swapaxes(v, -1, -2) if ty else v
            z = np.matmul(u, v) if u.size and v.size else np.zeros(np.matmul(np.zeros(u.shape), np.zeros(v.shape)).shape, int)
            attrs = " ".join(s for s, f in (("transpose_x=true", tx), ("transpose_y=true", ty)) if f)
            if cls == "large" or t not in FLOATS:  # the sums are exact in the accumulator
                op("matmul").case(cls, t, [(t, x), (t, y)], [(t, settled(t, z))], attrs=attrs, tol=EXACT)
            else:
                op("matmul").case(cls, t, [(t, x), (t, y)], [(t, z)], attrs=attrs, tol=near(t, 4), absolute=8 * 2.0 ** (-53 if t == "f64" else -24))


def places(n, size, stride, dilation, padding, pads):
    """How often a window fits along an axis of n elements, and how much is padded before it."""
    reach = (size - 1) * dilation + 1
    if padding == "same":
        count = -(-n // stride)
        return count, max((count - 1) * stride + reach - n, 0) // 2
    before, after = pads if padding == "explicit" else (0, 0)
    return (n + before + after - reach + stride) // stride, before


def sights(shape, sizes, strides, dilations, padding, pads):
    """Places of a window over [n, sizes.., c], and (place, position in the window, position in x) of all that is inside."""
    along = []
    for a, size in enumerate(sizes):
        n = shape[1 + a]
        count, before = places(n, size, strides[a], dilations[a], padding, pads[2 * a:2 * a + 2])
        along.append((count, [(p, k, p * strides[a] - before + k * dilations[a]) for p in range(count) for k in range(size)
                              if 0 <= p * strides[a] - before + k * dilations[a] < n]))
    seen = [tuple(zip(*each)) for each in itertools.product(*(inside for _, inside in along))]
    return tuple(count for count, _ in along), sorted(seen)


CONVOLUTIONS = [
    # class, x, w, strides, dilations, padding, pads, groups
    ("line", (2, 6, 2), (3, 2, 2), (1,), (1,), "valid", (), 1), ("line", (1, 7, 2), (2, 2, 3), (2,), (2,), "same", (), 1),
    ("plane", (1, 3, 4, 2), (2, 3, 2, 2), (1, 1), (1, 1), "same", (), 1), ("plane", (1, 4, 4, 1), (3, 3, 1, 2), (2, 1), (1, 1), "valid", (), 1),
    ("plane", (1, 5, 4, 1), (2, 2, 1, 2), (1, 2), (2, 1), "explicit", (1, 0, 0, 2), 1), ("plane", (2, 2, 2, 1), (1, 1, 1, 3), (3, 3), (1, 1), "same", (), 1),
    ("space", (1, 2, 3, 2, 1), (2, 2, 2, 1, 2), (1, 1, 1), (1, 1, 1), "same", (), 1), ("space", (1, 3, 2, 2, 2), (2, 1, 1, 2, 1), (1, 2, 1), (1, 1, 1), "valid", (), 1),
    ("groups", (1, 2, 3, 4), (2, 2, 2, 4), (1, 1), (1, 1), "same", (), 2), ("depthwise", (1, 3, 2, 3), (2, 2, 1, 6), (1, 1), (1, 1), "same", (), 3),
    ("one", (1, 1, 1, 1), (1, 1, 1, 1), (1, 1), (1, 1), "valid", (), 1), ("zero", (0, 3, 3, 2), (2, 2, 2, 1), (1, 1), (1, 1), "valid", (), 1),
    ("zero", (1, 3, 3, 0), (2, 2, 0, 2), (1, 1), (1, 1), "same", (), 1), ("zero", (1, 2, 2, 1), (3, 3, 1, 1), (1, 1), (1, 1), "valid", (), 1),
    ("large", (3, 11, 9, 5), (3, 2, 5, 12), (1, 2), (2, 1), "same", (), 1), ("large", (2, 9, 10, 16), (3, 3, 1, 16), (1, 1), (1, 1), "same", (), 16),
    ("large", (2, 60, 8), (4, 4, 18), (1,), (3,), "explicit", (2, 5), 2), ("large", (2, 4, 5, 6, 3), (2, 3, 2, 3, 17), (1, 1, 2), (1, 1, 1), "same", (), 1)]


def numbers(name, values_):
    return f"{name}=[{', '.join(map(str, values_))}] "


def convolutions():
    """By the definition, element by element; the sums of the large cases are exact."""
    for t in FLOATS:
        for cls, shape, window, strides, dilations, padding, pads, groups in CONVOLUTIONS:
            counts, seen = sights(shape, window[:-2], strides, dilations, padding, pads)
            attrs = numbers("strides", strides) + numbers("dilations", dilations) + f'padding="{padding}"' + (" " + numbers("pads", pads) if pads else "")
            attrs = attrs.strip() + (f" groups={groups}" if groups > 1 else "")
            y_shape = (shape[0],) + counts + (window[-1],)
            is_made = cls == "large"
            given = [made_small(t, s, 9, 4, seed) if is_made else values(t, s, -1, 1) for s, seed in ((shape, 1), (window, 2), (y_shape, 3))]
            x, w, d = (wide(t, g.x if is_made else g) for g in given)
            y, dx, dw = (np.zeros(s, L) for s in (y_shape, shape, window))
            per_x, per_y = window[-2], window[-1] // groups
            for place, k, at in seen:
                for g in range(groups):
                    i, o = slice(g * per_x, (g + 1) * per_x), slice(g * per_y, (g + 1) * per_y)
                    y[(slice(None),) + place + (o,)] += np.dot(x[(slice(None),) + at + (i,)], w[k][:, o])
                    dx[(slice(None),) + at + (i,)] += np.dot(d[(slice(None),) + place + (o,)], w[k][:, o].T)
                    dw[k][:, o] += np.dot(x[(slice(None),) + at + (i,)].T, d[(slice(None),) + place + (o,)])
            exact = dict(tol=EXACT) if is_made else dict(tol=near(t, 4), absolute=16 * 2.0 ** (-53 if t == "f64" else -24))
            result = lambda v: settled(t, v) if is_made else v
            sizes = lambda s: ("i64", np.array(s))
            op("conv").case(cls, t, [(t, given[0]), (t, given[1])], [(t, result(y))], attrs=attrs, **exact)
            op("conv_grad_x").case(cls, t, [sizes(shape), (t, given[1]), (t, given[2])], [(t, result(dx))], attrs=attrs, **exact)
            op("conv_grad_w").case(cls, t, [(t, given[0]), sizes(window), (t, given[2])], [(t, result(dw))], attrs=attrs, **exact)


POOLS = [
    # class, x, window, strides, padding, pads
    ("line", (2, 7, 2), (3,), (2,), "valid", ()), ("line", (1, 5, 3), (2,), (1,), "same", ()), ("plane", (1, 4, 5, 2), (2, 2), (2, 2), "valid", ()),
    ("plane", (2, 3, 4, 1), (2, 3), (1, 1), "same", ()), ("plane", (1, 4, 4, 2), (3, 2), (2, 1), "same", ()), ("plane", (1, 3, 3, 2), (1, 1), (2, 2), "valid", ()),
    ("plane", (1, 3, 4, 2), (3, 2), (1, 2), "explicit", (1, 2, 0, 1)), ("space", (1, 3, 2, 4, 2), (2, 2, 2), (1, 1, 2), "same", ()),
    ("one", (1, 1, 1, 1), (1, 1), (1, 1), "valid", ()), ("zero", (0, 3, 3, 2), (2, 2), (1, 1), "valid", ()), ("zero", (1, 0, 3, 2), (2, 2), (1, 1), "same", ()),
    ("zero", (1, 3, 3, 0), (2, 2), (2, 2), "same", ()), ("large", (3, 13, 11, 5), (3, 3), (2, 2), "same", ()), ("large", (2, 4, 3, 300), (2, 2), (1, 1), "valid", ())]


def pools():
    """Values that are all different in a window, or else the first counts; means are of what is not padded."""
    for t in NUM:
        for cls, shape, window, strides, padding, pads in POOLS:
            counts, seen = sights(shape, window, strides, (1,) * len(window), padding, pads)
            attrs = numbers("window", window) + numbers("strides", strides) + f'padding="{padding}"' + (" " + numbers("pads", pads) if pads else "")
            attrs = attrs.strip()
            y_shape = (shape[0],) + counts + (shape[-1],)
            x, d = (made_small(t, s, 100, 4, seed) if cls == "large" else values(t, s) for s, seed in ((shape, 1), (y_shape, 3)))
            v = np.asarray(x.x if cls == "large" else x)
            at = np.full(y_shape, -1)
            flat = np.arange(v.size).reshape(shape)
            for place, _, where in seen:
                y = (slice(None),) + place
                i, before = flat[(slice(None),) + where], at[y]
                at[y] = np.where((before < 0) | (v.ravel()[i] > v.ravel()[before]), i, before) if v.size else before
            op("max_pool").case(cls, t, [(t, x)], [(t, v.ravel()[at] if v.size else np.zeros(y_shape, v.dtype))], attrs=attrs)
            op("pool_argmax").case(cls, t, [(t, x)], [("i64", at)], attrs=attrs)
            if t not in FLOATS:
                continue
            mean, spread, n = np.zeros(y_shape, L), np.zeros(shape, L), np.zeros(counts, L)
            for place, _, where in seen:
                n[place] += 1
            dy = wide(t, d.x if cls == "large" else d)
            for place, _, where in seen:
                mean[(slice(None),) + place] += wide(t, v)[(slice(None),) + where] / n[place]
                spread[(slice(None),) + where] += dy[(slice(None),) + place] / n[place]
            given = np.zeros(v.size, L)
            np.add.at(given, at.ravel()[: dy.size if v.size else 0], dy.ravel()[: dy.size if v.size else 0])
            loose = dict(tol=near(t, 4), absolute=64 * 2.0 ** (-53 if t == "f64" else -24))
            each = dict(loose, absolute=2.0**-7 if t == "f16" else 2.0**-4) if t in ("f16", "bf16") else loose  # what overlaps is added up in t
            op("max_pool_grad").case(cls, t, [(t, x), (t, d)], [(t, given.reshape(shape))], attrs=attrs, **each)
            op("avg_pool").case(cls, t, [(t, x)], [(t, mean)], attrs=attrs, **loose)
            op("avg_pool_grad").case(cls, t, [("i64", np.array(shape)), (t, d)], [(t, spread)], attrs=attrs, **loose)


def labelled_sums():
    """einsum: sums that are exact in every dtype, so that the order does not matter."""
    for t in NUM:
        for cls, equation, *shapes_ in [("matrix", "ij,jk->ik", (3, 4), (4, 2)), ("matrix", "ij,kj", (3, 4), (2, 4)), ("batch", "bij,bjk->bik", (2, 3, 2), (2, 2, 3)),
                                        ("batch", "...ij,jk->...ik", (2, 3, 2), (2, 3)), ("diagonal", "iij->ji", (2, 2, 3)), ("trace", "ii", (3, 3)),
                                        ("three", "ij,jk,k->i", (2, 3), (3, 2), (2,)), ("outer", "i,j->ij", (3,), (2,)), ("zero", "ij,jk->ik", (3, 0), (0, 2)),
                                        ("zero", "ij->j", (0, 2)), ("one", "i,i->", (1,), (1,)), ("scalar", ",i->i", (), (3,)), ("scalar", "ij->", (2, 3)),
                                        ("large", "ij->ji", (60, 40)), ("large", "ij,j->i", (120, 20), (20,))]:
            xs = [made(t, shape, 0, 3, seed=i + 1) for i, shape in enumerate(shapes_)]
            y = np.einsum(equation, *(np.asarray(x.x).astype(int) for x in xs))
            op("einsum").case(cls, t, [(t, x if cls == "large" else x.x) for x in xs], [(t, quantize(t, y))], attrs=f'equation="{equation}"', tol=EXACT)


def composites():
    for t in NUM:  # two ops, each rounded
        square_of = lambda x, y: (lambda d: d * d)(computed(t, quantize(t, x - y)) if t in FLOATS else x - y)
        binary("squared_difference", square_of, [t], special=t in FLOATS)
    for t in FLOATS:
        e = EPSILON[t]
        for n, f in dict(softplus=lambda x: np.log1p(np.exp(-abs(x))) + np.maximum(x, 0), silu=lambda x: x / (1 + np.exp(-x)),
                         gelu=lambda x: x * (1 + each(math.erf, x / np.sqrt(L(2)))) / 2,
                         gelu_tanh=lambda x: x / 2 * (1 + np.tanh(np.sqrt(2 / L(np.pi)) * (x + L("0.044715") * x ** 3)))).items():
            for cls, shape in SHAPES1:
                x = values(t, shape)
                op(n).case(cls, t, [(t, x)], [(t, f(wide(t, x)))], tol=4, absolute=4 * e, repeat=(1, 1) if cls == "vector" else None)
        for cls, shape, axes, keep in [("scalar", (), "all", False), ("one", (1, 1), "0", True), ("vector", (11,), "0", False), ("matrix", (3, 5), "1", False),
                                       ("cube", (2, 3, 4), "0,2", True), ("zero", (0, 3), "1", False), ("large", (2, 700), "1", False), ("large", (700, 2), "0", True)]:
            x = made_any(t, shape) if cls == "large" else values(t, shape)
            w = wide(t, x.x if cls == "large" else x)
            ax, attrs = axes_of(shape, axes, keep)
            op("mean").case(cls, t, [(t, x)], [(t, np.mean(w, axis=ax, keepdims=keep))], attrs=attrs, tol=4, absolute=4 * e)
            op("variance").case(cls, t, [(t, x)], [(t, np.var(w, axis=ax, keepdims=keep))], attrs=attrs, tol=8, absolute=16 * e)
            op("logsumexp").case(cls, t, [(t, x)], [(t, np.log(np.sum(np.exp(w), axis=ax, keepdims=keep)))], attrs=attrs, tol=8, absolute=8 * e)
        x = quantize(t, np.array([[-np.inf, -np.inf], [np.inf, 1.0], [-np.inf, 2.0]]))
        op("logsumexp").case("special", t, [(t, x)], [(t, np.array([-np.inf, np.inf, 2.0]))], attrs="axes=[1]", tol=2)
        for cls, shape, axis in [("vector", (7,), -1), ("matrix", (3, 5), 1), ("matrix", (3, 5), 0), ("one", (1, 1), -1), ("zero", (0, 3), -1), ("large", (2, 700), -1),
                                 ("large", (700, 2), 0)]:
            x = made_any(t, shape) if cls == "large" else values(t, shape)
            w = wide(t, x.x if cls == "large" else x)
            s = np.exp(w - (np.max(w, axis=axis, keepdims=True) if w.size else 0))
            y = s / np.sum(s, axis=axis, keepdims=True)
            op("softmax").case(cls, t, [(t, x)], [(t, y)], attrs=f"axis={axis}", tol=16, absolute=4 * e)
            op("log_softmax").case(cls, t, [(t, x)], [(t, np.log(y))], attrs=f"axis={axis}", tol=16, absolute=8 * e)
        for cls, shape in [("matrix", (3, 5)), ("one", (1, 1)), ("zero", (0, 4)), ("cube", (2, 3, 4)), ("large", (40, 33)), ("large", (2, 700))]:
            one = made_any if cls == "large" else lambda t, shape, seed: values(t, shape)
            x, g, b = (one(t, s, seed=i) for i, s in enumerate((shape, shape[-1:], shape[-1:]), 1))
            w, wg, wb = (wide(t, v.x if cls == "large" else v) for v in (x, g, b))
            y = (w - w.mean(-1, keepdims=True)) / np.sqrt(w.var(-1, keepdims=True) + L("0.001")) * wg + wb
            op("layer_norm").case(cls, t, [(t, x), (t, g), (t, b)], [(t, y)], attrs="axes=[-1] epsilon=0.001", tol=16, absolute=48 * e)


def strings():
    def emit_strings(name, r, f, cls, x, y):
        shape = np.broadcast_shapes(np.shape(x), np.shape(y))
        a, b = (np.broadcast_to(v, shape).ravel().tolist() for v in (x, y))
        z = np.array([f(p, q) for p, q in zip(a, b)], dtype=bool if r == "bool" else object).reshape(shape)
        op(name).case(cls, "string", [("string", x), ("string", y)], [(r, z)], repeat="elementwise" if cls in REPEATED else None)
    for name, r, f in [("equal", "bool", lambda a, b: a == b), ("not_equal", "bool", lambda a, b: a != b), ("string_equal", "bool", lambda a, b: a == b),
                       ("string_concat", "string", lambda a, b: a + b)]:
        for cls, a, b in SHAPES2:
            emit_strings(name, r, f, cls, anything("string", a), anything("string", b))


def ensured_shapes():
    for t in MOVES:
        for cls, shape, sizes in [("vector", (3,), [3]), ("matrix", (2, 3), [-1, 3]), ("scalar", (), []), ("zero", (0, 2), [0, -1]), ("one", (1, 1), [1, 1]),
                                  ("large", (40, 33), [-1, -1])]:
            x, v = data_of(cls, t, shape)
            op("ensure_shape").case(cls, t, [(t, x)], [(t, v)], attrs=f"sizes={sizes}")


LETTERS = ["", "a", " Bc", "dEf \t", "gh IJ", "\u00e4 \u00df", "\u03a9mega", "\u65e5\u672c", "ABCxyz\u0130", "\ufb01 \u0149"]
SPACE = " \t\n\v\f\r"
# What TensorFlow says: a string, its buckets of 2^62 by to_hash_bucket_fast, by to_hash_bucket_strong with the key (7, 2^40 + 1), by to_hash_bucket.
BUCKETS = [
    ('', 1936946117179621455, 3792531075557377670, 105434511174508091),
    ('a', 3694432073954588131, 1228404124633354358, 2996632905371535868),
    ('bc', 1394603252289536375, 2908883863160451488, 1537025238180319550),
    ('def', 2360477792506196755, 3365333996680588550, 4252929604376108217),
    ('gh ij', 4242544126401993009, 3716886878683764778, 1517622207097403795),
    ('k', 2563905032669754925, 3677777142586153186, 1465534585896712804),
    ('Bucket', 3433385186675330402, 4040755811985959353, 1052035449642605329),
    ('0123456789', 3244036785122165995, 2257955352192335316, 3872871953732971116),
    ('sixteen letters.', 1505734014080087877, 3141009755981235800, 218025833084697707),
    ('a string of 28 characters ok', 736962001851220891, 1318268289840240779, 4438435389798843556),
    ('one that is longer than 32 bytes, but not than 64', 3787332609302691435, 203023535428415970, 2082792619315623073),
    ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 2304502108871267256, 2785843631871247233, 4406794248521735754),
    ('abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc', 4303131457557429970, 558925483488000243, 3749563068250539222),
    ('0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef', 434075103748814307, 815884875664471157, 2989207787085028808),
]


def of_strings(name, r, f, words, attrs="", others=(), shapes=SHAPES1):
    """Cases of an op on strings, element by element; `others` are further operands."""
    for cls, shape in shapes:
        x = np.array([words[i] for i in indices(len(words), int(np.prod(shape)))], dtype=object).reshape(shape)
        y = np.array([f(s) for s in x.ravel().tolist()], dtype=object if r == "string" else NP[r]).reshape(shape)
        op(name).case(cls, "string", [("string", x), *others], [(r, y)], attrs=attrs, repeat=[1] + [0] * len(others) + [1] if cls == "vector" else None)


def text(s):
    return ("string", np.array(s, dtype=object))


def strings_measured():
    of_strings("string_length", "i32", lambda s: len(s.encode()), LETTERS)
    of_strings("string_length", "i32", len, LETTERS, "utf8=true")
    of_strings("string_strip", "string", lambda s: s.strip(SPACE), LETTERS)
    for name, to, ascii_to in [("string_lower", str.lower, bytes.lower), ("string_upper", str.upper, bytes.upper)]:
        of_strings(name, "string", lambda s: ascii_to(s.encode()).decode(), LETTERS)
        of_strings(name, "string", to, LETTERS, "utf8=true")
    for cls, a, b in SHAPES2:
        x = np.array([["abcdef", "\u00e4bc\u00df\u65e5"][i] for i in indices(2, int(np.prod(a)))], dtype=object).reshape(a)
        for utf8 in (False, True):
            start, n = np.asarray(indices(11, b) - 5), np.asarray(indices(9, b))
            shape = np.broadcast_shapes(a, b)
            cut = lambda s, i, n: s[i:][:n] if i >= 0 else s[i + len(s):][:n]
            part = lambda s, i, n: cut(s, i, n) if utf8 else cut(s.encode("latin-1", "replace"), i, n).decode("latin-1")
            plain = x if utf8 else np.array(["abcdef"] * x.size, dtype=object).reshape(a)
            y = [part(*v) for v in zip(*(np.broadcast_to(v, shape).ravel().tolist() for v in (plain, start, n)))]
            y = np.array(y, dtype=object).reshape(shape)
            op("string_substr").case(cls, "string", [("string", plain), ("i32", start), ("i64", n)], [("string", y)], attrs="utf8=true" if utf8 else "",
                                     repeat="elementwise" if cls in REPEATED else None)


def strings_joined_and_parted():
    for cls, shape in SHAPES1:
        xs = [anything("string", shape), anything("string", ()), anything("string", shape)]
        y = np.array([f"{a}, {xs[1].item()}, {b}" for a, b in zip(xs[0].ravel().tolist(), xs[2].ravel().tolist())], dtype=object).reshape(shape)
        op("string_join").case(cls, "string", [text(", ")] + [("string", x) for x in xs], [("string", y)], repeat=[0, 1, 0, 1, 1] if cls == "vector" else None)
    op("string_join").case("scalar", "string", [text("-")], [text("")])
    for cls, shape in [("scalar", (4,)), ("zero", (0, 3)), ("zero", (3, 0)), ("one", (1, 1)), ("matrix", (3, 5)), ("cube", (2, 3, 4)), ("large", (400, 3))]:
        x, v = data_of(cls, "string", shape)
        y = np.array(["+".join(row) for row in v.reshape(-1, shape[-1]).tolist()] if shape[-1] else [""] * shape[0], dtype=object).reshape(shape[:-1])
        op("string_reduce_join").case(cls, "string", [("string", x), text("+")], [("string", y)])
    words = ["", "a b", " c  d ", "e-f--g", "-", "\u00e4-\u00df \u65e5"]
    for cls, n in [("scalar", 2), ("zero", 0), ("one", 1), ("vector", 9), ("large", 1200)]:
        x = made("string", (n,), 0, 6) if cls == "large" else np.array([words[i] for i in indices(6, n)], dtype=object)
        v = (x.x if cls == "large" else x).tolist()
        for separator, limit, f in [("", -1, str.split), ("-", -1, lambda s: s.split("-")), ("-", 1, lambda s: s.split("-", 1)), ("", 0, lambda s: [s])]:
            parts = [f(s) for s in v]
            op("string_split").case(cls, "string", [("string", x), text(separator)],
                                    [("string", np.array(sum(parts, []), dtype=object)), ("i64", np.array([len(p) for p in parts], "i8"))], attrs=f"limit={limit}")
        for utf8 in (True, False) if cls != "scalar" else ():
            v = [s if utf8 else s.encode("ascii", "replace").decode() for s in v]
            op("string_characters").case(cls, "string", [("string", x if cls == "large" else np.array(v, dtype=object))],
                                         [("string", np.array(sum(map(list, v), []), dtype=object)), ("i64", np.array([len(s) for s in v], "i8"))],
                                         attrs="utf8=true" if utf8 else "")


def strings_and_numbers():
    for t, numbers in [("f32", ["1.5", " -2", "1e3\t", "inf", "0x10", "-.5", "7."]), ("f64", ["0.1", "-1e300", "-0", "+4"]), ("i32", ["5", " -2147483648", "+7", "010"]),
                       ("i64", ["9223372036854775807", "-9223372036854775808 "]), ("u32", ["4294967295", "0"]), ("u64", ["18446744073709551615", "+1"])]:
        read = lambda s: float.fromhex(s) if "x" in s else float(s) if t in FLOATS else int(s)
        of_strings("string_to_number", t, read, numbers, f"dtype={t}")
    for t in MOVES:
        for cls, shape in SHAPES1:
            x = anything(t, shape)
            formats = [("", "%f", "%d", "%s"), ("width=9 fill=\"-\"", "%-9f", "%-9d", "%-9s")]
            formats += [("precision=2 scientific=true", "%.2e", None, None), ("shortest=true width=12", "%12g", None, None)] if t in FLOATS else []
            for attrs, of_float, of_int, of_text in formats:
                show = (lambda s: ("true" if s else "false")) if t == "bool" else (lambda s: (of_float if t in FLOATS else of_text if t == "string" else of_int) % s)
                v = (wide(t, x).astype("f8") if t in FLOATS else x).ravel().tolist()
                y = np.array([show(s) for s in v], dtype=object).reshape(shape)
                op("string_from_number").case(cls, t, [(t, x)], [("string", y)], attrs=attrs, tol=EXACT, repeat=(1, 1) if cls == "vector" else None)
    for attrs, column in [("n=4611686018427387904", 1), ("n=4611686018427387904 method=\"strong\" key=[7, 1099511627777]", 2),
                          ("n=4611686018427387904 method=\"old\"", 3)]:
        of_strings("string_to_bucket", "i64", lambda s: {b[0]: b[column] for b in BUCKETS}[s], [b[0] for b in BUCKETS], attrs)
        op("string_to_bucket").case("all", "string", [("string", np.array([b[0] for b in BUCKETS], dtype=object))],
                                    [("i64", np.array([b[column] for b in BUCKETS], "i8"))], attrs=attrs)


def regular_expressions():
    words = ["", "a1b22", "foo bar", "x=12, yy=3", "The end.", "line\ntwo", "\u00e4\u00df-\u65e5", "aaaa", "(a)[b]", "2024-01-31"]
    for pattern, rewrite in [(r"\d+", "#"), (r"(\w)(\w)", r"\2\1"), (r"[aeiou]", r"<\0>"), (r"(\d{4})-(\d\d)-(\d\d)", r"\3.\2.\1"), (r"a{2,3}?", "b"), (r"^\w+|\.$", "^"),
                             (r"(?i)THE|[[:space:]]", "_"), (r"\bb\w*", ""), (r"[^\x00-\x7f]", "?"), (r"(?:fo)+|o", "."), (r"\(a\)|\[", "!"), (r".+?o", "*")]:
        python = re.compile(pattern.replace("[[:space:]]", r"\s"), re.ASCII)
        of_strings("string_replace", "string", lambda s: python.sub(rewrite.replace(r"\0", r"\g<0>"), s), words, others=(text(pattern), text(rewrite)))
        of_strings("string_replace", "string", lambda s: python.sub(rewrite.replace(r"\0", r"\g<0>"), s, count=1), words, "all=false", (text(pattern), text(rewrite)))
    for pattern in [r"a.*", r"\w+ \w+", r"[a-z]+=\d+, .*", r"(a|aa)*", r".*\n.*", r"(?s).*", r"\S*", r"(\d+)-(\d+)-(\d+)", r"[^a]*", r"The end\.", ""]:
        of_strings("string_matches", "bool", lambda s: bool(re.fullmatch(pattern, s, re.ASCII)), words, others=(text(pattern),))


def philox(key, counter, n_words):
    """Philox 4x32-10 from its description: words of consecutive blocks."""
    words = []
    for block in range((n_words + 3) // 4):
        c = counter + block
        x = [c & 0xFFFFFFFF, c >> 32 & 0xFFFFFFFF, c >> 64 & 0xFFFFFFFF, c >> 96]
        k = [key & 0xFFFFFFFF, key >> 32]
        for _ in range(10):
            a, b = 0xD2511F53 * x[0], 0xCD9E8D57 * x[2]
            x = [b >> 32 ^ x[1] ^ k[0], b & 0xFFFFFFFF, a >> 32 ^ x[3] ^ k[1], a & 0xFFFFFFFF]
            k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
        words += x
    return words[:n_words]


def bits(key, counter, shape, width):
    n = int(np.prod(shape))
    w = philox(key, counter, n * width // 32)
    if width == 64:
        w = [w[2 * i] | w[2 * i + 1] << 32 for i in range(n)]
    return np.array(w, dtype=object).reshape(shape)


def uniform(words, t):
    """The low bits of a word as the significand of a number below 1; of f64, the low bits of one word and the next whole."""
    p = dict(f16=10, bf16=7, f32=23, f64=52)[t]
    if t == "f64":
        words = [hi << 32 | lo for hi, lo in zip(words[::2], words[1::2])]
    return [L(int(w) % 2**p) / L(2) ** p for w in words]


def normals(words, t):
    """Pairs of sine and cosine; the angle of what is computed in f32 is rounded to it."""
    wide = t == "f64"
    u = uniform(words, "f64" if wide else "f32")
    y = []
    for a, b in zip(u[::2], u[1::2]):
        r = np.sqrt(-2 * np.log(max(a, L(1e-7) if wide else L(np.float32(1e-7)))))
        v = L(2 * math.pi) * b
        v = L(np.float64(v)) if wide else L(np.float32(v))
        y += [np.sin(v) * r, np.cos(v) * r]
    return y


def truncated_normals(key, counter, n, t):
    """Groups of as many as a block gives, each from words of its own: the first that lie within 2."""
    group, skip = (2, 128) if t == "f64" else (4, 256)
    y = []
    for g in range(-(-n // group)):
        inside = [x for x in normals(philox(key, counter + g * skip, 64), t) if abs(x) < 2]
        y += inside[:group]
    return y[:n]


def permutation(key, counter, n):
    order, words = list(range(n)), philox(key, counter, n)
    for i in range(n - 1):
        j = i + words[i] % (n - i)
        order[i], order[j] = order[j], order[i]
    return np.array(order, dtype=int)


def random_numbers():
    def head_of(key, counter, shape):
        halves = np.array(counter, "u8") if counter < 2**64 else np.array([counter % 2**64, counter >> 64], "u8")
        return [("u64", np.array(key, "u8")), ("u64", halves), i64(*shape)]

    for cls, shape, key, counter in [("vector", (9,), 1, 0), ("matrix", (3, 5), 2**63 + 5, 7), ("zero", (0, 3), 3, 1), ("one", (1,), 0, 2**64 - 1), ("scalar", (), 9, 9),
                                     ("large", (11, 101), 17, 4), ("vector", (13,), 1234, 5 * 2**64 + 768), ("matrix", (3, 3), 8, 2**65 - 2)]:
        head, n = head_of(key, counter, shape), int(np.prod(shape))
        for t, width in (("u32", 32), ("u64", 64)):
            op("random_bits").case(cls, t, head, [(t, bits(key, counter, shape, width))], attrs=f"dtype={t}")
        for t in FLOATS:
            words = philox(key, counter, 2 * n + 4)
            case = lambda name, y, **options: op(name).case(cls, t, head, [(t, np.array(y[:n], dtype=L).reshape(shape))], attrs=f"dtype={t}", **options)
            case("random_uniform", uniform(words, t))
            case("random_normal", normals(words, t), tol=near(t, 3, 5))
            case("random_truncated_normal", truncated_normals(key, counter, n, t), tol=near(t, 3, 5))
        for t, lo, hi in [("i8", -100, 100), ("i16", 0, 7), ("i32", -(2**31), 2**31 - 1), ("i64", -5, -4), ("u8", 3, 200), ("u16", 0, 1), ("u32", 0, 2**32 - 1), ("u64", 1, 10)]:
            width = 64 if t in ("i64", "u64") else 32
            y = np.array([lo + int(v) % (hi - lo) for v in bits(key, counter, shape, width).ravel()], dtype=object).reshape(shape)
            op("random_integers").case(cls, t, head + [(t, np.array(lo).astype(NP[t])), (t, np.array(hi).astype(NP[t]))], [(t, wrap(t, y))], attrs=f"dtype={t}")
        if len(shape) == 1 or cls in ("zero", "large"):
            for t in ("i32", "i64"):
                op("random_permutation").case(cls, t, head_of(key, counter, (n,)), [(t, wrap(t, permutation(key, counter, n)))], attrs=f"dtype={t}")
    for t in MOVES:
        for cls, shape in [("vector", (7,)), ("matrix", (5, 2)), ("zero", (0, 2)), ("one", (1,)), ("large", (300, 4))]:
            x, v = data_of(cls, t, shape)
            op("random_shuffle").case(cls, t, [("u64", np.array(4, "u8")), ("u64", np.array(5, "u8")), (t, x)], [(t, v[permutation(4, 5, shape[0])])])


def lists():
    def none_of(t, shape):
        return np.full(shape, "", dtype=object) if t == "string" else np.zeros(shape, dtype=anything(t, (1,)).dtype)

    def joined(t, parts, rank):
        flat = [np.asarray(v).reshape(-1) for v in parts]
        sizes = np.array([v.shape for v in parts], "i8").reshape(-1, rank)
        return np.concatenate(flat + [none_of(t, (0,))]).astype(none_of(t, (1,)).dtype), sizes

    for t in MOVES:
        # A row behind the end makes zeros between.
        for cls, shape, at in [("scalar", (3,), 1), ("vector", (4,), 4), ("matrix", (3, 2), 1), ("matrix", (3, 2), 3), ("matrix", (2, 3), 5), ("cube", (2, 3, 2), 0),
                               ("zero", (0, 2), 0), ("zero", (3, 0), 4), ("one", (1, 1), 0), ("large", (400, 3), 123), ("large", (400, 3), 500)]:
            x, v = data_of(cls, t, shape)
            row = anything(t, shape[1:])
            y = np.concatenate([v, none_of(t, (max(at + 1 - shape[0], 0),) + shape[1:])])
            y[at] = row[()]
            op("row_set").case(cls, t, [(t, x), ("i64", np.array(at)), (t, row)], [(t, y)])

        # A part in place of another one, of another size; behind the last; further behind, with parts of no size between.
        for cls, shapes, at, shape in [("vector", [(3,), (1,), (2,)], 1, (4,)), ("vector", [(3,), (1,), (2,)], 0, (0,)), ("vector", [(2,), (5,)], 2, (3,)),
                                       ("matrix", [(2, 3), (0, 3), (1, 2)], 1, (2, 2)), ("matrix", [(2, 3), (3, 2)], 4, (1, 2)), ("cube", [(1, 2, 3), (2, 1, 1)], 0, (2, 2, 2)),
                                       ("scalar", [(2,), (2,)], 1, (2,)), ("zero", [], 0, (0, 2)), ("zero", [], 3, (2,)), ("one", [(1,)], 0, (1,)),
                                       ("large", [(700,), (400,), (300,)], 1, (600,)), ("large", [(700,), (400,), (300,)], 1, (6,))]:
            parts, (part, new) = [anything(t, s) for s in shapes], data_of(cls, t, shape)
            if cls == "large":
                items, sizes = made_any(t, (sum(s[0] for s in shapes),), seed=3), np.array(shapes, "i8")
                parts = np.split(items.x, np.cumsum([s[0] for s in shapes])[:-1])
            else:
                items, sizes = joined(t, parts, len(shape))
            after = list(parts) + [none_of(t, (0,) * len(shape))] * max(at + 1 - len(parts), 0)
            after[at] = new
            op("part_set").case(cls, t, [(t, items), ("i64", sizes), ("i64", np.array(at)), (t, part)], [(t, joined(t, after, len(shape))[0])])
            if at < len(parts):
                op("part_get").case(cls, t, [(t, items), ("i64", sizes), ("i32", np.array(at, "i4"))], [(t, parts[at])])
        op("part_get").case("zero", t, [(t, anything(t, (2,))), ("i64", np.array([[2], [0]])), ("i64", np.array(1))], [(t, none_of(t, (0,)))])

        for cls, n, shape in [("vector", 4, (3,)), ("matrix", 3, (2, 3)), ("zero", 0, (2,)), ("zero", 2, (0, 3)), ("one", 1, (1, 1)), ("large", 60, (4, 5))]:
            x, v = data_of(cls, t, (n * int(np.prod(shape)),))
            sizes = np.array([shape] * n, "i8").reshape(-1, len(shape))
            op("parts_stack").case(cls, t, [(t, x), ("i64", sizes)], [(t, v.reshape((n,) + shape) if n else none_of(t, (0,) * (len(shape) + 1)))])
        for cls, shapes in [("vector", [(3,), (0,), (2,)]), ("matrix", [(2, 3), (0, 3), (1, 3)]), ("matrix", [(0, 0), (2, 3), (0, 0)]), ("zero", [(0, 2), (0, 2)]),
                            ("zero", [(0, 0, 0)]), ("one", [(1, 1)]), ("large", [(300, 2), (1, 2), (250, 2)])]:
            x, v = data_of(cls, t, (sum(int(np.prod(s)) for s in shapes),))
            inner = max(s[1:] for s in shapes)
            y = v.reshape((sum(s[0] for s in shapes),) + inner)
            op("parts_concat").case(cls, t, [(t, x), ("i64", np.array(shapes, "i8"))], [(t, y)])
        for cls, shape, lengths in [("vector", (5,), [2, 0, 3]), ("matrix", (4, 2), [1, 3]), ("zero", (0, 3), []), ("zero", (2, 0), [2]), ("one", (1, 1), [1]),
                                    ("large", (600, 2), [100, 500])]:
            x, _ = data_of(cls, t, shape)
            y = np.array([(n,) + shape[1:] for n in lengths], "i8").reshape(-1, len(shape))
            op("part_sizes").case(cls, t, [(t, x), ("i32", np.array(lengths, "i4"))], [("i64", y)])


def added_slices():
    for t in NUM:
        exact = (lambda a: computed(t, a)) if t in FLOATS else (lambda a: a.astype(object))
        for cls, shape, begin, end, step, masks in SLICES:
            key = key_of(shape, begin, end, step, masks)
            x, v = data_of(cls, t, shape)
            u, w = data_of(cls, t, v[key].shape, seed=2)
            y = v.copy()
            y[key] = settled(t, exact(np.asarray(v[key])) + exact(w))
            op("strided_slice_add").case(cls, t, [(t, x), i64(*begin), i64(*end), i64(*step), (t, u)], [(t, y)], attrs=masks)


def added_products():
    for t in FLOATS:
        for cls, a, b, tx, ty in PRODUCTS:
            x, y = (made_small(t, a, 9, scale=4), made_small(t, b, 9, scale=4, seed=2)) if cls == "large" else (values(t, a, -1, 1), values(t, b, -1, 1))
            u, v = (wide(t, m.x if cls == "large" else m) for m in (x, y))
            z = np.matmul(np.swapaxes(u, -1, -2) if tx else u, np.swapaxes(v, -1, -2) if ty else v)
            w = made_small(t, z.shape, 9, scale=4, seed=3) if cls == "large" else values(t, z.shape, -1, 1)
            z = z + wide(t, w.x if cls == "large" else w)
            attrs = " ".join(s for s, f in (("transpose_x=true", tx), ("transpose_y=true", ty)) if f)
            if cls == "large":  # the sums are exact in the accumulator
                op("matmul_add").case(cls, t, [(t, w), (t, x), (t, y)], [(t, settled(t, z))], attrs=attrs, tol=EXACT)
            else:
                op("matmul_add").case(cls, t, [(t, w), (t, x), (t, y)], [(t, z)], attrs=attrs, tol=near(t, 4), absolute=8 * 2.0 ** (-53 if t == "f64" else -24))


if __name__ == "__main__":
    np.seterr(all="ignore")
    for part in (elementwise, casts, reductions, shapes, joins_and_parts, indexing, ordering, products, random_numbers, composites, strings, lists, labelled_sums,
                 ensured_shapes, strings_measured, strings_joined_and_parted, strings_and_numbers, regular_expressions, convolutions, pools, added_slices, added_products):
        part()
    size = write_all()
    print(len(OPS), "ops,", sum(len(o.cases) for o in OPS.values()), "cases,", size // 1024, "KiB", file=sys.stderr)
