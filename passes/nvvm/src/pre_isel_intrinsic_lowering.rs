//! `pre-isel-intrinsic-lowering`: intrinsics that the target has no function for become instructions; copies and fills of memory whose length
//! is not a constant, loops over bytes.
//!
//! | operation | becomes |
//! |---|---|
//! | `memcpy` | a loop from the first byte to the last |
//! | `memset` | the same, storing one byte |
//! | `memmove` within one address space | the loop in the order in which no byte is overwritten before it is read |
//! | `load.relative` | a load of a distance, and the address that far away |
//! | `is.constant`, `objectsize` | what `lower-constant-intrinsics` answers |
//!
//! Code generation does that itself; the pass shows it, and lets others work on the loops. **When**: the length is no constant. **How**: the block is split and a loop of one block put between, which
//! runs where the length is not 0. Volatile operations make volatile accesses. **Cost**: linear. **Invariants**: the same bytes are written; those
//! between address spaces by `memmove` stay as they are. **Source**: LLVM's pass of this name, by what it does for this target.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::lower_constant_intrinsics::LowerConstantIntrinsics;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "pre-isel-intrinsic-lowering",
    summary: "make loops of copies and fills of unknown length, and instructions of intrinsics",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(Lower)))
    },
};

struct Lower;

impl FunctionPass for Lower {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let answers = LowerConstantIntrinsics.run(func, cx);
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let relative: Vec<Inst> = insts.filter(|&inst| intrinsic(func, inst) == Some(id::LOAD_RELATIVE)).collect();
        relative.iter().for_each(|&call| lower_relative(func, call));
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let found: Vec<Transfer> = insts.filter_map(|inst| Transfer::of(func, inst)).collect();
        found.iter().for_each(|transfer| transfer.lower(func));
        let changed = !matches!(answers, Outcome::Unchanged) || !relative.is_empty() || !found.is_empty();
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Loads the distance that `call` finds behind an address, and goes that far from it.
fn lower_relative(func: &mut FuncMut<'_>, call: Inst) {
    let [base, offset] = [0, 1].map(|n| func.operand(call, n));
    let pointer = func.type_of(base);
    let mut build = Builder { loc: func.loc(call), ..Builder::before(func, call) };
    let place = build.gep(Type::I8, base, &[offset], pointer, 0);
    let distance = build.load(Type::I32, place, 4, 0);
    let address = build.gep(Type::I8, base, &[distance], pointer, 0);
    func.replace_all_uses(call.into(), address);
    func.erase(call);
}

/// What is stored.
#[derive(Clone, Copy)]
enum Source {
    /// One byte, again and again.
    Byte(Value),
    /// The bytes at an address, which do not overlap the others.
    Apart(Value),
    /// The bytes at an address, which may overlap them.
    Overlapping(Value),
}

/// A copy or a fill of unknown length.
struct Transfer {
    call: Inst,
    to: Value,
    from: Source,
    length: Value,
    volatile: u16,
}

impl Transfer {
    fn of(func: &FuncMut<'_>, call: Inst) -> Option<Transfer> {
        let which = intrinsic(func, call)?;
        if !matches!(which, id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE | id::MEMSET | id::MEMSET_INLINE) {
            return None;
        }
        let [to, from, length, volatile] = [0, 1, 2, 3].map(|n| func.operand(call, n));
        let source = match which {
            id::MEMSET | id::MEMSET_INLINE => Source::Byte(from),
            id::MEMMOVE => {
                let space = |address| func.types().addrspace(func.type_of(address));
                (space(to) == space(from)).then_some(Source::Overlapping(from))?
            }
            _ => Source::Apart(from),
        };
        let volatile = if func.consts().is_zero(volatile) { 0 } else { flags::VOLATILE };
        (!length.is_constant()).then_some(Transfer { call, to, from: source, length, volatile })
    }
    fn lower(&self, func: &mut FuncMut<'_>) {
        let before = func.block_of(self.call);
        let rest = func.split_block(self.call);
        let at = func.terminator(before);
        let loc = func.loc(self.call);
        match self.from {
            Source::Overlapping(from) => {
                // Where the source lies below the target, the last bytes are copied first.
                let backwards = func.new_block_after(before);
                let forwards = func.new_block_after(backwards);
                let mut build = Builder { loc, ..Builder::before(func, at) };
                let is_below = build.icmp(IntPred::Ult, from, self.to, Type::I1);
                build.cond_br(is_below, backwards, forwards);
                func.erase(at);
                for (block, is_backwards) in [(backwards, true), (forwards, false)] {
                    self.emit_loop(func, block, rest, is_backwards);
                }
            }
            Source::Byte(_) | Source::Apart(_) => {
                func.erase(at);
                self.emit_loop(func, before, rest, false);
            }
        }
        func.erase(self.call);
    }
    /// Ends `start` with a loop that leads to `rest`.
    fn emit_loop(&self, func: &mut FuncMut<'_>, start: Block, rest: Block, is_backwards: bool) {
        let loc = func.loc(self.call);
        let ty = func.type_of(self.length);
        let bits = func.types().int_bits(ty).expect("the length of a transfer is an integer");
        let (zero, one) = (func.consts_mut().add_int(ty, bits, 0), func.consts_mut().add_int(ty, bits, 1));
        let round = func.new_block_after(start);
        let mut build = Builder { loc, ..Builder::at_end(func, start) };
        let is_nothing = build.icmp(IntPred::Eq, self.length, zero, Type::I1);
        build.cond_br(is_nothing, rest, round);
        let count = func.new_phi(round, ty);
        func.add_incoming(count, if is_backwards { self.length } else { zero }, start);
        let mut build = Builder { loc, ..Builder::at_end(func, round) };
        let step = if is_backwards { Opcode::Sub } else { Opcode::Add };
        let next = build.binary(step, count.into(), one, 0);
        let index = if is_backwards { next } else { count.into() };
        let byte = match self.from {
            Source::Byte(byte) => byte,
            Source::Apart(from) | Source::Overlapping(from) => {
                let pointer = build.f.type_of(from);
                let address = build.gep(Type::I8, from, &[index], pointer, flags::INBOUNDS);
                build.load(Type::I8, address, 1, self.volatile)
            }
        };
        let pointer = build.f.type_of(self.to);
        let address = build.gep(Type::I8, self.to, &[index], pointer, flags::INBOUNDS);
        build.store(byte, address, 1, self.volatile);
        let (pred, end) = if is_backwards { (IntPred::Ne, zero) } else { (IntPred::Ult, self.length) };
        let goes_on = build.icmp(pred, next, end, Type::I1);
        build.cond_br(goes_on, round, rest);
        func.add_incoming(count, next, round);
    }
}
