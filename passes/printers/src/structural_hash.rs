//! `print<structural-hash>`: a hash of the module and of each function, equal for functions of equal structure: their instructions by opcode,
//! in the order in which blocks are reached. `<detailed>`: with types, constants, and which value each operand is.
//! `<call-target-ignored>`: so, too, but for constants that calls are given and what they call, which are hashed apart.
//!
//! The hashes are of our own making: other than LLVM's in value, equal where theirs are. They are the same on every machine.
//!
//! **Cost**: linear in the module.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::of_module;
use std::fmt::Write;
use warpc_ir::ids::*;
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};
use warpc_phase::{ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_text::FunctionText;

/// Row of the printer.
pub const PRINT: PassInfo =
    of_module("print<structural-hash>", "print hashes of the structure of functions", &[], |mut params| {
        let detailed = params.take_word("detailed");
        let apart = params.take_word("call-target-ignored");
        params.finish(PRINT.name)?;
        Ok(PassBody::Module(Box::new(Printer { detailed: detailed || apart, apart })))
    });

struct Printer {
    detailed: bool,
    /// Constant operands of calls are hashed apart.
    apart: bool,
}

/// A hash that is the same everywhere.
#[derive(Clone, Copy)]
struct Hash(u64);

impl Hash {
    fn add(&mut self, number: u64) {
        // An odd factor and a shift spread every bit; the constant keeps zeros from vanishing.
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x632b_e59b_d9b4_e019);
        self.0 = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    fn add_bytes(&mut self, bytes: &[u8]) {
        self.add(bytes.len() as u64);
        bytes.iter().for_each(|&byte| self.add(byte as u64));
    }
}

/// An operand that is hashed apart.
struct Apart {
    hash: u64,
    inst: usize,
    operand: usize,
}

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let mut whole = Hash(0);
        let mut lines = String::new();
        for global in module.defined_functions() {
            let Some(func) = module.func(global) else { continue };
            let (hash, apart) = self.function(&func);
            whole.add(hash);
            // Writing to a string does not fail.
            let _ = writeln!(lines, "Function {} Hash: {hash:016x}", String::from_utf8_lossy(func.name()));
            for Apart { hash, inst, operand } in apart {
                let _ = writeln!(lines, "\tIgnored Operand Hash: {hash:016x} at ({inst},{operand})");
            }
        }
        self.variables(module, &mut whole);
        cx.text.extend(format!("Module Hash: {:016x}\n{lines}", whole.0).into_bytes());
        false
    }
}

impl Printer {
    /// Variables count by their number, and in detail by type.
    fn variables(&self, module: &Module, hash: &mut Hash) {
        let globals = module.globals();
        for ((symbol, parts), shape) in globals.sym().iter().zip(globals.parts()).zip(globals.shape()) {
            let is_one =
                symbol.kind == warpc_ir::module::GlobalKind::Variable && !symbol.is_declaration() && !symbol.is_dead();
            if is_one {
                hash.add(0x7661_7269);
                if self.detailed {
                    let tables = module.tables();
                    let text = warpc_text::type_text(tables.types.view(), &tables.strings, shape.ty);
                    hash.add_bytes(text.as_bytes());
                    hash.add(parts.init.is_some() as u64);
                }
            }
        }
    }
    fn function(&self, func: &Func<'_>) -> (u64, Vec<Apart>) {
        let mut hash = Hash(func.num_args() as u64);
        let mut apart = vec![];
        let mut numbers = vec![u32::MAX; func.num_insts()];
        let mut next = 0u32;
        let mut texts = FunctionText::new(func);
        let mut met = vec![false; func.num_blocks()];
        met[func.entry().index()] = true;
        let mut work = vec![func.entry()];
        let mut at = 0;
        while let Some(block) = work.pop() {
            hash.add(0x626c_6f63);
            for inst in func.block_insts(block) {
                hash.add(func.op(inst) as u64 + 1);
                if self.detailed {
                    hash.add_bytes(type_text(func, func.ty(inst)).as_bytes());
                    numbers[inst.index()] = next;
                    next += 1;
                    for (operand, value) in func.operands(inst).enumerate() {
                        let of_operand = operand_hash(func, value, &numbers, &mut texts);
                        let is_apart = self.apart && func.op(inst) == Opcode::Call && is_constant(value);
                        match is_apart {
                            true => apart.push(Apart { hash: of_operand, inst: at, operand }),
                            false => hash.add(of_operand),
                        }
                    }
                }
                at += 1;
            }
            for next in func.successors(block) {
                if !std::mem::replace(&mut met[next.index()], true) {
                    work.push(next);
                }
            }
        }
        (hash.0, apart)
    }
}

fn type_text(func: &Func<'_>, ty: Type) -> String {
    warpc_text::type_text(func.types(), &func.ctx().tables.strings, ty)
}

fn is_constant(value: Value) -> bool {
    value.is_constant() || matches!(value.kind(), ValueKind::Global(_) | ValueKind::Intrinsic(_))
}

/// Hash of an operand: constants as they are written, other values by where they come from.
fn operand_hash(func: &Func<'_>, value: Value, numbers: &[u32], texts: &mut FunctionText<'_>) -> u64 {
    let mut hash = Hash(value.tag() as u64);
    match value.kind() {
        ValueKind::Inst(inst) => hash.add(numbers[inst.index()] as u64),
        ValueKind::Arg(number) => hash.add(number as u64),
        ValueKind::Block(_) | ValueKind::None | ValueKind::Meta(_) | ValueKind::LocalMeta(_) => {}
        _ => {
            let mut text = String::new();
            texts.operand(func, value, &mut text);
            hash.add_bytes(text.as_bytes());
        }
    }
    hash.0
}
