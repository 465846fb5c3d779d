//! `nvptx-tag-invariant-loads`: loads of memory that nobody writes while a kernel runs are marked so (`!invariant.load`), and are loaded
//! through the cache of constant data.
//!
//! **When**: the address is in global memory, and every object that it can come from is a constant variable, or, in a kernel, an argument
//! that is `noalias` and `readonly`. Loads that are volatile or atomic stay as they are. **How**: from the address up through offsets, casts,
//! selects and phis, at most [`MOST_VALUES`] values. **Cost**: linear in the loads, times that bound. **Invariants**: nothing but the mark.
//! **Source**: LLVM's pass of this name, which marks volatile and atomic loads too.

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{arg_has, is_simple, step_to_base};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{Func, FuncMut, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvptx-tag-invariant-loads",
    summary: "mark loads of what nobody writes",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(Tag)))
    },
};

/// Values that are looked at on the way from one address to its objects.
const MOST_VALUES: usize = 32;
const GLOBAL: u32 = 1;

struct Tag;

impl FunctionPass for Tag {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let Some(kind) = func.ctx().tables.strings.find(b"invariant.load") else { return Outcome::Unchanged };
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let loads: Vec<Inst> = insts.filter(|&inst| is_invariant(func, inst, kind)).collect();
        if loads.is_empty() {
            return Outcome::Unchanged;
        }
        let nothing = func.add_md(NewNode::Tuple(Box::default()));
        loads.iter().for_each(|&load| func.set_attachment(load, kind, nothing));
        Outcome::Changed(AnalysisSet::CFG_ALL)
    }
}

/// Whether `inst` is a load without the mark of memory that nobody writes while the kernel runs.
fn is_invariant(func: &Func<'_>, inst: Inst, kind: Str) -> bool {
    func.op(inst) == Opcode::Load
        && is_simple(func, inst)
        && func.types().addrspace(func.type_of(func.operand(inst, 0))) == Some(GLOBAL)
        && func.attachment(inst, kind).is_none()
        && comes_from_constant_data(func, func.operand(inst, 0))
}

fn comes_from_constant_data(func: &Func<'_>, address: Value) -> bool {
    let is_kernel = func.ctx().is_kernel(func.global());
    let mut seen: SmallVec<[Value; 8]> = smallvec::smallvec![address];
    let mut at = 0;
    while let Some(&value) = seen.get(at) {
        at += 1;
        let mut add = |next: Value| {
            if !seen.contains(&next) {
                seen.push(next);
            }
        };
        match value.kind() {
            ValueKind::Arg(n) => {
                let holds = |attribute| arg_has(func, n, attribute);
                if !is_kernel || !holds(AttrKind::NoAlias) || !holds(AttrKind::ReadOnly) && !holds(AttrKind::ReadNone) {
                    return false;
                }
            }
            ValueKind::Global(global) => {
                let globals = func.ctx().globals;
                let is_variable = globals.sym[global.index()].kind == GlobalKind::Variable;
                if !is_variable || !globals.sym[global.index()].has(Symbol::CONSTANT) {
                    return false;
                }
            }
            _ => match (value.as_inst().map(|inst| (inst, func.op(inst))), step_to_base(func, value)) {
                (_, Some(base)) => add(base),
                (Some((phi, Opcode::Phi)), _) => func.phi_pairs(phi).for_each(|(value, _)| add(value)),
                (Some((select, Opcode::Select)), _) => (1..3).for_each(|arm| add(func.operand(select, arm))),
                _ => return false,
            },
        }
        if seen.len() > MOST_VALUES {
            return false;
        }
    }
    true
}
