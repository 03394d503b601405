"""The conversion itself: text, cache, closures, source, speed."""

import ast

import pytest

import etch as tf
from etch.autograph import conversion
from etch.autograph.options import Options


def ten_lines(x, n):
    total = x * 0.0
    for i in tf.range(n):
        if i > 3 and x[0] > 0.5:
            total = total + x * 2.0
        else:
            total = total - tf.reduce_sum(x)
        if tf.reduce_all(total > 100.0):
            break
    y = total if n > 2 else -total
    return tf.nn.relu(y)


def test_to_code_is_python():
    text = tf.autograph.to_code(ten_lines)
    assert isinstance(ast.parse(text).body[0], ast.FunctionDef)
    for name in ("for_stmt", "if_stmt", "and_", "if_exp", "call"):
        assert f"ag__.{name}(" in text


def test_to_code_of_a_lambda():
    assert "ag__.if_exp" in tf.autograph.to_code(lambda x: 1 if x > 0 else 2)


def test_to_graph_converts():
    def f(x):
        if x > 0:
            return 1
        return 2

    converted = tf.autograph.to_graph(f)
    assert converted.__name__ == "f" and converted(1) == 1 and converted(-1) == 2
    assert int(tf.function(converted, autograph=False)(tf.constant(-1))) == 2


def test_to_graph_without_recursion():
    def inner(x):
        if x > 0:
            return 1
        return 2

    def f(x):
        return inner(x)

    deep = tf.autograph.to_graph(f)
    shallow = tf.autograph.to_graph(f, recursive=False)
    assert int(tf.function(deep, autograph=False)(tf.constant(1))) == 1
    with pytest.raises(TypeError):
        tf.function(shallow, autograph=False)(tf.constant(1))


@pytest.mark.parametrize("entity", [len, int, 3, tf.function(lambda x: x)])
def test_what_has_no_code_is_refused(entity):
    with pytest.raises(Exception, match="has no __code__|__code__") as raised:
        tf.autograph.to_code(entity)
    assert type(raised.value).__name__ == "ConversionError"


def test_closure_cells_are_shared():
    factor = 2

    def f(x):
        if x > 0:
            return x * factor
        return x

    converted = tf.autograph.to_graph(f)
    assert converted(3) == 6
    factor = 5
    assert converted(3) == 15


scale = 2


def test_globals_are_shared():
    global scale

    def f(x):
        return x * scale

    converted = tf.autograph.to_graph(f)
    assert converted(3) == 6
    scale = 4
    assert converted(3) == 12
    scale = 2


def test_defaults_are_kept():
    def f(x, a=2, *, b=3):
        return x + a * b

    assert tf.autograph.to_graph(f)(1) == 7 and tf.autograph.to_graph(f)(1, 3, b=4) == 13


def test_conversion_is_remembered_per_code_and_options():
    def make(k):
        def f(x):
            return x + k

        return f

    first, second = conversion.convert(make(1), Options()), conversion.convert(make(2), Options())
    assert first.__code__ is second.__code__ and first(1) == 2 and second(1) == 3
    assert conversion.convert(make(1), Options(recursive=False)).__code__ is not first.__code__


def test_decorators_of_the_function_are_not_applied_again():
    applied = []

    def decorator(function):
        applied.append(function)
        return function

    @decorator
    @tf.function
    @decorator
    def f(x):
        return x + 1

    f(tf.constant(1))
    assert len(applied) == 2


def test_source_with_odd_layout():
    @tf.function
    def f(
        x,
        y=(1,
    2),
    ):
        """Text
further left."""
        if x > 0:
            z = """
a"""
# A comment further left.
            x = x + len(z)
        return x + y[0]

    assert int(f(tf.constant(1))) == 4


def test_docstring_and_name_survive():
    def f(x):
        """About f."""
        if x:
            return 1
        return 2

    converted = tf.autograph.to_graph(f)
    assert converted.__doc__ == "About f." and converted.__qualname__ == f.__qualname__
