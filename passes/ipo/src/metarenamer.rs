//! `metarenamer`: gives everything a name that says nothing, so that a module can be shown to others.
//!
//! **How**: values are called by their kind, functions and structs by words of a list, which a simple generator draws; it starts at the sum of
//! the bytes of the module's name, so that a module always gets the same names. `main`, functions of the C library and of the device, what begins with `llvm.`
//! and intrinsics keep theirs, and so do kernels, which the host finds by name. **Cost**: linear in the module. **Source**: names, their order and the generator are LLVM's, so that its tests
//! can judge. **Invariants**: the meaning of the kernels is the same; other modules find nothing.
//! **Relies on** nothing that is said of threads or memory: only names change.

use crate::knobs;
use std::collections::HashSet;
use warpc_analysis::AnalysisSet;
use warpc_analysis::library::is_library_name;
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_ir::{FuncMut, Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "metarenamer",
    summary: "give everything a name that says nothing",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::METARENAMER],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(MetaRenamer)))
    },
};

const WORDS: [&str; 17] = [
    "foo", "bar", "baz", "quux", "barney", "snork", "zot", "blam", "hoge", "wibble", "wobble", "widget", "wombat",
    "ham", "eggs", "pluto", "spam",
];

/// Draws words.
struct Words(u64);

impl Words {
    fn new(module: &Module) -> Words {
        let tables = module.tables();
        let name = match tables.identifier.as_bytes() {
            b"" => tables.strings.get(tables.source_filename),
            name => name,
        };
        Words(name.iter().map(|&byte| u64::from(byte)).sum())
    }
    fn draw(&mut self) -> &'static str {
        // The generator that the C standard gives as an example.
        self.0 = self.0.wrapping_mul(1_103_515_245).wrapping_add(12345);
        WORDS[(self.0 / 65536 % 32768) as usize % WORDS.len()]
    }
}

/// Names of one kind that are in use.
#[derive(Default)]
struct Taken {
    names: HashSet<Vec<u8>>,
    /// Last number that made a name unique.
    last: u32,
}

impl Taken {
    fn unique(&mut self, name: &str) -> Vec<u8> {
        let mut own = name.as_bytes().to_vec();
        while !self.names.insert(own.clone()) {
            self.last += 1;
            own = format!("{name}.{}", self.last).into_bytes();
        }
        own
    }
}

struct MetaRenamer;

impl ModulePass for MetaRenamer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let only_insts = cx.session.knobs.get(knobs::RENAME_ONLY_INST);
        if !only_insts {
            rename_globals(module, cx);
        }
        for global in module.defined_functions() {
            module.edit(global, if only_insts { name_insts } else { rename_values });
        }
        true
    }
}

/// Whether `name` begins with one of the prefixes that a knob lists, with commas between.
fn is_excluded(name: &[u8], prefixes: &str) -> bool {
    prefixes.split(',').any(|prefix| !prefix.is_empty() && name.starts_with(prefix.as_bytes()))
}

fn rename_globals(module: &mut Module, cx: &ModuleCx<'_>) {
    let knobs = &cx.session.knobs;
    let mut words = Words::new(module);
    let ctx = module.ctx();
    let mut taken = Taken::default();
    taken.names.extend((0..module.globals().len()).map(|row| ctx.name(Global::new(row)).to_vec()));
    let kinds = [GlobalKind::Alias, GlobalKind::Variable];
    let prefixes = [knobs.get(knobs::RENAME_EXCLUDE_ALIASES), knobs.get(knobs::RENAME_EXCLUDE_GLOBALS)];
    for (kind, (word, prefixes)) in kinds.into_iter().zip(["alias", "global"].into_iter().zip(prefixes)) {
        let keeps = |name: &[u8]| is_special(name) || is_excluded(name, prefixes);
        rename_kind(module, &mut taken, kind, keeps, || word);
    }
    rename_structs(module, knobs.get(knobs::RENAME_EXCLUDE_STRUCTS), &mut words);
    let prefixes = knobs.get(knobs::RENAME_EXCLUDE_FUNCTIONS);
    let keeps = |name: &[u8]| {
        let is_known = is_special(name) || is_of_device(name) || name == b"main" || is_library_name(name);
        is_known || is_excluded(name, prefixes)
    };
    rename_kind(module, &mut taken, GlobalKind::Function, keeps, || words.draw());
}

/// Whether `name` is of the language, or is to be taken as it is.
fn is_special(name: &[u8]) -> bool {
    name.starts_with(b"llvm.") || name.first() == Some(&1)
}

/// Whether `name` is of a function that a GPU's tools know by name: libdevice's, `__nvvm_reflect`, and those of the driver.
fn is_of_device(name: &[u8]) -> bool {
    name.starts_with(b"__nv") || matches!(name, b"vprintf" | b"malloc" | b"free" | b"__assertfail")
}

fn rename_kind(
    module: &mut Module,
    taken: &mut Taken,
    kind: GlobalKind,
    keeps: impl Fn(&[u8]) -> bool,
    mut word: impl FnMut() -> &'static str,
) {
    for row in 0..module.globals().len() {
        let symbol = module.globals().sym()[row];
        if symbol.kind != kind || symbol.is_dead() || keeps(module.ctx().name(Global::new(row))) {
            continue;
        }
        let word = word();
        if module.ctx().is_kernel(Global::new(row)) {
            continue;
        }
        taken.names.remove(module.ctx().name(Global::new(row)));
        let name = taken.unique(word);
        let name = module.tables_mut().strings.intern(&name);
        module.globals_mut().sym_mut()[row].name = name;
    }
}

/// Names the structs that have a name.
fn rename_structs(module: &mut Module, prefixes: &str, words: &mut Words) {
    let mut taken = Taken::default();
    let tables = module.tables_mut();
    for of_struct in tables.types.structs.iter_mut().filter(|of_struct| !of_struct.numbered) {
        let old = tables.strings.get(of_struct.name);
        if is_excluded(old, prefixes) {
            taken.names.insert(old.to_vec());
            continue;
        }
        let name = taken.unique(&format!("struct.{}", words.draw()));
        of_struct.name = tables.strings.intern(&name);
    }
}

/// Calls arguments `arg`, blocks `bb`, and instructions what they do.
fn rename_values(func: &mut FuncMut<'_>) {
    if func.side().names.is_none() {
        return;
    }
    func.side_mut().names = Some(Default::default());
    let mut named: Vec<(Value, &'static str)> = (0..func.num_args() as u32).map(|n| (Value::arg(n), "arg")).collect();
    for block in func.block_order() {
        named.push((Value::block(block), "bb"));
        let insts = func.block_insts(block).filter(|&inst| func.ty(inst) != Type::VOID);
        named.extend(insts.map(|inst| (Value::inst(inst), func.op(inst).text())));
    }
    named.into_iter().for_each(|(value, name)| func.set_name(value, name.as_bytes()));
}

/// Calls instructions without a name what they do.
fn name_insts(func: &mut FuncMut<'_>) {
    let Some(names) = &func.side().names else { return };
    let insts = func.block_order().flat_map(|block| func.block_insts(block));
    let nameless = insts.filter(|&inst| func.ty(inst) != Type::VOID && names.get(Value::inst(inst)).is_empty());
    let named: Vec<(Inst, &'static str)> = nameless.map(|inst| (inst, func.op(inst).text())).collect();
    named.into_iter().for_each(|(inst, name)| func.set_name(Value::inst(inst), name.as_bytes()));
}
