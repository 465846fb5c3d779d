#!/usr/bin/env python3
"""Writes a table of distances of backend/sass/tables/ from what was counted in code of ptxas.

    tools/sass-latency.py CONTROL.json SM90 OUT

CONTROL.json says for each mnemonic how often its results and sources were given a scoreboard, and for pairs of mnemonics the
smallest distance, in cycles, between an instruction and one that depends on it. backend/sass/src/latency.rs describes the rows.
"""
import json
import sys


def main():
    facts, sm, out = sys.argv[1:4]
    control = json.load(open(facts))
    lines = [f"# Distances of {sm}. Written by tools/sass-latency.py; backend/sass/src/latency.rs describes the rows.", f"v 1 {sm}"]
    for name, row in sorted(control["classes"].items()):
        counts = [row[key] for key in ("defs_with_write_barrier", "defs_without", "with_read_barrier", "without_read_barrier")]
        lines.append(" ".join(["c", name, *map(str, counts), str(row["min_stall"])]))
    for row in control["dependence_pairs"]:
        operand = {"guard": "g", -1: "x"}.get(row["operand"], str(row["operand"]))
        lines.append(f"r {row['producer']} {row['consumer']} {row['file']} {operand} {row['min_distance']} {row['hits_at_min']}")
    for row in control["waw_min"]:
        lines.append(f"w {row['first']} {row['second']} {row['file']} {row['first_kind'][0]}{row['second_kind'][0]} {row['min_distance']}")
    for row in control["war_without_read_barrier_min"]:
        lines.append(f"a {row['reader']} {row['writer']} {row['file']} {row['writer_kind'][0]} {row['min_distance']}")
    for row in control["barrier_set_to_wait_min"]:
        lines.append(f"b {row['setter']} {row['kind']} {row['min_distance']}")
    open(out, "w").write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
