#!/usr/bin/env python3
"""How many modules and functions each pass of a pipeline changes.

    benches/pass_effects.py [--warpc target/release/warpc] [--passes 'nvopt<O3>'] FILE.ll ...

Prints a table of markdown, most modules first: the pass, the modules and the functions it changed in one of its rows, its rows, and
how often a row ran and was skipped. A module counts once per pass, a function once per row that changed it.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections import defaultdict

ROW = re.compile(r"^(?P<name>\S+) :: .*\[Runs (?P<runs>\d+) \] \[Changed (?P<changed>\d+) \](?: \[Skipped (?P<skipped>\d+) \])?")


def rows_of(warpc, passes, options, path):
    """(pass, runs, changed, skipped) of each row that ran on the module, or None where it does not compile."""
    with tempfile.TemporaryDirectory() as out:
        command = [warpc, "build", path, f"--passes={passes}", "--stat=phase-wise", "--out-dir", out, *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"{path}: {done.stderr.strip()[:200]}", file=sys.stderr)
        return None
    found = (ROW.match(line) for line in (done.stdout + done.stderr).splitlines())
    return [(m["name"], int(m["runs"]), int(m["changed"]), int(m["skipped"] or 0)) for m in found if m]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--warpc", default="target/release/warpc")
    parser.add_argument("--passes", default="nvopt<O3>")
    parser.add_argument("--option", action="append", default=[], help="an option of warpc build, as --option=--libdevice=FILE")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    modules, functions, runs, skipped = (defaultdict(int) for _ in range(4))
    compiled = 0
    for path in args.files:
        rows = rows_of(args.warpc, args.passes, args.option, path)
        if rows is None:
            continue
        compiled += 1
        for name in {name for name, _, changed, _ in rows if changed}:
            modules[name] += 1
        for name, ran, changed, left in rows:
            functions[name] += changed
            runs[name] += ran
            skipped[name] += left
    print(f"{compiled} modules, `{args.passes}`\n")
    print("| pass | modules changed | changes of a function | runs | skipped |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in sorted(runs, key=lambda name: (-modules[name], -functions[name], name)):
        print(f"| `{name}` | {modules[name]} | {functions[name]} | {runs[name]} | {skipped[name]} |")


if __name__ == "__main__":
    main()
