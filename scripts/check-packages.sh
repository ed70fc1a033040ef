#!/bin/bash
# Compares the versions of Swift packages that were resolved with those of swift-packages.tsv: check-packages.sh [--strict]
# [FILE]. FILE is Package.resolved unless given. Differences are warnings; with --strict they end with the status 1.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
kind=warning
if [ "${1:-}" = --strict ]; then
  kind=error
  shift
fi
resolved=${1:-$here/../Package.resolved}
[ -f "$resolved" ] || {
  echo "$kind: there is no $resolved: run 'swift package resolve'" >&2
  [ "$kind" = warning ]
  exit
}

# The identity of a package comes before its version.
found=$(sed -n -E 's/.*"(identity|version)" : "([^"]*)".*/\1 \2/p' "$resolved" |
  awk '$1 == "identity" { name = $2 } $1 == "version" && name != "" { print name "\t" $2; name = "" }' | sort)
listed=$(grep -v '^#' "$here/swift-packages.tsv" | sort)
[ "$found" != "$listed" ] || exit 0
{
  echo "$kind: the Swift packages are not those of scripts/swift-packages.tsv (<), but (>)"
  diff <(echo "$listed") <(echo "$found") | grep '^[<>]' || true
  echo "Run 'swift package update', or 'swift package resolve PACKAGE --version VERSION'."
} >&2
[ "$kind" = warning ]
