//! Option slots: the switches, numbers and texts that the guards of `nvopt`'s rows read.
//!
//! Source: the slot map of the specification of the optimisation levels. A slot is identified by its **offset**; its **number** may
//! stand for two slots and is then refused. Some offsets that rows, tiers or the tail read are missing in the map; these slots have no
//! number.
//!
//! A guard `!opts[N]` reads a slot that *disables*, `opts[N]` one that *enables*. Guards read nothing but slots and the tier.

use std::fmt;
use warpc_ir::nearest::{did_you_mean, nearest};

/// What a slot holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Switch(on) => f.write_str(if *on { "on" } else { "off" }),
            Value::Number(n) => write!(f, "{n}"),
            Value::Text(text) => write!(f, "\"{text}\""),
        }
    }
}

/// What a slot holds unless a level or the user sets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Default {
    /// A switch.
    Switch(bool),
    /// A number.
    Number(i64),
    /// A text, empty at first.
    Text,
}

impl Default {
    fn value(self) -> Value {
        match self {
            Default::Switch(on) => Value::Switch(on),
            Default::Number(n) => Value::Number(n),
            Default::Text => Value::Text(String::new()),
        }
    }
}

/// A row of the slot map.
pub struct SlotRow {
    /// Offset, which identifies the slot.
    pub offset: u16,
    /// Number, where the map gives one. Two slots can share it.
    pub number: Option<u16>,
    /// Name on command lines.
    pub name: &'static str,
    /// What it holds at first.
    pub default: Default,
    /// What it controls.
    pub summary: &'static str,
}

/// Number of a row of [`SLOTS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot(u8);

impl Slot {
    /// Its row.
    pub fn row(self) -> &'static SlotRow {
        &SLOTS[self.0 as usize]
    }
    /// The slot at `offset`.
    pub fn at(offset: u16) -> Option<Slot> {
        SLOTS.binary_search_by_key(&offset, |row| row.offset).ok().map(|i| Slot(i as u8))
    }
    /// The slot that a user calls `text`: a name, a number of the map, an offset, or `opts[OFFSET]`. A number that is also an
    /// offset is a number.
    ///
    /// # Errors
    /// [`SlotError::Unknown`] and, for a number that two slots share, [`SlotError::Ambiguous`].
    pub fn find(text: &str) -> Result<Slot, SlotError> {
        let unknown = || {
            let near = nearest(text, SLOTS.iter().map(|row| row.name));
            SlotError::Unknown { name: text.to_string(), near }
        };
        if let Some(i) = SLOTS.iter().position(|row| row.name == text) {
            return Ok(Slot(i as u8));
        }
        if let Some(offset) = text.strip_prefix("opts[").and_then(|rest| rest.strip_suffix(']')) {
            return offset.parse().ok().and_then(Slot::at).ok_or_else(unknown);
        }
        let Ok(number) = text.parse::<u16>() else { return Err(unknown()) };
        let mut named = (0..SLOTS.len()).filter(|&i| SLOTS[i].number == Some(number)).map(|i| Slot(i as u8));
        match (named.next(), named.next()) {
            (Some(first), Some(second)) => {
                Err(SlotError::Ambiguous { number, names: [first.row().name, second.row().name] })
            }
            (Some(only), None) => Ok(only),
            (None, _) => Slot::at(number).ok_or_else(unknown),
        }
    }
}

/// Why a slot could not be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SlotError {
    /// No slot is called so.
    #[error("unknown option slot `{name}`{}", did_you_mean(*near))]
    Unknown {
        /// What was written.
        name: String,
        /// The name that was probably meant.
        near: Option<&'static str>,
    },
    /// Two slots have this number.
    #[error("option slot {number} is both `{}` and `{}`: use a name or an offset", names[0], names[1])]
    Ambiguous {
        /// The number.
        number: u16,
        /// The names of the two.
        names: [&'static str; 2],
    },
    /// The slot does not hold such a value.
    #[error("option slot `{name}` takes {wanted}, not `{text}`")]
    Value {
        /// The slot.
        name: &'static str,
        /// What it takes.
        wanted: &'static str,
        /// What was written.
        text: String,
    },
    /// An assignment without `=`.
    #[error("`{0}` is no assignment to an option slot: write SLOT=VALUE")]
    Assignment(String),
}

/// The values of all slots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slots {
    values: Vec<Value>,
}

impl std::default::Default for Slots {
    fn default() -> Slots {
        Slots { values: SLOTS.iter().map(|row| row.default.value()).collect() }
    }
}

impl Slots {
    /// What a slot holds.
    pub fn get(&self, slot: Slot) -> &Value {
        &self.values[slot.0 as usize]
    }
    /// Whether the switch at `offset` is on; the tables of rows name only offsets of switches, which a test holds.
    pub fn is_on(&self, offset: u16) -> bool {
        Slot::at(offset).is_some_and(|slot| *self.get(slot) == Value::Switch(true))
    }
    /// The number at `offset`; 0 where no number is.
    pub fn number(&self, offset: u16) -> i64 {
        match Slot::at(offset).map(|slot| self.get(slot)) {
            Some(Value::Number(n)) => *n,
            _ => 0,
        }
    }
    /// Turns the switch at `offset` on or off.
    pub fn switch(&mut self, offset: u16, on: bool) {
        self.put(offset, Value::Switch(on));
    }
    /// Sets the number at `offset`.
    pub fn set_number(&mut self, offset: u16, number: i64) {
        self.put(offset, Value::Number(number));
    }
    /// The text at `offset`; empty where no text is.
    pub fn text(&self, offset: u16) -> &str {
        match Slot::at(offset).map(|slot| self.get(slot)) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }
    /// The number of threads that `assignments` ask for, 0 for one for each core: slot 203 where slot 201 is on, and one thread where it
    /// is turned off. Where slot 201 is not set, nothing is said, and the options of the compilation decide.
    ///
    /// # Errors
    /// Those of the first wrong assignment.
    pub fn threads<'s>(assignments: impl IntoIterator<Item = &'s str>) -> Result<Option<usize>, SlotError> {
        let mut slots = Slots::default();
        let mut is_said = false;
        for assignment in assignments {
            let slot = slots.assign(assignment)?;
            is_said |= slot.row().offset == CONCURRENT;
        }
        Ok(is_said.then(|| match slots.is_on(CONCURRENT) {
            true => usize::try_from(slots.number(THREADS)).unwrap_or(0),
            false => 1,
        }))
    }
    fn put(&mut self, offset: u16, value: Value) {
        let slot = Slot::at(offset).expect("the tables name only offsets of the map");
        debug_assert_eq!(
            std::mem::discriminant(&self.values[slot.0 as usize]),
            std::mem::discriminant(&value),
            "opts[{offset}]"
        );
        self.values[slot.0 as usize] = value;
    }
    /// Sets what `assignment`, `SLOT=VALUE`, says, and returns the slot. A switch takes `on`, `off`, `true`, `false`, 1 and 0.
    ///
    /// # Errors
    /// See [`SlotError`].
    pub fn assign(&mut self, assignment: &str) -> Result<Slot, SlotError> {
        let (name, text) = assignment.split_once('=').ok_or_else(|| SlotError::Assignment(assignment.to_string()))?;
        let slot = Slot::find(name.trim())?;
        let text = text.trim();
        let refused = |wanted| SlotError::Value { name: slot.row().name, wanted, text: text.to_string() };
        let value = match slot.row().default {
            Default::Switch(_) => match text {
                "on" | "true" | "1" => Value::Switch(true),
                "off" | "false" | "0" => Value::Switch(false),
                _ => return Err(refused("on or off")),
            },
            Default::Number(_) => {
                let number = text.parse().map_err(|_| refused("a number"))?;
                if slot.row().offset == THREADS && number < 1 && number != -1 {
                    return Err(refused("a number from 1 on, or -1"));
                }
                Value::Number(number)
            }
            Default::Text => match text {
                "max" | "mid" | "min" | "0" | "" => Value::Text(text.to_string()),
                _ => return Err(refused("max, mid, min, 0 or nothing")),
            },
        };
        self.values[slot.0 as usize] = value;
        Ok(slot)
    }
}

const OFF: Default = Default::Switch(false);
const ON: Default = Default::Switch(true);

const fn slot(offset: u16, number: u16, name: &'static str, default: Default, summary: &'static str) -> SlotRow {
    SlotRow { offset, number: Some(number), name, default, summary }
}

/// A slot that the map gives no number.
const fn unnumbered(offset: u16, name: &'static str, default: Default, summary: &'static str) -> SlotRow {
    SlotRow { offset, number: None, name, default, summary }
}

/// Level of code generation.
pub const CODEGEN_LEVEL: u16 = 200;
/// Name of the fast pipeline.
pub const FAST_COMPILE: u16 = 3648;
/// Whether functions are worked on in parallel.
const CONCURRENT: u16 = 4064;
/// How many threads then do so.
const THREADS: u16 = 4104;
/// Tier 0, 1, 2 and 3 are built, in this order; each goes off once its rows stand in the pipeline.
pub const TIER_ENABLED: [u16; 4] = [4224, 3528, 3568, 3608];
/// The phase that a plug-in pass must exceed for the rows of tier 0, 1, 2 or 3 to stand before it.
pub const TIER_THRESHOLD: [u16; 4] = [4228, 3532, 3572, 3612];

/// The slots, by offset.
#[rustfmt::skip]
pub const SLOTS: &[SlotRow] = &[
    unnumbered(200, "codegen-level", Default::Number(0), "level of code generation; from 2 on dependences between its rows are tracked"),
    slot(280, 15, "disable-dce", OFF, "dce"),
    slot(320, 17, "disable-tailcallelim", OFF, "tailcallelim"),
    slot(360, 19, "disable-late-opt", ON, "late-opt; O3 clears it"),
    slot(440, 23, "disable-inliner-a", OFF, "the inliner of the tiers"),
    slot(480, 25, "disable-inliner-b", ON, "the inliner of the tiers; O1 to O3 clear it"),
    unnumbered(520, "disable-barrier-cleanup-a", OFF, "dead-barrier-elim, tier row 62"),
    unnumbered(560, "disable-barrier-cleanup-b", OFF, "dead-barrier-elim, tier row 62"),
    slot(600, 31, "disable-nvvm-verify", OFF, "nvvm-verify, and the call-graph nests of the tiers"),
    slot(680, 35, "disable-function-attrs", OFF, "function-attrs"),
    slot(720, 37, "disable-sccp", OFF, "sccp"),
    slot(760, 39, "disable-dse", OFF, "dse"),
    slot(880, 45, "disable-nvvm-reflect", OFF, "nvvm-reflect"),
    slot(920, 47, "disable-ipsccp", OFF, "ipsccp"),
    slot(960, 49, "disable-simplifycfg", OFF, "simplifycfg"),
    slot(1000, 51, "disable-instcombine", OFF, "instcombine"),
    slot(1040, 53, "disable-sink", OFF, "sink, and the simplifycfg between the tiers"),
    slot(1080, 55, "disable-print-module", OFF, "rows that print the module"),
    slot(1120, 57, "disable-predicate-opt", OFF, "predicate-opt"),
    slot(1160, 59, "disable-loop-index-split", OFF, "loop-index-split"),
    slot(1200, 61, "disable-tier-simplifycfg", OFF, "the simplifycfg between the tiers"),
    slot(1240, 63, "disable-licm", OFF, "licm"),
    slot(1280, 65, "disable-reassociate", OFF, "reassociate"),
    slot(1320, 65, "disable-divergence-lowering", OFF, "divergence-lowering, and adce of the tiers"),
    slot(1360, 67, "disable-loop-unroll", OFF, "loop-unroll of the tiers, speculative-execution"),
    slot(1400, 69, "disable-sroa", OFF, "sroa"),
    slot(1440, 71, "disable-early-cse", OFF, "early-cse"),
    slot(1480, 73, "disable-adce", OFF, "adce of the tiers"),
    slot(1520, 75, "disable-loop-simplify", OFF, "loop-simplify"),
    slot(1640, 81, "disable-warp-shuffle", OFF, "warp-shuffle"),
    slot(1760, 87, "disable-memory-space-opt", OFF, "memory-space-opt of the tail and of the fast pipelines"),
    slot(1840, 91, "disable-adce-variant", OFF, "adce, tier row 71"),
    slot(1960, 97, "disable-constmerge", OFF, "constmerge"),
    slot(2000, 101, "disable-nvvm-intrinsic-lowering", OFF, "nvvm-intrinsic-lowering"),
    slot(2080, 103, "disable-branch-dist-a", OFF, "branch-dist"),
    slot(2120, 105, "disable-branch-dist-b", OFF, "branch-dist"),
    unnumbered(2160, "disable-predicate-opt-variant", OFF, "predicate-opt, tier row 14"),
    slot(2200, 109, "disable-generic-to-nvvm", OFF, "generic-to-nvvm"),
    slot(2240, 111, "disable-lower-alloca-a", OFF, "lower-alloca"),
    slot(2280, 113, "disable-lower-alloca-b", OFF, "lower-alloca"),
    slot(2320, 115, "disable-rematerialization", OFF, "rematerialization"),
    slot(2360, 117, "disable-unreachable-block-elim", ON, "unreachableblockelim; O1 to O3 clear it"),
    slot(2400, 119, "disable-reduction", OFF, "nvvm-reduction"),
    slot(2440, 121, "disable-sinking2", OFF, "sinking2 of the tiers"),
    slot(2560, 127, "disable-generic-address-opt", OFF, "generic-address-opt"),
    slot(2600, 129, "disable-ir-verification", OFF, "verify"),
    slot(2640, 131, "disable-barrier-opt", OFF, "barrier-opt, tier row 72"),
    slot(2680, 133, "disable-memory-space-opt-2", OFF, "memory-space-opt, tier row 65"),
    slot(2720, 135, "disable-instsimplify", OFF, "instsimplify"),
    slot(2760, 137, "disable-vectoriser-2", OFF, "the second vectoriser row of the tiers"),
    unnumbered(2800, "disable-last-verifier", OFF, "the verifier of the tail"),
    slot(2840, 141, "enable-adce", ON, "adce, tier row 71"),
    slot(2880, 143, "enable-licm", ON, "licm of the tiers, reassociate of tier 0"),
    slot(2920, 145, "lower-barriers-parameter", OFF, "parameter of barrier-lowering and of memory-space-opt in the tail"),
    slot(3000, 151, "enable-pre-optimisation", ON, "the rows before tier 0"),
    slot(3040, 153, "enable-correlated-propagation", OFF, "correlated-propagation of the tiers"),
    slot(3080, 155, "enable-nvidia-loop-pass", ON, "loop-index-split, tier row 53"),
    slot(3120, 155, "enable-memory-space-opt-2", ON, "parameter of memory-space-opt, tier row 65, and the verifier behind it"),
    slot(3160, 157, "enable-print-module", ON, "rows that print the module, gvn rows 9, 27 and 35 of tier 0"),
    slot(3200, 159, "enable-advanced-passes", ON, "predicate-opt, barrier-opt and others of the tiers"),
    slot(3328, 165, "enable-sm-specific", ON, "late rows that depend on the architecture"),
    slot(3488, 173, "enable-barrier-analysis", OFF, "barrier-analysis, barrier-lowering, memory-space-opt of the tail"),
    slot(3528, 175, "enable-tier-1", OFF, "tier 1; O1 to O3 set it"),
    unnumbered(3532, "tier-1-threshold", Default::Number(1), "phase that a plug-in pass must exceed to stand behind tier 1"),
    slot(3568, 177, "enable-tier-2", OFF, "tier 2; O2 and O3 set it"),
    unnumbered(3572, "tier-2-threshold", Default::Number(2), "phase that a plug-in pass must exceed to stand behind tier 2"),
    slot(3608, 179, "enable-tier-3", OFF, "tier 3; O3 sets it"),
    unnumbered(3612, "tier-3-threshold", Default::Number(3), "phase that a plug-in pass must exceed to stand behind tier 3"),
    slot(3648, 181, "fast-compile", Default::Text, "name of the fast pipeline that runs where none of O1 to O3 does: max, mid or min"),
    slot(3704, 183, "enable-late-optimisation", OFF, "licm early in the tiers, memory SSA for early-cse there"),
    slot(3904, 192, "name-blocks", OFF, "every block without a name gets one, for printing"),
    slot(4064, 201, "concurrent-compilation", OFF, "inputs and functions are worked on in parallel; turned off: by one thread"),
    slot(4104, 203, "threads", Default::Number(-1), "number of threads where slot 201 is on; -1: as many as there are cores"),
    slot(4224, 209, "enable-tier-0", OFF, "tier 0; O1 to O3 set it"),
    unnumbered(4228, "tier-0-threshold", Default::Number(0), "phase that a plug-in pass must exceed to stand behind tier 0"),
    slot(4304, 213, "device-code", OFF, "further optimisation of device code in the fast pipelines"),
    slot(4384, 217, "fast-compile-bypass", OFF, "O1 to O3 run the rows of Ofcmid instead of the tiers"),
    slot(4464, 221, "late-cfg-cleanup", OFF, "the tail cleans the control flow up instead of verifying"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_sorted_by_offset_and_names_are_unique() {
        assert!(SLOTS.windows(2).all(|w| w[0].offset < w[1].offset));
        let mut names: Vec<_> = SLOTS.iter().map(|row| row.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), SLOTS.len());
    }

    #[test]
    fn a_slot_is_found_by_name_number_and_offset() {
        let late = Slot::at(360).unwrap();
        for text in ["disable-late-opt", "19", "360", "opts[360]"] {
            assert_eq!(Slot::find(text), Ok(late), "{text}");
        }
        // A number of the map comes before an offset.
        assert_eq!(Slot::find("201").unwrap().row().offset, 4064);
        assert_eq!(Slot::find("opts[200]").unwrap().row().offset, CODEGEN_LEVEL);
        for text in ["opts[201]", "7", "opts[", "", "99999999"] {
            assert!(matches!(Slot::find(text), Err(SlotError::Unknown { .. })), "{text}");
        }
        let error = Slot::find("disable-lat-opt").unwrap_err().to_string();
        assert_eq!(error, "unknown option slot `disable-lat-opt`, did you mean `disable-late-opt`?");
    }

    #[test]
    fn numbers_that_two_slots_share_are_refused_with_both_names() {
        let error = |text| Slot::find(text).unwrap_err().to_string();
        let both =
            "option slot 65 is both `disable-reassociate` and `disable-divergence-lowering`: use a name or an offset";
        assert_eq!(error("65"), both);
        assert!(error("155").contains("`enable-nvidia-loop-pass` and `enable-memory-space-opt-2`"));
        // No other number is shared.
        for row in SLOTS {
            let shared = row.number.is_some_and(|n| SLOTS.iter().filter(|r| r.number == Some(n)).count() > 1);
            assert_eq!(shared, matches!(row.number, Some(65 | 155)), "{}", row.name);
        }
    }

    #[test]
    fn every_slot_takes_values_of_its_kind_only() {
        for row in SLOTS {
            let mut slots = Slots::default();
            let (good, bad): (&[&str], &[&str]) = match row.default {
                Default::Switch(_) => (&["on", "off", "true", "false", "1", "0"], &["2", "", "yes"]),
                Default::Number(_) if row.offset == THREADS => (&["1", "-1", "77"], &["on", "", "1.5", "0", "-2"]),
                Default::Number(_) => (&["0", "-1", "77"], &["on", "", "1.5"]),
                Default::Text => (&["mid", "max", "min", "0", ""], &["full", "MAX", "1"]),
            };
            for text in good {
                let set = slots.assign(&format!("{}={text}", row.name));
                assert_eq!(set.map(|slot| slot.row().offset), Ok(row.offset), "{}", row.name);
            }
            for text in bad {
                let refused = slots.assign(&format!("{}={text}", row.name));
                assert!(matches!(refused, Err(SlotError::Value { .. })), "{}={text}", row.name);
            }
        }
        assert_eq!(Slots::default().assign("dce"), Err(SlotError::Assignment("dce".into())));
    }

    #[test]
    fn threads_are_those_of_slot_203_where_slot_201_says_so() {
        let threads = |assignments: &[&str]| Slots::threads(assignments.iter().copied()).unwrap();
        assert_eq!(threads(&[]), None);
        assert_eq!(threads(&["203=3"]), None, "slot 201 is not set");
        assert_eq!(threads(&["201=on"]), Some(0), "one for each core");
        assert_eq!(threads(&["203=3", "201=on"]), Some(3));
        assert_eq!(threads(&["concurrent-compilation=on", "threads=5", "threads=-1"]), Some(0));
        assert_eq!(threads(&["203=3", "opts[4064]=off"]), Some(1));
        assert!(Slots::threads(["203=0"]).is_err());
    }
}
