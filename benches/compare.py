#!/usr/bin/env python3
"""Times warpc beside LLVM 22 and ptxas in one run, and prints both sides.

  compare.py read   FILES...   reading and verifying, against `opt -passes=verify -disable-output`
  compare.py o1     FILES...   `build -O1`, against `opt -passes='<our -O1 list>'` plus `llc -O1`
  compare.py o3     FILES...   `build -O3`, against `opt -O3` plus `llc -O3`
  compare.py sass   FILES...   ptxas -O3 SASS of both, per kernel; loop-free kernels and the others apart
  compare.py accept FILES...   whether ptxas -O3 takes every output, at -O0 and -O1, for each of --arch A,B,...
  compare.py growth            straight-line and many-block kernels of 1k to 1M instructions: time and memory
  compare.py batch  FILES...   CPU and wall time at -j1 and -j2, and equal bytes for both and for another file order
  compare.py start             process start-up
  compare.py backend FILES...  `llc -O3` of both, text to PTX and less reading; then functions that grow
  compare.py lean   FILES...   our back end, llc -O3 and libNVVM (--sides llc,nvvm) on IR of opt -O2: PTX instructions, moves,
                               registers, and SASS after ptxas -O3, per kernel
  compare.py end    FILES...   `build -O3`, LLVM's `opt -O3` and `llc -O3`, libNVVM -opt=3 (--sides llvm,nvvm): time to PTX, and SASS and
                               registers after ptxas -O3
  compare.py scev   FILES...   `print<scalar-evolution>` of both, output thrown away: with reading, and less `verify` alone;
                               then functions of scev_inputs.py, growing

Folders stand for the .ll files in them. Times are CPU seconds (user + system) of whole processes, best of --reps, less those
of the same command on an empty module; single-threaded. `read` and `o1` run one process per file on both sides, then all files
in one process of warpc (opt and llc take one file), which is how a batch is compiled. Tools by environment: WARPC (default target/release/warpc),
OPT (opt-22), LLC (llc-22), PTXAS (ptxas), CUOBJDUMP (cuobjdump), LIBDEVICE (a .ll for calls of __nv_*),
LIBNVVM_PTX (a program IN.ll OUT.ptx).
`growth` takes the generator's path from GROWTH, a script that prints a kernel: `growth.py straight N`.
"""
import argparse, glob, math, os, re, subprocess, sys, tempfile, threading, time

ENV = os.environ.get
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WARPC = ENV('WARPC', os.path.join(HERE, 'target/release/warpc'))
OPT, LLC, PTXAS, CUOBJDUMP = ENV('OPT', 'opt-22'), ENV('LLC', 'llc-22'), ENV('PTXAS', 'ptxas'), ENV('CUOBJDUMP', 'cuobjdump')
EMPTY = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'


def run(cmd, timeout=600, **kw):
    """(exit status, CPU seconds, wall seconds, peak KiB, stderr) of one process."""
    start = time.perf_counter()
    with tempfile.TemporaryFile() as err:
        p = subprocess.Popen(cmd, stdin=subprocess.DEVNULL, stdout=kw.get('stdout', subprocess.DEVNULL), stderr=err)
        watchdog = threading.Timer(timeout, p.kill)
        watchdog.start()
        _, status, use = os.wait4(p.pid, 0)
        wall = time.perf_counter() - start
        watchdog.cancel()
        p.returncode = os.waitstatus_to_exitcode(status)
        err.seek(0)
        return p.returncode, use.ru_utime + use.ru_stime, wall, use.ru_maxrss, err.read().decode('utf8', 'replace')


def best(cmd, reps, **kw):
    runs = [run(cmd, **kw) for _ in range(reps)]
    return min(runs, key=lambda r: (r[0] != 0, r[1]))


def files(paths):
    out = []
    for p in paths:
        out += sorted(glob.glob(os.path.join(p, '**', '*.ll'), recursive=True)) if os.path.isdir(p) else [p]
    return out


def total(label, rows, unit='s', n=None):
    ours, theirs = sum(r[0] for r in rows), sum(r[1] for r in rows)
    ratio = theirs / ours if ours > 0 else float('inf')
    print(f'{label}: warpc {ours:.3f} {unit}, other {theirs:.3f} {unit}, {ratio:.2f} x over {n or len(rows)} files')


def empty(tmp):
    p = os.path.join(tmp, 'empty.ll')
    open(p, 'w').write(EMPTY)
    return p


def together(a, cmd, base, rows):
    """All files of `rows` in one process of ours, against the same rows of the other side."""
    r = best(cmd, a.reps)
    total('all in one process' + (f', status {r[0]}' if r[0] else ''), [(r[1] - base, sum(x[1] for x in rows))], n=len(rows))


# Targets that are tried in turn, with what llc has to be told besides: it does not raise the PTX version itself.
def targets(arch):
    return (arch, ()), (arch + 'a', ('+ptx88',)), ('sm_100a', ('+ptx88',))


def cmd_read(a, tmp):
    e, rows, good = empty(tmp), [], []
    ours = lambda f: [WARPC, 'verify', f]
    theirs = lambda f: [OPT, '-passes=verify', '-disable-output', f]
    base = best(ours(e), 9)[1], best(theirs(e), 9)[1]
    size = 0
    for f in files(a.files):
        x, y = best(ours(f), a.reps), best(theirs(f), a.reps)
        if x[0] or y[0]:
            print(f'{f}: warpc {x[0]}, opt {y[0]}: {(x[4] or y[4])[:200]}')
            continue
        size += os.path.getsize(f)
        good.append(f)
        rows.append((max(x[1] - base[0], 1e-4), max(y[1] - base[1], 1e-4)))
        if a.verbose:
            print(f'  {rows[-1][1] / rows[-1][0]:6.1f} x  {os.path.getsize(f) / 1e6:7.2f} MB  {f}')
    total('read and verify', rows)
    together(a, [WARPC, 'verify', '-j1', *good], base[0], rows)
    print(f'warpc {size / 1e6 / max(sum(r[0] for r in rows), 1e-9):.0f} MB/s over {size / 1e6:.1f} MB; start-up {base[0] * 1e3:.1f} and {base[1] * 1e3:.1f} ms deducted')


O1 = 'nvvm-reflect,cgscc(inline,function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg)),globaldce,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,sroa,infer-address-spaces,early-cse<memssa>,instcombine<no-verify-fixpoint>,adce,simplifycfg)'  # passes/pipelines/src/o1.rs in opt's spelling; nvptx-lower-args and -alloca are left to llc, which runs them in any case (twice is wrong for byval parameters)


def our_list():
    return O1


def llvm_side(f, tmp, passes, arch, level='1', attrs=()):
    """opt with our list, then llc; (status, CPU seconds, PTX path, stderr)."""
    mid, ptx = os.path.join(tmp, 'mid.bc'), os.path.join(tmp, 'llc.ptx')
    precise = [f'-nvvm-reflect-add=__CUDA_PREC_{x}=1' for x in ('SQRT', 'DIV')]  # warpc's defaults; opt's is 0
    a = run([OPT, f'-mcpu={arch}', *precise, f'-passes={passes}', f, '-o', mid])
    if a[0]:
        return a[0], a[1], None, a[4]
    b = run([LLC, f'-O{level}', f'-mcpu={arch}', *(f'-mattr={x}' for x in attrs), mid, '-o', ptx])
    return b[0], a[1] + b[1], ptx, b[4]


def cmd_o1(a, tmp):
    built(a, tmp, '1', a.passes or our_list())


def cmd_o3(a, tmp):
    built(a, tmp, '3', a.passes or 'default<O3>')


def built(a, tmp, level, passes):
    """`build` at `level` against opt with `passes` and llc at the level."""
    e, rows, good = empty(tmp), [], []
    ours = lambda f, arch: [WARPC, 'build', '--libdevice', 'none', f'-O{level}', '--arch', arch, '-j1', f, '-o', os.path.join(tmp, 'w.ptx')]
    base = min(run(ours(e, a.arch))[1] for _ in range(9)), min(llvm_side(e, tmp, passes, a.arch, level)[1] for _ in range(9))
    for f in files(a.files):
        for arch, attrs in targets(a.arch):
            x = best(ours(f, arch), a.reps)
            y = min((llvm_side(f, tmp, passes, arch, level, attrs) for _ in range(a.reps)), key=lambda r: (r[0] != 0, r[1])) if x[0] == 0 else x
            if x[0] == 0 and y[0] == 0:
                break
        if x[0] or y[0]:
            print(f'{f}: warpc {x[0]}, llvm {y[0]}: {(x[4] or y[3])[:300]}')
            continue
        rows.append((max(x[1] - base[0], 1e-4), max(y[1] - base[1], 1e-4)))
        if arch == a.arch:
            good.append((f, rows[-1]))
        if a.verbose:
            print(f'  {rows[-1][1] / rows[-1][0]:6.1f} x  {f}')
    total(f'build -O{level} against opt+llc -O{level} with passes {passes}', rows)
    links = [os.path.join(tmp, f'{i}.ll') for i in range(len(good))]  # names of their own, since outputs go to one folder
    for (f, _), link in zip(good, links):
        os.symlink(os.path.abspath(f), link)
    together(a, [WARPC, 'build', '--libdevice', 'none', f'-O{level}', '--arch', a.arch, '-j1', *links, '--out-dir', os.path.join(tmp, 'all')], base[0], [g[1] for g in good])


def sass(ptx, arch, tmp):
    """{kernel: (instructions, registers, local bytes, has a backward branch)} or the error text."""
    cubin = os.path.join(tmp, 'x.cubin')
    p = subprocess.run([PTXAS, f'-arch={arch}', '-O3', '-v', ptx, '-o', cubin], capture_output=True, text=True)
    if p.returncode:
        return p.stderr[:300]
    info, name = {}, None
    for line in p.stderr.splitlines():
        if m := re.search(r"Compiling entry function '(\S+)'", line):
            name = m[1]
        if m := re.search(r'(\d+) bytes stack frame', line):
            stack = int(m[1])
        if (m := re.search(r'Used (\d+) registers', line)) and name:
            info[name] = [0, int(m[1]), stack, False]
            name = None
    text = subprocess.run([CUOBJDUMP, '-sass', cubin], capture_output=True, text=True).stdout
    name = None
    for line in text.splitlines():
        if m := re.search(r'Function : (\S+)', line):
            name = m[1]
        elif (m := re.match(r'\s*/\*([0-9a-f]{4,})\*/\s+(\S.*?);', line)) and name in info:
            if not re.match(r'(@!?U?PT )?NOP', m[2]):
                info[name][0] += 1
            t = re.search(r'BRA\S*\s+(?:\S+,\s*)*0x([0-9a-f]+)', m[2])
            if t and int(t[1], 16) < int(m[1], 16):
                info[name][3] = True
    return {k: tuple(v) for k, v in info.items()}


def geo(xs):
    return math.exp(sum(map(math.log, xs)) / len(xs)) if xs else float('nan')


def cmd_sass(a, tmp):
    passes, groups, local = a.passes or our_list(), {False: [], True: []}, []
    for f in files(a.files):
        ours = os.path.join(tmp, 'w.ptx')
        # What needs more than the target has is compared on the first target that has it.
        for arch, attrs in targets(a.arch):
            x = run([WARPC, 'build', '--libdevice', 'none', '-O1', '--arch', arch, f, '-o', ours])
            y = llvm_side(f, tmp, passes, arch, attrs=attrs) if x[0] == 0 else x
            if x[0] == 0 and y[0] == 0:
                break
        if x[0] or y[0]:
            print(f'{f}: warpc {x[0]}, llvm {y[0]}: {(x[4] or y[3])[:200]}')
            continue
        s, t = sass(ours, arch, tmp), sass(y[2], arch, tmp)
        if isinstance(s, str) or isinstance(t, str):
            print(f'{f}: ptxas: {s if isinstance(s, str) else t}')
            continue
        if s.keys() != t.keys():
            print(f'{f}: kernels of one side only: {sorted(s.keys() ^ t.keys())}')
        for k in s.keys() & t.keys():
            groups[s[k][3] or t[k][3]].append((s[k][0] / max(t[k][0], 1), s[k][1] / max(t[k][1], 1), f, k, s[k][0], t[k][0]))
            if s[k][2] and not t[k][2]:
                local.append((f, k, s[k][2]))
    for loops, rows in groups.items():
        print(f"{'with loops' if loops else 'loop-free'}: {len(rows)} kernels, SASS instructions {geo([r[0] for r in rows]):.3f} x, registers {geo([r[1] for r in rows]):.3f} x of opt+llc")
        for r in sorted(rows, reverse=True)[:a.worst]:
            print(f'    {r[0]:.2f} x ({r[4]} against {r[5]})  {os.path.basename(r[2])} {r[3]}')
    print(f'local memory where the other side has none: {len(local)} kernels')
    for r in local[:a.worst]:
        print('   ', *r)


def cmd_accept(a, tmp):
    """ptxas on every output. A kernel that needs more than the target has is tried with the target's `a` suffix, then counted as refused."""
    ptx, cubin, fs = os.path.join(tmp, 'w.ptx'), os.path.join(tmp, 'x.cubin'), files(a.files)
    for arch in a.arch.split(','):
        for level in a.levels:
            taken, refused, failed = 0, [], 0
            for f in fs:
                for target in (arch, arch + 'a'):
                    x = run([WARPC, 'build', '--libdevice', 'none', f'-O{level}', '--arch', target, f, '-o', ptx])
                    m = re.search(r'[^\n]* needs [^\n]*, the target is[^\n]*', x[4])
                    if not (x[0] and m and arch != 'sm_80'):
                        break
                if x[0] and m:
                    refused.append((f, m[0]))
                    continue
                y = x if x[0] else run([PTXAS, '-c', f'-arch={target}', '-O3', ptx, '-o', cubin])
                if y[0]:
                    failed += 1
                    print(f'{f} {target} -O{level}: {"warpc" if x[0] else "ptxas"}: {y[4][:300]}')
                else:
                    taken += 1
            print(f'{arch} -O{level}: {taken} of {len(fs)} accepted, {len(refused)} refused for the target, {failed} failed', flush=True)
            for f, why in refused if a.verbose else ():
                print(f'    {f}: {why}')


def cmd_growth(a, tmp):
    growth = ENV('GROWTH') or sys.exit('GROWTH is not set')
    e, ptx = empty(tmp), os.path.join(tmp, 'w.ptx')
    ours = lambda f: [WARPC, 'build', '--libdevice', 'none', '-O1', '--arch', a.arch, '-j1', f, '-o', ptx]
    base = best(ours(e), 5)
    for kind, per in (('straight', 1), ('diamonds', 10)):
        last = None
        for n in (1_000, 10_000, 100_000, 1_000_000):
            f = os.path.join(tmp, f'{kind}{n}.ll')
            with open(f, 'w') as out:
                subprocess.run([sys.executable, growth, kind, str(n // per)], stdout=out, check=True)
            insts = sum(1 for l in open(f) if l.startswith(' '))
            r = best(ours(f), 3 if n < 1_000_000 else 1)
            t, mem = r[1] - base[1], (r[3] - base[3]) * 1024
            grow = f'{t / last:5.1f} x' if last else '       '
            print(f'{kind:9} {insts:9} instructions  {t:8.3f} s  {grow}  {t / insts * 1e9:7.0f} ns and {mem / insts:6.0f} bytes per instruction' + (f'  FAILED {r[4][:200]}' if r[0] else ''))
            last = t
            os.unlink(f)


def digest(folder):
    import hashlib
    h = hashlib.sha256()
    for p in sorted(glob.glob(os.path.join(folder, '**', '*'), recursive=True)):
        if os.path.isfile(p):
            h.update(os.path.relpath(p, folder).encode() + b'\0' + open(p, 'rb').read())
    return h.hexdigest()


def cmd_batch(a, tmp):
    # Names that are unique whatever folders the files come from.
    fs = [os.path.join(tmp, f'{k:04}.ll') for k, _ in enumerate(files(a.files))]
    for link, f in zip(fs, files(a.files)):
        os.symlink(os.path.abspath(f), link)
    res = {}
    for j, order in ((1, fs), (2, fs), (2, fs[::-1])):
        out = os.path.join(tmp, f'out{j}{order is fs}')
        cmd = [WARPC, 'build', '--libdevice', 'none', '-O1', f'-j{j}', '--out-dir', out, *order]
        runs = [run(cmd) for _ in range(5)]
        if any(r[0] for r in runs):
            sys.exit(f'{" ".join(cmd[:6])} failed: {runs[0][4][:500]}')
        res[j, order is fs] = min(r[1] for r in runs), min(r[2] for r in runs), digest(out)
    (c1, w1, d1), (c2, w2, d2), (_, _, d3) = res.values()
    print(f'{len(fs)} files: CPU -j2/-j1 {c2 / c1:.2f} x, wall -j1/-j2 {w1 / w2:.2f} x, equal bytes {d1 == d2 == d3}')


def cmd_start(a, tmp):
    for what in (['--version'], ['build', '-O1', '-q', empty(tmp), '-o', os.path.join(tmp, 'x.ptx')]):
        _, cpu, wall, *_ = zip(*(run([WARPC, *what]) for _ in range(100)))
        ms = lambda x: f'{min(x) * 1e3:.2f} ms (median {sorted(x)[len(x) // 2] * 1e3:.2f})'
        print(f'warpc {what[0]}: CPU {ms(cpu)}, wall {ms(wall)}')


def cmd_scev(a, tmp):
    import scev_inputs
    e = empty(tmp)
    ours = lambda f, p: [WARPC, 'opt', f'-passes={p}', '-disable-output', f]
    theirs = lambda f, p: [OPT, f'-passes={p}', '-disable-output', f]
    passes = 'print<scalar-evolution>', 'verify'
    base = [best(side(e, passes[0]), 9)[1] for side in (ours, theirs)]

    def row(f, reps):
        """Seconds of both sides with reading, and of the analysis alone; None when a side fails."""
        r = [[best(side(f, p), reps) for p in passes] for side in (ours, theirs)]
        if any(x[0] for s in r for x in s):
            print(f'{f}: ' + ', '.join(f'{x[0]} {x[4][:100]}' for s in r for x in s if x[0]))
            return None
        return [max(s[0][1] - b, 1e-4) for s, b in zip(r, base)], [max(s[0][1] - s[1][1], 1e-4) for s in r]

    rows = [r for r in (row(f, a.reps) for f in files(a.files)) if r]
    if rows:
        total('print<scalar-evolution> with reading', [r[0] for r in rows])
        total('less verify', [r[1] for r in rows])
    f = os.path.join(tmp, 'made.ll')
    for kind, sizes in (('addresses', (2000, 20000)), ('nests', (50, 150)), ('nest', (100, 200)), ('ivs', (500, 5000)), ('chain', (10000, 100000)), ('sum', (10000, 100000))):
        last = None
        for n in sizes:
            open(f, 'w').write(scev_inputs.text(kind, n))
            if r := row(f, max(1, a.reps // 2)):
                grown = f', {r[1][0] / last:.1f} times the time for {n // sizes[0]} times the size' if last else ''
                last = r[1][0]
                print(f'{kind} {n}: {r[0][1] / r[0][0]:.1f} x with reading, {r[1][1] / r[1][0]:.1f} x without{grown}')
    n = sum(r[0][0] for r in rows)
    print(f'warpc {n:.2f} s over the files; start-up {base[0] * 1e3:.1f} and {base[1] * 1e3:.1f} ms deducted')


def cmd_backend(a, tmp):
    import backend
    backend.backend(a, tmp)


def cmd_lean(a, tmp):
    import lean
    lean.lean(a, tmp)


def cmd_end(a, tmp):
    import end
    a.sides = 'llvm,nvvm' if a.sides == 'llc' else a.sides
    end.end(a, tmp)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('what', choices=[k[4:] for k in globals() if k.startswith('cmd_')])
    p.add_argument('files', nargs='*')
    p.add_argument('--arch', default='sm_90', help='target; of accept, several with commas')
    p.add_argument('--levels', default='01', help='levels of accept, one digit each')
    p.add_argument('--passes', help='pass list for opt; default: that of warpc -O1')
    p.add_argument('--reps', type=int, default=3)
    p.add_argument('--worst', type=int, default=8)
    p.add_argument('--sides', default='llc', help='of lean: llc, nvvm or both; of end: llvm, nvvm or both')
    p.add_argument('--cache', help='of lean and end: folder to keep results of the other sides in')
    p.add_argument('--ours', default='', help='of lean: more options for warpc llc')
    p.add_argument('--prepare', help='of lean: passes of ours that run first')
    p.add_argument('-v', '--verbose', action='store_true')
    a = p.parse_intermixed_args()
    with tempfile.TemporaryDirectory() as tmp:
        globals()['cmd_' + a.what](a, tmp)


if __name__ == '__main__':
    main()
