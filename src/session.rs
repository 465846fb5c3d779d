//! Compile sessions: what outlives one compilation.
//!
//! A session owns the slots that workers work in, libraries that were read, and results. What callers hold of these are keys;
//! a key of something that was removed is an error, also when its place is taken again.

use crate::batch::{Batch, Input};
use crate::compiler::{Compiled, Compiler};
use crate::error::{Error, ErrorKind};
use crate::key::{Artifact, ContentKey};
use crate::libraries::Libraries;
pub use crate::libraries::LibraryKey;
use crate::options::{Link, Options};
use slotmap::{SlotMap, new_key_type};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use warpc_phase::{SlotPool, Worker};

new_key_type! {
    /// A compiled module of a session.
    pub struct ModuleKey;
}

/// Slots, libraries and results that stay between compilations; threads may share one.
///
/// ```
/// # fn main() -> Result<(), warpc::Error> {
/// use warpc::{CompileSession, Link, Options};
/// let session = CompileSession::default();
/// let library = "define float @twice(float %x) {\n  %y = fadd float %x, %x\n  ret float %y\n}\n";
/// let library = session.add_library(&Link { name: "library".into(), bytes: library.as_bytes().into() })?;
/// let compiler = session.compiler(Options::default(), &[library])?;
/// let kernel = b"declare float @twice(float)
/// define ptx_kernel void @k(ptr addrspace(1) %p, float %x) {
///   %y = call float @twice(float %x)
///   store float %y, ptr addrspace(1) %p
///   ret void
/// }";
/// let module = session.compile(&compiler, "k", kernel)?;
/// assert_eq!(session.compile(&compiler, "again", kernel)?, module, "the same content is compiled once");
/// assert!(session.artifact(module)?.output.ptx.is_some());
/// session.remove(module)?;
/// assert_eq!(session.artifact(module).unwrap_err().kind(), warpc::ErrorKind::Stale);
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct CompileSession {
    slots: Arc<SlotPool>,
    libraries: Libraries,
    modules: Mutex<Modules>,
}

/// The results of a session.
#[derive(Default)]
struct Modules {
    rows: SlotMap<ModuleKey, (Option<ContentKey>, Arc<Artifact>)>,
    by_content: HashMap<ContentKey, ModuleKey>,
}

/// The error of a key whose `what` was removed.
fn stale(what: &str) -> Error {
    Error::message(ErrorKind::Stale, format!("this {what} was removed from its session, or is of another one"))
}

impl CompileSession {
    fn modules(&self) -> MutexGuard<'_, Modules> {
        self.modules.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Slots that no worker has at the moment.
    pub fn slots(&self) -> &SlotPool {
        &self.slots
    }

    /// Reads a library. One of the same name and bytes that is here already is not read again: its key is given.
    ///
    /// # Errors
    /// [`ErrorKind::Library`]: the bytes are no module.
    pub fn add_library(&self, link: &Link) -> Result<LibraryKey, Error> {
        let (key, library) = self.libraries.add(link);
        if let Err(error) = library.check() {
            self.libraries.remove(key);
            return Err(error);
        }
        Ok(key)
    }
    /// Removes a library. Compilers that use it keep it until they are dropped.
    ///
    /// # Errors
    /// [`ErrorKind::Stale`]: it was removed before.
    pub fn remove_library(&self, key: LibraryKey) -> Result<(), Error> {
        self.libraries.remove(key).map(drop).ok_or_else(|| stale("library"))
    }

    /// Prepares `options` to compile with the slots of this session, linking against the libraries of the options (which are
    /// read once per session) and then against `libraries`.
    ///
    /// # Errors
    /// Those of [`Compiler::new`]; [`ErrorKind::Stale`]: a library was removed.
    pub fn compiler(&self, options: Options, libraries: &[LibraryKey]) -> Result<Compiler, Error> {
        let compiler = self.deferred(options, libraries)?;
        compiler.read_linked()?;
        Ok(compiler)
    }
    /// The same, but modules to link against are not read before one is linked ([`Compiler::deferred`]).
    pub(crate) fn deferred(&self, options: Options, libraries: &[LibraryKey]) -> Result<Compiler, Error> {
        let own = options.link.iter().map(|link| Ok(self.libraries.add(link).1));
        let named = libraries.iter().map(|&key| self.libraries.get(key).ok_or_else(|| stale("library")));
        let all = own.chain(named).collect::<Result<Vec<_>, Error>>()?;
        Compiler::with(options, all, self.slots.clone())
    }

    /// Compiles a module and keeps the result. A module of the same content ([`Compiler::content_key`]) whose result is here is
    /// not compiled again: its key is given.
    ///
    /// # Errors
    /// Those of [`compile`](crate::compile()).
    pub fn compile(&self, compiler: &Compiler, name: &str, bytes: &[u8]) -> Result<ModuleKey, Error> {
        let content = compiler.content_key(name, bytes);
        if let Some(key) = self.known(content) {
            return Ok(key);
        }
        let mut worker = Worker::with_slot(self.slots.take());
        let compiled = compiler.run(name, bytes, &mut worker);
        self.slots.give(worker.slot);
        self.insert(content, compiled)
    }
    /// Compiles all inputs on `threads` threads (0: all cores) and keeps the results, which are in the order of the inputs.
    pub fn compile_all(
        &self,
        compiler: &Arc<Compiler>,
        inputs: &[Input],
        threads: usize,
    ) -> Vec<Result<ModuleKey, Error>> {
        let results: Vec<Mutex<Option<Result<ModuleKey, Error>>>> = inputs.iter().map(|_| Mutex::new(None)).collect();
        Batch::sharing(compiler.clone()).threads(threads).run(inputs, &|at, bytes, compiled| {
            let content = compiled.result.is_ok().then(|| compiler.content_key(&inputs[at].name, bytes)).flatten();
            let key = self.insert(content, compiled);
            *results[at].lock().unwrap_or_else(PoisonError::into_inner) = Some(key);
        });
        let take = |row: Mutex<Option<_>>| row.into_inner().unwrap_or_else(PoisonError::into_inner);
        let missing = || Err(Error::bug("a module of a batch was not compiled"));
        results.into_iter().map(|row| take(row).unwrap_or_else(missing)).collect()
    }
    fn known(&self, content: Option<ContentKey>) -> Option<ModuleKey> {
        self.modules().by_content.get(&content?).copied()
    }
    fn insert(&self, content: Option<ContentKey>, compiled: Compiled) -> Result<ModuleKey, Error> {
        let (metrics, warnings) = (compiled.metrics, compiled.warnings);
        let artifact = Artifact {
            output: compiled.result?,
            warnings,
            functions: metrics.functions,
            kernels: metrics.kernels,
            instructions: metrics.instructions,
        };
        let mut modules = self.modules();
        // Another thread may have compiled the same meanwhile.
        if let Some(&key) = content.and_then(|content| modules.by_content.get(&content)) {
            return Ok(key);
        }
        let key = modules.rows.insert((content, Arc::new(artifact)));
        if let Some(content) = content {
            modules.by_content.insert(content, key);
        }
        Ok(key)
    }
    /// The result of a module.
    ///
    /// # Errors
    /// [`ErrorKind::Stale`]: it was removed.
    pub fn artifact(&self, key: ModuleKey) -> Result<Arc<Artifact>, Error> {
        self.modules().rows.get(key).map(|row| row.1.clone()).ok_or_else(|| stale("module"))
    }
    /// Removes a module, for all who have its key, and gives its result.
    ///
    /// # Errors
    /// [`ErrorKind::Stale`]: it was removed before.
    pub fn remove(&self, key: ModuleKey) -> Result<Arc<Artifact>, Error> {
        let mut modules = self.modules();
        let (content, artifact) = modules.rows.remove(key).ok_or_else(|| stale("module"))?;
        if let Some(content) = content {
            modules.by_content.remove(&content);
        }
        Ok(artifact)
    }
    /// Number of results.
    pub fn len(&self) -> usize {
        self.modules().rows.len()
    }
    /// Whether there is no result.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::Source;

    const KERNEL: &str = "define ptx_kernel void @one(ptr addrspace(1) %p, i32 %x) {\n  %y = mul i32 %x, %x\n  \
                          store i32 %y, ptr addrspace(1) %p\n  ret void\n}\n";
    const LIBRARY: &str = "define i32 @lib(i32 %x) {\n  ret i32 %x\n}\n";

    fn link(name: &str, text: &str) -> Link {
        Link { name: name.into(), bytes: text.as_bytes().into() }
    }

    #[test]
    fn stale_keys_are_errors_though_their_places_are_taken_again() {
        let session = CompileSession::default();
        let compiler = session.compiler(Options::default(), &[]).expect("options");
        let first = session.compile(&compiler, "a", KERNEL.as_bytes()).expect("a module");
        let removed = session.remove(first).expect("it is there");
        assert!(removed.output.ptx.is_some());
        let second = session.compile(&compiler, "a", KERNEL.as_bytes()).expect("a module");
        assert_ne!(first, second);
        assert_eq!(*session.artifact(second).expect("it is there"), *removed);
        for result in [session.artifact(first), session.remove(first)] {
            assert_eq!(result.expect_err("a stale key").kind(), ErrorKind::Stale);
        }
        assert_eq!(session.len(), 1);

        let library = session.add_library(&link("lib", LIBRARY)).expect("a library");
        session.remove_library(library).expect("it is there");
        let again = session.add_library(&link("lib", LIBRARY)).expect("a library");
        assert_ne!(library, again);
        assert_eq!(session.remove_library(library).expect_err("a stale key").kind(), ErrorKind::Stale);
        let refused = session.compiler(Options::default(), &[again, library]).err().expect("a stale key");
        assert_eq!(refused.kind(), ErrorKind::Stale);
    }

    #[test]
    fn libraries_are_read_once() {
        let session = CompileSession::default();
        let key = session.add_library(&link("lib", LIBRARY)).expect("a library");
        assert_eq!(session.add_library(&link("lib", LIBRARY)), Ok(key));
        // Another name is another library: messages say it.
        assert_ne!(session.add_library(&link("other", LIBRARY)), Ok(key));
        let options = Options { link: vec![link("lib", LIBRARY)], ..Options::default() };
        session.compiler(options, &[]).expect("options");
        assert_eq!(session.libraries.len(), 2);
        assert_eq!(session.add_library(&link("bad", "junk")).expect_err("no module").kind(), ErrorKind::Library);
        assert_eq!(session.libraries.len(), 2);
    }

    #[test]
    fn batches_keep_what_succeeds_and_slots_come_back() {
        let session = CompileSession::default();
        let compiler = Arc::new(session.compiler(Options::default(), &[]).expect("options"));
        let input = |name: &str, text: &str| Input {
            name: name.into(),
            size: text.len() as u64,
            source: Source::Bytes(text.as_bytes().to_vec()),
        };
        let other = KERNEL.replace(" mul ", " add ");
        let inputs = [input("a", KERNEL), input("bad", "junk"), input("b", &other), input("c", KERNEL)];
        let keys = session.compile_all(&compiler, &inputs, 2);
        let [Ok(a), Err(bad), Ok(b), Ok(c)] = &keys[..] else { panic!("{keys:?}") };
        assert_eq!((a == c, a == b, bad.kind(), session.len()), (true, false, ErrorKind::Input, 2));
        // A thread that starts late takes the slot of one that is done.
        let slots = session.slots().len();
        assert!((1..=2).contains(&slots));
        assert_eq!(session.compile(&compiler, "d", other.as_bytes()), Ok(*b));
        session.compile(&compiler, "e", other.replace(" add ", " xor ").as_bytes()).expect("a module");
        assert_eq!(session.slots().len(), slots, "the slot that was used is one of those that were there");
        let alone = crate::compile(KERNEL.as_bytes(), &Options::default()).expect("a module");
        assert_eq!(session.artifact(*a).expect("it is there").output, alone);
    }
}
