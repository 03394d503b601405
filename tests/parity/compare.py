"""How a printed output is compared with a recorded one: line by line, numbers with a tolerance, all else exactly.

>>> differences("y: float32[2] [0.1, 2.0]", "y: float32[2] [0.10000001, 2.0]")
[]
>>> differences("traces: 2", "traces: 3")
['-traces: 2', '+traces: 3']
>>> differences("3 calls took 1.5", "4 calls took 1.5")
['-3 calls took 1.5', '+4 calls took 1.5']
>>> differences("a\\nb\\nc", "a\\nc")
[' a', '-b', ' c']
>>> differences("0.5", "0.501", rtol=1e-2)
[]
>>> differences("[1. 2.]", "[1.0 2.0]"), differences("[1. 2.]", "[1.0 2.0]", rtol=None)
([], ['-[1. 2.]', '+[1.0 2.0]'])
"""

import difflib
import math
import re

RTOL = 1e-5
ATOL = 1e-6

# A number that is not part of a word: `float32`, `x_1` and `0x7f` are words.
_NUMBER = re.compile(r"(?<![\w.])[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?=j?(?!\w))")


def _is_float(token: str) -> bool:
    return any(mark in token for mark in ".eE")


def _same_number(expected: str, actual: str, rtol: float) -> bool:
    # `tf.print` writes 2.0 as 2: a float on one side makes both floats.
    if expected == actual:
        return True
    if not (_is_float(expected) or _is_float(actual)):
        return False
    return math.isclose(float(expected), float(actual), rel_tol=rtol, abs_tol=max(ATOL, ATOL * rtol / RTOL))


def same_line(expected: str, actual: str, rtol: float | None = RTOL) -> bool:
    """Whether two lines differ at most in floats, and in these by no more than the tolerance; None: not at all."""
    if expected == actual or rtol is None:
        return expected == actual
    if [text.split() for text in _NUMBER.split(expected)] != [text.split() for text in _NUMBER.split(actual)]:
        return False
    pairs = zip(_NUMBER.findall(expected), _NUMBER.findall(actual), strict=True)
    return all(_same_number(left, right, rtol) for left, right in pairs)


def differences(expected: str, actual: str, rtol: float | None = RTOL) -> list[str]:
    """A unified diff without its head; empty if the outputs are the same."""
    left, right = expected.splitlines(), actual.splitlines()
    if len(left) == len(right) and all(same_line(*pair, rtol) for pair in zip(left, right, strict=True)):
        return []
    # Lines that agree within the tolerance are made equal first, so that the diff shows only the others.
    if len(left) == len(right):
        right = [a if same_line(a, b, rtol) else b for a, b in zip(left, right, strict=True)]
    head_and_lines = list(difflib.unified_diff(left, right, lineterm="", n=2))
    return [line for line in head_and_lines[2:] if not line.startswith("@@")]
