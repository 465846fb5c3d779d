//! Bodies: labels, scopes, directives, calls, branch tables; everything else is an instruction.

use super::body::{BodyReader, Map, Scope};
use super::inst::table_row;
use super::lexer::{Token, TokenKind};
use super::module::{Read, Reader, SPACES};
use super::names::call_param;
use super::operand::Tree;
use super::*;
use crate::machine::*;
use warpc_columns::RowSet;

impl<'t> Reader<'t> {
    /// A body, from its opening brace.
    pub(super) fn body(&mut self, function: &Function) -> Read<Body> {
        self.expect(b'{')?;
        let mut b = BodyReader {
            r: self,
            f: function,
            out: Body::default(),
            scopes: vec![Scope::default()],
            next_scope: 1,
            labels: Map::default(),
            tables: Map::default(),
            depot: None,
            loc: u32::MAX,
            ops: Vec::new(),
            trees: Vec::new(),
        };
        b.out.rows.side.depot = (0, 1);
        let entry = b.find_labels()?;
        b.label(entry, b.r.peek());
        b.statements()?;
        b.close_block();
        Ok(b.out)
    }
}

impl<'t> BodyReader<'_, 't> {
    /// Numbers the labels: `$L_n` keeps its number, others follow. The number of the entry's label, which has no text, is
    /// the result.
    fn find_labels(&mut self) -> Read<MBlock> {
        let tokens = &self.r.tokens;
        let text = self.r.text;
        let bytes = |t: Token| &text[t.start as usize..t.end as usize];
        let limit = tokens.len() as u64;
        let (mut scopes, mut next) = (vec![0u32], 1u32);
        let mut found: Vec<(u32, Token)> = Vec::new();
        let mut highest = 0u32;
        let number = |t: Token| -> Option<u32> {
            let digits = bytes(t).strip_prefix(b"$L_")?;
            let n: u32 = std::str::from_utf8(digits).ok()?.parse().ok()?;
            (n.to_string().as_bytes() == digits && (n as u64) < limit).then_some(n)
        };
        let mut at = self.r.at;
        let mut braces = 0u32;
        loop {
            let (before, t) = (tokens[at - 1], tokens[at]);
            let starts = matches!(before.kind, TokenKind::Punct(b';' | b'{' | b'}' | b':')) && braces == 0;
            match t.kind {
                TokenKind::End => return self.r.error(t, "the body does not end"),
                TokenKind::Punct(b'{') if starts => {
                    scopes.push(next);
                    next += 1;
                }
                TokenKind::Punct(b'{') => braces += 1,
                TokenKind::Punct(b'}') if braces > 0 => braces -= 1,
                TokenKind::Punct(b'}') => {
                    scopes.pop();
                    if scopes.is_empty() {
                        break;
                    }
                }
                TokenKind::Word if starts && tokens[at + 1].is(b':') => {
                    let directive = tokens[(at + 2).min(tokens.len() - 1)];
                    if !matches!(bytes(directive), b".branchtargets" | b".callprototype") {
                        found.push((*scopes.last().unwrap_or(&0), t));
                        if let Some(n) = number(t) {
                            highest = highest.max(n + 1);
                        }
                    }
                }
                _ => {}
            }
            at += 1;
        }
        let mut taken = RowSet::new(highest as usize);
        for &(scope, t) in &found {
            let n = match number(t) {
                Some(n) if taken.insert(MBlock(n)) => n,
                _ => {
                    highest += 1;
                    highest - 1
                }
            };
            if self.labels.insert((scope, bytes(t)), MBlock(n)).is_some() {
                return self.r.error(t, format!("label `{}` is defined twice", String::from_utf8_lossy(bytes(t))));
            }
        }
        let blocks = &mut self.out.rows.blocks;
        while blocks.len() <= highest as usize {
            blocks.push(MachineBlock::default());
        }
        Ok(MBlock(highest))
    }
    fn statements(&mut self) -> Read<()> {
        loop {
            let t = self.r.peek();
            match t.kind {
                TokenKind::Punct(b'{') => {
                    self.r.at += 1;
                    self.scopes.push(Scope { id: self.next_scope, ..Default::default() });
                    self.next_scope += 1;
                    self.plain(Op::CallOpen, &[], t);
                }
                TokenKind::Punct(b'}') => {
                    self.r.at += 1;
                    self.scopes.pop();
                    if self.scopes.is_empty() {
                        return Ok(());
                    }
                    self.plain(Op::CallClose, &[], t);
                }
                TokenKind::Punct(b';') => self.r.at += 1,
                TokenKind::Punct(b'@') => self.instruction()?,
                TokenKind::Word if self.r.ahead(1).is(b':') => self.named()?,
                TokenKind::Word if self.r.bytes(t)[0] == b'.' => self.directive()?,
                TokenKind::Word => self.instruction()?,
                _ => return self.r.error(t, "an instruction expected"),
            }
        }
    }
    /// `name:` and what follows it.
    fn named(&mut self) -> Read<()> {
        let name = self.r.next();
        let bytes = self.r.bytes(name);
        self.r.expect(b':')?;
        if self.r.take_word(".callprototype") {
            let from = self.r.peek().start as usize;
            while !self.r.peek().is(b';') {
                if self.r.next().kind == TokenKind::End {
                    return self.r.error(name, "the prototype does not end");
                }
            }
            let text = self.r.text[from..self.r.peek().start as usize].trim_ascii();
            self.r.expect(b';')?;
            let (a, b) = (self.text_operand(bytes), self.text_operand(text));
            self.plain(Op::Prototype, &[a, b], name);
            return Ok(());
        }
        if self.r.take_word(".branchtargets") {
            let mut list = Vec::new();
            while !self.r.take(b';') {
                if !list.is_empty() {
                    self.r.expect(b',')?;
                }
                let t = self.r.word("a label")?;
                match self.find_label(self.r.bytes(t)) {
                    Some(b) => list.push(b),
                    None => return self.r.error(t, "no such label"),
                }
            }
            self.tables.insert(bytes, list);
            return Ok(());
        }
        let scope = self.scopes.last().map_or(0, |s| s.id);
        match self.labels.get(&(scope, bytes)) {
            Some(&b) => {
                self.label(b, name);
                Ok(())
            }
            None => self.r.error(name, "a label in no place for one"),
        }
    }
    fn directive(&mut self) -> Read<()> {
        let t = self.r.next();
        match self.r.bytes(t) {
            b".reg" => {
                let (_, ty, bytes) = self.r.typed()?;
                let class = match (ty, bytes) {
                    (".pred", _) => Class::Pred,
                    (_, 1 | 2) => Class::B16,
                    (_, 4) => Class::B32,
                    (_, 8) => Class::B64,
                    (_, 16) => Class::B128,
                    _ => return self.r.error(t, "no type of a register"),
                };
                loop {
                    let name = self.r.name("the name of a register")?;
                    self.declare_register(name, class)?;
                    if !self.r.take(b',') {
                        break;
                    }
                }
                self.r.expect(b';')
            }
            b".local" => {
                let (align, _, bytes) = self.r.typed()?;
                let name = self.r.name("a name")?;
                let count = self.r.array(bytes)?;
                self.r.expect(b';')?;
                if self.depot.is_some() {
                    return self.r.error(name, "a body has one local variable");
                }
                self.depot = Some(self.r.bytes(name));
                self.out.rows.side.depot = (count.unwrap_or(1) * bytes as u64, align.max(1));
                self.out.rows.side.uses_depot = true;
                Ok(())
            }
            b".global" | b".shared" | b".const" => {
                let space = SPACES.iter().copied().find(|s| s.as_bytes() == self.r.bytes(t)).unwrap_or_default();
                let function = self.r.out.symbols[self.f.symbol as usize].name.clone();
                let (name, symbol) = self.r.variable("", space, Some(&function))?;
                let bytes = self.r.bytes(name);
                let old = self.scopes.last_mut().and_then(|scope| scope.variables.insert(bytes, symbol));
                if old.is_some() {
                    return self.r.error(name, format!("`{}` is defined twice", String::from_utf8_lossy(bytes)));
                }
                Ok(())
            }
            b".param" => {
                let (align, _, bytes) = self.r.typed()?;
                let name = self.r.name("a name")?;
                let count = self.r.array(bytes)?;
                self.r.expect(b';')?;
                let Some(o) = call_param(self.r.bytes(name)) else {
                    return self.r.error(name, "parameters of calls are `retval0` or `param` and a number");
                };
                let ops = match count {
                    None => [o, Operand::ZERO, Operand::imm(bytes as i32 * 8)],
                    Some(n) => {
                        let size = n * bytes as u64;
                        let Ok(size) = i32::try_from(size) else {
                            return self.r.error(name, "a parameter of more than 2 GiB");
                        };
                        [o, Operand::imm(align.max(1) as i32), Operand::imm(size)]
                    }
                };
                self.plain(Op::DeclParam, &ops, t);
                Ok(())
            }
            b".loc" => {
                self.loc = self.out.locs.len() as u32;
                let text = self.r.rest_of_line();
                self.out.locs.push(text);
                Ok(())
            }
            b".pragma" => {
                let text = self.r.next();
                if text.kind != TokenKind::Text {
                    return self.r.error(text, "a text expected");
                }
                self.r.expect(b';')?;
                let row = [b".pragma ", self.r.bytes(text), b";"].concat();
                let o = self.text_operand(&row);
                self.plain(Op::Text, &[o], t);
                Ok(())
            }
            _ => self.r.error(t, "unknown directive"),
        }
    }
    fn instruction(&mut self) -> Read<()> {
        let start = self.r.peek();
        self.ops.clear();
        let mut guard = None;
        if self.r.take(b'@') {
            let neg = self.r.take(b'!');
            let t = self.r.word("a predicate")?;
            let Some(p) = self.register(self.r.bytes(t)) else {
                return self.r.error(t, "no such predicate");
            };
            let flags = if neg { oflag::GUARD | oflag::NEG } else { oflag::GUARD };
            guard = Some(Operand::reg(p).with(flags));
        }
        let word = self.r.word("an instruction")?;
        let bytes = self.r.bytes(word);
        let Ok(mnemonic) = std::str::from_utf8(bytes) else { return self.r.error(word, "an instruction expected") };
        match mnemonic {
            "call" | "call.uni" if guard.is_none() => return self.call(start),
            "brx.idx" | "brx.idx.uni" if guard.is_none() => return self.branch_table(start),
            _ => {}
        }
        let mut trees = std::mem::take(&mut self.trees);
        trees.clear();
        while !self.r.take(b';') {
            if !trees.is_empty() {
                self.r.expect(b',')?;
            }
            trees.push(self.operand()?);
        }
        if self.is_prologue(mnemonic, &trees) {
            self.trees = trees;
            return Ok(());
        }
        let mut ops = std::mem::take(&mut self.ops);
        ops.extend(guard);
        match table_row(mnemonic, &trees, &mut self.out.rows.side, &mut ops) {
            Some(h) if matches!(h.op, Op::Bra | Op::BraUni) && ops.last().is_none_or(|o| o.kind != Kind::Label) => {
                return self.r.error(start, "a label expected");
            }
            Some(h) => self.push(h, &ops, start),
            None => {
                ops.clear();
                ops.push(Operand::NONE);
                let mut text = Vec::new();
                // Operand 0 is the text itself and has no number.
                let mut leaves = Vec::new();
                if let Some(g) = guard {
                    text.push(b'@');
                    if g.has(oflag::NEG) {
                        text.push(b'!');
                    }
                    text.extend_from_slice(b"$0 ");
                    leaves.push(Operand::reg(g.vreg()));
                }
                text.extend_from_slice(mnemonic.as_bytes());
                for (n, t) in trees.iter().enumerate() {
                    text.extend_from_slice(if n == 0 { b" \t" } else { b", " });
                    t.template(&mut leaves, &mut text);
                }
                text.push(b';');
                ops[0] = self.text_operand(&text);
                ops.extend(leaves);
                self.plain(Op::Text, &ops, start);
            }
        }
        self.ops = ops;
        self.trees = trees;
        Ok(())
    }
    /// The two instructions that set up `%SPL` and `%SP`, which the printer makes itself.
    fn is_prologue(&self, mnemonic: &str, trees: &[Tree]) -> bool {
        let kind = |t: &Tree| match t {
            Tree::Leaf(o) => o.kind,
            _ => Kind::None,
        };
        match (mnemonic, trees) {
            ("mov.b64" | "mov.u64", [a, b]) => kind(a) == Kind::DepotLocal && kind(b) == Kind::DepotSymbol,
            ("cvta.local.u64", [a, b]) => kind(a) == Kind::DepotGeneric && kind(b) == Kind::DepotLocal,
            _ => false,
        }
    }
    /// `call (retval0), f, (param0, ...), prototype;`
    fn call(&mut self, start: Token) -> Read<()> {
        let mut ops = vec![Operand::NONE];
        let in_list = |s: &mut Self, ops: &mut Vec<Operand>| -> Read<()> {
            let mut first = true;
            while !s.r.take(b')') {
                if !first {
                    s.r.expect(b',')?;
                }
                first = false;
                let t = s.r.word("a parameter")?;
                match call_param(s.r.bytes(t)) {
                    Some(o) => ops.push(o),
                    None => return s.r.error(t, "a parameter of the call expected"),
                }
            }
            Ok(())
        };
        if self.r.take(b'(') {
            let mut ret = Vec::new();
            in_list(self, &mut ret)?;
            ops[0] = ret.first().copied().unwrap_or(Operand::NONE);
            self.r.expect(b',')?;
        }
        let t = self.r.name("a function")?;
        let target = self.leaf(t)?;
        if !matches!(target.kind, Kind::Symbol | Kind::Reg) {
            return self.r.error(t, "a function expected");
        }
        ops.push(target);
        if self.r.take(b',') {
            self.r.expect(b'(')?;
            in_list(self, &mut ops)?;
            if self.r.take(b',') {
                let t = self.r.word("a prototype")?;
                let o = self.text_operand(self.r.bytes(t));
                ops.push(o);
            }
        }
        self.r.expect(b';')?;
        self.plain(Op::Call, &ops, start);
        Ok(())
    }
    fn branch_table(&mut self, start: Token) -> Read<()> {
        let t = self.r.word("a register")?;
        let o = self.leaf(t)?;
        if o.kind != Kind::Reg {
            return self.r.error(t, "a register expected");
        }
        self.r.expect(b',')?;
        let t = self.r.word("a table of labels")?;
        let name = self.r.bytes(t);
        let Some(list) = self.tables.get(name) else { return self.r.error(t, "no such table of labels") };
        let id = name.strip_prefix(b"$L_brx_").and_then(|d| std::str::from_utf8(d).ok()?.parse().ok());
        let mut ops = vec![o, Operand::imm(id.unwrap_or(self.out.rows.insts.head.len() as i32))];
        ops.extend(list.iter().map(|&b| Operand::label(b)));
        self.r.expect(b';')?;
        self.plain(Op::BrxIdx, &ops, start);
        Ok(())
    }
}
