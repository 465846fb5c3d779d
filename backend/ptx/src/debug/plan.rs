//! What is found out of a function once its rows are final and before they are written: scopes, and the places that get labels.

use super::scopes::{self, Places, RowScope};
use super::{FunctionDebug, FunctionInfo, ModuleDebug, Nodes};
use crate::machine::Machine;
use warpc_ir::Func;
use warpc_machine::ids::Row;

/// What is found out of a function.
pub struct FunctionPlan<'a> {
    info: &'a FunctionInfo,
    places: Places,
    scopes: Vec<RowScope>,
}

impl<'a> FunctionPlan<'a> {
    /// That of `f`, whose final rows are `machine`.
    pub fn new(f: &Func<'_>, debug: &ModuleDebug, info: &'a FunctionInfo, machine: Machine<'_>) -> FunctionPlan<'a> {
        if !info.level.has_sections() {
            return FunctionPlan { info, places: Places::default(), scopes: Vec::new() };
        }
        let mut places = Places::new(machine);
        let mut scopes = scopes::find(f, Nodes { cx: f.ctx(), names: &debug.names }, machine);
        scopes::want(&mut scopes, &mut places);
        places.finish();
        FunctionPlan { info, places, scopes }
    }
    /// Rows that get a label before them, in order.
    pub fn places(&self) -> &[Row] {
        self.places.rows()
    }
    /// What sections say of the function; nothing where there are none.
    pub fn finish(&self) -> Option<FunctionDebug> {
        self.info.level.has_sections().then(|| FunctionDebug {
            number: self.info.number,
            subprogram: self.info.subprogram,
            scopes: scopes::number(&self.scopes, &self.places),
            variables: Vec::new(),
        })
    }
}
