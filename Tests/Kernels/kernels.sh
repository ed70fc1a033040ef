#!/bin/bash
# Compares what the C kernels make of the same numbers on this machine, in each of its instruction sets, with what
# those for other processors make of them under qemu: arm64 with NEON. Needs Debian's gcc-aarch64-linux-gnu,
# libc6-dev-arm64-cross and qemu-user.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=${1:-.build-kernels}
mkdir -p "$folder"
clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
sources=(-std=c11 -Wall -Werror -ISources/RasterKernels/include
  Sources/RasterKernels/RasterKernels.c Tests/Kernels/checksums.c)

for level in -O0 -O2; do
  "$clang" $level "${sources[@]}" -o "$folder/native$level"
  "$folder/native$level" >"$folder/native$level.txt"
  "$clang" $level --target=aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include -c \
    -ISources/RasterKernels/include -std=c11 Sources/RasterKernels/RasterKernels.c \
    -o "$folder/kernels$level.o"
  "$clang" $level --target=aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include -c \
    -ISources/RasterKernels/include -std=c11 Tests/Kernels/checksums.c -o "$folder/checksums$level.o"
  aarch64-linux-gnu-gcc -static "$folder/kernels$level.o" "$folder/checksums$level.o" \
    -o "$folder/arm64$level"
  qemu-aarch64 "$folder/arm64$level" >"$folder/arm64$level.txt"
done

# The first set of kernels of each machine is what every other has to equal.
expected="$folder/arm64-O2.txt"
count=$(wc -l <"$expected")
failed=0
for file in "$folder"/native-O0.txt "$folder"/native-O2.txt "$folder"/arm64-O0.txt; do
  sets=$(($(wc -l <"$file") / count))
  for ((set = 0; set < sets; set++)); do
    if ! diff "$expected" <(tail -n +$((set * count + 1)) "$file" | head -n "$count"); then
      echo "$file: set $set differs from arm64" >&2
      failed=1
    fi
  done
  echo "$file: $sets sets of kernels, $count checksums each"
done
exit "$failed"
