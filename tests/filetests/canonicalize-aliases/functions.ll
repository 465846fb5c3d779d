; RUN: opt -passes=canonicalize-aliases -S
; Aliases of aliases of functions.
@a = alias void (), ptr @f
@b = internal alias void (), ptr @a

define void @f() {
  ret void
}

define void @h() {
  call void @b()
  ret void
}
; EXPECT
; @a = alias void (), ptr @f
; @b = internal alias void (), ptr @f
;
; define void @f() {
;   ret void
; }
;
; define void @h() {
;   call void @b()
;   ret void
; }
