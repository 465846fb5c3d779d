//! Regions of blocks become functions of their own: what the passes that outline code share.
//!
//! ```text
//!   entry -> header <-> body -> exit        entry -> codeRepl: t = call f.header(inputs, outputs) -> exit
//! ```
//! A region is a set of blocks with one entry, its header. What it uses from outside is passed to it (*inputs*); what others use of it is
//! stored to slots of the caller and loaded behind the call (*outputs*); the block outside that it goes to is told by the result (*exits*): a
//! truth value for two, a number for more.
//!
//! **Steps**: [`check`](is_outlinable) whether the blocks are such a region; [`prepare`] it, so that phis of the header and of exits have one pair
//! for the call, and returns are exits; [`plan`] the inputs, outputs and exits; make the [`callee`], a copy of the function of which all
//! but the region is erased; put a call in place of the region in the [`caller`]; bring the [`debug`] information of the new function under a
//! subprogram of its own.
//!
//! **Refused**: blocks whose address is taken; stack slots and `va_start`, which belong to a function; calls that must be tail calls; values that
//! cannot be passed or stored (tokens, scalable sizes); edges of exceptions that leave the region.
//! **Convergence**: threads that reach the region together call the function together and come back together, so convergent operations and
//! barriers mean what they meant; a function with any is convergent, other than LLVM's, which would let them be moved.
//! **Cost**: linear in the function that the region is taken from. **Source**: shapes and names are those of LLVM's code extractor.

mod callee;
mod caller;
mod debug;
mod plan;
mod prepare;
mod slots;

pub(crate) use caller::add_to_call;
pub(crate) use debug::rescope_copy;

use crate::knobs;
use plan::Region;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::FuncExtra;
use warpc_ir::{Builder, Func, FuncMut, Module, TypeKind, Value};

/// Parts of outlining that passes choose.
#[derive(Clone, Default)]
pub(crate) struct Options<'a> {
    /// What the name of the new function ends in; the name of the header where it is empty.
    pub(crate) suffix: &'a str,
    /// Stack slots may move to the new function.
    pub(crate) allow_slots: bool,
    /// Inputs and outputs are fields of one structure on the stack, whose address is passed.
    pub(crate) aggregate: bool,
}

impl Options<'_> {
    /// As the knobs say.
    pub(crate) fn new(knobs: &Knobs) -> Options<'static> {
        Options { aggregate: knobs.get(knobs::AGGREGATE_EXTRACTED_ARGS), ..Options::default() }
    }
}

/// A function that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlined {
    /// The function.
    pub(crate) function: Global,
    /// Its only call.
    pub(crate) call: Inst,
}

/// Makes a function of `blocks` of function `from`, the first of which is the only one that others enter. `None` if that cannot be done; the
/// function computes what it did before in any case.
pub(crate) fn outline(module: &mut Module, from: Global, blocks: &[Block], options: &Options<'_>) -> Option<Outlined> {
    module.merge_overlays_of(&[from]);
    let prepared = module.edit(from, |func| {
        let region = Region::of(func, blocks, options.allow_slots)?;
        // What cannot be passed shows before anything is changed: preparing adds phis of types that are there alone.
        plan::can_be_passed(func, &region).then_some(())?;
        let (region, exits) = prepare::prepare(func, region);
        let slots = slots::private(func, &region);
        let starts = slots::drop_markers_of_inputs(func, &region, &slots);
        let plan = plan::plan(func, &region, exits, &slots);
        Some((region, plan, starts))
    })??;
    module.merge_overlays_of(&[from]);
    let (region, mut plan, starts) = prepared;
    if options.aggregate && !(plan.inputs.is_empty() && plan.outputs.is_empty()) {
        let fields = plan.input_types.iter().chain(&plan.output_types).copied().collect();
        plan.aggregate = Some(module.tables_mut().types.intern(TypeKind::Struct { fields, packed: false }));
    }
    let function = callee::declare(module, from, &plan, &region, options);
    callee::fill(module, from, function, &region, &plan);
    let place = debug::rescope(module, from, function);
    let call = caller::replace(module, from, function, &region, &plan, &starts, place)?;
    module.merge_overlays_of(&[from, function]);
    Some(Outlined { function, call })
}

/// The address of field `n` of the structure of type `ty` at `base`, computed before `at`, or at the end of `block` where that is none.
fn field(func: &mut FuncMut<'_>, (block, at): (Block, Inst), ty: Type, base: Value, n: usize) -> Value {
    let indices = [0, n as u32].map(|index| func.consts_mut().add_i32(index));
    let ptr = func.type_of(base);
    let mut builder = match at.get() {
        Some(at) => Builder::before(func, at),
        None => Builder::at_end(func, block),
    };
    builder.loc = Md::NONE;
    builder.gep(ty, base, &indices, ptr, 0)
}

/// Names `value` after `of` with `prefix` in front.
fn name_with_prefix(func: &mut FuncMut<'_>, value: Value, of: Value, prefix: &str) {
    let name = match &func.side().names {
        Some(names) => [prefix.as_bytes(), names.get(of)].concat(),
        None => return,
    };
    func.set_name(value, &name);
}

/// How many values go into a function made of `blocks`, and how many come back, phis of exits aside. `None` if none can be made. Needs use lists.
pub(crate) fn borders(func: &Func<'_>, blocks: &[Block]) -> Option<(usize, usize)> {
    let region = Region::of(func, blocks, false)?;
    let plan = plan::plan(func, &region, Vec::new(), &slots::Slots::default());
    Some((plan.inputs.len(), plan.outputs.len()))
}

/// Gives function `global` an attribute without a value, or takes it away.
pub(crate) fn set_flag(module: &mut Module, global: Global, kind: AttrKind, on: bool) {
    let list = module.globals().parts()[global.index()].attrs;
    let table = &mut module.tables_mut().attrs;
    let row = table.view().list(list).clone();
    let mut set = table.view().set(row.func).to_vec();
    set.retain(|attr| attr.kind() != Some(kind));
    if on {
        set.push(Attr::Flag(kind));
    }
    let func = table.set(set);
    let attrs = table.list(func, row.ret, row.params.to_vec());
    module.globals_mut().parts_mut()[global.index()].attrs = attrs;
}

/// Says in the profile of `global` how often it was entered.
pub(crate) fn set_entry_count(module: &mut Module, global: Global, count: u64) {
    let tables = module.tables_mut();
    let kind = tables.strings.intern(b"prof");
    let key = tables.strings.intern(b"function_entry_count");
    let key = tables.metadata.add(MdNode::Str(key));
    let count = tables.consts.add_i64(count);
    let count = tables.metadata.add(MdNode::Value(Type::I64, count));
    let node = tables.metadata.add(MdNode::Tuple { distinct: false, ops: Box::new([key, count]) });
    let row = module.globals().parts()[global.index()].extra as usize;
    let extras = &mut module.tables_mut().extras;
    match extras.get_mut(row) {
        Some(extra) => {
            extra.attachments.retain(|entry| entry.0 != kind);
            extra.attachments.push((kind, node));
        }
        None => {
            extras.push(FuncExtra { attachments: vec![(kind, node)], ..FuncExtra::default() });
            let row = extras.len() as u32 - 1;
            module.globals_mut().parts_mut()[global.index()].extra = row;
        }
    }
}
