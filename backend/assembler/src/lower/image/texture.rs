//! `tex` and `tld4`: what texels become.
//!
//! | what | becomes |
//! |---|---|
//! | float coordinates | `TEX.LL` at a level that is given, or at one below all: the clamped lowest one |
//! | integer coordinates, samples | `TLD`, which reads one texel; with a sampler of its own, coordinates that are turned into floats |
//! | `.grad` | `TXD`; what that cannot do, depth and three coordinates, is a function of the driver: it is not supported |
//! | cube maps | coordinates over the largest of them |
//! | numbers of layers | at most 0xffff |
//! | offsets | four bits each, eight for `tld4` |
//! | halves | texels of 32 bits, which are packed |

use super::{Parts, Text};

/// The level of `TEX.LL` that stands for none: -32.
const NO_LEVEL: &str = "0xc2000000";

/// How a geometry is written, as the hardware names it, whether it has layers and how many coordinates beside.
struct Geometry {
    dimensions: &'static str,
    has_layer: bool,
    coordinates: usize,
}

fn geometry(words: &[&str], is_float: bool) -> Option<Geometry> {
    let found = |dimensions, has_layer, coordinates| Some(Geometry { dimensions, has_layer, coordinates });
    words.iter().find_map(|&word| match word {
        // A line of floats is a plane of one row.
        "1d" if is_float => found("2D", false, 1),
        "1d" => found("1D", false, 1),
        "2d" | "2dms" => found("2D", false, 2),
        "3d" => found("3D", false, 3),
        "a1d" => found("ARRAY_1D", true, 1),
        "a2d" | "a2dms" => found("ARRAY_2D", true, 2),
        "cube" => found("CUBE", false, 3),
        "acube" => found("ARRAY_CUBE", true, 3),
        _ => None,
    })
}

/// Whether gradients of this form are a function of the driver.
fn is_of_driver(words: &[&str], parts: &Parts) -> bool {
    let is_grad = words.first() == Some(&"tex") && words.contains(&"grad");
    let has_depth = parts.behind.iter().any(|operand| !operand.is_vector);
    is_grad && (has_depth || words.iter().any(|word| matches!(*word, "3d" | "cube" | "acube")))
}

/// What the driver calls its function for gradients that the hardware lacks; none where the hardware has them.
pub(super) fn routine(words: &[&str], types: &[&str], parts: &Parts) -> Option<String> {
    if !is_of_driver(words, parts) {
        return None;
    }
    let shape = words.iter().find(|word| geometry(&[word], true).is_some())?;
    let elements = words.iter().find(|word| matches!(**word, "v2" | "v4"))?;
    let depth = if parts.behind.iter().any(|operand| !operand.is_vector) { "_depth_compare" } else { "" };
    Some(format!("__cuda_syscall_tex_grad_{shape}_{elements}_{}{depth}", types.join("_")))
}

pub(super) fn text(words: &[&str], types: &[&str], parts: &Parts) -> Option<Text> {
    let has = |word: &str| words.contains(&word);
    if is_of_driver(words, parts) {
        return None;
    }
    let &[texel, coordinate] = types else { return None };
    let has_samples = has("2dms") || has("a2dms");
    let is_line = has("1d");
    let mut is_float = coordinate == "f32" || has("grad") || words[0] == "tld4";
    let mut text = Text::default();
    // The first coordinate of an image with samples is the sample, then comes the layer.
    let mut given = parts.coordinates.iter().map(|operand| format!("a{operand}"));
    let sample = if has_samples { given.next() } else { None };
    let form = geometry(words, is_float)?;
    let layer = if form.has_layer { Some(given.next()?) } else { None };
    let mut coordinates: Vec<String> = given.take(form.coordinates).collect();
    if coordinates.len() < form.coordinates {
        return None;
    }
    let is_turned = !is_float && parts.handles.len() > 1 && !has("level") && !has_samples && !is_line;
    if is_turned {
        is_float = true;
        for coordinate in &mut coordinates {
            let turned = text.register(1);
            text.line(&format!("I2FP.F32.S32 {turned}, {coordinate}"));
            *coordinate = turned;
        }
    }
    if form.dimensions.ends_with("CUBE") {
        coordinates = over_largest(&mut text, &coordinates);
    }
    if is_line && is_float {
        coordinates.push("RZ".into());
    }
    let layer = layer.map(|layer| {
        let (number, is_past, clamped) = (text.register(1), text.predicate(), text.register(1));
        text.line(&format!("MOV {number}, {layer}\nISETP.GT.U32.AND {is_past}, PT, {number}, 0xffff, PT"));
        text.line(&format!("SEL {clamped}, {number}, 0xffff, !{is_past}"));
        clamped
    });

    let options = options(&mut text, words, parts, form.coordinates)?;
    let read = Read { words, is_float, is_line, sample };
    let (mnemonic, first, second) = operands(&mut text, read, &form, (layer, coordinates), options)?;
    let first = text.packed(&first);
    let second = if second.is_empty() { None } else { Some(text.packed(&second)) };
    let handle = text.handle(parts)?;
    let (low, high) = (text.register(2), text.register(2));
    let predicate = if parts.has_predicate { Some(text.predicate()) } else { None };
    let list = predicate.iter().chain([&high, &low, &first]).chain(&second).chain([&handle]);
    let list: Vec<&str> = list.map(String::as_str).collect();
    text.line(&format!("{mnemonic} {}, 0x0, {}", list.join(", "), form.dimensions));
    results(&mut text, parts, texel, [low, high], predicate);
    Some(text)
}

/// What may stand behind the brackets.
struct Options {
    level: Option<String>,
    /// Steps over x and over y.
    gradients: Option<[Vec<usize>; 2]>,
    offset: Option<String>,
    depth: Option<String>,
}

/// Reads what stands behind the brackets; offsets become one register.
fn options(text: &mut Text, words: &[&str], parts: &Parts, coordinates: usize) -> Option<Options> {
    let has = |word: &str| words.contains(&word);
    let mut behind = parts.behind.iter();
    let level = if has("level") { Some(format!("a{}", behind.next()?.elements.first()?)) } else { None };
    let gradients = match has("grad") {
        true => Some([behind.next()?.elements.clone(), behind.next()?.elements.clone()]),
        false => None,
    };
    let (mut offset, mut depth) = (None, None);
    for operand in behind {
        if operand.is_vector {
            let shift = if words[0] == "tld4" { 8 } else { 4 };
            offset = Some(offsets(text, &operand.elements, coordinates, shift));
        } else {
            depth = Some(format!("a{}", operand.elements.first()?));
        }
    }
    Some(Options { level, gradients, offset, depth })
}

/// What is known of an access beside its operands.
struct Read<'w> {
    words: &'w [&'w str],
    is_float: bool,
    is_line: bool,
    sample: Option<String>,
}

/// The mnemonic, and the operands of 32 bits that its two source registers are made of.
fn operands(
    text: &mut Text,
    read: Read<'_>,
    form: &Geometry,
    (layer, mut coordinates): (Option<String>, Vec<String>),
    options: Options,
) -> Option<(String, Vec<String>, Vec<String>)> {
    let Options { level, gradients, offset, depth } = options;
    let (aoffi, dc) = (if offset.is_some() { ".AOFFI" } else { "" }, if depth.is_some() { ".DC" } else { "" });
    if let Some([over_x, over_y]) = gradients {
        // Layer and offsets are one register behind the coordinates.
        let last = match (layer, offset) {
            (layer, Some(offset)) => {
                let (shifted, both) = (text.register(1), text.register(1));
                text.line(&format!("SHF.L.U32 {shifted}, {offset}, 0x10, RZ"));
                let layer = layer.unwrap_or("RZ".into());
                text.line(&format!("LOP3.LUT {both}, {shifted}, 0xfff0000, {layer}, 0xe2, !PT"));
                Some(both)
            }
            (layer, None) => layer,
        };
        coordinates.extend(last);
        let steps = over_x.iter().zip(&over_y).take(form.coordinates);
        let mut steps: Vec<String> = steps.flat_map(|(x, y)| [format!("a{x}"), format!("a{y}")]).collect();
        if read.is_line {
            steps.extend(["RZ".into(), "RZ".into()]);
        }
        return Some((format!("TXD{aoffi}"), coordinates, steps));
    }
    let first = layer.into_iter().chain(coordinates).collect();
    if read.words[0] == "tld4" {
        let component = ["r", "g", "b", "a"].into_iter().find(|component| read.words.contains(component))?;
        let mnemonic = format!("TLD4.{}{aoffi}{dc}", component.to_uppercase());
        return Some((mnemonic, first, offset.into_iter().chain(depth).collect()));
    }
    if read.is_float {
        let level = level.unwrap_or(NO_LEVEL.into());
        let second = [level].into_iter().chain(offset).chain(depth).collect();
        return Some((format!("TEX.LL{aoffi}{dc}"), first, second));
    }
    let (at, how) = match (&level, &read.sample) {
        (Some(_), _) => (".LL", ".CL"),
        (_, Some(_)) => (".LZ", ".MS"),
        _ => (".LZ", ""),
    };
    let second = level.into_iter().chain(offset).chain(read.sample).collect();
    Some((format!("TLD{at}{aoffi}{how}"), first, second))
}

/// Coordinates over the largest of them: the face of a cube is the one that they point at.
fn over_largest(text: &mut Text, coordinates: &[String]) -> Vec<String> {
    let list: Vec<String> =
        coordinates.iter().map(|coordinate| text.packed(std::slice::from_ref(coordinate))).collect();
    let (two, three, over) = (text.register(1), text.register(1), text.register(1));
    text.line(&format!("FMNMX {two}, |{}|, |{}|, !PT\nFMNMX {three}, {two}, |{}|, !PT", list[0], list[1], list[2]));
    text.line(&format!("MUFU.RCP {over}, {three}"));
    let scaled = list.iter().map(|coordinate| {
        let product = text.register(1);
        text.line(&format!("FMUL {product}, {coordinate}, {over}"));
        product
    });
    scaled.collect()
}

/// Offsets of coordinates as one register: fields of `shift` bits.
fn offsets(text: &mut Text, operands: &[usize], count: usize, shift: usize) -> String {
    let mut all = text.register(1);
    text.line(&format!("MOV {all}, a{}", operands.first().copied().unwrap_or(0)));
    for (n, operand) in operands.iter().enumerate().take(count).skip(1) {
        let (copy, shifted, joined) = (text.register(1), text.register(1), text.register(1));
        let mask = if shift == 8 { 0x3f } else { 0xf } << (n * shift);
        text.line(&format!("MOV {copy}, a{operand}\nSHF.L.U32 {shifted}, {copy}, {:#x}, RZ", n * shift));
        text.line(&format!("LOP3.LUT {joined}, {shifted}, {mask:#x}, {all}, 0xe2, !PT"));
        all = joined;
    }
    all
}

/// Texels to the registers of PTX.
fn results(text: &mut Text, parts: &Parts, texel: &str, [low, high]: [String; 2], predicate: Option<String>) {
    let elements = parts.before.first().cloned().unwrap_or_default();
    match texel {
        "f16x2" | "f16" => {
            let pairs = [low, high].map(|pair| {
                let halves = text.register(1);
                text.line(&format!("F2FP.F16.F32.PACK_AB {halves}, {pair}.1, {pair}.0"));
                halves
            });
            for (n, element) in elements.iter().enumerate() {
                if texel == "f16x2" {
                    text.line(&format!("MOV d{element}, {}", pairs[n & 1]));
                } else {
                    let selector = if n % 2 == 0 { "0x7710" } else { "0x7732" };
                    text.line(&format!("PRMT d{element}, {}, {selector}, RZ", pairs[(n / 2) & 1]));
                }
            }
        }
        _ => {
            for (n, element) in elements.iter().enumerate() {
                let pair = if n < 2 { &low } else { &high };
                text.line(&format!("MOV d{element}, {pair}.{}", n & 1));
            }
        }
    }
    text.results.extend(&elements);
    if let (Some(from), Some(&[to])) = (predicate, parts.before.get(1).map(Vec::as_slice)) {
        text.line(&format!("PLOP3.LUT d{to}, PT, {from}, PT, PT, 0x80, 0x0"));
        text.results.push(to);
    }
}
