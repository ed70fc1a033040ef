#!/bin/bash
# Makes the pages of the libraries from their documentation catalogues and the modules of a debug build, as a folder for
# each library, for a server that hands them out at PATH/libraries/NAME.
#
#   libraries.sh BUILD OUT [PATH]
#
# BUILD is a folder of SwiftPM such as .build/debug. PATH is empty, or begins with a slash.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

build=$1
out=$2
path=${3:-}
rm -rf "$out"
mkdir -p "$out"
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

flags=()
for map in "$build"/*.build/module.modulemap Sources/*/module.modulemap; do
  flags+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(pkg-config --cflags freetype2 harfbuzz fribidi libpng expat yaml-0.1); do
  flags+=(-Xcc "$flag")
done

for catalogue in Sources/*/*.docc; do
  name=$(basename "$catalogue" .docc)
  mkdir "$graphs/$name"
  swift-symbolgraph-extract -module-name "$name" -minimum-access-level public -I "$build/Modules" "${flags[@]}" \
    -target "$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)" \
    -output-dir "$graphs/$name"
  docc convert "$catalogue" --additional-symbol-graph-dir "$graphs/$name" \
    --fallback-display-name "$name" --fallback-bundle-identifier "mockup.$name" \
    --transform-for-static-hosting --hosting-base-path "${path#/}/libraries/$name" --output-path "$out/$name" >"$graphs/log" 2>&1 || {
    cat "$graphs/log" >&2
    exit 1
  }
done
