"""tf.print, tf.strings.format and tf.debugging: texts as TensorFlow 2.21 writes them, and which exception a check raises."""

import sys

import etch as tf
import numpy as np
import pytest


def printed(capsys, *args, **options):
    tf.print(*args, output_stream=sys.stdout, **options)
    return capsys.readouterr().out


@pytest.mark.parametrize("value, single, double", [
    (0.0, "0", "0"), (-0.0, "-0", "-0"), (0.1, "0.1", "0.1"), (1 / 3, "0.333333343", "0.33333333333333331"), (1e7, "1e+07", "10000000"),
    (123456.789, "123456.789", "123456.789"), (16777217.0, "16777216", "16777217"), (1e-5, "1e-05", "1e-05"), (1e15, "1e+15", "1e+15"),
    (float("inf"), "inf", "inf"), (float("nan"), "nan", "nan"), (3.14159265358979, "3.14159274", "3.14159265358979"),
])
def test_floats(value, single, double):
    assert tf.strings.format("{}", tf.constant(value)).numpy().decode() == single
    assert tf.strings.format("{}", tf.constant(value, tf.float64)).numpy().decode() == double


def test_arrays(capsys):
    assert printed(capsys, tf.constant([[1, 2], [3, 4]])) == "[[1 2]\n [3 4]]\n"
    assert printed(capsys, tf.constant(np.arange(100))) == "[0 1 2 ... 97 98 99]\n"
    assert printed(capsys, tf.constant(np.arange(10)), summarize=-1) == "[0 1 2 3 4 5 6 7 8 9]\n"
    assert printed(capsys, tf.constant(np.arange(8).reshape(2, 2, 2))) == "[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]]\n"
    assert printed(capsys, tf.constant([True, False]), tf.constant(["a", 'b"c'])) == '[1 0] ["a" "b\\"c"]\n'
    assert printed(capsys, tf.constant("alone")) == "alone\n" and printed(capsys, tf.constant("x"), 1) == '"x" 1\n'


def test_structures(capsys):
    assert printed(capsys, {"b": tf.constant(1), "a": [tf.constant(2.5), "text"]}) == "{'a': [2.5, 'text'], 'b': 1}\n"
    assert printed(capsys, 1, 2.5, True, None, "text", b"bytes") == "1 2.5 True None text b'bytes'\n"
    assert printed(capsys, "a", "b", sep="", end="!") == "ab!"


def test_streams(capsys, tmp_path):
    for text in ("first", "second"):
        tf.print(text, tf.constant([1]), output_stream=f"file://{tmp_path}/log")
    assert (tmp_path / "log").read_text() == "first [1]\nsecond [1]\n"
    tf.print("to stderr")
    assert capsys.readouterr().err == "to stderr\n"
    for wrong in (3, "nosuch"):
        with pytest.raises(ValueError, match="Unsupported output stream"):
            tf.print("x", output_stream=wrong)
    with pytest.raises(ValueError, match="no_such"):
        tf.print("x", no_such=1)


def test_checks_of_values():
    d = tf.debugging
    d.assert_equal([1, 2], [1, 2])
    d.assert_near(1.0, 1.0000001)
    d.assert_none_equal([1, 2], 3)
    wrong = tf.errors.InvalidArgumentError
    with pytest.raises(wrong, match="not the same"):
        d.assert_equal([1, 2], [1, 3], message="not the same")
    with pytest.raises(wrong, match="x < y did not hold"):
        d.assert_less([1, 5], 3)
    for check in (d.assert_positive, d.assert_negative):
        with pytest.raises(wrong):
            check([1.0, 0.0])
    with pytest.raises(wrong, match="bad"):
        d.Assert(tf.constant(False), ["bad", tf.constant([1, 2])])
    for values, words in (([np.nan], "my : Tensor had NaN"), ([np.inf], "Tensor had Inf values"), ([np.nan, np.inf], "Inf and NaN")):
        with pytest.raises(wrong, match=words):
            d.check_numerics(np.float32(values), "my")


def test_checks_that_are_static():
    d, x = tf.debugging, tf.ones([2, 3])
    d.assert_rank(x, 2)
    d.assert_rank_in(x, (1, 2))
    d.assert_type(x, tf.float32)
    d.assert_shapes([(x, ("N", "D")), (tf.ones([3]), ("D",))])
    assert d.assert_same_float_dtype([x, x]) == tf.float32 and d.is_numeric_tensor(x) and not d.is_numeric_tensor(tf.constant("a"))
    for wrong in (lambda: d.assert_rank(x, 3), lambda: d.assert_rank_at_least(x, 3), lambda: d.assert_scalar(x),
                  lambda: d.assert_shapes([(x, ("N", "D")), (tf.ones([4]), ("D",))])):
        with pytest.raises(ValueError):
            wrong()
    for wrong in (lambda: d.assert_type(x, tf.int32), lambda: d.assert_integer(x), lambda: d.assert_proper_iterable(1)):
        with pytest.raises(TypeError):
            wrong()
    assert tf.errors.INVALID_ARGUMENT == 3
