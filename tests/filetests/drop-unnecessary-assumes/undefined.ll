; RUN: opt -passes=drop-unnecessary-assumes
; Constant conditions, undef and poison among them, are left to others; code that nothing reaches; phis that go around.
declare void @llvm.assume(i1)

define void @f(i32 %x) {
  call void @llvm.assume(i1 false)
  call void @llvm.assume(i1 poison)
  call void @llvm.assume(i1 undef)
  br label %l
l:
  %i = phi i128 [ 0, %0 ], [ %j, %l ]
  %j = add i128 %i, 1
  %c = icmp ult i128 %j, 9
  call void @llvm.assume(i1 %c)
  %d = icmp eq i32 %x, 1
  br i1 %d, label %l, label %e
e:
  ret void
dead:
  %k = icmp eq i32 %x, 3
  call void @llvm.assume(i1 %k)
  ret void
}
define void @empty() {
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define void @f(i32 %x) {
;   call void @llvm.assume(i1 false)
;   call void @llvm.assume(i1 poison)
;   call void @llvm.assume(i1 undef)
;   br label %l
;
; l:                                                ; preds = %l, %0
;   %i = phi i128 [ 0, %0 ], [ %j, %l ]
;   %j = add i128 %i, 1
;   %d = icmp eq i32 %x, 1
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %l
;   ret void
;
; dead:                                             ; No predecessors!
;   %k = icmp eq i32 %x, 3
;   call void @llvm.assume(i1 %k)
;   ret void
; }
;
; define void @empty() {
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
