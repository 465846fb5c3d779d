//! The seven names, which of them a command line means, and how fast-compile levels are encoded.

use super::slots::{CODEGEN_LEVEL, FAST_COMPILE, SlotError, Slots, TIER_ENABLED};

/// A pipeline of `nvopt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// No optimisation.
    O0,
    /// Tiers 0 and 1.
    O1,
    /// Tiers 0, 1 and 2.
    O2,
    /// Tiers 0 to 3.
    O3,
    /// `-Ofast-compile=max`: the fewest passes.
    Ofcmax,
    /// `-Ofast-compile=mid`
    Ofcmid,
    /// `-Ofast-compile=min`: the closest to the full pipeline.
    Ofcmin,
}

/// All levels, in the order of their names.
pub const LEVELS: [Level; 7] =
    [Level::O0, Level::O1, Level::O2, Level::O3, Level::Ofcmax, Level::Ofcmid, Level::Ofcmin];

impl Level {
    /// Name of the pipeline.
    pub fn name(self) -> &'static str {
        match self {
            Level::O0 => "nvopt<O0>",
            Level::O1 => "nvopt<O1>",
            Level::O2 => "nvopt<O2>",
            Level::O3 => "nvopt<O3>",
            Level::Ofcmax => "nvopt<Ofcmax>",
            Level::Ofcmid => "nvopt<Ofcmid>",
            Level::Ofcmin => "nvopt<Ofcmin>",
        }
    }
    /// What stands in the brackets of the name.
    pub fn short_name(self) -> &'static str {
        &self.name()["nvopt<".len()..self.name().len() - 1]
    }
    /// The word that asks for a fast level: `max`, `mid`, `min`.
    fn fast_word(self) -> Option<&'static str> {
        self.short_name().strip_prefix("Ofc")
    }
    /// The level called `nvopt<X>` or `X`.
    pub fn named(text: &str) -> Option<Level> {
        LEVELS.into_iter().find(|level| text == level.name() || text == level.short_name())
    }
    /// 0 to 3; fast levels are none.
    pub fn number(self) -> Option<u8> {
        match self {
            Level::O0 => Some(0),
            Level::O1 => Some(1),
            Level::O2 => Some(2),
            Level::O3 => Some(3),
            Level::Ofcmax | Level::Ofcmid | Level::Ofcmin => None,
        }
    }
    /// The level that runs where this one is asked for and `assignments` set slots: the name in slot 181 is that of a fast level, and
    /// chooses where none of O1 to O3 is asked for, which come before it.
    ///
    /// # Errors
    /// Those of the first wrong assignment.
    pub fn meant<'s>(self, assignments: impl IntoIterator<Item = &'s str>) -> Result<Level, SlotError> {
        let slots = self.slots(assignments)?;
        if matches!(self, Level::O1 | Level::O2 | Level::O3) {
            return Ok(self);
        }
        let name = slots.text(FAST_COMPILE);
        Ok(LEVELS.into_iter().find(|level| level.fast_word() == Some(name)).unwrap_or(Level::O0))
    }
    /// The slots as the driver sets them at this level, then as `assignments` say.
    ///
    /// The tables of rows win over the defaults of slots: slots that disable by default what a level runs are cleared at it.
    ///
    /// # Errors
    /// Those of the first wrong assignment.
    pub fn slots<'s>(self, assignments: impl IntoIterator<Item = &'s str>) -> Result<Slots, SlotError> {
        let mut slots = Slots::default();
        match self.number() {
            Some(0) => {}
            Some(level) => {
                for tier in TIER_ENABLED.iter().take(usize::from(level) + 1) {
                    slots.switch(*tier, true);
                }
                slots.switch(480, false); // the inliner of row 29
                slots.switch(2360, false); // unreachable blocks of row 24
                if level == 3 {
                    slots.switch(360, false); // late-opt of row 75
                }
                slots.set_number(CODEGEN_LEVEL, i64::from(level));
            }
            None => {
                slots.assign(&format!("fast-compile={}", self.fast_word().unwrap_or_default()))?;
                // `-memory-space-opt=0` is forced, and `-llcO2` is what a fast level asks of code generation.
                slots.switch(1760, self == Level::Ofcmax);
                slots.set_number(CODEGEN_LEVEL, 2);
            }
        }
        for assignment in assignments {
            slots.assign(assignment)?;
        }
        Ok(slots)
    }
    /// What the optimiser is handed besides: the fast level itself, what it forces, and the levels of the code generator.
    pub fn forwarded(self) -> Vec<String> {
        let mut out = Vec::new();
        if let Some(word) = self.fast_word() {
            out.push(format!("-Ofast-compile={word}"));
        }
        if self == Level::Ofcmax {
            out.extend(["-lsa-opt=0".to_string(), "-memory-space-opt=0".into(), "-optO0".into(), "-llcO2".into()]);
        }
        out
    }
}

/// What a command line asks for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Asked<'a> {
    /// `-O1`
    pub o1: bool,
    /// `-O2`
    pub o2: bool,
    /// `-O3`
    pub o3: bool,
    /// The fast level.
    pub fast: FastCompile,
    /// `--passes=`
    pub passes: Option<&'a str>,
    /// `-O0`, which chooses nothing that is not chosen without it but cannot stand beside `--passes` either.
    pub o0: bool,
}

/// The fast level as an integer of the compilation: 0 none, 1 `-Ofast-compile=0`, which is forwarded and then reset to 0,
/// 2 max, 3 mid, 4 min.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum FastCompile {
    /// 0: no fast level.
    #[default]
    None,
    /// 1: asked for with 0.
    Reset,
    /// 2
    Max,
    /// 3
    Mid,
    /// 4
    Min,
}

/// Why a command line names no pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LevelError {
    /// A fast level that there is not.
    #[error("libnvvm : error: -Ofast-compile called with unsupported level")]
    UnsupportedFastLevel,
    /// A level and a pipeline.
    #[error(
        "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use -passes='default<O#>,other-pass'"
    )]
    LevelAndPasses,
}

impl FastCompile {
    /// Reads the value of `-Ofast-compile=` or `-Ofc=`.
    ///
    /// # Errors
    /// [`LevelError::UnsupportedFastLevel`].
    pub fn read(text: &str) -> Result<FastCompile, LevelError> {
        Ok(match text {
            "0" => FastCompile::Reset,
            "max" => FastCompile::Max,
            "mid" => FastCompile::Mid,
            "min" => FastCompile::Min,
            _ => return Err(LevelError::UnsupportedFastLevel),
        })
    }
    /// The integer.
    pub fn encoding(self) -> u8 {
        self as u8
    }
}

/// Which pipeline a command line means; nothing where it gives its own. The order is the specification's: O1 before O2 before O3
/// before a fast level, and O0 is what is left.
///
/// # Errors
/// [`LevelError::LevelAndPasses`].
pub fn select(asked: Asked<'_>) -> Result<Option<Level>, LevelError> {
    let fast = match asked.fast {
        FastCompile::Max => Some(Level::Ofcmax),
        FastCompile::Mid => Some(Level::Ofcmid),
        FastCompile::Min => Some(Level::Ofcmin),
        FastCompile::None | FastCompile::Reset => None,
    };
    let any = asked.o0 || asked.o1 || asked.o2 || asked.o3 || fast.is_some();
    match asked.passes {
        Some(_) if any => return Err(LevelError::LevelAndPasses),
        Some(_) => return Ok(None),
        None => {}
    }
    Ok(Some(if asked.o1 {
        Level::O1
    } else if asked.o2 {
        Level::O2
    } else if asked.o3 {
        Level::O3
    } else {
        fast.unwrap_or(Level::O0)
    }))
}
