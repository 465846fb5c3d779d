//! `jump-table-to-switch`: calls of functions from a constant table become a switch over direct calls.
//!
//! ```text
//!   call table[i]()     ->     switch i { 0: call f(); 1: call g(); default: unreachable }
//! ```
//! **When**: the callee is loaded from a constant array of functions that this module defines, with one variable index and no other offset; the
//! table has at most `jump-table-to-switch-size-threshold` functions of at most `jump-table-to-switch-function-size-threshold` instructions
//! each, of which no two are one if the call is convergent: threads that call one function together must not be taken apart.
//! **Not**: volatile and atomic loads, `musttail` calls; indices that could wrap around to an element.
//! **How**: each function is called in a block of its own; results meet in a phi. Other indices are undefined, as the load was. A profile of the
//! values that were called becomes weights of the switch; without one these are marked as unknown.
//! **Invariants**: the load stays where it was. **Cost**: linear in the module and the calls that are made.
//! **Source**: LLVM's pass of this name, whose limits these are.

use crate::knobs;
use crate::name_anon_globals::md5;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::set_branch_weights;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{Aux, Builder, Func, FuncMut, Module, Opcode, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};

const NAME: &str = "jump-table-to-switch";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "call the functions of constant tables directly",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::JUMP_TABLE_TO_SWITCH],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(JumpTableToSwitch)))
    },
};

struct JumpTableToSwitch;

/// A call through a table.
struct Site {
    call: Inst,
    index: Value,
    /// What is called at each index.
    functions: Vec<Value>,
}

/// What limits tables, and the size of each function; `None` for what has no body.
struct Limits {
    table: u64,
    function: usize,
    sizes: Vec<Option<usize>>,
}

impl ModulePass for JumpTableToSwitch {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let defined = module.defined_functions();
        let callers: Vec<Global> = defined.iter().copied().filter(|&global| calls_loaded(module, global)).collect();
        if callers.is_empty() {
            return false;
        }
        let knobs = &cx.session.knobs;
        let mut sizes = vec![None; module.globals().len()];
        for &global in &defined {
            let count = |f: Func<'_>| f.block_order().map(|block| f.block_insts(block).count()).sum();
            sizes[global.index()] = module.func(global).map(count);
        }
        let limits = Limits {
            table: knobs.get(knobs::JUMP_TABLE_SIZE).max(0) as u64,
            function: usize::try_from(knobs.get(knobs::JUMP_TABLE_FUNCTION_SIZE)).unwrap_or(0),
            sizes,
        };
        let mut changed = false;
        module.tables_mut().strings.intern(b"prof");
        for global in callers {
            let sites = module.edit(global, |func| {
                let sites = sites(func, &limits);
                for site in &sites {
                    let message = "expanded indirect call into switch".into();
                    let name = "ReplacedJumpTableWithSwitch";
                    let kind = RemarkKind::Passed;
                    let loc = func.loc(site.call);
                    let message = warpc_phase::RemarkText::at(message, loc);
                    cx.remarks.push((global, Remark { kind, pass: NAME, name, message, at: Inst::NONE }));
                    expand(func, site);
                }
                sites.len()
            });
            changed |= sites.is_some_and(|sites| sites > 0);
        }
        changed
    }
}

/// Whether `global` calls what it loads.
fn calls_loaded(module: &Module, global: Global) -> bool {
    let Some(f) = module.func(global) else { return false };
    f.block_order().flat_map(|block| f.block_insts(block)).any(|i| loaded_callee(&f, i).is_some())
}

/// The load of the callee of `inst`, if that is a call of what was loaded.
fn loaded_callee(func: &Func<'_>, inst: Inst) -> Option<Inst> {
    if func.op(inst) != Opcode::Call || func.call(inst).tail == TailKind::MustTail {
        return None;
    }
    let load = func.callee(inst).as_inst()?;
    (func.op(load) == Opcode::Load && facts::is_simple(func, load)).then_some(load)
}

/// The calls through tables of `func`, in order.
fn sites(func: &mut FuncMut<'_>, limits: &Limits) -> Vec<Site> {
    let calls: Vec<(Inst, Inst)> = func
        .block_order()
        .flat_map(|block| func.block_insts(block))
        .filter_map(|inst| Some((inst, loaded_callee(func, inst)?)))
        .collect();
    calls.into_iter().filter_map(|(call, load)| site(func, call, load, limits)).collect()
}

/// The table that `load` is from, if it is one.
fn site(func: &mut FuncMut<'_>, call: Inst, load: Inst, limits: &Limits) -> Option<Site> {
    let gep = func.operand(load, 0).as_inst().filter(|&i| func.op(i) == Opcode::GetElementPtr)?;
    let (table, ty) = (func.operand(gep, 0), func.ty(load));
    let global = table.as_global()?;
    let (index, stride) = only_index(func, gep)?;
    let size = func.layout().fixed_alloc_size(func.types(), func.ctx().globals.shape[global.index()].ty)?;
    if stride == 0 || !size.is_multiple_of(stride) || size / stride > limits.table {
        return None;
    }
    let (byte, pointer) = (func.int_type(8), func.type_of(table));
    let mut functions: Vec<Value> = Vec::new();
    for n in 0..size / stride {
        let offset = func.consts_mut().add_i64(n * stride);
        let place = if n == 0 { table } else { func.folder().gep(byte, 0, table, &[offset], pointer)? };
        let function = func.folder().load(place, ty)?;
        limits.sizes.get(function.as_global()?.index()).copied().flatten().filter(|&size| size <= limits.function)?;
        functions.push(function);
    }
    let is_convergent = facts::call_has(func, call, AttrKind::Convergent);
    let mut distinct: Vec<Global> = functions.iter().filter_map(|function| function.as_global()).collect();
    distinct.sort_unstable();
    distinct.dedup();
    // Indices have a sign: a narrow one does not come to the end of the table.
    let bits = func.types().int_bits(func.type_of(index))?;
    functions.truncate(1usize.checked_shl(bits - 1).unwrap_or(usize::MAX));
    (!functions.is_empty() && (!is_convergent || distinct.len() == functions.len())).then_some(Site {
        call,
        index,
        functions,
    })
}

/// The one variable index of `gep` and what it is scaled by, where all else adds nothing and the product does not wrap.
fn only_index(func: &Func<'_>, gep: Inst) -> Option<(Value, u64)> {
    let (types, layout) = (func.types(), func.layout());
    let space = types.addrspace(func.ty(gep))?;
    let mut ty = Type(func.aux(gep).a);
    let mut found: Option<(Value, u64)> = None;
    for (n, index) in func.operands(gep).skip(1).enumerate() {
        let inside = match n {
            0 => ty,
            _ => match types.fields(ty) {
                Some((fields, _)) => {
                    let field = usize::try_from(facts::int_constant(func, index)?).ok()?;
                    if layout.field_offset(types, ty, field) != 0 {
                        return None;
                    }
                    ty = *fields.get(field)?;
                    continue;
                }
                None => types.element(ty, 0)?,
            },
        };
        let size = layout.fixed_alloc_size(types, inside)?;
        match facts::signed_constant(func, index) {
            Some(number) if number == 0 || size == 0 => {}
            Some(_) => return None,
            None if found.is_some() || index.is_constant() => return None,
            None => found = Some((index, size)),
        }
        ty = inside;
    }
    let (index, stride) = found?;
    let (bits, most) = (types.int_bits(func.type_of(index))?, layout.index_bits(space));
    let stays = func.flags(gep) & (flags::INBOUNDS | flags::NUSW) != 0 || bits + (64 - stride.leading_zeros()) <= most;
    (bits <= most && stays).then_some((index, stride))
}

/// How often each function of `site` was called by the profile of values under `kind`, behind a zero for other indices; `None` without one.
fn counts(func: &Func<'_>, site: &Site, kind: Str) -> Option<Vec<u32>> {
    let ctx = func.ctx();
    let node = func.attachments(site.call).find(|row| row.kind == kind)?.node;
    let ops = ctx.tables.metadata.ops(node);
    let is_profile = ctx.tables.metadata.str_of(*ops.first()?).is_some_and(|name| ctx.str(name) == b"VP");
    if !is_profile || ctx.tables.metadata_int(*ops.get(1)?)? != 0 {
        return None;
    }
    let count_of = |function: &Value| {
        let id = u64::from_le_bytes(md5(ctx.name(function.as_global()?))[..8].try_into().ok()?);
        let pair = ops.get(3..)?.chunks_exact(2).find(|pair| ctx.tables.metadata_int(pair[0]) == Some(id))?;
        ctx.tables.metadata_int(pair[1])
    };
    let found = site.functions.iter().map(|function| count_of(function).unwrap_or(0));
    let counts: Vec<u64> = std::iter::once(0).chain(found).collect();
    let most = counts.iter().copied().max().unwrap_or(0);
    let shift = 32u32.saturating_sub(most.leading_zeros());
    Some(counts.into_iter().map(|count| (count >> shift) as u32).collect())
}

/// Marks the weights of `switch` as unknown to this pass.
fn mark_unknown(func: &mut FuncMut<'_>, switch: Inst) {
    let Some(kind) = func.ctx().tables.strings.find(b"prof") else { return };
    let words = [&b"unknown"[..], NAME.as_bytes()].map(|word| func.add_md(NewNode::Text(word.into())));
    let node = func.add_md(NewNode::Tuple(words.into()));
    func.set_attachment(switch, kind, node);
}

/// Makes the switch.
fn expand(func: &mut FuncMut<'_>, site: &Site) {
    let head = func.block_of(site.call);
    let (ty, loc) = (func.ty(site.call), func.loc(site.call));
    let tail = func.split_block(site.call);
    func.name_after(Value::block(tail), Value::block(head), ".tail");
    func.erase(func.terminator(head));
    let unreachable = func.new_block_after(head);
    func.set_name(Value::block(unreachable), b"default.switch.case.unreachable");
    Builder::at_end(func, unreachable).unreachable();
    let operands: Vec<Value> = func.operands(site.call).collect();
    let prof = func.attachments(site.call).map(|row| row.kind).find(|&kind| func.ctx().str(kind) == b"prof");
    let index_type = func.type_of(site.index);
    let mut cases: Vec<(Value, Block)> = Vec::new();
    let mut results: Vec<(Value, Block)> = Vec::new();
    let mut last = unreachable;
    for (n, &function) in (0u64..).zip(&site.functions) {
        let block = func.new_block_after(last);
        func.set_name(Value::block(block), format!("call.{n}").as_bytes());
        last = block;
        let end = Builder::at_end(func, block).br(tail);
        let mut operands = operands.clone();
        if let Some(callee) = operands.last_mut() {
            *callee = function;
        }
        let call = func.clone_inst(site.call, &operands);
        func.insert_before(call, end);
        func.set_loc(call, loc);
        if let Some(prof) = prof {
            func.set_attachment(call, prof, Md::NONE);
        }
        let case = warpc_scalar::patterns::make_int(func, index_type, n.into());
        cases.push((case, block));
        results.push((call.into(), block));
    }
    let counts = prof.and_then(|kind| counts(func, site, kind));
    let switch = Builder::at_end(func, head).switch(site.index, unreachable, &cases);
    match counts {
        Some(counts) => set_branch_weights(func, switch, &counts),
        None => mark_unknown(func, switch),
    }
    if ty != Type::VOID {
        let phi = func.new_inst(Opcode::Phi, 0, ty, &[], Aux::default());
        func.insert_before(phi, func.first(tail));
        for &(value, block) in &results {
            func.add_incoming(phi, value, block);
        }
        func.replace_all_uses(site.call.into(), phi.into());
    }
    func.erase(site.call);
}
