//! Tables of rules as texts: classes of modifiers, patterns, bodies. The build script and tests read them; the program has them packed.

use super::pattern::Pattern;
use super::skeleton::{Classes, Modifiers};
use std::collections::BTreeMap;
use std::fmt;

/// A rule.
#[derive(Debug)]
pub struct Rule<'t> {
    /// The line of the pattern.
    text: &'t str,
    /// Lines of the body.
    pub body: &'t str,
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
    /// Classes, in the order of their names.
    pub classes: Classes<'t>,
    rules: Vec<Rule<'t>>,
    /// Rows of `rules`, by opcode.
    pub by_opcode: BTreeMap<&'t str, Vec<u32>>,
}

/// A table that cannot be read: a bug of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFault {
    /// The table.
    pub table: &'static str,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.table, self.line, self.why)
    }
}

impl std::error::Error for TableFault {}

impl<'t> Rules<'t> {
    /// Reads tables, each a name and a text. Classes hold for all tables behind them.
    pub fn read(tables: &[(&'static str, &'t str)]) -> Result<Rules<'t>, TableFault> {
        let mut rules = Rules::default();
        for &(table, text) in tables {
            rules.read_table(table, text)?;
        }
        Ok(rules)
    }

    /// All rules.
    pub fn all(&self) -> &[Rule<'t>] {
        &self.rules
    }

    /// Finds the rules of a table.
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
        let mut class = Modifiers::new();
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
        self.rules.push(Rule { text, body: "", body_start: 0, line, table });
        Ok(())
    }

    /// The pattern of a rule.
    ///
    /// # Errors
    /// What is wrong with it: a bug of the table.
    pub fn pattern(&self, rule: &Rule<'t>) -> Result<Pattern<'t>, TableFault> {
        let fault = |why| TableFault { table: rule.table, line: rule.line, why };
        Pattern::read(rule.text, &self.classes).map_err(fault)
    }
}

/// A line without its comment and the blanks at its end.
fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim_end()
}
