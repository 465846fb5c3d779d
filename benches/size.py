#!/usr/bin/env python3
"""Compile time against size: measures warpc, LLVM 22 and libNVVM on kernels that grow, and draws the figures.

  size.py measure [--reps N] [--most N] > benches/data/size.csv    times of this machine, with date and commit
  size.py draw    benches/data/size.csv > docs/compile-time.svg    the plot, from the file alone

The commit is what the compiler says of itself, as release builds do. An input is a module of copies of one kernel of 40 instructions (index, bounds, a loop over a product, a select, a store), as many as
give the size. Times are CPU seconds (user and system) of whole processes, the best of --reps, single-threaded, for sm_100, which is
the first target whose form of the IR libNVVM 13 shares with LLVM 22. Start-up of the compilers is part of them.

warpc runs `build -O1`; LLVM runs `opt -passes='default<O1>'` and `llc -O1`; libNVVM runs at its default level, called from
a Python process whose own start-up is deducted. Tools by environment: WARPC (default target/release/warpc), OPT
(opt-22), LLC (llc-22), LIBNVVM (libnvvm.so; left out where it is not set).
"""
import argparse, csv, ctypes, datetime, os, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ENV = os.environ.get
WARPC, OPT, LLC, LIBNVVM = ENV('WARPC', os.path.join(HERE, 'target/release/warpc')), ENV('OPT', 'opt-22'), ENV('LLC', 'llc-22'), ENV('LIBNVVM')
SIZES = [40, 400, 4_000, 40_000, 400_000]
PER_KERNEL = 40
LONG = 15.0  # a side that takes longer is measured once, and not at larger sizes
SIDES = [('warpc', 'warpc build -O1', '#0b6e4f'), ('llvm', 'LLVM 22: opt -O1, llc -O1', '#c8553d'), ('libnvvm', 'libNVVM 13', '#33658a')]

HEAD = '''target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''
KERNEL = '''define ptx_kernel void @k%d(ptr addrspace(1) %%a, ptr addrspace(1) %%b, ptr addrspace(1) %%c, i32 %%n, float %%scale) {
entry:
  %%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %%g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %%d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %%base = mul i32 %%g, %%d
  %%i = add i32 %%base, %%t
  %%inside = icmp slt i32 %%i, %%n
  br i1 %%inside, label %%start, label %%done
start:
  %%row = mul i32 %%i, %d
  %%some = icmp sgt i32 %%n, 0
  br i1 %%some, label %%loop, label %%finish
loop:
  %%j = phi i32 [ 0, %%start ], [ %%next, %%loop ]
  %%sum = phi float [ 0.0, %%start ], [ %%more, %%loop ]
  %%at = add i32 %%row, %%j
  %%at64 = sext i32 %%at to i64
  %%pa = getelementptr inbounds float, ptr addrspace(1) %%a, i64 %%at64
  %%x = load float, ptr addrspace(1) %%pa, align 4
  %%j64 = sext i32 %%j to i64
  %%pb = getelementptr inbounds float, ptr addrspace(1) %%b, i64 %%j64
  %%y = load float, ptr addrspace(1) %%pb, align 4
  %%xy = fmul float %%x, %%y
  %%scaled = fmul float %%xy, %%scale
  %%more = fadd float %%sum, %%scaled
  %%next = add nsw i32 %%j, 1
  %%again = icmp slt i32 %%next, %%n
  br i1 %%again, label %%loop, label %%finish
finish:
  %%whole = phi float [ 0.0, %%start ], [ %%more, %%loop ]
  %%low = fcmp olt float %%whole, 0.0
  %%half = fmul float %%whole, 0.5
  %%kept = select i1 %%low, float %%half, float %%whole
  %%shifted = fadd float %%kept, %d.0
  %%i64 = sext i32 %%i to i64
  %%pc = getelementptr inbounds float, ptr addrspace(1) %%c, i64 %%i64
  %%old = load float, ptr addrspace(1) %%pc, align 4
  %%new = fadd float %%old, %%shifted
  %%square = fmul float %%new, %%new
  %%large = fcmp ogt float %%square, 65536.0
  %%capped = select i1 %%large, float 256.0, float %%new
  store float %%capped, ptr addrspace(1) %%pc, align 4
  br label %%done
done:
  ret void
}
'''


def module(size):
    return HEAD + ''.join(KERNEL % (n, n % 61 + 3, n % 17) for n in range(size // PER_KERNEL))


def nvvm(source, out):
    """Compiles one file by libNVVM, in this process."""
    lib, program, data = ctypes.CDLL(LIBNVVM), ctypes.c_void_p(), open(source, 'rb').read()
    options = (ctypes.c_char_p * 1)(b'-arch=compute_100')
    size = ctypes.c_size_t()
    calls = [lambda: lib.nvvmCreateProgram(ctypes.byref(program)),
             lambda: lib.nvvmAddModuleToProgram(program, data, ctypes.c_size_t(len(data)), b'k'),
             lambda: lib.nvvmCompileProgram(program, 1, options),
             lambda: lib.nvvmGetCompiledResultSize(program, ctypes.byref(size))]
    for call in calls:
        if call():
            lib.nvvmGetProgramLogSize(program, ctypes.byref(size))
            log = ctypes.create_string_buffer(size.value or 1)
            lib.nvvmGetProgramLog(program, log)
            sys.exit('libNVVM: ' + log.value.decode('utf8', 'replace'))
    text = ctypes.create_string_buffer(size.value)
    lib.nvvmGetCompiledResult(program, text)
    with open(out, 'wb') as f:
        f.write(text.raw[:size.value - 1])


def seconds(commands):
    """CPU seconds of processes one after the other."""
    total = 0.0
    for command in commands:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        _, status, use = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit(f'{command}: status {process.returncode}')
        total += use.ru_utime + use.ru_stime
    return total


def commands(side, source, folder):
    mid, out = os.path.join(folder, 'mid.bc'), os.path.join(folder, 'out.ptx')
    if side == 'warpc':
        return [[WARPC, 'build', '-O1', '--arch', 'sm_100', '--libdevice', 'none', '-j1', '-q', source, '-o', out]]
    if side == 'llvm':
        return [[OPT, '-passes=default<O1>', '-mcpu=sm_100', source, '-o', mid], [LLC, '-O1', '-mcpu=sm_100', mid, '-o', out]]
    return [[sys.executable, os.path.abspath(__file__), 'nvvm', source, out]]


def measure(args):
    said = subprocess.run([WARPC, '-vV'], capture_output=True, text=True, check=True).stdout
    commit = next((line.split()[1][:7] for line in said.splitlines() if line.startswith('commit: ')), 'unknown')
    print(f'# Compile time against size, CPU seconds; {datetime.date.today()}, warpc of commit {commit}; benches/size.py measure --reps {args.reps}')
    print('side,instructions,seconds')
    sides = [side for side, _, _ in SIDES if side != 'libnvvm' or LIBNVVM]
    slow = {}
    with tempfile.TemporaryDirectory() as folder:
        for size in [s for s in SIZES if s <= args.most]:
            source = os.path.join(folder, f'{size}.ll')
            with open(source, 'w') as f:
                f.write(module(size))
            for side in sides:
                if slow.get(side, 0.0) > LONG:
                    continue
                best = slow[side] = seconds(commands(side, source, folder))
                for _ in range(args.reps - 1 if best < LONG else 0):
                    best = min(best, seconds(commands(side, source, folder)))
                python = min(seconds([[sys.executable, '-c', 'import argparse, csv, ctypes, datetime, os, subprocess, sys, tempfile']])
                             for _ in range(5)) if side == 'libnvvm' else 0.0
                print(f'{side},{size},{max(best - python, 1e-4):.4f}', flush=True)


def draw(args):
    """Both axes are logarithmic; a line of text names each curve at its end, so that colours are not needed."""
    lines = open(args.data).read().splitlines()
    title, rows = lines[0].lstrip('# '), list(csv.DictReader(lines[1:]))
    from math import floor, ceil, log10
    points = {side: [(int(r['instructions']), float(r['seconds'])) for r in rows if r['side'] == side] for side, _, _ in SIDES}
    xs = [x for curve in points.values() for x, _ in curve]
    ys = [y for curve in points.values() for _, y in curve]
    left, top, width, height = 70, 20, 470, 300
    y_low, y_high = floor(log10(min(ys))), ceil(log10(max(ys)))
    x_low, x_high = log10(min(xs)), log10(max(xs))
    x_of = lambda v: left + (log10(v) - x_low) / (x_high - x_low) * width
    y_of = lambda v: top + (y_high - log10(v)) / (y_high - y_low) * height
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 385" font-family="sans-serif" font-size="12" role="img">',
           f'<title>{title}</title>', '<rect width="800" height="385" fill="white"/>']
    for power in range(y_low, y_high + 1):
        y = y_of(10.0 ** power)
        text = f'{10 ** power} s' if power >= 0 else f'{10 ** (power + 3)} ms'
        out.append(f'<path d="M{left} {y:.1f}H{left + width}" stroke="#ddd"/><text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    for size in sorted(set(xs)):
        out.append(f'<path d="M{x_of(size):.1f} {top}V{top + height}" stroke="#eee"/>'
                   f'<text x="{x_of(size):.1f}" y="{top + height + 18}" text-anchor="middle">{size:,}</text>')
    out.append(f'<text x="{left + width / 2}" y="{top + height + 38}" text-anchor="middle">instructions of LLVM IR</text>')
    ends, last = [], None
    for side, name, colour in sorted((s for s in SIDES if points[s[0]]), key=lambda s: y_of(points[s[0]][-1][1])):
        curve = points[side]
        path = 'L'.join(f'{x_of(x):.1f} {y_of(y):.1f}' for x, y in curve)
        out.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [f'<circle cx="{x_of(x):.1f}" cy="{y_of(y):.1f}" r="3" fill="{colour}"/>' for x, y in curve]
        (x, y), text = curve[-1], f'{name}: {curve[-1][1]:.2g} s'
        if x < max(xs):  # above its end, where no other line is
            ends.append(f'<text x="{x_of(x) - 4:.1f}" y="{y_of(y) - 8:.1f}" text-anchor="end" fill="{colour}">{text}</text>')
            continue
        last = y_of(y) + 4 if last is None else max(y_of(y) + 4, last + 15)
        ends.append(f'<text x="{x_of(x) + 8:.1f}" y="{last:.1f}" fill="{colour}">{text}</text>')
    print('\n'.join(out + ends + [f'<text x="{left}" y="{top + height + 58}" fill="#666" font-size="10">{title}</text>', '</svg>']))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(dest='step', required=True)
    step = steps.add_parser('measure')
    step.add_argument('--reps', type=int, default=5)
    step.add_argument('--most', type=int, default=SIZES[-1], help='largest size')
    steps.add_parser('draw').add_argument('data')
    step = steps.add_parser('nvvm')
    step.add_argument('source')
    step.add_argument('out')
    args = parser.parse_args()
    if args.step == 'nvvm':
        nvvm(args.source, args.out)
    else:
        {'measure': measure, 'draw': draw}[args.step](args)


if __name__ == '__main__':
    main()
