//! `mldst-motion`: a store on both sides of a diamond is one store below it.
//!
//! **When**: a block branches two ways, each side has no other predecessor and nothing but the same block behind it. Plain stores to one
//! address, of equal alignment, are sunk, the last ones first; what is stored comes through a phi where it differs. The address is the
//! same value, or computed on both sides by the same `getelementptr`, which nothing else uses and which is sunk too. Of values with
//! different types of one size, the one of the first side is cast.
//! **Invariants**: nothing between a store and the end of its side reads or writes what it writes, or may not reach that end (a
//! call that writes has to be known to return, which LLVM does not ask): barriers, fences and synchronising accesses touch all memory that
//! other threads know, so no store passes them. Volatile and atomic stores stay. The store below runs in all threads that ran one
//! of the two, so uniformity does not matter; calls do not move. Metadata of the stores goes, and a location that only one of them
//! has. Blocks and edges stay, but with `split-footer-bb`, where a block with more than two predecessors gets a new one in front for
//! the two sides; without it nothing is sunk there.
//! **Cost**: pairs of a store and an instruction of the other side are looked at up to [`MAX_WORK`] for each diamond and
//! pair that was found. **Source**: LLVM's pass of this name.

use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "mldst-motion",
    summary: "sink a store on both sides of a diamond below it",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let split = params.take_choice("split-footer-bb").unwrap_or(false);
        params.finish("mldst-motion")?;
        Ok(PassBody::Function(Box::new(MldstMotion { split, aliases: AliasCache::default() })))
    },
};

/// Stores of one side times instructions of the other, from which on a diamond is left.
const MAX_WORK: usize = 250;

struct MldstMotion {
    /// Whether a block in front of one with more predecessors is made.
    split: bool,
    aliases: AliasCache,
}

impl FunctionPass for MldstMotion {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        self.aliases.clear();
        let (mut changed, mut new_blocks) = (false, false);
        for head in func.block_order().collect::<Vec<_>>() {
            let Some(diamond) = diamond(func, head) else { continue };
            if func.predecessors(diamond.tail).nth(2).is_none() {
                changed |= self.sink(func, diamond, diamond.tail);
            } else if self.split && self.pair(func, diamond).is_some() {
                let tail = split_sides(func, diamond);
                self.sink(func, diamond, tail);
                (changed, new_blocks) = (true, true);
            }
        }
        Outcome::of(changed, if new_blocks { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL })
    }
}

/// The sides of a diamond and the block behind both.
#[derive(Clone, Copy)]
struct Diamond {
    sides: [Block; 2],
    tail: Block,
}

fn diamond(func: &Func<'_>, head: Block) -> Option<Diamond> {
    let branch =
        func.terminator(head).get().filter(|&last| func.op(last) == Opcode::Br && func.num_operands(last) == 3)?;
    let mut sides = func.successors_of(branch);
    let sides = [sides.next()?, sides.next()?];
    let next = |side: Block| {
        let last = func.terminator(side).get()?;
        let plain = func.op(last) == Opcode::Br && func.num_operands(last) == 1;
        func.successors_of(last).next().filter(|_| plain && func.single_predecessor(side) == Some(head))
    };
    let (tail, other) = (next(sides[0])?, next(sides[1])?);
    // A side that is the block behind both would be a loop without a way in.
    (tail == other && sides[0] != sides[1] && !sides.contains(&tail)).then_some(Diamond { sides, tail })
}

impl MldstMotion {
    /// Sinks pairs of stores to the front of `to` until there is none; whether there was one.
    fn sink(&mut self, func: &mut FuncMut<'_>, diamond: Diamond, to: Block) -> bool {
        let mut changed = false;
        while let Some((first, second)) = self.pair(func, diamond) {
            sink_pair(func, to, first, second);
            self.aliases.clear();
            changed = true;
        }
        changed
    }

    /// The last two stores to one address that can be sunk, one of each side.
    fn pair(&mut self, func: &Func<'_>, diamond: Diamond) -> Option<(Inst, Inst)> {
        let size = func.block_insts(diamond.sides[1]).count();
        let mut stores = 0;
        let mut at = func.last(diamond.sides[0]).get();
        while let Some(first) = at {
            at = func.prev(first).get();
            if func.op(first) != Opcode::Store || !facts::is_simple(func, first) {
                continue;
            }
            stores += 1;
            if stores * size >= MAX_WORK {
                return None;
            }
            if let Some(second) = self.partner(func, diamond.sides[1], first) {
                // Below a pair that has to stay nothing is known of the rest.
                return addresses_agree(func, first, second).then_some((first, second));
            }
        }
        None
    }

    /// The store of `side` that can be sunk together with `first`, addresses aside.
    fn partner(&mut self, func: &Func<'_>, side: Block, first: Inst) -> Option<Inst> {
        let here = Loc::of(func, first)?;
        let mut first_is_free = None;
        let mut at = func.last(side).get();
        while let Some(second) = at {
            at = func.prev(second).get();
            if func.op(second) != Opcode::Store || !facts::is_simple(func, second) {
                continue;
            }
            let there = Loc::of(func, second)?;
            let fits = func.mem(first) == func.mem(second) && can_cast(func, first, second);
            if !fits
                || !Alias::new(func, &mut self.aliases).must_alias(&here, &there)
                || !self.is_free(func, second, &there)
            {
                continue;
            }
            if *first_is_free.get_or_insert_with(|| self.is_free(func, first, &here)) {
                return Some(second);
            }
        }
        None
    }

    /// Whether `store` may move to the end of its block.
    fn is_free(&mut self, func: &Func<'_>, store: Inst, loc: &Loc) -> bool {
        let mut alias = Alias::new(func, &mut self.aliases);
        let mut i = func.next(store);
        while let Some(at) = i.get().filter(|&at| !func.op(at).is_terminator()) {
            if may_end(func, at) || !alias.mod_ref(at, loc).is_none() {
                return false;
            }
            i = func.next(at);
        }
        true
    }
}

/// Whether a store before `inst` may be seen though what comes behind `inst` does not run. Nobody sees it while code runs forever that
/// writes nothing; a volatile access that never returns is no reason to keep the others in order.
fn may_end(func: &Func<'_>, inst: Inst) -> bool {
    let is_access = matches!(func.op(inst), Opcode::Load | Opcode::Store);
    facts::may_throw(func, inst) || !is_access && facts::may_write(func, inst) && !facts::will_return(func, inst)
}

/// Whether the two stores have one address below the diamond.
fn addresses_agree(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let (x, y) = (func.operand(first, 1), func.operand(second, 1));
    if x == y {
        return true;
    }
    let computed = |address: Value, store: Inst| {
        let i = address.as_inst().filter(|&i| func.op(i) == Opcode::GetElementPtr)?;
        (func.block_of(i) == func.block_of(store) && func.has_one_use(address)).then_some(i)
    };
    let (Some(x), Some(y)) = (computed(x, first), computed(y, second)) else { return false };
    let same = func.head(x).flags & !warpc_ir::flags::HAS_MD == func.head(y).flags & !warpc_ir::flags::HAS_MD;
    same && func.ty(x) == func.ty(y) && func.aux(x).a == func.aux(y).a && func.operands(x).eq(func.operands(y))
}

/// The cast, if one is needed, of what `first` stores to the type of what `second` stores; `None` if there is none.
fn cast_between(func: &Func<'_>, first: Inst, second: Inst) -> Option<Option<Opcode>> {
    let (from, to) = (func.type_of(func.operand(first, 0)), func.type_of(func.operand(second, 0)));
    if from == to {
        return Some(None);
    }
    let (types, layout) = (func.types(), func.layout());
    if types.is_aggregate(from) || types.is_aggregate(to) {
        return None;
    }
    let same_size = layout.has_fixed_size(types, from)
        && layout.has_fixed_size(types, to)
        && layout.size_in_bits(types, from) == layout.size_in_bits(types, to);
    let integral = |ty| types.addrspace(ty).is_none_or(|space| !layout.non_integral.contains(&space));
    if !same_size || !integral(from) || !integral(to) {
        return None;
    }
    let pointers = (types.is_ptr(types.scalar(from)), types.is_ptr(types.scalar(to)));
    match pointers {
        (false, false) => Some(Some(Opcode::BitCast)),
        (true, false) if types.is_int(to) && types.is_ptr(from) => Some(Some(Opcode::PtrToInt)),
        (false, true) if types.is_int(from) && types.is_ptr(to) => Some(Some(Opcode::IntToPtr)),
        _ => None,
    }
}

fn can_cast(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    cast_between(func, first, second).is_some()
}

/// Keeps of the location of `kept` what `gone` has as well.
fn join_location(func: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    if func.loc(kept) != func.loc(gone) {
        func.set_loc(kept, Md::NONE);
    }
}

/// Makes one store at the front of `to` of the two.
fn sink_pair(func: &mut FuncMut<'_>, to: Block, first: Inst, second: Inst) {
    if let Some(Some(op)) = cast_between(func, first, second) {
        let (value, ty) = (func.operand(first, 0), func.type_of(func.operand(second, 0)));
        let cast = Builder::before(func, first).cast(op, value, ty, 0);
        func.set_operand(first, 0, cast);
    }
    let (value, other) = (func.operand(first, 0), func.operand(second, 0));
    if value != other {
        let phi = func.new_phi(to, func.type_of(value));
        func.name_after(Value::inst(phi), other, ".sink");
        func.add_incoming(phi, value, func.block_of(first));
        func.add_incoming(phi, other, func.block_of(second));
        func.set_operand(first, 0, Value::inst(phi));
    }
    let addresses = (func.operand(first, 1), func.operand(second, 1));
    let at = func.first_non_phi(to);
    func.move_before(first, at);
    func.clear_attachments(first);
    join_location(func, first, second);
    func.erase(second);
    if addresses.0 != addresses.1
        && let (Some(kept), Some(gone)) = (addresses.0.as_inst(), addresses.1.as_inst())
    {
        func.move_before(kept, first);
        // It is neither of the two any more.
        if let Some(names) = &mut func.side_mut().names {
            names.set(Value::inst(kept), b"");
        }
        join_location(func, kept, gone);
        func.erase(gone);
    }
}

/// A new block in front of the one behind the diamond that takes its two edges.
fn split_sides(func: &mut FuncMut<'_>, diamond: Diamond) -> Block {
    let middle = func.new_block_after(diamond.sides[1]);
    let name = func.side().names.as_ref().map(|names| [names.get(Value::block(diamond.tail)), b".sink.split"].concat());
    if let Some(name) = name {
        func.set_name(Value::block(middle), &name);
    }
    let phis: Vec<Inst> = func.block_insts(diamond.tail).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    for phi in phis {
        let values = diamond.sides.map(|side| func.phi_value_for(phi, side));
        let [Some(x), Some(y)] = values else { continue };
        for side in diamond.sides {
            if let Some(index) = func.phi_index_of(phi, side) {
                func.remove_incoming(phi, index);
            }
        }
        let value = if x == y {
            x
        } else {
            let new = func.new_phi(middle, func.ty(phi));
            func.derive_name(Value::inst(new), Value::inst(phi), ".ph");
            func.add_incoming(new, x, diamond.sides[0]);
            func.add_incoming(new, y, diamond.sides[1]);
            Value::inst(new)
        };
        func.add_incoming(phi, value, middle);
    }
    for side in diamond.sides {
        let last = func.terminator(side);
        func.set_operand(last, 0, Value::block(middle));
    }
    let branch = func.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(diamond.tail)], Aux::default());
    func.append(branch, middle);
    middle
}
