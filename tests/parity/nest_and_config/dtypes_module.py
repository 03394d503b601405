# tf.dtypes and the names of tf: what is the same thing
import tensorflow as tf

print(
    tf.dtypes.float32 is tf.float32,
    tf.dtypes.cast is tf.cast,
    tf.dtypes.as_dtype is tf.as_dtype,
    tf.dtypes.DType is tf.DType,
)
print(tf.dtypes.saturate_cast([300.0, -5.0], tf.uint8).numpy().tolist(), tf.half, tf.double, tf.newaxis)
print(tf.math.add is tf.add, tf.linalg.matmul is tf.matmul, tf.math.abs is tf.abs, tf.nn.sigmoid is tf.sigmoid)
print(tf.Tensor.__name__, tf.TensorShape.__name__, tf.Variable.__name__)
print(
    hasattr(tf, "Session"),
    hasattr(tf, "placeholder"),
    hasattr(tf, "reduce_sum"),
    hasattr(tf, "mul"),
    hasattr(tf, "log"),
)
