//! Options of the cache of results on disk, and what is said of it.

use super::inputs::shown;
use std::path::PathBuf;
use std::sync::Arc;
use warpc::cache::{CacheCounts, CacheUsage, DiskCache};

/// The variable that names the folder of the cache where no option does.
const FOLDER_VARIABLE: &str = "WARPC_CACHE_DIR";

/// Options of the cache.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "Cache")]
pub struct CacheArgs {
    /// Take results of earlier runs from this folder and keep new ones there; WARPC_CACHE_DIR when absent, then no cache
    #[arg(long, value_name = "DIR")]
    cache_dir: Option<PathBuf>,
    /// Bytes that the cache may take, with K, M or G; what was not used for longest is removed
    #[arg(long, value_name = "SIZE", value_parser = parse_size, default_value = "1G")]
    cache_limit: u64,
    /// Use no cache, whatever the environment says
    #[arg(long, conflicts_with = "cache_dir")]
    no_cache: bool,
    /// Say what the cache did and how full it is
    #[arg(long)]
    cache_stats: bool,
}

/// Reads a size: a number of bytes, or of units of 1024, 1024 * 1024 and so on.
fn parse_size(text: &str) -> Result<u64, String> {
    let (digits, unit) = match text.char_indices().last() {
        Some((at, 'k' | 'K')) => (&text[..at], 10),
        Some((at, 'm' | 'M')) => (&text[..at], 20),
        Some((at, 'g' | 'G')) => (&text[..at], 30),
        _ => (text, 0),
    };
    let number = digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << unit));
    number.ok_or_else(|| "a number of bytes, with K, M or G for larger units".into())
}

impl CacheArgs {
    /// The cache, where one is asked for. The error says why the folder cannot be used.
    pub fn open(&self) -> Result<Option<Arc<DiskCache>>, String> {
        let variable = || std::env::var_os(FOLDER_VARIABLE).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = match &self.cache_dir {
            _ if self.no_cache => None,
            Some(folder) => Some(folder.clone()),
            None => variable(),
        };
        let Some(folder) = folder else { return Ok(None) };
        let cache = DiskCache::open(&folder, self.cache_limit);
        cache.map(|cache| Some(Arc::new(cache))).map_err(|e| format!("--cache-dir {}: {e}", shown(&folder)))
    }
    /// The lines of `--cache-stats`; empty where they are not asked for.
    pub fn report(&self, cache: Option<&DiskCache>) -> String {
        match cache {
            _ if !self.cache_stats => String::new(),
            None => "cache: none\n".into(),
            Some(cache) => {
                cache.trim();
                let CacheUsage { entries, bytes } = cache.usage();
                let limit = self.cache_limit;
                let folder = shown(cache.folder());
                format!("{}cache: {entries} entries, {bytes} of {limit} bytes, in {folder}\n", counts(cache.counts()))
            }
        }
    }
}

/// What a cache did, in a line.
pub fn counts(counts: CacheCounts) -> String {
    let CacheCounts { hits, misses, damaged, stored, failed, removed } = counts;
    let mut line = format!("cache: {hits} found, {misses} not found, {stored} stored");
    for (count, what) in [(damaged, "damaged"), (failed, "not writable"), (removed, "removed")] {
        if count > 0 {
            line.push_str(&format!(", {count} {what}"));
        }
    }
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(parse_size("1G"), Ok(warpc::cache::DEFAULT_LIMIT));
        assert_eq!(
            (parse_size("0"), parse_size("17"), parse_size("3k"), parse_size("2M")),
            (Ok(0), Ok(17), Ok(3072), Ok(2 << 20))
        );
        for wrong in ["", "G", "-1", "1.5G", "1T", "99999999999G"] {
            assert!(parse_size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn trouble_is_said_where_there_was_some() {
        let quiet = CacheCounts { hits: 1, misses: 2, stored: 2, ..CacheCounts::default() };
        assert_eq!(counts(quiet), "cache: 1 found, 2 not found, 2 stored\n");
        let loud = CacheCounts { damaged: 1, failed: 2, removed: 3, ..quiet };
        assert_eq!(counts(loud), "cache: 1 found, 2 not found, 2 stored, 1 damaged, 2 not writable, 3 removed\n");
    }
}
