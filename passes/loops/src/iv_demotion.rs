//! `iv-demotion`: variables that loops count with in 64 bits are of 32 bits where they stay within them.
//!
//! ```text
//!   i = phi i64 [ 0 ], [ i + 1 ];  i + 1 < zext n     ->     s = phi i32 [ 0 ], [ s + 1 ];  zext (s + 1) < zext n,  i = zext s
//! ```
//! A step of 64 bits is two instructions of the target with a carry between them and keeps two registers over the loop, while an address
//! extends an index of 32 bits for nothing. Widening (`indvars`) made such variables where it pays on other targets.
//!
//! **When**: a phi of 64 bits in a header whose other value is itself plus a constant, if scalar evolution bounds both of them, before and behind
//! the step, within 32 bits without a sign, or with one. **How**: the phi and its step are made anew, their users get extensions, which
//! `narrow-integers` and `instcombine` take further. **Invariants**: blocks and edges stay, LCSSA form stays. **Cost**: linear in the phis of headers.
//! **Source**: specification 003 names the pass; what it does in detail is our own. In no pipeline.
//! **Relies on** nothing that is said of threads or memory: only arithmetic changes.

use crate::knobs;
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scev::{CachedScev, Kind, Se};

const NAME: &str = "iv-demotion";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "count loops in 32 bits where 64 are not needed",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::IV_DEMOTION],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(IvDemotion)))
    },
};

struct IvDemotion;

/// A variable that fits.
struct Narrow {
    phi: Inst,
    /// The variable one step further.
    next: Inst,
    /// The step, as a number of 64 bits.
    step: u64,
    preheader: Block,
    latch: Block,
    /// It is extended by its sign.
    is_signed: bool,
}

impl FunctionPass for IvDemotion {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if cx.analyses.loops(func).has_none() || !cx.session.knobs.get(knobs::ENABLE_IV_DEMOTION) {
            return Outcome::Unchanged;
        }
        let session = cx.session;
        let found: Vec<Narrow> = cx.analyses.with_scev(func, &session.knobs, |se| {
            let phis: Vec<(Loop, Inst)> = headers(se);
            phis.into_iter().filter_map(|(id, phi)| narrow(se, id, phi)).collect()
        });
        for variable in &found {
            cx.remark(RemarkKind::Passed, NAME, "Demoted", variable.next, || "counting in 32 bits");
            demote(func, variable);
        }
        Outcome::of(!found.is_empty(), AnalysisSet::CFG_ALL)
    }
}

/// The phis of 64 bits of all headers.
fn headers(se: &Se<'_, '_>) -> Vec<(Loop, Inst)> {
    let f = se.f;
    let of_loop = |id: Loop| {
        let phis = f.block_insts(se.loops.header(id)).take_while(|&inst| f.op(inst) == Opcode::Phi);
        phis.filter(|&phi| f.ty(phi) == Type::I64).map(move |phi| (id, phi)).collect::<SmallVec<[(Loop, Inst); 8]>>()
    };
    se.loops.inner_first().into_iter().flat_map(of_loop).collect()
}

/// How `phi`, of the header of loop `id`, is of 32 bits.
fn narrow(se: &mut Se<'_, '_>, id: Loop, phi: Inst) -> Option<Narrow> {
    let (f, loops) = (se.f, se.loops);
    let (preheader, latch) = (loops.preheader(f, id)?, loops.latch(f, id)?);
    let next = f.phi_value_for(phi, latch)?.as_inst()?;
    // Only a sum has a second operand to ask for.
    if f.op(next) != Opcode::Add || f.operand(next, 0) != Value::inst(phi) {
        return None;
    }
    let step = facts::int_constant(f, f.operand(next, 1))? as u64;
    let exprs = [se.get(phi.into()), se.get(next.into())];
    if exprs.iter().any(|&expr| se.kind(expr) != Kind::AddRec || se.rec_loop(expr) != Some(id)) {
        return None;
    }
    let fits = |se: &mut Se<'_, '_>, signed: bool| {
        exprs.iter().all(|&expr| {
            let range = se.range(expr, signed);
            match signed {
                false => range.umax() <= u128::from(u32::MAX),
                true => {
                    let wide = |value: u128| value as u64 as i64;
                    wide(range.smin()) >= i64::from(i32::MIN) && wide(range.smax()) <= i64::from(i32::MAX)
                }
            }
        })
    };
    let is_unsigned = fits(se, false);
    (is_unsigned || fits(se, true)).then_some(Narrow { phi, next, step, preheader, latch, is_signed: !is_unsigned })
}

/// Makes the variable anew.
fn demote(func: &mut FuncMut<'_>, variable: &Narrow) {
    let &Narrow { phi, next, step, preheader, latch, is_signed } = variable;
    let header = func.block_of(phi);
    let start = func.phi_value_for(phi, preheader).expect("a pair for the preheader");
    let short_start = match facts::int_constant(func, start) {
        Some(value) => func.consts_mut().add_int(Type::I32, 32, value as u32 as u64),
        None => {
            let end = func.terminator(preheader);
            Builder::before(func, end).cast(Opcode::Trunc, start, Type::I32, 0)
        }
    };
    let short_step = func.consts_mut().add_int(Type::I32, 32, step as u32 as u64);
    let short = func.new_phi(header, Type::I32);
    func.derive_name(short.into(), phi.into(), ".short");
    let (extend, wrap) = match is_signed {
        true => (Opcode::SExt, flags::NSW),
        false => (Opcode::ZExt, if (step as i64) < 0 { 0 } else { flags::NUW }),
    };
    let loc = func.loc(next);
    let mut at = Builder::before(func, next);
    at.loc = loc;
    let short_next = at.binary(Opcode::Add, short.into(), short_step, wrap);
    let wide_next = at.cast(extend, short_next, Type::I64, 0);
    func.derive_name(short_next, next.into(), ".short");
    let first = func.first_non_phi(header);
    let wide = Builder::before(func, first).cast(extend, short.into(), Type::I64, 0);
    // The pairs stand in the order that they had.
    let pairs = [short_start, Value::block(preheader), short_next, Value::block(latch)];
    let is_first = func.phi_incoming(phi, 0).1 == preheader;
    let [start, from, carried, back] = pairs;
    func.push_operands(short, &if is_first { pairs } else { [carried, back, start, from] });
    func.replace_and_erase(phi, wide);
    func.replace_and_erase(next, wide_next);
}
