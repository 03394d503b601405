"""tf.Variable: making, reading and writing it, operators, names, copies; IndexedSlices."""

import copy
import gc
import weakref

import etch as tf
import numpy as np
import pytest



def test_attributes():
    v = tf.Variable([[1.0, 2.0]], name="weights")
    assert (v.name, v.dtype, v.shape.as_list(), v.trainable) == ("weights:0", tf.float32, [1, 2], True)
    text = "<tf.Variable 'weights:0' shape=(1, 2) dtype=float32, numpy=array([[1., 2.]], dtype=float32)>"
    assert repr(v) == str(v) == text
    assert tf.Variable(3).name == "Variable:0"
    assert v.device.endswith("CPU:0")
    assert (v.constraint, v.synchronization.name, v.aggregation.name) == (None, "AUTO", "NONE")
    assert bool(v.is_initialized().numpy())
    v.note = "kept"
    assert v.note == "kept"
    with pytest.raises(AttributeError):
        v.shape = [3]


@pytest.mark.parametrize(
    ("initial", "kwargs", "dtype"),
    [
        (3, {}, "int32"),
        (3, {"dtype": "float64"}, "float64"),
        (lambda: [1.0, 2.0], {}, "float32"),
        (np.zeros(2, np.int8), {}, "int8"),
        (True, {}, "bool"),
        ("text", {}, "string"),
        (tf.constant(1.5), {}, "float32"),
    ],
)
def test_initial_values(initial, kwargs, dtype):
    assert tf.Variable(initial, **kwargs).dtype.name == dtype


@pytest.mark.parametrize(
    ("args", "kwargs", "error", "text"),
    [
        ((), {}, ValueError, "initial_value"),
        ((None,), {}, ValueError, "initial_value"),
        (([1.0, 2.0],), {"shape": [3]}, ValueError, "not compatible"),
        (("a",), {"dtype": tf.float32}, TypeError, "Cannot convert"),
        ((tf.constant(1),), {"dtype": tf.float32}, ValueError, "requested dtype float32"),
        ((1,), {"name": 3}, ValueError, "must be a string"),
        ((1,), {"constraint": 3}, ValueError, "callable"),
        ((1,), {"aggregation": "sum"}, ValueError, "Invalid variable aggregation mode"),
        ((1,), {"synchronization": "auto"}, ValueError, "Invalid variable synchronization mode"),
        ((1,), {"nonsense": 3}, TypeError, "nonsense"),
        ((lambda x: x,), {}, TypeError, "missing"),
    ],
)
def test_wrong_options(args, kwargs, error, text):
    with pytest.raises(error, match=text):
        tf.Variable(*args, **kwargs)


def test_trainable_by_synchronization():
    on_read = tf.VariableSynchronization.ON_READ
    assert not tf.Variable(1.0, synchronization=on_read).trainable
    with pytest.raises(ValueError, match="ON_READ"):
        tf.Variable(1.0, synchronization=on_read, trainable=True)
    assert tf.Variable(1.0, aggregation=tf.VariableAggregation.SUM).aggregation is tf.VariableAggregation.SUM


def test_assign():
    v = tf.Variable([1.0, 2.0])
    assert isinstance(v.assign([3.0, 4.0]), tf.Variable)
    assert v.assign([0.0, 0.0]).assign_add([1.0, 2.0]).assign_sub([0.5, 0.5]).numpy().tolist() == [0.5, 1.5]
    assert v.assign([5, 6], use_locking=True, name="n").numpy().tolist() == [5, 6]
    assert v.assign([1.0, 1.0], read_value=False) is None
    before = v.value()
    v.assign([9.0, 9.0])
    assert before.numpy().tolist() == [1, 1]
    array = v.numpy()
    array[0] = -1
    assert v.numpy().tolist() == [9, 9]


@pytest.mark.parametrize(
    ("write", "error", "text"),
    [
        (lambda v: v.assign([1.0, 2.0, 3.0]), ValueError, "Shape mismatch"),
        (lambda v: v.assign(1.0), ValueError, "Shape mismatch"),
        (lambda v: v.assign(tf.constant([1, 2])), ValueError, "requested dtype"),
        (lambda v: v.assign("a"), TypeError, "Cannot convert"),
        (lambda v: v.assign_add([1.0, 2.0, 3.0]), tf.errors.InvalidArgumentError, "variable"),
        (lambda v: v.assign_sub(1.0), tf.errors.InvalidArgumentError, "variable"),
        (lambda v: v.assign(), TypeError, "value"),
    ],
)
def test_wrong_assignments(write, error, text):
    v = tf.Variable([1.0, 2.0])
    with pytest.raises(error, match=text):
        write(v)
    assert v.numpy().tolist() == [1, 2]


def test_open_shapes():
    v = tf.Variable([1.0], shape=tf.TensorShape(None))
    assert v.shape.rank is None
    assert v.assign([[1.0, 2.0]]).value().shape.as_list() == [1, 2]
    w = tf.Variable([[1.0, 2.0]], shape=[None, 2])
    assert w.shape.as_list() == [None, 2]
    w.assign([[1.0, 2.0], [3.0, 4.0]])
    with pytest.raises(ValueError, match="Shape mismatch"):
        w.assign([1.0])
    w.set_shape([None, 2])
    with pytest.raises(ValueError, match="not compatible"):
        w.set_shape([None, 3])


def test_operators():
    v, a = tf.Variable([4.0, 9.0]), np.array([4.0, 9.0], np.float32)
    for got, want in [
        (v + 1, a + 1),
        (1 - v, 1 - a),
        (v * v, a * a),
        (v / 2, a / 2),
        (v // 2, a // 2),
        (v % 2, a % 2),
        (v**2, a**2),
        (2**v, 2**a),
        (-v, -a),
        (abs(-v), a),
        (v > 5, a > 5),
        (v == [4.0, 0.0], a == [4, 0]),
        (v != 4.0, a != 4),
        (np.float32(2) * v, 2 * a),
        (tf.constant([1.0, 1.0]) + v, a + 1),
    ]:
        assert isinstance(got, tf.Tensor)
        np.testing.assert_array_equal(got.numpy(), want)
    product = tf.Variable([[1.0, 2.0]]) @ tf.Variable([[3.0], [4.0]])
    assert product.numpy().tolist() == [[11.0]]
    assert float(np.sum(v)) == 13
    assert (bool(tf.Variable(1)), int(tf.Variable(3)), float(tf.Variable(2.5))) == (True, 3, 2.5)
    assert [float(x) for x in v] == [4, 9]
    assert (~tf.Variable(True)).numpy() == np.False_
    assert (tf.Variable(6) & 3).numpy() == 2


@pytest.mark.parametrize("statement", ["v += 1", "v -= 1", "v *= 2", "v /= 2", "v **= 2"])
def test_augmented_assignment_is_refused(statement):
    with pytest.raises(RuntimeError, match="`variable .*= value`"):
        exec(statement, {"v": tf.Variable(1.0)})


def test_identity():
    a, b = tf.Variable(1.0), tf.Variable(1.0)
    assert bool(a == b)
    assert a.ref() == a.ref()
    assert a.ref() != b.ref()
    assert a.experimental_ref().deref() is a
    with pytest.raises(TypeError, match=r"Variable is unhashable.*ref\(\)"):
        hash(a)
    with pytest.raises(TypeError, match="item assignment"):
        a[0] = 1
    with pytest.raises(TypeError, match="len"):
        len(a)


def test_slices_are_assigned():
    a = np.arange(24).reshape(2, 3, 4)
    v = tf.Variable(a)
    for key, value in [
        ((0, 1), [9, 8, 7, 6]),
        ((slice(None), 0), np.arange(8).reshape(2, 4)),
        ((..., slice(None, None, 2)), 5),
        ((slice(None), slice(None, None, -1), -1), [[1, 2, 3], [4, 5, 6]]),
        (1, np.ones((3, 4), int)),
        ((0, 1, 2), 77),
    ]:
        a[key] = value
        assert v[key].assign(value).handle_id == v.handle_id
        np.testing.assert_array_equal(v.numpy(), a)
        np.testing.assert_array_equal(v[key].numpy(), a[key])
    assert v[0].assign(np.zeros((3, 4), int), read_value=False) is None
    with pytest.raises(tf.errors.InvalidArgumentError):
        v[0, 0].assign([1, 2])
    with pytest.raises(tf.errors.InvalidArgumentError):
        v[5]
    with pytest.raises(AttributeError):
        v.value()[0].assign(1)


SCATTERS = {
    "update": lambda x, y: y,
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "min": np.minimum,
    "max": np.maximum,
}


@pytest.mark.parametrize("name", SCATTERS)
def test_rows_are_scattered(name):
    """One after the other, so that a row that comes twice is changed twice."""
    rng = np.random.default_rng(5)
    start, rows = rng.normal(size=(5, 3)).astype(np.float32), rng.normal(size=(4, 3)).astype(np.float32)
    indices = [3, 0, 4, 0] if name != "update" else [3, 0, 4, 1]
    v, want = tf.Variable(start), start.copy()
    for i, row in zip(indices, rows, strict=True):
        want[i] = SCATTERS[name](want[i], row)
    result = getattr(v, f"scatter_{name}")(tf.IndexedSlices(tf.constant(rows), tf.constant(indices)))
    assert isinstance(result, tf.Variable) and result.handle_id == v.handle_id
    np.testing.assert_allclose(v.numpy(), want, rtol=1e-6)


@pytest.mark.parametrize("name", ["update", "add", "sub", "min", "max"])
def test_elements_are_scattered(name):
    v, want = tf.Variable([[1.0, 2.0], [3.0, 4.0]]), np.array([[1.0, 2.0], [3.0, 4.0]])
    for at, x in [((0, 1), 5.0), ((1, 0), -6.0)]:
        want[at] = SCATTERS[name](want[at], x)
    getattr(v, f"scatter_nd_{name}")([[0, 1], [1, 0]], [5.0, -6.0])
    np.testing.assert_array_equal(v.numpy(), want)


def test_scatters_of_any_rank():
    v = tf.Variable(np.zeros((4, 2), np.float32))
    v.scatter_add(tf.IndexedSlices(np.ones((2, 2, 2), np.float32), [[0, 1], [1, 3]]))
    assert v.numpy().tolist() == [[1, 1], [2, 2], [0, 0], [1, 1]]
    v.scatter_update(tf.IndexedSlices(5.0, [0, 2]))
    assert v.numpy().tolist() == [[5, 5], [2, 2], [5, 5], [1, 1]]


def test_wrong_scatters():
    v = tf.Variable([1.0, 2.0])
    with pytest.raises(TypeError, match="sparse_delta"):
        v.scatter_add([1.0])
    for wrong in (lambda: v.scatter_update(tf.IndexedSlices([1.0], [7])), lambda: v.scatter_nd_add([[5]], [1.0])):
        with pytest.raises(tf.errors.InvalidArgumentError):
            wrong()
    with pytest.raises(TypeError, match="integers"):
        v.scatter_add(tf.IndexedSlices([1.0], [0.5]))
    assert v.numpy().tolist() == [1, 2]


def test_rows_are_read():
    v = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    assert v.sparse_read([2, 0]).numpy().tolist() == [[5, 6], [1, 2]]
    assert v.gather_nd([[1, 1], [0, 0]]).numpy().tolist() == [4, 1]
    with pytest.raises(tf.errors.InvalidArgumentError):
        v.sparse_read([3])


def test_copies():
    v = tf.Variable([1.0, 2.0], name="v", trainable=False, constraint=abs)
    v.note = ["kept"]
    w = copy.deepcopy(v)
    w.assign([5.0, 6.0])
    w.note.append("copied")
    assert (v.numpy().tolist(), v.note) == ([1, 2], ["kept"])
    assert (w.name, w.trainable, w.constraint, w.dtype) == ("v:0", False, abs, tf.float32)
    both = copy.deepcopy([v, v])
    assert both[0] is both[1] is not v
    assert copy.copy(v) is v
    open_shape = copy.deepcopy(tf.Variable([1.0], shape=[None]))
    assert open_shape.shape.as_list() == [None]


def test_weak_references():
    v = tf.Variable(1.0)
    reference = weakref.ref(v)
    del v
    gc.collect()
    assert reference() is None


def test_subclasses():
    class Mine(tf.Variable):
        def __init__(self, x):
            super().__init__(x * 2.0, name="mine")
            self.extra = x

    v = Mine(3.0)
    assert (float(v), v.name, v.extra, type(copy.deepcopy(v))) == (6, "mine:0", 3, Mine)


def test_not_made():
    """An object whose __init__ was left out says so, whatever is asked of it."""
    v = tf.Variable.__new__(tf.Variable)
    for wrong in (
        lambda: v.numpy(),
        lambda: v.shape,
        lambda: v.name,
        lambda: repr(v),
        lambda: v.assign(1.0),
        lambda: v[0],
        lambda: -v,
        lambda: bool(v),
        lambda: v == 1,
        lambda: list(v),
        lambda: copy.deepcopy(v),
    ):
        with pytest.raises(RuntimeError, match="__init__"):
            wrong()
    with pytest.raises((TypeError, ValueError, RuntimeError)):
        v + 1
    with pytest.raises((TypeError, ValueError, RuntimeError)):
        tf.convert_to_tensor(v)
    assert not v.is_initialized().numpy()


def test_name_scopes():
    with tf.name_scope("outer") as outer:
        assert outer == "outer/"
        assert tf.Variable(1.0, name="x").name == "outer/x:0"
        with tf.name_scope("inner/deep"):
            assert tf.Variable(1.0).name == "outer/inner/deep/Variable:0"
            with tf.name_scope(outer):
                assert tf.Variable(1.0, name="y").name == "outer/y:0"
            with tf.name_scope(""):
                assert tf.Variable(1.0, name="y").name == "y:0"
    assert tf.Variable(1.0, name="x").name == "x:0"
    scope = tf.name_scope("a")
    assert scope.name == "a"
    with scope as first, scope as second:
        assert (first, second) == ("a/", "a/a/")
    with pytest.raises(RuntimeError, match="not open"):
        scope.__exit__(None, None, None)
    with pytest.raises(ValueError, match="must be a string"):
        tf.name_scope(None)


def test_indexed_slices():
    s = tf.IndexedSlices(tf.constant([[1.0, 2.0], [3.0, 4.0]]), tf.constant([2, 2]), tf.constant([3, 2]))
    assert (s.dtype, s.shape.as_list(), s.device.endswith("CPU:0")) == (tf.float32, [3, 2], True)
    dense = [[0, 0], [0, 0], [4, 6]]
    assert tf.convert_to_tensor(s).numpy().tolist() == dense
    assert (tf.ones([3, 2]) + s).numpy().tolist() == (np.array(dense) + 1).tolist()
    np.testing.assert_allclose(tf.exp(s).numpy(), np.exp(np.float32(dense)), rtol=1e-6)
    negative = -s
    assert isinstance(negative, tf.IndexedSlices)
    assert negative.values.numpy().tolist() == [[-1, -2], [-3, -4]]
    assert str(s).startswith("IndexedSlices(indices=tf.Tensor([2 2], shape=(2,), dtype=int32), values=")
    with pytest.raises(ValueError, match="dense_shape"):
        tf.convert_to_tensor(tf.IndexedSlices([1.0], [0]))
    with pytest.raises(ValueError, match="requested dtype"):
        tf.convert_to_tensor(s, tf.float64)
    with pytest.raises(TypeError):
        tf.IndexedSlices([1.0])
    empty = tf.IndexedSlices.__new__(tf.IndexedSlices)
    assert empty.values is None
    with pytest.raises(ValueError, match="dense_shape"):
        tf.convert_to_tensor(empty)


def test_in_functions():
    v = tf.Variable([1.0, 2.0, 3.0])

    @tf.function
    def f(x):
        v[1].assign(x)
        v.scatter_nd_add([[0]], [1.0])
        v.scatter_mul(tf.IndexedSlices([2.0, 2.0], [2, 2]))
        assert "numpy" not in repr(v)
        return v.read_value()

    assert f(tf.constant(7.0)).numpy().tolist() == [2, 7, 12]
    assert f(tf.constant(8.0)).numpy().tolist() == [3, 8, 48]

    @tf.function
    def wrong():
        v.assign([1.0])

    with pytest.raises(ValueError, match="Shape mismatch"):
        wrong()
    assert v.numpy().tolist() == [3, 8, 48]
