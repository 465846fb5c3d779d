; RUN: opt -passes='print<scalar-evolution-ranges>'
; Two bytes without flags: one of them decides an exit, which bounds both and what is extended from them.

target triple = "nvptx64-nvidia-cuda"

define void @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %wraps = phi i8 [ 0, %entry ], [ %wraps2, %loop ]
  %stays = phi i8 [ 0, %entry ], [ %stays2, %loop ]
  %a = zext i8 %wraps to i32
  %b = sext i8 %stays to i32
  %wraps2 = add i8 %wraps, 1
  %stays2 = add i8 %stays, -1
  %i2 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i2, 300
  %d = icmp sgt i8 %stays2, -50
  %go = select i1 %c, i1 %d, i1 false
  br i1 %go, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Ranges' for function 'f':
;   %i: U: [0,50) S: [0,50)
;   %wraps: U: [0,50) S: [0,50)
;   %stays: U: [-49,1) S: [-49,1)
;   %a: U: [0,50) S: [0,50)
;   %b: U: [-49,1) S: [-49,1)
;   %wraps2: U: [1,51) S: [1,51)
;   %stays2: U: [-50,0) S: [-50,0)
;   %i2: U: [1,51) S: [1,51)
;   %c: U: full-set S: full-set
;   %d: U: full-set S: full-set
;   %go: U: full-set S: full-set
