//! Instructions: mnemonic, operands, and which row of the table they are.

use super::{Read, Reader};
use crate::check::{Mismatch, Subject, count};
use crate::lex::{Token, TokenKind};
use crate::message::{Problem, Severity};
use crate::rows::*;
use crate::spelling::{Signature, kind, lacking};
use crate::table::{Needs, OperandForm, table};
use crate::types::Type;

impl Reader<'_> {
    /// An instruction whose first word was just read.
    pub(super) fn instruction(&mut self, word: Token, guard: Guard) -> Read<()> {
        let spelling = self.mnemonic(word);
        let mnemonic_end = self.last_line;
        self.say_problems(spelling, mnemonic_end, |problem| matches!(problem, Problem::UnknownModifier(_)));
        let first = self.rows.operands.len();
        match self.kind(spelling) {
            kind::CALL => self.call(word.line)?,
            kind::TABLE => self.indirect_branch(word.line)?,
            _ if self.token.is(b';') => {}
            _ => {
                self.result()?;
                while self.take(b',') {
                    if self.here() == b"_" {
                        return self.syntax();
                    }
                    self.operand()?;
                }
            }
        }
        self.expect(b';')?;
        let negated = self.check_negations(spelling, first, word.line);
        self.say_problems(spelling, mnemonic_end, |problem| matches!(problem, Problem::UnknownInstruction(_)));
        self.say_problems(spelling, word.line, |problem| {
            !matches!(problem, Problem::UnknownModifier(_) | Problem::UnknownInstruction(_))
        });
        self.place(spelling, guard, first, word.line)?;
        // Types are compared first: what fits no form is not asked for its signs.
        let fits = self.rows.instructions.form.last().is_some_and(|form| !form.is_none());
        if let Some(problem) = negated.filter(|_| fits) {
            self.error(word.line, problem);
        }
        Ok(())
    }

    /// Products and sums of video instructions are the only ones that take the negative of a register: of one factor, or of what is added.
    /// Where both factors are negated, neither is, and any instruction takes that.
    ///
    /// What is wrong with a result is said at once, with what is read it is given back.
    fn check_negations(&mut self, spelling: Spelling, first: usize, line: u32) -> Option<Problem> {
        let is_negated = |operand: &Operand| operand.flags & Operand::NEGATED != 0;
        if !self.rows.operands[first..].iter().any(is_negated) {
            return None;
        }
        let (mut places, mut at, mut place) = (0u64, first, 0);
        while let Some(operand) = self.rows.operands.get(at) {
            places |= u64::from(is_negated(operand)) << place.min(4);
            at += operand.rows() + usize::from(operand.is_pair());
            place += 1;
        }
        let (of_factors, of_sum) = (matches!(places & 6, 2 | 4), places & 8 != 0);
        let name = &self.spellings.meanings[spelling.index()].name;
        let problem = if places & 0x11 != 0 || of_factors && of_sum {
            Some(Problem::Negations)
        } else if !(of_factors || of_sum) {
            self.rows.operands[first..].iter_mut().for_each(|operand| operand.flags &= !Operand::NEGATED);
            None
        } else if name != "vmad" {
            Some(Problem::NegationNotAllowed(name.clone()))
        } else {
            self.has(&self.rows.spellings[spelling.index()], "po").then_some(Problem::NegationPlusOne)
        };
        if places & 0x11 != 0 {
            problem.into_iter().for_each(|problem| self.error(line, problem));
            return None;
        }
        problem
    }

    /// Bits of [`kind`].
    fn kind(&self, spelling: Spelling) -> u8 {
        self.spellings.meanings[spelling.index()].kind
    }

    /// Appends an instruction, whose operands are those from `first` on, in the form that they fit.
    pub(super) fn place(&mut self, spelling: Spelling, guard: Guard, first: usize, line: u32) -> Read<()> {
        let operands = Span::new(first, self.rows.operands.len());
        let spelled = self.in_space_of_variable(spelling, operands);
        let operands = self.without_unused_hint(operands, spelling, spelled);
        let spelling = spelled;
        let spelling = self.without_subnormals(spelling);
        let known = self.spellings.meanings[spelling.index()].problems.is_empty();
        let form = if known { self.choose(spelling, operands, line)? } else { Form::NONE };
        self.check_written_parameter(spelling, operands, line);
        let operands = self.without_unused_second(operands, spelling, form);
        let row = Instruction::new(self.rows.instructions.spelling.len());
        let columns = &mut self.rows.instructions;
        columns.spelling.push(spelling);
        columns.form.push(form);
        columns.guard.push(guard);
        columns.operands.push(operands);
        self.lines.instructions.push(line);
        self.rows.statements.push(StatementRow::Instruction(row));
        Ok(())
    }

    /// An access without state space whose address names a variable is one of the variable's space, for the variable's address is no generic one.
    fn in_space_of_variable(&mut self, spelling: Spelling, operands: Span) -> Spelling {
        if self.kind(spelling) & kind::WITHOUT_SPACE == 0 {
            return spelling;
        }
        let rows = &self.rows.operands[operands.range()];
        let address = rows.iter().position(|row| row.kind == OperandKind::Address);
        let base = address.and_then(|at| rows.get(at + 1)).filter(|base| base.kind == OperandKind::Variable);
        let space = match base.map(|base| self.rows.variables[base.id as usize].space) {
            Some(Space::Shared) => "shared",
            Some(Space::Local) => "local",
            Some(Space::Global) => "global",
            _ => return spelling,
        };
        self.spellings.in_space(&mut self.rows, spelling, space).unwrap_or(spelling)
    }

    /// The operands without the policy of a cache that the space of a variable does not have.
    fn without_unused_hint(&mut self, operands: Span, old: Spelling, new: Spelling) -> Span {
        let has_hint = |spelling: Spelling| self.has(&self.rows.spellings[spelling.index()], "L2::cache_hint");
        let rows = &self.rows.operands[operands.range()];
        let is_policy = rows.last().is_some_and(|row| row.kind == OperandKind::Register && row.ty.bits() == 64);
        if old == new || !is_policy || count(rows) != 3 || !has_hint(old) || has_hint(new) {
            return operands;
        }
        self.rows.operands.pop();
        Span::new(operands.start as usize, self.rows.operands.len())
    }

    /// The first targets have no subnormal numbers of 32 bits. Before version 1.5, conversions from and to 64 bits kept them.
    fn without_subnormals(&mut self, spelling: Spelling) -> Spelling {
        if self.rows.target.number >= 20 || !self.spellings.meanings[spelling.index()].problems.is_empty() {
            return spelling;
        }
        let row = self.rows.spellings[spelling.index()];
        let types = &row.types[..row.type_count as usize];
        let is_kept =
            types.iter().any(|ty| ty.bits() == 64) && self.rows.version < 15 || types.first() == Some(&Type::F16);
        if !types.contains(&Type::F32) || is_kept || self.has(&row, "ftz") {
            return spelling;
        }
        self.spellings.flushed(&mut self.rows, spelling).unwrap_or(spelling)
    }

    /// Parameters of the function are not written.
    fn check_written_parameter(&mut self, spelling: Spelling, operands: Span, line: u32) {
        if self.kind(spelling) & kind::STORE_PARAMETER == 0 {
            return;
        }
        let [address, base, ..] = self.rows.operands[operands.range()] else { return };
        let is_input = |id: u32| self.parameters.range().contains(&(id as usize));
        if address.kind == OperandKind::Address && base.kind == OperandKind::Variable && is_input(base.id) {
            let text = self.text_of(self.rows.variables[base.id as usize].name);
            self.error(line, Problem::WriteToParameter(text));
        }
    }

    /// The word and the modifiers behind it. Most are one piece of the text.
    fn mnemonic(&mut self, word: Token) -> Spelling {
        let (mut end, mut is_whole) = (word.end, true);
        self.scratch.clear();
        while self.token.kind == TokenKind::Dotted {
            let token = self.advance();
            if is_whole && token.start != end {
                is_whole = false;
                let bytes = &self.text[word.start..end];
                self.scratch.extend_from_slice(bytes);
            }
            end = token.end;
            if !is_whole {
                let bytes = self.bytes(token);
                self.scratch.extend_from_slice(bytes);
            }
        }
        let text = if is_whole { &self.text[word.start..end] } else { &self.scratch };
        self.spellings.intern(&mut self.rows, text)
    }

    /// What is wrong with a mnemonic by itself. ptxas says at once which modifiers it does not know, and the rest when the whole
    /// instruction was read.
    fn say_problems(&mut self, spelling: Spelling, line: u32, is_meant: fn(&Problem) -> bool) {
        let problems = self.spellings.meanings[spelling.index()].problems;
        for row in problems.range() {
            let problem = self.spellings.problems[row].clone();
            if is_meant(&problem) {
                self.error(line, problem);
            }
        }
    }

    /// All that is wrong with a mnemonic.
    pub(super) fn say_all_problems(&mut self, spelling: Spelling, line: u32) {
        self.say_problems(spelling, line, |_| true);
    }

    /// The row of the table that the operands fit; a message if there is none.
    fn choose(&mut self, spelling: Spelling, operands: Span, line: u32) -> Read<Form> {
        let meaning = &self.spellings.meanings[spelling.index()];
        let subject = Subject {
            rows: &self.rows,
            spelling: &self.rows.spellings[spelling.index()],
            operands: &self.rows.operands[operands.range()],
            name: &meaning.name,
        };
        // What the last instruction of this spelling had, fits again.
        let signature = Signature::of(subject.operands)
            .filter(|_| meaning.kind & !(kind::STORE_PARAMETER | kind::MOVE | kind::WITHOUT_SPACE) == 0);
        if signature == Some(meaning.accepted) {
            return Ok(meaning.complete);
        }
        let candidates = &self.spellings.forms[meaning.candidates.range()];
        let is_vector = |row: &Operand| row.kind == OperandKind::Vector || row.elements() > 1;
        let of_vectors = |at: usize| subject.operands.get(at).is_some_and(is_vector);
        if meaning.kind == kind::MOVE
            && subject.spelling.elements == 1
            && of_vectors(0)
            && of_vectors(subject.operands[0].rows())
        {
            self.error(line, Problem::VectorToVector);
            return Ok(Form::NONE);
        }
        let is_checked_by_code = matches!(meaning.kind, kind::CALL | kind::TABLE);
        let mut mismatch = Mismatch::Arguments;
        let mut lacks = None;
        for &form in candidates {
            match if is_checked_by_code { Ok(()) } else { subject.fits(form) } {
                Ok(()) => {
                    let mut found = if meaning.complete == form { Vec::new() } else { self.lacks(form, spelling) };
                    found.extend(self.lone_modifier(spelling, operands));
                    if found.is_empty() {
                        let beyond = subject.beyond_limits(form);
                        let is_limited = |spec: &OperandForm| spec.is_limited();
                        let takes_any = beyond.is_empty() && !table().operands_of(form).iter().any(is_limited);
                        let meaning = &mut self.spellings.meanings[spelling.index()];
                        meaning.complete = form;
                        meaning.accepted = signature.filter(|_| takes_any).unwrap_or_default();
                        let special = self.lacks_special(operands);
                        self.warn_of(spelling, line);
                        for problem in special.into_iter().chain(beyond) {
                            self.error(line, problem);
                        }
                        return Ok(form);
                    }
                    lacks = lacks.or(Some(found));
                }
                Err(found) => mismatch = prefer(mismatch, found),
            }
        }
        if let Some(problems) = lacks {
            problems.into_iter().for_each(|problem| self.error(line, problem));
            return Ok(Form::NONE);
        }
        // What the version and the target lack is said first.
        if let Some(&form) = candidates.first()
            && candidates.len() == 1
        {
            let problems = self.lacks(form, spelling);
            if !problems.is_empty() {
                problems.into_iter().for_each(|problem| self.error(line, problem));
                return Ok(Form::NONE);
            }
        }
        self.say_mismatch(mismatch, spelling, operands, line)
    }

    /// The messages about operands that fit no form.
    fn say_mismatch(&mut self, mismatch: Mismatch, spelling: Spelling, operands: Span, line: u32) -> Read<Form> {
        let name = self.spellings.meanings[spelling.index()].name.clone();
        if mismatch != Mismatch::Arguments && self.lacks_sync(spelling) {
            self.error(line, Problem::WithoutSync(name));
            return Ok(Form::NONE);
        }
        match mismatch {
            Mismatch::Both(problem, also) => {
                self.error(line, problem);
                self.error(line, *also);
                Ok(Form::NONE)
            }
            Mismatch::Fatal(problem) => self.fatal(line, problem),
            Mismatch::Special(problem) => {
                let also = match problem {
                    Problem::IllegalVectorSize(_) | Problem::VectorElements if name == "mov" => {
                        vec![Problem::Arguments(name)]
                    }
                    Problem::VectorOfSinks => vec![Problem::Arguments(name)],
                    Problem::SpecialRegister(_) => {
                        let rows = &self.rows.operands[operands.range()];
                        let special = || rows.iter().filter(|row| row.kind == OperandKind::Special);
                        let is_whole = |row: &Operand| row.component == 0 && table().special[row.id as usize].is_vector;
                        let mut also = vec![problem.clone(); special().count().saturating_sub(1)];
                        let is_one = !matches!(name.as_str(), "ld" | "st" | "ldu" | "mov" | "cvt");
                        also.extend((is_one && special().any(is_whole)).then_some(Problem::VectorNotAllowed(name)));
                        also
                    }
                    Problem::IllegalVectorSize(_) => {
                        vec![Problem::VectorSizes(name.clone()), Problem::VectorSizes(name)]
                    }
                    _ => Vec::new(),
                };
                self.error(line, problem);
                also.into_iter().for_each(|problem| self.error(line, problem));
                Ok(Form::NONE)
            }
            Mismatch::Arguments => {
                self.explain_arguments(operands, spelling, &name, line);
                Ok(Form::NONE)
            }
        }
    }

    /// The operands without a second result that goes nowhere, where the instruction has one result: it is as if it was not written.
    fn without_unused_second(&mut self, operands: Span, spelling: Spelling, form: Form) -> Span {
        let first = operands.start as usize;
        let [result, second, rest @ ..] = &self.rows.operands[operands.range()] else { return operands };
        let is_unused = result.kind == OperandKind::Register && result.is_pair() && second.kind == OperandKind::Sink;
        // What waits for a label must keep its row.
        if form.is_none() || !is_unused || rest.iter().any(|operand| operand.kind == OperandKind::Label) {
            return operands;
        }
        let subject = Subject {
            rows: &self.rows,
            spelling: &self.rows.spellings[spelling.index()],
            operands: &[],
            name: &self.spellings.meanings[spelling.index()].name,
        };
        let has_second = table().operands_of(form).first().is_some_and(|spec| spec.pair != 0);
        if has_second && !subject.has_one_predicate() {
            return operands;
        }
        self.rows.operands[first].flags &= !Operand::BESIDE;
        self.rows.operands.remove(first + 1);
        Span::new(first, self.rows.operands.len())
    }

    /// Words for operands that fit no form.
    fn explain_arguments(&mut self, operands: Span, spelling: Spelling, name: &str, line: u32) {
        let rows = &self.rows.operands[operands.range()];
        let mut address_type = None;
        let mut at = 0;
        while let Some(row) = rows.get(at) {
            if row.kind == OperandKind::Address
                && let Some(base) = rows.get(at + 1)
                && base.kind == OperandKind::Register
                && !base.ty.is_integral()
            {
                address_type = Some(*base);
            }
            at += row.rows() + usize::from(row.is_pair());
        }
        if let Some(base) = address_type {
            let text = self.register_name(Register(base.id));
            self.error(line, Problem::AddressType(text, format!(".{}", base.ty.text())));
            return;
        }
        let has_hint = self.rows.modifiers[self.rows.spellings[spelling.index()].modifiers.range()]
            .iter()
            .any(|row| table().modifiers[row.index()] == "L2::cache_hint");
        let has_boolean = self.rows.modifiers[self.rows.spellings[spelling.index()].modifiers.range()]
            .iter()
            .any(|row| matches!(table().modifiers[row.index()], "and" | "or" | "xor"));
        if matches!(name, "set" | "setp") && count(rows) == 4 && !has_boolean {
            self.error(line, Problem::BooleanRequired(name.into()));
            return;
        }
        if matches!(name, "ld" | "st") && count(rows) == 3 && !has_hint {
            self.error(line, Problem::CacheHint(name.into(), 3));
        }
        let name = self.spoken_name(spelling, name);
        self.error(line, Problem::Arguments(name));
    }

    /// What ptxas calls an instruction: some modifiers belong to the name, and one word of the name does not.
    fn spoken_name(&self, spelling: Spelling, name: &str) -> String {
        if let Some(rest) = name.strip_prefix("wgmma.mma_async.sp") {
            return format!("wgmma.mma_async{rest}");
        }
        if !matches!(name, "tex" | "pmevent" | "txq") {
            return name.into();
        }
        let spelling = &self.rows.spellings[spelling.index()];
        match ["base", "level", "grad", "mask"].iter().find(|word| self.has(spelling, word)) {
            Some(word) => format!("{name}.{word}"),
            None => name.into(),
        }
    }

    fn register_name(&self, register: Register) -> String {
        let groups = &self.rows.register_groups;
        let Some(group) = groups.iter().rev().find(|group| group.first <= register) else { return String::new() };
        let name = self.rows.names.text(group.name.index());
        match group.count {
            Some(_) => format!("{name}{}", register.0 - group.first.0),
            None => name.into_owned(),
        }
    }

    /// What the version or target lacks for `form` of `spelling`: for its types, itself and its modifiers. Empty for most.
    fn lacks(&self, form: Form, spelling: Spelling) -> Vec<Problem> {
        let row = &table().forms[form.index()];
        let name = table().name_of(form);
        let spelling = &self.rows.spellings[spelling.index()];
        let mut problems = Vec::new();
        for ty in spelling.types.iter().take(spelling.type_count as usize) {
            if matches!(ty, Type::Bf16 | Type::Bf16x2 | Type::Tf32) {
                let needs = Needs { version: 70, target: 80, ..Needs::default() };
                if !needs.met(self.rows.version, self.rows.target) {
                    problems.extend(lacking(&needs, &format!(".{}", ty.text()), false, &self.rows));
                }
            }
        }
        problems.extend(lacking(&row.needs, name, false, &self.rows));
        if name == "mad" && self.is_unrounded(spelling) && self.rows.version > 31 && self.rows.target.number >= 20 {
            problems.push(Problem::Required("Rounding modifier".into(), name.into()));
        }
        for modifier in &self.rows.modifiers[spelling.modifiers.range()] {
            let needs = &table().modifier_needs[modifier.index()];
            if problems.is_empty() && !needs.met(self.rows.version, self.rows.target) {
                let text = table().modifiers[modifier.index()];
                problems.extend(lacking(needs, &format!(".{text}"), true, &self.rows));
            }
        }
        if matches!(name, "ld" | "st") && spelling.elements > 1 {
            problems.extend(self.wide_access(spelling));
        }
        if name == "cvt" && spelling.types[0] == Type::Tf32 && self.has(spelling, "satfinite") {
            problems.extend(self.saturated_tf32(spelling));
        }
        problems
    }

    fn has(&self, spelling: &SpellingRow, modifier: &str) -> bool {
        let modifiers = &self.rows.modifiers[spelling.modifiers.range()];
        modifiers.iter().any(|row| table().modifiers[row.index()] == modifier)
    }

    /// What is lacking for a number of 19 bits that does not become infinite.
    fn saturated_tf32(&self, spelling: &SpellingRow) -> Vec<Problem> {
        let roundings = [("rna", 81, 0), ("rn", 86, 100), ("rz", 86, 100)];
        let Some(&(rounding, version, target)) = roundings.iter().find(|row| self.has(spelling, row.0)) else {
            return Vec::new();
        };
        let (modifier, on) = (".satfinite", format!("cvt.tf32.f32.{rounding}"));
        let mut problems = Vec::new();
        if self.rows.version < version {
            problems.push(Problem::ModifierOnNeedsVersion(modifier.into(), on.clone(), version));
        }
        if self.rows.target.number < target {
            problems.push(Problem::ModifierOnNeedsTarget(modifier.into(), on, target));
        }
        problems
    }

    /// Of two numbers, the lesser or greater by magnitude has the sign of both: one modifier does not stand without the other.
    fn lone_modifier(&self, spelling: Spelling, operands: Span) -> Option<Problem> {
        if self.kind(spelling) != kind::EXTREME || count(&self.rows.operands[operands.range()]) != 3 {
            return None;
        }
        let spelling = &self.rows.spellings[spelling.index()];
        match (self.has(spelling, "abs"), self.has(spelling, "xorsign")) {
            (true, false) => Some(Problem::ModifierRequires(".abs".into(), ".xorsign".into())),
            (false, true) => Some(Problem::ModifierRequires(".xorsign".into(), ".abs".into())),
            _ => None,
        }
    }

    /// What is lacking for special registers among the operands.
    fn lacks_special(&self, operands: Span) -> Vec<Problem> {
        let mut problems = Vec::new();
        for operand in &self.rows.operands[operands.range()] {
            if operand.kind != OperandKind::Special {
                continue;
            }
            let row = &table().special[operand.id as usize];
            if row.needs.version > self.rows.version {
                problems.push(Problem::NeedsVersion(row.name.into(), row.needs.version));
            }
            if row.needs.target > self.rows.target.number {
                problems.push(Problem::NeedsTarget(row.name.into(), row.needs.target));
            }
        }
        problems
    }

    fn wide_access(&self, spelling: &SpellingRow) -> Vec<Problem> {
        let bits = spelling.types[0].bits() * u32::from(spelling.elements);
        let feature = || "256 bit wide load/store".to_string();
        let mut problems = Vec::new();
        if bits > 128 && self.rows.version < 88 {
            problems.push(Problem::NeedsVersion(feature(), 88));
        }
        if bits > 128 && self.rows.target.number < 100 {
            problems.push(Problem::NeedsTarget(feature(), 100));
        }
        problems
    }

    /// Instructions of warps from before there was `.sync`, which all that are assembled for have; and sparse matrices whose places of
    /// elements may stand in any order.
    fn warn_of(&mut self, spelling: Spelling, line: u32) {
        if self.kind(spelling) == kind::WITHOUT_SYNC {
            let name = self.spellings.meanings[spelling.index()].name.clone();
            if self.lacks_sync(spelling) {
                return self.error(line, Problem::WithoutSync(name));
            }
            self.message(line, Severity::Warning, Problem::WithoutSyncWarning(name.clone()));
            if self.rows.version >= 60 {
                self.message(line, Severity::Warning, Problem::WithoutSyncDeprecated(name));
            }
        } else if self.kind(spelling) == kind::FLOAT_MAD
            && self.rows.target.number >= 20
            && self.is_unrounded(&self.rows.spellings[spelling.index()])
        {
            self.message(line, Severity::Warning, Problem::Unrounded);
        } else if self.spellings.meanings[spelling.index()].name == "mma"
            && self.has(&self.rows.spellings[spelling.index()], "sp")
        {
            self.message(line, Severity::Info, Problem::UnorderedMetadata);
        }
    }

    /// Whether a sum of products names no rounding.
    fn is_unrounded(&self, spelling: &SpellingRow) -> bool {
        !["rn", "rz", "rm", "rp"].iter().any(|rounding| self.has(spelling, rounding))
    }

    /// Whether it is an instruction of warps that the version and target have only with `.sync`.
    fn lacks_sync(&self, spelling: Spelling) -> bool {
        self.kind(spelling) == kind::WITHOUT_SYNC && self.rows.version >= 64 && self.rows.target.number >= 70
    }

    /// `brx.idx index, targets;`
    fn indirect_branch(&mut self, line: u32) -> Read<()> {
        let first = self.rows.operands.len();
        self.operand()?;
        self.expect(b',')?;
        let second = self.rows.operands.len();
        self.operand()?;
        let index = self.rows.operands[first];
        let good_index = index.kind == OperandKind::Register && index.ty.is_integral() && index.ty.bits() == 32;
        if !good_index || self.rows.operands[second].kind != OperandKind::Targets {
            self.error(line, Problem::Arguments("brx.idx".into()));
        }
        Ok(())
    }
}

/// Which of two reasons is said: one with words of its own, and of those the first.
fn prefer(old: Mismatch, new: Mismatch) -> Mismatch {
    if old == Mismatch::Arguments { new } else { old }
}
