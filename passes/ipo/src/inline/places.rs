//! Where an inlined call stands, as remarks tell it: lines counted from the first of their function, from the innermost function out.

use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdField;
use warpc_ir::module::Tables;
use warpc_ir::new_metadata::NewNode;
use warpc_phase::RemarkText;

/// Scopes on the way from a location to its function that are looked at.
const MAX_SCOPES: usize = 256;

fn node(tables: &Tables, of: Md, name: &[u8]) -> Md {
    match tables.strings.find(name).and_then(|key| tables.metadata.field(of, key)) {
        Some(&MdField::Node(node)) => node,
        _ => Md::NONE,
    }
}

fn number(tables: &Tables, of: Md, name: &[u8]) -> i128 {
    match tables.strings.find(name).and_then(|key| tables.metadata.field(of, key)) {
        Some(&MdField::Int(number)) => number,
        _ => 0,
    }
}

fn text<'t>(tables: &'t Tables, of: Md, name: &[u8]) -> Option<&'t [u8]> {
    match tables.strings.find(name).and_then(|key| tables.metadata.field(of, key)) {
        Some(&MdField::Str(text)) => Some(tables.strings.get(text)).filter(|text| !text.is_empty()),
        _ => None,
    }
}

/// The discriminator that tells apart code of one line, without what duplication of code has added to it.
fn base_discriminator(encoded: u32) -> u32 {
    if encoded & 1 != 0 {
        return 0;
    }
    let rest = encoded >> 1;
    if rest & 0x20 != 0 { rest >> 1 & 0xfe0 | rest & 0x1f } else { rest & 0x1f }
}

/// Appends ` at callsite f:1:2 @ g:3:4;` for location `loc`, if there is one.
pub fn tell(func: &FuncMut<'_>, loc: Md, mut message: RemarkText) -> RemarkText {
    let tables = func.ctx().tables;
    let mut at = loc;
    let mut first = true;
    while at.is_some() {
        // A location that was made for this function stands for one of the module.
        let (of, outer) = match func.new_md(at) {
            Some(&NewNode::Location { of, inlined_at, .. }) => (of, inlined_at),
            Some(_) => break,
            None => (at, node(tables, at, b"inlinedAt")),
        };
        let mut scope = node(tables, of, b"scope");
        let discriminator = number(tables, scope, b"discriminator");
        let mut left = MAX_SCOPES;
        while node(tables, scope, b"unit").is_none() && node(tables, scope, b"scope").is_some() && left > 0 {
            scope = node(tables, scope, b"scope");
            left -= 1;
        }
        let name = text(tables, scope, b"linkageName").or_else(|| text(tables, scope, b"name")).unwrap_or_default();
        message = message
            .text(if first { " at callsite " } else { " @ " })
            .text(&String::from_utf8_lossy(name))
            .text(":")
            .arg("Line", number(tables, of, b"line") - number(tables, scope, b"line"))
            .text(":")
            .arg("Column", number(tables, of, b"column"));
        let discriminator = base_discriminator(discriminator.try_into().unwrap_or(0));
        if discriminator != 0 {
            message = message.text(".").arg("Disc", discriminator);
        }
        first = false;
        at = outer;
    }
    if first { message } else { message.text(";") }
}
