//! The tables agree with the signatures of the intrinsics, and every row expands.

use super::*;
use std::collections::BTreeSet;
use warpc_ir::intrinsics::{self, IntrinsicId, id};

/// Numbers of the arguments a template names: as operands, and as immediates.
fn named(template: &str) -> (BTreeSet<usize>, BTreeSet<usize>) {
    let (mut operands, mut immediates) = (BTreeSet::new(), BTreeSet::new());
    let number = |s: &str| -> Option<(usize, usize)> {
        let end = s.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(s.len());
        Some((s[..end].parse().ok()?, end))
    };
    for (at, _) in template.match_indices('$') {
        let rest = &template[at + 1..];
        if rest.starts_with('r') {
            continue;
        }
        if let Some(n) = rest.strip_prefix('#') {
            immediates.insert(number(n).unwrap().0);
            continue;
        }
        let rest = rest.trim_start_matches(['@', '!']);
        let (first, end) = number(rest).unwrap();
        let last = rest[end..].strip_prefix("..").and_then(number).map_or(first, |l| l.0);
        operands.extend(first..=last);
    }
    for (at, _) in template.match_indices('<') {
        if let Some((n, _)) = number(&template[at + 1..]) {
            immediates.insert(n);
        }
    }
    (operands, immediates)
}

#[test]
fn rows_agree_with_signatures() {
    let mut rows = 0;
    for id in IntrinsicId::all() {
        let mut seen = BTreeSet::new();
        for (when, guard, template) in rows_of(id) {
            rows += 1;
            let name = id.name();
            assert!(seen.insert(when), "{name}: two rows for `{when}`");
            assert!(!seen.contains("") || when.is_empty(), "{name}: a row after the one that takes everything");
            assert!(template.ends_with(';') || template.ends_with('}'), "{name}");
            // What the optimiser makes runs wherever its targets do.
            let oldest = if name.starts_with("llvm.nvvm.idp") { 63 } else { 78 };
            assert!(guard.ptx() >= oldest, "{name}");
            let n = intrinsics::num_params(id).0;
            let (operands, immediates) = named(template);
            for &a in operands.iter().chain(&immediates) {
                assert!(a < n, "{name}: argument {a} of {n} in `{template}`");
            }
            for &a in &immediates {
                assert!(intrinsics::is_immarg(id, a), "{name}: argument {a} is no immediate");
            }
            for a in 0..n {
                // Immediates with one legal value are written out; the metadata of a handle and the alignment of a load
                // are not.
                let fixed = intrinsics::is_immarg(id, a)
                    || id == id::NVVM_TEXSURF_HANDLE
                    || name.starts_with("llvm.nvvm.ldu.") && a == 1;
                assert!(fixed || operands.contains(&a), "{name}: argument {a} is not in `{template}`");
            }
            let void = intrinsics::info(id).signature().starts_with("void");
            assert_eq!(void, !template.contains("$r"), "{name}: `{template}`");
            let depth = template.bytes().fold(0, |d, b| d + (b == b'<') as i32 - (b == b'>') as i32);
            assert_eq!(depth, 0, "{name}");
        }
    }
    assert_eq!(rows, ROWS);
    assert!(rows > 2500);
}

#[test]
fn every_row_expands() {
    for id in IntrinsicId::all() {
        for (when, _, template) in rows_of(id) {
            // Some value of each immediate works; the ranges are small.
            let suffix = if when.is_empty() || when.contains(['=', '>']) { "p1.p1" } else { when };
            let suffix = if template.contains("<s1>") { format!("{suffix}.p0") } else { suffix.to_string() };
            let ok = (0..5).any(|v| {
                let l = Lowered { template, suffix: &suffix, ..Default::default() };
                l.expand(|_| Some(v), |_| {}).is_ok()
            });
            assert!(ok, "{}: `{template}`", id.name());
        }
    }
}

#[test]
fn calls() {
    let text = |id, suffix: &str, imms: &[(usize, i64)]| -> Result<String, Reason> {
        let imm = |n: usize| imms.iter().find(|i| i.0 == n).map(|i| i.1);
        let l = lookup(id, suffix, imm).expect("a row")?;
        let mut out = String::new();
        l.expand(imm, |p| match p {
            Piece::Text(t) => out.push_str(t),
            Piece::Number(n) => out.push_str(&n.to_string()),
            Piece::Address(n) => out.push_str(&n.to_string()),
            Piece::Result(_) => out.push('r'),
            Piece::Operand { arg, .. } => out.push_str(&arg.to_string()),
        })?;
        Ok(out)
    };
    assert_eq!(text(id::NVVM_SHFL_SYNC_IDX_I32P, "", &[]).unwrap(), "shfl.sync.idx.b32 r|r, 1, 2, 3, 0;");
    assert_eq!(text(id::NVVM_ATOMIC_ADD_GEN_I_CTA, "i32.p3", &[]).unwrap(), "atom.cta.shared.add.s32 r, [0], 1;");
    assert_eq!(text(id::NVVM_ATOMIC_ADD_GEN_I_CTA, "i8.p3", &[]), Err(Reason::Overload));
    let tile = id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_1D;
    assert_eq!(
        text(tile, "", &[(6, 0), (7, 1), (8, 0)]).unwrap(),
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint \
         [0], [2, {3}], [1], 5;"
    );
    assert_eq!(text(tile, "", &[(6, 0), (7, 1)]), Err(Reason::NotImmediate(8)));
    let ptx = |v| lookup(tile, "", |_| Some(v)).unwrap().unwrap().guard.targets();
    assert_eq!((ptx(0), ptx(1)), ("90+", "100f 110f"));
    assert!(lookup(id::NVVM_SHFL_BFLY_I32, "", |_| None).is_none());
}
