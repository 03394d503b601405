"""Values that change, lie or turn back on themselves while they are read: an exception or a tensor, never a crash."""

import collections
import collections.abc
import fractions
import sys

import etch as tf
import numpy as np
import pytest


@pytest.mark.parametrize("make", [tf.ones, lambda shape: tf.Variable(tf.ones(shape))])
def test_a_body_may_empty_the_list_it_was_called_with(make):
    items = [make([9]), make([9])]

    @tf.function
    def g(x):
        items.clear()
        return x[0] + x[1]

    np.testing.assert_array_equal(g(items), np.full(9, 2.0))
    assert items == []


def test_a_body_may_empty_a_list_that_is_declared():
    items = [tf.ones([9]), tf.ones([9])]

    @tf.function(input_signature=[[tf.TensorSpec([None])] * 2])
    def g(x):
        items.clear()
        return x[0] + x[1]

    np.testing.assert_array_equal(g(items), np.full(9, 2.0))
    with pytest.raises(TypeError, match="2 items are declared, and it has 0"):
        g(items)


def test_a_list_that_grows_while_its_elements_are_converted():
    class Growing(int):
        def __float__(self):
            items.extend([1.0] * 100_000)
            return 1.0

    items = [Growing(1), 2.0]
    np.testing.assert_array_equal(tf.constant(items), [1.0, 2.0])


def test_a_sequence_that_gives_more_the_second_time():
    class Twice(list):
        n = 1

        def __iter__(self):
            Twice.n += 1000
            return iter([1.0] * Twice.n)

    with pytest.raises(ValueError):
        tf.constant([Twice()])


def test_a_sequence_that_holds_itself_the_second_time():
    itself = ["a"]
    itself.append(itself)
    with pytest.raises(ValueError, match="changed while it was converted"):
        tf.constant(Fickle(["a", "b"], itself))


def test_a_list_of_a_tensor_and_itself():
    itself = [tf.constant(1.0)]
    itself.append(itself)
    with pytest.raises((ValueError, RecursionError)):
        tf.constant(itself)


def test_a_list_that_holds_itself_many_times():
    itself = []
    itself += [itself] * 100
    for use in (tf.constant, tf.stack, lambda x: tf.add(x, x), lambda x: tf.strings.join([x]), lambda x: traced(lambda _: tf.constant(x))):
        with pytest.raises((ValueError, TypeError)):
            use(itself)


def test_an_array_that_is_itself():
    class Itself:
        def __array__(self, *args, **kwargs):
            return self

    for x in (Itself(), np.longdouble(1), np.ones(2, np.longdouble)):
        with pytest.raises((ValueError, TypeError, RecursionError)):
            tf.constant(x)


def test_what_wraps_itself_or_something_new_each_time():
    class Itself:
        @property
        def __wrapped__(self):
            return self

    class Anew:
        @property
        def __wrapped__(self):
            return [tf.ones([2]), tf.Variable([1.0, 2.0])]

    f = tf.function(lambda x: tf.constant(1.0) if isinstance(x, Itself) else x[0] + x[1], autograph=False)
    with pytest.raises(RecursionError):
        f(Itself())
    with pytest.raises(ValueError, match="singleton"):  # of the property, which is asked again while the body is traced
        f(Anew())


@pytest.mark.parametrize("items", [[1, 2], [()], [(1,)]])
def test_a_mapping_whose_items_are_no_pairs(items):
    class Lying(collections.UserDict):
        def items(self):
            return items

    with pytest.raises(TypeError, match="pairs"):
        tf.function(lambda m: tf.constant(1.0))(Lying(a=1))


def test_an_element_that_empties_its_list():
    class Emptying:
        def __array__(self, *args, **kwargs):
            items.clear()
            return np.ones(2, np.float32)

    items = [Emptying(), tf.ones([2]), tf.ones([2])]
    np.testing.assert_array_equal(tf.stack(items), np.ones([3, 2]))


def test_a_scalar_has_all_digits_in_its_repr():
    assert repr(tf.constant(0.1)) == "<tf.Tensor: shape=(), dtype=float32, numpy=0.10000000149011612>"
    assert "numpy=4294967296.0>" in repr(tf.Variable(2.0**32))


def test_a_budget_with_a_wrong_name():
    with pytest.raises(ValueError, match="max_trace"):
        tf.function(lambda x: x, budget={"max_trace": 3})


def test_a_budget_that_is_wrong():
    def refused(error, match, **options):
        with pytest.raises(error, match=match):
            tf.function(lambda x: x, **options)

    refused(TypeError, "budget must be a dict .*, not 2", budget=2)
    refused(TypeError, "max_traces of a budget must be an integer, not 1.5", budget={"max_traces": 1.5})
    refused(ValueError, "max_traces of a budget must be .*, not -1", budget={"max_traces": -1})
    refused(ValueError, "max_ms of a budget must be .*, not nan", budget={"max_ms": float("nan")})
    refused(TypeError, "max_bytes of a budget must be an integer, not 'a'", budget={"max_bytes": "a"})
    refused(ValueError, "past of a budget must be 'fail' or 'generalise', not 'x'", budget={"past": "x"})
    refused(TypeError, "policy must be .*, not 3", policy=3)
    refused(TypeError, "policy must be .*, not 0", policy=0)
    refused(ValueError, "policy must be .*, not 'x'", policy="x")


def test_traces_that_cannot_be_expected():
    f = tf.function(lambda x: x)
    with pytest.raises(TypeError, match="expect_traces takes what tf.function made, not 3"):
        tf.expect_traces(3, 1)
    with pytest.raises(TypeError, match="must be an integer, not 'a'"):
        tf.expect_traces(f, "a")
    with pytest.raises(ValueError, match="there cannot be -1 traces"):
        tf.expect_traces(f, -1)
    with pytest.raises(TypeError, match="events_of takes what tf.function made, not 3"):
        tf.explain.events_of(3)


def test_a_verbosity_that_is_no_number():
    with pytest.raises(TypeError, match="level must be a number, not 'a'"):
        tf.autograph.set_verbosity("a")
    np.testing.assert_array_equal(tf.function(lambda x: x)(tf.ones([2])), [1.0, 1.0])


# --- interrupts -----------------------------------------------------------------------------------------------------------------


class Interrupted:
    """Is stopped by Ctrl-C when it is asked for one attribute."""

    def __init__(self, name):
        self.at = name

    def __getattribute__(self, name):
        if name == object.__getattribute__(self, "at"):
            raise KeyboardInterrupt
        return object.__getattribute__(self, name)


class InterruptedNumber:
    def __index__(self):
        raise KeyboardInterrupt


class InterruptedMapping(collections.UserDict):
    def __getitem__(self, key):
        raise KeyboardInterrupt


def class_that_is_interrupted_at(name):
    def raise_it(cls):
        raise KeyboardInterrupt

    return type("Meta", (type,), {name: property(raise_it)})("Class", (), {})


def interruptions():
    f = tf.function(lambda *args: tf.constant(1.0), autograph=False)
    for name in ("__array__", "dtype", "__dlpack__"):
        yield f"tensor, {name}", lambda name=name: tf.constant(Interrupted(name))
        yield f"tensor in a list, {name}", lambda name=name: tf.stack([tf.ones([2]), Interrupted(name)])
    for name in ("__tf_tracing_type__", "__wrapped__", "__array__", "__tf_flatten__"):
        yield f"argument, {name}", lambda name=name: f(Interrupted(name))
    yield "argument's class", lambda: f(class_that_is_interrupted_at("__attrs_attrs__")())
    declared = tf.function(lambda d: d["a"], input_signature=[{"a": tf.TensorSpec([])}], autograph=False)
    yield "declared argument", lambda: declared(InterruptedMapping(a=1.0))
    yield "result", lambda: tf.function(lambda: Interrupted("__tf_flatten__"), autograph=False)()
    yield "structure", lambda: tf.nest.flatten(class_that_is_interrupted_at("__attrs_attrs__")())
    yield "class", lambda: tf.nest.flatten(Interrupted("__class__"))
    yield "dtype", lambda: tf.ones([2], Interrupted("name"))
    yield "shape", lambda: tf.TensorShape([InterruptedNumber()])
    yield "comparison of shapes", lambda: tf.TensorShape([1]) == [InterruptedNumber()]
    yield "size", lambda: tf.while_loop(lambda i: i < 1, lambda i: i + 1, [0], parallel_iterations=InterruptedNumber())
    yield "operator", lambda: tf.ones([2]) + Interrupted("__array__")
    yield "signature", lambda: tf.map_fn(lambda x: x, tf.ones([2]), fn_output_signature=Interrupted("shape"))
    yield "dlpack", lambda: tf.from_dlpack(Interrupted("__dlpack__"))


@pytest.mark.parametrize("interrupt", [pytest.param(f, id=name) for name, f in interruptions()])
def test_an_interrupt_is_not_held_up(interrupt):
    with pytest.raises(KeyboardInterrupt):
        interrupt()


def test_an_interrupt_while_an_argument_is_printed_comes_later():
    class Unprintable:
        def __repr__(self):
            raise KeyboardInterrupt

    f = tf.function(lambda x: tf.constant(1.0), autograph=False)
    with pytest.raises(KeyboardInterrupt):
        f(Unprintable())
        f(Unprintable())
        f.explain()


# --- structures that are others each time that they are read -------------------------------------------------------------------


class Fickle(collections.abc.Sequence):
    """Has these items when it is read first, then those."""

    def __init__(self, first, then):
        self.readings = [then, first]
        self.now = first

    def __iter__(self):
        self.now = self.readings.pop() if self.readings else self.now
        return iter(self.now)

    def __len__(self):
        return len(self.now)

    def __getitem__(self, i):
        return self.now[i]


def traced(f):
    return tf.function(f, autograph=False)(tf.constant([[1.0, 2.0], [3.0, 4.0]]))


@pytest.mark.parametrize("n", [1, 100])
def test_structures_that_change_while_they_are_read(n):
    changed = pytest.raises((ValueError, TypeError, AssertionError), match="changed while it was read")
    with changed:
        tf.nest.map_structure(lambda *leaves: leaves, [1, 2], Fickle([1, 2], [1] * n), check_types=False)
    with changed:
        tf.map_fn(lambda x: Fickle([x, x], [x] * n), tf.ones([3]), fn_output_signature=[tf.float32] * 2)
    with changed:
        traced(lambda x: tf.map_fn(lambda a: Fickle([a, a], [a] * n), x, fn_output_signature=[tf.float32] * 2))
    with changed:
        traced(lambda x: tf.while_loop(lambda a, b: a[0, 0] < 5.0, lambda a, b: Fickle([a, b], [a] * n), [x, x]))
    with changed:
        any_shape = tf.TensorShape(None)
        invariants = Fickle([any_shape] * 2, [any_shape] * n)
        traced(lambda x: tf.while_loop(lambda a, b: a[0, 0] < 5.0, lambda a, b: [a, b], [x, x], shape_invariants=invariants))
    with changed:
        traced(lambda x: tf.cond(x[0, 0] > 0.0, lambda: Fickle([x, x], [x, x]), lambda: Fickle([x, x], [x] * n)))


def test_a_mapping_whose_keys_change_while_it_is_packed():
    class Changing(collections.UserDict):
        n_asked = 0

        def keys(self):
            self.n_asked += 1
            return ["a"] if self.n_asked < 3 else ["b"]

    with pytest.raises(ValueError, match="keys of a mapping changed"):
        tf.nest.pack_sequence_as(Changing(a=1.0), [2.0])


@pytest.mark.parametrize("fields", [("a",), ("a", "b", "c")])
def test_a_tuple_with_more_or_fewer_names_than_items(fields):
    class Named(tuple):
        _fields = fields

    f = tf.function(lambda t: t[0] + t[1], autograph=False)
    np.testing.assert_array_equal(f(Named([tf.ones([2]), tf.ones([2])])), [2.0, 2.0])


def test_names_of_a_tuple_that_its_class_makes_anew():
    class Meta(type):
        @property
        def _fields(cls):
            return tuple(letter * 300 for letter in "ab")

    class Named(tuple, metaclass=Meta):
        def __new__(cls, *items):
            return super().__new__(cls, items)

    f = tf.function(lambda t: t[0] + t[1], autograph=False)
    for _ in range(2):
        np.testing.assert_array_equal(f(Named(tf.ones([2]), tf.ones([2]))), [2.0, 2.0])
    assert f.experimental_get_tracing_count() == 1


def test_loop_variables_whose_length_fails():
    class NoLength(list):
        def __len__(self):
            raise ValueError("no length")

    with pytest.raises(ValueError, match="no length"):
        tf.while_loop(lambda i: i < 3, lambda i: [i + 1], NoLength([0]))


def test_a_branch_that_empties_the_list_it_is_in():
    class Branch:
        def __init__(self, pairs, x):
            self.pairs, self.x = pairs, x

        def __call__(self):
            for pair in self.pairs:
                pair.clear()
            return self.x

    def f(x):
        pairs = []
        pairs += [[x[0, 0] > n, Branch(pairs, x + n)] for n in (9.0, 8.0, 0.0)]
        return tf.case(pairs)

    np.testing.assert_array_equal(traced(f), [[1.0, 2.0], [3.0, 4.0]])


# --- specs ----------------------------------------------------------------------------------------------------------------------


def declare(default):
    return tf.function(lambda x, y=default: x, input_signature=[tf.TensorSpec([2])])


@pytest.mark.parametrize("wrap", [lambda x: [x], lambda x: (x,), lambda x: {"a": x}])
def test_a_default_that_is_nested_too_deeply(wrap):
    deep = 1.0
    for _ in range(100_000):
        deep = wrap(deep)
    with pytest.raises(RecursionError):
        declare(deep)


def test_a_default_that_holds_itself():
    itself = []
    itself.append(itself)
    with pytest.raises(RecursionError):
        declare(itself)


def test_a_default_that_changes_while_it_is_read():
    class Meta(type):
        @property
        def composite_type(cls):
            change()
            raise AttributeError

    class Changing(metaclass=Meta):
        pass

    items, table = [Changing(), object(), object()], {"a": Changing()}
    change = items.clear
    with pytest.raises(TypeError, match="3 items are declared, and it has 0"):
        declare(items)([1.0, 2.0])
    change = lambda: table.update({str(i): 1.0 for i in range(1000)})
    with pytest.raises(TypeError, match="has different keys"):
        declare(table)([1.0, 2.0])


def test_names_of_specs():
    class Name(str):
        def __eq__(self, other):
            raise ValueError("not to be compared")

        __hash__ = str.__hash__

    with pytest.raises(UnicodeEncodeError):
        tf.TensorSpec(["\udc80", 2])
    one, other = (tf.TensorSpec([2], name=Name("a")) for _ in range(2))
    with pytest.raises(ValueError, match="not to be compared"):
        one.most_specific_compatible_type(other)


# --- names ----------------------------------------------------------------------------------------------------------------------


def test_a_name_that_lies_about_its_letters():
    class Name(str):
        def lower(self):
            return 3

    def f(x):
        names = [tf.add(x, 1.0, name=Name("A")).name for _ in range(3)]
        assert names == ["A:0", "A_1:0", "A_2:0"]
        return x

    traced(f)


def test_keywords_and_functions_with_odd_names():
    f = tf.function(lambda **kwargs: list(kwargs.values()))
    with pytest.raises(ValueError, match="null character"):
        f(**{"a\0b": 1.0})
    np.testing.assert_array_equal(f(**{"\u00e9": tf.ones([2])})[0], [1.0, 1.0])

    def named(x):
        return x

    named.__name__ = "\udc80"
    with pytest.raises(UnicodeEncodeError):
        tf.function(named)


# --- functions ------------------------------------------------------------------------------------------------------------------


def test_a_function_that_was_not_made():
    Function = tf.types.experimental.GenericFunction
    unmade = [Function.__base__.__new__(Function.__base__), Function.__new__(Function, len, {})]
    for f in unmade:
        assert "not made" in repr(f)
        for use in (
            lambda: f(1.0), lambda: f.name, lambda: f.python_function, lambda: f.traced, lambda: f.trace_for(1.0), lambda: f.call_trace(1, 1.0),
            lambda: f.audit_trace(1, (), {}), lambda: f.__get__(tf.Module(), None),
        ):  # fmt: skip
            with pytest.raises(RuntimeError, match="__init__ was not called"):
                use()
        with pytest.raises(TypeError, match="return"):
            tf.function(lambda x: x)(f)


def test_a_function_that_is_made_twice():
    f = tf.function(lambda x: x + 1.0)
    with pytest.raises(RuntimeError, match="made once"):
        f.__init__(len, f._options)
    np.testing.assert_array_equal(f(tf.ones([2])), [2.0, 2.0])


def test_an_audit_with_other_arguments():
    f = tf.function(lambda x, *rest, **kwargs: x + sum(kwargs.values()), autograph=False)
    f(tf.ones([2]), k=tf.ones([2]))
    for args, kwargs in (((), {}), ((), {"k": 1.0}), ((tf.ones([2]),), {}), ((tf.ones([2]),), {"j": 1.0}), ((tf.ones([2]),), {1: 1.0})):
        with pytest.raises((ValueError, TypeError)):
            f.audit_trace(1, args, kwargs)
    assert f.audit() == {}


def test_a_callback_that_calls_its_function():
    @tf.function
    def f(x):
        return tf.py_function(lambda a: f(a), [x], tf.float32)

    @tf.function
    def g(x):
        return tf.numpy_function(lambda a: g(a).numpy(), [x], tf.float32)

    for recurses in (f, g):
        with pytest.raises(RecursionError, match="inside each other") as caught:
            recurses(tf.ones([2]))
        assert caught.value.__cause__ is None


def test_the_message_of_a_callback_inside_callbacks_is_told_once():
    def nested(n):
        def run(a):
            if n:
                return nested(n - 1)(a)
            raise ValueError("deep inside")

        return tf.function(lambda x: tf.py_function(run, [x], tf.float32))

    with pytest.raises(tf.errors.UnknownError) as one:
        nested(1)(tf.ones([2]))
    with pytest.raises(tf.errors.UnknownError) as many:
        nested(20)(tf.ones([2]))
    assert str(many.value).count("Traceback") == 1
    assert len(str(many.value)) < len(str(one.value)) + 20 * len("UnknownError: ") + 1


# --- tensors --------------------------------------------------------------------------------------------------------------------


def test_a_list_of_integer_tensors_beside_strings():
    with pytest.raises(tf.errors.InvalidArgumentError, match="string"):
        tf.Variable(["a"]) // [tf.constant([1, 2]), 0]


def test_a_variable_with_two_wrong_options():
    with pytest.raises(ValueError, match="synchronization"):
        tf.Variable(1.0, synchronization=0, aggregation=0)


def test_a_first_value_that_a_traced_function_gives():
    np.testing.assert_array_equal(tf.Variable(tf.function(lambda: tf.ones([2]))), [1.0, 1.0])


def test_lengths_of_parts_beyond_all_numbers():
    with pytest.raises(tf.errors.InvalidArgumentError, match="sum of lengths"):
        tf.TensorArray(tf.float32, 2).split(tf.ones([2]), [2**63 - 1, 1])


def test_an_array_of_tensors_with_two_wrong_options():
    class Undecided:
        def __bool__(self):
            raise KeyError("neither")

    for wrong in ({"dynamic_size": Undecided()}, {"clear_after_read": Undecided()}, {"infer_shape": Undecided()}):
        with pytest.raises(KeyError, match="neither"):
            tf.TensorArray(tf.float32, 2, **{"infer_shape": fractions.Fraction(1, 3), **wrong})


def test_an_element_far_behind_the_others():
    with pytest.raises(MemoryError):
        tf.TensorArray(tf.float32, 0, dynamic_size=True).write(2**60, 1.0)


def test_more_elements_shown_than_there_can_be(capsys):
    tf.print(tf.range(5), summarize=2**62, output_stream=sys.stdout)
    assert capsys.readouterr().out == "[0 1 2 3 4]\n"
    tf.print(tf.zeros([0, 2**40, 2**40]), output_stream=sys.stdout)
    assert capsys.readouterr().out == "[]\n"
    with pytest.raises(tf.errors.InvalidArgumentError, match="0, 1, 2, 3, 4"):
        tf.Assert(False, [tf.range(5)], summarize=2**62)


def test_slices_that_are_made_anew_while_they_are_read():
    class Values:
        @property
        def dtype(self):
            slices.__init__(1.0, 2.0)
            return np.dtype("f4")

        def tolist(self):
            return [[1.0, 1.0]]

        def __array__(self, *args, **kwargs):
            return np.ones((1, 2), np.float32)

    v = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
    slices = tf.IndexedSlices(Values(), [0], [2, 2])
    np.testing.assert_array_equal(v.scatter_add(slices), [[2.0, 3.0], [3.0, 4.0]])
    slices = tf.IndexedSlices(Values(), [0], [2, 2])
    assert slices.dtype == np.dtype("f4")
    slices = tf.IndexedSlices(Values(), [0], [2, 2])
    with pytest.raises((ValueError, TypeError)):
        tf.convert_to_tensor(slices)


def test_slices_that_are_made_anew_while_they_are_printed_or_measured():
    class Part:
        def __str__(self):
            slices.__init__(1.0, 2.0)
            return "part"

        def __iter__(self):
            slices.__init__(1.0, 2.0)
            return iter([2, 3])

        def __length_hint__(self):
            return 2

        def __len__(self):
            return 2

        def __getitem__(self, i):
            return [2, 3][i]

    slices = tf.IndexedSlices(Part(), Part(), Part())
    assert str(slices) == "IndexedSlices(indices=part, values=part, dense_shape=part)"
    slices = tf.IndexedSlices(1.0, 2.0, Part())
    assert slices.shape == [2, 3]
    slices = tf.IndexedSlices(1.0, 2.0, Part())
    assert slices.__tf_flatten__()[0] == (True, (2, 3))


def test_slices_that_were_not_made():
    slices = tf.IndexedSlices.__new__(tf.IndexedSlices)
    assert slices.__reduce__() == (tf.IndexedSlices, (None, None, None))


# --- tapes ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", ["gradient(y, v)", "jacobian(y, v)", "reset()", "watch(v)", "__enter__()", "__exit__()", "__init__()"])
@pytest.mark.parametrize("persistent", [False, True])
def test_a_rule_that_uses_the_tape_it_is_asked_by(use, persistent):
    used = []

    def rule(dy):
        if not used:
            used.append(use)
            try:
                eval(f"tape.{use}", {"tape": tape, "y": z, "v": v})
            except (ValueError, RuntimeError, tf.errors.InvalidArgumentError):
                pass
        return dy * 2.0

    v = tf.Variable([1.0, 2.0])
    with tf.GradientTape(persistent=persistent) as tape:
        z = v * v
        y = tf.custom_gradient(lambda x: (x * 2.0, rule))(z)
    np.testing.assert_array_equal(tape.gradient(y, v), [4.0, 8.0])
    assert used == [use]
    tape.__exit__()  # else one that was entered would record what is behind


def test_a_seed_that_uses_up_the_tape():
    class Seed:
        def __array__(self, *args, **kwargs):
            tape.gradient(y, v)
            return np.ones(2, np.float32)

    v = tf.Variable([1.0, 2.0])
    with tf.GradientTape() as tape:
        y = v * v
    with pytest.raises(tf.errors.InvalidArgumentError, match="tape"):
        tape.gradient(y, v, output_gradients=Seed())
