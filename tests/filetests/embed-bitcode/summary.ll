; RUN: not opt -passes='embed-bitcode<thinlto;emit-summary>'
; Summaries are not written.
define void @f() {
  ret void
}
; EXPECT
; unimplemented: embed-bitcode<thinlto>
