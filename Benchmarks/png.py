#!/usr/bin/env python3
"""PNG encoders in turns: the peers' driver and this project's, on the peers' picture.

  png.py PEERS_DRIVER RASTER_BENCH [ROUNDS]

Both programs speak the peers' line protocol; RASTER_BENCH_DIR holds their picture. Prints for each the
median and least time in ms, the ratio of the first one's least time to its own, and the file's size.
"""
import os
import statistics
import subprocess
import sys

VARIANTS = [
    ("peers", "png_libpng6"), ("peers", "png_libdeflate1_rgb"), ("peers", "png_libdeflate4_rgb"),
    ("peers", "png_libpng1_up"), ("ours", "png_ours_fastest"), ("ours", "png_ours_default"),
    ("ours", "png_ours_smallest"),
]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder = os.environ.setdefault("RASTER_BENCH_DIR", "/tmp/bench")
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 9
    programs = {
        name: subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        for name, path in zip(("peers", "ours"), sys.argv[1:3])
    }

    def ask(name, line):
        programs[name].stdin.write(line + "\n")
        programs[name].stdin.flush()
        return programs[name].stdout.readline().strip()

    times, sizes = {}, {}
    for turn in range(rounds):
        for name, variant in VARIANTS:
            if ask(name, f"setup {variant} 750 1334 2") != "ok":
                continue
            ask(name, "batch")
            times.setdefault(variant, []).append(int(ask(name, "batch")) / 1e6)
            if turn == 0:
                path = f"{folder}/{variant}.png"
                ask(name, f"dump {path}")
                sizes[variant] = os.path.getsize(path)
    first = min(next(iter(times.values())))
    print(f"{'':22s}{'median':>9s}{'least':>9s}{'ratio':>9s}{'bytes':>9s}")
    for variant, values in times.items():
        ratio = f"1/{first / min(values):.1f}"
        print(
            f"{variant:22s}{statistics.median(values):9.2f}{min(values):9.2f}{ratio:>9s}"
            f"{sizes[variant]:9d}")
    for name in programs:
        programs[name].stdin.close()


if __name__ == "__main__":
    main()
