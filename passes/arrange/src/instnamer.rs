//! `instnamer`: gives arguments, blocks and instructions without a name one: `arg`, `bb`, `i`, with numbers behind.
//! With `<blocks>` only blocks, for slot 192 of `nvopt`.
//!
//! **When**: names are kept. **Invariants**: nothing else changes. **Cost**: linear.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "instnamer",
    summary: "name what has no name",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |mut params| {
        let only_blocks = params.take_word("blocks");
        params.finish("instnamer")?;
        Ok(PassBody::Function(Box::new(InstNamer { only_blocks })))
    },
};

struct InstNamer {
    only_blocks: bool,
}

fn is_nameless(func: &Func<'_>, value: Value) -> bool {
    func.side().names.as_ref().is_some_and(|names| names.get(value).is_empty())
}

impl FunctionPass for InstNamer {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut nameless: Vec<(Value, &[u8])> = Vec::new();
        for n in 0..func.num_args() as u32 {
            nameless.push((Value::arg(n), b"arg"));
        }
        for b in func.block_order() {
            nameless.push((Value::block(b), b"bb"));
            nameless
                .extend(func.block_insts(b).filter(|&i| func.ty(i) != Type::VOID).map(|i| (Value::inst(i), &b"i"[..])));
        }
        nameless.retain(|&(v, _)| (!self.only_blocks || v.as_block().is_some()) && is_nameless(func, v));
        let changed = !nameless.is_empty();
        for (v, name) in nameless {
            func.set_name(v, name);
        }
        Outcome::of(changed, AnalysisSet::ALL)
    }
}
