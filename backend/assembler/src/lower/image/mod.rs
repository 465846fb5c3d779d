//! Textures and surfaces, as templates that are made.
//!
//! An access names its image by a handle of 64 bits, whose low half is the number of a header; textures of the independent mode have a
//! second one for the sampler. The hardware takes both in a pair of uniform registers: like the vendor's, the code takes them as equal in
//! all threads of a warp.
//!
//! | file | what |
//! |---|---|
//! | `texture.rs` | `tex`, `tld4` |
//! | `surface.rs` | `suld`, `sust`, `sured` |
//!
//! Questions about images (`txq`, `suq`, `istypep`) are in `tables/image.txt`.

mod surface;
mod texture;

use super::LowerFault;
use crate::template::{Body, body};

/// What an instruction on images has for operands: places among its operands, counted flat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Parts {
    /// Vectors and single operands before and behind the brackets.
    before: Vec<Vec<usize>>,
    /// Whether a second result, a predicate, is among `before`.
    has_predicate: bool,
    /// Handles within the brackets.
    handles: Vec<usize>,
    /// Coordinates within the brackets.
    coordinates: Vec<usize>,
    /// What stands behind the brackets: vectors, and single operands as vectors of one.
    behind: Vec<Behind>,
    /// All operands.
    count: usize,
}

/// An operand behind the brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Behind {
    /// Whether it is written in braces.
    is_vector: bool,
    elements: Vec<usize>,
}

/// The function of the driver that an instruction is, if it is one.
pub fn routine(words: &[&str], types: &[&str], shape: &[u8]) -> Option<String> {
    texture::routine(words, types, &parts(shape)?)
}

/// Reads the shape of an instruction; none where it is not that of one on images.
fn parts(shape: &[u8]) -> Option<Parts> {
    let mut parts = Parts::default();
    let (mut is_inside, mut is_past, mut is_vector) = (false, false, false);
    for &byte in shape {
        match byte {
            b'[' => is_inside = true,
            b']' => (is_inside, is_past) = (false, true),
            b'{' => {
                is_vector = true;
                match (is_inside, is_past) {
                    (true, _) => {}
                    (_, true) => parts.behind.push(Behind { is_vector: true, elements: Vec::new() }),
                    _ => parts.before.push(Vec::new()),
                }
            }
            b'}' => is_vector = false,
            b'|' => parts.has_predicate = true,
            _ => {
                let operand = parts.count;
                parts.count += 1;
                match (is_inside, is_past, is_vector) {
                    (true, _, true) => parts.coordinates.push(operand),
                    (true, ..) => parts.handles.push(operand),
                    (_, true, true) => parts.behind.last_mut()?.elements.push(operand),
                    (_, true, false) => parts.behind.push(Behind { is_vector: false, elements: vec![operand] }),
                    (_, _, true) => parts.before.last_mut()?.push(operand),
                    _ => parts.before.push(vec![operand]),
                }
            }
        }
    }
    if parts.coordinates.is_empty() && parts.handles.len() > 1 {
        // A single coordinate needs no braces.
        parts.coordinates.extend(parts.handles.pop());
    }
    Some(parts)
}

/// The body of an access of an image; none where the instruction is none.
pub(super) fn body(words: &[&str], types: &[&str], shape: &[u8]) -> Option<Result<Body, LowerFault>> {
    let text = match *words.first()? {
        "tex" | "tld4" => texture::text(words, types, &parts(shape)?)?,
        "suld" | "sust" | "sured" => surface::text(words, types, &parts(shape)?)?,
        _ => return None,
    };
    let results = text.results;
    let names: Vec<String> = (0..shape.iter().filter(|byte| byte.is_ascii_lowercase()).count())
        .map(|n| format!("{}{n}", if results.contains(&n) { 'd' } else { 'a' }))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let wrong = |(line, why)| LowerFault::Rule { instruction: words.join("."), why: format!("line {line}: {why}") };
    Some(body::parse(&text.lines, &names).map_err(wrong))
}

/// A template on its way.
#[derive(Default)]
struct Text {
    lines: String,
    /// Operands that are results.
    results: Vec<usize>,
    /// New registers so far.
    registers: usize,
}

impl Text {
    fn line(&mut self, line: &str) {
        self.lines.push_str(line);
        self.lines.push('\n');
    }
    /// A new register with room for so many registers of 32 bits, and how a body calls it.
    fn register(&mut self, words: usize) -> String {
        self.registers += 1;
        let letter = match words {
            0 | 1 => 'r',
            2 => 'd',
            _ => 'q',
        };
        format!("%{letter}{}", self.registers)
    }
    /// The predicate that a name stands for.
    fn predicate(&mut self) -> String {
        self.registers += 1;
        format!("%p{}", self.registers)
    }
    /// Operands of 32 bits, side by side in one register.
    fn packed(&mut self, words: &[String]) -> String {
        let register = self.register(words.len());
        match words {
            [] => return "RZ".into(),
            [word] => self.line(&format!("MOV {register}, {word}")),
            _ => {
                let fill = if words.len() == 3 { ", RZ" } else { "" };
                self.line(&format!(".PACK {register}, {}{fill}", words.join(", ")));
            }
        }
        register
    }
    /// The uniform pair of a header and a sampler.
    fn handle(&mut self, parts: &Parts) -> Option<String> {
        self.registers += 1;
        let sampler = parts.handles.get(1).map_or("RZ".into(), |operand| format!("a{operand}.0"));
        let pair = format!("%v{}", self.registers);
        self.line(&format!(".PACK {pair}, a{}.0, {sampler}", parts.handles.first()?));
        Some(pair)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_found_by_brackets() {
        let found = parts(b"{rrrr}|r[ww{rr}]{rr}r").expect("a shape");
        assert_eq!(found.before, [vec![0, 1, 2, 3], vec![4]]);
        assert!(found.has_predicate);
        assert_eq!((found.handles, found.coordinates), (vec![5, 6], vec![7, 8]));
        assert_eq!(found.behind[0], Behind { is_vector: true, elements: vec![9, 10] });
        assert_eq!(found.behind[1], Behind { is_vector: false, elements: vec![11] });
        assert_eq!(parts(b"{rrrr}[wr]").expect("a shape").coordinates, [5]);
    }
}
