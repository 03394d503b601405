"""tf.nest: which things are structures, the order of leaves, what is the same structure, and what is raised if not."""

import collections
import dataclasses

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import etch as tf

nest = tf.nest
Point = collections.namedtuple("Point", ["y", "x"])
Other = collections.namedtuple("Other", ["y", "x"])
Namesake = collections.namedtuple("Point", ["y", "x"])


class Mapping(collections.abc.Mapping):
    """A mapping that is no dict."""

    def __init__(self, items):
        self.items_ = dict(items)

    def __getitem__(self, key):
        return self.items_[key]

    def __iter__(self):
        return iter(self.items_)

    def __len__(self):
        return len(self.items_)


@dataclasses.dataclass
class Masked:
    """A dataclass that says how it is taken apart."""

    mask: bool
    value: object

    def __tf_flatten__(self):
        return (self.mask,), (self.value,)

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*metadata, *components)


class Composite:
    """No dataclass: taken apart only where composites are to be expanded."""

    def __init__(self, a, b):
        self.a, self.b = a, b

    def __tf_flatten__(self):
        return (), (self.a, self.b)

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*components)


structures = st.recursive(
    st.integers() | st.none() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3)
    | st.tuples(inner, inner)
    | st.dictionaries(st.text(max_size=2), inner, max_size=3)
    | st.builds(Point, inner, inner),
    max_leaves=12,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # sanitizers are slow
@given(structures)
def test_packing_what_was_flattened_gives_the_same(structure):
    leaves = nest.flatten(structure)
    assert nest.pack_sequence_as(structure, leaves) == structure
    assert nest.map_structure(lambda x: x, structure) == structure
    nest.assert_same_structure(structure, structure)
    assert all(not nest.is_nested(leaf) for leaf in leaves)


def test_leaves_of_mappings_come_by_sorted_keys_and_mappings_keep_their_own_order():
    ordered = collections.OrderedDict([("b", 1), ("a", 2)])
    assert nest.flatten(ordered) == [2, 1]
    packed = nest.pack_sequence_as(ordered, [20, 10])
    assert list(packed.items()) == [("b", 10), ("a", 20)] and type(packed) is collections.OrderedDict
    default = nest.map_structure(lambda x: x + 1, collections.defaultdict(list, b=1, a=2))
    assert default == {"b": 2, "a": 3} and default.default_factory is list
    assert nest.map_structure(lambda x: x + 1, Mapping({"b": 1, "a": 2})).items_ == {"b": 2, "a": 3}
    assert nest.map_structure(lambda x: x + 1, collections.UserDict(b=1)).data == {"b": 2}


def test_what_is_a_structure():
    structures_ = [[], (), {}, Point(1, 2), collections.deque([1]), range(2), {}.keys(), {1: 2}.items()]
    structures_.append(Masked(True, 1))
    assert all(map(nest.is_nested, structures_))
    leaves = [1, 2.5, None, "ab", b"ab", {1}, frozenset(), tf.constant([1]), tf.TensorShape([1]), int, len]
    leaves.append(Composite(1, 2))
    assert not any(map(nest.is_nested, leaves))
    assert nest.flatten({2: 1, 1: 5}.items()) == [2, 1, 1, 5]


def test_types_of_containers_are_kept():
    class Special(list):
        pass

    assert type(nest.map_structure(str, Special([1]))) is Special
    assert nest.map_structure(str, collections.deque([1])) == collections.deque(["1"])
    assert nest.pack_sequence_as(Point(0, [0]), [1, 2]) == Point(1, [2])
    assert nest.map_structure(lambda x: -x, Masked(True, [1, 2])) == Masked(True, [-1, -2])


def test_composites_are_expanded_on_demand():
    it = Composite(1, [2, 3])
    assert nest.flatten([it]) == [it]
    assert nest.flatten([it], expand_composites=True) == [1, 2, 3]
    made = nest.map_structure(lambda x: x * 10, it, expand_composites=True)
    assert (made.a, made.b) == (10, [20, 30])


@pytest.mark.parametrize(
    "first, second, check_types, expected",
    [
        ([1, (2,)], ["a", ("b",)], True, None),
        ([1], [1, 2], True, ValueError),
        ([1], [1, 2], False, ValueError),
        ([1], (1,), True, TypeError),
        ([1], (1,), False, None),
        (1, [1], True, ValueError),
        ([1, 2], [1, [2]], True, ValueError),
        ({"a": 1}, {"b": 1}, True, ValueError),
        ({"a": 1}, {"b": 1}, False, None),
        ({"a": 1}, collections.OrderedDict(a=1), True, None),
        ([1], {"a": 1}, False, None),
        (Point(1, 2), Other(1, 2), True, TypeError),
        (Point(1, 2), Namesake(1, 2), True, None),
        (Point(1, 2), (1, 2), True, TypeError),
        (Point(1, 2), (1, 2), False, None),
    ],
)
def test_same_structure(first, second, check_types, expected):
    if expected is None:
        nest.assert_same_structure(first, second, check_types=check_types)
    else:
        with pytest.raises(expected, match="don't have the same nested structure"):
            nest.assert_same_structure(first, second, check_types=check_types)


def test_a_message_shows_both_structures():
    with pytest.raises(ValueError) as error:
        nest.assert_same_structure([1, {"a": 2}], [1, {"b": 2}])
    assert "[., {'a': .}]" in str(error.value) and "[., {'b': .}]" in str(error.value)


def test_map_over_several_structures():
    assert nest.map_structure(lambda x, y: x + y, [1, {"a": 2}], [10, {"a": 20}]) == [11, {"a": 22}]
    assert nest.map_structure(lambda x, y: x + y, [1, 2], (1, 2), check_types=False) == [2, 4]
    with pytest.raises(TypeError):
        nest.map_structure(lambda x, y: x, [1], (1,))
    with pytest.raises(ZeroDivisionError):
        nest.map_structure(lambda x: 1 // x, [1, 0])


@pytest.mark.parametrize(
    "call, expected",
    [
        (lambda: nest.pack_sequence_as([1, [2, 3]], [5]), ValueError),
        (lambda: nest.pack_sequence_as([1, [2, 3]], [5, 6, 7, 8]), ValueError),
        (lambda: nest.pack_sequence_as(1, [5, 6]), ValueError),
        (lambda: nest.pack_sequence_as([1], 5), TypeError),
        (lambda: nest.flatten({"a": 1, 2: 3}), TypeError),
        (lambda: nest.map_structure(1, [1]), TypeError),
        (lambda: nest.map_structure(lambda: 1), ValueError),
        (lambda: nest.map_structure(), TypeError),
        (lambda: nest.map_structure(lambda x: x, [1], foo=1), ValueError),
    ],
)
def test_refused(call, expected):
    with pytest.raises(expected):
        call()


def test_a_structure_that_holds_itself_is_refused():
    loop = []
    loop.append(loop)
    for call in (nest.flatten, lambda x: nest.map_structure(str, x), lambda x: nest.assert_same_structure(x, x)):
        with pytest.raises(RecursionError):
            call(loop)
