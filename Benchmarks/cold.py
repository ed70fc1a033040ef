#!/usr/bin/env python3
"""Whole processes, one after the other in turns, so that the machine's moods hit all alike.

  cold.py [--rounds N] NAME='COMMAND …' NAME='COMMAND …' …

Prints for each the median and least wall time and CPU time in ms, its largest memory in MiB, and the
ratio of its least wall time to the first one's.
"""
import os
import resource
import shlex
import statistics
import subprocess
import sys
import time


def once(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall * 1e3, cpu * 1e3


def memory(command):
    """MiB, as a small parent sees it: this interpreter's own would count otherwise."""
    try:
        out = subprocess.run(["time", "-f", "%M"] + command, capture_output=True, text=True)
        return int(out.stderr.strip().split("\n")[-1]) / 1024
    except (OSError, ValueError):
        return float("nan")


def main():
    arguments = sys.argv[1:]
    rounds = 15
    if arguments[:1] == ["--rounds"]:
        rounds, arguments = int(arguments[1]), arguments[2:]
    commands = {}
    for argument in arguments:
        name, command = argument.split("=", 1)
        commands[name] = shlex.split(command)
    if not commands:
        sys.exit(__doc__)
    times = {name: [] for name in commands}
    for command in commands.values():
        once(command)
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(once(command))
    first = min(wall for wall, _ in next(iter(times.values())))
    print(f"{'':16s}{'median':>10s}{'least':>10s}{'cpu':>10s}{'MiB':>8s}{'ratio':>8s}")
    for name, values in times.items():
        walls = [wall for wall, _ in values]
        cpu = min(cpu for _, cpu in values)
        print(
            f"{name:16s}{statistics.median(walls):10.1f}{min(walls):10.1f}{cpu:10.1f}"
            f"{memory(commands[name]):8.1f}{min(walls) / first:8.2f}")


if __name__ == "__main__":
    main()
