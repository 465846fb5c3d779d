//! Results on disk, shared by any number of processes.
//!
//! An entry is a file named by its content key, below a folder named by the key's first byte. It is written under a name of its own
//! and renamed when it is whole, so that a reader sees all of it or nothing; whoever stores the same key later replaces the
//! file by one of the same content. The file ends with a digest of what is before it: an entry that was cut or changed is a miss.
//! The time of an entry is that of its last use. Where all entries together exceed the limit, those that were not used for
//! longest are removed. A cache never makes a compilation fail: what cannot be read is missing, and what cannot be
//! written is counted.

use crate::compiler::Output;
use crate::key::{Artifact, ArtifactStore, ContentKey};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};
use warpc_ir::diag::{Diag, Severity};

/// First bytes of an entry: the form of what follows.
const MAGIC: &[u8; 8] = b"warpc\0\0\x02";
/// Bytes of the digest at the end.
const DIGEST: usize = 32;
/// Start of the names of files that are being written.
const UNFINISHED: &str = "new-";
/// Age from which on a file under way is taken for one whose process died.
const ABANDONED: Duration = Duration::from_secs(3600);
/// The limit that is taken where nobody says one.
pub const DEFAULT_LIMIT: u64 = 1 << 30;

/// A folder of results.
pub struct DiskCache {
    folder: PathBuf,
    limit: u64,
    /// Bytes written since entries were last removed.
    fresh: AtomicU64,
    unfinished: AtomicU64,
    hits: AtomicU64,
    misses: AtomicU64,
    damaged: AtomicU64,
    stored: AtomicU64,
    failed: AtomicU64,
    removed: AtomicU64,
}

/// What happened to a cache since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CacheCounts {
    /// Results that were found.
    pub hits: u64,
    /// Results that were not.
    pub misses: u64,
    /// Misses whose entry was there but could not be trusted.
    pub damaged: u64,
    /// Entries written.
    pub stored: u64,
    /// Entries that could not be written.
    pub failed: u64,
    /// Entries removed to keep the limit.
    pub removed: u64,
}

/// How full a cache is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CacheUsage {
    /// Entries.
    pub entries: u64,
    /// Their bytes.
    pub bytes: u64,
}

/// An entry as a folder lists it.
struct Entry {
    used: SystemTime,
    bytes: u64,
    path: PathBuf,
}

impl DiskCache {
    /// The cache in `folder`, which is made if needed, of at most about `limit` bytes.
    ///
    /// # Errors
    /// Of the system: the folder cannot be made.
    pub fn open(folder: &Path, limit: u64) -> io::Result<DiskCache> {
        fs::create_dir_all(folder)?;
        let zero = || AtomicU64::new(0);
        Ok(DiskCache {
            folder: folder.to_path_buf(),
            limit,
            fresh: zero(),
            unfinished: zero(),
            hits: zero(),
            misses: zero(),
            damaged: zero(),
            stored: zero(),
            failed: zero(),
            removed: zero(),
        })
    }
    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
    /// What happened since the cache was opened.
    pub fn counts(&self) -> CacheCounts {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        CacheCounts {
            hits: read(&self.hits),
            misses: read(&self.misses),
            damaged: read(&self.damaged),
            stored: read(&self.stored),
            failed: read(&self.failed),
            removed: read(&self.removed),
        }
    }
    /// How full it is, with the entries of other processes. Reads the whole folder.
    pub fn usage(&self) -> CacheUsage {
        let entries = self.entries();
        CacheUsage { entries: entries.len() as u64, bytes: entries.iter().map(|entry| entry.bytes).sum() }
    }
    /// Removes what was not used for longest where the limit is exceeded; a tenth more than needed, so that this is rare.
    pub fn trim(&self) {
        self.fresh.store(0, Ordering::Relaxed);
        let mut entries = self.entries();
        let mut bytes: u64 = entries.iter().map(|entry| entry.bytes).sum();
        if bytes <= self.limit {
            return;
        }
        entries.sort_by(|a, b| (a.used, &a.path).cmp(&(b.used, &b.path)));
        for entry in entries {
            if bytes <= self.limit - self.limit / 10 {
                break;
            }
            // Another process may have removed it.
            if fs::remove_file(&entry.path).is_ok() {
                self.removed.fetch_add(1, Ordering::Relaxed);
            }
            bytes -= entry.bytes;
        }
    }
    /// All entries. Files of processes that died while they wrote are removed on the way.
    fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        let now = SystemTime::now();
        for shard in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            for file in fs::read_dir(shard.path()).into_iter().flatten().flatten() {
                let Ok(meta) = file.metadata() else { continue };
                let (path, used) = (file.path(), meta.modified().unwrap_or(SystemTime::UNIX_EPOCH));
                let name = file.file_name();
                if name.as_encoded_bytes().starts_with(UNFINISHED.as_bytes()) {
                    if now.duration_since(used).is_ok_and(|age| age > ABANDONED) {
                        let _ = fs::remove_file(path);
                    }
                } else if name.len() == 2 * DIGEST {
                    entries.push(Entry { used, bytes: meta.len(), path });
                }
            }
        }
        entries
    }
    fn path(&self, key: &ContentKey) -> PathBuf {
        let name = key.to_string();
        self.folder.join(&name[..2]).join(name)
    }
    /// Reads an entry; `Ok(None)` where it is damaged.
    fn read(&self, key: &ContentKey) -> io::Result<Option<Artifact>> {
        let mut file = File::open(self.path(key))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let artifact = decode(key, &bytes);
        if artifact.is_some() {
            // Where the time cannot be set the entry goes earlier than it should.
            let _ = file.set_modified(SystemTime::now());
        }
        Ok(artifact)
    }
    fn write(&self, key: &ContentKey, bytes: &[u8]) -> io::Result<()> {
        let path = self.path(key);
        let shard = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(shard)?;
        let number = self.unfinished.fetch_add(1, Ordering::Relaxed);
        // The address tells two caches of one process apart.
        let name = format!("{UNFINISHED}{}-{:x}-{number}", std::process::id(), std::ptr::from_ref(self).addr());
        let unfinished = shard.join(name);
        let written = File::create(&unfinished).and_then(|mut file| file.write_all(bytes));
        let done = written.and_then(|()| fs::rename(&unfinished, &path));
        if done.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
        done
    }
}

impl ArtifactStore for DiskCache {
    fn find(&self, key: &ContentKey) -> Option<Artifact> {
        let read = self.read(key);
        let count = if matches!(read, Ok(Some(_))) { &self.hits } else { &self.misses };
        count.fetch_add(1, Ordering::Relaxed);
        if matches!(read, Ok(None)) {
            self.damaged.fetch_add(1, Ordering::Relaxed);
        }
        read.ok().flatten()
    }
    fn keep(&self, key: &ContentKey, artifact: &Artifact) {
        let bytes = encode(key, artifact);
        let size = bytes.len() as u64;
        if size > self.limit {
            return;
        }
        let count = if self.write(key, &bytes).is_ok() { &self.stored } else { &self.failed };
        count.fetch_add(1, Ordering::Relaxed);
        // The limit may be exceeded by an eighth per process between two looks at the folder.
        if self.fresh.fetch_add(size, Ordering::Relaxed) + size > self.limit / 8 {
            self.trim();
        }
    }
}

impl Drop for DiskCache {
    fn drop(&mut self) {
        if self.fresh.load(Ordering::Relaxed) > 0 {
            self.trim();
        }
    }
}

/// The bytes of an entry: the form, the key, numbers, texts with their lengths, the digest of all before.
fn encode(key: &ContentKey, artifact: &Artifact) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    let number = |out: &mut Vec<u8>, value: u64| out.extend_from_slice(&value.to_le_bytes());
    let text = |out: &mut Vec<u8>, value: Option<&[u8]>| {
        // One more than the length; 0 is no text.
        number(out, value.map_or(0, |bytes| bytes.len() as u64 + 1));
        out.extend_from_slice(value.unwrap_or_default());
    };
    out.extend_from_slice(key.as_bytes());
    for count in [artifact.functions, artifact.kernels, artifact.instructions] {
        number(&mut out, count as u64);
    }
    text(&mut out, artifact.output.ptx.as_deref());
    text(&mut out, artifact.output.ir.as_deref());
    text(&mut out, artifact.output.cubin.as_deref());
    number(&mut out, artifact.warnings.len() as u64);
    for warning in &artifact.warnings {
        number(&mut out, severity_number(warning.severity));
        text(&mut out, Some(warning.message.as_bytes()));
        text(&mut out, warning.hint.as_deref().map(str::as_bytes));
        let (is_placed, (start, end)) = (u64::from(warning.span.is_some()), warning.span.unwrap_or_default());
        for value in [is_placed, u64::from(start), u64::from(end)] {
            number(&mut out, value);
        }
    }
    let digest = blake3::hash(&out);
    out.extend_from_slice(digest.as_bytes());
    out
}

/// The severities in the order of their numbers in entries.
const SEVERITIES: [Severity; 4] = [Severity::Error, Severity::Bug, Severity::Warning, Severity::Note];

fn severity_number(severity: Severity) -> u64 {
    SEVERITIES.iter().position(|&known| known == severity).unwrap_or(0) as u64
}

/// What is left to read of an entry.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }
    fn number(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.bytes(8)?.try_into().ok()?))
    }
    fn small<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.number()?.try_into().ok()
    }
    /// A text that may be absent; none at all where the entry is wrong.
    fn text(&mut self) -> Option<Option<&'a [u8]>> {
        match self.small::<usize>()? {
            0 => Some(None),
            length => self.bytes(length - 1).map(Some),
        }
    }
    fn string(&mut self) -> Option<Option<String>> {
        match self.text()? {
            Some(bytes) => Some(Some(String::from_utf8(bytes.to_vec()).ok()?)),
            None => Some(None),
        }
    }
    fn warning(&mut self) -> Option<Diag> {
        let severity = *SEVERITIES.get(self.small::<usize>()?)?;
        let (message, hint) = (self.string()??, self.string()?);
        let (is_placed, start, end) = (self.number()? != 0, self.small()?, self.small()?);
        Some(Diag { severity, message, hint, span: is_placed.then_some((start, end)) })
    }
}

/// Reads what [`encode`] wrote for `key`; none where anything is not as it was written.
fn decode(key: &ContentKey, bytes: &[u8]) -> Option<Artifact> {
    let (content, digest) = bytes.split_at_checked(bytes.len().checked_sub(DIGEST)?)?;
    if blake3::hash(content).as_bytes() != digest {
        return None;
    }
    let mut reader = Reader(content);
    if reader.bytes(MAGIC.len())? != MAGIC || reader.bytes(key.as_bytes().len())? != key.as_bytes() {
        return None;
    }
    let (functions, kernels, instructions) = (reader.small()?, reader.small()?, reader.small()?);
    let mut text = || Some(reader.text()?.map(<[u8]>::to_vec));
    let output = Output { ptx: text()?, ir: text()?, cubin: text()? };
    let count: usize = reader.small()?;
    let warnings = (0..count).map(|_| reader.warning()).collect::<Option<Vec<_>>>()?;
    reader.0.is_empty().then_some(Artifact { output, warnings, functions, kernels, instructions })
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::session::Target;

    fn key(number: u8) -> ContentKey {
        ContentKey::of(&[number; 32], Target::default(), None, b"")
    }

    fn artifact(bytes: usize) -> Artifact {
        let warning = |span, hint: Option<&str>| Diag {
            severity: Severity::Warning,
            message: "careful".into(),
            span,
            hint: hint.map(str::to_string),
        };
        Artifact {
            output: Output { ptx: Some(vec![b'x'; bytes]), ir: None, cubin: Some(vec![7; 3]) },
            warnings: vec![warning(None, Some("")), warning(Some((0, 7)), None)],
            functions: 3,
            kernels: 2,
            instructions: 1,
        }
    }

    #[test]
    fn entries_come_back_and_damaged_ones_do_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = DiskCache::open(folder.path(), DEFAULT_LIMIT).expect("a cache");
        assert_eq!(cache.find(&key(1)), None);
        cache.keep(&key(1), &artifact(5));
        assert_eq!(cache.find(&key(1)), Some(artifact(5)));
        assert_eq!(cache.find(&key(2)), None);
        let path = cache.path(&key(1));
        let whole = fs::read(&path).expect("an entry");
        for length in 0..whole.len() {
            assert_eq!(decode(&key(1), &whole[..length]), None, "cut at {length}");
        }
        for at in 0..whole.len() {
            let mut changed = whole.clone();
            changed[at] ^= 0x40;
            assert_eq!(decode(&key(1), &changed), None, "changed at {at}");
        }
        fs::write(&path, &whole[..9]).expect("an entry");
        assert_eq!(cache.find(&key(1)), None);
        // The entry of another key, whole as it is.
        fs::create_dir_all(cache.path(&key(2)).parent().expect("a folder")).expect("a folder");
        fs::write(cache.path(&key(2)), &whole).expect("an entry");
        assert_eq!(cache.find(&key(2)), None);
        assert_eq!(cache.counts(), CacheCounts { hits: 1, misses: 4, damaged: 2, stored: 1, ..CacheCounts::default() });
        cache.keep(&key(1), &artifact(5));
        assert_eq!(cache.find(&key(1)), Some(artifact(5)));
    }

    #[test]
    fn what_was_not_used_for_longest_goes_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = DiskCache::open(folder.path(), 10_000).expect("a cache");
        let touch = |number: u8, seconds: u64| {
            let file = File::options().append(true).open(cache.path(&key(number))).expect("an entry");
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time");
        };
        for number in 0..4 {
            cache.keep(&key(number), &artifact(2_000));
            touch(number, 1_000 + u64::from(number));
        }
        // Found: the first is now the newest.
        assert!(cache.find(&key(0)).is_some());
        cache.keep(&key(4), &artifact(3_000));
        // A tenth below the limit is made free.
        assert_eq!(cache.counts().removed, 2);
        let there: Vec<bool> = (0..5).map(|number| cache.path(&key(number)).exists()).collect();
        assert_eq!(there, [true, false, false, true, true]);
        assert!(cache.usage().bytes <= 10_000 && cache.usage().entries == 3);
        cache.keep(&key(5), &artifact(20_000));
        assert!(!cache.path(&key(5)).exists(), "an entry above the limit is not written");
    }

    #[test]
    fn files_of_processes_that_died_are_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = DiskCache::open(folder.path(), DEFAULT_LIMIT).expect("a cache");
        cache.keep(&key(0), &artifact(1));
        let shard = cache.path(&key(0)).parent().expect("a folder").to_path_buf();
        let (old, new) = (shard.join("new-1-1-1"), shard.join("new-1-1-2"));
        for path in [&old, &new] {
            fs::write(path, "").expect("a file");
        }
        let file = File::options().append(true).open(&old).expect("a file");
        file.set_modified(SystemTime::now() - 2 * ABANDONED).expect("a time");
        cache.trim();
        assert_eq!((old.exists(), new.exists(), cache.usage().entries), (false, true, 1));
    }

    #[test]
    fn a_folder_that_cannot_be_written_costs_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = DiskCache::open(folder.path(), DEFAULT_LIMIT).expect("a cache");
        // A file is where the folder of the key should be.
        fs::write(cache.path(&key(0)).parent().expect("a folder"), "").expect("a file");
        cache.keep(&key(0), &artifact(1));
        assert_eq!(cache.find(&key(0)), None);
        assert_eq!(cache.counts(), CacheCounts { misses: 1, failed: 1, ..CacheCounts::default() });
    }
}
