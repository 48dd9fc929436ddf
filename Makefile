# Throneroom. `make` alone lists the targets. Needs Python 3.11 or newer, make and the network.

SHELL       := /bin/sh
.SUFFIXES:
.DEFAULT_GOAL := help

# The interpreter that .venv is made from: the first of these that is 3.11 or newer.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

UV_VERSION  := $(shell sed -n 's/^uv==//p' requirements/tools.txt)
VENV        := .venv
VENV_BENCH  := .venv-bench
BIN         := $(VENV)/bin
TOOLS       := .tools
SETUP_STAMP := $(VENV)/.setup-stamp
BENCH_STAMP := $(VENV_BENCH)/.setup-stamp

# A uv of the pinned version on the PATH serves; otherwise one is put into .tools.
FOUND_UV := $(shell uv --version 2>/dev/null | grep -q '^uv $(UV_VERSION)\b' && command -v uv)
UV       := $(or $(FOUND_UV),$(TOOLS)/bin/uv)

# The environments depend on this project's files alone, not on what is active in the shell.
unexport VIRTUAL_ENV UV_PROJECT_ENVIRONMENT PYTHONPATH PYTHONHOME CONDA_PREFIX
export PIP_DISABLE_PIP_VERSION_CHECK := 1

CODE := src tests bench
SOAK_GAMES ?= 2000
SOAK_SEED  ?= 1

.PHONY: help setup play test format bench soak lock clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-16s%s\n", $$1, $$2}'

setup: $(SETUP_STAMP) ## make .venv with everything in it, .venv/bin/throneroom included

$(TOOLS)/bin/uv: requirements/tools.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; set PYTHON=/path/to/python" >&2; exit 1; }
	@echo "Fetching uv $(UV_VERSION) ..."
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --requirement requirements/tools.txt
	@touch $@

$(SETUP_STAMP): pyproject.toml requirements/dev.lock | $(UV)
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; set PYTHON=/path/to/python" >&2; exit 1; }
	@test -x $(BIN)/python || $(UV) venv --quiet --no-config --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $(VENV)
	@echo "Installing the locked dependencies into $(VENV) ..."
	@$(UV) pip sync --quiet --no-config --python $(BIN)/python --require-hashes requirements/dev.lock
	@$(UV) pip install --quiet --no-config --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@
	@echo "Ready: $(BIN)/throneroom"

play: setup ## set up, then play in the terminal
	@$(BIN)/throneroom play

lock: | $(UV) ## resolve the dependencies anew and pin them by hash
	@for name in dev bench; do \
		case $$name in dev) what="pyproject.toml --extra server --group dev";; bench) what="--group bench";; esac; \
		$(UV) pip compile --quiet --no-config --upgrade --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-annotate --no-header --output-file requirements/$$name.lock $$what || exit 1; \
		echo "requirements/$$name.lock: $$(grep -c == requirements/$$name.lock) packages"; \
	done

clean: ## remove the environments and all caches
	rm -rf $(VENV) $(VENV_BENCH) $(TOOLS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
