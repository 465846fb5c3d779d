//! `annotation-remarks`: says in remarks how many instructions of a function have which `!annotation`, and what the front end put
//! there to initialise variables.
//!
//! **When**: somebody wants remarks. Each kind of annotation gets an analysis remark, `AnnotationSummary`, kinds in the order in which they come
//! first. An instruction with the annotation `auto-init` and a debug location gets a missed remark: `AutoInitStore`, `AutoInitIntrinsicCall`,
//! `AutoInitCall` or `AutoInitUnknownInstruction`, with the number of bytes and the stack slots and variables of the module that are
//! written or read, by their names in the IR. **How**: one walk. **Invariants**: nothing changes. **Cost**: linear in the annotations.

use std::collections::HashMap;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::metadata::MdNode;
use warpc_ir::opcode::{Ordering, flags};
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "say in remarks which instructions are annotated",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(AnnotationRemarks)))
    },
};

const NAME: &str = "annotation-remarks";
/// Annotation of what initialises variables that the program does not.
const AUTO_INIT: &[u8] = b"auto-init";
/// Steps from an address to its object.
const MOST_STEPS: u32 = 8;

struct AnnotationRemarks;

/// The texts of annotation `node`: each operand is one, or a list that begins with it.
fn texts(func: &Func<'_>, node: Md) -> Vec<Str> {
    let metadata = &func.ctx().tables.metadata;
    let text = |&m: &Md| {
        m.is_some().then(|| match metadata.get(m) {
            MdNode::Tuple { ops, .. } => ops.first().filter(|m| m.is_some()).and_then(|&m| metadata.str_of(m)),
            _ => metadata.str_of(m),
        })?
    };
    if node.index() >= metadata.len() {
        return Vec::new();
    }
    metadata.ops(node).iter().filter_map(text).collect()
}

impl FunctionPass for AnnotationRemarks {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let kind = func.ctx().tables.strings.find(b"annotation");
        let Some(kind) = kind.filter(|_| cx.wants_remarks()) else { return Outcome::Unchanged };
        let (mut order, mut counts): (Vec<Str>, HashMap<Str, u32>) = (Vec::new(), HashMap::new());
        let mut initialised = Vec::new();
        for b in func.block_order() {
            for i in func.block_insts(b).filter(|&i| func.flags(i) & flags::HAS_MD != 0) {
                let Some(node) = func.attachment(i, kind) else { continue };
                let all = texts(func, node);
                if func.loc(i).is_some() && all.iter().any(|&text| func.ctx().str(text) == AUTO_INIT) {
                    initialised.push(i);
                }
                for text in all {
                    let count = counts.entry(text).or_insert(0);
                    if *count == 0 {
                        order.push(text);
                    }
                    *count += 1;
                }
            }
        }
        for text in order {
            let name = String::from_utf8_lossy(func.ctx().str(text));
            cx.remark(RemarkKind::Analysis, NAME, "AnnotationSummary", Inst::NONE, || {
                RemarkText::from("Annotated ").arg("count", counts[&text]).text(" instructions with ").arg("type", name)
            });
        }
        for i in initialised {
            let (name, message) = describe(func, i);
            cx.remark(RemarkKind::Missed, NAME, name, i, || message);
        }
        Outcome::Unchanged
    }
}

/// Name and text of the remark about `inst`, which initialises a variable.
fn describe(func: &Func<'_>, inst: Inst) -> (&'static str, RemarkText) {
    const BY: &str = " inserted by -ftrivial-auto-var-init.";
    let unknown = || ("AutoInitUnknownInstruction", RemarkText::from(format!("Initialization{BY}")));
    match func.op(inst) {
        Opcode::Store => {
            let size = func.layout().store_size(func.types(), func.type_of(func.operand(inst, 0)));
            let text =
                RemarkText::from(format!("Store{BY}")).text("\nStore size: ").arg("StoreSize", size).text(" bytes.");
            let text = objects(func, text, func.operand(inst, 1), false);
            let atomic = func.mem(inst).ordering != Ordering::NotAtomic;
            ("AutoInitStore", manner(text, None, func.flags(inst) & flags::VOLATILE != 0, atomic))
        }
        Opcode::Call => match facts::intrinsic(func, inst) {
            Some(which) => {
                let (name, reads, is_inline) = match which {
                    id::MEMCPY => ("memcpy", true, false),
                    id::MEMCPY_INLINE => ("memcpy", true, true),
                    id::MEMMOVE => ("memmove", true, false),
                    id::MEMSET => ("memset", false, false),
                    id::MEMSET_INLINE => ("memset", false, true),
                    _ => return unknown(),
                };
                let mut text = RemarkText::from("Call to ").arg("Callee", name).text(BY);
                if let Some(size) = func.consts().as_int(func.operand(inst, 2)) {
                    text = text.text(" Memory operation size: ").arg("StoreSize", size).text(" bytes.");
                }
                if reads {
                    text = objects(func, text, func.operand(inst, 1), true);
                }
                text = objects(func, text, func.operand(inst, 0), false);
                let volatile = func.consts().as_int(func.operand(inst, 3)) == Some(1);
                ("AutoInitIntrinsicCall", manner(text, Some(is_inline), volatile, false))
            }
            None => match facts::named_function(func, inst) {
                Some(callee) => {
                    let name = String::from_utf8_lossy(func.ctx().name(callee)).into_owned();
                    let text = RemarkText::from("Call to ").arg("UnknownLibCall", "unknown").text(" function ");
                    ("AutoInitCall", text.function("Callee", &name, callee).text(BY))
                }
                None => unknown(),
            },
        },
        _ => unknown(),
    }
}

/// Adds the object that `pointer` points into, if that is a slot or a variable of the module.
fn objects(func: &Func<'_>, text: RemarkText, pointer: Value, reads: bool) -> RemarkText {
    let object = facts::underlying_object(func, pointer, MOST_STEPS);
    let slot = object.as_inst().filter(|&i| func.op(i) == Opcode::Alloca);
    let name = match object.as_global() {
        Some(g) => func.ctx().name(g).to_vec(),
        None => {
            slot.map_or(Vec::new(), |i| func.side().names.as_ref().map_or(Vec::new(), |n| n.get(i.into()).to_vec()))
        }
    };
    let size = warpc_analysis::alias::exact_size(func, object);
    if name.is_empty() && size.is_none() {
        return text;
    }
    let (title, name_key, size_key) = match reads {
        true => ("\n Read Variables: ", "RVarName", "RVarSize"),
        false => ("\n Written Variables: ", "WVarName", "WVarSize"),
    };
    let mut text = text.text(title);
    text = match name.is_empty() {
        true => text.text("<unknown>"),
        false => text.arg(name_key, String::from_utf8_lossy(&name)),
    };
    if let Some(size) = size {
        text = text.text(" (").arg(size_key, size).text(" bytes)");
    }
    text.text(".")
}

/// Adds how the memory is accessed: what holds stands in the text, what does not among the arguments of the file of remarks only.
fn manner(mut text: RemarkText, is_inline: Option<bool>, volatile: bool, atomic: bool) -> RemarkText {
    let rows = [
        ("Inlined", "StoreInlined", is_inline == Some(true)),
        ("Volatile", "StoreVolatile", volatile),
        ("Atomic", "StoreAtomic", atomic),
    ];
    let is_told = |row: &(&str, &'static str, bool)| row.0 != "Inlined" || is_inline.is_some();
    for holds in [true, false] {
        for (title, key, _) in rows.into_iter().filter(|row| row.2 == holds && is_told(row)) {
            text = text.text(&format!(" {title}: ")).arg(key, holds).text(".");
        }
        if holds {
            text = text.details();
        }
    }
    text
}
