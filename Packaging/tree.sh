#!/bin/bash
# Installs a program with its licences below a folder, as packages hold them: tree.sh PROGRAM FOLDER.
set -euo pipefail
umask 022
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$(realpath "$1") folder=$(realpath -m "$2")

rm -rf "$folder"
make -s -C "$root" install MOCKUP="$program" SWIFT_IMPORT=none DESTDIR= PREFIX="$folder" >/dev/null
install -D -m 644 -t "$folder/share/doc/mockup" "$root/LICENSE" "$root/THIRD-PARTY.md"
