; RUN: opt -passes=print-lcg-dot -disable-output
; Declarations and intrinsics have no edges, and nothing that is not reached is in a component.
declare void @outside(ptr)
declare i32 @llvm.umin.i32(i32, i32)
define internal i32 @unused(i32 %x) {
  %m = call i32 @llvm.umin.i32(i32 %x, i32 3)
  ret i32 %m
}
define void @used() {
  call void @outside(ptr @used)
  ret void
}
; EXPECT
; digraph "INPUT" {
;
;
;
;   "used" -> "used" [style=dashed,label="ref"];
;
; }
