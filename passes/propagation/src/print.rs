//! `print-predicateinfo`: the function with the copies of values that carry what conditions say ([`crate::predicates`]), each under a comment
//! that says what holds; they are taken away again. `print<lazy-value-info>`: a headline for each function.
//!
//! Facts of values are found on demand and belong to the pass that asks for them ([`crate::lazy`]), so the second has none to show; LLVM's
//! shows those that passes before it left, and likewise none where it runs alone.
//!
//! **Cost**: `n log n` in the uses of compared values. **Source**: the formats are those of LLVM's printers of these names.
//! **Relies on** nothing that is said of threads or memory: the function is as it was at the end.

use crate::predicates::{self, Made, Place, What};
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_text::FunctionText;
use warpc_text::print::{Comments, PrintOptions, print_function_with};

/// Row of the printer of predicates.
pub const PREDICATES: PassInfo = PassInfo {
    name: "print-predicateinfo",
    summary: "print what conditions say of values",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(PREDICATES.name)?;
        Ok(PassBody::Function(Box::new(Predicates)))
    },
};

/// Row of the printer of facts of values.
pub const FACTS: PassInfo = PassInfo {
    name: "print<lazy-value-info>",
    summary: "print facts of values that are kept: none",
    columns: warpc_ir::column_sets::READ,
    make: |params| {
        params.finish(FACTS.name)?;
        Ok(PassBody::Function(Box::new(Facts)))
    },
    ..PREDICATES
};

struct Facts;

impl FunctionPass for Facts {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        cx.print(format!("LVI for function '{}':\n", String::from_utf8_lossy(func.name())));
        Outcome::Unchanged
    }
}

struct Predicates;

impl FunctionPass for Predicates {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let made = predicates::insert_told(func, true);
        name(func, &made);
        let mut of = vec![u32::MAX; func.num_insts()];
        for (at, made) in made.iter().enumerate() {
            of[made.copy.index()] = at as u32;
        }
        let mut text = format!("PredicateInfo for function: {}\n", String::from_utf8_lossy(func.name())).into_bytes();
        let mut writer = Writer { func, texts: FunctionText::new(func), made: &made, of: &of };
        text.extend(print_function_with(func, None, &PrintOptions::default(), &mut writer));
        cx.print(text);
        predicates::remove(func, made.iter().map(|made| made.copy));
        Outcome::Unchanged
    }
}

/// Copies on edges are called after what they copy and their number among those of a value.
fn name(func: &mut FuncMut<'_>, made: &[Made]) {
    for group in made.chunk_by(|a, b| a.predicate.value == b.predicate.value) {
        let on_edges = group.iter().filter(|made| matches!(made.predicate.place, Place::Edge { .. }));
        for (number, made) in on_edges.enumerate() {
            let copied = func.operand(made.copy, 0);
            let mut name = func.side().names.as_ref().map_or(Vec::new(), |names| names.get(copied).to_vec());
            name.extend_from_slice(format!(".{number}").as_bytes());
            func.set_name(Value::inst(made.copy), &name);
        }
    }
}

struct Writer<'q, 'a> {
    func: &'q Func<'a>,
    texts: FunctionText<'a>,
    made: &'q [Made],
    /// Row of `made` of each instruction that is a copy.
    of: &'q [u32],
}

impl Writer<'_, '_> {
    fn operand(&mut self, value: Value) -> String {
        let mut text = String::new();
        self.texts.operand(self.func, value, &mut text);
        text
    }
    /// An instruction in full with its indentation, or another value with its type.
    fn full(&mut self, value: Value) -> String {
        let mut text = String::from(if value.as_inst().is_some() { "  " } else { "" });
        self.texts.value(self.func, value, &mut text);
        text
    }
    fn edge(&mut self, from: Block, to: Block) -> String {
        let (from, to) = (self.operand(Value::block(from)), self.operand(Value::block(to)));
        format!("Edge: [label {from},label {to}]")
    }
}

impl Comments for Writer<'_, '_> {
    fn before(&mut self, inst: Inst, out: &mut Vec<u8>) {
        let Some(&made) = self.made.get(self.of[inst.index()] as usize) else { return };
        let predicate = made.predicate;
        let (condition, truth) = match predicate.what {
            What::Compares { cmp, truth, .. } | What::Decides { condition: cmp, truth } => (Value::inst(cmp), truth),
            What::Is(known) => (predicate.value, self.func.consts().as_int(known) == Some(1)),
        };
        let what = match predicate.place {
            Place::Edge { from, to, .. } if self.func.op(self.func.terminator(from)) == Opcode::Switch => {
                let What::Is(case) = predicate.what else { return };
                format!("switch predicate info {{ CaseValue: {} {}", self.full(case), self.edge(from, to))
            }
            Place::Edge { from, to, .. } => format!(
                "branch predicate info {{ TrueEdge: {} Comparison:{} {}",
                truth as u32,
                self.full(condition),
                self.edge(from, to)
            ),
            Place::Behind(_) => format!("assume predicate info {{ Comparison:{}", self.full(condition)),
        };
        let replaced = self.operand(made.replaced);
        out.extend_from_slice(format!("; {what}, RenamedOp: {replaced} }}\n").as_bytes());
    }
}
