"""Names of traced tensors: by op and scope, one of a kind in their graph."""

import pytest

import etch as tf


def traced(body, *args):
    """What body(x) gives while a function is traced."""
    out = []
    tf.function(lambda x: out.append(body(x)))(*(args or (tf.constant(1.0),)))
    return out[0]


def test_ops_and_operators():
    names = traced(
        lambda x: [t.name for t in (x, x + 1.0, 1.0 + x, tf.add(x, 1.0), x * x, -x, x < 2.0, tf.exp(x), tf.reduce_sum(x))]
    )
    assert names == ["x:0", "add:0", "add_1:0", "Add_2:0", "mul:0", "Neg:0", "Less:0", "Exp:0", "Sum:0"]


def test_own_names():
    names = traced(
        lambda x: [t.name for t in (tf.add(x, 1.0, name="a"), tf.add(x, 1.0, name="A"), tf.eye(2, name="e"), tf.eye(2))]
    )
    assert names == ["a:0", "A_1:0", "e/diag:0", "eye/diag:0"]


def test_taken_names():
    assert traced(lambda x: [tf.add(x, x, name=n).name for n in ("a_1", "a", "a", "a", "x")]) == [
        "a_1:0",
        "a:0",
        "a_2:0",
        "a_3:0",
        "x_1:0",
    ]


def test_several_results():
    assert traced(lambda x: [t.name for t in tf.split(tf.stack([x, x]), 2)]) == ["split:0", "split:1"]


def test_scopes():
    def body(x):
        out = []
        for name in ("s", "s", "S"):
            with tf.name_scope(name) as scope:
                out += [scope, (x + 1.0).name]
                with tf.name_scope("t"):
                    out.append(tf.add(x, 1.0, name="n").name)
        with tf.name_scope(""):
            out.append((x + 1.0).name)
        return out

    with tf.name_scope("around"):  # is not of the graph
        assert traced(body) == (
            ["s/", "s/add:0", "s/t/n:0", "s_1/", "s_1/add:0", "s_1/t/n:0", "S_2/", "S_2/add:0", "S_2/t/n:0", "add:0"]
        )
        assert tf.Variable(1.0, name="v").name == "around/v:0"


def test_calls_and_variables():
    v, inner = tf.Variable(1.0), tf.function(lambda x: (x, x + 1.0))
    names = traced(lambda x: [v.read_value().name, *(t.name for t in inner(x)), inner(x)[1].name])
    assert names[1:] == ["PartitionedCall:0", "PartitionedCall:1", "PartitionedCall_1:1"]


def test_each_trace_counts_anew():
    seen = []
    f = tf.function(lambda x: seen.append((x + 1.0).name))
    f(tf.constant(1.0))
    f(tf.constant([1.0]))
    assert seen == ["add:0", "add:0"]


def test_operations():
    op = traced(lambda x: [(x + 1.0).op, x.op, tf.stack([x, x]).op])
    assert [(o.name, o.type) for o in op] == [("add", "AddV2"), ("x", "Placeholder"), ("stack", "Pack")]
    assert repr(op[0]) == "<tf.Operation 'add' type=AddV2>"


def test_texts():
    assert traced(lambda x: str(tf.exp(x))) == 'Tensor("Exp:0", shape=(), dtype=float32)'


def test_what_holds_numbers_has_no_name():
    for attribute in ("name", "op"):
        with pytest.raises(AttributeError, match=f"Tensor.{attribute} is undefined when eager execution is enabled"):
            getattr(tf.constant(1.0), attribute)


@pytest.mark.parametrize("name, error", [("a b", ValueError), ("_x", ValueError), ("x$", ValueError), (3, TypeError)])
def test_what_is_no_name(name, error):
    with pytest.raises(error):
        traced(lambda x: tf.add(x, 1.0, name=name))
    if isinstance(name, str):
        with pytest.raises(ValueError, match="not a valid root scope name"):
            traced(lambda x: tf.name_scope(name).__enter__())


def test_a_tensor_that_is_converted_keeps_its_name():
    assert traced(lambda x: [tf.convert_to_tensor(x).name, tf.identity(x).name]) == ["x:0", "Identity:0"]
