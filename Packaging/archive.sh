#!/bin/bash
# Packs the program, its manual, completions and licences: archive.sh FOLDER. Writes FOLDER/mockup-VERSION-linux-ARCH.tar.gz,
# the same bytes each time.
set -euo pipefail
umask 022
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(cd "$1" && pwd)
program=$folder/mockup
name=mockup-$("$program" --version)-linux-$(uname -m)

"$root/Packaging/tree.sh" "$program" "$folder/$name"
tar --sort=name --mtime="@$("$root/Packaging/epoch.sh")" --owner=0 --group=0 --numeric-owner --format=ustar \
  -C "$folder" -c "$name" | gzip -9n >"$folder/$name.tar.gz.new"
mv "$folder/$name.tar.gz.new" "$folder/$name.tar.gz"
rm -rf "${folder:?}/$name"
echo "$folder/$name.tar.gz"
