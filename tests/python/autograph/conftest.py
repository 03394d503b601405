"""What the tests of AutoGraph share."""

import logging

import pytest


@pytest.fixture
def warnings():
    """The warnings logged during a test, as text."""
    texts = []

    class Collect(logging.Handler):
        def emit(self, record):
            if record.levelno >= logging.WARNING:
                texts.append(record.getMessage())

    logger, handler = logging.getLogger("tensorflow"), Collect()
    logger.addHandler(handler)
    yield texts
    logger.removeHandler(handler)
