//! Entries of summaries for link-time optimisation, `^0 = module: (...)`: skipped.

use super::{K, Parser, R, T};

impl Parser<'_> {
    /// `^0 = ...`: skipped to the closing parenthesis.
    pub(super) fn summary(&mut self) -> R<()> {
        self.lex.no_labels = true;
        let r = self.summary_entry();
        self.lex.no_labels = false;
        r
    }
    fn summary_entry(&mut self) -> R<()> {
        self.next();
        self.expect(T::Equal, "expected '=' here")?;
        if !matches!(self.word(), K::gv | K::module | K::typeid | K::typeidCompatibleVTable | K::flags | K::blockcount)
        {
            return self.fail(
                "Expected 'gv', 'module', 'typeid', 'typeidCompatibleVTable', 'flags' or 'blockcount' at the start of summary entry",
            );
        }
        let number = matches!(self.word(), K::flags | K::blockcount);
        self.next();
        self.expect(T::Colon, "expected ':' at start of summary entry")?;
        if number {
            self.lex.no_labels = false;
            self.uint64()?;
            return Ok(());
        }
        self.expect(T::LParen, "expected '(' at start of summary entry")?;
        let mut open = 1u32;
        loop {
            match self.kind() {
                T::LParen => open += 1,
                T::RParen => open -= 1,
                T::Eof => return self.fail("found end of file while parsing summary entry"),
                _ => {}
            }
            // The token after the last parenthesis is one of the module again.
            self.lex.no_labels = open > 0;
            self.next();
            if open == 0 {
                return Ok(());
            }
        }
    }
}
