#!/bin/bash
# Compiles the libraries of sources.tsv as archives: libraries.sh FOLDER. Downloads are kept in FOLDER/sources, where
# they may be put by hand, too; the archives lie in FOLDER/lib. What is there already is not made again.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
mkdir -p "$1/sources" "$1/lib"
folder=$(cd "$1" && pwd)
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}

# Sections of their own, so that the linker leaves out what nobody calls. Paths of this folder stay out of the archives.
options="-O2 -fPIE -ffunction-sections -fdata-sections -ffile-prefix-map=$folder=."

fail() {
  printf 'dist: %s\n' "$@" >&2
  exit 1
}

fetch() {
  local package version path hash file
  while IFS=$'\t' read -r package version path hash; do
    case $package in '#'*) continue ;; esac
    file=$folder/sources/${path##*/}
    if ! sha256sum --check --status <<<"$hash  $file" 2>/dev/null; then
      echo "dist: fetching ${file##*/}"
      curl -sfL --retry 3 -o "$file.part" "$mirror/$path" ||
        fail "cannot fetch $mirror/$path" "Put the file into $folder/sources, or name a mirror by DEBIAN_MIRROR."
      mv "$file.part" "$file"
      sha256sum --check --status <<<"$hash  $file" || fail "$file has another hash than $hash"
    fi
  done <"$here/sources.tsv"
}

# Unpacks the sources of a package into a folder, with Debian's patches.
unpack() {
  local package=$1 destination=$2 patch
  rm -rf "$destination"
  mkdir -p "$destination"
  tar -xf "$folder"/sources/"$package"_*.orig.tar.xz -C "$destination" --strip-components 1
  tar -xf "$folder"/sources/"$package"_*.debian.tar.xz -C "$destination"
  while read -r patch; do
    case $patch in '' | '#'*) continue ;; esac
    patch --quiet -d "$destination" -p1 <"$destination/debian/patches/$patch"
  done <"$destination/debian/patches/series"
}

# HarfBuzz without the libraries that it can ask for more: OpenType shaping is all that text needs.
harfbuzz() {
  unpack harfbuzz "$folder/harfbuzz"
  clang++ -c $options -fno-exceptions -fno-rtti -fno-threadsafe-statics -DHAVE_PTHREAD=1 -w \
    -o "$folder/harfbuzz/harfbuzz.o" "$folder/harfbuzz/src/harfbuzz.cc"
  ar -rcsD "$folder/harfbuzz/libharfbuzz.a" "$folder/harfbuzz/harfbuzz.o"
  mv "$folder/harfbuzz/libharfbuzz.a" "$folder/lib/"
  rm -rf "$folder/harfbuzz"
}

# libmicrohttpd without TLS, forms and passwords: the server answers this machine alone.
libmicrohttpd() {
  unpack libmicrohttpd "$folder/libmicrohttpd"
  (
    cd "$folder/libmicrohttpd"
    ./configure --quiet --disable-https --disable-shared --enable-static --disable-doc --disable-examples \
      --disable-curl --disable-postprocessor --disable-dauth --disable-bauth CFLAGS="$options"
    make -s -C src/microhttpd libmicrohttpd.la
  ) >"$folder/libmicrohttpd.log" 2>&1 || fail "libmicrohttpd is not built: $folder/libmicrohttpd.log"
  mv "$folder/libmicrohttpd/src/microhttpd/.libs/libmicrohttpd.a" "$folder/lib/"
  rm -rf "$folder/libmicrohttpd" "$folder/libmicrohttpd.log"
}

# The archives belong to these sources and this script.
key=$(cat "$here/sources.tsv" "${BASH_SOURCE[0]}" | sha256sum)
if [ "$(cat "$folder/lib/key" 2>/dev/null)" != "$key" ]; then
  rm -rf "$folder/lib"
  mkdir "$folder/lib"
  fetch
  # The two take about as long as each other, on a core each.
  harfbuzz &
  libmicrohttpd
  wait $!
  echo "$key" >"$folder/lib/key"
fi
