//! A row of the specification as data: number, pass, elements of pipeline text, parameters, guard.

use super::slots::Slots;

/// One condition of a guard. A row runs when all of its conditions hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// `opts[N]`
    On(u16),
    /// `!opts[N]`
    Off(u16),
    /// `tier!=N`
    NotTier(u8),
    /// `tier==N`
    Tier(u8),
    /// `!v244`: the body of the pipeline has no memory-space-opt of its own.
    NoMemorySpaceOpt,
    /// The row prints, and printing is asked for (knob `nvopt-print-module`).
    Printing,
}

/// What guards are evaluated against, besides the slots.
#[derive(Clone, Copy, Default)]
pub struct Place {
    /// Tier 1 to 3; 0 elsewhere.
    pub tier: u8,
    /// Architecture, as in `sm_90`.
    pub sm: u16,
    /// No further tier will be fired.
    pub is_last: bool,
    /// The body of the pipeline had a memory-space-opt.
    pub had_memory_space_opt: bool,
    /// Modules are printed.
    pub printing: bool,
}

impl Term {
    /// Whether the condition holds.
    pub fn holds(self, slots: &Slots, place: Place) -> bool {
        match self {
            Term::On(offset) => slots.is_on(offset),
            Term::Off(offset) => !slots.is_on(offset),
            Term::NotTier(tier) => place.tier != tier,
            Term::Tier(tier) => place.tier == tier,
            Term::NoMemorySpaceOpt => !place.had_memory_space_opt,
            Term::Printing => place.printing,
        }
    }
    /// As the specification writes it.
    pub fn text(self) -> String {
        match self {
            Term::On(offset) => format!("opts[{offset}]"),
            Term::Off(offset) => format!("!opts[{offset}]"),
            Term::NotTier(tier) => format!("tier!={tier}"),
            Term::Tier(tier) => format!("tier=={tier}"),
            Term::NoMemorySpaceOpt => "!v244".into(),
            Term::Printing => "printing".into(),
        }
    }
}

/// What runs in a row.
#[derive(Clone, Copy, Debug)]
pub enum Elements {
    /// These elements of pipeline text, in order.
    Fixed(&'static [&'static str]),
    /// The first where the switch at the offset is on, else the second.
    BySlot(u16, &'static [&'static str], &'static [&'static str]),
    /// The element of the tier, 1 to 3.
    ByTier([&'static [&'static str]; 3]),
    /// The element of the tier, 1 to 3: the first list before the architecture, the second from it on.
    ByTierAndSm(u16, [&'static [&'static str]; 3], [&'static [&'static str]; 3]),
    /// The first in the last tier that is fired, else the second.
    ByLast(&'static [&'static str], &'static [&'static str]),
}

/// A row of a table of the specification.
#[derive(Clone, Copy)]
pub struct SpecRow {
    /// Number in its table.
    pub number: u8,
    /// The pass, as the specification calls it.
    pub pass: &'static str,
    /// What runs.
    pub elements: Elements,
    /// Arguments of the specification, for those rows where they matter.
    pub arguments: &'static str,
    /// When it runs.
    pub guard: &'static [Term],
}

impl SpecRow {
    /// Elements of pipeline text.
    pub fn elements(&self, slots: &Slots, place: Place) -> &'static [&'static str] {
        match self.elements {
            Elements::Fixed(elements) => elements,
            Elements::BySlot(offset, on, off) => {
                if slots.is_on(offset) {
                    on
                } else {
                    off
                }
            }
            Elements::ByLast(last, others) => {
                if place.is_last {
                    last
                } else {
                    others
                }
            }
            Elements::ByTier(of) => of[usize::from(place.tier.clamp(1, 3)) - 1],
            Elements::ByTierAndSm(sm, before, from) => {
                let of = if place.sm < sm { before } else { from };
                of[usize::from(place.tier.clamp(1, 3)) - 1]
            }
        }
    }
    /// Whether the guard holds.
    pub fn runs(&self, slots: &Slots, place: Place) -> bool {
        self.guard.iter().all(|term| term.holds(slots, place))
    }
    /// The guard as the specification writes it.
    pub fn guard_text(&self) -> String {
        if self.guard.is_empty() {
            return "always".into();
        }
        self.guard.iter().map(|term| term.text()).collect::<Vec<_>>().join(" && ")
    }
    /// The same row with arguments.
    pub const fn with(self, arguments: &'static str) -> SpecRow {
        SpecRow { arguments, ..self }
    }
}

/// A row that always runs.
pub const fn always(number: u8, pass: &'static str, elements: &'static [&'static str]) -> SpecRow {
    when(number, pass, elements, &[])
}

/// A row with a guard.
pub const fn when(
    number: u8,
    pass: &'static str,
    elements: &'static [&'static str],
    guard: &'static [Term],
) -> SpecRow {
    SpecRow { number, pass, elements: Elements::Fixed(elements), arguments: "", guard }
}

/// A row whose elements depend on a slot or the tier.
pub const fn chosen(number: u8, pass: &'static str, elements: Elements, guard: &'static [Term]) -> SpecRow {
    SpecRow { number, pass, elements, arguments: "", guard }
}
