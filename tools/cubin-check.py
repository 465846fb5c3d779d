#!/usr/bin/env python3
"""Reads cubins of ptxas into plain data, writes them again, and says what differs; nvdisasm may read what was written.

    cargo build -p warpc-sass --example rewrite
    tools/cubin-check.py --programs target/debug/examples [--nvdisasm nvdisasm] [--show 5] CUBIN...

A cubin counts as equal if all bytes are. Of the others it lists the sections that differ in bytes or in their row of the table of
sections (places aside), the symbols, and the kinds of both that only one file has, each with a number of files. Sections of portable
code, whose names begin with `.nv.merc` and `.nv.capmerc`, are left out on purpose; with --without-mercury their absence, and what
follows from it for places and the table of strings, does not count.
"""
import argparse
import collections
import os
import re
import struct
import subprocess
import tempfile


class Cubin:
    def __init__(self, path):
        self.data = data = open(path, "rb").read()
        (table,), (count, names) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<HH", data, 60)
        rows = [struct.unpack_from("<IIQQQQIIQQ", data, table + 64 * index) for index in range(count)]
        text = lambda row, at: data[row[4] + at : data.index(b"\0", row[4] + at)].decode()
        self.names = [text(rows[names], row[0]) for row in rows]
        self.sections = collections.OrderedDict()
        zeros = (0, 8, 0x70000007, 0x7000000A, 0x70000015)
        for name, row in zip(self.names, rows):
            link, info = row[6], row[7]
            info = self.names[info] if row[2] & 0x40 and info < count else info
            body = b"" if row[1] in zeros else data[row[4] : row[4] + row[5]]
            self.sections[name] = ((row[1], row[2], row[5], self.names[link], info, row[8], row[9]), body)
        symbols = next((row for row in rows if row[1] == 2), None)
        self.symbols = []
        for at in range(symbols[4], symbols[4] + symbols[5], 24) if symbols else ():
            name, info, other, section, value, size = struct.unpack_from("<IBBHQQ", data, at)
            section = self.names[section] if section < count else section
            self.symbols.append((text(rows[symbols[6]], name), info, other, section, value, size))


def kind(name, functions):
    """A section without the name of its function."""
    for function in functions:
        if name.endswith("." + function):
            return name[: -len(function)] + "F"
    return re.sub(r"[.]\d{5,}$", ".N", name)


def compare(expected, actual, without_mercury):
    """Kinds of differences between two files."""
    is_mercury = lambda name: isinstance(name, str) and name.startswith((".nv.merc", ".nv.capmerc"))
    functions = sorted((name[6:] for name in expected.sections if name.startswith(".text.")), key=len, reverse=True)
    found = set()
    left = [name for name in expected.sections if not (without_mercury and is_mercury(name))]
    right = list(actual.sections)
    if left != right:
        found.add("order of sections" if sorted(left) == sorted(right) else "sections")
        found |= {"only expected: " + kind(name, functions) for name in set(left) - set(right)}
        found |= {"only written: " + kind(name, functions) for name in set(right) - set(left)}
    for name in left:
        if name not in actual.sections or (without_mercury and name in (".shstrtab", ".strtab", ".symtab")):
            continue
        (row, body), (other_row, other_body) = expected.sections[name], actual.sections[name]
        if row != other_row:
            found.add(f"row of {kind(name, functions)}")
        if body != other_body:
            found.add(f"bytes of {kind(name, functions)}")
    symbols = [row for row in expected.symbols if not (without_mercury and is_mercury(row[3]))]
    if symbols != actual.symbols:
        found.add("order of symbols" if sorted(map(str, symbols)) == sorted(map(str, actual.symbols)) else "symbols")
    if not found and not without_mercury:
        found.add("headers or places")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", required=True, help="the folder of the built examples")
    parser.add_argument("--nvdisasm", default="", help="the program that must read what was written")
    parser.add_argument("--show", type=int, default=3, help="how many files to name for each kind of difference")
    parser.add_argument("--without-mercury", action="store_true", help="ignore sections of portable code")
    parser.add_argument("cubins", nargs="+")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(options.programs, "rewrite")
        run = subprocess.run([program, folder, *options.cubins], capture_output=True, text=True, check=True)
        verdicts, kinds = collections.Counter(), collections.defaultdict(list)
        for line in run.stdout.splitlines():
            path, verdict, *rest = line.split("\t")
            if verdict == "differ":
                written = os.path.join(folder, os.path.basename(path))
                found = compare(Cubin(path), Cubin(written), options.without_mercury)
                verdict = "differ" if found else "equal without portable code"
                for name in found:
                    kinds[name].append(path)
                if options.nvdisasm:
                    check = subprocess.run([options.nvdisasm, "-c", written], capture_output=True, text=True)
                    if check.returncode or check.stderr:
                        kinds["nvdisasm: " + check.stderr.strip()[:80]].append(path)
            elif rest:
                kinds[f"{verdict}: {rest[0]}"].append(path)
            verdicts[verdict] += 1
        print(f"{len(options.cubins)} cubins: " + ", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common()))
        for name, paths in sorted(kinds.items(), key=lambda item: -len(item[1])):
            print(f"  {len(paths):5} {name}: " + " ".join(os.path.basename(path) for path in paths[: options.show]))


if __name__ == "__main__":
    main()
