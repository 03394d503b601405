"""tf.TensorArray: eagerly it changes, in functions it is a value, also in branches and loops."""

import weakref

import numpy as np
import pytest

import etch as tf

TA = tf.TensorArray
both = pytest.mark.parametrize(
    "run", [lambda fn: fn(), lambda fn: tf.function(fn, autograph=False)()], ids=["eager", "traced"]
)

REFUSED = (ValueError, tf.errors.InvalidArgumentError)


def traced(fn, *args):
    return tf.function(fn, autograph=False)(*args)


def fill(n, write, ta):
    return tf.while_loop(lambda i, t: i < n, lambda i, t: (i + 1, write(i, t)), [0, ta])[1]


@both
def test_elements_in_and_out(run):
    rows = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]
    assert run(lambda: TA(tf.float32, 3).unstack(rows).stack()).numpy().tolist() == rows
    assert run(lambda: TA(tf.float32, 3).unstack(rows).concat()).numpy().tolist() == [1, 2, 3, 4, 5, 6]
    assert run(lambda: TA(tf.float32, 3).unstack(rows).gather([2, 0])).numpy().tolist() == [rows[2], rows[0]]
    assert run(lambda: TA(tf.float32, 3).unstack(rows).read(1)).numpy().tolist() == rows[1]
    assert run(lambda: TA(tf.float32, 2).write(0, 1).write(1, 2.0).write(0, 3).stack()).numpy().tolist() == [3, 2]
    assert run(lambda: TA(tf.int32, 3).scatter([2, 0], [[10], [20]]).stack()).numpy().tolist() == [[20], [0], [10]]
    grown = run(lambda: TA(tf.int32, 0, dynamic_size=True).scatter([2, 0], [10, 20]).stack())
    assert grown.numpy().tolist() == [20, 0, 10]
    assert run(lambda: TA(tf.int32, 2).split([1, 2, 3], [1, 2]).read(1)).numpy().tolist() == [2, 3]
    assert run(lambda: TA(tf.string, 2).write(1, "b").stack()).numpy().tolist() == [b"", b"b"]
    assert run(lambda: TA(tf.float32, 7).size()).numpy() == 7
    assert run(lambda: TA(tf.int32, 0, dynamic_size=True).write(2, 1).size()).numpy() == 3


@both
def test_what_was_not_written_is_zero_where_its_shape_is_known(run):
    assert run(lambda: TA(tf.float32, 2, element_shape=[2]).stack()).numpy().tolist() == [[0, 0], [0, 0]]
    assert run(lambda: TA(tf.float32, 2, element_shape=[2]).read(1)).numpy().tolist() == [0, 0]
    assert run(lambda: TA(tf.float32, 2).write(1, [1.0]).concat()).numpy().tolist() == [0, 1]
    assert run(lambda: TA(tf.float32, 0, element_shape=[2]).stack()).shape == [0, 2]
    with pytest.raises((ValueError, tf.errors.InvalidArgumentError)):
        run(lambda: TA(tf.float32, 2).read(0))
    with pytest.raises((ValueError, tf.errors.InvalidArgumentError)):
        run(lambda: TA(tf.float32, 2).stack())


def test_eagerly_it_changes_and_in_a_function_it_does_not():
    ta = TA(tf.int32, 1, element_shape=[])
    ta.write(0, 7)
    assert ta.read(0).numpy() == 7 and ta.identity() is ta

    def lost():
        a = TA(tf.int32, 1, element_shape=[])
        a.write(0, 7)
        return a.stack(), a.identity().stack()

    assert [t.numpy().tolist() for t in traced(lost)] == [[0], [0]]


def test_reading_clears_eagerly_unless_told_not_to():
    ta = TA(tf.float32, 2).unstack([1.0, 2.0])
    assert ta.read(0).numpy() == 1
    with pytest.raises(tf.errors.InvalidArgumentError, match="twice"):
        ta.read(0)
    kept = TA(tf.float32, 2, clear_after_read=False).unstack([1.0, 2.0])
    assert kept.read(0).numpy() == kept.read(0).numpy() == 1
    kept.close()
    assert kept.size().numpy() == 0

    def twice():
        a = TA(tf.float32, 2).unstack([1.0, 2.0])
        return a.read(0), a.read(0)

    assert [t.numpy() for t in traced(twice)] == [1, 1]


def test_attributes():
    ta = TA("float32", size=2)
    assert (ta.dtype, ta.dynamic_size, ta.element_shape.rank, ta.handle) == (tf.float32, False, None, None)
    assert ta.write(0, [1.0, 2.0]).element_shape.as_list() == [2]
    assert TA(tf.int32, 1, infer_shape=False).write(0, [1]).element_shape.rank is None
    assert weakref.ref(ta)() is ta


@pytest.mark.parametrize(
    "fn, eager, in_function",
    [
        (lambda: TA(tf.int32), ValueError, ValueError),
        (lambda: TA(tf.int32, [2]), TypeError, ValueError),
        (lambda: TA(tf.int32, 2.5), TypeError, TypeError),
        (lambda: TA("x", 1), TypeError, TypeError),
        (lambda: TA(tf.int32, 1, handle=1), ValueError, ValueError),
        (lambda: TA(tf.int32, 1).write(0, 1.5), tf.errors.InvalidArgumentError, tf.errors.InvalidArgumentError),
        (lambda: TA(tf.int32, 1).write(0, None), ValueError, ValueError),
        (lambda: TA(tf.int32, 2).write(0, 1).write(1, [1]), ValueError, ValueError),
        (lambda: TA(tf.float32, 1, element_shape=[2]).write(0, [1.0]), ValueError, ValueError),
        (lambda: TA(tf.int32, 1).write(0.5, 1), TypeError, TypeError),
        (lambda: TA(tf.float32, 2).unstack([1.0, 2.0]).concat(), tf.errors.InvalidArgumentError, ValueError),
        (lambda: TA(tf.int32, 1).write(-1, 1), tf.errors.OutOfRangeError, REFUSED),
        (lambda: TA(tf.int32, 1).write(1, 1), tf.errors.OutOfRangeError, REFUSED),
        (lambda: TA(tf.int32, 1).unstack([1]).read(1), tf.errors.OutOfRangeError, REFUSED),
        (lambda: TA(tf.int32, 1).unstack([1]).gather([1]), IndexError, REFUSED),
    ],
)
def test_refused(fn, eager, in_function):
    with pytest.raises(eager):
        fn()
    with pytest.raises(in_function):
        traced(lambda: made.stack() if isinstance(made := fn(), TA) else made)


@pytest.mark.parametrize(
    "fn, expected",
    [
        (lambda: TA(tf.int32, 1).unstack([1, 2]), ValueError),
        (lambda: TA(tf.int32, 1).unstack(1), ValueError),
        (lambda: TA(tf.int32, 2).split([1, 2, 3], [1, 1]), tf.errors.InvalidArgumentError),
        (lambda: TA(tf.int32, 3).split([1, 2, 3], [1, 2]), tf.errors.InvalidArgumentError),
        (lambda: TA(tf.int32, 1).split(1, [1]), tf.errors.InvalidArgumentError),
        (lambda: TA(tf.int32, 2).scatter([0, -1], [1, 2]), tf.errors.OutOfRangeError),
    ],
)
def test_refused_eagerly(fn, expected):
    with pytest.raises(expected):
        fn()


# --- in loops and branches -------------------------------------------------------------------------------------------


def test_one_trace_serves_all_lengths():
    square = lambda i, t: t.write(i, i * i)  # noqa: E731
    f = tf.function(lambda n: fill(n, square, TA(tf.int32, size=n)).stack(), autograph=False)
    g = tf.function(lambda n: fill(n, square, TA(tf.int32, size=0, dynamic_size=True)).stack(), autograph=False)
    for n in (0, 1, 5, 40):
        assert f(tf.constant(n)).numpy().tolist() == [i * i for i in range(n)]
        assert g(tf.constant(n)).numpy().tolist() == [i * i for i in range(n)]
    assert f.experimental_get_tracing_count() == g.experimental_get_tracing_count() == 1


def test_the_turn_is_traced_again_only_to_learn_the_shape():
    def n_calls(**options):
        calls = []
        write = lambda i, t: calls.append(1) or t.write(i, i)  # noqa: E731
        assert traced(lambda n: fill(n, write, TA(tf.int32, size=n, **options)).stack(), tf.constant(3)).shape == [3]
        return len(calls)

    assert n_calls() == 2 and n_calls(element_shape=[]) == 1


def test_states_of_a_recurrent_loop_for_any_batch():
    @tf.function(input_signature=[tf.TensorSpec([4, None, 2]), tf.TensorSpec([None, 2])], autograph=False)
    def rnn(x, state):
        def body(i, s, t):
            s = tf.tanh(s + x[i])
            return i + 1, s, t.write(i, s)

        _, last, states = tf.while_loop(lambda i, s, t: i < 4, body, [0, state, TA(tf.float32, size=4)])
        return states.stack(), last

    for batch in (1, 3):
        x = np.random.default_rng(batch).normal(size=(4, batch, 2)).astype(np.float32)
        state, expected = np.zeros((batch, 2), np.float32), []
        for i in range(4):
            state = np.tanh(state + x[i])
            expected.append(state)
        states, last = rnn(x, np.zeros((batch, 2), np.float32))
        np.testing.assert_allclose(states.numpy(), np.stack(expected), rtol=1e-5)
        np.testing.assert_allclose(last.numpy(), state, rtol=1e-5)
    assert rnn.experimental_get_tracing_count() == 1


@pytest.mark.parametrize("infer_shape", [True, False])
def test_elements_whose_sizes_differ(infer_shape):
    write = lambda i, t: t.write(i, tf.zeros([i], tf.int32) + i)  # noqa: E731
    f = tf.function(lambda n: fill(n, write, TA(tf.int32, size=n, infer_shape=infer_shape)).concat(), autograph=False)
    assert f(tf.constant(4)).numpy().tolist() == [1, 2, 2, 3, 3, 3]
    g = lambda: TA(tf.int32, 2, infer_shape=False).write(0, [1]).write(1, [2, 3])  # noqa: E731
    assert traced(lambda: g().concat()).numpy().tolist() == [1, 2, 3]
    with pytest.raises(tf.errors.InvalidArgumentError):
        traced(lambda: g().stack())


@pytest.mark.parametrize("is_swapped", [False, True])
def test_written_in_one_branch_only(is_swapped):
    def evens(x):
        def write(i, t):
            is_even, take, leave = tf.equal(x[i] % 2, 0), lambda: t.write(t.size(), x[i]), lambda: t
            return tf.cond(tf.logical_not(is_even), leave, take) if is_swapped else tf.cond(is_even, take, leave)

        ta = fill(5, write, TA(tf.int32, 0, dynamic_size=True))
        return ta.stack(), ta.size()

    stacked, size = traced(evens, np.int32([1, 2, 4, 5, 8]))
    assert stacked.numpy().tolist() == [2, 4, 8] and size.numpy() == 3
    assert traced(evens, np.int32([1, 3, 5, 7, 9]))[1].numpy() == 0


def test_nested_loops_write_one_array():
    def row(i, t):
        return tf.while_loop(lambda j, u: j < 2, lambda j, u: (j + 1, u.write(i * 2 + j, i * 10 + j)), [0, t])[1]

    f = tf.function(lambda n: fill(n, row, TA(tf.int32, size=n * 2)).stack(), autograph=False)
    assert f(tf.constant(3)).numpy().tolist() == [0, 1, 10, 11, 20, 21]


def test_branches_choose_between_arrays():
    def choose(i):
        ta = TA(tf.int32, 2)
        return tf.switch_case(i, [lambda: ta, lambda: ta.write(0, 5), lambda: ta.write(1, 7)]).stack()

    f = tf.function(choose, autograph=False)
    assert [f(tf.constant(i)).numpy().tolist() for i in range(3)] == [[0, 0], [5, 0], [0, 7]]


def test_out_of_range_while_running():
    f = tf.function(lambda n: fill(n, lambda i, t: t.write(i, i), TA(tf.int32, 2)).stack(), autograph=False)
    with pytest.raises(tf.errors.InvalidArgumentError):
        f(tf.constant(3))
    assert f(tf.constant(2)).numpy().tolist() == [0, 1]


def test_one_from_outside_is_a_value_inside():
    ta = TA(tf.int32, 2, clear_after_read=False).unstack([1, 2])
    assert traced(lambda: fill(2, lambda i, t: t.write(i, t.read(i) * 10), ta).stack()).numpy().tolist() == [10, 20]
    assert ta.stack().numpy().tolist() == [1, 2]


def test_a_loop_refuses_what_is_no_array_any_more():
    with pytest.raises(TypeError):
        traced(lambda: fill(2, lambda i, t: i, TA(tf.int32, 2)))
    with pytest.raises(TypeError):
        traced(lambda: tf.while_loop(lambda i, x: i < 2, lambda i, x: (i + 1, TA(tf.int32, 2)), [0, 1]))
