; RUN: opt -passes='simplifycfg'
; Jumps to addresses go where they can go.
declare void @use(i32)
define void @known(i32 %x) {
entry:
  indirectbr ptr blockaddress(@known, %b), [label %a, label %b]
a:
  call void @use(i32 1)
  ret void
b:
  %p = phi i32 [ %x, %entry ]
  call void @use(i32 %p)
  ret void
}
define void @repeated(ptr %p, ptr %q) {
entry:
  store ptr blockaddress(@repeated, %a), ptr %q
  store ptr blockaddress(@repeated, %c), ptr %q
  call void @use(i32 9)
  %to = load ptr, ptr %q
  indirectbr ptr %to, [label %a, label %b, label %a, label %c]
a:
  %r = phi i32 [ 1, %entry ], [ 1, %entry ]
  call void @use(i32 %r)
  ret void
b:
  call void @use(i32 2)
  ret void
c:
  call void @use(i32 3)
  ret void
}
define void @chosen(i1 %c) {
entry:
  %to = select i1 %c, ptr blockaddress(@chosen, %a), ptr blockaddress(@chosen, %b)
  indirectbr ptr %to, [label %a, label %b, label %other]
a:
  call void @use(i32 1)
  ret void
b:
  call void @use(i32 2)
  ret void
other:
  call void @use(i32 3)
  ret void
}
define void @nowhere(i1 %c) {
entry:
  br i1 %c, label %jump, label %a
jump:
  indirectbr ptr blockaddress(@nowhere, %a), [label %b]
a:
  call void @use(i32 1)
  ret void
b:
  call void @use(i32 2)
  ret void
}
; EXPECT
; declare void @use(i32)
;
; define void @known(i32 %x) {
; entry:
;   br label %b
;
; b:                                                ; preds = %entry
;   %p = phi i32 [ %x, %entry ]
;   call void @use(i32 %p)
;   ret void
; }
;
; define void @repeated(ptr %p, ptr %q) {
; entry:
;   store ptr blockaddress(@repeated, %a), ptr %q, align 8
;   store ptr blockaddress(@repeated, %c), ptr %q, align 8
;   call void @use(i32 9)
;   %to = load ptr, ptr %q, align 8
;   indirectbr ptr %to, [label %a, label %c]
;
; common.ret:                                       ; preds = %c, %a
;   ret void
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   br label %common.ret
;
; c:                                                ; preds = %entry
;   call void @use(i32 3)
;   br label %common.ret
; }
;
; define void @chosen(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; common.ret:                                       ; preds = %b, %a
;   ret void
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   br label %common.ret
;
; b:                                                ; preds = %entry
;   call void @use(i32 2)
;   br label %common.ret
; }
;
; define void @nowhere(i1 %c) {
; entry:
;   %0 = xor i1 %c, true
;   call void @llvm.assume(i1 %0)
;   br label %a
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
