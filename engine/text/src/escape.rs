//! Escapes of names and strings: `\\` and two hexadecimal digits after a backslash.

fn hex(b: u8) -> Option<u8> {
    (b as char).to_digit(16).map(|d| d as u8)
}

/// Takes the escapes of a string or name out: `\\` and `\hh`; any other backslash stays.
pub(crate) fn unescape(text: &[u8], out: &mut Vec<u8>) {
    let mut i = 0;
    while let Some(n) = memchr::memchr(b'\\', &text[i..]) {
        out.extend_from_slice(&text[i..i + n]);
        i += n;
        if text.get(i + 1) == Some(&b'\\') {
            out.push(b'\\');
            i += 2;
        } else if let (Some(a), Some(b)) =
            (text.get(i + 1).and_then(|&b| hex(b)), text.get(i + 2).and_then(|&b| hex(b)))
        {
            out.push(a << 4 | b);
            i += 3;
        } else {
            out.push(b'\\');
            i += 1;
        }
    }
    out.extend_from_slice(&text[i..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        let mut out = Vec::new();
        unescape(b"a\\22b\\\\c\\zz\\0", &mut out);
        assert_eq!(out, b"a\"b\\c\\zz\\0");
    }
}
