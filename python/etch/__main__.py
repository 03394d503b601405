"""`python -m etch run script.py [args]`."""

import sys

from etch.run import main

sys.exit(main(sys.argv[1:]))
