//! Specialised metadata nodes, by the table in `engine/ir/src/metadata_kinds.rs`.

use super::{K, Parser, R, Span, T};
use smallvec::SmallVec;
use warpc_ir::dwarf::symbols;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::metadata_kinds::{Field, FieldKind, NodeKind, node_kind};
use warpc_ir::special_node::{self, Seen};

impl Parser<'_> {
    /// `!DILocation(...)` and the like, not distinct unless said so.
    pub(super) fn special_node(&mut self, distinct: bool) -> R<Md> {
        let node = self.special_node_body(distinct)?;
        Ok(self.b.tables.metadata.add(node))
    }
    pub(super) fn special_node_body(&mut self, distinct: bool) -> R<MdNode> {
        let span = self.span();
        let name = self.lex.text(self.lex.tok.name);
        if name == b"DIExpression" {
            self.next();
            return self.expression_node();
        }
        let Some(kind) = node_kind(name) else {
            return self.fail("expected metadata type");
        };
        if kind.distinct && !distinct {
            let parens = if kind.name == "DIAssignID" { "()" } else { "" };
            return self.fail(format!("missing 'distinct', required for !{}{parens}", kind.name));
        }
        self.next();
        self.expect(T::LParen, "expected '(' here")?;
        let mut seen: Seen = (0..kind.fields.len()).map(|_| None).collect();
        if self.kind() != T::RParen {
            loop {
                self.special_field(kind, &mut seen)?;
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        let close = self.span();
        self.expect(T::RParen, "expected ')' here")?;
        for (f, v) in kind.fields.iter().zip(&seen) {
            if f.required && v.is_none() {
                return self.err(close, format!("missing required field '{}'", f.name));
            }
        }
        self.check_node(kind, &mut seen, distinct, span)?;
        special_node::normalise(&mut self.b.tables.strings, kind, &mut seen);
        if kind.name == "DIDerivedType" {
            special_node::signed_pointer(&self.b.tables.strings, kind, &mut seen);
        }
        let fields = kind.fields.iter().zip(seen).filter_map(|(f, v)| Some((f.name, v?)));
        let mut out = Vec::with_capacity(kind.fields.len());
        for (name, v) in fields {
            out.push((self.b.tables.strings.intern(name.as_bytes()), v));
        }
        let kind = self.intern(kind.name);
        Ok(MdNode::Special { distinct, kind, fields: out.into() })
    }
    fn special_field(&mut self, kind: &NodeKind, seen: &mut Seen) -> R<()> {
        if self.kind() != T::LabelStr {
            return self.fail("expected field label here");
        }
        let name = self.lex.text(self.lex.tok.name);
        let Some(i) = kind.fields.iter().position(|f| f.name.as_bytes() == name) else {
            let text = String::from_utf8_lossy(name).into_owned();
            return self.fail(format!("invalid field '{text}'"));
        };
        let f = &kind.fields[i];
        if seen[i].is_some() {
            return self.fail(format!("field '{}' cannot be specified more than once", f.name));
        }
        self.next();
        seen[i] = Some(self.field_value(f)?);
        Ok(())
    }
    fn field_value(&mut self, f: &Field) -> R<MdField> {
        match f.kind {
            FieldKind::Node => {
                if self.eat_word(K::null) {
                    return Ok(MdField::Node(Md::NONE));
                }
                Ok(MdField::Node(self.md()?))
            }
            FieldKind::NodeNotNull => {
                if self.is(K::null) {
                    return self.fail(format!("'{}' cannot be null", f.name));
                }
                Ok(MdField::Node(self.md()?))
            }
            FieldKind::List => {
                let ops = self.md_list()?;
                if ops.is_empty() {
                    return Ok(MdField::Node(Md::NONE));
                }
                Ok(MdField::Node(self.b.tables.metadata.add(MdNode::Tuple { distinct: false, ops: ops[..].into() })))
            }
            FieldKind::UInt(max) => self.unsigned_field(f, max),
            FieldKind::SInt(min, max) => self.signed_field(f, min, max),
            FieldKind::BigInt => {
                let (span, negative) = (self.span(), self.lex.tok.negative);
                let (v, bits) = self.integer_i128()?;
                if bits > 127 + negative as u32 {
                    return self.err(span, "number in debug information has more than 128 bits");
                }
                Ok(MdField::Int(v))
            }
            FieldKind::UIntOrNode if self.kind() == T::Int => self.unsigned_field(f, u64::MAX),
            FieldKind::SIntOrNode if self.kind() == T::Int => {
                // The number of elements of a range counts from -1 (empty).
                self.signed_field(f, if f.name == "count" { -1 } else { i64::MIN }, i64::MAX)
            }
            FieldKind::UIntOrNode | FieldKind::SIntOrNode => {
                if f.name == "count" && self.is(K::null) {
                    return self.fail("'count' cannot be null");
                }
                if self.eat_word(K::null) {
                    return Ok(MdField::Node(Md::NONE));
                }
                Ok(MdField::Node(self.md()?))
            }
            FieldKind::Bool => {
                let v = match self.word() {
                    K::r#true => true,
                    K::r#false => false,
                    _ => return self.fail("expected 'true' or 'false'"),
                };
                self.next();
                Ok(MdField::Bool(v))
            }
            FieldKind::Str | FieldKind::StrKept => Ok(MdField::Str(self.string()?)),
            FieldKind::StrNotEmpty => {
                let span = self.span();
                let s = self.string()?;
                if s == Str::EMPTY {
                    return self.err(span, format!("'{}' cannot be empty", f.name));
                }
                Ok(MdField::Str(s))
            }
            FieldKind::Sym(prefix, max, noun) => {
                if self.kind() == T::Int {
                    let field = self.unsigned_field(f, max)?;
                    return Ok(special_node::symbol_of(&mut self.b.tables.strings, prefix, field));
                }
                let text = self.token_text();
                if self.kind() != T::Word || !text.starts_with(prefix.as_bytes()) {
                    return self.fail(format!("expected {noun}"));
                }
                if symbols(prefix).is_some_and(|s| s.number(text).is_none()) {
                    let text = String::from_utf8_lossy(text).into_owned();
                    return self.fail(format!("invalid {noun} '{text}'"));
                }
                Ok(MdField::Sym(self.symbol()))
            }
            FieldKind::Word(words, noun) => {
                if self.kind() == T::Int {
                    let last = words.len() as u64 - 1;
                    let MdField::Int(v) = self.unsigned_field(f, last)? else { unreachable!("an integer") };
                    return Ok(MdField::Sym(self.intern(words[v as usize])));
                }
                let text = self.token_text();
                if self.kind() != T::Word || !words.iter().any(|w| w.as_bytes() == text) {
                    let text = String::from_utf8_lossy(text).into_owned();
                    let is_word = self.kind() == T::Word;
                    return self.fail(if is_word {
                        format!("invalid {noun} '{text}'")
                    } else {
                        format!("expected {noun}")
                    });
                }
                Ok(MdField::Sym(self.symbol()))
            }
            FieldKind::Flags(prefix, noun) => self.flags_field(f, prefix, noun),
        }
    }
    fn symbol(&mut self) -> Str {
        let s = self.b.tables.strings.intern(self.token_text());
        self.next();
        s
    }
    fn unsigned_field(&mut self, field: &Field, max: u64) -> R<MdField> {
        if self.kind() != T::Int || self.lex.tok.negative {
            return self.fail("expected unsigned integer");
        }
        let span = self.span();
        let (v, _) = self.integer_i128()?;
        if v < 0 || v > max as i128 {
            return self.err(span, format!("value for '{}' too large, limit is {max}", field.name));
        }
        Ok(MdField::Int(v))
    }
    fn signed_field(&mut self, field: &Field, min: i64, max: i64) -> R<MdField> {
        if self.kind() != T::Int {
            return self.fail("expected signed integer");
        }
        let span = self.span();
        let (v, _) = self.integer_i128()?;
        if v < min as i128 {
            return self.err(span, format!("value for '{}' too small, limit is {min}", field.name));
        }
        if v > max as i128 {
            return self.err(span, format!("value for '{}' too large, limit is {max}", field.name));
        }
        Ok(MdField::Int(v))
    }
    fn flags_field(&mut self, field: &Field, prefix: &str, noun: &str) -> R<MdField> {
        let mut text: Vec<u8> = Vec::new();
        let mut number = None;
        loop {
            if self.kind() == T::Int {
                let MdField::Int(v) = self.unsigned_field(field, u32::MAX as u64)? else { unreachable!("an integer") };
                number = Some(number.unwrap_or(0) | v);
            } else {
                let t = self.token_text();
                if self.kind() != T::Word || !t.starts_with(prefix.as_bytes()) {
                    return self.fail(format!("expected {noun}"));
                }
                if !text.is_empty() {
                    text.extend_from_slice(b" | ");
                }
                text.extend_from_slice(t);
                self.next();
            }
            if !self.eat(T::Bar) {
                break;
            }
        }
        Ok(match number {
            Some(v) if text.is_empty() => MdField::Int(v),
            Some(v) if v != 0 => {
                text.extend_from_slice(format!(" | {v}").as_bytes());
                MdField::Sym(self.b.tables.strings.intern(&text))
            }
            _ if text == b"DIFlagZero" || text == b"DISPFlagZero" => MdField::Int(0),
            _ => MdField::Sym(self.b.tables.strings.intern(&text)),
        })
    }
    /// What the table cannot say.
    fn check_node(&mut self, kind: &NodeKind, seen: &mut Seen, distinct: bool, span: Span) -> R<()> {
        let at = |name: &str| kind.fields.iter().position(|f| f.name == name).expect("a field of the table");
        match kind.name {
            "DIEnumerator" => {
                let negative = matches!(seen[at("value")], Some(MdField::Int(v)) if v < 0);
                if negative && seen[at("isUnsigned")] == Some(MdField::Bool(true)) {
                    return self.fail("unsigned enumerator with negative value");
                }
            }
            "DIFile" if seen[at("checksumkind")].is_some() != seen[at("checksum")].is_some() => {
                return self.fail("'checksumkind' and 'checksum' must be provided together");
            }
            "DICompileUnit" => {
                let (language, name) = (seen[at("language")].is_some(), seen[at("sourceLanguageName")].is_some());
                if !language && !name {
                    return self
                        .err(span, "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit");
                }
                if language && name {
                    return self
                        .err(span, "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit");
                }
                if seen[at("sourceLanguageVersion")].is_some() && !name {
                    return self.err(
                        span,
                        "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit",
                    );
                }
            }
            "DISubprogram" => {
                self.upgrade_subprogram(seen, &at);
                let flags = match &seen[at("spFlags")] {
                    Some(MdField::Sym(s)) => self.b.tables.strings.text(*s).contains("DISPFlagDefinition"),
                    Some(MdField::Int(v)) => v & 8 != 0,
                    _ => false,
                };
                if flags && !distinct {
                    return self.err(span, "missing 'distinct', required for !DISubprogram that is a Definition");
                }
                let sp_flags = seen[at("spFlags")].clone();
                special_node::virtual_index(&self.b.tables.strings, &sp_flags, &mut seen[at("virtualIndex")]);
            }
            "DISubrangeType" => {
                // Bounds are kept as constants of 64 bits.
                for name in ["lowerBound", "upperBound", "stride", "bias"] {
                    if let Some(MdField::Int(v)) = seen[at(name)] {
                        let c = self.b.tables.consts.add_i64(v as u64);
                        let m = self.b.tables.metadata.add(MdNode::Value(Type::I64, c));
                        seen[at(name)] = Some(MdField::Node(m));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }
    /// `isLocal`, `isDefinition`, `isOptimized` and `virtuality` of older text become `spFlags`.
    fn upgrade_subprogram(&mut self, seen: &mut Seen, at: &dyn Fn(&str) -> usize) {
        if seen[at("spFlags")].is_none() {
            let mut words = Vec::new();
            match &seen[at("virtuality")] {
                Some(MdField::Sym(s)) => match self.b.tables.strings.get(*s) {
                    b"DW_VIRTUALITY_virtual" => words.push("DISPFlagVirtual"),
                    b"DW_VIRTUALITY_pure_virtual" => words.push("DISPFlagPureVirtual"),
                    _ => {}
                },
                Some(MdField::Int(1)) => words.push("DISPFlagVirtual"),
                Some(MdField::Int(2)) => words.push("DISPFlagPureVirtual"),
                _ => {}
            }
            if seen[at("isLocal")] == Some(MdField::Bool(true)) {
                words.push("DISPFlagLocalToUnit");
            }
            if seen[at("isDefinition")] != Some(MdField::Bool(false)) {
                words.push("DISPFlagDefinition");
            }
            if seen[at("isOptimized")] == Some(MdField::Bool(true)) {
                words.push("DISPFlagOptimized");
            }
            let v = if words.is_empty() { MdField::Int(0) } else { MdField::Sym(self.intern(&words.join(" | "))) };
            seen[at("spFlags")] = Some(v);
        }
        for name in ["isLocal", "isDefinition", "isOptimized", "virtuality"] {
            seen[at(name)] = None;
        }
    }
    /// The elements of a `DIExpression`: symbols where it is well formed, else numbers.
    fn expression_node(&mut self) -> R<MdNode> {
        self.expect(T::LParen, "expected '(' here")?;
        let mut list: SmallVec<[u64; 8]> = SmallVec::new();
        if self.kind() != T::RParen {
            loop {
                list.push(self.expression_element()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RParen, "expected ')' here")?;
        Ok(special_node::expression(&mut self.b.tables.strings, &list))
    }
    fn expression_element(&mut self) -> R<u64> {
        let text = self.token_text();
        let word = self.kind() == T::Word;
        for (prefix, noun) in [("DW_OP_", "DWARF op"), ("DW_ATE_", "DWARF attribute encoding")] {
            if word && text.starts_with(prefix.as_bytes()) {
                let Some(n) = symbols(prefix).and_then(|s| s.number(text)) else {
                    let text = String::from_utf8_lossy(text).into_owned();
                    return self.fail(format!("invalid {noun} '{text}'"));
                };
                self.next();
                return Ok(n as u64);
            }
        }
        if self.kind() != T::Int || self.lex.tok.negative {
            return self.fail("expected unsigned integer");
        }
        let span = self.span();
        let (v, _) = self.integer_i128()?;
        match u64::try_from(v) {
            Ok(v) => Ok(v),
            Err(_) => self.err(span, format!("element too large, limit is {}", u64::MAX)),
        }
    }
}
