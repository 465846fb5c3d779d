//! Chains cut where another access lies between, where bytes are missing, and to what the target accesses at once.

use super::Neighbours;
use crate::accesses::Access;
use smallvec::SmallVec;
use std::ops::Range;
use warpc_analysis::alias::{Alias, AliasCache, Loc, constant_offset};
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::facts;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::known_bits::Values;
use warpc_ir::body::Aux;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// Accesses that are tried as one: more than lanes, since several may load the same bytes.
const TRIED: usize = 128;
/// Alignment that an alloca gets for accesses that then become one, where nothing is known of the target.
const STACK_ALIGNMENT: u64 = 4;

/// An instruction of the block that may touch memory.
#[derive(Clone, Copy)]
struct Row {
    inst: Inst,
    place: u32,
    /// The vector access that was put before it, or `NONE`.
    vector: Inst,
    /// One more than its number in the chain at hand; 0 if it is none of it.
    member: u32,
}

/// What touches memory in the block at hand, and where its instructions stand.
#[derive(Default)]
pub(super) struct Scene {
    /// Memory instructions in order.
    rows: Vec<Row>,
    /// Those that may write, or order other accesses.
    writers: Vec<u32>,
    /// By instruction of the block: its place, and a turn among those that were put at that place.
    keys: Vec<u64>,
    turn: u32,
    /// Questions about aliases that are left.
    pub questions: usize,
}

impl Scene {
    /// Turns to `block`, of which nothing was changed.
    pub fn enter(&mut self, func: &Func<'_>, block: Block) {
        self.rows.clear();
        self.writers.clear();
        self.turn = 0;
        self.keys.resize(func.num_insts(), 0);
        for (place, inst) in func.block_insts(block).enumerate() {
            let place = place as u32;
            self.keys[inst.index()] = (place as u64) << 32 | u32::MAX as u64;
            let writes = facts::may_write(func, inst);
            if writes {
                self.writers.push(self.rows.len() as u32);
            }
            if writes || facts::may_read(func, inst) {
                self.rows.push(Row { inst, place, vector: Inst::NONE, member: 0 });
            }
        }
    }
    /// Where `inst` stands in the block: to be compared with that of others.
    pub fn key(&self, inst: Inst) -> u64 {
        self.keys[inst.index()]
    }
    /// Notes that `inst` was put right before `at`, behind what was put there earlier.
    pub fn put(&mut self, inst: Inst, at: Inst) {
        if self.keys.len() <= inst.index() {
            self.keys.resize(inst.index() + 1, 0);
        }
        self.keys[inst.index()] = self.keys[at.index()] >> 32 << 32 | self.turn as u64;
        self.turn += 1;
    }
    /// Notes that vector access `vector` was put before memory instruction `at`.
    pub fn put_vector(&mut self, vector: Inst, at: Inst) {
        let place = (self.key(at) >> 32) as u32;
        let row = self.row(place);
        self.rows[row].vector = vector;
    }
    /// The memory instruction at `place`, or the first behind it.
    fn row(&self, place: u32) -> usize {
        self.rows.partition_point(|row| row.place < place)
    }

    /// Orders the accesses of a chain so that those of each returned range can move to the first of the range: loads up, stores
    /// down. Ranges of one access are left out.
    pub fn without_conflicts(
        &mut self,
        func: &Func<'_>,
        cache: &mut AliasCache,
        accesses: &mut [Access],
        is_load: bool,
    ) -> SmallVec<[Range<usize>; 4]> {
        if !is_load {
            accesses.reverse();
            for (number, access) in accesses.iter().enumerate() {
                let row = self.row(access.place);
                self.rows[row].member = number as u32 + 1;
            }
        }
        let mut alias = Alias::new(func, cache);
        let mut ranges = SmallVec::new();
        let mut start = 0;
        for n in 1..=accesses.len() {
            let goes_on = n < accesses.len()
                && if is_load {
                    self.load_can_rise(&mut alias, &accesses[n], &accesses[start])
                } else {
                    self.store_can_sink(&mut alias, accesses, n, start)
                };
            if !goes_on {
                if n - start > 1 {
                    ranges.push(start..n);
                }
                start = n;
            }
        }
        if !is_load {
            for access in accesses.iter() {
                let row = self.row(access.place);
                self.rows[row].member = 0;
            }
        }
        ranges
    }
    /// Whether no writer between `first` and load `load` touches what it reads.
    fn load_can_rise(&mut self, alias: &mut Alias<'_, '_>, load: &Access, first: &Access) -> bool {
        if is_invariant(alias.f, load.inst) {
            return true;
        }
        let Some(loc) = Loc::of(alias.f, load.inst) else { return false };
        let from = self.writers.partition_point(|&row| self.rows[row as usize].place <= first.place);
        let to = self.writers.partition_point(|&row| self.rows[row as usize].place < load.place);
        (from..to).all(|n| {
            let row = self.rows[self.writers[n] as usize];
            self.asks() && [row.inst, row.vector].iter().all(|&i| i.is_none() || !alias.mod_ref(i, &loc).is_mod())
        })
    }
    /// Whether nothing between store `number` and store `last` of a chain touches what it writes.
    fn store_can_sink(&mut self, alias: &mut Alias<'_, '_>, accesses: &[Access], number: usize, last: usize) -> bool {
        let store = &accesses[number];
        let Some(loc) = Loc::of(alias.f, store.inst) else { return false };
        let (from, to) = (self.row(store.place) + 1, self.row(accesses[last].place));
        (from..=to).all(|n| {
            let row = self.rows[n];
            if !self.asks() {
                return false;
            }
            let vector_is_free = row.vector.is_none() || alias.mod_ref(row.vector, &loc).is_none();
            let is_free = match row.member.checked_sub(1) {
                // Offsets tell more than addresses do.
                Some(other) => {
                    let other = &accesses[other as usize];
                    other.end() <= store.offset || store.end() <= other.offset
                }
                None => is_invariant(alias.f, row.inst) || alias.mod_ref(row.inst, &loc).is_none(),
            };
            vector_is_free && is_free
        })
    }
    /// Takes one from the budget of questions.
    fn asks(&mut self) -> bool {
        self.questions = self.questions.saturating_sub(1);
        self.questions > 0
    }
}

/// Whether `inst` is a load of memory that nobody writes.
fn is_invariant(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Load && func.attachments(inst).any(|row| func.ctx().str(row.kind) == b"invariant.load")
}

/// Parts of `accesses`, which are in the order of offsets, that leave no byte out and overlap by whole lanes; those of one access
/// are left out.
pub(super) fn contiguous(accesses: &[Access], lane_bits: u32) -> SmallVec<[Range<usize>; 4]> {
    let mut ranges = SmallVec::new();
    let (mut start, mut end) = (0, accesses[0].end() as i128);
    for (n, access) in accesses.iter().enumerate().skip(1) {
        let overlap = end - access.offset as i128;
        if overlap < 0 || overlap * 8 % lane_bits as i128 != 0 {
            if n - start > 1 {
                ranges.push(start..n);
            }
            start = n;
            end = access.end() as i128;
        }
        end = end.max(access.end() as i128);
    }
    if accesses.len() - start > 1 {
        ranges.push(start..accesses.len());
    }
    ranges
}

/// What is known of alignments.
pub(super) struct Alignments<'q> {
    pub dom: &'q DomTree,
    pub assumptions: &'q Assumptions,
    /// Whether more than the alignment of each access counts.
    pub known: bool,
    /// Bytes of the widest access.
    pub widest: i64,
}

/// Residues of offsets that are aligned, by the logarithm of the alignment.
type Residues = [Option<i64>; 6];

impl Alignments<'_> {
    /// Runs of `accesses`, a contiguous part of a chain, that are aligned to their size. Raises the alignment of allocas.
    pub fn runs(&self, f: &mut FuncMut<'_>, accesses: &[Access]) -> SmallVec<[Neighbours; 4]> {
        let residues = self.residues(f, accesses);
        let mut runs = SmallVec::new();
        let mut first = 0;
        while first + 1 < accesses.len() {
            match self.longest(f, accesses, first, &residues) {
                Some(run) => {
                    first += run.len;
                    runs.push(run);
                }
                None => first += 1,
            }
        }
        runs
    }
    /// The longest run from access `first` on.
    fn longest(
        &self,
        f: &mut FuncMut<'_>,
        accesses: &[Access],
        first: usize,
        residues: &Residues,
    ) -> Option<Neighbours> {
        let lead = &accesses[first];
        let mut tried: SmallVec<[i64; 32]> = SmallVec::new();
        let mut end = lead.end();
        for access in accesses[first + 1..].iter().take(TRIED) {
            end = end.max(access.end());
            if end.wrapping_sub(lead.offset) > self.widest {
                break;
            }
            tried.push(end.wrapping_sub(lead.offset));
        }
        if tried.is_empty() {
            return None;
        }
        let mut align = f.mem(lead.inst).align;
        let mut asked = !self.known;
        for (n, &bytes) in tried.iter().enumerate().rev() {
            if !bytes.cast_unsigned().is_power_of_two() {
                continue;
            }
            let size = bytes.cast_unsigned();
            if align < size && !asked {
                asked = true;
                align = align.max(self.known_alignment(f, lead, residues));
            }
            if align < size {
                align = align.max(self.raised(f, lead, size));
            }
            if align >= size {
                return Some(Neighbours { first, len: n + 2, bytes, align });
            }
        }
        None
    }
    /// What the alignments of `accesses` say of all of them: they are all executed.
    fn residues(&self, func: &Func<'_>, accesses: &[Access]) -> Residues {
        let mut residues = [None; 6];
        if self.known {
            for access in accesses {
                let align = func.mem(access.inst).align;
                for (log, residue) in residues.iter_mut().enumerate() {
                    if align >= 1 << log {
                        *residue = Some(access.offset & ((1 << log) - 1));
                    }
                }
            }
        }
        residues
    }
    /// Alignment of `access` by its neighbours and by what is known of its address.
    fn known_alignment(&self, func: &Func<'_>, access: &Access, residues: &Residues) -> u64 {
        let by_neighbours =
            (0..residues.len()).rev().find(|&log| residues[log] == Some(access.offset & ((1 << log) - 1)));
        let mut align = 1 << by_neighbours.unwrap_or(0);
        if align < self.widest.cast_unsigned()
            && let Some(ptr) = facts::pointer_operand(func, access.inst)
        {
            align = align.max(Values::with(func, self.dom, self.assumptions).at(access.inst).pointer_alignment(ptr));
        }
        align
    }
    /// Aligns the alloca that `access` accesses the start of, for an access of `size` bytes; gives the new alignment, or 1.
    fn raised(&self, f: &mut FuncMut<'_>, access: &Access, size: u64) -> u64 {
        let Some(ptr) = facts::pointer_operand(f, access.inst) else { return 1 };
        let (base, offset) = constant_offset(f, ptr);
        let Some(alloca) = base.as_inst().filter(|&i| f.op(i) == Opcode::Alloca && offset == 0) else { return 1 };
        // Local memory has vector accesses too, and aligning a variable costs nothing there.
        let most = if self.known && is_for_gpu(f) { size } else { STACK_ALIGNMENT };
        if f.type_of(ptr) != f.ty(alloca) || size > most {
            return 1;
        }
        let aux = f.aux(alloca);
        let align = Aux::unpack_align(aux.b).max(most);
        f.set_aux(alloca, Aux { b: Aux::pack_align(align), ..aux });
        align
    }
}

/// The pointer of `access`.
pub(super) fn pointer(func: &Func<'_>, access: &Access) -> Value {
    facts::pointer_operand(func, access.inst).unwrap_or(Value::NONE)
}
