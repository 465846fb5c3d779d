//! PTX in the interpreter: machine rows become a [`Program`] of the engine's reference interpreter, whose memory, scheduler,
//! scalar functions, faults and launches serve both languages.
//!
//! Registers are slots, undefined when a function is entered. A kernel's parameters are a block of constant memory, those of a
//! call objects on the stack of the caller, passed by address. What is not interpreted is a fault when it is reached.
//!
//! | file | what |
//! |---|---|
//! | `func.rs` | slots, blocks, branches |
//! | `table.rs`, `convert.rs` | rows of the instruction table; conversions |
//! | `memory.rs`, `call.rs` | loads, stores, atomics; calls and the functions of the runtime |
//! | `asm.rs` | inline assembly of the IR |
//! | `error.rs` | what cannot be decoded |
//! | `opaque.rs`, `words.rs` | rows of text: operations of several lanes, and other forms of those of the table |
//! | `tensor.rs`, `asynchronous.rs` | rows of text: matrices; asynchronous copies and memory barriers |

mod asm;
mod asynchronous;
mod call;
mod convert;
mod error;
mod func;
mod memory;
mod opaque;
mod table;
mod tensor;
mod words;

#[cfg(test)]
mod tests;

use crate::machine::SymbolRow;
use crate::read::{Init, PtxModule, What};
use hashbrown::HashMap;
use warpc_interp::program::Function;
use warpc_interp::{Program, ProgramError};

pub use asm::program;

/// Where the names of a module are.
pub(crate) struct Layout {
    /// Address of each symbol; 0 for those that are nowhere.
    pub addresses: Vec<u64>,
    /// Function row of the program per symbol, `u32::MAX` for others.
    pub rows: Vec<u32>,
}

/// Makes a module ready to run. The error names what cannot be laid out in memory.
pub fn load(module: &PtxModule) -> Result<Program<'static>, ProgramError> {
    place(module, Program::empty(), &[])
}

/// The same with variables and functions at the addresses they have in `other`, the program of the IR that the text was made
/// from: addresses in memory are then the same in both.
pub fn load_like(module: &PtxModule, other: &Program<'_>) -> Result<Program<'static>, ProgramError> {
    let (p, names) = Program::like(other);
    place(module, p, &names)
}

/// A name as the back end prints it.
fn printed(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    name.chars().map(|c| if plain(c) { c.to_string() } else { "_$_".into() }).collect()
}

fn place(
    module: &PtxModule,
    mut program: Program<'static>,
    names: &[(String, u64)],
) -> Result<Program<'static>, ProgramError> {
    let n = module.symbols.len();
    let mut layout = Layout { addresses: vec![0; n], rows: vec![u32::MAX; n] };
    let known: HashMap<String, u64, foldhash::fast::FixedState> =
        names.iter().map(|(name, a)| (printed(name), *a)).collect();
    for (k, s) in module.symbols.iter().enumerate() {
        if let Some(&a) = known.get(&printed(&s.name)) {
            layout.addresses[k] = a;
            layout.rows[k] = Program::function_at(a).unwrap_or(u32::MAX);
            continue;
        }
        match s.what {
            What::Variable(v) => {
                let v = &module.variables[v as usize];
                let size = if v.bytes == 0 { 8 } else { v.size() };
                layout.addresses[k] = match v.space {
                    ".shared" => program.add_shared(&s.name, (v.count != Some(0)).then_some(size))?,
                    ".local" => 0,
                    space => program.add_object(&s.name, vec![0; size as usize], space == ".const"),
                };
            }
            What::Function(_) => {
                layout.rows[k] = program.add_function(&s.name);
                layout.addresses[k] = Program::code_address(layout.rows[k]);
            }
            What::Alias(_) | What::Unknown => {}
        }
    }
    for k in 0..n {
        let to = module.resolve(SymbolRow::new(k)).index();
        (layout.addresses[k], layout.rows[k]) = (layout.addresses[to], layout.rows[to]);
    }
    for v in &module.variables {
        let Some(to) = program.object_bytes(layout.addresses[v.symbol as usize]).filter(|_| v.space != ".shared")
        else {
            continue;
        };
        for (bytes, i) in to.chunks_mut(v.bytes.max(1) as usize).zip(&v.init) {
            let value = match *i {
                Init::Bits(b) => b,
                Init::Address { symbol, offset, byte, .. } => {
                    let a = layout.addresses[symbol as usize].wrapping_add(offset as u64);
                    byte.map_or(a, |b| a >> (8 * b) & 0xff)
                }
            };
            let n = bytes.len().min(8);
            bytes[..n].copy_from_slice(&value.to_le_bytes()[..n]);
        }
    }
    for f in &module.functions {
        if let Some(body) = &f.body {
            let decoded: Function = func::decode(module, f, body, &layout);
            program.set_body(layout.rows[f.symbol as usize], decoded);
        }
    }
    Ok(program)
}
