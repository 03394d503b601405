"""Which callables are converted when converted code calls them."""

import collections
import copy
import functools
import re
import unittest

import pytest

import etch as tf
from etch import autograph

do_not_convert = tf.autograph.experimental.do_not_convert


def positive(x):
    if x > 0:
        return 1
    return 2


def fails_to_convert(function, *args):
    """Whether a staged condition in `function` was met by plain Python."""
    with pytest.raises(TypeError, match="(?i)bool"):
        tf.function(function)(*args or (tf.constant(1),))
    return True


class Thing:
    def __init__(self, x=None):
        if x is not None and x > 0:
            self.value = 1

    def __call__(self, x):
        return positive_in_place(x)

    def method(self, x):
        if x > 0:
            return 1
        return 2

    @classmethod
    def of_class(cls, x):
        if x > 0:
            return 1
        return 2

    @staticmethod
    def static(x):
        if x > 0:
            return 1
        return 2

    @property
    def prop(self):
        if tf.constant(1) > 0:
            return 1
        return 2

    def __hidden(self, x):
        return x

    def uses_hidden(self, x):
        if x > 0:
            return self.__hidden(x)
        return x


def positive_in_place(x):
    return 1 if x > 0 else 2


in_lambda = lambda x: 1 if x > 0 else 2
two_lambdas = (lambda x: 1 if x > 0 else 2), (lambda x: 3 if x > 0 else 4)


@pytest.mark.parametrize("call", [
    lambda x: positive(x),
    lambda x: positive(*[x]),
    lambda x: positive(**{"x": x}),
    lambda x: functools.partial(positive)(x),
    lambda x: functools.partial(positive, x=x)(),
    lambda x: in_lambda(x),
    lambda x: Thing().method(x),
    lambda x: Thing.method(Thing(), x),
    lambda x: Thing.of_class(x),
    lambda x: Thing.static(x),
    lambda x: Thing()(x),
], ids=[
    "function", "star", "keywords", "partial", "bound keyword", "lambda", "method", "unbound", "class", "static",
    "call",
])
def test_converted(call):
    f = tf.function(call)
    assert int(f(tf.constant(5))) == 1 and int(f(tf.constant(-5))) == 2


@pytest.mark.parametrize("target", [positive, in_lambda, Thing(), Thing().method, functools.partial(positive)])
def test_targets_of_tf_function(target):
    f = tf.function(target)
    assert int(f(tf.constant(5))) == 1 and int(f(tf.constant(-5))) == 2


def test_lambdas_on_one_line_are_told_apart():
    first, second = map(tf.function, two_lambdas)
    assert int(first(tf.constant(1))) == 1 and int(second(tf.constant(1))) == 3


def test_recursion():
    def down(x, n=3):
        if n == 0:
            return x
        if x > 0:
            x = down(x - 1, n - 1)
        return x

    assert int(tf.function(down)(tf.constant(5))) == 2 and int(tf.function(down)(tf.constant(1))) == 0


def recursive_global(x, n=3):
    if n > 0:
        x = recursive_global(x, n - 1)
    if x > 100:
        x = x * 0
    return x + 1


def test_recursion_through_globals():
    assert int(tf.function(recursive_global)(tf.constant(5))) == 9


def test_inner_functions_and_defaults():
    @tf.function
    def f(x):
        def choose(a, b=x, *, c=1):
            if a > 0:
                return b + c
            return b - c

        return choose(x), choose(x, 10, c=2)

    assert [int(value) for value in f(tf.constant(5))] == [6, 12]


def test_methods_of_classes_in_the_function_are_converted_when_called():
    @tf.function
    def f(x):
        class Local:
            def method(self, v):
                if v > 0:
                    return 1
                return 2

        return Local().method(x)

    assert int(f(tf.constant(1))) == 1


def test_constructors_are_not_converted():
    assert fails_to_convert(lambda x: Thing(x))


def test_properties_are_not_converted():
    assert fails_to_convert(lambda x: Thing().prop)


def test_do_not_convert_and_what_it_calls():
    @do_not_convert
    def outer(x):
        return positive(x)

    assert fails_to_convert(lambda x: outer(x))
    assert fails_to_convert(outer)


def test_do_not_convert_with_parentheses_keeps_the_function_s_face():
    @do_not_convert()
    def named(x, k=3):
        """Says something."""
        return x + k

    assert named.__name__ == "named" and named.__doc__ == "Says something." and named(1) == 4
    assert int(tf.function(named)(tf.constant(1))) == 4


def test_conversion_is_on_again_after_do_not_convert():
    @do_not_convert
    def outer(x):
        return x

    assert int(tf.function(lambda x: positive(outer(x)))(tf.constant(1))) == 1


def test_lru_cache_objects_are_called_as_they_are():
    calls = []

    @functools.lru_cache
    def cached(n):
        calls.append(n)
        return n + 1

    @tf.function
    def f(x):
        return x + cached(1) + cached(1)

    assert int(f(tf.constant(1))) == 5 and calls == [1]


def test_library_functions_are_called_as_they_are():
    Point = collections.namedtuple("Point", "a b")

    @tf.function
    def f(x):
        point = Point(x, 1)
        point = point._replace(b=2)
        ordered = collections.OrderedDict(k=x)
        text = re.sub("a", "b", "aa")
        return point, ordered["k"], copy.copy([x])[0], len(text)

    point, k, first, length = f(tf.constant(3))
    assert int(point.b) == 2 and int(k) == 3 and int(first) == 3 and int(length) == 2


def test_generators_are_not_converted_when_called():
    def numbers(x):
        yield x
        yield x + 1

    @tf.function
    def f(x):
        total = 0
        for item in numbers(x):
            total += item
        return total

    assert int(f(tf.constant(1))) == 3


def test_methods_of_test_cases_are_not_converted():
    class Case(unittest.TestCase):
        def check(self, x):
            if x > 0:
                return 1
            return 2

        def runTest(self):
            pass

    assert fails_to_convert(lambda x: Case().check(x))


def test_code_from_exec_is_not_converted(warnings):
    namespace = {}
    exec("def made(x):\n    return 1 if x > 0 else 2\n", namespace)
    assert fails_to_convert(namespace["made"])
    assert not warnings


def test_function_without_source_falls_back_with_a_warning(warnings):
    namespace = {}
    exec(compile("def made(x):\n    return x + 1\n", "<shell>", "exec"), namespace)
    assert int(tf.function(namespace["made"])(tf.constant(1))) == 2
    assert "could not transform" in warnings[0] and "will run it as-is" in warnings[0]


def for_else(x):
    for _ in range(2):
        pass
    else:
        x += 1
    return x


def while_else(x):
    i = 0
    while i < 2:
        i += 1
    else:
        x += 1
    return x


@pytest.mark.parametrize("function, cause", [(for_else, "for/else"), (while_else, "while/else")])
def test_unsupported_syntax_falls_back_with_a_warning(function, cause, warnings):
    def fresh(x):
        return function(x)

    assert int(tf.function(fresh)(tf.constant(1))) == 2
    assert cause in warnings[0] and "will run it as-is" in warnings[0]


def test_mangled_names_fall_back_with_a_warning(warnings):
    assert fails_to_convert(Thing().uses_hidden)
    assert "mangled names" in warnings[0]


def test_strict_conversion_raises(monkeypatch):
    monkeypatch.setenv("AUTOGRAPH_STRICT_CONVERSION", "1")

    def unsupported(x):
        for _ in range(2):
            pass
        else:
            x += 1
        return x

    with pytest.raises(Exception, match="for/else"):
        tf.function(unsupported)(tf.constant(1))


def test_autograph_can_be_switched_off():
    with pytest.raises(TypeError, match="(?i)bool"):
        tf.function(positive, autograph=False)(tf.constant(1))


def test_context_managers_are_called_as_they_are():
    class Manager:
        def __init__(self, log):
            self.log = log

        def __enter__(self):
            self.log.append("in")
            return self.log

        def __exit__(self, *error):
            self.log.append("out")

    log = []

    @tf.function
    def f(x):
        with Manager(log) as inside:
            if x > 0:
                y = 1
            else:
                y = 2
            inside.append("body")
        return y

    assert int(f(tf.constant(1))) == 1 and log == ["in", "body", "out"]


def test_callables_for_library_functions_are_converted_within_a_conversion():
    assert autograph.convert_callable(positive) is positive

    @tf.function
    def f(x):
        return autograph.convert_callable(positive)(x)

    assert int(f(tf.constant(1))) == 1
    with autograph.active(None):
        assert autograph.convert_callable(positive) is positive


def test_decorated_helpers():
    def plus_one(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            return function(*args, **kwargs) + 1

        return wrapped

    @plus_one
    def helper(x):
        if x > 0:
            return 1
        return 2

    assert int(tf.function(lambda x: helper(x))(tf.constant(1))) == 2


def test_callable_with_odd_equality():
    class Odd:
        __hash__ = None

        def __call__(self, x):
            return 1 if x > 0 else 2

        def __eq__(self, other):
            raise RuntimeError("not comparable")

    odd = Odd()
    assert int(tf.function(lambda x: odd(x))(tf.constant(1))) == 1
