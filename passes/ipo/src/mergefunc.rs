//! `mergefunc`: of functions with equal bodies one stays.
//!
//! **When**: the functions have the same type, attributes, convention, section and collector, and the walks over their reachable
//! blocks meet the same instructions with the same operands, flags, metadata and attributes of calls; the function itself counts as
//! equal to the other itself. Debug locations and records, and names, do not count. So functions that differ in `convergent`, or in
//! what a call of theirs may do, stay apart.
//! **What becomes of the other**: its direct calls go to the one that stays; where its address has no meaning (`unnamed_addr`, not
//! in `llvm.used`) all its uses do. If it is still needed it becomes a call of the other, or with `mergefunc-use-aliases` an alias if
//! its address has no meaning. Of two that the linker may replace, both become so, to a new private function.
//! **Not touched**: kernels, which the device cannot call; `naked` functions; those with an address of one of their blocks; those
//! that would need a call and have variable arguments or nothing but their end.
//! Pointers and integers of their size are different types here, addresses are compared as they are written, and debug information
//! of what becomes a call is not kept: `mergefunc-preserve-debug-info` of LLVM does not exist.
//!
//! **How**: each function is written down as a list of words, by which functions are sorted and grouped; rounds follow until nothing
//! merges, since callers of merged functions become equal, `MAX_ROUNDS` at most. The one that stays is the first by name of those
//! that the linker cannot replace, visible ones before local ones, so that modules that are compiled apart agree. What becomes a call
//! stands at the end of the module, as LLVM has it. **Cost**: linear in the module per round.
//! **Invariants**: no instruction of a function that stays changes but its callees. **Source**: LLVM's pass of this name.

use crate::function_attrs::{fn_has, insts};
use crate::inline::transform::consts::translate_const;
use crate::knobs;
use crate::references::{erase_global, listed_as_used, replace_globals};
use crate::signature::parts_of_type;
use std::collections::BTreeMap;
use warpc_analysis::facts::called_function;
use warpc_analysis::{AnalysisSet, CallGraph};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::{ArgRow, Body, Names};
use warpc_ir::consts::Consts;
use warpc_ir::ids::*;
use warpc_ir::module::{FuncExtra, GlobalKind, GlobalRow, Linkage, Symbol, UnnamedAddr, Visibility, cc};
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{Builder, CallRow, Func, FuncMut, Module, Opcode, Value, ValueKind};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "mergefunc",
    summary: "make one of functions with equal bodies",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::MERGE_FUNCTIONS],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("mergefunc")?;
        Ok(PassBody::Module(Box::new(MergeFunc)))
    },
};

struct MergeFunc;

/// Rounds over the module: callers of callers of merged functions.
const MAX_ROUNDS: usize = 16;

impl ModulePass for MergeFunc {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        module.merge_overlays();
        let aliases = cx.session.knobs.get(knobs::MERGEFUNC_USE_ALIASES);
        let mut done = RowSet::new(module.globals().len());
        let mut changed = false;
        for _ in 0..MAX_ROUNDS {
            let round = Round { used: listed_as_used(module), graph: CallGraph::new(module), aliases };
            if !round.run(module, &mut done) {
                break;
            }
            changed = true;
        }
        changed
    }
}

/// What is known of the module while groups of equal functions are merged.
struct Round {
    used: RowSet<Global>,
    graph: CallGraph,
    aliases: bool,
}

/// Functions of which a constant names a block.
fn with_block_addresses(module: &Module) -> RowSet<Global> {
    let mut found = RowSet::new(module.globals().len());
    let mut of = |consts: &Consts| {
        for c in consts.block_addresses() {
            consts.list(c).iter().filter_map(|value| value.as_global()).for_each(|g| {
                found.insert(g);
            });
        }
    };
    of(&module.tables().consts);
    module.defined_functions().into_iter().filter_map(|g| module.func(g)).for_each(|f| of(f.consts()));
    found
}

/// Whether `global` may be merged with another.
fn is_candidate(module: &Module, global: Global) -> bool {
    let sym = module.globals().sym()[global.index()];
    let naked =
        fn_has(module.ctx(), global, AttrKind::Naked) || fn_has(module.ctx(), global, AttrKind::PresplitCoroutine);
    !matches!(sym.linkage, Linkage::AvailableExternally | Linkage::Appending)
        && !module.ctx().is_kernel(global)
        && !naked
}

/// Writes functions down as words.
#[derive(Default)]
struct Writer {
    /// Constants of all functions: equal ones have one id.
    consts: Consts,
    memo: Vec<Value>,
    /// By row of a block its number in the walk; by row of an instruction likewise.
    blocks: Vec<u32>,
    numbers: Vec<u32>,
}

fn numbered(number: u32) -> Option<u32> {
    (number != u32::MAX).then_some(number)
}

/// Word for the function itself.
const SELF: u32 = u32::MAX - 1;

impl Writer {
    /// Blocks that are reached, in an order that only depends on edges.
    fn order(&mut self, func: &Func<'_>) -> Vec<Block> {
        self.blocks.clear();
        self.blocks.resize(func.num_blocks(), u32::MAX);
        self.numbers.clear();
        self.numbers.resize(func.num_insts(), u32::MAX);
        let (mut order, mut work, mut next) = (Vec::new(), vec![func.entry()], 0);
        while let Some(block) = work.pop() {
            if self.blocks[block.index()] != u32::MAX {
                continue;
            }
            self.blocks[block.index()] = order.len() as u32;
            order.push(block);
            for inst in func.block_insts(block) {
                self.numbers[inst.index()] = next;
                next += 1;
            }
            work.extend(func.successors(block));
        }
        order
    }
    fn value(&mut self, func: &Func<'_>, value: Value) -> Option<u32> {
        Some(match value.kind() {
            // What comes from blocks that are not reached has no number.
            ValueKind::Inst(i) => Value::inst(numbered(self.numbers[i.index()]).map(Inst)?).0,
            ValueKind::Block(b) => Value::block(numbered(self.blocks[b.index()]).map(Block)?).0,
            ValueKind::Const(_) => translate_const(func.consts(), &mut self.consts, &mut self.memo, value).0,
            ValueKind::Global(g) if g == func.global() => SELF,
            // What a function says of its own values as metadata is not compared.
            ValueKind::LocalMeta(_) => return None,
            _ => value.0,
        })
    }
    fn inst(&mut self, func: &Func<'_>, inst: Inst, out: &mut Vec<u32>) -> Option<()> {
        let head = func.head(inst);
        let fl = head.flags & !(flags::HAS_MD | flags::DEAD);
        out.extend([head.op as u32, u32::from(fl), head.ty.0, func.num_operands(inst) as u32]);
        for value in func.operands(inst) {
            let word = self.value(func, value)?;
            out.push(word);
        }
        let aux = func.aux(inst);
        match head.op {
            op if op.is_call() => {
                let row = func.call(inst);
                out.extend([row.fn_ty.0, u32::from(row.cc), row.tail as u32, row.attrs.0, row.num_args, row.addrspace]);
                out.extend(row.bundles.iter().flat_map(|bundle| [bundle.0.0, bundle.1]));
            }
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector | Opcode::LandingPad => {
                out.extend_from_slice(func.indices(inst));
            }
            _ => out.extend([aux.a, aux.b]),
        }
        for row in func.attachments(inst) {
            out.extend([row.kind.0, row.node.0]);
        }
        Some(())
    }
    /// Writes function `global` to `out`; `None` if it cannot be compared.
    fn function(&mut self, module: &Module, global: Global, out: &mut Vec<u32>) -> Option<()> {
        out.clear();
        let f = module.func(global)?;
        let (shape, parts) = (module.globals().shape()[global.index()], module.globals().parts()[global.index()]);
        out.extend([shape.ty.0, u32::from(shape.cc), parts.attrs.0, parts.section.0, parts.gc.0, shape.addrspace]);
        if let Some(extra) = module.ctx().extra(global) {
            out.extend([extra.prefix.0, extra.prologue.0, extra.personality.0]);
        } else {
            out.extend([Value::NONE.0; 3]);
        }
        self.memo.clear();
        let order = self.order(&f);
        out.push(order.len() as u32);
        for block in order {
            // A word between blocks: the number of an instruction's operands never stands there.
            out.push(u32::MAX);
            for inst in f.block_insts(block) {
                self.inst(&f, inst, out)?;
            }
        }
        Some(())
    }
}

/// Hash of a function's words, the same on every machine.
fn hash(words: &[u32]) -> u64 {
    words.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &word| (sum ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3))
}

/// Groups of two and more equal functions, each in the order of the module.
fn groups(module: &Module, done: &RowSet<Global>) -> Vec<Vec<Global>> {
    let blocks = with_block_addresses(module);
    let mut writer = Writer::default();
    let mut words = Vec::new();
    let mut hashed: Vec<(u64, Global)> = Vec::new();
    for g in module.defined_functions() {
        let known = g.index() < done.rows() && done.contains(g);
        if !known && is_candidate(module, g) && !blocks.contains(g) && writer.function(module, g, &mut words).is_some()
        {
            hashed.push((hash(&words), g));
        }
    }
    hashed.sort_unstable();
    let mut groups = Vec::new();
    for run in hashed.chunk_by(|a, b| a.0 == b.0).filter(|run| run.len() > 1) {
        let mut equal: BTreeMap<Vec<u32>, Vec<Global>> = BTreeMap::new();
        for &(_, g) in run {
            if writer.function(module, g, &mut words).is_some() {
                equal.entry(words.clone()).or_default().push(g);
            }
        }
        groups.extend(equal.into_values().filter(|group| group.len() > 1));
    }
    groups.sort_unstable();
    groups
}

/// Whether a call of `global` is smaller than `global`, and can be made.
fn can_be_called(module: &Module, global: Global) -> bool {
    let variadic = parts_of_type(module, global).is_none_or(|ty| ty.2);
    let small = module.func(global).is_some_and(|f| insts(&f).take(2).count() < 2);
    !variadic && !small
}

impl Round {
    /// Whether uses of `global` other than calls may be those of another function.
    fn is_unnamed(&self, module: &Module, global: Global) -> bool {
        let sym = module.globals().sym()[global.index()];
        let listed = global.index() < self.used.rows() && self.used.contains(global);
        sym.unnamed_addr == UnnamedAddr::Global && !listed
    }
    fn can_be_alias(&self, module: &Module, global: Global) -> bool {
        self.aliases && module.globals().sym()[global.index()].unnamed_addr == UnnamedAddr::Global
    }
    /// Merges all groups; whether anything changed. Functions that became calls of others are in `done`.
    fn run(&self, module: &mut Module, done: &mut RowSet<Global>) -> bool {
        let groups = groups(module, done);
        if groups.is_empty() {
            return false;
        }
        // Functions whose direct calls, and those whose other uses as well, become those of another.
        let mut calls: BTreeMap<Global, Global> = BTreeMap::new();
        let mut uses: Vec<(Global, Global)> = Vec::new();
        let mut rest: Vec<(Global, Global)> = Vec::new();
        let mut weak: Vec<Vec<Global>> = Vec::new();
        for mut group in groups {
            let replaceable = |g: &Global| module.globals().sym()[g.index()].linkage.is_interposable();
            // A visible function has to stay anyway, and a local one may go.
            let order = |g: &Global| (replaceable(g), module.globals().sym()[g.index()].linkage.is_local());
            group
                .sort_by(|a, b| order(a).cmp(&order(b)).then_with(|| module.ctx().name(*a).cmp(module.ctx().name(*b))));
            let stays = group[0];
            if replaceable(&stays) {
                weak.push(group);
                continue;
            }
            for &other in &group[1..] {
                let mut needed = true;
                if !replaceable(&other) {
                    let unnamed = self.is_unnamed(module, other);
                    if unnamed {
                        uses.push((other, stays));
                    }
                    calls.insert(other, stays);
                    let discardable = module.globals().sym()[other.index()].linkage.is_discardable();
                    needed = !discardable || !unnamed && self.graph.is_referenced(other);
                }
                rest.push((if needed { stays } else { Global::NONE }, other));
            }
        }
        let mut changed = redirect_calls(module, &calls);
        if !uses.is_empty() {
            replace_globals(module, &uses);
            changed = true;
        }
        let mut moved = Moved::new();
        for (stays, other) in rest {
            if stays.is_none() {
                erase_global(module, other);
                changed = true;
            } else if let Some(now) = self.stand_in(module, stays, other, &mut moved) {
                done_with(done, now);
                changed = true;
            }
        }
        for group in weak {
            changed |= self.merge_weak(module, &group, done, &mut moved);
        }
        if !moved.is_empty() {
            replace_globals(module, &moved);
        }
        module.merge_overlays();
        changed
    }
    /// Makes `other` an alias or a call of `stays`; the row that it has now, if that was possible. Calls get new rows, which
    /// `moved` tells.
    fn stand_in(&self, module: &mut Module, stays: Global, other: Global, moved: &mut Moved) -> Option<Global> {
        if self.can_be_alias(module, other) {
            make_alias(module, stays, other);
            return Some(other);
        }
        if !can_be_called(module, stays) {
            return None;
        }
        make_thunk(module, stays, other);
        let new = move_to_end(module, other);
        moved.push((other, new));
        Some(new)
    }
    /// Makes all functions of `group`, which the linker may replace each, stand-ins of a new private one.
    fn merge_weak(&self, module: &mut Module, group: &[Global], done: &mut RowSet<Global>, moved: &mut Moved) -> bool {
        let first = group[0];
        let callable = can_be_called(module, first);
        if !callable && !group.iter().all(|&g| self.can_be_alias(module, g)) {
            return false;
        }
        let Some(body) = module.body(first).cloned() else { return false };
        let old = module.globals();
        let (sym, shape, parts) = (old.sym()[first.index()], old.shape()[first.index()], old.parts()[first.index()]);
        let row = GlobalRow {
            sym: Symbol {
                name: Str::EMPTY,
                linkage: Linkage::Private,
                visibility: Visibility::Default,
                flags: sym.flags | Symbol::DSO_LOCAL,
                ..sym
            },
            shape,
            parts: warpc_ir::module::Parts { comdat: Comdat::NONE, number: u32::MAX, ..parts },
        };
        let new = Global(module.globals_mut().push(row));
        let mut body = Box::new(body);
        body.side.global = new;
        module.put_body(new, body);
        for &g in group {
            if let Some(now) = self.stand_in(module, new, g, moved) {
                done_with(done, now);
            }
        }
        true
    }
}

/// Functions that have other rows now, each with its new one.
type Moved = Vec<(Global, Global)>;

/// Gives function `global` a row behind all others; uses are still those of the old one.
fn move_to_end(module: &mut Module, global: Global) -> Global {
    let old = module.globals();
    let row = GlobalRow {
        sym: old.sym()[global.index()],
        shape: old.shape()[global.index()],
        parts: old.parts()[global.index()],
    };
    let new = Global(module.globals_mut().push(row));
    if let Some(mut body) = module.take_body(global) {
        body.side.global = new;
        module.put_body(new, body);
    }
    erase_global(module, global);
    new
}

fn done_with(done: &mut RowSet<Global>, global: Global) {
    if done.rows() <= global.index() {
        done.resize(global.index() + 1);
    }
    done.insert(global);
}

/// Direct calls of the first of each pair become calls of the second; whether there were any. Linear in the module.
fn redirect_calls(module: &mut Module, to: &BTreeMap<Global, Global>) -> bool {
    let mut changed = false;
    for g in module.defined_functions() {
        let Some(f) = module.func(g) else { continue };
        let calls: Vec<(Inst, Global)> =
            insts(&f).filter_map(|i| Some((i, *to.get(&called_function(&f, i)?)?))).collect();
        if !calls.is_empty() {
            changed = true;
            module.edit(g, |f| {
                for (call, callee) in calls {
                    let index = f.num_operands(call) - 1;
                    f.set_operand(call, index, Value::global(callee));
                }
            });
        }
    }
    changed
}

/// Raises the alignment of `stays` to that of `other`.
fn raise_alignment(module: &mut Module, stays: Global, other: Global) {
    let align = module.globals().shape()[other.index()].align;
    let mut rows = module.globals_mut();
    let shape = &mut rows.shape_mut()[stays.index()];
    shape.align = shape.align.max(align);
}

fn make_alias(module: &mut Module, stays: Global, other: Global) {
    raise_alignment(module, stays, other);
    module.take_body(other);
    let mut rows = module.globals_mut();
    let sym = &mut rows.sym_mut()[other.index()];
    (sym.kind, sym.unnamed_addr) = (GlobalKind::Alias, UnnamedAddr::Global);
    let shape = &mut rows.shape_mut()[other.index()];
    (shape.cc, shape.align) = (cc::C, 0);
    let number = rows.parts_mut()[other.index()].number;
    rows.parts_mut()[other.index()] =
        warpc_ir::module::Parts { init: Value::global(stays), number, ..Default::default() };
}

/// Replaces the body of `other` by a call of `stays`, which has its type.
fn make_thunk(module: &mut Module, stays: Global, other: Global) {
    let Some((ret, params, _)) = parts_of_type(module, other) else { return };
    let Some(old) = module.take_body(other) else { return };
    let mut body = Body::default();
    body.side.global = other;
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    body.side.names = old.side.names.as_ref().map(|_| Box::new(Names::default()));
    module.put_body(other, Box::new(body));
    let (shape, attrs) = (module.globals().shape()[stays.index()], module.globals().parts()[stays.index()].attrs);
    module.edit(other, |f| thunk_body(f, stays, (shape.ty, ret, shape.cc), attrs));
    // What is attached describes the old body.
    if let Some(extra) = module.ctx().extra(other).cloned() {
        let extras = &mut module.tables_mut().extras;
        extras.push(FuncExtra { attachments: Vec::new(), ..extra });
        let row = extras.len() as u32 - 1;
        module.globals_mut().parts_mut()[other.index()].extra = row;
    }
}

fn thunk_body(func: &mut FuncMut<'_>, callee: Global, (fn_ty, ret, cc): (Type, Type, u16), attrs: AttrList) {
    let block = func.new_block();
    let args: Vec<Value> = (0..func.num_args() as u32).map(Value::arg).collect();
    let call = Builder::at_end(func, block).call(Value::global(callee), fn_ty, ret, &args, cc, attrs);
    let row = func.call(call).clone();
    func.set_call(call, CallRow { tail: TailKind::Tail, ..row });
    let value = (ret != Type::VOID).then_some(Value::inst(call));
    Builder::at_end(func, block).ret(value);
}
