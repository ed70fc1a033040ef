# make           build the program: .build/release/mockup
# make demo      build the program and draw a first screen
# make install   install the program, its completions and its manual page: make install PREFIX=/usr/local
# make uninstall remove them
# make test      run all checks and tests
# make format    format the sources
# make record    write goldens: make record RECORD=missing|changed|all SCREENS=TicTacToe/
# make reference write the pages about classes: Documentation/reference
# make fidelity  compare with reference pictures: make fidelity REFERENCES=DIR
# make clean     delete everything that the other targets create

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := build
.PHONY: setup build demo install uninstall lint format test test-debug test-goldens test-report record reference fidelity clean

SOURCES := Sources Tests Tools Package.swift

# The screen that `make demo` draws, and the picture that it writes.
DEMO_SCREEN ?= Fixtures/Screens/TicTacToe/messages.screen.json
DEMO_PICTURE ?= out/messages.png

# The folder of screens with goldens, the goldens that `make record` writes, and a part of the names of
# their screens.
GOLDENS := Fixtures/Screens
RECORD ?= missing
SCREENS ?=

# Where `make install` puts files; packages collect them below DESTDIR.
PREFIX ?= /usr/local
DESTDIR ?=
INSTALLED := bin/mockup share/man/man1/mockup.1 share/bash-completion/completions/mockup \
  share/zsh/site-functions/_mockup share/fish/vendor_completions.d/mockup.fish

# All release builds use the same options, so that none makes the others compile again. Without debug
# information and symbols the program has less than half the size.
RELEASE := swift build -c release --static-swift-stdlib -debug-info-format none -Xlinker -s

MOCKUP := .build/release/mockup
DEBUG_MOCKUP := .build/debug/mockup

setup:
	@scripts/setup.sh

build: setup
	$(RELEASE) --product mockup

demo: build
	@mkdir -p $(dir $(DEMO_PICTURE))
	$(MOCKUP) render $(DEMO_SCREEN) -o $(DEMO_PICTURE)
	@echo "The picture is $(abspath $(DEMO_PICTURE))"
	@echo "The program is $(abspath $(MOCKUP)). To call it by its name:"
	@echo '  export PATH="$(abspath $(dir $(MOCKUP))):$$PATH"'

# Builds only if there is no program, so that root needs no Swift.
$(MOCKUP):
	$(MAKE) build

install: $(MOCKUP)
	@set -- $(addprefix "$(DESTDIR)$(PREFIX)"/,$(INSTALLED)); \
	install -D -m 755 $(MOCKUP) "$$1"; \
	page=$$(mktemp); trap 'rm -f "$$page"' EXIT; \
	$(MOCKUP) --manual >"$$page"; install -D -m 644 "$$page" "$$2"; \
	$(MOCKUP) --completions bash >"$$page"; install -D -m 644 "$$page" "$$3"; \
	$(MOCKUP) --completions zsh >"$$page"; install -D -m 644 "$$page" "$$4"; \
	$(MOCKUP) --completions fish >"$$page"; install -D -m 644 "$$page" "$$5"; \
	printf 'installed %s\n' "$$@"

uninstall:
	rm -f $(addprefix "$(DESTDIR)$(PREFIX)"/,$(INSTALLED))

lint: setup
	swift format lint --strict --recursive $(SOURCES)

format: setup
	swift format --in-place --recursive $(SOURCES)

test: test-goldens test-report

test-debug: lint
	@scripts/setup.sh tests
	swift build --build-tests
	swift test --skip-build --disable-xctest

# Compares all goldens with the release build; .build-artifacts/goldens shows failures. Repeats this for
# the other instruction sets (the machine's best one in place of those it lacks), and with the debug build
# and a single job.
test-goldens: test-debug build
	$(MOCKUP) test $(GOLDENS) --record none --fail-on-stale --report .build-artifacts/goldens
	for kernels in reference baseline avx2; do \
	  $(MOCKUP) test $(GOLDENS) --record none --no-progress --kernels $$kernels; \
	done
	$(DEBUG_MOCKUP) test $(GOLDENS) --record none --no-progress --jobs 1

# Tests the page of a report, reviews and animations in a headless browser, if there is one.
test-report: test-goldens
	python3 Tests/Browser/report.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/review.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/animation.py $(MOCKUP)

record: build
	$(MOCKUP) test $(GOLDENS) --record $(RECORD) --filter "$(SCREENS)"

reference: build
	python3 scripts/reference.py $(MOCKUP)

fidelity: setup
	@test -d "$(REFERENCES)" || { \
	  echo "usage: make fidelity REFERENCES=DIR, a directory of reference pictures" >&2; exit 64; }
	$(RELEASE) --product fidelity
	.build/release/fidelity "$(abspath $(REFERENCES))" fidelity

clean:
	rm -rf .build .build-artifacts .mockup Generated out fidelity
