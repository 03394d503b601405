# how lists that mix Python numbers, NumPy values and tensors find one dtype
import numpy as np
import tensorflow as tf
from parity import attempt

attempt(lambda: tf.constant([1, 2.0]).dtype.name)
attempt(lambda: tf.constant([1.0, 2]).dtype.name)
attempt(lambda: tf.constant([True, 1]))
attempt(lambda: tf.constant([1, np.float64(2)]).dtype.name)
attempt(lambda: tf.constant([np.float32(1), np.float32(2)]).dtype.name)
attempt(lambda: tf.constant([np.array([1, 2]), np.array([3, 4])]).dtype.name)
attempt(lambda: tf.stack([tf.constant(1), 2]).dtype.name)
attempt(lambda: tf.stack([1, tf.constant(2.0)]).dtype.name)
attempt(lambda: tf.stack([tf.constant(1), tf.constant(2.0)]))
