//! Knobs: what a knob is, how a crate declares its own, and the values that a session holds.
//!
//! A knob is one row of the table of the crate that reads it; [`knobs!`](crate::knobs!) makes the table, and a typed handle per
//! row that it is read by: `session.knobs.get(INLINE_THRESHOLD)`. No table of all knobs stands in the engine: a program collects
//! those of its crates in a [`KnobRegistry`], which finds rows by name. There a knob is `-name=value` or `--name=value` on the
//! command line and a line `name = value` of a knob file; `warpc knobs` lists them.
//!
//! Values live in a session, never in statics. A session keeps only what was set, so reading a knob that nobody set costs one
//! comparison.

use crate::nearest::{did_you_mean, nearest};

/// Default of a knob as it is listed, which also tells its type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KnobValue {
    /// Switch.
    Bool(bool),
    /// Integer.
    Int(i64),
    /// Text.
    Str(&'static str),
}

impl KnobValue {
    /// Name of the type.
    pub const fn type_name(self) -> &'static str {
        match self {
            KnobValue::Bool(_) => "bool",
            KnobValue::Int(_) => "int",
            KnobValue::Str(_) => "text",
        }
    }
}

impl std::fmt::Display for KnobValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            KnobValue::Bool(b) => write!(f, "{b}"),
            KnobValue::Int(v) => write!(f, "{v}"),
            KnobValue::Str(s) => write!(f, "\"{s}\""),
        }
    }
}

/// Levels at which a knob has an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Levels {
    /// At every level.
    All,
    /// At `-O1` and above.
    Optimised,
    /// Where the pass it belongs to runs.
    ByPass,
    /// At none: it is accepted and changes nothing. `docs/departures.md` says why.
    Nowhere,
}

impl Levels {
    /// How `warpc knobs` shows it.
    pub const fn text(self) -> &'static str {
        match self {
            Levels::All => "all",
            Levels::Optimised => "-O1 and above",
            Levels::ByPass => "where its pass runs",
            Levels::Nowhere => "none, it is without effect",
        }
    }
}

/// A row of a knob table.
#[derive(Debug)]
pub struct KnobInfo {
    /// Name on the command line: `-name=value`.
    pub name: &'static str,
    /// Default.
    pub default: KnobValue,
    /// One line.
    pub summary: &'static str,
    /// Levels at which it has an effect.
    pub levels: Levels,
    /// More about it; empty when the line says everything.
    pub long: &'static str,
}

/// The knobs of a crate, or some of them.
pub type KnobTable = &'static [&'static KnobInfo];

/// A knob that is read as a `T`: `bool`, `i64` or `&'static str`.
#[derive(Clone, Copy, Debug)]
pub struct Knob<T> {
    /// Its row. The address is what identifies the knob.
    pub info: &'static KnobInfo,
    /// Its default.
    pub default: T,
}

/// Declares the knobs of a crate, in groups:
///
/// ```
/// warpc_ir::knobs! {
///     /// Knobs of the pass that counts.
///     COUNTING {
///         COUNT_LIMIT, "count-limit", Int(100), "how far is counted";
///         COUNT_TWICE, "count-twice", Bool(false), "count everything twice", Optimised, "It takes twice as long.";
///     }
/// }
/// assert_eq!(warpc_ir::knobs::Knobs::default().get(COUNT_LIMIT), 100);
/// assert_eq!((COUNTING.len(), TABLE.len()), (2, 2));
/// ```
///
/// A row is: constant, name on the command line, default with its type (`Bool`, `Int` or `Str`), one line, and where needed
/// [`Levels`] (`ByPass` otherwise) and more about it. A group becomes the constant of its name, a [`KnobTable`] for a row of a pass;
/// all groups become `TABLE`, which the registry takes.
#[macro_export]
macro_rules! knobs {
    (@type Bool) => { bool };
    (@type Int) => { i64 };
    (@type Str) => { &'static str };
    (@levels) => { $crate::knobs::Levels::ByPass };
    (@levels $levels:ident) => { $crate::knobs::Levels::$levels };
    (@long) => { "" };
    (@long $long:literal) => { $long };
    ($($(#[$meta:meta])* $Group:ident {
        $($Name:ident, $name:literal, $Type:ident($default:expr), $summary:literal $(, $levels:ident $(, $long:literal)?)?;)*
    })*) => {
        $($(#[doc = $summary] pub const $Name: $crate::knobs::Knob<$crate::knobs!(@type $Type)> = {
            static INFO: $crate::knobs::KnobInfo = $crate::knobs::KnobInfo {
                name: $name,
                default: $crate::knobs::KnobValue::$Type($default),
                summary: $summary,
                levels: $crate::knobs!(@levels $($levels)?),
                long: $crate::knobs!(@long $($($long)?)?),
            };
            $crate::knobs::Knob { info: &INFO, default: $default }
        };)*
        $(#[$meta])* pub const $Group: $crate::knobs::KnobTable = &[$($Name.info),*];)*
        /// All knobs of this crate.
        pub const TABLE: $crate::knobs::KnobTable = &[$($($Name.info,)*)*];
    };
}

/// A value that a knob was set to; its type is that of the knob's default.
#[derive(Clone, PartialEq, Debug)]
pub enum Setting {
    /// The value of a switch.
    Bool(bool),
    /// The value of an integer knob.
    Int(i64),
    /// The value of a text knob.
    Str(String),
}

/// Types of knobs.
pub trait KnobType: Copy {
    /// The type that reading a knob gives.
    type Read<'a>;
    /// The value of a knob that is set to `setting`, or not at all.
    fn read(setting: Option<&Setting>, default: Self) -> Self::Read<'_>;
    /// The setting that reads as `value`.
    fn setting(value: Self::Read<'_>) -> Setting;
}

impl KnobType for bool {
    type Read<'a> = bool;
    fn read(setting: Option<&Setting>, default: bool) -> bool {
        if let Some(Setting::Bool(value)) = setting { *value } else { default }
    }
    fn setting(value: bool) -> Setting {
        Setting::Bool(value)
    }
}

impl KnobType for i64 {
    type Read<'a> = i64;
    fn read(setting: Option<&Setting>, default: i64) -> i64 {
        if let Some(Setting::Int(value)) = setting { *value } else { default }
    }
    fn setting(value: i64) -> Setting {
        Setting::Int(value)
    }
}

impl KnobType for &'static str {
    type Read<'a> = &'a str;
    fn read<'a>(setting: Option<&'a Setting>, default: &'static str) -> &'a str {
        if let Some(Setting::Str(value)) = setting { value } else { default }
    }
    fn setting(value: &str) -> Setting {
        Setting::Str(value.to_string())
    }
}

/// Why a knob could not be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KnobError {
    /// No table has the name.
    #[error("unknown knob `{name}`{}", did_you_mean(*near))]
    Unknown {
        /// The name.
        name: String,
        /// The name of a knob that is spelt much like it.
        near: Option<&'static str>,
    },
    /// The value of a switch is no truth value.
    #[error("knob `{name}` takes true or false, not `{value}`")]
    NoSwitch {
        /// The knob.
        name: &'static str,
        /// The text that does not fit.
        value: String,
    },
    /// The value of an integer knob is no integer.
    #[error("knob `{name}` takes an integer, not `{value}`")]
    NoInteger {
        /// The knob.
        name: &'static str,
        /// The text that does not fit.
        value: String,
    },
    /// A line of a knob file is wrong.
    #[error("line {line}: {error}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        error: Box<KnobError>,
    },
}

/// Values of all knobs: those that were set, the others have their defaults.
#[derive(Clone, Default, Debug)]
pub struct Knobs {
    /// The settings, sorted by the address of their rows. Few knobs are set at any time, most often none.
    set: Vec<(&'static KnobInfo, Setting)>,
}

/// The key that settings are sorted by. Addresses differ from run to run; nothing depends on the order but the search.
fn address(info: &'static KnobInfo) -> usize {
    std::ptr::from_ref(info).addr()
}

impl Knobs {
    /// Value of a knob.
    #[inline]
    pub fn get<T: KnobType>(&self, knob: Knob<T>) -> T::Read<'_> {
        if self.set.is_empty() {
            return T::read(None, knob.default);
        }
        T::read(self.place(knob.info).ok().map(|at| &self.set[at].1), knob.default)
    }
    /// Whether a knob was set, be it to its default.
    pub fn is_set<T: KnobType>(&self, knob: Knob<T>) -> bool {
        self.place(knob.info).is_ok()
    }
    /// Sets a knob.
    pub fn set<T: KnobType>(&mut self, knob: Knob<T>, value: T::Read<'_>) {
        self.put(knob.info, T::setting(value));
    }
    /// Sets the knob of row `info` from text; a switch without value becomes true.
    pub fn set_text(&mut self, info: &'static KnobInfo, value: Option<&str>) -> Result<(), KnobError> {
        let name = info.name;
        let setting = match info.default {
            KnobValue::Bool(_) => match value {
                None | Some("1" | "true" | "") => Setting::Bool(true),
                Some("0" | "false") => Setting::Bool(false),
                Some(value) => return Err(KnobError::NoSwitch { name, value: value.into() }),
            },
            KnobValue::Int(_) => {
                let value = value.unwrap_or("");
                Setting::Int(value.parse().map_err(|_| KnobError::NoInteger { name, value: value.into() })?)
            }
            KnobValue::Str(_) => Setting::Str(value.unwrap_or("").into()),
        };
        self.put(info, setting);
        Ok(())
    }
    /// Names and values of the knobs that are set, in order of name. One that is set to its default is among them: some passes ask
    /// [`Knobs::is_set`], where what is said goes before what a target or a pipeline would choose.
    pub fn given(&self) -> Vec<(&'static str, &Setting)> {
        let mut given: Vec<_> = self.set.iter().map(|(info, setting)| (info.name, setting)).collect();
        given.sort_by_key(|(name, _)| *name);
        given
    }
    /// Where the setting of a row is, or where it belongs.
    fn place(&self, info: &'static KnobInfo) -> Result<usize, usize> {
        self.set.binary_search_by_key(&address(info), |(row, _)| address(row))
    }
    fn put(&mut self, info: &'static KnobInfo, setting: Setting) {
        match self.place(info) {
            Ok(at) => self.set[at].1 = setting,
            Err(at) => self.set.insert(at, (info, setting)),
        }
    }
}

/// The knobs of a program: the tables of its crates.
#[derive(Clone, Copy)]
pub struct KnobRegistry {
    /// Tables of crates, by the parts of the program that name them.
    pub parts: &'static [&'static [KnobTable]],
}

impl KnobRegistry {
    /// All rows, in the order of the tables.
    pub fn rows(self) -> impl Iterator<Item = &'static KnobInfo> {
        self.parts.iter().flat_map(|tables| tables.iter()).flat_map(|table| table.iter().copied())
    }
    /// Row of the knob called `name`.
    pub fn find(self, name: &str) -> Option<&'static KnobInfo> {
        self.rows().find(|row| row.name == name)
    }
    /// Sets the knob called `name` from text.
    pub fn set(self, knobs: &mut Knobs, name: &str, value: Option<&str>) -> Result<(), KnobError> {
        match self.find(name) {
            Some(info) => knobs.set_text(info, value),
            None => Err(KnobError::Unknown { name: name.into(), near: nearest(name, self.rows().map(|row| row.name)) }),
        }
    }
    /// Sets the knobs of a knob file: lines `name = value` (a switch may stand alone; leading dashes are allowed), empty
    /// lines, and comments from `#` on.
    pub fn read_file(self, knobs: &mut Knobs, text: &str) -> Result<(), KnobError> {
        for (n, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim().trim_start_matches('-');
            if line.is_empty() {
                continue;
            }
            let (name, value) = match line.split_once('=') {
                Some((name, value)) => (name.trim(), Some(value.trim())),
                None => (line, None),
            };
            let set = self.set(knobs, name, value);
            set.map_err(|error| KnobError::Line { line: n + 1, error: Box::new(error) })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::knobs! {
        /// Some.
        FIRST {
            LIMIT, "a-limit", Int(225), "an integer";
            SWITCH, "a-switch", Bool(true), "a switch", All;
        }
        /// Others.
        SECOND {
            TEXT, "a-text", Str(""), "a text", Optimised, "Long.";
            OLD, "an-old-one", Bool(false), "of other times", Nowhere;
        }
    }

    const REGISTRY: KnobRegistry = KnobRegistry { parts: &[&[TABLE]] };

    #[test]
    fn defaults_and_settings() {
        let names = |table: KnobTable| table.iter().map(|row| row.name).collect::<Vec<_>>();
        assert_eq!((names(FIRST), names(SECOND)), (vec!["a-limit", "a-switch"], vec!["a-text", "an-old-one"]));
        assert_eq!(names(TABLE), [names(FIRST), names(SECOND)].concat());
        let mut knobs = Knobs::default();
        assert_eq!((knobs.get(LIMIT), knobs.get(SWITCH), knobs.get(TEXT), knobs.get(OLD)), (225, true, "", false));
        knobs.set(TEXT, "text");
        knobs.set(LIMIT, 7);
        knobs.set(LIMIT, 8);
        assert_eq!((knobs.get(LIMIT), knobs.get(SWITCH), knobs.get(TEXT), knobs.get(OLD)), (8, true, "text", false));
        assert_eq!(knobs.set.len(), 2, "a second value takes the place of the first");
        knobs.set(SWITCH, true);
        assert_eq!(
            knobs.given(),
            [
                ("a-limit", &Setting::Int(8)),
                ("a-switch", &Setting::Bool(true)),
                ("a-text", &Setting::Str("text".into()))
            ],
            "a knob that is set to its default is set"
        );
    }

    #[test]
    fn settings_by_name() {
        let mut knobs = Knobs::default();
        REGISTRY.set(&mut knobs, "a-switch", Some("0")).expect("a truth value");
        REGISTRY.set(&mut knobs, "an-old-one", None).expect("a switch needs no value");
        assert_eq!((knobs.get(SWITCH), knobs.get(OLD)), (false, true));
        let mut refused = |name, value| REGISTRY.set(&mut knobs, name, value).unwrap_err().to_string();
        assert_eq!(refused("a-limit", Some("x")), "knob `a-limit` takes an integer, not `x`");
        assert_eq!(refused("a-limit", None), "knob `a-limit` takes an integer, not ``");
        assert_eq!(refused("a-switch", Some("2")), "knob `a-switch` takes true or false, not `2`");
        assert_eq!(refused("a-limt", None), "unknown knob `a-limt`, did you mean `a-limit`?");
        assert_eq!(refused("limits", None), "unknown knob `limits`");
        assert_eq!(refused("", None), "unknown knob ``");
    }

    #[test]
    fn knob_files() {
        let mut knobs = Knobs::default();
        let text = "# comment\n\n--a-limit = 9  # more\na-switch=false\na-text = inline\nan-old-one\n";
        REGISTRY.read_file(&mut knobs, text).expect("every line is right");
        assert_eq!((knobs.get(LIMIT), knobs.get(SWITCH), knobs.get(TEXT), knobs.get(OLD)), (9, false, "inline", true));
        let error = REGISTRY.read_file(&mut knobs, "\na-limit=x").unwrap_err();
        assert_eq!(error.to_string(), "line 2: knob `a-limit` takes an integer, not `x`");
    }
}
