//! Writes nodes: tuples, expressions, and specialised nodes by their layout.

use super::layout::Piece;
use super::{BitWriter, MdEntry, MdTable, code};
use crate::debug_words;
use crate::write::bits::signed;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::ModuleCtx;

/// `DW_OP_consts`
const CONSTS: u64 = 0x11;
/// Version of the encoding of expressions.
const EXPRESSION_VERSION: u64 = 3 << 1;
/// Says that a language is a name with a version.
const VERSIONED: u64 = 1 << 63;

/// Strings of the module that nodes are asked for by name.
pub(super) struct Names {
    generic: Option<Str>,
    operands: Option<Str>,
    language: Option<Str>,
    language_name: Option<Str>,
    /// Fields of DIFile whose empty string is kept.
    kept: [Option<Str>; 2],
    /// Fields that hold a size.
    sizes: [Option<Str>; 2],
    pointer_auth: [(Option<Str>, u32); 5],
}

impl Names {
    pub(super) fn new(ctx: ModuleCtx<'_>) -> Names {
        let find = |s: &str| ctx.tables.strings.find(s.as_bytes());
        Names {
            generic: find("GenericDINode"),
            operands: find("operands"),
            language: find("language"),
            language_name: find("sourceLanguageName"),
            kept: [find("checksum"), find("source")],
            sizes: [find("size"), find("offset")],
            pointer_auth: [
                (find("ptrAuthKey"), 0),
                (find("ptrAuthIsAddressDiscriminated"), 4),
                (find("ptrAuthExtraDiscriminator"), 5),
                (find("ptrAuthIsaPointer"), 21),
                (find("ptrAuthAuthenticatesNullValues"), 22),
            ],
        }
    }
    /// Whether a field is the list of operands of a generic node.
    pub(super) fn is_operands(&self, kind: Str, field: Str) -> bool {
        Some(kind) == self.generic && Some(field) == self.operands
    }
    /// Whether the empty string of a field is kept.
    pub(super) fn keeps_empty(&self, field: Str) -> bool {
        self.kept.contains(&Some(field))
    }
    /// Whether size or offset of a node is a node.
    pub(super) fn size_is_node(&self, fields: &[(Str, MdField)]) -> bool {
        fields.iter().any(|(n, f)| self.sizes.contains(&Some(*n)) && matches!(f, MdField::Node(m) if m.is_some()))
    }
}

/// Writes the expression that is a number.
pub(super) fn constant_expression(bits: &mut BitWriter, n: u64) {
    bits.record(code::EXPRESSION, &[EXPRESSION_VERSION, CONSTS, n]);
}

/// Words of a number of any size that fits 128 bits, and the width they are of.
fn wide(n: i128) -> (u64, [u64; 2], usize) {
    let words = [n as u64, (n >> 64) as u64];
    if i64::try_from(n).is_ok() { (64, words, 1) } else { (128, words, 1 + (words[1] != 0) as usize) }
}

/// Fields of a node, while it is written.
struct Fields<'a, 'm> {
    table: &'a MdTable<'m>,
    fields: &'m [(Str, MdField)],
}

impl<'m> Fields<'_, 'm> {
    fn get(&self, name: Str) -> Option<&'m MdField> {
        self.fields.iter().find(|f| f.0 == name).map(|f| &f.1)
    }
    fn optional(&self, name: Option<Str>) -> Option<u64> {
        name.and_then(|n| self.get(n)).map(|f| self.number(f))
    }
    fn number(&self, f: &MdField) -> u64 {
        match f {
            MdField::Int(n) => *n as u64,
            MdField::Bool(b) => *b as u64,
            MdField::Sym(s) | MdField::Str(s) => debug_words::number(self.table.ctx.str(*s)),
            MdField::Node(_) => 0,
        }
    }
    fn reference(&self, name: Str) -> u64 {
        match self.get(name) {
            Some(MdField::Node(m)) => self.table.number_or_none(*m),
            Some(MdField::Str(s)) if self.table.keeps(name, *s) => self.table.string(*s) + 1,
            _ => 0,
        }
    }
    fn made(&self, entry: MdEntry) -> u64 {
        self.table.made.get(&entry).map_or(0, |&slot| self.table.of_slot(slot) + 1)
    }
    fn bound(&self, name: Str, entry: impl Fn(u64) -> MdEntry) -> u64 {
        match self.get(name) {
            Some(MdField::Int(n)) => self.made(entry(*n as u64)),
            _ => self.reference(name),
        }
    }
    fn integer(&self, name: Str) -> i128 {
        match self.get(name) {
            Some(MdField::Int(n)) => *n,
            _ => 0,
        }
    }

    fn write(&self, piece: Piece<Str>, distinct: u64, size_is_node: bool, record: &mut Vec<u64>) {
        record.push(match piece {
            Piece::Head(bits) => bits | distinct,
            Piece::HeadBit(bits, name, at) => bits | distinct | self.optional(Some(name)).unwrap_or(0) << at,
            Piece::HeadSize(bits, bit) => bits | distinct | if size_is_node { bit } else { 0 },
            Piece::Ref(name) => self.reference(name),
            Piece::Id(name) => self.reference(name).saturating_sub(1),
            Piece::OptionalRef(name) => match self.reference(name) {
                0 => return,
                n => n,
            },
            Piece::Num(name, default) => self.optional(Some(name)).unwrap_or(default),
            Piece::NumPlusOne(name) => self.optional(Some(name)).map_or(0, |n| n + 1),
            Piece::Bound(name) => self.bound(name, MdEntry::Number),
            Piece::GenericBound(name) => self.bound(name, MdEntry::Expression),
            Piece::Size(name) if size_is_node => self.bound(name, MdEntry::Number),
            Piece::Size(name) => self.optional(Some(name)).unwrap_or(0),
            Piece::Language => {
                let names = &self.table.names;
                let named = self.optional(names.language_name).map(|n| n ^ VERSIONED);
                named.or_else(|| self.optional(names.language)).unwrap_or(0)
            }
            Piece::Width(name) => wide(self.integer(name)).0,
            Piece::Words(name) => {
                let (_, words, len) = wide(self.integer(name));
                return record.extend(words[..len].iter().map(|&w| signed(w as i64)));
            }
            Piece::WideNumber(name) => {
                let (width, words, len) = wide(self.integer(name));
                record.push((len as u64) << 32 | width);
                return record.extend(words[..len].iter().map(|&w| signed(w as i64)));
            }
            Piece::PointerAuth => {
                let parts = self.table.names.pointer_auth;
                parts.iter().fold(0, |bits, &(name, at)| bits | self.optional(name).unwrap_or(0) << at)
            }
            Piece::Operands => {
                let list = self.table.names.operands.and_then(|name| self.get(name));
                let Some(MdField::Node(list)) = list else { return };
                let ops = self.table.nodes.ops(*list);
                return record.extend(ops.iter().map(|&m| self.table.number_or_none(m)));
            }
            Piece::Place([file, line, scope]) => {
                let place = [self.reference(file), self.optional(Some(line)).unwrap_or(0), self.reference(scope)];
                return record.extend(place.iter().filter(|_| place != [0; 3]));
            }
            Piece::Always(value) => value,
        });
    }
}

impl MdTable<'_> {
    /// Writes a node.
    pub(super) fn write_node(&self, bits: &mut BitWriter, record: &mut Vec<u64>, node: Md) {
        match self.nodes.get(node) {
            MdNode::Tuple { distinct, ops } => {
                record.extend(ops.iter().map(|&o| self.number_or_none(o)));
                bits.record(if *distinct { code::DISTINCT_NODE } else { code::NODE }, record);
            }
            MdNode::ArgList(ops) => {
                record.extend(ops.iter().map(|&o| self.number(o)));
                bits.record(code::ARG_LIST, record);
            }
            MdNode::Expr(elements) => {
                record.push(EXPRESSION_VERSION);
                let fields = Fields { table: self, fields: &[] };
                record.extend(elements.iter().map(|e| fields.number(e)));
                bits.record(code::EXPRESSION, record);
            }
            MdNode::Special { distinct, kind, fields } => match self.layout(*kind) {
                Some(layout) => {
                    let size_is_node = self.names.size_is_node(fields);
                    let fields = Fields { table: self, fields };
                    for &piece in &layout.pieces {
                        fields.write(piece, *distinct as u64, size_is_node, record);
                    }
                    bits.record(layout.code, record);
                }
                None => bits.record(code::NODE, &[]),
            },
            MdNode::Str(_) | MdNode::Value(..) | MdNode::Placeholder => bits.record(code::NODE, &[]),
        }
    }
    /// Line, column, scope, place inlined at, whether implicit, group and rank of a location; `None` for another node.
    pub(in crate::write) fn location(&self, node: Md) -> Option<[u64; 7]> {
        let MdNode::Special { kind, fields, .. } = self.nodes.get(node) else { return None };
        let layout = self.layout(*kind).filter(|l| l.code == code::LOCATION)?;
        let fields = Fields { table: self, fields };
        let mut values = [0; 7];
        for (value, &piece) in values.iter_mut().zip(&layout.pieces[1..]) {
            *value = match piece {
                Piece::Id(name) | Piece::Ref(name) => fields.reference(name),
                piece => piece.field().and_then(|name| fields.optional(Some(name))).unwrap_or(0),
            };
        }
        Some(values)
    }
    /// Notes that what a location refers to is in use, without the location itself.
    pub(in crate::write) fn need_location(&mut self, node: Md) {
        if node.is_none() || node.index() >= self.slots.len() {
            return;
        }
        match self.nodes.get(node) {
            MdNode::Special { fields, .. } => {
                for (_, field) in fields {
                    if let MdField::Node(n) = field {
                        self.need(*n);
                    }
                }
            }
            _ => self.need(node),
        }
    }
}
