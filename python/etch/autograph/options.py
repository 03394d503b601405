"""The switches of a conversion: optional features and whether called functions are converted too."""

from __future__ import annotations

import enum
from typing import Iterable, NamedTuple


class Feature(enum.Enum):
    """Optional rewritings, all off by default; the names are TensorFlow's.

    AUTO_CONTROL_DEPS and NAME_SCOPES are accepted and change nothing: effects are always ordered here, and
    scopes of names carry no meaning for a trace.
    """

    ALL = "ALL"
    AUTO_CONTROL_DEPS = "AUTO_CONTROL_DEPS"
    ASSERT_STATEMENTS = "ASSERT_STATEMENTS"
    BUILTIN_FUNCTIONS = "BUILTIN_FUNCTIONS"
    EQUALITY_OPERATORS = "EQUALITY_OPERATORS"
    LISTS = "LISTS"
    NAME_SCOPES = "NAME_SCOPES"

    @classmethod
    def all(cls) -> tuple["Feature", ...]:
        """Every member, ALL included."""
        return tuple(cls)

    @classmethod
    def all_but(cls, exclude: "Feature | Iterable[Feature]") -> tuple["Feature", ...]:
        """Every single feature except those of `exclude`."""
        left_out = {exclude} if isinstance(exclude, Feature) else set(exclude)
        return tuple(feature for feature in cls if feature is not cls.ALL and feature not in left_out)


class Options(NamedTuple):
    """One set of switches; hashable, part of the key under which a conversion is cached."""

    features: frozenset[Feature] = frozenset()
    recursive: bool = True

    def has(self, feature: Feature) -> bool:
        """Whether `feature` is on."""
        return feature in self.features or Feature.ALL in self.features


def make_options(features: Feature | Iterable[Feature] | None = None, recursive: bool = True) -> Options:
    """Options from what users write: None, one feature or several."""
    if features is None:
        return Options(frozenset(), recursive)
    if isinstance(features, Feature):
        features = (features,)
    chosen = frozenset(features)
    for feature in chosen:
        if not isinstance(feature, Feature):
            raise ValueError(f"autograph options must be members of Feature, not {feature!r}")
    return Options(chosen, recursive)
