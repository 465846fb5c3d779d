; RUN: opt -passes='simplifycfg'
; A store after a store to the same place is a select of what is stored; after other writes it stays.
define void @f(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p, align 4
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %p, align 4
  br label %end
end:
  ret void
}
define void @g(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p, align 4
  call void @side()
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %p, align 4
  br label %end
end:
  ret void
}
declare void @side()
; EXPECT
; define void @f(ptr %p, i1 %c) {
; entry:
;   store i32 1, ptr %p, align 4
;   %spec.store.select = select i1 %c, i32 2, i32 1
;   store i32 %spec.store.select, ptr %p, align 4
;   ret void
; }
;
; define void @g(ptr %p, i1 %c) {
; entry:
;   store i32 1, ptr %p, align 4
;   call void @side()
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   store i32 2, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   ret void
; }
;
; declare void @side()
