//! `extract-blocks`: the blocks that a file names become functions, for reducing programs and for looking at parts of them.
//!
//! **How**: a line of the file that `extract-blocks-file` names is a function and blocks of it, `FUNCTION BLOCK;BLOCK`, which become one function;
//! the first block is its entry. Blocks that cannot be one (see [`crate::outline`]) stay where they are. With `extract-blocks-erase-funcs` all functions
//! of the module lose their bodies then, and what was made of blocks is visible to others. A line, function or block that is not
//! there is an error. **Invariants**: what programs compute stays, if no functions are erased. **Cost**: linear in the function per line,
//! at most [`BUDGET`] instructions for a module. **Source**: LLVM's pass of this name, whose file and messages these are.
//! **Relies on** [`crate::outline`], which keeps convergent calls and barriers among the threads that reach them, and accesses as they
//! are.

use crate::knobs;
use crate::outline::{Options, outline};
use std::collections::HashMap;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::{Func, Module, Opcode, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};

const NAME: &str = "extract-blocks";

/// Instructions of functions that are copied for the lines of a file, at most.
const BUDGET: usize = 1 << 26;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make functions of blocks that a file names",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::EXTRACT_BLOCKS, knobs::OUTLINE],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(ExtractBlocks)))
    },
};

struct ExtractBlocks;

/// Blocks of a function that become one.
type Group = (Global, Vec<Block>);

impl ModulePass for ExtractBlocks {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        module.merge_overlays();
        let path = cx.session.knobs.get(knobs::EXTRACT_BLOCKS_FILE);
        let groups = match path.is_empty() {
            true => Vec::new(),
            false => match read(path).and_then(|text| groups(module, &text)) {
                Ok(groups) => groups,
                Err(message) => {
                    let message = message.into();
                    let remark = Remark { kind: RemarkKind::Error, pass: NAME, name: "File", message, at: Inst::NONE };
                    cx.remarks.push((Global::NONE, remark));
                    return false;
                }
            },
        };
        let old = module.defined_functions();
        let (mut changed, mut budget) = (false, BUDGET);
        for (function, blocks) in groups {
            budget = budget.saturating_sub(module.func(function).map_or(0, |func| func.num_insts()));
            if budget == 0 {
                break;
            }
            changed |= outline(module, function, &blocks, &Options::new(&cx.session.knobs)).is_some();
        }
        if cx.session.knobs.get(knobs::EXTRACT_BLOCKS_ERASE_FUNCS) {
            erase(module, &old);
            changed = true;
        }
        changed
    }
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("BlockExtractor couldn't load the file `{path}`: {error}"))
}

/// The blocks that the lines of `text` name.
fn groups(module: &Module, text: &str) -> Result<Vec<Group>, String> {
    let mut named: HashMap<Global, HashMap<Vec<u8>, Block>> = HashMap::new();
    let mut groups = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
        let (function, list) = match words[..] {
            [] => continue,
            [function, list] => (function, list),
            _ => {
                return Err(format!(
                    "line {number}: Invalid line format, expecting lines like: 'funcname bb1[;bb2..]'"
                ));
            }
        };
        let global = module.find_global(function).filter(|&global| module.body(global).is_some());
        let Some(global) = global else {
            return Err(format!("line {number}: Invalid function name specified in the input file: `{function}`"));
        };
        let blocks = named.entry(global).or_insert_with(|| block_names(module, global));
        let mut group = Vec::new();
        for name in list.split(';').filter(|name| !name.is_empty()) {
            let Some(&block) = blocks.get(name.as_bytes()) else {
                return Err(format!("line {number}: Invalid block name specified in the input file: `{name}`"));
            };
            group.push(block);
            group.extend(module.func(global).and_then(|func| handler(&func, block)));
        }
        if group.is_empty() {
            return Err(format!("line {number}: Missing bbs name"));
        }
        groups.push((global, group));
    }
    Ok(groups)
}

/// The block that exceptions of `block` go to: it goes with the block.
fn handler(func: &Func<'_>, block: Block) -> Option<Block> {
    let end = func.terminator(block);
    (func.op(end) == Opcode::Invoke).then(|| func.successors_of(end).nth(1)).flatten()
}

fn block_names(module: &Module, global: Global) -> HashMap<Vec<u8>, Block> {
    let Some(func) = module.func(global) else { return HashMap::new() };
    let Some(names) = &func.side().names else { return HashMap::new() };
    let named = func.block_order().map(|block| (names.get(Value::block(block)).to_vec(), block));
    named.filter(|row| !row.0.is_empty()).collect()
}

/// Takes the bodies of the functions `old`, and makes all functions visible.
fn erase(module: &mut Module, old: &[Global]) {
    for &global in old {
        module.take_body(global);
        let row = module.globals().parts()[global.index()].extra as usize;
        if let Some(extra) = module.tables_mut().extras.get_mut(row) {
            extra.attachments.clear();
            extra.personality = Value::NONE;
        }
        let mut rows = module.globals_mut();
        let sym = &mut rows.sym_mut()[global.index()];
        sym.flags |= Symbol::DECLARATION;
        rows.parts_mut()[global.index()].comdat = Comdat::NONE;
    }
    let mut rows = module.globals_mut();
    for sym in rows.sym_mut().iter_mut().filter(|sym| sym.kind == GlobalKind::Function && !sym.is_dead()) {
        if sym.linkage.is_local() {
            sym.flags |= Symbol::DSO_LOCAL;
        }
        sym.linkage = Linkage::External;
    }
}
