; RUN: opt -passes='forceattrs'
; Where nothing is asked for nothing changes.
define void @f() noinline {
  ret void
}
; EXPECT
; ; Function Attrs: noinline
; define void @f() #0 {
;   ret void
; }
;
; attributes #0 = { noinline }
