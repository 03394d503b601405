"""Variables that functions make: when they may, what they begin with, who is asked for them."""

import threading

import numpy as np
import pytest

import etch as tf


def once(make):
    """A function that makes its variable in the first trace, and the list that it is kept in."""
    kept = []

    @tf.function
    def scaled(x):
        if not kept:
            kept.append(make(x))
        return kept[0] * x

    return scaled, kept


# --- first values -----------------------------------------------------------------------------------------------------


def test_value_from_argument_is_that_of_the_first_call():
    scaled, kept = once(lambda x: tf.Variable(x * 10.0))
    assert [float(scaled(tf.constant(v))) for v in (2.0, 3.0)] == [40.0, 60.0]
    assert kept[0].numpy() == 20.0 and scaled.experimental_get_tracing_count() == 2


def test_size_from_argument_under_the_symbolic_policy():
    kept = []

    @tf.function(policy="symbolic")
    def f(x):
        if not kept:
            kept.append(tf.Variable(tf.zeros(tf.shape(x)) + 3.0))
        return tf.reduce_sum(kept[0])

    assert float(f(tf.ones([4, 2]))) == 24.0
    assert kept[0].shape == (4, 2)


def test_value_from_argument_needs_a_call():
    scaled, kept = once(lambda x: tf.Variable(x * 10.0))
    with pytest.raises(ValueError, match="lifted out"):
        scaled.get_concrete_function(tf.TensorSpec([], tf.float32))
    assert not kept and scaled.experimental_get_tracing_count() == 0
    assert float(scaled(tf.constant(2.0))) == 40.0


def test_value_from_argument_of_the_function_around():
    scaled, kept = once(lambda x: tf.Variable(x + 1.0))
    outer = tf.function(lambda x: scaled(x * 2.0))
    assert [float(outer(tf.constant(v))) for v in (1.0, 2.0)] == [6.0, 12.0]
    assert kept[0].numpy() == 3.0


@pytest.mark.parametrize("first", [-1.0, 1.0])
def test_made_in_a_branch_whichever_runs(first):
    kept = []

    def then(x):
        if not kept:
            kept.append(tf.Variable(tf.ones([2]) * x))
        return tf.reduce_sum(kept[0])

    f = tf.function(lambda x: tf.cond(x > 0.0, lambda: then(x), lambda: x))
    assert float(f(tf.constant(first))) == (-1.0 if first < 0 else 2.0)
    np.testing.assert_array_equal(kept[0].numpy(), [first, first])
    assert float(f(tf.constant(5.0))) == 2.0 * first


def test_made_in_a_loop():
    kept = []

    @tf.function
    def f(x):
        for _ in tf.range(3):
            if not kept:
                kept.append(tf.Variable(2.0))
            x = x * kept[0]
        return x

    assert float(f(tf.constant(1.0))) == 8.0 and len(kept) == 1
    assert float(f(tf.constant(2.0))) == 16.0


def test_what_changes_from_turn_to_turn_is_no_first_value():
    kept = []

    @tf.function
    def f(x):
        for i in tf.range(3):
            if not kept:
                kept.append(tf.Variable(tf.cast(i, tf.float32)))
            x = x * kept[0]
        return x

    with pytest.raises(ValueError, match="turn of a loop"):
        f(tf.constant(1.0))
    assert not kept


# --- when ---------------------------------------------------------------------------------------------------------------


def test_made_each_time_is_refused_each_time():
    f = tf.function(lambda x: tf.Variable(1.0) * x)
    for _ in range(3):
        with pytest.raises(ValueError, match="singleton tf.Variables"):
            f(tf.constant(1.0))
        assert f.experimental_get_tracing_count() == 1


def test_made_late():
    kept = []

    @tf.function
    def f(x, makes):
        if makes and not kept:
            kept.append(tf.Variable(2.0))
        return kept[0] * x if kept else x

    x = tf.constant(3.0)
    assert float(f(x, False)) == 3.0 and float(f(x, 0)) == 3.0
    with pytest.raises(ValueError, match="Creating variables on a non-first call"):
        f(x, True)
    assert f.experimental_get_tracing_count() == 3 and f.variables_made() == kept
    assert float(f(x, False)) == 6.0 and float(f(x, True)) == 6.0
    assert f.experimental_get_tracing_count() == 5


def test_made_by_a_function_that_calls_itself():
    kept = []

    @tf.function
    def power(x, n):
        if not kept:
            kept.append(tf.Variable(3.0))
        return x if n == 0 else kept[0] * power(x, n - 1)

    assert float(power(tf.constant(1.0), 3)) == 27.0 and len(kept) == 1


def test_a_second_run_that_fails_keeps_what_the_first_made():
    kept, fails = [], [False, True]

    @tf.function
    def f(x):
        if not kept:
            kept.append(tf.Variable(2.0))
        if fails and fails.pop(0):
            raise KeyError("not yet")
        return kept[0] * x

    with pytest.raises(KeyError):
        f(tf.constant(1.0))
    assert f.experimental_get_tracing_count() == 1
    assert float(f(tf.constant(4.0))) == 8.0 and f.experimental_get_tracing_count() == 2


def test_a_first_run_that_fails_made_nothing():
    made = []

    @tf.function
    def f(x):
        made.append(tf.Variable(2.0))
        raise KeyError("never")

    for _ in range(2):
        with pytest.raises(KeyError):
            f(tf.constant(1.0))
    assert f.variables_made() == [] and f.experimental_get_tracing_count() == 0


def test_init_scope_counts_for_the_function_that_it_left():
    kept = []

    @tf.function
    def inner(x):
        if not kept:
            with tf.init_scope(), tf.init_scope():
                kept.append(tf.Variable(5.0))
        return kept[0] * x

    outer = tf.function(inner)
    assert float(outer(tf.constant(2.0))) == 10.0
    assert inner.experimental_get_tracing_count() == 2 and outer.experimental_get_tracing_count() == 1
    assert inner.variables_made() == kept and outer.variables_made() == []
    with tf.init_scope():
        assert tf.Variable(1.0).numpy() == 1.0


def test_numbers_of_traces_after_variables_were_made():
    scaled, _ = once(lambda x: tf.Variable(2.0))
    scaled(tf.constant(1.0))
    scaled(tf.constant([1.0]))
    assert sorted(scaled.traced) == [entry["trace"] for entry in scaled.cache()]
    assert scaled.audit() == {}


def test_initialization_function():
    scaled, kept = once(lambda x: tf.Variable(tf.ones([2]) * 4.0))
    initialise = scaled.get_initialization_function(tf.constant(1.0))
    kept[0].assign([1.0, 2.0])
    assert initialise() is None
    np.testing.assert_array_equal(kept[0].numpy(), [4.0, 4.0])
    with pytest.raises(RuntimeError, match="after the function has been used"):
        scaled.get_initialization_function(tf.constant(1.0))


# --- creators -----------------------------------------------------------------------------------------------------------


def test_creators_are_asked_from_the_inside_out():
    asked = []

    def creator(name):
        def create(next_creator, **options):
            asked.append((name, options["name"], options["trainable"]))
            return next_creator(**{**options, "trainable": False, "unknown": 1})

        return create

    with tf.variable_creator_scope(creator("outer")), tf.variable_creator_scope(creator("inner")):
        v = tf.Variable([1.0, 2.0], name="v")
    assert asked == [("inner", "v", None), ("outer", "v", False)]
    assert isinstance(v, tf.Variable) and not v.trainable and v.name == "v:0"
    assert tf.Variable(1.0).trainable


def test_a_creator_may_give_anything_and_raise_anything():
    with tf.variable_creator_scope(lambda next_creator, **options: "none"):
        assert tf.Variable(1.0) == "none"

    def refuses(next_creator, **options):
        raise KeyError("refused")

    with pytest.raises(KeyError), tf.variable_creator_scope(refuses):
        tf.Variable(1.0)
    assert tf.Variable(1.0).numpy() == 1.0


def test_creators_leave_classes_of_the_program_and_other_threads_alone():
    class Own(tf.Variable):
        pass

    made = []
    with tf.variable_creator_scope(lambda next_creator, **options: None):
        assert isinstance(Own(1.0), Own) and tf.Variable(1.0) is None
        thread = threading.Thread(target=lambda: made.append(tf.Variable(3.0)))
        thread.start()
        thread.join()
    assert made[0].numpy() == 3.0


def test_creators_reject_what_is_no_option():
    with tf.variable_creator_scope(lambda next_creator, **options: next_creator(**options)):
        with pytest.raises(TypeError):
            tf.Variable(1.0, colour="red")
        with pytest.raises(TypeError):
            tf.Variable(*range(30))


# --- values whose rank is not known ----------------------------------------------------------------------------------------


def test_assigning_what_has_no_rank_yet():
    v, w = tf.Variable([1.0, 2.0]), tf.Variable(0.0)

    @tf.function(input_signature=[tf.TensorSpec(None, tf.float32)])
    def f(x):
        w.assign_add(1.0)
        v.assign(x)

    f(tf.constant([3.0, 4.0]))
    np.testing.assert_array_equal(v.numpy(), [3.0, 4.0])
    for wrong in (tf.ones([3]), tf.ones([1, 2]), tf.constant(1.0)):
        with pytest.raises(tf.errors.InvalidArgumentError):
            f(wrong)
    np.testing.assert_array_equal(v.numpy(), [3.0, 4.0])
    assert w.numpy() == 1.0  # a call happens or does not


def test_open_sizes_that_are_first_met_in_branches_and_loops():
    v, w = (tf.Variable(values, shape=[None]) for values in ([1.0, 2.0], [3.0, 4.0, 5.0]))

    @tf.function
    def f(n):
        total = tf.constant(0.0)
        for i in tf.range(n):
            if i > 0:
                total += tf.reduce_sum(v)
            else:
                total += tf.reduce_sum(w) * tf.cast(tf.size(w), tf.float32)
        return total

    @tf.function
    def g(x):
        return tf.cond(x > 0.0, lambda: v + w, lambda: w * 2.0)

    assert f(tf.constant(3)) == 42.0
    v.assign([1.0])
    assert f(tf.constant(3)) == 38.0
    np.testing.assert_array_equal(g(tf.constant(1.0)), [4.0, 5.0, 6.0])
    np.testing.assert_array_equal(g(tf.constant(-1.0)), [6.0, 8.0, 10.0])
    v.assign([1.0, 2.0])
    w.assign([3.0, 4.0])
    np.testing.assert_array_equal(g(tf.constant(1.0)), [4.0, 6.0])
    np.testing.assert_array_equal(g(tf.constant(-1.0)), [6.0, 8.0])


def test_open_sizes_of_a_function_around_that_are_first_met_in_branches():
    @tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([None]), tf.TensorSpec([])])
    def outer(x, y, c):
        @tf.function
        def inner(c):
            return tf.cond(c > 0.0, lambda: tf.reduce_sum(x), lambda: tf.reduce_sum(y) * tf.cast(tf.size(x), tf.float32))

        return inner(c)

    assert outer(tf.ones([3]), tf.ones([4]), 1.0) == 3.0
    assert outer(tf.ones([3]), tf.ones([4]), -1.0) == 12.0
    assert outer(tf.ones([1]), tf.ones([5]), -1.0) == 5.0


def test_open_size_beside_a_known_one():
    @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
    def f(x):
        y = x * tf.constant([1.0, 2.0])
        assert y.shape == (2,) and x.shape.as_list() == [None]
        return y

    np.testing.assert_array_equal(f(tf.ones([1])), [1.0, 2.0])
    np.testing.assert_array_equal(f(tf.constant([3.0, 4.0])), [3.0, 8.0])
    with pytest.raises((ValueError, tf.errors.InvalidArgumentError)):
        f(tf.ones([3]))


def test_a_stricter_signature_inside():
    @tf.function(input_signature=[tf.TensorSpec([2, None], tf.float32)])
    def inner(x):
        return tf.reduce_sum(x, axis=1)

    @tf.function(input_signature=[tf.TensorSpec([None, None], tf.float32)])
    def outer(x):
        return inner(x)

    np.testing.assert_array_equal(outer(tf.ones([2, 3])), [3.0, 3.0])
    with pytest.raises(tf.errors.InvalidArgumentError):
        outer(tf.ones([3, 3]))
