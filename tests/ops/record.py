"""Writes tests/ops/records/*.txt: for every op, inputs and what NumPy says the results are.

    python3 -m venv venv && venv/bin/pip install numpy scipy && venv/bin/python tests/ops/record.py

The records are committed; the tests need only them. Results of float ops are computed in 80-bit arithmetic from the
rounded inputs and written as f64, with the error allowed in units of the last place of the op's dtype (`tol`).
ops_test.c runs each case at static and symbolic sizes, in several memory layouts, fused and unfused.
"""
import math
import os
import sys

import numpy as np
import scipy.special as sp

L = np.longdouble
HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "records")
rng = np.random.default_rng(20240917)

FLOATS = ["f16", "bf16", "f32", "f64"]
INTS = ["i8", "i16", "i32", "i64"]
UINTS = ["u8", "u16", "u32", "u64"]
NP = dict(bool="?", i8="i1", i16="i2", i32="i4", i64="i8", u8="u1", u16="u2", u32="u4", u64="u8", f16="f2", f32="f4", f64="f8")
NUM = INTS + UINTS + FLOATS
ALL = NUM + ["bool"]
BITS = dict(i8=8, i16=16, i32=32, i64=64, u8=8, u16=16, u32=32, u64=64)


def to_bf16(x):
    """Nearest bf16 value, ties to even, as f32."""
    x = np.asarray(x, np.float32)
    u = x.view(np.uint32).astype(np.uint64)
    r = ((u + 0x7FFF + ((u >> 16) & 1)) & 0xFFFF0000).astype(np.uint32)
    out = r.view(np.float32).copy()
    return np.where(np.isnan(x), np.float32("nan"), out).reshape(x.shape)


def quantize(t, x):
    """x as values of dtype t (bf16 as f32)."""
    if t == "bf16":
        return to_bf16(x)
    return np.asarray(x).astype(NP[t])


def raw(t, x):
    x = np.ascontiguousarray(x)
    if t == "bf16":
        return (x.astype(np.float32).view(np.uint32) >> 16).astype("<u2").tobytes()
    return x.astype("<" + NP[t] if t not in ("bool", "i8", "u8") else NP[t]).tobytes()


def wide(t, x):
    """For exact or 80-bit arithmetic."""
    if t in FLOATS:
        return np.asarray(x).astype(L)
    if t == "bool":
        return np.asarray(x)
    return np.asarray(x).astype(object)


def wrap(t, x):
    """Python integers to dtype t, wrapping."""
    n = BITS[t]
    f = np.vectorize(lambda v: ((int(v) + (1 << (n - 1))) % (1 << n)) - (1 << (n - 1)) if t[0] == "i" else int(v) % (1 << n),
                     otypes=[object])
    return f(x) if np.size(x) else np.asarray(x, dtype=object)


class Op:
    def __init__(self, name):
        self.name, self.cases = name, []

    def case(self, cls, dtype, ins, outs, attrs="", tol=1.0, absolute=0.0):
        """ins: (dtype, array) each; outs likewise; float outs are wide."""
        lines = [f"case {cls} {dtype} {tol:g} {absolute:g}"]
        if attrs:
            lines.append("attrs " + attrs)
        for t, x in ins:
            lines.append(self.array("in", t, x, False))
        for t, x in outs:
            lines.append(self.array("out", t, x, True))
        self.cases.append("\n".join(lines))

    @staticmethod
    def array(what, t, x, is_result):
        x = np.asarray(x)
        dims = ",".join(map(str, x.shape)) or "-"
        if t == "string":
            return f"{what} string {dims} " + (",".join(s.encode().hex() or "-" for s in x.ravel().tolist()) or "-")
        if is_result and t in FLOATS:
            data = x.astype(np.float64).tobytes()
        else:
            data = raw(t, x)
        return f"{what} {t} {dims} {data.hex() or '-'}"

    def write(self):
        with open(os.path.join(HERE, self.name + ".txt"), "w") as f:
            f.write(f"op {self.name}\n" + "\n".join(self.cases) + "\n")


OPS = {}


def op(name):
    return OPS.setdefault(name, Op(name))


SHAPES1 = [("scalar", ()), ("zero", (0, 3)), ("one", (1, 1)), ("vector", (11,)), ("matrix", (3, 5)), ("cube", (2, 3, 2))]
SHAPES2 = [("scalar", (), ()), ("zero", (0,), (1,)), ("one", (1,), (1, 1)), ("matrix", (3, 5), (3, 5)), ("broadcast", (3, 1), (5,)),
           ("broadcast", (2, 1, 3), (4, 1)), ("broadcast", (), (4,))]


def values(t, shape, lo=-4.0, hi=4.0):
    if t == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if t in FLOATS:
        return quantize(t, rng.uniform(lo, hi, shape))
    lo, hi = (max(int(lo * 5), -100), min(int(hi * 5), 100))
    if t in UINTS:
        lo = max(lo, 0)
    return rng.integers(lo, hi + 1, shape).astype(NP[t])


SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, np.inf, -np.inf, np.nan, 3e-5, 1e4, -1e4]


def unary(name, f, dtypes, lo=-4.0, hi=4.0, tol=1.0, result=None, special=True, absolute=0.0):
    o = op(name)
    for t in dtypes:
        for cls, shape in SHAPES1:
            x = values(t, shape, lo, hi)
            emit_unary(o, cls, t, x, f, tol, result, absolute)
        if t in FLOATS and special:
            emit_unary(o, "special", t, quantize(t, np.array(SPECIAL)), f, tol, result, absolute)
        if t in INTS + UINTS:
            info = np.iinfo(NP[t])
            x = np.array([info.min, info.max, 0, 1, info.max - 1], dtype=NP[t])
            emit_unary(o, "extreme", t, x, f, tol, result, absolute)


def emit_unary(o, cls, t, x, f, tol, result, absolute):
    with np.errstate(all="ignore"):
        y = f(wide(t, x))
    r = result or t
    if r in BITS and t != "bool":
        y = wrap(r, y)
    o.case(cls, t, [(t, x)], [(r, np.asarray(y).reshape(x.shape))], tol=tol, absolute=absolute)


def binary(name, f, dtypes, ranges=((-4.0, 4.0), (-4.0, 4.0)), tol=1.0, result=None, fix=None, special=True, absolute=0.0):
    o = op(name)
    for t in dtypes:
        for cls, a, b in SHAPES2:
            x, y = values(t, a, *ranges[0]), values(t, b, *ranges[1])
            if fix:
                x, y = fix(t, x, y)
            emit_binary(o, cls, t, x, y, f, tol, result, absolute)
        if t in FLOATS and special:
            s = quantize(t, np.array(SPECIAL))
            emit_binary(o, "special", t, s.reshape(-1, 1), s, f, tol, result, absolute)
        if t in INTS + UINTS and name in ("add", "sub", "mul", "maximum", "minimum", "less", "less_equal", "greater", "greater_equal",
                                          "equal", "not_equal", "bitwise_and", "bitwise_or", "bitwise_xor", "floordiv", "mod",
                                          "truncatediv", "truncatemod"):
            info = np.iinfo(NP[t])
            s = np.array([info.min, info.max, 0, 1, 3], dtype=NP[t])
            d = s[s != 0] if name in ("floordiv", "mod", "truncatediv", "truncatemod") else s
            if t in INTS:
                d = np.append(d, np.array(-1, dtype=NP[t])).astype(NP[t])
            emit_binary(o, "extreme", t, s.reshape(-1, 1), d, f, tol, result, absolute)


def emit_binary(o, cls, t, x, y, f, tol, result, absolute):
    shape = np.broadcast_shapes(np.shape(x), np.shape(y))
    a, b = np.broadcast_to(wide(t, x), shape), np.broadcast_to(wide(t, y), shape)
    with np.errstate(all="ignore"):
        z = f(a, b) if a.size else np.zeros(shape)
    r = result or t
    if r in BITS and t != "bool":
        z = wrap(r, z)
    o.case(cls, t, [(t, x), (t, y)], [(r, np.asarray(z).reshape(shape))], tol=tol, absolute=absolute)


def each(f, *xs):
    """A scalar function of Python floats over arrays."""
    return np.vectorize(lambda *v: L(f(*map(float, v))), otypes=[L])(*xs) if np.size(xs[0]) else np.asarray(xs[0], L)


def guarded(f):
    def g(*v):
        try:
            return f(*v)
        except (ValueError, OverflowError, ZeroDivisionError):
            return math.nan
    return g


def sign(x):
    return np.where(x > 0, x * 0 + 1, np.where(x < 0, x * 0 - 1, np.where(x == 0, x * 0, x))) if np.size(x) else x


def np_sign(x):
    if x.dtype == object:
        return np.vectorize(lambda v: (v > 0) - (v < 0), otypes=[object])(x) if x.size else x
    return np.sign(x) + 0.0


def elementwise():
    unary("neg", lambda x: -x, NUM)
    unary("abs", lambda x: abs(x), NUM)
    unary("sign", np_sign, NUM)
    unary("square", lambda x: x * x, NUM)
    unary("relu", lambda x: np.where(x > 0, x, x * 0) if x.dtype == object else np.where(np.isnan(x), x, np.maximum(x, 0)), NUM)
    for n, f in dict(floor=np.floor, ceil=np.ceil, trunc=np.trunc, round=np.rint).items():
        unary(n, f, FLOATS, tol=0)
    unary("sqrt", np.sqrt, FLOATS, 0, 50)
    unary("rsqrt", lambda x: 1 / np.sqrt(x), FLOATS, 0.01, 50, tol=2)
    unary("reciprocal", lambda x: 1 / x, FLOATS)
    for n, f in dict(exp=np.exp, expm1=np.expm1, sin=np.sin, cos=np.cos, tan=np.tan, tanh=np.tanh, sinh=np.sinh, cosh=np.cosh,
                     asinh=np.arcsinh, atan=np.arctan).items():
        unary(n, f, FLOATS, tol=4)
    for n, f in dict(log=np.log).items():
        unary(n, f, FLOATS, 0.001, 40, tol=4)
    unary("log1p", np.log1p, FLOATS, -0.9, 9, tol=4)
    unary("asin", np.arcsin, FLOATS, -1, 1, tol=4)
    unary("acos", np.arccos, FLOATS, -1, 1, tol=4)
    unary("acosh", np.arccosh, FLOATS, 1, 30, tol=4)
    unary("atanh", np.arctanh, FLOATS, -0.99, 0.99, tol=4)
    unary("sigmoid", lambda x: 1 / (1 + np.exp(-x)), FLOATS, -20, 20, tol=4)
    unary("erf", lambda x: each(math.erf, x), FLOATS, tol=4)
    unary("erfc", lambda x: each(math.erfc, x), FLOATS, tol=6)
    unary("erfinv", lambda x: each(sp.erfinv, x), FLOATS, -0.99, 0.99, tol=8)
    unary("lgamma", lambda x: each(lambda v: math.inf if math.isinf(v) else sp.gammaln(v), x), FLOATS, 0.1, 20, tol=8, absolute=1e-14)
    unary("digamma", lambda x: each(sp.digamma, x), FLOATS, 0.1, 20, tol=8, special=False, absolute=1e-14)
    for n, f in dict(is_nan=np.isnan, is_inf=np.isinf, is_finite=np.isfinite).items():
        unary(n, f, FLOATS, result="bool")
    unary("logical_not", lambda x: ~x, ["bool"])
    unary("bitwise_not", lambda x: np.vectorize(lambda v: ~v, otypes=[object])(x) if x.size else x, INTS + UINTS)

    binary("add", lambda x, y: x + y, NUM)
    binary("sub", lambda x, y: x - y, NUM)
    binary("mul", lambda x, y: x * y, NUM)
    binary("div", lambda x, y: x / y, FLOATS)
    binary("divide_no_nan", lambda x, y: np.where(y == 0, 0, x / np.where(y == 0, 1, y)), FLOATS)
    nonzero = lambda t, x, y: (x, np.where(y == 0, y + 1, y).astype(y.dtype) if t not in FLOATS else np.where(abs(y) < 0.3, y.dtype.type(0.5), y))
    binary("floordiv", lambda x, y: np.floor(x / y) if x.dtype == L else x // y, NUM, fix=nonzero, special=False)
    binary("mod", lambda x, y: np.mod(x, y) if x.dtype == L else x % y, NUM, fix=nonzero, special=False)
    tdiv = np.vectorize(lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1), otypes=[object])
    binary("truncatediv", tdiv, INTS + UINTS, fix=nonzero)
    tmod = np.vectorize(lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1), otypes=[object])
    binary("truncatemod", lambda x, y: np.fmod(x, y) if x.dtype == L else tmod(x, y), NUM, fix=nonzero, special=False)
    ipow = np.vectorize(lambda a, b: a ** b, otypes=[object])
    binary("pow", lambda x, y: np.power(x, y) if x.dtype == L else ipow(x, y), NUM, ranges=((0, 4), (0, 4)), tol=4)
    binary("atan2", np.arctan2, FLOATS, tol=4)
    binary("maximum", lambda x, y: np.maximum(x, y), NUM)
    binary("minimum", lambda x, y: np.minimum(x, y), NUM)
    binary("zeta", lambda x, y: each(sp.zeta, x, y), FLOATS, ranges=((1.5, 9), (0.3, 6)), tol=8, special=False)
    def order(t, x, y):
        return (quantize(t, np.floor(np.abs(x))), np.abs(y) + y.dtype.type(0.25) if t != "bf16" else to_bf16(np.abs(y) + 0.25))
    binary("polygamma", lambda x, y: each(lambda n, v: sp.polygamma(int(n), v), x, y), FLOATS, fix=order, tol=16, special=False)
    for n, f in dict(equal=np.equal, not_equal=np.not_equal, less=np.less, less_equal=np.less_equal, greater=np.greater,
                     greater_equal=np.greater_equal).items():
        g = lambda x, y, f=f: f(x, y).astype(bool)
        binary(n, g, ALL if "equal" in n and n in ("equal", "not_equal") else NUM, result="bool", ranges=((-1, 1), (-1, 1)))
    for n, f in dict(logical_and=np.logical_and, logical_or=np.logical_or, logical_xor=np.logical_xor).items():
        binary(n, f, ["bool"])
    for n, f in dict(bitwise_and=lambda a, b: a & b, bitwise_or=lambda a, b: a | b, bitwise_xor=lambda a, b: a ^ b).items():
        binary(n, np.vectorize(f, otypes=[object]), INTS + UINTS)

    def shift(left):
        def g(t):
            def f(a, b):
                n = BITS[t]
                if b < 0 or b >= n:
                    return 0 if left or a >= 0 else -1
                return a << b if left else a >> b
            return np.vectorize(f, otypes=[object])
        return g
    for t in INTS + UINTS:
        binary("shift_left", shift(True)(t), [t], ranges=((-4, 4), (0, 2)))
        binary("shift_right", shift(False)(t), [t], ranges=((-4, 4), (0, 2)))

    for t in ALL:
        for cls, a, b in SHAPES2:
            c, x, y = values("bool", a), values(t, b), values(t, a)
            shape = np.broadcast_shapes(a, b)
            z = np.where(c, np.broadcast_to(x, shape), np.broadcast_to(y, shape))
            op("select").case(cls, t, [("bool", c), (t, x), (t, y)], [(t, z)], tol=0)
    for t in NUM:
        for cls, a, b in SHAPES2:
            x = values(t, a)
            lo, hi = quantize(t, np.asarray(values(t, b, -1, 0))), quantize(t, np.asarray(values(t, b, 0, 2)))
            op("clamp").case(cls, t, [(t, x), (t, lo), (t, hi)], [(t, np.minimum(np.maximum(x, lo), hi))], tol=0)


def casts():
    o = op("cast")
    for t in ALL:
        for r in ALL:
            x = values(t, (7,), -3, 3) if r in UINTS and t in FLOATS else values(t, (7,))
            if r in UINTS and t in FLOATS:
                x = np.abs(x)
            if r == "bool":
                y = np.asarray(x) != 0
            elif r in FLOATS:
                y = np.asarray(x).astype(L) if t != "bool" else np.asarray(x).astype(L)
            elif t in FLOATS:
                y = wrap(r, np.trunc(np.asarray(x, np.float64)).astype(object))
            else:
                y = wrap(r, np.asarray(x).astype(object))
            o.case("vector", t, [(t, x)], [(r, y)], attrs=f"dtype={r}", tol=0.5)
    for cls, shape in SHAPES1:
        x = values("f32", shape)
        o.case(cls, "f32", [("f32", x)], [("i32", np.trunc(x).astype("i4"))], attrs="dtype=i32")
    b = op("bitcast")
    pairs = [("f32", "i32"), ("i32", "f32"), ("f32", "u32"), ("f64", "i64"), ("i64", "f64"), ("u64", "i64"), ("f16", "u16"), ("u16", "i16"),
             ("i16", "u16"), ("i8", "u8"), ("u8", "i8"), ("u32", "i32"), ("bf16", "u16"), ("bool", "u8")]
    for t, r in pairs:
        for cls, shape in [("vector", (5,)), ("matrix", (2, 3)), ("zero", (0, 2)), ("scalar", ()), ("one", (1,))]:
            x = values(t, shape)
            y = np.frombuffer(raw(t, x), "<" + NP[r]).reshape(shape)
            b.case(cls, t, [(t, x)], [(r, y)], attrs=f"dtype={r}", tol=0)
    x = values("f32", (2, 3))
    b.case("wider", "f32", [("f32", x)], [("u8", np.frombuffer(raw("f32", x), "u1").reshape(2, 3, 4))], attrs="dtype=u8")
    x = values("u8", (2, 4))
    b.case("narrower", "u8", [("u8", x)], [("u32", np.frombuffer(raw("u8", x), "<u4").reshape(2))], attrs="dtype=u32")


REDUCE_CASES = [("scalar", (), "all", False), ("zero", (0, 3), "0", False), ("zero", (3, 0), "1", True), ("one", (1, 1), "0", True),
                ("vector", (11,), "0", False), ("matrix", (3, 5), "1", False), ("matrix", (3, 5), "0", True), ("cube", (2, 3, 4), "0,2", False),
                ("cube", (2, 3, 4), "all", False), ("large", (2, 4200), "1", False), ("large", (4200, 2), "0", False)]


def reductions():
    def fold(name, f, dtypes, rng_=(-2, 2), tol=4):
        for t in dtypes:
            for cls, shape, axes, keep in REDUCE_CASES:
                if cls == "large" and t not in ("f16", "i8", "bool") and (name, t) != ("sum", "f32"):
                    continue
                x = values(t, shape, *rng_)
                ax = tuple(range(len(shape))) if axes == "all" else tuple(map(int, axes.split(",")))
                y = f(t, x, ax, keep)
                attrs = (f"axes=[{', '.join(map(str, ax))}]" if axes != "all" else "axes=all") + (" keepdims=true" if keep else "")
                n = int(np.prod([shape[a] for a in ax])) if ax else 1
                op(name).case(cls, t, [(t, x)], [(t, y)], attrs=attrs, tol=tol * max(1, n ** 0.5) if t in FLOATS else 0,
                              absolute=n * 4 * 2.0 ** (-53 if t == "f64" else -24) if name == "sum" and t in FLOATS else 0)

    def total(t, x, ax, keep):
        return np.sum(x.astype(L), axis=ax, keepdims=keep) if t in FLOATS else wrap(t, np.sum(x.astype(object), axis=ax, keepdims=keep, initial=0))

    def product(t, x, ax, keep):
        return np.prod(x.astype(L), axis=ax, keepdims=keep) if t in FLOATS else wrap(t, np.prod(x.astype(object), axis=ax, keepdims=keep, initial=1))

    def extremum(f, empty):
        def g(t, x, ax, keep):
            e = empty if t in FLOATS else (np.iinfo(NP[t]).min if empty < 0 else np.iinfo(NP[t]).max)
            if x.size == 0:
                return np.full(f(np.zeros(x.shape), axis=ax, keepdims=keep, initial=0).shape, e)
            return f(x, axis=ax, keepdims=keep)
        return g
    fold("sum", total, NUM)
    fold("prod", product, NUM, rng_=(0.7, 1.4), tol=6)
    fold("max", extremum(np.max, -math.inf), NUM)
    fold("min", extremum(np.min, math.inf), NUM)
    fold("any", lambda t, x, ax, keep: np.any(x, axis=ax, keepdims=keep), ["bool"])
    fold("all", lambda t, x, ax, keep: np.all(x, axis=ax, keepdims=keep), ["bool"])
    for t in ALL:
        for cls, shape, axis in [("vector", (9,), 0), ("matrix", (3, 5), 1), ("matrix", (3, 5), 0), ("one", (1, 1), 0), ("zero", (0, 3), 1),
                                 ("cube", (2, 3, 4), -2)]:
            x = values(t, shape, -1, 1)
            a = f"axis={axis}"
            op("argmax").case(cls, t, [(t, x)], [("i64", np.argmax(x, axis=axis))], attrs=a)
            op("argmin").case(cls, t, [(t, x)], [("i32", np.argmin(x, axis=axis).astype("i4"))], attrs=a + " dtype=i32")
    for t in NUM:
        for cls, shape, axis in [("vector", (9,), 0), ("matrix", (3, 5), 1), ("matrix", (3, 5), 0), ("one", (1, 1), 0), ("zero", (0, 3), 0),
                                 ("zero", (2, 0), 1)]:
            for name, f, e in [("cumsum", np.cumsum, 0), ("cumprod", np.cumprod, 1)]:
                for exclusive in (False, True):
                    for reverse in (False, True):
                        x = values(t, shape, -2, 2) if name == "cumsum" else values(t, shape, 0.6, 1.5)
                        w = wide(t, x)
                        w = np.flip(w, axis) if reverse else w
                        y = f(w, axis=axis) if w.size else w
                        if exclusive and w.size:
                            first = np.full_like(np.take(y, [0], axis=axis), e)
                            y = np.concatenate([first, np.delete(y, -1, axis=axis)], axis=axis)
                        y = np.flip(y, axis) if reverse else y
                        y = wrap(t, y) if t not in FLOATS else y
                        attrs = f"axis={axis}" + (" exclusive=true" if exclusive else "") + (" reverse=true" if reverse else "")
                        op(name).case(cls, t, [(t, x)], [(t, y)], attrs=attrs, tol=8, absolute=2e-6 if t in ("f32",) else 1e-14 if t == "f64" else 2e-2)
    for t in NUM:
        for cls, shape, to in [("matrix", (3, 5), (1, 5)), ("matrix", (3, 5), (5,)), ("matrix", (3, 5), (3, 5)), ("cube", (2, 3, 4), (3, 1)),
                               ("scalar", (3, 2), ()), ("zero", (0, 3), (1, 3)), ("one", (1, 1), (1,))]:
            x = values(t, shape, -2, 2)
            lead = len(shape) - len(to)
            ax = tuple(range(lead)) + tuple(i + lead for i in range(len(to)) if to[i] == 1 and shape[i + lead] != 1)
            y = total(t, x, ax, True).reshape(to)
            op("sum_to").case(cls, t, [(t, x), ("i64", np.array(to, "i8"))], [(t, y)], tol=8, absolute=1e-5 if t != "f64" else 1e-14)


MOVES = ALL + ["string"]


def anything(t, shape):
    if t == "string":
        words = ["", "a", "bc", "def", "gh ij", "k"]
        n = int(np.prod(shape))
        return np.array([words[i % 6] for i in rng.integers(0, 6, n)], dtype=object).reshape(shape)
    return values(t, shape)


def i64(*v):
    return ("i64", np.array(v, "i8"))


def movement():
    for t in MOVES:
        for cls, shape in SHAPES1:
            x = anything(t, shape)
            op("shape_of").case(cls, t, [(t, x)], [("i64", np.array(shape, "i8"))])
            op("shape_of").case(cls, t, [(t, x)], [("i32", np.array(shape, "i4"))], attrs="dtype=i32")
            perm = list(range(len(shape)))[::-1]
            op("transpose").case(cls, t, [(t, x)], [(t, x.transpose(perm))], attrs=f"perm={perm}", tol=0)
            if shape:
                ax = list(range(0, len(shape), 2))
                op("reverse").case(cls, t, [(t, x)], [(t, np.flip(x, ax))], attrs=f"axes={ax}", tol=0)
        for cls, shape, to in [("scalar", (), ()), ("scalar", (1, 1), ()), ("zero", (0, 3), (3, 0)), ("one", (1,), (1, 1)), ("matrix", (3, 4), (2, 6)),
                               ("matrix", (3, 4), (-1, 2)), ("cube", (2, 3, 4), (6, 4)), ("vector", (12,), (2, -1, 3))]:
            x = anything(t, shape)
            op("reshape").case(cls, t, [(t, x), i64(*to)], [(t, x.reshape(to))], tol=0)
        x = anything(t, (4, 3)).T
        op("reshape").case("transposed", t, [(t, x), i64(12)], [(t, x.reshape(12))], tol=0)
        for cls, shape, to in [("scalar", (), (2, 3)), ("zero", (1, 3), (0, 3)), ("one", (1,), (1,)), ("matrix", (3, 1), (3, 4)), ("cube", (3,), (2, 2, 3))]:
            x = anything(t, shape)
            op("broadcast_to").case(cls, t, [(t, x), i64(*to)], [(t, np.broadcast_to(x, to))], tol=0)
        for cls, shape, start, size in [("vector", (7,), [2], [3]), ("matrix", (4, 5), [1, 0], [2, -1]), ("zero", (3, 4), [3, 1], [0, 2]),
                                        ("one", (1, 1), [0, 0], [1, 1]), ("scalar", (), [], []), ("cube", (2, 3, 4), [0, 1, 2], [-1, 2, 1])]:
            x = anything(t, shape)
            key = tuple(slice(s, None if n < 0 else s + n) for s, n in zip(start, size))
            op("slice").case(cls, t, [(t, x), i64(*start), i64(*size)], [(t, x[key])], tol=0)
        for cls, shape, begin, end, step, masks in [
                ("vector", (9,), [1], [8], [2], ""), ("vector", (9,), [-2], [0], [-3], ""), ("matrix", (4, 5), [0, -1], [9, -9], [1, -1], ""),
                ("matrix", (4, 5), [2, 1], [0, 4], [1, 1], "shrink_mask=1"), ("matrix", (4, 5), [1, 3], [3, 1], [1, -1], "begin_mask=2 end_mask=1"),
                ("zero", (4, 3), [3, 0], [1, 3], [1, 1], ""), ("one", (1, 1), [0, 0], [1, 1], [1, 1], ""), ("scalar", (3, 2), [-1, 1], [0, 0], [1, 1], "shrink_mask=3"),
                ("cube", (2, 3, 4), [0, 2, 1], [2, -4, 4], [1, -1, 2], "")]:
            x = anything(t, shape)
            m = dict(p.split("=") for p in masks.split()) if masks else {}
            bm, em, sm = (int(m.get(k, 0)) for k in ("begin_mask", "end_mask", "shrink_mask"))
            key = tuple(begin[i] if sm >> i & 1 else slice(None if bm >> i & 1 else begin[i], None if em >> i & 1 else end[i], step[i])
                        for i in range(len(shape)))
            op("strided_slice").case(cls, t, [(t, x), i64(*begin), i64(*end), i64(*step)], [(t, np.asarray(x[key]))], attrs=masks, tol=0)
        for cls, shapes, axis in [("vector", [(2,), (3,)], 0), ("matrix", [(2, 3), (1, 3), (2, 3)], 0), ("matrix", [(2, 3), (2, 1)], -1),
                                  ("zero", [(0, 2), (3, 2)], 0), ("one", [(1,)], 0), ("cube", [(2, 1, 2), (2, 2, 2)], 1)]:
            xs = [anything(t, s) for s in shapes]
            op("concat").case(cls, t, [(t, x) for x in xs], [(t, np.concatenate(xs, axis))], attrs=f"axis={axis}", tol=0)
        for cls, shape, n, axis in [("vector", (3,), 2, 0), ("matrix", (2, 3), 3, 1), ("scalar", (), 2, 0), ("zero", (0, 2), 2, -1), ("one", (1,), 1, 0)]:
            xs = [anything(t, shape) for _ in range(n)]
            op("stack").case(cls, t, [(t, x) for x in xs], [(t, np.stack(xs, axis))], attrs=f"axis={axis}", tol=0)
        for cls, shape, n, axis in [("vector", (6,), 3, 0), ("matrix", (2, 4), 2, 1), ("zero", (0, 3), 2, 0), ("one", (1,), 1, 0)]:
            x = anything(t, shape)
            op("split").case(cls, t, [(t, x)], [(t, y) for y in np.split(x, n, axis)], attrs=f"n={n} axis={axis}", tol=0)
        for cls, shape, axis in [("vector", (3,), 0), ("matrix", (2, 3), 1), ("zero", (2, 0), 0), ("one", (1, 1), 0)]:
            x = anything(t, shape)
            ys = [np.asarray(np.take(x, i, axis)) for i in range(shape[axis])]
            op("unstack").case(cls, t, [(t, x)], [(t, y) for y in ys], attrs=f"axis={axis}", tol=0)
        for cls, shape, m in [("vector", (3,), [2]), ("matrix", (2, 3), [3, 2]), ("zero", (2, 3), [0, 1]), ("one", (1,), [1]), ("scalar", (), [])]:
            x = anything(t, shape)
            op("tile").case(cls, t, [(t, x), i64(*m)], [(t, np.tile(x, m) if m else x)], tol=0)
        for cls, shape, axes in [("vector", (3,), [0]), ("matrix", (2, 3), [1, -1]), ("scalar", (), [0]), ("zero", (0,), [1]), ("one", (1,), [0])]:
            x = anything(t, shape)
            op("expand_dims").case(cls, t, [(t, x)], [(t, np.expand_dims(x, tuple(axes)))], attrs=f"axes={axes}", tol=0)
        for cls, shape, axes in [("vector", (1, 3), [0]), ("matrix", (2, 1, 3, 1), [1, -1]), ("zero", (1, 0), [0]), ("one", (1, 1), [0]), ("scalar", (1,), [0])]:
            x = anything(t, shape)
            op("squeeze").case(cls, t, [(t, x)], [(t, np.squeeze(x, tuple(axes)))], attrs=f"axes={axes}", tol=0)
        for cls, shape, p in [("vector", (4,), [[1, 2]]), ("matrix", (3, 4), [[1, 0], [2, 2]]), ("zero", (0, 2), [[1, 0], [0, 0]]), ("one", (1, 1), [[0, 0], [0, 1]]),
                              ("scalar", (), np.zeros((0, 2)))]:
            x, v = anything(t, shape), anything(t, ())
            pads = np.array(p, "i8").reshape(-1, 2)
            full = np.full([s + int(a + b) for s, (a, b) in zip(shape, pads)], v.item() if t == "string" else v, dtype=x.dtype)
            full[tuple(slice(int(a), int(a) + s) for s, (a, b) in zip(shape, pads))] = x if shape else x.item()
            op("pad").case(cls, t, [(t, x), ("i64", pads), (t, v)], [(t, full)], tol=0)
        for cls, shape, p in [("vector", (4,), [[1, 2]]), ("matrix", (3, 4), [[2, 1], [0, 3]]), ("one", (1, 2), [[0, 0], [1, 1]]), ("zero", (0, 3), [[0, 0], [1, 2]])]:
            x, pads = anything(t, shape), np.array(p, "i8")
            op("pad_reflect").case(cls, t, [(t, x), ("i64", pads)], [(t, np.pad(x, p, "reflect"))], tol=0)
        for cls, shape, p in [("vector", (4,), [[1, 4]]), ("matrix", (3, 4), [[3, 1], [0, 3]]), ("one", (1, 1), [[1, 1], [1, 0]]), ("zero", (0, 3), [[0, 0], [1, 3]])]:
            x, pads = anything(t, shape), np.array(p, "i8")
            op("pad_symmetric").case(cls, t, [(t, x), ("i64", pads)], [(t, np.pad(x, p, "symmetric"))], tol=0)
        for cls, shape, ishape, axis in [("vector", (5,), (3,), 0), ("matrix", (4, 3), (2, 2), 0), ("matrix", (4, 3), (2,), 1), ("scalar", (4,), (), 0),
                                         ("zero", (4, 2), (0,), 0), ("one", (1, 1), (1,), 0)]:
            x = anything(t, shape)
            i = rng.integers(0, shape[axis], ishape)
            op("gather").case(cls, t, [(t, x), ("i64", i)], [(t, np.take(x, i, axis))], attrs=f"axis={axis}", tol=0)
        x, i = anything(t, (2, 4, 3)), rng.integers(0, 4, (2, 5))
        op("gather").case("batch", t, [(t, x), ("i32", i.astype("i4"))], [(t, np.stack([x[b][i[b]] for b in range(2)]))],
                          attrs="axis=1 batch_dims=1", tol=0)
        x, i = anything(t, (3, 4)), np.array([[0, 1], [2, 3], [1, 1]])
        op("gather_nd").case("matrix", t, [(t, x), ("i64", i)], [(t, x[i[:, 0], i[:, 1]])], tol=0)
        op("gather_nd").case("rows", t, [(t, x), ("i32", np.array([[2], [0]], "i4"))], [(t, x[[2, 0]])], tol=0)
        op("gather_nd").case("zero", t, [(t, x), ("i64", np.zeros((0, 2), "i8"))], [(t, x[:0, 0])], tol=0)
        op("gather_nd").case("one", t, [(t, x[:1, :1]), ("i64", np.array([[0, 0]]))], [(t, x[:1, 0])], tol=0)
        x, i = anything(t, (2, 3)), np.array([[[1], [0]], [[2], [2]]])
        op("gather_nd").case("batch", t, [(t, x), ("i64", i)], [(t, np.stack([x[b][i[b, :, 0]] for b in range(2)]))], attrs="batch_dims=1", tol=0)
        for cls, x, i, u in [("vector", anything(t, (5,)), np.array([[3], [0]]), anything(t, (2,))), ("matrix", anything(t, (3, 2)), np.array([[1], [2]]), anything(t, (2, 2))),
                             ("zero", anything(t, (3,)), np.zeros((0, 1), "i8"), anything(t, (0,))), ("one", anything(t, (1,)), np.array([[0]]), anything(t, (1,)))]:
            y = x.copy()
            for k in range(len(i)):
                y[tuple(i[k])] = u[k]
            op("scatter_nd_update").case(cls, t, [(t, x), ("i64", i), (t, u)], [(t, y)], tol=0)
        for cls, shape, m in [("vector", (5,), [1, 0, 1, 1, 0]), ("matrix", (3, 2), [1, 0, 1]), ("zero", (3,), [0, 0, 0]), ("one", (1, 1), [1])]:
            x, mask = anything(t, shape), np.array(m, bool)
            op("boolean_mask").case(cls, t, [(t, x), ("bool", mask)], [(t, x[mask])], tol=0)
        for cls, x in [("vector", anything(t, (9,))), ("zero", anything(t, (0,))), ("one", anything(t, (1,)))]:
            seen = list(dict.fromkeys(x.tolist()))
            idx = np.array([seen.index(v) for v in x.tolist()], "i4")
            y = np.array(seen, dtype=object if t == "string" else None).reshape(-1) if seen else x
            counts = np.array([x.tolist().count(v) for v in seen], "i4")
            op("unique").case(cls, t, [(t, x)], [(t, y), ("i32", idx), ("i32", counts)], tol=0)
        if t != "string":
            op("zeros_like").case("matrix", t, [(t, x := anything(t, (2, 3)))], [(t, np.zeros((2, 3)))], tol=0)
            op("ones_like").case("matrix", t, [(t, x)], [(t, np.ones((2, 3)))], tol=0)
            for cls, shape in [("zero", (0,)), ("one", (1,)), ("scalar", ())]:
                op("zeros_like").case(cls, t, [(t, anything(t, shape))], [(t, np.zeros(shape))], tol=0)
                op("ones_like").case(cls, t, [(t, anything(t, shape))], [(t, np.ones(shape))], tol=0)
            for cls, shape in SHAPES1:
                x = values(t, shape, -0.5, 0.5)
                y = np.argwhere(x).astype("i8") if shape else np.zeros((int(bool(x)), 0), "i8")
                op("nonzero").case(cls, t, [(t, x)], [("i64", y)])
    for t in NUM:
        for name, f in [("scatter_nd_add", np.add), ("scatter_nd_min", np.minimum), ("scatter_nd_max", np.maximum)]:
            for cls, x, i, u in [("vector", values(t, (5,)), np.array([[3], [0], [3]]), values(t, (3,))), ("matrix", values(t, (3, 2)), np.array([[1], [1]]), values(t, (2, 2))),
                                 ("zero", values(t, (3,)), np.zeros((0, 1), "i8"), values(t, (0,))), ("one", values(t, (1, 1)), np.array([[0, 0]]), values(t, (1,)))]:
                y = wide(t, x).copy()
                for k in range(len(i)):
                    y[tuple(i[k])] = f(y[tuple(i[k])], wide(t, u)[k])
                y = wrap(t, y) if t not in FLOATS else y
                op(name).case(cls, t, [(t, x), ("i64", i), (t, u)], [(t, y)], tol=2, absolute=dict(f16=2.0 ** -8, bf16=2.0 ** -5).get(t, 1e-6) if t in FLOATS else 0)
        for cls, shape, axis in [("vector", (9,), -1), ("matrix", (3, 5), 0), ("zero", (0, 3), 0), ("one", (1, 1), 1), ("large", (300,), 0)]:
            for desc in (False, True):
                x = values(t, shape, -1, 1)
                i = np.argsort(-wide(t, x) if desc else x, axis=axis, kind="stable") if x.size else x.astype("i4")
                y = np.take_along_axis(x, i.astype("i8"), axis) if x.size else x
                attrs = f"axis={axis}" + (" descending=true" if desc else "")
                op("sort").case(cls, t, [(t, x)], [(t, y)], attrs=attrs, tol=0)
                op("argsort").case(cls, t, [(t, x)], [("i32", i.astype("i4"))], attrs=attrs)
        for cls, shape, k in [("vector", (9,), 4), ("matrix", (3, 5), 5), ("zero", (2, 3), 0), ("one", (1,), 1), ("large", (2, 400), 7)]:
            x = values(t, shape, -1, 1)
            i = np.argsort(-wide(t, x), axis=-1, kind="stable")[..., :k]
            op("top_k").case(cls, t, [(t, x), ("i32", np.array(k, "i4"))], [(t, np.take_along_axis(x, i, -1)), ("i32", i.astype("i4"))], tol=0)
        for cls, n, v in [("vector", 6, (4,)), ("zero", 0, (2,)), ("one", 1, (1,)), ("matrix", 5, (0,))]:
            s, v = np.sort(values(t, (n,), -1, 1)), values(t, v, -1, 1)
            for right in (False, True):
                y = np.searchsorted(s, v, "right" if right else "left").astype("i4")
                op("searchsorted").case(cls, t, [(t, s), (t, v)], [("i32", y)], attrs="right=true" if right else "")
    s, v = np.sort(values("f32", (2, 6)), -1), values("f32", (2, 3))
    op("searchsorted").case("rows", "f32", [("f32", s), ("f32", v)], [("i64", np.stack([np.searchsorted(s[i], v[i]) for i in range(2)]))], attrs="dtype=i64")
    for t in NUM:
        for cls, a, b, d in [("vector", 1, 7, 2), ("one", 3, 4, 1), ("zero", 3, 3, 1), ("large", 0, 100, 1)]:
            y = np.arange(a, b, d)
            op("range").case(cls, t, [(t, np.array(a)), (t, np.array(b)), (t, np.array(d))], [(t, y)], tol=1)
        if t not in UINTS:
            op("range").case("down", t, [(t, np.array(5)), (t, np.array(-2)), (t, np.array(-3))], [(t, np.array([5, 2, -1]))], tol=1)
    for t in ["i32", "i64"]:
        for cls, shape in SHAPES1:
            for axis in range(len(shape)):
                for r in ["i64", "i32", "f32", "u8"]:
                    y = np.broadcast_to(np.arange(shape[axis]).reshape([-1 if i == axis else 1 for i in range(len(shape))]), shape)
                    op("iota").case(cls, t, [(t, np.array(shape, NP[t]))], [(r, y)], attrs=f"axis={axis} dtype={r}", tol=0)
            for r in ALL:
                v = values(r, ())
                op("fill").case(cls, t, [(t, np.array(shape, NP[t])), (r, v)], [(r, np.full(shape, v))], tol=0)
    for t in INTS + UINTS:
        for cls, shape, axis in [("vector", (4,), -1), ("scalar", (), 0), ("matrix", (2, 3), 1), ("zero", (0,), 0), ("one", (1,), 0)]:
            i = values(t, shape, 0, 0.8)
            y = np.moveaxis(np.where(i[..., None] == np.arange(4), 2.0, -1.0), -1, axis)
            op("one_hot").case(cls, t, [(t, i), ("i32", np.array(4, "i4")), ("f32", np.array(2.0)), ("f32", np.array(-1.0))], [("f32", y)], attrs=f"axis={axis}", tol=0)


def products():
    for t in NUM:
        for cls, a, b, tx, ty in [("matrix", (3, 4), (4, 5), 0, 0), ("matrix", (4, 3), (4, 5), 1, 0), ("matrix", (3, 4), (5, 4), 0, 1), ("matrix", (4, 3), (5, 4), 1, 1),
                                  ("one", (1, 1), (1, 1), 0, 0), ("zero", (3, 0), (0, 2), 0, 0), ("zero", (0, 4), (4, 5), 0, 0), ("batch", (2, 3, 4), (2, 4, 2), 0, 0),
                                  ("broadcast", (2, 1, 3, 4), (5, 4, 2), 0, 0), ("broadcast", (3, 4), (2, 4, 3), 0, 0), ("large", (33, 70), (70, 40), 0, 0)]:
            if cls == "large" and t not in ("f32", "i8"):
                continue
            x, y = values(t, a, -1, 1), values(t, b, -1, 1)
            u = np.swapaxes(wide(t, x), -1, -2) if tx else wide(t, x)
            v = np.swapaxes(wide(t, y), -1, -2) if ty else wide(t, y)
            z = np.matmul(u, v) if t in FLOATS else wrap(t, np.matmul(u, v)) if u.size and v.size else np.zeros(np.matmul(np.zeros(u.shape), np.zeros(v.shape)).shape, int)
            attrs = " ".join(s for s, f in (("transpose_x=true", tx), ("transpose_y=true", ty)) if f)
            op("matmul").case(cls, t, [(t, x), (t, y)], [(t, z)], attrs=attrs, tol=4, absolute=70 * 2.0 ** (-53 if t == "f64" else -24))


def composites():
    SH = [("scalar", ()), ("zero", (0, 3)), ("one", (1, 1)), ("vector", (11,)), ("matrix", (3, 5)), ("cube", (2, 3, 2))]
    eps = dict(f16=2.0 ** -10, bf16=2.0 ** -7, f32=2.0 ** -23, f64=2.0 ** -52)
    binary("squared_difference", lambda x, y: (x - y) ** 2, NUM, tol=4, special=False, absolute=0.0)
    for t in FLOATS:
        e = eps[t]
        for n, f in dict(softplus=lambda x: np.log1p(np.exp(-abs(x))) + np.maximum(x, 0), silu=lambda x: x / (1 + np.exp(-x)),
                         gelu=lambda x: x * (1 + each(math.erf, x / np.sqrt(L(2)))) / 2,
                         gelu_tanh=lambda x: x / 2 * (1 + np.tanh(np.sqrt(2 / L(np.pi)) * (x + L("0.044715") * x ** 3)))).items():
            for cls, shape in SH:
                x = values(t, shape)
                op(n).case(cls, t, [(t, x)], [(t, f(wide(t, x)))], tol=8, absolute=16 * e)
        for cls, shape, axes, keep in [("scalar", (), "all", False), ("one", (1, 1), "0", True), ("vector", (11,), "0", False), ("matrix", (3, 5), "1", False),
                                       ("cube", (2, 3, 4), "0,2", True), ("zero", (0, 3), "1", False)]:
            x = values(t, shape)
            ax = tuple(range(len(shape))) if axes == "all" else tuple(map(int, axes.split(",")))
            attrs = ("axes=all" if axes == "all" else f"axes={list(ax)}") + (" keepdims=true" if keep else "")
            w = wide(t, x)
            op("mean").case(cls, t, [(t, x)], [(t, np.mean(w, axis=ax, keepdims=keep))], attrs=attrs, tol=8, absolute=16 * e)
            op("variance").case(cls, t, [(t, x)], [(t, np.var(w, axis=ax, keepdims=keep))], attrs=attrs, tol=16, absolute=64 * e)
            op("logsumexp").case(cls, t, [(t, x)], [(t, np.log(np.sum(np.exp(w), axis=ax, keepdims=keep)))], attrs=attrs, tol=16, absolute=16 * e)
        x = quantize(t, np.array([[-np.inf, -np.inf], [np.inf, 1.0], [-np.inf, 2.0]]))
        op("logsumexp").case("special", t, [(t, x)], [(t, np.array([-np.inf, np.inf, 2.0]))], attrs="axes=[1]", tol=2)
        for cls, shape, axis in [("vector", (7,), -1), ("matrix", (3, 5), 1), ("matrix", (3, 5), 0), ("one", (1, 1), -1), ("zero", (0, 3), -1), ("large", (2, 700), -1)]:
            x = values(t, shape)
            w = wide(t, x)
            s = np.exp(w - (np.max(w, axis=axis, keepdims=True) if w.size else 0))
            y = s / np.sum(s, axis=axis, keepdims=True)
            op("softmax").case(cls, t, [(t, x)], [(t, y)], attrs=f"axis={axis}", tol=32, absolute=16 * e)
            op("log_softmax").case(cls, t, [(t, x)], [(t, np.log(y))], attrs=f"axis={axis}", tol=32, absolute=32 * e)
        for cls, shape in [("matrix", (3, 5)), ("one", (1, 1)), ("zero", (0, 4)), ("cube", (2, 3, 4))]:
            x, g, b = values(t, shape), values(t, shape[-1:]), values(t, shape[-1:])
            w = wide(t, x)
            y = (w - w.mean(-1, keepdims=True)) / np.sqrt(w.var(-1, keepdims=True) + L("0.001")) * wide(t, g) + wide(t, b)
            op("layer_norm").case(cls, t, [(t, x), (t, g), (t, b)], [(t, y)], attrs="axes=[-1] epsilon=0.001", tol=64, absolute=128 * e)
    s = lambda *v: ("string", np.array(v, dtype=object))
    op("string_equal").case("vector", "string", [s("a", "b", ""), s("a", "c", "")], [("bool", np.array([True, False, True]))])
    op("string_equal").case("broadcast", "string", [s("a", "b"), ("string", np.array("b", dtype=object))], [("bool", np.array([False, True]))])
    op("string_concat").case("vector", "string", [s("a", "b", ""), s("x", "", "")], [s("ax", "b", "")])
    op("string_concat").case("broadcast", "string", [s("a", "b"), ("string", np.array("!", dtype=object))], [s("a!", "b!")])
    for n in ("string_equal", "string_concat"):
        empty = ("string", np.zeros((0,), object))
        op(n).case("zero", "string", [empty, empty], [("bool", np.zeros(0, bool)) if n == "string_equal" else empty])
        op(n).case("one", "string", [s("q"), s("q")], [("bool", np.array([True])) if n == "string_equal" else s("qq")])
    op("equal").case("vector", "string", [s("a", "b"), s("a", "c")], [("bool", np.array([True, False]))])
    op("not_equal").case("vector", "string", [s("a", "b"), s("a", "c")], [("bool", np.array([False, True]))])


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


def random():
    for cls, shape, key, counter in [("vector", (9,), 1, 0), ("matrix", (3, 5), 2**63 + 5, 7), ("zero", (0, 3), 3, 1), ("one", (1,), 0, 2**64 - 1), ("scalar", (), 9, 9)]:
        head = [("u64", np.array(key, "u8")), ("u64", np.array(counter, "u8")), i64(*shape)]
        for t, width in (("u32", 32), ("u64", 64)):
            op("random_bits").case(cls, "u64", head, [(t, bits(key, counter, shape, width))], attrs=f"dtype={t}")
        for t, p in dict(f16=11, bf16=8, f32=24, f64=53).items():
            width = 64 if p > 24 else 32
            k = np.array([int(v) >> (width - p) for v in bits(key, counter, shape, width).ravel()], dtype=L).reshape(shape)
            op("random_uniform").case(cls, "u64", head, [(t, k / L(2) ** p)], attrs=f"dtype={t}", tol=0)
            p = 53 if t == "f64" else 24
            k = np.array([int(v) >> (width - p) | 1 for v in bits(key, counter, shape, width).ravel()], dtype=L).reshape(shape)
            u = k / L(2) ** (p - 1) - 1
            op("random_normal").case(cls, "u64", head, [(t, np.sqrt(L(2)) * each(sp.erfinv, u))], attrs=f"dtype={t}", tol=16)
            y = np.sqrt(L(2)) * each(sp.erfinv, u * L(sp.erf(math.sqrt(2))))
            op("random_truncated_normal").case(cls, "u64", head, [(t, y)], attrs=f"dtype={t}", tol=16)
        for t, lo, hi in [("i8", -100, 100), ("i16", 0, 7), ("i32", -(2**31), 2**31 - 1), ("i64", -5, -4), ("u8", 3, 200), ("u16", 0, 1), ("u32", 0, 2**32 - 1), ("u64", 1, 10)]:
            y = np.array([lo + int(v) % (hi - lo) for v in bits(key, counter, shape, 64).ravel()], dtype=object).reshape(shape)
            op("random_integers").case(cls, "u64", head + [(t, np.array(lo).astype(NP[t])), (t, np.array(hi).astype(NP[t]))], [(t, wrap(t, y))], attrs=f"dtype={t}")
    for cls, shape in [("vector", (7,)), ("matrix", (5, 2)), ("zero", (0, 2)), ("one", (1,))]:
        for t in ("f32", "string", "i8"):
            x = anything(t, shape)
            order = np.argsort(bits(4, 5, shape[:1], 64), kind="stable") if shape[0] else np.zeros(0, int)
            op("random_shuffle").case(cls, "u64", [("u64", np.array(4, "u8")), ("u64", np.array(5, "u8")), (t, x)], [(t, x[order])], tol=0)


if __name__ == "__main__":
    os.makedirs(HERE, exist_ok=True)
    np.seterr(all="ignore")
    for part in (elementwise, casts, reductions, movement, products, random, composites):
        part()
    for o in OPS.values():
        o.write()
    print(len(OPS), "ops,", sum(len(o.cases) for o in OPS.values()), "cases,",
          sum(os.path.getsize(os.path.join(HERE, f)) for f in os.listdir(HERE)) // 1024, "KiB", file=sys.stderr)
