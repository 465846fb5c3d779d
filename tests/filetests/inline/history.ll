; RUN: opt -passes=inline
; A call that becomes direct by inlining and leads back to where it came from ends the chain.
define void @f1(ptr %p) {
  call void %p(ptr @f1)
  ret void
}
define void @f2(ptr %p) {
  call void %p(ptr @f2)
  ret void
}
define void @b() {
  call void @f1(ptr @f2)
  ret void
}
; EXPECT
; define void @f1(ptr %p) {
;   call void %p(ptr @f1)
;   ret void
; }
;
; define void @f2(ptr %p) {
;   call void %p(ptr @f2)
;   ret void
; }
;
; define void @b() {
;   call void @f1(ptr @f2) #0
;   ret void
; }
;
; attributes #0 = { noinline }
