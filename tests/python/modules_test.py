"""tf.Module: names, and what is found among attributes; initializers. Orders are those that TensorFlow gives."""

import copy

import etch as tf
import pytest


class Layer(tf.Module):
    def __init__(self, name=None, trainable=True):
        super().__init__(name=name)
        self.v = tf.Variable(1.0, name=self.name, trainable=trainable)


def names(things):
    return [x.name for x in things]


def test_names_from_classes():
    for class_name, want in [
        ("MyBigNet", "my_big_net"),
        ("HTTPModel2", "http_model2"),
        ("MyHTTPServer2X", "my_http_server2_x"),
        ("A1BCd", "a1_b_cd"),
        ("X2Y", "x2_y"),
        ("ABC", "abc"),
        ("_Priv", "__priv"),
    ]:
        assert type(class_name, (tf.Module,), {})().name == want
    assert tf.Module().name == "module"
    assert tf.Module(name="given").name_scope.name == "given/"
    with tf.name_scope("outer"):
        inner = tf.Module(name="inner")
    assert (inner.name, inner.name_scope.name) == ("inner", "outer/inner/")


@pytest.mark.parametrize("name", ["not valid", "1x", "", 3])
def test_wrong_names(name):
    with pytest.raises(ValueError, match="is not a valid module name"):
        tf.Module(name=name)
    with pytest.raises(AttributeError):
        tf.Module(name="x").name = "y"


def test_orders():
    m = tf.Module(name="m")
    m.z = Layer("z")
    m.a = Layer("a")
    m.a.q = Layer("q")
    m.a.q.r = Layer("r", trainable=False)
    m.b = tf.Variable(1.0, name="own")
    m.list = [Layer("l0"), {"y": Layer("ly"), "x": (Layer("lx"), 5)}, "text"]
    m.itself = m
    m.again = m.b
    assert names(m.submodules) == ["a", "l0", "lx", "ly", "z", "q", "r"]
    assert names(m.variables) == ["own:0", "a:0", "q:0", "r:0", "l0:0", "lx:0", "ly:0", "z:0"]
    assert names(m.trainable_variables) == ["own:0", "a:0", "q:0", "l0:0", "lx:0", "ly:0", "z:0"]
    assert names(m.non_trainable_variables) == ["r:0"]
    assert isinstance(m.variables, tuple)
    m.list.append(Layer("late"))
    del m.z
    assert names(m.submodules) == ["a", "l0", "lx", "ly", "late", "q", "r"]


def test_attributes_of_other_kinds():
    m = tf.Module()
    m.s, m.f, m.t, m.none = {1, 2}, len, tf.constant(1.0), None
    assert m.variables == ()
    m.mixed = {1: tf.Variable(1.0), "a": 2}
    with pytest.raises(ValueError, match="'mixed'"):
        m.variables  # noqa: B018: asking is what is wrong

    class Late(tf.Module):
        def __init__(self):
            self.v = tf.Variable(1.0, name="early")

    assert names(Late().variables) == ["early:0"]
    with pytest.raises(AttributeError):
        Late().name  # noqa: B018

    class Ignoring(tf.Module):
        _TF_MODULE_IGNORED_PROPERTIES = frozenset(("hidden",))

    m = Ignoring()
    m.hidden, m.seen = tf.Variable(1.0), tf.Variable(2.0, name="seen")
    assert names(m.variables) == ["seen:0"]


def test_name_scopes():
    class Dense(tf.Module):
        w = None

        @tf.Module.with_name_scope
        def __call__(self, x):
            """Doc."""
            self.w = self.w or tf.Variable(2.0, name="w")
            return x * self.w

    class Net(tf.Module):
        def __init__(self):
            super().__init__(name="net")
            with self.name_scope:
                self.bias = tf.Variable(0.0, name="bias")
                self.inner = Dense(name="inner")
            self.outside = Dense()

        @tf.Module.with_name_scope
        def __call__(self, x):
            return self.outside(self.inner(x)) + self.bias

    net = Net()
    assert float(net(tf.constant(3.0))) == 12
    assert names(net.variables) == ["net/bias:0", "net/inner/w:0", "dense/w:0"]
    assert Dense.__call__.__doc__ == "Doc."


def test_copies():
    m = Layer("m")
    m.inner = Layer("inner")
    other = copy.deepcopy(m)
    other.v.assign(9.0)
    assert (float(m.v), float(other.v), other.name, len(other.variables)) == (1, 9, "m", 2)


def test_initializers():
    assert tf.zeros_initializer()([2], tf.int32).numpy().tolist() == [0, 0]
    ones = tf.ones_initializer()([2, 1])
    assert (ones.numpy().tolist(), ones.dtype) == ([[1], [1]], tf.float32)
    assert tf.constant_initializer([1, 2, 3, 4])([2, 2]).numpy().tolist() == [[1, 2], [3, 4]]
    three = tf.constant_initializer(3)([2], tf.float64)
    assert (three.numpy().tolist(), three.dtype) == ([3, 3], tf.float64)
    for make, error, text in [
        (lambda: tf.constant_initializer({}), TypeError, "Invalid type for initial value"),
        (lambda: tf.ones_initializer()([2], tf.string), ValueError, "numeric or boolean"),
        (lambda: tf.zeros_initializer()([2], nonsense=1), TypeError, "Keyword argument should be one of"),
        (lambda: tf.random_normal_initializer()([2], tf.int32), ValueError, "floating point"),
        (lambda: tf.random_uniform_initializer()([2], tf.bool), ValueError, "integer or floating point"),
    ]:
        with pytest.raises(error, match=text):
            make()
    for initializer in (
        tf.constant_initializer(3),
        tf.zeros_initializer(),
        tf.random_normal_initializer(1.0, 2.0, 3),
        tf.random_uniform_initializer(1.0, 2.0, 3),
    ):
        config = initializer.get_config()
        assert type(initializer).from_config(config).get_config() == config
    assert tf.random_normal_initializer(1.0, 2.0, 3).get_config() == {"mean": 1.0, "stddev": 2.0, "seed": 3}
