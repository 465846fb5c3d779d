; RUN: opt -passes='forceattrs' -force-remove-attribute=f:noinline,f:cold -force-attribute=f:cold
; What is removed goes before what is added comes.
define void @f() noinline cold nounwind {
  ret void
}
define void @g() noinline {
  ret void
}
; EXPECT
; ; Function Attrs: cold nounwind
; define void @f() #0 {
;   ret void
; }
;
; ; Function Attrs: noinline
; define void @g() #1 {
;   ret void
; }
;
; attributes #0 = { cold nounwind }
; attributes #1 = { noinline }
