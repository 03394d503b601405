# structured_input_signature mirrors the call: specs named by argument and path, Python values as they are
import tensorflow as tf

spec = tf.TensorSpec([None], tf.float32)


@tf.function
def f(x, flags, *, mode="a", scale=1):
    return x


print(f.get_concrete_function(spec, True).structured_input_signature)
print(f.get_concrete_function([spec, spec], {"k": spec, "n": 3}, mode="b").structured_input_signature)
print(f.get_concrete_function((spec, (spec,)), None).structured_input_signature)


@tf.function
def g(*parts, **named):
    return parts[0]


print(g.get_concrete_function(spec, spec, key=spec).structured_input_signature)
