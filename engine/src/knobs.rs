//! The knob table: name, type, default, levels, one line. Values live in a session, never in statics.

/// Default of a knob, which also gives its type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KnobValue {
    /// Switch.
    Bool(bool),
    /// Integer.
    Int(i64),
    /// Text.
    Str(&'static str),
}

macro_rules! knobs {
    ($($Name:ident, $text:literal, $default:expr, $summary:literal;)*) => {
        /// A knob: row of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[repr(u16)]
        pub enum Knob { $(#[doc = $summary] $Name),* }
        /// All knobs: name, default, one line.
        pub const TABLE: &[KnobInfo] = &[$(KnobInfo { knob: Knob::$Name, name: $text, default: $default, summary: $summary }),*];
    };
}

/// A row of the knob table.
pub struct KnobInfo {
    /// The knob.
    pub knob: Knob,
    /// Name on the command line: `-name=value`.
    pub name: &'static str,
    /// Default.
    pub default: KnobValue,
    /// One line.
    pub summary: &'static str,
}

use KnobValue::{Bool, Int, Str};
knobs! {
    InlineThreshold,      "inline-threshold",             Int(225),    "cost below which a call is inlined";
    InlineHintThreshold,  "inlinehint-threshold",         Int(325),    "the same for callees with inlinehint";
    InlineColdThreshold,  "inlinecold-threshold",         Int(45),     "the same for cold callees";
    NvvmReflectEnable,    "nvvm-reflect-enable",          Bool(true),  "replace __nvvm_reflect calls by constants";
    NvptxPrecDiv,         "nvptx-prec-divf32",            Int(-1),     "division of float: 0 approximate, 1 full range, 2 IEEE, -1 by the options";
    NvptxPrecSqrt,        "nvptx-prec-sqrtf32",           Int(-1),     "square root of float: 0 approximate, 1 IEEE, -1 by the options";
    NvptxFmaLevel,        "nvptx-fma-level",              Int(-1),     "fusing: 0 never, 1 by contract, 2 always, -1 by the options";
    PassRemarks,          "pass-remarks",                 Str(""),     "passes whose applied optimisations are reported (regular expression)";
    PassRemarksMissed,    "pass-remarks-missed",          Str(""),     "passes whose missed optimisations are reported";
    PassRemarksAnalysis,  "pass-remarks-analysis",        Str(""),     "passes whose analysis remarks are reported";
}

/// Values of all knobs.
#[derive(Clone)]
pub struct Knobs {
    bools: Vec<bool>,
    ints: Vec<i64>,
    strs: Vec<Option<String>>,
}

impl Default for Knobs {
    fn default() -> Self {
        let n = TABLE.len();
        let mut k = Knobs { bools: vec![false; n], ints: vec![0; n], strs: vec![None; n] };
        for (i, row) in TABLE.iter().enumerate() {
            match row.default {
                Bool(b) => k.bools[i] = b,
                Int(v) => k.ints[i] = v,
                Str(s) => k.strs[i] = (!s.is_empty()).then(|| s.to_string()),
            }
        }
        k
    }
}

impl Knobs {
    /// Value of a switch.
    pub fn bool(&self, k: Knob) -> bool {
        self.bools[k as usize]
    }
    /// Value of an integer knob.
    pub fn int(&self, k: Knob) -> i64 {
        self.ints[k as usize]
    }
    /// Value of a text knob.
    pub fn str(&self, k: Knob) -> &str {
        self.strs[k as usize].as_deref().unwrap_or("")
    }
    /// Sets a knob from text; a switch without value becomes true. The error names what was expected.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        let Some(i) = TABLE.iter().position(|r| r.name == name) else { return Err(format!("unknown knob `{name}`")) };
        match TABLE[i].default {
            Bool(_) => {
                self.bools[i] = match value {
                    None | Some("1" | "true" | "") => true,
                    Some("0" | "false") => false,
                    Some(v) => return Err(format!("knob `{name}` takes true or false, not `{v}`")),
                }
            }
            Int(_) => {
                let v = value.unwrap_or("");
                self.ints[i] = v.parse().map_err(|_| format!("knob `{name}` takes an integer, not `{v}`"))?;
            }
            Str(_) => self.strs[i] = value.map(str::to_string),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_order_and_setting() {
        for (i, r) in TABLE.iter().enumerate() {
            assert_eq!(r.knob as usize, i);
        }
        let mut k = Knobs::default();
        assert_eq!(k.int(Knob::InlineThreshold), 225);
        k.set("inline-threshold", Some("7")).unwrap();
        assert_eq!(k.int(Knob::InlineThreshold), 7);
        k.set("nvvm-reflect-enable", Some("0")).unwrap();
        assert!(!k.bool(Knob::NvvmReflectEnable));
        assert!(k.set("no-such", None).is_err());
    }
}
