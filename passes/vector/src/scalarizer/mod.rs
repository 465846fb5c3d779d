//! `scalarizer`: operations on vectors become operations on their elements.
//!
//! **When**: arithmetic, comparisons, conversions, choices, addresses, phis, shuffles, insertions and extractions, and intrinsics that work on
//! each element, of vectors of a fixed length; loads and stores of whole bytes per element with `scalarize-load-store`. Other calls, returns
//! and the like keep their vectors. A vector whose index is not constant is taken apart by comparisons (`scalarize-variable-insert-extract`).
//! **How**: blocks in reverse post-order; each vector has a list of elements that is filled as they are asked for, by `extractelement` behind
//! the vector's definition. In the end what still needs a whole vector gets a chain of `insertelement`, and what is dead goes.
//! `scalarizer<integers>`, for what prepares code generation, leaves everything but integers as it is, and casts of bits too, and takes
//! sums over the elements of a vector apart: sums that read elements are seen by rules about scalars, such as those of `dot-products`.
//! **Invariants**: elements keep flags and the metadata that holds of parts (`!tbaa`, scopes, `!fpmath`, `!invariant.load`, `!access_group`), and
//! the place in the source. Accesses that are volatile or atomic stay. **Cost**: linear in elements; vectors of more than [`MOST_LANES`]
//! elements stay. With `min-bits=N` (`scalarize-min-bits`) elements of which two or more fit into N bits stay together, as many as fit, in
//! fragments that are vectors; operations whose operands are cut otherwise, and shuffles, keep their vectors then. **Source**: the pass of that name in LLVM.
//!
//! | file | what |
//! |---|---|
//! | `elements.rs` | insertions, extractions, shuffles, casts of bits |
//! | `memory.rs` | loads and stores |
//! | `split.rs` | fragments: their sizes, how they are taken out of a vector, how they become one again |

mod elements;
mod memory;
mod split;

use crate::knobs;
use smallvec::SmallVec;
use split::Split;
use std::collections::HashMap;
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::session::Target;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "scalarizer",
    summary: "turn operations on vectors into operations on their elements",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SCALARIZER],
    idempotent: false,
    required: false,
    make: |mut params| {
        let accesses = params.take_choice("load-store");
        let variable = params.take_choice("variable-insert-extract");
        let min_bits = params.take_number("scalarizer", "min-bits")?;
        let integers_only = params.take_choice("integers").unwrap_or(false);
        params.finish("scalarizer")?;
        Ok(PassBody::Function(Box::new(Scalarizer { accesses, variable, min_bits, integers_only })))
    },
};

/// Elements of the longest vector that is taken apart.
const MOST_LANES: u32 = 1024;

struct Scalarizer {
    /// Loads and stores too; `None` is as the knob says.
    accesses: Option<bool>,
    /// Indices that are not constant too.
    variable: Option<bool>,
    /// Bits of fragments, see [`Walk::min_bits`].
    min_bits: Option<u64>,
    /// Vectors of integers alone, and sums over their elements.
    integers_only: bool,
}

/// Fragments of a vector; `NONE` for those that nobody asked for yet.
type Parts = Vec<Value>;

struct Walk<'w, 'a> {
    func: &'w mut FuncMut<'a>,
    parts: HashMap<Value, Parts>,
    /// Addresses of the fragments behind a pointer, by the pointer and the type of a fragment.
    addresses: HashMap<(Value, Type), Parts>,
    /// What elements of a vector are taken out before: an instruction that stays until the end.
    points: HashMap<Value, Inst>,
    /// Stores that were taken apart.
    stores: Vec<Inst>,
    /// Blocks that the entry reaches: the others are not looked at, and bring nothing.
    reached: RowSet<Block>,
    /// Instructions whose elements were made, in order.
    gathered: Vec<Inst>,
    dead: Vec<Inst>,
    accesses: bool,
    variable: bool,
    /// Bits that fragments of several elements fill at most; 0: fragments are elements.
    min_bits: u64,
    integers_only: bool,
    /// Whether the target adds pairs of 16-bit integers, and has their minima and maxima.
    has_packed_shorts: bool,
}

/// Number and type of the elements of `ty`, if it is a vector that is taken apart.
fn shape(func: &Func<'_>, ty: Type) -> Option<(u32, Type)> {
    let (len, scalable, elem) = func.types().vector(ty)?;
    (!scalable && len <= MOST_LANES).then_some((len, elem))
}

/// Whether `target` has `add.s16x2` and its like.
fn has_packed_shorts(target: &Target) -> bool {
    target.sm >= 90 && (target.ptx == 0 || target.ptx >= 80)
}

/// Overloads of an intrinsic on elements, as positions: the result, or an argument.
#[derive(Clone, Copy)]
enum Part {
    Result,
    Argument(usize),
}

/// What an intrinsic that works on each element is overloaded on, and the argument that is the same for all.
fn elementwise(which: IntrinsicId) -> Option<(&'static [Part], Option<usize>)> {
    use Part::{Argument, Result};
    Some(match which {
        id::ABS | id::CTLZ | id::CTTZ => (&[Result], Some(1)),
        id::SMUL_FIX | id::SMUL_FIX_SAT | id::UMUL_FIX | id::UMUL_FIX_SAT => (&[Result], Some(2)),
        id::BSWAP
        | id::BITREVERSE
        | id::CTPOP
        | id::FSHL
        | id::FSHR
        | id::SADD_SAT
        | id::SSUB_SAT
        | id::UADD_SAT
        | id::USUB_SAT
        | id::SSHL_SAT
        | id::USHL_SAT
        | id::SMAX
        | id::SMIN
        | id::UMAX
        | id::UMIN
        | id::SQRT
        | id::SIN
        | id::COS
        | id::EXP
        | id::EXP2
        | id::LOG
        | id::LOG10
        | id::LOG2
        | id::FABS
        | id::MINNUM
        | id::MAXNUM
        | id::MINIMUM
        | id::MAXIMUM
        | id::COPYSIGN
        | id::FLOOR
        | id::CEIL
        | id::TRUNC
        | id::RINT
        | id::NEARBYINT
        | id::ROUND
        | id::ROUNDEVEN
        | id::POW
        | id::EXP10
        | id::TAN
        | id::ASIN
        | id::ACOS
        | id::ATAN
        | id::ATAN2
        | id::SINH
        | id::COSH
        | id::TANH
        | id::MINIMUMNUM
        | id::MAXIMUMNUM
        | id::FMA
        | id::FMULADD
        | id::CANONICALIZE => (&[Result], None),
        id::POWI => (&[Result, Argument(1)], Some(1)),
        id::LDEXP => (&[Result, Argument(1)], None),
        id::LRINT | id::LLRINT | id::LROUND | id::LLROUND | id::FPTOSI_SAT | id::FPTOUI_SAT | id::UCMP | id::SCMP => {
            (&[Result, Argument(0)], None)
        }
        id::IS_FPCLASS => (&[Argument(0)], Some(1)),
        _ => return None,
    })
}

/// Whether attachment `kind` holds of each element as it does of the whole.
fn holds_of_elements(kind: &[u8]) -> bool {
    matches!(
        kind,
        b"tbaa"
            | b"fpmath"
            | b"tbaa.struct"
            | b"invariant.load"
            | b"alias.scope"
            | b"noalias"
            | b"llvm.mem.parallel_loop_access"
            | b"llvm.access.group"
    )
}

impl<'a> Walk<'_, 'a> {
    fn name(&mut self, value: Value, of: Value, suffix: &str) {
        self.func.name_after(value, of, suffix);
    }
    /// What elements of `vector` are taken out before, wherever they are needed: the same instruction for all of them.
    fn point(&mut self, vector: Value) -> Option<Inst> {
        if let Some(&point) = self.points.get(&vector) {
            return Some(point);
        }
        let point = match vector.kind() {
            ValueKind::Arg(_) => self.func.first(self.func.entry()),
            ValueKind::Inst(i) if self.func.op(i) == Opcode::Phi => self.func.first_non_phi(self.func.block_of(i)),
            ValueKind::Inst(i) if !self.func.op(i).is_terminator() => self.func.next(i),
            _ => return None,
        };
        self.points.insert(vector, point);
        Some(point)
    }
    /// Chooses the places for the elements of all operands of `inst` before any of them is taken out.
    fn choose_points(&mut self, inst: Inst) {
        let operands: SmallVec<[Value; 4]> = self.func.operands(inst).collect();
        for operand in operands {
            let is_plain = operand.as_arg().is_some() || operand.as_inst().is_some();
            if is_plain && self.split(self.func.type_of(operand)).is_some() {
                self.point(operand);
            }
        }
    }
    /// Element `lane` of a constant vector.
    fn constant_element(&mut self, vector: Value, lane: u32, elem: Type) -> Option<Value> {
        match vector.kind() {
            ValueKind::Undef(_) => Some(Value::undef(elem)),
            ValueKind::Poison(_) => Some(Value::poison(elem)),
            ValueKind::Const(c) => {
                let consts = self.func.consts();
                match consts.row(c).kind {
                    ConstKind::Zero if self.func.types().is_ptr(elem) => Some(self.func.consts_mut().add_null(elem)),
                    ConstKind::Zero if self.func.types().is_int(elem) => {
                        Some(warpc_scalar::patterns::make_int(self.func, elem, 0))
                    }
                    ConstKind::Zero if matches!(elem, Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE) => {
                        Some(self.func.consts_mut().add_float(elem, 0))
                    }
                    ConstKind::Splat => consts.list(c).first().copied(),
                    ConstKind::Aggregate => consts.list(c).get(lane as usize).copied(),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The elements of `inst` are `made`, which take its flags, metadata and place.
    fn gather(&mut self, inst: Inst, made: Parts) {
        let loc = self.func.loc(inst);
        let keeps: Vec<(Str, Md)> = match self.func.flags(inst) & flags::HAS_MD != 0 {
            true => self
                .func
                .attachments(inst)
                .filter(|row| holds_of_elements(self.func.ctx().str(row.kind)))
                .map(|row| (row.kind, row.node))
                .collect(),
            false => Vec::new(),
        };
        for part in made.iter().filter_map(|part| part.as_inst()) {
            if self.func.op(part) == self.func.op(inst)
                && !matches!(self.func.op(part), Opcode::ExtractElement | Opcode::Phi)
            {
                for &(kind, node) in &keeps {
                    self.func.set_attachment(part, kind, node);
                }
            }
            if self.func.loc(part).is_none() && loc.is_some() {
                self.func.set_loc(part, loc);
            }
        }
        // Elements that were taken out of the vector before give way to the new ones.
        if let Some(old) = self.parts.get(&inst.into()).cloned() {
            for (old, &new) in old.into_iter().zip(&made) {
                let Some(old) = old.as_inst().filter(|_| old != new) else { continue };
                if new.as_inst().is_some() {
                    self.func.take_name(new, old.into());
                }
                self.func.replace_all_uses(old.into(), new);
                self.dead.push(old);
            }
        }
        self.parts.insert(inst.into(), made);
        self.gathered.push(inst);
    }

    /// Makes each fragment of `inst` by the same operation on the fragments of its operands.
    fn part_by_part(&mut self, inst: Inst, split: Split) -> bool {
        if !self.operands_split_alike(inst, split) {
            return false;
        }
        let (op, fl, aux) = (self.func.op(inst), self.func.flags(inst), self.func.aux(inst));
        let operands: SmallVec<[Value; 4]> = self.func.operands(inst).collect();
        let mut made = Parts::with_capacity(split.fragments() as usize);
        for n in 0..split.fragments() {
            let parts: SmallVec<[Value; 4]> = operands.iter().map(|&operand| self.part(operand, n, inst)).collect();
            let ty = self.fragment_type(split, n);
            let new = Builder::before(self.func, inst).emit(op, fl & !(flags::HAS_MD | flags::DEAD), ty, &parts, aux);
            self.name(new.into(), inst.into(), &format!(".i{n}"));
            made.push(new.into());
        }
        self.gather(inst, made);
        true
    }

    fn call(&mut self, inst: Inst, split: Split) -> bool {
        let known = facts::intrinsic(self.func, inst).and_then(|which| Some((which, elementwise(which)?)));
        let Some((which, (overloaded, same))) = known.filter(|_| self.func.call(inst).bundles.is_empty()) else {
            return false;
        };
        let args: SmallVec<[Value; 4]> =
            self.func.operands(inst).take(self.func.call(inst).num_args as usize).collect();
        if !self.operands_split_alike(inst, split) {
            return false;
        }
        let fl = self.func.flags(inst) & flags::FAST;
        let mut made = Parts::with_capacity(split.fragments() as usize);
        for n in 0..split.fragments() {
            let args: SmallVec<[Value; 4]> = args
                .iter()
                .enumerate()
                .map(|(position, &arg)| if same == Some(position) { arg } else { self.part(arg, n, inst) })
                .collect();
            let overloads: SmallVec<[Type; 2]> = overloaded
                .iter()
                .map(|part| match *part {
                    Part::Result => self.fragment_type(split, n),
                    Part::Argument(position) => self.func.type_of(args[position]),
                })
                .collect();
            let Some(callee) = Builder::before(self.func, inst).intrinsic_callee(which, &overloads) else {
                return false;
            };
            let new = Builder::before(self.func, inst).call_intrinsic(callee, &args, fl);
            self.name(new, inst.into(), &format!(".i{n}"));
            made.push(new);
        }
        self.gather(inst, made);
        true
    }

    /// The sum over the elements of a vector, two and two.
    fn sum(&mut self, inst: Inst) -> bool {
        if facts::intrinsic(self.func, inst) != Some(id::VECTOR_REDUCE_ADD) {
            return false;
        }
        let vector = self.func.operand(inst, 0);
        let Some(split) = self.split(self.func.type_of(vector)).filter(|split| split.packed == 1) else {
            return false;
        };
        let mut parts: Vec<Value> = (0..split.elements).map(|lane| self.part(vector, lane, inst)).collect();
        while parts.len() > 1 {
            let pairs = parts.chunks(2);
            parts = pairs
                .map(|pair| match *pair {
                    [left, right] => Builder::before(self.func, inst).binary(Opcode::Add, left, right, 0),
                    _ => pair[0],
                })
                .collect();
        }
        let sum = parts[0];
        if sum.as_inst().is_some() {
            self.func.take_name(sum, inst.into());
        }
        self.func.replace_all_uses(inst.into(), sum);
        self.dead.push(inst);
        true
    }

    fn phi(&mut self, phi: Inst, split: Split) {
        let mut made = Parts::with_capacity(split.fragments() as usize);
        let fl = self.func.flags(phi) & flags::FAST;
        for n in 0..split.fragments() {
            let ty = self.fragment_type(split, n);
            let new = self.func.new_inst(Opcode::Phi, fl, ty, &[], Aux::default());
            self.func.insert_before(new, phi);
            self.name(new.into(), phi.into(), &format!(".i{n}"));
            made.push(new.into());
        }
        // A phi may bring itself.
        self.gather(phi, made.clone());
        for n in 0..self.func.phi_len(phi) {
            let (value, from) = self.func.phi_incoming(phi, n);
            let end = self.func.terminator(from);
            let value = if self.reached.contains(from) { value } else { Value::poison(self.func.ty(phi)) };
            for (n, new) in made.iter().enumerate() {
                let part = self.part(value, n as u32, end);
                if let Some(new) = new.as_inst() {
                    self.func.add_incoming(new, part, from);
                }
            }
        }
    }

    /// Whether `inst` is not about integers alone, or moves bits between vectors of other lengths, which costs nothing as it is.
    fn is_left_to_selection(&self, inst: Inst) -> bool {
        let is_integer = |ty: Type| self.func.types().is_int(self.func.types().scalar(ty));
        let first = self.func.operands(inst).next();
        // Bytes that are only moved or masked stay words.
        let is_short =
            self.func.types().int_bits(self.func.types().scalar(self.func.ty(inst))).is_some_and(|bits| bits < 32);
        let moves = matches!(
            self.func.op(inst),
            Opcode::And
                | Opcode::Or
                | Opcode::Xor
                | Opcode::Select
                | Opcode::ShuffleVector
                | Opcode::InsertElement
                | Opcode::Freeze
                | Opcode::Phi
        );
        !is_integer(self.func.ty(inst))
            || self.is_packed(inst)
            || matches!(self.func.op(inst), Opcode::BitCast | Opcode::Load)
            || is_short && moves
            || first.is_some_and(|first| !first.is_none() && !is_integer(self.func.type_of(first)))
    }

    /// Whether pairs of the elements of `inst` are one instruction of the target.
    fn is_packed(&self, inst: Inst) -> bool {
        let is_pairs =
            |(lanes, element): (u32, Type)| lanes.is_multiple_of(2) && self.func.types().int_bits(element) == Some(16);
        self.has_packed_shorts
            && shape(self.func, self.func.ty(inst)).is_some_and(is_pairs)
            && match self.func.op(inst) {
                Opcode::Add => true,
                Opcode::Call => {
                    matches!(facts::intrinsic(self.func, inst), Some(id::SMIN | id::SMAX | id::UMIN | id::UMAX))
                }
                _ => false,
            }
    }

    /// Takes `inst` apart, if it is of a kind that is; whether something was done.
    fn visit(&mut self, inst: Inst) -> bool {
        let op = self.func.op(inst);
        if self.integers_only && self.is_left_to_selection(inst) {
            return false;
        }
        if op != Opcode::Phi && !op.is_terminator() {
            self.choose_points(inst);
        }
        match op {
            Opcode::Store => return self.store(inst),
            Opcode::ExtractElement => return self.extract(inst),
            Opcode::Call if self.integers_only && self.sum(inst) => return true,
            _ => {}
        }
        let Some(split) = self.split(self.func.ty(inst)) else { return false };
        match op {
            Opcode::Phi => {
                self.phi(inst, split);
                true
            }
            Opcode::BitCast => self.bit_cast(inst, split),
            Opcode::InsertElement => self.insert(inst, split),
            Opcode::ShuffleVector => self.shuffle(inst, split),
            Opcode::Load => self.load(inst, split),
            Opcode::Call => self.call(inst, split),
            Opcode::ICmp | Opcode::FCmp | Opcode::Select | Opcode::FNeg | Opcode::Freeze | Opcode::GetElementPtr => {
                self.part_by_part(inst, split)
            }
            op if op.is_binary() || op.is_cast() => self.part_by_part(inst, split),
            _ => false,
        }
    }

    /// Puts together what still needs a whole vector, and erases what nothing needs.
    fn finish(mut self) {
        for store in std::mem::take(&mut self.stores) {
            self.func.erase(store);
        }
        for inst in std::mem::take(&mut self.gathered) {
            let value = Value::inst(inst);
            let parts = self.parts.remove(&value).unwrap_or_default();
            if !self.func.is_unused(value) {
                let at = match self.func.op(inst) {
                    Opcode::Phi => self.func.first_non_phi(self.func.block_of(inst)),
                    _ => inst,
                };
                let ty = self.func.ty(inst);
                let Some(split) = self.split(ty) else { continue };
                let whole = self.whole(&parts, ty, split, (value, ""), at);
                self.func.take_name(whole, value);
                self.func.replace_all_uses(value, whole);
            }
            self.dead.push(inst);
        }
        let f = &mut *self.func;
        let mut dead: Vec<Inst> = self.dead.into_iter().filter(|&i| !f.is_dead(i) && f.is_unused(i.into())).collect();
        // A phi that only brings itself is dead too.
        erase_dead_chain(f, &mut dead, Inst::NONE);
    }
}

impl FunctionPass for Scalarizer {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let has_vectors = |func: &Func<'_>, i: Inst| {
            shape(func, func.ty(i)).is_some()
                || func
                    .operands(i)
                    .next()
                    .is_some_and(|first| !first.is_none() && shape(func, func.type_of(first)).is_some())
        };
        if !func.block_order().any(|b| func.block_insts(b).any(|i| !func.op(i).is_terminator() && has_vectors(func, i)))
        {
            return Outcome::Unchanged;
        }
        let knobs = &cx.session.knobs;
        let cfg = cx.analyses.cfg(func);
        let mut reached = RowSet::new(func.num_blocks());
        cfg.rpo().iter().for_each(|&b| {
            reached.insert(b);
        });
        let mut walk = Walk {
            func: &mut *func,
            parts: HashMap::new(),
            addresses: HashMap::new(),
            points: HashMap::new(),
            stores: Vec::new(),
            reached,
            gathered: Vec::new(),
            dead: Vec::new(),
            accesses: self.accesses.unwrap_or(knobs.get(knobs::SCALARIZE_LOAD_STORE)),
            variable: self.variable.unwrap_or(knobs.get(knobs::SCALARIZE_VARIABLE)),
            min_bits: self.min_bits.unwrap_or(knobs.get(knobs::SCALARIZE_MIN_BITS).max(0) as u64),
            integers_only: self.integers_only,
            has_packed_shorts: has_packed_shorts(&cx.session.target),
        };
        let mut changed = false;
        for &b in cfg.rpo() {
            let insts: Vec<Inst> = walk.func.block_insts(b).collect();
            for i in insts {
                changed |= !walk.func.is_dead(i) && walk.visit(i);
            }
        }
        walk.finish();
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}
