//! Linking of whole modules, as LLVM's linker does without `--only-needed`: see [`link_whole`].
//!
//! Only symbols that nothing else can miss are left out: local symbols, those with `linkonce` linkage and copies that are available
//! elsewhere are brought only when something that is brought names them. All else comes, variables first, then functions, each
//! with what it reaches, then aliases.

use super::{LinkError, LinkOptions, LinkReport, Linker, is_weak, link};
use crate::ids::*;
use crate::module::{GlobalKind, Linkage, Module, Symbol};

/// Brings all of `src` into `dst`: every definition that is visible outside of it, constructors, named metadata, module
/// flags, assembly of the module. Of two definitions of one name the stronger stays, of two equally weak ones that of `dst`.
/// Linear in the two modules. On error `dst` is as before, but for rows of its tables that nothing uses.
///
/// # Errors
/// Those of [`link_needed`](super::link_needed), and a symbol that both modules define and neither may give up.
pub fn link_whole(dst: &mut Module, src: &Module) -> Result<LinkReport, LinkError> {
    link(dst, src, &LinkOptions::default(), true)
}

impl Linker<'_> {
    /// Brings every symbol of the source that must not be left out, and what it reaches.
    pub(super) fn all_symbols(&mut self) -> Result<(), LinkError> {
        let symbols = self.ctx.globals.sym;
        for kinds in [&[GlobalKind::Variable][..], &[GlobalKind::Function], &[GlobalKind::Alias, GlobalKind::IFunc]] {
            for (row, symbol) in symbols.iter().enumerate() {
                if kinds.contains(&symbol.kind) && self.must_come(Global::new(row), symbol)? {
                    self.global(Global::new(row))?;
                    self.drain()?;
                }
            }
        }
        Ok(())
    }

    /// Whether a symbol of the source is brought even if nothing names it.
    fn must_come(&mut self, global: Global, symbol: &Symbol) -> Result<bool, LinkError> {
        let skipped = symbol.is_dead()
            || symbol.is_declaration()
            || symbol.linkage.is_local()
            || symbol.linkage == Linkage::Appending
            || symbol.name.is_blank();
        if skipped || self.is_in_dropped_group(symbol, &self.ctx.globals.parts[global.index()]) {
            return Ok(false);
        }
        let name = self.str(symbol.name);
        let own = self.by_name.get(name).map(Global).filter(|g| !self.rows.sym[g.index()].linkage.is_local());
        let Some(own) = own else { return Ok(!is_optional(symbol.linkage)) };
        let here = self.rows.sym[own.index()];
        // A symbol that was reached before is in place already.
        let brought = self.globals[global.index()].is_some();
        if !brought && !here.is_declaration() && !is_weak(here.linkage) && !is_weak(symbol.linkage) {
            let comdat = self.ctx.globals.parts[global.index()].comdat;
            // The group that is here stays whole, and the other one is dropped whole.
            if comdat.is_none() || self.rows.parts[own.index()].comdat.is_none() {
                return Err(LinkError::DefinedTwice { name: self.tables.strings.text(name).into_owned() });
            }
        }
        Ok(true)
    }
}

/// Whether a definition may be dropped when nothing in its module uses it.
pub(super) fn is_optional(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::AvailableExternally)
}
