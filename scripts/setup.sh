#!/bin/bash
# Prepares the system for a build. Checks that Swift is installed, installs missing Debian packages,
# checks the SHA-256 hashes of the files that the build embeds, and makes the outlines of symbols of a
# Python package that is fetched once: into /usr/local/share/mockup for root, for others into
# ~/.local/share/mockup. Prints nothing if all is well.
#
#   setup.sh          for builds
#   setup.sh packages for packages of a release, and their checks
#   setup.sh tests    for tests too: a browser, a validator of JSON Schemas, node for the scripts of pages,
#                     Unicode's data about languages, and the rules of axe, a Python package that is fetched once
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

# Where what is fetched or made once is kept: for the user, for the machine, and for whoever runs this.
readonly user_data=${XDG_DATA_HOME:-${HOME:?is not set}/.local/share}/mockup machine_data=/usr/local/share/mockup
data=$user_data
[ "$(id -u)" -ne 0 ] || data=$machine_data

# Fetches the package of requirements file $1, which is $2, unless it is there: its path is in `wheel` then.
fetch_wheel() {
  local hash requirement folder
  if ! command -v python3 >/dev/null; then
    packages=(python3)
    install_packages
  fi
  hash=$(sed -n 's/.*--hash=sha256://p' "$1")
  requirement=$(sed -n 's/ --hash=.*//p' "$1")
  # As the file of a wheel is called.
  local name=${requirement%==*}
  for folder in "$user_data" "$machine_data"; do
    wheel=$folder/${name//-/_}-${requirement#*==}-py3-none-any.whl
    ! sha256sum --check --status <<<"$hash  $wheel" 2>/dev/null || return 0
  done
  wheel=$data/${wheel##*/}
  mkdir -p "$data"
  if ! python3 -m pip --version >/dev/null 2>&1; then
    packages=(python3-pip)
    install_packages
  fi
  echo "setup: fetching $2 from PyPI"
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
    --require-hashes --requirement "$1" --dest "$data" ||
    fail "cannot fetch ${requirement/==/ } from PyPI" \
      "This is needed once. Without a network, put its file ${wheel##*/}" \
      "(SHA-256 $hash)" "into $data and run this again."
  sha256sum --check --status <<<"$hash  $wheel" || fail "$wheel has another hash than $hash"
}

# Packs the outlines of symbols, unless the user or the machine has those of the present table and tool.
pack_symbols() {
  local root tool key name
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
  if [ -s "$user_data/$name" ] || [ -s "$machine_data/$name" ]; then
    return
  fi
  fetch_wheel "$tool/requirements.txt" "the outlines of symbols"
  # Two set-ups may run at once.
  local new=$data/$name.$$
  PYTHONDONTWRITEBYTECODE=1 \
    python3 "$tool/pack.py" "$tool/symbols.tsv" "$tool/figures.txt" "$wheel" "$new"
  mv "$new" "$data/$name"
}

# Fetches the rules of axe for tests of pages in a browser, unless the user or the machine has them.
fetch_axe() {
  local requirements
  requirements=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/Tests/Browser/requirements.txt
  fetch_wheel "$requirements" "the rules of axe"
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
[ "${1:-}" != tests ] || fetch_axe
