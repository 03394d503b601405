"""Python values of all kinds as texts that Python evaluates: `VALUES` is a strategy of such texts, `NAMES` what they are evaluated in.

A text and not the value, so that each example is a line of a program: hypothesis prints it, and a crash dump names it.
"""

import array
import collections
import contextlib
import copy
import ctypes
import dataclasses
import decimal
import enum
import fractions
import functools
import itertools
import math
import operator
import pickle
import types

import numpy as np
from hypothesis import strategies as st

import etch as tf
from etch import _core


class Stop(BaseException):
    """Like KeyboardInterrupt: nothing may hold it up. `raised` counts."""

    raised = 0


# --- values that lie ---------------------------------------------------------------------------------------------------------


def raises(error):
    def act(*_, **__):
        if error is Stop:
            Stop.raised += 1
        raise error("as it was told")

    return act


def gives(value):
    return lambda *_, **__: value


def itself(self=None, *_, **__):
    return self


def later(n, act, otherwise):
    """The first n times the one, then the other."""
    calls = itertools.count()
    return lambda *a, **k: (otherwise if next(calls) < n else act)(*a, **k)


def reenters(*_, **__):
    """Uses Etch in the middle of whatever asks, and lets go of what there is to let go of."""
    tf.function(lambda x: x * 2.0)(tf.ones([2]))
    with tf.GradientTape() as tape:
        v = tf.Variable(1.0)
        y = v * v
    return tape.gradient(y, v)


# What is asked of a value; the first of each are asked for more often, so they come up more often.
ATTRIBUTES = "__class__ shape dtype __array_interface__ __wrapped__ _fields __dict__ __dataclass_fields__".split()
RARE_ATTRIBUTES = (
    "ndim size name values indices __array_struct__ __attrs_attrs__ __signature__ __name__ __code__ __doc__ __module__ __qualname__ __self__ "
    "__func__ _type_spec composite_type"
).split()
METHODS = (
    "__array__ __len__ __iter__ __getitem__ __index__ __int__ __float__ __bool__ __eq__ __hash__ __repr__ __getattr__ __getattribute__ "
    "__call__ items keys __tf_flatten__ __tf_tracing_type__ __dlpack__"
).split()
RARE_METHODS = (
    "__next__ __setitem__ __contains__ __complex__ __ne__ __lt__ __str__ __format__ __bytes__ __setattr__ __dlpack_device__ __length_hint__ "
    "__reversed__ __missing__ __enter__ __exit__ __get__ __radd__ __add__ __mul__ __rmatmul__ __neg__ __fspath__ __copy__ __deepcopy__ "
    "lower encode __reduce_ex__ __tf_unflatten__ __array_ufunc__ __array_function__ __instancecheck__ values append extend numpy read get_shape "
    "is_compatible_with is_subtype_of most_specific_common_supertype placeholder_value"
).split()
PROPERTIES = {*ATTRIBUTES, *RARE_ATTRIBUTES} - {"values"}
HOOKS = 3 * METHODS + ATTRIBUTES + RARE_METHODS + RARE_ATTRIBUTES


class is_:
    """The attribute itself, of the class, and not what a method does."""

    def __init__(self, value):
        self.value = value


def _hooked(name, act):
    if isinstance(act, is_):
        return act.value
    if name in ("__getitem__", "__next__"):  # without an end list() itself would not end
        act = later(1000, raises(IndexError if name == "__getitem__" else StopIteration), act)
    return property(act) if name in PROPERTIES else act


def _body(hooks):
    return {name: _hooked(name, act) for name, act in hooks.items()}


def lying(base, *args, **hooks):
    """An object of a class below `base` whose methods and attributes do what the hooks say."""
    return types.new_class("Lying", (base,), exec_body=lambda scope: scope.update(_body(hooks)))(*args)


def of_lying_class(base, *args, **hooks):
    """An object whose class is asked: the hooks are its metaclass's."""
    metaclass = type("Meta", (type(base),), _body(hooks))
    return types.new_class("OfLying", (base,), {"metaclass": metaclass})(*args)


def uses_it(name, *args):
    """Asks the object whose method is just being called (any_uses.asking) for something else."""

    def act(*_, **__):
        it = NAMES.get("it")
        with contextlib.suppress(Exception):
            getattr(it, name)(*args)
        return 1.0

    return act


CHANGES = {
    "clears": lambda box: box.clear(),
    "shrinks": lambda box: box.pop(),
    "grows": lambda box: box.extend([1.0] * 1000),
    "replaces": lambda box: box.__setitem__(slice(None), [None] * len(box)),
}


def changing(how, hook, base=float):
    """A list whose second item changes it when it is asked."""
    box = [1.0]

    def act(self, *_, **__):
        CHANGES[how](box)
        return {"__len__": 1, "__iter__": iter([1.0]), "__hash__": 1, "__repr__": "it", "__eq__": True}.get(hook, 1.0)

    box.extend([lying(base, **{hook: act}), 2.0, [3.0]])
    return box


def changing_dict(how, hook):
    """A dict with a key that changes it when it is asked."""
    box = {"a": 1.0}

    def act(self, *_, **__):
        if len(box) < 2000:
            box.clear() if how == "clears" else box.update({str(i): 2.0 for i in range(len(box), len(box) + 100)})
        return {"__hash__": 1, "__repr__": "it", "__eq__": False, "__lt__": True, "__str__": "it"}.get(hook, 1.0)

    box[lying(object, **{"__hash__": gives(1), hook: act})] = 3.0
    return box


# --- containers and things of the language -----------------------------------------------------------------------------------


def around(n, wrap):
    """A value wrapped n times."""
    x = 1.0
    for _ in range(n):
        x = wrap(x)
    return x


def holding_itself(make):
    x = make()
    x.update(x=x) if isinstance(x, dict) else x.append(x)
    return x


Point = collections.namedtuple("Point", ["y", "x"])


@dataclasses.dataclass
class Record:
    x: object = 1.0
    y: object = None


class Sequence(collections.abc.Sequence):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return [1.0, 2.0][i]


class Fickle(collections.abc.Sequence):
    """A sequence that has other items each time that it is read."""

    def __init__(self, *readings):
        self.readings, self.n = readings, -1

    def __iter__(self):
        self.n = min(self.n + 1, len(self.readings) - 1)
        return iter(self.readings[self.n])

    def __len__(self):
        return len(self.readings[max(self.n, 0)])

    def __getitem__(self, i):
        return self.readings[max(self.n, 0)][i]


class FickleMapping(collections.abc.Mapping):
    """The same of a mapping; a key that it does not have is another's."""

    def __init__(self, *readings):
        self.fickle = Fickle(*map(list, readings))
        self.values_ = {k: v for reading in readings for k, v in reading.items()}

    def __iter__(self):
        return iter(self.fickle)

    def __len__(self):
        return len(self.fickle)

    def __getitem__(self, key):
        return self.values_.get(key, 1.0)


class Dying:
    """Uses Etch when it is let go of. Not where another is just doing so: what they use can make more of them, without an end."""

    busy = False

    def __del__(self):
        if not Dying.busy:
            Dying.busy = True
            with contextlib.suppress(Exception):
                reenters()
            Dying.busy = False


class Composite:
    """Says how it is taken apart."""

    def __init__(self, *parts):
        self.parts = parts

    def __tf_flatten__(self):
        return len(self.parts), self.parts

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*components)


class Typed:
    """Says what its type is for traces: this, or one that lies."""

    def __init__(self, value, *lies):
        self.value, self.lies = value, lies

    def __tf_tracing_type__(self, context):
        return self

    def is_subtype_of(self, other):
        return self.lies[0] if self.lies else True

    def most_specific_common_supertype(self, others):
        return self.lies[0] if self.lies else self

    def placeholder_value(self, context):
        return self.value

    def __eq__(self, other):
        return self.lies[0] if self.lies else isinstance(other, Typed)

    def __hash__(self):
        return 1


def closure_of(x):
    return lambda: x


class Colour(enum.Enum):
    RED = 1


class Callable:
    def __call__(self, *args, **kwargs):
        return args

    def method(self, *args, **kwargs):
        return args


def generator():
    yield 1.0
    yield [2.0]


async def coroutine_function():
    return 1


def read_only(x):
    x.flags.writeable = False
    return x


# --- things of Etch ----------------------------------------------------------------------------------------------------------

# Made once, outside of traces: what a trace captures, and what one left behind.
SHARED = {
    "kept_variable": tf.Variable([[1.0, 2.0], [3.0, 4.0]]),
    "kept_integers": tf.Variable([0, 1]),
    "kept_strings": tf.Variable(["a", "b"]),
    "kept_tensor": tf.constant([[1.0, 2.0], [3.0, 4.0]]),
    "kept_function": tf.function(lambda *args, **kwargs: (args, kwargs)),
    "deep_list": around(10**5, lambda x: [x]),
    "deep_tuple": around(10**5, lambda x: (x,)),
    "deep_dict": around(10**5, lambda x: {"a": x}),
    "deep_point": around(10**5, lambda x: Point(x, 1.0)),
    "deep_closure": around(10**4, lambda x: lambda: x),
    "deep_partial": around(10**4, lambda x: functools.partial(print, x)),
}


def _leave_behind():
    def f(x, y):
        SHARED.update(leaked=x, leaked_size=y.shape[0], leaked_shape=y.shape, leaked_operation=(x + 1.0).op)
        SHARED["leaked_array"] = tf.TensorArray(tf.float32, 2).unstack(x)
        SHARED["leaked_slices"] = tf.IndexedSlices(x, tf.constant([0, 1]), tf.constant([2, 2]))
        return x * 2.0

    tf.function(f, policy="symbolic", autograph=False)(tf.ones([2, 2]), tf.ones([3, 4]))


_leave_behind()


def traced_once(**options):
    f = tf.function(lambda x, k=1.0: [x, {"k": k}], **options)
    with contextlib.suppress(Exception):
        f(tf.ones([2]))
    return f


def forgets_its_variable():
    v = tf.Variable([1.0, 2.0])
    f = tf.function(lambda x: v + x).get_concrete_function(tf.ones([2]))
    del v
    return f


def used_tape(**options):
    with tf.GradientTape(**options) as tape:
        v = tf.Variable(2.0)
        _ = v * v
    return tape


def bare(type_):
    """An object that nobody has initialised."""
    for args in ((), (len, {}), ([2],), ("float32",)):
        with contextlib.suppress(TypeError):
            return type_.__new__(type_, *args)
    raise TypeError(f"{type_} makes no objects without being asked properly")


def below(type_):
    """A class of the program's own."""
    return type("Below", (type_,), {})


class Layer(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable([1.0, 2.0])

    @tf.function
    def __call__(self, x, *args, **kwargs):
        return x * self.w

    @tf.function(input_signature=[tf.TensorSpec([None])])
    def declared(self, x):
        return x


NAMES = {
    **{name: value for name, value in globals().items() if not name.startswith("_") and name not in ("st", "NAMES")},
    **{name: getattr(_core, name) for name in ("Size", "OpFunction", "Operation", "Function")},
    **SHARED,
    "nan": math.nan,
    "inf": math.inf,
}

# --- texts ----------------------------------------------------------------------------------------------------------------------

NUMBERS = """0|1|-1|2|3|5|17|-129|255|2**31-1|2**31|-2**31-1|2**32|2**53+1|2**63-1|2**63|-2**63|2**64|2**70|-2**70|10**400|True|False|0.0|-0.0
0.5|1.5|-2.5|1e-320|3.5e38|-1e308|nan|inf|-inf|1j|complex(nan, inf)|decimal.Decimal('1.5')|fractions.Fraction(1, 3)|Colour.RED""".replace("\n", "|").split("|")

TEXTS = [
    *("''", "'a'", "'a\\0b'", "'\\udc80'", "'\\u20ac'", "'x' * 5000", "b''", "b'a\\0b'", "b'\\xff\\xfe'", "bytearray(b'abc')", "'ij,jk->ik'"),
    *("'float32'", "'int32'", "'string'", "'symbolic'", "'(['", "'sum'", "'%s%n{0}{'", "'/device:CPU:0'", "'UTF-8'", "'threefry'", "'sgd'"),
]

NUMPY_DTYPES = "? b B h H i I q Q e f d g F D G O S3 U3 V3 M8[s] m8[ms] M8 >f4 >i8".split()
ARRAYS = [
    *(f"np.zeros({shape}, '{dtype}')" for dtype in NUMPY_DTYPES for shape in ("()", "2", "(2, 0, 3)")),
    *(f"np.zeros((), '{dtype}')[()]" for dtype in NUMPY_DTYPES),
    *("np.zeros((1,) * 32)", "np.arange(12.0).reshape(3, 4)[::2, ::-1]", "np.arange(6)[::-2]", "read_only(np.ones(3))", "np.ones((2, 2))"),
    *("np.frombuffer(b'x' * 17, np.uint8)[1:].view('f8')", "np.broadcast_to(np.float32(1), (3, 4))", "np.array(['a', 'b\\0'])"),
    *("np.broadcast_to(np.float32(1), (2**40,))", "np.zeros(2, [('a', 'i4'), ('b', 'f8')])", "np.rec.array([(1, 2.0)])", "np.matrix([[1.0]])"),
    *("np.array([1, 'a', None], object)", "np.array([[], [1]], object)", "np.ma.masked_array([1.0, 2.0], [True, False])", "np.float32(nan)"),
    *("np.datetime64('NaT')", "np.array(object(), object)", "np.str_('a')", "np.bytes_(b'a')", "np.dtype('f4')", "np.float32", "np.add"),
    *("np.array([2**63, 1], object)", "np.array([b'\\xff'])", "np.ones((3, 0))[:, None]", "np.zeros(4, 'i4').view('V4')"),
]

BUFFERS = [
    *("memoryview(b'abc')", "memoryview(np.ones((2, 3)))[::-1]", "memoryview(bytearray(8)).cast('d')", "array.array('d', [1.0])"),
    *("array.array('u', 'ab')", "array.array('i')", "(ctypes.c_double * 3)()", "(ctypes.c_char_p * 2)()", "(ctypes.c_int * 2 * 3)()"),
    *("memoryview((ctypes.c_void_p * 2)())", "memoryview(np.zeros((), 'f4'))", "memoryview(np.zeros(2, 'e'))", "memoryview(b'abc')[0:0]"),
]

THINGS = [
    *("None", "...", "NotImplemented", "object()", "object", "int", "float", "str", "bool", "type", "type(None)", "list", "collections", "tf", "np"),
    *("len", "print", "operator.add", "math.sqrt", "functools.partial(operator.add, 1.0)", "functools.partial(functools.partial)", "generator"),
    *("generator()", "coroutine_function", "Callable()", "Callable().method", "Callable", "staticmethod(len)", "property(len)", "object.__init__"),
    *("(lambda: 1.0)", "(lambda *a, **k: a)", "(lambda *a, **k: None)", "(lambda x: x)", "(lambda x, y: x)", "(lambda *a: a[0])", "itertools.repeat"),
    *("iter([1.0])", "(x for x in [1.0])", "zip([1], [2])", "map(str, [1])", "reversed([1.0])", "{'a': 1}.keys()", "{'a': 1}.items()", "range(3)"),
    *("range(0)", "range(2**62)", "range(5, -5, -2)", "slice(None)", "slice(0, 2**70)", "slice(None, None, 0)", "slice('a', 1.5)", "slice(-1, 5, 2)"),
    *("set()", "{1.0, 2.0}", "{'a', 1}", "frozenset([1])", "collections.deque([1.0])", "collections.UserList([1.0])", "collections.UserDict(a=1.0)"),
    *("collections.OrderedDict(b=1.0, a=2.0)", "collections.defaultdict(list)", "collections.Counter('ab')", "collections.ChainMap({'a': 1.0})"),
    *("types.MappingProxyType({'a': 1.0})", "types.SimpleNamespace(a=1.0)", "Point(1.0, 2.0)", "Point", "Record()", "Record", "Record(x=[1.0], y={'a': 2.0})"),
    *("Composite()", "Composite(1.0, [2.0])", "Composite(kept_variable)", "Typed(1.0)", "Typed(None, 3)"),
    *("{1: 1.0, 'a': 2.0}", "{None: 1.0}", "{(1, 2): 1.0, b'a': 2.0}", "{nan: 1.0, nan + 0: 2.0}", "{'a\\0': 1.0, '\\udc80': 2.0}", "{1.0: 1, 2: 2}"),
    *("holding_itself(list)", "holding_itself(dict)", "(holding_itself(list),)", "holding_itself(collections.deque)", "Record(x=holding_itself(list))"),
    *("around(50, lambda x: [x])", "deep_list", "deep_tuple", "deep_dict", "deep_partial", "deep_point", "deep_closure"),
    *("around(500, lambda x: [x, x][:1])", "around(6, lambda x: [x, x])"),
    *("Exception()", "Stop", "ValueError('a')", "weakref_to_nothing", "types.GenericAlias(list, (int,))", "int | None", "list[int]", "ctypes.py_object(1)"),
    *("[]", "()", "{}", "[[]]", "[None]", "[1, 2]", "[1.0, 2.0]", "[[1.0, 2.0], [3.0, 4.0]]", "[[1], [2, 3]]", "[1, 2.5, True]", "['a', b'b']", "[1, 'a']"),
    *("(1, (2.0, [3]))", "[0, 1]", "[2, -1]", "[2, 2]", "{'a': 1.0, 'b': [2.0]}", "[True, False]", "[2**63]", "[[0], [1]]", "[1] * 40", "[[], [1.0]]"),
]

DTYPES = "bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 bfloat16 float32 float64 string".split()
TENSORS = [
    *(f"tf.cast(tf.ones({shape}), tf.{dtype})" for dtype in DTYPES[:-1] for shape in ("[]", "[2]", "[2, 3]", "[0, 2]")),
    *("tf.constant('a')", "tf.constant(['a\\0', '', '\\u20ac'])", "tf.zeros([0], tf.string)", "tf.constant(b'\\xff')", "tf.constant([['a', '7.5']])"),
    *("tf.ones([1] * 16)", "tf.zeros([2, 0, 3])", "tf.constant([nan, inf, -inf])", "tf.constant([-1, 7])", "tf.constant(2**62)", "tf.range(24.0)"),
    *("tf.transpose(tf.ones([3, 2]))", "tf.reshape(tf.range(24.0), [2, 3, 4])[:, ::-1, 1]", "tf.broadcast_to(1.0, [3, 4])", "x", "x[0]", "x[0, 0]"),
    *("tf.constant([[1, 2], [3, 4]])", "tf.constant([True, False])", "tf.shape(x)", "tf.shape(x)[0]", "x.shape", "x.shape[0]", "leaked"),
    *("kept_variable", "kept_integers", "kept_strings", "kept_tensor", "kept_function", "leaked_size", "leaked_shape", "leaked_operation", "leaked_array", "leaked_slices", "leaked.name"),
]
VARIABLES = [
    *("tf.Variable([1.0, 2.0])", "tf.Variable(1)", "tf.Variable('a')", "tf.Variable([[1.0, 2.0], [3.0, 4.0]])", "tf.Variable(tf.zeros([0, 2]))"),
    *("tf.Variable([1.0], shape=tf.TensorShape(None))", "tf.Variable([True])", "tf.Variable(1.0, trainable=False, dtype=tf.bfloat16)"),
    *("tf.Variable([1.0], shape=[None], constraint=lambda x: x)", "tf.Variable([1, 2], dtype=tf.uint8)"),
]
OBJECTS = [
    *("tf.TensorSpec([None, 2])", "tf.TensorSpec(None, tf.string)", "tf.TensorSpec(['batch', 2], tf.int32)", "tf.TensorSpec([])", "tf.float32"),
    *("tf.TensorShape([2, None])", "tf.TensorShape(None)", "tf.TensorShape([])", "tf.TensorShape([2, 2])", "tf.int32", "tf.string", "tf.bool"),
    *("tf.TensorArray(tf.float32, 2)", "tf.TensorArray(tf.int32, 0, dynamic_size=True)", "tf.TensorArray(tf.float32, 3).unstack(tf.ones([3, 2]))"),
    *("tf.IndexedSlices(tf.ones([2, 3]), tf.constant([0, 1]))", "tf.IndexedSlices(tf.ones([1, 3]), tf.constant([7]), tf.constant([2, 3]))"),
    *("tf.GradientTape()", "tf.GradientTape(persistent=True)", "used_tape()", "used_tape(persistent=True)", "tf.IndexedSlices(x, [0, 1])"),
    *("traced_once()", "traced_once(policy='symbolic')", "traced_once(policy='strict')", "traced_once(reduce_retracing=True)", "tf.function(len)"),
    *("tf.function(lambda x: x).get_concrete_function(tf.TensorSpec([None]))", "forgets_its_variable()", "tf.function(lambda *a: a)"),
    *("tf.Module()", "Layer()", "Layer().declared", "Layer().__call__", "Layer.declared", "tf.add", "tf.random.Generator.from_seed(1)"),
    *("tf.optimizers.SGD()", "tf.optimizers.Adam(1e-3)", "tf.optimizers.schedules.ExponentialDecay(0.1, 10, 0.9)", "tf.zeros_initializer()"),
    *("tf.name_scope('a')", "tf.VariableSpec([2])", "tf.IndexedSlicesSpec([2, 3])", "tf.custom_gradient(lambda x: (x, lambda dy: dy))"),
    *("tf.Tensor", "tf.Variable", "tf.TensorSpec", "tf.Module", "tf.errors.InvalidArgumentError", "tf.errors.OpError(None, None, 'a')", "tf.nest"),
    *("tf.UnconnectedGradients.ZERO", "tf.VariableAggregation.SUM", "tf.init_scope()", "tf.experimental.dlpack.to_dlpack(tf.ones([2]))"),
    *("tf.config.LogicalDeviceConfiguration()", "tf.autograph.experimental.Feature.ALL", "tf.random.Algorithm.PHILOX", "Operation"),
]
NAMES["weakref_to_nothing"] = __import__("weakref").ref(Callable())

# Types whose objects are made in C, and of which a program can make one without a word.
BARE = "tf.Tensor tf.Variable tf.TensorSpec tf.TensorShape tf.DType tf.TensorArray tf.GradientTape tf.IndexedSlices tf.name_scope Function".split()
BARE += "tf.types.experimental.GenericFunction tf.types.experimental.ConcreteFunction tf.Module tf.optimizers.SGD tf.random.Generator tf.errors.OpError".split()
UNMADE = [f"bare({name})" for name in BARE] + [f"bare(below({name}))" for name in BARE] + [f"below({name})" for name in BARE]

ERRORS = "ValueError TypeError AttributeError KeyError IndexError StopIteration MemoryError RecursionError OverflowError GeneratorExit RuntimeError Stop".split()
BASES = ["object", "object", "object", "list, [1.0, 2.0]", "dict, {'a': 1.0}", "tuple, (1.0, 2.0)", "int, 3", "float, 1.5", "str, 'ab'", "bytes, b'ab'"]
BASES += ["collections.UserDict, {'a': 1.0}", "Sequence", "Point, 1.0, 2.0", "Record, 1.0", "Dying", "tf.Module", "type, 'T', (), {}", "Exception"]

USES_OF_IT = [f"uses_it({call})" for call in (
    "'__init__'", "'__init__', 1.0", "'__init__', [1.0, 2.0, 3.0], 'a'", "'close'", "'write', 1, 1.0", "'unstack', [[1.0, 2.0]]", "'assign', 3.0",
    "'gradient', x, x", "'reset'", "'watch', x", "'__exit__', None, None, None", "'clear_cache'", "'set_shape', [2, 2]", "'__call__', x", "'numpy'",
    "'apply', [x], [kept_variable]", "'build', [kept_variable]", "'reset_from_seed', 2", "'trace_for', x", "'__setattr__', '__dict__', {}",
)]  # fmt: skip

# What a hook gives where it all but does what it should.
SOUND = {
    "__class__": "list dict tuple int float str type object tf.Tensor tf.Variable tf.TensorSpec np.ndarray".split(),
    "shape": "() (2,) (2,-1) [None] 'a' 2 tf.TensorShape(None) tf.TensorShape([2,2])".split(),
    "dtype": "'float32' tf.float32 np.dtype('f4') np.dtype('O') np.dtype('>i2') 'complex64' 1 bare(below(tf.errors.OpError))".split(),
    "__array_interface__": ["{'shape': (2,), 'typestr': '<f4', 'version': 3}", "{'shape': (2,), 'typestr': '<f4', 'data': (0, False), 'version': 3}", "np.ones(2).__array_interface__"],
    "__wrapped__": "[1.0] x (1.0,x) {'a':1.0} len kept_variable".split(),
    "_fields": "() ('a',) ('a','b') ('y','x') ('a','b','c') ('a',1) ['a','b'] 'ab' ('a','a') ('\\udc80','b')".split(),
    "__dict__": "{} {'a':x} types.MappingProxyType({})".split(),
    "__dataclass_fields__": "{} {'x':1} Record.__dataclass_fields__".split(),
    "__attrs_attrs__": "() (1,) (types.SimpleNamespace(name='x'),) (types.SimpleNamespace(name=1),)".split(),
    "__array__": "np.ones(2) np.ones((2,2),'f4') np.array('a') np.ones(2,'O') np.zeros((2,0)) [1.0] 1.0 x np.array(None) np.float32(1)".split(),
    "__len__": "0 1 2 3 -1 2**40 2**70 1.0".split(),
    "__iter__": "iter([]) iter([1.0]) iter([1.0,2.0,3.0]) iter(['a','b']) generator() [1.0] iter(range(1000))".split(),
    "__getitem__": "1.0 x 'a' [1.0]".split(),
    "__index__": "0 1 -1 2 2**31 2**70 True 1.0 'a'".split(),
    "__int__": "0 1 2**70 1.0".split(),
    "__float__": "0.0 1.5 nan 1e300 1 'a'".split(),
    "__bool__": "True False 1 x None".split(),
    "__eq__": "True False NotImplemented np.array([True,False]) x None".split(),
    "__hash__": "0 1 -1 2**70 'a'".split(),
    "__repr__": "'' 'a' 'a\\0b' '\\udc80' '%s%n{' 1 b'a'".split(),
    "__str__": "'' 'a' '\\udc80' '%s' 1".split(),
    "__call__": "x None 1.0 [x,x] (x,lambda*a:a) kept_variable".split(),
    "items": "[] [('a',1.0)] [('a',1.0),('b',x)] [(1,)] [('a',1.0,2)] [['a',1.0]] {'a':1}.items() [([],1.0)]".split(),
    "keys": "[] ['a'] ['b'] ['a','b','c'] ['a','a'] [1,'a'] {'a':1}.keys() [[]] 'ab'".split(),
    "values": "[] [1.0] [1.0,x] x".split(),
    "__tf_flatten__": "(None,()) (None,(x,)) (None,[x,1.0]) ((),(1.0,)) (None,) (1,2) ([],[x]) (None,(kept_variable,))".split(),
    "__tf_unflatten__": "x None".split(),
    "__tf_tracing_type__": "lying(object,is_subtype_of=gives(True),most_specific_common_supertype=gives(None),placeholder_value=gives(x),__eq__=gives(True),__hash__=gives(1)) None tf.TensorSpec([2])".split(),
    "__dlpack__": "tf.experimental.dlpack.to_dlpack(kept_tensor) np.ones(2).__dlpack__() 1 None".split(),
    "__dlpack_device__": "(1,0) (2,0) (1,) 1 (2**70,0) ('a',0)".split(),
}

FIXED = [NUMBERS, TEXTS, ARRAYS, BUFFERS, THINGS, TENSORS, TENSORS, VARIABLES, OBJECTS, UNMADE]
GENERATED = [
    st.integers().map(repr),
    st.floats().map(repr),
    st.text(st.characters(), max_size=5).map(ascii),
    st.binary(max_size=5).map(repr),
]


def one_of(items):
    """Each as likely as the others; of many, hypothesis takes the first ones more often."""
    return st.one_of(*(st.sampled_from(items[i : i + 32]) for i in range(0, len(items), 32)))


KINDS = [*map(one_of, FIXED), st.one_of(*GENERATED)]

# Composite strategies, which print as their names: hypothesis asks for that often, and what is built of others prints all of them.


@st.composite
def simple(draw):
    return draw(draw(st.sampled_from(KINDS)))


@st.composite
def actions(draw, hook, depth):
    """What a hook does."""
    choice = draw(st.integers(0, 9))
    if choice < 4:
        sound = draw(st.sampled_from(SOUND[hook]) if hook in SOUND else values(depth))
        return f"is_({sound})" if hook in PROPERTIES and choice < 2 else f"gives({sound})"
    if choice < 6:
        return f"raises({draw(st.sampled_from(ERRORS))})"
    if choice < 7:
        return draw(st.sampled_from(["itself", "reenters", *USES_OF_IT]))
    if choice < 8:
        return f"gives({draw(values(depth))})"
    acts = [draw(actions(hook, 0)) for _ in range(2)]
    return f"later({draw(st.integers(1, 3))}, {', '.join(act.replace('is_(', 'gives(') for act in acts)})"


@st.composite
def lies(draw, depth):
    hooks = draw(st.lists(one_of(HOOKS), min_size=1, max_size=3, unique=True))
    told = ", ".join(f"{hook}={draw(actions(hook, depth))}" for hook in hooks)
    how = "of_lying_class" if draw(st.integers(0, 9)) == 9 else "lying"
    return f"{how}({draw(st.sampled_from(BASES))}, {told})"


@st.composite
def changes(draw):
    hook = draw(one_of(METHODS + RARE_METHODS))
    if draw(st.integers(0, 2)) == 0:
        return f"changing_dict({draw(st.sampled_from(['clears', 'grows']))!r}, {hook!r})"
    return f"changing({draw(st.sampled_from(sorted(CHANGES)))!r}, {hook!r}, {draw(st.sampled_from(['float', 'object']))})"


WRAPPED = "[{0}]|[{0}, {1}]|({0},)|({0}, {1})|{{'a': {0}, 'b': {1}}}|{{{0}: {1}}}|Point({0}, {1})|Record({0})|slice({0}, {1})|(lambda *a, **k: {0})|Fickle([{0}], [])|Fickle([{0}, {1}], [{0}])|Fickle([{0}], [{0}, {1}] * 20)|Fickle([{0}, {1}], [{0}, {1}], [{0}])|FickleMapping({{'a': {0}}}, {{'b': {1}}})|FickleMapping({{'a': {0}}}, {{'a': {1}, 'b': {1}}})".split("|")


@st.composite
def values(draw, depth=2):
    """The text of any value; at depth 0 one that holds no other."""
    choice = draw(st.integers(0, 9)) if depth else 0
    if choice < 5:
        return draw(simple())
    if choice < 6:
        return draw(changes())
    if choice < 8:
        return draw(lies(depth - 1))
    return draw(st.sampled_from(WRAPPED)).format(draw(values(depth - 1)), draw(values(depth - 1)))


VALUES = values()
