#!/usr/bin/env python3
"""The coefficients and constants of src/kernel/math that Sollya has no functions for: near-minimax fits by interpolation at
Chebyshev nodes (within a bit or two of the minimax fit), rounded to doubles, and digits of pi. Needs mpmath (1.4).
Usage: python3 coefficients.py    Prints, per fit: name, log2 of the largest relative error after rounding, coefficients from
the highest power down, in the variable (x - center)."""

import mpmath as mp

mp.mp.prec = 300
TINY = mp.mpf(10) ** -35


def text(v):
    s = float(v).hex()
    head, tail = s.split("p")
    if "." in head:
        head = head.rstrip("0").rstrip(".")
    return head + "p" + str(int(tail))


def fit(name, f, lo, hi, degree, center):
    lo, hi, center, n = mp.mpf(lo), mp.mpf(hi), mp.mpf(center), degree + 1
    middle, half = (lo + hi) / 2, (hi - lo) / 2
    angles = [mp.pi * (2 * k + 1) / (2 * n) for k in range(n)]
    values = [f(middle + half * mp.cos(a)) for a in angles]
    chebyshev = [2 / mp.mpf(n) * mp.fsum(v * mp.cos(j * a) for v, a in zip(values, angles)) for j in range(n)]
    chebyshev[0] /= 2
    previous, current, powers = [mp.mpf(1)], [mp.mpf(0), mp.mpf(1)], [mp.mpf(0)] * n
    for j in range(n):
        for i, v in enumerate(previous):
            powers[i] += chebyshev[j] * v
        following = [mp.mpf(0)] + [2 * v for v in current]
        for i, v in enumerate(previous):
            following[i] -= v
        previous, current = current, following
    result = [mp.mpf(0)]  # from t = (x - middle)/half to x - center
    for c in reversed(powers):
        grown = [mp.mpf(0)] * (len(result) + 1)
        for i, v in enumerate(result):
            grown[i] += v * (center - middle) / half
            grown[i + 1] += v / half
        grown[0] += c
        result = grown
    coefficients = [float(v) for v in result[:n]]
    worst = mp.mpf(0)
    for k in range(8 * n + 1):
        x = middle - half * mp.cos(mp.pi * k / (8 * n))
        worst = max(worst, abs(mp.polyval(coefficients[::-1], x - center) / f(x) - 1))
    print(f"{name}, [{mp.nstr(lo, 6)}, {mp.nstr(hi, 6)}], degree {degree}, center {mp.nstr(center, 6)}: 2^{float(mp.log(worst, 2)):.1f}")
    for v in reversed(coefficients):
        print("   ", text(v))


def erfinv_ratio(w):
    """erfinv(x)/x for w = -log(1 - x^2)."""
    if w < mp.mpf(10) ** -40:
        return mp.sqrt(mp.pi) / 2
    x = mp.sqrt(-mp.expm1(-w))
    if x < 0.9:
        return mp.erfinv(x) / x
    rest, y = mp.exp(-w) / (1 + x), mp.sqrt(w)  # rest = 1 - x
    for _ in range(200):
        step = (mp.erfc(y) - rest) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
        step = step / (1 - step * y) if abs(step * y) < 0.5 else step
        y += step
        if abs(step) < mp.mpf(10) ** -60:
            break
    return y / x


def lgamma_ratio(t):
    """lgamma(1 + t) / (t (t - 1))."""
    t = t + TINY if abs(t) < TINY or abs(t - 1) < TINY else t
    return mp.loggamma(1 + t) / (t * (t - 1))


ROOT = mp.findroot(mp.digamma, mp.mpf("1.46163214496836234126"))


def digamma_ratio(t):
    """digamma(1 + t) / (1 + t - root)."""
    x = 1 + t if abs(1 + t - ROOT) > TINY else ROOT + TINY
    return mp.digamma(x) / (x - ROOT)


def stirling(z):
    """x times the rest of Stirling's formula, z = 1/x^2."""
    x = 1 / mp.sqrt(max(z, mp.mpf(10) ** -12))
    return x * (mp.loggamma(x) - ((x - 0.5) * mp.log(x) - x + mp.log(2 * mp.pi) / 2))


def digamma_rest(z):
    x = 1 / mp.sqrt(max(z, mp.mpf(10) ** -12))
    return (mp.log(x) - 1 / (2 * x) - mp.digamma(x)) * x * x


mp.mp.prec = 260
fit("erfinv, by w", erfinv_ratio, 0, 5, 11, 2.5)
fit("erfinv, by sqrt w", lambda s: erfinv_ratio(s * s), mp.sqrt(5), 4, 11, 3.125)
fit("erfinv, by sqrt w", lambda s: erfinv_ratio(s * s), 4, 6.01, 8, 5)
mp.mp.prec = 300
fit("lgamma", lgamma_ratio, -0.5, 0, 22, -0.25)
fit("lgamma", lgamma_ratio, 0, 0.5, 17, 0.25)
fit("lgamma", lgamma_ratio, 0.5, 1, 15, 0.75)
fit("lgamma", lgamma_ratio, 1, 2, 17, 1.5)
fit("lgamma, Stirling, by 1/x^2", stirling, 0, mp.mpf(1) / 64, 7, 0)
fit("digamma", digamma_ratio, 0, 1, 21, 0.5)
fit("digamma, asymptotic, by 1/x^2", digamma_rest, 0, mp.mpf(1) / 100, 7, 0)
print("zero of digamma:", text(ROOT), text(ROOT - float(ROOT)))
print("(log 2pi - 1)/2:", text(mp.log(2 * mp.pi) / 2 - 0.5))
print("B(2j)/(2j)!:", *(text(mp.bernoulli(2 * j) / mp.factorial(2 * j)) for j in range(1, 13)))

mp.mp.prec = 1600
rest = mp.pi / 2
print("pi/2:", end="")
for _ in range(3):
    print("", text(rest), end="")
    rest -= float(rest)
print("\nln 2, f32:", text(mp.floor(mp.log(2) * 2**15 + 0.5) / 2**15), "and", "the rest as a float")
print("ln 2, f64:", text(mp.floor(mp.log(2) * 2**42 + 0.5) / 2**42), text(mp.log(2) - mp.floor(mp.log(2) * 2**42 + 0.5) / 2**42))
for e in (22, 46, 70, 94):
    c = mp.fmod(mp.mpf(2) ** e * 2 / mp.pi, 4)
    c1 = mp.floor(c * 2**27) / 2**27
    c2 = mp.floor((c - c1) * 2**56) / 2**56
    print(f"2^{e} 2/pi mod 4:", text(c1), text(c2), text(c - c1 - c2))
digits, x = [], 2 / mp.pi
for _ in range(40):
    x *= 2**32
    digits.append("0x%08xu" % int(mp.floor(x)))
    x -= mp.floor(x)
print("2/pi:", ", ".join(digits))
