//! Whether a copy is worth what it costs.

use super::Specializer;
use super::savings::{Bounds, Savings};
use crate::inline::analyser::{self, Cost, Settings};
use crate::inline::judge;
use crate::inline::profile::{Frequencies, Heat};
use crate::ipsccp::Whole;
use crate::ipsccp::between::Row;
use crate::knobs;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, Module, Opcode, Value};
use warpc_printers::cost_model::CodeSize;

/// Units that a callee may cost more where an indirect call of it becomes a direct one.
const INDIRECT_CALL: i64 = 100;

/// Costs of the instructions of a function.
pub(super) struct Costs {
    sizes: Vec<u64>,
    latencies: Vec<u64>,
    frequencies: Frequencies,
}

impl Costs {
    fn of(func: &Func<'_>) -> Costs {
        let model = CodeSize::of(func);
        let (mut sizes, mut latencies) = (vec![0; func.num_insts()], vec![0; func.num_insts()]);
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            sizes[inst.index()] = model.cost(inst);
            latencies[inst.index()] = model.latency(inst);
        }
        Costs { sizes, latencies, frequencies: Frequencies::new(func) }
    }
}

impl Specializer<'_> {
    /// How good a copy of function `row` for `constants` is and what it costs; `None` where it is not worth that.
    pub(super) fn worth(
        &mut self,
        module: &mut Module,
        whole: &mut Whole,
        row: Row,
        constants: &[(usize, Value)],
        costs: &mut Option<Costs>,
    ) -> Option<(u64, u64)> {
        let full = self.metrics.get(&row)?.size?;
        if self.budget == 0 {
            return None;
        }
        let limit = |knob| u64::try_from(self.knobs.get(knob)).unwrap_or(0);
        let bound = |knob| usize::try_from(self.knobs.get(knob)).unwrap_or(0);
        let bounds = Bounds {
            predecessors: bound(knobs::FUNCSPEC_MAX_BLOCK_PREDECESSORS),
            phi_values: bound(knobs::FUNCSPEC_MAX_INCOMING_PHI_VALUES),
            phis: bound(knobs::FUNCSPEC_MAX_DISCOVERY_ITERATIONS),
        };
        let per_cent = |knob| limit(knob).saturating_mul(full) / 100;
        let grown = self.growth.get(&row).copied().unwrap_or(0);
        let function = &whole.functions[row.index()];
        let (solver, between, forced) = (&function.solver, &mut whole.between, self.is_forced());
        let judged = module.edit(function.global, |func| {
            let costs = costs.get_or_insert_with(|| Costs::of(func));
            let here: Vec<(u32, Value)> = constants
                .iter()
                .map(|&(number, constant)| (number as u32, between.import(row, func, constant)))
                .collect();
            let inlined: u64 = here.iter().map(|&passed| bonus(func, self.knobs, passed)).sum();
            let mut savings = Savings::new(func, solver, &costs.sizes, bounds);
            let mut saved: u64 = here.iter().map(|&(number, constant)| savings.of_argument(number, constant)).sum();
            saved += savings.of_waiting();
            let size = full.saturating_sub(saved);
            let work = savings.len() + 1;
            if forced || inlined > per_cent(knobs::FUNCSPEC_MIN_INLINING_BONUS) {
                return (work, Some((inlined, size)));
            }
            if saved < per_cent(knobs::FUNCSPEC_MIN_CODESIZE_SAVINGS) {
                return (work, None);
            }
            let latency = savings.latency(&costs.latencies, |block| costs.frequencies.within(block, 1));
            let is_worth = latency >= per_cent(knobs::FUNCSPEC_MIN_LATENCY_SAVINGS)
                && (grown + size) / full <= limit(knobs::FUNCSPEC_MAX_CODESIZE_GROWTH);
            (work, is_worth.then(|| (inlined + saved.max(latency), size)))
        });
        let (work, judged) = judged?;
        self.budget = self.budget.saturating_sub(work);
        judged
    }
}

/// What inlining saves where the argument is the function `constant`: calls of the argument become calls of that.
fn bonus(func: &Func<'_>, knobs: &Knobs, (number, constant): (u32, Value)) -> u64 {
    let Some(callee) = constant.as_global() else { return 0 };
    let Some(view) = func.module_func(callee) else { return 0 };
    let argument = Value::arg(number);
    let threshold = knobs.get(knobs::INLINE_THRESHOLD) + INDIRECT_CALL;
    let attrs = func.ctx().globals.parts[callee.index()].attrs;
    let is_call = |call: Inst| {
        matches!(func.op(call), Opcode::Call | Opcode::Invoke)
            && func.callee(call) == argument
            && func.call(call).fn_ty == func.ctx().globals.shape[callee.index()].ty
    };
    let mut saved = 0;
    for call in func.uses(argument).map(|row| func.user(row)).filter(|&call| is_call(call)) {
        if func.attrs().fn_has(attrs, AttrKind::AlwaysInline) {
            saved += threshold;
            continue;
        }
        if crate::inline::transform::can_clone(&view).is_err() {
            continue;
        }
        let limit = judge::limit(func, call, callee, knobs, Some(threshold), Heat::Unknown, false);
        let settings = Settings {
            call_penalty: knobs.get(knobs::INLINE_CALL_PENALTY),
            may_look_at: &|_| true,
            ..Settings::default()
        };
        if let Cost::Of(cost, threshold) = analyser::analyse(func, call, &view, limit, settings).cost {
            saved += (threshold - cost).max(0);
        }
    }
    u64::try_from(saved).unwrap_or(0)
}
