#!/usr/bin/env python3
"""Compares, function by function, what LLVM's opt and `warpc opt` make of files with RUN lines.

  same_functions.py [--show N] [--scalar] FILES...

FILES are `.ll` files or folders (LLVM's `test/Transforms/InstCombine`). The first RUN line of a file that calls `opt` says which passes run.
A function counts as the same if both print it alike, but for names of values, attributes, metadata and comments. So files count whose
expectations are of another version of LLVM, which a test runner leaves out: rules that only such files show are missed otherwise.
Files are listed with the most differing functions first; --show N prints the first N differing functions of each, --scalar only those
without vectors. Tools by environment: WARPC (default target/release/warpc), OPT (default opt-22).
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess

WARPC = os.environ.get("WARPC", "target/release/warpc")
OPT = os.environ.get("OPT", "opt-22")


def arguments(path):
    """Arguments of `opt` in the first RUN line that calls it, without the input; None if there is none."""
    text = path.read_text(errors="replace")
    for match in re.finditer(r"RUN:((?:.*\\\n;\s*RUN:)*.*)", text):
        line = re.sub(r"\\\n;\s*RUN:", " ", match.group(1)).split("|")[0]
        words = line.split()
        if "opt" in words:
            words = words[words.index("opt") + 1 :]
            skipped = {"<", "%s", "2>&1", "-S"}
            return [word.strip("'\"") for word in words if word not in skipped] + ["-S"]
    return None


def output(tool, args, path):
    """What `tool` prints for a file; None if it refuses it or does not end in time."""
    try:
        done = subprocess.run([*tool, *args, str(path)], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None


def functions(text):
    """Bodies by name, with values numbered in the order in which they are met."""
    bodies = {}
    for match in re.finditer(r'^define[^\n]*?@("[^"]*"|[\w.$-]+)\(.*?^}', text, re.M | re.S):
        body = re.sub(r"\s*;.*", "", match.group(0))
        body = re.sub(r" #\d+|, ?![\w.]+ ?!\d+", "", body).split("\n", 1)[1]
        names = {}

        def number(found, names=names):
            name = found.group(0)
            label = not name.startswith("%")
            key = "%" + name[:-1] if label else name
            new = names.setdefault(key, f"%v{len(names)}")
            return new + ":" if label else new

        bodies[match.group(1)] = re.sub(r'%"[^"]*"|%[\w.$-]+|^[\w.$-]+:', number, body, flags=re.M)
    return bodies


def compare(path):
    """Of one file: names that differ, number of functions, both outputs. None where opt refuses it, a text where only warpc does."""
    args = arguments(path)
    wanted = output([OPT], args, path) if args is not None else None
    if wanted is None:
        return path, None
    made = output([WARPC, "opt"], args, path)
    if made is None:
        return path, "refused"
    wanted, made = functions(wanted), functions(made)
    return path, ([name for name in wanted if wanted[name] != made.get(name)], wanted, made)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--scalar", action="store_true")
    options = parser.parse_args()
    files = [file for path in options.files for file in (sorted(path.rglob("*.ll")) if path.is_dir() else [path])]
    total = same = 0
    rows = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, result in pool.map(compare, files):
            if result is None:
                continue
            if result == "refused":
                rows.append((0, path, [], {}, {}))
                continue
            differing, wanted, made = result
            total += len(wanted)
            same += len(wanted) - len(differing)
            if differing:
                rows.append((len(differing), path, differing, wanted, made))
    for count, path, differing, wanted, made in sorted(rows, key=lambda row: (-row[0], row[1])):
        print(f"{count or 'refused':>7} {path.name}")
        shown = [n for n in differing if not (options.scalar and re.search(r"<\d+ x|<vscale", wanted[n]))]
        for name in shown[: options.show]:
            print(f"--- {name}, {OPT}\n{wanted[name]}\n--- {name}, warpc\n{made.get(name, 'gone')}\n")
    print(f"{same} of {total} functions are the same ({100 * same / max(total, 1):.1f} %)")


if __name__ == "__main__":
    main()
