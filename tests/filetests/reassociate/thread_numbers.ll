; RUN: opt -passes='reassociate,dce'
; The size of a block is not taken out of a sum: a loop over a grid steps by its product with the number of blocks.
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define i32 @grid(i32 %block, i32 %blocks, i32 %thread) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %start = mul i32 %block, %n
  %step = mul i32 %blocks, %n
  %i = add i32 %start, %thread
  %j = add i32 %i, %step
  ret i32 %j
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0
;
; define i32 @grid(i32 %block, i32 %blocks, i32 %thread) {
;   %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   %start = mul i32 %block, %n
;   %step = mul i32 %blocks, %n
;   %i = add i32 %thread, %start
;   %j = add i32 %i, %step
;   ret i32 %j
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
