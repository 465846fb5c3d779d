//! The passes that bring loops into the form that others need: what passes over functions run that are not behind `loop(...)`.

use crate::{lcssa, simplify};
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams};

/// `loop-simplify` and `lcssa`, in that order.
pub struct LoopForms(Vec<Box<dyn FunctionPass>>);

impl LoopForms {
    /// Makes both.
    pub fn new() -> Result<LoopForms, ParamError> {
        LoopForms::of(&[&simplify::INFO, &lcssa::INFO])
    }
    /// Makes `loop-simplify` alone, for passes that leave LCSSA form behind.
    pub fn simplified() -> Result<LoopForms, ParamError> {
        LoopForms::of(&[&simplify::INFO])
    }
    fn of(forms: &[&PassInfo]) -> Result<LoopForms, ParamError> {
        let mut passes = Vec::new();
        for form in forms {
            let PassBody::Function(pass) = (form.make)(PassParams::default())? else {
                unreachable!("both work on functions")
            };
            passes.push(pass);
        }
        Ok(LoopForms(passes))
    }
    /// The passes, to run one by one.
    pub fn passes(&mut self) -> impl Iterator<Item = &mut Box<dyn FunctionPass>> {
        self.0.iter_mut()
    }
    /// Brings all loops into form. Whether anything changed.
    pub fn bring(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
        let mut changed = false;
        for form in self.passes() {
            if let Outcome::Changed(preserved) = form.run(func, cx) {
                cx.analyses.invalidate(preserved);
                changed = true;
            }
        }
        changed
    }
}
