# what cannot be an input_signature is refused when the function is decorated
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([], tf.float32)


def f(a, b):
    return a + b


def decorate(signature):
    return lambda: tf.function(f, input_signature=signature) and "accepted"


attempt(decorate([spec, spec]))
attempt(decorate((spec, spec)))
attempt(decorate(spec), "input_signature must be either a tuple or a list")
attempt(decorate({"a": spec}), "input_signature must be either a tuple or a list")
attempt(decorate([spec, 1]), "input_signature", "nested sequence")
attempt(decorate([spec, tf.constant(1.0)]), "nested sequence")
attempt(decorate([spec, tf.float32]), "nested sequence")
attempt(decorate([spec]), "input_signature missing type constraint")
attempt(decorate([spec, spec, spec]), "extra type constraints")
