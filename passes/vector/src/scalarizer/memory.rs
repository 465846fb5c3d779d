//! Loads and stores of vectors.

use super::{Lanes, Walk, holds_of_elements, shape};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, MemInfo, Opcode, Value};

impl Walk<'_, '_> {
    /// Bytes of an element in memory, if elements stand there one behind the other.
    pub(super) fn bytes(&self, elem: Type) -> Option<u64> {
        let bits = self.func.layout().size_in_bits(self.func.types(), elem);
        let whole = bits > 0 && bits == 8 * self.func.layout().alloc_size(self.func.types(), elem);
        whole.then_some(bits / 8)
    }
    /// Address and alignment of element `lane` of the access `inst` at `pointer`.
    pub(super) fn place(&mut self, inst: Inst, pointer: Value, lane: u32, elem: Type, bytes: u64) -> (Value, u64) {
        let align = self.func.mem(inst).align;
        if lane == 0 {
            return (pointer, align);
        }
        let ty = self.func.type_of(pointer);
        let index = self.func.consts_mut().add_i32(lane);
        let address = Builder::before(self.func, inst).gep(elem, pointer, &[index], ty, 0);
        self.name(address, pointer, &format!(".i{lane}"));
        let offset = u64::from(lane) * bytes;
        (address, align.min(1 << offset.trailing_zeros()))
    }
    pub(super) fn load(&mut self, inst: Inst, count: u32, elem: Type) -> bool {
        let Some(bytes) = self.bytes(elem).filter(|_| self.accesses && facts::is_simple(self.func, inst)) else {
            return false;
        };
        let pointer = self.func.operand(inst, 0);
        let mut made = Lanes::with_capacity(count as usize);
        for lane in 0..count {
            let (address, align) = self.place(inst, pointer, lane, elem, bytes);
            let new = Builder::before(self.func, inst).load(elem, address, align, 0);
            self.name(new, inst.into(), &format!(".i{lane}"));
            made.push(new);
        }
        self.gather(inst, made);
        true
    }
    pub(super) fn store(&mut self, inst: Inst) -> bool {
        let (value, pointer) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let Some((count, elem)) = shape(self.func, self.func.type_of(value)) else { return false };
        let Some(bytes) = self.bytes(elem).filter(|_| self.accesses && facts::is_simple(self.func, inst)) else {
            return false;
        };
        let made: Vec<Inst> = (0..count)
            .map(|lane| {
                let (address, align) = self.place(inst, pointer, lane, elem, bytes);
                let part = self.lane(value, lane, inst);
                let aux = Aux { a: MemInfo { align, ..MemInfo::default() }.pack(), b: 0 };
                Builder::before(self.func, inst).emit(Opcode::Store, 0, Type::VOID, &[part, address], aux)
            })
            .collect();
        let keeps: Vec<(Str, Md)> = self
            .func
            .attachments(inst)
            .filter(|row| holds_of_elements(self.func.ctx().str(row.kind)))
            .map(|row| (row.kind, row.node))
            .collect();
        for new in made {
            for &(kind, node) in &keeps {
                self.func.set_attachment(new, kind, node);
            }
        }
        self.stores.push(inst);
        true
    }
}
