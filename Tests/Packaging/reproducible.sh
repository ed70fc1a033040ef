#!/bin/bash
# Packs the programs of a folder again, at another time, with another umask and in another folder, and compares the files:
# reproducible.sh FOLDER.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(cd "$1" && pwd)
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT

umask 077
cp "$folder/mockup" "$folder/mockup-swift-import" "$again/"
export TZ=Pacific/Auckland LC_ALL=C.UTF-8
for kind in archive deb; do "$root/Packaging/$kind.sh" "$again" >/dev/null; done
"$root/Packaging/wheel.py" "$again" >/dev/null
for kind in plain ci fonts; do "$root/Packaging/image.sh" $kind "$again" >/dev/null; done
ln -s "$folder/lib" "$again/lib"
"$root/Packaging/sbom.py" "$again" >/dev/null
(cd "$again" && sha256sum --quiet --check "$folder/SHA256SUMS")
if command -v lintian >/dev/null; then
  lintian --fail-on error "$folder"/mockup_*.deb
fi
echo "packed twice: the same bytes"
