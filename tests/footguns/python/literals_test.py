"""Python numbers as arguments."""

import etch as tf
import numpy as np
import pytest
from footguns import X, changes, count, last, warnings


def test_p04_each_number_is_told_and_a_tensor_is_advised():
    f = tf.function(lambda x, rate: x * rate, autograph=False)
    with warnings() as told:
        for rate in (0.1, 0.2, 0.3, 0.4, 0.5):
            f(X, rate)
    assert count(f) == 5 and changes(f) == [("rate", "literal 0.4", "literal 0.5")]
    advice = last(f).advice
    assert advice["text"] == "pass rate as a scalar tensor, not as a literal" and advice["n_traces_after"] == 1
    assert len(told) == 1 and advice["text"] in told[0]
    with tf.expect_traces(f, 1):  # the advice holds
        for rate in (0.1, 0.2, 0.3):
            f(X, tf.constant(rate))


def test_p04_no_tensor_is_advised_where_none_would_do():
    f = tf.function(lambda x, axis: tf.reduce_sum(x, axis), autograph=False)
    for axis in (0, 1):
        f(tf.ones([2, 3]), axis)
    assert changes(f) == [("axis", "literal 0", "literal 1")] and last(f).advice["text"] == ""


def test_p04_a_budget_ends_it():
    f = tf.function(lambda x, n: x * n, autograph=False, budget={"max_traces": 2})
    for n in (1.0, 2.0):
        f(X, n)
    with pytest.raises(tf.errors.RetracingError, match="n"):
        f(X, 3.0)
    np.testing.assert_allclose(f(X, 2.0), [2.0, 4.0])


def test_p05_true_one_and_one_point_zero_are_three():
    seen = []

    @tf.function(autograph=False)
    def f(x, flag):
        seen.append(flag)
        return x + (100.0 if flag is True else float(flag))

    values = [float(f(tf.constant(0.0), flag)) for flag in (True, 1, 1.0, True)]
    assert values == [100.0, 1.0, 1.0, 100.0] and count(f) == 3
    assert [type(v) for v in seen] == [bool, int, float]


def test_p05_inside_containers_too():
    f = tf.function(lambda o: tf.constant(type(o["training"]).__name__), autograph=False)
    assert [f({"training": v}).numpy() for v in (True, 1)] == [b"bool", b"int"] and count(f) == 2
    assert changes(f) == [("o['training']", "literal True", "literal 1")]


def test_d12_integers_may_be_of_any_size():
    f = tf.function(lambda x, n: x * float(n >> 1100), autograph=False)
    for n in (3 << 1100, 3 << 1100, 5 << 1100):
        np.testing.assert_allclose(f(X, n), X.numpy() * (n >> 1100))
    assert count(f) == 2
