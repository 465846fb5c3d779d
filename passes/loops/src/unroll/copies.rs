//! The copies of a loop's body: what unrolling makes of a [`Plan`].
//!
//! All copies are new blocks, made in reverse post-order of the body, one iteration after the other; then the original goes.
//! What the body computes is folded while it is copied: the variables of the loop are values of the iteration before, often
//! constants, and a branch on a constant leads to one successor only. A block that no branch leads to is never copied, so
//! the cost is that of the code that remains, not that of the code that would be there without folding.
//!
//! ```text
//!   preheader -> copy 0 -> copy 1 -> ... -> copy n-1 -> exit       completely unrolled
//!   preheader -> copy 0 -> copy 1 -> ... -> copy n-1 -> copy 0     unrolled by n
//! ```
//!
//! Where the factor need not divide the trip count the original stays, and `remainder.rs` joins the two.
//!
//! Values leave a loop in LCSSA form by phis of its exit blocks only; these get a pair for each copy of an exiting edge.
//! Cost: linear in the copies that are made and the uses of their values.

mod edges;

use super::plan::Plan;
use super::remainder::{self, Seam};
use crate::copy_map::CopyMap;
use bitvec::vec::BitVec;
use smallvec::SmallVec;
use warpc_analysis::{Loops, facts};
use warpc_ir::body::Aux;
use warpc_ir::cfg::Cfg;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};
use warpc_scalar::simplify::Simplifier;
use warpc_scalar::simplifycfg::addressed_blocks;

/// Memory that serves all loops of a function. All columns are empty between two loops.
#[derive(Default)]
pub struct Memory {
    /// What instructions and blocks of the loop are in the present copy; blocks are not there while no branch leads to them.
    map: CopyMap,
    /// Whether that is a copy of the instruction, rather than something simpler.
    plain: BitVec,
    /// Position of each block of the loop in the order of copying; `u32::MAX` for other blocks.
    position: Vec<u32>,
}

/// What became of a loop.
#[derive(Clone, Debug, Default)]
pub struct Unrolled {
    /// Instructions that were made.
    pub instructions: usize,
    /// Header of the loop that remains; `NONE` after complete unrolling.
    pub header: Block,
    /// End of its latch.
    pub latch_end: Inst,
    /// The copies.
    pub blocks: Vec<Block>,
    /// Header of the inner loop that the copies share, where they were strung together so.
    pub inner_header: Block,
    /// What is to be joined where the loop itself stays as the remainder.
    seam: Option<Seam>,
}

/// `(x + c1) + c2` becomes `x + (c1 + c2)`: the steps of a variable become distances from its value in the first copy.
pub fn add_up(func: &mut FuncMut<'_>, copy: Inst) {
    let step = |func: &Func<'_>, i: Inst| match func.op(i) {
        Opcode::Add => Some((func.operand(i, 0), facts::int_constant(func, func.operand(i, 1))?)),
        _ => None,
    };
    let ty = func.ty(copy);
    let Some(bits) = func.types().int_bits(ty).filter(|&bits| bits <= u64::BITS) else { return };
    let Some((inner, second)) = step(func, copy) else { return };
    let Some((inner, (base, first))) = inner.as_inst().and_then(|i| Some((i, step(func, i)?))) else { return };
    let unused = i128::BITS - bits;
    let signed = |n: u128| (n << unused) as i128 >> unused;
    let sum = signed(first) + signed(second);
    let fits = signed(sum as u128) == sum;
    let both = func.flags(copy) & func.flags(inner);
    let kept = if fits { flags::NSW | flags::NUW } else { flags::NUW };
    let total = func.consts_mut().add_int(ty, bits, sum as u64);
    func.set_operands(copy, &[base, total]);
    func.set_flags(copy, both & kept);
}

/// What is to be done to a loop.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// How it is unrolled.
    pub plan: &'a Plan,
    /// How often the back edge is taken, a value of the preheader. A plan with a remainder needs it.
    pub back_edges: Option<Value>,
    /// The block behind a loop that vanishes may become part of its last iteration. Not while values of it wait for a user: what has none
    /// goes.
    pub joins_exit: bool,
    /// What strings the copies together, where they are not to follow each other.
    pub staple: Option<Staple<'a>>,
}

/// How copies are strung together otherwise than one behind the other. Blocks of copies are not joined then but by it.
#[derive(Clone, Copy)]
pub struct Staple<'a> {
    /// Blocks of the loop that it needs of each copy; the third is the header of an inner loop.
    pub watched: &'a [Block],
    /// Gets them, one row per copy.
    pub string: &'a dyn Fn(&mut FuncMut<'_>, &[Vec<Block>]),
}

/// A phi whose operands wait until all blocks of its copy are there.
struct OpenPhi {
    copy: Inst,
    original: Inst,
}

struct Copier<'c> {
    memory: &'c mut Memory,
    loops: &'c Loops,
    l: Loop,
    plan: &'c Plan,
    /// Blocks of the loop in reverse post-order.
    order: Vec<Block>,
    header: Block,
    latch: Block,
    preheader: Block,
    /// Blocks of earlier rows are not of this unrolling.
    first_new: Block,
    /// Innermost original loop of each new block.
    origin: Vec<Loop>,
    /// New blocks in layout order.
    made: Vec<Block>,
    /// The copies of the latch.
    latches: Vec<Block>,
    /// The header of the copy after the present one, as soon as an edge leads to it.
    next_header: Block,
    first_header: Block,
    /// Where an edge goes that is never taken: the back edge of the last copy.
    never: Block,
    /// Where the latch leaves to; `NONE` where it does not leave, or the block must stay.
    behind: Block,
    scopes: ScopeClones,
    debug: RegionDebug,
    open: Vec<OpenPhi>,
    /// The token of a loop's heart intrinsic, `llvm.experimental.convergence.loop`, and what it is in all copies but the first.
    heart: (Inst, Value),
    copy_number: u32,
    /// Values of the first copy that wait for their names.
    first_names: Vec<(Value, Value)>,
    /// Blocks of which every copy is wanted, and what they are, copy by copy.
    watched: &'c [Block],
    stations: Vec<Vec<Block>>,
    instructions: usize,
}

/// Unrolls `loop_id` as planned. It must be in simplified and LCSSA form, with reducible inner cycles where the plan prunes, and
/// `cfg` must know its blocks. `loops` is not updated.
pub fn unroll(
    func: &mut FuncMut<'_>,
    loops: &Loops,
    cfg: &Cfg,
    loop_id: Loop,
    asked: Asked<'_>,
    memory: &mut Memory,
) -> Unrolled {
    let Asked { plan, back_edges, joins_exit, staple } = asked;
    let mut order = loops.blocks(loop_id);
    order.sort_unstable_by_key(|&b| cfg.rpo_index(b));
    let header = loops.header(loop_id);
    let declarations: Vec<Inst> =
        order.iter().flat_map(|&b| func.block_insts(b)).filter(|&i| is_scope_declaration(func, i)).collect();
    let heart =
        func.block_insts(header).find(|&i| facts::intrinsic(func, i) == Some(id::EXPERIMENTAL_CONVERGENCE_LOOP));
    let latch = loops.latch(func, loop_id).expect("one latch");
    let behind = func.successors(latch).find(|&s| !loops.contains(loop_id, s));
    let behind = behind.filter(|&b| joins_exit && addressed_blocks(func).all(|addressed| addressed != b));
    let mut copier = Copier {
        loops,
        l: loop_id,
        plan,
        header,
        latch,
        behind: behind.unwrap_or(Block::NONE),
        preheader: loops.preheader(func, loop_id).expect("a preheader"),
        first_new: Block::new(func.num_blocks()),
        origin: Vec::new(),
        made: Vec::new(),
        latches: Vec::new(),
        next_header: Block::NONE,
        first_header: Block::NONE,
        never: Block::NONE,
        scopes: ScopeClones::of(func, &declarations),
        debug: RegionDebug::of(func, |b| loops.contains(loop_id, b)),
        open: Vec::new(),
        // Completely unrolled, the heart's threads are those around the loop: its parent token.
        heart: heart
            .map_or((Inst::NONE, Value::NONE), |i| (i, if plan.completely { func.operand(i, 0) } else { Value::NONE })),
        copy_number: 0,
        first_names: Vec::new(),
        watched: staple.map_or(&[], |staple| staple.watched),
        stations: Vec::new(),
        instructions: 0,
        memory,
        order,
    };
    copier.memory.prepare(func, &copier.order);
    let mut unrolled = copier.run(func);
    for (copy, original) in std::mem::take(&mut copier.first_names) {
        func.take_name(copy, original);
        if unrolled.seam.is_some() {
            func.derive_name(original, copy, ".epil");
        }
    }
    copier.memory.forget(func, &copier.order);
    let order = std::mem::take(&mut copier.order);
    if unrolled.seam.is_none() {
        func.erase_blocks(&order);
    }
    match staple {
        Some(staple) => {
            unrolled.inner_header = copier.stations.first().map_or(Block::NONE, |copy| copy[2]);
            (staple.string)(func, &copier.stations);
        }
        None => copier.join(func),
    }
    // The seam names values of the copies that nothing else uses, so it is closed before they are swept.
    if let Some(mut seam) = unrolled.seam.take() {
        seam.last_latch = func.block_of(unrolled.latch_end);
        let back_edges = back_edges.expect("a loop with a remainder has a count of its back edges");
        unrolled.latch_end = remainder::join(func, &seam, back_edges, plan.count);
    }
    copier.erase_dead(func);
    unrolled.blocks = std::mem::take(&mut copier.made);
    unrolled.blocks.retain(|&b| !func.is_block_dead(b));
    unrolled
}

impl Memory {
    fn prepare(&mut self, func: &Func<'_>, order: &[Block]) {
        self.map.cover(func);
        self.plain.resize(self.map.values.len(), false);
        self.position.resize(self.map.blocks.len(), u32::MAX);
        for (n, b) in order.iter().enumerate() {
            self.position[b.index()] = n as u32;
        }
    }
    fn forget(&mut self, func: &Func<'_>, order: &[Block]) {
        self.map.forget(func, order);
        order.iter().for_each(|b| self.position[b.index()] = u32::MAX);
    }
    fn set(&mut self, inst: Inst, value: Value, plain: bool) {
        self.map.values[inst.index()] = value;
        self.plain.set(inst.index(), plain);
    }
    /// The copy of `block`; `NONE` while it is not there.
    fn block(&self, block: Block) -> Block {
        self.map.blocks[block.index()]
    }
}

impl Copier<'_> {
    fn run(&mut self, func: &mut FuncMut<'_>) -> Unrolled {
        let header_phis: Vec<Inst> = func.block_insts(self.header).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let mut entering: Vec<Value> = header_phis
            .iter()
            .map(|&phi| func.phi_value_for(phi, self.preheader).expect("a pair for the preheader"))
            .collect();
        let mut after = if self.plan.remainder { self.preheader } else { self.latch };
        self.first_header = self.new_block(func, self.header);
        let mut this_header = self.first_header;
        let mut loop_phis: Vec<Inst> = Vec::new();
        let mut unrolled = Unrolled::default();
        for k in 0..self.plan.count {
            self.copy_number = k;
            self.start_copy(func, this_header);
            for (n, &phi) in header_phis.iter().enumerate() {
                if k > 0 || self.plan.completely {
                    self.memory.set(phi, entering[n], false);
                    continue;
                }
                let copy = func.new_inst(Opcode::Phi, func.flags(phi), func.ty(phi), &[], Aux::default());
                func.append(copy, this_header);
                func.copy_attachments(copy, phi);
                // Until the last copy is there the back edge brings what it brings to the original: what is known of that
                // holds for the copy, too, while of a phi without it everything might be concluded.
                let carried = func.phi_value_for(phi, self.latch).expect("a pair for the latch");
                let pairs = [[entering[n], Value::block(self.preheader)], [carried, Value::block(self.latch)]];
                let order = if self.latch_comes_first(func, phi) { [pairs[1], pairs[0]] } else { pairs };
                func.push_operands(copy, &order.concat());
                self.name(func, Value::inst(copy), Value::inst(phi));
                self.memory.set(phi, Value::inst(copy), true);
                loop_phis.push(copy);
            }
            self.copy_blocks(func);
            self.fill_open_phis(func);
            self.latches.extend(self.memory.block(self.latch).get());
            if !self.watched.is_empty() {
                self.stations.push(self.watched.iter().map(|&block| self.memory.block(block)).collect());
            }
            // In LLVM's shape the first copy stands where the loop stood, blocks of others between its blocks.
            let in_place = k == 0 && self.plan.literal.is_some() && !self.plan.remainder;
            if k == 1 && !self.watched.is_empty() {
                // Copies whose parts are strung together stand at the end of the function, as LLVM has them.
                after = func.block_order().filter(|&b| b < self.first_new).last().unwrap_or(after);
            }
            for &b in &self.order {
                if let Some(copy) = self.memory.block(b).get() {
                    func.move_block_after(copy, if in_place { b } else { after });
                    after = copy;
                    self.made.push(copy);
                }
            }
            if in_place {
                after = self.memory.block(self.latch).get().unwrap_or(self.latch);
            }
            for (n, &phi) in header_phis.iter().enumerate() {
                let carried = func.phi_value_for(phi, self.latch).expect("a pair for the latch");
                entering[n] = self.memory.map.value(carried);
            }
            // The loop is known to be left in this iteration.
            if self.next_header.is_none() {
                break;
            }
            if k + 1 == self.plan.count {
                let latch = self.memory.block(self.latch);
                for (n, &copy) in loop_phis.iter().enumerate() {
                    let pair = if self.latch_comes_first(func, header_phis[n]) { 0 } else { 2 };
                    func.set_operand(copy, pair, entering[n]);
                    func.set_operand(copy, pair + 1, Value::block(latch));
                }
                unrolled.header = self.first_header;
                unrolled.latch_end = func.terminator(latch);
                if self.plan.remainder {
                    unrolled.seam = Some(self.seam(func, &header_phis, &loop_phis));
                }
            }
            this_header = self.next_header;
        }
        let entry = func.terminator(self.preheader);
        let slot = (0..func.num_operands(entry)).find(|&k| func.operand(entry, k) == Value::block(self.header));
        func.set_operand(entry, slot.expect("the edge into the loop"), Value::block(self.first_header));
        if self.never.is_some() {
            func.move_block_after(self.never, after);
        }
        unrolled.instructions = self.instructions;
        unrolled
    }

    /// Whether the copy of header phi `phi` has the pair of the latch first: in LLVM's shape, where the phi has.
    fn latch_comes_first(&self, f: &Func<'_>, phi: Inst) -> bool {
        self.plan.literal.is_some() && f.phi_incoming(phi, 0).1 == self.latch
    }

    /// Where the last copy, the present one, and the loop itself are to be joined.
    fn seam(&self, func: &FuncMut<'_>, header_phis: &[Inst], loop_phis: &[Inst]) -> Seam {
        let outside = func.successors(self.latch).find(|&s| !self.loops.contains(self.l, s));
        Seam {
            preheader: self.preheader,
            header: self.header,
            latch: self.latch,
            exit: outside.expect("the latch leaves the loop"),
            first_header: self.first_header,
            last_latch: self.memory.block(self.latch),
            phis: header_phis.iter().copied().zip(loop_phis.iter().copied()).collect(),
        }
    }

    fn new_block(&mut self, func: &mut FuncMut<'_>, original: Block) -> Block {
        let b = func.new_block();
        self.origin.push(self.loops.of(original));
        b
    }
    /// Lets `copy`, of the first copy of the loop, have the name of `original` when all copies are there. Others get theirs by
    /// [`Copier::name_block`].
    fn name(&mut self, func: &FuncMut<'_>, copy: Value, original: Value) {
        if self.copy_number == 0 && func.side().names.is_some() {
            self.first_names.push((copy, original));
        }
    }
    /// Names the copy of `block` and what is in it after the originals, with the number of the copy: in LLVM's order, in which a block comes
    /// behind its instructions and what was folded had a name, too.
    fn name_block(&self, func: &mut FuncMut<'_>, block: Block) {
        if self.copy_number == 0 || func.side().names.is_none() {
            return;
        }
        let suffix = format!(".{}", self.copy_number);
        let mut inst = func.first(block);
        while inst.is_some() {
            match self.memory.map.values[inst.index()].as_inst() {
                Some(copy) if self.memory.plain[inst.index()] => func.derive_name(copy.into(), inst.into(), &suffix),
                _ => func.pass_over_name(inst.into(), &suffix),
            }
            inst = func.next(inst);
        }
        func.derive_name(Value::block(self.memory.block(block)), Value::block(block), &suffix);
    }
    fn start_copy(&mut self, func: &mut FuncMut<'_>, header: Block) {
        for &b in &self.order {
            self.memory.map.blocks[b.index()] = Block::NONE;
        }
        if !self.debug.is_empty() {
            // A record may name a value that this copy does not have: it must not find that of the copy before.
            self.memory.map.forget_values(func, &self.order);
        }
        self.memory.map.blocks[self.header.index()] = header;
        self.next_header = Block::NONE;
        if self.copy_number > 0 && !self.scopes.is_empty() {
            self.scopes.renew(func, &format!("It{}", self.copy_number));
        }
    }
    /// Copies what the present copy's header leads to. A second walk is needed only where a cycle is entered in the middle.
    fn copy_blocks(&mut self, func: &mut FuncMut<'_>) {
        let mut done: BitVec = bitvec::bitvec![0; self.order.len()];
        let mut again = true;
        while std::mem::replace(&mut again, false) {
            for n in 0..self.order.len() {
                let b = self.order[n];
                if done[n] || self.memory.block(b).is_none() {
                    continue;
                }
                done.set(n, true);
                again |= self.copy_block(func, b, n as u32);
            }
        }
    }

    /// Copies `block`, the one at `position`; whether it leads to a block before it that is new.
    fn copy_block(&mut self, func: &mut FuncMut<'_>, block: Block, position: u32) -> bool {
        let to = self.memory.block(block);
        self.name(func, Value::block(to), Value::block(block));
        let mut waiting: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            if !self.debug.before(inst).is_empty() {
                waiting.push(inst);
            }
            let made = if func.op(inst).is_terminator() {
                self.copy_terminator(func, inst, to);
                func.terminator(to)
            } else if func.op(inst) == Opcode::Phi {
                if block != self.header {
                    self.copy_phi(func, inst, to, position);
                }
                Inst::NONE
            } else {
                self.copy_inst(func, inst, to)
            };
            if made.is_some() {
                self.instructions += 1;
                for anchor in waiting.drain(..) {
                    for record in self.debug.before(anchor) {
                        RegionDebug::repeat(func, record, made, |v| self.memory.map.value(v));
                    }
                }
            }
            inst = next;
        }
        self.name_block(func, block);
        let mut back = false;
        for s in func.successors(block).collect::<SmallVec<[Block; 4]>>() {
            back |= self.memory.position[s.index()] <= position && s != self.header && self.memory.block(s).is_some();
        }
        back && !self.plan.prune
    }

    /// Copies `inst` to the end of `to`; `NONE` where something simpler stands for it.
    fn copy_inst(&mut self, func: &mut FuncMut<'_>, inst: Inst, to: Block) -> Inst {
        if inst == self.heart.0 && self.heart.1 != Value::NONE {
            self.memory.set(inst, self.heart.1, false);
            return Inst::NONE;
        }
        let mut folds = false;
        let mut operands: SmallVec<[Value; 8]> = func.operands(inst).collect();
        for v in &mut operands {
            let old = *v;
            *v = func.map_value(old, |v| self.memory.map.value(v));
            folds |= *v != old && old.as_inst().is_none_or(|d| !self.memory.plain[d.index()]);
        }
        let copy = func.clone_inst(inst, &operands);
        func.append(copy, to);
        if self.copy_number > 0 {
            self.scopes.adapt(func, copy);
        }
        add_up(func, copy);
        if folds
            && let Some(v) = Simplifier::new(func).inst(copy)
            && self.stays_closed(func, v, func.block_of(inst))
        {
            self.memory.set(inst, v, false);
            if !facts::has_side_effects(func, copy) {
                func.erase(copy);
                return Inst::NONE;
            }
            return copy;
        }
        self.name(func, Value::inst(copy), Value::inst(inst));
        self.memory.set(inst, Value::inst(copy), true);
        if inst == self.heart.0 {
            self.heart.1 = Value::inst(copy);
        }
        copy
    }

    /// Whether `value` may stand for an instruction of `block` of the loop: LCSSA form of the inner loops survives, and
    /// `value` is not of the original, which goes.
    fn stays_closed(&self, func: &FuncMut<'_>, value: Value, block: Block) -> bool {
        let Some(i) = value.as_inst() else { return true };
        let home = func.block_of(i);
        if self.memory.position.get(home.index()).is_some_and(|&n| n != u32::MAX) {
            return false;
        }
        let inner = match home.0.checked_sub(self.first_new.0) {
            Some(n) => self.origin.get(n as usize).copied().unwrap_or(Loop::NONE),
            None => self.loops.of(home),
        };
        self.loops.encloses(inner, self.loops.of(block))
    }

    /// Erases copies that nothing uses: steps and conditions of what was decided. Users come after what they use but for the phis
    /// of loops, so one walk back finds what a chain leaves.
    fn erase_dead(&self, func: &mut FuncMut<'_>) {
        // What only such copies used before the loop.
        let mut around: Vec<Inst> = Vec::new();
        for &b in self.made.iter().rev() {
            if func.is_block_dead(b) {
                continue;
            }
            let mut i = func.last(b);
            while i.is_some() {
                let before = func.prev(i);
                if facts::is_trivially_dead(func, i) {
                    around.extend(func.operands(i).filter_map(|v| v.as_inst()));
                    func.erase(i);
                }
                i = before;
            }
        }
        around.retain(|&i| !func.is_dead(i) && facts::is_trivially_dead(func, i));
        if self.plan.literal.is_some() {
            erase_dead_chain(func, &mut around, Inst::NONE);
        }
    }

    /// Joins copies that only lead to each other; in LLVM's shape, only the ends of iterations with what follows them.
    fn join(&mut self, func: &mut FuncMut<'_>) {
        if self.plan.literal.is_some() {
            let mut before = Block::NONE;
            for latch in std::mem::take(&mut self.latches) {
                // A latch that is the whole iteration was joined with the one before.
                let end = if func.is_block_dead(latch) { before } else { latch };
                self.join_next(func, end);
                before = end;
            }
            return;
        }
        for n in 0..self.made.len() {
            let block = self.made[n];
            while !func.is_block_dead(block) && self.join_next(func, block) {}
        }
    }
    /// Joins `block` with what alone follows it. Whether it did.
    fn join_next(&self, func: &mut FuncMut<'_>, block: Block) -> bool {
        let end = func.terminator(block);
        if func.op(end) != Opcode::Br || func.num_operands(end) != 1 {
            return false;
        }
        let next = func.operand(end, 0).as_block().expect("successor");
        let is_copy = next >= self.first_new && next != self.first_header && next != block;
        // Behind a loop that vanished, what follows stands at the end of its last iteration.
        let follows = self.plan.completely && next == self.behind;
        let joins = (is_copy || follows) && func.single_predecessor(next) == Some(block);
        if joins {
            func.merge_into_predecessor(next, block);
        }
        joins
    }
}
