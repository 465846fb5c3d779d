//! Candidates for promotion: sets of invariant addresses that are all the same, of which at least one is stored to, and that nothing else
//! in the loop writes.
//!
//! **Cost**: the pairs of different addresses, and each set against each other access; both are bounded by
//! `licm-mssa-max-acc-promotion`, above which nothing is promoted.

use super::memory::Accesses;
use crate::region::Region;
use std::cmp::Ordering as Order;
use warpc_analysis::alias::{Alias, AliasCache, AliasResult, Loc, Size};
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// Accesses to one location, in reverse post-order of their blocks.
pub struct Candidate {
    /// Loads and stores.
    pub accesses: Vec<Inst>,
    /// The address of the first one.
    pub address: Value,
    /// Whether something else in the loop reads the location.
    pub read_elsewhere: bool,
}

/// An address, with all accesses to it.
struct Address {
    loc: Loc,
    stored: bool,
    loaded: bool,
    accesses: Vec<Inst>,
    /// The first address of its set, if these are all surely the same and one is stored to.
    set: Option<usize>,
}

/// The address that load or store `inst` accesses, if that is the same in all iterations.
fn invariant_address(func: &Func<'_>, region: &Region, inst: Inst) -> Option<Value> {
    let address = match func.op(inst) {
        Opcode::Load => func.operand(inst, 0),
        Opcode::Store => func.operand(inst, 1),
        _ => return None,
    };
    let is_computed = |c: Const| func.consts().row(c).kind == ConstKind::Expr;
    let nowhere = address.is_undef_or_poison() || address.as_const().is_some_and(|c| !is_computed(c));
    (!nowhere && region.is_invariant(func, address)).then_some(address)
}

/// The candidates of the loop, in the order of their first accesses.
pub fn find(func: &Func<'_>, region: &Region, accesses: &mut Accesses, aliases: &mut AliasCache) -> Vec<Candidate> {
    let stored = |inst| func.op(inst) == Opcode::Store && invariant_address(func, region, inst).is_some();
    if !accesses.all(func, region).any(stored) {
        return Vec::new();
    }
    let all = in_order(func, region, accesses);
    let mut addresses: Vec<Address> = Vec::new();
    let mut others = Vec::new();
    for &i in &all {
        match invariant_address(func, region, i) {
            Some(address) => add(func, &mut addresses, address, i),
            None => others.push(i),
        }
    }
    let mut alias = Alias::new(func, aliases).with_cycles(&region.inside, true);
    let mut sets = Sets { members: Vec::new(), place: vec![usize::MAX; addresses.len()] };
    let mut heads: Vec<usize> = Vec::new();
    for start in 0..addresses.len() {
        if !addresses[start].stored
            || addresses[start].set.is_some()
            || !sets.is_one_location(&addresses, start, &mut alias)
        {
            continue;
        }
        let head = sets.members.iter().copied().min().unwrap_or(start);
        sets.members.iter().for_each(|&member| addresses[member].set = Some(head));
        heads.push(head);
    }
    heads.sort_unstable();
    let mut found = Vec::new();
    for set in heads {
        let members = || addresses.iter().filter(|a| a.set == Some(set));
        let loaded = members().any(|a| a.loaded);
        let mut read_elsewhere = false;
        let promotable = others.iter().all(|&other| {
            members().all(|a| {
                let effect = alias.mod_ref(other, &a.loc);
                read_elsewhere |= effect.is_ref();
                !effect.is_mod() && (loaded || !effect.is_ref())
            })
        });
        if promotable {
            let mut accesses: Vec<Inst> = members().flat_map(|a| a.accesses.iter().copied()).collect();
            sort_as(&all, &mut accesses);
            found.push(Candidate { accesses, address: addresses[set].loc.ptr, read_elsewhere });
        }
    }
    found
}

/// All accesses, in the order of the blocks.
fn in_order(func: &Func<'_>, region: &Region, accesses: &mut Accesses) -> Vec<Inst> {
    let mut all: Vec<Inst> = accesses.all(func, region).collect();
    all.sort_by(|&a, &b| {
        let key = |i: Inst| region.rank(func.block_of(i));
        let within = || match () {
            _ if a == b => Order::Equal,
            _ if func.comes_before(a, b) => Order::Less,
            _ => Order::Greater,
        };
        key(a).cmp(&key(b)).then_with(within)
    });
    all
}
/// Sorts `some` as they stand in `all`.
fn sort_as(all: &[Inst], some: &mut Vec<Inst>) {
    let mut wanted = std::mem::take(some);
    wanted.sort_unstable();
    some.extend(all.iter().copied().filter(|i| wanted.binary_search(i).is_ok()));
}

fn add(func: &Func<'_>, addresses: &mut Vec<Address>, address: Value, inst: Inst) {
    let Some(loc) = Loc::of(func, inst) else { return };
    // The same address with other metadata is another row: what it says holds for its own accesses.
    let at = match addresses.iter().position(|a| a.loc.ptr == address && a.loc.tags == loc.tags) {
        Some(at) => at,
        None => {
            addresses.push(Address { loc, stored: false, loaded: false, accesses: Vec::new(), set: None });
            addresses.len() - 1
        }
    };
    let row = &mut addresses[at];
    if row.loc.size != loc.size {
        row.loc.size = match (row.loc.size, loc.size) {
            (Size::Exact(a), Size::Exact(b)) => Size::Exact(a.max(b)),
            _ => Size::After,
        };
    }
    row.stored |= func.op(inst) == Opcode::Store;
    row.loaded |= func.op(inst) == Opcode::Load;
    row.accesses.push(inst);
}

/// Addresses that may overlap with each other, directly or through others.
struct Sets {
    /// Those of the set at hand, in the order in which they were met.
    members: Vec<usize>,
    /// By address: its place in `members`; `usize::MAX` for others.
    place: Vec<usize>,
}

impl Sets {
    /// Collects the set of address `start`. `false` as soon as two of it are not surely the same: then the members are not all.
    fn is_one_location(&mut self, addresses: &[Address], start: usize, alias: &mut Alias<'_, '_>) -> bool {
        self.members.drain(..).for_each(|member| self.place[member] = usize::MAX);
        self.members.push(start);
        self.place[start] = 0;
        let mut at = 0;
        while let Some(&member) = self.members.get(at) {
            for other in 0..addresses.len() {
                // Members before this one were compared with all addresses.
                if self.place[other] <= at {
                    continue;
                }
                let (first, second) = (&addresses[member.min(other)], &addresses[member.max(other)]);
                match alias.alias(&first.loc, &second.loc) {
                    AliasResult::No => {}
                    AliasResult::Must if self.place[other] != usize::MAX => {}
                    AliasResult::Must => {
                        self.place[other] = self.members.len();
                        self.members.push(other);
                    }
                    _ => return false,
                }
            }
            at += 1;
        }
        true
    }
}
