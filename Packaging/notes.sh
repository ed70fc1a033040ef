#!/bin/bash
# Prints what the changelog says about a version: notes.sh VERSION. Fails if that is nothing.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
notes=$(awk -v version="$1" '/^## / { found = $2 == version; next } found' "$root/CHANGELOG.md")
if [ -z "${notes//[[:space:]]/}" ]; then
  echo "notes: CHANGELOG.md has no section on $1" >&2
  exit 1
fi
printf '%s\n' "$notes" | sed '/./,$!d'
