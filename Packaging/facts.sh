#!/bin/bash
# Writes a C file with the facts of a release: the commit, and the versions of the libraries that are linked in.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# Debian's packages whose archives are linked, by the names that people know.
packages=(
  FreeType=libfreetype-dev Brotli=libbrotli-dev FriBidi=libfribidi-dev libpng=libpng-dev libdeflate=libdeflate-dev
  zlib=zlib1g-dev Expat=libexpat1-dev libyaml=libyaml-dev libjpeg-turbo=libjpeg62-turbo-dev
  "GNU C library=libc6-dev" libstdc++=libstdc++-12-dev
)

echo "// Written by Packaging/facts.sh."
echo "const char process_release_facts[] ="
echo "    \"commit\\t$(git -C "$here" describe --always --abbrev=40 --dirty --exclude '*')\\n\""
for entry in "${packages[@]}"; do
  echo "    \"${entry%=*}\\t$(dpkg-query -W -f '${Version}' "${entry##*=}")\\n\""
done
grep -v '^#' "$here/sources.tsv" | cut -f 1,2 | uniq | while IFS=$'\t' read -r package version; do
  echo "    \"$package\\t$version\\n\""
done
echo "    ;"
