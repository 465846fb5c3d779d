; RUN: opt -passes=sroa
; Structs of scalable vectors are not taken apart: no address leads to a field of theirs.
define { <vscale x 1 x i32>, <vscale x 1 x i32> } @f(ptr %p) {
  %a = alloca { <vscale x 1 x i32>, <vscale x 1 x i32> }
  %v = load { <vscale x 1 x i32>, <vscale x 1 x i32> }, ptr %p
  store { <vscale x 1 x i32>, <vscale x 1 x i32> } %v, ptr %a
  %w = load { <vscale x 1 x i32>, <vscale x 1 x i32> }, ptr %a
  ret { <vscale x 1 x i32>, <vscale x 1 x i32> } %w
}
; EXPECT
; define { <vscale x 1 x i32>, <vscale x 1 x i32> } @f(ptr %p) {
;   %v = load { <vscale x 1 x i32>, <vscale x 1 x i32> }, ptr %p, align 4
;   ret { <vscale x 1 x i32>, <vscale x 1 x i32> } %v
; }
