"""Enumerations that programs pass to variables and tapes."""

import enum


class VariableSynchronization(enum.Enum):
    """When copies of a variable would be brought together; kept as it was given."""

    AUTO = 0
    NONE = 1
    ON_WRITE = 2
    ON_READ = 3


class VariableAggregation(enum.Enum):
    """How copies of a variable would be brought together; kept as it was given."""

    NONE = 0
    SUM = 1
    MEAN = 2
    ONLY_FIRST_REPLICA = 3


class UnconnectedGradients(enum.Enum):
    """What the gradient by a source is that the target does not depend on."""

    NONE = "none"
    ZERO = "zero"
