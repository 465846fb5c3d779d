"""`compare.py end`: kernels from IR as front ends write it to machine code of ptxas -O3, by warpc, LLVM and libNVVM at their third level.

Every side optimises and writes PTX by itself; time is that of both, in processor seconds of whole processes less those of an empty module.
A kernel counts where both sides compile it and ptxas takes both. Results of the other sides lie in --cache, by file, side and target.
"""
import json, os

import compare as c

LOOPS = {False: 'without loops', True: 'with loops', None: 'all'}


def ptx_of(side, f, arch, attrs, tmp):
    """(error or None, processor seconds, path of the PTX)."""
    out = os.path.join(tmp, side + '.ptx')
    if side == 'warpc':
        r = c.run([c.WARPC, 'build', '-q', '--libdevice', 'none', '-O3', '-j1', '--arch', arch, f, '-o', out])
    elif side == 'nvvm':
        r = c.run([os.environ['LIBNVVM_PTX'], f, out, '-opt=3'])
    else:
        status, seconds, out, message = c.llvm_side(f, tmp, 'default<O3>', arch, '3', attrs)
        r = status, seconds, 0, 0, message
    return (r[4].strip()[-200:] or f'status {r[0]}') if r[0] else None, r[1], out


def measured(side, f, arch, attrs, a, tmp):
    """{'error': text} or {'seconds': processor time, 'kernels': {name: [instructions, registers, local bytes, has a loop]}}."""
    kept = a.cache and side != 'warpc' and os.path.join(a.cache, f'{os.path.basename(f)}.{arch}.{side}.end.json')
    if kept and os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(f):
        return json.load(open(kept))
    error, seconds, ptx = ptx_of(side, f, arch, attrs, tmp)
    kernels = error or c.sass(ptx, arch, tmp)
    row = {'error': kernels} if isinstance(kernels, str) else {'seconds': seconds, 'kernels': kernels}
    if kept:
        json.dump(row, open(kept, 'w'))
    return row


def start_up(side, arch, tmp):
    return min(ptx_of(side, c.empty(tmp), arch, (), tmp)[1] for _ in range(5))


def ratio_line(name, pairs):
    """Geometric mean and ratio of the sums of (ours, theirs)."""
    mean = c.geo([(ours + 1) / (theirs + 1) for ours, theirs in pairs])
    return f'{name} {mean:.3f} x (sums {sum(p[0] for p in pairs) / max(sum(p[1] for p in pairs), 1):.3f})'


def report(side, rows, times, worst):
    seconds = sum(t[0] for t in times), sum(t[1] for t in times)
    print(f'against {side}: {len(times)} files, time to PTX {seconds[0]:.2f} s and {seconds[1]:.2f} s, {seconds[1] / max(seconds[0], 1e-9):.1f} x faster')
    for loops, label in LOOPS.items():
        some = [r for r in rows if loops is None or (r[2][3] or r[3][3]) == loops]
        if not some:
            continue
        spills = sum(ours[2] > 0 and theirs[2] == 0 for _, _, ours, theirs in some)
        print(f'  {label}: {len(some)} kernels, ' + ', '.join(
            ratio_line(name, [(ours[i], theirs[i]) for _, _, ours, theirs in some])
            for i, name in enumerate(('SASS instructions', 'registers'))) + f', local memory where they have none {spills}')
    print(f'  kernels without loops above 1.15 x: {sum(o[0] > 1.15 * t[0] for _, _, o, t in rows if not (o[3] or t[3]))}')
    for f, k, ours, theirs in sorted((r for r in rows if not (r[2][3] or r[3][3])), key=lambda r: -r[2][0] / max(r[3][0], 1))[:worst]:
        print(f'    {ours[0] / max(theirs[0], 1):.2f} x ({ours[0]} against {theirs[0]}; registers {ours[1]}, {theirs[1]})  {f} {k}')


def end(a, tmp):
    if a.cache:
        os.makedirs(a.cache, exist_ok=True)
    sides = a.sides.split(',')
    base = {side: start_up(side, a.arch, tmp) for side in ['warpc', *sides]}
    rows, times = {s: [] for s in sides}, {s: [] for s in sides}
    for f in c.files(a.files):
        for arch, attrs in c.targets(a.arch):
            ours = measured('warpc', f, arch, attrs, a, tmp)
            if 'error' not in ours:
                break
        if 'error' in ours:
            print(f'{os.path.basename(f)}: warpc: {ours["error"]}')
            continue
        for side in sides:
            # libNVVM is asked for one target only.
            theirs = {'error': 'another target'} if side == 'nvvm' and arch != a.arch else measured(side, f, arch, attrs, a, tmp)
            if 'error' in theirs:
                print(f'{os.path.basename(f)}: {side}: {theirs["error"]}')
                continue
            times[side].append((max(ours['seconds'] - base['warpc'], 1e-4), max(theirs['seconds'] - base[side], 1e-4)))
            rows[side] += [(os.path.basename(f), k, ours['kernels'][k], theirs['kernels'][k])
                           for k in sorted(ours['kernels'].keys() & theirs['kernels'].keys())]
    for side in sides:
        report(side, rows[side], times[side], a.worst)
