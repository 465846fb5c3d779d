; RUN: opt -passes=globalopt
; For a host, a pointer to one small allocation becomes the memory, and a variable of one function that is written before it is read a stack slot.
@only = internal global ptr null
@asked = internal global ptr null
@slot = internal global i32 0
declare noalias ptr @get(i64) allockind("alloc,uninitialized") allocsize(0)
define void @set(i32 %x) {
  %p = call ptr @get(i64 4)
  store ptr %p, ptr @only
  %q = load ptr, ptr @only
  store i32 %x, ptr %q
  %r = call ptr @get(i64 8)
  store ptr %r, ptr @asked
  ret void
}
define i32 @use() {
  %q = load ptr, ptr @only
  %v = load i32, ptr %q
  %r = load ptr, ptr @asked
  %none = icmp eq ptr %r, null
  br i1 %none, label %no, label %yes
yes:
  %w = load i32, ptr %r
  ret i32 %w
no:
  ret i32 %v
}
define i32 @main(i32 %x) norecurse {
  store i32 %x, ptr @slot
  %a = load i32, ptr @slot
  ret i32 %a
}
; EXPECT
; @only.body.0 = internal unnamed_addr global i32 undef, align 4
; @asked.init = internal unnamed_addr global i1 false, align 1
;
; define void @set(i32 %x) local_unnamed_addr {
;   store i32 %x, ptr @only.body.0, align 4
;   store i1 true, ptr @asked.init, align 1
;   ret void
; }
;
; define i32 @use() local_unnamed_addr {
;   %v = load i32, ptr @only.body.0, align 4
;   %asked.init.val = load i1, ptr @asked.init, align 1
;   %notinit = xor i1 %asked.init.val, true
;   br i1 %notinit, label %no, label %yes
;
; yes:                                              ; preds = %0
;   ret i32 undef
;
; no:                                               ; preds = %0
;   ret i32 %v
; }
;
; ; Function Attrs: norecurse
; define i32 @main(i32 %x) local_unnamed_addr #0 {
;   %slot = alloca i32, align 4
;   store i32 0, ptr %slot, align 4
;   store i32 %x, ptr %slot, align 4
;   %a = load i32, ptr %slot, align 4
;   ret i32 %a
; }
;
; attributes #0 = { norecurse }
