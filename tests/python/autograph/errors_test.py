"""Errors raised while tracing: class, and the user's lines in the message."""

import pytest

import etch as tf


class Plain(Exception):
    pass


class WithInit(Exception):
    def __init__(self, text, code):
        super().__init__(text)
        self.code = code


class PassThrough(Exception):
    ag_pass_through = True


def raises(error):
    raise error


def raised_by(error):
    """What a traced function that raises `error` raises."""
    with pytest.raises(Exception) as raised:
        tf.function(lambda x: raises(error))(tf.constant(1))
    return raised.value


@pytest.mark.parametrize("error", [
    Plain("boo"), AssertionError("boo"), AttributeError("boo"), NameError("boo"), NotImplementedError("boo"),
    RuntimeError("boo"), TypeError("boo"), UnboundLocalError("boo"), ValueError("boo"),
    tf.errors.InvalidArgumentError(None, None, "boo"), tf.errors.NotFoundError(None, None, "boo"),
], ids=lambda error: type(error).__name__)
def test_class_is_kept(error):
    told = raised_by(error)
    assert type(told) is type(error)
    assert str(told).startswith("in user code:") and f"{type(error).__name__}: boo" in str(told)


def test_key_error():
    told = raised_by(KeyError("k"))
    assert isinstance(told, KeyError) and str(told).startswith("in user code:\n")


@pytest.mark.parametrize("error", [WithInit("boo", 3), IndexError("boo"), OSError(2, "boo"), ZeroDivisionError("boo")])
def test_other_classes_become_a_staging_error(error):
    told = raised_by(error)
    assert type(told).__name__ == "StagingError" and f"{type(error).__name__}: " in str(told)


def test_pass_through():
    told = raised_by(PassThrough("boo"))
    assert type(told) is PassThrough and str(told) == "boo"


def test_attributes_of_the_error_are_kept():
    error = Plain("boo")
    error.code = 7
    assert raised_by(error).code == 7


def inner(x):
    y = x + 1
    raise ValueError("deep")


def outer(x):
    if x > 0:
        y = 1
    else:
        y = inner(x)
    return y


def line_of(function, text):
    import inspect

    lines, first = inspect.getsourcelines(function)
    return first + next(i for i, line in enumerate(lines) if text in line)


def test_frames_name_file_line_and_function():
    with pytest.raises(ValueError) as raised:
        tf.function(outer)(tf.constant(1))
    message = str(raised.value)
    assert f'File "{__file__}", line {line_of(outer, "y = inner(x)")}, in outer  *\n        y = inner(x)' in message
    assert f'line {line_of(inner, "raise")}, in inner  *\n        raise ValueError("deep")' in message
    assert message.rstrip().endswith("ValueError: deep")


def test_staging_errors_point_at_the_statement():
    def f(x):
        z = x
        if x > 0:
            y = z
        return y

    with pytest.raises(ValueError) as raised:
        tf.function(f)(tf.constant(1))
    assert f"line {line_of(f, 'if x > 0')}, in f  *\n        if x > 0:" in str(raised.value)


@tf.autograph.experimental.do_not_convert
def left_alone(x):
    return further(x)


def further(x):
    raise ValueError("unconverted")


def test_functions_left_alone_are_marked():
    with pytest.raises(ValueError) as raised:
        tf.function(lambda x: left_alone(x))(tf.constant(1))
    message = str(raised.value)
    assert "in left_alone  **" in message and "in further\n" in message


def test_traceback_holds_the_user_s_lines():
    with pytest.raises(ValueError) as raised:
        tf.function(outer)(tf.constant(1))
    lines = [entry.lineno for entry in raised.traceback]
    assert line_of(inner, "raise") - 1 in lines
    assert line_of(outer, "y = inner(x)") - 1 in lines
    assert raised.value.__cause__ is None


def test_error_in_a_function_traced_within():
    @tf.function
    def within(x):
        raise ValueError("nested")

    def f(x):
        return within(x)

    with pytest.raises(ValueError) as raised:
        tf.function(f)(tf.constant(1))
    message = str(raised.value)
    assert message.count("in user code:") == 1 and "in f  *" in message and "in within  *" in message


def test_error_of_an_unconverted_function_is_left_as_it_is():
    @tf.autograph.experimental.do_not_convert
    def f(x):
        raise ValueError("as it is")

    with pytest.raises(ValueError) as raised:
        tf.function(f)(tf.constant(1))
    assert str(raised.value) == "as it is"


def undefined(x):
    if False:
        y = 1
    return y


def undefined_in_a_branch(x):
    if True:
        if False:
            y = 1
        print(y)
    return x


def deleted(x):
    y = 1
    del y
    return y


@pytest.mark.parametrize("function", [undefined, undefined_in_a_branch, deleted])
def test_undefined_name(function):
    with pytest.raises(UnboundLocalError, match="'y'"):
        tf.function(function)(tf.constant(1))


def test_undefined_name_can_be_caught_in_the_function():
    @tf.function
    def f(x):
        try:
            if True:
                if False:
                    y = 1
                x = y
        except UnboundLocalError:
            x = x + 1
        return x

    assert int(f(tf.constant(1))) == 2


def test_missing_return_is_none_in_python():
    @tf.function
    def f(x, flag):
        if flag:
            return x

    assert f(tf.constant(1), False) is None and int(f(tf.constant(1), True)) == 1
