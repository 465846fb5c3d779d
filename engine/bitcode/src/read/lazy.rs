//! A module whose bodies are read on request: for linking, where of a library only what is reached is read.

use super::error::{Cause, ReadError};
use super::file::File;
use super::reader::Reader;
use super::stream::{Mark, Stream};
use warpc_ir::ids::*;
use warpc_ir::merge_metadata::merge_metadata;
use warpc_ir::module::{Module, Symbol};
use warpc_text::ReadOptions;

/// A module with all but its bodies. Until it is finished, metadata that turned out equal late and older forms of the whole
/// module are as in the file.
pub struct LazyModule<'a> {
    reader: Reader<'a>,
    stream: Stream<'a>,
    module: Module,
    /// Where the body of each global is, while it is not read.
    bodies: Vec<Option<Mark>>,
}

/// Reads the module without its bodies.
///
/// # Errors
/// The first thing that is wrong outside of bodies.
pub fn read_lazy<'a>(bytes: &'a [u8], options: &ReadOptions) -> Result<LazyModule<'a>, ReadError> {
    let File { mut stream, module, strtab } = File::open(bytes)?;
    let mut reader = Reader::new(options, strtab, bytes.len());
    if let Err(cause) = reader.module(&mut stream, module) {
        return Err(ReadError { byte: stream.byte(), cause });
    }
    let mut bodies = vec![None; reader.globals.len()];
    for &(g, mark) in &reader.bodies {
        bodies[g.index()] = Some(mark);
    }
    let no_bodies = (0..reader.globals.len()).map(|_| None).collect();
    let module = Module::from_parts(std::mem::take(&mut reader.tables), &reader.globals, no_bodies);
    Ok(LazyModule { reader, stream, module, bodies })
}

impl LazyModule<'_> {
    /// The module with the bodies that were read.
    pub fn module(&self) -> &Module {
        &self.module
    }
    /// Whether `g` has a body that was not read yet.
    pub fn has_unread_body(&self, g: Global) -> bool {
        self.bodies.get(g.index()).is_some_and(Option::is_some)
    }
    /// Reads the body of `g`, if it has one that was not read yet; says whether it had.
    ///
    /// # Errors
    /// What is wrong in the body, which then is gone.
    pub fn read_body(&mut self, g: Global) -> Result<bool, ReadError> {
        let Some(mark) = self.bodies.get_mut(g.index()).and_then(Option::take) else { return Ok(false) };
        // The tables are the reader's while it reads.
        std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
        let result = self.reader.body(g, &mut self.stream, mark);
        std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
        if let Err(cause) = result {
            return Err(ReadError { byte: self.stream.byte(), cause });
        }
        let body = self.reader.f.finish().body;
        self.module.put_body(g, Box::new(body));
        let extra = self.reader.globals.parts[g.index()].extra;
        self.module.globals_mut().parts_mut()[g.index()].extra = extra;
        Ok(true)
    }
    /// Reads all bodies that were not read yet.
    ///
    /// # Errors
    /// What is wrong in the first body that is wrong, or an address of a block that is not there.
    pub fn read_all(&mut self) -> Result<(), ReadError> {
        std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
        let mut result = Ok(());
        let mut done = Vec::new();
        for n in 0..self.bodies.len() {
            let Some(mark) = self.bodies[n].take() else { continue };
            let g = Global::new(n);
            result = self.reader.body(g, &mut self.stream, mark);
            if result.is_err() {
                break;
            }
            done.push((g, Box::new(self.reader.f.finish().body)));
        }
        std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
        for (g, body) in done {
            self.module.put_body(g, body);
        }
        let extras: Vec<u32> = self.reader.globals.parts.iter().map(|p| p.extra).collect();
        for (part, extra) in self.module.globals_mut().parts_mut().iter_mut().zip(extras) {
            part.extra = extra;
        }
        result.and_then(|()| self.check_addresses()).map_err(|cause| ReadError { byte: self.stream.byte(), cause })
    }
    /// Addresses of blocks name blocks of functions that have them.
    fn check_addresses(&mut self) -> Result<(), Cause> {
        for &(g, block) in &self.reader.addressed {
            let unread = self.bodies.get(g.index()).is_some_and(Option::is_some);
            let blocks = self.module.body(g).map_or(0, |b| b.blocks.len());
            if !unread && block as usize >= blocks {
                return Err(Cause::Reference("block", block as u64));
            }
        }
        Ok(())
    }
    /// The module. Functions whose bodies were not read are declarations; older forms of the module as a whole are brought up to
    /// date, where the options say so.
    pub fn finish(self) -> Module {
        let LazyModule { reader, mut module, bodies, .. } = self;
        for (n, mark) in bodies.iter().enumerate() {
            if mark.is_some() {
                module.globals_mut().sym_mut()[n].flags |= Symbol::DECLARATION;
            }
        }
        let table = module.tables_mut();
        table.layout.forget_types();
        table.layout.measure_types(table.types.view());
        merge_metadata(&mut module, reader.md.twins);
        warpc_ir::upgrade_bitcode::upgrade_bitcode(&mut module);
        if reader.options.upgrade {
            warpc_ir::upgrade_annotations::upgrade_annotations(&mut module);
            warpc_ir::upgrade_flags::upgrade_flags(&mut module);
            if reader.needs_upgrade {
                warpc_ir::intrinsics::upgrade_module(&mut module);
            }
        }
        module
    }
}
