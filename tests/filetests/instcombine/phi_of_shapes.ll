; RUN: opt -passes='instcombine'
; Phis by what each edge brings.
define i32 @extensions_and_constant(i8 %s, i8 %a, i8 %b) {
entry:
  switch i8 %s, label %third [
    i8 1, label %first
    i8 2, label %second
  ]
first:
  %x = zext i8 %a to i32
  br label %join
second:
  %y = zext i8 %b to i32
  br label %join
third:
  br label %join
join:
  %p = phi i32 [ %x, %first ], [ %y, %second ], [ 255, %third ]
  ret i32 %p
}
define i32 @constant_that_does_not_fit(i8 %s, i8 %a, i8 %b) {
entry:
  switch i8 %s, label %third [
    i8 1, label %first
    i8 2, label %second
  ]
first:
  %x = zext i8 %a to i32
  br label %join
second:
  %y = zext i8 %b to i32
  br label %join
third:
  br label %join
join:
  %p = phi i32 [ %x, %first ], [ %y, %second ], [ 256, %third ]
  ret i32 %p
}
define ptr @addresses(i1 %c, ptr %a, ptr %b, i64 %i) {
  br i1 %c, label %left, label %right
left:
  %p = getelementptr inbounds nuw i32, ptr %a, i64 %i
  call void @use(i1 true)
  br label %join
right:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  br label %join
join:
  %g = phi ptr [ %p, %left ], [ %q, %right ]
  ret ptr %g
}
define ptr @indices(i1 %c, ptr %a, i64 %i, i64 %j) {
  br i1 %c, label %left, label %right
left:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  call void @use(i1 true)
  br label %join
right:
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  br label %join
join:
  %g = phi ptr [ %p, %left ], [ %q, %right ]
  ret ptr %g
}
define ptr @places_in_slots(i1 %c) {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  br i1 %c, label %left, label %right
left:
  %p = getelementptr inbounds i8, ptr %a, i64 4
  call void @take(ptr %a)
  br label %join
right:
  %q = getelementptr inbounds i8, ptr %b, i64 4
  call void @take(ptr %b)
  br label %join
join:
  %g = phi ptr [ %p, %left ], [ %q, %right ]
  ret ptr %g
}
define ptr @constant_index(i1 %c, ptr %a, i64 %i) {
  br i1 %c, label %left, label %right
left:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  call void @use(i1 true)
  br label %join
right:
  %q = getelementptr inbounds i32, ptr %a, i64 7
  br label %join
join:
  %g = phi ptr [ %p, %left ], [ %q, %right ]
  ret ptr %g
}
define i1 @never_zero(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %left, label %right
left:
  %x = or i32 %a, 4
  call void @use(i1 true)
  br label %join
right:
  %y = call i32 @value()
  br label %join
join:
  %p = phi i32 [ %x, %left ], [ %y, %right ]
  %z = icmp eq i32 %p, 0
  %w = icmp ne i32 %p, 0
  call void @use(i1 %w)
  ret i1 %z
}
; Known at the end of the block that it comes from.
define i1 @known_there(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %left, label %right
left:
  %small = icmp ult i32 %a, 9
  br i1 %small, label %join, label %right
right:
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %b, %right ]
  %z = icmp ult i32 %p, 20
  ret i1 %z
}
define i1 @float_comparisons(i1 %c, float %a, float %b, float %d) {
  br i1 %c, label %left, label %right
left:
  %x = fcmp nnan ninf olt float %a, %d
  call void @use(i1 true)
  br label %join
right:
  %y = fcmp nnan olt float %b, %d
  br label %join
join:
  %g = phi i1 [ %x, %left ], [ %y, %right ]
  ret i1 %g
}
define i1 @other_comparison(i1 %c, float %a, float %b, float %d) {
  br i1 %c, label %left, label %right
left:
  %x = fcmp olt float %a, %d
  call void @use(i1 true)
  br label %join
right:
  %y = fcmp ult float %b, %d
  br label %join
join:
  %g = phi i1 [ %x, %left ], [ %y, %right ]
  ret i1 %g
}
declare void @use(i1)
declare void @take(ptr)
declare i32 @value()
; EXPECT
; define i32 @extensions_and_constant(i8 %s, i8 %a, i8 %b) {
; entry:
;   switch i8 %s, label %third [
;     i8 1, label %first
;     i8 2, label %second
;   ]
;
; first:                                            ; preds = %entry
;   br label %join
;
; second:                                           ; preds = %entry
;   br label %join
;
; third:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %third, %second, %first
;   %p.shrunk = phi i8 [ %a, %first ], [ %b, %second ], [ -1, %third ]
;   %p = zext i8 %p.shrunk to i32
;   ret i32 %p
; }
;
; define i32 @constant_that_does_not_fit(i8 %s, i8 %a, i8 %b) {
; entry:
;   switch i8 %s, label %third [
;     i8 1, label %first
;     i8 2, label %second
;   ]
;
; first:                                            ; preds = %entry
;   %x = zext i8 %a to i32
;   br label %join
;
; second:                                           ; preds = %entry
;   %y = zext i8 %b to i32
;   br label %join
;
; third:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %third, %second, %first
;   %p = phi i32 [ %x, %first ], [ %y, %second ], [ 256, %third ]
;   ret i32 %p
; }
;
; define ptr @addresses(i1 %c, ptr %a, ptr %b, i64 %i) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   call void @use(i1 true)
;   br label %join
;
; right:                                            ; preds = %0
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %a.pn = phi ptr [ %a, %left ], [ %b, %right ]
;   %g = getelementptr inbounds i32, ptr %a.pn, i64 %i
;   ret ptr %g
; }
;
; define ptr @indices(i1 %c, ptr %a, i64 %i, i64 %j) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   call void @use(i1 true)
;   br label %join
;
; right:                                            ; preds = %0
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %i.pn = phi i64 [ %i, %left ], [ %j, %right ]
;   %g = getelementptr inbounds i32, ptr %a, i64 %i.pn
;   ret ptr %g
; }
;
; define ptr @places_in_slots(i1 %c) {
;   %a = alloca [4 x i32], align 4
;   %b = alloca [4 x i32], align 4
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   %p = getelementptr inbounds nuw i8, ptr %a, i64 4
;   call void @take(ptr nonnull %a)
;   br label %join
;
; right:                                            ; preds = %0
;   %q = getelementptr inbounds nuw i8, ptr %b, i64 4
;   call void @take(ptr nonnull %b)
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %g = phi ptr [ %p, %left ], [ %q, %right ]
;   ret ptr %g
; }
;
; define ptr @constant_index(i1 %c, ptr %a, i64 %i) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   %p = getelementptr inbounds i32, ptr %a, i64 %i
;   call void @use(i1 true)
;   br label %join
;
; right:                                            ; preds = %0
;   %q = getelementptr inbounds nuw i8, ptr %a, i64 28
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %g = phi ptr [ %p, %left ], [ %q, %right ]
;   ret ptr %g
; }
;
; define i1 @never_zero(i1 %c, i32 %a, i32 %b) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   call void @use(i1 true)
;   br label %join
;
; right:                                            ; preds = %0
;   %y = call i32 @value()
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %p = phi i32 [ 1, %left ], [ %y, %right ]
;   %z = icmp eq i32 %p, 0
;   %w = icmp ne i32 %p, 0
;   call void @use(i1 %w)
;   ret i1 %z
; }
;
; define i1 @known_there(i1 %c, i32 %a, i32 %b) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   %small = icmp ult i32 %a, 9
;   br i1 %small, label %join, label %right
;
; right:                                            ; preds = %left, %0
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %p = phi i32 [ %a, %left ], [ %b, %right ]
;   %z = icmp ult i32 %p, 20
;   ret i1 %z
; }
;
; define i1 @float_comparisons(i1 %c, float %a, float %b, float %d) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   call void @use(i1 true)
;   br label %join
;
; right:                                            ; preds = %0
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %1 = phi float [ %a, %left ], [ %b, %right ]
;   %g = fcmp nnan olt float %1, %d
;   ret i1 %g
; }
;
; define i1 @other_comparison(i1 %c, float %a, float %b, float %d) {
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %0
;   %x = fcmp olt float %a, %d
;   call void @use(i1 true)
;   br label %join
;
; right:                                            ; preds = %0
;   %y = fcmp ult float %b, %d
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %g = phi i1 [ %x, %left ], [ %y, %right ]
;   ret i1 %g
; }
;
; declare void @use(i1)
;
; declare void @take(ptr)
;
; declare i32 @value()
