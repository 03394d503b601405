"""Who is measured: names, and how a process of theirs is set up."""

import importlib.metadata
import os

# By the name that measurements use: what the tables call it, and the distribution that has its version (Etch comes
# from the build tree).
PEERS: dict[str, tuple[str, str | None]] = {
    "etch": ("Etch", None),
    "etch_one_thread": ("Etch, one thread", None),
    "tf_eager": ("TensorFlow eager", "tensorflow-cpu"),
    "tf_function": ("tf.function", "tensorflow-cpu"),
    "tf_xla": ("tf.function, XLA", "tensorflow-cpu"),
    "jax": ("JAX", "jax"),
    "torch": ("PyTorch eager", "torch"),
    "torch_compile": ("torch.compile", "torch"),
}

# Those that compile whole functions, as Etch does.
COMPILED = ("tf_function", "tf_xla", "jax", "torch_compile")


def versions() -> dict[str, str]:
    """Of the peers that are installed."""
    found = {}
    for distribution in sorted({d for _, d in PEERS.values() if d}):
        try:
            found[distribution] = importlib.metadata.version(distribution)
        except importlib.metadata.PackageNotFoundError:
            found[distribution] = "not installed"
    return found


def environment(peer: str, etch_path: str, scratch: str) -> dict[str, str]:
    """The environment of a process: CPU alone, quiet, and no compiled code kept from the process before."""
    settings = dict(os.environ)
    settings |= {"CUDA_VISIBLE_DEVICES": "-1", "TF_CPP_MIN_LOG_LEVEL": "3", "JAX_PLATFORMS": "cpu"}
    settings |= {"TORCHINDUCTOR_CACHE_DIR": scratch, "TRITON_CACHE_DIR": scratch}
    # Python keeps the modules that it has compiled, as those of an installed package are. And libraries find out what the processor is.
    for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):
        settings.pop(name, None)
    if peer.startswith("etch"):
        settings["PYTHONPATH"] = etch_path
    if peer == "etch_one_thread":
        settings["ETCH_NUM_THREADS"] = "1"
    return settings
