; RUN: opt -passes='print<da>' -da-max-pairs=3
; After three pairs the rest is not tested.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @matmul(ptr noalias %a, ptr noalias %b, ptr noalias %c, i32 %rows, i32 %cols, i32 %depth) {
entry:
  %n = zext i32 %rows to i64
  %m = zext i32 %cols to i64
  %d = zext i32 %depth to i64
  br label %li
li:
  %i = phi i64 [ 0, %entry ], [ %i1, %lix ]
  br label %lj
lj:
  %j = phi i64 [ 0, %li ], [ %j1, %ljx ]
  %crow = mul nuw nsw i64 %i, %m
  %cat = add nuw nsw i64 %crow, %j
  %cp = getelementptr inbounds float, ptr %c, i64 %cat
  br label %lk
lk:
  %k = phi i64 [ 0, %lj ], [ %k1, %lk ]
  %arow = mul nuw nsw i64 %i, %d
  %aat = add nuw nsw i64 %arow, %k
  %ap = getelementptr inbounds float, ptr %a, i64 %aat
  %x = load float, ptr %ap, align 4
  %brow = mul nuw nsw i64 %k, %m
  %bat = add nuw nsw i64 %brow, %j
  %bp = getelementptr inbounds float, ptr %b, i64 %bat
  %y = load float, ptr %bp, align 4
  %old = load float, ptr %cp, align 4
  %xy = fmul float %x, %y
  %new = fadd float %old, %xy
  store float %new, ptr %cp, align 4
  %k1 = add nuw nsw i64 %k, 1
  %kc = icmp slt i64 %k1, %d
  br i1 %kc, label %lk, label %ljx
ljx:
  %j1 = add nuw nsw i64 %j, 1
  %jc = icmp slt i64 %j1, %m
  br i1 %jc, label %lj, label %lix
lix:
  %i1 = add nuw nsw i64 %i, 1
  %ic = icmp slt i64 %i1, %n
  br i1 %ic, label %li, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Dependence Analysis' for function 'matmul':
; Src:  %x = load float, ptr %ap, align 4 --> Dst:  %x = load float, ptr %ap, align 4
;   da analyze - input [* S *]!
; Src:  %x = load float, ptr %ap, align 4 --> Dst:  %y = load float, ptr %bp, align 4
;   da analyze - none!
; Src:  %x = load float, ptr %ap, align 4 --> Dst:  %old = load float, ptr %cp, align 4
;   da analyze - none!
