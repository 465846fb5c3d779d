//! The writer: a module as bitcode of LLVM 22. See [`write_module`].
//!
//! | file | what |
//! |---|---|
//! | `plan.rs` | one walk over the module: what is in use, and the numbers of globals |
//! | `types.rs`, `attrs.rs`, `consts.rs`, `names.rs`, `metadata/` | numbers and blocks of each kind of table |
//! | `globals.rs` | module-level records |
//! | `function.rs`, `inst.rs` | function blocks |
//! | `bits.rs`, `abbrevs.rs` | the bit stream and the abbreviations |
//!
//! First the plan is made, then the blocks are written in the order readers want them, into one vector. Nothing is written
//! twice, no record is allocated, and nothing depends on the order of a hash table. There is no recursion. The cost is linear in
//! the module, but for sorting the constants of each function by type.

mod abbrevs;
mod attrs;
mod bits;
mod consts;
mod function;
mod globals;
mod inst;
mod metadata;
mod names;
mod plan;
mod types;

#[cfg(test)]
mod tests;

use crate::codes::block;
use abbrevs::Abbrevs;
use bits::BitWriter;
use consts::ConstSet;
use function::{BlockPlaces, FunctionNumbers};
use globals::GlobalWriter;
use names::StringTable;
use plan::Plan;
use warpc_ir::ids::*;
use warpc_ir::module::Module;

/// Bytes that every file begins with.
const MAGIC: &[u8; 4] = b"BC\xC0\xDE";

/// Why a module cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The function has types, attributes, intrinsics or metadata that are not merged into the module's tables yet; see
    /// [`Module::merge_overlays`].
    Unmerged(Global),
}

impl std::fmt::Display for WriteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WriteError::Unmerged(g) => write!(f, "function {} has tables that are not merged into the module's", g.0),
        }
    }
}

impl std::error::Error for WriteError {}

/// The module as bitcode in the current form, that of LLVM 22. The same module always gives the same bytes.
///
/// Names of values are written where the module has them. What the form has no place for is left out: summaries for link-time
/// optimisation, and the size of `dead_on_return`, without which the attribute would say more. Linear in the module.
pub fn write_module(module: &Module) -> Result<Vec<u8>, WriteError> {
    for g in module.defined_functions() {
        if module.body(g).is_some_and(|b| b.side.overlay.is_some()) {
            return Err(WriteError::Unmerged(g));
        }
    }
    let mut plan = Plan::new(module);
    let mut bits = BitWriter::new(MAGIC);
    let mut strings = StringTable::default();
    globals::identify(&mut bits);
    module_block(&mut plan, &mut bits, &mut strings);
    strings.write(&mut bits);
    Ok(bits.finish())
}

fn module_block(plan: &mut Plan<'_>, bits: &mut BitWriter, strings: &mut StringTable) {
    let mut record = Vec::new();
    let mut places = BlockPlaces::default();
    bits.enter(block::MODULE, 3);
    globals::version(bits);
    let abbrevs = Abbrevs::new(types::bits_for(plan.types.len()));
    abbrevs.write(bits);
    plan.types.write(plan.ctx, bits, &mut record);
    plan.attrs.write(bits, &mut record);
    let table_place = GlobalWriter::new(plan, bits, strings).write();
    function::module_constants(plan, &abbrevs, &mut places, bits, &mut record);
    plan.kinds.write(plan.ctx, bits, &mut record);
    if !plan.md.is_empty() || !plan.ctx.tables.metadata.named.is_empty() || globals::has_attachments(plan) {
        metadata::enter(bits);
        plan.md.write(bits, &mut record, &plan.types, &plan.consts, &|v| plan.number(v));
        globals::attachments(plan, bits, &mut record);
        bits.exit();
    }
    globals::tags_and_scopes(plan, bits);
    let mut starts = Vec::new();
    let (mut set, mut scratch) = (ConstSet::new(), FunctionNumbers::default());
    for g in plan.module.defined_functions() {
        if let Some(f) = plan.module.func(g) {
            starts.push((g, bits.position()));
            function::write(plan, &f, &abbrevs, &mut places, &mut set, &mut scratch, bits);
        }
    }
    let table = bits.position();
    bits.fill(table_place, table);
    globals::function_table(plan, bits, &starts);
    bits.exit();
}
