# a layer that makes its variables when it first sees an input
import tensorflow as tf
from parity import attempt, show


class FlexibleDenseModule(tf.Module):
    def __init__(self, out_features, name=None):
        super().__init__(name=name)
        self.is_built = False
        self.out_features = out_features

    def __call__(self, x):
        if not self.is_built:
            self.w = tf.Variable(tf.random.stateless_normal([x.shape[-1], self.out_features], seed=[1, 2]), name="w")
            self.b = tf.Variable(tf.zeros([self.out_features]), name="b")
            self.is_built = True
        return tf.nn.relu(tf.matmul(x, self.w) + self.b)


class MySequentialModule(tf.Module):
    def __init__(self, name=None):
        super().__init__(name=name)
        self.dense_1 = FlexibleDenseModule(out_features=3)
        self.dense_2 = FlexibleDenseModule(out_features=2)

    @tf.function
    def __call__(self, x):
        print("tracing", x.shape)
        return self.dense_2(self.dense_1(x))


my_model = MySequentialModule(name="the_model")
print(len(my_model.variables))
show("Model results", my_model(tf.constant([[2.0, 2.0, 2.0]])))
show("another batch", my_model(tf.constant([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])))
print([(v.name, v.shape) for v in my_model.variables])
attempt(lambda: my_model(tf.constant([[2.0, 2.0]])))
