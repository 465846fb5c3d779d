//! Inputs of `warpc build` and of the tools: files, folders, globs, standard input; and what keeps outputs off them.
//!
//! Paths are the system's own strings throughout. Names for messages and reports write bytes that are not UTF-8 as `\xNN`, so
//! that files with different names have different names there, too.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::path::{Path, PathBuf};
use warpc::{Input, Source};

/// An input and where its outputs go relative to the output folder.
#[derive(Debug)]
pub struct Found {
    /// The input.
    pub input: Input,
    /// Path without extension, relative to the output folder: below a folder argument the structure is kept.
    pub stem: PathBuf,
    /// Path of the file; none for standard input.
    pub path: Option<PathBuf>,
}

/// A path as text for people and reports: bytes that are not UTF-8 as `\xNN`.
pub fn shown(path: &Path) -> String {
    let mut out = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        out.push_str(chunk.valid());
        for byte in chunk.invalid() {
            out.push_str(&format!("\\x{byte:02X}"));
        }
    }
    out
}

/// Collects the inputs of the path arguments: named files in order, then what folders and globs hold, in order of name.
/// A file that several arguments name is taken once. The error says which argument is wrong.
pub fn collect(paths: &[OsString]) -> Result<Vec<Found>, String> {
    let mut out: Vec<Found> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut add = |path: PathBuf, base: &Path| {
        let key = path.canonicalize().unwrap_or_else(|_| path.clone());
        if seen.insert(key) {
            let size = std::fs::metadata(&path).map_or(0, |m| m.len());
            let stem = path.strip_prefix(base).unwrap_or(&path).with_extension("");
            let input = Input { name: shown(&path), size, source: Source::File(path.clone()) };
            out.push(Found { input, stem, path: Some(path) });
        }
    };
    let mut stdin = false;
    for argument in paths {
        let path = PathBuf::from(argument);
        // A pattern is text: what is not can only name a file.
        let pattern = argument.to_str().filter(|text| text.contains(['*', '?', '[']));
        if argument == "-" {
            stdin = true;
        } else if path.is_dir() {
            for file in walk(&path) {
                add(file, &path);
            }
        } else if let Some(text) = pattern
            && !path.exists()
        {
            let mut found = Vec::new();
            for entry in glob::glob(text).map_err(|e| format!("{text}: {e}"))? {
                match entry {
                    Ok(file) if file.is_file() || leads_nowhere(&file) => found.push(file),
                    Ok(_) => {}
                    Err(e) => found.push(e.path().to_path_buf()),
                }
            }
            if found.is_empty() {
                return Err(format!("{text}: no file matches"));
            }
            let base = glob_base(text);
            for file in found {
                add(file, &base);
            }
        } else {
            // A file that does not exist is reported when its turn comes, like one that cannot be read.
            let parent = path.parent().map(Path::to_path_buf).unwrap_or_default();
            add(path, &parent);
        }
    }
    if stdin {
        let bytes = read_stdin().map_err(|e| format!("<stdin>: {e}"))?;
        let input = Input { name: "<stdin>".into(), size: bytes.len() as u64, source: Source::Bytes(bytes) };
        out.push(Found { input, stem: "stdin".into(), path: None });
    }
    if out.is_empty() { Err("no input: the folders hold no .ll or .bc file".into()) } else { Ok(out) }
}

/// Whether a path is a symbolic link whose target does not exist or cannot be reached. Such a file is taken as an input, whose
/// turn ends with an error: it would be missing from the output without a word otherwise.
fn leads_nowhere(path: &Path) -> bool {
    path.is_symlink() && std::fs::metadata(path).is_err()
}

/// Longest folder prefix of a pattern that has no wildcard.
fn glob_base(pattern: &str) -> PathBuf {
    let at = pattern.find(['*', '?', '[']).unwrap_or(pattern.len());
    pattern[..at].rfind('/').map_or_else(PathBuf::new, |n| PathBuf::from(&pattern[..n + 1]))
}

/// All `.ll` and `.bc` files below a folder, in order of path. Keeps its own stack; links to folders are not followed. A folder that cannot
/// be read is among them: its turn ends with an error, and the others are compiled.
fn walk(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            files.push(folder);
            continue;
        };
        for entry in entries {
            let Ok(entry) = entry else {
                files.push(folder);
                break;
            };
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll" || e == "bc")
                && (path.is_file() || leads_nowhere(&path))
            {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Reads one input of a tool: a file, or standard input for `-`. The name is the one for messages.
pub fn read_one(path: &Path) -> Result<(String, Vec<u8>), String> {
    if path == Path::new("-") {
        let bytes = read_stdin().map_err(|e| format!("<stdin>: error: {e}"))?;
        return Ok(("<stdin>".into(), bytes));
    }
    let name = shown(path);
    match std::fs::read(path) {
        Ok(bytes) => Ok((name, bytes)),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
            Err(format!("{name}: error: Could not open input file: No such file or directory"))
        }
        Err(e) => Err(format!("{name}: error: {e}")),
    }
}

/// All of standard input, which must be open.
fn read_stdin() -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    if bytes.is_empty() && stdin_was_closed() {
        return Err(std::io::Error::other("standard input is closed"));
    }
    Ok(bytes)
}

/// Whether the program was started without a standard input. The runtime then opens `/dev/null` in its place, for reading and
/// writing, before `main`; who gives `/dev/null` on purpose (`< /dev/null`) opens it for reading alone. Where the system does not
/// tell (it does on Linux) the answer is no.
fn stdin_was_closed() -> bool {
    let null = std::fs::read_link("/proc/self/fd/0").is_ok_and(|to| to == Path::new("/dev/null"));
    let Ok(info) = std::fs::read_to_string("/proc/self/fdinfo/0") else { return false };
    let flags = info.lines().find_map(|line| u32::from_str_radix(line.strip_prefix("flags:")?.trim(), 8).ok());
    // The two lowest bits are the access mode: 0 reads, 1 writes, 2 does both.
    null && flags.is_some_and(|flags| flags & 3 == 2)
}

/// What tells whether two paths are one file: the file itself where it exists, else the place where it would be made.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FileId {
    /// Device and number of the file.
    #[cfg(unix)]
    Node(u64, u64),
    /// Path without links as far as it exists.
    Path(PathBuf),
}

impl FileId {
    /// Of a path; none for standard input and output, and for what is no plain file (devices and pipes lose nothing).
    pub fn of(path: &Path) -> Option<FileId> {
        if path == Path::new("-") {
            return None;
        }
        let Ok(meta) = std::fs::metadata(path) else {
            let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
            return Some(FileId::Path(folder.join(path.file_name().unwrap_or(OsStr::new("")))));
        };
        if !meta.is_file() {
            return None;
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Some(FileId::Node(meta.dev(), meta.ino()))
        }
        #[cfg(not(unix))]
        {
            Some(FileId::Path(path.canonicalize().unwrap_or_else(|_| path.to_path_buf())))
        }
    }
}

/// Whether the folder that `path` would be written to is there: LLVM's tools make none.
///
/// # Errors
/// It is not.
pub fn has_folder(path: &Path) -> Result<(), String> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            Err(format!("warpc: {}: error: No such file or directory", shown(path)))
        }
        _ => Ok(()),
    }
}

/// Refuses outputs that are inputs, by their paths, through links, or as two names of one file: writing them would lose the input.
pub fn keep_inputs<'p>(
    inputs: impl IntoIterator<Item = &'p Path>,
    outputs: impl IntoIterator<Item = &'p Path>,
) -> Result<(), String> {
    let inputs: BTreeSet<FileId> = inputs.into_iter().filter_map(FileId::of).collect();
    for output in outputs {
        if FileId::of(output).is_some_and(|id| inputs.contains(&id)) {
            return Err(format!("{} is an input and would be overwritten by an output", shown(output)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_keep_their_structure_and_files_are_taken_once() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        std::fs::create_dir(root.join("sub")).unwrap();
        for f in ["b.ll", "a.ll", "sub/a.ll", "sub/b.bc", "note.txt"] {
            std::fs::write(root.join(f), "").unwrap();
        }
        let stems =
            |args: &[OsString]| -> Vec<String> { collect(args).unwrap().iter().map(|f| shown(&f.stem)).collect() };
        let of = |p: &Path| p.as_os_str().to_os_string();
        assert_eq!(stems(&[of(root)]), ["a", "b", "sub/a", "sub/b"]);
        assert_eq!(stems(&[of(&root.join("b.ll")), of(root)]), ["b", "a", "sub/a", "sub/b"]);
        assert_eq!(stems(&[of(&root.join("*/*.ll"))]), ["sub/a"]);
        assert_eq!(stems(&[of(&root.join("sub/*"))]), ["a", "b"]);
        assert!(collect(&[of(&root.join("*.mlir"))]).unwrap_err().contains("no file matches"));
        assert_eq!(stems(&[of(&root.join("missing.ll"))]), ["missing"]);
        // A folder that cannot be read is an input, which fails in its turn.
        assert_eq!(walk(&root.join("gone")), [root.join("gone")]);
    }

    #[test]
    #[cfg(unix)]
    fn names_that_are_no_text_differ() {
        use std::os::unix::ffi::OsStrExt;
        let name = |bytes: &[u8]| shown(Path::new(OsStr::from_bytes(bytes)));
        assert_eq!(name(b"caf\xe9.ll"), "caf\\xE9.ll");
        assert_eq!(name(b"a\xff\xfeb"), "a\\xFF\\xFEb");
        assert_eq!(name("é.ll".as_bytes()), "é.ll");
    }

    #[test]
    #[cfg(unix)]
    fn outputs_are_kept_off_inputs() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        std::fs::write(at("a.ll"), "").unwrap();
        std::os::unix::fs::symlink(at("a.ll"), at("link")).unwrap();
        std::fs::hard_link(at("a.ll"), at("same")).unwrap();
        let input = at("a.ll");
        for output in ["a.ll", "link", "same", "./a.ll"] {
            let output = at(output);
            let e = keep_inputs([&*input], [&*output]).unwrap_err();
            assert!(e.contains("would be overwritten"), "{e}");
        }
        for output in [at("b"), PathBuf::from("-"), PathBuf::from("/dev/null")] {
            assert_eq!(keep_inputs([&*input, Path::new("-"), Path::new("/dev/null")], [&*output]), Ok(()));
        }
        // Neither exists: one place all the same.
        assert!(keep_inputs([&*at("new")], [&*at("./new")]).is_err());
    }
}
