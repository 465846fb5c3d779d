//! Terminators and exception handling.

use super::error::{Cause, Part};
use super::function::Words;
use super::reader::Reader;
use super::types::NO_ROW;
use crate::codes::function as code;
use warpc_ir::body::Aux;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Upper half of the first number of a form of `switch` that was written for a short time.
const RANGES: u64 = 0x4b5;
/// Cases that such a form may have in all.
const MAX_RANGE_CASES: usize = 1 << 16;

impl Reader {
    /// `[block]` or `[block, block, condition]`
    #[inline(always)]
    pub(super) fn branch(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "br");
        let a = self.block_operand(&mut w)?;
        let i = if w.left() == 0 {
            self.f.emit(Opcode::Br, 0, Type::VOID, [a], Aux::default())
        } else {
            let b = self.block_operand(&mut w)?;
            let c = self.operand_of(&mut w, Type::I1, NO_ROW)?;
            w.end()?;
            self.f.emit(Opcode::Br, 0, Type::VOID, [c, a, b], Aux::default())
        };
        self.add_terminator(i);
        Ok(())
    }
    /// `[]` or `[value]`
    pub(super) fn ret(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "ret");
        let ret = self.func.ret;
        let i = if record.is_empty() {
            if ret != Type::VOID {
                return Err(Cause::Type("a result"));
            }
            self.f.emit(Opcode::Ret, 0, Type::VOID, [], Aux::default())
        } else {
            let v = self.operand(&mut w)?;
            w.end()?;
            if v.ty != ret {
                return Err(Cause::Type("a result"));
            }
            self.f.emit(Opcode::Ret, 0, Type::VOID, [v.value], Aux::default())
        };
        self.add_terminator(i);
        Ok(())
    }
    pub(super) fn unreachable(&mut self) -> Part<()> {
        let i = self.f.emit(Opcode::Unreachable, 0, Type::VOID, [], Aux::default());
        self.add_inst(i, NO_ROW)
    }
    /// `[type, condition, default, (case, block)...]`; cases are numbered from the start.
    pub(super) fn switch(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "switch");
        let n = w.next()?;
        if n >> 16 == RANGES {
            return self.switch_of_ranges(w);
        }
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        if !self.tables.types.view().is_int(ty) {
            return Err(Cause::Type("a condition"));
        }
        let c = self.operand_of(&mut w, ty, row)?;
        let default = self.block_operand(&mut w)?;
        let mut ops = std::mem::take(&mut self.func.ops);
        ops.clear();
        ops.extend([c, default]);
        let mut cases = Vec::with_capacity(w.left() / 2);
        while w.left() > 0 {
            let id = w.next()?;
            let v = self.value_of(id, ty, row)?;
            let b = self.block_operand(&mut w)?;
            let literal = v.as_const().map(|c| self.f.side.consts.row(c).kind);
            if !matches!(literal, Some(ConstKind::Int | ConstKind::WideInt)) {
                return Err(Cause::Type("a case"));
            }
            cases.push(v);
            ops.extend([v, b]);
        }
        self.finish_switch(ops, cases)
    }
    fn finish_switch(&mut self, ops: Vec<Value>, mut cases: Vec<Value>) -> Part<()> {
        cases.sort_unstable();
        if cases.windows(2).any(|w| w[0] == w[1]) {
            return Err(Cause::Record("switch"));
        }
        let i = self.f.emit_list(Opcode::Switch, 0, Type::VOID, &ops, Aux::default());
        self.func.ops = ops;
        self.add_inst(i, NO_ROW)
    }
    /// `[type, condition, default, count, (count, (is single, low, high?)..., block)...]`
    fn switch_of_ranges(&mut self, mut w: Words<'_>) -> Part<()> {
        let n = w.next()?;
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        let Some(bits) = self.tables.types.view().int_bits(ty).filter(|&b| b <= 64) else {
            return Err(Cause::Unsupported("ranges of cases of more than 64 bits"));
        };
        let c = self.operand_of(&mut w, ty, row)?;
        let default = self.block_operand(&mut w)?;
        let mut ops = vec![c, default];
        let mut cases = Vec::new();
        for _ in 0..w.next()?.min(w.left() as u64) {
            let first = cases.len();
            for _ in 0..w.next()?.min(w.left() as u64) {
                let single = w.next()? != 0;
                let mask = warpc_ir::consts::low_mask(bits);
                let low = super::stream::signed(w.next()?) as u64 & mask;
                let high = if single { low } else { super::stream::signed(w.next()?) as u64 & mask };
                if high < low || (high - low) as usize > MAX_RANGE_CASES - cases.len().min(MAX_RANGE_CASES) {
                    return w.bad();
                }
                cases.extend((low..=high).map(|v| self.f.side.consts.add_int(ty, bits, v)));
            }
            let b = self.block_operand(&mut w)?;
            ops.extend(cases[first..].iter().flat_map(|&v| [v, b]));
        }
        self.finish_switch(ops, cases)
    }
    /// `[type, address, blocks...]`
    pub(super) fn indirect_br(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "indirectbr");
        let n = w.next()?;
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        if !self.tables.types.view().is_ptr(ty) {
            return Err(Cause::Type("an address"));
        }
        let v = self.operand_of(&mut w, ty, row)?;
        let mut ops = vec![v];
        while w.left() > 0 {
            ops.push(self.block_operand(&mut w)?);
        }
        let i = self.f.emit_list(Opcode::IndirectBr, 0, Type::VOID, &ops, Aux::default());
        self.add_inst(i, NO_ROW)
    }
    pub(super) fn resume(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "resume");
        let v = self.operand(&mut w)?;
        w.end()?;
        let i = self.f.emit(Opcode::Resume, 0, Type::VOID, [v.value], Aux::default());
        self.add_inst(i, NO_ROW)
    }
    /// `[type, personality?, is cleanup, count, (is filter, value)...]`; the personality is the function's today.
    pub(super) fn landing_pad(&mut self, record: &[u64], old: bool) -> Part<()> {
        let mut w = Words::new(record, "landingpad");
        let n = w.next()?;
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        if old {
            let personality = self.operand(&mut w)?;
            self.set_personality(personality.value)?;
        }
        let fl = if w.next()? != 0 { flags::CLEANUP } else { 0 };
        let count = w.next()?;
        let mut ops = Vec::new();
        let at = self.f.side.indices.len() as u32;
        for _ in 0..count {
            let filter = w.next()? != 0;
            let v = self.operand(&mut w)?;
            let is_array = matches!(self.tables.types.view().kind(v.ty), TypeKind::Array { .. });
            if is_array != filter || !v.value.is_constant() {
                return Err(Cause::Type("a clause"));
            }
            self.f.side.indices.push(filter as u32);
            ops.push(v.value);
        }
        let aux = Aux { a: at, b: ops.len() as u32 };
        let i = self.f.emit_list(Opcode::LandingPad, fl, ty, &ops, aux);
        self.add_inst(i, row)
    }
    /// The personality of the function, named by an older landing pad.
    fn set_personality(&mut self, v: Value) -> Part<()> {
        // Only globals are the same in both tables of constants.
        if v.as_global().is_none() {
            return Err(Cause::Unsupported("a personality that is an expression"));
        }
        let g = self.f.side.global;
        let known = &mut self.extra_of(g).personality;
        if known.is_some() && *known != v {
            return Err(Cause::Record("landingpad"));
        }
        *known = v;
        Ok(())
    }
    /// `[parent, count, blocks..., unwind block?]`
    pub(super) fn catch_switch(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "catchswitch");
        let parent = self.operand_of(&mut w, Type::TOKEN, NO_ROW)?;
        let count = w.next()?;
        let mut ops = vec![parent];
        if count > w.left() as u64 || count == 0 {
            return w.bad();
        }
        for _ in 0..count {
            ops.push(self.block_operand(&mut w)?);
        }
        let mut fl = 0;
        if w.left() > 0 {
            ops.push(self.block_operand(&mut w)?);
            fl = flags::CLEANUP;
        }
        w.end()?;
        let i = self.f.emit_list(Opcode::CatchSwitch, fl, Type::TOKEN, &ops, Aux::default());
        self.add_inst(i, NO_ROW)
    }
    /// `[parent, count, arguments...]`
    pub(super) fn pad(&mut self, record: &[u64], code: u32) -> Part<()> {
        let mut w = Words::new(record, "pad");
        let parent = self.operand_of(&mut w, Type::TOKEN, NO_ROW)?;
        let count = w.next()?;
        let mut ops = vec![parent];
        for _ in 0..count {
            let v = self.operand(&mut w)?;
            ops.push(v.value);
        }
        w.end()?;
        let op = if code == code::INST_CATCHPAD { Opcode::CatchPad } else { Opcode::CleanupPad };
        let i = self.f.emit_list(op, 0, Type::TOKEN, &ops, Aux::default());
        self.add_inst(i, NO_ROW)
    }
    /// `[pad, block]`
    pub(super) fn catch_ret(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "catchret");
        let v = self.operand_of(&mut w, Type::TOKEN, NO_ROW)?;
        let b = self.block_operand(&mut w)?;
        w.end()?;
        let i = self.f.emit(Opcode::CatchRet, 0, Type::VOID, [v, b], Aux::default());
        self.add_inst(i, NO_ROW)
    }
    /// `[pad]` or `[pad, block]`
    pub(super) fn cleanup_ret(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "cleanupret");
        let v = self.operand_of(&mut w, Type::TOKEN, NO_ROW)?;
        let i = if w.left() == 0 {
            self.f.emit(Opcode::CleanupRet, 0, Type::VOID, [v], Aux::default())
        } else {
            let b = self.block_operand(&mut w)?;
            w.end()?;
            self.f.emit(Opcode::CleanupRet, 0, Type::VOID, [v, b], Aux::default())
        };
        self.add_inst(i, NO_ROW)
    }
}
