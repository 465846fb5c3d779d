//! Batches: many modules on many threads. The result of a module depends on its bytes and the options alone.

use crate::compiler::{Compiled, Compiler};
use crate::error::Error;
use crate::files::{self, FileBytes};
use crate::options::Options;
use std::ops::Deref;
use std::path::PathBuf;
use std::{fmt, io};
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

/// A compiler for many modules.
pub struct Batch {
    compiler: Compiler,
    threads: usize,
}

impl Batch {
    /// A batch with these options on all cores.
    ///
    /// # Errors
    /// Those of [`Compiler::new`].
    pub fn new(options: Options) -> Result<Batch, Error> {
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
        Ok(Batch { compiler: Compiler::new(options)?, threads })
    }
    /// Sets the number of threads; 0 means all cores.
    pub fn threads(mut self, n: usize) -> Batch {
        if n > 0 {
            self.threads = n;
        }
        self
    }
    /// The prepared compiler.
    pub fn compiler(&self) -> &Compiler {
        &self.compiler
    }
    /// Compiles all inputs. `done` is called once per input, by the thread that compiled it, in any order, with the number
    /// of the input, its bytes and the result.
    pub fn run(&self, inputs: &[Input], done: &(dyn Fn(usize, &[u8], Compiled) + Sync)) {
        let mut order: Vec<usize> = (0..inputs.len()).collect();
        // Large ones first, so that the last to finish is small.
        order.sort_by_key(|&i| (std::cmp::Reverse(inputs[i].size), i));
        // Functions of one file may be shared out too, but not those of a small one.
        let one = inputs.len() == 1 && inputs[0].size < SHARED;
        let threads =
            if one { 1 } else { self.threads.min(if inputs.len() == 1 { self.threads } else { inputs.len() * 4 }) };
        run_batch(threads, &order, &|worker, i| {
            let input = &inputs[i];
            match input.bytes() {
                Ok(bytes) => {
                    let result = self.compiler.run(&input.name, &bytes, worker);
                    done(i, &bytes, result);
                }
                Err(e) => done(i, &[], Compiled::failed(e.to_string())),
            }
        });
    }
}
