//! Tests: refinement on random functions, and single rewrites.

use warpc_exact::{Shape2, cases, check_pass, check_rules, rewrite};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, IntPred, Opcode, Value};

#[test]
fn straight_line_functions_are_refined() {
    check_pass(&super::INFO, &[], cases(1500), Shape2 { size: 9, bits: 3, branches: false });
    check_pass(&super::INFO, &[], cases(400), Shape2 { size: 6, bits: 4, branches: false });
}

#[test]
fn branches_are_refined() {
    check_pass(&super::INFO, &[], cases(600), Shape2 { size: 12, bits: 3, branches: true });
}

#[test]
fn every_rule_has_cases() {
    check_rules(&super::INFO, env!("CARGO_MANIFEST_DIR"), "instcombine");
}

/// The expression behind `value`, for expectations.
fn text(f: &Func<'_>, value: Value) -> String {
    if let Some(c) = value.as_const() {
        let bits = f.types().int_bits(f.type_of(value));
        return match (f.consts().int(c), bits) {
            (Some(n), Some(b)) => warpc_ir::consts::sign_extend(n, b).to_string(),
            _ if f.consts().is_zero(value) => "zero".into(),
            _ => "const".into(),
        };
    }
    let Some(i) = value.as_inst() else { return format!("{value:?}").replace('%', "") };
    let mut name = f.op(i).text().to_string();
    if f.op(i) == Opcode::ICmp {
        name = f.int_pred(i).text().to_string();
    }
    let mut ops: Vec<String> = vec![];
    for o in f.operands(i) {
        match o.as_intrinsic() {
            Some(x) => name = f.intrins().get(x).name.trim_start_matches("llvm.").to_string(),
            None => ops.push(text(f, o)),
        }
    }
    format!("{name}({})", ops.join(", "))
}

fn check(want: &str, make: impl FnOnce(&mut warpc_ir::FuncMut<'_>, Block) -> Value) {
    rewrite(&super::INFO, &[Type::I32, Type::I32, Type::I1, Type::PTR], make, |f, v| assert_eq!(text(f, v), want));
}

#[test]
fn canonical_forms() {
    let (x, y) = (Value::arg(0), Value::arg(1));
    check("add(a0, -5)", |f, b| {
        let c = f.consts_mut().add_i32(5);
        Builder::at_end(f, b).binary(Opcode::Sub, x, c, 0)
    });
    check("shl(a0, 3)", |f, b| {
        let c = f.consts_mut().add_i32(8);
        Builder::at_end(f, b).binary(Opcode::Mul, c, x, 0)
    });
    check("lshr(a0, 4)", |f, b| {
        let c = f.consts_mut().add_i32(16);
        Builder::at_end(f, b).binary(Opcode::UDiv, x, c, 0)
    });
    check("and(a0, 15)", |f, b| {
        let c = f.consts_mut().add_i32(16);
        Builder::at_end(f, b).binary(Opcode::URem, x, c, 0)
    });
    check("smin.i32(a0, a1)", |f, b| {
        let c = Builder::at_end(f, b).icmp(IntPred::Slt, x, y, Type::I1);
        Builder::at_end(f, b).select(c, x, y, 0)
    });
    check("abs.i32(a0, 0)", |f, b| {
        let zero = f.consts_mut().add_i32(0);
        let c = Builder::at_end(f, b).icmp(IntPred::Slt, x, zero, Type::I1);
        let n = Builder::at_end(f, b).binary(Opcode::Sub, zero, x, 0);
        Builder::at_end(f, b).select(c, n, x, 0)
    });
    check("fshl.i32(a0, a1, 7)", |f, b| {
        let (k, l) = (f.consts_mut().add_i32(7), f.consts_mut().add_i32(25));
        let h = Builder::at_end(f, b).binary(Opcode::Shl, x, k, 0);
        let g = Builder::at_end(f, b).binary(Opcode::LShr, y, l, 0);
        Builder::at_end(f, b).binary(Opcode::Or, g, h, 0)
    });
    check("zext(ult(add(a0, -10), 11))", |f, b| {
        let (k, l) = (f.consts_mut().add_i32(10), f.consts_mut().add_i32(20));
        let c = Builder::at_end(f, b).icmp(IntPred::Uge, x, k, Type::I1);
        let d = Builder::at_end(f, b).icmp(IntPred::Ule, x, l, Type::I1);
        let a = Builder::at_end(f, b).binary(Opcode::And, c, d, 0);
        Builder::at_end(f, b).cast(Opcode::ZExt, a, Type::I32, 0)
    });
    check("zext(a2)", |f, b| {
        let (k, l) = (f.consts_mut().add_i32(1), f.consts_mut().add_i32(0));
        Builder::at_end(f, b).select(Value::arg(2), k, l, 0)
    });
    // Wide arithmetic of extended values that is cut again.
    check("add(a0, a1)", |f, b| {
        let (u, v) = (
            Builder::at_end(f, b).cast(Opcode::SExt, x, Type::I64, 0),
            Builder::at_end(f, b).cast(Opcode::SExt, y, Type::I64, 0),
        );
        let s = Builder::at_end(f, b).binary(Opcode::Add, u, v, 0);
        Builder::at_end(f, b).cast(Opcode::Trunc, s, Type::I32, 0)
    });
    check("usub.sat.i32(a0, a1)", |f, b| {
        let zero = f.consts_mut().add_i32(0);
        let c = Builder::at_end(f, b).icmp(IntPred::Ugt, x, y, Type::I1);
        let d = Builder::at_end(f, b).binary(Opcode::Sub, x, y, 0);
        Builder::at_end(f, b).select(c, d, zero, 0)
    });
}

#[test]
fn addresses_and_memory() {
    let p = Value::arg(3);
    check("getelementptr(a3, 24)", |f, b| {
        let (k, l) = (f.consts_mut().add_i64(2), f.consts_mut().add_i64(4));
        let q = Builder::at_end(f, b).gep(Type::I64, p, &[k], Type::PTR, flags::INBOUNDS);
        Builder::at_end(f, b).gep(Type::I16, q, &[l], Type::PTR, flags::INBOUNDS)
    });
    check("getelementptr(a3, sext(a0))", |f, b| {
        Builder::at_end(f, b).gep(Type::I32, p, &[Value::arg(0)], Type::PTR, flags::INBOUNDS)
    });
    check("a0", |f, b| {
        Builder::at_end(f, b).store(Value::arg(0), p, 4, 0);
        Builder::at_end(f, b).load(Type::I32, p, 4, 0)
    });
}

#[test]
fn floats() {
    rewrite(
        &super::INFO,
        &[Type::FLOAT, Type::FLOAT],
        |f, b| {
            let half = f.consts_mut().add_float(Type::FLOAT, 0.5f32.to_bits() as u64);
            Builder::at_end(f, b).binary(Opcode::FDiv, Value::arg(0), half, 0)
        },
        |f, v| assert_eq!(text(f, v), "fmul(a0, const)"),
    );
    rewrite(
        &super::INFO,
        &[Type::FLOAT, Type::FLOAT],
        |f, b| {
            let (x, y) = (
                Builder::at_end(f, b).cast(Opcode::FPExt, Value::arg(0), Type::DOUBLE, 0),
                Builder::at_end(f, b).cast(Opcode::FPExt, Value::arg(1), Type::DOUBLE, 0),
            );
            let m = Builder::at_end(f, b).binary(Opcode::FMul, x, y, 0);
            Builder::at_end(f, b).cast(Opcode::FPTrunc, m, Type::FLOAT, 0)
        },
        |f, v| assert_eq!(text(f, v), "fmul(a0, a1)"),
    );
    rewrite(
        &super::INFO,
        &[Type::FLOAT],
        |f, b| {
            let n = Builder::at_end(f, b).fneg(Value::arg(0), 0);
            Builder::at_end(f, b).intrinsic(id::FABS, &[Type::FLOAT], &[n], 0).unwrap()
        },
        |f, v| assert_eq!(text(f, v), "fabs.f32(a0)"),
    );
}
