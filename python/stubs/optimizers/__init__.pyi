# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._optimizers import Adadelta as Adadelta
from etch._optimizers import Adagrad as Adagrad
from etch._optimizers import Adam as Adam
from etch._optimizers import AdamW as AdamW
from etch._optimizers import Lion as Lion
from etch._optimizers import Optimizer as Optimizer
from etch._optimizers import RMSprop as RMSprop
from etch._optimizers import SGD as SGD
from etch._optimizers import deserialize as deserialize
from etch._optimizers import get as get
from etch._optimizers import serialize as serialize
from etch.optimizers import schedules as schedules
