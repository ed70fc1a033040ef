#!/bin/bash
# Draws screens under valgrind, which also sees what libraries without sanitizers do:
#
#   valgrind.sh MOCKUP FOLDER [COUNT]
#
# The program must have no debug information (strip -g): valgrind does not understand that of Swift. What is allocated
# once and for ever is no leak. Exits with 1 for an invalid or uninitialised read or write.
set -euo pipefail
mockup=$1 folder=$2 count=${3:-100}

mapfile -t all < <(find "$folder" -name '*.screen.json' -not -name '*.theme.json' | LC_ALL=C sort)
screens=()
for ((index = 0; index < count && index < ${#all[@]}; index++)); do
  # As far apart as the count allows.
  screens+=("${all[index * ${#all[@]} / (count < ${#all[@]} ? count : ${#all[@]})]}")
done
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
number=0
for screen in "${screens[@]}"; do
  number=$((number + 1))
  valgrind --quiet --error-exitcode=99 --leak-check=no \
    --suppressions="$(dirname "${BASH_SOURCE[0]}")/valgrind.supp" \
    "$mockup" render "$screen" -o "$output/$number.png" || {
    echo "$screen: exit status $?" >&2
    failed=1
  }
done
echo "${#screens[@]} screens"
exit "${failed:-0}"
