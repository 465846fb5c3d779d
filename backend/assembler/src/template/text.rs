//! Tables of rules: classes of modifiers, patterns, bodies.

use super::pattern::{Pattern, Word};
use hashbrown::HashMap;
use std::ops::Range;

/// A class of modifiers: the word, and what it becomes. An empty word, `-` in the text, is that there is none.
pub(super) type Class<'t> = Vec<(&'t str, &'t str)>;

/// A rule.
#[derive(Clone, Debug)]
pub struct Rule<'t> {
    pub(super) pattern: Pattern<'t>,
    /// Lines of the body.
    pub(super) body: &'t str,
    /// Line of the pattern in its table, from 1.
    pub line: usize,
    /// Name of its table.
    pub table: &'static str,
}

/// Rules by the first word of the mnemonic.
#[derive(Default, Debug)]
pub struct Rules<'t> {
    pub(super) classes: HashMap<&'t str, Class<'t>>,
    pub(super) rules: Vec<Rule<'t>>,
    by_opcode: HashMap<&'t str, Vec<u32>>,
}

/// A table that cannot be read: a bug of the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{table}:{line}: {why}")]
pub struct TableFault {
    /// The table.
    pub table: &'static str,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl<'t> Rules<'t> {
    /// Reads tables, each a name and a text. Classes hold for all tables behind them.
    pub fn read(tables: &[(&'static str, &'t str)]) -> Result<Rules<'t>, TableFault> {
        let mut rules = Rules::default();
        for &(table, text) in tables {
            rules.read_table(table, text)?;
        }
        Ok(rules)
    }

    /// The rules of an opcode, in order.
    pub fn of(&self, opcode: &str) -> impl Iterator<Item = &Rule<'t>> {
        let rows = self.by_opcode.get(opcode).map_or(&[][..], Vec::as_slice);
        rows.iter().map(|&row| &self.rules[row as usize])
    }

    /// All rules.
    pub fn all(&self) -> &[Rule<'t>] {
        &self.rules
    }

    fn read_table(&mut self, table: &'static str, text: &'t str) -> Result<(), TableFault> {
        let mut open: Option<(usize, &'t str, Option<Range<usize>>)> = None;
        let mut at = 0;
        for (n, line) in text.split_inclusive('\n').enumerate() {
            let start = at;
            at += line.len();
            let fault = |why: String| TableFault { table, line: n + 1, why };
            let content = line.split('#').next().unwrap_or_default().trim_end();
            if content.trim().is_empty() {
                continue;
            }
            if content.starts_with(' ') {
                match &mut open {
                    Some((.., body)) => {
                        let first = body.as_ref().map_or(start, |body| body.start);
                        *body = Some(first..at);
                    }
                    None => return Err(fault("a body without a pattern".into())),
                }
                continue;
            }
            if let Some((line, pattern, body)) = open.take() {
                self.add(table, line, pattern, text, body)?;
            }
            if content.starts_with('.') && content.ends_with(':') {
                return Err(fault("a label without blanks before it".into()));
            }
            match content.strip_prefix("let ") {
                Some(class) => self.class(class).map_err(fault)?,
                None => open = Some((n + 1, content, None)),
            }
        }
        match open {
            Some((line, pattern, body)) => self.add(table, line, pattern, text, body),
            None => Ok(()),
        }
    }

    fn class(&mut self, text: &'t str) -> Result<(), String> {
        let (name, list) = text.split_once('=').ok_or("a class without a list")?;
        let mut class = Class::new();
        for choice in list.split('|') {
            let (word, text) = choice.trim().split_once('=').unwrap_or((choice.trim(), ""));
            class.push((if word == "-" { "" } else { word }, text));
        }
        match self.classes.insert(name.trim(), class) {
            Some(_) => Err(format!("two classes {}", name.trim())),
            None => Ok(()),
        }
    }

    fn add(
        &mut self,
        table: &'static str,
        line: usize,
        pattern: &'t str,
        text: &'t str,
        body: Option<Range<usize>>,
    ) -> Result<(), TableFault> {
        let fault = |why: String| TableFault { table, line, why };
        let pattern = Pattern::read(pattern, &self.classes).map_err(fault)?;
        let Some(Word::Literal(opcode)) = pattern.words.first().copied() else {
            return Err(fault("the first word is the opcode".into()));
        };
        let body = body.and_then(|body| text.get(body)).unwrap_or_default();
        self.by_opcode.entry(opcode).or_default().push(self.rules.len() as u32);
        self.rules.push(Rule { pattern, body, line, table });
        Ok(())
    }
}
