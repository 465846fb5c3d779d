; RUN: opt -passes='inline'
; What ran of the callee in a caller is taken from its count and from the weights of its calls; the copy has that share. The block
; that the call leaves out keeps its weights.

define void @callee(i32 %n) !prof !0 {
  %c = icmp sgt i32 %n, 10
  br i1 %c, label %yes, label %no, !prof !3

yes:
  call void @once(), !prof !4
  ret void

no:
  %f = load ptr, ptr @table
  call void %f(), !prof !5
  ret void
}

define void @caller() !prof !1 {
  call void @callee(i32 2)
  ret void
}

define void @never(i1 %c) !prof !2 {
  br i1 %c, label %call, label %end, !prof !6

call:
  call void @callee(i32 2)
  br label %end

end:
  ret void
}

@table = external global ptr
declare void @once()

!0 = !{!"function_entry_count", i64 1000}
!1 = !{!"function_entry_count", i64 400}
!2 = !{!"function_entry_count", i64 100}
!3 = !{!"branch_weights", i32 500, i32 500}
!4 = !{!"branch_weights", i32 500}
!5 = !{!"VP", i32 0, i64 500, i64 11, i64 300, i64 22, i64 200}
!6 = !{!"branch_weights", i32 0, i32 100}
; EXPECT
; @table = external global ptr
;
; define void @callee(i32 %n) !prof !0 {
;   %c = icmp sgt i32 %n, 10
;   br i1 %c, label %yes, label %no, !prof !1
;
; yes:                                              ; preds = %0
;   call void @once(), !prof !2
;   ret void
;
; no:                                               ; preds = %0
;   %f = load ptr, ptr @table, align 8
;   call void %f(), !prof !3
;   ret void
; }
;
; define void @caller() !prof !4 {
;   %f.i = load ptr, ptr @table, align 8
;   call void %f.i(), !prof !5
;   ret void
; }
;
; define void @never(i1 %c) !prof !6 {
;   br i1 %c, label %call, label %end, !prof !7
;
; call:                                             ; preds = %0
;   %f.i = load ptr, ptr @table, align 8
;   call void %f.i(), !prof !8
;   br label %end
;
; end:                                              ; preds = %call, %0
;   ret void
; }
;
; declare void @once()
;
; !0 = !{!"function_entry_count", i64 600}
; !1 = !{!"branch_weights", i32 500, i32 500}
; !2 = !{!"branch_weights", i32 500}
; !3 = !{!"VP", i32 0, i64 300, i64 11, i64 180, i64 22, i64 120}
; !4 = !{!"function_entry_count", i64 400}
; !5 = !{!"VP", i32 0, i64 200, i64 11, i64 120, i64 22, i64 80}
; !6 = !{!"function_entry_count", i64 100}
; !7 = !{!"branch_weights", i32 0, i32 100}
; !8 = !{!"VP", i32 0, i64 0, i64 11, i64 0, i64 22, i64 0}
