; RUN: opt -passes='forceattrs' -force-attribute=nosync
; Without the name of a function all of them get it, declarations too.
define void @f() {
  call void @d()
  ret void
}
declare void @d()
; EXPECT
; ; Function Attrs: nosync
; define void @f() #0 {
;   call void @d()
;   ret void
; }
;
; ; Function Attrs: nosync
; declare void @d() #0
;
; attributes #0 = { nosync }
