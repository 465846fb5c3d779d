; RUN: opt -passes='forceattrs' -force-attribute=f:noinline
; One function gets an attribute, another one does not.
define void @f() {
  ret void
}
define void @g() {
  ret void
}
; EXPECT
; ; Function Attrs: noinline
; define void @f() #0 {
;   ret void
; }
;
; define void @g() {
;   ret void
; }
;
; attributes #0 = { noinline }
