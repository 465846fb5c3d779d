//! Every row of the table runs in both interpreters, those named here aside.

use super::*;
use crate::emit_module;
use crate::interp::{load, program, read};
use std::collections::BTreeMap;
use std::fmt::Write;
use warpc_interp::Program;
use warpc_interp::program::Intr;
use warpc_ir::intrinsics::attributes::{Position, range_at};
use warpc_ir::intrinsics::{self, IntrinsicId};
use warpc_ir::session::{Session, Target};
use warpc_text::{ReadOptions, parse_module};

/// A type of a signature as text; `slots` are the overloads.
fn type_text(template: &str, slots: &mut Vec<String>, when: &str) -> String {
    let fixed = |s: &str| -> Option<String> {
        Some(match s {
            "f16" => "half".into(),
            "bf16" => "bfloat".into(),
            "f32" => "float".into(),
            "f64" => "double".into(),
            "ptr" => "ptr".into(),
            _ if s.starts_with("ptr") => format!("ptr addrspace({})", &s[3..]),
            "void" | "metadata" => s.into(),
            _ if s.starts_with('i') => s.into(),
            _ => return None,
        })
    };
    if let Some(template) = fixed(template) {
        return template;
    }
    if let Ok(n) = template.parse::<usize>() {
        return slots[n].clone();
    }
    if let Some(rest) = template.strip_prefix('v')
        && let Some(at) = rest.find(|c: char| !c.is_ascii_digit())
    {
        return format!("<{} x {}>", &rest[..at], type_text(&rest[at..], slots, when));
    }
    // An overload: the type the row asks for, or one that most take.
    let first = when.split(['.', ' ']).next().unwrap_or("");
    let is_ptr = template.starts_with("anyptr");
    let text = match first {
        "p1" | "p3" if is_ptr => format!("ptr addrspace({})", &first[1..]),
        _ if is_ptr => "ptr".into(),
        _ if !first.is_empty() && !first.starts_with('p') && !first.contains(['=', '>']) => {
            type_text(first, &mut Vec::new(), "")
        }
        _ if template.starts_with("anyfp") => "float".into(),
        _ => "i32".into(),
    };
    slots.push(text.clone());
    text
}

/// The list between brackets, `T*n` repeated.
fn items(list: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut depth = 0;
    let mut start = 0;
    let bytes = list.as_bytes();
    for at in 0..=bytes.len() {
        let c = bytes.get(at).copied().unwrap_or(b',');
        depth += (c == b'{') as i32 - (c == b'}') as i32;
        if c == b',' && depth == 0 {
            let item = &list[start..at];
            start = at + 1;
            let (t, n) = item.rsplit_once('*').map_or((item, 1), |(t, n)| (t, n.parse().unwrap_or(1)));
            out.extend(std::iter::repeat_n(t.to_string(), if item.is_empty() { 0 } else { n }));
        }
    }
    out
}

/// A kernel that calls `id` with its parameters, immediates being `imm` as far as they may.
fn kernel(id: IntrinsicId, when: &str, imm: i64) -> Option<String> {
    let sig = intrinsics::info(id).signature();
    let (ret, params) = sig.strip_suffix(')')?.split_once('(')?;
    let mut slots = Vec::new();
    let ret = if let Some(list) = ret.strip_prefix('{') {
        let parts: Vec<_> = items(list.strip_suffix('}')?).iter().map(|t| type_text(t, &mut slots, when)).collect();
        format!("{{ {} }}", parts.join(", "))
    } else {
        type_text(ret, &mut slots, when)
    };
    let mut text = String::from(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\ndefine ptx_kernel void @k(ptr %out",
    );
    let (mut args, mut types) = (Vec::new(), Vec::new());
    for (k, t) in items(params).iter().enumerate() {
        let t = type_text(t, &mut slots, when);
        if t == "metadata" {
            return None;
        }
        if intrinsics::is_immarg(id, k) {
            let wanted = when.split(' ').find_map(|w| match w.split_once(['=', '>']) {
                Some((n, v)) if n.parse() == Ok(k) => Some(v.parse::<i64>().unwrap_or(0) + w.contains('>') as i64),
                _ => None,
            });
            let (lo, hi) = range_at(id, Position::Param(k)).unwrap_or((i64::MIN, i64::MAX));
            let v = wanted.unwrap_or(imm).clamp(lo, hi.saturating_sub(1).max(lo));
            args.push(if t == "i1" { format!("i1 {}", v != 0) } else { format!("{t} {v}") });
        } else {
            let _ = write!(text, ", {t} %a{k}");
            args.push(format!("{t} %a{k}"));
        }
        types.push(t);
    }
    let suffix = slots.iter().fold(String::new(), |s, t| {
        let word = match &**t {
            "ptr" => "p0".into(),
            "half" => "f16".into(),
            "bfloat" => "bf16".into(),
            "float" => "f32".into(),
            "double" => "f64".into(),
            "ptr addrspace(1)" => "p1".into(),
            "ptr addrspace(3)" => "p3".into(),
            t if t.starts_with('<') => format!(
                "v{}{}",
                &t[1..t.find(' ').unwrap_or(2)],
                t.rsplit(' ')
                    .next()
                    .unwrap_or("")
                    .trim_end_matches('>')
                    .replace("half", "f16")
                    .replace("bfloat", "bf16")
                    .replace("float", "f32")
            ),
            t => t.to_string(),
        };
        s + "." + &word
    });
    let name = format!("{}{suffix}", id.name());
    text.push_str(") {\n");
    if ret == "void" {
        let _ = writeln!(text, "  call void @{name}({})", args.join(", "));
    } else {
        let _ = write!(text, "  %r = call {ret} @{name}({})\n  store {ret} %r, ptr %out, align 64\n", args.join(", "));
    }
    let _ = write!(text, "  ret void\n}}\ndeclare {ret} @{name}({})\n", types.join(", "));
    Some(text)
}

/// Families that neither interpreter runs, by the beginning of the name behind `llvm.nvvm.`.
const NOT_RUN: &[&str] = &[
    // Textures, surfaces.
    "tex.",
    "tld4.",
    "txq.",
    "suld.",
    "sust.",
    "suq.",
    "istypep.",
    "texsurf.",
    // Tensor memory: copies, shifts, other products; blocks in pairs (below).
    "tcgen05.cp.",
    "tcgen05.shift.",
    "tcgen05.mma.sp.",
    "tcgen05.mma.ws.",
    "tcgen05.mma.shared.",
    "tcgen05.mma.tensor.",
    // Tensor maps that unfold images.
    "cp.async.bulk.tensor.g2s.im2col",
    "cp.async.bulk.tensor.g2s.cta.im2col",
    "cp.async.bulk.tensor.s2g.im2col",
    "cp.async.bulk.tensor.reduce.add.im2col",
    "cp.async.bulk.tensor.reduce.and.im2col",
    "cp.async.bulk.tensor.reduce.dec.im2col",
    "cp.async.bulk.tensor.reduce.inc.im2col",
    "cp.async.bulk.tensor.reduce.max.im2col",
    "cp.async.bulk.tensor.reduce.min.im2col",
    "cp.async.bulk.tensor.reduce.or.im2col",
    "cp.async.bulk.tensor.reduce.xor.im2col",
    // Matrices of bytes and of packed numbers in memory.
    "ldmatrix.sync.aligned.m16n16",
    "ldmatrix.sync.aligned.m8n16",
    "stmatrix.sync.aligned.m16n8",
    // Rounding by random bits.
    "f32x4.to.",
    "ff2bf16x2.rs",
    "ff2f16x2.rs",
];

/// Operations on matrices: of the IR as the table's columns tell their shapes, of PTX as its mnemonics do.
fn matrices(program: &Program<'_>) -> Vec<Intr> {
    let is_matrix = |kind: &Intr| matches!(kind, Intr::Mma(_) | Intr::Wmma(_) | Intr::Matrix(_) | Intr::Tensor(_));
    program.intrinsics().filter(is_matrix).collect()
}

#[test]
fn both_interpreters_run_every_row() {
    let targets = ["sm_90a", "sm_100a", "sm_120a", "sm_103a", "sm_110a", "sm_75", "sm_80", "sm_87", "sm_89"];
    let session = |t: &str| Session { target: Target::parse(t).expect("a target"), ..Default::default() };
    let sessions: Vec<Session> = targets.iter().map(|t| session(t)).collect();
    let (mut rows, mut run, mut not_run, mut not_made, mut shapes) = (0, 0, BTreeMap::new(), Vec::new(), 0);
    let mut wrong = Vec::new();
    for id in IntrinsicId::all() {
        let short = id.name().strip_prefix("llvm.nvvm.").unwrap_or("");
        for (when, _, _) in rows_of(id) {
            rows += 1;
            // Some value of each immediate works.
            let made = (0..3).find_map(|imm| {
                let text = kernel(id, when, imm)?;
                let m = parse_module(text.as_bytes(), &ReadOptions::default()).ok()?;
                // Some targets lack a modifier of what they have otherwise: their text is refused.
                let is_read = |ptx: &Vec<u8>| read(ptx, "t.ptx").is_ok();
                let ptx = sessions.iter().find_map(|s| emit_module(&m, s).ok().filter(is_read))?;
                Some((m, ptx))
            });
            let Some((m, ptx)) = made else {
                not_made.push(format!("{short} {when}"));
                continue;
            };
            let ir = program(&m).expect("a program");
            let text = String::from_utf8_lossy(&ptx).into_owned();
            let q = load(&read(&ptx, "t.ptx").unwrap_or_else(|e| panic!("{e}\n{text}"))).expect("a program");
            let (a, b) = (ir.unsupported().len(), q.unsupported().len());
            if b == 0 && matrices(&ir) != matrices(&q) {
                wrong.push(format!("{short} {when}: {:?} in IR, {:?} in PTX", matrices(&ir), matrices(&q)));
            }
            shapes += !matrices(&ir).is_empty() as usize;
            let pair = short.starts_with("tcgen05.") && short.ends_with(".cg2");
            if let Some(family) = NOT_RUN.iter().find(|p| short.starts_with(**p)).or(pair.then_some(&"tcgen05 .cg2")) {
                *not_run.entry(family).or_insert(0) += 1;
                if a == 0 && b == 0 {
                    wrong.push(format!("{short} {when}: runs ({a} {b}), but is said not to"));
                }
            } else if a + b > 0 {
                let messages: Vec<_> =
                    ir.unsupported().into_iter().chain(q.unsupported()).map(|m| m.1.to_string()).collect();
                wrong.push(format!("{short} {when}: IR {a} PTX {b}: {}", messages.join("; ")));
                if std::env::var_os("WARPC_VERBOSE").is_some() {
                    eprintln!("{text}");
                }
            } else {
                run += 1;
            }
        }
    }
    eprintln!("{rows} rows: {run} run in both, not run {not_run:?}, {} not made: {not_made:?}", not_made.len());
    assert!(wrong.is_empty(), "{} rows\n{}", wrong.len(), wrong.join("\n"));
    assert!(shapes > 800, "only {shapes} operations on matrices compared");
}
