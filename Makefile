# Two commands matter: `make lessons` opens the course, `make test` runs the tests. `make help` lists the rest.
# Both start from Python 3.11 alone, work a second time without doing the work again, and say what is missing.

FOUND := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
PYTHON ?= $(or $(FOUND),python3)
PY := .venv/bin/python
# Two workers; tests that share something costly stay on one of them (tests/conftest.py).
PYTEST := $(PY) -m pytest -p no:cacheprovider --numprocesses=2 --dist=loadgroup
# The notebooks run on a day and in a home of their own, so that their outputs are the same everywhere.
NOTEBOOKS := rm -rf lessons/*/worksheets lessons/*/class && home=$$(mktemp -d) && trap 'rm -rf "$$home"' EXIT && \
  TRICKKIT_HOME="$$home" TRICKKIT_TODAY=2026-01-01 TRICKKIT_PROGRESS=off IPYTHONDIR="$$home/ipython"
ARGS ?=
COURSE ?= en

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help lessons test test-all venv venv-test tools style types front-check unit tours notebooks \
  format front lessons-build golden mutants catalogues coverage pins clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

lessons: venv ## install what the course needs and open it in JupyterLab (COURSE=de: in German; ARGS=--no-browser: only start it)
	@$(PY) -m trickkit.cli lab --lang $(COURSE) -- $(ARGS)

test: venv-test tools style types front-check unit notebooks ## everything but the long tours; about 20 minutes on two cores

test-all: venv-test tools style types front-check tours notebooks ## everything; at most 60 minutes on two cores

venv:
	@command -v "$(PYTHON)" >/dev/null || { echo "trickkit: no Python was found; install Python 3.11 or newer." >&2; exit 1; }
	@"$(PYTHON)" tools/environment.py lessons

venv-test:
	@command -v "$(PYTHON)" >/dev/null || { echo "trickkit: no Python was found; install Python 3.11 or newer." >&2; exit 1; }
	@"$(PYTHON)" tools/environment.py test

tools: venv-test
	@$(PY) tools/chromium.py
	@$(PY) tools/front.py need

style: venv-test ## ruff: rules and layout
	$(PY) -m ruff check
	$(PY) -m ruff format --check --quiet || { echo "trickkit: some files are not laid out; run: make format" >&2; exit 1; }

types: venv-test ## mypy and import-linter
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo

front-check: venv-test ## types and tests of the front end
	$(PY) tools/front.py check
	$(PY) tools/front.py test

unit: venv-test
	$(PYTEST) -m "not tour"

tours: venv-test
	$(PYTEST)

notebooks: venv-test ## run every lesson and compare with its committed outputs
	$(NOTEBOOKS) $(PYTEST) --dist=loadfile --nbval --nbval-current-env lessons/*/*.ipynb

format: venv-test ## lay out the Python files
	$(PY) -m ruff check --fix --quiet --exit-zero
	$(PY) -m ruff format

front: venv-test ## rebuild the committed bundles of the widgets
	$(PY) tools/front.py build

lessons-build: venv-test ## run the lessons' texts and write their notebooks
	$(PY) tools/lessons_build.py $(ARGS)

golden: venv-test ## write the golden files of the tests anew, to be read as a diff
	$(PY) tools/golden.py

mutants: venv-test ## break the rules on purpose and see that a clause's test notices
	$(PY) tools/mutants.py $(ARGS)

catalogues: venv-test ## compile the message catalogues
	$(PY) tools/catalogues.py

coverage: venv-test ## branch coverage of the floors from errors to coach
	$(PY) -m coverage erase
	$(PYTEST) -m "not tour and not browser and not packaging" --cov --cov-report= tests/unit tests/contract
	$(PY) -m coverage report --include='trickkit/*.py,trickkit/games/*,trickkit/record/*,trickkit/deduction/*,trickkit/solver/*,trickkit/coach/*'

pins: venv-test ## write constraints.txt anew from what the registries offer today
	$(PY) tools/pins.py

clean: ## remove what the other commands made
	rm -rf .venv widgets/node_modules dist .hypothesis .mypy_cache .ruff_cache .import_linter_cache .coverage .coverage.*
	find trickkit -name '*.mo' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
