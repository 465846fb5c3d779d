//! Where the scopes of a function begin and end, from the locations of its rows.
//!
//! A scope reaches from its first row to its last, with those of the scopes in it; DWARF 2 gives a scope one range, so what stands
//! between belongs to it too. Places are row numbers; [`Places`] gives labels to those that are named. The rows of a call stand in braces, in
//! which a label would be unknown outside, so a place between them moves to the brace.
//!
//! Cost: one walk over the rows, and for each run of rows with one location the depth of its scopes.

use super::nodes::DEPTH;
use super::units::outer;
use super::{END, Nodes, PlaceNumber, START, Scope};
use crate::machine::{Machine, Op};
use hashbrown::HashMap;
use warpc_ir::Func;
use warpc_ir::ids::{Inst, Md};
use warpc_machine::ids::Row;

/// Places of a function that get labels.
#[derive(Default)]
pub struct Places {
    /// Rows, sorted once all are known.
    rows: Vec<Row>,
    /// Row that stands for each row, where that is in braces.
    outside: Vec<(Row, Row)>,
    /// One past the last row.
    end: Row,
}

impl Places {
    /// No places, in the rows of `machine`.
    pub fn new(machine: Machine<'_>) -> Places {
        let mut places = Places { rows: Vec::new(), outside: Vec::new(), end: Row::new(machine.rows()) };
        let (mut depth, mut open) = (0usize, Row(0));
        for row in machine.all_rows() {
            match machine.heads[row].op {
                Op::CallOpen => {
                    if depth == 0 {
                        open = row;
                    }
                    depth += 1;
                }
                Op::CallClose => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        places.outside.push((open, row));
                    }
                }
                _ => {}
            }
        }
        places
    }
    /// The row outside of braces at or before `row`.
    pub fn before(&self, row: Row) -> Row {
        let at = self.outside.partition_point(|braces| braces.1 < row);
        match self.outside.get(at) {
            Some(&(open, _)) if open < row => open,
            _ => row,
        }
    }
    /// The row outside of braces at or after `row`.
    pub fn after(&self, row: Row) -> Row {
        let at = self.outside.partition_point(|braces| braces.1 < row);
        match self.outside.get(at) {
            Some(&(open, close)) if open < row => close.next(),
            _ => row,
        }
    }
    /// Says that `row`, which is outside of braces, gets a label.
    pub fn want(&mut self, row: Row) {
        if row != Row(0) && row < self.end {
            self.rows.push(row);
        }
    }
    /// The rows that get labels, in order. No more may be wanted afterwards.
    pub fn finish(&mut self) {
        self.rows.sort_unstable();
        self.rows.dedup();
    }
    /// The rows that get labels, in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
    /// The place before `row`.
    pub fn number(&self, row: Row) -> PlaceNumber {
        if row == Row(0) {
            return START;
        }
        if row >= self.end {
            return END;
        }
        self.rows.binary_search(&row).map_or(END, |at| at as PlaceNumber)
    }
}

/// A scope with the rows that it reaches over.
pub struct RowScope {
    /// Its node, and the location of the call that it was inlined at.
    pub instance: (Md, Md),
    /// First row.
    pub start: Row,
    /// One past the last row.
    pub end: Row,
}

/// The scopes of `f` that have rows.
pub fn find(f: &Func<'_>, nodes: Nodes<'_>, machine: Machine<'_>) -> Vec<RowScope> {
    let mut scopes: Vec<RowScope> = Vec::new();
    let mut of: HashMap<(Md, Md), usize> = HashMap::default();
    let (mut last, mut end) = (Md::NONE, Row(0));
    let mut chain: Vec<usize> = Vec::new();
    for row in machine.all_rows() {
        let Some(location) = machine.locs[row].get().and_then(|i| f.loc(Inst(i)).get()) else { continue };
        if location != last {
            chain.drain(..).for_each(|scope| scopes[scope].end = end);
            last = location;
            let site = nodes.node(location, nodes.names.inlined_at).unwrap_or(Md::NONE);
            let mut at = nodes.node(location, nodes.names.scope).map(|scope| (scope, site));
            while let Some(instance) = at.filter(|_| chain.len() < DEPTH) {
                let next = scopes.len();
                let found = *of.entry(instance).or_insert(next);
                if found == next {
                    scopes.push(RowScope { instance, start: row, end: row });
                }
                chain.push(found);
                at = outer(nodes, instance);
            }
        }
        end = row.next();
    }
    chain.drain(..).for_each(|scope| scopes[scope].end = end);
    scopes
}

/// Wants labels for the ends of `scopes`.
pub fn want(scopes: &mut [RowScope], places: &mut Places) {
    for scope in scopes {
        (scope.start, scope.end) = (places.before(scope.start), places.after(scope.end));
        places.want(scope.start);
        places.want(scope.end);
    }
}

/// The scopes with their places, outer ones first.
pub fn number(scopes: &[RowScope], places: &Places) -> Vec<Scope> {
    let mut rows: Vec<&RowScope> = scopes.iter().collect();
    rows.sort_by_key(|scope| (scope.start, std::cmp::Reverse(scope.end)));
    rows.iter()
        .map(|scope| Scope {
            scope: scope.instance.0,
            inlined_at: scope.instance.1,
            start: places.number(scope.start),
            end: places.number(scope.end),
        })
        .collect()
}
