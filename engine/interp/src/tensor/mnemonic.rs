//! Shapes of matrices from the words of PTX instructions: `mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32`.
//!
//! The table of intrinsics has these shapes as columns; only PTX, which is text, is read by its words. A list of words that is no
//! instruction that can run gives nothing.

use warpc_ir::intrinsics::matrix::{Elem, Logic, MatrixOp, MatrixShape, Mma, Part, Scales, TensorWords, Wmma};
use warpc_ir::intrinsics::semantics::Rounding;

/// An element by its name.
pub fn element(name: &str) -> Option<Elem> {
    Some(match name {
        "f16" => Elem::F16,
        "bf16" => Elem::BF16,
        "tf32" => Elem::TF32,
        "f32" => Elem::F32,
        "f64" => Elem::F64,
        "e4m3" => Elem::E4M3,
        "e5m2" => Elem::E5M2,
        "e3m2" => Elem::E3M2,
        "e2m3" => Elem::E2M3,
        "e2m1" => Elem::E2M1,
        "s8" => Elem::S8,
        "u8" => Elem::U8,
        "s4" => Elem::S4,
        "u4" => Elem::U4,
        "s32" => Elem::S32,
        "b1" => Elem::B1,
        _ => return None,
    })
}

/// The shape of a load or store of tensor memory by its name.
pub fn tensor_words(name: &str) -> Option<TensorWords> {
    Some(match name {
        "32x32b" => TensorWords::Own,
        "16x64b" => TensorWords::Two,
        "16x128b" => TensorWords::Four,
        "16x256b" => TensorWords::Eight,
        "16x32bx2" => TensorWords::Split,
        _ => return None,
    })
}

/// `ldmatrix` or, with `store`, `stmatrix`, by the words behind it. The forms of bytes and of packed numbers do not run.
pub fn matrix(words: &[&str], store: bool) -> Option<MatrixOp> {
    let mut op = MatrixOp { shape: MatrixShape::Halves, num: 0, trans: false, store };
    let mut halves = false;
    for &w in words {
        match w {
            "x1" => op.num = 1,
            "x2" => op.num = 2,
            "x4" => op.num = 4,
            "trans" => op.trans = true,
            "b16" => halves = true,
            "m16n16" | "m8n16" | "m16n8" | "b8" => return None,
            _ => {}
        }
    }
    (op.num > 0 && halves).then_some(op)
}

/// A product by the words behind `mma`: shape, layouts, options, elements.
pub fn mma(words: &[&str]) -> Option<Mma> {
    let (mut shape, mut layouts, mut types) = (None, Vec::new(), Vec::new());
    let (mut sat, mut logic, mut small, mut packed) = (false, None, false, false);
    let (mut sparse, mut parts, mut fraction) = (false, 0, false);
    for &w in words {
        match w {
            "sync" | "aligned" | "popc" | "block_scale" => {}
            "sp" | "sp::ordered_metadata" => sparse = true,
            "row" | "col" => layouts.push(w == "col"),
            "satfinite" => sat = true,
            "and" => logic = Some(Logic::And),
            "xor" => logic = Some(Logic::Xor),
            "kind::f8f6f4" => small = true,
            "kind::mxf8f6f4" => (small, parts) = (true, 1),
            "kind::mxf4" => (packed, parts) = (true, 2),
            "kind::mxf4nvf4" => packed = true,
            "scale_vec::1X" => parts = 1,
            "scale_vec::2X" => parts = 2,
            "scale_vec::4X" => parts = 4,
            "ue8m0" => {}
            "ue4m3" => fraction = true,
            _ if w.starts_with('m') => {
                let (m, rest) = w[1..].split_once("n8k")?;
                shape = Some((m.parse::<u8>().ok()?, rest.parse::<u16>().ok()?));
            }
            _ => types.push(element(w)?),
        }
    }
    let (m, k) = shape?;
    let [a_col, b_col] = layouts[..] else { return None };
    let sum = |e: Elem| match e {
        Elem::F64 => Elem::F64,
        e if e.is_int() || e == Elem::B1 => Elem::S32,
        _ => Elem::F32,
    };
    let [d, a, b, c] = match types[..] {
        [a] => [sum(a), a, a, sum(a)],
        [d @ (Elem::F16 | Elem::F32), c @ (Elem::F16 | Elem::F32)] => [d, Elem::F16, Elem::F16, c],
        [a, b] => [sum(a), a, b, sum(a)],
        [d, a, b, c] => [d, a, b, c],
        _ => return None,
    };
    let pack = |e: Elem| if packed && e == Elem::E2M1 { Elem::E2M1Packed } else { e };
    let (a, b) = (pack(a), pack(b));
    let scales = (parts > 0).then_some(Scales { parts, fraction });
    let mma = Mma { m, k, elems: [a, b, c, d], turned: [a_col, !b_col], sat, logic, sparse, scales };
    let ok = if mma.is_four() {
        m == 8 && !sparse && matches!((c, d), (Elem::F16 | Elem::F32, Elem::F16 | Elem::F32)) && b == Elem::F16
    } else {
        let tile = 4 * a.per_register();
        d == c
            && mma.turned == [false; 2]
            && a.bits() == b.bits()
            && a.is_int() == b.is_int()
            && (k as usize).is_multiple_of(tile)
            && (1..=4).contains(&(k as usize / tile))
            && (m == 16 || m == 8 && a.bits() != 16)
            && (a == Elem::B1) == logic.is_some()
            && (!sparse || m == 16 && matches!(k as u32 * a.bits(), 256 | 512) && a.bits() < 64 && a != Elem::B1)
            && (!matches!(a, Elem::E3M2 | Elem::E2M3 | Elem::E2M1) || small)
            && matches!(
                (d, sum(a)),
                (Elem::F16, Elem::F32) | (Elem::F32, Elem::F32) | (Elem::S32, Elem::S32) | (Elem::F64, Elem::F64)
            )
    };
    ok.then_some(mma)
}

/// A load, store or product by the words behind `wmma`.
pub fn wmma(words: &[&str]) -> Option<Wmma> {
    let (mut shape, mut part, mut types) = (None, None, Vec::new());
    let (mut col, mut sat, mut round, mut logic) = (false, false, Rounding::Nearest, None);
    for &w in words {
        match w {
            "load" | "store" | "sync" | "aligned" | "popc" | "row" | "global" | "shared" | "rn" => {}
            "shared::cta" => {}
            "mma" => part = Some(Part::Product),
            "a" => part = Some(Part::A),
            "b" => part = Some(Part::B),
            "c" => part = Some(Part::C),
            "d" => part = Some(Part::D),
            "col" => col = true,
            "satfinite" => sat = true,
            "rz" => round = Rounding::Zero,
            "rm" => round = Rounding::Down,
            "rp" => round = Rounding::Up,
            "and" => logic = Some(Logic::And),
            "xor" => logic = Some(Logic::Xor),
            _ if w.starts_with('m') => {
                let (m, rest) = w[1..].split_once('n')?;
                let (n, k) = rest.split_once('k')?;
                shape = Some([m.parse().ok()?, n.parse().ok()?, k.parse().ok()?]);
            }
            _ => types.push(element(w)?),
        }
    }
    let (shape, part): ([u8; 3], Part) = (shape?, part?);
    let known = [[16, 16, 16], [8, 32, 16], [32, 8, 16], [16, 16, 8], [8, 8, 4], [8, 8, 32], [8, 8, 128]];
    if !known.contains(&shape) {
        return None;
    }
    let sum = |e: Elem| match e {
        Elem::F64 => Elem::F64,
        e if e.is_int() || e == Elem::B1 => Elem::S32,
        _ => Elem::F32,
    };
    let elems = match (part, &types[..]) {
        (Part::Product, &[e]) => [e, e, sum(e), sum(e)],
        (Part::Product, &[d, c]) => [Elem::F16, Elem::F16, c, d],
        (Part::Product, &[d, a, b, c]) => [a, b, c, d],
        (Part::Product, _) => return None,
        (_, &[e]) => [e; 4],
        _ => return None,
    };
    // Layouts of a product are those that its fragments were loaded with.
    let col = col && part != Part::Product;
    Some(Wmma { shape, part, elems, col, sat, round, logic })
}
