//! Tells the library what it is built from: the commit where it is known, the host, and a digest of the sources, by which
//! caches of results tell two builds of one version apart.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Folders of the sources that results depend on.
const SOURCES: [&str; 4] = ["engine", "passes", "backend", "src"];

/// Output of a command of git; none where there is no git, or no repository.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_string()).filter(|text| !text.is_empty())
}

/// The commit: what the environment says, else, in release builds, what git says. Other builds happen many times between two
/// commits, and a new commit alone would make all that is linked against the library be linked again.
fn commit() -> Option<String> {
    println!("cargo:rerun-if-env-changed=WARPC_COMMIT");
    if let Ok(commit) = env::var("WARPC_COMMIT") {
        return Some(commit);
    }
    // Unpacked in a folder of another project, the commit would be that project's.
    if env::var("PROFILE").as_deref() != Ok("release") || !Path::new(".git").exists() {
        return None;
    }
    println!("cargo:rerun-if-changed={}", git(&["rev-parse", "--git-path", "logs/HEAD"])?);
    git(&["rev-parse", "HEAD"])
}

/// All `.rs` files below `folder`.
fn rust_files(folder: PathBuf, files: &mut Vec<PathBuf>) {
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
}

/// FNV-1a of 128 bits over names and bytes of the sources and the versions of the dependencies. It tells builds apart; nobody
/// is kept from making two that collide.
fn digest() -> u128 {
    let mut files: Vec<PathBuf> = ["Cargo.toml", "Cargo.lock"].map(PathBuf::from).into();
    // A package has neither the other crates nor, as a dependency, a lock file; a path that is not there is always out of date.
    for path in SOURCES.into_iter().chain(["Cargo.lock"]).filter(|path| Path::new(path).exists()) {
        println!("cargo:rerun-if-changed={path}");
        rust_files(path.into(), &mut files);
    }
    files.sort();
    let mut hash = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
    let mut add = |bytes: &[u8]| {
        for &byte in bytes {
            hash = (hash ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
        }
    };
    for file in files {
        let Ok(bytes) = fs::read(&file) else { continue };
        add(file.to_string_lossy().as_bytes());
        add(&bytes.len().to_le_bytes());
        add(&bytes);
    }
    hash
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if let Some(commit) = commit() {
        println!("cargo:rustc-env=WARPC_BUILD_COMMIT={commit}");
    }
    println!("cargo:rustc-env=WARPC_BUILD_SOURCES={:032x}", digest());
    println!("cargo:rustc-env=WARPC_BUILD_HOST={}", env::var("TARGET").unwrap_or_default());
}
