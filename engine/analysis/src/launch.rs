//! What a kernel says of the blocks that it is launched with.

use warpc_ir::Func;

/// What the attributes of a kernel say of the blocks that it is launched with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Launch {
    /// Nothing, or the function is no kernel.
    Any,
    /// `nvvm.reqntid`: threads along each axis.
    Exactly([u128; 3]),
    /// `nvvm.maxntid`: threads of a block.
    AtMost(u128),
}

impl Launch {
    /// Reads the attributes of `func`.
    pub(crate) fn of(func: &Func<'_>) -> Launch {
        let ctx = func.ctx();
        if !ctx.is_kernel(func.global()) {
            return Launch::Any;
        }
        let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
        let list = |key: &[u8]| -> Option<[u128; 3]> {
            let text = ctx.attrs().string(set, ctx.tables.strings.find(key)?)??;
            let mut out = [1; 3];
            for (slot, part) in out.iter_mut().zip(ctx.str(text).split(|&c| c == b',')) {
                *slot =
                    std::str::from_utf8(part).ok()?.trim().parse().ok().filter(|&n: &u128| (1..=1024).contains(&n))?;
            }
            Some(out)
        };
        match list(b"nvvm.reqntid") {
            Some(shape) => Launch::Exactly(shape),
            None => list(b"nvvm.maxntid").map_or(Launch::Any, |shape| Launch::AtMost(shape.iter().product())),
        }
    }
}
