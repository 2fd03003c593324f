# Two commands: `make play` and `make test`. Both make their own .venv; a second run does no work twice.
# And `make chaos`, to see what a server bears (docs/hosting.md, "Fault injection").

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml

# Servers, commands and tests are many processes: kept bytecode lets each of them start in a fraction of the time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test unit checks compiled-conformance soak chaos bench lint docs compiled lessons playthroughs corpus clean

play: $(VENV)/play.stamp
	$(BIN)/rulewright play --browser

# Files are run in their order: those of few but long tests would otherwise all come last.
SPREAD := -n 2 --dist loadfile --no-loadscope-reorder

# The mypyc build keeps one core busy for long: meanwhile the others install, check and begin with the tests.
test:
	$(MAKE) -j3 --output-sync=target unit compiled-conformance
	$(BIN)/python -m pytest tests/browser $(SPREAD)

unit: checks $(VENV)/system.stamp
	$(BIN)/python -m pytest -p no:playwright $(SPREAD) --ignore tests/browser

checks: $(VENV)/test.stamp
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports

# The conformance suite once more on the mypyc build of core and rules, in an environment of its own.
compiled-conformance: $(VENV)-compiled-tests/compiled.stamp
	$(VENV)-compiled-tests/bin/python -m pytest -q -p no:cacheprovider tests/conformance --compiled

soak: $(VENV)/test.stamp
	RULEWRIGHT_SOAK=1 $(BIN)/python -m pytest tests/conformance tests/mysthea/oracles tests/dragon_eclipse/oracles tests/mysthea/test_repairs.py tests/dragon_eclipse/test_repairs.py tests/godai/test_repairs.py tests/godai/test_soak.py tests/web/test_leaks.py -q

# Servers and databases are killed, starved and cut off under load; on PostgreSQL too where it is installed.
chaos: $(VENV)/test.stamp
	$(BIN)/python -m tests.chaos --minutes 5

bench: $(VENV)/bench.stamp
	$(BIN)/rulewright bench --against

lint: $(VENV)/test.stamp
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format src tests benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports

docs: $(VENV)/docs.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# "Show me": a position and its choices for every rule, taken from the tests that prove it.
lessons: $(VENV)/test.stamp
	for game in $$($(BIN)/python -c "from rulewright.catalog import game_names as names, load; print(*[name for name in names() if load(name).lessons()])"); do \
		$(BIN)/python -m pytest tests/$$game -q -p tests.lessons_plugin --lessons $$game || exit 1; \
	done

# Recorded games for people to read: after a rule or a text was changed on purpose.
playthroughs: $(VENV)/test.stamp
	$(BIN)/python -m tests.playthroughs.writing

# Saves and replays that every later version opens: once for each release (tests/corpus/README.md).
corpus: $(VENV)/test.stamp
	$(BIN)/python -m tests.corpus.writing

compiled: $(VENV)-compiled/compiled.stamp

# The tests need what mypyc makes of the code, not its speed: unoptimised, it is built in less than half the time.
$(VENV)-compiled/compiled.stamp: OPTIMISATION := 3
$(VENV)-compiled-tests/compiled.stamp: OPTIMISATION := 0

# mypyc writes its libraries beside the sources, where they would shadow later edits: so it gets a copy.
$(VENV)-compiled/compiled.stamp $(VENV)-compiled-tests/compiled.stamp: $(SOURCES) $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install --quiet --upgrade pip
	rm -rf build/$(@D) && mkdir -p build/$(@D)
	cp -r src README.md LICENSE build/$(@D)/
	sed 's/opt_level = "3"/opt_level = "$(OPTIMISATION)"/' pyproject.toml > build/$(@D)/pyproject.toml
	HATCH_BUILD_HOOKS_ENABLE=1 $(@D)/bin/python -m pip install --quiet --force-reinstall --no-deps ./build/$(@D)
	$(@D)/bin/python -m pip install --quiet './build/$(@D)[compiled-test]'
	touch $@

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/play.stamp: $(VENV)/bin/python $(SOURCES)
	$(BIN)/python -m pip install --quiet --editable '.[web]'
	touch $@

# A browser and a database server for the tests, from the system's packages where they are missing.
$(VENV)/system.stamp: .ci/system-packages
	.ci/system-packages
	touch $@

$(VENV)/test.stamp: $(VENV)/bin/python $(SOURCES)
	$(BIN)/python -m pip install --quiet --editable '.[test,web,postgres]'
	touch $@

$(VENV)/bench.stamp: $(VENV)/bin/python $(SOURCES)
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	touch $@

$(VENV)/docs.stamp: $(VENV)/bin/python $(SOURCES)
	$(BIN)/python -m pip install --quiet --editable '.[docs]'
	touch $@

clean:
	rm -rf $(VENV) $(VENV)-compiled $(VENV)-compiled-tests build dist site
