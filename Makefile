# Two commands to remember: `make demo` and `make test`. Each makes its own environment in .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# Tests start many processes; compiled Python, kept beside the sources, saves each of them a third of its start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo docs test test-long test-oldest test-plain bench pictures kernel clean

demo: $(READY)
	$(BIN)/python examples/demo.py demo

test: $(READY) browser
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(MAKE) -j 2 --no-print-directory types tests

.PHONY: types tests
types:
	$(BIN)/mypy piste
tests:
	$(BIN)/python -m pytest -q -n 2 --dist worksteal

# A browser for the tests of pages and of the studio: the system's, or Debian's if that can be installed here.
.PHONY: browser
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && { apt-get update -q >/dev/null 2>&1; apt-get install -y -q chromium >/dev/null 2>&1; }; } \
	  || echo "No browser: the tests of pages and of the studio are skipped (apt install chromium)."

# The book, in site/; it builds offline and refuses warnings.
docs: $(READY)
	$(BIN)/python -m pip install -q -e '.[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

test-long: $(READY)
	PISTE_TESTS=long $(BIN)/python -m pytest -q -n 2 --dist worksteal
	$(BIN)/python -m tests.long_run
	$(BIN)/python -m tests.adversary
	$(BIN)/python -m tests.bounds.anneal --seconds 1200
	$(BIN)/python -m tests.bounds.anneal --seconds 600 --below slope
	$(BIN)/python -m tests.recorded
	$(BIN)/python -m tests.fuzz --cases 100000
	$(BIN)/python -m tests.explore.killed 20

# The oldest dependencies that pyproject.toml admits, in an environment of their own.
test-oldest:
	$(PYTHON) -m venv .venv/oldest
	.venv/oldest/bin/python -m pip install -q -e '.[dev]' $$(sed -n 's/^ *"\([a-z.]*\)>=\([0-9.]*\)",*$$/\1==\2/p' pyproject.toml)
	.venv/oldest/bin/python -m pytest -q

# What README and docs show, on what `pip install .` installs: the wheel, without extras, away from the sources.
test-plain:
	rm -rf .venv/plain && $(PYTHON) -m venv .venv/plain
	.venv/plain/bin/python -m pip install -q . pytest hypothesis
	mkdir .venv/plain/run && cp -r README.md docs tests examples benchmarks pyproject.toml .venv/plain/run
	cd .venv/plain/run && ../bin/python -m pytest -q -p no:cacheprovider tests/test_docs.py tests/test_docs_lines.py

bench: $(READY)
	$(BIN)/python benchmarks/evaluate.py
	$(BIN)/python benchmarks/bounds.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/dataflow.py
	$(BIN)/python benchmarks/explore.py
	$(BIN)/python benchmarks/scale.py

# What is written in C ships in LLVM's language; only who changes it needs clang (16 or newer).
CLANG ?= clang-16
KERNELS := piste/search/proof/kernel piste/search/fused/einsum/kernel piste/cost/evaluator piste/search/anytime/climb piste/search/strategies/draws piste/bounds/nests piste/bounds/beneath piste/count/waves tests/bounds/attack
kernel_FLAGS := -Os -fno-inline -fno-slp-vectorize
nests_FLAGS := -O2 -fno-vectorize -fno-slp-vectorize
attack_FLAGS := $(nests_FLAGS)
beneath_FLAGS := $(nests_FLAGS)
draws_FLAGS := $(nests_FLAGS)
evaluator_FLAGS := $(nests_FLAGS)
kernel: $(KERNELS:%=%.ll)

# Proofs take most of their time here: half a second of compiling, once for a machine, is worth a tenth to a fifth of it.
piste/search/proof/kernel.ll: kernel_FLAGS := -O2 -fno-slp-vectorize

piste/cost/evaluator.ll piste/search/anytime/climb.ll piste/search/strategies/draws.ll: piste/cost/evaluator.h

%.ll: %.c
	cat $^ | sha256sum | sed 's/\([0-9a-f]*\).*/; $(notdir $*).c \1/' > $@
	$(CLANG) -std=c11 $(or $($(notdir $*)_FLAGS),-Os -fno-inline -fno-vectorize -fno-slp-vectorize) -ffreestanding -ffp-contract=off \
	  -fno-stack-protector -Wall -emit-llvm -S -o - $*.c | sed -E \
	  -e '/^(source_filename|target |; ModuleID|attributes |!)|noalias.scope.decl/d' -e 's/ #[0-9]+//g' \
	  -e 's/, !(tbaa|tbaa.struct|range|llvm\.loop|noalias|alias\.scope) ![0-9]+//g' -e 's/ local_unnamed_addr//; s/ dso_local//' \
	  >> $@

# The pictures of README.md and docs/, made from real evaluations.
pictures: $(READY)
	$(BIN)/python docs/pictures.py

clean:
	rm -rf .venv demo site build dist .pytest_cache .hypothesis .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Piste needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q -e '.[dev]'
	touch $@
