; RUN: opt -passes='called-value-propagation' -cvp-max-functions-per-value=2
; More functions than the limit are any function.
declare void @one()
declare void @two()
declare void @three()
define void @few(i1 %a) {
  %p = select i1 %a, ptr @one, ptr @two
  call void %p()
  ret void
}
define void @many(i1 %a, i1 %b) {
  %p = select i1 %a, ptr @one, ptr @two
  %q = select i1 %b, ptr %p, ptr @three
  call void %q()
  ret void
}
; EXPECT
; declare void @one()
;
; declare void @two()
;
; declare void @three()
;
; define void @few(i1 %a) {
;   %p = select i1 %a, ptr @one, ptr @two
;   call void %p(), !callees !0
;   ret void
; }
;
; define void @many(i1 %a, i1 %b) {
;   %p = select i1 %a, ptr @one, ptr @two
;   %q = select i1 %b, ptr %p, ptr @three
;   call void %q()
;   ret void
; }
;
; !0 = !{ptr @one, ptr @two}
