#!/bin/bash
# Makes sure that everything the build needs is there: Swift, which Debian does not package, and a
# few Debian packages, which are installed if any is missing. Says nothing if nothing is to be done.
#
#   setup.sh          what building needs
#   setup.sh tests    also what some tests need, which are skipped without it: a browser, a
#                     validator of JSON Schemas, and what draws SVG and PDF
set -euo pipefail

readonly swift_needed=6.2
packages=(
  git pkg-config
  libpng-dev libfreetype-dev libharfbuzz-dev libdeflate-dev libyaml-dev
  libfribidi-dev libunibreak-dev libmicrohttpd-dev
  fonts-inter fonts-texgyre fonts-dejavu-core libthai-data libjs-mustache
  # Of other scripts; tests draw with them.
  fonts-noto-core fonts-noto-color-emoji fonts-droid-fallback fonts-inter-variable
)

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

# Whether the version $1 is at least $2.
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
    echo "setup: no Debian system; needed are what Debian calls ${packages[*]}" >&2
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
  # A source that has nothing to do with these packages may fail; then installing decides.
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o DPkg::Lock::Timeout=120 update </dev/null ||
    echo "setup: apt-get update failed; trying with the package lists that are there" >&2
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -y -o DPkg::Lock::Timeout=120 install --no-install-recommends "${missing[@]}" \
    </dev/null
}

if [ "${1:-}" = tests ]; then
  packages+=(chromium-headless-shell python3 python3-jsonschema librsvg2-bin poppler-utils)
fi
check_swift
install_packages
