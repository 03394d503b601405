"""Bodies: what they take from outside, what AutoGraph makes of them, in which order their effects come."""

import etch as tf
import numpy as np
import pytest
from footguns import X, count, warnings

Feature = tf.autograph.experimental.Feature
scale = 2.0


def test_p10_a_changed_global_is_found_by_the_audit(monkeypatch):
    @tf.function
    def f(x):
        return x * scale

    f(X)
    assert f.audit() == {}
    monkeypatch.setitem(globals(), "scale", 5.0)
    np.testing.assert_allclose(f(X), [2.0, 4.0])  # as in TensorFlow
    (told,) = f.audit().values()
    assert "const 2" in told and "const 5" in told and "bodies_test.py:" in told


def test_p10_a_changed_attribute_is_found_by_the_audit():
    class Model:
        scale = 2.0

    model = Model()
    f = tf.function(lambda x: x * model.scale, autograph=False)
    f(X)
    model.scale = 3.0
    (told,) = f.audit().values()
    assert "const 2" in told and "const 3" in told


def test_p16_a_function_without_source_is_named():
    names = {"tf": tf}
    exec("def body(x):\n    if tf.reduce_sum(x) > 0.0:\n        return x\n    return -x\n", names)
    why = "AutoGraph did not convert 'body': its source cannot be read"
    with pytest.raises(tf.errors.OperatorNotAllowedInGraphError, match=why):
        tf.function(names["body"])(X)


def test_p16_what_cannot_be_converted_is_named_with_its_line():
    def body(x):
        for _ in range(2):
            x = x + 1.0
        else:
            x = x * 2.0
        return x if tf.reduce_sum(x) > 0.0 else -x

    with warnings() as told, pytest.raises(tf.errors.OperatorNotAllowedInGraphError) as caught:
        tf.function(body)(X)
    line = body.__code__.co_firstlineno + 1
    cause = f"for/else statement not supported (line {line})"
    assert len(told) == 1 and cause in told[0]  # when it is given up
    assert f"body': {cause}" in str(caught.value)  # and when that matters


def test_p17_an_assert_on_a_tensor_says_how():
    def body(x):
        assert tf.reduce_sum(x) > 5.0, "too small"
        return x

    with pytest.raises(tf.errors.OperatorNotAllowedInGraphError, match="ASSERT_STATEMENTS") as caught:
        tf.function(body)(X)
    assert "tf.debugging.Assert" in str(caught.value)
    f = tf.function(body, experimental_autograph_options=Feature.ASSERT_STATEMENTS)
    np.testing.assert_allclose(f(X * 10.0), [10.0, 20.0])
    with pytest.raises(tf.errors.InvalidArgumentError, match="too small") as caught:
        f(X)
    assert f"bodies_test.py:{body.__code__.co_firstlineno + 1}" in str(caught.value)


def test_p17_an_append_in_a_loop_says_how():
    def body(n):
        squares = []
        for i in tf.range(n):
            squares.append(i * i)
        return tf.stack(squares)

    with pytest.raises((TypeError, ValueError), match="out of scope") as caught:
        tf.function(body)(tf.constant(4))
    assert "TensorArray" in str(caught.value)
    f = tf.function(body, experimental_autograph_options=Feature.LISTS)
    for n in (4, 2):
        np.testing.assert_array_equal(f(tf.constant(n)), np.arange(n) ** 2)
    assert count(f) == 1


def test_p22_a_print_and_an_assignment_come_in_program_order(capfd):
    v = tf.Variable(0)

    @tf.function
    def f():
        for _ in range(2):
            v.assign_add(1)
            tf.print("v is", v)

    f()
    f()
    assert capfd.readouterr().err.splitlines() == ["v is 1", "v is 2", "v is 3", "v is 4"]


def test_p22_an_assert_that_fails_leaves_no_assignment():
    v = tf.Variable(1.0)

    @tf.function
    def f(x):
        v.assign(x)
        tf.debugging.assert_positive(x)
        v.assign_add(1.0)

    with pytest.raises(tf.errors.InvalidArgumentError):
        f(tf.constant(-5.0))
    assert float(v) == 1.0
    f(tf.constant(5.0))
    assert float(v) == 6.0


def test_d13_a_captured_variable_stays_apart_from_the_argument():
    v, w = tf.Variable(2.0), tf.Variable(10.0)
    f = tf.function(lambda u: u * 100.0 + v, autograph=False)
    assert [float(f(u)) for u in (v, w, v)] == [202.0, 1002.0, 202.0]


def test_d14_sorted_goes_the_way_that_is_said():
    @tf.function
    def f(x):
        return sorted(x), sorted(x, reverse=False), sorted(x, reverse=True)

    for got, wanted in zip(f(tf.constant([3, 1, 2])), ([1, 2, 3], [1, 2, 3], [3, 2, 1]), strict=True):
        np.testing.assert_array_equal(got, wanted)
