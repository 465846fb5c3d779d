//! The 159 phases: one row each.
//!
//! The number names a phase, the position says when it runs: phases 132 to 158 stand where their names belong. What a phase is
//! there for ([`Duty`]) and the levels it runs at ([`Gate`]) do not say whether it has work to do: that is the host's to say.

/// Number of phases.
pub const COUNT: usize = 159;

/// A phase, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Phase(u8);

impl Phase {
    /// The phase of a number; none where there is no such phase.
    pub const fn new(number: usize) -> Option<Phase> {
        if number < COUNT { Some(Phase(number as u8)) } else { None }
    }
    /// Its number.
    pub const fn number(self) -> usize {
        self.0 as usize
    }
    /// Its row.
    pub fn row(self) -> &'static PhaseRow {
        &PHASES[self.number()]
    }
    /// Whether the output is right without it.
    pub fn may_be_left_out(self) -> bool {
        matches!(self.row().duty, Duty::Optimisation | Duty::Report | Duty::Graphics)
    }
    /// Its name.
    pub fn name(self) -> &'static str {
        self.row().name
    }
    /// All phases by number.
    pub fn all() -> impl Iterator<Item = Phase> {
        (0..COUNT as u8).map(Phase)
    }
}

/// Parts of the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Validation, recipes, first conversions.
    Setup,
    /// Branches, loops, the static single-assignment form.
    Early,
    /// Value numbering, expansion in the middle, arguments.
    Middle,
    /// Predication, rematerialisation, synchronisation, phis go.
    Late,
    /// What the architecture lacks.
    Legalise,
    /// Synchronisation, register allocation.
    Allocate,
    /// After allocation: placement, scheduling, scoreboards.
    AfterAllocation,
    /// To words of the encoding.
    Encode,
    /// Register map, reports, dumps.
    AfterEncoding,
    /// What came late in numbers.
    Final,
}

impl Group {
    /// The group in a list.
    pub const fn text(self) -> &'static str {
        match self {
            Group::Setup => "setup",
            Group::Early => "early",
            Group::Middle => "middle",
            Group::Late => "late",
            Group::Legalise => "legalise",
            Group::Allocate => "allocate",
            Group::AfterAllocation => "after allocation",
            Group::Encode => "encode",
            Group::AfterEncoding => "after encoding",
            Group::Final => "final",
        }
    }
}

/// What a phase is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// The output is wrong or missing without it.
    Correctness,
    /// The output is slower without it.
    Optimisation,
    /// An architecture may put work here; by default there is none.
    Hook,
    /// It concerns graphics shaders: nothing to do in compute kernels.
    Graphics,
    /// It prints what is asked for.
    Report,
    /// A slot of the architecture, named by what it does here.
    Architecture,
}

impl Duty {
    /// The duty in a list.
    pub const fn text(self) -> &'static str {
        match self {
            Duty::Correctness => "correctness",
            Duty::Optimisation => "optimisation",
            Duty::Hook => "hook",
            Duty::Graphics => "graphics",
            Duty::Report => "report",
            Duty::Architecture => "architecture",
        }
    }
}

/// Optimisation levels at which a phase runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// At all.
    Always,
    /// From this level on.
    From(u8),
    /// At level 0 only.
    OnlyZero,
}

impl Gate {
    /// Whether phases with this gate run at optimisation level `level`.
    pub const fn is_open(self, level: u8) -> bool {
        match self {
            Gate::Always => true,
            Gate::From(least) => level >= least,
            Gate::OnlyZero => level == 0,
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PhaseRow {
    /// Number, which names it.
    pub number: u8,
    /// Position in the default order.
    pub position: u8,
    /// Name.
    pub name: &'static str,
    /// Part of the pipeline, by number.
    pub group: Group,
    /// What it is there for.
    pub duty: Duty,
    /// Levels at which it runs.
    pub gate: Gate,
    /// One line.
    pub summary: &'static str,
}

const fn row(
    number: u8,
    position: u8,
    name: &'static str,
    group: Group,
    duty: Duty,
    gate: Gate,
    summary: &'static str,
) -> PhaseRow {
    PhaseRow { number, position, name, group, duty, gate, summary }
}

/// The default order.
pub fn default_order() -> [Phase; COUNT] {
    let mut order = [Phase(0); COUNT];
    for phase in Phase::all() {
        order[phase.row().position as usize] = phase;
    }
    order
}

/// The table; a phase's row stands at its number.
#[rustfmt::skip]
pub static PHASES: [PhaseRow; COUNT] = {
    use Duty::*;
    use Gate::*;
    use Group::*;
    [
//      number, position, name, group, duty, gate, summary
    row(  0,   0, "OriCheckInitialProgram",                  Setup,           Correctness,  Always,   "the lowered program is well formed: operands, classes, control flow"),
    row(  1,   1, "ApplyNvOptRecipes",                       Setup,           Correctness,  Always,   "edits of the recipe that stands for this unit are applied to the order of phases"),
    row(  2,   2, "PromoteFP16",                             Setup,           Correctness,  Always,   "16-bit floating-point operations that the architecture lacks become 32-bit ones"),
    row(  3,   3, "AnalyzeControlFlow",                      Setup,           Correctness,  Always,   "control flow, dominators, post-dominators and loops"),
    row(  4,   4, "AdvancedPhaseBeforeConvUnSup",            Setup,           Hook,         Always,   "before operations that the architecture lacks are converted"),
    row(  5,   5, "ConvertUnsupportedOps",                   Setup,           Correctness,  Always,   "operations that the architecture lacks become others or calls"),
    row(  6,   7, "SetControlFlowOpLastInBB",                Setup,           Correctness,  Always,   "what may leave a block is its last instruction"),
    row(  7,   8, "AdvancedPhaseAfterConvUnSup",             Setup,           Hook,         Always,   "after operations that the architecture lacks were converted"),
    row(  8,  10, "OriCreateMacroInsts",                     Setup,           Correctness,  Always,   "division, square root, remainder, wide multiplication and the like become macro instructions"),
    row(  9,  16, "ReportInitialRepresentation",             Setup,           Report,       Always,   "the program as it is at first, when asked for"),
    row( 10,  17, "EarlyOriSimpleLiveDead",                  Setup,           Optimisation, From(1),  "dead code goes, simple form"),
    row( 11,  18, "ReplaceUniformsWithImm",                  Setup,           Optimisation, From(1),  "constants replace uniform values that are known"),
    row( 12,  19, "OriSanitize",                             Setup,           Correctness,  Always,   "the program is still well formed"),
    row( 13,  20, "GeneralOptimizeEarly",                    Setup,           Optimisation, From(1),  "copies, constants and algebra to a fixed point, first time"),
    row( 14,  21, "DoSwitchOptFirst",                        Early,           Optimisation, From(1),  "switches become trees, tables or bits"),
    row( 15,  22, "OriBranchOpt",                            Early,           Optimisation, From(1),  "branches to branches, empty blocks, inverted conditions"),
    row( 16,  23, "OriPerformLiveDeadFirst",                 Early,           Optimisation, From(1),  "live registers, and dead code goes, first time"),
    row( 17,  24, "OptimizeBindlessHeaderLoads",             Early,           Graphics,     From(1),  "headers of bindless textures are loaded once"),
    row( 18,  25, "OriLoopSimplification",                   Early,           Optimisation, From(1),  "loops get one entry, one latch and a place before them"),
    row( 19,  26, "OriSplitLiveRanges",                      Early,           Optimisation, From(1),  "registers with several webs become several registers"),
    row( 20,  27, "PerformPGO",                              Early,           Optimisation, From(1),  "frequencies from a profile"),
    row( 21,  28, "OriStrengthReduce",                       Early,           Optimisation, From(1),  "multiplications by counters become additions"),
    row( 22,  29, "OriLoopUnrolling",                        Early,           Optimisation, From(2),  "loops are unrolled"),
    row( 23,  30, "GenerateMovPhi",                          Early,           Correctness,  From(1),  "phis as moves: the static single-assignment form"),
    row( 24,  31, "OriPipelining",                           Early,           Optimisation, From(2),  "loops are pipelined by software"),
    row( 25,  32, "StageAndFence",                           Early,           Correctness,  Always,   "fences that the memory model wants between stages"),
    row( 26,  33, "OriRemoveRedundantBarriers",              Early,           Optimisation, From(1),  "barriers that another barrier makes needless go"),
    row( 27,  34, "AnalyzeUniformsForSpeculation",           Early,           Optimisation, From(1),  "which values are uniform, for speculation"),
    row( 28,  35, "SinkRemat",                               Early,           Optimisation, From(1),  "cheap values move to where they are used"),
    row( 29,  36, "GeneralOptimize",                         Early,           Optimisation, From(1),  "copies, constants and algebra to a fixed point"),
    row( 30,  37, "DoSwitchOptSecond",                       Early,           Optimisation, From(1),  "switches, second time"),
    row( 31,  38, "OriLinearReplacement",                    Early,           Optimisation, From(1),  "chains of additions of one base share it"),
    row( 32,  39, "CompactLocalMemory",                      Early,           Optimisation, From(1),  "local variables move together, unused ones go"),
    row( 33,  40, "OriPerformLiveDeadSecond",                Middle,          Optimisation, From(1),  "live registers, and dead code goes, second time"),
    row( 34,  41, "ExtractShaderConstsFirst",                Middle,          Graphics,     From(1),  "uniform values go to a bank of constants, first time"),
    row( 35,  42, "OriHoistInvariantsEarly",                 Middle,          Optimisation, From(1),  "invariants leave loops, early"),
    row( 36,  43, "EmitPSI",                                 Middle,          Graphics,     From(1),  "program state of graphics shaders"),
    row( 37,  44, "GeneralOptimizeMid",                      Middle,          Optimisation, From(1),  "copies, constants and algebra to a fixed point, in the middle"),
    row( 38,  45, "OptimizeNestedCondBranches",              Middle,          Optimisation, From(1),  "conditions inside of a branch on the same condition"),
    row( 39,  47, "ConvertVTGReadWrite",                     Middle,          Graphics,     From(1),  "reads and writes of vertex, tessellation and geometry shaders"),
    row( 40,  48, "DoVirtualCTAExpansion",                   Middle,          Graphics,     From(1),  "virtual thread blocks"),
    row( 41,  49, "MarkAdditionalColdBlocks",                Middle,          Optimisation, From(1),  "blocks that lead to traps are cold"),
    row( 42,  50, "ExpandMbarrier",                          Middle,          Correctness,  Always,   "operations of memory barriers become loops and instructions"),
    row( 43,  52, "ForwardProgress",                         Middle,          Correctness,  Always,   "loops that wait let other threads of the warp go on"),
    row( 44,  53, "OptimizeUniformAtomic",                   Middle,          Optimisation, From(1),  "one atomic per warp where the address is uniform"),
    row( 45,  54, "MidExpansion",                            Middle,          Correctness,  Always,   "operations that must be expanded before registers are allocated"),
    row( 46,  56, "GeneralOptimizeMid2",                     Middle,          Optimisation, From(1),  "copies, constants and algebra to a fixed point, in the middle, second time"),
    row( 47,  57, "AdvancedPhaseEarlyEnforceArgs",           Middle,          Hook,         Always,   "before restrictions of arguments"),
    row( 48,  58, "EnforceArgumentRestrictions",             Middle,          Correctness,  Always,   "arguments and results stand where the calling convention says"),
    row( 49,  60, "GvnCse",                                  Middle,          Optimisation, From(1),  "values are numbered, equal ones shared"),
    row( 50,  61, "OriReassociateAndCommon",                 Middle,          Optimisation, From(1),  "sums and products in an order that shares more"),
    row( 51,  62, "ExtractShaderConstsFinal",                Middle,          Graphics,     From(1),  "uniform values go to a bank of constants, last time"),
    row( 52,  63, "OriReplaceEquivMultiDefMov",              Middle,          Optimisation, From(1),  "equal moves on all paths become one"),
    row( 53,  64, "OriPropagateVaryingFirst",                Late,            Optimisation, From(1),  "which values vary between threads, first time"),
    row( 54,  65, "OriDoRematEarly",                         Late,            Optimisation, From(1),  "values that are cheaper to compute again than to keep, early"),
    row( 55,  66, "LateExpansion",                           Late,            Correctness,  Always,   "addresses, descriptors and forms of operands that the encoding wants"),
    row( 56,  69, "SpeculativeHoistComInsts",                Late,            Optimisation, From(1),  "common instructions of both arms move up"),
    row( 57,  70, "RemoveASTToDefaultValues",                Late,            Graphics,     From(1),  "defaults of attributes"),
    row( 58,  71, "GeneralOptimizeLate",                     Late,            Optimisation, From(1),  "copies, constants and algebra to a fixed point, late"),
    row( 59,  72, "OriLoopFusion",                           Late,            Optimisation, From(2),  "neighbouring loops become one"),
    row( 60,  73, "DoVTGMultiViewExpansion",                 Late,            Graphics,     From(1),  "several views"),
    row( 61,  74, "OriPerformLiveDeadThird",                 Late,            Optimisation, From(1),  "live registers, and dead code goes, third time"),
    row( 62,  75, "OriRemoveRedundantMultiDefMov",           Late,            Optimisation, From(1),  "moves that write what is there already"),
    row( 63,  76, "OriDoPredication",                        Late,            Optimisation, From(1),  "short branches become guards"),
    row( 64,  77, "LateOriCommoning",                        Late,            Optimisation, From(1),  "equal values are shared, late"),
    row( 65,  79, "GeneralOptimizeLate2",                    Late,            Optimisation, From(1),  "copies, constants and algebra to a fixed point, late, second time"),
    row( 66,  80, "OriHoistInvariantsLate",                  Late,            Optimisation, From(1),  "invariants leave loops, late"),
    row( 67,  81, "DoKillMovement",                          Late,            Optimisation, From(1),  "instructions that end live ranges move up"),
    row( 68,  82, "DoTexMovement",                           Late,            Graphics,     From(1),  "texture fetches move apart from their uses"),
    row( 69,  83, "OriDoRemat",                              Late,            Optimisation, From(1),  "values that are cheaper to compute again than to keep"),
    row( 70,  84, "OriPropagateVaryingSecond",               Late,            Optimisation, From(1),  "which values vary between threads, second time"),
    row( 71,  85, "OptimizeSyncInstructions",                Late,            Optimisation, From(1),  "synchronisation that is implied goes"),
    row( 72,  86, "LateExpandSyncInstructions",              Late,            Correctness,  Always,   "synchronisation becomes instructions of the architecture"),
    row( 73,  88, "ConvertAllMovPhiToMov",                   Late,            Correctness,  Always,   "phis become moves, and the coalescers take these"),
    row( 74,  89, "ConvertToUniformReg",                     Late,            Optimisation, From(1),  "what is uniform goes to uniform registers"),
    row( 75,  90, "LateArchOptimizeFirst",                   Late,            Optimisation, From(1),  "peepholes of the architecture, first time"),
    row( 76,  91, "UpdateAfterOptimize",                     Late,            Correctness,  Always,   "what optimisation knew is brought up to date"),
    row( 77,  92, "AdvancedPhaseLateConvUnSup",              Late,            Hook,         Always,   "before late expansion of what the architecture lacks"),
    row( 78,  93, "LateExpansionUnsupportedOps",             Legalise,        Correctness,  Always,   "what the architecture lacks is expanded"),
    row( 79,  94, "OriHoistInvariantsLate2",                 Legalise,        Optimisation, From(1),  "invariants leave loops, late, second time"),
    row( 80,  95, "ExpandJmxComputation",                    Legalise,        Correctness,  Always,   "targets of indexed jumps are computed"),
    row( 81,  96, "LateArchOptimizeSecond",                  Legalise,        Optimisation, From(1),  "peepholes of the architecture, second time"),
    row( 82,  97, "AdvancedPhaseBackPropVReg",               Legalise,        Hook,         Always,   "before copies are propagated backwards"),
    row( 83,  98, "OriBackCopyPropagate",                    Legalise,        Optimisation, From(1),  "results are computed into the register that they are copied to"),
    row( 84,  99, "OriPerformLiveDeadFourth",                Legalise,        Optimisation, From(1),  "live registers, and dead code goes, fourth time"),
    row( 85, 101, "OriPropagateGmma",                        Legalise,        Correctness,  Always,   "registers of warp-group matrix instructions are propagated"),
    row( 86, 102, "InsertPseudoUseDefForConvUR",             Legalise,        Correctness,  Always,   "uniform registers are kept alive where divergent code needs them"),
    row( 87, 103, "FixupGmmaSequence",                       Legalise,        Correctness,  Always,   "sequences of warp-group matrix instructions are ordered and fenced"),
    row( 88, 105, "OriHoistInvariantsLate3",                 Legalise,        Optimisation, From(1),  "invariants leave loops, late, third time"),
    row( 89, 106, "AdvancedPhaseSetRegAttr",                 Legalise,        Hook,         Always,   "before attributes of registers"),
    row( 90, 107, "OriSetRegisterAttr",                      Legalise,        Correctness,  Always,   "registers get class, width and alignment"),
    row( 91, 109, "OriCalcDependantTex",                     Legalise,        Graphics,     From(1),  "fetches that depend on fetches"),
    row( 92, 110, "AdvancedPhaseAfterSetRegAttr",            Legalise,        Hook,         Always,   "after attributes of registers"),
    row( 93, 111, "LateExpansionUnsupportedOps2",            Legalise,        Correctness,  Always,   "what the architecture lacks is expanded, last time"),
    row( 94, 112, "FinalInspectionPass",                     Legalise,        Correctness,  Always,   "every instruction has an encoding"),
    row( 95, 113, "SetAfterLegalization",                    Legalise,        Correctness,  Always,   "from here on only legal instructions are made"),
    row( 96, 114, "ReportBeforeScheduling",                  Legalise,        Report,       Always,   "the program before scheduling, when asked for"),
    row( 97, 116, "AdvancedPhasePreSched",                   Allocate,        Hook,         Always,   "scheduling before allocation"),
    row( 98, 117, "BackPropagateVEC2D",                      Allocate,        Graphics,     From(1),  "vectors of two are propagated backwards"),
    row( 99, 118, "OriDoSyncronization",                     Allocate,        Correctness,  Always,   "synchronisation that the memory model wants"),
    row(100, 119, "ApplyPostSyncronizationWars",             Allocate,        Correctness,  Always,   "hazards that synchronisation made"),
    row(101, 120, "AdvancedPhaseAllocReg",                   Allocate,        Hook,         Always,   "registers are allocated"),
    row(102, 123, "ReportAfterRegisterAllocation",           Allocate,        Report,       Always,   "registers and spills, when asked for"),
    row(103, 124, "Get64bRegComponents",                     Allocate,        Correctness,  Always,   "pairs and quads become their registers of 32 bits"),
    row(104, 127, "AdvancedPhasePostExpansion",              AfterAllocation, Hook,         Always,   "expansion after allocation"),
    row(105, 128, "ApplyPostRegAllocWars",                   AfterAllocation, Correctness,  Always,   "hazards that allocation made"),
    row(106, 129, "AdvancedPhasePostSched",                  AfterAllocation, Hook,         Always,   "scheduling after allocation"),
    row(107, 130, "OriRemoveNopCode",                        AfterAllocation, Correctness,  Always,   "instructions that do nothing go"),
    row(108, 131, "OptimizeHotColdInLoop",                   AfterAllocation, Optimisation, From(1),  "cold blocks leave loops"),
    row(109, 132, "OptimizeHotColdFlow",                     AfterAllocation, Optimisation, From(1),  "cold blocks go to the end"),
    row(110, 133, "PostSchedule",                            AfterAllocation, Optimisation, From(1),  "scheduling of what allocation left"),
    row(111, 134, "AdvancedPhasePostFixUp",                  AfterAllocation, Hook,         Always,   "after scheduling"),
    row(112, 135, "PlaceBlocksInSourceOrder",                AfterAllocation, Optimisation, From(1),  "blocks in the order of the source"),
    row(113, 136, "PostFixForMercTargets",                   AfterAllocation, Correctness,  Always,   "last changes before encoding"),
    row(114, 137, "FixUpTexDepBarAndSync",                   AfterAllocation, Graphics,     Always,   "barriers of texture fetches"),
    row(115, 138, "AdvancedScoreboardsAndOpexes",            AfterAllocation, Hook,         From(1),  "scoreboards and stall counts from dependences"),
    row(116, 140, "ProcessO0WaitsAndSBs",                    AfterAllocation, Correctness,  OnlyZero, "waits after every instruction that sets a scoreboard, the longest stalls"),
    row(117, 141, "MercEncodeAndDecode",                     Encode,          Correctness,  Always,   "each instruction is encoded, decoded and compared"),
    row(118, 142, "MercExpandInstructions",                  Encode,          Correctness,  Always,   "pseudo instructions become instructions"),
    row(119, 145, "MercGenerateWARs1",                       Encode,          Correctness,  Always,   "hazards of reads before writes, first time"),
    row(120, 146, "MercGenerateOpex",                        Encode,          Correctness,  Always,   "control words"),
    row(121, 147, "MercGenerateWARs2",                       Encode,          Correctness,  Always,   "hazards of reads before writes, after expansion"),
    row(122, 148, "MercGenerateSassUCode",                   Encode,          Correctness,  Always,   "bytes of the code"),
    row(123, 150, "ComputeVCallRegUse",                      AfterEncoding,   Graphics,     Always,   "registers of virtual calls"),
    row(124, 151, "CalcRegisterMap",                         AfterEncoding,   Correctness,  Always,   "which registers hold what, for the attributes of the output"),
    row(125, 152, "UpdateAfterPostRegAlloc",                 AfterEncoding,   Correctness,  Always,   "register counts and frame sizes of the unit"),
    row(126, 153, "ReportFinalMemoryUsage",                  AfterEncoding,   Report,       Always,   "memory that was used, when asked for"),
    row(127, 154, "AdvancedPhaseOriPhaseEncoding",           AfterEncoding,   Hook,         Always,   "order of the code"),
    row(128, 155, "UpdateAfterFormatCodeList",               AfterEncoding,   Correctness,  Always,   "addresses of the code"),
    row(129, 156, "DumpNVuCodeText",                         AfterEncoding,   Report,       Always,   "code as text, when asked for"),
    row(130, 157, "DumpNVuCodeHex",                          AfterEncoding,   Report,       Always,   "code as numbers, when asked for"),
    row(131, 158, "DebuggerBreak",                           AfterEncoding,   Report,       Always,   "a debugger stops here, when asked for"),
    row(132,   9, "UpdateAfterConvertUnsupportedOps",        Final,           Correctness,  Always,   "control flow after conversion"),
    row(133,  46, "MergeEquivalentConditionalFlow",          Final,           Optimisation, From(1),  "equal branches of one condition become one"),
    row(134,  55, "AdvancedPhaseAfterMidExpansion",          Final,           Hook,         Always,   "after expansion in the middle"),
    row(135,  87, "AdvancedPhaseLateExpandSyncInstructions", Final,           Hook,         Always,   "after late expansion of synchronisation"),
    row(136,  78, "LateMergeEquivalentConditionalFlow",      Final,           Optimisation, From(1),  "equal branches of one condition become one, late"),
    row(137, 100, "LateExpansionUnsupportedOpsMid",          Final,           Correctness,  Always,   "what the architecture lacks is expanded, in between"),
    row(138, 121, "OriSplitHighPressureLiveRanges",          Final,           Correctness,  Always,   "live ranges are split when allocation must be tried again"),
    row(139,   6, "ArchBindLaunchConstants",                 Final,           Architecture, Always,   "parameters and launch values become places in constant bank 0"),
    row(140,  67, "ArchLoadDescriptors",                     Final,           Architecture, Always,   "descriptors of global memory are loaded"),
    row(141,  68, "ArchSharedWindow",                        Final,           Architecture, Always,   "the window of the thread block is added to shared addresses"),
    row(142, 125, "ArchStackFrame",                          Final,           Architecture, Always,   "the stack pointer is set, and frames are opened and closed"),
    row(143,  11, "ArchExpandIntegerDivision",               Final,           Architecture, Always,   "integer quotients and remainders"),
    row(144,  12, "ArchExpandReciprocals",                   Final,           Architecture, Always,   "quotients, reciprocals and square roots of floating-point numbers"),
    row(145,  13, "ArchExpandTranscendentals",               Final,           Architecture, Always,   "ranges of sine, cosine, exponentials and logarithms"),
    row(146,  14, "ArchExpandWideMultiply",                  Final,           Architecture, Always,   "products of 64 bits"),
    row(147,  15, "ArchExpandConversions",                   Final,           Architecture, Always,   "conversions that take more than one instruction"),
    row(148, 115, "ArchPlaceConvergence",                    Final,           Architecture, Always,   "convergence barriers: threads of a warp meet again where they must"),
    row(149,  59, "ArchCallConvention",                      Final,           Architecture, Always,   "arguments from R4 on, the stack for the rest"),
    row(150, 126, "ArchReturnAddresses",                     Final,           Architecture, Always,   "return addresses of calls"),
    row(151, 122, "ArchSpillSmallClasses",                   Final,           Architecture, Always,   "predicates and uniform registers spill to their next class"),
    row(152, 108, "ArchAlignTuples",                         Final,           Architecture, Always,   "runs of registers start where instructions want them"),
    row(153, 104, "ArchWarpGroupWaits",                      Final,           Architecture, Always,   "waits for groups of matrix instructions"),
    row(154,  51, "ArchAsyncCopies",                         Final,           Architecture, Always,   "asynchronous copies and their groups"),
    row(155, 143, "ArchBranchDisplacements",                 Final,           Architecture, Always,   "displacements of branches and tables of jumps"),
    row(156, 144, "ArchReuseFlags",                          Final,           Architecture, From(1),  "operands that the next instruction reads again"),
    row(157, 139, "ArchEndOfCode",                           Final,           Architecture, Always,   "the code ends with a jump to itself and is padded"),
    row(158, 149, "ArchExitOffsets",                         Final,           Architecture, Always,   "places of exits for the attributes of the output"),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn rows_stand_at_their_numbers_and_names_are_unique() {
        let mut names = HashSet::new();
        for (number, row) in PHASES.iter().enumerate() {
            assert_eq!(row.number as usize, number);
            assert!(names.insert(row.name.to_ascii_lowercase()), "{}", row.name);
            assert!(!row.summary.is_empty());
        }
        assert_eq!(Phase::new(COUNT), None);
    }

    #[test]
    fn positions_are_an_order_of_all_phases() {
        let order = default_order();
        assert_eq!(order.iter().collect::<HashSet<_>>().len(), COUNT);
        // Those up to 131 keep the order of their numbers.
        let early: Vec<_> = order.iter().filter(|phase| phase.number() <= 131).collect();
        assert!(early.is_sorted());
    }

    #[test]
    fn late_numbers_stand_where_their_names_belong() {
        let position =
            |name: &str| PHASES.iter().find(|row| row.name == name).map(|row| row.position).expect("a phase");
        for (before, after) in [
            ("AdvancedPhaseAfterConvUnSup", "UpdateAfterConvertUnsupportedOps"),
            ("MidExpansion", "AdvancedPhaseAfterMidExpansion"),
            ("LateExpandSyncInstructions", "AdvancedPhaseLateExpandSyncInstructions"),
            ("LateExpansionUnsupportedOps", "LateExpansionUnsupportedOpsMid"),
            ("LateExpansionUnsupportedOpsMid", "LateExpansionUnsupportedOps2"),
            ("MergeEquivalentConditionalFlow", "LateMergeEquivalentConditionalFlow"),
            ("AdvancedPhaseAllocReg", "OriSplitHighPressureLiveRanges"),
            ("OriSplitHighPressureLiveRanges", "ReportAfterRegisterAllocation"),
        ] {
            assert!(position(before) < position(after), "{before} runs before {after}");
        }
    }

    #[test]
    fn sixteen_hooks_stand_at_the_specified_numbers() {
        let hooks: Vec<usize> = Phase::all().filter(|p| p.row().duty == Duty::Hook).map(Phase::number).collect();
        assert_eq!(hooks, [4, 7, 47, 77, 82, 89, 92, 97, 101, 104, 106, 111, 115, 127, 134, 135]);
        assert_eq!(PHASES.iter().filter(|row| row.duty == Duty::Architecture).count(), 20);
    }

    #[test]
    fn scoreboards_are_made_once_at_every_level() {
        let made =
            |level| [115, 116].into_iter().filter(|&n: &usize| PHASES[n].gate.is_open(level)).collect::<Vec<_>>();
        assert_eq!((made(0), made(1), made(3)), (vec![116], vec![115], vec![115]));
    }
}
