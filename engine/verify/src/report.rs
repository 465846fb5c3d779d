//! Errors of the verifier and their texts.

use warpc_ir::ids::*;
use warpc_ir::module::Module;
use warpc_ir::value::Value;
use warpc_text::print::Describer;

/// A broken rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// LLVM's message.
    pub message: String,
    /// Function it is in; `NONE` at module level.
    pub function: Global,
    /// Values and metadata nodes it is about, in LLVM's order.
    pub at: Vec<Value>,
    /// Row of the debug record it is about, printed before `at`.
    pub record: Option<u32>,
    /// Whether dropping all debug information would mend it.
    pub debug: bool,
}

impl VerifyError {
    /// Message with what it is about, one line each, as LLVM prints it.
    pub fn render(&self, module: &Module) -> String {
        render(std::slice::from_ref(self), module).pop().unwrap_or_default()
    }
}

/// Texts of `errors`.
pub fn render(errors: &[VerifyError], module: &Module) -> Vec<String> {
    let mut describe = Describer::new(module);
    let text = |e: &VerifyError| {
        let mut out = e.message.clone();
        let f = e.function.get().and_then(|g| module.func(g));
        if let (Some(f), Some(n)) = (&f, e.record) {
            out.push('\n');
            out.push_str(&describe.record(f, &f.side().dbg[n as usize]));
        }
        for &v in e.at.iter().filter(|v| !v.is_none()) {
            out.push('\n');
            out.push_str(&describe.value(f.as_ref(), v));
        }
        out
    };
    errors.iter().map(text).collect()
}
