//! The summary of a module for link-time optimisation.

use super::{Printer, out};
use warpc_ir::summary::{Item, Summary, identifier};

impl Printer<'_> {
    pub(super) fn summary(&mut self, summary: &Summary) {
        let source = self.ctx.str(self.ctx.tables.source_filename);
        self.out.push(b'\n');
        for e in &summary.entries {
            self.out.push(b'^');
            out::dec(&mut self.out, e.number as u64);
            self.text(" = ");
            self.text(e.kind.text());
            self.text(": ");
            self.summary_item(&e.value);
            let named = match &e.value {
                Item::List { items, .. } => matches!(items.first(), Some(Item::Field(n, _)) if &**n == "name"),
                _ => false,
            };
            if let Some(id) = identifier(e, source).filter(|_| named) {
                self.text(" ; guid = ");
                out::dec(&mut self.out, id);
            }
            self.out.push(b'\n');
        }
    }
    fn summary_item(&mut self, item: &Item) {
        match item {
            Item::Int(n) => out::int128(&mut self.out, *n),
            Item::Word(w) => self.text(w),
            Item::Text(s) => out::quoted(&mut self.out, s),
            Item::Entry(n) => {
                self.out.push(b'^');
                out::dec(&mut self.out, *n as u64);
            }
            Item::List { square, items } => {
                self.out.push(if *square { b'[' } else { b'(' });
                for (n, i) in items.iter().enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.summary_item(i);
                }
                self.out.push(if *square { b']' } else { b')' });
            }
            Item::Field(name, v) => {
                self.text(name);
                self.text(": ");
                self.summary_item(v);
            }
            Item::Marked(word, v) => {
                self.text(word);
                self.out.push(b' ');
                self.summary_item(v);
            }
        }
    }
}
