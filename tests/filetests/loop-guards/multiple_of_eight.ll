; RUN: opt -passes='print<loop-guards>'
; An assumed divisor and a lower bound: the bound is a multiple of eight and at least eight.

target triple = "nvptx64-nvidia-cuda"

define void @f(i32 %n, ptr %p) {
entry:
  %low = and i32 %n, 7
  %none = icmp eq i32 %low, 0
  call void @llvm.assume(i1 %none)
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i32 %i, 8
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

declare void @llvm.assume(i1)
; EXPECT
; Printing analysis 'Loop Guards' for function 'f':
; Loop %loop:
;   %n --> (8 * ((8 umax %n) /u 8))<nuw> U: [8,-7) S: [-2147483648,2147483641)
