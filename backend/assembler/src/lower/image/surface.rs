//! `suld`, `sust` and `sured`: elements of surfaces, by their bytes or by their formats.

use super::{Parts, Text};

/// Bits of a type of PTX.
fn bits(ty: &str) -> Option<usize> {
    ty.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().ok()
}

/// The size of an access as a suffix.
fn size(bytes: usize) -> Option<&'static str> {
    Some(match bytes {
        1 => ".U8",
        2 => ".U16",
        4 => "",
        8 => ".64",
        16 => ".128",
        _ => return None,
    })
}

pub(super) fn text(words: &[&str], types: &[&str], parts: &Parts) -> Option<Text> {
    let has = |word: &str| words.contains(&word);
    let (dimensions, has_layer, count) = words.iter().find_map(|&word| match word {
        "1d" => Some(("1D", false, 1)),
        "2d" => Some(("2D", false, 2)),
        "3d" => Some(("3D", false, 3)),
        "a1d" => Some(("1D_ARRAY", true, 1)),
        "a2d" => Some(("2D_ARRAY", true, 2)),
        _ => None,
    })?;
    let edge = words.iter().find_map(|&word| match word {
        "trap" => Some(".TRAP"),
        "clamp" => Some(""),
        "zero" => Some(".IGN"),
        _ => None,
    })?;
    let cache = match () {
        () if has("cs") => ".EF.STRONG.SM",
        () if has("cg") || has("cv") || has("wt") => ".STRONG.SYS",
        () => ".STRONG.SM",
    };
    let mut text = Text::default();
    let mut given = parts.coordinates.iter().map(|operand| format!("a{operand}"));
    let layer = if has_layer { given.next() } else { None };
    let coordinates: Vec<String> = given.take(count).chain(layer).collect();
    if coordinates.len() < count + has_layer as usize {
        return None;
    }
    let coordinates = text.packed(&coordinates);
    let ty = types.first()?;
    let by_format = has("p");
    let elements: Vec<usize> = match words[0] {
        "suld" => parts.before.first()?.clone(),
        _ => parts.behind.first()?.elements.clone(),
    };
    let bytes = bits(ty)? / 8 * elements.len();
    let place = if by_format { dimensions.to_string() } else { format!("BA.{dimensions}") };
    match words[0] {
        "suld" => {
            let whole = text.register(bytes.div_ceil(4));
            let handle = text.handle(parts)?;
            text.line(&format!("SULD.D.{place}{}{cache}{edge} {whole}, [{coordinates}], {handle}, 0x0", size(bytes)?));
            taken_apart(&mut text, &elements, bits(ty)?, &whole);
        }
        "sust" => {
            let whole = put_together(&mut text, &elements, bits(ty)?);
            let handle = text.handle(parts)?;
            let mnemonic = if by_format {
                // Which components of the format are given.
                let components = [".R", ".RG", "", ""].get(elements.len() - 1)?;
                format!("SUST.P.{place}{cache}{components}{edge}")
            } else {
                format!("SUST.D.{place}{}{cache}{edge}", size(bytes)?)
            };
            text.line(&format!("{mnemonic} [{coordinates}], {whole}, {handle}, 0x0"));
        }
        _ => {
            let operation = ["add", "min", "max", "and", "or"].into_iter().find(|operation| has(operation))?;
            let is_ordered = matches!(operation, "min" | "max");
            let kind = match *ty {
                "b64" if by_format && is_ordered => ".SD64",
                "b32" if by_format && is_ordered => ".SD32",
                "s32" => ".S32",
                "s64" => ".S64",
                "u64" => ".U64",
                _ => "",
            };
            let whole = put_together(&mut text, &elements, bits(ty)?);
            let handle = text.handle(parts)?;
            let operation = operation.to_uppercase();
            text.line(&format!(
                "SURED.D.{place}.{operation}{kind}.STRONG.SYS{edge} [{coordinates}], {whole}, {handle}, 0x0"
            ));
        }
    }
    Some(text)
}

/// Elements out of what was loaded; those of less than 32 bits have zeros above.
fn taken_apart(text: &mut Text, elements: &[usize], bits: usize, whole: &str) {
    let is_wide = bits * elements.len() > 32;
    let word = |n: usize| if is_wide { format!("{whole}.{n}") } else { whole.to_string() };
    for (n, element) in elements.iter().enumerate() {
        let at = n * bits / 8;
        let line = match bits {
            8 => format!("PRMT d{element}, {}, {:#x}, RZ", word(at / 4), 0x7770 + at % 4),
            16 => {
                format!(
                    "PRMT d{element}, {}, {}, RZ",
                    word(at / 4),
                    if at.is_multiple_of(4) { "0x7710" } else { "0x7732" }
                )
            }
            32 => format!("MOV d{element}, {}", word(n)),
            _ => format!(".PACK d{element}, {}, {}", word(2 * n), word(2 * n + 1)),
        };
        text.line(&line);
    }
    text.results.extend(elements);
}

/// Elements side by side in one register.
fn put_together(text: &mut Text, elements: &[usize], bits: usize) -> String {
    let joined = |text: &mut Text, low: String, selector: &str, high: String| {
        let register = text.register(1);
        text.line(&format!("PRMT {register}, {low}, {selector}, {high}"));
        register
    };
    let names: Vec<String> = elements.iter().map(|element| format!("a{element}")).collect();
    let words: Vec<String> = match bits {
        8 | 16 => {
            let per_word = 32 / bits;
            let pair = if bits == 8 { "0x40" } else { "0x5410" };
            let copies: Vec<String> = names.iter().map(|name| text.packed(std::slice::from_ref(name))).collect();
            let of_word = |text: &mut Text, word: &[String]| match word {
                [first, second, third, fourth] => {
                    let low = joined(text, first.clone(), pair, second.clone());
                    let high = joined(text, third.clone(), pair, fourth.clone());
                    joined(text, low, "0x5410", high)
                }
                [first, second] => joined(text, first.clone(), pair, second.clone()),
                _ => word[0].clone(),
            };
            copies.chunks(per_word).map(|word| of_word(text, word)).collect()
        }
        32 => names,
        _ => names.iter().flat_map(|name| [format!("{name}.0"), format!("{name}.1")]).collect(),
    };
    text.packed(&words)
}
