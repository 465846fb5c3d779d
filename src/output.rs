//! Output files that appear whole or not at all.
//!
//! A file is written beside its target under a name of its own and renamed when complete. An error, a panic or a full disk
//! removes it. An interrupt does too when the program calls [`Pending::abort`] from its handler.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Files under way.
#[derive(Default)]
pub struct Pending {
    paths: Mutex<Vec<PathBuf>>,
}

impl Pending {
    fn lock(&self) -> MutexGuard<'_, Vec<PathBuf>> {
        self.paths.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Removes all files under way, and keeps new ones from being started as long as the guard lives.
    pub fn abort(&self) -> MutexGuard<'_, Vec<PathBuf>> {
        let guard = self.lock();
        for p in guard.iter() {
            let _ = fs::remove_file(p);
        }
        guard
    }
    /// Writes `bytes` to `path`, making its folder if needed. A symbolic link is followed; a device or pipe is written to.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let target = match fs::metadata(path) {
            Ok(m) if m.is_dir() => return Err(io::Error::new(io::ErrorKind::IsADirectory, "is a folder")),
            Ok(m) if !m.is_file() => return File::options().write(true).open(path)?.write_all(bytes),
            Ok(_) => fs::canonicalize(path)?,
            Err(_) => path.to_path_buf(),
        };
        let folder = match target.parent() {
            Some(p) if !p.as_os_str().is_empty() => p.to_path_buf(),
            _ => PathBuf::from("."),
        };
        fs::create_dir_all(&folder)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(".warpc-").suffix(".tmp");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // A new file gets what the user's mask leaves; an old one keeps its mode.
            let mode = fs::metadata(&target).map_or(0o666, |m| m.permissions().mode() & 0o7777);
            builder.permissions(fs::Permissions::from_mode(mode));
        }
        let mut file = {
            let mut paths = self.lock();
            let file = builder.tempfile_in(&folder).map_err(of_the_system)?;
            paths.push(file.path().to_path_buf());
            file
        };
        let temp = file.path().to_path_buf();
        let written = file.write_all(bytes).and_then(|()| file.flush());
        let done = written.and_then(|()| {
            let _guard = self.lock();
            file.persist(&target).map(drop).map_err(|e| e.error)
        });
        self.lock().retain(|p| *p != temp);
        done
    }
}

/// The error of the system alone: the name of a temporary file means nothing to who reads the message.
fn of_the_system(error: io::Error) -> io::Error {
    let text = error.to_string();
    match text.split_once(" at path ") {
        Some((of_system, _)) => io::Error::new(error.kind(), of_system),
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_appear_whole_and_nothing_else_stays() {
        let dir = tempfile::tempdir().unwrap();
        let p = Pending::default();
        let target = dir.path().join("a/b.ptx");
        p.write(&target, b"one").unwrap();
        p.write(&target, b"two").unwrap();
        assert_eq!(fs::read(&target).unwrap(), b"two");
        assert_eq!(fs::read_dir(dir.path().join("a")).unwrap().count(), 1);
        assert!(p.write(dir.path(), b"x").is_err());
        #[cfg(target_os = "linux")]
        {
            // Nobody makes files there, not even root.
            let error = p.write(Path::new("/proc/self/new"), b"x").unwrap_err().to_string();
            assert!(!error.contains(".tmp"), "{error}");
        }
        assert!(p.paths.lock().unwrap().is_empty());
    }

    #[test]
    #[cfg(unix)]
    fn devices_and_links_stay_what_they_are() {
        let dir = tempfile::tempdir().unwrap();
        let p = Pending::default();
        p.write(Path::new("/dev/null"), b"x").unwrap();
        let (real, link) = (dir.path().join("real"), dir.path().join("link"));
        fs::write(&real, b"old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        p.write(&link, b"new").unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
