; RUN: opt -passes='forceattrs' -force-attribute=f:noinline -force-attribute=g:cold
; Every option counts that is given, not the last one alone.
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
; ; Function Attrs: cold
; define void @g() #1 {
;   ret void
; }
;
; attributes #0 = { noinline }
; attributes #1 = { cold }
