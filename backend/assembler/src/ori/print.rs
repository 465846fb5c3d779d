//! Rows as text, in the form of the disassembler: virtual registers as `R%5`, those that are allocated by their numbers.

use super::isa::{Class, Ori, OriMachine};
use super::operand::{SPECIALS, mark};
use std::fmt::Write as _;
use warpc_machine::allocate::Location;
use warpc_machine::ids::Row;
use warpc_machine::isa::InstructionSet;
use warpc_machine::operand::{Kind, Operand, oflag};

/// Appends the rows of a function. `places` are those of its registers, none before allocation.
pub fn print(machine: OriMachine<'_>, places: &[Option<Location>], out: &mut String) {
    for &block in machine.order() {
        for row in machine.ranges[block].rows() {
            print_row(machine, places, row, out);
        }
    }
}

/// Appends one row.
pub fn print_row(machine: OriMachine<'_>, places: &[Option<Location>], row: Row, out: &mut String) {
    let head = machine.heads[row];
    let mut operands = machine.operands(row);
    if head.op == super::Op::Label {
        let _ = writeln!(out, ".L_{}:", operands.first().map_or(0, |operand| operand.payload));
        return;
    }
    out.push_str("        ");
    if let Some((guard, rest)) = operands.split_first().filter(|(first, _)| first.has(oflag::GUARD)) {
        out.push('@');
        print_register(machine, places, *guard, out);
        out.push(' ');
        operands = rest;
    }
    out.push_str(head.op.text());
    for suffix in head.suffixes.iter() {
        let _ = write!(out, ".{}", suffix.text());
    }
    let mut first = true;
    let mut rest = operands;
    while let Some((&operand, behind)) = rest.split_first() {
        out.push_str(if first { " " } else { ", " });
        first = false;
        rest = match operand {
            matrices if matrices.aux & mark::DESCRIPTOR != 0 && head.op.reads_matrices() => {
                out.push_str("gdesc[");
                print_register(machine, places, Operand { aux: 0, flags: 0, ..matrices }, out);
                out.push(']');
                mark::matrices(matrices.has(oflag::NEG), matrices.aux).for_each(|text| out.push_str(text));
                behind
            }
            descriptor if descriptor.is_reg() && descriptor.aux & mark::DESCRIPTOR != 0 => {
                out.push_str("desc[");
                print_register(machine, places, Operand { aux: 0, ..descriptor }, out);
                out.push(']');
                print_address(machine, places, behind, out)
            }
            place if place.kind == Kind::Bank && place.has(oflag::ADDR) => {
                let _ = write!(out, "c[{:#x}][", place.aux);
                if let Some(&base) = behind.first() {
                    print_register(machine, places, base, out);
                }
                let _ = write!(out, "+{:#x}]", place.payload);
                behind.get(1..).unwrap_or_default()
            }
            base if base.has(oflag::ADDR) => print_address(machine, places, rest, out),
            _ => {
                print_operand(machine, places, operand, out);
                behind
            }
        };
    }
    out.push_str(" ;\n");
}

/// Prints an address; gives the operands behind it.
fn print_address<'o>(
    machine: OriMachine<'_>,
    places: &[Option<Location>],
    operands: &'o [Operand],
    out: &mut String,
) -> &'o [Operand] {
    let [base, offset, behind @ ..] = operands else { return &[] };
    out.push('[');
    let has_base = base.kind != Kind::Sink;
    if has_base {
        print_operand(machine, places, Operand { aux: base.aux & !mark::WIDE_ADDRESS, flags: 0, ..*base }, out);
        if base.aux & mark::WIDE_ADDRESS != 0 {
            out.push_str(".64");
        }
    }
    let value = machine.imm(*offset);
    if value != 0 || !has_base {
        if has_base {
            out.push('+');
        }
        print_number(value, out);
    }
    out.push(']');
    behind
}

fn print_operand(machine: OriMachine<'_>, places: &[Option<Location>], operand: Operand, out: &mut String) {
    match operand.kind {
        Kind::Reg | Kind::Sink => print_register(machine, places, operand, out),
        Kind::Imm | Kind::Wide => print_number(machine.imm(operand), out),
        Kind::Label => drop(write!(out, "`(.L_{})", operand.payload)),
        Kind::Bank => drop(write!(out, "c[{:#x}][{:#x}]", operand.aux, operand.payload)),
        Kind::DepotLocal => out.push_str("R1"),
        Kind::CallParam => out.push_str("passed"),
        Kind::Symbol if operand.payload == u32::MAX => out.push_str("`(start)"),
        Kind::Symbol => drop(write!(out, "`(function {})", operand.payload)),
        Kind::Special => out.push_str(SPECIALS[operand.payload as usize]),
        _ => out.push('?'),
    }
}

fn print_number(value: i64, out: &mut String) {
    let _ = match value < 0 {
        true => write!(out, "-{:#x}", value.unsigned_abs()),
        false => write!(out, "{value:#x}"),
    };
}

fn print_register(machine: OriMachine<'_>, places: &[Option<Location>], operand: Operand, out: &mut String) {
    let class = match operand.kind {
        Kind::Sink => Class::ALL[operand.payload as usize],
        _ => machine.classes.get(operand.payload as usize).map_or(Class::R, |class| Class::of(class.0)),
    };
    if operand.has(oflag::NEG) {
        out.push(if matches!(class, Class::P | Class::UP) { '!' } else { '-' });
    }
    if operand.aux & mark::INVERTED != 0 {
        out.push('~');
    }
    let bar = operand.aux & mark::ABSOLUTE != 0;
    if bar {
        out.push('|');
    }
    out.push_str(Ori::CLASSES[class as usize].prefix);
    let part = mark::part_of(operand.aux);
    let place = places.get(operand.payload as usize).copied().flatten();
    match (operand.kind, place) {
        (Kind::Sink, _) => out.push(if matches!(class, Class::P | Class::UP) { 'T' } else { 'Z' }),
        (_, Some(place)) => drop(write!(out, "{}", place.register + part)),
        (_, None) if mark::is_part(operand.aux) => drop(write!(out, "%{}.{part}", operand.payload)),
        (_, None) => drop(write!(out, "%{}", operand.payload)),
    }
    if bar {
        out.push('|');
    }
    out.push_str(mark::tail_of(operand.aux));
}

#[cfg(test)]
mod tests {
    use super::super::OriBody;
    use super::super::sample::kernel;
    use super::*;
    use warpc_machine::allocate::{Allocator, Request};
    use warpc_machine::check;
    use warpc_machine::intervals::IntervalBody;

    fn text(body: &OriBody, places: &[Option<Location>]) -> String {
        let mut out = String::new();
        print(body.read(), places, &mut out);
        out
    }

    #[test]
    fn rows_print_as_the_disassembler_does() {
        let expected = "\
.L_0:
        S2R R%0, SR_TID.X ;
        LDC R%1, c[0x0][0x218] ;
        ULDC.64 UR%2, c[0x0][0x208] ;
        ISETP.GE.U32.AND P%3, PT, R%0, R%1, PT ;
        @P%3 BRA `(.L_1) ;
        LDC.64 R%4, c[0x0][0x210] ;
        IMAD.WIDE.U32 R%5, R%0, 0x4, R%4 ;
        LDG.E R%6, desc[UR%2][R%5.64] ;
        FFMA R%7, R%6, R%6, -R%6 ;
        STG.E desc[UR%2][R%5.64+-0x4], R%7 ;
.L_1:
        EXIT ;
";
        assert_eq!(text(&kernel(), &[]), expected);
    }

    #[test]
    fn rows_are_allocated_and_the_checker_agrees() {
        let before = kernel();
        let (mut after, mut rows, mut origin) = (before.clone(), IntervalBody::default(), Vec::new());
        let limits = [255, 63, 7, 7, 16];
        let request = Request::new(&limits);
        let found = Allocator::default()
            .run(&mut after.write(), &mut rows.write(), request, Some(&mut origin))
            .expect("there are enough registers");
        assert_eq!(check::allocation(before.read(), after.read(), &origin, &found, request), Ok(()));
        let listing = text(&after, &found.places);
        assert!(listing.contains("IMAD.WIDE.U32 R2, R0, 0x4, R2 ;"), "{listing}");
        assert_eq!(found.used, [4, 2, 1, 0, 0], "{listing}");
        assert!(found.places.iter().flatten().all(|place| *place != super::super::isa::STACK_POINTER));
    }
}
