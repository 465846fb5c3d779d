//! Loads and stores of vectors.

use super::{Parts, Split, Walk, holds_of_elements};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, MemInfo, Opcode, Value};

impl Walk<'_, '_> {
    /// Bytes of a fragment in memory, if fragments stand there one behind the other and `inst` may be taken apart.
    fn bytes(&mut self, inst: Inst, split: Split) -> Option<u64> {
        if !self.accesses || !facts::is_simple(self.func, inst) {
            return None;
        }
        let (first, last) = (self.fragment_type(split, 0), self.fragment_type(split, split.fragments() - 1));
        let (types, layout) = (self.func.types(), self.func.layout());
        let bits = layout.size_in_bits(types, first);
        let is_whole = bits > 0 && bits == 8 * layout.alloc_size(types, first);
        (is_whole && layout.size_in_bits(types, last).is_multiple_of(8)).then_some(bits / 8)
    }
    /// Address and alignment of fragment `n` of the access `inst` at `pointer`.
    fn place(&mut self, inst: Inst, pointer: Value, n: u32, split: Split, bytes: u64) -> (Value, u64) {
        let align = self.func.mem(inst).align;
        if n == 0 {
            return (pointer, align);
        }
        let offset = u64::from(n) * bytes;
        (self.address(inst, pointer, n, split), align.min(1 << offset.trailing_zeros()))
    }
    /// Address of fragment `n` behind `pointer`, computed where the pointer is known.
    fn address(&mut self, inst: Inst, pointer: Value, n: u32, split: Split) -> Value {
        let fragment = self.fragment_type(split, 0);
        let known = self.addresses.get(&(pointer, fragment)).and_then(|parts| parts.get(n as usize));
        if let Some(&known) = known.filter(|part| part.is_some()) {
            return known;
        }
        let point = self.point(pointer);
        let ty = self.func.type_of(pointer);
        let index = self.func.consts_mut().add_i32(n);
        let mut builder = Builder::before(self.func, point.unwrap_or(inst));
        if point.is_some() {
            builder.loc = Md::NONE;
        }
        let address = builder.gep(fragment, pointer, &[index], ty, 0);
        self.name(address, pointer, &format!(".i{n}"));
        // What stands at the access stands above no other one.
        if point.is_some() {
            let parts = self.addresses.entry((pointer, fragment)).or_default();
            parts.resize(parts.len().max(n as usize + 1), Value::NONE);
            parts[n as usize] = address;
        }
        address
    }
    pub(super) fn load(&mut self, inst: Inst, split: Split) -> bool {
        let Some(bytes) = self.bytes(inst, split) else { return false };
        let pointer = self.func.operand(inst, 0);
        let mut made = Parts::with_capacity(split.fragments() as usize);
        self.point(pointer);
        for n in 0..split.fragments() {
            let (address, align) = self.place(inst, pointer, n, split, bytes);
            let ty = self.fragment_type(split, n);
            let new = Builder::before(self.func, inst).load(ty, address, align, 0);
            self.name(new, inst.into(), &format!(".i{n}"));
            made.push(new);
        }
        self.gather(inst, made);
        true
    }
    pub(super) fn store(&mut self, inst: Inst) -> bool {
        let (value, pointer) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let Some(split) = self.split(self.func.type_of(value)) else { return false };
        let Some(bytes) = self.bytes(inst, split) else { return false };
        self.point(pointer);
        let made: Vec<Inst> = (0..split.fragments())
            .map(|n| {
                let (address, align) = self.place(inst, pointer, n, split, bytes);
                let part = self.part(value, n, inst);
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
