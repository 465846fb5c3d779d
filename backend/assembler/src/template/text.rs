//! Tables of rules: classes of modifiers, patterns, bodies.

use super::pattern::Pattern;
use hashbrown::HashMap;
use std::sync::OnceLock;

/// A class of modifiers: the word, and what it becomes. An empty word, `-` in the text, is that there is none.
pub(super) type Class<'t> = Vec<(&'t str, &'t str)>;

/// A rule.
#[derive(Debug)]
pub struct Rule<'t> {
    /// The line of the pattern.
    pub(super) text: &'t str,
    /// What it says: read when an instruction of its opcode is asked for, since most programs need few of them.
    pattern: OnceLock<Result<Pattern<'t>, String>>,
    /// Lines of the body.
    pub(super) body: &'t str,
    /// Where they begin in the text.
    body_start: usize,
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

    /// Finds the rules of a table. This happens whenever the program starts: of bodies, no more is read than where they end.
    fn read_table(&mut self, table: &'static str, text: &'t str) -> Result<(), TableFault> {
        let mut open = false;
        let mut at = 0;
        for (n, line) in text.split_inclusive('\n').enumerate() {
            let start = at;
            at += line.len();
            let fault = |why: &str| TableFault { table, line: n + 1, why: why.into() };
            match line.as_bytes()[0] {
                b'#' | b'\n' | b'\r' => {}
                b' ' if open => {
                    let Some(rule) = self.rules.last_mut() else { continue };
                    let first = if rule.body.is_empty() { start } else { rule.body_start };
                    (rule.body_start, rule.body) = (first, &text[first..at]);
                }
                b' ' if uncommented(line).trim().is_empty() => {}
                b' ' => return Err(fault("a body without a pattern")),
                _ => {
                    let content = uncommented(line);
                    if content.starts_with('.') && content.ends_with(':') {
                        return Err(fault("a label without blanks before it"));
                    }
                    let class = content.strip_prefix("let ");
                    match class {
                        Some(class) => self.class(class).map_err(|why| fault(&why))?,
                        None => self.add(table, n + 1, content)?,
                    }
                    open = class.is_none();
                }
            }
        }
        Ok(())
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

    fn add(&mut self, table: &'static str, line: usize, text: &'t str) -> Result<(), TableFault> {
        let name = text.strip_prefix('.').unwrap_or(text);
        let opcode = name.split(['.', ' ', '{']).next().unwrap_or_default();
        if opcode.is_empty() {
            return Err(TableFault { table, line, why: "the first word is the opcode".into() });
        }
        self.by_opcode.entry(opcode).or_default().push(self.rules.len() as u32);
        self.rules.push(Rule { text, pattern: OnceLock::new(), body: "", body_start: 0, line, table });
        Ok(())
    }

    /// The pattern of a rule.
    ///
    /// # Errors
    /// What is wrong with it: a bug of the table.
    pub(super) fn pattern<'r>(&self, rule: &'r Rule<'t>) -> Result<&'r Pattern<'t>, TableFault> {
        let pattern = rule.pattern.get_or_init(|| Pattern::read(rule.text, &self.classes)).as_ref();
        pattern.map_err(|why| TableFault { table: rule.table, line: rule.line, why: why.clone() })
    }
}

/// A line without its comment and the blanks at its end.
fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim_end()
}
