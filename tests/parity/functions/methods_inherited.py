# a decorated method that is overridden calls the one of the base class
import tensorflow as tf


class Base:
    @tf.function
    def call(self, x):
        print("tracing base")
        return x + 1.0


class Derived(Base):
    @tf.function
    def call(self, x):
        print("tracing derived")
        return super().call(x) * 10.0


d = Derived()
print(d.call(tf.constant(1.0)).numpy(), d.call(tf.constant(2.0)).numpy())
print(d.call.experimental_get_tracing_count(), Base().call(tf.constant(5.0)).numpy())
