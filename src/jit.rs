//! Many modules one after the other on the calling thread, as programs that make kernels while they run have them.

use crate::compiler::{Compiled, Compiler, Output};
use crate::error::Error;
use crate::options::Options;
use std::sync::Arc;
use warpc_phase::Worker;

/// A compiler that stays: options are resolved and libraries read once, and the memory in which passes and machine rows work is
/// kept from module to module. The result of a module does not depend on those before it.
///
/// One is for one thread at a time. Threads that compile side by side share the prepared options, a [`Jit::sharing`] each. A
/// compiler of a [`CompileSession`](crate::CompileSession) shares libraries and working memory with the others of its session;
/// the memory goes back to it when the `Jit` is dropped.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut jit = warpc::Jit::new(warpc::Options::default())?;
/// for constant in 1..=3 {
///     let source = format!(
///         "define ptx_kernel void @set(ptr addrspace(1) %p) {{\n  store i32 {constant}, ptr addrspace(1) %p\n  ret void\n}}\n"
///     );
///     let ptx = String::from_utf8(jit.compile("set", source.as_bytes())?.ptx.unwrap_or_default())?;
///     assert!(ptx.contains(".entry set("));
/// }
/// # Ok(())
/// # }
/// ```
pub struct Jit {
    compiler: Arc<Compiler>,
    /// Comes with the first module.
    worker: Option<Worker>,
}

impl Jit {
    /// Prepares `options`.
    ///
    /// # Errors
    /// Those of [`Compiler::new`].
    pub fn new(options: Options) -> Result<Jit, Error> {
        Ok(Jit::sharing(Arc::new(Compiler::new(options)?)))
    }
    /// One more with options that are prepared already, for another thread.
    pub fn sharing(compiler: Arc<Compiler>) -> Jit {
        Jit { compiler, worker: None }
    }
    /// What can be shared with others.
    pub fn compiler(&self) -> &Arc<Compiler> {
        &self.compiler
    }
    /// Compiles the module in `bytes`, text or bitcode; `name` is for messages.
    ///
    /// # Errors
    /// Those of [`compile`](crate::compile()). The next module is not affected, whatever the error.
    pub fn compile(&mut self, name: &str, bytes: &[u8]) -> Result<Output, Error> {
        self.run(name, bytes).result
    }
    /// The same with warnings, remarks and times.
    pub fn run(&mut self, name: &str, bytes: &[u8]) -> Compiled {
        let worker = self.worker.get_or_insert_with(|| Worker::with_slot(self.compiler.slots().take()));
        self.compiler.run(name, bytes, worker)
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            self.compiler.slots().give(worker.slot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "define ptx_kernel void @one(ptr addrspace(1) %p, i32 %x) {\n  %y = mul i32 %x, %x\n  \
                       store i32 %y, ptr addrspace(1) %p\n  ret void\n}\n";
    const TWO: &str = "define ptx_kernel void @two(ptr addrspace(1) %p, float %x) {\n  %y = fadd float %x, 1.0\n  \
                       store float %y, ptr addrspace(1) %p\n  ret void\n}\n";

    #[test]
    fn modules_do_not_see_each_other() {
        let options = Options::default();
        let mut jit = Jit::new(options.clone()).expect("options");
        for source in [ONE, TWO, "define void @broken(", ONE, "@x = junk", TWO, TWO] {
            let alone = crate::compile(source.as_bytes(), &options).map(|out| out.ptx);
            let kept = jit.compile(&options.name, source.as_bytes()).map(|out| out.ptx);
            assert_eq!(kept, alone);
            assert_eq!(alone.is_ok(), source.starts_with("define ptx_kernel"));
        }
    }

    #[test]
    fn memory_goes_back_to_the_session() {
        let session = crate::CompileSession::default();
        let compiler = Arc::new(session.compiler(Options::default(), &[]).expect("options"));
        for _ in 0..2 {
            let mut jit = Jit::sharing(compiler.clone());
            assert!(jit.compile("one", ONE.as_bytes()).is_ok());
            assert_eq!(session.slots().len(), 0);
            drop(jit);
            assert_eq!(session.slots().len(), 1);
        }
        drop(Jit::sharing(compiler));
        assert_eq!(session.slots().len(), 1, "one that compiled nothing took nothing");
    }

    #[test]
    fn threads_share_what_is_prepared() {
        let mut here = Jit::new(Options::default()).expect("options");
        let mut there = Jit::sharing(here.compiler().clone());
        let other = std::thread::spawn(move || there.compile("one", ONE.as_bytes()).expect("a module").ptx);
        let first = here.compile("one", ONE.as_bytes()).expect("a module").ptx;
        assert!(first.is_some());
        assert_eq!(other.join().expect("no panic"), first);
    }
}
