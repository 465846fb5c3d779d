//! Emission of a module on many workers: functions are compiled in any order and joined in module order.

use crate::ptx::select::Scratch;
use crate::ptx::{assemble, emit_function, emitted_functions};
use bevy_ecs::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use warpc_ir::Module;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::ids::*;
use warpc_ir::session::Session;
use warpc_phase::manager::panic_text;
use warpc_phase::slot::Slot;
use warpc_phase::workers::{Job, Worker};

/// Text of one function and the PTX version it needs.
pub(crate) type Part = Result<(Vec<u8>, u16), Vec<Diag>>;

/// Scratch memory of a worker, kept in its slot from module to module.
#[derive(Resource, Default)]
struct SlotScratch(Mutex<Scratch>);

struct EmitJob {
    module: Arc<Module>,
    session: Arc<Session>,
    functions: Vec<Global>,
    parts: Vec<Mutex<Option<Part>>>,
}

impl Job for EmitJob {
    fn item(&self, slot: &mut Slot, i: usize) {
        let g = self.functions[i];
        let Some(f) = self.module.func(g) else { return };
        let scratch = slot.world_mut().get_resource_or_init::<SlotScratch>().into_inner();
        let s = scratch.0.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut out = Vec::new();
        let part = catch_unwind(AssertUnwindSafe(|| emit_function(&f, &self.session, s, &mut out)));
        let part = match part {
            Ok(Ok(())) => Ok((out, s.needed)),
            Ok(Err(e)) => Err(e),
            Err(payload) => {
                *s = Scratch::default();
                let name = String::from_utf8_lossy(f.name()).into_owned();
                let message = format!("internal error in the back end on function `{name}`: {}", panic_text(&*payload));
                Err(vec![Diag { severity: Severity::Error, message, span: None, hint: None }])
            }
        };
        *self.parts[i].lock().unwrap_or_else(PoisonError::into_inner) = Some(part);
    }
}

/// Compiles a module on `worker` and its companions and gives it back. The text is that of
/// [`emit_module`](crate::emit_module).
pub fn emit_module_on(
    module: Module,
    session: &Arc<Session>,
    worker: &mut Worker,
) -> (Module, Result<Vec<u8>, Vec<Diag>>) {
    let functions = emitted_functions(&module);
    let weights: Vec<usize> = functions.iter().map(|&g| module.body(g).map_or(0, |b| b.insts.len() + 16)).collect();
    let parts = functions.iter().map(|_| Mutex::new(None)).collect();
    let job = EmitJob { module: Arc::new(module), session: session.clone(), functions, parts };
    let EmitJob { module, functions, parts, .. } = worker.for_each(job, &weights);
    let module = Arc::into_inner(module).expect("the job held the only other reference");
    let parts = functions
        .into_iter()
        .zip(parts)
        .filter_map(|(g, p)| Some((g, p.into_inner().unwrap_or_else(PoisonError::into_inner)?)));
    let text = assemble(&module, session, parts);
    (module, text)
}
