; RUN: opt -passes=globalopt
; A pointer that is null or one function is that function where it is called; where null is compared, it stays.
@hook = internal global ptr null
@asked = internal global ptr null
define internal void @one() {
  ret void
}
define internal void @two() {
  ret void
}
define void @set() {
  store ptr @one, ptr @hook
  store ptr @two, ptr @asked
  ret void
}
define void @call() {
  %f = load ptr, ptr @hook
  call void %f()
  ret void
}
define i1 @ask() {
  %f = load ptr, ptr @asked
  %set = icmp ne ptr %f, null
  ret i1 %set
}
; EXPECT
; @asked = internal unnamed_addr global ptr null
;
; define internal fastcc void @one() unnamed_addr {
;   ret void
; }
;
; define internal void @two() {
;   ret void
; }
;
; define void @set() local_unnamed_addr {
;   store ptr @two, ptr @asked, align 8
;   ret void
; }
;
; define void @call() local_unnamed_addr {
;   call fastcc void @one()
;   ret void
; }
;
; define i1 @ask() local_unnamed_addr {
;   %f = load ptr, ptr @asked, align 8
;   %set = icmp ne ptr %f, null
;   ret i1 %set
; }
