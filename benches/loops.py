#!/usr/bin/env python3
"""What each loop pass is worth behind ptxas -O3: warp instructions executed, SASS instructions, registers, with the pass and without it.

  loops.py --runner PATH [--passes A,B] [--level N] [--jobs N] [--cache FOLDER] [--json FILE] [--each] [FILES...]

FILES are modules or folders (default tests/kernels); of their kernels those count whose control flow has a cycle (`loop_free` of
manifest.json names the others). PATH is a program that runs a kernel of a cubin, as for executed.py, and the launches are those of
executed.py. A pass is left out by --disable-pass at the level (default 3), wherever the level has
it; --passes chooses passes. A kernel whose code stays the same is not run again.

Per pass: kernels whose code changes; then with the pass, divided by without it: executed warp instructions (geometric mean of
the changed kernels, total of all), SASS instructions, registers; kernels that fit in a step more or fewer of occupancy (warps per
multiprocessor of sm_90, by registers); best and worst kernel. Below 1 the pass is a gain.

Tools by environment: WARPC (default target/release/warpc), PTXAS."""
import argparse, concurrent.futures, glob, json, os, re, subprocess, sys, tempfile

import cubin as binary
import executed
from executed import ARCH, HERE, PTXAS, WARPC, Failed, sh

PASSES = ('loop-rotate', 'licm', 'indvars', 'loop-idiom', 'crc-table', 'loop-unroll-full', 'loop-unroll', 'loop-index-split',
          'separate-const-offset-from-gep', 'slsr', 'narrow-integers', 'induct-addresses', 'merge-phis', 'sink-increments')
# Registers per thread up to which a multiprocessor of sm_90 holds as many warps.
STEPS = (32, 40, 48, 56, 64, 80, 96, 128, 168, 255)


def step(registers):
    return next(i for i, most in enumerate(STEPS) if registers <= most)


def compile_without(source, options, tmp):
    """The cubin of `source`, and the registers of each kernel."""
    with tempfile.NamedTemporaryFile(dir=tmp, suffix='.ptx', delete=False) as f:
        ptx = f.name
    sh([WARPC, 'build', '-q', '--libdevice', 'none', '--arch', ARCH, *options, source, '-o', ptx])
    done = subprocess.run([PTXAS, f'-arch={ARCH}', '-O3', '-v', ptx, '-o', ptx + '.cubin'], capture_output=True, text=True)
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or ['ptxas'])[-1][:150])
    registers, name = {}, None
    for line in (done.stdout + done.stderr).splitlines():
        found = re.search(r"(?:entry function|Function properties for) '?([\w.$]+)'?", line)
        name = found[1] if found else name
        found = re.search(r'Used (\d+) registers', line)
        if found and name:
            registers[name] = int(found[1])
    return ptx + '.cubin', registers


def measure(runner, cubin, registers, name, asked, tmp):
    """Executed warp instructions, SASS instructions, registers; and the digest of the buffers."""
    count, buffers = runner.execute(cubin, name, asked, tmp)
    return dict(executed=count, sass=binary.instructions(binary.sections(cubin), name), registers=registers.get(name, 0)), buffers


def module(path, variants, level, free, runner):
    """One row per kernel with loops: the figures of the level, and those of each variant that changes its code."""
    rows = []
    with tempfile.TemporaryDirectory() as tmp:
        try:
            cubin, registers = compile_without(path, [f'-O{level}'], tmp)
        except (Failed, subprocess.TimeoutExpired) as e:
            return [dict(file=os.path.basename(path), failed=str(e))]
        parts, launches = binary.sections(cubin), {}
        for name, types, block in executed.kernels_of(path):
            if (os.path.basename(path), name) in free:
                continue
            row = dict(file=os.path.basename(path), kernel=name, variants={}, failed=None)
            rows.append(row)
            try:
                asked, _, buffers = executed.launch_of(runner, cubin, name, types, block, tmp)
                row['base'], _ = measure(runner, cubin, registers, name, asked, tmp)
                launches[name] = row, asked, buffers, binary.code_key(parts, name)
            except (Failed, subprocess.TimeoutExpired) as e:
                row['failed'] = str(e)
        for label, options in variants.items() if launches else ():
            try:
                other, other_registers = compile_without(path, options, tmp)
            except (Failed, subprocess.TimeoutExpired) as e:
                print(f'{os.path.basename(path)}: {label}: {e}', file=sys.stderr)
                continue
            other_parts = binary.sections(other)
            for name, (row, asked, buffers, key) in launches.items():
                if binary.code_key(other_parts, name) == key:
                    continue
                try:
                    row['variants'][label], own = measure(runner, other, other_registers, name, asked, tmp)
                    row['variants'][label]['differs'] = own != buffers
                except (Failed, subprocess.TimeoutExpired) as e:
                    print(f'{os.path.basename(path)} {name}: {label}: {e}', file=sys.stderr)
    return rows


def pair(row, label):
    """Figures with and without the pass, of a kernel that it changes."""
    return row['base'], row['variants'][label]


def table(rows, labels):
    whole = [r for r in rows if r.get('base')]
    print(f'{len(whole)} kernels with loops; with the pass, divided by without it\n')
    print('| pass | changed | executed, of the changed | executed, total | SASS | registers | occupancy more, less | best | worst |')
    print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |')
    for label in labels:
        hit = [(r, *pair(r, label)) for r in whole if label in r['variants']]
        if not hit:
            print(f'| `{label}` | 0 | | | | | | | |')
            continue
        same = {k: sum(r['base'][k] for r in whole if label not in r['variants']) for k in ('executed', 'sass', 'registers')}
        total = {k: (same[k] + sum(w[k] for _, w, _ in hit)) / max(1, same[k] + sum(o[k] for _, _, o in hit)) for k in same}
        ratios = sorted((w['executed'] / max(1, o['executed']), r['file'][:-3] + ' ' + r['kernel']) for r, w, o in hit)
        more = sum(step(w['registers']) < step(o['registers']) for _, w, o in hit)
        less = sum(step(w['registers']) > step(o['registers']) for _, w, o in hit)
        tell = lambda x: f'{x[0]:.2f} `{x[1]}`'
        print(f'| `{label}` | {len(hit)} | {executed.geo([max(x, 1e-9) for x, _ in ratios]):.3f} | {total["executed"]:.3f} | {total["sass"]:.3f} '
              f'| {total["registers"]:.3f} | {more}, {less} | {tell(ratios[0])} | {tell(ratios[-1])} |')
        differ = [r['file'] + ' ' + r['kernel'] for r, _, _ in hit if r['variants'][label]['differs']]
        if differ:
            print(f'{label}: other bytes: {", ".join(differ)}', file=sys.stderr)


def main():
    ap = argparse.ArgumentParser(usage=__doc__)
    ap.add_argument('files', nargs='*', default=[os.path.join(HERE, 'tests/kernels')])
    ap.add_argument('--runner', required=True)
    ap.add_argument('--passes', default=','.join(PASSES))
    ap.add_argument('--level', type=int, default=3)
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('--cache', help='folder of counts by code and launch, kept between runs')
    ap.add_argument('--json')
    ap.add_argument('--each', action='store_true', help='print every kernel that a pass changes')
    a = ap.parse_args()
    variants = {p: [f'-O{a.level}', f'--disable-pass={p}'] for p in a.passes.split(',') if p}
    files, free = [], set()
    for p in a.files:
        files += sorted(glob.glob(os.path.join(p, '*.ll'))) if os.path.isdir(p) else [p]
        free |= executed.loop_free(p if os.path.isdir(p) else os.path.dirname(p))
    rows, runner = [], executed.Runner(a.runner, a.cache)
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for done in pool.map(lambda f: module(f, variants, a.level, free, runner), files):
            rows += done
    if a.json:
        with open(a.json, 'w') as f:
            json.dump(rows, f, indent=1)
    table(rows, variants)
    if a.each:
        print()
        for row in (r for r in rows if r.get('base')):
            for label in row['variants']:
                w, o = pair(row, label)
                print(row['file'], row['kernel'], label, *(f'{k} {w[k]}/{o[k]}' for k in ('executed', 'sass', 'registers')))


if __name__ == '__main__':
    main()
