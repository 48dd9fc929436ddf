# Throneroom. `make` alone lists the targets. Needs Python 3.11 or newer, make and the network.

SHELL := /bin/sh
.SUFFIXES:
.DEFAULT_GOAL := help

# The interpreter that the environments are made from: the first of these that is new enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
NEED_PYTHON = test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; say which: make PYTHON=..." >&2; exit 1; }

# A uv of the pinned version on the PATH serves; otherwise one is put into .tools.
UV_VERSION := $(shell sed -n 's/^uv==\([0-9.]*\).*/\1/p' requirements/tools.lock)
FOUND_UV   := $(shell uv --version 2>/dev/null | grep -q '^uv $(UV_VERSION)\( \|$$\)' && command -v uv)
UV         := $(or $(FOUND_UV),.tools/bin/uv)

BIN         := .venv/bin
SETUP_STAMP := .venv/.setup-stamp
PAGE_STAMP  := src/throneroom/server/page/.built
PAGE_FILES  := $(shell find web src/throneroom/locale -name node_modules -prune -o -type f -print) \
	$(wildcard src/throneroom/games/*/data/map.json)
BENCH_STAMP := .venv-bench/.setup-stamp
DOCS_STAMP  := .venv-docs/.setup-stamp
FAST_STAMP  := .venv-fast/.setup-stamp
# The compiled build is for those who have a compiler; nothing else needs one.
COMPILER    := $(shell command -v cc 2>/dev/null)
FAST_TESTS  := tests/kernel/test_chance.py tests/kernel/test_hostile.py tests/kernel/test_parts.py \
	tests/games/test_records.py tests/test_fast.py tests/server/test_play.py tests/server/test_pictures.py tests/server/test_bots.py \
	tests/server/test_appending.py
MINUTES     ?= 120
CODE        := src tests bench examples $(wildcard scripts)

# The environments depend on this project's files alone, not on what is active in the shell.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONPATH PYTHONHOME
# Hundreds of processes start in the tests: what one has compiled, the others read.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_NO_CONFIG := 1

.PHONY: help setup page play test fast fasttest wheel format docs bench benchserver benchpeer benchworkers benchpage soak mutants lock clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{printf "  %-18s%s\n", $$1, $$2}'

setup: $(SETUP_STAMP) ## make .venv with everything in it, .venv/bin/throneroom included

page: $(PAGE_STAMP) ## build the page that the server shows

play: setup page ## set up, build the page, then serve it and print the address
	@$(BIN)/throneroom serve

test: setup page ## set up, then check format, style and types, and run every test
	@failed=; summary=; \
	run() { \
		name=$$1; shift; echo "== $$name: $$*"; start=$$(date +%s); \
		if "$$@"; then result=passed; else result=FAILED; failed=1; fi; \
		summary="$$summary$$(printf '  %-8s %s  %4ss' "$$name" "$$result" $$(($$(date +%s) - start)))\n"; \
	}; \
	finish() { wait $$1; code=$$?; cat $$2; return $$code; }; \
	run format $(BIN)/ruff format --check --quiet $(CODE); \
	run style $(BIN)/ruff check --quiet $(CODE); \
	mkdir -p build; scripts/build_page check > build/page-check.log 2>&1 & checking=$$!; \
	run types $(BIN)/mypy --strict --no-error-summary $(CODE); \
	run page finish $$checking build/page-check.log; \
	run tests $(BIN)/pytest -n auto --dist worksteal -q --durations=25; \
	printf "== summary\n$$summary"; \
	test -z "$$failed"

format: setup ## rewrite the code in the house format
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/ruff check --fix $(CODE)

docs: $(DOCS_STAMP) ## build the site of the documents, with a reference of the library, in build/site
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet --strict
	@echo "Read it: build/site/index.html"

fast: setup $(FAST_STAMP) ## compile rules, games, bots and what every move at a server goes through into build/fast, which PYTHONPATH=build/fast uses; needs a C compiler
	@.venv-fast/bin/python -m scripts.build_fast

fasttest: setup page fast ## tests of the kernel and the server on the compiled build, and every recorded game digest by digest
	@PYTHONPATH=build/fast $(BIN)/pytest -n auto --dist worksteal -q $(FAST_TESTS)

wheel: setup page $(if $(COMPILER),fast) ## the package as a wheel in dist and, where there is a C compiler, one with the rules compiled
	@rm -rf dist
	@$(BIN)/python -m hatchling build -t wheel -d dist
	@$(if $(COMPILER),$(BIN)/python -m scripts.fast_wheel dist/*.whl)

bench: setup $(BENCH_STAMP) $(if $(COMPILER),fast) ## measure speed against peers, alternately in one run, pure and compiled
	@$(BIN)/python bench/run.py --peer-python .venv-bench/bin/python $(if $(COMPILER),--fast build/fast)

benchserver: setup ## measure the server: moves per second and latency on SQLite and PostgreSQL
	@$(BIN)/python bench/server.py

benchpeer: setup $(if $(COMPILER),fast) ## the same in turns with boardgame.io, which is fetched, compiled where that can be; needs Node
	@cd bench/peer_boardgameio && npm install --no-save --silent --no-audit --no-fund
	@$(if $(COMPILER),PYTHONPATH=build/fast) $(BIN)/python bench/server.py --peer --repeat 5 --tables 20 --databases sqlite

benchworkers: setup ## measure 1, 2 and 4 workers on PostgreSQL with 200 tables
	@$(BIN)/python bench/server.py --databases postgresql --workers 1 2 4 --tables 200 --repeat 3 --seconds 5 --games tally iron_throne thrones

benchpage: setup page ## measure the page in Chromium on a slow line: when it can be used, what it loads, how fast it draws
	@$(BIN)/python bench/page.py

soak: setup ## play thousands of whole games, two hours (MINUTES) against a server that is restarted and killed, and search deeper
	@$(BIN)/python -m bench.soak
	@$(BIN)/python -m bench.host_soak --minutes $(MINUTES)
	@$(BIN)/pytest -n auto --dist worksteal -q --hypothesis-profile=deep --timeout=14400 -o faulthandler_timeout=18000

mutants: setup ## break the code in small ways and see whether the tests notice; ARGS="--help" tells more
	@$(BIN)/python -m scripts.mutants $(ARGS)

lock: | $(UV) ## resolve the dependencies anew and pin them by hash
	@for name in dev server bench docs fast tools; do \
		case $$name in \
			dev) what="pyproject.toml --extra server --extra study --extra telemetry --extra mcp --extra openspiel --extra cluster --group dev";; \
			fast) what="--group fast --constraints requirements/dev.lock";; \
			server) what="pyproject.toml --extra server --extra telemetry --constraints requirements/dev.lock";; \
			*) what="--group $$name";; \
		esac; \
		$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-annotate --no-header --output-file requirements/$$name.lock $$what || exit 1; \
		echo "requirements/$$name.lock: $$(grep -c == requirements/$$name.lock) packages"; \
	done

clean: ## remove the environments and all caches
	rm -rf .venv .venv-bench .venv-docs .venv-fast .tools .tools-node web/node_modules src/throneroom/server/page build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/bin/uv: requirements/tools.lock
	@$(NEED_PYTHON)
	@echo "Fetching uv $(UV_VERSION) ..."
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install --quiet --require-hashes --requirement $<
	@touch $@

$(PAGE_STAMP): scripts/build_page $(PAGE_FILES)
	@echo "Building the page ..."
	@PYTHON="$(PYTHON)" scripts/build_page

$(SETUP_STAMP): pyproject.toml requirements/dev.lock | $(UV)
	@$(NEED_PYTHON)
	@test -x $(BIN)/python || $(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@echo "Installing the locked dependencies into .venv ..."
	@$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements/dev.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@
	@echo "Ready: $(BIN)/throneroom"

$(BENCH_STAMP): requirements/bench.lock | $(UV)
	@$(NEED_PYTHON)
	@test -x .venv-bench/bin/python || $(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv-bench
	@$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes requirements/bench.lock
	@touch $@

$(DOCS_STAMP): requirements/docs.lock | $(UV)
	@$(NEED_PYTHON)
	@test -x .venv-docs/bin/python || $(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv-docs
	@$(UV) pip sync --quiet --python .venv-docs/bin/python --require-hashes requirements/docs.lock
	@touch $@

$(FAST_STAMP): requirements/fast.lock | $(UV)
	@$(NEED_PYTHON)
	@test -x .venv-fast/bin/python || $(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv-fast
	@$(UV) pip sync --quiet --python .venv-fast/bin/python --require-hashes requirements/fast.lock
	@touch $@
