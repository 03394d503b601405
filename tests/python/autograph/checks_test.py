"""What staged branches and loops refuse, with the words that programs match on."""

import pytest

import etch as tf


def undefined_in_else(x):
    if x > 0:
        y = x
    return y


def undefined_in_main(x):
    if x > 0:
        pass
    else:
        y = x
    return y


def missing_return(x):
    if x > 0:
        return x


def none_returned(x):
    if x > 0:
        return x
    return None


def none_in_branch(x):
    if x > 0:
        y = x
    else:
        y = None
    return y


def structures_differ(x):
    if x > 0:
        y = (x, x)
    else:
        y = x
    return y


def keys_differ(x):
    if x > 0:
        return {"a": x}
    return {"b": x}


def dtypes_differ(x):
    if x > 0:
        y = 1
    else:
        y = 1.0
    return y


def number_as_condition(x):
    if x:
        return 1
    return 2


def vector_as_condition(x):
    if tf.stack([x > 0, x > 1]):
        return 1
    return 2


def object_in_branch(x):
    if x > 0:
        y = object()
    else:
        y = object()
    return y


def function_in_branch(x):
    if x > 0:
        def g(v):
            return v
    else:
        def g(v):
            return v + 1
    return g(x)


def loop_reads_undefined(x):
    while x > 0:
        y = y + 1
        x -= 1
    return y


def loop_defines_on_one_path(x):
    while x > 0:
        if x > 3:
            y = x
        x -= 1
    return y


def loop_defines_object(x):
    while x > 0:
        y = object()
        x -= 1
    return y


def loop_defines_text(x):
    while x > 0:
        y = "text"
        x -= 1
    return y


def loop_from_none_on_one_path(x):
    y = None
    while x > 0:
        x -= 1
        if x > 2:
            y = 3
    return y


def loop_to_none(x):
    y = x
    while x > 0:
        y = None
        x -= 1
    return y


def loop_changes_dtype(x):
    y = 1
    while x > 0:
        y = 1.0
        x -= 1
    return y


def loop_changes_shape(x):
    y = tf.zeros([1])
    while x > 0:
        y = tf.concat([y, y], 0)
        x -= 1
    return y


def loop_changes_structure(x):
    y = (x,)
    while x > 0:
        y = (x, x)
        x -= 1
    return y


def loop_carries_object(x):
    y = object()
    while x > 0:
        y = object()
        x -= 1
    return y


def return_on_one_path_of_a_loop(x):
    for i in tf.range(x):
        if i > 3:
            return i
    return -1


def tensor_breaks_python_for(x):
    for i in range(3):
        if x > i:
            break
    return i


def python_while_becomes_tensor(x):
    i = 0
    while i < 3:
        i = i + x
    return i


def tensor_breaks_python_while(x):
    while True:
        x -= 1
        if x < 0:
            break
    return x


@pytest.mark.parametrize("function, kind, fragment", [
    (undefined_in_else, ValueError, "'y' must also be initialized in the else branch"),
    (undefined_in_main, ValueError, "'y' must also be initialized in the main branch"),
    (missing_return, ValueError, "must also have a return statement"),
    (none_returned, ValueError, "is None at the end of the else branch"),
    (none_in_branch, ValueError, "'y' is None at the end of the else branch"),
    (structures_differ, TypeError, "'y' must have the same nested structure"),
    (keys_differ, TypeError, "same nested structure"),
    (dtypes_differ, TypeError, "'y' has dtype int32 in the main branch, but dtype float32 in the else branch"),
    (number_as_condition, ValueError, "expected to be `tf.bool` scalar.*`is not None`"),
    (vector_as_condition, ValueError, "expected to be `tf.bool` scalar.*`is not None`"),
    (object_in_branch, TypeError, "'y'"),
    (function_in_branch, TypeError, "'g'"),
    (loop_reads_undefined, ValueError, "'y' must be defined before the loop"),
    (loop_defines_on_one_path, ValueError, "'y' must be defined before the loop"),
    (loop_defines_object, ValueError, "'y' must be defined before the loop"),
    (loop_defines_text, ValueError, "'y' must be defined before the loop"),
    (loop_from_none_on_one_path, ValueError, "'y' is not allowed to be None before the loop"),
    (loop_to_none, ValueError, "'y' is None at the end of the iteration"),
    (loop_changes_dtype, TypeError, "'y' has dtype int32 before the loop, but dtype float32 after one iteration"),
    (loop_changes_shape, ValueError, "'y' has shape .1,. before the loop.*set_loop_options"),
    (loop_changes_structure, TypeError, "'y' does not have the same nested structure after one iteration"),
    (loop_carries_object, TypeError, "'y'"),
    (return_on_one_path_of_a_loop, NotImplementedError, "return statement cannot be placed inside"),
    (tensor_breaks_python_for, NotImplementedError, "break and return statements which depend on a TF condition"),
    (python_while_becomes_tensor, NotImplementedError, "started as non-Tensor, then changed to Tensor"),
    (tensor_breaks_python_while, NotImplementedError, "started as non-Tensor, then changed to Tensor"),
])
def test_refused(function, kind, fragment):
    with pytest.raises(kind, match=f"(?s){fragment}") as raised:
        tf.function(function)(tf.constant(5))
    assert f"in {function.__name__}  *" in str(raised.value)


def test_single_element_is_a_condition():
    @tf.function
    def f(x):
        if tf.stack([x > 0]):
            return 1
        return 2

    assert int(f(tf.constant(1))) == 1


def test_condition_of_unknown_shape():
    @tf.function(input_signature=[tf.TensorSpec(None, tf.bool)])
    def f(c):
        if c:
            return 1
        return 2

    assert int(f(tf.constant(True))) == 1 and int(f(tf.constant([False]))) == 2


def test_variable_as_condition():
    v = tf.Variable(True)

    @tf.function
    def f():
        if v:
            return 1
        return 2

    assert int(f()) == 1
    v.assign(False)
    assert int(f()) == 2


def test_variable_of_a_loop_is_defined_by_its_first_iteration():
    @tf.function
    def f(x):
        while x > 0:
            y = (x, [x * 2, True])
            x -= 1
        return y

    a, (b, c) = f(tf.constant(5))
    assert int(a) == 1 and int(b) == 2 and bool(c) is True
    with pytest.raises(tf.errors.InvalidArgumentError, match="loop must iterate at least once to initialize y"):
        f(tf.constant(0))


def test_none_before_a_loop_is_replaced():
    @tf.function
    def f(x):
        y = None
        while x > 0:
            y = x
            x -= 1
        return y

    assert int(f(tf.constant(3))) == 1


def test_variable_of_a_range_loop_starts_with_the_start():
    @tf.function
    def f(x):
        for i in tf.range(3, x):
            pass
        return i

    assert int(f(tf.constant(0))) == 3 and int(f(tf.constant(6))) == 5


def test_variable_of_a_loop_over_rows_needs_a_row():
    @tf.function(input_signature=[tf.TensorSpec([None, 2])])
    def f(rows):
        for row in rows:
            pass
        return row

    assert f(tf.ones([3, 2])).numpy().tolist() == [1.0, 1.0]
    with pytest.raises(tf.errors.InvalidArgumentError, match="loop must iterate at least once to initialize row"):
        f(tf.ones([0, 2]))


def test_return_value_needs_an_iteration():
    @tf.function
    def f(x):
        for i in tf.range(x):
            return i + 10

    assert int(f(tf.constant(2))) == 10
    with pytest.raises(tf.errors.InvalidArgumentError, match="at least once to initialize the function return value"):
        f(tf.constant(0))
