//! Formulae: ways to compute the value of a use from registers and a constant, and what the machine takes for nothing.
//!
//! ```text
//! sum of `regs`  +  scale * `scaled`  +  offset (folded into the access or comparison)  +  unfolded (an addition of its own)
//! ```

use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Func, Value};
use warpc_scev::{Expr, Kind, Se, Ty};

/// How a value is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UseKind {
    /// As it is.
    Basic,
    /// As the address of an access to memory of this address space.
    Address(u32),
    /// In a comparison of equality: what matters is whether the expression is zero.
    Zero,
}

/// An operand to replace.
#[derive(Clone, Copy, Debug)]
pub struct Fixup {
    /// The instruction.
    pub user: Inst,
    /// Its operand.
    pub value: Value,
    /// Whether it is computed from recurrences after their increment.
    pub post: bool,
    /// What is added to the expression of the use.
    pub offset: i64,
}

/// Registers of a formula.
pub type Regs = SmallVec<[Expr; 4]>;

/// A way to compute the value of a use. See the [module](self).
#[derive(Clone, Debug, Default)]
pub struct Formula {
    /// Registers that are added.
    pub regs: Regs,
    /// The register on the other side of a comparison; `NONE` if there is none.
    pub scaled: Expr,
    /// Added by the access or comparison itself.
    pub offset: i64,
    /// Added by an instruction of its own.
    pub unfolded: i64,
    /// The code that is there computes it.
    pub kept: bool,
}

impl Formula {
    /// Its registers.
    pub fn all(&self) -> impl Iterator<Item = Expr> + '_ {
        self.regs.iter().copied().chain(self.scaled.get())
    }
    /// Number of registers.
    pub fn len(&self) -> usize {
        self.regs.len() + self.scaled.is_some() as usize
    }
    /// Whether `reg` is one of its registers.
    pub fn has(&self, reg: Expr) -> bool {
        self.scaled == reg || self.regs.contains(&reg)
    }
    /// What tells it from other formulae of a use: its registers.
    pub fn key(&self) -> Regs {
        let mut key: Regs = self.regs.clone();
        key.sort_unstable();
        key.push(self.scaled);
        key
    }
    /// Type of its registers.
    pub fn ty(&self, se: &Se<'_, '_>) -> Option<Ty> {
        self.all().map(|r| se.ty(r)).max_by_key(|t| t.is_ptr())
    }
}

/// What the machine adds for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Bits of the signed constant of an address, 0 where it has none.
    pub address_bits: u32,
    /// Whether an address may be the sum of two registers.
    pub two_registers: bool,
    /// Whether comparisons and additions take constants.
    pub constants: bool,
    /// Count instructions of 32 bits, and leave what costs least as it is.
    pub words: bool,
}

impl Target {
    /// PTX before the assembler, with costs of LLVM.
    pub const PTX: Target = Target { address_bits: 32, two_registers: false, constants: true, words: false };
    /// What the assembler makes of PTX.
    pub const SASS: Target = Target { address_bits: 24, two_registers: false, constants: true, words: true };
    /// A machine of which nothing is known.
    pub const ANY: Target = Target { address_bits: 0, two_registers: true, constants: false, words: false };

    /// Whether all constants between the two are folded into uses of a kind; `with_reg`: there is a register besides.
    pub fn folds(&self, kind: UseKind, min: i64, max: i64, with_reg: bool) -> bool {
        self.folds_one(kind, min, with_reg) && self.folds_one(kind, max, with_reg)
    }
    fn folds_one(&self, kind: UseKind, offset: i64, with_reg: bool) -> bool {
        match kind {
            UseKind::Basic => offset == 0,
            UseKind::Zero => offset == 0 || self.constants && offset != i64::MIN && with_reg,
            UseKind::Address(_) => {
                let limit = if self.address_bits == 0 { 0 } else { 1i64 << (self.address_bits - 1) };
                offset == 0 || (-limit..limit).contains(&offset)
            }
        }
    }
    /// Whether a formula may stand at uses of a kind whose own constants are between `min` and `max`.
    pub fn is_legal(&self, kind: UseKind, min: i64, max: i64, formula: &Formula) -> bool {
        let (Some(low), Some(high)) = (formula.offset.checked_add(min), formula.offset.checked_add(max)) else {
            return false;
        };
        if formula.scaled.is_some() && !(kind == UseKind::Zero && low == 0 && high == 0) {
            return false;
        }
        self.folds(kind, low, high, !formula.regs.is_empty())
    }
    /// Registers of a formula that the use itself adds.
    pub fn registers_folded(&self, kind: UseKind, formula: &Formula) -> usize {
        let second = match kind {
            UseKind::Zero => formula.scaled.is_some(),
            UseKind::Address(_) => self.two_registers && formula.regs.len() > 1,
            UseKind::Basic => false,
        };
        1 + second as usize
    }
}

/// Constant `expr` as a signed number.
pub fn signed(se: &Se<'_, '_>, expr: Expr) -> Option<i64> {
    let bits = se.bits(expr);
    let value = se.constant(expr).filter(|_| se.kind(expr) == Kind::Constant)?;
    let value = (value << (128 - bits)) as i128 >> (128 - bits);
    i64::try_from(value).ok()
}

/// The constant `value` of the integers that `ty` computes with.
pub fn number(se: &mut Se<'_, '_>, ty: Ty, value: i64) -> Expr {
    se.make_const(ty, value as i128 as u128)
}

/// `expr` as a constant and the rest.
pub fn take_constant(se: &mut Se<'_, '_>, expr: Expr) -> (i64, Expr) {
    if let Some(value) = signed(se, expr) {
        let ty = se.ty(expr);
        return (value, se.zero(ty));
    }
    let (value, rest) = se.split_offset(expr);
    let ty = se.ty(expr);
    let whole = se.make_const(ty, value);
    match signed(se, whole) {
        Some(value) => (value, rest),
        None => (0, expr),
    }
}

/// Instructions of 32 bits that an addition of `ty` is. Addresses in shared and local memory have 32 bits for the assembler.
pub fn words(ty: Ty) -> u32 {
    match ty.is_ptr() {
        true if matches!(ty.space(), 3 | 5) => 1,
        _ => ty.bits().div_ceil(32).max(1),
    }
}

/// The address space that `user` accesses at address `value`.
pub fn accessed_space(func: &Func<'_>, user: Inst, value: Value) -> Option<u32> {
    use warpc_ir::Opcode;
    if !matches!(func.op(user), Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg) {
        return None;
    }
    let address = warpc_analysis::facts::pointer_operand(func, user)? == value;
    let once = func.operands(user).filter(|&v| v == value).count() == 1;
    (address && once).then(|| func.types().addrspace(func.type_of(value))).flatten()
}
