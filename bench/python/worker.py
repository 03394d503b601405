"""worker.py MEASUREMENT PEER: one measurement of one peer; the last line printed is its values as JSON."""

import importlib
import json
import sys


def main() -> None:
    measurement, peer = sys.argv[1:]
    module = importlib.import_module(f"measurements.{measurement}")
    print(json.dumps(module.measure(peer)))


if __name__ == "__main__":
    main()
