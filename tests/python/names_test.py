"""The list of names in the documents is what the package has, and every name says what it is."""

import subprocess
import sys
from pathlib import Path

import etch as tf
import pytest
from etch import _core

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "python-names"


def test_documented_names():
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("dotted", sorted(_core.ops))
def test_ops_have_a_doc_line_and_a_signature(dotted):
    op = _core.ops[dotted]
    assert op.__doc__ and op.__doc__.endswith((".", "?")) and op.__signature__.parameters is not None


def test_a_name_that_is_not_there_tells_its_neighbours():
    with pytest.raises(AttributeError, match="reduce_sum"):
        tf.reduce_summ
    with pytest.raises(AttributeError, match="exp"):
        tf.math.expp
