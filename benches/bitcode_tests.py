#!/usr/bin/env python3
"""Compares the bitcode of `warpc as` with that of llvm-as.

usage: bitcode_tests.py [--warpc PATH] [--llvm FOLDER] [-j N] FILE|FOLDER...

Every .ll file that llvm-as takes is assembled by both; llvm-dis has to read ours without complaint, its text has to be that of
llvm-as's bitcode (or to be, read and printed by warpc, what warpc prints of the source), and llvm-bcanalyzer has to find no
error. Prints the counts, then a line for every other file: what happened, and the file. Exits with 1 if fewer than 98 % agree.
"""
import argparse
import concurrent.futures
import os
import subprocess
import sys
import tempfile
from collections import Counter

TIMEOUT = 120


def run(command, data=b''):
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=TIMEOUT)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return -1, b'', b'takes too long'


def body(text):
    """Text without the lines that name the file."""
    return [l for l in text.split(b'\n') if not l.startswith((b'; ModuleID', b'source_filename'))]


def judge(path, tools):
    """What happens to one file; None if llvm-as refuses it."""
    with open(path, 'rb') as f:
        source = f.read()
    status, theirs, _ = run([tools.llvm_as, '-o', '-'], source)
    if status != 0:
        return None
    status, ours, err = run([tools.warpc, 'as', '-f', '-o', '-'], source)
    if status != 0:
        return 'warpc: ' + err.decode(errors='replace').strip().split('\n')[0]
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, 'ours.bc')
        with open(file, 'wb') as f:
            f.write(ours)
        if run([tools.bcanalyzer, file])[0] != 0:
            return 'llvm-bcanalyzer'
    status, text, err = run([tools.llvm_dis, '-o', '-'], ours)
    if status != 0 or b'error' in err:
        return 'llvm-dis: ' + err.decode(errors='replace').strip().split('\n')[0]
    expected = run([tools.llvm_dis, '-o', '-'], theirs)[1]
    if body(text) == body(expected):
        return 'same'
    printed = [run([tools.warpc, 'as', '-S', '-o', '-'], t)[1] for t in (text, source)]
    return 'same once printed' if printed[0] and body(printed[0]) == body(printed[1]) else 'differs'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--warpc', default=os.environ.get('WARPC', 'target/release/warpc'))
    parser.add_argument('--llvm', default='/usr/lib/llvm-22/bin', help='folder of llvm-as, llvm-dis, llvm-bcanalyzer')
    parser.add_argument('-j', type=int, default=os.cpu_count())
    parser.add_argument('paths', nargs='+')
    args = parser.parse_args()
    args.llvm_as, args.llvm_dis, args.bcanalyzer = (
        os.path.join(args.llvm, name) for name in ('llvm-as', 'llvm-dis', 'llvm-bcanalyzer'))
    files = []
    for path in args.paths:
        below = [os.path.join(d, n) for d, _, names in os.walk(path) for n in names if n.endswith('.ll')]
        files += sorted(below) if os.path.isdir(path) else [path]
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        results = list(pool.map(lambda f: judge(f, args), files))
    readable = [(f, r) for f, r in zip(files, results) if r is not None]
    counts = Counter(r.split(':')[0] for _, r in readable)
    print(len(files), 'files,', len(readable), 'readable:', ', '.join(f'{n} {r}' for r, n in counts.most_common()))
    for file, result in readable:
        if not result.startswith('same'):
            print(result, file)
    good = sum(r.startswith('same') for _, r in readable)
    sys.exit(0 if good >= 0.98 * len(readable) else 1)


if __name__ == '__main__':
    main()
