"""What the lines of any_calls.py call: bodies of traced functions, ways of using a value, and places that a line can be run in."""

import contextlib
import functools
import gc
import itertools
import operator

from any_values import NAMES

import etch as tf

@contextlib.contextmanager
def tolerating():
    """A block that may fail, but not by a SystemError: that one says that an answer of C code was wrong."""
    try:
        yield
    except SystemError:
        raise
    except Exception:
        pass


# --- bodies that AutoGraph converts ------------------------------------------------------------------------------------------------


def gives_back(*args, **kwargs):
    return args, kwargs


def gives_one(*args, **kwargs):
    return tf.constant(1.0)


def loops_over(a, *rest, **kwargs):
    total = 0.0
    for item in a:
        total = total + 1.0
        if total > 50.0:
            break
    return total


def branches_on(a, *rest, **kwargs):
    if a:
        out = rest
    elif not a and rest:
        out = a
    else:
        out = None
    return out


def repeats_while(a, *rest, **kwargs):
    n = tf.constant(0)
    while n < 3 and a:
        n += 1
    return n


def indexes(a, b=0, *rest, **kwargs):
    a[b] = rest
    return a[b]


def adds(a, b=1.0, *rest, **kwargs):
    a += b
    return a


def keeps(a, b=1.0, *rest, **kwargs):
    items = []
    for i in tf.range(2):
        items.append(a)
    return items


def unpacks(a, *rest, **kwargs):
    first, *others = a
    return [x for x in others if x == first]


def asserts(a, b=1.0, *rest, **kwargs):
    assert a, b
    return len(a)


def calls(a, *rest, **kwargs):
    return a(*rest, **kwargs)


def prints(a, *rest, **kwargs):
    print(a, *rest)
    tf.print(a, *rest)


def makes_variable(a, *rest, **kwargs):
    if not hasattr(makes_variable, "v"):
        makes_variable.v = tf.Variable(a)
    return makes_variable.v.assign(a)


def returns_early(a, b=1.0, *rest, **kwargs):
    for i in tf.range(3):
        if i > b:
            return a
    return b


# --- using values ------------------------------------------------------------------------------------------------------------------


def call_of(policy, body, *args, **kwargs):
    return tf.function(body, policy=policy)(*args, **kwargs)


def calls_of(policy, body, *calls):
    """One function with several arguments, each twice: they are compared with one another."""
    f = tf.function(body, policy=policy)
    for args in calls * 2:
        with tolerating():
            f(*args)
    f.pretty_printed_concrete_signatures()
    return f.audit()


def entered(context, body):
    with context:
        return body()


def augmented(x, name, value):
    return getattr(operator, name)(x, value)


def gradient_of(f, x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.gradient(y, x)


def gradient_through(x, rule, **options):
    """The gradient of what has a rule that knows the tape."""
    v = tf.Variable([1.0, 2.0])
    with tf.GradientTape(**options) as tape:
        y = tf.custom_gradient(lambda a: (a * 2.0, lambda dy: rule(tape, y, v, dy)))(v * x)
    try:
        return tape.gradient(y, v)
    finally:
        tape.__exit__()  # else one that the rule entered would record all that is behind


def asking(it, use):
    """use(it); what is asked meanwhile finds `it`, too (any_values.uses_it)."""
    NAMES["it"] = it
    return use(it)


def jacobian_of(f, x, **options):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.jacobian(y, x, **options)


def asked(tape, *args, **kwargs):
    return tape.gradient(*args, **kwargs)


def asked_of(x, target, sources, upstream):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        tape.watch(target)
        y = x * 2.0
    return tape.gradient([y, target], sources), tape.gradient(y, [x, sources], upstream)


def batch_jacobian_of(f, x, **options):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.batch_jacobian(y, x, **options)


def unrecorded(body):
    with tf.GradientTape() as tape, tape.stop_recording():
        return body()


def eagerly(body):
    """body() while traced functions run as plain Python."""
    tf.config.run_functions_eagerly(True)
    try:
        return body()
    finally:
        tf.config.run_functions_eagerly(False)


def seeded(seed, body):
    tf.random.set_seed(seed)
    return body()


def trained(optimizer, gradient):
    optimizer.apply_gradients([(gradient, tf.Variable([[1.0, 2.0], [3.0, 4.0]]))])
    return optimizer


def setting(x, name, value):
    setattr(x, name, value)
    return x


def made(type_):
    """An object of a type that wants no arguments, or one or two."""
    for args in ((), (1.0,), ("a",), ("a", "CPU"), (0.1, 10), (0.1, 10, 0.9), ([1], [1.0, 2.0])):
        with contextlib.suppress(Exception):
            return type_(*args)
    return next(iter(type_))  # of an enum


def look_at(result):
    """What a program does with a result, so that a broken one shows."""
    for look in (repr, str, hash, bool, len, lambda x: x == x, lambda x: list(itertools.islice(iter(x), 3)), gc.get_referents):
        with tolerating():
            look(result)
    if isinstance(result, (tf.types.experimental.GenericFunction, tf.types.experimental.ConcreteFunction)):
        result(NAMES["x"])
    elif hasattr(type(result), "__exit__"):
        with result:
            tf.add(NAMES["x"], 1.0)


# --- places -------------------------------------------------------------------------------------------------------------------------

NAMES.update({name: value for name, value in globals().items() if callable(value)})
NAMES["x"] = eager = tf.constant([[1.0, 2.0], [3.0, 4.0]])


def _with_x(body, x):
    """body() where `x` is that tensor."""
    outer, NAMES["x"] = NAMES["x"], x
    try:
        return body()
    finally:
        NAMES["x"] = outer


def _place(run):
    """A place: `run(body)` calls body(x) somewhere."""
    name = run.__name__
    NAMES[name] = lambda line: run(lambda x=eager, *_: _with_x(line, x))
    return f"{name}(lambda: {{}})"


@_place
def in_function(body):
    return tf.function(body, autograph=False)(eager)


@_place
def in_symbolic_function(body):
    return tf.function(body, autograph=False, policy="symbolic")(eager)


@_place
def in_declared_function(body):
    return tf.function(body, autograph=False, input_signature=[tf.TensorSpec([None, None])])(eager)


@_place
def in_function_of_unknown_rank(body):
    return tf.function(body, autograph=False, input_signature=[tf.TensorSpec(None)])(eager)


@_place
def in_branch(body):
    return tf.function(lambda x: tf.cond(x[0, 0] > 0.0, lambda: body(x), lambda: body(x)), autograph=False)(eager)


@_place
def in_loop(body):
    def step(i, x):
        body(x)
        return i + 1, x * 2.0

    return tf.function(lambda x: tf.while_loop(lambda i, x: i < 2, step, [0, x]), autograph=False)(eager)


@_place
def in_map(body):
    return tf.map_fn(body, eager)


@_place
def on_tape(body):
    return gradient_of(body, eager)


@_place
def on_tape_in_function(body):
    return tf.function(functools.partial(gradient_of, body), autograph=False)(eager)


@_place
def in_callback(body):
    return tf.function(lambda x: tf.py_function(body, [x], tf.float32), autograph=False)(eager)


@_place
def in_init_scope(body):
    return tf.function(lambda x: entered(tf.init_scope(), body), autograph=False)(eager)


@_place
def in_rule(body):
    return gradient_of(tf.custom_gradient(lambda x: (x * 2.0, body)), eager)


PLACES = [in_function, in_symbolic_function, in_declared_function, in_function_of_unknown_rank, in_branch, in_loop, in_map]
PLACES += [on_tape, on_tape_in_function, in_callback, in_init_scope, in_rule]
