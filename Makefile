# The door. CMake does the work, presets name it (CMakePresets.json); see `make help`.
MAKEFLAGS += --no-print-directory
PYTHON ?= python3
CONFIGURE = cmake --preset $(1) -DETCH_WERROR=$(if $(filter true,$(CI)),ON,OFF) $(USE_VENV) >/dev/null && cmake --build --preset $(1)
USE_VENV = $(if $(wildcard .venv/bin/python),-DPython3_EXECUTABLE=$(CURDIR)/.venv/bin/python)

.PHONY: all help test test-avx2 test-matrix run-tests run-demo python wheel test-wheel parity parity-record demo lint release tsan stress fuzz coverage bench bench-python docs golden-update format venv clean
all: ## debug build with sanitizers, in build/dev
	@scripts/setup build && $(call CONFIGURE,dev)
help: ## this list
	@sed -nE 's/^([a-z][a-z-]*):[^#]*## (.*)/make \1\t\2/p' Makefile | expand -t 20
test: ## build and run all tests; ends with "N passed, M failed"
	@scripts/setup build test python && { scripts/venv || echo "Without packages from PyPI the Python package is not tested." >&2; } && $(MAKE) run-tests
run-tests:
	@$(call CONFIGURE,dev) && scripts/run-tests build/dev
python: ## build the Python package and install it into .venv
	@scripts/setup build python && scripts/venv && .venv/bin/pip install -q .
wheel: ## build/wheel/*.whl: the Python package with the libraries that it needs inside
	@scripts/setup build python && scripts/wheel
test-wheel: wheel ## install that into a new environment and use it there
	@tests/wheel/run "$(PYTHON)" build/wheel/*.whl
demo: ## build in release and show what it does, from C and from Python
	@scripts/setup build python && scripts/venv && $(MAKE) run-demo
run-demo:
	@$(call CONFIGURE,release) && build/release/bin/example-demo && echo && \
	PATH="$(CURDIR)/.venv/bin:$$PATH" PYTHONPATH=build/release/python build/release/bin/etch run examples/retracing.py
lint: ## clang-format and clang-tidy
	@scripts/setup build lint python && cmake --preset dev >/dev/null && cmake --build --preset dev --target etch_generated >/dev/null && scripts/lint build/dev
release: ## build/release/bin/etch and build/release/lib
	@scripts/setup build && $(call CONFIGURE,release)
test-avx2: ## after make test: once more what depends on the processor, as on one without AVX-512
	@ETCH_ISA=avx2 scripts/run-tests build/dev -LE "house|matrix" -E "tiny-limits|^unit/kernel|^unit/(shape|ir)$$|^fault$$|^stress$$|^python/(references|any-value)$$"
test-matrix: ## compare the bits of ops, programs and examples on all tiers and 1, 2, 3, 7 threads; CELLS="vm:1 avx2:3" for some
	@scripts/setup build test && $(call CONFIGURE,dev) && tests/matrix/run build/dev $(CELLS)
tsan: ## unit tests under the thread sanitizer
	@scripts/setup build test && $(call CONFIGURE,tsan) && scripts/run-tests build/tsan -L "unit|stress"
stress: ## threads on the same functions for STRESS_SECONDS (60), under the thread sanitizer
	@scripts/setup build test && $(call CONFIGURE,tsan) && ETCH_STRESS_SECONDS=$(or $(STRESS_SECONDS),60) build/tsan/tests/stress_test
fuzz: ## run each fuzzer for FUZZ_SECONDS (60)
	@scripts/setup build fuzz && $(call CONFIGURE,fuzz) && scripts/run-fuzzers build/fuzz
coverage: ## tests with line counts; prints a table of files
	@scripts/setup build test && $(call CONFIGURE,coverage) && scripts/run-tests build/coverage && scripts/coverage build/coverage
bench: ## measure; prints a table and writes build/bench.json
	@scripts/setup build && $(call CONFIGURE,release) && env -u OPENBLAS_CORETYPE -u OPENBLAS_L2_SIZE build/release/bin/etch-bench
bench-python: ## measure against TensorFlow, JAX and PyTorch in .venv-bench (7 GB); writes build/bench-python.json and .md
	@scripts/setup build test python && scripts/venv-bench && $(call CONFIGURE,release) && \
	.venv-bench/bin/python bench/python/run.py --etch $(CURDIR)/build/release/python --json build/bench-python.json --markdown build/bench-python.md $(BENCH)
docs: ## regenerate the files of docs/ that come from tables
	@scripts/setup build && $(call CONFIGURE,release) && cmake --build --preset release --target docs
golden-update: ## rewrite the expectations of tests/golden; review the diff
	@scripts/setup build && $(call CONFIGURE,dev) && tests/golden/run --update build/dev/bin/etch tests/golden
format: ## rewrite the sources with clang-format
	@scripts/setup build lint && scripts/lint --fix
venv: ## .venv with numpy, scipy, safetensors, pytest, hypothesis and mypy
	@scripts/setup python && scripts/venv scipy safetensors
parity: ## compare Etch with what tests/parity has recorded of TensorFlow
	@scripts/setup build python && scripts/venv && $(call CONFIGURE,release) && tests/python/run $(CURDIR)/build/release .venv/bin/python tests/parity/run
parity-record: ## run tests/parity on real TensorFlow, in .venv-tf, and write what it prints; review the diff
	@scripts/setup python && { [ -e .venv-tf/bin/pip ] || $(PYTHON) -m venv .venv-tf; } && .venv-tf/bin/pip install -q "tensorflow-cpu==2.21.*" && tests/parity/run --record --python .venv-tf/bin/python
clean: ## remove build/
	@rm -rf build
