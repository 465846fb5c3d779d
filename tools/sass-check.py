#!/usr/bin/env python3
"""Compares warpc's disassembler with nvdisasm, and its encoder with its decoder, on cubins and on random legal words.

    cargo build -p warpc-sass --examples
    NVDISASM=nvdisasm tools/sass-check.py --programs target/debug/examples --arch 90 [--random 30] [CUBIN...]

Of cubins it counts instructions, distinct words, words whose text differs, words that do not encode to themselves, and files whose
listing differs from `nvdisasm -c` and from `nvdisasm -c -hex`; of random words those that nvdisasm takes and whose text differs.
"""
import argparse
import collections
import importlib.util
import os
import struct
import subprocess


def load_tables_script():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sass-tables.py")
    spec = importlib.util.spec_from_file_location("sass_tables", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # Branch targets are compared as they are printed.
    module.relative = lambda text, address: text
    return module


TABLES = load_tables_script()


def code_words(path):
    """The words of all sections of code."""
    data = open(path, "rb").read()
    (offset,), (count,) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<H", data, 60)
    for index in range(count):
        _, kind, flags, _, at, size = struct.unpack_from("<IIQQQQ", data, offset + 64 * index)
        if kind == 1 and flags & 4:
            for word in range(at, at + size, 16):
                yield int.from_bytes(data[word : word + 16], "little")


def compare(words, options, title):
    """Texts and round trips of words. Targets of branches depend on where a word stands in what nvdisasm is given."""
    expected = TABLES.disassemble(words, f"SM{options.arch}{options.suffix}")
    lines = "".join(f"{word:x} {index % 60000 * 16:x}\n" for index, word in enumerate(words))
    program = os.path.join(options.programs, "words")
    out = subprocess.run([program, str(options.arch)], input=lines, capture_output=True, text=True, check=True).stdout
    legal, differ, lost = 0, collections.defaultdict(list), collections.defaultdict(list)
    for word, text, line in zip(words, expected, out.splitlines()):
        own, verdict = line.split("\t")
        if text is None or TABLES.JUNK.search(text):
            continue
        legal += 1
        mnemonic = TABLES.GUARD.sub("", text).split(" ")[0].split(".")[0]
        if own != text:
            differ[mnemonic].append((word, text, own))
        if verdict != "ok":
            lost[mnemonic].append((word, text, verdict))
    print(f"{title}: {legal} words that nvdisasm takes, {sum(map(len, differ.values()))} print otherwise, {sum(map(len, lost.values()))} do not encode to themselves")
    for name, found in (("print", differ), ("encode", lost)):
        for mnemonic, cases in sorted(found.items(), key=lambda item: -len(item[1]))[: options.show]:
            word, text, own = cases[0]
            print(f"  {name} {mnemonic}: {len(cases)}, {word:032x}\n    {text}\n    {own}")


def compare_listings(paths, options):
    program = os.path.join(options.programs, "disassemble")
    for flags, own_flags in ((["-c"], []), (["-c", "-hex"], ["--hex"])):
        equal, lines, other = 0, 0, 0
        for path in paths:
            expected = subprocess.run([TABLES.NVDISASM, *flags, path], capture_output=True, text=True).stdout
            run = subprocess.run([program, *own_flags, path], capture_output=True, text=True)
            if run.stdout == expected:
                equal += 1
                continue
            a, b = expected.splitlines(), run.stdout.splitlines()
            wrong = [(x, y) for x, y in zip(a, b) if x != y]
            lines, other = lines + len(wrong), other + 1
            if other <= options.show:
                print(f"  {path}: {len(a)} and {len(b)} lines, {len(wrong)} differ {run.stderr.strip()}")
                for x, y in wrong[:2]:
                    print(f"    {x.strip()}\n    {y.strip()}")
        print(f"nvdisasm {' '.join(flags)}: {equal} of {len(paths)} listings are equal, {lines} lines differ in the others")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", required=True, help="the folder of the built examples")
    parser.add_argument("--arch", type=int, default=90)
    parser.add_argument("--suffix", default="", help="of the architecture, for nvdisasm: a")
    parser.add_argument("--random", type=int, default=0, help="random words of each form")
    parser.add_argument("--show", type=int, default=10, help="how many kinds of differences to show")
    parser.add_argument("cubins", nargs="*")
    options = parser.parse_args()
    if options.cubins:
        counts = collections.Counter(word for path in options.cubins for word in code_words(path))
        print(f"{len(options.cubins)} cubins, {sum(counts.values())} instructions, {len(counts)} distinct")
        compare(list(counts), options, "cubins")
        compare_listings(options.cubins, options)
    if options.random:
        program = os.path.join(options.programs, "words")
        out = subprocess.run([program, str(options.arch), str(options.random)], capture_output=True, text=True, check=True).stdout
        compare([int(line, 16) for line in out.split()], options, "random words")


if __name__ == "__main__":
    main()
