"""tf.GradientTape, custom gradients: values against formulas, NumPy and finite differences; wrong uses."""

import gc
import logging
import threading
import weakref

import etch as tf
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st



def gradient(f, *values):
    """Gradients of f by its arguments."""
    tensors = [tf.constant(x) for x in values]
    with tf.GradientTape() as tape:
        tape.watch(tensors)
        y = f(*tensors)
    return tape.gradient(y, tensors)


def numbers(structure):
    """Tensors as plain numbers."""
    if isinstance(structure, list | tuple):
        return [numbers(x) for x in structure]
    return None if structure is None else structure.numpy().tolist()


def differences(f, x, step=1e-5):
    """The gradient of f, a function of a float64 array, by central differences."""
    out = np.zeros_like(x)
    for i in np.ndindex(x.shape):
        up, down = x.copy(), x.copy()
        up[i] += step
        down[i] -= step
        out[i] = (float(f(tf.constant(up)).numpy()) - float(f(tf.constant(down)).numpy())) / (2 * step)
    return out


FORMULAS = {
    "product": lambda x: tf.reduce_sum(x * tf.sin(x) * 3.0),
    "quotient": lambda x: tf.reduce_sum(tf.exp(x) / (1.0 + x**2)),
    "softplus": lambda x: tf.reduce_mean(tf.math.log(1.0 + tf.exp(x))),
    "matrix": lambda x: tf.reduce_sum(tf.tanh(x @ x)),
    "slices": lambda x: tf.reduce_sum(x[0] * x[1] + x[:, 0] ** 3) + x[1, 1],
    "power": lambda x: tf.reduce_sum((x**2 + 1.0) ** 1.5),
}


@pytest.mark.parametrize("name", FORMULAS)
@settings(max_examples=10, deadline=None)
@given(st.lists(st.floats(-2, 2), min_size=4, max_size=4))
def test_against_differences(name, values):
    f, x = FORMULAS[name], np.array(values).reshape(2, 2)
    np.testing.assert_allclose(gradient(f, x)[0].numpy(), differences(f, x), rtol=1e-4, atol=1e-6)


def test_structures():
    w, b = tf.Variable([[1.0, 2.0], [3.0, 4.0]]), tf.Variable([0.5, -0.5])
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.reduce_sum(w * w) + tf.reduce_sum(b)
        other = b * 3.0
    got = tape.gradient(loss, {"w": w, "nested": (b, [w])})
    assert list(got) == ["w", "nested"]
    assert isinstance(got["nested"], tuple)
    assert numbers(got["w"]) == numbers(got["nested"][1][0]) == [[2, 4], [6, 8]]
    assert numbers(tape.gradient({"a": loss, "b": [other]}, b)) == [4, 4]
    assert numbers(tape.gradient([loss, other], b, output_gradients=[None, tf.constant([10.0, 0.0])])) == [31, 1]
    assert tape.gradient(loss, []) == []


def test_a_variable_as_target():
    v, u = tf.Variable([2.0, 3.0]), tf.Variable(1.0)
    with tf.GradientTape(persistent=True) as tape:
        y = v * 2.0
    assert numbers(tape.gradient(v, v)) == [1, 1]
    assert numbers(tape.gradient([y, v], v)) == [3, 3]
    assert tape.gradient(v, u) is None


def test_higher_derivatives():
    x = tf.Variable(2.0)
    with tf.GradientTape() as third, tf.GradientTape() as second:
        with tf.GradientTape() as first:
            y = x**4
        dy = first.gradient(y, x)
        with second.stop_recording():
            pass
    d2y = second.gradient(dy, x)
    assert (float(dy), float(d2y)) == (32, 48)
    assert third.gradient(d2y, x) is None  # asked behind the end of the third
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            y = tf.sin(x) * tf.exp(x)
        penalty = inner.gradient(y, x) ** 2
    e, s, c = np.exp(2.0), np.sin(2.0), np.cos(2.0)
    np.testing.assert_allclose(outer.gradient(penalty, x).numpy(), 2 * e * (s + c) * 2 * e * c, rtol=1e-5)


def test_asked_once_or_often():
    x = tf.constant([1.0, 3.0])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    assert numbers(tape.gradient(y, x)) == [2, 6]
    for again in (tape.gradient, tape.jacobian):
        with pytest.raises(RuntimeError, match="non-persistent GradientTape can only be used to compute one set"):
            again(y, x)
    with tape:  # a new start
        tape.watch(x)
        y = x**3
    assert numbers(tape.gradient(y, x)) == [3, 27]
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        z = y * y
    assert numbers([tape.gradient(z, x), tape.gradient(z, y), tape.gradient(y, x)]) == [[4, 108], [2, 18], [2, 6]]


def test_what_is_watched():
    a, b = tf.Variable(3.0, name="a"), tf.Variable(3.0, name="b", trainable=False)
    c, d = tf.constant(2.0), tf.constant(3.0)
    with tf.GradientTape() as tape:
        tape.watch(d)
        y = a**2 + b**2 + c**2 + d**2
    assert numbers(tape.gradient(y, [a, b, c, d])) == [6, None, None, 6]
    assert [v.name for v in tape.watched_variables()] == ["a:0"]
    with tf.GradientTape(watch_accessed_variables=False) as tape:
        tape.watch([b, {"x": d}])
        y = a * b * d
    assert [v.name for v in tape.watched_variables()] == ["b:0"]
    assert numbers(tape.gradient(y, [a, b, d])) == [None, 9, 9]
    with tf.GradientTape() as tape:
        _ = b + a  # noqa: F841: reading is what counts
        _ = a + tf.Variable(1.0, name="gone")
    assert [v.name for v in tape.watched_variables()] == ["a:0", "gone:0"]


def test_pauses():
    x, y = tf.Variable(2.0), tf.Variable(3.0)
    with tf.GradientTape() as outer:
        with tf.GradientTape() as tape:
            s = x * x
            with tape.stop_recording():
                t = y * y
            z = s + t
    assert numbers(tape.gradient(z, [x, y])) == [4, None]
    assert numbers(outer.gradient(z, [x, y])) == [4, 6]
    with tf.GradientTape() as tape:
        z = x * x
        tape.reset()
        w = x * y
    assert numbers(tape.gradient([z, w], [x, y])) == [3, 2]
    with tf.GradientTape() as tape:
        z = x * tf.stop_gradient(x) + tf.stop_gradient(y)
    assert numbers(tape.gradient(z, [x, y])) == [2, None]


def test_state():
    v, w = tf.Variable(3.0), tf.Variable(0.0)
    with tf.GradientTape(persistent=True) as tape:
        y = v * v
        w.assign_add(v)
        v.assign(100.0)
        z = w * 2.0
    assert numbers([tape.gradient(y, v), tape.gradient(z, v), tape.gradient(z, w)]) == [6, None, 2]


def test_unconnected():
    x, y = tf.Variable([1.0, 2.0]), tf.Variable(3.0)
    for how in (tf.UnconnectedGradients.ZERO, "zero"):
        with tf.GradientTape() as tape:
            z = y**2
        assert numbers(tape.gradient(z, [x, y], unconnected_gradients=how)) == [[0, 0], 6]
    with tf.GradientTape() as tape:
        z = y**2
    with pytest.raises(ValueError, match="Unknown value for unconnected_gradients"):
        tape.gradient(z, x, unconnected_gradients="nonsense")


def test_integers_warn(caplog):
    i, v = tf.constant(10), tf.Variable([1, 2])
    with caplog.at_level(logging.WARNING, "tensorflow"), tf.GradientTape() as tape:
        tape.watch(i)
        assert "The dtype of the watched tensor must be floating" in caplog.text
        y = i * i
        assert tape.gradient(y, [i, v]) == [None, None]
        assert "tf.int32" in caplog.text and len(caplog.records) == 1


def test_wrong_uses():
    x = tf.Variable(1.0)
    with tf.GradientTape(persistent=True) as tape:
        y = x * x
        with pytest.raises(ValueError, match="already"):
            tape.__enter__()
        for wrong in ("a", 3.0, [x, None]):
            with pytest.raises(ValueError, match="not tf.Tensor or tf.Variable"):
                tape.watch(wrong)
    for target, sources in [(None, x), (y, None), (y, "x"), ([], x), (y, [x, 3.0]), (3.0, x)]:
        with pytest.raises(TypeError):
            tape.gradient(target, sources)
    with pytest.raises(tf.errors.InvalidArgumentError):
        tape.gradient(y, x, output_gradients=tf.constant([1.0, 2.0]))
    with pytest.raises(ValueError, match="1 targets, but 2 output_gradients"):
        tape.gradient(y, x, output_gradients=[1.0, 2.0])
    with pytest.raises(RuntimeError, match="non-persistent"):
        tf.GradientTape().gradient(y, x)
    with pytest.raises(RuntimeError, match="not recording"):
        tf.GradientTape().stop_recording().__enter__()
    with pytest.raises(RuntimeError, match="not recording"):
        tf.GradientTape().watch(y)
    with pytest.raises(ValueError, match="not recording"):
        tf.GradientTape().reset()
    with pytest.raises(TypeError):
        tf.GradientTape(nonsense=1)
    assert tf.GradientTape().watched_variables() == ()


def test_rows_have_scattered_gradients():
    table = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    with tf.GradientTape(persistent=True) as tape:
        y = table.sparse_read([2, 0, 2]) * [[1.0], [10.0], [100.0]]
        z = tf.reduce_sum(y) + tf.reduce_sum(table)
        u = table[1] * table[0]
    g = tape.gradient(y, table)
    assert isinstance(g, tf.IndexedSlices)
    assert numbers([g.indices, g.dense_shape, g.values]) == [[2, 0, 2], [3, 2], [[1, 1], [10, 10], [100, 100]]]
    assert (g.indices.dtype, g.dense_shape.dtype) == (tf.int32, tf.int32)
    assert numbers(tf.convert_to_tensor(g)) == [[10, 10], [0, 0], [101, 101]]
    assert numbers(tape.gradient(z, table)) == [[11, 11], [1, 1], [102, 102]]
    assert numbers(tape.gradient(u, table)) == [[3, 4], [1, 2], [0, 0]]  # by one index: dense


def test_jacobians():
    x = tf.constant([1.0, 2.0, 3.0])
    w = tf.Variable([[1.0, 2.0, 0.0], [0.0, 1.0, -1.0]])
    unused = tf.Variable(1.0)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(w * x, axis=1)
    by_x, by_w, by_unused = tape.jacobian(y, [x, w, unused])
    assert numbers(by_x) == w.numpy().tolist()
    want = np.zeros((2, 2, 3))
    want[0, 0] = want[1, 1] = [1, 2, 3]
    assert numbers(by_w) == want.tolist()
    assert by_unused is None
    with tf.GradientTape() as tape:
        s = tf.reduce_sum(w**2)
    assert numbers(tape.jacobian(s, w, experimental_use_pfor=False)) == (2 * w.numpy()).tolist()
    with pytest.raises(TypeError, match="target"):
        tape.jacobian([s], w)


def test_hessian_against_differences():
    def f(x):
        return x[0] ** 2 * x[1] + tf.exp(x[2]) * x[0]

    x = tf.constant(np.array([1.0, 2.0, 0.5]))
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = f(x)
        g = inner.gradient(y, x)
    hessian = outer.jacobian(g, x).numpy()
    for i in range(3):
        row = differences(lambda t, i=i: gradient(f, t.numpy())[0][i], x.numpy())
        np.testing.assert_allclose(hessian[i], row, rtol=1e-6, atol=1e-8)


def test_batch_jacobians():
    x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x * x[:, :1]
    got = tape.batch_jacobian(y, x).numpy()
    for row, (a, b) in zip(got, x.numpy(), strict=True):
        assert row.tolist() == [[3 * a * a, 0], [b * b, 2 * a * b]]
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x[:1] * 2.0
    with pytest.raises(ValueError, match="first dimension"):
        tape.batch_jacobian(y, x)


def test_custom_gradient():
    @tf.custom_gradient
    def log1pexp(x):
        e = tf.exp(x)
        return tf.math.log(1 + e), lambda upstream: upstream * (1 - 1 / (1 + e))

    assert numbers(gradient(log1pexp, 100.0)) == [1]  # the formula by itself gives NaN
    x = tf.Variable(0.5, dtype=tf.float64)
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            y = log1pexp(x)
        g = inner.gradient(y, x)
    s = 1 / (1 + np.exp(-0.5))
    np.testing.assert_allclose([float(g), float(outer.gradient(g, x))], [s, s * (1 - s)], rtol=1e-12)


def test_custom_gradient_of_structures():
    @tf.custom_gradient
    def f(x, pair, *, scale):
        def grad(d_sum, d_product):
            return d_sum, (d_product * 10.0, None)

        return {"b": x * pair[0] * scale, "a": x + pair[1]}, grad

    x, y, z = tf.Variable(2.0), tf.constant(3.0), tf.constant(5.0)
    with tf.GradientTape(persistent=True) as tape:
        tape.watch([y, z])
        out = f(x, (y, z), scale=2.0)
        total = out["a"] * 100.0 + out["b"]
    assert (float(out["a"]), float(out["b"])) == (7, 12)
    assert numbers(tape.gradient(total, [x, y, z])) == [100, 10, None]
    assert f.__name__ == "f"
    assert tf.custom_gradient()(lambda x: (x, lambda d: d))(tf.constant(1.0)).numpy() == 1


def test_custom_gradient_with_variables(caplog):
    w, frozen = tf.Variable(3.0, name="w"), tf.Variable(2.0, trainable=False)
    seen = []

    @tf.custom_gradient
    def scaled(x):
        def grad(dy, variables=None):
            seen.append(variables)
            return dy * w, [dy * x * 100.0 for _ in variables or []]

        return x * w * frozen, grad

    x = tf.constant(2.0)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = scaled(x) * 2.0
    assert numbers(tape.gradient(y, [x, w, frozen])) == [6, 400, None]
    assert len(seen) == 1
    assert seen[0][0] is w

    @tf.custom_gradient
    def forgetful(x):
        return x * w, lambda dy: dy

    with pytest.raises(TypeError, match="'variables'"):
        forgetful(x)

    @tf.custom_gradient
    def none_used(x):
        return x * 2.0, lambda dy, variables=None: dy * 5.0

    with caplog.at_level(logging.WARNING, "tensorflow"):
        assert numbers(gradient(none_used, 1.0)) == [5]
    assert "'variables' in signature" in caplog.text


def test_wrong_custom_gradients():
    def make(grad):
        return tf.custom_gradient(lambda x: (x * 2.0, grad))

    with pytest.raises(ValueError, match="expected to return 1 gradients, but returned 2"):
        gradient(make(lambda dy: (dy, dy)), 1.0)
    with pytest.raises(ZeroDivisionError):
        gradient(make(lambda dy: 1 / 0), 1.0)
    with pytest.raises(tf.errors.InvalidArgumentError, match="gradient 0"):
        gradient(make(lambda dy: tf.constant([1.0, 2.0])), 1.0)
    with pytest.raises((TypeError, ValueError)):
        gradient(tf.custom_gradient(lambda x: x), 1.0)
    assert numbers(gradient(lambda x: x * 3.0, 1.0)) == [3]  # nothing is left behind


def test_recompute_grad():
    runs, w = [], tf.Variable(3.0)

    @tf.recompute_grad
    def block(x, power=2):
        runs.append(1)
        return tf.tanh(x) * x**power * w

    x = tf.Variable([0.5, 1.0])
    with tf.GradientTape() as outer:
        with tf.GradientTape() as tape:
            y = tf.reduce_sum(block(x))
        assert len(runs) == 1
        got = tape.gradient(y, [x, w])
        assert len(runs) == 2
    second = outer.gradient(got[0], x)
    with tf.GradientTape() as outer:
        with tf.GradientTape() as tape:
            y = tf.reduce_sum(tf.tanh(x) * x**2 * w)
        want = tape.gradient(y, [x, w])
    np.testing.assert_allclose(got[0].numpy(), want[0].numpy(), rtol=1e-6)
    np.testing.assert_allclose(got[1].numpy(), want[1].numpy(), rtol=1e-6)
    np.testing.assert_allclose(second.numpy(), outer.gradient(want[0], x).numpy(), rtol=1e-5)


def test_life():
    """Tapes and gradient functions go when nobody has them, also on another thread."""

    class Kept:
        pass

    kept = Kept()

    @tf.custom_gradient
    def f(x):
        return x * 2.0, lambda dy, kept=kept: dy

    x = tf.Variable(1.0)
    tape = tf.GradientTape(persistent=True)
    with tape:
        y = f(x)
    dead, there = weakref.ref(kept), weakref.ref(tape)
    del kept, f
    box = [tape]
    del tape, y
    thread = threading.Thread(target=box.clear)
    thread.start()
    thread.join()
    assert there() is None
    with tf.GradientTape() as other:  # lets go of what the other thread left
        z = x * x
    gc.collect()
    assert dead() is None
    assert float(other.gradient(z, x)) == 2


def test_in_threads():
    v, results = tf.Variable(2.0), {}

    def work(i):
        for _ in range(20):
            with tf.GradientTape() as tape:
                y = v * float(i) * v
            results[i] = float(tape.gradient(y, v))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert results == {i: 4.0 * i for i in range(4)}


def test_inside_functions():
    w = tf.Variable(3.0)

    @tf.custom_gradient
    def scaled(x):
        e = x * 1.0
        return x * w, lambda dy, variables: (dy * e * 10.0, [dy * e * 100.0])

    @tf.function
    def inside(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = scaled(x)
        return tape.gradient(y, [x, w])

    @tf.function
    def call(x):
        return scaled(x) * 2.0

    x = tf.constant(2.0)
    for _ in range(2):
        assert numbers(inside(x)) == [20, 200]
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = call(x)
        assert numbers(tape.gradient(y, [x, w])) == [40, 400]

    @tf.function
    def squares(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x * x
        return tape.jacobian(y, x)

    assert numbers(squares(tf.constant([1.0, 2.0]))) == [[2, 0], [0, 4]]


@pytest.mark.parametrize("order", [1, 2])
def test_loops_with_products_as_written_out(order):
    """A loop keeps products of its turns for the way back; turns that are written out keep everything."""
    random = np.random.default_rng(1)
    batch, length, features, units = 3, 5, 32, 40
    shapes = (features, 2 * units), (units, 2 * units), (2 * units,)
    w, u, b = weights = [tf.Variable(random.standard_normal(shape) * 0.3) for shape in shapes]
    x = tf.constant(random.standard_normal((batch, length, features)))

    def turn(x, h):
        gate, value = tf.split(x @ w + h @ u + b, 2, axis=1)
        return tf.sigmoid(gate) * h + tf.nn.relu(value @ u[:, :units])

    def looped(x):
        h = tf.ones([batch, units], tf.float64)
        for t in tf.range(tf.shape(x)[1]):
            h = turn(x[:, t], h)
        return h

    def written_out(x):
        h = tf.ones([batch, units], tf.float64)
        for t in range(length):
            h = turn(x[:, t], h)
        return h

    def gradients(run):
        def sum_and_gradients(x, order):
            with tf.GradientTape() as tape:
                tape.watch(x)
                if order == 0:
                    values = [tf.sin(run(x))]
                else:
                    values = [g * tf.sin(g) for g in sum_and_gradients(x, order - 1)[1]]
                y = tf.add_n([tf.reduce_sum(v) for v in values])
            return y, tape.gradient(y, [x, *weights])

        return tf.function(lambda x: sum_and_gradients(x, order - 1))(x)[1]

    for one, other in zip(gradients(looped), gradients(written_out)):
        np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-9, atol=1e-12 * np.abs(other.numpy()).max())
