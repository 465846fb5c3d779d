//! Response files: an argument `@FILE` stands for the arguments that the file holds.
//!
//! The rules are those of GNU's tools: arguments are separated by white space; single quotes keep everything between them, double
//! quotes everything but backslashes, and a backslash keeps the next byte. A file may name others, relative to the current
//! folder. A name of no file stays an argument as it is.

use std::ffi::OsString;
use std::path::PathBuf;

use super::inputs::shown;

/// Why response files cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ResponseError {
    /// The system says so.
    #[error("@{}: {error}", shown(.path))]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A file stands for itself, perhaps through others.
    #[error("@{}: the file names itself{}", shown(.path), through(.names))]
    Cycle {
        /// The file.
        path: PathBuf,
        /// The files between, outermost first.
        names: Vec<PathBuf>,
    },
    /// A quote is open at the end of a file.
    #[error("@{}: a quote is not closed", shown(.path))]
    OpenQuote {
        /// The file.
        path: PathBuf,
    },
}

fn through(names: &[PathBuf]) -> String {
    let list: Vec<String> = names.iter().map(|name| shown(name)).collect();
    if list.is_empty() { String::new() } else { format!(" through {}", list.join(", ")) }
}

/// A file whose arguments are being given out.
struct Open {
    path: PathBuf,
    /// The file without links, which tells it from others.
    id: PathBuf,
    rest: std::vec::IntoIter<OsString>,
}

/// `args`, the program's name first, with all response files expanded.
///
/// # Errors
/// A file cannot be read, names itself or leaves a quote open.
pub fn expand(args: impl IntoIterator<Item = OsString>) -> Result<Vec<OsString>, ResponseError> {
    let mut args = args.into_iter();
    let mut out: Vec<OsString> = args.by_ref().take(1).collect();
    let mut open: Vec<Open> = Vec::new();
    loop {
        let next = match open.last_mut() {
            Some(file) => file.rest.next(),
            None => match args.next() {
                Some(arg) => Some(arg),
                None => return Ok(out),
            },
        };
        let Some(arg) = next else {
            open.pop();
            continue;
        };
        match named_file(&arg) {
            Some(path) => open.push(read(path, &open)?),
            None => out.push(arg),
        }
    }
}

/// The file that an argument stands for, where there is one.
fn named_file(arg: &OsString) -> Option<PathBuf> {
    let name = arg.as_encoded_bytes().strip_prefix(b"@")?;
    let path = PathBuf::from(os_string(name.to_vec()));
    path.exists().then_some(path)
}

fn read(path: PathBuf, open: &[Open]) -> Result<Open, ResponseError> {
    let id = path.canonicalize().unwrap_or_else(|_| path.clone());
    if let Some(at) = open.iter().position(|file| file.id == id) {
        let names = open[at + 1..].iter().map(|file| file.path.clone()).collect();
        return Err(ResponseError::Cycle { path, names });
    }
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) => return Err(ResponseError::Unreadable { path, error }),
    };
    match split(&bytes) {
        Some(list) => Ok(Open { path, id, rest: list.into_iter() }),
        None => Err(ResponseError::OpenQuote { path }),
    }
}

/// The arguments in the bytes of a file; none where a quote is open at its end.
fn split(bytes: &[u8]) -> Option<Vec<OsString>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut out = Vec::new();
    let mut current: Option<Vec<u8>> = None;
    let mut quote = None;
    let mut rest = bytes.iter();
    while let Some(&byte) = rest.next() {
        if byte == b'\\' && quote != Some(b'\'') {
            // A backslash at the end keeps nothing.
            current.get_or_insert_default().extend(rest.next());
        } else if quote == Some(byte) {
            quote = None;
        } else if quote.is_none() && matches!(byte, b'\'' | b'"') {
            quote = Some(byte);
            // Quotes with nothing between them are an empty argument.
            current.get_or_insert_default();
        } else if quote.is_none() && byte.is_ascii_whitespace() {
            out.extend(current.take().map(os_string));
        } else {
            current.get_or_insert_default().push(byte);
        }
    }
    out.extend(current.map(os_string));
    quote.is_none().then_some(out)
}

#[cfg(unix)]
fn os_string(bytes: Vec<u8>) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes)
}

#[cfg(not(unix))]
fn os_string(bytes: Vec<u8>) -> OsString {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Option<Vec<String>> {
        let list = split(text.as_bytes())?;
        Some(list.into_iter().map(|word| word.into_string().expect("text")).collect())
    }

    #[test]
    fn quoting_is_that_of_gnu() {
        let go = |text| words(text).expect("closed quotes");
        assert_eq!(go("a b\n\tc\r\n"), ["a", "b", "c"]);
        assert_eq!(go(r#"'a b' "c 'd" e\ f g'h i'j"#), ["a b", "c 'd", "e f", "gh ij"]);
        assert_eq!(go(r#"'a\b' "a\"b" "\\""#), [r"a\b", "a\"b", r"\"]);
        assert_eq!(go("'' \"\" a''b"), ["", "", "ab"]);
        assert_eq!(go("\u{feff}a\\"), ["a"]);
        assert!(go("").is_empty() && go(" \n").is_empty());
        assert_eq!((words("a 'b"), words("\"")), (None, None));
    }

    #[test]
    fn files_name_files_and_never_themselves() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name).display().to_string();
        let write = |name: &str, text: String| std::fs::write(at(name), text).expect("a file");
        write("inner", "x 'y z'".into());
        write("outer", format!("1 @{} 2 @{} @missing", at("inner"), at("inner")));
        let go = |args: &[String]| expand(args.iter().map(OsString::from));
        let list = go(&["@warpc".into(), format!("@{}", at("outer")), "last".into()]).expect("no cycle");
        assert_eq!(list, ["@warpc", "1", "x", "y z", "2", "x", "y z", "@missing", "last"]);

        write("a", format!("@{}", at("b")));
        write("b", format!("@{}", at("a")));
        let said = go(&["warpc".into(), format!("@{}", at("a"))]).expect_err("a cycle").to_string();
        assert_eq!(said, format!("@{}: the file names itself through {}", at("a"), at("b")));
        write("self", format!("@{}", at("self")));
        let said = go(&["warpc".into(), format!("@{}", at("self"))]).expect_err("a cycle").to_string();
        assert_eq!(said, format!("@{}: the file names itself", at("self")));
        write("quote", "a 'b".into());
        assert!(matches!(go(&["warpc".into(), format!("@{}", at("quote"))]), Err(ResponseError::OpenQuote { .. })));
        assert!(matches!(go(&["warpc".into(), format!("@{}", at("."))]), Err(ResponseError::Unreadable { .. })));
    }
}
