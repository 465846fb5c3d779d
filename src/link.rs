//! Modules beside the input: those that are joined to it whole, and libraries of which only what is reached is brought.

use crate::compiler::{plain, plain_read, read, verify_input};
use crate::error::{Error, ErrorKind};
use crate::options::{Link, Options};
use std::sync::{Arc, RwLock};
use warpc_bitcode::LazyModule;
use warpc_ir::Module;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::link::{LinkError, LinkOptions, LinkReport, link_needed, link_whole};
use warpc_text::{ReadOptions, parse_module};

/// A module that every input is joined with.
pub(crate) struct Joined {
    name: String,
    module: Module,
    warnings: Vec<Diag>,
}

/// A module to link against.
pub(crate) enum Library {
    /// Text, read whole.
    Whole(Box<Module>),
    /// Bitcode: bodies are read when a module reaches them, and stay.
    Lazy(Box<RwLock<LazyModule<LibraryBytes>>>),
}

/// The bytes of a library, kept while its bodies are read.
pub(crate) enum LibraryBytes {
    /// Those of an option.
    Shared(Arc<[u8]>),
    /// Those of a file.
    Own(Vec<u8>),
}

impl AsRef<[u8]> for LibraryBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            LibraryBytes::Shared(bytes) => bytes,
            LibraryBytes::Own(bytes) => bytes,
        }
    }
}

pub(crate) fn read_library(name: &str, bytes: LibraryBytes) -> Result<Library, Error> {
    let options = ReadOptions { device: true, identifier: name.into(), ..plain_read(false) };
    if !warpc_bitcode::is_bitcode(bytes.as_ref()) {
        let module = parse_module(bytes.as_ref(), &options);
        return module.map(|m| Library::Whole(Box::new(m))).map_err(|list| of_library(name, bytes.as_ref(), list));
    }
    let module = warpc_bitcode::read_lazy(bytes, &options).map_err(|e| of_library(name, &[], e.into()))?;
    Ok(Library::Lazy(Box::new(RwLock::new(module))))
}

/// The error of a module that is linked in. The caret is drawn here: places of an error are those of the input.
fn of_library(name: &str, bytes: &[u8], list: Vec<Diag>) -> Error {
    let rendered = list.into_iter().map(|d| Diag {
        span: None,
        hint: None,
        message: d.render(name, bytes).trim_end().into(),
        ..d
    });
    Error::new(ErrorKind::Library, rendered.collect())
}

pub(crate) fn read_joined(l: &Link, options: &Options) -> Result<Joined, Error> {
    let read_options = ReadOptions {
        keep_names: options.keep_names,
        device: options.emit.ptx,
        data_layout: options.data_layout.clone(),
        ..options.read.clone()
    };
    let mut module = read(&l.name, &l.bytes, read_options).map_err(|e| of_library(&l.name, &l.bytes, e.to_vec()))?;
    let mut warnings = Vec::new();
    if options.verify {
        warnings = verify_input(&l.name, &mut module, options.verify_scopes)
            .map_err(|list| of_library(&l.name, &l.bytes, list))?;
    }
    Ok(Joined { name: l.name.clone(), module, warnings })
}

/// Joins all of `joined` to `module`, in order. Gives the warnings.
pub(crate) fn join(module: &mut Module, joined: &[Joined]) -> Result<Vec<Diag>, Vec<Diag>> {
    let mut warnings = Vec::new();
    for Joined { name, module: other, warnings: own } in joined {
        warnings.extend(own.iter().cloned());
        let report = link_whole(module, other).map_err(|e| vec![linking(name, not_linked(e))])?;
        warnings.extend(report.warnings.into_iter().map(|w| linking(name, warning(w))));
    }
    Ok(warnings)
}

/// An error of the linker as users see it.
fn not_linked(error: LinkError) -> Diag {
    match error {
        LinkError::UnmergedTables => Diag::bug(error.to_string()),
        other => plain(other.to_string()),
    }
}

/// What users see where an earlier use of a library has left its reader half-way.
fn reader_panicked() -> Diag {
    Diag::bug("the reader of the library panicked before")
}

/// A diagnostic that says which module was being linked.
pub(crate) fn linking(name: &str, diag: Diag) -> Diag {
    Diag { message: format!("linking {name}: {}", diag.message), ..diag }
}

/// Imports from one library what `module` reaches; of one that is read lazily the bodies that are reached are read first.
pub(crate) fn link_one(module: &mut Module, library: &Library) -> Result<LinkReport, Diag> {
    let options = LinkOptions { internalise: true };
    match library {
        Library::Whole(library) => link_needed(module, library, &options).map_err(not_linked),
        // A reader that panicked has left bodies out: they would be missing without a word.
        Library::Lazy(library) => {
            library.write().map_err(|_| reader_panicked())?.read_reached(module).map_err(|e| plain(e.to_string()))?;
            let library = library.read().map_err(|_| reader_panicked())?;
            link_needed(module, library.module(), &options).map_err(not_linked)
        }
    }
}

/// Imports from `libraries` what `module` reaches, in order; imported definitions become internal. Gives the warnings.
pub(crate) fn link(module: &mut Module, libraries: &[(String, Library)]) -> Result<Vec<Diag>, Vec<Diag>> {
    let mut warnings = Vec::new();
    for (name, library) in libraries {
        let report = link_one(module, library).map_err(|e| vec![linking(name, e)])?;
        warnings.extend(report.warnings.into_iter().map(|w| linking(name, warning(w))));
    }
    Ok(warnings)
}

pub(crate) fn warning(text: String) -> Diag {
    Diag { severity: Severity::Warning, ..plain(text) }
}
