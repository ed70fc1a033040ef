# make demo      build the program and draw a first screen
# make test      everything that a change has to pass
# make format    put the sources in the project's format
# make record    write goldens: make record RECORD=missing|changed|all SCREENS=TicTacToe/
# make fidelity  compare with reference pictures: make fidelity REFERENCES=DIR
# make clean     remove what the others made

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := build
.PHONY: setup build demo lint format test test-debug test-goldens record fidelity clean

SOURCES := Sources Tests Tools Package.swift

# What `make demo` draws, and where to.
DEMO_SCREEN ?= Fixtures/Screens/TicTacToe/messages.screen.json
DEMO_PICTURE ?= out/messages.png

# The goldens' pixels are the same in debug and release, and drawn much faster in release.
GOLDEN_FILTER ?= GoldenTests
# Which goldens `make record` writes, and of which screens (how their names start).
RECORD ?= missing
SCREENS ?=
# Tests in release have a place of their own: they are built with other flags than the program.
RELEASE_TESTS := -c release --scratch-path .build-release-tests --disable-xctest

# A filter that fits no test is a mistake, but would pass.
NONEMPTY := awk '{ print; fflush() } /Test run with [1-9]/ { ran = 1 } END { exit !ran }'

MOCKUP := .build/release/mockup

setup:
	@scripts/setup.sh

build: setup
	swift build -c release --static-swift-stdlib --product mockup

demo: build
	@mkdir -p $(dir $(DEMO_PICTURE))
	$(MOCKUP) render $(DEMO_SCREEN) -o $(DEMO_PICTURE)
	@echo "The picture is $(abspath $(DEMO_PICTURE))"

lint: setup
	swift format lint --strict --recursive $(SOURCES)

format: setup
	swift format --in-place --recursive $(SOURCES)

test: test-goldens

test-debug: lint
	swift build --build-tests
	swift test --skip-build --disable-xctest

test-goldens: test-debug
	swift test $(RELEASE_TESTS) --filter $(GOLDEN_FILTER) | $(NONEMPTY)

record: setup
	MOCKUP_RECORD=$(RECORD) MOCKUP_SCREENS=$(SCREENS) \
	  swift test $(RELEASE_TESTS) --filter GoldenTests.GoldenTests | $(NONEMPTY)

fidelity: setup
	@test -d "$(REFERENCES)" || { \
	  echo "usage: make fidelity REFERENCES=DIR, a directory of reference pictures" >&2; exit 64; }
	swift build -c release --static-swift-stdlib --product fidelity
	.build/release/fidelity "$(abspath $(REFERENCES))" fidelity

clean:
	rm -rf .build .build-release-tests .build-artifacts out fidelity
