//! The function that a worker's World holds, and the module it is of: what a pass finds there, in one resource.

use crate::body::*;
use crate::module::{Module, ModuleCtx};
use bevy_ecs::prelude::*;
use std::sync::Arc;
use warpc_columns::{Slab, SlabRef};

/// The module a slot works on.
#[derive(Clone)]
pub struct ModuleHandle {
    /// What functions read of the module: looked up once, since every pass on every function asks for it.
    ctx: ModuleCtx<'static>,
    /// Keeps what `ctx` refers to alive, and where it is.
    _module: Arc<Module>,
}

impl ModuleHandle {
    /// A handle of a module that is shared read-only while the handle lives.
    pub fn new(module: Arc<Module>) -> ModuleHandle {
        // SAFETY: the references point into the module, on the heap behind the `Arc`, and to what it owns. The handle owns a count of
        // it, so nobody gets `&mut Module` through `Arc::get_mut` and the World neither moves nor changes while the handle lives.
        // They leave the handle only through `ctx`, with the lifetime of a borrow of the handle.
        let ctx = unsafe { std::mem::transmute::<ModuleCtx<'_>, ModuleCtx<'static>>(module.ctx()) };
        ModuleHandle { ctx, _module: module }
    }
    /// What functions read of the module.
    pub fn ctx(&self) -> ModuleCtx<'_> {
        self.ctx
    }
}

/// The function that is loaded in a World, as one resource: every pass on every function opens it.
#[derive(Resource)]
pub(crate) struct Loaded {
    /// Where the columns of instructions are. A slot's World keeps its slabs as long as it lives.
    pub insts: SlabRef<InstRow>,
    /// Where the columns of blocks are.
    pub blocks: SlabRef<BlockRow>,
    /// Side tables.
    pub side: Box<FuncSide>,
    /// Memory for use lists, while the function at hand has brought its own.
    pub spare_uses: Vec<Uses>,
    /// The module.
    pub module: ModuleHandle,
}

impl Loaded {
    /// No function, in a World in which instructions and blocks are registered.
    pub fn new(world: &World, module: ModuleHandle) -> Loaded {
        Loaded {
            insts: world.resource::<Slab<InstRow>>().handle(),
            blocks: world.resource::<Slab<BlockRow>>().handle(),
            side: Box::default(),
            spare_uses: Vec::new(),
            module,
        }
    }
}
