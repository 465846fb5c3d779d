"""`compare.py backend`: CPU time of the back end, IR text to PTX, beside llc -O3; then functions that grow."""
import os

import compare as c

HEAD = 'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n'


def straight(n):
    """One block of `n` instructions: chains of 60 sums and exclusive ors between a load and a store."""
    out = [HEAD]
    for i in range(n):
        if i % 64 == 0:
            out.append(f'  %a{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i}\n  %v{i} = load volatile i32, ptr addrspace(1) %a{i}\n')
        elif i % 64 == 63:
            out.append(f'  store volatile i32 %v{i - 1}, ptr addrspace(1) %a{i - 63}\n')
        else:
            out.append(f'  %v{i} = {"add" if i % 2 else "xor"} i32 %v{i - 1}, {"%n" if i % 3 else i + 7}\n')
    return ''.join(out) + '  ret void\n}\n'


def live(n):
    """`n` values alive at once: all loaded, then all stored elsewhere."""
    out = [HEAD]
    for i in range(n):
        out.append(f'  %a{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i}\n  %v{i} = load volatile i32, ptr addrspace(1) %a{i}\n')
    for i in range(n):
        out.append(f'  store volatile i32 %v{i}, ptr addrspace(1) %a{n - 1 - i}\n')
    return ''.join(out) + '  ret void\n}\n'


def phis(n):
    """A loop whose block holds `n` phis, each the last round's value of its neighbour: a rotation of `n` registers."""
    out = [HEAD]
    for i in range(n):
        out.append(f'  %s{i} = add i32 %n, {i}\n')
    out.append('  br label %loop\nloop:\n  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]\n')
    for i in range(n):
        out.append(f'  %v{i} = phi i32 [ %s{i}, %entry ], [ %v{(i + 1) % n}, %loop ]\n')
    out.append('  %k1 = add i32 %k, 1\n  %c = icmp ult i32 %k1, %n\n  br i1 %c, label %loop, label %done\ndone:\n')
    for i in range(n):
        out.append(f'  %a{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i}\n  store i32 %v{i}, ptr addrspace(1) %a{i}\n')
    return ''.join(out) + '  ret void\n}\n'


def copies(n):
    """`n` copies at the end of one block: phis of a join whose values come from a register or a constant."""
    out = [HEAD + '  %c = icmp ult i32 %n, 5\n']
    for i in range(n):
        out.append(f'  %s{i} = add i32 %n, {i}\n')
    out.append('  br i1 %c, label %one, label %join\none:\n  br label %join\njoin:\n')
    for i in range(n):
        out.append(f'  %v{i} = phi i32 [ %s{i}, %entry ], [ {i}, %one ]\n')
    for i in range(n):
        out.append(f'  %a{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i}\n  store i32 %v{i}, ptr addrspace(1) %a{i}\n')
    return ''.join(out) + '  ret void\n}\n'


# Kind, sizes, and the largest size that llc is asked for.
GROWTH = (straight, (1000, 10000, 100000, 1000000), 1000), (copies, (10000, 100000), 10000), (phis, (5000, 50000), 5000), (live, (1000, 10000, 100000), 10000)


def backend(a, tmp):
    e = c.empty(tmp)
    out = os.path.join(tmp, 'o.ptx')
    ours = lambda f: [c.WARPC, 'llc', '-O3', f'-mcpu={a.arch}', f, '-o', out]
    theirs = lambda f: [c.LLC, '-O3', f'-mcpu={a.arch}', f, '-o', out]
    reading = lambda f: [c.WARPC, 'verify', f]
    their_reading = lambda f: [c.OPT, '-passes=verify', '-disable-output', f]
    sides = ours, theirs, reading, their_reading
    base = [min(c.run(s(e))[1] for _ in range(9)) for s in sides]
    rows = []
    for f in c.files(a.files):
        r = [c.best(s(f), a.reps) for s in sides]
        if any(x[0] for x in r):
            print(f'{os.path.basename(f)}: ' + ', '.join(f'{x[0]} {x[4][:100]}' for x in r if x[0]))
            continue
        rows.append([max(x[1] - b, 1e-4) for x, b in zip(r, base)])
        if a.verbose:
            print(f'  {rows[-1][1] / rows[-1][0]:6.1f} x  {f}')
    if rows:
        c.total('llc -O3, text to PTX', [r[:2] for r in rows])
        c.total('less reading and verifying', [(max(r[0] - r[2], 1e-4), max(r[1] - r[3], 1e-4)) for r in rows])
    f = os.path.join(tmp, 'made.ll')
    for make, sizes, most in GROWTH:
        last = None
        for n in sizes:
            open(f, 'w').write(make(n))
            x = c.best(ours(f), a.reps)
            y = c.best(theirs(f), 1, timeout=300) if n <= most else None
            own = max(x[1] - base[0], 1e-4)
            grown = f', {own / last:.1f} times the time of the size before' if last else ''
            ratio = f', {max(y[1] - base[1], 1e-4) / own:.1f} x' if y and not y[0] else f', llc: {y[0]}' if y else ''
            print(f'{make.__name__} {n}: status {x[0]}, {own / n * 1e6:.2f} us each, {x[3] / 1024:.0f} MB{ratio}{grown}')
            last = own
