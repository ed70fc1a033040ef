#!/bin/bash
# Prepares the system for a build. Checks that Swift is installed, installs missing Debian packages,
# checks the SHA-256 hashes of the files that the build embeds, and makes the outlines of symbols of a
# Python package that is fetched once: into /usr/local/share/mockup for root, for others into
# ~/.local/share/mockup. Prints nothing if all is well.
#
#   setup.sh          for builds
#   setup.sh packages for packages of a release, and their checks
#   setup.sh tests    for tests too: a browser, a validator of JSON Schemas, node for the scripts of pages, and
#                     Unicode's data about languages
set -euo pipefail

readonly swift_needed=6.3
packages=(
  git pkg-config
  libpng-dev libfreetype-dev libharfbuzz-dev libdeflate-dev libyaml-dev libexpat1-dev
  libjpeg62-turbo-dev
  libfribidi-dev libmicrohttpd-dev
  fonts-inter fonts-texgyre fonts-dejavu-core libthai-data libjs-mustache
  # Fonts for other scripts, used by tests.
  fonts-noto-core fonts-noto-color-emoji fonts-droid-fallback fonts-inter-variable
)

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

# Succeeds if version $1 is at least version $2.
at_least() {
  [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]
}

check_swift() {
  local advice=(
    "Swift $swift_needed or newer builds this project, and Debian does not package it."
    "Install it as https://www.swift.org/install/linux/ says (Debian 12), put its usr/bin in PATH,"
    "and run this again."
  )
  if ! command -v swift >/dev/null; then
    fail "no swift in PATH" "${advice[@]}"
  fi
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1) || true
  if [ -z "$version" ]; then
    fail "$(command -v swift) does not run; 'swift --version' shows why" "${advice[@]}"
  fi
  if ! at_least "$version" "$swift_needed"; then
    fail "$(command -v swift) is version $version" "${advice[@]}"
  fi
}

is_installed() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null || true)" = installed ]
}

# Runs a command as root.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "setup: this is no Debian system; install the equivalents of ${packages[*]}" >&2
    return
  fi
  local missing=()
  local package
  for package in "${packages[@]}"; do
    is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  echo "setup: installing ${missing[*]}"
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    fail "this needs root, and there is no sudo; as root run" "  apt-get install ${missing[*]}"
  fi
  # Other package sources may fail; whether these packages can be installed decides.
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o DPkg::Lock::Timeout=120 update </dev/null ||
    echo "setup: apt-get update failed; trying with the existing package lists" >&2
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -y -o DPkg::Lock::Timeout=120 install --no-install-recommends "${missing[@]}" \
    </dev/null
}

# Fails if a file that the build embeds is not the version that the goldens were recorded with.
check_embedded_files() {
  local list
  list=$(dirname "${BASH_SOURCE[0]}")/embedded-files.sha256
  if sha256sum --check --status "$list" 2>/dev/null; then
    return
  fi
  local first second third rest package='' version='' wrong=()
  while read -r first second third rest; do
    if [ "$first" = '#' ] && [ -n "$third" ] && [ -z "$rest" ]; then
      package=$second version=$third
    elif [ -n "$first" ] && [ "$first" != '#' ] &&
      ! sha256sum --check --status <<<"$first  $second" 2>/dev/null; then
      wrong+=("$second is not the file of $package $version")
    fi
  done <"$list"
  fail "${wrong[@]}" "Another version would draw other pixels. Install the packages of Debian 12, or put" \
    "its files there. scripts/embedded-files.sha256 lists the hashes."
}

# Packs the outlines of symbols, unless the user or the machine has those of the present table and tool.
pack_symbols() {
  local root tool machine user data wheel hash key name
  root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
  tool=$root/Tools/symbols
  key=$(cat "$tool/pack.py" "$tool/figures.py" "$tool/symbols.tsv" "$tool/figures.txt" \
    "$tool/requirements.txt" | sha256sum)
  name=symbols-${key:0:8}.bin
  # Package.swift names the file; only an edit of the table or the tool changes it.
  grep -q "mockup/$name" "$root/Package.swift" || {
    sed -i "s|mockup/symbols-[0-9a-f]*\.bin|mockup/$name|" "$root/Package.swift"
    echo "setup: Package.swift now names $name"
  }
  machine=/usr/local/share/mockup
  user=${XDG_DATA_HOME:-${HOME:?is not set}/.local/share}/mockup
  if [ -s "$user/$name" ] || [ -s "$machine/$name" ]; then
    return
  fi
  data=$user
  [ "$(id -u)" -ne 0 ] || data=$machine
  mkdir -p "$data"
  wheel=$data/justmyresource_phosphor-2.0.8.post1-py3-none-any.whl
  hash=$(sed -n 's/.*--hash=sha256://p' "$tool/requirements.txt")
  if ! command -v python3 >/dev/null; then
    packages=(python3)
    install_packages
  fi
  if ! sha256sum --check --status <<<"$hash  $wheel" 2>/dev/null; then
    if ! python3 -m pip --version >/dev/null 2>&1; then
      packages=(python3-pip)
      install_packages
    fi
    echo "setup: fetching the outlines of symbols from PyPI"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
      --require-hashes --requirement "$tool/requirements.txt" --dest "$data" ||
      fail "cannot fetch justmyresource-phosphor 2.0.8.post1 from PyPI" \
        "This is needed once. Without a network, put its file ${wheel##*/}" \
        "(SHA-256 $hash)" "into $data and run this again."
  fi
  sha256sum --check --status <<<"$hash  $wheel" || fail "$wheel has another hash than $hash"
  # Two set-ups may run at once.
  local new=$data/$name.$$
  PYTHONDONTWRITEBYTECODE=1 \
    python3 "$tool/pack.py" "$tool/symbols.tsv" "$tool/figures.txt" "$wheel" "$new"
  mv "$new" "$data/$name"
}

if [ "${1:-}" = tests ]; then
  packages+=(chromium-headless-shell python3 python3-jsonschema nodejs unicode-cldr-core)
fi
if [ "${1:-}" = packages ]; then
  packages+=(python3 python3-venv patch xz-utils curl iproute2 umoci skopeo mmdebstrap lintian bubblewrap advancecomp)
fi
check_swift
install_packages
check_embedded_files
pack_symbols
