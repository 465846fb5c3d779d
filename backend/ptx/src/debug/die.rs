//! Debugging information entries as columns, their abbreviations, and where they lie in the section.
//!
//! An entry has a tag, a parent and a range of attributes. Entries are made in any order, and get attributes at any time until
//! [`Dies::lay_out`]: the children of an entry are those that name it as parent, in the order in which they were made. Laying out interns the
//! abbreviations and gives each entry its offset, in two walks without recursion. Linear in entries and attributes.

use super::dwarf::{form, sleb};
use hashbrown::HashMap;
use warpc_columns::id;

id! {
    /// An entry.
    pub Die;
    /// A shape of entries: tag, whether there are children, attributes with forms. Numbered from 1 on in the section.
    pub Abbrev;
    /// A list of places where a variable is.
    pub LocationList;
    /// An expression that says where a variable is.
    pub Block;
}

/// Most bytes of an expression: the form of its length has one byte.
pub const LONGEST_BLOCK: u32 = 255;

/// Bytes of the header of a unit.
pub const HEADER: u32 = 11;

/// A label in the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// Start of a function.
    Start(super::FunctionNumber),
    /// End of a function.
    End(super::FunctionNumber),
    /// Another place in a function.
    Place(super::FunctionNumber, u32),
}

/// What an attribute holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// An unsigned number, in the smallest form.
    Number(u64),
    /// A number of two bytes.
    Short(u16),
    /// A signed number.
    Signed(i64),
    /// True.
    Flag,
    /// Bytes of the text pool: start and end.
    Text(u32, u32),
    /// Another entry.
    Entry(Die),
    /// A place in the code.
    Place(Label),
    /// An expression.
    Block(Block),
    /// A list of places.
    List(LocationList),
    /// The start of the line table.
    LineTable,
}

/// An attribute.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    /// Its number.
    pub at: u16,
    /// What it holds.
    pub content: Content,
    /// The next attribute of the entry, or none.
    next: u32,
}

/// A part of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Bytes.
    Bytes(Vec<u8>),
    /// The address of a symbol, in eight bytes.
    Address(Vec<u8>),
}

/// All entries of a module.
#[derive(Default)]
pub struct Dies {
    tag: Vec<u16>,
    parent: Vec<Die>,
    /// First and last attribute.
    attributes: Vec<(u32, u32)>,
    first_child: Vec<Die>,
    last_child: Vec<Die>,
    next: Vec<Die>,
    /// Offset in the unit, known once laid out.
    offset: Vec<u32>,
    /// Bytes with all children.
    size: Vec<u32>,
    abbrev: Vec<Abbrev>,
    /// Unit: its place in `units`.
    unit: Vec<u32>,
    pool: Vec<Attribute>,
    text: Vec<u8>,
    blocks: Vec<Vec<Piece>>,
    /// First entry of each unit, with the offset of its header in the section.
    units: Vec<(Die, u32)>,
    shapes: Vec<Shape>,
}

/// What an abbreviation says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Tag.
    pub tag: u16,
    /// Whether there are children.
    pub children: bool,
    /// Attributes with their forms.
    pub attributes: Vec<(u16, u16)>,
}

const NO_ATTRIBUTE: u32 = u32::MAX;

impl Dies {
    /// A new unit.
    pub fn unit(&mut self, tag: u16) -> Die {
        let unit = self.units.len() as u32;
        let die = self.push(tag, Die::NONE, unit);
        self.units.push((die, 0));
        die
    }
    /// A new entry, the last child of `parent` so far.
    pub fn child(&mut self, tag: u16, parent: Die) -> Die {
        let die = self.push(tag, parent, self.unit[parent.index()]);
        match self.last_child[parent.index()].get() {
            Some(last) => self.next[last.index()] = die,
            None => self.first_child[parent.index()] = die,
        }
        self.last_child[parent.index()] = die;
        die
    }
    fn push(&mut self, tag: u16, parent: Die, unit: u32) -> Die {
        let die = Die::new(self.tag.len());
        self.tag.push(tag);
        self.parent.push(parent);
        self.attributes.push((NO_ATTRIBUTE, NO_ATTRIBUTE));
        for links in [&mut self.first_child, &mut self.last_child, &mut self.next] {
            links.push(Die::NONE);
        }
        self.offset.push(0);
        self.size.push(0);
        self.abbrev.push(Abbrev::NONE);
        self.unit.push(unit);
        die
    }
    /// Appends an attribute to an entry.
    pub fn add(&mut self, die: Die, at: u16, content: Content) {
        let row = self.pool.len() as u32;
        self.pool.push(Attribute { at, content, next: NO_ATTRIBUTE });
        let (first, last) = &mut self.attributes[die.index()];
        match *last {
            NO_ATTRIBUTE => *first = row,
            last => self.pool[last as usize].next = row,
        }
        *last = row;
    }
    /// Appends a text attribute, unless the text is empty. A text ends at its first zero byte.
    pub fn add_text(&mut self, die: Die, at: u16, text: &[u8]) {
        if text.is_empty() {
            return;
        }
        let content = self.keep_text(text);
        self.add(die, at, content);
    }
    /// A text as a content.
    pub fn keep_text(&mut self, text: &[u8]) -> Content {
        let end = text.iter().position(|&c| c == 0).unwrap_or(text.len());
        let start = self.text.len() as u32;
        self.text.extend_from_slice(&text[..end]);
        Content::Text(start, self.text.len() as u32)
    }
    /// An expression as a content.
    pub fn keep_block(&mut self, pieces: Vec<Piece>) -> Content {
        self.blocks.push(pieces);
        Content::Block(Block::new(self.blocks.len() - 1))
    }
    /// Whether an entry has children.
    pub fn has_children(&self, die: Die) -> bool {
        self.first_child[die.index()].is_some()
    }
    /// Tag of an entry.
    pub fn tag(&self, die: Die) -> u16 {
        self.tag[die.index()]
    }
    /// Attributes of an entry, in order.
    pub fn attributes(&self, die: Die) -> impl Iterator<Item = Attribute> + '_ {
        let mut at = self.attributes[die.index()].0;
        std::iter::from_fn(move || {
            let attribute = *self.pool.get(at as usize)?;
            at = attribute.next;
            Some(attribute)
        })
    }
    /// Bytes of a text.
    pub fn text(&self, start: u32, end: u32) -> &[u8] {
        &self.text[start as usize..end as usize]
    }
    /// Parts of an expression.
    pub fn block(&self, block: Block) -> &[Piece] {
        &self.blocks[block.index()]
    }
    /// The units: first entry, and offset of the header in the section.
    pub fn units(&self) -> &[(Die, u32)] {
        &self.units
    }
    /// The abbreviations, from number 1 on.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }
    /// Whether an entry is in the unit whose first entry is `unit`.
    pub fn is_in(&self, die: Die, unit: Die) -> bool {
        self.unit[die.index()] == self.unit[unit.index()]
    }
    /// Number of the unit whose first entry is `unit`, from 0 on.
    pub fn unit_number(&self, unit: Die) -> u32 {
        self.unit[unit.index()]
    }
    /// Offset in the section of the header of the unit whose first entry is `unit`, and its bytes with the header.
    pub fn extent(&self, unit: Die) -> (u32, u32) {
        (self.units[self.unit[unit.index()] as usize].1, self.size[unit.index()] + HEADER)
    }
    /// Offset of an entry in its unit, its size with its children, and its abbreviation.
    pub fn place(&self, die: Die) -> (u32, u32, Abbrev) {
        (self.offset[die.index()], self.size[die.index()], self.abbrev[die.index()])
    }
    /// What the offset of `to` is counted from when `from` refers to it: its unit, or the section from another unit.
    pub fn reference(&self, from: Die, to: Die) -> (u16, u32) {
        let unit = self.unit[to.index()];
        match self.unit[from.index()] == unit {
            true => (form::ref4, self.offset[to.index()]),
            false => (form::ref_addr, self.units[unit as usize].1 + self.offset[to.index()]),
        }
    }
    /// The form that an attribute of `die` is written in.
    pub fn form(&self, die: Die, content: Content) -> u16 {
        match content {
            Content::Number(0..=0xff) => form::data1,
            Content::Number(0x100..=0xffff) | Content::Short(_) => form::data2,
            Content::Number(0x1_0000..=0xffff_ffff) | Content::LineTable | Content::List(_) => form::data4,
            Content::Number(_) => form::data8,
            Content::Signed(_) => form::sdata,
            Content::Flag => form::flag,
            Content::Text(..) => form::string,
            Content::Entry(to) => self.reference(die, to).0,
            Content::Place(_) => form::addr,
            Content::Block(_) => form::block1,
        }
    }
    /// Bytes of an attribute.
    fn bytes(&self, die: Die, content: Content) -> u32 {
        match content {
            Content::Text(start, end) => end - start + 1,
            Content::Signed(number) => {
                let mut out = Vec::new();
                sleb(number, &mut out);
                out.len() as u32
            }
            Content::Block(block) => 1 + block_bytes(self.block(block)),
            _ => match self.form(die, content) {
                form::data1 | form::flag => 1,
                form::data2 => 2,
                form::data4 | form::ref4 => 4,
                _ => 8,
            },
        }
    }
    /// Interns the abbreviations and gives every entry its offset and size. Nothing may be added afterwards.
    pub fn lay_out(&mut self) {
        let mut interned: HashMap<Shape, Abbrev> = HashMap::default();
        let mut start = 0;
        for unit in 0..self.units.len() {
            let root = self.units[unit].0;
            self.units[unit].1 = start;
            let mut offset = HEADER;
            let mut at = root;
            loop {
                self.open(at, offset, &mut interned);
                offset += self.size[at.index()];
                if let Some(child) = self.first_child[at.index()].get() {
                    at = child;
                    continue;
                }
                // Up to the next entry: one byte ends the children of each entry that is left.
                while at != root && self.next[at.index()].is_none() {
                    at = self.parent[at.index()];
                    offset += 1;
                    self.size[at.index()] = offset - self.offset[at.index()];
                }
                if at == root {
                    break;
                }
                at = self.next[at.index()];
            }
            start += offset;
        }
    }
    /// Offset, abbreviation and own size of an entry.
    fn open(&mut self, die: Die, offset: u32, interned: &mut HashMap<Shape, Abbrev>) {
        self.offset[die.index()] = offset;
        let mut size = 0;
        let mut shape =
            Shape { tag: self.tag(die), children: self.has_children(die), attributes: Vec::with_capacity(8) };
        for attribute in self.attributes(die) {
            shape.attributes.push((attribute.at, self.form(die, attribute.content)));
            size += self.bytes(die, attribute.content);
        }
        let next = Abbrev::new(self.shapes.len());
        let abbrev = *interned.entry_ref(&shape).or_insert(next);
        if abbrev == next {
            self.shapes.push(shape);
        }
        self.abbrev[die.index()] = abbrev;
        self.size[die.index()] = size + uleb_bytes(abbrev.0 + 1);
    }
    /// The entry after `die` in the section, and how many lists of children end before it.
    pub fn following(&self, die: Die) -> (Option<Die>, u32) {
        if let Some(child) = self.first_child[die.index()].get() {
            return (Some(child), 0);
        }
        let (mut at, mut ends) = (die, 0);
        loop {
            if let Some(next) = self.next[at.index()].get() {
                return (Some(next), ends);
            }
            match self.parent[at.index()].get() {
                Some(parent) => at = parent,
                None => return (None, ends),
            }
            ends += 1;
        }
    }
}

impl<'a> From<&'a Shape> for Shape {
    fn from(shape: &'a Shape) -> Shape {
        shape.clone()
    }
}

/// Bytes of an expression.
pub fn block_bytes(pieces: &[Piece]) -> u32 {
    pieces
        .iter()
        .map(|piece| match piece {
            Piece::Bytes(bytes) => bytes.len() as u32,
            Piece::Address(_) => 8,
        })
        .sum()
}

fn uleb_bytes(value: u32) -> u32 {
    (32 - value.leading_zeros()).max(1).div_ceil(7)
}
