//! Inline assembly of the IR in the interpreter: the text becomes a function of its own, whose registers are the operands.

use super::body;
use super::error::Undecodable;
use super::place::Placed;
use super::spelled::Spelled;
use crate::select::constraints;
use crate::template::{Piece, pieces};
use std::fmt::Write;
use warpc_interp::program::Function;
use warpc_interp::{AsmCall, AsmRefusal, Program, ProgramError};
use warpc_ir::Module;
use warpc_ptx_syntax::Reading;

/// A module of the IR made ready to run, its inline assembly included.
///
/// # Errors
/// What cannot be laid out in memory.
pub fn program(module: &Module) -> Result<Program<'_>, ProgramError> {
    Program::with_assembly(module, &|call| assembly(call).map_err(AsmRefusal::because))
}

/// Type of the register of a constraint.
fn class(code: &str) -> Option<&'static str> {
    Some(match code.as_bytes().first()? {
        b'b' => ".pred",
        b'h' | b'c' => ".b16",
        b'r' | b'f' => ".b32",
        b'l' | b'd' | b'N' => ".b64",
        _ => return None,
    })
}

fn assembly(call: &AsmCall<'_>) -> Result<Function, Undecodable> {
    let mut text = String::new();
    // Text and class of each operand of the template; outputs and inputs as positions among the registers.
    let mut operands: Vec<String> = Vec::new();
    let (mut outputs, mut inputs) = (Vec::new(), Vec::new());
    let mut regs = 0u32;
    for c in constraints(call.constraints) {
        if c.indirect || c.code.starts_with('m') {
            return Err(Undecodable::InMemory);
        }
        if let Some(n) = c.tied {
            let of = *outputs.get(n as usize).ok_or(Undecodable::TiedToNothing)?;
            inputs.push(Some(of));
            operands.push(format!("%asm{of}"));
            continue;
        }
        match class(c.code) {
            Some(class) => {
                let _ = writeln!(text, ".reg {class} %asm{regs};");
                operands.push(format!("%asm{regs}"));
                if c.output {
                    outputs.push(regs);
                } else {
                    inputs.push(Some(regs));
                }
                regs += 1;
            }
            None if !c.output => {
                let v = call.constants.get(inputs.len()).copied().flatten().ok_or(Undecodable::NoConstant)?;
                operands.push((v as i64).to_string());
                inputs.push(None);
            }
            None => return Err(Undecodable::OutputOfNoRegister),
        }
    }
    expand(call.text, &operands, &mut text)?;
    // The last instruction may lack its end, which no other place of a text may do.
    let is_open = |text: &str| !text.is_empty() && !text.ends_with([';', '}', '{', ':']);
    let body = text.lines().rev().map(str::trim).find(|line| !line.is_empty()).unwrap_or("");
    let body = body.split("//").next().unwrap_or("").trim_end();
    text.push_str(if is_open(body) { "\n; ret;\n}\n" } else { "\nret;\n}\n" });
    let reading = read(&text)?;
    let rows = &reading.rows;
    let placed = Placed {
        rows,
        lines: &reading.lines,
        spelled: Spelled::all(rows),
        addresses: vec![0; rows.variables.len()],
        functions: vec![u32::MAX; rows.functions.len()],
    };
    let function = rows.functions.iter().find(|function| function.has_body).ok_or(Undecodable::NotABody)?;
    body::decode_assembly(&placed, function, &outputs, &inputs)
}

/// Targets that together have every instruction. The last takes those of warps without `.sync`.
const TARGETS: [(&str, &str); 5] =
    [("9.0", "sm_103a"), ("9.0", "sm_100a"), ("9.0", "sm_90a"), ("9.0", "sm_120a"), ("6.3", "sm_75")];

/// Reads a text for the first target that has all its instructions.
fn read(text: &str) -> Result<Reading, Undecodable> {
    let mut first = None;
    for (version, target) in TARGETS {
        let file = format!(".version {version}\n.target {target}\n.address_size 64\n.func asm()\n{{\n{text}");
        let reading = warpc_ptx_syntax::read(file.as_bytes(), "inline assembly");
        if !reading.is_refused() {
            return Ok(reading);
        }
        let message = reading.messages.iter().find(|message| message.severity.refuses());
        first = first.or(message.map(|message| message.problem.to_string()));
    }
    Err(Undecodable::Text(first.unwrap_or_default()))
}

/// Puts operands into a template.
fn expand(template: &str, operands: &[String], out: &mut String) -> Result<(), Undecodable> {
    for piece in pieces(template.as_bytes()) {
        match piece.map_err(|(error, _)| error)? {
            Piece::Text(text) => out.push_str(&String::from_utf8_lossy(text)),
            Piece::UniqueId => out.push('0'),
            Piece::Operand { number, modifier } => {
                let operand = operands.get(number as usize);
                let operand = operand.ok_or(Undecodable::NoOperand(number))?;
                match (modifier, operand.parse::<i64>()) {
                    (Some(b'n'), Ok(v)) => out.push_str(&v.wrapping_neg().to_string()),
                    _ => out.push_str(operand),
                }
            }
        }
    }
    Ok(())
}
