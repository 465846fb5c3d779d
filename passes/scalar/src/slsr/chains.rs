//! Chains of indices: which addresses are worth making of others because the indices of all of them then go.
//!
//! **When**: an index that is used by the addresses of several objects, and by the next index, goes only if all of these are made of earlier
//! addresses. Judged alone, none of them is worth it. **How**: the addresses that can be made at no more instructions than they have
//! are taken to be made; what nothing uses then is followed from them to what it is computed from. Addresses and what goes with them
//! are groups, and a group in which something goes that costs an instruction is chosen. **Cost**: linear.

use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// Not counted yet.
const UNSEEN: u32 = u32::MAX;

/// Addresses of a function that can be made of others.
#[derive(Default)]
pub(super) struct Chains {
    addresses: Vec<Inst>,
    /// Values that making them uses.
    kept: Vec<Value>,
    /// Uses that are left of an instruction when the addresses are made.
    left: Vec<u32>,
    /// Instruction that leads the group of an instruction, or one closer to it.
    leaders: Vec<Inst>,
    /// Parts of indices, with an address or a part that uses them.
    uses: Vec<(Inst, Inst)>,
    chosen: RowSet<Inst>,
}

impl Chains {
    pub(super) fn clear(&mut self) {
        self.addresses.clear();
        self.kept.clear();
        self.uses.clear();
        self.chosen.reset(0);
    }
    /// Notes that `address` can be made of another by means of `kept`.
    pub(super) fn note(&mut self, address: Inst, kept: Option<Value>) {
        self.addresses.push(address);
        self.kept.extend(kept);
    }
    /// Whether `address` is to be made of another, with others.
    pub(super) fn is_chosen(&self, address: Inst) -> bool {
        self.chosen.contains(address)
    }

    /// Chooses among the addresses that were noted.
    pub(super) fn choose(&mut self, f: &Func<'_>) {
        if self.addresses.is_empty() {
            return;
        }
        self.left.clear();
        self.left.resize(f.num_insts(), UNSEEN);
        self.leaders.clear();
        self.leaders.extend((0..f.num_insts()).map(Inst::new));
        for n in 0..self.kept.len() {
            if let Some(inst) = self.kept[n].as_inst() {
                self.left[inst.index()] = self.left_of(f, inst) + 1;
            }
        }
        self.take_away(f);
        for n in 0..self.uses.len() {
            let (part, user) = self.uses[n];
            if self.goes(part) {
                let (part, user) = (self.leader(part), self.leader(user));
                self.leaders[part.index()] = user;
            }
        }
        // By leaders first, then by members.
        self.chosen.reset(f.num_insts());
        for n in 0..self.uses.len() {
            let (part, _) = self.uses[n];
            if self.goes(part) && !is_free(f, part) {
                let leader = self.leader(part);
                self.chosen.insert(leader);
            }
        }
        for n in 0..self.addresses.len() {
            let address = self.addresses[n];
            let leader = self.leader(address);
            if self.chosen.contains(leader) {
                self.chosen.insert(address);
            }
        }
    }

    /// Takes the uses away that the addresses make of their indices, and those of what is unused then.
    fn take_away(&mut self, f: &Func<'_>) {
        let index = |&address: &Inst| (f.operand(address, 1), address);
        let mut work: Vec<(Value, Inst)> = self.addresses.iter().map(index).collect();
        while let Some((value, user)) = work.pop() {
            let Some(part) = value.as_inst().filter(|&part| is_part(f.op(part))) else { continue };
            let left = self.left_of(f, part) - 1;
            self.left[part.index()] = left;
            self.uses.push((part, user));
            if left == 0 {
                work.extend(f.operands(part).map(|operand| (operand, part)));
            }
        }
    }
    fn left_of(&self, f: &Func<'_>, inst: Inst) -> u32 {
        match self.left[inst.index()] {
            UNSEEN => f.uses(inst.into()).count() as u32,
            left => left,
        }
    }
    fn goes(&self, part: Inst) -> bool {
        self.left[part.index()] == 0
    }
    fn leader(&mut self, inst: Inst) -> Inst {
        let mut at = inst;
        while self.leaders[at.index()] != at {
            let above = self.leaders[self.leaders[at.index()].index()];
            self.leaders[at.index()] = above;
            at = above;
        }
        at
    }
}

/// Whether an instruction is a part of the wide product that an address has anyway: an extension, or a product with a constant of one address.
fn is_free(f: &Func<'_>, part: Inst) -> bool {
    let has_one_use = |inst: Inst| f.has_one_use(inst.into());
    match f.op(part) {
        Opcode::SExt | Opcode::ZExt => true,
        Opcode::Shl | Opcode::Mul if f.operand(part, 1).is_constant() && has_one_use(part) => {
            let mut users = f.uses(part.into()).map(|use_row| f.user(use_row));
            users.all(|user| match f.op(user) {
                Opcode::SExt | Opcode::ZExt => has_one_use(user),
                op => op == Opcode::GetElementPtr,
            })
        }
        _ => false,
    }
}

/// Whether an instruction is followed to what it is computed from.
fn is_part(op: Opcode) -> bool {
    use Opcode::*;
    matches!(op, SExt | ZExt | Add | Sub | Or | Mul | Shl)
}
