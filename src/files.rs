//! Bytes of input files: mapped into memory where that works (with the feature `cli`), else read.

use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;
use std::path::Path;

/// The bytes of a file.
pub enum FileBytes {
    /// Mapped.
    #[cfg(feature = "cli")]
    Mapped(memmap2::Mmap),
    /// Read: pipes, empty files, file systems that cannot map.
    Read(Vec<u8>),
}

impl Deref for FileBytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        match self {
            #[cfg(feature = "cli")]
            FileBytes::Mapped(m) => m,
            FileBytes::Read(b) => b,
        }
    }
}

/// Files below this size are read: a copy costs less than a mapping.
#[cfg(feature = "cli")]
const SMALL: u64 = 16 << 10;

/// The bytes of the file at `path`. A mapped file must not be changed in place while it is in use; editors and build tools
/// replace files instead.
pub fn load(path: &Path) -> io::Result<FileBytes> {
    let mut file = File::open(path)?;
    let meta = file.metadata()?;
    #[cfg(feature = "cli")]
    if meta.is_file() && meta.len() >= SMALL {
        // SAFETY: the map is read-only and private; what changes the file in place at the same time is ruled out above.
        if let Ok(map) = unsafe { memmap2::MmapOptions::new().populate().map(&file) } {
            return Ok(FileBytes::Mapped(map));
        }
    }
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    file.read_to_end(&mut bytes)?;
    Ok(FileBytes::Read(bytes))
}

#[cfg(all(test, feature = "cli"))]
mod tests {
    use super::*;

    #[test]
    fn small_and_large_files() {
        let dir = tempfile::tempdir().unwrap();
        for n in [0usize, 100, 100_000] {
            let path = dir.path().join(n.to_string());
            let text: Vec<u8> = (0..n).map(|i| i as u8).collect();
            std::fs::write(&path, &text).unwrap();
            let bytes = load(&path).unwrap();
            assert_eq!(*bytes, text[..]);
            assert_eq!(matches!(bytes, FileBytes::Mapped(_)), n > SMALL as usize);
        }
        assert!(load(&dir.path().join("missing")).is_err());
    }
}
