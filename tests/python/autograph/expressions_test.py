"""Conditional and logical expressions, comparisons, comprehensions and `assert`."""

import pytest

import etch as tf

Feature = tf.autograph.experimental.Feature


def conditional(x):
    return x if x > 0 else -x


def conjunction(x):
    return x > 0 and x < 5


def disjunction(x):
    return x < 0 or x > 5


def negation(x):
    return not x > 3


def chain(x):
    return 0 < x <= 5 < 9


def python_first(x):
    return True and x > 2


def python_stops(x):
    return False and x > 2


def none_or(x):
    return None or x


def nested(x):
    return (1 if x > 3 else 2) if x > 0 and not x > 6 else 3


@pytest.mark.parametrize("function, argument, expected", [
    (conditional, -3, 3), (conditional, 3, 3), (conjunction, 3, True), (conjunction, 7, False),
    (disjunction, 7, True), (disjunction, 3, False), (negation, 2, True), (negation, 4, False),
    (chain, 5, True), (chain, 6, False), (python_first, 3, True), (python_stops, 3, False), (none_or, 3, 3),
    (nested, 5, 1), (nested, 2, 2), (nested, 7, 3), (nested, -1, 3),
])
def test_value(function, argument, expected):
    assert tf.function(function)(tf.constant(argument)).numpy() == expected


def test_right_operand_runs_only_if_the_left_decides_so():
    v = tf.Variable(0)

    def touch():
        return v.assign_add(1) > 0

    @tf.function
    def f(x):
        return x > 0 and touch(), x > 0 or touch()

    f(tf.constant(1))
    assert int(v) == 1
    f(tf.constant(-1))
    assert int(v) == 2


def test_branches_of_a_conditional_expression_are_lazy():
    v = tf.Variable(0)

    @tf.function
    def f(x):
        return v.assign_add(10) if x > 0 else v.assign_add(1)

    f(tf.constant(1))
    f(tf.constant(-1))
    assert int(v) == 11


def test_middle_of_a_chain_is_evaluated_twice(capsys):
    def shown(x):
        print("middle")
        return x

    @tf.function
    def f(x):
        return 0 < shown(x) < 3

    assert not bool(f(tf.constant(5)))
    assert capsys.readouterr().out == "middle\n" * 2


def test_conditional_expression_names_its_condition_in_errors():
    @tf.function
    def f(x):
        return 1 if x > 0 else 2.0

    with pytest.raises(TypeError, match="'x > 0' has dtype int32 in the main branch, but dtype float32"):
        f(tf.constant(1))


def test_none_in_a_conditional_expression():
    @tf.function
    def f(x):
        return None if x > 0 else x

    with pytest.raises(ValueError, match="'x > 0' is None at the end of the main branch"):
        f(tf.constant(1))


def test_elements_of_comprehensions_are_converted():
    @tf.function
    def f(x):
        return [i + 1 if x > 0 else i for i in (1, 2)], sum(conditional(x - i) for i in (1, 2))

    items, total = f(tf.constant(-1))
    assert [int(item) for item in items] == [1, 2] and int(total) == 5


def test_iterating_over_a_tensor_in_a_comprehension_is_an_error():
    @tf.function
    def f(x):
        return [i for i in tf.range(x)]

    with pytest.raises(TypeError, match="in user code"):
        f(tf.constant(3))


def test_condition_of_a_comprehension_is_not_converted():
    @tf.function
    def f(x):
        return [i for i in (1, 2) if x > 0]

    with pytest.raises(TypeError, match="in user code"):
        f(tf.constant(3))


def test_assert_on_a_tensor_is_an_error_by_default():
    @tf.function
    def f(x):
        assert x > 10, "too small"
        return x

    with pytest.raises(TypeError):
        f(tf.constant(5))


def test_assert_is_staged_with_the_feature():
    @tf.function(experimental_autograph_options=Feature.ASSERT_STATEMENTS)
    def f(x):
        assert x > 10, "too small"
        return x

    assert int(f(tf.constant(11))) == 11
    with pytest.raises(tf.errors.InvalidArgumentError, match="too small"):
        f(tf.constant(5))


def test_python_assert_fails_while_tracing():
    @tf.function(experimental_autograph_options=Feature.ASSERT_STATEMENTS)
    def f(x):
        assert False, "never"

    with pytest.raises(AssertionError, match="never"):
        f(tf.constant(1))


def test_equality_operators():
    @tf.function(experimental_autograph_options=(Feature.EQUALITY_OPERATORS,))
    def f(x):
        return x == 3, x != 3, 1 == 1 != 2, "a" == "b", 0 < x[0] == 3

    equal, unequal, *others = f(tf.constant([3, 4]))
    assert equal.numpy().tolist() == [True, False] and unequal.numpy().tolist() == [False, True]
    assert [bool(value) for value in others] == [True, False, True]


def test_f_strings_and_lambdas():
    @tf.function
    def f(x):
        pick = lambda v: v + 1 if v > 0 else v - 1
        print(f"{'scalar' if x.shape == () else 'other'}")
        return pick(x)

    assert int(f(tf.constant(1))) == 2 and int(f(tf.constant(-1))) == -2
