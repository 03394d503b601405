"""DLPack: memory shared with NumPy both ways, who owns a capsule on every path, and capsules that are not as they should be."""

import ctypes
import gc
import sys

import numpy as np
import pytest

import etch as tf

DTYPES = ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8"]
get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
get_pointer.restype, get_pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]  # fmt: skip


class Managed(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p),
                ("flags", ctypes.c_uint64), ("tensor", Tensor)]  # fmt: skip


class Producer:
    """Capsules made by hand around a NumPy array; `deleted` counts how often they were given back."""

    def __init__(self, array, versioned=False, shape=None, strides=None, **fields):
        self.array, self.deleted = array, 0
        self._deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._delete)
        self._shape = (ctypes.c_int64 * 32)(*(array.shape if shape is None else shape))
        self._strides = None if strides is None else (ctypes.c_int64 * 32)(*strides)
        code = {"i": 0, "u": 1, "f": 2, "b": 6}[array.dtype.kind]
        values = {"data": array.ctypes.data, "device_type": 1, "ndim": array.ndim, "code": code, "bits": array.itemsize * 8, "lanes": 1,
                  "shape": self._shape, "strides": self._strides}  # fmt: skip
        outer = {k: fields.pop(k) for k in ("major", "minor", "flags", "deleter") if k in fields}
        tensor = Tensor(**{**values, **fields})
        deleter = ctypes.cast(self._deleter, ctypes.c_void_p).value
        self.managed = Versioned(**{"major": 1, "deleter": deleter, "tensor": tensor, **outer}) if versioned else Managed(tensor, None, outer.get("deleter", deleter))
        self._name = b"dltensor_versioned" if versioned else b"dltensor"
        self.capsule = new_capsule(ctypes.addressof(self.managed), self._name, None)

    def _delete(self, _):
        self.deleted += 1

    def __dlpack__(self, **_):
        return self.capsule

    def __dlpack_device__(self):
        return (1, 0)


def settle():
    """What was let go of is given back at the next call."""
    gc.collect()
    tf.constant(0)


@pytest.mark.parametrize("dtype", DTYPES)
def test_shared_both_ways(dtype):
    array = np.arange(6).reshape(2, 3).astype(dtype)
    tensor = tf.from_dlpack(array)
    back = np.from_dlpack(tensor)
    assert back.dtype == array.dtype and np.shares_memory(back, array)
    np.testing.assert_array_equal(tensor.numpy(), array)
    assert not back.flags.writeable  # tensors do not change


def test_bfloat16_goes_through_capsules():
    x = tf.constant([1.0, 2.5], tf.bfloat16)
    y = tf.experimental.dlpack.from_dlpack(tf.experimental.dlpack.to_dlpack(x))
    assert y.dtype == tf.bfloat16 and tf.cast(y, tf.float32).numpy().tolist() == [1.0, 2.5]


def test_versions_and_flags():
    x = tf.constant([1.0])
    plain, versioned, copied = x.__dlpack__(), x.__dlpack__(max_version=(1, 1)), x.__dlpack__(max_version=(1, 0), copy=True)
    assert '"dltensor"' in repr(plain) and '"dltensor_versioned"' in repr(versioned)
    assert '"dltensor"' in repr(x.__dlpack__(max_version=(0, 8)))
    flags = [Versioned.from_address(get_pointer(c, b"dltensor_versioned")).flags for c in (versioned, copied)]
    assert flags == [1, 2]  # read only; copied
    addresses = [Managed.from_address(get_pointer(plain, b"dltensor")).tensor.data]
    addresses += [Versioned.from_address(get_pointer(c, b"dltensor_versioned")).tensor.data for c in (versioned, copied)]
    assert addresses[0] == addresses[1] != addresses[2]
    assert x.__dlpack_device__() == (1, 0)


def test_copies_when_asked():
    x = tf.constant([1.0, 2.0])
    copy = np.from_dlpack(x, copy=True)
    copy[0] = 9
    assert x.numpy().tolist() == [1.0, 2.0]
    array = np.ones(3)
    tensor = tf.from_dlpack(array, copy=True)
    array[0] = 9
    assert tensor.numpy().tolist() == [1.0, 1.0, 1.0]


def test_strided_arrays():
    array = np.arange(12.0).reshape(3, 4)
    for view in (array[:, ::2], array.T, array[::-1], array[1:, 1:3], np.broadcast_to(array[0], (3, 4))):
        copied, shared = tf.from_dlpack(view), tf.from_dlpack(view, copy=False)
        np.testing.assert_array_equal(copied.numpy(), view)
        np.testing.assert_array_equal((shared + 0).numpy(), view)
        assert not np.shares_memory(np.from_dlpack(copied), array) and np.shares_memory(np.asarray(shared), array)
    for part in (tf.constant(array)[::-1], tf.transpose(tf.constant(array)), tf.broadcast_to(tf.constant(1.0), [2, 2])):
        np.testing.assert_array_equal(np.from_dlpack(part), part.numpy())


def test_empty_and_scalar():
    assert np.from_dlpack(tf.zeros([0, 3])).shape == (0, 3) and np.from_dlpack(tf.constant(3)) == 3
    assert tf.from_dlpack(np.zeros((2, 0))).shape == [2, 0] and tf.from_dlpack(np.array(4.0)).numpy() == 4.0


def test_memory_lives_as_long_as_needed():
    array = np.arange(4.0)
    count = sys.getrefcount(array)
    tensor = tf.from_dlpack(array)
    part = tensor[1:]
    assert sys.getrefcount(array) > count
    del tensor
    settle()
    assert part.numpy().tolist() == [1.0, 2.0, 3.0]
    del part
    settle()
    assert sys.getrefcount(array) == count
    x = tf.constant([1.0, 2.0])
    out = np.from_dlpack(x)
    del x
    settle()
    assert out.tolist() == [1.0, 2.0]


def test_capsule_is_consumed_once():
    capsule = tf.experimental.dlpack.to_dlpack(tf.constant([1.0]))
    tf.experimental.dlpack.from_dlpack(capsule)
    assert '"used_dltensor"' in repr(capsule)
    with pytest.raises(tf.errors.InvalidArgumentError, match="consumed at most once"):
        tf.experimental.dlpack.from_dlpack(capsule)


@pytest.mark.parametrize("versioned", [False, True])
def test_deleter_runs_once(versioned):
    shared = Producer(np.arange(3.0), versioned)
    tensor = tf.from_dlpack(shared)
    settle()
    assert shared.deleted == 0 and "used_" in repr(shared.capsule)
    del tensor
    settle()
    assert shared.deleted == 1
    copied = Producer(np.arange(6.0), versioned, shape=[3], strides=[2])
    copied.managed.tensor.ndim = 1
    assert tf.from_dlpack(copied).numpy().tolist() == [0.0, 2.0, 4.0]
    assert copied.deleted == 1 and "used_" in repr(copied.capsule)


def test_deleter_may_be_missing():
    assert tf.from_dlpack(Producer(np.arange(2.0), deleter=None)).numpy().tolist() == [0.0, 1.0]
    settle()


def test_offset_and_alignment():
    array = np.arange(4.0)
    assert tf.from_dlpack(Producer(array, shape=[2], byte_offset=16)).numpy().tolist() == [2.0, 3.0]
    odd = np.zeros(4 * 8 + 1, np.uint8)[1:].view(np.float64)
    odd[:] = [1, 2, 3, 4]
    assert odd.ctypes.data % 8
    assert tf.from_dlpack(odd).numpy().tolist() == [1, 2, 3, 4]
    with pytest.raises(BufferError, match="aligned"):
        tf.from_dlpack(odd, copy=False)


@pytest.mark.parametrize("versioned", [False, True])
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"device_type": 2}, "device"),
        ({"code": 5, "bits": 64}, "dtype"),
        ({"code": 77}, "dtype"),
        ({"bits": 3}, "dtype"),
        ({"lanes": 4}, "dtype"),
        ({"lanes": 0}, "dtype"),
        ({"ndim": -1}, "axes"),
        ({"ndim": 17}, "axes"),
        ({"shape": None}, "axes"),
        ({"data": None}, "address"),
    ],
)
def test_malformed(versioned, fields, words):
    if fields == {"shape": None}:
        fields = {"shape": ctypes.POINTER(ctypes.c_int64)()}
        producer = Producer(np.arange(3.0), versioned)
        producer.managed.tensor.shape = fields["shape"]
    else:
        producer = Producer(np.arange(3.0), versioned, **fields)
    with pytest.raises(BufferError, match=words):
        tf.from_dlpack(producer)
    # It was refused, not consumed: whoever made it still has it.
    assert producer.deleted == 0 and "used_" not in repr(producer.capsule)


@pytest.mark.parametrize(("shape", "strides"), [([-1], None), ([2**62, 4], None), ([2, 2**62], None), ([3], [2**62])])
def test_sizes_that_cannot_be(shape, strides):
    producer = Producer(np.arange(3.0), shape=shape, strides=strides)
    producer.managed.tensor.ndim = len(shape)
    with pytest.raises(BufferError):
        tf.from_dlpack(producer, copy=False)
    settle()


def test_versions_that_are_not_known():
    producer = Producer(np.arange(3.0), True, major=2, device_type=99, ndim=-5)
    with pytest.raises(BufferError, match="version 2.0"):
        tf.from_dlpack(producer)
    assert producer.deleted == 0


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda x: tf.constant("a").__dlpack__(), BufferError),
        (lambda x: x.__dlpack__(stream=3), BufferError),
        (lambda x: x.__dlpack__(dl_device=(2, 0)), BufferError),
        (lambda x: x.__dlpack__(dl_device="cpu"), TypeError),
        (lambda x: x.__dlpack__(copy=1), TypeError),
        (lambda x: x.__dlpack__(max_version=1), TypeError),
        (lambda x: x.__dlpack__(max_version=(1, "a")), TypeError),
        (lambda x: x.__dlpack__(None), TypeError),
        (lambda x: tf.from_dlpack([1]), TypeError),
        (lambda x: tf.from_dlpack(np.ndarray), TypeError),
        (lambda x: tf.from_dlpack(np.ones(2), device="gpu"), BufferError),
        (lambda x: tf.from_dlpack(np.ones(2), copy="no"), TypeError),
        (lambda x: tf.from_dlpack(np.ones(2, complex)), BufferError),
        (lambda x: tf.experimental.dlpack.to_dlpack(3), TypeError),
        (lambda x: tf.experimental.dlpack.from_dlpack(3), TypeError),
        (lambda x: tf.experimental.dlpack.from_dlpack(new_capsule(1, b"other", None)), tf.errors.InvalidArgumentError),
    ],
)
def test_refused(call, error):
    with pytest.raises(error):
        call(tf.constant([1.0]))


class Foreign:
    """Another library's array, of a device or of a mind of its own."""

    def __init__(self, device=(1, 0), result=None):
        self.device, self.result = device, result

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self):
        return self.result() if callable(self.result) else self.result


@pytest.mark.parametrize(
    ("foreign", "error"),
    [
        (Foreign(device=(2, 0)), BufferError),
        (Foreign(device="cpu"), TypeError),
        (Foreign(device=(1,)), TypeError),
        (Foreign(result=7), TypeError),
        (Foreign(result=lambda: 1 / 0), ZeroDivisionError),
    ],
)
def test_foreign_objects(foreign, error):
    with pytest.raises(error):
        tf.from_dlpack(foreign)


def test_older_objects_are_taken():
    array = np.arange(3, dtype=np.int16)
    foreign = Foreign(result=array.__dlpack__)
    assert tf.from_dlpack(foreign).dtype == tf.int16
    copy = tf.constant(foreign)
    array[0] = 9
    assert copy.numpy().tolist() == [0, 1, 2]


def test_variables_do_not_write_to_memory_of_others():
    array = np.ones(3, np.float32)
    array.flags.writeable = False
    v = tf.Variable(tf.from_dlpack(array))
    step = tf.function(lambda: v.assign_add([1.0, 1.0, 1.0]))
    for _ in range(3):
        step()
    assert v.numpy().tolist() == [4.0] * 3 and array.tolist() == [1.0] * 3
    assert np.from_dlpack(tf.convert_to_tensor(v)).tolist() == [4.0] * 3


def test_no_capsule_is_left_behind():
    x, array = tf.constant([1.0, 2.0]), np.ones(2)
    count = sys.getrefcount(array)
    for _ in range(200):
        x.__dlpack__()
        x.__dlpack__(max_version=(1, 0), copy=True)
        tf.from_dlpack(array)
        np.from_dlpack(x)
        with pytest.raises(BufferError):
            x.__dlpack__(dl_device=(2, 1))
    settle()
    assert sys.getrefcount(array) == count
