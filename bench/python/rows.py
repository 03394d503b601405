"""What a measurement says: a row per quantity, and the targets of Etch's."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Values = Mapping[str, dict]  # by peer: the values of its measurement, the best of all rounds


@dataclass(frozen=True)
class Target:
    """Etch's value of something, against what it may be at most."""

    what: str
    value: float
    at_most: float
    unit: str = "x"

    @property
    def is_met(self) -> bool:
        return self.value <= self.at_most


@dataclass(frozen=True)
class Row:
    what: str
    unit: str
    by_peer: dict[str, float]
    targets: list[Target] = field(default_factory=list)


def pick(values: Values, key: str, scale: float = 1.0) -> dict[str, float]:
    """One quantity of all peers that have it."""
    return {peer: v[key] * scale for peer, v in values.items() if key in v}


def beyond_steady(values: Values, scale: float = 1.0) -> dict[str, float]:
    """What first calls take longer than later ones."""
    steady = pick(values, "steady", scale)
    return {peer: max(0.0, first - steady[peer]) for peer, first in pick(values, "first", scale).items()}


def against_best(what: str, by_peer: dict[str, float], at_most: float) -> list[Target]:
    """Etch against the best of the others; nothing where one of the two sides is missing."""
    others = [v for peer, v in by_peer.items() if peer != "etch"]
    return [Target(what, by_peer["etch"] / min(others), at_most)] if others and "etch" in by_peer else []


def against(what: str, by_peer: dict[str, float], peer: str, at_most: float) -> list[Target]:
    """Etch against one of them."""
    return [Target(what, by_peer["etch"] / by_peer[peer], at_most)] if {"etch", peer} <= by_peer.keys() else []
