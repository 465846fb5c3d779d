//! The write view of a function. How operands, uses and order change is in `edit/`.

use super::Func;
use crate::body::*;
use crate::column_sets;
use crate::loaded::Loaded;
use crate::module::ModuleCtx;
use bevy_ecs::prelude::*;
use std::ptr::NonNull;
use warpc_columns::{Access, Columns};

/// Write view of a function. Derefs to [`Func`]; mutation is by the methods of `ir/edit/`.
pub struct FuncMut<'a> {
    pub(crate) view: Func<'a>,
    pub(crate) insts: InstViewMut<'a>,
    pub(crate) blocks: BlockViewMut<'a>,
}

impl<'a> std::ops::Deref for FuncMut<'a> {
    type Target = Func<'a>;
    #[inline(always)]
    fn deref(&self) -> &Func<'a> {
        &self.view
    }
}

impl<'a> FuncMut<'a> {
    /// View of a body at rest; builds its use lists when they are not there.
    #[inline]
    pub fn of_body(body: &'a mut Body, ctx: ModuleCtx<'a>) -> FuncMut<'a> {
        let side = NonNull::from(&mut body.side);
        let (insts, blocks) = (body.insts.view_mut(), body.blocks.view_mut());
        Self::assemble(insts, blocks, side, ctx)
    }
    /// View of the function loaded in a slot's World.
    #[inline]
    pub fn of_world(world: &'a mut World) -> FuncMut<'a> {
        let loaded = world.resource_mut::<Loaded>().into_inner();
        let (insts, blocks) = (loaded.insts, loaded.blocks);
        let side = NonNull::from(&mut *loaded.side);
        let module = NonNull::from(&loaded.module);
        let raw: *mut World = world;
        // SAFETY: the World is borrowed exclusively for 'a and the slabs are of it; the views are of distinct archetypes. The side
        // tables are on the heap and neither exchanged nor dropped while the view lives, nor is the handle of the module, which
        // keeps what the context refers to alive.
        unsafe {
            let (insts, blocks) = (InstViewMut::of_slab(raw, insts), BlockViewMut::of_slab(raw, blocks));
            Self::assemble(insts, blocks, side, module.as_ref().ctx())
        }
    }
    fn assemble(insts: InstViewMut<'a>, blocks: BlockViewMut<'a>, side: NonNull<FuncSide>, ctx: ModuleCtx<'a>) -> Self {
        let view = Func { insts: insts.shadow(), blocks: blocks.shadow(), side, ctx };
        let mut f = FuncMut { view, insts, blocks };
        if !f.side().uses_built {
            f.build_uses();
        }
        f
    }
    /// Says which columns `pass` uses from now on; debug builds check it. [`Columns::ALL`] ends that.
    pub fn declare(&mut self, pass: &'static str, columns: Columns) {
        self.insts.restrict(Access::of(pass, columns, column_sets::HEAD));
        self.blocks.restrict(Access::of(pass, columns, column_sets::BLOCK_ENDS));
        self.sync();
    }
    /// Side tables. Constants, calls and the like are appended directly; operands, arguments and order are not.
    #[inline(always)]
    pub fn side_mut(&mut self) -> &mut FuncSide {
        // SAFETY: borrowed exclusively for as long as the view.
        unsafe { self.view.side.as_mut() }
    }
    /// Constants, to add to.
    #[inline(always)]
    pub fn consts_mut(&mut self) -> &mut crate::consts::Consts {
        &mut self.side_mut().consts
    }
    /// Takes the read view's pointers from the write views again, after rows were added.
    #[inline(always)]
    pub(crate) fn sync(&mut self) {
        self.view.insts = self.insts.shadow();
        self.view.blocks = self.blocks.shadow();
    }
}
