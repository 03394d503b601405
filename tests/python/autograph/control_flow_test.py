"""`if`, `while`, `for`, `break`, `continue` and `return` on tensors: values and what happens while tracing."""

import pytest

import etch as tf


def on_tensors(function, *args):
    """The value of `function`, traced, for scalar arguments."""
    return int(tf.function(function)(*map(tf.constant, args)))


def absolute(x):
    if x < 0:
        y = -x
    else:
        y = x
    return y


def only_then(x):
    y = 1
    if x > 3:
        y = x
    return y


def three_ways(x):
    if x > 10:
        return 3
    elif x > 5:
        return 2
    else:
        return 1


def early_return(x):
    if x < 0:
        return -1
    x = x * 2
    if x > 10:
        return 10
    return x


def return_in_both_after_more(x):
    if x > 0:
        if x > 3:
            return x
        x = x + 1
    else:
        return -x
    return x * 10


def countdown(x):
    steps = 0
    while x > 0:
        x -= 2
        steps += 1
    return steps


def break_while(x):
    while x < 100:
        x = x * 2
        if x > 20:
            break
    return x


def continue_while(x):
    total = 0
    while x > 0:
        x -= 1
        if x % 2 == 0:
            continue
        total += x
    return total


def sum_range(x):
    total = 0
    for i in tf.range(x):
        total += i
    return total


def sum_python_range_of_tensor(x):
    total = 0
    for i in range(x):
        total += i
    return total


def break_for(x):
    total = 0
    for i in tf.range(x):
        if i > 3:
            break
        total += i
    return total


def continue_for(x):
    total = 0
    for i in tf.range(x):
        if i == 2:
            continue
        total += i
    return total


def break_keeps_variable(x):
    for i in tf.range(x):
        if i > 2:
            break
    return i


def nested_loops(x):
    count = 0
    for i in tf.range(x):
        for j in tf.range(i):
            if j > 1:
                break
            count += 1
    return count


def loop_in_branch(x):
    y = 0
    if x > 2:
        for i in tf.range(x):
            y += i
    else:
        y = -1
    return y


def branch_in_loop(x):
    up = 0
    down = 0
    while x > 0:
        if x % 2 == 0:
            up += x
        else:
            down += x
        x -= 1
    return up * 100 + down


def fibonacci(x):
    a, b = 0, 1
    for _ in tf.range(x):
        a, b = b, a + b
    return a


def return_in_loop_on_all_paths(x):
    for i in tf.range(x):
        if i > 3:
            return i
        else:
            return i - 7
    return 9


def return_in_loop_by_python_condition(x):
    eager_exit = True
    while x > 0:
        x -= 1
        if eager_exit:
            return x
    return 0


def mixed_branches(x):
    with tf.name_scope("scope"):
        if x > 2:
            y = 2
        else:
            y = 3
    try:
        if x > 3:
            y += 10
    finally:
        y += 100
    return y


@pytest.mark.parametrize("function, argument, expected", [
    (absolute, -4, 4), (absolute, 4, 4), (only_then, 5, 5), (only_then, 2, 1),
    (three_ways, 11, 3), (three_ways, 6, 2), (three_ways, 0, 1),
    (early_return, -5, -1), (early_return, 3, 6), (early_return, 9, 10),
    (return_in_both_after_more, 5, 5), (return_in_both_after_more, 2, 30), (return_in_both_after_more, -4, 4),
    (countdown, 7, 4), (countdown, 0, 0), (break_while, 3, 24), (continue_while, 6, 9),
    (sum_range, 5, 10), (sum_range, 0, 0), (sum_python_range_of_tensor, 5, 10), (sum_python_range_of_tensor, -3, 0),
    (break_for, 10, 6), (continue_for, 5, 8), (break_keeps_variable, 10, 3), (nested_loops, 5, 7),
    (loop_in_branch, 4, 6), (loop_in_branch, 1, -1), (branch_in_loop, 5, 609), (fibonacci, 10, 55),
    (return_in_loop_on_all_paths, 5, -7), (return_in_loop_by_python_condition, 5, 4),
    (mixed_branches, 5, 112), (mixed_branches, 3, 102), (mixed_branches, 1, 103),
])
def test_value(function, argument, expected):
    assert on_tensors(function, argument) == expected


def test_both_branches_of_a_staged_if_are_traced_once(capsys):
    @tf.function
    def f(x):
        if x > 0:
            print("then")
        else:
            print("else")
        return x

    f(tf.constant(1))
    f(tf.constant(-1))
    assert capsys.readouterr().out == "then\nelse\n"


def test_python_if_traces_one_branch(capsys):
    @tf.function
    def f(x, flag):
        if flag:
            print("then")
        else:
            print("else")
        return x

    f(tf.constant(1), True)
    assert capsys.readouterr().out == "then\n"


def test_body_of_a_staged_loop_is_traced_once(capsys):
    @tf.function
    def f(x):
        for _ in tf.range(x):
            print("body")
        return x

    f(tf.constant(5))
    assert capsys.readouterr().out == "body\n"


def test_python_loop_is_unrolled(capsys):
    @tf.function
    def f(x):
        for i in range(3):
            print("body", i)
            x += i
        return x, i

    x, i = f(tf.constant(5))
    assert int(x) == 8 and int(i) == 2
    assert capsys.readouterr().out == "body 0\nbody 1\nbody 2\n"


def test_test_of_a_while_is_evaluated_twice_if_staged(capsys):
    def shown(x):
        print("test")
        return x

    @tf.function
    def f(x):
        while shown(x) > 0:
            x -= 1
        return x

    assert int(f(tf.constant(3))) == 0
    assert capsys.readouterr().out == "test\n" * 2


def test_test_of_a_python_while_is_evaluated_as_in_python(capsys):
    def shown(i):
        print("test", i)
        return i

    @tf.function
    def f(x):
        i = 0
        while shown(i) < 2:
            i += 1
        return x

    f(tf.constant(3))
    assert capsys.readouterr().out == "test 0\ntest 1\ntest 2\n"


def test_side_effects_on_variables_happen_in_the_branch_taken():
    v = tf.Variable(0)

    @tf.function
    def f(x):
        if x > 0:
            v.assign_add(x)
        else:
            v.assign_sub(1)

    f(tf.constant(5))
    assert int(v) == 5
    f(tf.constant(-1))
    assert int(v) == 4


def test_effects_in_the_test_of_a_loop_happen_once_per_iteration():
    v = tf.Variable(0)

    @tf.function
    def f():
        while v.assign_add(1) < 4:
            pass

    f()
    assert int(v) == 4


def test_loop_over_the_rows_of_a_tensor():
    @tf.function
    def f(rows):
        total = tf.zeros([2])
        for row in rows:
            total += row
        return total

    assert f(tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])).numpy().tolist() == [9.0, 12.0]


def test_loop_over_rows_of_unknown_number():
    @tf.function(input_signature=[tf.TensorSpec([None], tf.int32)])
    def f(items):
        total = 0
        for item in items:
            total += item
        return total

    assert int(f(tf.constant([1, 2, 3]))) == 6
    assert int(f(tf.constant([], tf.int32))) == 0


def test_loop_over_a_scalar_is_an_error():
    @tf.function
    def f(x):
        for _ in x:
            pass

    with pytest.raises(ValueError, match="len requires a non-scalar tensor"):
        f(tf.constant(1))


@pytest.mark.parametrize("bounds, expected", [
    ((10, 0, -3), [10, 7, 4, 1]), ((2, 9, 3), [2, 5, 8]), ((3, 3), []), ((0, 4), [0, 1, 2, 3]),
])
def test_ranges_count_as_ranges_do(bounds, expected):
    @tf.function
    def f():
        seen = tf.TensorArray(tf.int32, size=0, dynamic_size=True, element_shape=[])
        for i in tf.range(*bounds):
            seen = seen.write(seen.size(), i)
        return seen.stack()

    assert f().numpy().tolist() == expected


def test_range_with_a_tensor_as_step():
    @tf.function
    def f(step):
        total = 0
        for i in tf.range(6, 0, step):
            total += i
        return total

    assert int(f(tf.constant(-2))) == 12


def test_tensor_array_through_loop_and_branch():
    @tf.function
    def f(x):
        items = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
        while x > 0:
            x -= 1
            if x > 2:
                items = items.write(items.size(), x)
        return items.stack()

    assert f(tf.constant(6)).numpy().tolist() == [5, 4, 3]


def test_structures_are_carried():
    @tf.function
    def f(x):
        state = {"a": x, "b": (0, [1.0])}
        for i in tf.range(3):
            state = {"a": state["a"] + i, "b": (state["b"][0] + 1, [state["b"][1][0] * 2.0])}
        return state

    state = f(tf.constant(1))
    assert int(state["a"]) == 4 and int(state["b"][0]) == 3 and float(state["b"][1][0]) == 8.0


def test_python_values_become_tensors():
    @tf.function
    def f(x):
        if x > 0:
            text = "yes"
        else:
            text = "no"
        return text

    assert f(tf.constant(1)).numpy() == b"yes"


def test_shapes_may_differ_between_branches():
    shapes = []

    @tf.function
    def f(x):
        if x > 0:
            y = tf.zeros([2])
        else:
            y = tf.zeros([3])
        shapes.append(y.shape.as_list())
        return y

    assert f(tf.constant(1)).shape == (2,) and shapes == [[None]]


def test_match_statement_with_staged_if():
    @tf.function
    def f(x, kind):
        match kind:
            case "double":
                if x > 0:
                    return x * 2
                return x
        return x - 1

    assert int(f(tf.constant(3), "double")) == 6 and int(f(tf.constant(3), "other")) == 2


def test_walrus_in_a_condition():
    @tf.function
    def f(x):
        if (n := x + 1) > 0:
            y = n
        else:
            y = -n
        return y

    assert int(f(tf.constant(5))) == 6 and int(f(tf.constant(-5))) == 4
