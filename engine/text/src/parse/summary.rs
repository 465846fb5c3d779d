//! Entries of summaries for link-time optimisation: `^0 = module: (...)`.

use super::{K, Parser, R, Span, T};
use warpc_ir::summary::{Entry, Item, Kind};

impl Parser<'_> {
    /// `^0 = ...`: kept when that is asked for, else skipped. LLVM's opt, which skips entries, reads no labels and fields of
    /// metadata behind one; llvm-as, which keeps them, does.
    pub(super) fn summary(&mut self) -> R<()> {
        self.lex.no_labels = true;
        let entry = self.summary_entry();
        self.lex.no_labels = false;
        entry
    }
    fn summary_entry(&mut self) -> R<()> {
        let span = self.span();
        let number = self.lex.tok.value as u32;
        self.next();
        self.expect(T::Equal, "expected '=' here")?;
        let kind = match self.word() {
            K::module => Kind::Module,
            K::gv => Kind::Global,
            K::typeid => Kind::TypeId,
            K::typeidCompatibleVTable if self.opts.summary => Kind::Tables,
            K::flags => Kind::Flags,
            K::blockcount => Kind::Blocks,
            _ => {
                return self
                    .fail("Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry");
            }
        };
        self.next();
        self.expect(T::Colon, "expected ':' at start of summary entry")?;
        let value = if matches!(kind, Kind::Flags | Kind::Blocks) {
            self.lex.no_labels = false;
            self.lex.behind_summary = !self.opts.summary;
            Item::Int(self.uint64()? as i128)
        } else if self.kind() != T::LParen {
            return self.fail("expected '(' at start of summary entry");
        } else if self.opts.summary {
            self.summary_list(true)?
        } else {
            return self.skip_summary();
        };
        if self.opts.summary {
            self.summary_spans.push((number, span));
            let entries = &mut self.b.tables.summary.get_or_insert_default().entries;
            entries.push(Entry { number, kind, value });
        }
        Ok(())
    }
    /// From the opening to the closing parenthesis.
    fn skip_summary(&mut self) -> R<()> {
        let mut open = 0u32;
        loop {
            match self.kind() {
                T::LParen => open += 1,
                T::RParen => open -= 1,
                T::Eof => return self.fail("found end of file while parsing summary entry"),
                _ => {}
            }
            // The token after the last parenthesis is one of the module again.
            self.lex.no_labels = open > 0;
            self.lex.behind_summary = open == 0;
            self.next();
            if open == 0 {
                return Ok(());
            }
        }
    }
    /// `(a, name: b)`, or in brackets.
    fn summary_list(&mut self, outermost: bool) -> R<Item> {
        let square = self.kind() == T::LSquare;
        let close = if square { T::RSquare } else { T::RParen };
        self.next();
        let mut items = Vec::new();
        if self.kind() != close {
            loop {
                items.push(self.nested(|p| p.summary_item())?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        if self.kind() != close {
            return self.fail("expected ')' in summary entry");
        }
        self.lex.no_labels = !outermost;
        self.next();
        Ok(Item::List { square, items })
    }
    fn summary_item(&mut self) -> R<Item> {
        Ok(match self.kind() {
            T::LParen | T::LSquare => self.summary_list(false)?,
            T::Int => Item::Int(self.integer_i128()?.0),
            T::Str => {
                let s = self.string()?;
                Item::Text(self.b.tables.strings.get(s).into())
            }
            T::SummaryId => {
                let n = self.lex.tok.value as u32;
                self.next();
                Item::Entry(n)
            }
            T::Word | T::IntType => {
                let text: Box<str> = String::from_utf8_lossy(self.token_text()).into();
                self.next();
                match self.kind() {
                    T::Colon => {
                        self.next();
                        Item::Field(text, Box::new(self.nested(|p| p.summary_item())?))
                    }
                    T::SummaryId | T::Word => Item::Marked(text, Box::new(self.nested(|p| p.summary_item())?)),
                    _ => Item::Word(text),
                }
            }
            T::Eof => return self.fail("found end of file while parsing summary entry"),
            _ => return self.fail("unexpected token in summary entry"),
        })
    }
    /// Every entry that is named is there, and once.
    pub(super) fn end_summary(&mut self) -> R<()> {
        let Some(mut summary) = self.b.tables.summary.take() else { return Ok(()) };
        let mut spans: Vec<(u32, Span)> = std::mem::take(&mut self.summary_spans);
        spans.sort_unstable();
        if let Some(w) = spans.windows(2).find(|w| w[0].0 == w[1].0) {
            return self.err(w[1].1, format!("redefinition of summary entry '^{}'", w[1].0));
        }
        let open = |n: &u32| spans.binary_search_by_key(n, |s| s.0).is_err();
        if let Some(n) = summary.references().into_iter().filter(open).min() {
            return self.err((0, 0), format!("use of undefined summary '^{n}'"));
        }
        summary.finish(self.b.tables.strings.get(self.b.tables.source_filename));
        self.b.tables.summary = Some(summary);
        Ok(())
    }
}
