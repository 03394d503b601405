"""tf.config, tf.device and other questions: what a machine without GPUs answers."""

import logging

import numpy as np
import pytest

import etch as tf


def test_devices():
    (cpu,) = tf.config.list_physical_devices()
    assert (cpu.name, cpu.device_type) == ("/physical_device:CPU:0", "CPU")
    assert tf.config.list_physical_devices("GPU") == tf.config.list_logical_devices("GPU") == []
    assert tf.config.list_logical_devices("CPU")[0].name == "/device:CPU:0"
    assert tf.config.get_visible_devices() == [cpu]
    tf.config.set_visible_devices([], "GPU")
    tf.config.set_visible_devices(cpu)
    tf.config.set_logical_device_configuration(cpu, [tf.config.LogicalDeviceConfiguration()])
    assert tf.config.get_logical_device_configuration(cpu) is None
    assert tf.config.experimental.get_device_details(cpu) == {}
    for call in (
        lambda: tf.config.set_visible_devices(["a"], "GPU"),
        lambda: tf.config.experimental.set_memory_growth(cpu, True),
        lambda: tf.config.experimental.get_device_details("a"),
    ):
        with pytest.raises(ValueError):
            call()
    with pytest.raises(RuntimeError):
        tf.config.set_visible_devices([], "CPU")


@pytest.mark.parametrize(
    "name",
    ["CPU:0", "/cpu:0", "/device:CPU:0", "GPU:0", "gpu", "/job:localhost/replica:0/task:0/device:CPU:0", "", None],
)
def test_device_blocks(name):
    with tf.device(name):
        assert (tf.constant(1) + 1).device.endswith("CPU:0")


@pytest.mark.parametrize(
    "name, expected",
    [("foo", ValueError), (5, ValueError), (len, RuntimeError), ("/job:w/task:1", tf.errors.InvalidArgumentError)],
)
def test_device_names_that_are_none(name, expected):
    with pytest.raises(expected), tf.device(name):
        pass


def test_a_gpu_is_missed_only_without_soft_placement():
    tf.config.set_soft_device_placement(False)
    try:
        with pytest.raises(tf.errors.InvalidArgumentError), tf.device("GPU:0"):
            pass
    finally:
        tf.config.set_soft_device_placement(True)


def test_settings_are_kept():
    threading = tf.config.threading
    for get, set_ in (
        (threading.get_inter_op_parallelism_threads, threading.set_inter_op_parallelism_threads),
        (threading.get_intra_op_parallelism_threads, threading.set_intra_op_parallelism_threads),
    ):
        assert get() == 0
        set_(2)
        assert get() == 2
        set_(0)
    tf.config.optimizer.set_experimental_options({"constant_folding": True})
    assert tf.config.optimizer.get_experimental_options()["constant_folding"] is True


def test_settings_are_of_their_kind():
    """What is set is told back later, anywhere: nothing that is no number or flag, and no tensor of a trace, is kept."""
    config, kept = tf.config, []
    for set_, get in (
        (config.threading.set_inter_op_parallelism_threads, config.threading.get_inter_op_parallelism_threads),
        (config.set_soft_device_placement, config.get_soft_device_placement),
        (tf.debugging.set_log_device_placement, tf.debugging.get_log_device_placement),
    ):
        set_(None)
        before = get()
        for wrong in ("a", 2.5, [1], object()):
            with pytest.raises(TypeError):
                set_(wrong)
        with pytest.raises(TypeError):
            tf.function(set_, autograph=False)(tf.constant(1))
        kept.append(get() is before)
        set_(np.int64(1))
        assert get() == 1 and type(get()) is type(before)
        set_(None)
        assert get() == before
    assert kept == [True] * 3
    with pytest.raises(TypeError):
        config.threading.set_intra_op_parallelism_threads(True)
    with pytest.raises(ValueError):
        config.threading.set_intra_op_parallelism_threads(2**40)
    for asked, name in ((True, "autoclustering"), ("autoclustering", "autoclustering"), (False, ""), ("a", "")):
        config.optimizer.set_jit(asked)
        assert config.optimizer.get_jit() == name


def test_stages_and_versions():
    seen = []
    tf.function(lambda: seen.append((tf.executing_eagerly(), tf.inside_function())))()
    assert seen == [(False, True)] and tf.executing_eagerly() and not tf.inside_function()
    assert tf.__version__ == tf.version.VERSION == "2.21.0"
    assert tf.get_logger() is logging.getLogger("tensorflow")
    assert not tf.test.is_gpu_available() and tf.test.gpu_device_name() == ""


def test_dtypes():
    assert tf.as_dtype("float32") is tf.dtypes.as_dtype(np.float32) is tf.as_dtype(float) is tf.float32
    assert tf.dtypes.DType is tf.DType and tf.dtypes.cast is tf.cast
    for wrong in ("foo", None, object()):
        with pytest.raises(TypeError):
            tf.as_dtype(wrong)


def test_classes_to_ask_with():
    kinds, f = tf.types.experimental, tf.function(lambda x: x)
    assert isinstance(tf.constant(1), kinds.TensorLike)
    assert isinstance(f, kinds.GenericFunction) and isinstance(f, kinds.Callable)
    assert isinstance(f.get_concrete_function(tf.constant(1)), kinds.ConcreteFunction)
    assert isinstance(tf.TensorSpec([1]), kinds.TraceType) and not isinstance(f, kinds.TraceType)
