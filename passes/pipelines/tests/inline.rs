//! The inliner in call-graph nests.

use std::sync::Arc;
use std::time::Instant;
use warpc_ir::session::Session;
use warpc_passes::REGISTRY;
use warpc_phase::{Pipeline, Report, Worker, manager};
use warpc_text::{ReadOptions, parse_module};

#[test]
fn recursion_is_inlined_into_others_once() {
    let text = b"
define internal i32 @even(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  %s = call i32 @odd(i32 %r)
  br label %done
done:
  %v = phi i32 [ 1, %0 ], [ %s, %more ]
  ret i32 %v
}
define internal i32 @odd(i32 %n) {
  %r = call i32 @even(i32 %n)
  %s = call i32 @even(i32 %r)
  ret i32 %s
}
define i32 @top(i32 %n) {
  %r = call i32 @even(i32 %n)
  ret i32 %r
}
";
    let m = parse_module(text, &ReadOptions::default()).unwrap();
    let pipeline = Arc::new(Pipeline::parse("cgscc(inline,function<lazy>(simplifycfg))", &REGISTRY).unwrap());
    let (session, mut worker) = (Arc::new(Session::default()), Worker::alone());
    let m = manager::run(m, &pipeline, &session, &mut worker, Instant::now(), &mut Report::default()).unwrap();
    let top = m.find_global("top").unwrap();
    assert!(m.body(top).unwrap().insts.len() < 20);
    assert!(warpc_verify::verify_module(&m).is_ok());
}
