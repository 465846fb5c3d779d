; RUN: opt -passes='print<loop-guards>'
; Conditions on the way to a loop and assumptions become forms of what they are about.

target triple = "nvptx64-nvidia-cuda"

define void @f(i32 %n, i32 %m, ptr %p) {
entry:
  %small = icmp ult i32 %n, 100
  %rem = urem i32 %n, 4
  %even = icmp eq i32 %rem, 0
  call void @llvm.assume(i1 %even)
  %go = icmp sgt i32 %m, 3
  %both = and i1 %small, %go
  br i1 %both, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %loop ], [ %j2, %inner ]
  %j2 = add nuw nsw i32 %j, 1
  %cj = icmp ult i32 %j2, %m
  br i1 %cj, label %inner, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @nothing_known(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

declare void @llvm.assume(i1)
; EXPECT
; Printing analysis 'Loop Guards' for function 'f':
; Loop %inner:
;   %m --> (4 smax %m) U: [4,-2147483648) S: [4,-2147483648)
;   %n --> (4 * ((96 umin %n) /u 4))<nuw><nsw> U: [0,97) S: [0,97)
; Loop %loop:
;   %m --> (4 smax %m) U: [4,-2147483648) S: [4,-2147483648)
;   %n --> (4 * ((96 umin %n) /u 4))<nuw><nsw> U: [0,97) S: [0,97)
; Printing analysis 'Loop Guards' for function 'nothing_known':
; Loop %loop:
