"""tf.cond, tf.case and tf.switch_case: at once where it is known which branch is meant, else all are traced."""

import traceback

import numpy as np
import pytest

import etch as tf


def traced(fn, *args):
    return tf.function(fn, autograph=False)(*args)


def test_eagerly_one_branch_runs_and_gives_what_it_gives():
    calls = []
    result = tf.cond(tf.constant(True), lambda: calls.append(1) or "as it is", lambda: calls.append(2))
    assert result == "as it is" and calls == [1]
    assert tf.cond(0, lambda: 1, lambda: 2) == 2


def test_in_a_function_both_are_traced_once():
    calls = []

    @tf.function(autograph=False)
    def f(p, x):
        def branch(number, a, b):
            calls.append(number)
            return {"a": a, "b": (b, None)}

        return tf.cond(p, lambda: branch(1, x + 1, x), lambda: branch(2, x + 0, -x))

    for p in (True, False, True):
        result = f(tf.constant(p), tf.constant(5))
        assert result["a"].numpy() == (6 if p else 5)
        assert result["b"][0].numpy() == (5 if p else -5) and result["b"][1] is None
    assert calls == [1, 2]


def test_a_predicate_that_is_known_decides_while_tracing():
    assert traced(lambda: tf.cond(True, lambda: 1, lambda: 1 // 0)).numpy() == 1


def test_python_values_and_variables_become_tensors():
    v = tf.Variable([1.0, 2.0])
    result = traced(lambda p: tf.cond(p, lambda: [v, 1], lambda: [np.float32([3, 4]), 2]), tf.constant(False))
    assert result[0].numpy().tolist() == [3, 4] and result[1].numpy() == 2


def test_sizes_may_differ():
    f = tf.function(lambda p: tf.cond(p, lambda: tf.ones([2]), lambda: tf.zeros([3])), autograph=False)
    assert f(tf.constant(True)).shape == [2] and f(tf.constant(False)).shape == [3]


def test_ranks_may_differ():
    def f(p, x):
        y = tf.cond(p, lambda: x * 2.0, lambda: tf.reshape(x, [2, -1]) * 3.0)
        assert y.shape.rank is None
        return y, tf.shape(y), tf.reduce_sum(y, axis=0), y[0]

    f = tf.function(f, autograph=False)
    x = np.arange(1, 5, dtype=np.float32)
    for p, expected in ((True, x * 2), (False, x.reshape(2, -1) * 3), (True, x * 2)):
        y, shape, columns, row = f(tf.constant(p), tf.constant(x))
        assert y.numpy().tolist() == expected.tolist() and shape.numpy().tolist() == list(expected.shape)
        assert columns.numpy().tolist() == expected.sum(axis=0).tolist()
        assert row.numpy().tolist() == expected[0].tolist()
    assert f.experimental_get_tracing_count() == 1


def test_gradients_through_results_of_differing_rank():
    f = tf.function(lambda p, x: tf.cond(p, lambda: x * 2.0, lambda: tf.reshape(x, [2, -1]) * 3.0), autograph=False)

    @tf.function(autograph=False)
    def inside(p, x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = f(p, x)
            z = tf.reduce_sum(y * y)
        return tape.gradient(z, x)

    x = np.arange(1, 5, dtype=np.float32)
    for p, factor in ((True, 2), (False, 3)):
        v = tf.constant(x)
        with tf.GradientTape() as tape:
            tape.watch(v)
            y = f(tf.constant(p), v)
            z = tf.reduce_sum(y * y)
        expected = (2 * factor**2 * x).tolist()
        assert tape.gradient(z, v).numpy().tolist() == expected
        assert inside(tf.constant(p), v).numpy().tolist() == expected


def test_what_comes_behind_a_rank_that_the_run_tells():
    v = tf.Variable(0.0)

    @tf.function
    def f(p, x):
        y = tf.cond(p, lambda: x, lambda: x[None])
        v.assign_add(tf.reduce_sum(y))
        if tf.rank(y) > 1:
            v.assign_add(100.0)
        for row in y:
            v.assign_add(tf.reduce_max(row))
        return tf.switch_case(tf.rank(y), [lambda: y, lambda: y * 2.0, lambda: y[0], lambda: y])

    x = tf.constant([1.0, 2.0, 3.0])
    assert f(tf.constant(True), x).numpy().tolist() == [2, 4, 6] and v.numpy() == 6 + 6
    assert f(tf.constant(False), x).numpy().tolist() == [1, 2, 3] and v.numpy() == 12 + 6 + 100 + 3
    with pytest.raises(tf.errors.InvalidArgumentError):
        tf.function(lambda p: tf.ensure_shape(tf.cond(p, lambda: x, lambda: x[None]), [3]))(tf.constant(False))


def test_strings_of_differing_rank():
    f = tf.function(lambda p: tf.cond(p, lambda: "a", lambda: ["b", "c"]), autograph=False)
    with pytest.raises(AssertionError, match="same number, type, and overall structure"):
        f(tf.constant(True))
    g = tf.function(lambda p: tf.cond(p, lambda: tf.constant("a"), lambda: tf.constant(["b", "c"])), autograph=False)
    assert g(tf.constant(True)).numpy() == b"a" and g(tf.constant(False)).numpy().tolist() == [b"b", b"c"]


@pytest.mark.parametrize("shape", [[], [3], [2, 3]])
def test_tensors_of_unknown_rank_in_branches_and_loops(shape):
    @tf.function(input_signature=[tf.TensorSpec(None, tf.float32), tf.TensorSpec([], tf.int32)])
    def f(x, n):
        y = x
        for _ in tf.range(n):
            if tf.reduce_sum(x) > 1.0:
                y = y * x
            else:
                y = y + x
        return y

    for scale in (0.01, 2.0):
        x = np.full(shape, scale, np.float32)
        expected = x**4 if x.sum() > 1 else x * 4
        np.testing.assert_allclose(f(tf.constant(x), tf.constant(3)).numpy(), expected, rtol=1e-6)
    v = tf.constant(np.full(shape, 2.0, np.float32))
    with tf.GradientTape() as tape:
        tape.watch(v)
        y = f(v, tf.constant(3))
    np.testing.assert_allclose(tape.gradient(y, v).numpy(), np.full(shape, 4 * 2.0**3))


def test_a_single_element_decides():
    assert traced(lambda p: tf.cond(p, lambda: 1, lambda: 2), tf.constant([[False]])).numpy() == 2


@pytest.mark.parametrize(
    "then, otherwise, expected, text",
    [
        (lambda: 1.0, lambda: 1, TypeError, "same number, type, and overall structure"),
        (lambda: {"a": 1}, lambda: {"b": 1}, TypeError, "same nested structure"),
        (lambda: [1], lambda: (1,), TypeError, "same nested structure"),
        (lambda: [1], lambda: [1, 2], AssertionError, "same nested structure"),
        (lambda: 1, lambda: None, ValueError, "branch outputs"),
        (lambda: None, lambda: 1, ValueError, "branch outputs"),
        (lambda: object(), lambda: object(), TypeError, "must return zero or more Tensors"),
        (lambda: tf.TensorArray(tf.int32, 1), lambda: 1, TypeError, "same number, type"),
    ],
)
def test_branches_that_do_not_fit(then, otherwise, expected, text):
    with pytest.raises(expected, match=text):
        traced(lambda p: tf.cond(p, then, otherwise), tf.constant(True))
    assert traced(lambda p: tf.cond(p, lambda: 1, lambda: 2), tf.constant(True)).numpy() == 1


@pytest.mark.parametrize("pred", [1, "a", 1.5])
def test_a_traced_predicate_must_be_a_bool(pred):
    with pytest.raises(tf.errors.InvalidArgumentError, match="expected bool"):
        traced(lambda p: tf.cond(p, lambda: 1, lambda: 2), tf.constant(pred))


@pytest.mark.parametrize(
    "args, expected",
    [
        ((True, 1, lambda: 1), TypeError),
        ((True, lambda: 1, 1), TypeError),
        ((True, lambda: 1), TypeError),
        ((None, int, int), ValueError),
    ],
)
def test_cond_refuses(args, expected):
    with pytest.raises(expected):
        tf.cond(*args)


def test_an_exception_of_a_branch_comes_out_as_it_is():
    def deep():
        raise KeyError("mine")

    with pytest.raises(KeyError) as error:
        traced(lambda p: tf.cond(p, lambda: deep(), lambda: 1), tf.constant(True))
    assert [f.name for f in traceback.extract_tb(error.value.__traceback__)][-1] == "deep"


def test_variables_are_written_by_the_branch_that_is_taken():
    v = tf.Variable(1)
    f = tf.function(lambda p: tf.cond(p, lambda: v.assign_add(10), lambda: v.assign(0)), autograph=False)
    f(tf.constant(True))
    assert v.numpy() == 11
    f(tf.constant(False))
    assert v.numpy() == 0


# --- case, switch_case -----------------------------------------------------------------------------------------------


def test_case_takes_the_first_that_is_true():
    def sign(x):
        return tf.case([(x < 0, lambda: -1), (x > 0, lambda: 1), (x > 5, lambda: 99)], default=lambda: 0)

    f = tf.function(sign, autograph=False)
    for x in (-3, 0, 7):
        assert f(tf.constant(x)).numpy() == np.sign(x)
        assert sign(tf.constant(x)) == np.sign(x)


def test_case_without_a_true_one():
    one = tf.constant(False)
    with pytest.raises(tf.errors.InvalidArgumentError):
        tf.case([(one, lambda: 1)])
    with pytest.raises(tf.errors.InvalidArgumentError):
        traced(lambda p: tf.case([(p, lambda: 1)]), one)


@pytest.mark.parametrize(
    "pairs, expected",
    [
        (3, TypeError),
        ([], ValueError),
        ([lambda: 1], TypeError),
        ([(True, lambda: 1)], TypeError),
        ([(tf.constant(True), 1)], TypeError),
    ],
)
def test_case_refuses(pairs, expected):
    with pytest.raises(expected):
        tf.case(pairs)


def test_switch_case_by_list_dict_and_pairs():
    fns = [lambda: 10, lambda: 11, lambda: 12]
    f = tf.function(lambda i: tf.switch_case(i, fns), autograph=False)
    g = tf.function(lambda i: tf.switch_case(i, dict(enumerate(fns)), default=lambda: -1), autograph=False)
    for i in (-1, 0, 1, 2, 3):
        known = 0 <= i < 3
        assert f(tf.constant(i)).numpy() == (10 + i if known else 12)
        assert g(tf.constant(i)).numpy() == (10 + i if known else -1)
        assert tf.switch_case(tf.constant(i), [(2, fns[2]), (0, fns[0]), (1, fns[1])]) == (10 + i if known else 12)


@pytest.mark.parametrize(
    "index, fns, expected",
    [
        (1, [lambda: 1], TypeError),
        (tf.constant(1.0), [lambda: 1], TypeError),
        (tf.constant(0), {}, ValueError),
        (tf.constant(0), {0: 1}, TypeError),
        (tf.constant(0), {0: lambda: 1, 2: lambda: 1}, ValueError),
        (tf.constant(0), {"a": lambda: 1}, TypeError),
        (tf.constant(0), 5, TypeError),
        (tf.constant([0]), [lambda: 1], tf.errors.InvalidArgumentError),
    ],
)
def test_switch_case_refuses(index, fns, expected):
    with pytest.raises(expected):
        tf.switch_case(index, fns)
