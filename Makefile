# make           build the program: .build/release/mockup
# make demo      build the program and draw a first screen
# make dist      link the program with all its libraries, for any Linux: .build-dist/mockup
# make packages  pack it as archive, wheel, Debian package and container image
# make release-check try the packages where there is nothing else
# make site      write the documentation and a gallery as web pages: .build-site/site; SITE_PATH=/mockup for a folder of a server
# make site-check look at all these pages in a browser
# make install   install the program, its completions and its manual page: make install PREFIX=/usr/local;
#                and the program that reads Swift, if make swift-import has built it
# make uninstall remove them
# make swift-import build the program that reads Swift for `mockup import`, beside mockup
# make test      run all checks and tests
# make test-code export all themes and import them again, under every screen (after make swift-import in Swift, too)
# make coverage  line coverage of a module by its own tests: make coverage MODULE=ThemeCode LEAST=85
# make format    format the sources
# make record    write goldens: make record RECORD=missing|changed|all SCREENS=TicTacToe/
# make reference write the pages about classes: Documentation/reference
# make images    write the pictures of Documentation/designers.md
# make order     list the functions that a start calls, which the linker puts beside each other: Packaging/order.txt
# make fidelity  compare with reference pictures: make fidelity REFERENCES=DIR
# make fuzz      search for crashes: make fuzz TARGET=json SECONDS=60 JOBS=2; without a target, all in turn
# make growth    search for what takes time or memory beyond its size, all of it; `make test-growth` tries a tenth
# make sanitize  run tests and goldens under the address sanitizer: make sanitize TESTS=RasterTests SCREENS=Switch/
# make sanitize-threads  likewise under the thread sanitizer
# make valgrind  draw a hundred screens under valgrind
# make kernels   compare the C kernels with those for arm64, under qemu
# make soak      use the program by two processes and two users, and for an hour, and draw 100,000 frames
# make faults    end the program at every write, and look at what is left
# make test-scripts test the scripts of the pages by themselves, with nodejs
# make test-action  run the scripts of the action for GitHub as its runner does
# make examples  build and run the packages of Examples, outside of this one
# make test-many split pictures between the tasks of real engines: make test-many PICTURES=20000
# make bench     measure all rows that have a target: make bench BEFORE=PROGRAM
# make bench-instructions count the instructions of six of them, and compare them with those of before
# make record-texts write what tests compare texts with: Swift's syntax, imported themes, messages about documents
# make clean     delete everything that the other targets create

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := build
.PHONY: bench bench-instructions bench-preview bench-vectors bench-work coverage dist site site-check packages release-check fuzz growth test-growth sanitize sanitize-threads valgrind kernels soak faults examples test-scripts test-many setup build swift-import demo install uninstall lint format test test-code test-action test-debug test-goldens test-report record record-texts reference images order fidelity clean

SOURCES := Sources Tests Tools Examples Package.swift

# The screen that `make demo` draws, and the picture that it writes.
DEMO_SCREEN ?= Fixtures/Screens/TicTacToe/messages.screen.json
DEMO_PICTURE ?= out/messages.png

# The folder of screens with goldens, the goldens that `make record` writes, and a part of the names of
# their screens.
GOLDENS := Fixtures/Screens
RECORD ?= missing
SCREENS ?=

# The fuzz target, the time that it runs, how many run at once, and the tests that are run under sanitizers.
TARGET ?=
SECONDS ?= 60
JOBS ?= 1
TESTS ?= RasterTests|PNGTests|TextTests

# The number of pictures that `make test-many` generates.
PICTURES ?= 20000

# Where `make install` puts files; packages collect them below DESTDIR.
PREFIX ?= /usr/local
DESTDIR ?=
INSTALLED := bin/mockup share/man/man1/mockup.1 share/bash-completion/completions/mockup \
  share/zsh/site-functions/_mockup share/fish/vendor_completions.d/mockup.fish
# The program that reads Swift for `mockup import`, which lies beside it where it was built.
SWIFT_IMPORT := .build/release/mockup-swift-import
INSTALLED_SWIFT_IMPORT := bin/mockup-swift-import

# All release builds use the same options, so that none makes the others compile again. Two of them make the program start
# sooner (a bare `render` takes 22 ms in place of 25): generic types that are known here are made without a search for
# their conformances by name among six thousand, and the program's 61,000 relocations are packed by the linker of
# Swift's toolchain, for glibc 2.36 or newer. Without debug information and symbols the program has less than half the
# size. Each function has a section of its own, and Packaging/order.txt and layout.ld tell which ones lie beside each other.
OPTIMISED := swift build -c release --static-swift-stdlib -debug-info-format none \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs
RELEASE := $(OPTIMISED) -Xlinker -s \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Packaging/order.txt -Xlinker --no-warn-symbol-ordering \
  -Xlinker -T -Xlinker $(CURDIR)/Packaging/layout.ld

MOCKUP := .build/release/mockup
DEBUG_MOCKUP := .build/debug/mockup

setup:
	@scripts/setup.sh

build: setup
	$(RELEASE) --product mockup
	@scripts/check-packages.sh

# Links the objects of `make build` again, with all libraries, into a program that needs nothing but a kernel:
# .build-dist/mockup. Refuses versions of Swift packages that are not in scripts/swift-packages.tsv.
dist: build
	@scripts/check-packages.sh --strict
	Packaging/libraries.sh .build-dist
	Packaging/link.sh mockup .build/release .build-dist

# Packs that program and what reads Swift: archive, wheels, Debian package, container images, and their sums.
packages: dist swift-import
	@scripts/setup.sh packages
	Packaging/link.sh mockup-swift-import Tools/swift-import/.build/release .build-dist
	Packaging/archive.sh .build-dist
	Packaging/wheel.py .build-dist
	Packaging/deb.sh .build-dist
	for kind in plain ci fonts; do Packaging/image.sh $$kind .build-dist; done
	Packaging/sbom.py .build-dist
	cd .build-dist && sha256sum mockup-*.tar.gz mockup_*.whl mockup_*.deb mockup-*.tar mockup-*.spdx.json >SHA256SUMS

# Tries the packages where there is nothing else, and packs them twice: Tests/Packaging.
release-check: packages
	@scripts/setup.sh packages
	Tests/Packaging/reproducible.sh .build-dist
	Tests/Packaging/sbom.py .build-dist
	Tests/Packaging/packages.py .build-dist --debian bookworm trixie
	Tests/Packaging/listen.py .build-dist/mockup
	Tests/Packaging/stranger.py .build-dist
	Tests/Packaging/clones.sh .build-dist

# swift-syntax is large, so that this is built only when Swift is to be imported, and by tests. A release build takes twice the
# time of one that is optimised file by file (340 s of CPU, 165), and the program a quarter of its time for the same Swift:
# tests take the other one.
SWIFT_IMPORT_BUILD := release
SWIFT_IMPORT_FLAGS = $(if $(filter debug,$(SWIFT_IMPORT_BUILD)),-Xswiftc -O)
SWIFT_IMPORT_BUILT = Tools/swift-import/.build/$(SWIFT_IMPORT_BUILD)/mockup-swift-import
swift-import:
	swift build -c $(SWIFT_IMPORT_BUILD) --package-path Tools/swift-import --product mockup-swift-import --static-swift-stdlib \
	  -debug-info-format none $(SWIFT_IMPORT_FLAGS)
	@for folder in .build/debug .build/release; do \
	  if [ -d $$folder ]; then cp $(SWIFT_IMPORT_BUILT) $$folder/; fi; \
	done

# Writes the site. Pages of libraries are made by docc from the modules of a debug build.
SITE_PATH ?=
SITE_PYTHON := .build-site/tools/bin/python
site: setup
	@scripts/setup.sh packages
	swift build
	Packaging/site/libraries.sh .build/debug .build-site/libraries "$(SITE_PATH)"
	@test -x $(SITE_PYTHON) || python3 -m venv .build-site/tools
	@$(SITE_PYTHON) -m pip -q --disable-pip-version-check install -r Packaging/site/requirements.txt
	$(SITE_PYTHON) Packaging/site/site.py .build-site/site $(DEBUG_MOCKUP) --libraries .build-site/libraries

# Follows all links of the site, and looks at each page in a browser with axe, which finds what hinders people.
site-check: site
	@scripts/setup.sh tests
	python3 Tests/Site/site.py .build-site/site .build-artifacts/site

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
	if [ -x $(SWIFT_IMPORT) ]; then \
	  set -- "$$@" "$(DESTDIR)$(PREFIX)/$(INSTALLED_SWIFT_IMPORT)"; \
	  install -D -m 755 $(SWIFT_IMPORT) "$${@: -1}"; \
	fi; \
	printf 'installed %s\n' "$$@"

uninstall:
	rm -f $(addprefix "$(DESTDIR)$(PREFIX)"/,$(INSTALLED) $(INSTALLED_SWIFT_IMPORT))

lint: setup
	swift format lint --strict --recursive $(SOURCES)

format: setup
	swift format --in-place --recursive $(SOURCES)

test: test-goldens test-scripts test-action test-report kernels test-growth

# Compiles the fuzz targets, too, which `make fuzz` alone runs, and what reads Swift, which tests run. Tests start the release build:
# that of the debug build draws all goldens later.
test-debug: lint build
	@scripts/setup.sh tests
	MOCKUP_FUZZ=1 swift build --target fuzz
	swift build --build-tests
	$(MAKE) swift-import SWIFT_IMPORT_BUILD=debug
	MOCKUP_PROGRAMS=$(abspath $(dir $(MOCKUP))) swift test --skip-build --disable-xctest

# Measures what share of a module's lines its own tests run, in a build folder of its own, and fails below a percentage.
MODULE ?= ThemeCode
LEAST ?= 85
coverage: SWIFT_IMPORT_BUILD := debug
coverage: setup swift-import
	@scripts/setup.sh tests
	swift build --build-tests --enable-code-coverage --scratch-path .build-coverage
	cp $(SWIFT_IMPORT_BUILT) .build-coverage/debug/
	CI=1 swift test --skip-build --enable-code-coverage --disable-xctest --scratch-path .build-coverage \
	  --filter "$(MODULE)Tests"
	python3 scripts/coverage.py \
	  "$$(swift test --enable-code-coverage --scratch-path .build-coverage --show-codecov-path)" \
	  $(MODULE) $(LEAST)

# Exports every combination of the fixtures' themes and imports it again, and compares all screens under both, not
# only those that name the themes as `make test` does. What reads Swift is built first.
test-code: setup
	swift build --build-tests
	$(MAKE) swift-import SWIFT_IMPORT_BUILD=debug
	MOCKUP_ROUND_TRIP=all swift test --skip-build --disable-xctest \
	  --filter "RoundTripTests|ExportTests|SwiftTests|ThemeFileTests"

# Compares all goldens with the release build; .build-artifacts/goldens shows failures. Repeats this for
# the other instruction sets (the machine's best one in place of those it lacks), once in a single job, and with the
# debug build.
test-goldens: test-debug build
	$(MOCKUP) test $(GOLDENS) --record none --fail-on-stale --report .build-artifacts/goldens
	for kernels in reference avx2; do \
	  $(MOCKUP) test $(GOLDENS) --record none --no-progress --kernels $$kernels; \
	done
	$(MOCKUP) test $(GOLDENS) --record none --no-progress --kernels baseline --jobs 1
	$(DEBUG_MOCKUP) test $(GOLDENS) --record none --no-progress

# Tests the modules of the pages' scripts without a browser.
test-scripts:
	@scripts/setup.sh tests
	@command -v node >/dev/null || { \
	  echo "test-scripts: there is no node: sudo apt-get install nodejs" >&2; exit 1; }
	node --test Tests/Scripts/*.test.js

# Tests installing, comparing and commenting with a release and an API on this machine.
test-action: test-goldens
	python3 Tests/Action/action.py $(MOCKUP)

# Tests the page of a report, reviews and animations in a headless browser, if there is one.
test-report: test-goldens
	python3 Tests/Browser/report.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/review.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/preview.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/wall.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/pages.py $(MOCKUP) .build-artifacts/pages
	python3 Tests/Browser/tasks.py $(MOCKUP) .build-artifacts/tasks
	python3 Tests/Browser/inspector_fields.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/languages.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/gallery.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/changes.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/matrix.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/theme.py $(MOCKUP) .build-artifacts/report
	python3 Tests/Browser/animation.py $(MOCKUP)

# Doubles constructs of documents, drawings and theme code, and repeats them as often as is allowed: a tenth of them, which the
# number of the commit chooses.
GROWTH_PART ?= $(shell git rev-list --count HEAD 2>/dev/null || echo 1)
test-growth: test-goldens
	python3 Tools/growth/growth.py $(MOCKUP) --part $(GROWTH_PART) --seconds 45
	python3 Tools/growth/amplify.py $(MOCKUP) --part $(GROWTH_PART) --seconds 30

growth: build
	python3 Tools/growth/growth.py $(MOCKUP)
	python3 Tools/growth/amplify.py $(MOCKUP)
	python3 Tools/growth/ceilings.py $(MOCKUP)
	python3 Tools/growth/limits.py $(MOCKUP)

record: build
	$(MOCKUP) test $(GOLDENS) --record $(RECORD) --filter "$(SCREENS)"

# Texts that tests find different are written, and the tests fail, so that this cannot pass for a test. Swift's syntax
# comes first, since themes are made of it.
record-texts: setup
	swift build --build-tests
	$(MAKE) swift-import SWIFT_IMPORT_BUILD=debug
	status=0; for tests in SwiftTests "ThemeFileTests|InvalidDocumentTests"; do \
	  MOCKUP_RECORD=texts swift test --skip-build --disable-xctest --filter "$$tests" || status=$$?; \
	done; exit $$status

# Writes the list of functions that lie beside each other, by what usual commands call in the program with all libraries (valgrind).
order: setup
	$(OPTIMISED) --product mockup
	Packaging/libraries.sh .build-dist
	SYMBOLS=keep Packaging/link.sh mockup .build/release .build-dist
	Packaging/order.py .build-dist/mockup.symbols >Packaging/order.new
	mv Packaging/order.new Packaging/order.txt

reference: build
	python3 scripts/reference.py $(MOCKUP)

# The test of a designer's tasks makes the pictures of their page.
images: build
	@scripts/setup.sh tests
	python3 Tests/Browser/tasks.py $(MOCKUP) Documentation/images

fidelity: setup
	@test -d "$(REFERENCES)" || { \
	  echo "usage: make fidelity REFERENCES=DIR, a directory of reference pictures" >&2; exit 64; }
	$(RELEASE) --product fidelity
	.build/release/fidelity "$(abspath $(REFERENCES))" fidelity

# Swift leaves out coverage where the address sanitizer is used too, unless it is asked for by name, and then as
# libFuzzer no longer reads it: LLVM's own options bring the kind that it reads.
COVERAGE := -Xswiftc -sanitize-coverage=edge,trace-cmp -Xswiftc -Xllvm \
  -Xswiftc -sanitizer-coverage-inline-8bit-counters -Xswiftc -Xllvm -Xswiftc -sanitizer-coverage-pc-table

# Runs a fuzz target (Tools/fuzz) with the address sanitizer, in a build folder of its own; without TARGET all of
# them in turn, those first that lack most executions, and then `make growth`. What they find is kept in .build-fuzz/findings, and the
# figures of all runs are printed. What Swift allocates once and for ever is no leak.
fuzz: setup
	MOCKUP_FUZZ=1 swift build -c release --scratch-path .build-fuzz --sanitize=fuzzer --sanitize=address \
	  $(COVERAGE) --product fuzz
	nice -n 19 python3 Tools/fuzz/all.py .build-fuzz/release/fuzz .build-fuzz $(SECONDS) \
	  --jobs $(JOBS) $(TARGET)
	@if [ -z "$(TARGET)" ]; then $(MAKE) growth; fi

# Swift's sanitizers, each with a build folder of its own. The C targets are under the undefined-behaviour
# sanitizer, too, where the address sanitizer's library brings it along.
UNDEFINED := -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
# Their frames are many times as large as others, so that threads need larger stacks for what is nested deep.
SANITIZED = ulimit -s 131072; SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
  TSAN_OPTIONS=suppressions=$(abspath Tests/Sanitizers/thread.txt)

# Runs the tests that a filter selects, and goldens, under the address sanitizer. TESTS=. runs all of them, which
# takes long.
sanitize: setup
	@scripts/setup.sh tests
	swift build --build-tests --scratch-path .build-address --sanitize=address $(UNDEFINED)
	$(SANITIZED) swift test --skip-build --disable-xctest --scratch-path .build-address \
	  --sanitize=address --filter "$(TESTS)"
	$(SANITIZED) .build-address/debug/mockup test $(GOLDENS) --record none --no-progress \
	  --filter "$(SCREENS)"

# Likewise under the thread sanitizer.
sanitize-threads: setup
	@scripts/setup.sh tests
	swift build --build-tests --scratch-path .build-thread --sanitize=thread
	$(SANITIZED) swift test --skip-build --disable-xctest --scratch-path .build-thread \
	  --sanitize=thread --filter "$(TESTS)"
	$(SANITIZED) .build-thread/debug/mockup test $(GOLDENS) --record none --no-progress \
	  --jobs 4 --filter "$(SCREENS)"

# Draws a hundred screens under valgrind, which knows the C libraries, too. The program keeps its symbols, by which
# valgrind names functions, but no debug information of Swift, which it does not understand.
valgrind: setup
	$(OPTIMISED) --product mockup
	Tests/Sanitizers/valgrind.sh $(MOCKUP) $(GOLDENS)

# Compares the C kernels for this machine with those for arm64, under qemu.
kernels:
	Tests/Kernels/kernels.sh

# What vectors of catalogues cost, cold and from the folder of drawings: Benchmarks/README.md.
bench-vectors: build
	Benchmarks/vectors.py $(MOCKUP)

# What hundreds of pictures cost in a preview: Benchmarks/README.md.
bench-preview: build
	@scripts/setup.sh tests
	Benchmarks/preview.py $(MOCKUP)

# How long equal sums of work take: Benchmarks/README.md.
bench-work: build
	Benchmarks/work.py $(MOCKUP)

# All rows that have a target; BEFORE=PROGRAM takes turns: Benchmarks/README.md.
bench: dist
	Benchmarks/rows.py measure $(if $(BEFORE),--before $(BEFORE)) --json Benchmarks/results/rows.json .build-dist/mockup

# The instructions of six rows; fails where one takes over 5 % more than Benchmarks/results/instructions.json.
bench-instructions: build
	Benchmarks/rows.py count $(MOCKUP)

# Builds and runs the packages of Examples in a fresh folder; two of them depend on a tag, and share what is built.
examples: setup
	Tests/Examples/examples.sh

# Looks at the memory of the program over long use (Tests/Soak).
soak: build
	python3 Tests/Soak/together.py $(MOCKUP)
	nice -n 19 python3 Tests/Soak/soak.py $(MOCKUP)

# Ends the program at each system call that writes, and fills its disk (Tests/Faults).
faults: build
	python3 Tests/Faults/faults.py $(MOCKUP)

# Draws with GNU parallel, Slurm and the conventions of Bazel, GitLab and Kubernetes (Tests/Many).
test-many: build
	python3 Tests/Many/many.py $(MOCKUP) --pictures $(PICTURES)

clean:
	rm -rf .build .build-* .mockup out fidelity Tools/swift-import/.build Examples/*/.build
