//! `memory-space-opt`: finds the state space of generic addresses, within functions, and with `<second>` across calls, too.
//!
//! **When**: within a function what `infer-address-spaces` finds. With `<second>`, when inlining has brought callers together, also a
//! generic pointer parameter of a function all of whose callers are known, if every call passes it an address of one space: of a cast
//! from it, of a stack slot, of a parameter of which the same is known, or of an offset from these.
//! **How**: an optimistic walk over all calls, until nothing changes, gives each parameter no space yet, one space, or generic. A
//! parameter of one space is cast to it and back at the beginning of its function, and then addresses are inferred there: signatures
//! stay as they are. Before that, functions whose callers pass different spaces are cloned for them (`memory_space_opt/clones.rs`).
//! **Invariants**: null pointers are of no space but the generic one. Control flow is untouched. Accesses keep their order, whether they are
//! volatile or atomic, and their scopes: only the space of the address is another.
//! **Cost**: linear in the instructions for each round over the calls; a round more than calls are deep, at most [`ROUNDS`], else
//! nothing is taken from callers.

mod clones;

use crate::infer_address_spaces::InferAddressSpaces;
use crate::knobs;
use crate::nvptx_lower_args::through_space;
use warpc_analysis::facts::{called_function, const_expr};
use warpc_analysis::{Analyses, AnalysisSet, CallGraph};
use warpc_ir::ids::*;
use warpc_ir::{Func, Module, Opcode, TypeKind, Value};
use warpc_phase::{FunctionPass, Level, ModuleCx, ModulePass, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "memory-space-opt",
    summary: "give generic addresses their state space, with `second` across calls too",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::MEMORY_SPACE_OPT],
    idempotent: false,
    required: false,
    make: |mut params| {
        let across_calls = params.take_word("second");
        params.finish("memory-space-opt")?;
        Ok(PassBody::Module(Box::new(MemorySpaceOpt { across_calls })))
    },
};

/// Rounds over the calls of a module.
const ROUNDS: usize = 32;
/// Steps from an address to what it is computed from.
const STEPS: usize = 32;
/// The generic space.
const GENERIC: u32 = 0;
/// The space of stack slots.
const LOCAL: u32 = 5;

/// What is known of the addresses that a parameter gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Space {
    /// No call was seen.
    Unknown,
    /// All are in this space; [`GENERIC`] where they differ or nothing is known.
    Of(u32),
}

impl Space {
    fn join(self, other: Space) -> Space {
        match (self, other) {
            (Space::Unknown, space) | (space, Space::Unknown) => space,
            (own, other) if own == other => own,
            _ => Space::Of(GENERIC),
        }
    }
}

/// The parameters of the functions whose callers are all known.
#[derive(Default)]
struct Parameters {
    /// By global row: the first of its parameters, or `u32::MAX`.
    first: Vec<u32>,
    spaces: Vec<Space>,
}

impl Parameters {
    fn of(module: &Module, graph: &CallGraph) -> Parameters {
        let mut parameters = Parameters { first: vec![u32::MAX; module.globals().len()], spaces: Vec::new() };
        for global in module.defined_functions() {
            if graph.all_callers_known(module, global)
                && let Some(f) = module.func(global)
            {
                parameters.first[global.index()] = parameters.spaces.len() as u32;
                parameters.spaces.resize(parameters.spaces.len() + f.num_args(), Space::Unknown);
            }
        }
        parameters
    }
    /// Row of parameter `n` of `global`.
    fn row(&self, global: Global, n: usize) -> Option<usize> {
        self.first.get(global.index()).filter(|&&first| first != u32::MAX).map(|&first| first as usize + n)
    }
    /// Whether all callers of `global` pass one space as parameter `n`.
    fn is_known(&self, global: Global, n: usize) -> bool {
        self.row(global, n).is_some_and(|row| !matches!(self.spaces[row], Space::Of(GENERIC)))
    }
    /// The space of the address `value` in `func`.
    fn space(&self, func: &Func<'_>, mut value: Value) -> Space {
        for _ in 0..STEPS {
            match func.types().addrspace(func.type_of(value)) {
                Some(GENERIC) => {}
                Some(space) => return Space::Of(space),
                None => break,
            }
            if let Some(inst) = value.as_inst() {
                match func.op(inst) {
                    Opcode::AddrSpaceCast | Opcode::GetElementPtr => value = func.operand(inst, 0),
                    Opcode::Alloca => return Space::Of(LOCAL),
                    _ => break,
                }
            } else if let Some((Opcode::AddrSpaceCast | Opcode::GetElementPtr, operands)) = const_expr(func, value) {
                value = operands[0];
            } else {
                return match value.kind() {
                    warpc_ir::ValueKind::Arg(n) => {
                        self.row(func.global(), n as usize).map_or(Space::Of(GENERIC), |row| self.spaces[row])
                    }
                    _ => break,
                };
            }
        }
        Space::Of(GENERIC)
    }
    /// Joins what the calls in `func` pass. Returns whether anything changed.
    fn calls_of(&mut self, func: &Func<'_>) -> bool {
        let mut changed = false;
        for inst in func.block_order().flat_map(|block| func.block_insts(block)).filter(|&inst| func.op(inst).is_call())
        {
            let Some(callee) = called_function(func, inst) else { continue };
            // What a variadic callee takes beyond its parameters has no row.
            let of_type = func.types().func(func.call(inst).fn_ty).map_or(0, |ty| ty.1.len());
            for n in 0..of_type.min(func.call(inst).num_args as usize) {
                let (Some(row), argument) = (self.row(callee, n), func.operand(inst, n)) else { break };
                if func.types().addrspace(func.type_of(argument)) == Some(GENERIC) {
                    let joined = self.spaces[row].join(self.space(func, argument));
                    changed |= joined != self.spaces[row];
                    self.spaces[row] = joined;
                }
            }
        }
        changed
    }
    /// Rounds over all calls until nothing changes. Returns whether that was so in time.
    fn solve(&mut self, module: &Module) -> bool {
        let functions = module.defined_functions();
        (0..ROUNDS).any(|_| {
            let mut changed = false;
            for f in functions.iter().filter_map(|&global| module.func(global)) {
                changed |= self.calls_of(&f);
            }
            !changed
        })
    }
}

struct MemorySpaceOpt {
    /// Parameters get the spaces that callers pass, and functions are cloned for them.
    across_calls: bool,
}

impl ModulePass for MemorySpaceOpt {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let limit = usize::try_from(cx.session.knobs.get(knobs::DO_CLONE_FOR_IP_MSP)).unwrap_or(usize::MAX);
        // Nothing is known of the callers of kernels, and they are not cloned.
        let has_callees =
            self.across_calls && module.defined_functions().iter().any(|&global| !module.ctx().is_kernel(global));
        let cloned = limit > 0 && has_callees && clones::clone_for_callers(module, limit);
        let mut parameters = match has_callees {
            true => Parameters::of(module, &CallGraph::new(module)),
            false => Parameters::default(),
        };
        let is_solved = parameters.spaces.is_empty() || parameters.solve(module);
        let mut infer = InferAddressSpaces::default();
        let mut changed = cloned;
        for global in module.defined_functions() {
            let of_callers = |n: usize| match parameters.row(global, n).map(|row| parameters.spaces[row]) {
                Some(Space::Of(space)) if is_solved && space != GENERIC => Some(space),
                _ => None,
            };
            let edited = module.edit(global, |f| {
                let mut changed = false;
                for n in 0..f.num_args() {
                    let argument = Value::arg(n as u32);
                    let is_generic = f.types().addrspace(f.type_of(argument)) == Some(GENERIC);
                    if let Some(space) = of_callers(n).filter(|_| is_generic) {
                        let ty = f.intern_type(TypeKind::Ptr(space));
                        let first = f.first(f.entry());
                        changed |= through_space(f, argument, ty, first);
                    }
                }
                let mut analyses = Analyses::default();
                let (remarks, text) = (&mut Vec::new(), &mut Vec::new());
                let mut cx = PassCx { analyses: &mut analyses, session: cx.session, remarks, text };
                changed | (infer.run(f, &mut cx) != Outcome::Unchanged)
            });
            changed |= edited.unwrap_or(false);
        }
        changed
    }
}
