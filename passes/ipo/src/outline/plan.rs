//! Which regions can be outlined, and what crosses their borders.

use super::slots::Slots;
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{Func, Opcode, TypeKind, Value, ValueKind};

/// Blocks with one entry.
pub(crate) struct Region {
    /// The entry.
    pub(crate) header: Block,
    /// All blocks, in the order in which they will stand.
    pub(crate) blocks: Vec<Block>,
    members: RowSet<Block>,
}

impl Region {
    /// The region of those of `blocks` that are reached, the first of which is its header, if it can be outlined.
    pub(crate) fn of(func: &Func<'_>, blocks: &[Block], allow_slots: bool) -> Option<Region> {
        let region = reached_region(func, blocks)?;
        is_outlinable(func, &region, allow_slots).then_some(region)
    }
    /// Whether `block` is one of them.
    pub(crate) fn has(&self, block: Block) -> bool {
        block.index() < self.members.rows() && self.members.contains(block)
    }
    /// Whether `inst` stands in one of them.
    pub(crate) fn holds(&self, func: &Func<'_>, inst: Inst) -> bool {
        let block = func.block_of(inst);
        block.is_some() && self.has(block)
    }
    /// Whether `value` is computed outside of the region: an argument, or an instruction of another block.
    pub(crate) fn is_input(&self, func: &Func<'_>, value: Value) -> bool {
        match value.kind() {
            ValueKind::Arg(_) => true,
            ValueKind::Inst(inst) => !self.holds(func, inst),
            _ => false,
        }
    }
    /// Adds a block at the end.
    pub(super) fn add(&mut self, block: Block) {
        if self.members.rows() <= block.index() {
            self.members.resize(block.index() + 1);
        }
        if self.members.insert(block) {
            self.blocks.push(block);
        }
    }
    /// Takes a block out.
    pub(super) fn remove(&mut self, block: Block) {
        self.members.remove(block);
        self.blocks.retain(|&other| other != block);
    }
    /// Blocks outside that the region goes to, in order of first appearance.
    pub(crate) fn exits(&self, func: &Func<'_>) -> Vec<Block> {
        let mut exits: Vec<Block> = Vec::new();
        let mut seen = RowSet::new(func.num_blocks());
        for &block in &self.blocks {
            exits.extend(func.successors(block).filter(|&to| !self.has(to) && seen.insert(to)));
        }
        exits
    }
}

/// Those of `blocks` that the entry of the function reaches, if the first is one of them.
pub(crate) fn reached_region(func: &Func<'_>, blocks: &[Block]) -> Option<Region> {
    let mut reached = RowSet::new(func.num_blocks());
    let mut work = vec![func.entry()];
    while let Some(block) = work.pop() {
        if reached.insert(block) {
            work.extend(func.successors(block));
        }
    }
    let mut region = Region { header: *blocks.first()?, blocks: Vec::new(), members: RowSet::new(func.num_blocks()) };
    blocks.iter().filter(|&&block| reached.contains(block)).for_each(|&block| region.add(block));
    region.header = *region.blocks.first()?;
    Some(region)
}

/// Whether a function can be made of `region`.
pub(crate) fn is_outlinable(func: &Func<'_>, region: &Region, allow_slots: bool) -> bool {
    let global = func.global();
    let ctx = func.ctx();
    let own = ctx.globals.parts[global.index()].attrs;
    if [AttrKind::Naked, AttrKind::PresplitCoroutine].iter().any(|&kind| ctx.attrs().fn_has(own, kind)) {
        return false;
    }
    let addresses = addressed_blocks(func);
    region.blocks.iter().all(|&block| {
        let entered = block == region.header || func.predecessors(block).all(|from| region.has(from));
        entered
            && !addresses.contains(block)
            && func.block_insts(block).all(|inst| can_move(func, region, inst, allow_slots))
    })
}

/// Blocks of `func` whose address a constant of the function or of the module names.
fn addressed_blocks(func: &Func<'_>) -> RowSet<Block> {
    let mut found = RowSet::new(func.num_blocks());
    for consts in [func.consts(), &func.ctx().tables.consts] {
        for constant in consts.block_addresses() {
            let list = consts.list(constant);
            if list.iter().any(|value| value.as_global() == Some(func.global())) {
                list.iter().filter_map(|value| value.as_block()).for_each(|block| {
                    found.insert(block);
                });
            }
        }
    }
    found
}

/// Whether `inst` of `region` may stand in another function.
fn can_move(func: &Func<'_>, region: &Region, inst: Inst, allow_slots: bool) -> bool {
    let op = func.op(inst);
    let names_outside = |value: Value| matches!(value.kind(), ValueKind::LocalMeta(_));
    match op {
        Opcode::Alloca => allow_slots,
        Opcode::CallBr | Opcode::IndirectBr | Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad => false,
        Opcode::CatchRet | Opcode::CleanupRet | Opcode::VaArg => false,
        // An edge of an exception stays inside, and a handler is entered by such edges alone.
        Opcode::LandingPad => func.block_of(inst) != region.header,
        Opcode::Call | Opcode::Invoke => {
            let inside = op == Opcode::Call
                || func
                    .successors_of(inst)
                    .all(|to| region.has(to) || func.op(func.first_non_phi(to)) != Opcode::LandingPad);
            let special = facts::intrinsic(func, inst).is_some_and(|id| {
                [
                    id::VA_START,
                    id::VA_END,
                    id::VA_COPY,
                    id::EH_TYPEID_FOR,
                    id::LOCALESCAPE,
                    id::STACKSAVE,
                    id::STACKRESTORE,
                ]
                .contains(&id)
            });
            inside
                && !special
                && func.call(inst).tail != TailKind::MustTail
                && !func.operands(inst).any(names_outside)
                && !facts::call_has(func, inst, AttrKind::ReturnsTwice)
        }
        _ => true,
    }
}

/// Whether values of type `ty` can be arguments, and be stored and loaded.
fn is_passable(func: &Func<'_>, ty: Type) -> bool {
    !matches!(func.types().kind(ty), TypeKind::Token | TypeKind::Metadata | TypeKind::Label | TypeKind::Target { .. })
        && func.layout().fixed_alloc_size(func.types(), ty).is_some()
}

/// Whether `value` is a place for an error that only arguments of its kind may name.
fn is_swift_error(func: &Func<'_>, value: Value) -> bool {
    match value.kind() {
        ValueKind::Arg(n) => facts::arg_has(func, n, AttrKind::SwiftError),
        ValueKind::Inst(inst) => func.op(inst) == Opcode::Alloca && func.flags(inst) & flags::SWIFTERROR != 0,
        _ => false,
    }
}

/// Whether all that crosses the border of `region` can be passed.
pub(super) fn can_be_passed(func: &Func<'_>, region: &Region) -> bool {
    region.blocks.iter().flat_map(|&block| func.block_insts(block)).all(|inst| {
        let in_ok = func.operands(inst).all(|value| {
            !region.is_input(func, value) || is_passable(func, func.type_of(value)) && !is_swift_error(func, value)
        });
        let leaves = || func.uses(Value::inst(inst)).any(|u| !region.holds(func, func.user(u)));
        in_ok
            && (func.ty(inst) == Type::VOID
                || is_passable(func, func.ty(inst)) && has_place_behind(func, region, inst)
                || !leaves())
    })
}

/// Whether there is a place in `region` behind `inst` where its result can be stored: that of an invoke is there on one edge alone.
fn has_place_behind(func: &Func<'_>, region: &Region, inst: Inst) -> bool {
    func.op(inst) != Opcode::Invoke
        || func
            .successors_of(inst)
            .next()
            .is_some_and(|normal| region.has(normal) && func.single_predecessor(normal) == Some(func.block_of(inst)))
}

/// What crosses the border of a region.
pub(crate) struct Plan {
    /// Values from outside, in order of first use.
    pub(crate) inputs: Vec<Value>,
    /// Their types.
    pub(crate) input_types: Vec<Type>,
    /// Values that others use.
    pub(crate) outputs: Vec<Inst>,
    /// Their types.
    pub(crate) output_types: Vec<Type>,
    /// The structure that all of them are passed in, by its address; `None` where each is passed by itself.
    pub(crate) aggregate: Option<Type>,
    /// Blocks outside that the region goes to.
    pub(crate) exits: Vec<Block>,
    /// Stack slots that go with the region, and markers of theirs that stand outside.
    pub(crate) slots: Slots,
    /// Whether anything in the region is convergent.
    pub(crate) is_convergent: bool,
    /// Whether the function comes back at all.
    pub(crate) returns: bool,
}

/// Finds what crosses the border of `region`, which goes to `exits` and with which `slots` go. Needs use lists.
pub(super) fn plan(func: &Func<'_>, region: &Region, exits: Vec<Block>, slots: &Slots) -> Plan {
    let mut plan = Plan {
        inputs: Vec::new(),
        input_types: Vec::new(),
        outputs: Vec::new(),
        output_types: Vec::new(),
        aggregate: None,
        returns: !exits.is_empty(),
        exits,
        slots: slots.clone(),
        is_convergent: false,
    };
    let mut seen_insts = RowSet::new(func.num_insts());
    let mut seen_args = vec![false; func.num_args()];
    for inst in region.blocks.iter().flat_map(|&block| func.block_insts(block)) {
        for value in func.operands(inst) {
            let is_new = match value.kind() {
                ValueKind::Arg(n) => !std::mem::replace(&mut seen_args[n as usize], true),
                ValueKind::Inst(from) => {
                    !region.holds(func, from) && !slots.allocas.contains(&from) && seen_insts.insert(from)
                }
                _ => false,
            };
            if is_new {
                plan.inputs.push(value);
                plan.input_types.push(func.type_of(value));
            }
        }
        let user_outside = |u| {
            let user = func.user(u);
            !region.holds(func, user) && !slots.markers.contains(&user)
        };
        if func.uses(Value::inst(inst)).any(user_outside) {
            plan.outputs.push(inst);
            plan.output_types.push(func.ty(inst));
        }
        let op = func.op(inst);
        plan.is_convergent |= op.is_call() && facts::call_has(func, inst, AttrKind::Convergent);
        plan.returns |= op == Opcode::Resume;
    }
    plan
}
