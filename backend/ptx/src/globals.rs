//! Variables of the module: state space, alignment, linkage, initialisers, and their order.

use crate::abi::{self, handle_type, linkage};
use crate::constants::{ConstCx, Element, Scalar, is_function};
use crate::names::{hex, number, signed, symbol};
use warpc_ir::consts::{ConstKind, low_mask};
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, HandleKind, Linkage, Symbol};
use warpc_ir::{Module, ModuleCtx, TypeKind, Value};

/// Special meaning of a variable, from annotations.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Special {
    #[default]
    None,
    Handle(HandleKind),
    Managed,
}

/// An address inside an initialiser.
struct Address {
    at: u64,
    bytes: u32,
    scalar: Scalar,
}

fn error(message: String) -> Diag {
    Diag { severity: Severity::Error, message, span: None, hint: None }
}

/// Appends all variables of the module, each after those its initialiser refers to.
pub fn emit_globals(module: &Module, out: &mut Vec<u8>) -> Result<(), Vec<Diag>> {
    let ctx = module.ctx();
    let n = ctx.globals.sym.len();
    let special = annotations(ctx);
    let mut errors = Vec::new();
    // Depth-first over references, without recursion: 0 new, 1 open, 2 done.
    let mut state = vec![0u8; n];
    let mut refs: Vec<Global> = Vec::new();
    let mut stack: Vec<(Global, usize)> = Vec::new();
    for g in (0..n).map(Global::new) {
        if state[g.index()] != 0 || !is_variable(ctx, g) {
            continue;
        }
        refs.clear();
        references(ctx, g, &mut refs);
        stack.push((g, 0));
        state[g.index()] = 1;
        let mut starts = vec![0usize];
        while let Some(&mut (g, ref mut at)) = stack.last_mut() {
            if *at < refs.len() {
                let r = refs[*at];
                *at += 1;
                if !is_variable(ctx, r) || state[r.index()] == 2 {
                    continue;
                }
                if state[r.index()] == 1 {
                    if r != g {
                        errors.push(error(format!(
                            "the initialisers of `{}` and `{}` refer to each other",
                            text(ctx, g),
                            text(ctx, r)
                        )));
                    }
                    continue;
                }
                state[r.index()] = 1;
                let from = refs.len();
                references(ctx, r, &mut refs);
                starts.push(from);
                stack.push((r, from));
                continue;
            }
            state[g.index()] = 2;
            stack.pop();
            refs.truncate(starts.pop().unwrap_or(0));
            if let Err(e) = variable(ctx, g, special[g.index()], out) {
                errors.push(e);
            }
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn text(ctx: ModuleCtx<'_>, global: Global) -> String {
    String::from_utf8_lossy(ctx.name(global)).into_owned()
}

fn is_variable(ctx: ModuleCtx<'_>, global: Global) -> bool {
    let s = &ctx.globals.sym[global.index()];
    let name = ctx.name(global);
    s.kind == GlobalKind::Variable
        && !s.is_dead()
        && !name.starts_with(b"llvm.")
        && !name.starts_with(b"nvvm.")
        && ctx.str(ctx.globals.parts[global.index()].section) != b"llvm.metadata"
}

/// Variables that annotations make textures, surfaces, samplers or managed.
fn annotations(ctx: ModuleCtx<'_>) -> Vec<Special> {
    let mut out = vec![Special::None; ctx.globals.sym.len()];
    let md = &ctx.tables.metadata;
    let Some(name) = ctx.tables.strings.find(b"nvvm.annotations") else { return out };
    for &node in md.named_list(name) {
        let ops = md.ops(node);
        let Some(g) = ops.first().and_then(|&m| md.global_of(m)) else { continue };
        for pair in ops[1..].chunks_exact(2) {
            let Some(key) = md.str_of(pair[0]) else { continue };
            let what = match ctx.str(key) {
                b"texture" => Special::Handle(HandleKind::Texture),
                b"surface" => Special::Handle(HandleKind::Surface),
                b"sampler" => Special::Handle(HandleKind::Sampler),
                b"managed" => Special::Managed,
                _ => continue,
            };
            out[g.index()] = what;
        }
    }
    out
}

/// Globals an initialiser mentions.
fn references(ctx: ModuleCtx<'_>, global: Global, out: &mut Vec<Global>) {
    let init = ctx.globals.parts[global.index()].init;
    let mut stack = vec![init];
    while let Some(v) = stack.pop() {
        if let Some(r) = v.as_global() {
            out.push(r);
        } else if let Some(c) = v.as_const() {
            stack.extend_from_slice(ctx.tables.consts.list(c));
        }
    }
}

/// Appends the settings of a sampler: its initial value as OpenCL numbers them. Three bits say what happens outside of the image,
/// bit 3 that coordinates go from 0 to 1, bits 4 and 5 how texels are joined.
fn sampler(ctx: ModuleCtx<'_>, global: Global, out: &mut Vec<u8>) -> Result<(), Diag> {
    let bits = ctx.tables.consts.as_int(ctx.globals.parts[global.index()].init).unwrap_or(0);
    let modes = ["wrap", "clamp_to_border", "clamp_to_edge", "wrap", "mirror"];
    let filters = ["nearest", "linear"];
    let (Some(mode), Some(filter)) = (modes.get(bits as usize & 7), filters.get(bits as usize >> 4 & 3)) else {
        return Err(error(format!("sampler `{}` has the unknown settings {bits}", text(ctx, global))));
    };
    out.extend_from_slice(b" = { ");
    for axis in 0..3 {
        out.extend_from_slice(format!("addr_mode_{axis} = {mode}, ").as_bytes());
    }
    out.extend_from_slice(format!("filter_mode = {filter}").as_bytes());
    if bits & 8 == 0 {
        out.extend_from_slice(b", force_unnormalized_coords = 1");
    }
    out.extend_from_slice(b" }");
    Ok(())
}

fn variable(ctx: ModuleCtx<'_>, global: Global, special: Special, out: &mut Vec<u8>) -> Result<(), Diag> {
    let (sym, shape, parts) =
        (&ctx.globals.sym[global.index()], &ctx.globals.shape[global.index()], &ctx.globals.parts[global.index()]);
    let (types, dl) = (ctx.types(), &ctx.tables.layout);
    if sym.linkage == Linkage::Appending {
        return Ok(());
    }
    let defined = !sym.has(Symbol::DECLARATION) && sym.linkage != Linkage::AvailableExternally;
    let space = match shape.addrspace {
        0 | 1 => ".global",
        3 => ".shared",
        4 => ".const",
        5 => ".local",
        other => {
            return Err(error(format!(
                "variable `{}` lies in address space {other}, which holds none",
                text(ctx, global)
            )));
        }
    };
    // Only global memory has common symbols.
    let common = sym.linkage == Linkage::Common && shape.addrspace > 1;
    let binding = if common { Linkage::Weak } else { sym.linkage };
    out.extend_from_slice(linkage(binding, defined).as_bytes());
    if let Special::Handle(kind) = special {
        out.extend_from_slice(b".global ");
        out.extend_from_slice(handle_type(kind).as_bytes());
        out.push(b' ');
        symbol(ctx, global, out);
        if kind == HandleKind::Sampler && abi::names_handles(ctx) && defined {
            sampler(ctx, global, out)?;
        }
        out.extend_from_slice(b";\n");
        return Ok(());
    }
    out.extend_from_slice(space.as_bytes());
    if special == Special::Managed {
        out.extend_from_slice(b" .attribute(.managed)");
    }
    let align = match shape.align {
        0 => preferred_align(ctx, shape.ty),
        a => 1 << (a - 1),
    };
    out.extend_from_slice(b" .align ");
    number(align, out);
    out.push(b' ');
    let size = dl.alloc_size(types, shape.ty);
    let cx = ConstCx { consts: &ctx.tables.consts, types, layout: dl, module: ctx };
    // Zero is what memory starts with; in shared memory front ends write it for lack of an initialiser.
    let zero = parts.init.as_const().is_some_and(|c| {
        matches!(ctx.tables.consts.row(c).kind, ConstKind::Zero | ConstKind::Null)
            || ctx.tables.consts.int(c) == Some(0)
            || ctx.tables.consts.float_bits(c) == Some(0)
    });
    let uninitialised = !defined || parts.init.is_none() || parts.init.is_undef_or_poison() || zero;
    if shape.addrspace == 3 && !uninitialised {
        return Err(error(format!("shared variable `{}` has an initial value", text(ctx, global))));
    }
    let scalar = match types.kind(shape.ty) {
        TypeKind::Int(1 | 8) => Some(".u8"),
        TypeKind::Int(16) => Some(".u16"),
        TypeKind::Int(32) => Some(".u32"),
        TypeKind::Int(64) => Some(".u64"),
        TypeKind::Float => Some(".f32"),
        TypeKind::Double => Some(".f64"),
        TypeKind::Half | TypeKind::BFloat => Some(".b16"),
        TypeKind::Ptr(a) => Some(if dl.pointer_bits(*a) == 32 { ".u32" } else { ".u64" }),
        _ => None,
    };
    if let Some(ty) = scalar {
        out.extend_from_slice(ty.as_bytes());
        out.push(b' ');
        symbol(ctx, global, out);
        if !uninitialised {
            scalar_value(cx, global, ty, out)?;
        }
        out.extend_from_slice(b";\n");
        return Ok(());
    }
    aggregate(ctx, global, cx, size, uninitialised, out)
}

/// Appends ` = ` and the initial value of scalar variable `global`, whose type PTX writes as `ty`; nothing for zero.
fn scalar_value(cx: ConstCx<'_>, global: Global, ty: &str, out: &mut Vec<u8>) -> Result<(), Diag> {
    let ctx = cx.module;
    let (types, shape) = (cx.types, &ctx.globals.shape[global.index()]);
    match cx.scalar(ctx.globals.parts[global.index()].init) {
        Scalar::Bits(0) => {}
        Scalar::Bits(b) => {
            out.extend_from_slice(b" = ");
            match ty {
                ".f32" => {
                    out.extend_from_slice(b"0f");
                    hex(b, 8, out);
                }
                ".f64" => {
                    out.extend_from_slice(b"0d");
                    hex(b, 16, out);
                }
                _ => number(b & low_mask(types.int_bits(shape.ty).unwrap_or(64)), out),
            }
        }
        s => {
            out.extend_from_slice(b" = ");
            if !address(ctx, s, out) {
                return Err(unsupported(ctx, global));
            }
        }
    }
    Ok(())
}

fn unsupported(ctx: ModuleCtx<'_>, global: Global) -> Diag {
    error(format!("the initialiser of `{}` holds a constant expression that PTX cannot state", text(ctx, global)))
}

/// Alignment without an explicit one: that of the type, larger arrays as vectors of 16 bytes.
fn preferred_align(ctx: ModuleCtx<'_>, ty: Type) -> u64 {
    let (types, dl) = (ctx.types(), &ctx.tables.layout);
    let abi = dl.abi_align(types, ty).max(1);
    if dl.alloc_size(types, ty) > 16 && types.is_aggregate(ty) { abi.max(16) } else { abi }
}

/// Appends an address; `false` when PTX cannot state it.
fn address(ctx: ModuleCtx<'_>, scalar: Scalar, out: &mut Vec<u8>) -> bool {
    let Scalar::Address { global, offset, generic } = scalar else { return false };
    let wrap = generic && !is_function(ctx, global);
    if wrap {
        out.extend_from_slice(b"generic(");
    }
    symbol(ctx, global, out);
    if wrap {
        out.push(b')');
    }
    if offset != 0 {
        if offset > 0 {
            out.push(b'+');
        }
        signed(offset, out);
    }
    true
}

fn aggregate(
    ctx: ModuleCtx<'_>,
    global: Global,
    cx: ConstCx<'_>,
    size: u64,
    uninitialised: bool,
    out: &mut Vec<u8>,
) -> Result<(), Diag> {
    let (sym, shape, parts) =
        (&ctx.globals.sym[global.index()], &ctx.globals.shape[global.index()], &ctx.globals.parts[global.index()]);
    let mut bytes = Vec::new();
    let mut addresses: Vec<Address> = Vec::new();
    if !uninitialised {
        if size > 1 << 30 {
            return Err(error(format!("the initialiser of `{}` is larger than a gibibyte", text(ctx, global))));
        }
        bytes.resize(size as usize, 0);
        fill(cx, parts.init, shape.ty, &mut bytes, &mut addresses).map_err(|()| unsupported(ctx, global))?;
    }
    let aligned = addresses.iter().all(|a| a.bytes == 8 && a.at.is_multiple_of(8)) && size.is_multiple_of(8);
    let words = !addresses.is_empty() && aligned;
    // Bytes of addresses are masks of an unsigned type.
    out.extend_from_slice(match (words, addresses.is_empty()) {
        (true, _) => &b".u64 "[..],
        (false, true) => b".b8 ",
        (false, false) => b".u8 ",
    });
    symbol(ctx, global, out);
    out.push(b'[');
    if size != 0 || !sym.has(Symbol::DECLARATION) {
        number(if words { size / 8 } else { size.max(1) }, out);
    }
    out.push(b']');
    addresses.sort_by_key(|a| a.at);
    let end = match (bytes.iter().rposition(|&b| b != 0), addresses.last()) {
        (None, None) => {
            out.extend_from_slice(b";\n");
            return Ok(());
        }
        (a, b) => a.map_or(0, |a| a + 1).max(b.map_or(0, |b| (b.at + b.bytes as u64) as usize)),
    };
    out.extend_from_slice(b" = {");
    let mut next = 0;
    let mut at = 0;
    while at < end {
        if at != 0 {
            out.extend_from_slice(b", ");
        }
        if let Some(a) = addresses.get(next).filter(|a| a.at <= at as u64) {
            if words {
                if !address(ctx, a.scalar, out) {
                    return Err(unsupported(ctx, global));
                }
                next += 1;
                at += 8;
                continue;
            }
            // One byte of an address: the mask operator.
            let k = at as u64 - a.at;
            out.extend_from_slice(b"0xFF");
            for _ in 0..k {
                out.extend_from_slice(b"00");
            }
            out.push(b'(');
            if !address(ctx, a.scalar, out) {
                return Err(unsupported(ctx, global));
            }
            out.push(b')');
            if k + 1 == a.bytes as u64 {
                next += 1;
            }
            at += 1;
            continue;
        }
        if words {
            let mut w = [0u8; 8];
            w.copy_from_slice(&bytes[at..at + 8]);
            number(u64::from_le_bytes(w), out);
            at += 8;
        } else {
            number(bytes[at] as u64, out);
            at += 1;
        }
    }
    out.extend_from_slice(b"};\n");
    Ok(())
}

/// Writes an initialiser into bytes, addresses aside. No recursion.
fn fill(cx: ConstCx<'_>, value: Value, ty: Type, bytes: &mut [u8], addresses: &mut Vec<Address>) -> Result<(), ()> {
    let mut stack = vec![(value, ty, 0u64)];
    while let Some((value, ty, at)) = stack.pop() {
        if value.is_undef_or_poison() {
            continue;
        }
        let kind = value.as_const().map(|c| (c, cx.consts.row(c).kind));
        match kind {
            Some((_, ConstKind::Zero | ConstKind::Null | ConstKind::TokenNone)) => {}
            Some((c, ConstKind::Bytes)) => {
                let b = cx.consts.bytes(c);
                bytes[at as usize..at as usize + b.len()].copy_from_slice(b);
            }
            Some((c, ConstKind::WideInt | ConstKind::WideFloat)) => {
                let n = cx.layout.store_size(cx.types, ty) as usize;
                for (k, b) in cx.consts.limbs(c).iter().flat_map(|l| l.to_le_bytes()).take(n).enumerate() {
                    bytes[at as usize + k] = b;
                }
            }
            Some((_, ConstKind::Aggregate | ConstKind::Splat)) => {
                let n = cx.types.num_elements(ty).ok_or(())?;
                let bits = cx.types.vector(ty).map(|(_, _, e)| cx.layout.size_in_bits(cx.types, e));
                for i in 0..n {
                    let Some(e) = cx.element(value, i) else { return Err(()) };
                    let et = cx.types.element(ty, i).ok_or(())?;
                    if let Some(w) = bits.filter(|w| w % 8 != 0) {
                        // Elements of a bit vector are packed.
                        let Element::Value(e) = e else { continue };
                        let Scalar::Bits(b) = cx.scalar(e) else { return Err(()) };
                        for k in 0..w {
                            let bit = i * w + k;
                            bytes[(at + bit / 8) as usize] |= ((b >> k & 1) as u8) << (bit % 8);
                        }
                        continue;
                    }
                    let off = at + cx.layout.element_offset(cx.types, ty, i);
                    match e {
                        Element::Value(e) => stack.push((e, et, off)),
                        Element::Byte(b) => bytes[off as usize] = b,
                        Element::Zero(_) => {}
                    }
                }
            }
            _ => {
                let n = cx.layout.store_size(cx.types, ty) as usize;
                match cx.scalar(value) {
                    Scalar::Bits(b) => {
                        bytes[at as usize..at as usize + n.min(8)].copy_from_slice(&b.to_le_bytes()[..n.min(8)]);
                    }
                    s @ Scalar::Address { .. } => addresses.push(Address { at, bytes: n as u32, scalar: s }),
                    _ => return Err(()),
                }
            }
        }
    }
    Ok(())
}
