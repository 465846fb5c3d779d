//! Attributes of functions are set from outside; programs as text.

use warpc_ir::override_attrs::*;
use warpc_text::print::print_module;
use warpc_text::{ReadOptions, parse_module};

#[test]
fn attributes_are_added_or_kept() {
    let text = "declare void @f()\ndeclare void @g() #0\nattributes #0 = { \"cpu\"=\"own\" \"features\"=\"+a\" }\n";
    let mut m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("reads");
    let attr = |key: &str, value: &str, append| FunctionAttr { key: key.into(), value: value.into(), append };
    set_function_attrs(&mut m, &[attr("cpu", "x", false), attr("features", "+b", true)]);
    let out = String::from_utf8_lossy(&print_module(&m, &Default::default())).into_owned();
    assert!(out.contains("attributes #0 = { \"cpu\"=\"x\" \"features\"=\"+b\" }"), "{out}");
    assert!(out.contains("attributes #1 = { \"cpu\"=\"own\" \"features\"=\"+a,+b\" }"), "{out}");
}
