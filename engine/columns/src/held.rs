//! A World that is kept beside write views of it.

use bevy_ecs::prelude::World;
use std::ptr::NonNull;

/// A World that its owner reaches only through the raw pointer that its write views have.
///
/// Write views say that nobody else borrows their World. A box beside them would break that: whoever moves a box claims what
/// it points to for itself. Moving this claims nothing. The owner keeps it after its views, so that they are dropped first.
pub struct HeldWorld(NonNull<World>);

// SAFETY: it owns the World, which may be sent and shared, and gives no access to it but through `unsafe` code.
unsafe impl Send for HeldWorld {}
// SAFETY: as above.
unsafe impl Sync for HeldWorld {}

impl HeldWorld {
    /// Holds `world`.
    pub fn new(world: Box<World>) -> HeldWorld {
        HeldWorld(NonNull::from(Box::leak(world)))
    }
    /// Where the World is, for as long as it is held.
    pub fn as_ptr(&self) -> *mut World {
        self.0.as_ptr()
    }
    /// The World, of which no views are left.
    pub fn into_box(self) -> Box<World> {
        let held = std::mem::ManuallyDrop::new(self);
        // SAFETY: the pointer is that of a leaked box, and nothing frees it again.
        unsafe { Box::from_raw(held.0.as_ptr()) }
    }
}

impl Drop for HeldWorld {
    fn drop(&mut self) {
        // SAFETY: the pointer is that of a leaked box, which goes here.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}
