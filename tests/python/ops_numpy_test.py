"""Op functions that are compositions, on random tensors of several shapes, against NumPy or plain loops."""

import numpy as np
import pytest

import etch as tf

RNG = np.random.default_rng(7)


def floats(*shape: int) -> np.ndarray:
    return RNG.uniform(-2, 2, shape).astype(np.float32)


def ints(high: int, *shape: int) -> np.ndarray:
    return RNG.integers(0, high, shape).astype(np.int32)


def close(actual, expected) -> None:
    """Same shape and values."""
    actual = np.asarray(actual)
    assert actual.shape == np.shape(expected)
    np.testing.assert_allclose(actual, expected, rtol=2e-5, atol=2e-6)


EINSUMS = [
    ("ij,jk->ik", (3, 4), (4, 5)),
    ("ij,jk", (3, 4), (4, 5)),
    ("ij,kj->ki", (3, 4), (5, 4)),
    ("bij,bjk->bik", (2, 3, 4), (2, 4, 5)),
    ("bhqd,bhkd->bhqk", (2, 3, 4, 5), (2, 3, 6, 5)),
    ("bhqk,bkhd->bqhd", (2, 3, 4, 5), (2, 5, 3, 6)),
    ("abc,cd->abd", (2, 3, 4), (4, 5)),
    ("abc,abd->dc", (2, 3, 4), (2, 3, 5)),
    ("ij->ji", (3, 4)),
    ("ij->", (3, 4)),
    ("ij->j", (3, 4)),
    ("ii->i", (4, 4)),
    ("ii", (4, 4)),
    ("iij->ij", (3, 3, 2)),
    ("iji->j", (3, 2, 3)),
    ("i,j->ij", (3,), (4,)),
    ("i,i->", (3,), (3,)),
    ("i,i->i", (3,), (3,)),
    ("ij,ij->ij", (3, 4), (3, 4)),
    ("ij,i->j", (3, 4), (3,)),
    ("ij,->ij", (3, 4), ()),
    ("...ij,...jk->...ik", (2, 1, 3, 4), (5, 4, 6)),
    ("...ij,jk->...ik", (2, 7, 3, 4), (4, 6)),
    ("i...,i...->...", (3, 4, 2), (3, 4, 2)),
    ("...i->i...", (2, 3, 4)),
    ("...,...->...", (2, 1), (3,)),
    ("ij,jk,kl->il", (2, 3), (3, 4), (4, 5)),
    ("ij,jk,kl->", (2, 3), (3, 4), (4, 5)),
    ("ij,ik,il->jkl", (2, 3), (2, 4), (2, 5)),
    ("ab,b,cb->ac", (2, 3), (3,), (4, 3)),
    ("ijk,ljm,kn->imln", (2, 3, 4), (5, 3, 6), (4, 7)),
    ("ij,jk->ik", (0, 4), (4, 5)),
    ("ij,jk->ik", (3, 0), (0, 5)),
]


@pytest.mark.parametrize("case", EINSUMS, ids=lambda case: " ".join(map(str, case)).replace(",", ";"))
def test_einsum(case):
    equation, *shapes = case
    xs = [floats(*shape) for shape in shapes]
    close(tf.einsum(equation, *map(tf.constant, xs)), np.einsum(equation, *xs))
    whole = [ints(5, *shape) for shape in shapes]
    close(tf.einsum(equation, *map(tf.constant, whole)), np.einsum(equation, *whole))


def test_einsum_refuses():
    m = tf.constant(floats(2, 3))
    for equation in ["ij->ik", "ij->ii", "i$->i", "ij,jk->ik", "i....->i", "ij->>j"]:
        with pytest.raises(ValueError):
            tf.einsum(equation, m)
    for equation, other in [("ij,jk->ik", m), ("ijk,jk->i", m), ("ij,ij->i", tf.transpose(m))]:
        with pytest.raises(tf.errors.InvalidArgumentError):
            tf.einsum(equation, m, other)


@pytest.mark.parametrize("axes", [0, 1, 2, [[1], [0]], [[0, 2], [2, 0]], [[-1, 0], [-3, 2]]])
def test_tensordot(axes):
    a, b = floats(2, 3, 4), floats(4, 3, 2) if axes != 1 and axes != [[1], [0]] else floats(4 if axes == 1 else 3, 5)
    if axes == 2:
        b = floats(3, 4, 5)
    close(tf.tensordot(tf.constant(a), tf.constant(b), axes), np.tensordot(a, b, axes))


@pytest.mark.parametrize("shape", [(5,), (3, 4), (2, 3, 4), (0, 3), (1, 1)])
def test_what_moves_elements(shape):
    x = floats(*shape)
    t = tf.constant(x)
    for axis in range(-len(shape), len(shape)):
        close(tf.roll(t, 2, axis), np.roll(x, 2, axis))
        close(tf.reverse(t, [axis]), np.flip(x, axis))
        close(tf.repeat(t, 3, axis), np.repeat(x, 3, axis))
        counts = ints(4, shape[axis])
        close(tf.repeat(t, counts, axis), np.repeat(x, counts, axis))
        close(tf.sort(t, axis), np.sort(x, axis))
        close(tf.argsort(t, axis, stable=True), np.argsort(x, axis, kind="stable"))
        close(tf.cumsum(t, axis), np.cumsum(x, axis))
        close(tf.stack([t, t + 1], axis), np.stack([x, x + 1], axis))
        close(tf.concat([t, t + 1], axis), np.concatenate([x, x + 1], axis))
        for part, whole in zip(tf.unstack(t, axis=axis), np.moveaxis(x, axis, 0), strict=True):
            close(part, whole)
    close(tf.transpose(t), x.T)
    close(tf.tile(t, [2] * len(shape)), np.tile(x, [2] * len(shape)))
    for mode in ["constant", "symmetric"]:
        if x.size:
            close(tf.pad(t, [[1, 1]] * len(shape), mode), np.pad(x, 1, mode))


@pytest.mark.parametrize("n", [1, 3, 250, 300])
def test_split_and_unstack_of_any_length(n):
    x = floats(n, 2)
    parts = tf.split(tf.constant(x), n)
    assert [p.shape.as_list() for p in parts] == [[1, 2]] * n
    close(tf.concat(parts, 0), x)
    close(tf.stack(tf.unstack(tf.constant(x))), x)
    close(tf.concat(tf.split(tf.constant(x), [1] * n), 0), x)


@pytest.mark.parametrize("k", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("shape", [(3, 3), (2, 4), (4, 2), (2, 3, 3)])
def test_diagonals(shape, k):
    x = floats(*shape)
    t = tf.constant(x)
    rows, columns = shape[-2:]
    if min(rows + min(k, 0), columns - max(k, 0)) < 1:
        with pytest.raises(tf.errors.InvalidArgumentError):
            tf.linalg.diag_part(t, k=k)
        return
    part = np.diagonal(x, k, -2, -1)
    close(tf.linalg.diag_part(t, k=k), part)
    i, j = np.indices((rows, columns))
    expected = x.copy()
    expected[..., (j - i) == k] = 7
    close(tf.linalg.set_diag(t, np.full(part.shape, 7, np.float32), k=k), expected)
    n = part.shape[-1] + abs(k)
    full = np.zeros(part.shape[:-1] + (n, n), np.float32)
    i, j = np.indices((n, n))
    full[..., (j - i) == k] = part
    close(tf.linalg.diag(tf.constant(part), k=k), full)


@pytest.mark.parametrize("align", ["LEFT_RIGHT", "RIGHT_LEFT", "LEFT_LEFT", "RIGHT_RIGHT"])
@pytest.mark.parametrize("k", [(-1, 1), (0, 2), (-2, 0), (-2, 3), (1, 2)])
def test_bands_there_and_back(align, k):
    x = floats(2, 4, 5)
    bands = tf.linalg.diag_part(tf.constant(x), k=k, align=align)
    i, j = np.indices((4, 5))
    inside = (j - i >= k[0]) & (j - i <= k[1])
    close(tf.linalg.diag(bands, k=k, align=align, num_rows=4, num_cols=5), np.where(inside, x, 0))
    close(tf.linalg.set_diag(tf.zeros([2, 4, 5]), bands, k=k, align=align), np.where(inside, x, 0))
    close(tf.linalg.band_part(tf.constant(x), -k[0], k[1]) if k[0] <= 0 <= k[1] else x * 0, np.where(inside, x, 0) if k[0] <= 0 <= k[1] else x * 0)


def test_segments():
    x, ids = floats(9, 2), np.sort(ints(6, 9))
    n = ids.max() + 1
    folds = {"sum": np.sum, "mean": np.mean, "max": np.max, "min": np.min, "prod": np.prod}
    for name, fold in folds.items():
        groups = [x[ids == s] for s in range(n)]
        expected = np.stack([fold(g, axis=0) if len(g) else np.zeros(2) + (name == "prod") for g in groups])
        close(getattr(tf.math, f"segment_{name}")(x, ids), expected)
    mixed = RNG.permutation(ids) - 1  # -1 is left out
    close(tf.math.unsorted_segment_sum(x, mixed, 7), np.stack([x[mixed == s].sum(0) for s in range(7)]))
    close(tf.math.unsorted_segment_prod(x, mixed, 7), np.stack([x[mixed == s].prod(0) for s in range(7)]))
    for bad in [[1, 0] + [2] * 7, [-1] + [0] * 8, [0] * 8]:
        with pytest.raises(tf.errors.InvalidArgumentError):
            tf.math.segment_sum(x, bad)


def test_scatter_against_loops():
    x, at, updates = floats(5, 2), ints(5, 7, 1), floats(7, 2)
    for name, change in {"add": np.add, "sub": np.subtract, "max": np.maximum, "min": np.minimum}.items():
        expected = x.copy()
        for i, update in zip(at[:, 0], updates, strict=True):
            expected[i] = change(expected[i], update)
        close(getattr(tf, f"tensor_scatter_nd_{name}")(x, at, updates), expected)


def test_counts_against_numpy():
    x = ints(6, 20)
    close(tf.math.bincount(x), np.bincount(x))
    close(tf.math.bincount(x, weights=x * 0.5), np.bincount(x, x * 0.5))
    y = ints(6, 20)
    expected = np.zeros((6, 6))
    np.add.at(expected, (x, y), 1)
    close(tf.math.confusion_matrix(x, y, 6), expected)
    values, where, counts = tf.unique_with_counts(x)
    assert sorted(zip(values.numpy(), counts.numpy(), strict=True)) == list(zip(*np.unique(x, return_counts=True), strict=True))
    close(values.numpy()[where.numpy()], x)


def test_running_log_sums_of_far_values():
    x = np.array([[-1000, -999, 0, 1000, 1000, -np.inf], [-np.inf, -np.inf, 3, 2, 1, 0]], np.float32)
    expected = np.logaddexp.accumulate(x.astype(np.float64), axis=1)
    close(tf.math.cumulative_logsumexp(x, axis=1), expected)
    backwards = np.flip(np.logaddexp.accumulate(np.flip(x.astype(np.float64), 1), axis=1), 1)
    close(tf.math.cumulative_logsumexp(x, axis=1, reverse=True), backwards)


@pytest.mark.parametrize("shape", [(4,), (3, 4), (2, 3, 4)])
def test_slices_as_numpy(shape):
    x = ints(100, *shape)
    t = tf.constant(x)
    keys = [0, -1, slice(1, None), slice(None, None, -1), slice(-2, None), slice(3, 0, -2), Ellipsis, None]
    for key in keys:
        close(t[key], x[key])
        for other in keys[:6] if len(shape) > 1 else []:
            close(t[key, other] if key is not Ellipsis else t[..., other], x[key, other] if key is not Ellipsis else x[..., other])
    close(t[t > 50], x[x > 50])
