#!/usr/bin/env python3
"""Counts the warp instructions that kernels execute behind ptxas -O3, for several compilers, and prints their ratios.

  executed.py --runner PATH [--sides o1,o2,o3,llc,llvm,nvvm] [--jobs N] [--cache FOLDER] [--json FILE] [--each] [FILES...]

FILES are modules or folders (default tests/kernels). A side is a compiler: `o1`, `o2`, `o3` warpc at a level, `llc` opt -O3 of LLVM and
`warpc llc -O3`, which is our back end alone, `llvm` opt -O3 and llc -O3, `nvvm` libNVVM. The first side that is not warpc is what the others
are divided by. PATH is a program that runs a kernel of a cubin and prints `warp-instr=N`:
PATH CUBIN KERNEL --args SPEC.json --count --out DIR. With --cache, what it said of a code and a launch is not asked again.

A launch is made from the signature of a kernel: one block; a buffer of 64 KiB for every pointer, all of small integers or of zeros;
every integer is a size that suits. The first launch that the reference runs without fault is taken. A kernel counts where all sides
run it (those without a result are listed, not averaged) and leave the same bytes as the reference; differences are counted apart,
as fused operations round otherwise. Static counts reward whoever unrolls less; this measure does not.

Tools by environment: WARPC (default target/release/warpc), OPT, LLC, PTXAS, LIBNVVM_PTX (a program IN.ll OUT.ptx)."""
import argparse, collections, concurrent.futures, glob, hashlib, json, math, os, re, subprocess, sys, tempfile

import cubin as binary

ENV = os.environ.get
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WARPC = ENV('WARPC', os.path.join(HERE, 'target/release/warpc'))
OPT, LLC, PTXAS, NVVM = ENV('OPT', 'opt-22'), ENV('LLC', 'llc-22'), ENV('PTXAS', 'ptxas'), ENV('LIBNVVM_PTX', '')
ARCH, BYTES = 'sm_90', 1 << 16
# A size for every integer, threads of the block, and what buffers hold.
LAUNCHES = [(n, block, init) for init in ({'range': [0, 32]}, 'zero') for n, block in ((32, 0), (32, 32), (1, 128), (0, 0), (32, 512))]
NUMBERS = {'i1': 'i8', 'i8': 'i8', 'i16': 'i16', 'i32': 'i32', 'i64': 'i64', 'float': 'f32', 'double': 'f64'}


class Failed(Exception):
    pass


def sh(cmd, timeout=300):
    p = subprocess.run(cmd, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=timeout)
    if p.returncode:
        text = (p.stderr + p.stdout).strip()
        raise Failed(f'{os.path.basename(cmd[0])}: {text.splitlines()[-1][:150] if text else p.returncode}')
    return p.stdout


def compile_with(side, source, tmp):
    """The path of the cubin of `source` by `side`."""
    ptx, cubin = os.path.join(tmp, side + '.ptx'), os.path.join(tmp, side + '.cubin')
    if side in ('llvm', 'llc'):
        bitcode = os.path.join(tmp, 'llvm.bc')
        target = [f'-mcpu={ARCH}', '-mattr=+ptx88']
        precise = [f'-nvvm-reflect-add=__CUDA_PREC_{x}=1' for x in ('SQRT', 'DIV')]  # defaults of the others; opt's is 0
        sh([OPT, '-O3', *precise, *target, source, '-o', bitcode])
        sh([LLC, '-O3', *target, bitcode, '-o', ptx] if side == 'llvm' else [WARPC, 'llc', '-O3', f'-mcpu={ARCH}', bitcode, '-o', ptx])
    elif side == 'nvvm':
        sh([NVVM, source, ptx])
    else:
        sh([WARPC, 'build', '-q', '--libdevice', 'none', '--arch', ARCH, '-O' + side[1:], source, '-o', ptx])
    sh([PTXAS, f'-arch={ARCH}', '-O3', ptx, '-o', cubin])
    return cubin


def split(text):
    """Parts of a parameter list, commas in brackets aside."""
    parts, depth = [''], 0
    for c in text:
        depth += (c in '([{<') - (c in ')]}>')
        if c == ',' and depth == 0:
            parts.append('')
        else:
            parts[-1] += c
    return [p.strip() for p in parts if p.strip()]


def kernels_of(path):
    """Name, types of the parameters and threads of a block that is asked for, of every kernel. None for what has no launch."""
    text = open(path, errors='replace').read()
    sets = dict(re.findall(r'^attributes #(\d+) = \{(.*)\}$', text, re.M))
    out = []
    for name, rest in re.findall(r'^define [^@\n]*ptx_kernel [^@\n]*@"?([\w.$]+)"?(\(.*)$', text, re.M):
        depth, end = 0, 0
        for end, c in enumerate(rest):
            depth += (c == '(') - (c == ')')
            if depth == 0:
                break
        types = []
        for p in split(rest[1:end]):
            kind = re.match(r'[\w]+', p)
            known = kind and (kind[0] == 'ptr' and 'byval' not in p or kind[0] in NUMBERS)
            types.append(kind[0] if known else None)
        group = re.search(r'#(\d+)', rest[end:])
        bound = re.search(r'"nvvm\.(?:reqntid|maxntid)"="(\d+)(?:,(\d+))?(?:,(\d+))?"', sets.get(group[1], '') if group else '')
        block = [int(b or 1) for b in bound.groups()] if bound else [256, 1, 1]
        out.append((name, types, block))
    return out


def spec(name, types, block, launch):
    n, threads, init = launch
    value = lambda t: {NUMBERS[t]: 1.0 if t in ('float', 'double') else min(n, 1) if t == 'i1' else n}
    args = [dict(buf='i32', n=BYTES // 4, init=init) if t == 'ptr' else value(t) for t in types]
    return dict(kernel=name, grid=[1, 1, 1], block=[threads, 1, 1] if threads else block, shared=16384, seed=1, timeout=20, args=args)


class Runner:
    """A program that runs kernels, and what it said of those that it ran before: equal code on equal launches is run once."""

    def __init__(self, program, cache=None):
        self.program, self.cache = program, cache
        if cache:
            os.makedirs(cache, exist_ok=True)

    def execute(self, cubin, name, spec, tmp):
        """Executed warp instructions and a digest of the buffers that `name` of `cubin` leaves after the launch `spec`."""
        text = json.dumps(spec, sort_keys=True)
        key = hashlib.sha256((binary.code_key(binary.sections(cubin), name) + text).encode()).hexdigest()
        path = self.cache and os.path.join(self.cache, key)
        if path and os.path.exists(path):
            known = json.load(open(path))
            if 'failed' in known:
                raise Failed(known['failed'])
            return known['count'], known['buffers']
        try:
            row = self.run(cubin, name, text, tmp)
        except Failed as e:
            row = dict(failed=str(e))
        if path:
            with tempfile.NamedTemporaryFile('w', dir=self.cache, delete=False) as f:
                json.dump(row, f)
            os.rename(f.name, path)
        if 'failed' in row:
            raise Failed(row['failed'])
        return row['count'], row['buffers']

    def run(self, cubin, name, text, tmp):
        with tempfile.TemporaryDirectory(dir=tmp) as out:
            args = f'{out}/launch.json'
            with open(args, 'w') as f:
                f.write(text)
            found = re.search(r'warp-instr=(\d+)', sh([self.program, cubin, name, '--args', args, '--count', '--out', out], timeout=120))
            if not found:
                raise Failed('runner: no count')
            digest = hashlib.sha256()
            for buffer in sorted(n for n in os.listdir(out) if n.startswith('buf')):
                digest.update(buffer.encode() + open(f'{out}/{buffer}', 'rb').read())
            return dict(count=int(found[1]), buffers=digest.hexdigest())


def launch_of(runner, cubin, name, types, block, tmp):
    """The first launch that `name` of `cubin` runs without fault, with its count and the digest of its buffers."""
    if None in types:
        raise Failed('signature: no launch for a parameter')
    first = None
    for launch in LAUNCHES:
        asked = spec(name, types, block, launch)
        try:
            return asked, *runner.execute(cubin, name, asked, tmp)
        except (Failed, subprocess.TimeoutExpired) as e:
            first = first or Failed(str(e))
    raise first


def module(path, sides, reference, runner):
    """One row per kernel: name, counts by side, sides whose buffers differ, failures by side."""
    rows = []
    with tempfile.TemporaryDirectory() as tmp:
        cubins, failed = {}, {}
        for side in sides:
            try:
                cubins[side] = compile_with(side, path, tmp)
            except (Failed, subprocess.TimeoutExpired) as e:
                failed[side] = str(e)
        for name, types, block in kernels_of(path):
            row = dict(file=os.path.basename(path), kernel=name, counts={}, differ=[], failed=dict(failed))
            rows.append(row)
            if reference not in cubins:
                continue
            try:
                asked, row['counts'][reference], buffers = launch_of(runner, cubins[reference], name, types, block, tmp)
            except Failed as e:
                row['failed'][reference] = str(e)
                continue
            for side in (s for s in cubins if s != reference):
                try:
                    row['counts'][side], own = runner.execute(cubins[side], name, asked, tmp)
                    if own != buffers:
                        row['differ'].append(side)
                except (Failed, subprocess.TimeoutExpired) as e:
                    row['failed'][side] = str(e)
    return rows


def geo(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else float('nan')


def loop_free(folder):
    """(module, kernel) whose control flow has no cycle, as the manifest of the folder says."""
    path = os.path.join(folder, 'manifest.json')
    rows = json.load(open(path)) if os.path.exists(path) else []
    rows = rows['files'] if isinstance(rows, dict) else rows
    return {(os.path.basename(r['file']), k) for r in rows for k in r.get('loop_free', [])}


def main():
    ap = argparse.ArgumentParser(usage=__doc__)
    ap.add_argument('files', nargs='*', default=[os.path.join(HERE, 'tests/kernels')])
    ap.add_argument('--runner', required=True)
    ap.add_argument('--sides', default='o1,o2,o3,llvm,nvvm')
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('--cache', help='folder of counts by code and launch, kept between runs')
    ap.add_argument('--json')
    ap.add_argument('--each', action='store_true', help='print every kernel')
    a = ap.parse_args()
    sides = a.sides.split(',')
    if 'nvvm' in sides and not NVVM:
        sys.exit('LIBNVVM_PTX names no program: set it, or leave nvvm out of --sides')
    reference = next((s for s in sides if s in ('llvm', 'nvvm')), sides[0])
    files, free = [], set()
    for p in a.files:
        files += sorted(glob.glob(os.path.join(p, '*.ll'))) if os.path.isdir(p) else [p]
        free |= loop_free(p if os.path.isdir(p) else os.path.dirname(p))
    rows, runner = [], Runner(a.runner, a.cache)
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for done in pool.map(lambda f: module(f, sides, reference, runner), files):
            rows += done
    if a.json:
        json.dump(rows, open(a.json, 'w'), indent=1)
    whole = [r for r in rows if reference in r['counts']]
    print(f'{len(rows)} kernels, {len(whole)} of them run by {reference}; others divided by it, executed warp instructions')
    groups = [('all', whole), ('loop-free', [r for r in whole if (r['file'], r['kernel']) in free]), ('with loops', [r for r in whole if (r['file'], r['kernel']) not in free])]
    print(f'{"side":8}{"group":>12}{"kernels":>9}{"geomean":>9}{"total":>9}{"worst":>8}  worst kernel')
    for side in (s for s in sides if s != reference):
        for label, group in groups:
            ratios = [(r['counts'][side] / max(r['counts'][reference], 1), r) for r in group if side in r['counts']]
            if not ratios:
                continue
            total = sum(r['counts'][side] for _, r in ratios) / max(sum(r['counts'][reference] for _, r in ratios), 1)
            worst, where = max(ratios, key=lambda x: x[0])
            print(f'{side:8}{label:>12}{len(ratios):9}{geo([max(x, 1e-9) for x, _ in ratios]):9.3f}{total:9.3f}{worst:8.2f}  {where["file"]} {where["kernel"]}')
        differ = [f'{r["file"]} {r["kernel"]}' for r in whole if side in r['differ']]
        print(f'{side:8} other bytes than {reference}: {len(differ)} {", ".join(differ[:6])}')
    reasons = collections.Counter((s, re.sub(r'\d+', 'N', text)[:90]) for r in rows for s, text in r['failed'].items())
    for (side, text), n in reasons.most_common(15):
        print(f'not run {n:4} x {side}: {text}')
    if a.each:
        for r in rows:
            print(r['file'], r['kernel'], *(f'{s}={r["counts"].get(s, "-")}' for s in sides))


if __name__ == '__main__':
    main()
