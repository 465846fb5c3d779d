//! Libraries that are there: each is one row, however many compilers use it. A session has those of its callers, the process those
//! that were found in files (libdevice).
//!
//! A row holds the bytes; they are read as a module when something is linked with it first ([`Library::check`]), so that keys of
//! results and hits in a cache cost no reading.

use crate::library::{FileVersion, Library};
use crate::options::Link;
use slotmap::{SlotMap, new_key_type};
use std::io;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

new_key_type! {
    /// A library of a session.
    pub struct LibraryKey;
}

/// The libraries of files of this process.
pub(crate) static FILES: LazyLock<Libraries> = LazyLock::new(Libraries::default);

/// Libraries by key. Threads share it.
#[derive(Default)]
pub(crate) struct Libraries {
    rows: Mutex<SlotMap<LibraryKey, Arc<Library>>>,
}

impl Libraries {
    fn rows(&self) -> MutexGuard<'_, SlotMap<LibraryKey, Arc<Library>>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// The row of `link`: that of the same name and bytes, or a new one.
    pub(crate) fn add(&self, link: &Link) -> (LibraryKey, Arc<Library>) {
        let mut rows = self.rows();
        if let Some((key, library)) = rows.iter().find(|(_, library)| library.is(link)) {
            return (key, library.clone());
        }
        let library = Arc::new(Library::of(link));
        (rows.insert(library.clone()), library)
    }
    /// The row of a file: that of the same path if the file is as it was then, or a new one in its place.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(crate) fn add_file(&self, path: &Path) -> io::Result<Arc<Library>> {
        let version = FileVersion::of(path)?;
        if let Some(library) = self.rows().values().find(|library| library.is_file(path, &version)) {
            return Ok(library.clone());
        }
        // Others use the table while this is read.
        let library = Arc::new(Library::of_file(path, version)?);
        let mut rows = self.rows();
        rows.retain(|_, row| !row.is_of_path(path));
        rows.insert(library.clone());
        Ok(library)
    }
    /// The library of `key`, if it was not removed.
    pub(crate) fn get(&self, key: LibraryKey) -> Option<Arc<Library>> {
        self.rows().get(key).cloned()
    }
    /// Removes the library of `key`. Who uses it keeps it.
    pub(crate) fn remove(&self, key: LibraryKey) -> Option<Arc<Library>> {
        self.rows().remove(key)
    }
}

#[cfg(test)]
impl Libraries {
    pub(crate) fn len(&self) -> usize {
        self.rows().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::{Artifact, ArtifactStore, ContentKey};
    use crate::{Compiler, ErrorKind, Options};
    use std::collections::HashMap;
    use warpc_phase::Worker;

    const KERNEL: &str = "declare i32 @lib(i32)\ndefine ptx_kernel void @k(ptr addrspace(1) %p) {\n  \
                          %x = call i32 @lib(i32 1)\n  store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n";

    /// A store in memory.
    #[derive(Default)]
    struct Memory(Mutex<HashMap<ContentKey, Artifact>>);

    impl ArtifactStore for Memory {
        fn find(&self, key: &ContentKey) -> Option<Artifact> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
        }
        fn keep(&self, key: &ContentKey, artifact: &Artifact) {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(*key, artifact.clone());
        }
    }

    #[test]
    fn a_result_that_a_store_has_needs_no_library() {
        let link = |text: &str| Link { name: "lib.ll".into(), bytes: text.as_bytes().into() };
        let library = "define i32 @lib(i32 %x) {\n  %y = mul i32 %x, 3\n  ret i32 %y\n}\n";
        let store = Arc::new(Memory::default());
        let run = |library: &Libraries, text: &str| {
            let (_, row) = library.add(&link(text));
            let options =
                Options { link: vec![link(text)], join: vec![link("@joined = global i32 0\n")], ..Options::default() };
            let compiler = Compiler::with(options, vec![row.clone()], Arc::default()).expect("options");
            let compiler = compiler.with_store(store.clone());
            assert!(compiler.content_key("k", KERNEL.as_bytes()).is_some() && !row.is_read());
            let compiled = compiler.run("k", KERNEL.as_bytes(), &mut Worker::alone());
            (compiled.stored, row.is_read(), compiled.result)
        };
        let (stored, read, first) = run(&Libraries::default(), library);
        assert_eq!((stored, read), (false, true));
        let (stored, read, second) = run(&Libraries::default(), library);
        assert_eq!((stored, read), (true, false));
        assert_eq!(first, second);
        // One that cannot be read is an error of the module, and of who asks for it before.
        let (_, _, broken) = run(&Libraries::default(), "junk");
        assert_eq!(broken.expect_err("junk").kind(), ErrorKind::Library);
        let options = || Options { link: vec![link("junk")], ..Options::default() };
        assert_eq!(Compiler::new(options()).err().map(|e| e.kind()), Some(ErrorKind::Library));
        let deferred = Compiler::deferred(options()).expect("options");
        assert_eq!(deferred.read_linked().err().map(|e| e.kind()), Some(ErrorKind::Library));
    }

    #[test]
    fn a_file_is_read_again_only_when_it_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lib.ll");
        std::fs::write(&path, "define i32 @one() {\n  ret i32 1\n}\n").expect("a file");
        let libraries = Libraries::default();
        let first = libraries.add_file(&path).expect("a library");
        assert!(Arc::ptr_eq(&first, &libraries.add_file(&path).expect("a library")));
        assert!(!first.is_read(), "the digest is of the bytes, and nothing was linked");
        let digest = *first.digest();
        std::fs::write(&path, "junk that is longer than the module was before it").expect("a file");
        let second = libraries.add_file(&path).expect("a library");
        assert_ne!(*second.digest(), digest);
        assert_eq!(libraries.len(), 1);
        assert!((first.check().is_ok(), second.check().is_err()) == (true, true));
        assert!(libraries.add_file(&folder.path().join("none.ll")).is_err());
    }
}
