#!/bin/bash
# Builds the commit again in a clone, in a folder of another name, with another umask and time zone, and compares the programs:
# clones.sh FOLDER. FOLDER is the folder of `make dist`.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(cd "$1" && pwd)
clone=$(mktemp -d)/a-clone-of-another-name
trap 'rm -rf "$(dirname "$clone")"' EXIT

git -C "$root" diff --quiet HEAD || {
  echo "clones: commit first, for a clone has only what is committed" >&2
  exit 1
}
umask 077
export TZ=Pacific/Auckland LC_ALL=C.UTF-8
git clone --quiet "$root" "$clone"
mkdir -p "$clone/.build-dist"
cp -r "$folder/sources" "$clone/.build-dist/"
make -s -C "$clone" dist >"$clone/log" 2>&1 || {
  tail -n 30 "$clone/log" >&2
  exit 1
}
cmp "$folder/mockup" "$clone/.build-dist/mockup" || {
  # Which parts of them, for whoever looks for the reason.
  cp "$clone/.build-dist/mockup" "$folder/mockup.clone"
  exit 1
}
echo "built twice: the same program"
