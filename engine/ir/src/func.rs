//! Views of a function: [`Func`] to read, [`FuncMut`] (`func/write.rs`) to change. Both work on a body at rest and on a worker
//! slot's World.
//!
//! A [`Use`] names one operand slot: `inst * 4 + k` for inline operand `k`, or `POOL | row` for a pool row.
//! Use lists are doubly linked and intrusive; instructions, arguments and blocks have one, constants do not.
//! Passes never write order, parent, use or edge columns: every mutation goes through `ir/edit/`.

use crate::attrs::AttrsRef;
use crate::body::*;
use crate::ids::*;
use crate::intrinsics::IntrinsRef;
use crate::iter::{BlockIter, InstIter, Operands, UseIter};
use crate::layout::DataLayout;
use crate::loaded::Loaded;
use crate::module::ModuleCtx;
use crate::opcode::{FloatPred, IntPred, Opcode, flags};
use crate::types::TypesRef;
use crate::value::{Value, ValueKind};
use bevy_ecs::prelude::*;
use std::ptr::NonNull;

mod write;
pub use write::FuncMut;

/// Bit of a [`Use`] that names a pool row.
pub const POOL: u32 = 1 << 31;

/// Read view of a function. Cheap to make; borrows the body or the World, and the module.
pub struct Func<'a> {
    insts: InstView<'a>,
    blocks: BlockView<'a>,
    side: NonNull<FuncSide>,
    ctx: ModuleCtx<'a>,
}

impl<'a> Func<'a> {
    /// View of a body at rest.
    #[inline]
    pub fn of_body(body: &'a Body, ctx: ModuleCtx<'a>) -> Func<'a> {
        Func { insts: body.insts.view(), blocks: body.blocks.view(), side: NonNull::from(&body.side), ctx }
    }
    /// View of the function loaded in a slot's World.
    #[inline]
    pub fn of_world(world: &'a World) -> Func<'a> {
        let loaded = world.resource::<Loaded>();
        Func {
            // SAFETY: the slabs are of `world`, which is borrowed for 'a, and only read.
            insts: unsafe { InstView::of_slab(loaded.insts) },
            // SAFETY: as above.
            blocks: unsafe { BlockView::of_slab(loaded.blocks) },
            side: NonNull::from(&*loaded.side),
            ctx: loaded.module.ctx(),
        }
    }

    /// Instruction columns.
    #[inline(always)]
    pub fn insts(&self) -> &InstView<'a> {
        &self.insts
    }
    /// Block columns.
    #[inline(always)]
    pub fn blocks(&self) -> &BlockView<'a> {
        &self.blocks
    }
    /// Side tables.
    #[inline(always)]
    pub fn side(&self) -> &FuncSide {
        // SAFETY: borrowed for as long as the view, by construction.
        unsafe { self.side.as_ref() }
    }
    /// The module.
    #[inline(always)]
    pub fn ctx(&self) -> ModuleCtx<'a> {
        self.ctx
    }
    /// The handler of exceptions that the function names; `NONE` for none.
    pub fn personality(&self) -> Value {
        let adopted = self.side().overlay.as_ref().map_or(Value::NONE, |over| over.personality);
        if adopted.is_some() { adopted } else { self.ctx().extra(self.global()).map_or(Value::NONE, |e| e.personality) }
    }
    /// Types, the function's overlay included.
    #[inline]
    pub fn types(&self) -> TypesRef<'_> {
        match &self.side().overlay {
            Some(o) => self.ctx.tables.types.view_over(&o.types),
            None => self.ctx.tables.types.view(),
        }
    }
    /// Attributes, the function's overlay included.
    #[inline]
    pub fn attrs(&self) -> AttrsRef<'_> {
        match &self.side().overlay {
            Some(o) => self.ctx.tables.attrs.view_over(&o.attrs),
            None => self.ctx.tables.attrs.view(),
        }
    }
    /// Intrinsic callees, the function's overlay included.
    #[inline]
    pub fn intrins(&self) -> IntrinsRef<'_> {
        match &self.side().overlay {
            Some(o) => self.ctx.tables.intrins.view_over(&o.intrins),
            None => self.ctx.tables.intrins.view(),
        }
    }
    /// Data layout.
    #[inline]
    pub fn layout(&self) -> &'a DataLayout {
        &self.ctx.tables.layout
    }
    /// Constants.
    #[inline(always)]
    pub fn consts(&self) -> &crate::consts::Consts {
        &self.side().consts
    }
    /// The function's row in the module.
    #[inline]
    pub fn global(&self) -> Global {
        self.side().global
    }
    /// Name of the function.
    #[inline]
    pub fn name(&self) -> &'a [u8] {
        self.ctx.name(self.global())
    }
    /// Return type.
    #[inline]
    pub fn return_type(&self) -> Type {
        let t = self.ctx.globals.shape[self.global().index()].ty;
        self.ctx.types().func(t).map_or(Type::VOID, |f| f.0)
    }

    /// Number of instruction rows, tombstones included: the size of a dense secondary column.
    #[inline(always)]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }
    /// Number of block rows, tombstones included.
    #[inline(always)]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }
    /// Number of arguments.
    #[inline]
    pub fn num_args(&self) -> usize {
        self.side().args.len()
    }
    /// Entry block.
    #[inline]
    pub fn entry(&self) -> Block {
        self.side().first_block
    }

    /// Body of another function of the module, as far as the view knows it: module passes only (workers hold bodies of their
    /// own).
    #[inline]
    pub fn module_func(&self, global: Global) -> Option<Func<'a>> {
        self.ctx.bodies.0.get(global.index())?.as_deref().map(|b| Func::of_body(b, self.ctx))
    }

    // ---- instructions -------------------------------------------------------------------------------------------

    /// Head of `inst`.
    #[inline(always)]
    pub fn head(&self, inst: Inst) -> Head {
        self.insts.head()[inst.index()]
    }
    /// Opcode of `inst`.
    #[inline(always)]
    pub fn op(&self, inst: Inst) -> Opcode {
        self.insts.head()[inst.index()].op
    }
    /// Result type of `inst`.
    #[inline(always)]
    pub fn ty(&self, inst: Inst) -> Type {
        self.insts.head()[inst.index()].ty
    }
    /// Flags of `inst`.
    #[inline(always)]
    pub fn flags(&self, inst: Inst) -> u16 {
        self.insts.head()[inst.index()].flags
    }
    /// Payload of `inst`.
    #[inline(always)]
    pub fn aux(&self, inst: Inst) -> Aux {
        self.insts.aux()[inst.index()]
    }
    /// Block of `inst`.
    #[inline(always)]
    pub fn block_of(&self, inst: Inst) -> Block {
        self.insts.place()[inst.index()].block
    }
    /// Next instruction of the block.
    #[inline(always)]
    pub fn next(&self, inst: Inst) -> Inst {
        self.insts.place()[inst.index()].next
    }
    /// Previous instruction of the block.
    #[inline(always)]
    pub fn prev(&self, inst: Inst) -> Inst {
        self.insts.place()[inst.index()].prev
    }
    /// Debug location of `inst`.
    #[inline]
    pub fn loc(&self, inst: Inst) -> Md {
        self.insts.loc()[inst.index()].0
    }
    /// Whether row `inst` is a tombstone.
    #[inline(always)]
    pub fn is_dead(&self, inst: Inst) -> bool {
        self.flags(inst) & flags::DEAD != 0
    }
    /// Number of operands.
    #[inline]
    pub fn num_operands(&self, inst: Inst) -> usize {
        let n = self.head(inst).n;
        if n == POOLED { self.insts.ops()[inst.index()].0[1] as usize } else { n as usize }
    }
    /// Operand `index`. Panics when there is none.
    #[inline(always)]
    pub fn operand(&self, inst: Inst, index: usize) -> Value {
        let n = self.head(inst).n;
        if n == POOLED {
            return self.pooled_operand(inst, index);
        }
        assert!(index < n as usize && index < INLINE);
        Value(self.insts.ops()[inst.index()].0[index])
    }
    #[inline(never)]
    fn pooled_operand(&self, inst: Inst, index: usize) -> Value {
        let o = &self.insts.ops()[inst.index()].0;
        assert!(index < o[1] as usize, "operand {index} of {inst:?}");
        self.side().pool[o[0] as usize + index].value
    }
    /// All operands, in order.
    #[inline]
    pub fn operands(&self, inst: Inst) -> Operands<'_> {
        let n = self.head(inst).n;
        let o = &self.insts.ops()[inst.index()].0;
        if n == POOLED {
            let at = o[0] as usize;
            Operands::Pool(self.side().pool[at..at + o[1] as usize].iter())
        } else {
            Operands::Inline(o[..n as usize].iter())
        }
    }
    /// The operand slot `index` of `inst`.
    #[inline]
    pub fn use_of(&self, inst: Inst, index: usize) -> Use {
        if self.head(inst).n == POOLED {
            Use(POOL | (self.insts.ops()[inst.index()].0[0] + index as u32))
        } else {
            Use(inst.0 * INLINE as u32 + index as u32)
        }
    }
    /// Instruction that has operand slot `use_row`.
    #[inline]
    pub fn user(&self, use_row: Use) -> Inst {
        if use_row.0 & POOL != 0 {
            self.side().pool[(use_row.0 & !POOL) as usize].user
        } else {
            Inst(use_row.0 / INLINE as u32)
        }
    }
    /// Operand number of slot `use_row` in its instruction.
    #[inline]
    pub fn use_index(&self, use_row: Use) -> usize {
        if use_row.0 & POOL != 0 {
            let row = use_row.0 & !POOL;
            let user = self.side().pool[row as usize].user;
            (row - self.insts.ops()[user.index()].0[0]) as usize
        } else {
            (use_row.0 % INLINE as u32) as usize
        }
    }
    /// Value in operand slot `use_row`.
    #[inline]
    pub fn use_value(&self, use_row: Use) -> Value {
        if use_row.0 & POOL != 0 {
            self.side().pool[(use_row.0 & !POOL) as usize].value
        } else {
            Value(self.insts.ops()[(use_row.0 / INLINE as u32) as usize].0[(use_row.0 % INLINE as u32) as usize])
        }
    }
    /// The block in which slot `use_row` reads its value: of a phi the one that the value comes from.
    #[inline]
    pub fn block_of_use(&self, use_row: Use) -> Block {
        let user = self.user(use_row);
        let from = (self.op(user) == Opcode::Phi).then(|| self.operand(user, self.use_index(use_row) | 1).as_block());
        from.flatten().unwrap_or_else(|| self.block_of(user))
    }
    /// The instruction before which slot `use_row` reads its value: its own, or of a phi the end of the block that the value comes
    /// from.
    #[inline]
    pub fn place_of_use(&self, use_row: Use) -> Inst {
        let user = self.user(use_row);
        if self.op(user) == Opcode::Phi { self.terminator(self.block_of_use(use_row)) } else { user }
    }
    /// First use of `value`; `NONE` for values whose uses are not counted. Needs use lists (always there in a slot).
    #[inline]
    pub fn first_use(&self, value: Value) -> Use {
        debug_assert!(self.side().uses_built, "use lists are not built");
        match value.kind() {
            ValueKind::Inst(i) => self.side().uses[i.index()].first,
            ValueKind::Arg(n) => self.side().args[n as usize].first_use,
            ValueKind::Block(b) => self.blocks.links()[b.index()].first_use,
            _ => Use::NONE,
        }
    }
    /// Use after `use_row` in the list of its value.
    #[inline]
    pub fn next_use(&self, use_row: Use) -> Use {
        if use_row.0 & POOL != 0 {
            self.side().pool[(use_row.0 & !POOL) as usize].links[0]
        } else {
            self.side().uses[(use_row.0 / INLINE as u32) as usize].links[(use_row.0 % INLINE as u32) as usize][0]
        }
    }
    /// Uses of `value`, most recently added first.
    #[inline]
    pub fn uses(&self, value: Value) -> UseIter<'_, 'a> {
        UseIter { f: self, at: self.first_use(value) }
    }
    /// Whether `value` has no use.
    #[inline]
    pub fn is_unused(&self, value: Value) -> bool {
        self.first_use(value).is_none()
    }
    /// Whether `value` has exactly one use.
    #[inline]
    pub fn has_one_use(&self, value: Value) -> bool {
        let u = self.first_use(value);
        u.is_some() && self.next_use(u).is_none()
    }
    /// Type of any value.
    #[inline(always)]
    pub fn type_of(&self, value: Value) -> Type {
        match value.as_inst() {
            Some(i) => self.ty(i),
            None => self.type_of_other(value),
        }
    }
    #[inline(never)]
    fn type_of_other(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(i) => self.ty(i),
            ValueKind::Arg(n) => self.side().args[n as usize].ty,
            ValueKind::Const(c) => self.side().consts.ty(c),
            ValueKind::Global(g) => self.ctx.globals.shape[g.index()].ptr_ty,
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Meta(_) | ValueKind::LocalMeta(_) => Type::METADATA,
            ValueKind::Intrinsic(_) | ValueKind::Asm(_) => Type::PTR,
            ValueKind::None => Type::VOID,
        }
    }
    /// Predicate of an `icmp`.
    #[inline]
    pub fn int_pred(&self, inst: Inst) -> IntPred {
        IntPred::from_u8(((self.flags(inst) & flags::PRED_MASK) >> flags::PRED_SHIFT) as u8)
    }
    /// Predicate of an `fcmp`.
    #[inline]
    pub fn float_pred(&self, inst: Inst) -> FloatPred {
        FloatPred::from_u8(((self.flags(inst) & flags::PRED_MASK) >> flags::PRED_SHIFT) as u8)
    }
    /// Memory payload of a load, store, cmpxchg, atomicrmw or fence.
    #[inline]
    pub fn mem(&self, inst: Inst) -> MemInfo {
        MemInfo::unpack(self.aux(inst).a)
    }
    /// Call row of a call, invoke or callbr.
    #[inline]
    pub fn call(&self, inst: Inst) -> &CallRow {
        debug_assert!(self.op(inst).is_call());
        &self.side().calls[self.aux(inst).a as usize]
    }
    /// Callee operand of a call.
    #[inline]
    pub fn callee(&self, inst: Inst) -> Value {
        self.operand(inst, self.num_operands(inst) - 1)
    }
    /// Intrinsic row that call `inst` calls, if it does.
    #[inline]
    pub fn intrinsic_callee(&self, inst: Inst) -> Option<Intrin> {
        if self.op(inst) != Opcode::Call { None } else { self.callee(inst).as_intrinsic() }
    }
    /// Whether the call, or the function or intrinsic it names, has function attribute `kind`.
    #[inline]
    pub fn call_has_attr(&self, inst: Inst, kind: crate::attrs::AttrKind) -> bool {
        if self.attrs().fn_has(self.call(inst).attrs, kind) {
            return true;
        }
        match self.callee(inst).kind() {
            ValueKind::Global(g) => self.ctx.attrs().fn_has(self.ctx.globals.parts[g.index()].attrs, kind),
            ValueKind::Intrinsic(n) => {
                self.intrins().get(n).known().is_some_and(|id| crate::intrinsics::has_fn_attr(id, kind))
            }
            _ => false,
        }
    }
    /// Index list of extractvalue or insertvalue, mask of shufflevector (`u32::MAX`: poison lane).
    #[inline]
    pub fn indices(&self, inst: Inst) -> &[u32] {
        let a = self.aux(inst);
        &self.side().indices[a.a as usize..(a.a + a.b) as usize]
    }
    /// Attachment of `inst` under `kind`.
    #[inline]
    pub fn attachment(&self, inst: Inst, kind: Str) -> Option<Md> {
        self.attachments(inst).find(|a| a.kind == kind).map(|a| a.node)
    }
    /// Attachments of `inst` other than `!dbg`, in order.
    #[inline]
    pub fn attachments(&self, inst: Inst) -> impl Iterator<Item = AttachRow> + '_ {
        let s = self.side();
        let mut at = s.attach_head.get(inst.index()).copied().unwrap_or(u32::MAX);
        std::iter::from_fn(move || {
            let row = *s.attach.get(at as usize)?;
            at = row.next;
            Some(row)
        })
    }
    /// Whether `first` stands before `second` in their common block. Uses sequence numbers, or walks when they are stale.
    pub fn comes_before(&self, first: Inst, second: Inst) -> bool {
        let (place, other) = (self.insts.place()[first.index()], self.insts.place()[second.index()]);
        debug_assert_eq!(place.block, other.block);
        if place.seq != 0 && other.seq != 0 {
            return place.seq < other.seq;
        }
        // Stale: walk forward from both at once, so the cost is bounded by the distance or the shorter tail.
        let (mut after_first, mut after_second) = (place.next, other.next);
        loop {
            if after_first == second || after_second.is_none() {
                return after_first.is_some();
            }
            if after_second == first || after_first.is_none() {
                return false;
            }
            after_first = self.next(after_first);
            after_second = self.next(after_second);
        }
    }

    // ---- blocks -------------------------------------------------------------------------------------------------

    /// Blocks in layout order.
    #[inline]
    pub fn block_order(&self) -> BlockIter<'_, 'a> {
        BlockIter { f: self, at: self.side().first_block }
    }
    /// Next block in layout order.
    #[inline]
    pub fn next_block(&self, block: Block) -> Block {
        self.blocks.links()[block.index()].next
    }
    /// Previous block in layout order.
    #[inline]
    pub fn prev_block(&self, block: Block) -> Block {
        self.blocks.links()[block.index()].prev
    }
    /// Whether block row `block` is a tombstone.
    #[inline]
    pub fn is_block_dead(&self, block: Block) -> bool {
        self.blocks.links()[block.index()].flags & BlockLinks::DEAD != 0
    }
    /// First instruction of `block`.
    #[inline]
    pub fn first(&self, block: Block) -> Inst {
        self.blocks.list()[block.index()].first
    }
    /// Last instruction of `block`.
    #[inline]
    pub fn last(&self, block: Block) -> Inst {
        self.blocks.list()[block.index()].last
    }
    /// Terminator of `block`; `NONE` while the block is unfinished.
    #[inline]
    pub fn terminator(&self, block: Block) -> Inst {
        let i = self.last(block);
        if i.is_some() && self.op(i).is_terminator() { i } else { Inst::NONE }
    }
    /// Instructions of `block` in order.
    #[inline]
    pub fn block_insts(&self, block: Block) -> InstIter<'_, 'a> {
        InstIter { f: self, at: self.first(block) }
    }
    /// First instruction of `block` that is no phi; `NONE` in an empty block.
    #[inline]
    pub fn first_non_phi(&self, block: Block) -> Inst {
        let mut i = self.first(block);
        while i.is_some() && self.op(i) == Opcode::Phi {
            i = self.next(i);
        }
        i
    }
    /// Successors of terminator `inst`, in operand order, repeats included.
    #[inline]
    pub fn successors_of(&self, inst: Inst) -> impl Iterator<Item = Block> + '_ {
        self.operands(inst).filter_map(Value::as_block)
    }
    /// Successors of block `block`, repeats included; none while it has no terminator.
    #[inline]
    pub fn successors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let t = self.terminator(block);
        t.get().into_iter().flat_map(|t| self.successors_of(t))
    }
    /// Predecessors of `block` by its use list, one per edge (a switch with two cases to `block` gives it twice). Needs use lists.
    #[inline]
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        // The entry has none; but the phis of its successors may use it many times.
        let at = if block == self.entry() { Use::NONE } else { self.first_use(Value::block(block)) };
        UseIter { f: self, at }.filter_map(|u| {
            let i = self.user(u);
            self.op(i).is_terminator().then(|| self.block_of(i))
        })
    }
    /// The only predecessor of `block`, when all its incoming edges come from one block.
    #[inline]
    pub fn single_predecessor(&self, block: Block) -> Option<Block> {
        let mut preds = self.predecessors(block);
        let first = preds.next()?;
        preds.all(|pred| pred == first).then_some(first)
    }

    // ---- phis ---------------------------------------------------------------------------------------------------

    /// Number of incoming pairs of a phi. Operands alternate value, block.
    #[inline]
    pub fn phi_len(&self, inst: Inst) -> usize {
        self.num_operands(inst) / 2
    }
    /// Incoming pair `index` of a phi.
    #[inline]
    pub fn phi_incoming(&self, inst: Inst, index: usize) -> (Value, Block) {
        let n = self.head(inst).n;
        let ops = &self.insts.ops()[inst.index()].0;
        let (value, block) = if n == POOLED {
            let row = 2 * index;
            assert!(row + 1 < ops[1] as usize, "pair {index} of {inst:?}");
            let pair = &self.side().pool[ops[0] as usize + row..][..2];
            (pair[0].value, pair[1].value)
        } else {
            assert!(2 * index + 1 < n as usize && 2 * index + 1 < INLINE);
            (Value(ops[2 * index]), Value(ops[2 * index + 1]))
        };
        (value, block.as_block().expect("phi block"))
    }
    /// Incoming pairs of a phi.
    #[inline]
    pub fn phi_pairs(&self, inst: Inst) -> impl Iterator<Item = (Value, Block)> + '_ {
        (0..self.phi_len(inst)).map(move |k| self.phi_incoming(inst, k))
    }
    /// A pair of a phi that comes from `pred`: the first one in phis of up to [`SHORT_PHI`] pairs, else any (a predecessor with
    /// several edges brings one value along all of them). Searches the pairs and the uses of `pred` side by side, so it costs
    /// no more than the shorter of the two: blocks with many predecessors mostly have predecessors with few uses.
    pub fn phi_index_of(&self, phi: Inst, pred: Block) -> Option<usize> {
        let pairs = self.phi_len(phi);
        let from_pred = |k: &usize| self.phi_incoming(phi, *k).1 == pred;
        if pairs <= SHORT_PHI || !self.side().uses_built {
            return (0..pairs).find(from_pred);
        }
        let mut at = self.first_use(Value::block(pred));
        for k in 0..pairs {
            if from_pred(&k) {
                return Some(k);
            }
            if at.is_none() {
                return None;
            }
            if self.user(at) == phi {
                return Some(self.use_index(at) / 2);
            }
            at = self.next_use(at);
        }
        None
    }
    /// Value a phi takes from `pred`. Costs what [`Func::phi_index_of`] does.
    #[inline]
    pub fn phi_value_for(&self, inst: Inst, pred: Block) -> Option<Value> {
        self.phi_index_of(inst, pred).map(|k| self.phi_incoming(inst, k).0)
    }
}

/// Pairs of a phi that are searched in order.
pub const SHORT_PHI: usize = 16;
