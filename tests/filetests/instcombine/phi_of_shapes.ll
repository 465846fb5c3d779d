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
