//! Comdats and common variables that both modules have: whose stays.

use super::{LinkError, Linker, Names};
use crate::ids::*;
use crate::module::{ComdatKind, Linkage, Parts, Symbol};
use crate::value::Value;
use warpc_columns::RowSet;

impl Linker<'_> {
    /// Decides for every comdat of both modules, when whole modules are linked. A group that gives way becomes declarations
    /// here, so that the definitions of the source take their places.
    pub(super) fn choose_groups(&mut self) -> Result<(), LinkError> {
        let mut by_name = Names::default();
        self.tables.comdats.iter().enumerate().for_each(|(row, comdat)| by_name.set(comdat.name, row as u32));
        let leaders = self.leaders_of_source();
        let mut given_up = RowSet::new(self.tables.comdats.len());
        let ctx = self.ctx;
        for (row, (theirs, &leader)) in ctx.tables.comdats.iter().zip(&leaders).enumerate() {
            let name = self.str(theirs.name);
            let Some(own) = by_name.get(name).map(Comdat) else { continue };
            let kind = self.common_kind(own, theirs.kind)?;
            self.tables.comdats[own.index()].kind = kind;
            if self.takes_group(own, leader, kind)? {
                given_up.insert(own);
            } else {
                self.dropped_groups.insert(Comdat::new(row));
            }
        }
        self.give_up_groups(&given_up);
        Ok(())
    }
    /// The kind of a comdat of this and of that kind: they must be the same, but `largest` includes `any`.
    pub(super) fn common_kind(&self, own: Comdat, theirs: ComdatKind) -> Result<ComdatKind, LinkError> {
        let here = self.tables.comdats[own.index()];
        match (here.kind, theirs) {
            (a, b) if a == b => Ok(a),
            (ComdatKind::Any | ComdatKind::Largest, ComdatKind::Any | ComdatKind::Largest) => Ok(ComdatKind::Largest),
            _ => Err(LinkError::DifferentSelectionKinds { name: self.tables.strings.text(here.name).into_owned() }),
        }
    }
    /// Whether the group of the source that `leader` leads takes the place of the one that is here.
    fn takes_group(&self, own: Comdat, leader: Global, kind: ComdatKind) -> Result<bool, LinkError> {
        let name = || self.tables.strings.text(self.tables.comdats[own.index()].name).into_owned();
        if kind == ComdatKind::Any {
            return Ok(false);
        }
        let (Some(here), Some(linked)) = (self.leader_here(own), leader.get()) else {
            return Ok(false);
        };
        let (size_here, size_linked) = (self.size_here(here), self.size_in_source(linked));
        match kind {
            ComdatKind::Any => Ok(false),
            ComdatKind::NoDeduplicate => Err(LinkError::DefinedTwice { name: name() }),
            ComdatKind::Largest => Ok(size_linked > size_here),
            ComdatKind::SameSize if size_here == size_linked => Ok(false),
            ComdatKind::ExactMatch if size_here == size_linked && self.same_bytes(here, linked) => Ok(false),
            ComdatKind::SameSize | ComdatKind::ExactMatch => Err(LinkError::DifferentGroups { name: name() }),
        }
    }
    /// The variable that a comdat is named after.
    fn leader_here(&self, comdat: Comdat) -> Option<Global> {
        let g = Global(self.by_name.get(self.tables.comdats[comdat.index()].name)?);
        (self.rows.parts[g.index()].comdat == comdat && self.rows.parts[g.index()].init.is_some()).then_some(g)
    }
    /// The variable that each comdat of the source is named after.
    fn leaders_of_source(&self) -> Vec<Global> {
        let (comdats, globals) = (&self.ctx.tables.comdats, self.ctx.globals);
        let mut leaders = vec![Global::NONE; comdats.len()];
        for (row, (symbol, parts)) in globals.sym.iter().zip(globals.parts).enumerate() {
            let Some(comdat) = parts.comdat.get() else { continue };
            if symbol.name == comdats[comdat.index()].name && parts.init.is_some() {
                leaders[comdat.index()] = Global::new(row);
            }
        }
        leaders
    }
    fn size_here(&self, global: Global) -> Option<u64> {
        self.tables.layout.fixed_alloc_size(self.tables.types.view(), self.rows.shape[global.index()].ty)
    }
    fn size_in_source(&self, global: Global) -> Option<u64> {
        self.ctx.tables.layout.fixed_alloc_size(self.ctx.types(), self.ctx.globals.shape[global.index()].ty)
    }
    /// Whether two variables start with the same number or the same bytes. Others are compared by nothing cheaper than a
    /// translation, and count as different.
    fn same_bytes(&self, here: Global, linked: Global) -> bool {
        let (own, theirs) = (&self.tables.consts, &self.ctx.tables.consts);
        let (a, b) = (self.rows.parts[here.index()].init, self.ctx.globals.parts[linked.index()].init);
        let (Some(x), Some(y)) = (a.as_const(), b.as_const()) else { return false };
        let (row, other) = (own.row(x), theirs.row(y));
        let plain = own.list(x).is_empty() && theirs.list(y).is_empty();
        row.kind == other.kind && plain && own.as_u128(a) == theirs.as_u128(b) && own.bytes(x) == theirs.bytes(y)
    }
    /// Whether a symbol of the source is only declared here, because its group gives way to the one that is here.
    pub(super) fn is_in_dropped_group(&self, symbol: &Symbol, parts: &Parts) -> bool {
        self.whole
            && parts.comdat.is_some()
            && self.dropped_groups.contains(parts.comdat)
            && !symbol.is_declaration()
            && !symbol.linkage.is_local()
            && !super::whole::is_optional(symbol.linkage)
    }
    /// Makes declarations of the members of these comdats.
    fn give_up_groups(&mut self, comdats: &RowSet<Comdat>) {
        for g in 0..self.rows.len() {
            let parts = &mut self.rows.parts[g];
            if parts.comdat.is_some() && comdats.contains(parts.comdat) && !self.rows.sym[g].is_dead() {
                *parts = Parts { comdat: Comdat::NONE, init: Value::NONE, extra: u32::MAX, ..*parts };
                self.rows.sym[g].flags |= Symbol::DECLARATION;
                self.rows.sym[g].linkage = Linkage::External;
                self.emptied.push(Global::new(g));
            }
        }
    }

    /// Whether the definition of source symbol `theirs`, `symbol`, may take the place of the one that is here. Of two common
    /// variables the larger one stays.
    pub(super) fn is_stronger(&self, own: Global, theirs: Global, symbol: &Symbol) -> bool {
        let here = self.rows.sym[own.index()].linkage;
        if here == Linkage::Common && symbol.linkage == Linkage::Common {
            return self.size_in_source(theirs) > self.size_here(own);
        }
        super::strength(here) < super::strength(symbol.linkage)
    }
}
