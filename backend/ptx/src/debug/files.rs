//! Numbers of files: one per path, in the order in which they are first asked for.

use super::nodes::Nodes;
use super::{FileNumber, ModuleDebug};
use crate::names::number;
use hashbrown::HashMap;
use warpc_ir::ids::{Md, Str};

/// Stands in `of` for no file.
const NO_FILE: FileNumber = FileNumber(0);

/// The files of a module.
#[derive(Clone, Default)]
pub struct Files {
    /// A node of each file, in the order of their numbers.
    list: Vec<Md>,
    /// Number of the file that each node is in; none where nobody asked.
    of: Vec<FileNumber>,
    /// By directory and name.
    by_path: HashMap<(Str, Str), FileNumber>,
}

impl Files {
    /// No files, for a module of `nodes` nodes.
    pub fn new(nodes: usize) -> Files {
        Files { list: Vec::new(), of: vec![FileNumber::NONE; nodes], by_path: HashMap::default() }
    }
    /// Number of the file that a scope, type or variable is in, if it is in one. It is found once per node.
    pub fn number(&mut self, nodes: Nodes<'_>, node: Md) -> Option<FileNumber> {
        if self.of[node.index()].is_none() {
            self.of[node.index()] = nodes.file(node).map_or(NO_FILE, |file| self.number_path(nodes, file));
        }
        self.known(node)
    }
    /// Number of the file that a node is in, where somebody asked for it.
    pub fn known(&self, node: Md) -> Option<FileNumber> {
        Some(self.of[node.index()]).filter(|&number| number != NO_FILE && number.is_some())
    }
    fn number_path(&mut self, nodes: Nodes<'_>, file: Md) -> FileNumber {
        let text = |field| ModuleDebug::string_field(nodes, file, field);
        let next = FileNumber::new(self.list.len() + 1);
        let key = (text(nodes.names.directory), text(nodes.names.filename));
        let number = *self.by_path.entry(key).or_insert(next);
        if number == next {
            self.list.push(file);
        }
        number
    }
    /// Appends a `.file` per file; `directories` stand apart from names where that is wanted.
    pub fn write(&self, nodes: Nodes<'_>, directories: bool, out: &mut Vec<u8>) {
        for (n, &file) in self.list.iter().enumerate() {
            out.extend_from_slice(b".file \t");
            number(n as u64 + 1, out);
            out.extend_from_slice(b" \"");
            let (name, directory) = (nodes.text(file, nodes.names.filename), nodes.text(file, nodes.names.directory));
            if !name.starts_with(b"/") && !directory.is_empty() {
                quoted(directory, out);
                match directories {
                    true => out.extend_from_slice(b"\" \""),
                    false if directory.ends_with(b"/") => {}
                    false => out.push(b'/'),
                }
            }
            quoted(name, out);
            out.extend_from_slice(b"\"\n");
        }
    }
}

fn quoted(text: &[u8], out: &mut Vec<u8>) {
    for &c in text {
        match c {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', c]),
            b' '..=b'~' => out.push(c),
            _ => out.push(b'_'),
        }
    }
}
