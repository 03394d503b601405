"""Writes safetensors files beside itself, for the scripts that record."""
import json
import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
DTYPES = {"float16": "F16", "float32": "F32", "float64": "F64", "int32": "I32", "int64": "I64", "bool": "BOOL"}


def write(name, tensors, metadata=None):
    """The format's own order: wide dtypes first, then names."""
    tensors = {k: np.ascontiguousarray(v).reshape(np.shape(v)) for k, v in tensors.items()}
    order = sorted(tensors, key=lambda k: (-tensors[k].dtype.itemsize, k))
    header, at = {}, 0
    for k in order:
        x = tensors[k]
        header[k] = {"dtype": DTYPES[str(x.dtype)], "shape": list(x.shape), "data_offsets": [at, at + x.nbytes]}
        at += x.nbytes
    if metadata:
        header["__metadata__"] = metadata
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(os.path.join(HERE, name), "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + b"".join(tensors[k].tobytes() for k in order))
    print(f"{name}: {len(order)} tensors, {8 + len(text) + at} bytes")
