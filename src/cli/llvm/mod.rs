//! What `opt`, `llc`, `llvm-as` and `llvm-dis` take and the commands that stand in for them do not have as options of their own.
//!
//! | file | what |
//! |---|---|
//! | `table.rs` | the options, a row each |
//! | `foreign.rs`, `foreign.txt` | options of what is not here: a list of names |
//! | `answers.rs` | options that are answered and nothing is run: versions, lists |
//! | `reports.rs` | `-time-passes`, `-stats` |
//! | `names.rs` | passes that have another name in LLVM |
//! | `generic.rs` | whether a module is for a GPU, whose levels are others |
//! | `extend.rs` | `-passes-ep-*` |
//! | `parameters.rs` | all parameters of passes, for `-print-pipeline-passes` |

pub mod answers;
pub mod extend;
pub mod foreign;
pub mod generic;
pub mod names;
pub mod parameters;
pub mod reports;
pub mod table;

/// A tool of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// `opt`
    Opt,
    /// `llc`
    Llc,
    /// `llvm-as`
    As,
    /// `llvm-dis`
    Dis,
}

/// Every tool, the name of the command that stands in for it, and its name in LLVM.
const TOOLS: [(Tool, &str, &str); 4] =
    [(Tool::Opt, "opt", "opt"), (Tool::Llc, "llc", "llc"), (Tool::As, "as", "llvm-as"), (Tool::Dis, "dis", "llvm-dis")];

impl Tool {
    /// The tool that command `name` stands in for.
    pub fn of_command(name: &str) -> Option<Tool> {
        TOOLS.iter().find(|row| row.1 == name).map(|row| row.0)
    }
    /// The command that a program called `name` is: `opt`, `llvm-as-22`, `/usr/bin/llc.exe`.
    pub fn command_of_program(name: &str) -> Option<&'static str> {
        let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
        let stem = file.strip_suffix(".exe").unwrap_or(file);
        let plain = match stem.rsplit_once('-') {
            Some((plain, version)) if is_version(version) => plain,
            _ => stem,
        };
        TOOLS.iter().find(|row| row.2 == plain).map(|row| row.1)
    }
    /// Its name in LLVM.
    pub fn name(self) -> &'static str {
        TOOLS.iter().find(|row| row.0 == self).map_or("", |row| row.2)
    }
}

fn is_version(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(|c| c.is_ascii_digit() || c == '.')
}

/// What may stand behind the name of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing, or `=true` and the like.
    Switch,
    /// A value: `=x`, or the next argument.
    Value,
    /// One of these values, in either way.
    OneOf(&'static [&'static str]),
    /// One of these values, set apart by `|`, in either way.
    Listed(&'static str),
    /// A value, but never the next argument.
    MaybeValue,
}

/// What an option does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing: there is nothing here that it asks for.
    Nothing,
    /// Asks for what is done anyway, which is this value of it; any other value is not written.
    Only(&'static str),
    /// Functions that do not have this attribute get it, with the value.
    Attribute(&'static str),
    /// It is this option under another name.
    Is(&'static str),
    /// Switched off, it is this option; what it switches on is done anyway.
    OffIs(&'static str),
    /// It is a knob that is a number here, 0 or 1.
    KnobNumber,
    /// It is known and not written.
    Unwritten,
    /// It is for something that is not here, and a run without that would not be what was asked for.
    Refused,
}

/// An option.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Name without dashes.
    pub name: &'static str,
    /// What may stand behind it.
    pub takes: Takes,
    /// What it does.
    pub effect: Effect,
    /// Why, for `-help-list-hidden` and messages.
    pub note: &'static str,
}

/// The row of option `name` of a tool. A knob of that name is no such option.
pub fn find(tool: Tool, name: &str) -> Option<Row> {
    let foreign = || match tool {
        Tool::Opt | Tool::Llc if warpc::KNOBS.find(name).is_none() => foreign::find(name),
        _ => None,
    };
    rows(tool).find(|row| row.name == name).copied().or_else(foreign)
}

/// All rows of a tool.
pub fn rows(tool: Tool) -> impl Iterator<Item = &'static Row> {
    let (own, code): (&[Row], &[Row]) = match tool {
        Tool::Opt => (table::OPT, table::OPT_AND_LLC),
        Tool::Llc => (table::LLC, table::OPT_AND_LLC),
        Tool::As | Tool::Dis => (&[], &[]),
    };
    own.iter().chain(code).chain(table::ALL)
}

/// Reads the value of a switch as LLVM does.
pub fn switch(value: Option<&str>) -> Option<bool> {
    match value {
        None | Some("" | "1" | "true" | "TRUE" | "True") => Some(true),
        Some("0" | "false" | "FALSE" | "False") => Some(false),
        Some(_) => None,
    }
}

/// What is to be done with an option as it was written.
#[derive(PartialEq, Eq, Debug)]
pub enum Meaning {
    /// It is left out.
    Nothing,
    /// These stand for it.
    Arguments(Vec<String>),
    /// It stays, for the command to refuse it.
    Refused,
}

impl Row {
    /// Whether the next argument is the value where none stands behind `=`.
    pub fn takes_next(&self) -> bool {
        matches!(self.takes, Takes::Value | Takes::OneOf(_) | Takes::Listed(_))
    }
    /// Why `value` is none of this option, if it is not.
    pub fn wrong_value(&self, value: Option<&str>) -> Option<String> {
        match (self.takes, value) {
            (Takes::Switch, _) if switch(value).is_none() => {
                Some(format!("`{}` is no value of a switch: 0 or 1", value.unwrap_or("")))
            }
            (Takes::OneOf(list), Some(value)) if !list.contains(&value) => {
                Some(format!("`{value}` is none of {}", list.join(", ")))
            }
            (Takes::Listed(list), Some(value)) if !list.split('|').any(|known| known == value) => {
                Some(format!("`{value}` is none of {}", list.replace('|', ", ")))
            }
            (Takes::OneOf(_) | Takes::Listed(_) | Takes::Value, None) => Some("a value is missing".into()),
            _ => None,
        }
    }
    /// What this option means with `value`.
    pub fn meaning(&self, value: Option<&str>) -> Meaning {
        if self.wrong_value(value).is_some() {
            return Meaning::Refused;
        }
        let off = self.takes == Takes::Switch && switch(value) == Some(false);
        match self.effect {
            Effect::Nothing => Meaning::Nothing,
            Effect::Only(only) if value == Some(only) || off && only == "false" => Meaning::Nothing,
            Effect::Only("true") if self.takes == Takes::Switch && !off => Meaning::Nothing,
            Effect::Only(_) => Meaning::Refused,
            Effect::Attribute(key) => {
                let value = match self.takes {
                    Takes::Switch => if off { "false" } else { "true" }.to_string(),
                    _ => value.unwrap_or("").to_string(),
                };
                Meaning::Arguments(vec![format!("--function-attribute={key}={value}")])
            }
            Effect::Is(to) => match value {
                _ if off => Meaning::Nothing,
                Some(value) if self.takes != Takes::Switch => Meaning::Arguments(vec![format!("--{to}={value}")]),
                _ => Meaning::Arguments(vec![format!("--{to}")]),
            },
            Effect::OffIs(to) if off => Meaning::Arguments(vec![format!("--{to}")]),
            Effect::OffIs(_) => Meaning::Nothing,
            Effect::KnobNumber => Meaning::Arguments(vec![format!("--knob={}={}", self.name, !off as u8)]),
            // What is switched off is not asked for.
            Effect::Unwritten | Effect::Refused if off => Meaning::Nothing,
            Effect::Unwritten | Effect::Refused => Meaning::Refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_by_their_names() {
        for (program, command) in [
            ("opt", Some("opt")),
            ("/usr/lib/llvm-22/bin/opt", Some("opt")),
            ("/usr/bin/llc-22", Some("llc")),
            ("llvm-as-19.1", Some("as")),
            ("C:\\bin\\llvm-dis.exe", Some("dis")),
            ("warpc", None),
            ("my-opt", None),
            ("opt-x", None),
            ("as", None),
        ] {
            assert_eq!(Tool::command_of_program(program), command, "{program}");
        }
    }

    #[test]
    fn rows_are_sorted_and_say_why() {
        for table in [table::OPT, table::LLC, table::OPT_AND_LLC, table::ALL] {
            assert!(
                table.is_sorted_by(|a, b| a.name < b.name),
                "{:?}",
                table.iter().map(|r| r.name).collect::<Vec<_>>()
            );
            for row in table {
                assert!(!row.note.is_empty(), "{}", row.name);
            }
        }
        for tool in [Tool::Opt, Tool::Llc] {
            let mut names: Vec<_> = rows(tool).map(|row| row.name).collect();
            names.sort();
            assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
        }
    }

    #[test]
    fn meanings() {
        let row = |takes, effect| Row { name: "x", takes, effect, note: "" };
        let args = |text: &str| Meaning::Arguments(vec![text.into()]);
        assert_eq!(row(Takes::Switch, Effect::Refused).meaning(Some("false")), Meaning::Nothing);
        assert_eq!(row(Takes::Switch, Effect::Refused).meaning(None), Meaning::Refused);
        assert_eq!(row(Takes::Switch, Effect::Nothing).meaning(Some("maybe")), Meaning::Refused);
        assert_eq!(row(Takes::OneOf(&["a"]), Effect::Nothing).meaning(Some("a")), Meaning::Nothing);
        assert_eq!(row(Takes::OneOf(&["a"]), Effect::Nothing).meaning(Some("b")), Meaning::Refused);
        assert_eq!(row(Takes::Value, Effect::Only("2")).meaning(Some("2")), Meaning::Nothing);
        assert_eq!(row(Takes::Value, Effect::Only("2")).meaning(Some("3")), Meaning::Refused);
        assert_eq!(row(Takes::Switch, Effect::Only("true")).meaning(Some("1")), Meaning::Nothing);
        assert_eq!(row(Takes::Switch, Effect::Only("true")).meaning(Some("0")), Meaning::Refused);
        assert_eq!(row(Takes::Switch, Effect::Only("false")).meaning(Some("0")), Meaning::Nothing);
        assert_eq!(row(Takes::Switch, Effect::Only("false")).meaning(None), Meaning::Refused);
        assert_eq!(row(Takes::Switch, Effect::Is("y")).meaning(Some("true")), args("--y"));
        assert_eq!(row(Takes::Value, Effect::Is("y")).meaning(Some("true")), args("--y=true"));
        assert_eq!(row(Takes::Switch, Effect::OffIs("y")).meaning(Some("0")), args("--y"));
        assert_eq!(row(Takes::Switch, Effect::OffIs("y")).meaning(None), Meaning::Nothing);
        let attribute = Effect::Attribute("k");
        assert_eq!(row(Takes::Switch, attribute).meaning(Some("0")), args("--function-attribute=k=false"));
        assert_eq!(row(Takes::Value, attribute).meaning(Some("all")), args("--function-attribute=k=all"));
    }
}
