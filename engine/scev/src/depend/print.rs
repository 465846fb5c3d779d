//! A dependence as text, in LLVM's format.

use super::*;
use crate::print::Writer;
use std::fmt::Write;

impl Dependence {
    /// Appends the dependence, ended by a newline.
    pub fn write(&self, se: &Se<'_, '_>, writer: &Writer<'_, '_>, out: &mut String) {
        let f = se.f;
        if self.confused {
            out.push_str("confused");
        } else {
            if self.consistent {
                out.push_str("consistent ");
            }
            out.push_str(match (facts::may_write(f, self.src), facts::may_write(f, self.dst)) {
                (true, _) if facts::may_read(f, self.dst) => "flow",
                (true, true) => "output",
                (_, true) => "anti",
                _ => "input",
            });
            self.write_levels(se, writer, false, out);
            if !self.fused.is_empty() {
                let _ = write!(out, " / assuming {} loop level(s) fused: ", self.fused.len());
                self.write_levels(se, writer, true, out);
            }
        }
        out.push_str("!\n");
        if !self.assumptions.is_empty() {
            out.push_str("  Runtime Assumptions:\n");
            for a in &self.assumptions {
                out.push_str("  ");
                match *a {
                    Assumption::Zero(e) => {
                        out.push_str("Equal predicate: ");
                        writer.expr(se.nodes(), e, out);
                        out.push_str(" == 0\n");
                    }
                    Assumption::NonZero(e) => {
                        out.push_str("Compare predicate: ");
                        writer.expr(se.nodes(), e, out);
                        out.push_str(" ne) 0\n");
                    }
                }
            }
        }
    }
    fn write_levels(&self, se: &Se<'_, '_>, writer: &Writer<'_, '_>, fused: bool, out: &mut String) {
        out.push_str(" [");
        let more = if fused { &self.fused[..] } else { &[] };
        for (k, l) in self.levels.iter().chain(more).enumerate() {
            if k > 0 {
                out.push(' ');
            }
            if l.peel_first {
                out.push('p');
            }
            match l.distance {
                Some(d) => writer.expr(se.nodes(), d, out),
                None if l.scalar => out.push('S'),
                None if l.direction == Direction::ALL => out.push('*'),
                None => {
                    for (d, c) in [(Direction::LT, '<'), (Direction::EQ, '='), (Direction::GT, '>')] {
                        if l.direction.has(d) {
                            out.push(c);
                        }
                    }
                }
            }
            if l.peel_last {
                out.push('p');
            }
        }
        if self.loop_independent {
            out.push_str("|<");
        }
        out.push(']');
    }
}
