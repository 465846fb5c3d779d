//! The verifier: the rules of the language, with LLVM's messages. A module that passes is safe for every pass.
//!
//! | file | what |
//! |---|---|
//! | `globals.rs` | variables, aliases, comdats, function headers, kernels |
//! | `func.rs` | blocks, terminators, phis, dominance, and the walk over the instructions |
//! | `inst.rs` | types of operands and results, per opcode |
//! | `calls.rs` | calls, their attributes, bundles, intrinsics |
//! | `attrs.rs` | where an attribute may stand, and with which |
//! | `metadata.rs` | attachments, debug information |
//!
//! Linear in the size of the module. No recursion. At most [`MAX_ERRORS`] errors are collected.

mod attrs;
mod calls;
mod func;
mod globals;
mod inst;
mod metadata;
#[cfg(test)]
mod tests;

use crate::ids::*;
use crate::ir::attrs::AttrsRef;
use crate::ir::func::Func;
use crate::ir::module::{Module, ModuleCtx};
use crate::ir::types::TypesRef;
use crate::ir::value::Value;

/// Errors collected before the verifier gives up.
pub const MAX_ERRORS: usize = 50;

/// A broken rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// LLVM's message.
    pub message: String,
    /// Function it is in; `NONE` at module level.
    pub function: Global,
    /// Values it is about, in LLVM's order.
    pub at: Vec<Value>,
}

impl VerifyError {
    /// Message with the names of what it is about, one line each, as LLVM prints it.
    pub fn render(&self, m: &Module) -> String {
        let mut out = self.message.clone();
        out.push('\n');
        for &v in &self.at {
            match (v.as_global(), self.function.get().and_then(|g| m.func(g))) {
                (Some(g), _) => {
                    out.push_str("ptr @");
                    out.push_str(&String::from_utf8_lossy(m.ctx().name(g)));
                    out.push('\n');
                }
                (None, Some(f)) => {
                    out.push_str(&describe(&f, v));
                    out.push('\n');
                }
                _ => {}
            }
        }
        if let Some(g) = self.function.get() {
            out.push_str(&format!("in function {}\n", String::from_utf8_lossy(m.ctx().name(g))));
        }
        out
    }
}

/// A short text of a value for messages: name or row, and opcode.
fn describe(f: &Func<'_>, v: Value) -> String {
    let name = f.side().names.as_ref().map(|n| String::from_utf8_lossy(n.get(v)).into_owned()).unwrap_or_default();
    let name = if name.is_empty() { format!("{}", v.row()) } else { name };
    match v.kind() {
        crate::ir::ValueKind::Inst(i) => format!("  %{name} = {}", f.op(i).text()),
        crate::ir::ValueKind::Block(_) => format!("label %{name}"),
        crate::ir::ValueKind::Arg(n) => format!("argument {n} %{name}"),
        _ => format!("{v:?}"),
    }
}

/// Verifies a whole module.
pub fn verify_module(m: &Module) -> Result<(), Vec<VerifyError>> {
    let mut v = Verifier::new(m.ctx());
    v.globals();
    for g in m.defined_functions() {
        if let Some(f) = m.func(g) {
            v.function(&f);
        }
    }
    v.finish()
}

/// Verifies one function (after a pass).
pub fn verify_function(f: &Func<'_>) -> Result<(), Vec<VerifyError>> {
    let mut v = Verifier::new(f.ctx());
    v.function(f);
    v.finish()
}

/// State of one run; columns are reused from function to function.
pub(crate) struct Verifier<'m> {
    ctx: ModuleCtx<'m>,
    errors: Vec<VerifyError>,
    function: Global,
    scratch: func::Scratch,
    kinds: metadata::Kinds,
    /// Attribute lists already found good, by position class, so that each is checked once.
    checked: attrs::Checked,
}

impl<'m> Verifier<'m> {
    fn new(ctx: ModuleCtx<'m>) -> Self {
        Verifier {
            ctx,
            errors: Vec::new(),
            function: Global::NONE,
            scratch: func::Scratch::default(),
            kinds: metadata::Kinds::new(ctx),
            checked: attrs::Checked::default(),
        }
    }
    fn finish(self) -> Result<(), Vec<VerifyError>> {
        if self.errors.is_empty() { Ok(()) } else { Err(self.errors) }
    }
    #[cold]
    #[inline(never)]
    fn fail(&mut self, message: impl Into<String>, at: &[Value]) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(VerifyError { message: message.into(), function: self.function, at: at.to_vec() });
        }
    }
    /// Records `message` about `at` unless `ok`; returns `ok`.
    #[inline(always)]
    fn check(&mut self, ok: bool, message: &'static str, at: &[Value]) -> bool {
        if !ok {
            self.fail(message, at);
        }
        ok
    }
    fn full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }
}

/// Whether `a` and `b` are both scalars or vectors of one length.
fn same_shape(t: TypesRef<'_>, a: Type, b: Type) -> bool {
    match (t.vector(a), t.vector(b)) {
        (None, None) => true,
        (Some((n, s, _)), Some((m, r, _))) => n == m && s == r,
        _ => false,
    }
}

/// Whether a function attribute is set on the list.
fn fn_attr(a: AttrsRef<'_>, l: AttrList, k: crate::ir::attrs::AttrKind) -> bool {
    a.fn_has(l, k)
}
