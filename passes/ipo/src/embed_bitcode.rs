//! `embed-bitcode`: the module as bitcode becomes a constant of itself, for linkers that optimise whole programs.
//!
//! **How**: `llvm.embedded.object`, in section `.llvm.lto`, holds the bytes that `warpc as` would write; `llvm.compiler.used` keeps it, and
//! `llvm.embedded.objects` lists it. Each run embeds the module once more, with what was embedded before. **Invariants**: nothing else changes.
//! **Not**: summaries of modules, which `thinlto` and `emit-summary` would add. **Cost**: linear in the module.
//! **Source**: names, section and lists are those of LLVM's pass of this name.
//! **Relies on** nothing that is said of threads or memory: no code changes.

use warpc_analysis::AnalysisSet;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{FuncExtra, GlobalKind, GlobalRow, Linkage, Parts, Shape, Symbol};
use warpc_ir::{Module, TypeKind, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, ParamError, PassBody, PassInfo, Remark, RemarkKind};

const NAME: &str = "embed-bitcode";
/// The constant.
const OBJECT: &str = "llvm.embedded.object";
/// Its section.
const SECTION: &str = ".llvm.lto";
/// What keeps it.
const USED: &str = "llvm.compiler.used";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "embed the module as bitcode in itself",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        for summary in ["thinlto", "emit-summary"] {
            if params.take_word(summary) {
                return Err(ParamError::Unwritten { pass: NAME, parameter: summary });
            }
        }
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(EmbedBitcode)))
    },
};

struct EmbedBitcode;

impl ModulePass for EmbedBitcode {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let bytes = match warpc_bitcode::write_module(module) {
            Ok(bytes) => bytes,
            Err(error) => {
                let message = format!("the module cannot be embedded: {error}").into();
                let remark = Remark { kind: RemarkKind::Error, pass: NAME, name: "Bitcode", message, at: Inst::NONE };
                cx.remarks.push((Global::NONE, remark));
                return false;
            }
        };
        let object = add_object(module, &bytes);
        keep(module, object);
        list(module, object);
        true
    }
}

/// Adds the constant with these bytes.
fn add_object(module: &mut Module, bytes: &[u8]) -> Global {
    let mut name = String::from(OBJECT);
    let mut number = 0u32;
    while module.find_global(&name).is_some() {
        number += 1;
        name = format!("{OBJECT}{number}");
    }
    let tables = module.tables_mut();
    let elem = tables.types.intern(TypeKind::Int(8));
    let ty = tables.types.intern(TypeKind::Array { len: bytes.len() as u64, elem });
    let init = tables.consts.add_bytes(ty, bytes);
    let section = tables.strings.intern(SECTION.as_bytes());
    let exclude = tables.strings.intern(b"exclude");
    let node = tables.metadata.add(MdNode::Tuple { ops: Box::new([]), distinct: false });
    let extra = tables.extras.len() as u32;
    tables.extras.push(FuncExtra { attachments: vec![(exclude, node)], ..FuncExtra::default() });
    let sym = Symbol {
        name: tables.strings.intern(name.as_bytes()),
        kind: GlobalKind::Variable,
        linkage: Linkage::Private,
        flags: Symbol::CONSTANT | Symbol::DSO_LOCAL,
        ..Symbol::default()
    };
    let shape = Shape { ty, ptr_ty: Type::PTR, align: 1, ..Shape::default() };
    let parts = Parts { init, section, extra, ..Parts::default() };
    Global(module.globals_mut().push(GlobalRow { sym, shape, parts }))
}

/// Enters `object` at the end of `llvm.compiler.used`.
fn keep(module: &mut Module, object: Global) {
    let old = module.find_global(USED);
    let init = old.map_or(Value::NONE, |global| module.globals().parts()[global.index()].init);
    let tables = module.tables_mut();
    let mut members: Vec<Value> = match init.as_const().filter(|&c| tables.consts.row(c).kind == ConstKind::Aggregate) {
        Some(list) => tables.consts.list(list).to_vec(),
        None => Vec::new(),
    };
    members.push(Value::global(object));
    let ty = tables.types.intern(TypeKind::Array { len: members.len() as u64, elem: Type::PTR });
    let init = tables.consts.add_aggregate(ty, &members, false);
    if let Some(global) = old {
        let mut rows = module.globals_mut();
        rows.parts_mut()[global.index()].init = init;
        rows.shape_mut()[global.index()].ty = ty;
        return;
    }
    let sym = Symbol {
        name: tables.strings.intern(USED.as_bytes()),
        kind: GlobalKind::Variable,
        linkage: Linkage::Appending,
        ..Symbol::default()
    };
    let section = tables.strings.intern(b"llvm.metadata");
    let shape = Shape { ty, ptr_ty: Type::PTR, ..Shape::default() };
    module.globals_mut().push(GlobalRow { sym, shape, parts: Parts { init, section, ..Parts::default() } });
}

/// Enters `object` with its section in `!llvm.embedded.objects`.
fn list(module: &mut Module, object: Global) {
    let tables = module.tables_mut();
    let value = tables.metadata.add(MdNode::Value(Type::PTR, Value::global(object)));
    let section = tables.strings.intern(SECTION.as_bytes());
    let section = tables.metadata.add(MdNode::Str(section));
    let row = tables.metadata.add(MdNode::Tuple { ops: Box::new([value, section]), distinct: false });
    let name = tables.strings.intern(b"llvm.embedded.objects");
    match tables.metadata.named.iter_mut().find(|(other, _)| *other == name) {
        Some((_, rows)) => rows.push(row),
        None => tables.metadata.named.push((name, vec![row])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_embedded_is_what_the_writer_writes() {
        let text = b"@g = global i32 1\ndefine i32 @f() {\n  ret i32 2\n}\n";
        let mut module = warpc_text::parse_module(text, &warpc_text::ReadOptions::default()).expect("a module");
        let before = warpc_bitcode::write_module(&module).expect("bitcode");
        let object = add_object(&mut module, &before);
        keep(&mut module, object);
        list(&mut module, object);
        let init = module.globals().parts()[object.index()].init.as_const().expect("a constant");
        assert_eq!(module.tables().consts.bytes(init), before);
        let again = warpc_bitcode::write_module(&module).expect("bitcode");
        assert!(again.len() > before.len());
    }
}
