; RUN: opt -passes=gvn
; One way to the load stores, the other gets a load of its own; with the address taken over the phi.
define i32 @f(ptr %p, ptr %q, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p, align 4
  br label %join
no:
  call void @work()
  br label %join
join:
  %r = phi ptr [ %p, %yes ], [ %q, %no ]
  %l = load i32, ptr %r, align 4
  ret i32 %l
}
declare void @work()
; EXPECT
; define i32 @f(ptr %p, ptr %q, i1 %c) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   call void @work()
;   %l.pre = load i32, ptr %q, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %l = phi i32 [ 1, %yes ], [ %l.pre, %no ]
;   %r = phi ptr [ %p, %yes ], [ %q, %no ]
;   ret i32 %l
; }
;
; declare void @work()
