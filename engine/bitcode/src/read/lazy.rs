//! A module whose bodies are read on request: for linking, where of a library only what is reached is read.

use super::error::{Cause, Part, ReadError};
use super::file::File;
use super::reader::Reader;
use super::stream::{Mark, Saved, Stream};
use warpc_columns::RowSet;
use warpc_ir::body::Body;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::Upgrades;
use warpc_ir::link::each_operand;
use warpc_ir::merge_metadata::merge_metadata;
use warpc_ir::module::{Module, Symbol};
use warpc_ir::value::Value;
use warpc_text::ReadOptions;

/// A module with all but its bodies, and the bodies that were asked for. Until it is finished, metadata that turned out equal late
/// stands twice.
pub struct LazyModule<B> {
    bytes: B,
    saved: Saved,
    reader: Reader,
    module: Module,
    /// Where the body of each global is, while it is not read.
    bodies: Vec<Option<Mark>>,
    /// What the calls of intrinsics need that bodies have read so far.
    upgrades: Upgrades,
    /// Bodies that call intrinsics of older forms, which were not brought up to date since they were read.
    fresh: Vec<Global>,
}

/// Reads the module without its bodies. The bytes are kept, borrowed, shared or owned.
///
/// # Errors
/// The first thing that is wrong outside of bodies.
pub fn read_lazy<B: AsRef<[u8]>>(bytes: B, options: &ReadOptions) -> Result<LazyModule<B>, ReadError> {
    read_skeleton(bytes, options, true)
}

/// Reads all but the bodies; where `is_lazy` says so, intrinsics are looked up when they are used.
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
    let mut bodies = vec![None; reader.globals.len()];
    for &(g, mark) in &reader.bodies {
        bodies[g.index()] = Some(mark);
    }
    let no_bodies = (0..reader.globals.len()).map(|_| None).collect();
    let mut module = Module::from_parts(std::mem::take(&mut reader.tables), &reader.globals, no_bodies);
    // What is said of the module as a whole, without its bodies.
    warpc_ir::upgrade_bitcode::upgrade_bitcode(&mut module);
    if options.upgrade {
        warpc_ir::upgrade_annotations::upgrade_annotations(&mut module);
        warpc_ir::upgrade_flags::upgrade_flags(&mut module);
    }
    Ok(LazyModule { bytes, saved, reader, module, bodies, upgrades: Upgrades::default(), fresh: Vec::new() })
}

impl<B: AsRef<[u8]>> LazyModule<B> {
    /// The module with the bodies that were read.
    pub fn module(&self) -> &Module {
        &self.module
    }
    /// Whether `g` has a body that was not read yet.
    pub fn has_unread_body(&self, g: Global) -> bool {
        self.bodies.get(g.index()).is_some_and(Option::is_some)
    }
    /// Reads bodies while `next` gives functions that have one. The tables are the reader's meanwhile.
    fn read_while(
        &mut self,
        mut next: impl FnMut(&Module, Option<&Body>) -> Option<Global>,
    ) -> Result<usize, ReadError> {
        let mut stream = Stream::resume(self.bytes.as_ref(), std::mem::take(&mut self.saved));
        let mut count = 0;
        let mut result: Part<()> = Ok(());
        let mut last = None;
        while let Some(g) = next(&self.module, last.and_then(|g| self.module.body(g))) {
            last = None;
            let Some(mark) = self.bodies.get_mut(g.index()).and_then(Option::take) else { continue };
            std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
            result = self.reader.body(g, &mut stream, mark);
            std::mem::swap(self.module.tables_mut(), &mut self.reader.tables);
            if result.is_err() {
                break;
            }
            self.module.put_body(g, Box::new(self.reader.f.finish().body));
            // A personality, attachments.
            let extra = self.reader.globals.parts[g.index()].extra;
            self.module.globals_mut().parts_mut()[g.index()].extra = extra;
            last = Some(g);
            if self.reader.func.calls_old {
                self.fresh.push(g);
            }
            count += 1;
        }
        let byte = stream.byte();
        self.saved = stream.save();
        result.and_then(|()| self.check_addresses()).map_err(|cause| ReadError { byte, cause })?;
        Ok(count)
    }
    /// Reads the body of `g`, if it has one that was not read yet; says whether it had.
    ///
    /// # Errors
    /// What is wrong in the body, which then is gone.
    pub fn read_body(&mut self, g: Global) -> Result<bool, ReadError> {
        let mut list = Some(g);
        Ok(self.read_while(|_, _| list.take())? == 1)
    }
    /// Reads all bodies that were not read yet.
    ///
    /// # Errors
    /// What is wrong in the first body that is wrong, or an address of a block that is not there.
    pub fn read_all(&mut self) -> Result<(), ReadError> {
        let mut rest = (0..self.bodies.len()).map(Global::new).filter(|g| self.has_unread_body(*g)).collect::<Vec<_>>();
        rest.reverse();
        self.read_while(|_, _| rest.pop())?;
        Ok(())
    }
    /// Reads the bodies that `user` reaches through what it declares and this module defines: what
    /// [`link_needed`](warpc_ir::link::link_needed) brings. The calls of
    /// what was read are in the form of today. Says how many bodies that were.
    ///
    /// # Errors
    /// What is wrong in a body.
    pub fn read_reached(&mut self, user: &Module) -> Result<usize, ReadError> {
        let mut reached = Reached::of(&self.module, user);
        let unread: RowSet<Global> = self.bodies.iter().map(Option::is_some).collect();
        let count = self.read_while(|module, last| {
            if let Some(body) = last {
                reached.add_body(body);
            }
            reached.next_unread(module, &unread)
        });
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
            let unread = self.bodies.get(g.index()).is_some_and(Option::is_some);
            let blocks = self.module.body(g).map_or(0, |b| b.blocks.len());
            if !unread && block as usize >= blocks {
                return Err(Cause::Reference("block", block as u64));
            }
        }
        Ok(())
    }
    /// The module. Functions whose bodies were not read are declarations; older forms of calls are brought up to date, where the
    /// options say so.
    pub fn finish(self) -> Module {
        let LazyModule { mut reader, mut module, bodies, .. } = self;
        if reader.is_lazy {
            std::mem::swap(module.tables_mut(), &mut reader.tables);
            reader.declare_intrinsics();
            std::mem::swap(module.tables_mut(), &mut reader.tables);
        }
        for (n, mark) in bodies.iter().enumerate() {
            if mark.is_some() {
                module.globals_mut().sym_mut()[n].flags |= Symbol::DECLARATION;
            }
        }
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

/// Globals that are reached, found one after the other.
struct Reached {
    seen: RowSet<Global>,
    /// Globals whose initialisers and bodies are still to be looked at.
    work: Vec<Global>,
    /// Constants of the module that were looked at.
    constants: RowSet<Const>,
}

impl Reached {
    /// What `user` needs of `module` at once.
    fn of(module: &Module, user: &Module) -> Reached {
        let globals = module.globals();
        let mut r = Reached {
            seen: RowSet::new(globals.len()),
            work: Vec::new(),
            constants: RowSet::new(module.tables().consts.len()),
        };
        let mut wanted = RowSet::new(module.tables().strings.len());
        for s in user.globals().sym() {
            if !s.is_declaration() || s.is_dead() || s.linkage.is_local() || s.name == Str::EMPTY {
                continue;
            }
            if let Some(name) = module.tables().strings.find(user.tables().strings.get(s.name)) {
                wanted.insert(name);
            }
        }
        for (n, s) in globals.sym().iter().enumerate() {
            let by_name = s.name != Str::EMPTY && wanted.contains(s.name) && !s.linkage.is_local();
            // Constructors and destructors run whether or not anything names them.
            let name = module.tables().strings.get(s.name);
            if by_name || name == b"llvm.global_ctors" || name == b"llvm.global_dtors" {
                r.add(Value::global(Global::new(n)));
            }
        }
        r
    }
    fn add(&mut self, v: Value) {
        if let Some(g) = v.as_global()
            && self.seen.insert(g)
        {
            self.work.push(g);
        }
    }
    /// The next function whose body is not read.
    fn next_unread(&mut self, module: &Module, unread: &RowSet<Global>) -> Option<Global> {
        while let Some(g) = self.work.pop() {
            let parts = module.globals().parts()[g.index()];
            self.add_constant(module, parts.init);
            if let Some(x) = module.tables().extras.get(parts.extra as usize) {
                for v in [x.prefix, x.prologue, x.personality] {
                    self.add_constant(module, v);
                }
            }
            // Members of a comdat stay together.
            if parts.comdat.is_some() {
                let members = module.globals();
                for (n, p) in members.parts().iter().enumerate() {
                    if p.comdat == parts.comdat {
                        self.add(Value::global(Global::new(n)));
                    }
                }
            }
            if unread.contains(g) && module.body(g).is_none() {
                return Some(g);
            }
            if let Some(body) = module.body(g) {
                self.add_body(body);
            }
        }
        None
    }
    /// Globals in a constant of the module.
    fn add_constant(&mut self, module: &Module, v: Value) {
        let mut stack = vec![v];
        while let Some(v) = stack.pop() {
            self.add(v);
            let Some(c) = v.as_const() else { continue };
            // One that a body added since is not remembered, but still looked at.
            if c.index() < self.constants.rows() && !self.constants.insert(c) {
                continue;
            }
            stack.extend_from_slice(module.tables().consts.list(c));
        }
    }
    /// Globals in a body.
    fn add_body(&mut self, body: &Body) {
        each_operand(body, |v| self.add(v));
    }
}
