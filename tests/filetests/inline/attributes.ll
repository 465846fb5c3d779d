; RUN: opt -passes=inline
; Strict floating point does not go into code that is not; a callee without mustprogress takes it from its caller, a stack
; protector does not come along where the caller has none.
declare void @g()
define internal void @strict() strictfp {
  call void @g()
  ret void
}
define internal void @may_spin() sspstrong {
  call void @g()
  ret void
}
define void @caller() mustprogress {
  call void @strict()
  call void @may_spin()
  ret void
}
; EXPECT
; declare void @g()
;
; ; Function Attrs: strictfp
; define internal void @strict() #0 {
;   call void @g()
;   ret void
; }
;
; define void @caller() {
;   call void @strict()
;   call void @g()
;   ret void
; }
;
; attributes #0 = { strictfp }
