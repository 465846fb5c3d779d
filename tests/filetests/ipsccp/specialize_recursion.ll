; RUN: opt -passes='ipsccp<func-spec>' -force-specialization
; A slot that holds one constant and is passed to a function that calls itself becomes a constant, so that the function is copied for it;
; a slot that is stored to twice stays.
declare void @print(i32)
define internal void @count(ptr nocapture readonly %p) {
  %slot = alloca i32
  %v = load i32, ptr %p
  %more = icmp slt i32 %v, 3
  br i1 %more, label %on, label %end
on:
  call void @print(i32 %v)
  %w = add nsw i32 %v, 1
  store i32 %w, ptr %slot
  call void @count(ptr nonnull %slot)
  br label %end
end:
  ret void
}
@one = internal constant i32 1
define void @start() {
  call void @count(ptr @one)
  ret void
}
define internal void @twice(ptr nocapture readonly %p) {
  %v = load i32, ptr %p
  %more = icmp slt i32 %v, 3
  br i1 %more, label %on, label %end
on:
  call void @both(i32 %v)
  br label %end
end:
  ret void
}
define void @both(i32 %n) {
  %slot = alloca i32
  store i32 %n, ptr %slot
  store i32 2, ptr %slot
  call void @twice(ptr %slot)
  ret void
}
; EXPECT
; @one = internal constant i32 1
; @specialized.arg.1 = internal constant i32 2, align 4
; @specialized.arg.2 = internal constant i32 3, align 4
;
; declare void @print(i32)
;
; define void @start() {
;   call void @count.specialized.1(ptr @one)
;   ret void
; }
;
; define internal void @twice(ptr nonnull readonly captures(none) %p) {
;   %v = load i32, ptr %p, align 4
;   %more = icmp slt i32 %v, 3
;   br i1 %more, label %on, label %end
;
; on:                                               ; preds = %0
;   call void @both(i32 %v)
;   br label %end
;
; end:                                              ; preds = %on, %0
;   ret void
; }
;
; define void @both(i32 %n) {
;   %slot = alloca i32, align 4
;   store i32 %n, ptr %slot, align 4
;   store i32 2, ptr %slot, align 4
;   call void @twice(ptr %slot)
;   ret void
; }
;
; define internal void @count.specialized.1(ptr readonly captures(none) %p) {
;   %slot = alloca i32, align 4
;   br label %on
;
; on:                                               ; preds = %0
;   call void @print(i32 1)
;   store i32 2, ptr %slot, align 4
;   call void @count.specialized.2(ptr nonnull @specialized.arg.1)
;   br label %end
;
; end:                                              ; preds = %on
;   ret void
; }
;
; define internal void @count.specialized.2(ptr readonly captures(none) %p) {
;   %slot = alloca i32, align 4
;   br label %on
;
; on:                                               ; preds = %0
;   call void @print(i32 2)
;   store i32 3, ptr %slot, align 4
;   call void @count.specialized.3(ptr nonnull @specialized.arg.2)
;   br label %end
;
; end:                                              ; preds = %on
;   ret void
; }
;
; define internal void @count.specialized.3(ptr readonly captures(none) %p) {
;   %slot = alloca i32, align 4
;   br label %end
;
; end:                                              ; preds = %0
;   ret void
; }
