"""Op functions, operators and conversions against what TensorFlow was recorded to make of the same expressions."""

import re

import pytest

import etch as tf
import op_records

# A number that is not part of a word: the 32 of float32 is none.
NUMBER = re.compile(r"(?<![\w.])-?(?:\d+\.?\d*(?:e[-+]?\d+)?|inf|nan)(?!\w)")


def agrees(expected: str, actual: str) -> bool:
    """Equal texts, but for floats, which may differ in the last bits of float32."""
    if NUMBER.sub("#", expected) != NUMBER.sub("#", actual):
        return False
    pairs = zip(NUMBER.findall(expected), NUMBER.findall(actual), strict=True)
    return all(a == b or float(a) == pytest.approx(float(b), rel=1e-5, abs=1e-6, nan_ok=True) for a, b in pairs)


@pytest.fixture(scope="module")
def scope():
    return op_records.names(tf)


@pytest.mark.parametrize(("expression", "expected"), op_records.read())
def test_as_tensorflow(expression: str, expected: str, scope):
    actual = op_records.run(expression, scope)
    assert agrees(expected, actual), f"{expression} is {actual}"
