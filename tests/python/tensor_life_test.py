"""The life of tensor objects: the memory of those that went is used for those that come, which must be as new."""

import gc
import subprocess
import sys
import tracemalloc
import weakref

import numpy as np
import pytest

import etch as tf


def many(n: int = 200) -> list:
    """More than are kept."""
    return [tf.constant([1.0]) + 1.0 for _ in range(n)]


def test_a_tensor_that_comes_after_another_has_none_of_its_attributes():
    for x in many():
        x.mark = [1]
    del x
    assert not any(hasattr(x, "mark") for x in many())


def test_a_weak_reference_to_a_tensor_that_went_stays_dead():
    tensors = many()
    gone = [weakref.ref(x) for x in tensors]
    del tensors
    again = many()
    assert all(w() is None for w in gone)
    assert all(weakref.ref(x)() is x for x in again)


def test_tensors_that_hold_themselves_are_found_by_the_collector():
    tensors = many()
    for x in tensors:
        x.itself = x
    gone = [weakref.ref(x) for x in tensors]
    del x, tensors
    gc.collect()
    assert all(w() is None for w in gone)


def test_a_traced_tensor_leaves_no_name_behind():
    @tf.function
    def f(x):
        return x + 1.0

    f(tf.constant([1.0]))
    for x in many():
        with pytest.raises(AttributeError):
            _ = x.name


def test_a_list_of_many_numbers_of_all_kinds():
    class Number(float):
        pass

    assert tf.constant([1, 2.5, True, Number(3)]).numpy().tolist() == [1.0, 2.5, 1.0, 3.0]
    assert (tf.constant([1.0, 2.0]) * True).numpy().tolist() == [1.0, 2.0]
    assert (tf.constant([1.0, 2.0]) * Number(2)).numpy().tolist() == [2.0, 4.0]


def test_unittest_is_not_needed_for_a_function():
    program = "import sys, etch; etch.function(lambda x: x)(etch.constant(1)); assert 'unittest' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_first_call_imports_no_modules_of_autograph():
    program = (
        "import sys, etch; f = etch.function(lambda x: x); before = set(sys.modules); f(etch.constant(1));"
        "assert not [m for m in set(sys.modules) - before if m.startswith('etch')]"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_result_that_was_made_outside_of_the_trace():
    def made():
        with tf.init_scope():
            return tf.ones([40, 8])

    one, several = tf.function(made)(), tf.function(lambda: [made(), {"a": made()}])()
    for got in (one, several[0], several[1]["a"]):
        np.testing.assert_array_equal(got, np.ones([40, 8]))


def test_text_of_a_tensor_copies_nothing():
    x = tf.ones([1_000_000])
    repr(x), str(x)  # NumPy has been imported by now
    tracemalloc.start()
    text = repr(x)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000 and "shape=(1000000,)" in text


def test_bfloat16_as_numbers_of_numpy():
    x = tf.constant([1.5, 2.0], tf.bfloat16).numpy()
    assert x.dtype == tf.bfloat16.as_numpy_dtype and x.tolist() == [1.5, 2.0]
