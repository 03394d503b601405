# hundreds of arguments, and thousands of items in one: there is no limit that a program could meet
import tensorflow as tf
from parity import attempt, counts, show

N = 300
one = tf.constant(1.0)
numbers = {f"k{i}": tf.constant(float(i)) for i in range(N)}
listed = ", ".join(f"k{i}" for i in range(N))
scope = {}
exec(f"def positional({listed}): return k0 + k{N - 1}", scope)
exec(f"def named(*, {listed}): return k0 + k{N - 1}", scope)
exec(f"def otherwise({', '.join(f'k{i}={i}.0' for i in range(N))}): return k0 + k{N - 1}", scope)

f = tf.function(lambda *args: tf.add_n(args))
show("*args", f(*numbers.values()))
counts(f, [one] * N, [one] * (N + 1), [one] * N)
g = tf.function(lambda **kwargs: tf.add_n([kwargs[f"k{i}"] * float(i % 3) for i in range(N)]))
show("**kwargs", g(**numbers))
show("in another order", g(**dict(reversed(numbers.items()))))
print("traces", g.experimental_get_tracing_count())
both = tf.function(lambda *args, **kwargs: (args[-1], kwargs["k299"], len(args), len(kwargs)))
show("both", both(*numbers.values(), **numbers))
show("parameters", tf.function(scope["positional"], autograph=False)(*numbers.values()))
show("by name", tf.function(scope["positional"], autograph=False)(**numbers))
show("keyword only", tf.function(scope["named"], autograph=False)(**numbers))
show("defaults", tf.function(scope["otherwise"], autograph=False)(k7=one))
declared = tf.function(scope["positional"], input_signature=[tf.TensorSpec([], tf.float32)] * N, autograph=False)
show("declared", declared(*range(N)))
show("concrete", declared.get_concrete_function()(*numbers.values()))
attempt(lambda: tf.function(scope["named"], autograph=False)(k0=one), "missing a required argument: 'k1'")
attempt(lambda: declared(*[one] * (N + 1)), "too many positional arguments")
attempt(lambda: declared(*[one] * N, more=one), "got an unexpected keyword argument 'more'")

ends = tf.function(lambda xs: xs[0] + xs[4999])
show("list", ends([tf.constant(float(i)) for i in range(5000)]))
show("again", ends([one] * 5000))
show("numbers", ends(list(range(5000))))
show("dict", tf.function(lambda d: d["k4999"])({f"k{i}": tf.constant(i) for i in range(5000)}))
