# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._schedules import CosineDecay as CosineDecay
from etch._schedules import CosineDecayRestarts as CosineDecayRestarts
from etch._schedules import ExponentialDecay as ExponentialDecay
from etch._schedules import InverseTimeDecay as InverseTimeDecay
from etch._schedules import LearningRateSchedule as LearningRateSchedule
from etch._schedules import PiecewiseConstantDecay as PiecewiseConstantDecay
from etch._schedules import PolynomialDecay as PolynomialDecay
from etch._schedules import deserialize as deserialize
from etch._schedules import serialize as serialize
