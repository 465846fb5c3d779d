"""`compare.py lean`: PTX and SASS of back ends fed the same optimised IR. Kept results of the other sides lie in --cache."""
import json, math, os, re, subprocess

import compare as c

INST = re.compile(r'(?:\{ *)?(?:@!?%\w+\s+)?([a-z][\w.:]*)[\s;]')


def counts(path):
    """{kernel: [instructions, mov, virtual registers]} of the functions of a PTX file."""
    out, name = {}, None
    for line in open(path, errors='replace'):
        s = line.strip()
        if m := re.match(r'(?:\.\w+\s+)*\.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w.$]+)', s):
            name = m[1]
        elif name is None or s.startswith('//'):
            continue
        elif m := re.match(r'\.reg\s+\.\w+\s+%\w+<(\d+)>', s):
            out.setdefault(name, [0, 0, 0])[2] += int(m[1]) - 1
        elif s.startswith('.reg'):
            out.setdefault(name, [0, 0, 0])[2] += 1
        elif (m := INST.match(s)) and not s.endswith(':'):
            row = out.setdefault(name, [0, 0, 0])
            row[0] += 1
            row[1] += m[1].startswith('mov')
    return out


def llvm_optimised(f, arch, attrs, out, level):
    return c.run([c.OPT, f'-mcpu={arch}', f'-passes=default<O{level}>', '-S', f, '-o', out])


def measure(ptx, arch, tmp):
    """{kernel: [PTX instructions, mov, registers, SASS instructions, SASS registers, local bytes]}, or the error text."""
    s, n = c.sass(ptx, arch, tmp), counts(ptx)
    return s if isinstance(s, str) else {k: n.get(k, [0, 0, 0]) + list(v[:3]) for k, v in s.items()}


def other(side, f, a, arch, attrs, tmp):
    """Kernels of a file as `llc` or libNVVM compile it; kept in a.cache by name of file and side."""
    base = os.path.join(a.cache or tmp, os.path.basename(f))
    ir, kept = f'{base}.{arch}.ir.ll', f'{base}.{arch}.{side}.json'
    if os.path.exists(kept) and os.path.exists(ir):
        return ir, json.load(open(kept))
    ptx = f'{base}.{side}.ptx'
    if not os.path.exists(ir):
        r = llvm_optimised(f, arch, attrs, ir, 2)
        if r[0]:
            return None, r[4][:200]
    if side == 'llc':
        r = c.run([c.LLC, '-O3', f'-mcpu={arch}', *(f'-mattr={x}' for x in attrs), ir, '-o', ptx])
        res = r[4][:200] if r[0] else measure(ptx, arch, tmp)
    else:
        p = subprocess.run([os.environ['LIBNVVM_PTX'], ir, ptx], capture_output=True, text=True)
        res = (p.stderr or p.stdout)[-200:] if p.returncode else measure(ptx, arch, tmp)
    if a.cache:
        json.dump(res, open(kept, 'w'))
    return ir, res


def lean(a, tmp):
    if a.cache:
        os.makedirs(a.cache, exist_ok=True)
    names = 'PTX instructions', 'PTX mov', 'PTX registers', 'SASS instructions', 'SASS registers'
    for side in a.sides.split(','):
        rows, local = [], []
        for f in c.files(a.files):
            for arch, attrs in c.targets(a.arch):
                if side == 'nvvm' and arch != a.arch:
                    theirs = 'left out: of another target'
                    continue
                ir, theirs = other(side, f, a, arch, attrs, tmp)
                if not isinstance(theirs, str):
                    break
            if isinstance(theirs, str):
                print(f'{os.path.basename(f)}: {side}: {theirs}')
                continue
            ptx = os.path.join(tmp, 'w.ptx')
            r = (0,)
            if a.prepare:
                ready = os.path.join(tmp, 'ready.ll')
                r = c.run([c.WARPC, 'opt', f'-passes={a.prepare}', '-S', ir, '-o', ready])
                ir = ready
            if r[0] == 0:
                r = c.run([c.WARPC, 'llc', '-O3', f'-mcpu={arch}', *a.ours.split(), ir, '-o', ptx])
            ours = r[4][:200] if r[0] else measure(ptx, arch, tmp)
            if isinstance(ours, str):
                print(f'{os.path.basename(f)}: warpc: {ours}')
                continue
            for k in sorted(ours.keys() & theirs.keys()):
                rows.append((os.path.basename(f), k, ours[k], theirs[k]))
                if ours[k][5] > theirs[k][5]:
                    local.append(f'    {ours[k][5]} bytes against {theirs[k][5]}  {os.path.basename(f)} {k}')
        print(f'against {side}: {len(rows)} kernels, local memory greater in {len(local)}')
        for l in local[:a.worst]:
            print(l)
        for i, name in enumerate(names):
            # One is added to both sides where a count may be zero.
            one = i in (1, 2)
            ratio = [((o[i] + one) / max(t[i] + one, 1), o[i], t[i], f, k) for f, k, o, t in rows]
            mine, other_side = sum(o[i] for _, _, o, _ in rows), sum(t[i] for _, _, _, t in rows)
            over = sum(r[0] > 1.25 and r[1] > r[2] + 2 for r in ratio)
            print(f'  {name}: geomean {c.geo([max(r[0], 1e-3) for r in ratio]):.4f} x, sums {mine} and {other_side}, {mine / max(other_side, 1):.4f} x, above 1.25 x: {over}')
            if a.verbose or i >= 3:
                for r in sorted(ratio, reverse=True)[:a.worst]:
                    print(f'      {r[0]:.2f} x ({r[1]} against {r[2]})  {r[3]} {r[4]}')
