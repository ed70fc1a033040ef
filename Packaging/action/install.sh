#!/bin/bash
# Puts a release's program into PATH, for a step of a workflow. The archive is kept in a folder that the workflow caches;
# its sum is checked each time.
#
#   VERSION   the version of the release
#   RELEASES  the address of the releases; files are at RELEASES/vVERSION/NAME
#   SHA256    the sum of the archive; empty for the one in the release's SHA256SUMS
#   KEPT      the folder that is cached
#   RUNNER_TEMP, GITHUB_PATH  as GitHub sets them
set -euo pipefail

fail() {
  printf '::error title=mockup::%s\n' "$1"
  exit 1
}

[[ $VERSION =~ ^[0-9]+\.[0-9]+\.[0-9]+([-.+][0-9A-Za-z.+-]+)?$ ]] ||
  fail "'version' has to be a version such as 0.1.0"
[[ -z $SHA256 || $SHA256 =~ ^[0-9a-f]{64}$ ]] || fail "'sha256' has to be 64 hexadecimal digits in lower case"
[ "$(uname -s)" = Linux ] || fail "the program runs on Linux; this runner is not one"

name=mockup-$VERSION-linux-$(uname -m)
mkdir -p "$KEPT"
fetch() {
  [ -s "$KEPT/$1" ] && return
  curl --fail --silent --show-error --location --retry 3 --output "$KEPT/$1.new" "$RELEASES/v$VERSION/$1" ||
    fail "cannot fetch $RELEASES/v$VERSION/$1"
  mv "$KEPT/$1.new" "$KEPT/$1"
}

sum=$SHA256
if [ -z "$sum" ]; then
  fetch SHA256SUMS
  sum=$(awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name { print $1; exit }' "$KEPT/SHA256SUMS")
  [ -n "$sum" ] || fail "the release $VERSION has no $name.tar.gz"
fi
fetch "$name.tar.gz"
if ! echo "$sum  $KEPT/$name.tar.gz" | sha256sum --check --status -; then
  rm -f "$KEPT/$name.tar.gz"
  fail "$name.tar.gz does not have the sum $sum"
fi
tar -xzf "$KEPT/$name.tar.gz" -C "$RUNNER_TEMP"
echo "$RUNNER_TEMP/$name/bin" >>"$GITHUB_PATH"
"$RUNNER_TEMP/$name/bin/mockup" --version
