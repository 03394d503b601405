"""Calls that do not fit what was declared."""

import etch as tf
import numpy as np
import pytest
from footguns import X, count


def test_p21_a_concrete_function_refuses_what_does_not_fit():
    f = tf.function(lambda x, y: x * y, autograph=False)
    concrete = f.get_concrete_function(tf.TensorSpec([2]), tf.TensorSpec([2]))
    np.testing.assert_allclose(concrete(X, X), [1.0, 4.0])
    with pytest.raises((TypeError, tf.errors.InvalidArgumentError)) as caught:
        concrete(X, tf.ones([3]))
    assert "3" in str(caught.value) and "2" in str(caught.value)
    with pytest.raises((TypeError, tf.errors.InvalidArgumentError), match="expected to be a float tensor but is a int32 tensor"):
        concrete(X, tf.constant([1, 2]))


def test_p21_a_general_trace_checks_what_its_ops_need():
    f = tf.function(lambda x: x * tf.constant([1.0, 2.0]), autograph=False)
    concrete = f.get_concrete_function(tf.TensorSpec([None]))
    np.testing.assert_allclose(concrete(X), [1.0, 4.0])
    with pytest.raises(tf.errors.InvalidArgumentError, match="cannot broadcast.*3 with 2") as caught:
        concrete(tf.ones([3]))
    assert "refusals_test.py:" in str(caught.value)


def test_d10_dicts_may_have_keys_that_are_no_text():
    specs = {1: tf.TensorSpec([]), 2: tf.TensorSpec([])}
    f = tf.function(lambda d: d[1] - d[2], input_signature=[specs], autograph=False)
    assert float(f({2: 2.0, 1: 5})) == 3.0  # both are converted
    assert count(f) == 1


@pytest.mark.parametrize("kind", [list, tuple])
def test_d11_a_container_of_another_length_is_refused_with_both_lengths(kind):
    specs = kind([tf.TensorSpec([]), tf.TensorSpec([])])
    f = tf.function(lambda d: d[0] + d[1], input_signature=[specs], autograph=False)
    with pytest.raises(TypeError, match=f"to {kind.__name__}: 2 items are declared, and it has 3"):
        f(kind([1.0, 2.0, 3.0]))
    assert float(f(kind([1.0, 2.0]))) == 3.0
