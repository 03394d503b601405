"""IndexedSlices and TensorArrays as arguments and results of functions, in nests, branches and loops."""

import numpy as np
import pytest

import etch as tf


def rows(n, size=5, with_shape=True):
    return tf.IndexedSlices(tf.ones([n, 2]), tf.range(n), tf.constant([size, 2]) if with_shape else None)


def equal(slices, values, indices, dense_shape):
    assert isinstance(slices, tf.IndexedSlices)
    np.testing.assert_array_equal(slices.values, values)
    np.testing.assert_array_equal(slices.indices, indices)
    if dense_shape is None:
        assert slices.dense_shape is None
    else:
        np.testing.assert_array_equal(slices.dense_shape, dense_shape)


def test_through_a_function():
    same = tf.function(lambda s: s)
    equal(same(rows(1)), [[1.0, 1.0]], [0], [5, 2])
    out = same({"a": [rows(2, with_shape=False)], "b": (None, 1)})
    equal(out["a"][0], np.ones([2, 2]), [0, 1], None)
    assert out["b"][0] is None and int(out["b"][1]) == 1


def test_traces():
    f = tf.function(lambda s: tf.reduce_sum(s.values))
    seen = []
    for s in (rows(1), rows(1), rows(1, with_shape=False), rows(2), rows(2, 6), rows(2, 6)):
        f(s)
        seen.append(f.experimental_get_tracing_count())
    assert seen == [1, 1, 2, 3, 4, 4]  # the size of the whole counts, as in TensorFlow


@pytest.mark.parametrize("policy", ["symbolic", "relax"])
def test_sizes_of_the_whole_under_other_policies(policy):
    f = tf.function(lambda s: tf.reduce_sum(s.values), policy=policy)
    for size in (5, 6, 7, 8):
        assert float(f(rows(2, size))) == 4.0
    assert f.experimental_get_tracing_count() == 1


def test_declared():
    @tf.function(input_signature=[tf.IndexedSlicesSpec([None, 2], tf.float32, tf.int32, tf.int32, [None])])
    def f(s):
        assert s.values.shape.as_list() == [None, 2] and s.dense_shape.shape == (2,)
        return tf.reduce_sum(s.values) + tf.cast(s.dense_shape[0], tf.float32)

    assert [float(f(rows(n, 10 * n))) for n in (1, 2, 3)] == [12.0, 24.0, 36.0]
    assert f.experimental_get_tracing_count() == 1
    for wrong in (rows(1, with_shape=False), tf.ones([1, 2]), 3):
        with pytest.raises(TypeError):
            f(wrong)


def test_concrete_functions():
    f = tf.function(lambda s, n: tf.IndexedSlices(s.values * n, s.indices, s.dense_shape))
    concrete = f.get_concrete_function(rows(1), 2.0)
    spec = concrete.structured_input_signature[0][0]
    assert repr(spec) == "IndexedSlicesSpec(TensorShape([None, 2]), tf.float32, tf.int32, tf.int32, TensorShape([1]))"
    assert len(concrete.inputs) == 3 and len(concrete.outputs) == 3
    equal(concrete(rows(1), 2.0), [[2.0, 2.0]], [0], [5, 2])
    equal(concrete(tf.constant([[3.0, 4.0]]), tf.constant([2]), tf.constant([9, 2])), [[6.0, 8.0]], [2], [9, 2])
    equal(f.get_concrete_function(spec, 2.0)(rows(1), 2.0), [[2.0, 2.0]], [0], [5, 2])
    with pytest.raises(TypeError):
        concrete(rows(1, with_shape=False), 2.0)
    assert "IndexedSlicesSpec" in concrete.pretty_printed_signature() and f.audit() == {}


def test_specs():
    spec = tf.type_spec_from_value(rows(1))
    assert spec == tf.IndexedSlicesSpec([5, 2], tf.float32, tf.int32, tf.int32, [1]) and hash(spec) == hash(
        tf.IndexedSlicesSpec([5, 2], tf.float32, tf.int32, tf.int32, [1])
    )
    assert spec != tf.type_spec_from_value(rows(1, with_shape=False)) and spec.value_type is tf.IndexedSlices


def test_captured():
    s = rows(3)
    f = tf.function(lambda x: (tf.reduce_sum(s.values) * x, s))
    total, same = f(tf.constant(2.0))
    assert float(total) == 12.0
    equal(same, np.ones([3, 2]), [0, 1, 2], [5, 2])


def doubled(s):
    return tf.IndexedSlices(s.values * 2.0, s.indices, s.dense_shape)


@pytest.mark.parametrize("with_shape", [True, False])
def test_branches(with_shape):
    f = tf.function(lambda x, s: tf.cond(x > 0.0, lambda: s, lambda: doubled(s)))

    @tf.function
    def g(x, s):
        if x > 0.0:
            s = doubled(s)
        return s

    shape = [5, 2] if with_shape else None
    equal(f(tf.constant(1.0), rows(1, with_shape=with_shape)), [[1.0, 1.0]], [0], shape)
    equal(f(tf.constant(-1.0), rows(1, with_shape=with_shape)), [[2.0, 2.0]], [0], shape)
    equal(g(tf.constant(1.0), rows(1, with_shape=with_shape)), [[2.0, 2.0]], [0], shape)


def test_branches_that_differ():
    dense = tf.function(lambda x, s: tf.cond(x > 0.0, lambda: s, lambda: s.values))
    shape = tf.function(lambda x, s: tf.cond(x > 0.0, lambda: s, lambda: tf.IndexedSlices(s.values, s.indices)))
    for f in (dense, shape):
        with pytest.raises((TypeError, ValueError)):
            f(tf.constant(1.0), rows(1))


def test_loops():
    f = tf.function(lambda s: tf.while_loop(lambda i, s: i < 3, lambda i, s: (i + 1, doubled(s)), [0, s])[1])

    @tf.function
    def g(s):
        for _ in tf.range(3):
            s = doubled(s)
        return s

    for h in (f, g):
        equal(h(rows(1)), [[8.0, 8.0]], [0], [5, 2])
        equal(h(rows(1, with_shape=False)), [[8.0, 8.0]], [0], None)
    lost = tf.function(
        lambda s: tf.while_loop(lambda i, s: i < 3, lambda i, s: (i + 1, tf.IndexedSlices(s.values, s.indices)), [0, s])
    )
    with pytest.raises((TypeError, ValueError)):
        lost(rows(1))


def test_nest():
    s = rows(1)
    assert tf.nest.flatten([s]) == [s] and len(tf.nest.flatten([s], expand_composites=True)) == 3
    equal(tf.nest.map_structure(lambda x: x * 2, s, expand_composites=True), [[2.0, 2.0]], [0], [10, 4])


def test_parts_that_are_nothing():
    f = tf.function(lambda s: s.dense_shape)
    assert f(tf.IndexedSlices.__new__(tf.IndexedSlices)) is None  # __init__ was not called
    for odd in (tf.IndexedSlices("a", object(), 3), tf.IndexedSlices([1.0], [0], "xy")):
        with pytest.raises(Exception):
            tf.function(lambda s: s.values + s.indices)(odd)


# --- TensorArray -------------------------------------------------------------------------------------------------------------


def test_array_as_result():
    @tf.function
    def f(n):
        array = tf.TensorArray(tf.float32, 0, dynamic_size=True)
        for i in tf.range(n):
            array = array.write(i, tf.cast(i, tf.float32) * 2.0)
        return {"array": array, "n": (n, None)}

    out = f(tf.constant(3))
    assert isinstance(out["array"], tf.TensorArray) and int(out["n"][0]) == 3 and out["n"][1] is None
    np.testing.assert_array_equal(out["array"].stack(), [0.0, 2.0, 4.0])
    np.testing.assert_array_equal(out["array"].write(3, 7.0).stack(), [0.0, 2.0, 4.0, 7.0])
    np.testing.assert_array_equal(f(tf.constant(2))["array"].stack(), [0.0, 2.0])
    assert f.experimental_get_tracing_count() == 1


def test_array_with_elements_of_different_sizes_as_result():
    @tf.function
    def f():
        array = tf.TensorArray(tf.float32, 2, infer_shape=False)
        return array.write(0, tf.ones([1])).write(1, tf.ones([3]) * 2.0)

    np.testing.assert_array_equal(f().concat(), [1.0, 2.0, 2.0, 2.0])


def test_array_between_functions():
    inner = tf.function(lambda array: array.write(0, 9.0))
    outer = tf.function(lambda: inner(tf.TensorArray(tf.float32, 2).unstack(tf.constant([5.0, 6.0]))).stack())
    np.testing.assert_array_equal(outer(), [9.0, 6.0])


def test_gradient_through_an_array_that_is_a_result():
    f = tf.function(lambda x: tf.TensorArray(tf.float32, 2).unstack(x * x))
    x = tf.constant([3.0, 4.0])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x).read(1)
    np.testing.assert_array_equal(tape.gradient(y, x), [0.0, 8.0])


def test_array_as_argument_is_told_apart_by_which_it_is():
    f = tf.function(lambda array: array.read(0))
    first, second = (tf.TensorArray(tf.float32, 1, clear_after_read=False).unstack([v]) for v in (1.0, 2.0))
    assert [float(f(a)) for a in (first, second, first)] == [1.0, 2.0, 1.0]
    assert f.experimental_get_tracing_count() == 2


def test_array_that_nobody_wrote_to_is_no_result():
    with pytest.raises(TypeError, match="TensorArray"):
        tf.function(lambda: tf.TensorArray(tf.float32, 2))()
