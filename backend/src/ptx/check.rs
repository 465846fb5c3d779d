//! Checker of machine rows: operand kinds against the instruction table, labels placed once, registers defined.

use crate::ptx::machine::*;

/// Checks all rows; the error names the first row that is wrong and why.
pub fn check(m: &MachineFunc) -> Result<(), String> {
    let mut placed = vec![0u32; m.blocks.range.len()];
    for &b in &m.order {
        placed[b as usize] += 1;
        if placed[b as usize] > 1 {
            return Err(format!("block {b} is placed twice"));
        }
    }
    let mut defined = vec![false; m.vregs.class.len()];
    for i in 0..m.insts.head.len() {
        for o in m.operands(i) {
            if o.is_def() {
                defined[o.payload as usize] = true;
            }
        }
    }
    for i in 0..m.insts.head.len() {
        let h = m.insts.head[i];
        let ops = m.operands(i);
        row(m, h, ops).map_err(|e| format!("row {i} ({:?} {:?}): {e}: {ops:?}", h.op, h.ty))?;
        for o in ops {
            if o.kind == Kind::Label && placed[o.payload as usize] == 0 {
                return Err(format!("row {i} names block {} which is not placed", o.payload));
            }
            if o.is_reg() && !defined[o.payload as usize] {
                return Err(format!("row {i} ({:?}) reads register {} which nothing defines", h.op, o.payload));
            }
        }
    }
    Ok(())
}

fn wide(c: Class) -> Class {
    match c {
        Class::B16 => Class::B32,
        _ => Class::B64,
    }
}

fn row(m: &MachineFunc, h: MHead, ops: &[Operand]) -> Result<(), String> {
    let mut k = 0;
    if ops.first().is_some_and(|o| o.has(oflag::GUARD)) {
        if m.class(ops[0].payload) != Class::Pred {
            return Err("the guard is no predicate".into());
        }
        k = 1;
    }
    let memory = matches!(h.op, Op::Ld | Op::St | Op::Atom | Op::Red | Op::AtomCas);
    let fits = |o: Operand, class: Class, def: bool| -> bool {
        match o.kind {
            Kind::Reg => {
                let c = m.class(o.payload);
                // Memory instructions and conversions take wider registers than their type.
                let wider = (memory || h.op == Op::Cvt) && c as u8 >= class as u8 && c != Class::Pred;
                o.has(oflag::DEF) == def && (c == class || wider)
            }
            Kind::None | Kind::Label => false,
            Kind::Sink => def,
            _ => !def,
        }
    };
    for letter in h.op.operands().bytes() {
        let next = || ops.get(k).copied().ok_or_else(|| format!("operand {k} is missing"));
        let ty = h.ty.class();
        let ok = match letter {
            b'*' => return Ok(()),
            b'D' => fits(next()?, ty, true),
            b'd' => fits(next()?, ty, false),
            b'W' => fits(next()?, wide(ty), true),
            b'w' => fits(next()?, wide(ty), false),
            b'u' => fits(next()?, h.ty2.class(), false),
            b'U' => fits(next()?, h.ty2.class(), true),
            b'P' => fits(next()?, Class::Pred, true),
            b'p' => fits(next()?, Class::Pred, false),
            b'R' => fits(next()?, Class::B32, true),
            b'r' => fits(next()?, Class::B32, false),
            b'L' => next()?.kind == Kind::Label,
            b'X' => next()?.has(oflag::DEF),
            b'x' => !next()?.has(oflag::DEF),
            b'A' => {
                let base = next()?;
                k += 1;
                base.has(oflag::ADDR) && ops.get(k).is_some_and(|o| o.kind == Kind::Imm)
            }
            b'V' | b'v' => {
                let def = letter == b'V';
                if next()?.has(oflag::OPEN) {
                    loop {
                        let o = *ops.get(k).ok_or("a brace list does not end")?;
                        let part = match h.op {
                            Op::Pack | Op::Unpack => matches!(o.kind, Kind::Reg | Kind::Imm | Kind::Wide | Kind::Sink),
                            _ => fits(o, ty, def),
                        };
                        if !part {
                            return Err(format!("operand {k} does not fit"));
                        }
                        if o.has(oflag::CLOSE) {
                            break;
                        }
                        k += 1;
                    }
                    true
                } else {
                    fits(next()?, ty, def)
                }
            }
            _ => false,
        };
        if !ok {
            return Err(format!("operand {k} does not fit `{}`", letter as char));
        }
        k += 1;
    }
    if k != ops.len() {
        return Err(format!("{} operands, {k} expected", ops.len()));
    }
    Ok(())
}
