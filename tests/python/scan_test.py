"""tf.map_fn, tf.vectorized_map, tf.scan, tf.foldl and tf.foldr, eagerly and traced, against NumPy."""

import numpy as np
import pytest

import etch as tf

both = pytest.mark.parametrize(
    "run", [lambda fn, *a: fn(*a), lambda fn, *a: tf.function(fn, autograph=False)(*a)], ids=["eager", "traced"]
)
x = np.array([3, 1, 4, 1, 5], np.int32)


@both
def test_map_fn(run):
    assert run(lambda v: tf.map_fn(lambda e: e * e, v), x).numpy().tolist() == (x * x).tolist()
    rows = np.arange(6, dtype=np.float32).reshape(3, 2)
    np.testing.assert_allclose(run(lambda v: tf.map_fn(tf.reduce_sum, v), rows).numpy(), rows.sum(1))
    pair = run(lambda v: tf.map_fn(lambda t: t[0] + t[1], (v, v), fn_output_signature=tf.int32), x)
    assert pair.numpy().tolist() == (2 * x).tolist()
    dtypes = {"h": tf.float32, "n": tf.int32}
    made = run(lambda v: tf.map_fn(lambda e: {"h": tf.cast(e, tf.float32) / 2, "n": e}, v, dtype=dtypes), x)
    assert made["h"].numpy().tolist() == (x / 2).tolist() and made["n"].numpy().tolist() == x.tolist()
    spec = tf.TensorSpec([2], tf.int32)
    rows = run(lambda v: tf.map_fn(lambda e: tf.zeros([2], tf.int32) + e, v, fn_output_signature=spec), x)
    assert rows.shape == [5, 2]


@both
def test_map_fn_without_slices(run):
    assert run(lambda v: tf.map_fn(lambda e: e + 1, v), np.zeros(0, np.float32)).shape == [0]
    spec = tf.TensorSpec([2])
    result = run(lambda v: tf.map_fn(lambda e: tf.ones([2]), v, fn_output_signature=spec), np.zeros(0, np.float32))
    assert result.shape == [0, 2]


def test_map_fn_traces_its_function_once():
    calls = []
    f = tf.function(lambda v: tf.map_fn(lambda e: calls.append(1) or e, v), autograph=False, reduce_retracing=True)
    for n in (2, 3, 4):
        assert f(np.arange(n)).shape == [n]
    assert len(calls) == f.experimental_get_tracing_count()


@both
@pytest.mark.parametrize(
    "fn, elems, options, expected",
    [
        (lambda e: tf.cast(e, tf.float32), x, {}, tf.errors.InvalidArgumentError),
        (lambda e: (e, e), x, {}, ValueError),
        (lambda e: None, x, {}, ValueError),
        (lambda e: tf.ones([3]), x, {"fn_output_signature": tf.TensorSpec([2])}, ValueError),
        (lambda e: e, 1, {}, ValueError),
        (lambda e: e, [], {}, ValueError),
        (lambda e: e, (x, x[:2]), {}, ValueError),
        (lambda e: 1 // 0, x, {}, ZeroDivisionError),
        (1, x, {}, TypeError),
        (lambda e: e, x, {"fn_output_signature": object()}, TypeError),
    ],
)
def test_map_fn_refuses(run, fn, elems, options, expected):
    with pytest.raises(expected):
        run(lambda: tf.map_fn(fn, elems, **options))


@both
def test_vectorized_map(run):
    a, b = run(lambda v: tf.vectorized_map(lambda e: (e * 2, tf.cast(e, tf.float32)), v), x)
    assert a.numpy().tolist() == (2 * x).tolist() and b.dtype == tf.float32
    sums = run(lambda v: tf.vectorized_map(lambda t: t[0] + t[1], (v, np.int32([10]))), x)
    assert sums.numpy().tolist() == (x + 10).tolist()


@both
def test_scan(run):
    y = x.astype(np.float32)

    def scanned(fn, values, **options):
        return run(lambda v: tf.scan(fn, v, **options), values).numpy().tolist()

    assert scanned(lambda a, e: a + e, y) == np.cumsum(y).tolist()
    assert scanned(lambda a, e: a + e, y, reverse=True) == np.cumsum(y[::-1])[::-1].tolist()
    assert scanned(lambda a, e: a * e, y, initializer=10.0) == (10 * np.cumprod(y)).tolist()
    assert scanned(lambda a, e: a * 2 + e, y[:3], initializer=1.0, reverse=True) == [29.0, 13.0, 6.0]
    a, b = run(lambda v: tf.scan(lambda s, _: (s[1], s[0] + s[1]), v, initializer=(0, 1)), y)
    assert a.numpy().tolist() == [1, 1, 2, 3, 5] and b.numpy().tolist() == [1, 2, 3, 5, 8]
    assert run(lambda v: tf.scan(lambda a, e: a + e, v, initializer=0.0), y[:0]).shape == [0]
    assert run(lambda v: tf.scan(lambda a, e: a + e, v), y[:1]).numpy().tolist() == [3.0]


@both
def test_folds(run):
    assert run(lambda v: tf.foldl(lambda a, e: a * 10 + e, v), x).numpy() == 31415
    assert run(lambda v: tf.foldr(lambda a, e: a * 10 + e, v), x).numpy() == 51413
    assert run(lambda v: tf.foldl(lambda a, e: a + e, v, initializer=100), x).numpy() == 114
    both_ = run(lambda v: tf.foldl(lambda a, e: (a[0] + e, a[1] * e), v, initializer=(0, 1)), x)
    assert [t.numpy() for t in both_] == [14, 60]
    assert run(lambda v: tf.foldr(lambda a, e: a + e, v, initializer=5), x[:0]).numpy() == 5
    assert run(lambda v: tf.foldl(tf.maximum, v), x).numpy() == 5


@pytest.mark.parametrize("name", ["scan", "foldl", "foldr"])
def test_nothing_to_begin_with(name):
    fn, empty = getattr(tf, name), np.zeros(0, np.float32)
    with pytest.raises(tf.errors.OutOfRangeError):
        fn(lambda a, e: a + e, empty)
    with pytest.raises(tf.errors.InvalidArgumentError):
        tf.function(lambda v: fn(lambda a, e: a + e, v), autograph=False)(empty)


@both
def test_states_that_change(run):
    with pytest.raises(ValueError):
        run(lambda: tf.scan(lambda a, e: tf.ones([2]), x, initializer=0.0))
    with pytest.raises((TypeError, tf.errors.InvalidArgumentError)):
        run(lambda: tf.scan(lambda a, e: tf.cast(e, tf.float32), x))
    with pytest.raises(ValueError, match="same nested structure"):
        run(lambda: tf.foldl(lambda a, e: (a, a), x))
