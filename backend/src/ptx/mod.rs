//! PTX: from IR functions to text.
//!
//! | file | what |
//! |---|---|
//! | `features.rs` | targets, PTX versions, what each feature needs |
//! | `machine.rs`, `opcodes.rs` | machine rows, operands; the instruction table |
//! | `types.rs`, `constants.rs` | values as registers; constants as bits and symbols |
//! | `select/` | IR to machine rows |
//! | `intrinsics/` | the intrinsic tables and their lowering |
//! | `cse.rs` | rows that selection made twice |
//! | `dead.rs` | rows nothing reads removed |
//! | `coalesce/` | copies removed |
//! | `abi.rs`, `names.rs`, `globals.rs`, `lines.rs` | parameters, symbols, variables, line information |
//! | `print.rs` | machine rows to text |
//! | `template.rs` | texts that name operands: inline assembly |
//! | `read/` | PTX text to machine rows |
//! | `interp/` | machine rows in the interpreter |
//! | `parallel.rs` | [`emit_module_on`](parallel::emit_module_on): functions on many workers |
//! | `check.rs` | the machine-row checker |

pub mod abi;
pub mod check;
pub mod coalesce;
pub mod constants;
pub mod cse;
pub mod dead;
pub mod features;
pub mod globals;
pub mod interp;
pub mod intrinsics;
pub mod lines;
pub mod machine;
pub mod names;
pub mod opcodes;
pub mod parallel;
pub mod print;
pub mod read;
#[cfg(test)]
pub(crate) mod rows_for_tests;
pub mod select;
pub mod template;
pub mod types;

use crate::ptx::lines::Lines;
use crate::ptx::select::Scratch;
use warpc_ir::attrs::AttrKind;
use warpc_ir::diag::Diag;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage};
use warpc_ir::session::Session;
use warpc_ir::{Func, Module, ModuleCtx};

/// Appends the PTX of one function definition. Functions are independent of each other: compile them on any threads and
/// join the texts in module order. `s.needed` is then the PTX version the function needs (0: nothing special). On error
/// `out` is as it was.
pub fn emit_function(f: &Func<'_>, session: &Session, s: &mut Scratch, out: &mut Vec<u8>) -> Result<(), Vec<Diag>> {
    compile_function(f, session, s)?;
    let ctx = f.ctx();
    let g = f.global();
    out.push(b'\n');
    abi::head(ctx, session, g, true, out);
    if ctx.is_kernel(g) {
        out.push(b'\n');
        let clusters = features::check(session, features::Feature::MaxClusterRank).is_ok();
        abi::directives(ctx, g, clusters, out);
    } else if is_noreturn(ctx, g) {
        out.extend_from_slice(b"\n.noreturn");
    }
    let mut lines = Lines::new(ctx);
    let mut print = std::mem::take(&mut s.print);
    print::body(&s.machine, &print::OfGlobal { ctx, g }, &mut print, &mut |loc, out| lines.loc(ctx, loc, out), out);
    s.print = print;
    Ok(())
}

/// Compiles one function to the machine rows of `s.machine`.
pub fn compile_function(f: &Func<'_>, session: &Session, s: &mut Scratch) -> Result<(), Vec<Diag>> {
    select::select(f, session, s);
    if !s.errors.is_empty() {
        return Err(std::mem::take(&mut s.errors));
    }
    if session.opt_level > 0 {
        cse::share(&mut s.machine, &mut s.cse);
    }
    dead::remove(&mut s.machine, &mut s.dead);
    if coalesce::wants_frequencies(&s.machine) && has_profile(f) {
        block_frequencies(f, &mut s.machine);
    }
    let settings = coalesce::Settings::of(session);
    if settings.dump {
        let mut out =
            format!("*** rows of {} before its phis are coalesced ***", String::from_utf8_lossy(f.name())).into_bytes();
        let mut print = std::mem::take(&mut s.print);
        let names = print::OfGlobal { ctx: f.ctx(), g: f.global() };
        print::body(&s.machine, &names, &mut print, &mut |_, _| (), &mut out);
        s.print = print;
        eprint!("{}", String::from_utf8_lossy(&out));
    }
    let done = coalesce::coalesce(&mut s.machine, &settings, &mut s.coalesce).map(|stats| {
        if settings.verbosity > 0 {
            eprint!("{}", coalesce::report(f.name(), settings.verbosity, &stats, &s.coalesce));
        }
    });
    // A row that does not fit the instruction table is a bug here, never in the input.
    let done = if cfg!(debug_assertions) { done.and_then(|()| check::check(&s.machine)) } else { done };
    done.map_err(|e| {
        let name = String::from_utf8_lossy(f.name());
        vec![Diag {
            severity: warpc_ir::diag::Severity::Error,
            message: format!("internal error in the PTX rows of `{name}`: {e}"),
            span: None,
            hint: None,
        }]
    })
}

/// Whether a branch of `f` has weights, from a profile or a hint. Without, the loops of the layout say as much as is needed.
fn has_profile(f: &Func<'_>) -> bool {
    let Some(prof) = f.ctx().tables.strings.find(b"prof") else { return false };
    f.block_order().any(|b| {
        let t = f.terminator(b);
        t.is_some() && f.flags(t) & warpc_ir::flags::HAS_MD != 0 && f.attachment(t, prof).is_some()
    })
}

/// Frequencies of the blocks of `m`, which was selected from `f`: labels made by selection run as often as the block they are in.
fn block_frequencies(f: &Func<'_>, m: &mut machine::MachineFunc) {
    use warpc_analysis::{branch_prob::BranchProbs, freq::BlockFreqs, loops::Loops};
    use warpc_ir::cfg::Cfg;
    use warpc_ir::dom::DomTree;
    let cfg = Cfg::new(f);
    let loops = Loops::new(&cfg, &DomTree::new(&cfg));
    let probs = BranchProbs::new(f, &cfg, &DomTree::post(&cfg), &loops);
    let freqs = BlockFreqs::new(&cfg, &probs, &loops);
    let mut at = 1.0;
    for &b in &m.order {
        if (b as usize) < f.num_blocks() {
            at = freqs.of(Block(b)).max(f64::MIN_POSITIVE) as f32;
        }
        m.blocks.freq[b as usize] = machine::MFreq(at.max(f32::MIN_POSITIVE));
    }
}

fn is_noreturn(ctx: ModuleCtx<'_>, g: Global) -> bool {
    let g = constants::aliasee(ctx, g);
    let returns = ctx.types().func(ctx.globals.shape[g.index()].ty).map_or(Type::VOID, |f| f.0);
    returns == Type::VOID && ctx.attrs().fn_has(ctx.globals.parts[g.index()].attrs, AttrKind::NoReturn)
}

/// Appends version, target and address size. `needed` is the highest `Scratch::needed` of the functions.
pub fn emit_header(m: &Module, session: &Session, needed: u16, out: &mut Vec<u8>) -> Result<(), Vec<Diag>> {
    let v = features::version(session, needed).map_err(|e| vec![e])?;
    out.extend_from_slice(b"//\n// Generated by warpc\n//\n\n.version ");
    names::number(v as u64 / 10, out);
    out.push(b'.');
    names::number(v as u64 % 10, out);
    out.extend_from_slice(b"\n.target ");
    out.extend_from_slice(features::target_text(session.target).as_bytes());
    // OpenCL through NVIDIA's driver has samplers of their own.
    if m.ctx().str(m.ctx().tables.triple).ends_with(b"-nvcl") {
        out.extend_from_slice(b", texmode_independent");
    }
    out.extend_from_slice(b"\n.address_size 64\n\n");
    if session.line_info {
        Lines::new(m.ctx()).files(m.ctx(), out);
    }
    Ok(())
}

/// Appends the prototypes of all functions that something refers to, `module asm`, and all variables.
pub fn emit_globals(m: &Module, session: &Session, out: &mut Vec<u8>) -> Result<(), Vec<Diag>> {
    let ctx = m.ctx();
    let asm = ctx.str(ctx.tables.module_asm);
    if !asm.is_empty() {
        out.extend_from_slice(asm);
        out.push(b'\n');
    }
    let used = referenced(m);
    for g in (0..ctx.globals.sym.len()).map(Global::new) {
        let sym = &ctx.globals.sym[g.index()];
        let function = match sym.kind {
            GlobalKind::Function => true,
            GlobalKind::Alias => constants::is_function(ctx, g),
            _ => false,
        };
        if !function || sym.is_dead() || !used[g.index()] || ctx.name(g).starts_with(b"llvm.") {
            continue;
        }
        let defined =
            m.body(g).is_some() && sym.linkage != Linkage::AvailableExternally || sym.kind == GlobalKind::Alias;
        abi::head(ctx, session, g, defined, out);
        if is_noreturn(ctx, g) && !ctx.is_kernel(g) {
            out.extend_from_slice(b"\n.noreturn");
        }
        out.extend_from_slice(b";\n");
    }
    globals::emit_globals(m, out)
}

/// Appends what stands after the functions: aliases, names of inlined functions.
pub fn emit_trailer(m: &Module, session: &Session, out: &mut Vec<u8>) -> Result<(), Vec<Diag>> {
    let ctx = m.ctx();
    let mut errors = Vec::new();
    for g in (0..ctx.globals.sym.len()).map(Global::new) {
        let sym = &ctx.globals.sym[g.index()];
        if !matches!(sym.kind, GlobalKind::Alias | GlobalKind::IFunc) || sym.is_dead() {
            continue;
        }
        let to = ctx.globals.parts[g.index()].init.as_global();
        match to.filter(|&to| sym.kind == GlobalKind::Alias && constants::is_function(ctx, to)) {
            Some(to) => {
                out.extend_from_slice(b".alias ");
                names::symbol(ctx, g, out);
                out.extend_from_slice(b", ");
                names::symbol(ctx, constants::aliasee(ctx, to), out);
                out.extend_from_slice(b";\n");
            }
            None => errors.push(Diag {
                severity: warpc_ir::diag::Severity::Error,
                message: format!("`{}`: PTX has aliases of functions only", String::from_utf8_lossy(ctx.name(g))),
                span: None,
                hint: None,
            }),
        }
    }
    if session.line_info {
        Lines::new(ctx).names(ctx, out);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Globals that a body, an initialiser or an alias refers to.
fn referenced(m: &Module) -> Vec<bool> {
    let ctx = m.ctx();
    let mut used = vec![false; ctx.globals.sym.len()];
    let consts = |c: &warpc_ir::consts::Consts, used: &mut Vec<bool>| {
        for i in 0..c.len() {
            for v in c.list(Const::new(i)) {
                if let Some(g) = v.as_global() {
                    used[g.index()] = true;
                }
            }
        }
    };
    consts(&ctx.tables.consts, &mut used);
    for p in ctx.globals.parts {
        if let Some(g) = p.init.as_global() {
            used[g.index()] = true;
        }
    }
    for g in m.defined_functions() {
        let Some(f) = m.func(g) else { continue };
        for (h, o) in f.insts().head().iter().zip(f.insts().ops()) {
            if h.n as usize <= warpc_ir::body::INLINE {
                for &v in &o.0[..h.n as usize] {
                    if let Some(g) = warpc_ir::Value(v).as_global() {
                        used[g.index()] = true;
                    }
                }
            }
        }
        for r in &f.side().pool {
            if let Some(g) = r.value.as_global() {
                used[g.index()] = true;
            }
        }
        consts(f.consts(), &mut used);
    }
    for (n, s) in ctx.globals.sym.iter().enumerate() {
        if s.kind == GlobalKind::Alias {
            used[n] = true;
        }
    }
    used
}

/// PTX version, times ten, that a function asks for by `+ptxNN` of its `target-features`: its inline assembly may need it.
fn requested_version(ctx: ModuleCtx<'_>, g: Global, key: Option<Str>) -> u16 {
    let set = ctx.attrs().list(ctx.globals.parts[g.index()].attrs).func;
    let Some(Some(features)) = key.and_then(|k| ctx.attrs().string(set, k)).map(|v| v.map(|v| ctx.str(v))) else {
        return 0;
    };
    let number = |f: &[u8]| std::str::from_utf8(f.strip_prefix(b"+ptx")?).ok()?.parse::<u16>().ok();
    features.split(|&b| b == b',').filter_map(number).max().unwrap_or(0)
}

/// Functions whose text is in the PTX, in module order.
pub(crate) fn emitted_functions(m: &Module) -> Vec<Global> {
    let mut list = m.defined_functions();
    list.retain(|g| {
        let sym = &m.ctx().globals.sym[g.index()];
        !sym.is_dead() && sym.linkage != Linkage::AvailableExternally
    });
    list
}

/// Joins header, globals, functions in the order given, and trailer.
pub(crate) fn assemble(
    m: &Module,
    session: &Session,
    parts: impl Iterator<Item = (Global, parallel::Part)>,
) -> Result<Vec<u8>, Vec<Diag>> {
    features::version(session, 0).map_err(|e| vec![e])?;
    let mut body = Vec::new();
    let mut errors = Vec::new();
    let mut needed = 0;
    let features_key = m.tables().strings.find(b"target-features");
    if let Err(e) = emit_globals(m, session, &mut body) {
        errors.extend(e);
    }
    for (g, part) in parts {
        needed = needed.max(requested_version(m.ctx(), g, features_key));
        match part {
            Ok((text, version)) => {
                body.extend_from_slice(&text);
                needed = needed.max(version);
            }
            Err(e) => errors.extend(e),
        }
    }
    if let Err(e) = emit_trailer(m, session, &mut body) {
        errors.extend(e);
    }
    let mut out = Vec::with_capacity(body.len() + 128);
    if let Err(e) = emit_header(m, session, needed, &mut out) {
        errors.extend(e);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    out.extend_from_slice(&body);
    Ok(out)
}

/// Compiles a whole module on one thread.
pub fn emit_module(m: &Module, session: &Session) -> Result<Vec<u8>, Vec<Diag>> {
    let mut s = Scratch::default();
    let parts = emitted_functions(m).into_iter().filter_map(|g| {
        let f = m.func(g)?;
        let mut out = Vec::new();
        let done = emit_function(&f, session, &mut s, &mut out);
        Some((g, done.map(|()| (out, s.needed))))
    });
    assemble(m, session, parts)
}
