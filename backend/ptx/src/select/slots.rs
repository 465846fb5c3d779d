//! Memory that a function has of its own: `alloca`, and byval parameters with their copies.

use super::prepass::ByVal;
use super::{Addr, NO_REG, NOTHING, Sel};
use crate::features::Feature;
use crate::machine::*;
use crate::opcodes::space;
use warpc_ir::Aux;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;

/// Registers and places of the arguments of a function.
#[derive(Default)]
pub(crate) struct Args {
    /// First register of each argument's value.
    pub regs: Vec<VReg>,
    /// How each byval argument is used; see `prepass.rs`.
    pub byval: Vec<ByVal>,
    /// Whether a byval argument is [`ByVal::Indexed`].
    pub any_indexed: bool,
    /// Offset in the depot of the copy of each byval argument, or `u32::MAX`.
    pub slots: Vec<u32>,
    /// Address register of byval arguments.
    pub addr: Vec<VReg>,
}

impl Sel<'_, '_, '_> {
    /// `alloca`: its address when asked for, or space of run-time size.
    pub(super) fn alloca(&mut self, i: Inst) {
        let f = self.f;
        if !self.is_asked(i) {
            return;
        }
        let d = self.dst(i, 0);
        let generic = f.types().addrspace(f.ty(i)) == Some(0);
        let row = self.s.values.note[i.index()];
        if row != NOTHING {
            let at = self.s.allocas[row as usize].1;
            self.m.side.uses_depot = true;
            let kind = if generic { Kind::DepotGeneric } else { Kind::DepotLocal };
            let narrow = self.pointer_bits(f.types().addrspace(f.ty(i)).unwrap_or(0)) == 32;
            return self.frame_address(d, kind, at as i32, narrow);
        }
        self.need(Feature::DynamicAlloca);
        let aux: Aux = f.aux(i);
        let ty = Type(aux.a);
        let size = f.layout().alloc_size(f.types(), ty);
        let align = Aux::unpack_align(aux.b).max(f.layout().abi_align(f.types(), ty)).max(1);
        let count = f.operand(i, 0);
        let n = match self.bits_of(count) {
            64 => self.src(count, 0),
            _ => {
                let o = self.zero_extended(count, 0);
                let o = self.in_reg(o, Class::B32);
                let container = if self.bits_of(count) <= 16 { 16 } else { 32 };
                self.new_cvt(PTy::U64, PTy::unsigned(container), Mods(0), o)
            }
        };
        let c = self.imm(size as i64);
        let bytes = self.new_bin(Op::MulLo, PTy::U64, n, c);
        let local = if generic { self.reg(Class::B64) } else { d };
        let a = self.imm(align.max(8) as i64);
        self.emit(Op::Alloca, PTy::U64, &[Operand::def(local), bytes, a]);
        if generic {
            let mods = Mods(0).with_space(space::LOCAL);
            self.emit_mods(Op::Cvta, PTy::U64, mods, &[Operand::def(d), Operand::reg(local)]);
        }
    }

    /// The address of byte `at` of the frame, `narrow` where a pointer to local memory has 32 bits.
    pub(super) fn frame_address(&mut self, dst: VReg, kind: Kind, at: i32, narrow: bool) {
        let base = Operand::new(kind, 0);
        if !narrow {
            return self.bin(Op::Add, PTy::U64, dst, base, Operand::imm(at));
        }
        let wide = self.new_bin(Op::Add, PTy::U64, base, Operand::imm(at));
        self.cvt(PTy::U32, PTy::U64, Mods(0), dst, wide);
    }

    /// Type and bytes of a byval parameter.
    pub(super) fn byval_type(&self, param: ParamIndex) -> (Type, u64) {
        let attrs = self.f.ctx().attrs();
        let list = self.f.ctx().globals.parts[self.f.global().index()].attrs;
        let ty = attrs.ty(attrs.param(list, param.index()), AttrKind::ByVal).unwrap_or(Type::I8);
        (ty, self.f.layout().alloc_size(self.f.types(), ty))
    }
    /// Depot offset of the copy of a kernel's byval parameter.
    pub(super) fn byval_slot(&mut self, param: ParamIndex) -> u64 {
        if self.s.args.slots[param.index()] == u32::MAX {
            let (ty, size) = self.byval_type(param);
            let align = crate::abi::byval_align(self.f, param.index(), ty);
            self.s.args.slots[param.index()] = self.depot_slot(size, align) as u32;
        }
        self.s.args.slots[param.index()] as u64
    }
    /// Register with the generic address of a byval parameter.
    pub(super) fn byval_address(&mut self, param: ParamIndex) -> Operand {
        if self.s.args.byval[param.index()] == ByVal::Copy && self.kernel {
            self.byval_slot(param);
        }
        if self.s.args.addr[param.index()] == NO_REG {
            self.s.args.addr[param.index()] = self.reg(Class::B64);
        }
        Operand::reg(self.s.args.addr[param.index()])
    }
    /// Prologue rows of a byval parameter: its copy, its address.
    pub(super) fn prologue_byval(&mut self, param: ParamIndex) {
        if self.s.args.byval[param.index()] == ByVal::Not {
            return;
        }
        let copied = self.s.args.byval[param.index()] == ByVal::Copy
            && self.kernel
            && self.s.args.slots[param.index()] != u32::MAX;
        let address = Operand::new(Kind::Param, param.0);
        let d = self.s.args.addr[param.index()];
        if copied {
            let (ty, size) = self.byval_type(param);
            let slot = self.s.args.slots[param.index()];
            let align = crate::abi::byval_align(self.f, param.index(), ty);
            let to = Addr { base: Operand::new(Kind::DepotLocal, 0), offset: slot as i64, space: space::LOCAL };
            let from = Addr { base: address, offset: 0, space: space::PARAM };
            self.m.side.uses_depot = true;
            self.copy_bytes(to, from, size, align, align);
            if d != NO_REG {
                let base = Operand::new(Kind::DepotGeneric, 0);
                self.bin(Op::Add, PTy::U64, d, base, Operand::imm(slot as i32));
            }
            return;
        }
        if d == NO_REG {
            return;
        }
        if self.s.args.byval[param.index()] == ByVal::Indexed {
            return self.emit(Op::Mov, PTy::B64, &[Operand::def(d), address]);
        }
        let own = self.reg(Class::B64);
        self.emit(Op::Mov, PTy::B64, &[Operand::def(own), address]);
        let space = if self.kernel {
            self.need(Feature::GridConstant);
            space::PARAM
        } else {
            space::LOCAL
        };
        self.emit_mods(Op::Cvta, PTy::U64, Mods(0).with_space(space), &[Operand::def(d), Operand::reg(own)]);
    }
}
