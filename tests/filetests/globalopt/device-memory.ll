; RUN: opt -passes=globalopt
; On a GPU every thread allocates for itself and means the same variable: neither happens.
target triple = "nvptx64-nvidia-cuda"
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
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @only = internal unnamed_addr global ptr null
; @asked = internal unnamed_addr global ptr null
; @slot = internal unnamed_addr global i32 0
;
; ; Function Attrs: allockind("alloc,uninitialized") allocsize(0)
; declare noalias ptr @get(i64) local_unnamed_addr #0
;
; define void @set(i32 %x) local_unnamed_addr {
;   %p = call ptr @get(i64 4)
;   store ptr %p, ptr @only, align 8
;   %q = load ptr, ptr @only, align 8
;   store i32 %x, ptr %q, align 4
;   %r = call ptr @get(i64 8)
;   store ptr %r, ptr @asked, align 8
;   ret void
; }
;
; define i32 @use() local_unnamed_addr {
;   %q = load ptr, ptr @only, align 8
;   %v = load i32, ptr %q, align 4
;   %r = load ptr, ptr @asked, align 8
;   %none = icmp eq ptr %r, null
;   br i1 %none, label %no, label %yes
;
; yes:                                              ; preds = %0
;   %w = load i32, ptr %r, align 4
;   ret i32 %w
;
; no:                                               ; preds = %0
;   ret i32 %v
; }
;
; ; Function Attrs: norecurse
; define i32 @main(i32 %x) local_unnamed_addr #1 {
;   store i32 %x, ptr @slot, align 4
;   %a = load i32, ptr @slot, align 4
;   ret i32 %a
; }
;
; attributes #0 = { allockind("alloc,uninitialized") allocsize(0) }
; attributes #1 = { norecurse }
