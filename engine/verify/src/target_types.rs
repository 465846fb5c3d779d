//! Where types that only a target knows may stand: `target("spirv.Image", ...)`.

use super::Verifier;
use warpc_ir::ids::*;
use warpc_ir::types::{TypeKind, TypesRef};

/// Where memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Global,
    Local,
}

/// Types by the beginning of their name, the first that fits, and where they may stand: global, local.
#[rustfmt::skip]
const TYPES: &[(&str, bool, bool)] = &[
    ("spirv.IntegralConstant", false, false),
    ("spirv.Literal",          false, false),
    ("spirv.Padding",          true,  false),
    ("spirv.",                 true,  true),
    ("aarch64.svcount",        false, true),
    ("riscv.vector.tuple",     false, true),
    ("dx.",                    true,  true),
    ("amdgcn.named.barrier",   true,  false),
    ("amdgpu.",                true,  true),
    ("llvm.test.",             false, true),
];

impl Verifier<'_> {
    /// Whether memory of type `ty`, of the module or of a function's overlay, may be at a place.
    pub(super) fn may_be(&self, types: TypesRef<'_>, mut ty: Type, place: Place) -> bool {
        // Elements of arrays; structs hold what they hold.
        while let TypeKind::Array { elem, .. } = types.kind(ty) {
            ty = *elem;
        }
        let TypeKind::Target { name, .. } = types.kind(ty) else { return true };
        let name = self.ctx.str(*name);
        let row = TYPES.iter().find(|r| name.starts_with(r.0.as_bytes()));
        row.is_some_and(|r| if place == Place::Global { r.1 } else { r.2 })
    }
}
