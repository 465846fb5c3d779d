//! A module whose globals and bodies are read on request: for linking, where of a library only what is reached is read.

use super::error::{Cause, Part, ReadError};
use super::file::File;
use super::reader::Reader;
use super::stream::{Saved, Stream};
use warpc_columns::RowSet;
use warpc_ir::body::Body;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::Upgrades;
use warpc_ir::link::each_operand;
use warpc_ir::merge_metadata::merge_metadata;
use warpc_ir::module::{GlobalRow, Module, Symbol, Tables};
use warpc_ir::upgrade_bitcode::OldAttributes;
use warpc_ir::value::Value;
use warpc_text::ReadOptions;

/// A module whose globals and bodies are read when they are asked for. Until it is finished, metadata that turned out equal late
/// stands twice.
pub struct LazyModule<B> {
    bytes: B,
    saved: Saved,
    reader: Reader,
    module: Module,
    /// What the calls of intrinsics need that bodies have read so far.
    upgrades: Upgrades,
    /// Bodies that call intrinsics of older forms, which were not brought up to date since they were read.
    fresh: Vec<Global>,
}

/// Reads the module without its bodies. The bytes are kept, borrowed, shared or owned. Globals are added to the module when they
/// are asked for, unless metadata of the module or lists like `llvm.used` name some: then all are there from the start.
///
/// # Errors
/// The first thing that is wrong outside of globals and bodies.
pub fn read_lazy<B: AsRef<[u8]>>(bytes: B, options: &ReadOptions) -> Result<LazyModule<B>, ReadError> {
    read_skeleton(bytes, options, true)
}

/// Reads all but the bodies; where `is_lazy` says so, also without the globals that nothing asks for.
pub(super) fn read_skeleton<B: AsRef<[u8]>>(
    bytes: B,
    options: &ReadOptions,
    is_lazy: bool,
) -> Result<LazyModule<B>, ReadError> {
    let File { mut stream, module, strtab } = File::open(bytes.as_ref())?;
    let mut reader = Reader::new(options, strtab, bytes.as_ref().len());
    reader.is_lazy = is_lazy;
    if let Err(cause) = reader.module(&mut stream, module) {
        return Err(ReadError { byte: stream.byte(), cause });
    }
    let saved = stream.save();
    let no_bodies = (0..reader.globals.len()).map(|_| None).collect();
    let mut module = Module::from_unmeasured(std::mem::take(&mut reader.tables), &reader.globals, no_bodies);
    // What is said of the module as a whole, without its bodies.
    warpc_ir::upgrade_bitcode::upgrade_bitcode(&mut module);
    if options.upgrade {
        warpc_ir::upgrade_annotations::upgrade_annotations(&mut module);
        warpc_ir::upgrade_flags::upgrade_flags(&mut module);
    }
    module.copy_globals(&mut reader.globals);
    reader.old_attributes = OldAttributes::of(module.tables());
    Ok(LazyModule { bytes, saved, reader, module, upgrades: Upgrades::default(), fresh: Vec::new() })
}

impl<B: AsRef<[u8]>> LazyModule<B> {
    /// The module with the globals and bodies that were read.
    pub fn module(&self) -> &Module {
        &self.module
    }
    /// Whether `g` has a body that was not read yet.
    pub fn has_unread_body(&self, g: Global) -> bool {
        self.reader.bodies.get(g.index()).is_some_and(Option::is_some)
    }
    /// Lets `work` read with the tables of the module and list the bodies that it has read: also after an error these, and the
    /// globals that it came to, are the module's. Gives the number of bodies.
    fn read_with(&mut self, work: impl FnOnce(&mut Reading<'_, '_>) -> Part<()>) -> Result<usize, ReadError> {
        let mut stream = Stream::resume(self.bytes.as_ref(), std::mem::take(&mut self.saved));
        std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
        let mut reading =
            Reading { reader: &mut self.reader, stream: &mut stream, module: &self.module, bodies: Vec::new() };
        let result = work(&mut reading);
        let bodies = reading.bodies;
        std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
        let byte = stream.byte();
        self.saved = stream.save();
        self.add_globals();
        let count = bodies.len();
        for (g, body, calls_old) in bodies {
            // A personality, attachments.
            let extra = self.reader.globals.parts[g.index()].extra;
            self.module.globals_mut().parts_mut()[g.index()].extra = extra;
            self.module.put_body(g, body);
            if calls_old {
                self.fresh.push(g);
            }
        }
        result.and_then(|()| self.check_addresses()).map_err(|cause| ReadError { byte, cause })?;
        Ok(count)
    }
    /// Adds the globals that were declared to the module.
    fn add_globals(&mut self) {
        let (globals, mut module) = (&self.reader.globals, self.module.globals_mut());
        for n in 0..module.len() {
            module.parts_mut()[n].init = globals.parts[n].init;
        }
        for n in module.len()..globals.len() {
            module.push(GlobalRow { sym: globals.sym[n], shape: globals.shape[n], parts: globals.parts[n] });
        }
    }
    /// The global called `name`, if the module has one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn find_global(&mut self, name: &[u8]) -> Result<Option<Global>, ReadError> {
        let mut found = None;
        self.read_with(|reading| {
            found = reading.find(name)?;
            Ok(())
        })?;
        Ok(found)
    }
    /// Reads the body of `g`, if it has one that was not read yet; says whether it had.
    ///
    /// # Errors
    /// What is wrong in the body, which then is gone.
    pub fn read_body(&mut self, g: Global) -> Result<bool, ReadError> {
        Ok(self.read_with(|reading| reading.body(g))? == 1)
    }
    /// Reads all globals and bodies that were not read yet.
    ///
    /// # Errors
    /// What is wrong in the first body that is wrong, or an address of a block that is not there.
    pub fn read_all(&mut self) -> Result<(), ReadError> {
        let tables = self.module.tables_mut();
        tables.layout.measure_types(tables.types.view());
        self.read_with(|reading| {
            reading.reader.all_attributes()?;
            reading.reader.all_kinds();
            reading.reader.declare_all()?;
            reading.reader.initialise_all()?;
            (0..reading.reader.globals.len()).map(Global::new).try_for_each(|g| reading.body(g))
        })?;
        Ok(())
    }
    /// Reads the globals and bodies that `user` reaches through what it declares and this module defines: what
    /// [`link_needed`](warpc_ir::link::link_needed) brings. The calls of
    /// what was read are in the form of today. Says how many bodies that were.
    ///
    /// # Errors
    /// What is wrong in a body.
    pub fn read_reached(&mut self, user: &Module) -> Result<usize, ReadError> {
        let count = self.read_with(|reading| Reached::default().read(reading, user));
        // Also where a body is wrong: those before it stay.
        if self.reader.options.upgrade && self.reader.needs_upgrade {
            self.upgrade_fresh();
        }
        count
    }
    /// Brings the calls of bodies that were just read up to date.
    fn upgrade_fresh(&mut self) {
        let mut bodies = std::mem::take(&mut self.fresh);
        if bodies.is_empty() {
            return;
        }
        self.upgrades.add_resolved_callees(self.module.tables_mut());
        bodies.retain(|&g| self.module.func(g).is_some_and(|f| self.upgrades.concern(&f)));
        bodies.sort();
        for &g in &bodies {
            self.module.edit(g, |f| self.upgrades.apply(f));
        }
        self.module.merge_overlays_of(&bodies);
    }
    /// Addresses of blocks name blocks of functions that have them.
    fn check_addresses(&mut self) -> Part<()> {
        for &(g, block) in &self.reader.addressed {
            let blocks = self.module.body(g).map_or(0, |b| b.blocks.len());
            if !self.has_unread_body(g) && block as usize >= blocks {
                return Err(Cause::Reference("block", block as u64));
            }
        }
        Ok(())
    }
    /// The module. Functions whose bodies were not read are declarations; older forms of calls are brought up to date, where the
    /// options say so.
    pub fn finish(self) -> Module {
        let LazyModule { reader, mut module, .. } = self;
        for (n, mark) in reader.bodies.iter().enumerate() {
            if mark.is_some() {
                module.globals_mut().sym_mut()[n].flags |= Symbol::DECLARATION;
            }
        }
        // Globals made on request were not there when the rest of the module was brought up to date.
        warpc_ir::upgrade_bitcode::upgrade_constructors(&mut module);
        let table = module.tables_mut();
        table.layout.forget_types();
        table.layout.measure_types(table.types.view());
        merge_metadata(&mut module, reader.md.twins);
        if reader.options.upgrade && reader.needs_upgrade {
            warpc_ir::intrinsics::upgrade_module(&mut module);
        }
        module
    }
}

/// A reader that has the tables of the module, and the bodies that it has read: each with whether it calls intrinsics of older
/// forms.
struct Reading<'r, 'b> {
    reader: &'r mut Reader,
    stream: &'r mut Stream<'b>,
    /// Bodies that were read before.
    module: &'r Module,
    bodies: Vec<(Global, Box<Body>, bool)>,
}

impl Reading<'_, '_> {
    /// The global called `name`.
    fn find(&mut self, name: &[u8]) -> Part<Option<Global>> {
        let Some(row) = self.reader.records.find(name)? else { return Ok(None) };
        let Some(global) = self.reader.declare(row)?.as_global() else { return Ok(None) };
        self.reader.initialise(global)?;
        Ok(Some(global))
    }
    /// Reads the body of `g`, if it has one that was not read yet.
    fn body(&mut self, g: Global) -> Part<()> {
        let Some(mark) = self.reader.bodies.get_mut(g.index()).and_then(Option::take) else { return Ok(()) };
        self.reader.body(g, self.stream, mark)?;
        let body = Box::new(self.reader.f.finish().body);
        self.bodies.push((g, body, self.reader.func.calls_old));
        Ok(())
    }
}

/// Globals that are reached, found one after the other.
#[derive(Default)]
struct Reached {
    seen: RowSet<Global>,
    /// Globals whose initialisers and bodies are still to be looked at.
    work: Vec<Global>,
    /// Constants of the module that were looked at.
    constants: RowSet<Const>,
}

impl Reached {
    /// Reads what `user` needs.
    fn read(mut self, reading: &mut Reading<'_, '_>, user: &Module) -> Part<()> {
        self.add_wanted(reading, user)?;
        while let Some(g) = self.work.pop() {
            reading.reader.initialise(g)?;
            let parts = reading.reader.globals.parts[g.index()];
            self.add_constant(&reading.reader.tables, parts.init);
            if let Some(x) = reading.reader.tables.extras.get(parts.extra as usize) {
                for v in [x.prefix, x.prologue, x.personality] {
                    self.add_constant(&reading.reader.tables, v);
                }
            }
            // Members of a comdat stay together.
            if parts.comdat.is_some() {
                reading.reader.declare_members(parts.comdat)?;
                for (n, other) in reading.reader.globals.parts.iter().enumerate() {
                    if other.comdat == parts.comdat {
                        self.add(Value::global(Global::new(n)));
                    }
                }
            }
            let read = reading.bodies.len();
            reading.body(g)?;
            match reading.bodies.get(read) {
                Some((_, body, _)) => each_operand(body, |v| self.add(v)),
                None => reading.module.body(g).into_iter().for_each(|body| each_operand(body, |v| self.add(v))),
            }
        }
        Ok(())
    }
    /// Adds what `user` needs at once.
    fn add_wanted(&mut self, reading: &mut Reading<'_, '_>, user: &Module) -> Part<()> {
        for s in user.globals().sym() {
            if !s.is_declaration() || s.is_dead() || s.linkage.is_local() || s.name == Str::EMPTY {
                continue;
            }
            if let Some(g) = reading.find(user.tables().strings.get(s.name))?
                && !reading.reader.globals.sym[g.index()].linkage.is_local()
            {
                self.add(Value::global(g));
            }
        }
        // Constructors and destructors run whether or not anything names them.
        for name in [&b"llvm.global_ctors"[..], b"llvm.global_dtors"] {
            if let Some(g) = reading.find(name)? {
                self.add(Value::global(g));
            }
        }
        Ok(())
    }
    fn add(&mut self, v: Value) {
        let Some(g) = v.as_global() else { return };
        if self.seen.rows() <= g.index() {
            self.seen.resize((g.index() + 1).next_power_of_two());
        }
        if self.seen.insert(g) {
            self.work.push(g);
        }
    }
    /// Globals in a constant of the module.
    fn add_constant(&mut self, tables: &Tables, v: Value) {
        let mut stack = vec![v];
        self.constants.resize(tables.consts.len());
        while let Some(v) = stack.pop() {
            self.add(v);
            let Some(c) = v.as_const() else { continue };
            if self.constants.insert(c) {
                stack.extend_from_slice(tables.consts.list(c));
            }
        }
    }
}
