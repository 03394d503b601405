"""tf.while_loop: state of any structure, limits, shapes that change, and what a turn may not do."""

import numpy as np
import pytest

import etch as tf

both = pytest.mark.parametrize(
    "run", [lambda fn: fn(), lambda fn: tf.function(fn, autograph=False)()], ids=["eager", "traced"]
)


@both
def test_state_of_any_structure(run):
    def fn():
        start = ({"x": tf.constant(3.0), "history": (tf.constant(0.0), 0)},)
        body = lambda s: ({"x": s["x"] * 2, "history": (s["x"], s["history"][1] + 1)},)  # noqa: E731
        return tf.while_loop(lambda s: s["x"] < 50.0, body, start)[0]

    result = run(fn)
    assert result["x"].numpy() == 96 and result["history"][0].numpy() == 48 and result["history"][1].numpy() == 5


@both
def test_no_turn_and_a_single_value(run):
    assert run(lambda: tf.while_loop(lambda i: i < 0, lambda i: i + 1, [5]))[0].numpy() == 5
    assert run(lambda: tf.while_loop(lambda i: i < 8, lambda i: i + 3, [5]))[0].numpy() == 8
    assert isinstance(run(lambda: tf.while_loop(lambda i: i < 8, lambda i: (i + 3,), (5,))), tuple)


@both
@pytest.mark.parametrize("limit, expected", [(0, 0), (-1, 0), (2, 2), (100, 9)])
def test_maximum_iterations(run, limit, expected):
    def count(maximum):
        return tf.while_loop(lambda i: i < 9, lambda i: i + 1, [0], maximum_iterations=maximum)[0]

    assert run(lambda: count(limit)).numpy() == expected
    assert tf.function(count, autograph=False)(tf.constant(limit)).numpy() == expected


def test_one_trace_serves_any_number_of_turns():
    calls = []

    def turn(i, a, b):
        calls.append(1)
        return i + 1, b, a + b

    f = tf.function(lambda n: tf.while_loop(lambda i, a, b: i < n, turn, (0, 0, 1))[1], autograph=False)
    assert [f(tf.constant(n)).numpy() for n in (0, 1, 10, 30)] == [0, 1, 55, 832040]
    assert len(calls) == 1 and f.experimental_get_tracing_count() == 1


def test_loops_in_loops_with_variables():
    v = tf.Variable(0)

    def row(i, total):
        inner = tf.while_loop(lambda j, s: j <= i, lambda j, s: (j + 1, s + j), [0, 0])[1]
        v.assign_add(inner)
        return i + 1, total + inner

    f = tf.function(lambda n: tf.while_loop(lambda i, t: i < n, row, [0, 0])[1], autograph=False)
    expected = sum(sum(range(i + 1)) for i in range(5))
    assert f(tf.constant(5)).numpy() == expected and v.numpy() == expected


def test_shapes_that_change_are_declared():
    def f(invariants):
        body = lambda i, x: (i + 1, tf.ones([i]))  # noqa: E731
        return tf.while_loop(lambda i, x: i < 4, body, [0, tf.ones([1])], shape_invariants=invariants)[1]

    def traced(invariants):
        return tf.function(lambda: f(invariants), autograph=False)()

    shape = tf.TensorShape
    specs = [tf.TensorSpec([], tf.int32), tf.TensorSpec([None])]
    for invariants in ([shape([]), shape([None])], [shape([]), shape(None)], specs):
        assert traced(invariants).shape == [3]
    with pytest.raises(ValueError, match="same nested structure"):
        traced([shape([])])
    with pytest.raises(ValueError, match="rank"):
        traced([shape([]), shape([None, None])])
    with pytest.raises(TypeError, match="shape_invariants"):
        traced([5, 6])
    assert f(None).shape == [3]  # eagerly nothing needs to be said


@pytest.mark.parametrize(
    "body, start, expected, text",
    [
        (lambda i, x: (i + 1, tf.ones([2])), [0, tf.ones([1])], ValueError, r"shape \(1,\), but has shape \(2,\)"),
        (lambda i, x: (i + 1, tf.ones([1, 1])), [0, tf.ones([1])], ValueError, "shape_invariants"),
        (lambda i, x: (i + 1, 5), [0, 1.0], TypeError, "enters the loop with type"),
        (lambda i, x: (i + 1,), [0, 1], ValueError, "same nested structure"),
        (lambda i, x: (i + 1, [x]), [0, 1], ValueError, "same nested structure"),
        (lambda i, x: None, [0, 1], ValueError, "same nested structure"),
        (lambda i, x: (i + 1, None), [0, 1], TypeError, "None"),
        (lambda i, x: (i + 1, object()), [0, 1], TypeError, "convert"),
        (lambda i, x: (i + 1, x), [0, None], ValueError, "None values not supported"),
        (lambda i, x: (1 // 0, x), [0, 1], ZeroDivisionError, "division"),
        (lambda i, x: (i + 1, x), [0, tf.TensorShape([2]).as_list], TypeError, "Failed to convert"),
    ],
)
def test_turns_that_do_not_fit(body, start, expected, text):
    with pytest.raises(expected, match=text):
        tf.function(lambda: tf.while_loop(lambda i, x: i < 4, body, start), autograph=False)()


def test_conditions_may_do_something(capfd):
    v, traced, seen = tf.Variable(0.0), [], []

    @tf.function(autograph=False)
    def f(n, x):
        def cond(i, y):
            traced.append(1)
            tf.print("cond", i)
            v.assign_add(tf.reduce_sum(y))
            tf.debugging.assert_less(i, 5, message="too far")
            flag = tf.TensorSpec([], tf.bool)
            return tf.logical_and(tf.numpy_function(lambda k: seen.append(int(k)) or np.bool_(k < 9), [i], flag), i < n)

        def body(i, y):
            tf.print("body", i)
            return i + 1, y * x

        return tf.while_loop(cond, body, [0, tf.ones([2])])

    i, y = f(tf.constant(2), tf.constant(3.0))
    assert i.numpy() == 2 and y.numpy().tolist() == [9, 9] and v.numpy() == 2 * (1 + 3 + 9) and seen == [0, 1, 2]
    assert capfd.readouterr().err.split("\n")[:-1] == ["cond 0", "body 0", "cond 1", "body 1", "cond 2"]
    assert f(tf.constant(0), tf.constant(3.0))[0].numpy() == 0 and v.numpy() == 28
    with pytest.raises(tf.errors.InvalidArgumentError, match="too far"):
        f(tf.constant(9), tf.constant(3.0))
    assert v.numpy() == 28 and len(traced) == 1  # traced once, as a body is
    x = tf.constant(3.0)
    with tf.GradientTape() as tape:
        tape.watch(x)
        z = tf.reduce_sum(f(tf.constant(2), x)[1])
    assert tape.gradient(z, x).numpy() == 2 * 2 * 3


def test_conditions_that_do_something_inside_each_other():
    v = tf.Variable(0)

    @tf.function
    def f(n):
        inner = 0
        while v.assign_add(1) < n:
            while v.assign_add(1) % 3 != 0:
                inner += 1
        return inner

    def python(n):
        count = inner = 0
        while (count := count + 1) < n:
            while (count := count + 1) % 3 != 0:
                inner += 1
        return inner, count

    inner = f(tf.constant(20))
    assert (inner.numpy(), v.numpy()) == python(20)


@pytest.mark.parametrize(
    "cond, expected",
    [(lambda i: i, TypeError), (lambda i: None, ValueError), (lambda i: tf.less(i, [1, 2]), tf.errors.InvalidArgumentError)],
)
def test_conditions_that_decide_nothing(cond, expected):
    with pytest.raises(expected):
        tf.function(lambda: tf.while_loop(cond, lambda i: i + 1, [0]), autograph=False)()


@both
@pytest.mark.parametrize(
    "args, options, expected",
    [
        ((1, lambda i: i, [0]), {}, TypeError),
        ((lambda i: i, None, [0]), {}, TypeError),
        ((lambda: True, lambda: 1, []), {}, ValueError),
        ((lambda i: i < 1, lambda i: i, [0]), {"parallel_iterations": 0}, TypeError),
        ((lambda i: i < 1, lambda i: i, [0]), {"maximum_iterations": 1.5}, TypeError),
        ((lambda i: i < 1, lambda i: i, [0]), {"maximum_iterations": [1]}, ValueError),
        ((lambda i: i < 1, lambda i: i, 0), {}, (TypeError, ValueError)),
    ],
)
def test_while_loop_refuses(run, args, options, expected):
    with pytest.raises(expected):
        run(lambda: tf.while_loop(*args, **options))


def test_numbers_agree_with_numpy():
    x = np.linspace(-1, 1, 7, dtype=np.float32)

    def iterate(x):
        return tf.while_loop(lambda i, y: i < 5, lambda i, y: (i + 1, tf.tanh(y * x + y)), [0, x])[1]

    y = x
    for _ in range(5):
        y = np.tanh(y * x + y)
    np.testing.assert_allclose(tf.function(iterate, autograph=False)(x).numpy(), y, rtol=1e-5)


def test_the_condition_is_asked_once_more_than_there_are_turns():
    asked = tf.Variable(0)

    def run():
        def goes_on(i):
            asked.assign_add(1)
            return i < 5

        return tf.while_loop(goes_on, lambda i: [i + 1], [tf.constant(0)], maximum_iterations=2)

    run()
    assert asked.numpy() == 3
    traced = tf.function(run)
    traced()
    asked.assign(0)
    assert traced()[0].numpy() == 2 and asked.numpy() == 3


def test_one_trace_with_symbolic_sizes():
    def adds(h, w):
        for _ in tf.range(3):
            h = h + 1.0
        return h

    def alternates(h, w):
        for i in tf.range(4):
            if i % 2 == 0:
                h = tf.matmul(h, w)
            else:
                h = tf.tanh(h)
        return h

    def grows(h, w):
        while tf.shape(h)[0] < 20:
            h = tf.concat([h, h], 0)
        return h

    def accumulates(h, w):
        for _ in tf.range(3):
            state = h @ w
        for row in h:
            state += row
        return state

    for fn in adds, alternates, grows, accumulates:
        traced = tf.function(fn, policy="symbolic")
        for n, m in (3, 4), (5, 4), (1, 1), (4, 6), (20, 2):
            h, w = np.random.rand(n, m).astype(np.float32), np.random.rand(m, m).astype(np.float32)
            expected = fn(tf.constant(h), tf.constant(w))
            np.testing.assert_allclose(traced(h, w).numpy(), expected.numpy(), rtol=1e-5)
        assert traced.experimental_get_tracing_count() == 1, fn.__name__


def test_sizes_inside_and_outside_are_compared():
    answers = []

    @tf.function(policy="symbolic")
    def fn(a, b, flag):
        if flag:
            c = a[1:]
            answers.append((c.shape[0] == b.shape[0], c.shape[0] < a.shape[0], b.shape[0] >= c.shape[0] + 1))
            b = b + 1.0
        return b

    for n, m in (4, 3), (5, 4), (5, 5):
        assert fn(tf.zeros([n]), tf.zeros([m]), tf.constant(True)).numpy().tolist() == [1.0] * m
    assert answers == [(True, True, False), (False, True, True)]
    assert fn.experimental_get_tracing_count() == 2


def test_checks_of_loops_do_not_ask_for_numbers():
    @tf.function
    def fn(h):
        for _ in tf.range(2):
            h = h * 2.0
        return h

    for n in 2, 3:
        fn(tf.ones([n]))
    assert "as a number" not in str(fn.explain()[-1])
