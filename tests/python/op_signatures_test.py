"""Names, order and defaults of parameters, as TensorFlow has them."""

import operator

import pytest

import etch as tf
import op_signatures


def rows() -> list[tuple[str, str]]:
    """Names with their parameters."""
    return [tuple(line.split(" ", 1)) for line in op_signatures.RECORDS.read_text().splitlines()]


@pytest.mark.parametrize(("name", "parameters"), rows())
def test_parameters(name: str, parameters: str):
    assert op_signatures.describe(operator.attrgetter(name)(tf)) == parameters


def test_one_function_has_one_object_under_all_its_names():
    assert tf.math.reduce_sum is tf.reduce_sum
    assert tf.linalg.matmul is tf.matmul
    assert tf.linalg.einsum is tf.einsum
    assert tf.math.l2_normalize is tf.linalg.l2_normalize
    assert tf.linalg.eye is tf.eye
    assert tf.dtypes.cast is tf.cast


def test_keywords_and_missing_arguments():
    assert tf.reduce_sum(input_tensor=[[1, 2]], axis=1, keepdims=True).numpy().tolist() == [[3]]
    assert tf.einsum("i,i->", tf.constant([1.0, 2.0]), tf.constant([3.0, 4.0]), optimize="optimal").numpy() == 11
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'x'"):
        tf.sqrt()
    with pytest.raises(TypeError, match="unexpected keyword argument 'no_such'"):
        tf.sqrt(1.0, no_such=2)
    with pytest.raises(TypeError, match="multiple values for argument 'x'"):
        tf.sqrt(1.0, x=2.0)
    with pytest.raises(TypeError, match="takes 2 positional arguments but 3 were given"):
        tf.sqrt(1.0, None, 3)
    with pytest.raises(TypeError, match="unexpected keyword argument 'args'"):
        tf.meshgrid(args=[1])
