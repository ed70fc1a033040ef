#!/bin/bash
# Builds and runs the packages of Examples/ outside of this one, as somebody does who depends on it: copies of them in
# a fresh folder. `app` and `theme` depend on a tag of a clone (file://), `raster` on this folder (path:).
#
#   examples.sh           fails where a golden differs
#   MOCKUP_RECORD=changed examples.sh
#                         writes the goldens of the copies, and copies them back
#
# `app` and `theme` share what is built, in .build-examples; only the first run compiles everything.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$root/.build-examples
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT

# The present state as a commit, whether it is committed or not, and a tag of its own in a clone.
# The folder may be somebody else's, as in containers of continuous integration.
repository=(git -C "$root" -c "safe.directory=$root" -c user.name=examples -c user.email=examples@localhost)
commit=$("${repository[@]}" stash create)
commit=${commit:-$("${repository[@]}" rev-parse HEAD)}
version=0.1.0-c${commit:0:12}
clone=$scratch/mockup.git
if [ ! -d "$clone" ]; then
  git init -q --bare "$clone"
  git -C "$clone" config receive.shallowUpdate true
fi
"${repository[@]}" push -q --force "$clone" "$commit:refs/tags/$version"

status=0
export MOCKUP_RECORD=${MOCKUP_RECORD:-none}

# Copies a package, with another place of its dependency.
copy() {
  cp -R "$root/Examples/$1" "$fresh/"
  rm -rf "$fresh/$1/.build" "$fresh/$1/Package.resolved"
  sed -i "s|\.package(name: \"mockup\", path: \"../..\")|$2|" "$fresh/$1/Package.swift"
  ! grep -q '"\.\./\.\."' "$fresh/$1/Package.swift"
}

for package in app theme; do
  copy $package ".package(url: \"file://$clone\", exact: \"$version\")"
  options=(--package-path "$fresh/$package" --scratch-path "$scratch/packages")
  swift package "${options[@]}" resolve
  # The one command of Documentation/packages.md.
  "$scratch/packages/checkouts/mockup/scripts/setup.sh"
  swift test "${options[@]}" --disable-xctest || status=$?
  if [ "$MOCKUP_RECORD" != none ]; then
    cp -R "$fresh/$package/Tests" "$root/Examples/$package/"
  fi
done

copy raster ".package(name: \"mockup\", path: \"$root\")"
swift run --package-path "$fresh/raster" --scratch-path "$scratch/raster" badge >"$fresh/badge.ppm"
if [ "$MOCKUP_RECORD" != none ]; then
  cp "$fresh/badge.ppm" "$root/Examples/raster/"
fi
cmp "$fresh/badge.ppm" "$root/Examples/raster/badge.ppm" || status=$?
exit $status
