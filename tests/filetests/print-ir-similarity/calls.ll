; RUN: opt -passes=print-ir-similarity -ir-sim-calls-by-name -no-ir-sim-indirect-calls -no-ir-sim-intrinsics -disable-output
; Calls of other functions, indirect calls and intrinsics are not alike where knobs say so; allocas and inline assembly never are.
declare void @f(i32)
declare void @g(i32)
declare i32 @llvm.smax.i32(i32, i32)
define void @one(i32 %a, ptr %h) {
  %x = add i32 %a, 1
  call void @f(i32 %x)
  call void %h(i32 %x)
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %x)
  call void @f(i32 %m)
  %s = alloca i32
  store i32 %m, ptr %s
  ret void
}
define void @other(i32 %a, ptr %h) {
  %x = add i32 %a, 1
  call void @f(i32 %x)
  call void %h(i32 %x)
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %x)
  call void @g(i32 %m)
  %s = alloca i32
  store i32 %m, ptr %s
  ret void
}
; EXPECT
; 2 candidates of length 2.  Found in: 
;   Function: one, Basic Block: (unnamed)
;     Start Instruction:   %x = add i32 %a, 1
;       End Instruction:   call void @f(i32 %x)
;   Function: other, Basic Block: (unnamed)
;     Start Instruction:   %x = add i32 %a, 1
;       End Instruction:   call void @f(i32 %x)
