//! Batches: many modules on many threads. The result of a module depends on its bytes and the options alone.

use crate::compiler::{Compiled, Compiler};
use crate::error::Error;
use crate::files::{self, FileBytes};
use crate::options::Options;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::{fmt, io};
use warpc_ir::session::Target;
use warpc_phase::run_batch;

/// Where the bytes of an input are.
#[derive(Clone, Debug)]
pub enum Source {
    /// Here.
    Bytes(Vec<u8>),
    /// In a file, read when its turn comes.
    File(PathBuf),
}

/// An input of a batch.
#[derive(Clone, Debug)]
pub struct Input {
    /// Name for messages.
    pub name: String,
    /// Bytes, as far as known: large inputs start first.
    pub size: u64,
    /// The bytes.
    pub source: Source,
}

/// The bytes of an input.
pub enum InputBytes<'a> {
    /// They were here.
    Here(&'a [u8]),
    /// Those of a file.
    File(FileBytes),
}

impl Deref for InputBytes<'_> {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        match self {
            InputBytes::Here(b) => b,
            InputBytes::File(f) => f,
        }
    }
}

/// Why the bytes of an input are not there. As text it does not name the file, since inputs have names of their own.
#[derive(Debug)]
#[non_exhaustive]
pub enum InputError {
    /// The file cannot be read.
    Read {
        /// The file.
        file: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::Read { cause, .. } => write!(f, "cannot be read: {cause}"),
        }
    }
}

impl std::error::Error for InputError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            InputError::Read { cause, .. } => Some(cause),
        }
    }
}

impl Input {
    /// The bytes.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn bytes(&self) -> Result<InputBytes<'_>, InputError> {
        match &self.source {
            Source::Bytes(b) => Ok(InputBytes::Here(b)),
            Source::File(path) => match files::load(path) {
                Ok(f) => Ok(InputBytes::File(f)),
                Err(cause) => Err(InputError::Read { file: path.clone(), cause }),
            },
        }
    }
}

/// Bytes from which on a single input is worth more than one thread.
const SHARED: u64 = 128 << 10;

/// A compiler for many modules. Its threads work in slots of the compiler, which are there for the next batch.
pub struct Batch<'a> {
    compiler: Arc<Compiler>,
    threads: usize,
    begin: Option<Box<dyn Fn(usize) + Sync + 'a>>,
}

impl<'a> Batch<'a> {
    /// A batch with these options on all cores.
    ///
    /// # Errors
    /// Those of [`Compiler::new`].
    pub fn new(options: Options) -> Result<Batch<'a>, Error> {
        Ok(Batch::sharing(Arc::new(Compiler::new(options)?)))
    }
    /// A batch with options that are prepared already, on all cores, or as many threads as option slots 201 and 203 ask for.
    pub fn sharing(compiler: Arc<Compiler>) -> Batch<'a> {
        let threads = compiler.options().nvopt.threads().unwrap_or(0);
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        Batch { compiler, threads: cores, begin: None }.threads(threads)
    }
    /// Calls `begin` with the number of each input before it is read, on the thread that compiles it.
    pub fn on_begin(self, begin: impl Fn(usize) + Sync + 'a) -> Batch<'a> {
        Batch { begin: Some(Box::new(begin)), ..self }
    }
    /// Sets the number of threads; 0 leaves it as it is.
    pub fn threads(mut self, n: usize) -> Batch<'a> {
        if n > 0 {
            self.threads = n;
        }
        self
    }
    /// The prepared compiler.
    pub fn compiler(&self) -> &Arc<Compiler> {
        &self.compiler
    }
    /// Compiles all inputs. `done` is called once per input, by the thread that compiled it, in any order, with the number
    /// of the input, its bytes and the result.
    pub fn run(&self, inputs: &[Input], done: &(dyn Fn(usize, &[u8], Compiled) + Sync)) {
        let target = self.compiler.options().session.target;
        self.run_targets(inputs, &[target], &|at, bytes, results| {
            results.into_iter().for_each(|compiled| done(at, bytes, compiled));
        });
    }
    /// The same for several targets, each input read once: `done` has a result per target, in order.
    pub fn run_targets(
        &self,
        inputs: &[Input],
        targets: &[Target],
        done: &(dyn Fn(usize, &[u8], Vec<Compiled>) + Sync),
    ) {
        let mut order: Vec<usize> = (0..inputs.len()).collect();
        // Large ones first, so that the last to finish is small.
        order.sort_by_key(|&i| (std::cmp::Reverse(inputs[i].size), i));
        // Functions of one file may be shared out too, but not those of a small one.
        let one = inputs.len() == 1 && inputs[0].size < SHARED;
        let threads =
            if one { 1 } else { self.threads.min(if inputs.len() == 1 { self.threads } else { inputs.len() * 4 }) };
        run_batch(threads, &order, self.compiler.slots(), &|worker, i| {
            let input = &inputs[i];
            self.begin.iter().for_each(|begin| begin(i));
            match input.bytes() {
                Ok(bytes) => {
                    let results = self.compiler.run_targets(&input.name, &bytes, worker, targets);
                    done(i, &bytes, results);
                }
                Err(e) => done(i, &[], targets.iter().map(|_| Compiled::failed(e.to_string())).collect()),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn several_targets_from_one_reading_are_as_from_many() {
        let kernel =
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n";
        let source = |text: &str| Source::Bytes(text.as_bytes().to_vec());
        let inputs = [
            Input { name: "k".into(), size: 0, source: source(kernel) },
            Input { name: "bad".into(), size: 0, source: source("junk") },
        ];
        let targets: Vec<Target> = ["sm_80", "sm_90a"].map(|name| name.parse().expect("a target")).into();
        let found = Mutex::new(vec![Vec::new(), Vec::new()]);
        let batch = Batch::new(Options::default()).expect("options").threads(2);
        batch.run_targets(&inputs, &targets, &|at, _, results| {
            let texts = results.into_iter().map(|compiled| compiled.result.map(|output| output.ptx));
            found.lock().expect("no panic")[at] = texts.collect();
        });
        let found = found.into_inner().expect("no panic");
        for (at, target) in targets.into_iter().enumerate() {
            let mut options = Options { name: "k".into(), ..Options::default() };
            options.session.target = target;
            let alone = crate::compile(kernel.as_bytes(), &options).expect("a kernel").ptx;
            assert_eq!(found[0][at].as_ref(), Ok(&alone));
            assert!(found[1][at].is_err());
        }
        assert_ne!(found[0][0], found[0][1]);
    }

    #[test]
    fn option_slots_201_and_203_set_the_number_of_threads() {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let threads = |slots: &[&str]| {
            let mut options = Options { passes: Some("nvopt<O0>".into()), ..Options::default() };
            options.nvopt.slots = slots.iter().map(|slot| slot.to_string()).collect();
            Batch::new(options).expect("options").threads
        };
        assert_eq!(threads(&[]), cores);
        assert_eq!(threads(&["203=7"]), cores, "concurrency is not asked for");
        assert_eq!(threads(&["201=on", "203=7"]), 7);
        assert_eq!(threads(&["201=on"]), cores);
        assert_eq!(threads(&["201=off", "203=7"]), 1);
    }
}
