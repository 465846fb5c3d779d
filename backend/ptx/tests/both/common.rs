//! Runs a kernel as IR and as the PTX made of it.

use warpc_columns::random::mix;
use warpc_interp::{Arg, Launch, Report, RunResult};
use warpc_ir::session::{Session, Target};
use warpc_ptx::emit_module;
use warpc_ptx::interp;
use warpc_text::{ReadOptions, parse_module};

/// Layout of the target's data.
pub const LAYOUT: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";

/// A launch of `@k` by one block of `threads` threads on the buffers, with a look at races.
pub fn launch(threads: u32, buffers: Vec<Vec<u8>>) -> Launch {
    let mut l = Launch {
        kernel: "k".into(),
        grid: [1; 3],
        block: [threads, 1, 1],
        args: (0..buffers.len()).map(|index| Arg::Buffer { index, offset: 0 }).collect(),
        buffers,
        ..Default::default()
    };
    l.options.check_races = true;
    l
}

/// Results of a run of the IR and of the PTX for `target`.
pub fn both(body: &str, target: &str, launch: &Launch) -> [RunResult; 2] {
    let text = format!("{LAYOUT}{body}");
    let m = parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}\n{text}", e[0].render("test.ll", text.as_bytes())));
    let p = interp::program(&m).expect("a program");
    let session = Session { target: Target::parse(target).expect("a target"), ..Default::default() };
    let ptx = emit_module(&m, &session).unwrap_or_else(|e| panic!("{}\n{body}", e[0].message));
    let module = interp::read(&ptx, "test.ptx").unwrap_or_else(|e| panic!("{e}"));
    [p.run(launch), interp::load_like(&module, &p).expect("a program").run(launch)]
}

/// The buffers after both runs, which must be the same and defined.
pub fn same(body: &str, target: &str, launch: &Launch) -> Vec<Vec<u8>> {
    let [a, b] = both(body, target, launch);
    for (r, what) in [(&a, "IR"), (&b, "PTX")] {
        if let Some(e) = &r.error {
            panic!("{what}: {e}\n{body}");
        }
        assert!(r.shadows.iter().flatten().all(|&s| s == 0), "{what}: undefined bytes\n{body}");
    }
    assert!(a.buffers == b.buffers, "IR and PTX differ\n{body}");
    a.buffers
}

/// What both runs report.
pub fn faults(body: &str, target: &str, launch: &Launch) -> [Report; 2] {
    both(body, target, launch).map(|r| r.error.unwrap_or_else(|| panic!("no fault\n{body}")))
}

/// Bytes of words.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}
/// Words of bytes.
pub fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|c| u32::from_le_bytes(c.try_into().expect("four bytes"))).collect()
}

/// Numbers that differ by their seed.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `n`.
    pub fn roll(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(1);
        mix(self.0) % n
    }
    /// One of a list.
    pub fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.roll(list.len() as u64) as usize].clone()
    }
}

/// The modules of `tests/kernels`, in the order of their names.
pub fn kernels() -> Vec<std::path::PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/kernels");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("kernel folder")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .collect();
    files.sort();
    files
}
