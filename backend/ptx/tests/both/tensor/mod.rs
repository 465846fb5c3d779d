//! Matrix operations as IR and as PTX, against naive products of matrices whose fragments are laid out here as the PTX manual
//! gives them, element by element.

mod sparse;

use crate::common::{bytes, launch, same, words};
use warpc_columns::random::mix;

/// A format: its name, bits, and the bits of a small integer.
fn encode(ty: &str, v: i32) -> u64 {
    // Exponent and fraction bits of the floats.
    let float = |e: u32, f: u32| -> u64 {
        if v == 0 {
            return 0;
        }
        let m = v.unsigned_abs() as u64;
        let top = 63 - m.leading_zeros() as u64;
        let exp = top + (1 << (e - 1)) - 1;
        let fraction = (m << f >> top) & ((1 << f) - 1);
        ((v < 0) as u64) << (e + f) | exp << f | fraction
    };
    match ty {
        "f16" => float(5, 10),
        "bf16" => float(8, 7),
        "tf32" | "f32" => float(8, 23),
        "f64" => float(11, 52),
        "e4m3" => float(4, 3),
        "e5m2" => float(5, 2),
        "e3m2" => float(3, 2),
        "e2m3" => float(2, 3),
        // Four bits in the middle of a byte.
        "e2m1" => float(2, 1) << 2,
        "s8" | "u8" => v as u8 as u64,
        "s4" | "u4" => v as u64 & 15,
        "b1" => v as u64 & 1,
        "s32" => v as u32 as u64,
        _ => panic!("{ty}"),
    }
}
fn bits(ty: &str) -> usize {
    match ty {
        "b1" => 1,
        "s4" | "u4" => 4,
        "f16" | "bf16" => 16,
        "tf32" | "f32" | "s32" => 32,
        "f64" => 64,
        _ => 8,
    }
}
/// Least and greatest number used of a type.
fn range(ty: &str) -> (i32, i32) {
    match ty {
        "b1" => (0, 1),
        "u8" => (0, 255),
        "s8" => (-128, 127),
        "u4" => (0, 15),
        "s4" => (-8, 7),
        "e2m1" | "e2m3" => (-4, 4),
        "s32" => (-1000, 1000),
        _ => (-5, 5),
    }
}
fn value(ty: &str, seed: usize) -> i32 {
    let (lo, hi) = range(ty);
    let v = lo + (mix(seed as u64) % (hi - lo + 1) as u64) as i32;
    // Five has too many bits for the smallest fractions.
    if matches!(ty, "e5m2" | "e3m2" | "e2m1" | "e2m3") && v.abs() == 5 { 4 } else { v }
}

/// Row and column of element `i` of a lane, as the manual has it for a product of `m` by 8 by `k` with elements of `bits` bits.
fn fragment(which: char, m: usize, _k: usize, bits: usize, lane: usize, i: usize) -> (usize, usize) {
    let (g, t) = (lane >> 2, lane % 4);
    let per = (32 / bits).max(1);
    match which {
        'a' if m == 8 => (g, t * per + i % per + i / per * 4 * per),
        'a' => {
            // Elements of the first register are of row g, of the second of row g + 8; then the columns go on.
            let register = i / per;
            let row = if register.is_multiple_of(2) { g } else { g + 8 };
            (row, register / 2 * 4 * per + t * per + i % per)
        }
        'b' => (i / per * 4 * per + t * per + i % per, g),
        _ => (if i < 2 { g } else { g + 8 }, t * 2 + (i & 1)),
    }
}

/// A matrix in registers, 32 bits (or one double) each: lane by lane.
fn pack(ty: &str, count: usize, element: impl Fn(usize, usize) -> i32) -> Vec<Vec<u64>> {
    let per = (32 / bits(ty)).max(1);
    let lane = |l: usize| {
        let register = |r: usize| (0..per).fold(0, |v, j| v | encode(ty, element(l, r * per + j)) << (j * bits(ty)));
        (0..count / per).map(register).collect()
    };
    (0..32).map(lane).collect()
}

/// Runs `intrinsic` with registers of the given types loaded from a buffer, eight bytes apart; the registers of the result.
fn run(intrinsic: &str, target: &str, types: &[&str], result: &[&str], regs: &[Vec<u64>]) -> Vec<Vec<u64>> {
    run_with(intrinsic, target, types, result, regs, &[])
}
/// The same with immediates behind them.
fn run_with(
    intrinsic: &str,
    target: &str,
    types: &[&str],
    result: &[&str],
    regs: &[Vec<u64>],
    immediates: &[(&str, i64)],
) -> Vec<Vec<u64>> {
    let (n, r) = (types.len(), result.len());
    let more = immediates.iter().map(|(t, v)| format!(", {t} {v}")).collect::<String>();
    let more_types = immediates.iter().map(|(t, _)| format!(", {t} immarg")).collect::<String>();
    let mut body = format!(
        "define ptx_kernel void @k(ptr %out, ptr %in) {{\n  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %w = zext i32 %tid to i64\n  %i = mul i64 %w, {}\n  %o = mul i64 %w, {}\n",
        n * 8,
        r * 8
    );
    for (k, t) in types.iter().enumerate() {
        body += &format!(
            "  %ia{k} = add i64 %i, {}\n  %ip{k} = getelementptr i8, ptr %in, i64 %ia{k}\n  %a{k} = load {t}, ptr %ip{k}, align 8\n",
            k * 8
        );
    }
    let list = |f: &dyn Fn(usize) -> String| (0..n).map(f).collect::<Vec<_>>().join(", ");
    let ret = if r == 1 { result[0].to_string() } else { format!("{{ {} }}", result.join(", ")) };
    body += &format!("  %r = call {ret} @{intrinsic}({}{more})\n", list(&|k| format!("{} %a{k}", types[k])));
    for (k, t) in result.iter().enumerate() {
        let v = if r == 1 {
            "%r".to_string()
        } else {
            body += &format!("  %v{k} = extractvalue {ret} %r, {k}\n");
            format!("%v{k}")
        };
        body += &format!(
            "  %oa{k} = add i64 %o, {}\n  %op{k} = getelementptr i8, ptr %out, i64 %oa{k}\n  store {t} {v}, ptr %op{k}, align 8\n",
            k * 8
        );
    }
    body += &format!(
        "  ret void\n}}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare {ret} @{intrinsic}({}{more_types})\n",
        list(&|k| types[k].to_string())
    );
    let input: Vec<u8> = regs.iter().flatten().flat_map(|v| v.to_le_bytes()).collect();
    let out = same(&body, target, &launch(32, vec![vec![0; 32 * r * 8], input]));
    let all: Vec<u64> = out[0].chunks(8).map(|c| u64::from_le_bytes(c.try_into().unwrap())).collect();
    all.chunks(r).map(<[u64]>::to_vec).collect()
}

/// IR type of a register of elements.
fn register(ty: &str, halves: bool) -> &'static str {
    match ty {
        "f16" if halves => "<2 x half>",
        "f32" => "float",
        "f64" => "double",
        _ => "i32",
    }
}

/// Checks a product of `m` by 8 by `k` of types `a`, `b`, and `d` for `C` and `D`.
fn check(
    intrinsic: &str,
    target: &str,
    (m, k): (usize, usize),
    [a, b, d]: [&str; 3],
    combine: impl Fn(i64, i64) -> i64,
) {
    let at = |w: char, ty: &str, l: usize, i: usize| fragment(w, m, k, bits(ty), l, i);
    let elem_a = |r: usize, c: usize| value(a, r * 1000 + c);
    let elem_b = |r: usize, c: usize| value(b, 77_000 + r * 1000 + c);
    let elem_c = |r: usize, c: usize| value(d, 990_000 + r * 1000 + c);
    let place = |w: char, ty: &str, l: usize, i: usize| at(w, ty, l, i);
    let ra = pack(a, m * k / 32, |l, i| {
        let (r, c) = place('a', a, l, i);
        elem_a(r, c)
    });
    let rb = pack(b, k * 8 / 32, |l, i| {
        let (r, c) = place('b', b, l, i);
        elem_b(r, c)
    });
    let rc = pack(d, m * 8 / 32, |l, i| {
        let (r, c) = place('c', d, l, i);
        elem_c(r, c)
    });
    let (na, nb, nc) = (ra[0].len(), rb[0].len(), rc[0].len());
    let mut types = vec![register(a, true); na];
    types.extend(vec![register(b, true); nb]);
    types.extend(vec![register(d, true); nc]);
    let result = vec![register(d, true); nc];
    let regs: Vec<Vec<u64>> = (0..32).map(|l| [&ra[l][..], &rb[l], &rc[l]].concat()).collect();
    let got = run(intrinsic, target, &types, &result, &regs);
    let expected = pack(d, m * 8 / 32, |l, i| {
        let (r, c) = place('c', d, l, i);
        let sum: i64 = (0..k).map(|x| combine(elem_a(r, x) as i64, elem_b(x, c) as i64)).sum();
        (sum + elem_c(r, c) as i64) as i32
    });
    assert_eq!(got, expected, "{intrinsic}");
}

#[test]
fn products_of_a_warp() {
    let times = |a: i64, b: i64| a * b;
    let (h, b, x) = ("sm_90a", "sm_100a", "sm_120a");
    check("llvm.nvvm.mma.m16n8k8.row.col.f32.f32", h, (16, 8), ["f16", "f16", "f32"], times);
    check("llvm.nvvm.mma.m16n8k16.row.col.f32.f32", h, (16, 16), ["f16", "f16", "f32"], times);
    check("llvm.nvvm.mma.m16n8k16.row.col.f16.f16", h, (16, 16), ["f16", "f16", "f16"], times);
    check("llvm.nvvm.mma.m16n8k8.row.col.bf16", h, (16, 8), ["bf16", "bf16", "f32"], times);
    check("llvm.nvvm.mma.m16n8k16.row.col.bf16", h, (16, 16), ["bf16", "bf16", "f32"], times);
    check("llvm.nvvm.mma.m16n8k4.row.col.tf32", h, (16, 4), ["tf32", "tf32", "f32"], times);
    check("llvm.nvvm.mma.m16n8k8.row.col.tf32", h, (16, 8), ["tf32", "tf32", "f32"], times);
    check("llvm.nvvm.mma.m8n8k4.row.col.f64", h, (8, 4), ["f64", "f64", "f64"], times);
    check("llvm.nvvm.mma.m8n8k16.row.col.s8", h, (8, 16), ["s8", "s8", "s32"], times);
    check("llvm.nvvm.mma.m16n8k16.row.col.u8.s8", h, (16, 16), ["u8", "s8", "s32"], times);
    check("llvm.nvvm.mma.m16n8k32.row.col.satfinite.s8.u8", h, (16, 32), ["s8", "u8", "s32"], times);
    check("llvm.nvvm.mma.m8n8k32.row.col.s4", h, (8, 32), ["s4", "s4", "s32"], times);
    check("llvm.nvvm.mma.m16n8k64.row.col.u4.s4", h, (16, 64), ["u4", "s4", "s32"], times);
    check("llvm.nvvm.mma.xor.popc.m8n8k128.row.col.b1", "sm_80", (8, 128), ["b1", "b1", "s32"], |a, b| a ^ b);
    check("llvm.nvvm.mma.and.popc.m16n8k256.row.col.b1", h, (16, 256), ["b1", "b1", "s32"], |a, b| a & b);
    check("llvm.nvvm.mma.m16n8k16.row.col.f32.e4m3.e5m2.f32", b, (16, 16), ["e4m3", "e5m2", "f32"], times);
    check("llvm.nvvm.mma.m16n8k32.row.col.f16.e5m2.e4m3.f16", b, (16, 32), ["e5m2", "e4m3", "f16"], times);
    for (p, q) in [("e2m1", "e3m2"), ("e2m3", "e2m1"), ("e4m3", "e2m3")] {
        let name = format!("llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f32.{p}.{q}.f32");
        check(&name, x, (16, 32), [p, q, "f32"], times);
    }
}

/// Four products of eight lanes each, in every layout.
#[test]
fn products_of_eight_lanes() {
    for (la, lb) in [("row", "row"), ("row", "col"), ("col", "row"), ("col", "col")] {
        for (d, c) in [("f32", "f32"), ("f16", "f16"), ("f32", "f16")] {
            let quad = |l: usize| l % 16 / 4;
            let high = |l: usize| if l < 16 { 0 } else { 4 };
            let a_at = |l: usize, i: usize| if la == "row" { (l % 4 + high(l), i) } else { (i % 4 + high(l), l % 4) };
            let b_at = |l: usize, i: usize| if lb == "row" { (l % 4, i + high(l)) } else { (i, l % 4 + high(l)) };
            let c_at = |ty: &str, l: usize, i: usize| {
                if ty == "f16" {
                    return (l % 4 + high(l), i);
                }
                ((l & 1) + (i & 2) + high(l), (i & 4) + (l & 2) + (i & 1))
            };
            let elem =
                |which: usize, q: usize, (r, c): (usize, usize)| value("f16", which * 10_000 + q * 100 + r * 8 + c);
            let ra = pack("f16", 4, |l, i| elem(1, quad(l), a_at(l, i)));
            let rb = pack("f16", 4, |l, i| elem(2, quad(l), b_at(l, i)));
            let rc = pack(c, 8, |l, i| elem(3, quad(l), c_at(c, l, i)));
            let regs: Vec<Vec<u64>> = (0..32).map(|l| [&ra[l][..], &rb[l], &rc[l]].concat()).collect();
            let mut types = vec!["<2 x half>"; 4];
            types.extend(vec![register(c, true); rc[0].len()]);
            let result = vec![register(d, true); if d == "f16" { 4 } else { 8 }];
            let name = format!("llvm.nvvm.mma.m8n8k4.{la}.{lb}.{d}.{c}");
            let got = run(&name, "sm_75", &types, &result, &regs);
            let expected = pack(d, 8, |l, i| {
                let (q, (r, n)) = (quad(l), c_at(d, l, i));
                elem(3, q, (r, n)) + (0..4).map(|k| elem(1, q, (r, k)) * elem(2, q, (k, n))).sum::<i32>()
            });
            assert_eq!(got, expected, "{name}");
        }
    }
}

/// `wmma`: matrices from memory and back, whatever the fragments are.
#[test]
fn products_from_memory() {
    let cases = [
        ("m16n16k16", "f16", "f32", "f32.f32", 8, 8, 8),
        ("m32n8k16", "f16", "f16", "f16.f16", 8, 8, 4),
        ("m8n32k16", "s8", "s32", "s8", 1, 4, 8),
        ("m16n16k16", "u8", "s32", "u8.satfinite", 2, 2, 8),
        ("m32n8k16", "bf16", "f32", "bf16", 8, 2, 8),
        ("m16n16k8", "tf32", "f32", "tf32", 4, 4, 8),
        ("m8n8k4", "f64", "f64", "f64", 1, 1, 2),
        ("m8n8k32", "s4", "s32", "s4", 1, 1, 2),
    ];
    for (shape, ty, sum, types, na, nb, nc) in cases {
        for (la, lb, ld) in [("row", "col", "row"), ("col", "row", "col")] {
            if ty == "s4" && la == "col" {
                continue;
            }
            let dims: Vec<usize> = shape[1..].split(['n', 'k']).map(|n| n.parse().unwrap()).collect();
            let (m, n, k) = (dims[0], dims[1], dims[2]);
            let (ea, eb, ec) = (
                |r: usize, c: usize| value(ty, r * 64 + c),
                |r: usize, c: usize| value(ty, 5000 + r * 64 + c),
                |r: usize, c: usize| value(sum, 9000 + r * 64 + c),
            );
            // Rows (or columns) 8 elements further apart than they are long, 32 of four bits.
            let gap = if ty == "s4" { 32 } else { 16 };
            let memory = |t: &str, rows: usize, cols: usize, layout: &str, e: &dyn Fn(usize, usize) -> i32| {
                let (lines, len) = if layout == "row" { (rows, cols) } else { (cols, rows) };
                let stride = len + gap;
                let mut out = vec![0u8; (lines * stride * bits(t)).div_ceil(8)];
                for r in 0..rows {
                    for c in 0..cols {
                        let at = (if layout == "row" { r * stride + c } else { c * stride + r }) * bits(t);
                        let v = encode(t, e(r, c)) << (at % 8);
                        for (p, b) in v.to_le_bytes().into_iter().enumerate().filter(|b| b.1 != 0) {
                            out[at / 8 + p] |= b;
                        }
                    }
                }
                (out, stride)
            };
            let ((a, sa), (b, sb), (c, sc)) =
                (memory(ty, m, k, la, &ea), memory(ty, k, n, lb, &eb), memory(sum, m, n, "row", &ec));
            let expected = memory(sum, m, n, ld, &|r, c| ec(r, c) + (0..k).map(|x| ea(r, x) * eb(x, c)).sum::<i32>());
            let reg = |t: &str| register(t, true);
            let list = |t: &str, n: usize| {
                if n == 1 { reg(t).to_string() } else { format!("{{ {} }}", vec![reg(t); n].join(", ")) }
            };
            let mut body = String::from("define ptx_kernel void @k(ptr %d, ptr %a, ptr %b, ptr %c) {\n");
            let mut declares = String::new();
            let mut parts = Vec::new();
            for (w, layout, t, n, s) in [('a', la, ty, na, sa), ('b', lb, ty, nb, sb), ('c', "row", sum, nc, sc)] {
                let name = format!("llvm.nvvm.wmma.{shape}.load.{w}.{layout}.stride.{t}.p0");
                body += &format!("  %l{w} = call {} @{name}(ptr %{w}, i32 {s})\n", list(t, n));
                declares += &format!("declare {} @{name}(ptr, i32)\n", list(t, n));
                for r in 0..n {
                    if n == 1 {
                        parts.push(format!("{} %l{w}", reg(t)));
                        continue;
                    }
                    body += &format!("  %l{w}{r} = extractvalue {} %l{w}, {r}\n", list(t, n));
                    parts.push(format!("{} %l{w}{r}", reg(t)));
                }
            }
            let name = format!("llvm.nvvm.wmma.{shape}.mma.{la}.{lb}.{types}");
            let (name, types) = match types.strip_suffix(".satfinite") {
                Some(t) => (format!("llvm.nvvm.wmma.{shape}.mma.{la}.{lb}.{t}.satfinite"), t),
                None if ty == "f64" => (format!("llvm.nvvm.wmma.{shape}.mma.{la}.{lb}.f64"), types),
                None => (name, types),
            };
            assert!(!types.is_empty());
            let only = |p: &[String]| {
                p.iter().map(|p| p.rsplit_once(" %").unwrap().0.to_string()).collect::<Vec<_>>().join(", ")
            };
            body += &format!("  %p = call {} @{name}({})\n", list(sum, nc), parts.join(", "));
            declares += &format!("declare {} @{name}({})\n", list(sum, nc), only(&parts));
            let mut stored = Vec::new();
            for r in 0..nc {
                body += &format!("  %p{r} = extractvalue {} %p, {r}\n", list(sum, nc));
                stored.push(format!("{} %p{r}", reg(sum)));
            }
            let name = format!("llvm.nvvm.wmma.{shape}.store.d.{ld}.stride.{sum}.p0");
            body +=
                &format!("  call void @{name}(ptr %d, {}, i32 {})\n  ret void\n}}\n", stored.join(", "), expected.1);
            declares += &format!("declare void @{name}(ptr, {}, i32)\n", only(&stored));
            let out = same(&(body + &declares), "sm_90a", &launch(32, vec![vec![0; expected.0.len()], a, b, c]));
            assert_eq!(out[0], expected.0, "{shape} {ty} {la} {lb} {ld}");
        }
    }
}

/// Matrices of 8 by 8 halves between shared memory and registers.
#[test]
fn matrices_in_shared_memory() {
    for (num, trans) in [(1, false), (2, true), (4, false), (4, true)] {
        let t = if trans { "trans." } else { "" };
        let (ld, st) = (
            format!("llvm.nvvm.ldmatrix.sync.aligned.m8n8.x{num}.{t}b16.p3"),
            format!("llvm.nvvm.stmatrix.sync.aligned.m8n8.x{num}.{t}b16.p3"),
        );
        let ret = if num == 1 { "i32".into() } else { format!("{{ {} }}", vec!["i32"; num].join(", ")) };
        let mut body = format!(
            "@s = addrspace(3) global [512 x i8] undef, align 16\n@u = addrspace(3) global [512 x i8] undef, align 16
define ptx_kernel void @k(ptr %out, ptr %in) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %w = zext i32 %t to i64
  %at = mul i64 %w, 16\n  %p = getelementptr i8, ptr %in, i64 %at\n  %v = load <4 x i32>, ptr %p, align 16
  %q = getelementptr i8, ptr addrspace(3) @s, i64 %at\n  store <4 x i32> %v, ptr addrspace(3) %q, align 16
  %u = getelementptr i8, ptr addrspace(3) @u, i64 %at\n  store <4 x i32> zeroinitializer, ptr addrspace(3) %u, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %r = call {ret} @{ld}(ptr addrspace(3) %q)\n"
        );
        let mut regs = Vec::new();
        for k in 0..num {
            if num > 1 {
                body += &format!("  %r{k} = extractvalue {ret} %r, {k}\n");
            }
            let r = if num > 1 { format!("%r{k}") } else { "%r".into() };
            body += &format!(
                "  %x{k} = getelementptr i8, ptr %out, i64 %at\n  %y{k} = getelementptr i8, ptr %x{k}, i64 {}\n  store i32 {r}, ptr %y{k}\n",
                4 * k
            );
            regs.push(format!("i32 {r}"));
        }
        body += &format!(
            "  call void @{st}(ptr addrspace(3) %u, {})\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load <4 x i32>, ptr addrspace(3) %u, align 16\n  %e = getelementptr i8, ptr %out, i64 512\n  %f = getelementptr i8, ptr %e, i64 %at\n  store <4 x i32> %b, ptr %f, align 16
  ret void\n}}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare {ret} @{ld}(ptr addrspace(3))\ndeclare void @{st}(ptr addrspace(3), {})\n",
            regs.join(", "),
            vec!["i32"; num].join(", ")
        );
        let half = |m: usize, r: usize, c: usize| (m * 64 + r * 8 + c + 1) as u16;
        let input: Vec<u8> = (0..4 * 64).flat_map(|n| half(n / 64, n / 8 % 8, n % 8).to_le_bytes()).collect();
        let out = same(&body, "sm_90a", &launch(32, vec![vec![0; 1024], input.clone()]));
        let w = words(&out[0]);
        for l in 0..32 {
            for m in 0..num {
                let (r, c) = (l / 4, 2 * (l % 4));
                let [a, b] =
                    if trans { [half(m, c, r), half(m, c + 1, r)] } else { [half(m, r, c), half(m, r, c + 1)] };
                assert_eq!(w[l * 4 + m], a as u32 | (b as u32) << 16, "x{num} {t} lane {l} matrix {m}");
            }
        }
        // What was stored is what was loaded.
        let n = num * 128;
        assert_eq!(out[0][512..512 + n], input[..n]);
        assert!(out[0][512 + n..].iter().all(|&b| b == 0));
    }
}

/// Conversions of packed narrow numbers, both ways.
#[test]
fn narrow_numbers() {
    let run = |call: &str, declare: &str, ret: &str, input: &[u32]| -> Vec<u32> {
        let store = if ret == "i16" {
            "  %z = zext i16 %r to i32\n  store i32 %z, ptr %o\n".into()
        } else {
            format!("  store {ret} %r, ptr %o\n")
        };
        let body = format!(
            "define ptx_kernel void @k(ptr %out, ptr %in) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %w = zext i32 %t to i64
  %i8 = mul i64 %w, 8\n  %i4 = mul i64 %w, 4\n  %p = getelementptr i8, ptr %in, i64 %i8\n  %q = getelementptr i8, ptr %p, i64 4\n  %o = getelementptr i8, ptr %out, i64 %i4
  %a = load float, ptr %p\n  %b = load float, ptr %q\n  %h = load <2 x half>, ptr %p\n  %s = load i16, ptr %p\n  %r = {call}\n{store}  ret void\n}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare {declare}\n"
        );
        let n = input.len() / 2;
        words(&same(&body, "sm_100a", &launch(n as u32, vec![vec![0; n * 4], bytes(input)]))[0])
    };
    let f = |v: f32| v.to_bits();
    let two = |name: &str, input: &[u32]| {
        run(
            &format!("call i16 @llvm.nvvm.{name}(float %a, float %b)"),
            &format!("i16 @llvm.nvvm.{name}(float, float)"),
            "i16",
            input,
        )
    };
    // 1.0625 lies between 1 and 1.125, 0.2 nearest to 0.203125.
    assert_eq!(two("ff.to.e4m3x2.rn", &[f(1.0625), f(-448.0), f(1e9), f(0.2)]), [0x38fe, 0x7e25]);
    assert_eq!(two("ff.to.e5m2x2.rn.relu", &[f(-1.0), f(3.5), f(f32::NAN), f(1e9)]), [0x0043, 0x7f7b]);
    assert_eq!(two("ff.to.e2m1x2.rn.satfinite", &[f(-1.5), f(100.0), f(0.25), f(0.75)]), [0xb7, 0x02]);
    assert_eq!(two("ff.to.e3m2x2.rn.satfinite", &[f(28.0), f(-0.0625), f(1e9), f(0.0)]), [0x1f21, 0x1f00]);
    assert_eq!(two("ff.to.ue8m0x2.rp", &[f(1.0), f(3.0), f(0.5), f(0.3)]), [0x7f81, 0x7e7e]);
    assert_eq!(two("ff.to.ue8m0x2.rz", &[f(1.0), f(3.0), f(0.5), f(0.3)]), [0x7f80, 0x7e7d]);
    let back = |name: &str, input: &[u32]| {
        run(
            &format!("call <2 x half> @llvm.nvvm.{name}(i16 %s)"),
            &format!("<2 x half> @llvm.nvvm.{name}(i16)"),
            "<2 x half>",
            input,
        )
    };
    assert_eq!(back("e4m3x2.to.f16x2.rn", &[0x38fe, 0, 0x0107, 0]), [0x3c00_df00, 0x1800_2300]);
    assert_eq!(back("e5m2x2.to.f16x2.rn.relu", &[0xc43c, 0]), [0x0000_3c00]);
    assert_eq!(back("e2m1x2.to.f16x2.rn", &[0xb7, 0]), [0xbe00_4600]);
    let halves = run(
        "call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half> %h)",
        "i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half>)",
        "i16",
        &[0x3c00_df00, 0],
    );
    assert_eq!(halves, [0x38fe]);
    let tf32 = |name: &str| {
        let (call, declare) =
            (format!("call i32 @llvm.nvvm.{name}(float %a)"), format!("i32 @llvm.nvvm.{name}(float)"));
        run(&call, &declare, "i32", &[0x3f80_1000, 0, 0x3f80_3000, 0, 0x3f80_1fff, 0])
    };
    assert_eq!(tf32("f2tf32.rna"), [0x3f80_2000, 0x3f80_4000, 0x3f80_2000]);
    assert_eq!(tf32("f2tf32.rn"), [0x3f80_0000, 0x3f80_4000, 0x3f80_2000]);
    assert_eq!(tf32("f2tf32.rz"), [0x3f80_0000, 0x3f80_2000, 0x3f80_0000]);
}

/// Parts of the rows of `A` and the columns of `B` times powers of two (or other numbers) that other lanes hold.
#[test]
fn products_with_scales() {
    let cases = [
        ("block.scale.m16n8k32.row.col.mxf8f6f4.f32.e4m3.e2m1.f32.ue8m0", "e4m3", "e2m1", 32, 1, 2, 1, 3),
        (
            "block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0",
            "e2m1 packed",
            "e2m1 packed",
            64,
            2,
            2,
            0,
            1,
        ),
        (
            "block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3",
            "e2m1 packed",
            "e2m1 packed",
            64,
            4,
            0,
            1,
            2,
        ),
    ];
    for (name, ta, tb, k, parts, byte, lane_a, lane_b) in cases {
        // Powers of two from 1 to 4 in bytes; other bytes and lanes hold numbers that must not be read.
        let exponent =
            |which: usize, line: usize, part: usize| (mix((which * 1000 + line * 8 + part) as u64) % 3) as i64;
        let scale = |e: i64| (if name.ends_with("ue4m3") { (7 + e) << 3 } else { 127 + e }) as u64;
        let word = |which: usize, line: usize| {
            let used = |n: usize| n >= byte && n < byte + parts;
            (0..4).fold(0, |w, n| w | (if used(n) { scale(exponent(which, line, n - byte)) } else { 1 }) << (8 * n))
        };
        let packed = ta.ends_with("packed");
        let (ty, tb) = if packed { ("u4", "u4") } else { (ta, tb) };
        // Four bits of the numbers -4 to 4.
        let four = |v: i32| (encode("e2m1", v) >> 2) as i32;
        let number = |which: usize, r: usize, c: usize| value("e2m1", which * 70_000 + r * 100 + c);
        let bits_of = |v: i32| if packed { four(v) } else { v };
        let at = |w: char, t: &str, l: usize, i: usize| fragment(w, 16, k, bits(t), l, i);
        let ra = pack(ty, 16 * k / 32, |l, i| {
            let (r, c) = at('a', ty, l, i);
            bits_of(number(1, r, c))
        });
        let rb = pack(tb, k * 8 / 32, |l, i| {
            let (r, c) = at('b', tb, l, i);
            bits_of(number(2, r, c))
        });
        let c = |r: usize, n: usize| value("f32", 99_000 + r * 8 + n);
        let rc = pack("f32", 4, |l, i| {
            let (r, n) = at('c', "f32", l, i);
            c(r, n)
        });
        let sum = |r: usize, n: usize| {
            let part = |x: usize| x * parts / k;
            let term = |x: usize| {
                let e = exponent(1, r, part(x)) + exponent(2, n, part(x));
                (number(1, r, x) * number(2, x, n)) << e
            };
            c(r, n) + (0..k).map(term).sum::<i32>()
        };
        let expected = pack("f32", 4, |l, i| {
            let (r, n) = at('c', "f32", l, i);
            sum(r, n)
        });
        let regs: Vec<Vec<u64>> = (0..32)
            .map(|l| {
                // The pair of lanes of a group that is chosen has the scales of rows g and g + 8, a lane those of column g.
                let wa = if l % 4 / 2 == lane_a { word(1, l / 4 + 8 * (l % 2)) } else { 0xffff_ffff };
                let wb = if l % 4 == lane_b { word(2, l / 4) } else { 0xffff_ffff };
                let more = [wa, byte as u64, lane_a as u64, wb, byte as u64, lane_b as u64];
                [&ra[l][..], &rb[l], &rc[l], &more].concat()
            })
            .collect();
        let mut types = vec!["i32"; ra[0].len() + rb[0].len()];
        types.extend(vec!["float"; 4]);
        types.extend(["i32", "i16", "i16", "i32", "i16", "i16"]);
        let got = run(&format!("llvm.nvvm.mma.{name}"), "sm_120a", &types, &["float"; 4], &regs);
        assert_eq!(got, expected, "{name}");
    }
}
