"""On Python values a converted function does what the original does: written cases and random programs."""

import contextlib
import linecache
import random

import pytest

import etch as tf


def run_both(function, *args):
    """The outcome of the function, after a check that the converted one has the same."""
    outcomes = []
    for candidate in (function, tf.autograph.to_graph(function)):
        try:
            outcomes.append(candidate(*args))
        except Exception as error:
            outcomes.append(type(error))
    assert outcomes[0] == outcomes[1]
    return outcomes[0]


def jumps_in_try(n):
    log = []
    for i in range(n):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            log.append(i)
        except ValueError:
            log.append("never")
        else:
            log.append("else")
        finally:
            log.append("finally")
    return log


def return_in_nested_loops(n):
    for i in range(n):
        for j in range(n):
            if i * j == 6:
                return i, j
    return None


def return_in_with(n):
    with contextlib.nullcontext(n) as m:
        if m > 2:
            return "big"
        m += 1
    return m


def iterator_is_not_advanced_after_break(n):
    items = iter(range(10))
    for item in items:
        if item == n:
            break
    return next(items, None)


def loop_variable_after_the_loop(n):
    for i in range(n):
        pass
    return i


def loop_target_is_a_pattern(n):
    total = 0
    for i, (a, *rest) in enumerate([(1, 2, 3)] * n):
        total += i + a + sum(rest)
    return total


def loop_target_is_an_item(n):
    d = {}
    for d["last"] in range(n):
        pass
    return d


def closures_see_changes(n):
    count = 0

    def current():
        return count

    seen = []
    for _ in range(n):
        count += 1
        if count % 2:
            seen.append(current())
    return seen


def inner_function_changes_nonlocal(n):
    count = 0

    def add():
        nonlocal count
        if n > 1:
            count += n

    add()
    add()
    return count


def walrus_in_loop(n):
    seen = []
    while (n := n - 1) > 0 and (half := n // 2) >= 0:
        seen.append((n, half))
    return seen


def names_in_except(n):
    try:
        if n > 1:
            raise KeyError(n)
    except KeyError as error:
        n = error.args[0] + 100
    return n


def import_in_branch(n):
    if n > 1:
        import math as m
    else:
        import cmath as m
    return m.__name__


def comprehension_names_stay_inside(n):
    i = 10
    values = [i for i in range(n) if i or n > 2]
    return i, values, {k: v for k, v in zip(values, values)}


def while_true_with_return(n):
    while True:
        n -= 1
        if n < 0:
            return n


@pytest.mark.parametrize("function", [
    jumps_in_try, return_in_nested_loops, return_in_with, iterator_is_not_advanced_after_break,
    loop_variable_after_the_loop, loop_target_is_a_pattern, loop_target_is_an_item, closures_see_changes,
    inner_function_changes_nonlocal, walrus_in_loop, names_in_except, import_in_branch, comprehension_names_stay_inside,
    while_true_with_return,
], ids=lambda function: function.__name__)
def test_same_as_python(function):
    for n in (0, 1, 2, 5):
        run_both(function, n)


def test_expected_outcomes():
    assert run_both(jumps_in_try, 5) == [0, "else", "finally", "finally", 2, "else", "finally", "finally"]
    assert run_both(return_in_nested_loops, 4) == (2, 3)
    assert run_both(loop_variable_after_the_loop, 0) is UnboundLocalError
    assert run_both(iterator_is_not_advanced_after_break, 2) == 3


class Programs:
    """Random functions of x, made of assignments, branches, loops, jumps and handlers."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.left = 22
        self.loops = 0

    def expression(self, depth=0):
        kind = self.random.randrange(8)
        if depth > 2 or kind < 3:
            return self.random.choice(["a", "b", "c", "x", str(self.random.randrange(-2, 6))])
        if kind < 6:
            return f"({self.expression(depth + 1)} {self.random.choice('+-')} {self.expression(depth + 1)})"
        if kind == 6:
            return f"({self.expression(depth + 1)} if {self.condition(depth + 1)} else {self.expression(depth + 1)})"
        return f"helper({self.expression(depth + 1)})"

    def condition(self, depth=0):
        kind = self.random.randrange(8)
        if depth > 2 or kind < 4:
            return f"{self.expression(depth + 1)} {self.random.choice(['<', '>', '=='])} {self.expression(depth + 1)}"
        if kind < 6:
            return f"({self.condition(depth + 1)} {self.random.choice(['and', 'or'])} {self.condition(depth + 1)})"
        if kind == 6:
            return f"not ({self.condition(depth + 1)})"
        return f"{self.expression(2)} < {self.expression(2)} <= {self.expression(2)}"

    def block(self, indent, in_loop, depth):
        count = self.random.randrange(1, 4)
        return [line for _ in range(count) for line in self.statement(indent + 1, in_loop, depth + 1)]

    def statement(self, indent, in_loop, depth):
        pad = "    " * indent
        self.left -= 1
        kind = self.random.randrange(20)
        if depth > 3 or self.left < 0 or kind < 7:
            return [f"{pad}{self.random.choice('abcd')} = {self.expression()}"]
        if kind < 11:
            otherwise = [f"{pad}else:", *self.block(indent, in_loop, depth)] if self.random.random() < 0.5 else []
            return [f"{pad}if {self.condition()}:", *self.block(indent, in_loop, depth), *otherwise]
        if kind < 13:
            self.loops += 1
            count = f"n{self.loops}"
            head = [f"{pad}{count} = 0", f"{pad}while {count} < 3 and {self.condition()}:", f"{pad}    {count} += 1"]
            return head + self.block(indent, True, depth)
        if kind < 15:
            return [f"{pad}for d in range({self.random.randrange(4)}):", *self.block(indent, True, depth)]
        if kind < 17 and in_loop:
            return [f"{pad}if {self.condition()}:", f"{pad}    {self.random.choice(['break', 'continue'])}"]
        if kind == 17:
            return [f"{pad}if {self.condition()}:", f"{pad}    return {self.expression()}"]
        if kind == 18:
            fail = [f"{pad}    raise ValueError"] if self.random.random() < 0.3 else []
            return [
                f"{pad}try:", *self.block(indent, in_loop, depth), *fail,
                f"{pad}except (ValueError, UnboundLocalError):", *self.block(indent, in_loop, depth),
                f"{pad}else:", *self.block(indent, in_loop, depth), f"{pad}finally:", f"{pad}    c = c + 1",
            ]
        return [f"{pad}state['k'] = {self.expression()}", f"{pad}d = state['k']"]

    def source(self):
        body = [line for _ in range(4) for line in self.statement(1, False, 0)]
        return "\n".join(["def program(x, state):", "    a = x", "    b = x + 1", "    c = x - 1", *body,
                          "    return a, b, c", ""])


def helper(v):
    if v > 2:
        return v - 1
    return v + 1


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_random_programs(start):
    for seed in range(start, start + 50):
        text = Programs(seed).source()
        file = f"program {seed}"
        linecache.cache[file] = (len(text), None, text.splitlines(True), file)
        namespace = {"helper": helper}
        exec(compile(text, file, "exec"), namespace)
        for x in (-1, 0, 2, 5):
            before, after = {"k": 7}, {"k": 7}
            outcomes = []
            for program, state in ((namespace["program"], before),
                                   (tf.autograph.to_graph(namespace["program"]), after)):
                try:
                    outcomes.append(program(x, state))
                except UnboundLocalError:
                    outcomes.append("unbound")
            assert outcomes[0] == outcomes[1] and before == after, text
