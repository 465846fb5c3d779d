; RUN: opt -passes='undefined-arms'
; Vectors by lanes or as a whole, pointers and aggregates; an arm that is undefined in one lane only is an arm like any other.
define <2 x i32> @lanes(<2 x i1> %c, <2 x i32> %a) {
  %s = select <2 x i1> %c, <2 x i32> %a, <2 x i32> undef
  ret <2 x i32> %s
}
define <2 x i32> @one_lane(i1 %c, <2 x i32> %a) {
  %s = select i1 %c, <2 x i32> %a, <2 x i32> <i32 1, i32 undef>
  ret <2 x i32> %s
}
define ptr addrspace(3) @pointers(i1 %c, ptr addrspace(3) %a) {
  %s = select i1 %c, ptr addrspace(3) poison, ptr addrspace(3) %a
  ret ptr addrspace(3) %s
}
define { i32, float } @aggregates(i1 %c, { i32, float } %a) {
  %s = select i1 %c, { i32, float } %a, { i32, float } undef
  ret { i32, float } %s
}
; EXPECT
; define <2 x i32> @lanes(<2 x i1> %c, <2 x i32> %a) {
;   %s = freeze <2 x i32> %a
;   ret <2 x i32> %s
; }
;
; define <2 x i32> @one_lane(i1 %c, <2 x i32> %a) {
;   %s = select i1 %c, <2 x i32> %a, <2 x i32> <i32 1, i32 undef>
;   ret <2 x i32> %s
; }
;
; define ptr addrspace(3) @pointers(i1 %c, ptr addrspace(3) %a) {
;   %s = freeze ptr addrspace(3) %a
;   ret ptr addrspace(3) %s
; }
;
; define { i32, float } @aggregates(i1 %c, { i32, float } %a) {
;   %s = freeze { i32, float } %a
;   ret { i32, float } %s
; }
