; RUN: opt -passes='lower-expect'
; Branches, selects and switches get weights from what is expected; the calls go.
declare i1 @llvm.expect.i1(i1, i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
define i32 @branch(i1 %c) {
  %e = call i1 @llvm.expect.i1(i1 %c, i1 false)
  br i1 %e, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
define i32 @choice(i32 %a) {
  %e = call i32 @llvm.expect.with.probability.i32(i32 %a, i32 3, double 0.75)
  %c = icmp eq i32 %e, 3
  %v = select i1 %c, i32 1, i32 2
  ret i32 %v
}
define i32 @switch(i32 %a) {
  %e = call i32 @llvm.expect.i32(i32 %a, i32 5)
  switch i32 %e, label %other [
    i32 1, label %one
    i32 5, label %five
  ]
one:
  ret i32 1
five:
  ret i32 5
other:
  ret i32 0
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.expect.i1(i1, i1) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.expect.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg) #0
;
; define i32 @branch(i1 %c) {
;   br i1 %c, label %yes, label %no, !prof !0
;
; yes:                                              ; preds = %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 2
; }
;
; define i32 @choice(i32 %a) {
;   %c = icmp eq i32 %a, 3
;   %v = select i1 %c, i32 1, i32 2, !prof !1
;   ret i32 %v
; }
;
; define i32 @switch(i32 %a) {
;   switch i32 %a, label %other [
;     i32 1, label %one
;     i32 5, label %five
;   ], !prof !2
;
; one:                                              ; preds = %0
;   ret i32 1
;
; five:                                             ; preds = %0
;   ret i32 5
;
; other:                                            ; preds = %0
;   ret i32 0
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
; !1 = !{!"branch_weights", !"expected", i32 1610612736, i32 536870913}
; !2 = !{!"branch_weights", !"expected", i32 1, i32 1, i32 2000}
