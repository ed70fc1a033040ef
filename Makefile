# make demo      build the program and draw a first screen
# make test      everything that a change has to pass
# make format    put the sources in the project's format
# make record    write goldens: make record RECORD=missing|changed|all SCREENS=TicTacToe/
# make fidelity  compare with reference pictures: make fidelity REFERENCES=DIR
# make clean     remove what the others made

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := build
.PHONY: setup build demo lint format test test-debug test-goldens test-report record fidelity clean

SOURCES := Sources Tests Tools Package.swift

# What `make demo` draws, and where to.
DEMO_SCREEN ?= Fixtures/Screens/TicTacToe/messages.screen.json
DEMO_PICTURE ?= out/messages.png

# The screens with goldens; which of these `make record` writes, and of which screens (a part of
# their names).
GOLDENS := Fixtures/Screens
RECORD ?= missing
SCREENS ?=

MOCKUP := .build/release/mockup
DEBUG_MOCKUP := .build/debug/mockup

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

test: test-goldens test-report

test-debug: lint
	@scripts/setup.sh tests
	swift build --build-tests
	swift test --skip-build --disable-xctest

# Every golden, in release: what fails leaves a report in .build-artifacts/goldens. Then again with
# every other set of kernels, the plain one among them; sets that the machine has not are its best.
# Then again with one job, by the debug build.
test-goldens: test-debug build
	$(MOCKUP) test $(GOLDENS) --record none --fail-on-stale --report .build-artifacts/goldens
	for kernels in reference baseline avx2; do \
	  $(MOCKUP) test $(GOLDENS) --record none --no-progress --kernels $$kernels; \
	done
	$(DEBUG_MOCKUP) test $(GOLDENS) --record none --no-progress --jobs 1

# The report's page, its review, and animations in a headless browser; where there is none, that is said.
test-report: test-goldens
	python3 Tests/Browser/report.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/review.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/animation.py $(MOCKUP)

record: build
	$(MOCKUP) test $(GOLDENS) --record $(RECORD) --filter "$(SCREENS)"

fidelity: setup
	@test -d "$(REFERENCES)" || { \
	  echo "usage: make fidelity REFERENCES=DIR, a directory of reference pictures" >&2; exit 64; }
	swift build -c release --static-swift-stdlib --product fidelity
	.build/release/fidelity "$(abspath $(REFERENCES))" fidelity

clean:
	rm -rf .build .build-artifacts .mockup out fidelity
