//! Programs that are not decoded from the IR: another front end lays out variables and gives decoded functions.
//!
//! A kernel of such a program has one argument slot: the address of its block of parameters, which the launch makes.

use super::decode;
use super::memory::{self, Object};
use super::program::*;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::Block;

/// Tags of addresses.
pub use super::memory::space;

impl Program<'_> {
    /// A program without variables and functions.
    pub fn empty() -> Program<'static> {
        Program {
            module: None,
            functions: Vec::new(),
            names: Vec::new(),
            objects: Vec::new(),
            shared: vec![SharedVar::dynamic()],
            addresses: Vec::new(),
        }
    }
    /// A program with the variables and function rows of `other`, of which nothing but names, sizes and addresses is kept, so
    /// that runs of both are compared byte by byte. Second: the name and address of each variable and function.
    pub fn like(other: &Program<'_>) -> (Program<'static>, Vec<(String, u64)>) {
        let mut p = Program::empty();
        let mut list = Vec::new();
        for (k, o) in other.objects.iter().enumerate() {
            let mut copy = Object::new(&o.name, vec![0; o.data.len()]);
            copy.constant = o.constant;
            p.objects.push(copy);
            list.push((o.name.trim_start_matches('@').to_string(), memory::object_address(o.constant, k)));
        }
        p.shared = other.shared.clone();
        for (k, v) in p.shared.iter().enumerate().skip(1) {
            list.push((v.name.clone(), p.shared_address(k)));
        }
        // Rows after those of a module's symbols are of inline assembly: nobody takes their addresses.
        let named = other.module.map_or(other.functions.len(), |m| m.ctx().globals.sym.len());
        for row in 0..named {
            let name = other.name(row);
            let function =
                other.module.is_none_or(|m| m.ctx().globals.sym[row].kind == warpc_ir::module::GlobalKind::Function);
            if function {
                list.push((name.clone(), memory::code_address(row)));
            }
            p.add_function(&name);
        }
        (p, list)
    }
    /// Adds a variable of global or constant memory; the result is its address.
    pub fn add_object(&mut self, name: &str, bytes: Vec<u8>, constant: bool) -> u64 {
        let mut o = Object::new(&format!("@{name}"), bytes);
        o.constant = constant;
        self.objects.push(o);
        memory::object_address(constant, self.objects.len() - 1)
    }
    /// Bytes of a variable that was added.
    pub fn object_bytes(&mut self, address: u64) -> Option<&mut [u8]> {
        if !matches!(address >> space::SHIFT, space::GLOBAL | space::CONST) {
            return None;
        }
        let index = (address >> 36) as usize & 0xf_ffff;
        self.objects.get_mut(index).map(|o| &mut o.data[..])
    }
    /// Adds a variable of shared memory; the result is its address. Without a size it is the memory that the launch sizes.
    pub fn add_shared(&mut self, name: &str, size: Option<u64>) -> Result<u64, super::decode::ProgramError> {
        match size {
            None => Ok(self.shared_address(0)),
            Some(size) => self.place_shared(name, size),
        }
    }
    /// Adds a function without a body; the result is its row.
    pub fn add_function(&mut self, name: &str) -> u32 {
        self.names.push(name.into());
        self.functions.push(None);
        self.functions.len() as u32 - 1
    }
    /// Sets the body of a function that was added without one.
    pub fn set_body(&mut self, row: u32, function: Function) {
        self.functions[row as usize] = Some(function);
    }
    /// Address of a function.
    pub fn code_address(row: u32) -> u64 {
        memory::code_address(row as usize)
    }
    /// Row of the function at an address.
    pub fn function_at(address: u64) -> Option<u32> {
        memory::code_of(address).map(|row| row as u32)
    }
    /// Order of blocks in which the scheduler makes lanes meet again: `edges` of `blocks` blocks, block 0 the entry.
    pub fn schedule(blocks: usize, edges: &[(u32, u32)]) -> Vec<u32> {
        let order = (0..blocks).map(Block::new).collect();
        let edges: Vec<(Block, Block)> = edges.iter().map(|e| (Block(e.0), Block(e.1))).collect();
        let cfg = Cfg::from_edges(blocks, order, &edges);
        decode::schedule(&cfg, blocks).into_iter().map(|b| b.0).collect()
    }
    /// Number of a special register by its PTX name (`%tid.x`), for [`Intr::Sreg`].
    pub fn special_register(name: &str) -> Option<u8> {
        decode::sreg_row(name)
    }
}
