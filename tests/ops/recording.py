"""What record.py writes records with: dtypes, rounding, made data, tolerances, and the format of the files.

A file of records/ is lines:

    op NAME
    case CLASS DTYPE TOLERANCE ABSOLUTE     starts a case; DTYPE is the one that the case is about
    attrs TEXT                              as in a graph; left out if there are none
    repeat FLAG...                          per input, then per result: does it grow when the case is repeated along axis 0?
    in DTYPE DIMS DATA                      an input
    out DTYPE DIMS DATA                     a result

TOLERANCE is "exact" (every bit, the sign of zero included; only which NaN it is stays open), or the distance from the true
result in units of the last place of the result's dtype; ABSOLUTE is added to that.

DIMS are sizes with commas, "-" for a scalar. DATA is one of

    -                       no elements
    HEX                     elements in row-major order, little endian; float results as f64; strings with commas between them
    @SEED,LO,N,STEP,SCALE   element i is (LO + STEP * (r(i) >> 33) mod N) / SCALE, r(i) = mix(SEED << 32 + i + 1)
    ^LO,N,SCALE             element i is (LO + i // N) / SCALE
    #HASH:STEP:HEX          of a result: the elements 0, STEP, 2 STEP, ... and the FNV-1a hash (64 bits) of all bytes
    %STEP:HEX               of a result: the elements 0, STEP, 2 STEP, ...

Of made numbers a bool is whether it is above 0, a string the word of that number. mix is the finaliser of splitmix64 on multiples
of the golden ratio; records.c has the same.
"""
import os
import zlib

import numpy as np

L = np.longdouble
HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "records")

FLOATS = ["f16", "bf16", "f32", "f64"]
INTS = ["i8", "i16", "i32", "i64"]
UINTS = ["u8", "u16", "u32", "u64"]
NP = dict(bool="?", i8="i1", i16="i2", i32="i4", i64="i8", u8="u1", u16="u2", u32="u4", u64="u8", f16="f2", f32="f4", f64="f8")
NUM = INTS + UINTS + FLOATS
ALL = NUM + ["bool"]
MOVES = ALL + ["string"]
BITS = dict(i8=8, i16=16, i32=32, i64=64, u8=8, u16=16, u32=32, u64=64)
WORDS = ["", "a", "bc", "def", "gh ij", "k"]

# --- tolerances -------------------------------------------------------------------------------------------------------

EXACT = "exact"

# Errors of the functions of src/kernel/math in f32 and f64, as docs/math.md states them, rounded up; where the reference is a double
# function itself, with room for its own error. An op that is not here, and is given no tolerance by its cases, is exact.
ULPS = dict(
    exp=(1, 1), expm1=(1.6, 1.8), log=(0.9, 0.9), log1p=(1.7, 1.3), rsqrt=(1.5, 1.5), tanh=(1.9, 2), sigmoid=(1.5, 1.5),
    sin=(0.51, 0.8), cos=(0.51, 0.8), tan=(0.51, 2), asin=(0.51, 1.5), acos=(0.51, 1.1), atan=(0.51, 0.9), atan2=(0.51, 1.4),
    sinh=(0.51, 2.3), cosh=(0.51, 1.4), asinh=(0.51, 1.7), acosh=(0.51, 2.1), atanh=(0.51, 1.7), pow=(0.51, 1.3),
    erf=(1.6, 3), erfc=(0.53, 8), erfinv=(0.52, 8), lgamma=(0.51, 8), digamma=(0.51, 8), zeta=(0.51, 8), polygamma=(0.51, 16))


def near(t, f32, f64=None):
    """The tolerance of dtype t for a computation with so many units of error in f32 and f64. Half types are computed in f32 and
    rounded; the true result of f64 is rounded to be recorded."""
    return dict(f16=0.5 + f32 * 2.0 ** -13, bf16=0.5 + f32 * 2.0 ** -16, f32=f32, f64=(f32 if f64 is None else f64) + 0.5).get(t, EXACT)


def tolerance(name, t):
    return near(t, *ULPS[name]) if name in ULPS else EXACT


EPSILON = dict(f16=2.0 ** -10, bf16=2.0 ** -7, f32=2.0 ** -23, f64=2.0 ** -52)

# --- numbers ----------------------------------------------------------------------------------------------------------


def to_bf16(x):
    """Nearest bf16 value, ties to even, as f32; rounded once."""
    x = np.asarray(x, np.float64)
    e = np.maximum(np.frexp(x)[1], -125) - 8
    with np.errstate(all="ignore"):
        y = np.ldexp(np.rint(np.ldexp(x, -e)), e)
        return np.where(np.isfinite(x), y, x).astype(np.float32).reshape(x.shape)


def quantize(t, x):
    """x as values of dtype t (bf16 as f32), rounded once from f64."""
    if t == "bf16":
        return to_bf16(x)
    with np.errstate(all="ignore"):
        return np.asarray(x).astype(NP[t])


def computed(t, x):
    """x in the type that the library computes t in."""
    return x.astype("f4") if t in ("f16", "bf16") else x


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


def settled(t, x):
    """An exact result as dtype t has it: integers wrapped, floats rounded."""
    return wrap(t, x) if t in BITS else quantize(t, x) if t in FLOATS else x


# --- data -------------------------------------------------------------------------------------------------------------

# Started anew by every case, so that another case changes only itself and the one after it.
random = np.random.default_rng(0)


def values(t, shape, lo=-4.0, hi=4.0):
    if t == "bool":
        return random.integers(0, 2, shape).astype(bool)
    if t in FLOATS:
        return quantize(t, random.uniform(lo, hi, shape))
    lo, hi = (max(int(lo * 5), -100), min(int(hi * 5), 100))
    if t in UINTS:
        lo = max(lo, 0)
    return random.integers(lo, hi + 1, shape).astype(NP[t])


def anything(t, shape):
    if t == "string":
        return np.array([WORDS[i] for i in random.integers(0, 6, int(np.prod(shape)))], dtype=object).reshape(shape)
    return values(t, shape)


def indices(n, shape):
    return random.integers(0, n, shape)


class Made:
    """Data that the test makes itself: the recipe, and what it gives."""

    def __init__(self, recipe, t, shape, numbers, scale):
        self.recipe = recipe
        if t == "string":
            x = np.array([WORDS[i] for i in numbers.tolist()], dtype=object)
        elif t == "bool":
            x = numbers > 0
        elif t in FLOATS:
            x = quantize(t, numbers / scale)
            assert np.array_equal(x.astype("f8"), numbers / scale), "made floats must be exact"
        else:
            x = numbers.astype(NP[t])
            assert scale == 1 and np.array_equal(x.astype(object), numbers.astype(object)), "made integers must fit"
        self.x = x.reshape(shape)


def mix(seed, n):
    with np.errstate(over="ignore"):
        z = (np.uint64(seed << 32) + np.arange(1, n + 1, dtype=np.uint64)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))


def made(t, shape, lo, n, step=1, scale=1, seed=1):
    """Numbers lo, lo + step, ... (n of them), over scale, in random order."""
    scale = scale if t in FLOATS else 1
    k = (mix(seed, int(np.prod(shape))) >> np.uint64(33)) % np.uint64(n)
    return Made(f"@{seed},{lo},{n},{step},{scale}", t, shape, lo + step * k.astype("i8"), scale)


def made_any(t, shape, seed=1):
    """Anything that t holds, some of it negative where t has that."""
    if t in ("string", "bool"):
        return made(t, shape, 0, 6 if t == "string" else 2, seed=seed)
    return made(t, shape, 0, 120, seed=seed) if t in UINTS else made(t, shape, -90, 180, scale=16, seed=seed)


def made_small(t, shape, most, scale=1, seed=1):
    """Numbers of magnitude up to `most` over `scale`."""
    lo = 0 if t in UINTS else -most
    return made(t, shape, lo, most - lo + 1, scale=scale, seed=seed)


def made_ramp(t, shape, lo, n, scale=1):
    scale = scale if t in FLOATS else 1
    return Made(f"^{lo},{n},{scale}", t, shape, lo + np.arange(int(np.prod(shape))) // n, scale)


# --- files ------------------------------------------------------------------------------------------------------------

LONGEST = 300  # elements written out


def fnv(data):
    h = 0xCBF29CE484222325
    for b in data:
        h = (h ^ b) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return h


def texts(x):
    return ",".join(s.encode().hex() or "-" for s in x.ravel().tolist()) or "-"


class Op:
    def __init__(self, name):
        self.name, self.cases = name, []

    def case(self, cls, dtype, ins, outs, attrs="", tol=None, absolute=0.0, repeat=None):
        """ins: (dtype, array or Made) each; outs likewise, floats as exact as is known. `repeat`: flags as above, or "elementwise"."""
        global random
        tol = (EXACT if dtype not in FLOATS else tolerance(self.name, dtype)) if tol is None else tol
        head = f"{cls} {dtype} {tol if tol == EXACT else format(tol, '.6g')} {absolute:g}"
        lines = ["case " + head]
        if attrs:
            lines.append("attrs " + attrs)
        if repeat == "elementwise":
            y = np.shape(outs[0][1])
            runs = lambda x: int(np.ndim(x) == len(y) and np.shape(x)[0] == y[0])
            repeat = [runs(x) for _, x in ins] + [1] * len(outs)
        if repeat:
            lines.append("repeat " + " ".join(map(str, repeat)))
        lines += [self.input(t, x) for t, x in ins] + [self.result(t, x, tol) for t, x in outs]
        self.cases.append("\n".join(lines))
        random = np.random.default_rng(zlib.crc32(f"{self.name} {len(self.cases)} {head} {attrs}".encode()))

    @staticmethod
    def input(t, x):
        recipe = x.recipe if isinstance(x, Made) else None
        x = np.asarray(x.x if recipe else x)
        dims = ",".join(map(str, x.shape)) or "-"
        assert recipe or x.size <= LONGEST, "long inputs are made"
        return f"in {t} {dims} " + (recipe or (texts(x) if t == "string" else raw(t, x).hex() or "-"))

    @staticmethod
    def result(t, x, tol):
        x = np.asarray(x)
        dims = ",".join(map(str, x.shape)) or "-"
        if t in FLOATS and tol == EXACT:
            y = quantize(t, x)
            assert np.array_equal(y.astype("f8"), x.astype("f8"), equal_nan=True), "exact results are values of their dtype"
            x = y
        written = lambda v: texts(v) if t == "string" else (v.astype("<f8").tobytes() if t in FLOATS else raw(t, v)).hex() or "-"
        if x.size <= LONGEST:
            return f"out {t} {dims} " + written(x)
        step = x.size // (8 if tol == EXACT else 40) | 1
        if tol != EXACT and t in FLOATS:
            return f"out {t} {dims} %{step}:" + written(x.ravel()[::step])
        data = b"".join(s.encode() + b"\0" for s in x.ravel().tolist()) if t == "string" else raw(t, x)
        return f"out {t} {dims} #{fnv(data):016x}:{step}:" + written(x.ravel()[::step])

    def write(self):
        with open(os.path.join(HERE, self.name + ".txt"), "w") as f:
            f.write(f"op {self.name}\n" + "\n".join(self.cases) + "\n")


OPS = {}


def op(name):
    return OPS.setdefault(name, Op(name))


def write_all():
    """The files of all ops; those of ops that are gone are removed."""
    os.makedirs(HERE, exist_ok=True)
    for f in os.listdir(HERE):
        if f.removesuffix(".txt") not in OPS:
            os.remove(os.path.join(HERE, f))
    for o in OPS.values():
        o.write()
    return sum(os.path.getsize(os.path.join(HERE, f)) for f in os.listdir(HERE))
