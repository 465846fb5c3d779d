//! Products of four warps as IR (inline assembly) and as PTX, against naive products of matrices laid out in shared memory here
//! by chunks, as the figures of the PTX manual show them.

use crate::common::{launch, same};
use warpc_columns::random::mix;

/// How a matrix lies in shared memory: bytes of a line of a swizzle (16: none), by `k` or across it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    line: usize,
    by_k: bool,
}

/// Offset of the element at `(across, k)` of `size` bytes, and the descriptor without its address.
fn offset(l: Layout, across: usize, k: usize, size: usize) -> usize {
    let (x, y) = if l.by_k { (k * size, across) } else { (across * size, k) };
    if l.line == 16 {
        // Eight lines of 16 bytes, next to each other along x 128 bytes apart, along y 1024 bytes.
        return x / 16 * 128 + y / 8 * 1024 + y % 8 * 16 + x % 16;
    }
    // Lines of a swizzle: the chunks of a line change places with the line's number.
    let chunks = l.line / 16;
    let turn = y % 8 * l.line / 128 % chunks;
    let chunk = (x % l.line / 16) ^ turn;
    x / l.line * 4096 + y / 8 * (8 * l.line) + y % 8 * l.line + chunk * 16 + x % 16
}
fn descriptor(l: Layout) -> u64 {
    let (leading, stride) = match l {
        Layout { line: 16, by_k: true } => (128, 1024),
        // The strides change places.
        Layout { line: 16, .. } => (1024, 128),
        l => (4096, 8 * l.line),
    };
    let mode = match l.line {
        128 => 1,
        64 => 2,
        32 => 3,
        _ => 0,
    };
    (leading as u64 >> 4) << 16 | (stride as u64 >> 4) << 32 | mode << 62
}

fn small(seed: usize) -> i32 {
    (mix(seed as u64) % 9) as i32 - 4
}
fn encode(ty: &str, v: i32) -> u32 {
    let f = v as f32;
    match ty {
        "f32" | "tf32" => f.to_bits(),
        "bf16" => f.to_bits() >> 16,
        "s8" => v as u8 as u32,
        "s32" => v as u32,
        // Exponents of the small formats from that of a float.
        _ if v == 0 => 0,
        _ => {
            let (e, m) = (f.to_bits() >> 23 & 255, f.to_bits() & 0x7f_ffff);
            let sign = (v < 0) as u32;
            match ty {
                "f16" => sign << 15 | (e - 127 + 15) << 10 | m >> 13,
                _ => sign << 7 | (e - 127 + 7) << 3 | m >> 20,
            }
        }
    }
}
fn size(ty: &str) -> usize {
    match ty {
        "f16" | "bf16" => 2,
        "tf32" | "f32" | "s32" => 4,
        _ => 1,
    }
}

struct Case {
    ty: &'static str,
    sum: &'static str,
    n: usize,
    /// `None`: in registers.
    a: Option<Layout>,
    b: Layout,
    negate_a: bool,
    accumulate: bool,
}

/// A kernel that copies both matrices to shared memory, multiplies once and stores the sums, `nd` registers of each thread.
fn kernel(case: &Case, nd: usize) -> String {
    let s = size(case.ty);
    let k = 32 / s;
    let (rt, con) = if case.sum == "f32" { ("float", "f") } else { ("i32", "r") };
    let per_thread = 4 * (4 + nd);
    let mut body = format!(
        "@sa = addrspace(3) global [16384 x i8] undef, align 1024\n@sb = addrspace(3) global [16384 x i8] undef, align 1024
define ptx_kernel void @k(ptr %out, ptr %in, ptr %a, ptr %b) {{\nentry:\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %w = zext i32 %t to i64\n  br label %copy
copy:\n  %i = phi i64 [ 0, %entry ], [ %next, %copy ]\n  %base = mul i64 %w, 128\n  %at = add i64 %base, %i
  %pa = getelementptr i8, ptr %a, i64 %at\n  %pb = getelementptr i8, ptr %b, i64 %at
  %qa = getelementptr i8, ptr addrspace(3) @sa, i64 %at\n  %qb = getelementptr i8, ptr addrspace(3) @sb, i64 %at
  %va = load i64, ptr %pa\n  %vb = load i64, ptr %pb\n  store i64 %va, ptr addrspace(3) %qa\n  store i64 %vb, ptr addrspace(3) %qb
  %next = add i64 %i, 8\n  %more = icmp ult i64 %next, 128\n  br i1 %more, label %copy, label %go
go:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %o = mul i64 %w, {per_thread}\n  %p = getelementptr i8, ptr %in, i64 %o
  %sa = ptrtoint ptr addrspace(3) @sa to i64\n  %sb = ptrtoint ptr addrspace(3) @sb to i64
  %la = lshr i64 %sa, 4\n  %lb = lshr i64 %sb, 4\n  %ma = and i64 %la, 16383\n  %mb = and i64 %lb, 16383
  %da = or i64 %ma, {}\n  %db = or i64 %mb, {}\n",
        case.a.map_or(0, descriptor) as i64,
        descriptor(case.b) as i64
    );
    for r in 0..4 + nd {
        let t = if r < 4 { "i32" } else { rt };
        body += &format!("  %p{r} = getelementptr i8, ptr %p, i64 {}\n  %r{r} = load {t}, ptr %p{r}\n", 4 * r);
    }
    let list = |from: usize, n: usize| (from..from + n).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
    let (a_text, behind) =
        if case.a.is_some() { (format!("${nd}"), nd + 1) } else { (format!("{{{}}}", list(nd, 4)), nd + 4) };
    let mut imms = String::new();
    if case.ty != "s8" {
        imms += if case.negate_a { ", -1, 1" } else { ", 1, 1" };
    }
    if s == 2 {
        if let Some(l) = case.a {
            imms += if l.by_k { ", 0" } else { ", 1" };
        }
        imms += if case.b.by_k { ", 0" } else { ", 1" };
    }
    let asm = format!(
        "{{\\0A.reg .pred p;\\0Asetp.ne.b32 p, ${}, 0;\\0Awgmma.mma_async.sync.aligned.m64n{}k{k}.{}.{}.{} {{{}}}, {a_text}, ${behind}, p{imms};\\0A}}",
        behind + 1,
        case.n,
        case.sum,
        case.ty,
        case.ty,
        list(0, nd)
    );
    let mut constraints: Vec<String> = vec![format!("={con}"); nd];
    constraints.extend(vec![if case.a.is_some() { "l" } else { "r" }.to_string(); behind - nd]);
    constraints.extend(["l".into(), "r".into()]);
    constraints.extend((0..nd).map(|n| n.to_string()));
    let mut args: Vec<String> =
        if case.a.is_some() { vec!["i64 %da".into()] } else { (0..4).map(|r| format!("i32 %r{r}")).collect() };
    args.extend(["i64 %db".into(), format!("i32 {}", case.accumulate as i32)]);
    args.extend((0..nd).map(|r| format!("{rt} %r{}", r + 4)));
    let ret = format!("{{ {} }}", vec![rt; nd].join(", "));
    body += &format!(
        "  call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"()\n  %v = call {ret} asm sideeffect \"{asm}\", \"{}\"({})
  call void asm sideeffect \"wgmma.commit_group.sync.aligned;\", \"\"()\n  call void asm sideeffect \"wgmma.wait_group.sync.aligned 0;\", \"\"()
  %ob = mul i64 %w, {}\n  %op = getelementptr i8, ptr %out, i64 %ob\n",
        constraints.join(","), args.join(", "), 4 * nd
    );
    for r in 0..nd {
        body += &format!(
            "  %x{r} = extractvalue {ret} %v, {r}\n  %y{r} = getelementptr i8, ptr %op, i64 {}\n  store {rt} %x{r}, ptr %y{r}\n",
            4 * r
        );
    }
    body += "  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n";
    body
}

fn check(case: &Case) {
    let s = size(case.ty);
    let k = 32 / s;
    let a = |r: usize, x: usize| small(r * 64 + x);
    let b = |x: usize, col: usize| small(70_000 + x * 512 + col);
    let d = |r: usize, col: usize| small(140_000 + r * 512 + col);
    let fill = |l: Layout, lines: usize, at: &dyn Fn(usize, usize) -> i32| {
        let mut m = vec![0u8; 16384];
        for y in 0..lines {
            for x in 0..k {
                let v = encode(case.ty, at(y, x)).to_le_bytes();
                m[offset(l, y, x, s)..][..s].copy_from_slice(&v[..s]);
            }
        }
        m
    };
    let mem_a = case.a.map_or(vec![0; 16384], |l| fill(l, 64, &a));
    let mem_b = fill(case.b, case.n, &|col, x| b(x, col));
    // Registers of each thread: of A (16 rows a warp, fragments of 16 by 8 by k products), then of D.
    let halves = case.sum == "f16";
    let nd = case.n / if halves { 4 } else { 2 };
    let place = |t: usize, i: usize| (t / 32 * 16 + t % 32 / 4 + 8 * (i / 2 % 2), i / 4 * 8 + 2 * (t % 4) + i % 2);
    let registers = |value: &dyn Fn(usize, usize) -> i32, t: usize| -> Vec<u32> {
        let e = |i: usize| {
            let (r, col) = place(t, i);
            encode(case.sum, value(r, col))
        };
        (0..nd).map(|r| if halves { e(2 * r) | e(2 * r + 1) << 16 } else { e(r) }).collect()
    };
    let mut input = Vec::new();
    for t in 0..128 {
        for r in 0..4 {
            let per = 4 / s;
            let (row, col) = (t / 32 * 16 + t % 32 / 4 + 8 * (r % 2), r / 2 * 4 * per + t % 4 * per);
            input.push((0..per).fold(0, |v, j| v | encode(case.ty, a(row, col + j)) << (8 * s * j)));
        }
        input.extend(registers(&d, t));
    }
    let body = kernel(case, nd);
    let buffers = vec![vec![0; 128 * nd * 4], crate::common::bytes(&input), mem_a, mem_b];
    let out = crate::common::words(&same(&body, "sm_90a", &launch(128, buffers))[0]);
    let expected = |r: usize, col: usize| {
        let sum: i32 = (0..k).map(|x| a(r, x) * b(x, col)).sum();
        (if case.negate_a { -sum } else { sum }) + if case.accumulate { d(r, col) } else { 0 }
    };
    for t in 0..128 {
        let name = format!("{} n {} a {:?} b {:?} thread {t}", case.ty, case.n, case.a, case.b);
        assert_eq!(out[t * nd..][..nd], registers(&expected, t), "{name}");
    }
}

#[test]
fn products_of_four_warps() {
    let lines = [16, 32, 64, 128];
    let by_k = |line| Layout { line, by_k: true };
    let across = |line| Layout { line, by_k: false };
    let base = Case { ty: "f16", sum: "f32", n: 8, a: Some(by_k(16)), b: by_k(16), negate_a: false, accumulate: true };
    for line in lines {
        check(&Case { a: Some(by_k(line)), b: by_k(line), n: 24, ..base });
        check(&Case { a: Some(across(line)), b: across(line), n: 64, ..base });
        check(&Case { a: None, b: by_k(line), ..base });
        check(&Case { ty: "tf32", a: Some(by_k(line)), b: by_k(16), ..base });
        check(&Case { ty: "s8", sum: "s32", a: Some(by_k(16)), b: by_k(line), ..base });
    }
    check(&Case { ty: "bf16", negate_a: true, accumulate: false, ..base });
    check(&Case { sum: "f16", n: 16, a: None, ..base });
    check(&Case { ty: "e4m3", n: 32, ..base });
    check(&Case { ty: "e4m3", n: 256, a: None, b: by_k(32), ..base });
}
