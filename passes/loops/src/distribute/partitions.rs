//! Which instructions of a loop go to which of the loops it becomes.
//!
//! ```text
//!   in program order    dependences that may be backward        partitions
//!   load1   -.          one starts                              cyclic:  load1 load2 store3
//!   load2    | unsafe   one is active
//!   store3  -'          it ends
//!   load4               none                                    plain:   load4 ...
//! ```
//! 1. Accesses between the ends of dependences that may be backward stay together, in *cyclic* partitions; each other access starts a plain
//!    one, and so does each value that is used behind the loop.
//! 2. Neighbours that are plain merge. Plain ones whose stores run in some iterations only could not be vectorised: they merge with what is
//!    next to them (`loop-distribute-non-if-convertible` keeps them).
//! 3. Each partition takes what its instructions are computed from, all branches and all declarations of alias scopes. Loads stay in one
//!    partition: partitions that want the same load merge, with all between them.
//!
//! So all stores keep their order to each other and to the loads, but for accesses that are independent, or compared at run time.
//! **Cost**: linear in the loop for each partition; there are at most twice as many as `max-dependences`.

use bitvec::vec::BitVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode};
use warpc_scev::access::{Dependence, DependenceKind, LoopAccess};

/// The instructions of one loop.
#[derive(Clone, Debug)]
pub struct Partition {
    /// By number of the instruction in the loop.
    pub has: BitVec,
    /// Whether its accesses depend on each other across iterations.
    pub cyclic: bool,
}

/// The instructions of the loop, numbered.
pub struct Numbers {
    /// In reverse post-order of blocks.
    pub insts: Vec<Inst>,
    /// Instructions and their numbers, ascending by instruction.
    sorted: Vec<(Inst, u32)>,
}

impl Numbers {
    /// Of the blocks of `order`.
    pub fn new(func: &Func<'_>, order: &[Block]) -> Numbers {
        let insts: Vec<Inst> = order.iter().flat_map(|&block| func.block_insts(block)).collect();
        let mut sorted: Vec<(Inst, u32)> = insts.iter().copied().zip(0..).collect();
        sorted.sort_unstable();
        Numbers { insts, sorted }
    }
    /// Number of `inst`, if it is of the loop.
    pub fn of(&self, inst: Inst) -> Option<usize> {
        self.sorted.binary_search_by_key(&inst, |row| row.0).ok().map(|at| self.sorted[at].1 as usize)
    }
}

/// Whether a later iteration's earlier access may touch what an earlier iteration's later access does.
fn may_be_backward(dependence: &Dependence) -> bool {
    use DependenceKind::{
        Backward, BackwardVectorizable, BackwardVectorizableButPreventsForwarding, IndirectUnsafe, Unknown,
    };
    matches!(
        dependence.kind,
        Unknown | IndirectUnsafe | Backward | BackwardVectorizable | BackwardVectorizableButPreventsForwarding
    )
}

/// Partitions in the making.
pub struct Partitions<'p, 'f> {
    /// The function.
    func: &'p Func<'f>,
    /// Its instructions.
    pub numbers: &'p Numbers,
    /// In the order of the loops they become.
    pub list: Vec<Partition>,
}

impl<'p, 'f> Partitions<'p, 'f> {
    /// The partitions of the first step.
    pub fn of(
        func: &'p Func<'f>,
        numbers: &'p Numbers,
        access: &LoopAccess,
        dependences: &[Dependence],
        used_outside: &[Inst],
    ) -> Partitions<'p, 'f> {
        let mut delta = vec![0i64; access.accesses.len()];
        for dependence in dependences.iter().filter(|dependence| may_be_backward(dependence)) {
            delta[dependence.source as usize] += 1;
            delta[dependence.sink as usize] -= 1;
        }
        let mut made = Partitions { func, numbers, list: Vec::new() };
        let mut active = 0;
        let mut row = 0;
        while row < access.accesses.len() {
            // An access through one of several pointers has a row for each.
            let inst = access.accesses[row].inst;
            let rows = access.accesses[row..].iter().take_while(|next| next.inst == inst).count();
            let ends = &delta[row..row + rows];
            let starts: bool = ends.iter().any(|&change| change > 0);
            made.add(inst, active > 0 || starts);
            active += ends.iter().sum::<i64>();
            row += rows;
        }
        for &inst in used_outside {
            made.add(inst, false);
        }
        made
    }
    fn add(&mut self, inst: Inst, cyclic: bool) {
        let Some(number) = self.numbers.of(inst) else { return };
        if !(cyclic && self.list.last().is_some_and(|last| last.cyclic)) {
            // The neighbours that are plain merge anyway.
            let joins = !cyclic && self.list.last().is_some_and(|last| !last.cyclic);
            if !joins {
                self.list.push(Partition { has: BitVec::repeat(false, self.numbers.insts.len()), cyclic });
            }
        }
        if let Some(last) = self.list.last_mut() {
            last.has.set(number, true);
        }
    }
    /// Merges neighbours of which all match.
    fn merge_neighbours(&mut self, matches: impl Fn(&Partition) -> bool) {
        let mut merged: Vec<Partition> = Vec::with_capacity(self.list.len());
        let mut open = false;
        for partition in std::mem::take(&mut self.list) {
            let fits = matches(&partition);
            match merged.last_mut().filter(|_| open && fits) {
                Some(last) => last.take(partition),
                None => merged.push(partition),
            }
            open = fits;
        }
        self.list = merged;
    }
    /// Merges cyclic partitions with neighbours all of whose stores run in some iterations only, as `is_conditional` says of blocks.
    pub fn merge_not_convertible(&mut self, is_conditional: impl Fn(Block) -> bool) {
        let (func, numbers) = (self.func, self.numbers);
        self.merge_neighbours(|partition| {
            let mut stores =
                partition.has.iter_ones().map(|n| numbers.insts[n]).filter(|&i| func.op(i) == Opcode::Store).peekable();
            partition.cyclic || stores.peek().is_some() && stores.all(|i| is_conditional(func.block_of(i)))
        });
    }
    /// Adds to each partition what it is computed from.
    pub fn populate(&mut self) {
        let (func, numbers) = (self.func, self.numbers);
        let everywhere = |inst: Inst| {
            func.op(inst).is_terminator() || facts::intrinsic(func, inst) == Some(id::EXPERIMENTAL_NOALIAS_SCOPE_DECL)
        };
        let always: Vec<usize> = (0..numbers.insts.len()).filter(|&n| everywhere(numbers.insts[n])).collect();
        for partition in &mut self.list {
            always.iter().for_each(|&n| partition.has.set(n, true));
            let mut work: Vec<usize> = partition.has.iter_ones().collect();
            while let Some(number) = work.pop() {
                for operand in func.operands(numbers.insts[number]) {
                    if let Some(needed) = operand.as_inst().and_then(|inst| numbers.of(inst))
                        && !partition.has.replace(needed, true)
                    {
                        work.push(needed);
                    }
                }
            }
        }
    }
    /// Merges partitions that have the same load, with all between them.
    pub fn merge_for_loads(&mut self) {
        let mut first: Vec<u32> = vec![u32::MAX; self.numbers.insts.len()];
        // By partition: the first one that it has to be one with.
        let mut reach: Vec<usize> = (0..self.list.len()).collect();
        for (at, partition) in self.list.iter().enumerate() {
            for number in partition.has.iter_ones() {
                if self.func.op(self.numbers.insts[number]) != Opcode::Load {
                    continue;
                }
                match first[number] {
                    u32::MAX => first[number] = at as u32,
                    earlier => reach[at] = reach[at].min(earlier as usize),
                }
            }
        }
        // From the end: a boundary goes where a partition behind it reaches across.
        let mut lowest = usize::MAX;
        let mut joins = vec![false; self.list.len()];
        for at in (0..self.list.len()).rev() {
            lowest = lowest.min(reach[at]);
            joins[at] = lowest < at;
        }
        let mut merged: Vec<Partition> = Vec::with_capacity(self.list.len());
        for (partition, joins) in std::mem::take(&mut self.list).into_iter().zip(joins) {
            match merged.last_mut().filter(|_| joins) {
                Some(last) => last.take(partition),
                None => merged.push(partition),
            }
        }
        self.list = merged;
    }
}

impl Partition {
    fn take(&mut self, other: Partition) {
        self.has |= other.has;
        self.cyclic |= other.cyclic;
    }
}

/// The partition of each pointer that is compared: `None` for one whose accesses are in several.
pub fn partitions_of_pointers(access: &LoopAccess, numbers: &Numbers, list: &[Partition]) -> Vec<Option<usize>> {
    // By access: its only partition.
    let only: Vec<Option<usize>> = access
        .accesses
        .iter()
        .map(|row| {
            let number = numbers.of(row.inst)?;
            let mut having = (0..list.len()).filter(|&at| list[at].has[number]);
            having.next().filter(|_| having.next().is_none())
        })
        .collect();
    let mut rows: Vec<usize> = (0..access.accesses.len()).collect();
    let key = |row: usize| (access.accesses[row].ptr, access.accesses[row].write);
    rows.sort_by_key(|&row| key(row));
    access
        .checks
        .pointers
        .iter()
        .map(|pointer| {
            let wanted = (pointer.ptr, pointer.write);
            let from = rows.partition_point(|&row| key(row) < wanted);
            let mut of_pointer = rows[from..].iter().take_while(|&&row| key(row) == wanted).map(|&row| only[row]);
            let first = of_pointer.next()??;
            of_pointer.all(|other| other == Some(first)).then_some(first)
        })
        .collect()
}

/// The pairs of groups of `access` that have pointers in different partitions.
pub fn crossing(access: &LoopAccess, of_pointer: &[Option<usize>]) -> Vec<warpc_scev::access::Check> {
    let rows = &access.checks;
    let crosses = |&&(first, second): &&(u32, u32)| {
        let members = |group: u32| rows.groups[group as usize].members.iter().copied();
        members(first).any(|a| {
            members(second).any(|b| {
                let (x, y) = (of_pointer[a as usize], of_pointer[b as usize]);
                rows.need(a, b) && (x.is_none() || x != y)
            })
        })
    };
    rows.pairs.iter().filter(crosses).copied().collect()
}
