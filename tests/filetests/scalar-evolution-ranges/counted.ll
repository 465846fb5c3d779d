; RUN: opt -passes='print<scalar-evolution-ranges>'
; Up by three, down by one, and the product of both.

target triple = "nvptx64-nvidia-cuda"

define void @counted() {
entry:
  br label %loop
loop:
  %up = phi i32 [ 5, %entry ], [ %up2, %loop ]
  %down = phi i32 [ 100, %entry ], [ %down2, %loop ]
  %product = mul i32 %up, %down
  %up2 = add i32 %up, 3
  %down2 = add i32 %down, -1
  %c = icmp ne i32 %down2, 0
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Ranges' for function 'counted':
;   %up: U: [5,303) S: [5,303)
;   %down: U: [1,101) S: [1,101)
;   %product: U: [0,-1) S: [-2147483648,2147483647) multiple of 2
;   %up2: U: [8,306) S: [8,306)
;   %down2: U: [0,100) S: [0,100)
;   %c: U: full-set S: full-set
