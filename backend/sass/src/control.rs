//! The control word: bits 105 to 127 of an instruction, which say when it and the next one may issue.
//!
//! | bits | what |
//! |---|---|
//! | 105..108 | stall: cycles before the next instruction of the warp may issue |
//! | 109 | yield; 1 goes with stalls of 1 to 11 only |
//! | 110..112 | scoreboard released when the result is written; 7 is none |
//! | 113..115 | scoreboard released when the sources have been read; 7 is none |
//! | 116..121 | scoreboards to wait for |
//! | 122..125 | sources to keep in the operand cache, only where yield is 1 |
//! | 126..127 | zero |

/// The lowest bit of the control word.
pub const FIRST_BIT: u32 = 105;

/// A scoreboard, 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Scoreboard(u8);

impl Scoreboard {
    /// Number of scoreboards of a warp.
    pub const COUNT: u8 = 6;

    /// The scoreboard of a number below 6.
    pub fn new(number: u8) -> Option<Scoreboard> {
        (number < Self::COUNT).then_some(Scoreboard(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// A control word, unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Control {
    /// Cycles before the next instruction of the warp may issue, 0 to 15.
    pub stall: u8,
    /// Bit 109. Its name is a conjecture: 1 keeps issuing from this warp.
    pub yields: bool,
    /// Released when the result is written.
    pub write: Option<Scoreboard>,
    /// Released when the sources have been read.
    pub read: Option<Scoreboard>,
    /// A bit for each scoreboard to wait for, 6 bits.
    pub wait: u8,
    /// A bit for each source to keep in the operand cache, 4 bits: sources at bits 24, 32 and 64 of the word.
    pub reuse: u8,
}

/// A control word that no instruction has: a scoreboard of 6, a bit above 125, or a number too large for its field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the control word {bits:#x} names a scoreboard that does not exist, or sets bit 126 or 127")]
pub struct ControlError {
    /// The 23 bits.
    pub bits: u32,
}

impl Control {
    /// The control word of an instruction.
    pub fn unpack(word: u128) -> Result<Control, ControlError> {
        let bits = (word >> FIRST_BIT) as u32;
        let scoreboard = |shift: u32| match (bits >> shift & 7) as u8 {
            7 => Ok(None),
            number => Scoreboard::new(number).map(Some).ok_or(ControlError { bits }),
        };
        if bits >> 21 != 0 {
            return Err(ControlError { bits });
        }
        Ok(Control {
            stall: (bits & 15) as u8,
            yields: bits >> 4 & 1 != 0,
            write: scoreboard(5)?,
            read: scoreboard(8)?,
            wait: (bits >> 11 & 63) as u8,
            reuse: (bits >> 17 & 15) as u8,
        })
    }

    /// The bits of the control word, at their places in the instruction; what a field has no room for is dropped.
    pub fn pack(self) -> u128 {
        let scoreboard = |scoreboard: Option<Scoreboard>| scoreboard.map_or(7, |scoreboard| scoreboard.0 as u32);
        let bits = (self.stall & 15) as u32
            | (self.yields as u32) << 4
            | scoreboard(self.write) << 5
            | scoreboard(self.read) << 8
            | ((self.wait & 63) as u32) << 11
            | ((self.reuse & 15) as u32) << 17;
        (bits as u128) << FIRST_BIT
    }

    /// Whether the disassembler takes the combination: yield with a stall of 1 to 11 only, reuse with yield only.
    pub fn is_legal(self) -> bool {
        self.stall < 16
            && self.wait < 64
            && self.reuse < 8
            && (!self.yields || (1..12).contains(&self.stall))
            && (self.reuse == 0 || self.yields)
    }
}
