; RUN: opt -passes='print<loop-guards>'
; Both conditions of a conjunction that was true, both of a disjunction that was false; nothing of one that was not decided.

target triple = "nvptx64-nvidia-cuda"

define void @and_true_or_false(i32 %n, i32 %m, i32 %k) {
entry:
  %a = icmp sgt i32 %n, 0
  %b = icmp ult i32 %m, 64
  %both = select i1 %a, i1 %b, i1 false
  br i1 %both, label %next, label %done
next:
  %d = icmp eq i32 %k, 0
  %e = icmp sgt i32 %n, 1000
  %any = or i1 %d, %e
  br i1 %any, label %done, label %loop
loop:
  %i = phi i32 [ 0, %next ], [ %i2, %loop ]
  %i2 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @or_true(i32 %n, i32 %m) {
entry:
  %a = icmp sgt i32 %n, 0
  %b = icmp ult i32 %m, 64
  %any = or i1 %a, %b
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %i2 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Guards' for function 'and_true_or_false':
; Loop %loop:
;   %m --> (63 umin %m) U: [0,64) S: [0,64)
;   %n --> (1000 smin (1 smax %n)) U: [1,1001) S: [1,1001)
;   %k --> (1 umax %k) U: [1,0) S: [1,0)
; Printing analysis 'Loop Guards' for function 'or_true':
; Loop %loop:
