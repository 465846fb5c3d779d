//! Mutator: changes a module at random and keeps it valid.
//!
//! A [`Kind`] is one small change at a random place; it may change what the program means, even to something undefined, but the
//! verifier accepts the result. Tests run the mutated program before and after a pass, so that passes meet shapes that no
//! generator thought of. The same module, seed and count give the same changes on every machine.
//!
//! | file | what |
//! |---|---|
//! | `site.rs` | places, values that dominate them, constants |
//! | `values.rs` | operands, constants, opcodes, predicates, flags, new operations |
//! | `place.rs` | duplicate, remove, hoist, sink |
//! | `flow.rs` | blocks, edges, branches, loops |
//! | `memory.rs` | alignment, volatile, atomics, stack objects, attributes |
//!
//! A change costs a dominator tree of its function. Unreachable blocks, `musttail` calls and exception handling are left
//! alone.

mod flow;
mod memory;
mod place;
pub mod site;
mod values;

use site::Site;
use warpc_columns::random::Rng;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::module::Module;

/// A change at a random place of a function; `None` when the place is of no use.
type Change = fn(&mut Site<'_, '_>) -> Option<()>;

macro_rules! kinds {
    ($($Name:ident, $text:literal, $weight:literal, $apply:expr;)*) => {
        /// A kind of change.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Kind { $(#[doc = $text] $Name),* }
        impl Kind {
            /// All kinds.
            pub const ALL: &[Kind] = &[$(Kind::$Name),*];
            /// What it does, in a line.
            pub const fn text(self) -> &'static str { match self { $(Kind::$Name => $text),* } }
            const fn weight(self) -> usize { match self { $(Kind::$Name => $weight),* } }
            /// The change of a place; none for what is changed outside of bodies.
            fn apply(self) -> Option<Change> { match self { $(Kind::$Name => $apply),* } }
        }
    };
}
kinds! {
    Operand,      "an operand becomes a value that dominates it",               10, Some(values::operand);
    Constant,     "a constant becomes another",                                 8,  Some(values::constant);
    Opcode,       "an operation becomes another of its kind",                   6,  Some(values::opcode);
    Predicate,    "a comparison gets another predicate",                        5,  Some(values::predicate);
    Flags,        "a flag is set or dropped",                                   5,  Some(values::flags);
    Commute,      "two operands are exchanged",                                 3,  Some(values::commute);
    Grow,         "an operand becomes an operation of itself and another value", 8, Some(values::grow);
    Choose,       "an operand becomes a select of itself and another value",    4,  Some(values::choose);
    Widen,        "an operand goes through another width",                      4,  Some(values::widen);
    Freeze,       "an operand is frozen",                                       2,  Some(values::freeze);
    Intrinsic,    "an operand goes through an intrinsic",                       4,  Some(values::intrinsic);
    Duplicate,    "an instruction is there twice",                              4,  Some(place::duplicate);
    Remove,       "an instruction goes, its result becomes another value",      3,  Some(place::remove);
    Hoist,        "an instruction moves up, to where its operands are",         5,  Some(place::hoist);
    Sink,         "an instruction moves down, to before its user",              3,  Some(place::sink);
    SplitBlock,   "a block is split",                                           2,  Some(flow::split_block);
    SplitEdge,    "a block is put on an edge",                                  2,  Some(flow::split_edge);
    SwapTargets,  "the targets of a branch are exchanged",                      2,  Some(flow::swap_targets);
    Invert,       "a branch goes by the opposite condition to swapped targets", 2,  Some(flow::invert);
    FoldBranch,   "a branch always goes one way",                               1,  Some(flow::fold_branch);
    Guard,        "instructions run under a condition",                         5,  Some(flow::guard);
    Loop,         "instructions run in a loop",                                 4,  Some(flow::repeat);
    Diamond,      "two blocks meet in a phi",                                   4,  Some(flow::diamond);
    Switch,       "a branch becomes a switch",                                  2,  Some(flow::switch);
    Align,        "an access has another alignment",                            2,  Some(memory::align);
    Volatile,     "an access becomes volatile or no longer is",                 2,  Some(memory::volatile);
    Ordering,     "an access is atomic, or ordered otherwise",                  2,  Some(memory::ordering);
    Spill,        "a value goes through the stack",                             5,  Some(memory::spill);
    Address,      "an address gets another step",                               3,  Some(memory::address);
    Attribute,    "an attribute of the function is set or dropped",             1,  None;
}

/// Changes `module` up to `count` times; what was done, in order. Fewer changes mean that no place was found for more.
pub fn mutate(module: &mut Module, seed: u64, count: usize) -> Vec<(Global, Kind)> {
    let mut rng = Rng(seed);
    let total: usize = Kind::ALL.iter().map(|k| k.weight()).sum();
    let mut done = Vec::new();
    let mut tries = 0;
    while done.len() < count && tries < 20 * (count + 1) {
        tries += 1;
        let mut at = rng.below(total);
        let pick = Kind::ALL.iter().find(|k| {
            let hit = at < k.weight();
            at = at.wrapping_sub(k.weight());
            hit
        });
        let Some(&kind) = pick else { break };
        if let Some(g) = mutate_as(module, kind, &mut rng) {
            done.push((g, kind));
        }
    }
    module.merge_overlays();
    done
}

/// One change of a kind somewhere in `module`; the function it is in. Tables that the function added to are not merged yet.
fn mutate_as(module: &mut Module, kind: Kind, rng: &mut Rng) -> Option<Global> {
    // Larger functions are chosen more often.
    let sizes: Vec<(Global, usize)> =
        module.defined_functions().into_iter().map(|g| (g, module.body(g).map_or(0, |b| b.insts.len() + 1))).collect();
    let total: usize = sizes.iter().map(|s| s.1).sum();
    let mut at = rng.below(total);
    let &(g, _) = sizes.iter().find(|s| {
        let hit = at < s.1;
        at = at.wrapping_sub(s.1);
        hit
    })?;
    let Some(apply) = kind.apply() else {
        return memory::function_attribute(module, g, rng).then_some(g);
    };
    let done = module.edit(g, |f: &mut FuncMut<'_>| {
        // A place at random may be of no use: some more are tried.
        let mut site = Site::new(f, rng);
        (0..8).any(|_| apply(&mut site).is_some())
    })?;
    done.then_some(g)
}

#[cfg(test)]
mod tests;
