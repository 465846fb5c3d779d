//! What a name means where it stands: bindings by name, undone when a scope ends, and uses of labels that come later.
//!
//! Every name has one current binding, so a look-up is an index. A binding replaces that of an outer scope, which a log brings
//! back at the end of the scope. A use of a name without a binding waits in a list of its name; a label that appears takes all
//! uses since its scope began. Everything is linear in the text, whatever the nesting.

use crate::rows::*;

/// What a name is bound to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Binding {
    /// Nothing.
    #[default]
    Free,
    /// A register that was declared by itself.
    Register(RegisterGroup),
    /// A register of a group, by its number there.
    Member(RegisterGroup, u32),
    /// The name before `<10>`.
    Prefix(RegisterGroup),
    /// A variable or parameter.
    Variable(Variable),
    /// A function.
    Function(Function),
    /// A label.
    Label(Label),
    /// Targets.
    Targets(Targets),
    /// A prototype.
    Prototype(Prototype),
}

/// A use of a name that has no binding yet.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    /// The name.
    pub name: Name,
    /// The operand that uses it.
    pub operand: OperandId,
    /// The line of the name.
    pub line: u32,
    /// The waiting use of the same name before it.
    before: u32,
    /// Whether a label was found.
    found: bool,
}

const NOBODY: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Scope {
    log: u32,
    waiting: u32,
}

/// The bindings of a file.
#[derive(Clone, Default, Debug)]
pub struct Scopes {
    bindings: Vec<(Binding, u32)>,
    last_waiting: Vec<u32>,
    log: Vec<(Name, Binding, u32)>,
    scopes: Vec<Scope>,
    waiting: Vec<Waiting>,
    /// Whether the name of a group ended with a digit: then it is not clear where the number of a register begins.
    pub has_digits: bool,
}

impl Scopes {
    /// Makes room for so many names.
    pub(crate) fn reserve(&mut self, names: usize) {
        self.bindings.reserve(names);
        self.last_waiting.reserve(names);
        self.log.reserve(names);
    }
    fn grow(&mut self, name: Name) {
        if self.bindings.len() <= name.index() {
            self.bindings.resize(name.index() + 1, (Binding::Free, 0));
            self.last_waiting.resize(name.index() + 1, NOBODY);
        }
    }
    /// Number of open scopes.
    pub fn depth(&self) -> u32 {
        self.scopes.len() as u32
    }
    /// What `name` means here.
    pub fn get(&self, name: Name) -> Binding {
        self.bindings.get(name.index()).map_or(Binding::Free, |row| row.0)
    }
    /// What `name` was bound to in the innermost scope.
    pub fn get_here(&self, name: Name) -> Binding {
        match self.bindings.get(name.index()) {
            Some(&(binding, depth)) if depth == self.depth() => binding,
            _ => Binding::Free,
        }
    }
    /// Binds `name` in the innermost scope.
    pub fn bind(&mut self, name: Name, binding: Binding) {
        self.bind_at(name, binding, self.depth());
    }
    /// Binds `name` as if it had been bound in the scope of `depth`: a register of a group is found there when it is first used.
    pub fn bind_at(&mut self, name: Name, binding: Binding, depth: u32) {
        self.grow(name);
        let (old, old_depth) = self.bindings[name.index()];
        self.log.push((name, old, old_depth));
        self.bindings[name.index()] = (binding, depth);
    }
    /// Names that the innermost scope has bound so far.
    pub fn bound_here(&self) -> impl Iterator<Item = Name> + '_ {
        let first = self.scopes.last().map_or(0, |scope| scope.log as usize);
        self.log[first..].iter().map(|row| row.0)
    }
    /// Depth of the binding of `name`.
    pub fn depth_of(&self, name: Name) -> u32 {
        self.bindings.get(name.index()).map_or(0, |row| row.1)
    }
    /// A scope begins.
    pub fn open(&mut self) {
        self.scopes.push(Scope { log: self.log.len() as u32, waiting: self.waiting.len() as u32 });
    }
    /// The innermost scope ends.
    pub fn close(&mut self) {
        let Some(scope) = self.scopes.pop() else { return };
        for (name, old, depth) in self.log.drain(scope.log as usize..).rev() {
            self.bindings[name.index()] = (old, depth);
        }
    }
    /// `operand` uses `name`, which has no binding.
    pub fn wait(&mut self, name: Name, operand: OperandId, line: u32) {
        self.grow(name);
        let before = self.last_waiting[name.index()];
        self.last_waiting[name.index()] = self.waiting.len() as u32;
        self.waiting.push(Waiting { name, operand, line, before, found: false });
    }
    /// The line of a use of `name` in this function that waits for a label.
    pub fn awaited(&self, name: Name) -> Option<u32> {
        let row = *self.last_waiting.get(name.index())?;
        self.waiting.get(row as usize).map(|waiting| waiting.line)
    }
    /// The label `label` called `name` stands here: uses since the innermost scope began are of it.
    pub fn found(&mut self, name: Name, label: Label, operands: &mut [Operand]) {
        self.grow(name);
        let first = self.scopes.last().map_or(0, |scope| scope.waiting);
        let mut use_row = self.last_waiting[name.index()];
        while use_row != NOBODY && use_row >= first {
            let waiting = &mut self.waiting[use_row as usize];
            waiting.found = true;
            let operand = &mut operands[waiting.operand.index()];
            operand.kind = OperandKind::Label;
            operand.id = label.0;
            use_row = waiting.before;
        }
        self.last_waiting[name.index()] = use_row;
    }
    /// Ends a function: its uses that nothing was found for, in the order of the text.
    pub fn unknown(&mut self) -> impl Iterator<Item = Waiting> + '_ {
        for waiting in &self.waiting {
            self.last_waiting[waiting.name.index()] = NOBODY;
        }
        self.waiting.drain(..).filter(|waiting| !waiting.found)
    }
}
