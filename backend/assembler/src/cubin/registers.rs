//! Where registers of the PTX are while code runs: `.nv_debug_info_reg_sass`, and their types: `.nv_debug_info_reg_type`.
//!
//! Both have a part for each function: its name, a zero, the number of entries in four bytes. An entry of the first is which word of the register,
//! its name and a zero, the register of the machine with the kind of it in the highest byte, and two offsets in the function: of the
//! instruction that writes it and of the last that reads it. The other one has a byte for each entry. Predicates come first, then registers
//! in the order of their numbers.

use super::Builder;
use crate::encode::HeldRange;
use warpc_ptx_syntax::rows::Rows;
use warpc_ptx_syntax::types::Type;
use warpc_sass::write::module::DebugSection;

/// Kinds of registers of the machine.
const PREDICATE: u32 = 2;
const GENERAL: u32 = 5;

/// Types by number.
const TYPES: [Type; 18] = [
    Type::B8,
    Type::B16,
    Type::B32,
    Type::B64,
    Type::U8,
    Type::U16,
    Type::U32,
    Type::U64,
    Type::S8,
    Type::S16,
    Type::S32,
    Type::S64,
    Type::F16,
    Type::F16x2,
    Type::F32,
    Type::F64,
    Type::Pred,
    Type::B128,
];

/// The number of a type; of others that of their bits.
fn number_of(ty: Type) -> u8 {
    let find = |ty: Type| TYPES.iter().position(|known| *known == ty);
    let of_bits = || match ty.bits() {
        0..=8 => 0,
        9..=16 => 1,
        17..=32 => 2,
        33..=64 => 3,
        _ => 17,
    };
    find(ty).unwrap_or_else(of_bits) as u8
}

/// The name of a register.
fn name_of(rows: &Rows, (group, number, _): (u32, u32, u8)) -> String {
    let group = &rows.register_groups[group as usize];
    let name = rows.names.text(group.name.index());
    if group.count.is_some() { format!("{name}{number}") } else { name.into_owned() }
}

impl Builder<'_> {
    /// The two sections.
    pub(super) fn registers(&self) -> [DebugSection; 2] {
        let (mut places, mut types) = (Vec::new(), Vec::new());
        for body in &self.bodies {
            let name = self.name(self.rows.functions[body.function.index()].name);
            let of = |function: u32| body.code.held.iter().filter(move |held| held.function == function).copied();
            self.held(&name, 0, of(u32::MAX).collect(), (&mut places, &mut types));
            for &(function, offset) in &body.code.functions {
                let inner = self.name(self.rows.functions[function as usize].name);
                let name = format!("${name}${inner}");
                self.held(&name, offset, of(function).collect(), (&mut places, &mut types));
            }
        }
        let section = |name: &str, bytes| DebugSection { name: name.into(), bytes, relocations: Vec::new() };
        [section(".nv_debug_info_reg_sass", places), section(".nv_debug_info_reg_type", types)]
    }

    /// The part of one function, which begins at `offset`.
    fn held(&self, name: &str, offset: u32, mut all: Vec<HeldRange>, (places, types): (&mut Vec<u8>, &mut Vec<u8>)) {
        all.sort_by_key(|held| (!held.is_predicate, held.register, held.start));
        for out in [&mut *places, &mut *types] {
            out.extend_from_slice(name.as_bytes());
            out.push(0);
            out.extend_from_slice(&(all.len() as u32).to_le_bytes());
        }
        for held in all {
            places.extend_from_slice(&(held.name.2 as u32).to_le_bytes());
            places.extend_from_slice(name_of(self.rows, held.name).as_bytes());
            places.push(0);
            let kind = if held.is_predicate { PREDICATE } else { GENERAL };
            let (start, end) = (held.start.saturating_sub(offset), held.end.saturating_sub(offset));
            for number in [kind << 24 | held.register as u32, start, end] {
                places.extend_from_slice(&number.to_le_bytes());
            }
            types.push(number_of(self.rows.register_groups[held.name.0 as usize].ty));
        }
    }
}
