#!/usr/bin/env python3
"""Writes what ptxas says of PTX files beside them: ptx-verdicts.py [--ptxas PTXAS] [--check] [FOLDER]

FOLDER is backend/syntax/tests/files. NAME.verdict gets `accepted` or `refused` and the messages, for the target of the file, or
sm_75 where ptxas no longer knows it; nothing is linked (`-c`). `--check` only tells which verdicts would change.
"""
import argparse, glob, os, re, subprocess, sys, tempfile

KNOWN = {75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121}


def verdict(path, ptxas, output):
    text = open(path, 'rb').read().decode('latin-1')
    target = re.search(r'^\.target\s+sm_(\d+)(\w?)', text, re.M)
    arch = 'sm_90'
    if target and int(target[1]) in KNOWN:
        arch = f'sm_{target[1]}{target[2]}'
    elif target and int(target[1]) < 75:
        arch = 'sm_75'
    run = subprocess.run([ptxas, '-arch=' + arch, '-O0', '-c', os.path.basename(path), '-o', output],
                         cwd=os.path.dirname(path), capture_output=True, text=True, errors='replace')
    return ('accepted\n' if run.returncode == 0 else 'refused\n') + run.stdout + run.stderr


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--ptxas', default='ptxas')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('folder', nargs='?', default=os.path.join(here, '../backend/syntax/tests/files'))
    options = parser.parse_args()
    changed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for path in sorted(glob.glob(os.path.join(os.path.abspath(options.folder), '*.ptx'))):
            said = verdict(path, options.ptxas, os.path.join(scratch, 'out.cubin'))
            place = path[:-4] + '.verdict'
            old = open(place).read() if os.path.exists(place) else None
            if old != said:
                changed += 1
                print(os.path.basename(path), said.split('\n')[0])
                if not options.check:
                    open(place, 'w').write(said)
    print(f'{changed} verdicts {"differ" if options.check else "written"}')
    return 1 if options.check and changed else 0


if __name__ == '__main__':
    sys.exit(main())
