#!/usr/bin/env python3
"""Writes the reference points of tests/unit/kernel/math_special_test.c (to standard output), computed by mpmath 1.4 with
far more digits than a double has. Usage: python3 points.py"""

import random

import mpmath as mp

mp.mp.prec = 1200
random.seed(20)


def text(v):
    s = float(v).hex()
    head, tail = s.split("p")
    if "." in head:
        head = head.rstrip("0").rstrip(".")
    return head + "p" + str(int(tail))


def table(name, columns, rows):
    print(f"static const struct {{\n    double {columns};\n}} {name}[] = {{")
    for row in rows:
        print("    { " + ", ".join(text(v) for v in row) + " },")
    print("};\n")


def zeta(s, q):
    """mpmath's own for positive q, the recurrence below."""
    n = int(-mp.floor(q)) + 1 if q < 0 else 0
    return mp.fsum((q + k) ** -s for k in range(n)) + mp.zeta(s, q + n)


def polygamma(n, x):
    return mp.digamma(x) if n == 0 else (-1) ** (n + 1) * mp.factorial(n) * zeta(mp.mpf(n + 1), x)


def uniform(lo, hi, n):
    return [mp.mpf(random.uniform(lo, hi)) for _ in range(n)]


def doubles(values):
    return [mp.mpf(float(v)) for v in values]


xs = doubles([1e-300, 1e-20, 0.001, 0.25, 0.5, 0.75, 0.999, 1.0, 1.001, 1.25, 1.4, 1.4616321449683622, 1.4616321449683625,
              1.4617, 1.5, 1.75, 2.0, 2.5, 3.0, 4.5, 7.99, 8.0, 9.99, 10.0, 12.5, 100.25, 1e5, 1e15, 1e100, 1e300])
table("digamma_at", "x, y", [(x, mp.digamma(x)) for x in xs + uniform(0, 3, 12) + uniform(0, 30, 8)])
table("digamma_negative_at", "x, y", [(x, mp.digamma(x)) for x in doubles([-1e-300, -1e-10, -0.25, -0.499, -0.501, -0.75, -1.25,
      -3.5, -10.125, -100.75, -12345.0625, -0.5040830082644554]) + uniform(-20, 0, 12)])
xs = doubles([5e-324, 1e-300, 1e-20, 0.125, 0.499, 0.5, 0.75, 0.999999, 1.000001, 1.25, 1.4616321449683622, 1.5, 1.75, 1.9999999,
              2.0000001, 2.5, 3.0, 3.25, 5.5, 7.999, 8.0, 20.5, 171.624, 1e10, 1e100, 2.5e305, -1e-300, -1e-20, -0.125, -0.499])
table("lgamma_at", "x, y", [(x, mp.re(mp.loggamma(x)) if x > 0 else mp.log(abs(mp.gamma(x)))) for x in xs + uniform(0, 12, 12)])
table("lgamma_negative_at", "x, y", [(x, mp.log(abs(mp.gamma(x)))) for x in doubles([-0.501, -0.75, -1.5, -2.25, -2.4570247382208006,
      -3.999, -10.5, -50.125, -1000.75]) + uniform(-20, -0.5, 12)])
rows = [(mp.mpf(n), x) for n in (1, 2, 3, 4, 7, 10, 20, 50, 100, 170) for x in doubles([0.01, 0.5, 1.0, 2.75, 11.5, 60.25, 300.0])]
table("polygamma_at", "n, x, y", [(n, x, y) for n, x in rows for y in [polygamma(int(n), x)] if 1e-300 < abs(y) < 1e300])
table("polygamma_negative_at", "n, x, y", [(mp.mpf(n), x, polygamma(n, x)) for n in (1, 2, 3, 4, 7) for x in
      doubles([-0.001, -0.25, -0.75, -1.125, -5.875, -30.25, -200.0625])])
rows = [(mp.mpf(s), q) for s in (1.0001, 1.5, 2, 3.25, 10, 33.5, 80) for q in doubles([0.001, 0.3, 1.0, 1.75, 5.5, 25.0, 1000.5])]
table("zeta_at", "s, q, y", [(s, q, y) for s, q in rows for y in [zeta(mp.mpf(float(s)), q)] if 1e-300 < abs(y) < 1e300])


def erfinv(a):
    """Newton on erfc, since mpmath's erfinv is slow near 1."""
    if a < 0.9:
        return mp.erfinv(a)
    y = mp.sqrt(-mp.log(1 - a))
    for _ in range(100):
        step = (mp.erfc(y) - (1 - a)) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
        y += step / (1 - step * y) if abs(step * y) < 0.5 else step / 4
        if abs(step) < mp.mpf(10) ** -100:
            return y
    raise ArithmeticError(a)


mp.mp.prec = 500
xs = doubles([1e-300, 1e-8, 1e-3, 0.1, 0.25, 0.499, 0.5, 0.501, 0.75, 0.9, 0.99, 0.9966, 0.9967, 0.999, 0.999999, 0.99999994,
              0.9999999999, 1 - 2**-40, 1 - 2**-50, 1 - 2**-53])
table("erfinv_at", "x, y", [(x, erfinv(x)) for x in xs + uniform(0, 1, 12)])
mp.mp.prec = 1400


def hard_angle(e):
    """The double m 2^e, m below 2^53, that comes closest to a multiple of pi/2: m is a denominator of a convergent of the
    continued fraction of 2^e / (pi/2)."""
    x, before, q = mp.ldexp(2 / mp.pi, e), 0, 1
    x -= mp.floor(x)
    while True:
        x = 1 / x
        a = int(mp.floor(x))
        if a * q + before >= 2**53:
            return mp.ldexp(q, e)
        before, q = q, a * q + before
        x -= a


xs = [hard_angle(e) for e in range(-52, -13, 3)] + doubles([6381956970095103.0 * 2.0**797, 1e22, 2.0**40, 2.0**41 + 0.25, 2.0**60, 2.0**100, 2.0**1023, 1.7976931348623157e308,
              5.319372648326541e255, 1e300, 1.6e77]) + [mp.mpf(float(mp.ldexp(random.uniform(1, 2), random.randint(40, 1023)))) for _ in range(20)]
table("angles", "x, sin, cos", [(x, mp.sin(x), mp.cos(x)) for x in xs])
