//! `print-memderefs`: the pointers of loads that may be read anywhere in the function, and whether they are aligned for some load.
//!
//! **Cost**: linear in loads; a pointer is followed to its object a bounded number of steps.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{of_function, says};
use std::collections::HashSet;
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts;
use warpc_analysis::known_bits::{Values, is_dereferenceable};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::AttrList;
use warpc_ir::{Func, Opcode, Value};
use warpc_phase::PassInfo;
use warpc_text::FunctionText;

/// Row of the printer.
pub const PRINT: PassInfo =
    of_function("print-memderefs", "print pointers that may be read", AnalysisSet::NONE, |params| {
        says(params, PRINT.name, |func, _| text(func))
    });

fn text(func: &Func<'_>) -> String {
    let (mut found, mut aligned): (Vec<Value>, HashSet<Value>) = (Vec::new(), HashSet::new());
    let values = Values::new(func);
    let insts = func.block_order().flat_map(|block| func.block_insts(block));
    for load in insts.filter(|&inst| func.op(inst) == Opcode::Load) {
        let (pointer, ty) = (func.operand(load, 0), func.ty(load));
        if func.layout().fixed_store_size(func.types(), ty).is_some_and(|size| may_be_read(func, pointer, size)) {
            found.push(pointer);
            if alignment(func, &values, pointer) >= func.mem(load).align {
                aligned.insert(pointer);
            }
        }
    }
    let name = String::from_utf8_lossy(func.name());
    let mut out = format!("Memory Dereferencibility of pointers in function '{name}'\n");
    out += "The following are dereferenceable:\n";
    let mut texts = FunctionText::new(func);
    for pointer in found {
        out += if pointer.as_inst().is_some() { "    " } else { "  " };
        texts.definition(func, pointer, &mut out);
        out += if aligned.contains(&pointer) { "\t(aligned)\n" } else { "\t(unaligned)\n" };
    }
    out
}

/// Whether `size` bytes at `pointer` may be read: of an object of known size, or of what the attributes and metadata of the call, load or
/// cast that makes the pointer promise.
fn may_be_read(func: &Func<'_>, pointer: Value, size: u64) -> bool {
    let promised = |base: Value| {
        let inst = base.as_inst()?;
        if func.op(inst).is_call() {
            let attrs = func.attrs();
            let on_result = |list: AttrList| attrs.int(attrs.list(list).ret, AttrKind::Dereferenceable);
            let parts = || facts::called_function(func, inst).map(|callee| func.ctx().globals.parts[callee.index()]);
            return on_result(func.call(inst).attrs).or_else(|| on_result(parts()?.attrs));
        }
        let tables = func.ctx().tables;
        let node = func.attachment(inst, tables.strings.find(b"dereferenceable")?)?;
        tables.metadata_int(*tables.metadata.ops(node).first()?)
    };
    let (base, offset) = constant_offset(func, pointer);
    let is_inside =
        |total: u64| u64::try_from(offset).is_ok_and(|offset| offset.checked_add(size).is_some_and(|end| end <= total));
    is_dereferenceable(func, pointer, size) || promised(base).is_some_and(is_inside)
}

/// Alignment of `pointer`: its own, or what that of its object and the offset in it make.
fn alignment(func: &Func<'_>, values: &Values<'_, '_>, pointer: Value) -> u64 {
    let (base, offset) = constant_offset(func, pointer);
    let of_object = values.pointer_alignment(base);
    let of_offset = if offset == 0 { of_object } else { 1 << offset.trailing_zeros() };
    values.pointer_alignment(pointer).max(of_object.min(of_offset))
}
