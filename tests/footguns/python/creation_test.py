"""Variables that bodies make."""

import etch as tf
import numpy as np
import pytest
from footguns import X, count, last


def test_p11_a_variable_made_late_is_refused_and_harms_nothing():
    made = []

    @tf.function(autograph=False)
    def f(x, makes):
        if makes and not made:
            made.append(tf.Variable(3.0))
        return x * 2.0

    f(X, False)
    with pytest.raises(ValueError, match="Creating variables on a non-first call") as caught:
        f(X, True)
    assert "make it before the function is called" in str(caught.value)
    assert len(made) == 1  # it is there for the next trace, as in TensorFlow
    with tf.expect_traces(f, 1):  # since what was traced before did not know it
        np.testing.assert_allclose(f(X, False), [2.0, 4.0])
    with tf.expect_traces(f, 0):
        np.testing.assert_allclose(f(X, False), [2.0, 4.0])


def test_p11_a_variable_made_in_each_trace_is_refused_at_once():
    f = tf.function(lambda x: x * tf.Variable(2.0), autograph=False)
    for _ in range(2):
        with pytest.raises(ValueError, match="singleton tf.Variables") as caught:
            f(X)
        assert "make it once and keep it" in str(caught.value)
        assert count(f) == 1  # the one that made it; others leave nothing behind


def test_p12_the_body_runs_once_per_trace():
    runs = []
    f = tf.function(lambda x: (runs.append(1), x * 2.0)[1], autograph=False)
    for n in (2, 2, 3):
        f(tf.ones([n]))
    assert len(runs) == count(f) == 2


def test_p12_a_body_that_made_variables_runs_twice_and_it_is_told():
    runs, kept = [], []

    @tf.function(autograph=False)
    def f(x):
        runs.append(1)
        if not kept:
            kept.append(tf.Variable(3.0))
        return x * kept[0]

    np.testing.assert_allclose(f(X), [3.0, 6.0])
    assert len(runs) == count(f) == 2  # as in TensorFlow
    assert "the body made 1 variable, and was run once more, which is the trace" in str(last(f))


def test_d01_a_first_trace_that_fails_leaves_a_first_call():
    kept, fails = [], [True]

    @tf.function(autograph=False)
    def f(x):
        if not kept:
            kept.append(tf.Variable(3.0))
        if fails:
            raise LookupError("mine")
        return x * kept[0]

    for _ in range(2):
        with pytest.raises(LookupError, match="mine"):
            f(X)
        assert count(f) == 0
        kept.clear()
    fails.clear()
    np.testing.assert_allclose(f(X), [3.0, 6.0])
    assert len(kept) == 1 and f.cache() != []
