#!/bin/bash
# Packs the program for Debian and Ubuntu: deb.sh FOLDER. Writes FOLDER/mockup_VERSION_ARCH.deb, the same bytes each time.
set -euo pipefail
umask 022
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(cd "$1" && pwd)
program=$folder/mockup
version=$("$program" --version)
architecture=$(dpkg --print-architecture)
tree=$folder/deb
# Where the package is looked after; Debian wants an address.
maintainer=${MAINTAINER:-The mockup authors <mockup@example.org>}
SOURCE_DATE_EPOCH=$("$root/Packaging/epoch.sh")
export SOURCE_DATE_EPOCH

rm -rf "$tree"
"$root/Packaging/tree.sh" "$program" "$tree/usr"
share=$tree/usr/share
gzip -9n "$share/man/man1/mockup.1"
# Debian's names: zsh's folder of other packages, and one file of licences.
mkdir -p "$share/zsh/vendor-completions"
mv "$share/zsh/site-functions/_mockup" "$share/zsh/vendor-completions/"
rmdir "$share/zsh/site-functions"
{
  echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
  echo "Upstream-Name: mockup"
  echo
  echo "Files: *"
  echo "Copyright: 2026 the authors of mockup"
  echo "License: Apache-2.0 and others"
  echo " The program contains works of others; THIRD-PARTY.md beside this file has their licences. mockup's own is"
  echo " in /usr/share/common-licenses/Apache-2.0."
} >"$share/doc/mockup/copyright"
rm "$share/doc/mockup/LICENSE"
printf 'mockup (%s) stable; urgency=medium\n\n  * Release %s; CHANGELOG.md of the sources tells what changed.\n\n -- %s  %s\n' \
  "$version" "$version" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" |
  gzip -9n >"$share/doc/mockup/changelog.gz"

mkdir -p "$tree/DEBIAN" "$share/lintian/overrides"
{
  echo "# The program draws the same pixels on every system, so that it brings its libraries in one version."
  echo "mockup: embedded-library *"
  echo "# It runs where no shared library of the system fits."
  echo "mockup: statically-linked-binary *"
  echo "mockup: shared-library-lacks-prerequisites *"
  echo "# The completion says for which shell it is; nobody runs it."
  echo "mockup: bash-completion-with-hashbang *"
} >"$share/lintian/overrides/mockup"
(cd "$tree" && find usr -type f -printf '%P\0' | sort -z | (cd usr && xargs -0 md5sum) | sed 's|  |  usr/|') \
  >"$tree/DEBIAN/md5sums"
cat >"$tree/DEBIAN/control" <<EOF
Package: mockup
Version: $version
Architecture: $architecture
Section: graphics
Priority: optional
Installed-Size: $(du -sk --apparent-size "$tree/usr" | cut -f 1)
Recommends: fontconfig, xdg-utils
Maintainer: $maintainer
Description: draw themed iOS-style screens from JSON
 A screen is a JSON document with UIKit's own names for classes and properties.
 The program resolves its appearance as UIKit does, draws it with its own
 rasteriser, compares it with golden images, and shows it in a browser.
EOF
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
chmod -R u=rwX,go=rX "$tree"
dpkg-deb --root-owner-group -Zxz -z9 --threads-max=1 --build "$tree" "$folder" >/dev/null
rm -rf "$tree"
echo "$folder/mockup_${version}_$architecture.deb"
