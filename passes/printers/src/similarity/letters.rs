//! A module as a text: each instruction is a letter, the same for instructions that do the same with values of the same types.
//!
//! What may not be part of a repeat ends it: one letter of its own for all such instructions in a row. Alignment, volatility, orders, attributes
//! and conventions of calls are part of a letter, flags are not; a comparison is what it is with its sides exchanged.

use crate::knobs;
use std::collections::HashMap;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::{FloatPred, IntPred, TailKind, flags};
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};
use warpc_text::FunctionText;

/// What may be part of a repeat.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) branches: bool,
    pub(crate) indirect_calls: bool,
    pub(crate) calls_by_name: bool,
    pub(crate) intrinsics: bool,
}

impl Settings {
    pub(crate) fn new(knobs: &Knobs) -> Settings {
        Settings {
            branches: !knobs.get(knobs::NO_SIMILAR_BRANCHES),
            indirect_calls: !knobs.get(knobs::NO_SIMILAR_INDIRECT_CALLS),
            calls_by_name: knobs.get(knobs::SIMILAR_CALLS_BY_NAME),
            intrinsics: !knobs.get(knobs::NO_SIMILAR_INTRINSICS),
        }
    }
}

/// An instruction of the text.
pub(crate) struct Place {
    /// Index of its function in [`Text::functions`].
    pub(crate) function: usize,
    pub(crate) inst: Inst,
    /// Its operands, in the order in which they are compared: sides exchanged where the comparison is, blocks last.
    pub(crate) operands: Vec<Value>,
    /// How many of them are no blocks.
    pub(crate) num_values: usize,
    /// How far it is to the blocks that it names, counted in blocks.
    pub(crate) distances: Vec<i64>,
}

/// A module as a text.
pub(crate) struct Text<'m> {
    pub(crate) functions: Vec<Func<'m>>,
    pub(crate) letters: Vec<u32>,
    /// By letter; `None` where a repeat ends.
    pub(crate) places: Vec<Option<Place>>,
}

/// Conventions of calls that take the place of their callers: `tailcc`, `swifttailcc`.
const TAIL_CC: u16 = 18;
const SWIFT_TAIL_CC: u16 = 20;

/// The first letter that ends repeats; others are below.
const FIRST_END: u32 = u32::MAX - 2;

impl<'m> Text<'m> {
    /// The text of `module`.
    pub(crate) fn new(module: &'m Module, set: Settings) -> Text<'m> {
        let functions: Vec<Func<'m>> = module.defined_functions().into_iter().filter_map(|g| module.func(g)).collect();
        let mut text = Text { functions: Vec::new(), letters: Vec::new(), places: Vec::new() };
        let mut numbers: HashMap<String, u32> = HashMap::new();
        let mut next_end = FIRST_END;
        let mut ends_here = false;
        for (function, func) in functions.iter().enumerate() {
            let mut texts = FunctionText::new(func);
            let mut order = vec![0i64; func.num_blocks()];
            func.block_order().zip(0..).for_each(|(block, n)| order[block.index()] = n);
            for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
                if may_repeat(func, inst, set) {
                    let place = place(func, function, inst, &order);
                    let next = numbers.len() as u32;
                    let key = key(func, &place, set, &mut texts);
                    text.letters.push(*numbers.entry(key).or_insert(next));
                    text.places.push(Some(place));
                    ends_here = false;
                } else if !std::mem::replace(&mut ends_here, true) {
                    text.push_end(&mut next_end);
                }
            }
            if !std::mem::replace(&mut ends_here, true) {
                text.push_end(&mut next_end);
            }
        }
        text.functions = functions;
        text
    }
    fn push_end(&mut self, next: &mut u32) {
        self.letters.push(*next);
        self.places.push(None);
        *next -= 1;
    }
}

/// Whether `inst` may be part of a repeat.
fn may_repeat(func: &Func<'_>, inst: Inst, set: Settings) -> bool {
    let op = func.op(inst);
    match op {
        Opcode::Br | Opcode::Phi => set.branches,
        Opcode::Alloca | Opcode::VaArg | Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad => false,
        Opcode::Call => match facts::intrinsic(func, inst) {
            Some(which) => set.intrinsics && !warpc_ir::intrinsics::is_assume_like(which),
            None => {
                let call = func.call(inst);
                let callee = func.callee(inst);
                let is_named = match callee.kind() {
                    ValueKind::Asm(_) => return false,
                    ValueKind::Global(_) | ValueKind::Intrinsic(_) => true,
                    _ if callee.is_constant() => return false,
                    _ => false,
                };
                (is_named || set.indirect_calls)
                    && !matches!(call.cc, TAIL_CC | SWIFT_TAIL_CC)
                    && call.tail != TailKind::MustTail
            }
        },
        _ => !op.is_terminator(),
    }
}

/// The number of the predicate of a comparison, and whether its sides are exchanged for it: greater is less the other way round.
fn predicate(func: &Func<'_>, inst: Inst) -> (u16, bool) {
    match func.op(inst) {
        Opcode::ICmp => {
            let pred = func.int_pred(inst);
            let swaps = matches!(pred, IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge);
            ((if swaps { pred.swapped() } else { pred }) as u16, swaps)
        }
        _ => {
            let pred = func.float_pred(inst);
            let swaps = matches!(pred, FloatPred::Ogt | FloatPred::Oge | FloatPred::Ugt | FloatPred::Uge);
            ((if swaps { pred.swapped() } else { pred }) as u16, swaps)
        }
    }
}

fn place(func: &Func<'_>, function: usize, inst: Inst, order: &[i64]) -> Place {
    let op = func.op(inst);
    let here = order[func.block_of(inst).index()];
    let away = |block: Block| order[block.index()] - here;
    let mut place =
        Place { function, inst, operands: func.operands(inst).collect(), num_values: 0, distances: Vec::new() };
    match op {
        Opcode::ICmp | Opcode::FCmp if predicate(func, inst).1 => place.operands.reverse(),
        Opcode::Phi => {
            let pairs: Vec<(Value, Block)> = func.phi_pairs(inst).collect();
            place.operands = pairs.iter().map(|pair| pair.0).collect();
            place.operands.extend(pairs.iter().map(|&(_, from)| Value::block(from)));
            place.distances = pairs.iter().map(|&(_, from)| away(from)).collect();
            place.num_values = pairs.len();
            return place;
        }
        Opcode::Br => {
            place.distances = func.successors_of(inst).map(away).collect();
            place.num_values = place.operands.len() - place.distances.len();
            return place;
        }
        _ => {}
    }
    place.num_values = place.operands.len();
    place
}

/// What is equal for instructions that do the same.
fn key(func: &Func<'_>, place: &Place, set: Settings, texts: &mut FunctionText<'_>) -> String {
    use std::fmt::Write;
    let inst = place.inst;
    let op = func.op(inst);
    let mut key = format!("{} {}", op as u32, func.ty(inst).0);
    // Writing to a string does not fail.
    for &operand in &place.operands {
        let _ = write!(key, " {}", func.type_of(operand).0);
    }
    let of = |mask: u16| func.flags(inst) & mask;
    let _ = match op {
        Opcode::ICmp | Opcode::FCmp => write!(key, " p{}", predicate(func, inst).0),
        Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence => {
            write!(key, " m{:?} {}", func.aux(inst), of(flags::VOLATILE | flags::WEAK))
        }
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => write!(key, " i{:?}", func.indices(inst)),
        Opcode::GetElementPtr => {
            let _ = write!(key, " g{} {}", func.aux(inst).a, of(flags::INBOUNDS));
            for &index in place.operands.iter().skip(2) {
                let is_local = matches!(index.kind(), ValueKind::Inst(_) | ValueKind::Arg(_));
                let _ = if is_local { write!(key, " {}:", place.function) } else { write!(key, " ") };
                texts.operand(func, index, &mut key);
            }
            Ok(())
        }
        Opcode::Call => {
            let call = func.call(inst);
            let is_tail = call.tail == TailKind::Tail;
            let _ = write!(key, " c{} {} {} {:?}", call.cc, is_tail, call.attrs.0, call.bundles);
            let callee = func.callee(inst);
            if facts::intrinsic(func, inst).is_some() || set.calls_by_name && callee.as_global().is_some() {
                key.push(' ');
                texts.operand(func, callee, &mut key);
            }
            Ok(())
        }
        _ => Ok(()),
    };
    key
}
