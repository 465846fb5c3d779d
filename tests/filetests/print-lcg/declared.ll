; RUN: opt -passes=print-lcg -disable-output
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
; Printing the call graph for module: INPUT
;
;   Edges in function: outside
;
;   Edges in function: llvm.umin.i32
;
;   Edges in function: unused
;
;   Edges in function: used
;     ref  -> used
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       used
