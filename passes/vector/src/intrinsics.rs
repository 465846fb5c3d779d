//! Intrinsics that do the same to each lane of vectors.

use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};

/// Which types an intrinsic is overloaded by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overload {
    /// That of the result.
    Result,
    /// That of the first operand.
    Operand,
    /// Those of result and first operand.
    Both,
}

/// An intrinsic, what it is overloaded by, and the operand that stays one number for all lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanewise {
    /// The intrinsic.
    pub id: IntrinsicId,
    /// Its overload types.
    pub overload: Overload,
    /// An operand that is no vector.
    pub scalar: Option<usize>,
}

const fn row(id: IntrinsicId) -> Lanewise {
    Lanewise { id, overload: Overload::Result, scalar: None }
}

const TABLE: &[Lanewise] = &[
    row(id::ACOS),
    row(id::ASIN),
    row(id::ATAN),
    row(id::ATAN2),
    row(id::BITREVERSE),
    row(id::BSWAP),
    row(id::CANONICALIZE),
    row(id::CEIL),
    row(id::COPYSIGN),
    row(id::COS),
    row(id::COSH),
    row(id::CTPOP),
    row(id::EXP),
    row(id::EXP2),
    row(id::EXP10),
    row(id::FABS),
    row(id::FLOOR),
    row(id::FMA),
    row(id::FMULADD),
    row(id::FSHL),
    row(id::FSHR),
    row(id::LOG),
    row(id::LOG10),
    row(id::LOG2),
    row(id::MAXIMUM),
    row(id::MAXIMUMNUM),
    row(id::MAXNUM),
    row(id::MINIMUM),
    row(id::MINIMUMNUM),
    row(id::MINNUM),
    row(id::NEARBYINT),
    row(id::POW),
    row(id::RINT),
    row(id::ROUND),
    row(id::ROUNDEVEN),
    row(id::SADD_SAT),
    row(id::SIN),
    row(id::SINH),
    row(id::SMAX),
    row(id::SMIN),
    row(id::SQRT),
    row(id::SSHL_SAT),
    row(id::SSUB_SAT),
    row(id::TAN),
    row(id::TANH),
    row(id::TRUNC),
    row(id::UADD_SAT),
    row(id::UMAX),
    row(id::UMIN),
    row(id::USHL_SAT),
    row(id::USUB_SAT),
    Lanewise { id: id::ABS, overload: Overload::Result, scalar: Some(1) },
    Lanewise { id: id::CTLZ, overload: Overload::Result, scalar: Some(1) },
    Lanewise { id: id::CTTZ, overload: Overload::Result, scalar: Some(1) },
    Lanewise { id: id::IS_FPCLASS, overload: Overload::Operand, scalar: Some(1) },
    Lanewise { id: id::SMUL_FIX, overload: Overload::Result, scalar: Some(2) },
    Lanewise { id: id::SMUL_FIX_SAT, overload: Overload::Result, scalar: Some(2) },
    Lanewise { id: id::UMUL_FIX, overload: Overload::Result, scalar: Some(2) },
    Lanewise { id: id::LRINT, overload: Overload::Both, scalar: None },
    Lanewise { id: id::LLRINT, overload: Overload::Both, scalar: None },
    Lanewise { id: id::LROUND, overload: Overload::Both, scalar: None },
    Lanewise { id: id::LLROUND, overload: Overload::Both, scalar: None },
    Lanewise { id: id::SCMP, overload: Overload::Both, scalar: None },
    Lanewise { id: id::UCMP, overload: Overload::Both, scalar: None },
    Lanewise { id: id::FPTOSI_SAT, overload: Overload::Both, scalar: None },
    Lanewise { id: id::FPTOUI_SAT, overload: Overload::Both, scalar: None },
];

/// The row of what call `inst` calls.
pub(crate) fn lanewise(func: &Func<'_>, inst: Inst) -> Option<&'static Lanewise> {
    let called = warpc_analysis::facts::intrinsic(func, inst)?;
    TABLE.iter().find(|row| row.id == called)
}
