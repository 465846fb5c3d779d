//! What the linker is told of functions: who calls whom, whose address is taken, and the types of what is passed.
//!
//! A prototype is a text: `#`, the letter of what is returned (`v` for nothing), the letters of what is passed. Behind the letter of an array
//! stands the number of its elements: `#vlb24`.

use super::Builder;
use crate::lower::layout::Links;
use hashbrown::HashMap;
use warpc_ptx_syntax::rows::{Function, Linkage, Rows, Span, VariableRow};
use warpc_ptx_syntax::types::{Type, TypeClass};
use warpc_sass::write::module::{CubinModule, SymbolId, SymbolKind};

/// The letter of a type.
fn letter(ty: Type) -> char {
    match (ty.bits(), ty.class() == TypeClass::Float) {
        (..=8, _) => 'b',
        (..=16, _) => 'h',
        (..=32, true) => 'f',
        (..=32, false) => 'i',
        (..=64, true) => 'd',
        (..=64, false) => 'l',
        _ => 'x',
    }
}

/// The text of what is returned and passed.
pub(super) fn prototype(rows: &Rows, results: Span, params: Span) -> String {
    let mut text = String::from("#");
    let mut add = |row: &VariableRow| {
        text.push(letter(row.ty));
        let dimensions = &rows.dimensions[row.dimensions.range()];
        if !dimensions.is_empty() {
            text.push_str(&dimensions.iter().fold(1u64, |all, &count| all.saturating_mul(count)).to_string());
        }
    };
    let (results, params) = (&rows.variables[results.range()], &rows.variables[params.range()]);
    results.iter().for_each(&mut add);
    params.iter().for_each(&mut add);
    if results.is_empty() {
        text.insert(1, 'v');
    }
    text
}

/// Texts of prototypes, each once.
#[derive(Default)]
struct Prototypes {
    texts: Vec<String>,
    places: HashMap<String, u32, foldhash::fast::FixedState>,
}

impl Prototypes {
    fn place(&mut self, text: String) -> u32 {
        if let Some(&place) = self.places.get(&text) {
            return place;
        }
        self.texts.push(text.clone());
        let place = self.texts.len() as u32 - 1;
        self.places.insert(text, place);
        place
    }
}

impl Builder<'_> {
    /// Functions of other files that are called or whose address is taken.
    pub(super) fn external_functions(&mut self, links: &[Links]) {
        let mut all: Vec<Function> =
            links.iter().flat_map(|links| links.calls.iter().chain(&links.addresses).copied()).collect();
        all.extend(self.addressed_in_data());
        all.sort_unstable();
        all.dedup();
        for function in all {
            if !self.of.contains_key(&(true, function.0)) {
                let name = self.name(self.rows.functions[function.index()].name);
                let same = self.symbols.iter().position(|row| row.name == name);
                let id = match same {
                    Some(place) => SymbolId(place as u32),
                    None => {
                        let binding = super::binding(self.rows.functions[function.index()].linkage);
                        self.symbol(name, binding, SymbolKind::ExternalFunction)
                    }
                };
                self.of.insert((true, function.0), id);
            }
        }
    }

    /// The graph of calls and the prototypes of a relocatable file.
    pub(super) fn link(&self, links: &[Links], file: &mut CubinModule) {
        let symbol = |function: Function| self.of.get(&(true, function.0)).copied();
        let row = |function: Function| &self.rows.functions[function.index()];
        let mut prototypes = Prototypes::default();
        let mut addressed: Vec<(SymbolId, Function)> = Vec::new();
        let taken = links.iter().flat_map(|links| links.addresses.iter().copied());
        let stored: Vec<Function> = self.addressed_in_data();
        addressed.extend(taken.chain(stored).filter_map(|function| Some((symbol(function)?, function))));
        addressed.sort_unstable();
        addressed.dedup_by_key(|pair| pair.0);
        for links in links {
            let Some(caller) = symbol(links.function) else { continue };
            file.calls.extend(links.calls.iter().filter_map(|&callee| Some((caller, symbol(callee)?))));
            for &(results, params) in &links.indirect {
                let pair = (caller, prototypes.place(prototype(self.rows, results, params)));
                if !file.indirect_callers.contains(&pair) {
                    file.indirect_callers.push(pair);
                }
            }
            file.address_users.extend(links.addresses.iter().filter_map(|&callee| Some((caller, symbol(callee)?))));
            if let Some(SymbolKind::Function(function)) =
                file.symbols.get_mut(caller.0 as usize).map(|symbol| &mut symbol.kind)
            {
                let callees = links.calls.iter().filter(|callee| !row(**callee).has_body);
                function.externals = callees.filter_map(|&callee| symbol(callee)).collect();
                function.externals.retain(|external| *external != caller);
            }
        }
        for &(id, function) in &addressed {
            let text = prototype(self.rows, row(function).results, row(function).params);
            file.addressed.push((id, prototypes.place(text)));
        }
        // Other files may call what is visible, and this one calls what others have.
        let mut seen: Vec<bool> = vec![false; file.symbols.len()];
        addressed.iter().for_each(|(id, _)| seen[id.0 as usize] = true);
        for n in 0..self.rows.functions.len() {
            let function = Function::new(n);
            let (Some(id), known) = (symbol(function), row(function)) else { continue };
            if known.is_entry || known.linkage == Linkage::File || std::mem::replace(&mut seen[id.0 as usize], true) {
                continue;
            }
            file.prototyped.push((id, prototypes.place(prototype(self.rows, known.results, known.params))));
        }
        file.prototypes = prototypes.texts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prototypes_are_those_of_ptxas() {
        let texts = [
            ("", "(.param .u64 a)", "#vl"),
            ("(.param .align 8 .b8 r[40])", "(.param .u32 a, .param .b64 b, .param .f32 c)", "#b40ilf"),
            ("(.param .f64 r)", "(.param .f16 a, .param .b8 b, .param .f32 c[4], .param .b128 d)", "#dhbf4x"),
            ("(.reg .u32 r)", "(.reg .f32 a, .param .u64 b[2])", "#ifl2"),
            ("", "", "#v"),
        ];
        for (results, params, expected) in texts {
            let text = format!(".version 8.4\n.target sm_90\n.address_size 64\n.func {results} f {params} {{ ret; }}");
            let rows = warpc_ptx_syntax::read(text.as_bytes(), "t.ptx").rows;
            let row = &rows.functions[0];
            assert_eq!(prototype(&rows, row.results, row.params), expected, "{text}");
        }
    }
}
