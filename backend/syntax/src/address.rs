//! Addresses among the operands of an instruction.

use crate::check::{Mismatch, Subject};
use crate::message::Problem;
use crate::rows::*;
use crate::types::{Type, TypeClass};

impl Subject<'_> {
    /// Whether an operand is an address that the instruction takes.
    pub(crate) fn memory(&self, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        if self.is_query() {
            return self.query(rows, place);
        }
        let illegal = || Mismatch::Special(Problem::IllegalOperand(self.name.into()));
        if rows[0].kind != OperandKind::Address {
            return Err(Mismatch::Arguments);
        }
        let base = rows[1];
        match base.kind {
            OperandKind::Register if rows.len() == 2 => self.address_register(base),
            OperandKind::Variable if rows.len() == 2 => {
                let space = self.rows.variables[base.id as usize].space;
                let want = self.space_of_address(place);
                let is_opaque = base.ty.class() == TypeClass::Opaque;
                // Constants and parameters have no generic addresses by their names.
                let is_access = matches!(
                    self.name,
                    "ld" | "st" | "ldu" | "atom" | "red" | "prefetch" | "prefetchu" | "discard" | "applypriority"
                ) || ["multimem.", "tensormap.", "ldmatrix", "stmatrix", "createpolicy."]
                    .iter()
                    .any(|start| self.name.starts_with(start));
                let is_named = is_access && matches!(space, Space::Const | Space::Param);
                let fits = want == space || want == Space::Generic && !is_named;
                if want == Space::Generic && space != Space::Shared && self.name.starts_with("mbarrier.") {
                    let name = self.rows.names.text(self.rows.variables[base.id as usize].name.index()).into_owned();
                    return Err(Mismatch::Special(Problem::SpaceOfOperand(name, self.name.into())));
                }
                let is_indirect = matches!(self.spelling.space, Space::Generic | Space::Global);
                if is_opaque && (is_indirect || matches!(self.name, "ld" | "ldu" | "st")) {
                    self.opaque_base(base)?;
                }
                if self.name == "prefetchu" && matches!(space, Space::Shared | Space::Local) {
                    return Err(Mismatch::Special(Problem::NonGenericPrefetch));
                }
                if fits || is_opaque {
                    return Ok(());
                }
                Err(Mismatch::Special(Problem::SpaceMismatch(self.name.into())))
            }
            OperandKind::Integer if rows.len() == 2 => {
                if matches!(self.spelling.space, Space::Local) || self.name == "fence.proxy" {
                    return Ok(());
                }
                Err(Mismatch::Special(Problem::ImmediateAddress))
            }
            OperandKind::Function if rows.len() == 2 => Err(self.illegal_base(base)),
            OperandKind::Unknown | OperandKind::Label => Err(illegal()),
            _ => Err(Mismatch::Arguments),
        }
    }

    /// A texture, sampler or surface that is no address of memory. Where ptxas says nothing and dies, these are the words for loads.
    fn opaque_base(&self, base: Operand) -> Result<(), Mismatch> {
        let of_memory = ["ld", "ldu", "st", "atom", "red", "prefetch", "prefetchu", "discard", "applypriority"];
        let is_tensor = self.name == "prefetch" && self.modifiers().any(|word| word == "tensormap");
        if of_memory.contains(&self.name) && !is_tensor {
            return Err(Mismatch::Special(Problem::IllegalOperand(self.name.into())));
        }
        let of_pointers = ["createpolicy.range", "ldmatrix", "stmatrix", "wmma.load", "wmma.store"];
        if !is_tensor && !of_pointers.iter().any(|start| self.name.starts_with(start)) {
            return Ok(());
        }
        let kind = if base.ty == Type::Surfref { "surface" } else { "texture" };
        Err(Mismatch::Special(Problem::IndirectAccess(kind)))
    }

    /// A register that an address begins with.
    fn address_register(&self, base: Operand) -> Result<(), Mismatch> {
        let is_matrix = matches!(self.name, "ldmatrix" | "stmatrix") && self.spelling.space == Space::Generic;
        let is_wide = is_matrix
            || matches!(self.name, "st.async" | "createpolicy.range")
            || self.name == "prefetch" && self.modifiers().any(|word| word == "tensormap");
        match base.ty {
            _ if base.elements() > 1 => Err(self.illegal_base(base)),
            Type::B128 => Err(Mismatch::Special(Problem::AddressOperand)),
            ty if !ty.is_integral() || ty.bits() < 32 && is_wide => Err(Mismatch::Arguments),
            _ => Ok(()),
        }
    }

    /// A vector register or a function that an address begins with.
    fn illegal_base(&self, base: Operand) -> Mismatch {
        let name = match base.kind {
            OperandKind::Function => self.rows.functions[base.id as usize].name,
            _ => {
                let groups = &self.rows.register_groups;
                let Some(group) = groups.iter().rev().find(|group| group.first <= Register(base.id)) else {
                    return Mismatch::Arguments;
                };
                group.name
            }
        };
        let name = self.rows.names.text(name.index()).into_owned();
        let also = match base.kind {
            OperandKind::Function if self.name.starts_with("mbarrier.") => {
                return Mismatch::Special(Problem::SpaceOfOperand(name, self.name.into()));
            }
            OperandKind::Function => Problem::IllegalOperand(self.name.into()),
            _ => Problem::VectorNotAllowed(self.name.into()),
        };
        Mismatch::Both(Problem::AddressType(name, "unexpected".into()), Box::new(also))
    }

    /// `[map, {coordinates}]` of copies, or what textures have in brackets.
    pub(crate) fn tensor(&self, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        if rows[0].kind != OperandKind::Address {
            return Err(Mismatch::Arguments);
        }
        if !self.name.starts_with("cp.") {
            return self.texture(rows, place);
        }
        let Some((list, elements)) = rows.get(2..).and_then(<[Operand]>::split_first) else {
            return Err(Mismatch::Arguments);
        };
        if elements.len() + 1 != list.rows() {
            return Err(Mismatch::Arguments);
        }
        for element in elements {
            match element.kind {
                OperandKind::Sink => return Err(Mismatch::Special(Problem::SinkSource)),
                OperandKind::Register if !element.ty.is_integral() || element.ty.bits() != 32 => {
                    return Err(Mismatch::Arguments);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The space of the address at `place`. Copies name those of their addresses in order; their barriers behind them are in shared memory,
    /// as all is of what threads do in other blocks of their cluster.
    fn space_of_address(&self, place: usize) -> Space {
        let is_copy = self.name.starts_with("cp.") || self.name == "tensormap.cp_fenceproxy";
        if self.name.starts_with("clusterlaunch") || matches!(self.name, "st.async" | "red.async") {
            return Space::Shared;
        }
        if !is_copy {
            return self.spelling.space;
        }
        let (mut at, mut before) = (0, 0);
        for _ in 0..place {
            let Some(operand) = self.operands.get(at) else { break };
            before += usize::from(operand.kind == OperandKind::Address);
            at += operand.rows() + usize::from(operand.is_pair());
        }
        let mut named = self.modifiers().filter(|word| *word == "global" || word.starts_with("shared"));
        match named.nth(before) {
            Some("global") => Space::Global,
            _ if self.name == "cp.async.mbarrier.arrive" => self.spelling.space,
            _ => Space::Shared,
        }
    }
}
