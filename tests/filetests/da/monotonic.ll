; RUN: opt -passes='print<da>' -da-enable-monotonicity-check
; Where offsets may wrap dependences are unknown. Nobody says of the diagonal that it does not; the proof, from subscripts that stay in
; bounds, comes after the question.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @diagonal(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds [100 x i32], ptr %a, i64 %i, i64 %i
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 50
  br i1 %more, label %loop, label %out
out:
  ret void
}
; EXPECT
; Printing analysis 'Dependence Analysis' for function 'diagonal':
; Src:  %v = load i32, ptr %p, align 4 --> Dst:  %v = load i32, ptr %p, align 4
;   da analyze - confused!
; Src:  %v = load i32, ptr %p, align 4 --> Dst:  store i32 %w, ptr %p, align 4
;   da analyze - confused!
; Src:  store i32 %w, ptr %p, align 4 --> Dst:  store i32 %w, ptr %p, align 4
;   da analyze - confused!
