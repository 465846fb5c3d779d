//! Kernels on their way through the phases, with what each phase leaves: what faults are injected into.

use warpc_assembler::divergence;
use warpc_assembler::encode::{self, ControlColumn, FormTable, Frame, Item, Listing, Value};
use warpc_assembler::launch::Launch as Places;
use warpc_assembler::legalise::Legaliser;
use warpc_assembler::lower::{Layout, Lowering};
use warpc_assembler::macros::Expander;
use warpc_assembler::ori::{Op, OriBody, OriHead};
use warpc_assembler::phases;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch};
use warpc_machine::allocate::{Allocation, Allocator, Location, Request};
use warpc_machine::convergence::{self, Plan};
use warpc_machine::flow::PartFlow;
use warpc_machine::ids::{MBlock, Row, VReg};
use warpc_machine::intervals::IntervalBody;
use warpc_ptx_syntax::rows::{DirectiveKind, Function, Rows};
use warpc_sass::hazards::code::{Code, Index};
use warpc_sass::hazards::flow::Graph;
use warpc_sass::hazards::{HazardError, check, unwritten};
use warpc_sass::latency::Latencies;
use warpc_sass::roles::RegisterFile;
use warpc_sass::{Arch, Table};

/// Bytes of a thread.
const PART: usize = 256;
const THREADS: u32 = 32;
/// Phases that expand macros.
const MACROS: [&str; 5] = [
    "ArchExpandIntegerDivision",
    "ArchExpandReciprocals",
    "ArchExpandTranscendentals",
    "ArchExpandWideMultiply",
    "ArchExpandConversions",
];

/// One function, after each step.
pub struct Subject {
    pub name: String,
    /// Before convergence, its edges, and the regions that were found.
    pub bare: OriBody,
    pub flow: PartFlow,
    pub plan: Plan,
    pins: Vec<(VReg, Location)>,
    /// Rows before and after allocation.
    pub before: OriBody,
    pub after: OriBody,
    pub origin: Vec<Row>,
    pub allocation: Allocation,
    pub limits: [u16; 5],
    /// Functions behind it.
    behind: Vec<(u32, Listing)>,
    pub listing: Listing,
    pub controls: ControlColumn,
    pub words: Vec<u128>,
    /// What a run leaves, where it is one of those that run.
    pub left: Option<Vec<u8>>,
}

pub fn table() -> &'static Table {
    Arch::Sm90.table()
}

/// What is known of forms: nothing yet.
fn forms() -> FormTable {
    FormTable::new(table())
}

/// All kernels of a file.
pub fn subjects(text: &str, runs: bool) -> Vec<Subject> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "faults.ptx");
    let (rows, places) = (&reading.rows, Places::of(Arch::Sm90));
    let layout = Layout::new(rows, places, false);
    let mut lowering = Lowering::new(rows, places, &layout);
    let with_body = || (0..rows.functions.len()).map(Function::new).filter(|f| rows.functions[f.index()].has_body);
    let mut make = |function: Function, behind: &[(u32, Listing)]| {
        let mut body = OriBody::default();
        let lowered = lowering.function(function, &mut body.write()).expect("rules");
        Subject::new(rows, function, body, lowered.pins, behind)
    };
    let (entries, functions): (Vec<_>, Vec<_>) = with_body().partition(|f| rows.functions[f.index()].is_entry);
    let behind: Vec<_> = functions.into_iter().map(|function| (function.0, make(function, &[]).listing)).collect();
    let mut out: Vec<Subject> = entries.into_iter().map(|entry| make(entry, &behind)).collect();
    for subject in out.iter_mut().filter(|_| runs) {
        let left = subject.run(&subject.words, false).unwrap_or_else(|error| panic!("{}: {error}", subject.name));
        assert_eq!(subject.run(&subject.words, true).as_ref(), Ok(&left), "{}", subject.name);
        subject.left = Some(left);
    }
    out
}

/// Registers of a thread that the hardware keeps.
const RESERVED: u16 = 2;

impl Subject {
    fn new(
        rows: &Rows,
        function: Function,
        mut body: OriBody,
        pins: Vec<(VReg, Location)>,
        behind: &[(u32, Listing)],
    ) -> Subject {
        let row = &rows.functions[function.index()];
        let places = Places::of(Arch::Sm90);
        let (mut expander, mut legaliser) = (Expander::default(), Legaliser::default());
        for phase in MACROS {
            let number = phases::find(phase).expect("a phase").number();
            expander.run(&mut body.write(), number, places).expect("macros");
        }
        legaliser.run(&mut body.write(), places, &mut forms()).expect("forms");
        let said = rows.directives[row.directives.range()].iter().find(|one| one.kind == DirectiveKind::MaxRegisters);
        let limit = said.map_or(255, |directive| directive.values[0] as u16);
        let (mut flow, mut plan) = (PartFlow::default(), Plan::default());
        flow.build(body.read());
        if row.is_entry {
            let calls_wait = behind.iter().any(|(_, listing)| divergence::has_waits(listing));
            let divergent = divergence::branches(body.read(), &flow);
            let waiting = divergence::waits(body.read(), &flow, calls_wait);
            plan = convergence::find(&flow, &divergent, &waiting, &divergence::idle_ends(body.read(), &flow));
        }
        let mut subject = Subject {
            name: rows.names.text(row.name.index()).to_string(),
            bare: body,
            flow,
            plan,
            pins,
            before: OriBody::default(),
            after: OriBody::default(),
            origin: Vec::new(),
            allocation: Allocation::default(),
            limits: [limit - RESERVED, 63, 7, 7, 16],
            behind: behind.to_vec(),
            listing: Listing::default(),
            controls: ControlColumn::new(),
            words: Vec::new(),
            left: None,
        };
        let plan = subject.plan.clone();
        subject.place(&plan);
        subject.listing = match row.is_entry {
            true => subject.list(&subject.after, &subject.allocation),
            false => {
                let frame = subject.frame(&subject.allocation);
                let mut listing = encode::expand(subject.after.read(), &subject.allocation, frame, &[]);
                encode::function_frame(&mut listing, frame, &[]);
                listing
            }
        };
        if row.is_entry {
            let mut forms = forms();
            let keys = encode::forms_of(&subject.listing, &mut forms);
            subject.controls = encode::conservative(&subject.listing, &keys, &mut forms);
            subject.words = encode::words(&subject.listing, &keys, &subject.controls, &mut forms).expect("words");
        }
        subject
    }
    /// Everything from the rows before convergence to those with places.
    pub fn place(&mut self, plan: &Plan) {
        self.before = self.bare.clone();
        convergence::place(&mut self.before.write(), &self.flow, plan);
        self.after = self.before.clone();
        let mut intervals = IntervalBody::default();
        let request = Request { limits: &self.limits, pins: &self.pins, reserved: &[] };
        let (rows, origin) = (&mut self.after.write(), Some(&mut self.origin));
        self.allocation =
            Allocator::default().run(rows, &mut intervals.write(), request, origin).expect("enough registers");
    }
    /// What its allocation keeps to.
    pub fn request(&self) -> Request<'_> {
        Request { limits: &self.limits, pins: &self.pins, reserved: &[] }
    }
    fn frame(&self, allocation: &Allocation) -> Frame {
        let depot = self.after.side.depot.0.next_multiple_of(16) as u32;
        Frame::of_bytes(depot + allocation.spill_bytes.next_multiple_of(16))
    }
    /// The code of rows with places.
    pub fn list(&self, after: &OriBody, allocation: &Allocation) -> Listing {
        let mut listing = encode::expand(after.read(), allocation, self.frame(allocation), &[]);
        encode::frame(&mut listing, self.frame(allocation), Places::of(Arch::Sm90).stack);
        for (function, code) in &self.behind {
            listing.append(*function, code);
        }
        let label = MBlock::new(listing.labels.len());
        listing.label(label);
        listing.push(OriHead::of(Op::Bra), &[Item::plain(Value::Label(label))]);
        encode::spread(&mut listing, &mut forms());
        listing
    }
    /// Words of a listing, with control words of its own; none where an instruction has no word.
    pub fn words_of(&self, listing: &Listing) -> Option<Vec<u128>> {
        let mut forms = forms();
        let keys = encode::forms_of(listing, &mut forms);
        let controls = encode::conservative(listing, &keys, &mut forms);
        encode::words(listing, &keys, &controls, &mut forms).ok()
    }
    /// What a run leaves.
    pub fn run(&self, words: &[u128], adversarial: bool) -> Result<Vec<u8>, String> {
        let mut numbers = warpc_sass::sample::Numbers(77);
        let mut buffer: Vec<u8> = (0..PART * THREADS as usize).map(|_| numbers.below(256) as u8).collect();
        for part in buffer.chunks_mut(PART) {
            for place in [16, 20] {
                part[place..place + 4].copy_from_slice(&(numbers.below(900) as f32 / 8.0 + 1.0).to_le_bytes());
            }
            part[24..32].copy_from_slice(&(numbers.below(900) as f64 / 7.0 + 1.0).to_le_bytes());
        }
        let mut launch = Launch {
            kernel: "kernel".into(),
            grid: [1; 3],
            block: [THREADS, 1, 1],
            args: vec![Arg::Buffer { index: 0, offset: 0 }],
            buffers: vec![buffer],
            ..Launch::default()
        };
        launch.options.max_steps = 60_000;
        let run = Program::of_words(Arch::Sm90, words, &[8], 4096).run(&launch, Mode { adversarial }).result;
        match run.error {
            Some(error) => Err(format!("{error:?}")),
            None => Ok(run.buffers[0].clone()),
        }
    }
    /// Whether runs show that words are wrong.
    pub fn runs_otherwise(&self, words: &[u128]) -> bool {
        let Some(left) = &self.left else { return false };
        self.run(words, false).as_ref() != Ok(left) || self.run(words, true).as_ref() != Ok(left)
    }
    /// Words with what they access and where they lead.
    pub fn code(&self, words: &[u128]) -> Option<Code> {
        let mut code = Code::decode(table(), words, latencies()).ok()?;
        code.entries.extend(self.listing.functions.iter().map(|row| Index(row.1)));
        Some(code)
    }
}

pub fn latencies() -> &'static Latencies {
    Latencies::of(Arch::Sm90)
}

/// What the checker of hazards finds.
pub fn hazards(code: &Code) -> Vec<HazardError> {
    check::check(code, latencies())
}

/// Whether a barrier is waited for that nobody enlists for.
pub fn waits_for_nobody(code: &Code) -> bool {
    let unwritten = unwritten::find(code, &Graph::new(code), |entry| entry == Index(0));
    unwritten.iter().any(|one| one.access.file == RegisterFile::Barrier)
}
