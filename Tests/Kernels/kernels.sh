#!/bin/bash
# Runs the C kernels for each instruction set of this machine under the address and undefined-behaviour sanitizers,
# and compares what they make of the same numbers, with and without optimisation, and with those of arm64 (NEON) under
# qemu, if Debian's gcc-aarch64-linux-gnu, libc6-dev-arm64-cross and qemu-user are there.
#
#   kernels.sh [FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=${1:-.build-kernels}
mkdir -p "$folder"
clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
include=Sources/RasterKernels/include
sources=(Sources/RasterKernels/RasterKernels.c Tests/Kernels/checksums.c)
options=(-std=c11 -Wall -Werror "-I$include")

"$clang" -O1 "${options[@]}" -fsanitize=address,undefined -fno-sanitize-recover=undefined -fuse-ld=lld \
  "${sources[@]}" -o "$folder/sanitized"
"$folder/sanitized" >"$folder/sanitized.txt"
files=("$folder/sanitized.txt")
for level in -O0 -O2; do
  "$clang" $level "${options[@]}" "${sources[@]}" -o "$folder/native$level"
  "$folder/native$level" >"$folder/native$level.txt"
  files+=("$folder/native$level.txt")
done

if command -v aarch64-linux-gnu-gcc qemu-aarch64 >/dev/null; then
  for level in -O0 -O2; do
    objects=()
    for source in "${sources[@]}"; do
      object="$folder/$(basename "$source")$level.o"
      "$clang" $level "${options[@]}" --target=aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include \
        -c "$source" -o "$object"
      objects+=("$object")
    done
    aarch64-linux-gnu-gcc -static "${objects[@]}" -o "$folder/arm64$level"
    qemu-aarch64 "$folder/arm64$level" >"$folder/arm64$level.txt"
    files+=("$folder/arm64$level.txt")
  done
else
  echo "arm64 is not compared: gcc-aarch64-linux-gnu or qemu-user is missing"
fi

# All sets of kernels have to equal the first, which every machine of a kind has.
count=12
failed=0
for file in "${files[@]}"; do
  sets=$(($(wc -l <"$file") / count))
  [ "$sets" -gt 0 ] || failed=1
  for ((set = 0; set < sets; set++)); do
    if ! diff <(head -n "$count" "${files[0]}") <(tail -n +$((set * count + 1)) "$file" | head -n "$count"); then
      echo "$file: set $set differs" >&2
      failed=1
    fi
  done
  echo "$(basename "$file" .txt): $sets sets of kernels, $count checksums each"
done
exit "$failed"
