# ops by keyword, with name=, by their module and by their short name
import tensorflow as tf
from parity import show

x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
show("keywords", tf.reduce_sum(input_tensor=x, axis=1, keepdims=True, name="total"))
show("matmul", tf.linalg.matmul(a=x, b=x, transpose_b=True, name="product"))
show("concat", tf.concat(values=[x, x], axis=0))
show("gather", tf.gather(params=x, indices=[1], axis=0))
show("clip", tf.clip_by_value(t=x, clip_value_min=1.5, clip_value_max=3.0))
show("where", tf.where(condition=x > 2, x=x, y=0.0))
show("transpose", tf.transpose(a=x, perm=[1, 0]))
print(
    tf.reduce_sum is tf.math.reduce_sum, tf.matmul is tf.linalg.matmul, tf.nn.relu(-1.0).numpy(), tf.abs is tf.math.abs
)
print(tf.math.argmax is tf.argmax, tf.nn.softmax([0.0]).numpy().tolist(), tf.math.softmax([0.0]).numpy().tolist())
print(
    tf.nn.sigmoid is tf.math.sigmoid, tf.norm is tf.linalg.norm, tf.einsum is tf.linalg.einsum, tf.eye is tf.linalg.eye
)
