; RUN: opt -passes=mergefunc -mergefunc-use-aliases
; With aliases, a visible function whose address has no meaning becomes one; of two weak functions both do.
declare void @g(i32)
define void @strong1() unnamed_addr {
  call void @g(i32 1)
  ret void
}
define void @strong2() unnamed_addr {
  call void @g(i32 1)
  ret void
}
define weak void @weak1() unnamed_addr {
  call void @g(i32 2)
  ret void
}
define weak void @weak2() unnamed_addr {
  call void @g(i32 2)
  ret void
}
; EXPECT
; @strong2 = unnamed_addr alias void (), ptr @strong1
; @weak2 = weak unnamed_addr alias void (), ptr @0
; @weak1 = weak unnamed_addr alias void (), ptr @0
;
; declare void @g(i32)
;
; define void @strong1() unnamed_addr {
;   call void @g(i32 1)
;   ret void
; }
;
; define private void @0() unnamed_addr {
;   call void @g(i32 2)
;   ret void
; }
