//! Metadata of an instruction that does what several did.

use smallvec::SmallVec;
use warpc_ir::FuncMut;
use warpc_ir::ids::*;

/// Metadata that the new instruction has if all old ones have the same.
const KEPT: &[&[u8]] =
    &[b"tbaa", b"alias.scope", b"noalias", b"fpmath", b"nontemporal", b"invariant.load", b"llvm.access.group", b"mmra"];

/// Gives `vector` the metadata that all of `scalars` have in the same form.
pub(crate) fn keep_common(f: &mut FuncMut<'_>, vector: Inst, scalars: &[Inst]) {
    let Some((&first, others)) = scalars.split_first() else { return };
    let rows: SmallVec<[(Str, Md); 4]> = f
        .attachments(first)
        .filter(|row| KEPT.contains(&f.ctx().str(row.kind)))
        .filter(|row| others.iter().all(|&other| f.attachment(other, row.kind) == Some(row.node)))
        .map(|row| (row.kind, row.node))
        .collect();
    if !rows.is_empty() {
        f.write_attachments(vector, &rows);
    }
}
