//! Modules that inputs are linked with: libraries, of which only what is reached is imported, and modules that are joined whole.

use crate::compiler::{plain, plain_read, read, verify_input};
use crate::error::{Error, ErrorKind};
use crate::options::{Link, Options};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, RwLock};
use std::time::SystemTime;
use warpc_bitcode::LazyModule;
use warpc_ir::Module;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::link::{LinkError, LinkOptions, LinkReport, link_needed, link_whole};
use warpc_text::{ReadOptions, parse_module};

/// A module to link against, read once for all who use it, when the first of them links.
pub(crate) struct Library {
    name: String,
    bytes: LibraryBytes,
    file: Option<(PathBuf, FileVersion)>,
    form: OnceLock<Result<Form, Error>>,
    digest: OnceLock<[u8; 32]>,
}

/// What tells whether a file is as it was.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct FileVersion {
    size: u64,
    changed: Option<SystemTime>,
}

impl FileVersion {
    /// That of a file as it is now.
    ///
    /// # Errors
    /// The file system does not tell.
    pub(crate) fn of(path: &Path) -> io::Result<FileVersion> {
        let meta = path.metadata()?;
        Ok(FileVersion { size: meta.len(), changed: meta.modified().ok() })
    }
}

/// A library in memory.
enum Form {
    /// Text, read whole.
    Whole(Box<Module>),
    /// Bitcode: bodies are read when a module reaches them, and stay.
    Lazy(Box<RwLock<LazyModule<LibraryBytes>>>),
}

/// The bytes of a library, shared by what reads its bodies.
#[derive(Clone)]
pub(crate) enum LibraryBytes {
    /// Those of an option.
    Option(Arc<[u8]>),
    /// Those of a file.
    File(Arc<Vec<u8>>),
}

impl AsRef<[u8]> for LibraryBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            LibraryBytes::Option(bytes) => bytes,
            LibraryBytes::File(bytes) => bytes,
        }
    }
}

/// A module that every input is joined with.
pub(crate) struct Joined {
    name: String,
    module: Module,
    warnings: Vec<Diag>,
}

impl Library {
    /// The library of an option, not read.
    pub(crate) fn of(link: &Link) -> Library {
        Library::unread(link.name.clone(), LibraryBytes::Option(link.bytes.clone()), None)
    }
    /// The library in a file, whose bytes are taken and not read as a module.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(crate) fn of_file(path: &Path, version: FileVersion) -> io::Result<Library> {
        let bytes = LibraryBytes::File(std::fs::read(path)?.into());
        Ok(Library::unread(path.display().to_string(), bytes, Some((path.to_path_buf(), version))))
    }
    fn unread(name: String, bytes: LibraryBytes, file: Option<(PathBuf, FileVersion)>) -> Library {
        Library { name, bytes, file, form: OnceLock::new(), digest: OnceLock::new() }
    }
    /// Whether this is what reading `link` gives.
    pub(crate) fn is(&self, link: &Link) -> bool {
        let same = matches!(&self.bytes, LibraryBytes::Option(bytes) if Arc::ptr_eq(bytes, &link.bytes));
        self.name == link.name && (same || *self.bytes.as_ref() == *link.bytes)
    }
    /// Whether it is of the file at `path`.
    pub(crate) fn is_of_path(&self, path: &Path) -> bool {
        self.file.as_ref().is_some_and(|file| file.0 == path)
    }
    /// Whether it is of the file at `path` as it was at `version`.
    pub(crate) fn is_file(&self, path: &Path, version: &FileVersion) -> bool {
        self.file.as_ref().is_some_and(|file| file.0 == path && file.1 == *version)
    }
    /// Digest of its bytes.
    pub(crate) fn digest(&self) -> &[u8; 32] {
        self.digest.get_or_init(|| *blake3::hash(self.bytes.as_ref()).as_bytes())
    }
    /// Reads it, unless that was done before.
    ///
    /// # Errors
    /// [`ErrorKind::Library`]: the bytes are no module.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.form().map(drop)
    }
    fn form(&self) -> Result<&Form, Error> {
        self.form.get_or_init(|| read_form(&self.name, &self.bytes)).as_ref().map_err(Error::clone)
    }
    /// Whether it was read as a module.
    #[cfg(test)]
    pub(crate) fn is_read(&self) -> bool {
        self.form.get().is_some()
    }
}

fn read_form(name: &str, bytes: &LibraryBytes) -> Result<Form, Error> {
    let options = ReadOptions { device: true, identifier: name.into(), ..plain_read(false) };
    let form = if warpc_bitcode::is_bitcode(bytes.as_ref()) {
        warpc_bitcode::read_lazy(bytes.clone(), &options)
            .map(|module| Form::Lazy(Box::new(RwLock::new(module))))
            .map_err(Vec::from)
    } else {
        parse_module(bytes.as_ref(), &options).map(|module| Form::Whole(Box::new(module)))
    };
    form.map_err(|list: Vec<Diag>| of_library(name, bytes.as_ref(), list))
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

/// Reads and verifies a module to join, as an input is.
pub(crate) fn read_joined(l: &Link, options: &Options) -> Result<Joined, Error> {
    let read_options = ReadOptions {
        keep_names: options.keep_names,
        device: options.emit.is_code(),
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
        warnings.extend(warnings_of(name, report));
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
fn linking(name: &str, diag: Diag) -> Diag {
    Diag { message: format!("linking {name}: {}", diag.message), ..diag }
}

/// What the linker warned of while it linked `name`.
fn warnings_of(name: &str, report: LinkReport) -> impl Iterator<Item = Diag> {
    report
        .warnings
        .into_iter()
        .map(move |warning| linking(name, Diag { severity: Severity::Warning, ..plain(warning.to_string()) }))
}

/// Imports from one library what `module` reaches; of one that is read lazily the bodies that are reached are read first.
fn import(module: &mut Module, form: &Form) -> Result<LinkReport, Diag> {
    let options = LinkOptions { internalise: true };
    match form {
        Form::Whole(library) => link_needed(module, library, &options).map_err(not_linked),
        // A reader that panicked has left bodies out: they would be missing without a word.
        Form::Lazy(library) => {
            library.write().map_err(|_| reader_panicked())?.read_reached(module).map_err(|e| plain(e.to_string()))?;
            let library = library.read().map_err(|_| reader_panicked())?;
            link_needed(module, library.module(), &options).map_err(not_linked)
        }
    }
}

/// Imports from `library` what `module` reaches; imported definitions become internal. Gives the warnings.
///
/// # Errors
/// [`ErrorKind::Library`]: it cannot be read. [`ErrorKind::Input`]: it does not go with the module.
pub(crate) fn link_one(module: &mut Module, library: &Library) -> Result<Vec<Diag>, Error> {
    let report = import(module, library.form()?).map_err(|e| vec![linking(&library.name, e)])?;
    Ok(warnings_of(&library.name, report).collect())
}

/// Imports from `libraries` what `module` reaches, in order. Gives the warnings.
///
/// # Errors
/// Those of [`link_one`].
pub(crate) fn link(module: &mut Module, libraries: &[Arc<Library>]) -> Result<Vec<Diag>, Error> {
    let mut warnings = Vec::new();
    for library in libraries {
        warnings.extend(link_one(module, library)?);
    }
    Ok(warnings)
}
