//! Puts the rows of a level together.
//!
//! The body of O1 to O3 is built while plug-in passes are inserted: before a plug-in pass whose phase exceeds the threshold of a
//! tier, the rows of this tier are appended, once. What has not been appended by then follows at the end. With slot 217, O1 to O3
//! take the rows of Ofcmid instead of the tiers.

use super::fast;
use super::frame;
use super::level::Level;
use super::row::{Place, SpecRow};
use super::slots::{CODEGEN_LEVEL, Slots, TIER_ENABLED, TIER_THRESHOLD};
use super::{tier0, tiers};
use std::borrow::Cow;
use std::fmt::Write as _;
use warpc_phase::{Pipeline, PipelineError, Registry, TableRow};

/// A pass that the user puts into the pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlugIn {
    /// Decides which tiers stand before it.
    pub phase: i64,
    /// Pipeline text.
    pub text: String,
}

/// What a plan is made for, besides the level and the slots.
#[derive(Clone, Default, Debug)]
pub struct PlanOptions {
    /// Plug-in passes in order.
    pub plug_ins: Vec<PlugIn>,
    /// Architecture, as in `sm_90`.
    pub sm: u16,
    /// Rows that print the module do so.
    pub printing: bool,
}

/// The table that a row is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Analyses that are always asked for.
    Analyses,
    /// Names of blocks.
    Naming,
    /// Before tier 0.
    Before,
    /// Tier 0, or tier 1 to 3 of the sub-pipeline.
    Tier(u8),
    /// The body of a fast level.
    Fast,
    /// The body of O0.
    O0,
    /// A plug-in pass.
    PlugIn,
    /// The tail.
    Tail,
}

impl Part {
    /// Numbers of rows begin behind this one: the number of a row in statistics tells its table.
    fn base(self) -> u16 {
        match self {
            Part::Analyses => 0,
            Part::Naming => 8,
            Part::Before => 10,
            Part::O0 => 50,
            Part::Fast => 100,
            Part::Tier(tier) => 1000 * (u16::from(tier) + 1),
            Part::PlugIn => 5000,
            Part::Tail => 9000,
        }
    }
    /// Name in listings.
    pub fn name(self) -> String {
        match self {
            Part::Analyses => "analyses".into(),
            Part::Naming => "naming".into(),
            Part::Before => "pre-optimisation".into(),
            Part::Tier(tier) => format!("tier {tier}"),
            Part::Fast => "fast".into(),
            Part::O0 => "O0".into(),
            Part::PlugIn => "plug-in".into(),
            Part::Tail => "tail".into(),
        }
    }
}

/// A row with what became of it.
#[derive(Clone, Debug)]
pub struct PlannedRow {
    /// Its table.
    pub part: Part,
    /// Number in it.
    pub number: u8,
    /// The pass, as the specification calls it.
    pub pass: Cow<'static, str>,
    /// Arguments of the specification.
    pub arguments: Cow<'static, str>,
    /// The guard, as the specification writes it.
    pub guard: String,
    /// Whether the guard holds.
    pub runs: bool,
    /// Elements of pipeline text, and whether their passes are written.
    pub elements: Vec<(Cow<'static, str>, bool)>,
}

/// The rows of a level.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The level.
    pub level: Level,
    /// The rows, those whose guards do not hold included.
    pub rows: Vec<PlannedRow>,
    /// Feature flags that tier 3 raised: bit 1 for barriers, bit 2 for memory spaces.
    pub features: u8,
    /// Whether dependences between rows of code generation are tracked: a row is not run again on a function that has not changed
    /// since.
    pub tracks_dependences: bool,
}

/// Feature flags at tier 3.
pub const FEATURES_OF_TIER_3: u8 = 6;

/// A plan that is being made, and what its rows depend on.
struct PlanBuilder<'a> {
    plan: Plan,
    slots: Slots,
    options: &'a PlanOptions,
    registry: &'a Registry<'a>,
    had_memory_space_opt: bool,
}

impl Plan {
    /// Makes the plan of `level` with `slots`, which [`Level::slots`] gives.
    ///
    /// # Errors
    /// Those of the text of a plug-in pass.
    pub fn new(
        level: Level,
        slots: &Slots,
        options: &PlanOptions,
        registry: &Registry<'_>,
    ) -> Result<Plan, PipelineError> {
        let plan = Plan { level, rows: Vec::new(), features: 0, tracks_dependences: false };
        let mut builder = PlanBuilder { plan, slots: slots.clone(), options, registry, had_memory_space_opt: false };
        builder.table(Part::Analyses, 0, frame::ANALYSES)?;
        builder.table(Part::Naming, 0, frame::NAMING)?;
        builder.body()?;
        builder.tail()?;
        Ok(builder.plan)
    }
    /// The rows that run.
    pub fn table_rows(&self) -> Vec<TableRow> {
        let runs = self.rows.iter().filter(|row| row.runs);
        runs.flat_map(|row| {
            let number = row.part.base() + u16::from(row.number);
            let written = row.elements.iter().filter(|(_, written)| *written);
            written.map(move |(text, _)| TableRow { number, text: text.clone(), guard: None })
        })
        .collect()
    }
    /// Elements that would run and are not written, each once, in order.
    pub fn unwritten(&self) -> Vec<&str> {
        let mut out: Vec<&str> = Vec::new();
        for row in self.rows.iter().filter(|row| row.runs) {
            for (text, written) in &row.elements {
                if !written && !out.contains(&&**text) {
                    out.push(text);
                }
            }
        }
        out
    }
    /// Number of rows that run and have an element that is not written.
    pub fn incomplete_rows(&self) -> usize {
        self.rows.iter().filter(|row| row.runs && row.elements.iter().any(|(_, written)| !written)).count()
    }
    /// A listing: a line per row with its guard and its value.
    pub fn listing(&self) -> String {
        let mut out = String::new();
        let running = self.rows.iter().filter(|row| row.runs).count();
        let _ = writeln!(
            out,
            "{}: {running} of {} rows run, {} of these have passes that are not written",
            self.level.name(),
            self.rows.len(),
            self.incomplete_rows()
        );
        let mut part = None;
        for row in &self.rows {
            if part != Some(row.part) {
                part = Some(row.part);
                let _ = writeln!(out, "{}", row.part.name());
            }
            let elements: Vec<String> = row
                .elements
                .iter()
                .map(|(text, written)| if *written { text.to_string() } else { format!("{text} (not written)") })
                .collect();
            let arguments = if row.arguments.is_empty() { String::new() } else { format!("({})", row.arguments) };
            let _ = writeln!(
                out,
                "{:>4}  {:<4} {:<38} {:<52} {}",
                row.number,
                if row.runs { "runs" } else { "-" },
                format!("{}{arguments}", row.pass),
                row.guard,
                elements.join(", ")
            );
        }
        out
    }
}

impl PlanBuilder<'_> {
    /// The rows between the analyses and the tail.
    fn body(&mut self) -> Result<(), PipelineError> {
        match self.plan.level {
            Level::O0 => {
                self.table(Part::O0, 0, frame::O0)?;
                self.plug_ins()
            }
            Level::O1 | Level::O2 | Level::O3 => {
                self.table(Part::Before, 0, tier0::BEFORE)?;
                if self.slots.is_on(4384) {
                    TIER_ENABLED.iter().for_each(|&tier| self.slots.switch(tier, false));
                    self.table(Part::Fast, 0, fast::MID)?;
                }
                self.plug_ins()?;
                (0..4).try_for_each(|tier| self.fire(tier))
            }
            Level::Ofcmax => {
                self.table(Part::Before, 0, fast::MAX_BEFORE)?;
                self.table(Part::Fast, 0, fast::MAX)?;
                self.plug_ins()
            }
            Level::Ofcmid => {
                self.table(Part::Fast, 0, fast::MID)?;
                self.plug_ins()
            }
            Level::Ofcmin => {
                self.table(Part::Fast, 0, &fast::min())?;
                self.plug_ins()
            }
        }
    }
    /// Inserts the plug-in passes; tiers whose threshold is exceeded go before.
    fn plug_ins(&mut self) -> Result<(), PipelineError> {
        for (i, plug_in) in self.options.plug_ins.iter().enumerate() {
            for tier in 0..4 {
                if plug_in.phase > self.slots.number(TIER_THRESHOLD[tier]) {
                    self.fire(tier)?;
                }
            }
            let text: Cow<'static, str> = plug_in.text.clone().into();
            Pipeline::parse(&text, self.registry)?;
            self.plan.rows.push(PlannedRow {
                part: Part::PlugIn,
                number: (i + 1).min(255) as u8,
                pass: text.clone(),
                arguments: Cow::Borrowed(""),
                guard: format!("phase {}", plug_in.phase),
                runs: true,
                elements: vec![(text, true)],
            });
        }
        Ok(())
    }
    /// Appends the rows of `tier`, unless that was done.
    fn fire(&mut self, tier: usize) -> Result<(), PipelineError> {
        if !self.slots.is_on(TIER_ENABLED[tier]) {
            return Ok(());
        }
        self.slots.switch(TIER_ENABLED[tier], false);
        if tier == 3 && self.plan.features == 0 {
            self.plan.features = FEATURES_OF_TIER_3;
        }
        let rows = if tier == 0 { tier0::ROWS } else { tiers::ROWS };
        self.table(Part::Tier(tier as u8), tier as u8, rows)
    }
    fn tail(&mut self) -> Result<(), PipelineError> {
        let level = self.slots.number(CODEGEN_LEVEL);
        self.plan.tracks_dependences = level > 1;
        self.table(Part::Tail, 0, frame::TAIL)?;
        let lsa = !matches!(self.plan.level, Level::O0 | Level::Ofcmax);
        let row = match level {
            ..=0 => frame::CODEGEN_0,
            _ if lsa => frame::CODEGEN_LSA,
            _ => frame::CODEGEN,
        };
        self.table(Part::Tail, 0, &[row])
    }
    /// Appends the rows of a table.
    fn table(&mut self, part: Part, tier: u8, rows: &[SpecRow]) -> Result<(), PipelineError> {
        for row in rows {
            let place = Place {
                tier,
                sm: self.options.sm,
                is_last: !TIER_ENABLED.iter().any(|&tier| self.slots.is_on(tier)),
                had_memory_space_opt: self.had_memory_space_opt,
                printing: self.options.printing,
            };
            let runs = row.runs(&self.slots, place);
            let texts = row.elements(&self.slots, place);
            if runs && part == Part::Fast {
                self.had_memory_space_opt |= texts.iter().any(|text| text.starts_with("memory-space-opt"));
            }
            let mut elements = Vec::with_capacity(texts.len());
            for &text in texts {
                elements.push((Cow::Borrowed(text), self.is_written(text)?));
            }
            let arguments = match (part, row.number) {
                (Part::Tier(1..), 45 | 47) => tiers::vectoriser_arguments(tier, self.options.sm).into(),
                _ => Cow::Borrowed(row.arguments),
            };
            self.plan.rows.push(PlannedRow {
                part,
                number: row.number,
                pass: Cow::Borrowed(row.pass),
                arguments,
                guard: row.guard_text(),
                runs,
                elements,
            });
        }
        Ok(())
    }
    /// Whether all passes of an element are written.
    fn is_written(&self, text: &str) -> Result<bool, PipelineError> {
        match Pipeline::parse(text, self.registry) {
            Ok(_) => Ok(true),
            Err(PipelineError::Unimplemented(_)) => Ok(false),
            Err(e) => Err(e),
        }
    }
}
