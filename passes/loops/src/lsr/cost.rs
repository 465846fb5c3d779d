//! What solutions cost: registers and instructions of the loop, with what several formulae share counted once.
//!
//! A formula has *parts*: its registers, the steps of these, and, where the code that is there is kept, the instructions of that
//! code. Each part has a cost that is paid by the first formula that has it. [`Ledger`] knows all of it as numbers, so that the
//! search asks nothing else.
//!
//! Two orders: that of LLVM, in which registers come first; and that of the machine, in which instructions of 32 bits do
//! (`Target::words`). Figures of the latter, of code behind the assembler for sm_90: a sum of 64 bits two; of shared and local
//! addresses one; a base and a 32-bit index times a constant one (`IMAD.WIDE`); a shifted 64-bit index and a base two (`LEA`,
//! `LEA.HI.X`); a product of 64 bits three; an extension that an address takes none.

use super::formula::{Formula, UseKind, words};
use super::problem::{Problem, Use, compared_for_equality};
use smallvec::SmallVec;
use std::collections::HashMap;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{Expr, Kind, Se};

/// Instructions of kept code that are looked at for one use.
const CHAIN: usize = 64;
/// Nodes of an expression that is computed in the loop.
const NODES: u32 = 64;

/// A cost, compared by [`Cost::is_less`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Instructions of 32 bits in the loop.
    pub words: u32,
    /// Registers.
    pub registers: u32,
    recurrences: u32,
    products: u32,
    additions: u32,
    constants: u32,
    setup: u32,
}

impl Cost {
    fn plus(&mut self, more: Cost) {
        self.words += more.words;
        self.registers += more.registers;
        self.recurrences += more.recurrences;
        self.products += more.products;
        self.additions += more.additions;
        self.constants = self.constants.saturating_add(more.constants);
        self.setup = (self.setup + more.setup).min(1 << 16);
    }
    /// Whether it is less than `other`; `by_words`: instructions come first.
    pub fn is_less(&self, other: &Cost, by_words: bool) -> bool {
        let rest = |c: &Cost| (c.registers, c.recurrences, c.products, c.additions, c.constants, c.setup);
        match by_words {
            true => (self.words, rest(self)) < (other.words, rest(other)),
            false => rest(self) < rest(other),
        }
    }
}

/// What a formula costs.
#[derive(Clone, Default)]
pub struct Entry {
    /// Its parts.
    pub parts: SmallVec<[u32; 6]>,
    /// The first parts, which are its registers.
    pub registers: u32,
    /// What it costs besides its parts.
    own: Cost,
    /// It cannot be.
    pub lost: bool,
    /// The code that is there.
    pub kept: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Register(Expr),
    Inst(Inst),
}

/// Costs of all formulae of a problem.
#[derive(Default)]
pub struct Ledger {
    rows: HashMap<Part, u32>,
    /// Cost of each part, and whether it cannot be.
    costs: Vec<(Cost, bool)>,
    /// By use and formula.
    pub entries: Vec<Vec<Entry>>,
    by_words: bool,
    setup_depth: u32,
}

impl Ledger {
    /// Of all formulae.
    pub fn new(se: &mut Se<'_, '_>, problem: &Problem, setup_depth: u32) -> Ledger {
        let mut ledger = Ledger { by_words: problem.target.words, setup_depth, ..Default::default() };
        for row in 0..problem.uses.len() {
            let list = (0..problem.uses[row].formulae.len()).map(|n| ledger.rate(se, problem, row, n)).collect();
            ledger.entries.push(list);
        }
        ledger
    }
    /// Whether a part is a register that steps.
    pub fn steps(&self, part: u32) -> bool {
        self.costs[part as usize].0.recurrences > 0
    }
    /// Number of parts.
    pub fn len(&self) -> usize {
        self.costs.len()
    }
    /// Adds a formula whose parts are counted in `held` to `cost`.
    pub fn add(&self, entry: &Entry, held: &mut [u32], cost: &mut Cost) {
        cost.plus(entry.own);
        for &part in &entry.parts {
            held[part as usize] += 1;
            if held[part as usize] == 1 {
                cost.plus(self.costs[part as usize].0);
            }
        }
    }
    /// Takes the parts of a formula out of `held`.
    pub fn remove(&self, entry: &Entry, held: &mut [u32]) {
        for &part in &entry.parts {
            held[part as usize] -= 1;
        }
    }
    /// Cost of a formula alone.
    pub fn alone(&self, entry: &Entry) -> Cost {
        let mut cost = entry.own;
        for (n, &part) in entry.parts.iter().enumerate() {
            if !entry.parts[..n].contains(&part) {
                cost.plus(self.costs[part as usize].0);
            }
        }
        cost
    }

    fn rate(&mut self, se: &mut Se<'_, '_>, problem: &Problem, row: usize, n: usize) -> Entry {
        let found = &problem.uses[row];
        let formula = &found.formulae[n];
        let mut entry = Entry { kept: formula.kept, ..Default::default() };
        if formula.kept && self.by_words {
            self.rate_kept(se, problem, found, &mut entry);
            return entry;
        }
        for reg in formula.all() {
            let part = self.register(se, problem, reg);
            entry.parts.push(part);
            entry.lost |= self.costs[part as usize].1;
        }
        entry.registers = entry.parts.len() as u32;
        for reg in formula.all() {
            if se.kind(reg) == Kind::AddRec && se.rec_loop(reg) == Some(problem.loop_id) {
                let step = se.step_of(reg);
                if se.kind(step) != Kind::Constant || !se.is_affine(reg) {
                    let part = self.register(se, problem, step);
                    entry.parts.push(part);
                    entry.lost |= self.costs[part as usize].1;
                }
            }
        }
        let ty = formula.ty(se).unwrap_or(found.ty);
        let mut additions = formula.len().saturating_sub(problem.target.registers_folded(found.kind, formula)) as u32;
        additions += (formula.unfolded != 0) as u32;
        let mut constants = 0u32;
        for fixup in &found.fixups {
            let offset = fixup.offset.wrapping_add(formula.offset);
            constants = constants.saturating_add(significant_bits(offset));
            let folded = problem.target.folds(found.kind, offset, offset, true);
            additions += (matches!(found.kind, UseKind::Address(_)) && !folded) as u32;
        }
        // Additions before the access serve all its fixups; elsewhere each fixup has its own.
        let mut in_words = additions * words(if found.ty.is_ptr() { found.ty } else { ty });
        if found.kind == UseKind::Zero {
            in_words += words(ty);
        }
        entry.own = Cost { additions, constants, words: in_words, ..Default::default() };
        entry
    }

    /// The part that register `reg` is.
    fn register(&mut self, se: &mut Se<'_, '_>, problem: &Problem, reg: Expr) -> u32 {
        if let Some(&row) = self.rows.get(&Part::Register(reg)) {
            return row;
        }
        let mut cost = Cost::default();
        let mut lost = false;
        let own = se.rec_loop(reg) == Some(problem.loop_id) && se.kind(reg) == Kind::AddRec;
        let counted = match se.kind(reg) {
            Kind::AddRec if !own => {
                // Phis of other loops are there; new ones of loops beside this one would be bad.
                let there = has_phi(se, reg);
                let around = se.rec_loop(reg).is_some_and(|l| se.loops.encloses(l, problem.loop_id));
                lost = !there && !around;
                !there
            }
            _ => true,
        };
        if counted {
            cost.registers = 1;
            cost.recurrences = own as u32;
            cost.setup = setup_of(se, reg, self.setup_depth);
            let variant = !se.is_invariant(reg, problem.loop_id);
            cost.products = (se.kind(reg) == Kind::Mul && variant) as u32;
            cost.words = match (own, variant) {
                (true, _) if se.is_affine(reg) => words(se.ty(reg)),
                (_, true) => words_of(se, reg, problem.loop_id),
                _ => 0,
            };
        }
        self.part(Part::Register(reg), cost, lost)
    }
    fn part(&mut self, part: Part, cost: Cost, lost: bool) -> u32 {
        *self.rows.entry(part).or_insert_with(|| {
            self.costs.push((cost, lost));
            self.costs.len() as u32 - 1
        })
    }

    /// The code that is there: its instructions down to phis of the header.
    fn rate_kept(&mut self, se: &mut Se<'_, '_>, problem: &Problem, found: &Use, entry: &mut Entry) {
        let func = se.f;
        let header = se.loops.header(problem.loop_id);
        for fixup in &found.fixups {
            let mut work: SmallVec<[Value; 8]> = SmallVec::from_slice(&[fixup.value]);
            let mut seen = 0;
            while let Some(value) = work.pop() {
                let Some(inst) = value.as_inst().filter(|&i| se.loops.contains(problem.loop_id, func.block_of(i)))
                else {
                    continue;
                };
                seen += 1;
                if seen > CHAIN {
                    break;
                }
                // A phi of the header, and its next value, are one register.
                let phi = match func.op(inst) == Opcode::Phi && func.block_of(inst) == header {
                    true => Some(inst),
                    false => phi_of_increment(func, header, inst),
                };
                if let Some(phi) = phi {
                    let expr = se.get(phi.into());
                    if se.kind(expr) == Kind::AddRec {
                        let part = self.register(se, problem, expr);
                        if !entry.parts.contains(&part) {
                            entry.parts.push(part);
                        }
                    }
                    continue;
                }
                let chained =
                    func.op(inst).is_binary() || func.op(inst).is_cast() || func.op(inst) == Opcode::GetElementPtr;
                if !chained || se.type_of(inst.into()).is_none() {
                    continue;
                }
                let cost = Cost { words: words_of_inst(func, inst), ..Default::default() };
                let part = self.part(Part::Inst(inst), cost, false);
                if !entry.parts.contains(&part) {
                    entry.parts.push(part);
                }
                work.extend(func.operands(inst));
            }
            if found.kind == UseKind::Zero {
                let bits = compared_for_equality(func, fixup.user, fixup.value).and_then(|v| se.type_of(v));
                entry.own.words += bits.map_or(1, words);
            }
        }
    }
}

/// The phi of `header` whose next value is `inst`.
fn phi_of_increment(func: &Func<'_>, header: Block, inst: Inst) -> Option<Inst> {
    if !matches!(func.op(inst), Opcode::Add | Opcode::Sub | Opcode::GetElementPtr) {
        return None;
    }
    let own = |v: Value| v.as_inst().filter(|&p| func.op(p) == Opcode::Phi && func.block_of(p) == header);
    let mut phis = func.operands(inst).filter_map(own);
    phis.find(|&p| func.phi_pairs(p).any(|pair| pair.0 == Value::inst(inst)))
}

/// Instructions of 32 bits that `inst` is behind the assembler, where what it takes is fused with it.
fn words_of_inst(func: &Func<'_>, inst: Inst) -> u32 {
    let bits = |v: Value| {
        let types = func.types();
        match types.addrspace(func.type_of(v)) {
            Some(3 | 5) => 32,
            Some(space) => func.layout().index_bits(space),
            None => types.int_bits(func.type_of(v)).unwrap_or(32),
        }
    };
    let own = bits(inst.into()).div_ceil(32).max(1);
    let taken = |by: &dyn Fn(Opcode) -> bool| {
        func.has_one_use(inst.into()) && func.uses(inst.into()).all(|row| by(func.op(func.user(row))))
    };
    match func.op(inst) {
        Opcode::GetElementPtr => {
            let size = func.layout().alloc_size(func.types(), Type(func.aux(inst).a));
            func.operands(inst)
                .skip(1)
                .filter(|v| !v.is_constant())
                .map(|index| match is_narrow_product(func, index) {
                    true => 1,
                    false if size.is_power_of_two() || own == 1 => own,
                    false => own + 2,
                })
                .sum()
        }
        Opcode::Shl if taken(&|op| matches!(op, Opcode::Add | Opcode::GetElementPtr)) => 0,
        Opcode::Mul if own == 1 && taken(&|op| op == Opcode::Add) => 0,
        Opcode::Mul => own * 2 - 1,
        Opcode::Add if func.operands(inst).any(|v| is_narrow_product(func, v)) => 1,
        Opcode::SExt | Opcode::ZExt => {
            let address = |op| matches!(op, Opcode::Add | Opcode::GetElementPtr | Opcode::Shl | Opcode::Mul);
            let all = func.uses(inst.into()).take(CHAIN).all(|row| address(func.op(func.user(row))));
            (!all && func.op(inst) == Opcode::SExt) as u32
        }
        op if op.is_cast() => 0,
        _ => own,
    }
}

/// Whether `value` is an extension of 32 bits, or that times a constant: a product that takes a sum with it.
fn is_narrow_product(func: &Func<'_>, value: Value) -> bool {
    let extended = |v: Value| {
        v.as_inst().is_some_and(|i| {
            matches!(func.op(i), Opcode::SExt | Opcode::ZExt)
                && func.types().int_bits(func.type_of(func.operand(i, 0))).is_some_and(|b| b <= 32)
        })
    };
    let scaled = value.as_inst().is_some_and(|i| {
        matches!(func.op(i), Opcode::Shl | Opcode::Mul)
            && func.operand(i, 1).is_constant()
            && extended(func.operand(i, 0))
    });
    extended(value) || scaled
}

/// Whether a phi has the value of recurrence `rec`.
fn has_phi(se: &mut Se<'_, '_>, rec: Expr) -> bool {
    let func = se.f;
    let Some(loop_id) = se.rec_loop(rec) else { return false };
    let header = se.loops.header(loop_id);
    let phis: SmallVec<[Inst; 16]> =
        func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).take(CHAIN).collect();
    phis.into_iter().any(|p| se.type_of(p.into()).is_some() && se.get(p.into()) == rec)
}

/// Leaves of an expression that is set up before the loop.
fn setup_of(se: &Se<'_, '_>, expr: Expr, depth: u32) -> u32 {
    match se.kind(expr) {
        Kind::Unknown | Kind::Constant => 1,
        _ if depth == 0 => 0,
        Kind::AddRec => setup_of(se, se.op(expr, 0), depth - 1),
        Kind::Truncate | Kind::ZeroExtend | Kind::SignExtend => setup_of(se, se.op(expr, 0), depth - 1),
        Kind::Add | Kind::Mul | Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin | Kind::UDiv => {
            se.ops(expr).iter().fold(0u32, |sum, &op| sum.saturating_add(setup_of(se, op, depth - 1))).min(1 << 16)
        }
        _ => 0,
    }
}

/// Instructions of an expression that is computed in the loop.
fn words_of(se: &mut Se<'_, '_>, expr: Expr, loop_id: Loop) -> u32 {
    let mut sum = 0u32;
    let mut work: SmallVec<[Expr; 8]> = SmallVec::from_slice(&[expr]);
    let mut nodes = 0;
    while let Some(expr) = work.pop() {
        nodes += 1;
        if nodes > NODES || se.is_invariant(expr, loop_id) {
            continue;
        }
        let own = words(se.ty(expr));
        let more = se.num_ops(expr).saturating_sub(1) as u32;
        sum = sum.saturating_add(match se.kind(expr) {
            Kind::Add | Kind::AddRec => own * more,
            Kind::Mul => (own * 2 - 1) * more,
            Kind::UDiv => 32 * own,
            Kind::SignExtend => 1,
            Kind::Truncate | Kind::ZeroExtend | Kind::PtrToInt | Kind::Unknown => 0,
            _ => 2 * own * more,
        });
        work.extend_from_slice(se.ops(expr));
    }
    sum
}

fn significant_bits(value: i64) -> u32 {
    match value {
        0 => 0,
        _ => 65 - if value < 0 { value.leading_ones() } else { value.leading_zeros() },
    }
}

/// Whether two formulae of use `row` have the same registers of those that other uses have.
pub fn shared_registers(problem: &Problem, row: usize, formula: &Formula) -> SmallVec<[Expr; 4]> {
    let mut shared: SmallVec<[Expr; 4]> = formula.all().filter(|&r| problem.registers.serves_others(r, row)).collect();
    shared.sort_unstable();
    shared
}
