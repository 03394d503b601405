# keywords that are no identifiers are accepted and renamed in signatures; two that become the same are refused
import tensorflow as tf
from parity import attempt

x = tf.constant(1.0)


@tf.function
def f(**named):
    return tf.add_n(list(named.values()))


concrete = f.get_concrete_function(**{"_42": x, "96ab.cd//?53": x})
print(sorted(concrete.structured_input_signature[1]))
attempt(lambda: f(**{"a b": x, "a.c": x}))
attempt(lambda: f(**{"a.b": x, "a/b": x}), "Name collision after sanitization")
