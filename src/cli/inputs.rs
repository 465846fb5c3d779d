//! Inputs of `warpc build`: files, folders, globs, standard input.

use std::collections::BTreeSet;
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

/// Collects the inputs of the path arguments: named files in order, then what folders and globs hold, in order of name.
/// A file that several arguments name is taken once. The error says which argument is wrong.
pub fn collect(paths: &[String]) -> Result<Vec<Found>, String> {
    let mut out: Vec<Found> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut add = |path: PathBuf, base: &Path| {
        let key = path.canonicalize().unwrap_or_else(|_| path.clone());
        if seen.insert(key) {
            let size = std::fs::metadata(&path).map_or(0, |m| m.len());
            let stem = path.strip_prefix(base).unwrap_or(&path).with_extension("");
            let input = Input { name: path.display().to_string(), size, source: Source::File(path.clone()) };
            out.push(Found { input, stem, path: Some(path) });
        }
    };
    let mut stdin = false;
    for text in paths {
        let path = PathBuf::from(text);
        if text == "-" {
            stdin = true;
        } else if path.is_dir() {
            for file in walk(&path).map_err(|e| format!("{text}: {e}"))? {
                add(file, &path);
            }
        } else if path.exists() || !text.contains(['*', '?', '[']) {
            // A file that does not exist is reported when its turn comes, like one that cannot be read.
            let parent = path.parent().map(Path::to_path_buf).unwrap_or_default();
            add(path, &parent);
        } else {
            let found: Vec<PathBuf> =
                glob::glob(text).map_err(|e| format!("{text}: {e}"))?.filter_map(Result::ok).collect();
            let base = glob_base(text);
            let mut any = false;
            for file in found.into_iter().filter(|f| f.is_file()) {
                any = true;
                add(file, &base);
            }
            if !any {
                return Err(format!("{text}: no file matches"));
            }
        }
    }
    if stdin {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map_err(|e| format!("<stdin>: {e}"))?;
        let input = Input { name: "<stdin>".into(), size: bytes.len() as u64, source: Source::Bytes(bytes) };
        out.push(Found { input, stem: "stdin".into(), path: None });
    }
    if out.is_empty() { Err("no input: the folders hold no .ll file".into()) } else { Ok(out) }
}

/// Longest folder prefix of a pattern that has no wildcard.
fn glob_base(pattern: &str) -> PathBuf {
    let at = pattern.find(['*', '?', '[']).unwrap_or(pattern.len());
    pattern[..at].rfind('/').map_or_else(PathBuf::new, |n| PathBuf::from(&pattern[..n + 1]))
}

/// All `.ll` files below a folder, in order of path. Keeps its own stack; links to folders are not followed.
fn walk(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(f) = folders.pop() {
        for entry in std::fs::read_dir(&f)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            let path = entry.path();
            if kind.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") && path.is_file() {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Reads one input of a tool: a file, or standard input for `-`. The name is the one for messages.
pub fn read_one(path: &str) -> Result<(String, Vec<u8>), String> {
    if path == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map_err(|e| format!("<stdin>: error: {e}"))?;
        return Ok(("<stdin>".into(), bytes));
    }
    match std::fs::read(path) {
        Ok(bytes) => Ok((path.to_string(), bytes)),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
            Err(format!("{path}: error: Could not open input file: No such file or directory"))
        }
        Err(e) => Err(format!("{path}: error: {e}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_keep_their_structure_and_files_are_taken_once() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        std::fs::create_dir(root.join("sub")).unwrap();
        for f in ["b.ll", "a.ll", "sub/a.ll", "note.txt"] {
            std::fs::write(root.join(f), "").unwrap();
        }
        let text = |p: &Path| p.display().to_string();
        let stems = |args: &[String]| -> Vec<String> { collect(args).unwrap().iter().map(|f| text(&f.stem)).collect() };
        assert_eq!(stems(&[text(root)]), ["a", "b", "sub/a"]);
        assert_eq!(stems(&[text(&root.join("b.ll")), text(root)]), ["b", "a", "sub/a"]);
        assert_eq!(stems(&[format!("{}/*/*.ll", text(root))]), ["sub/a"]);
        assert!(collect(&[format!("{}/*.mlir", text(root))]).unwrap_err().contains("no file matches"));
        assert_eq!(stems(&[text(&root.join("missing.ll"))]), ["missing"]);
    }
}
