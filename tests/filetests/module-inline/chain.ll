; RUN: opt -passes='module-inline'
; Callees come before their callers, so that a chain goes into its end at once.
declare void @outside(i32)

define internal void @third(i32 %x) {
  call void @outside(i32 %x)
  ret void
}

define internal void @second(i32 %x) {
  call void @third(i32 %x)
  call void @third(i32 undef)
  ret void
}

define void @first(i32 %x) {
  call void @second(i32 %x)
  ret void
}
; EXPECT
; declare void @outside(i32)
;
; define void @first(i32 %x) {
;   call void @outside(i32 %x)
;   call void @outside(i32 undef)
;   ret void
; }
