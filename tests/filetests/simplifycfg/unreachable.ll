; RUN: opt -passes='simplifycfg'
; The edge to unreachable code goes, and with it the test; code after a call that does not return goes.
declare void @abort() noreturn
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %bad, label %good
bad:
  unreachable
good:
  %d = icmp eq i32 %x, 9
  br i1 %d, label %stop, label %ok
stop:
  call void @abort()
  %y = add i32 %x, 1
  ret i32 %y
ok:
  ret i32 %x
}
; EXPECT
; ; Function Attrs: noreturn
; declare void @abort() #0
;
; define i32 @f(i1 %c, i32 %x) {
; entry:
;   %0 = xor i1 %c, true
;   call void @llvm.assume(i1 %0)
;   %d = icmp eq i32 %x, 9
;   br i1 %d, label %stop, label %ok
;
; stop:                                             ; preds = %entry
;   call void @abort()
;   unreachable
;
; ok:                                               ; preds = %entry
;   ret i32 %x
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #1
;
; attributes #0 = { noreturn }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
