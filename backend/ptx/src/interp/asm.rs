//! Inline assembly of the IR in the interpreter: the text becomes a function of its own, whose registers are the operands.

use super::error::Undecodable;
use super::{Layout, func};
use crate::read::read_module;
use crate::select::constraints;
use crate::template::{Piece, pieces};
use std::fmt::Write;
use warpc_interp::program::Function;
use warpc_interp::{AsmCall, AsmRefusal, Program, ProgramError};
use warpc_ir::Module;

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
    let mut text = String::from(".version 8.0\n.target sm_90\n.address_size 64\n.func asm()\n{\n");
    // Text and class of each operand of the template; outputs and inputs as positions among the registers.
    let mut operands: Vec<String> = Vec::new();
    let (mut outputs, mut inputs) = (Vec::new(), Vec::new());
    let mut list = String::new();
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
                let _ = write!(list, "{}%asm{regs}", if regs == 0 { "" } else { ", " });
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
    if regs > 0 {
        let _ = writeln!(text, "asm.operands {list};");
    }
    expand(call.text, &operands, &mut text)?;
    text.push_str("\n;ret;\n}\n");
    let m = read_module(text.as_bytes()).map_err(|errors| Undecodable::Text(errors[0].clone()))?;
    let f = &m.functions[0];
    let body = f.body.as_ref().ok_or(Undecodable::NotABody)?;
    let layout = Layout { addresses: vec![0; m.symbols.len()], rows: vec![u32::MAX; m.symbols.len()] };
    func::decode_assembly(&m, f, body, &layout, &outputs, &inputs)
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
