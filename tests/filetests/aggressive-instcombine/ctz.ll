; RUN: opt -passes='aggressive-instcombine'
; A table of trailing zeros is the intrinsic.
@table = internal constant [32 x i8] c"\00\01\1C\02\1D\0E\18\03\1E\16\14\0F\19\11\04\08\1F\1B\0D\17\15\13\10\07\1A\0C\12\06\0B\05\0A\09"
define i8 @ctz(i32 %x) {
  %n = sub i32 0, %x
  %a = and i32 %x, %n
  %m = mul i32 %a, 125613361
  %s = lshr i32 %m, 27
  %i = zext i32 %s to i64
  %p = getelementptr inbounds [32 x i8], ptr @table, i64 0, i64 %i
  %v = load i8, ptr %p
  ret i8 %v
}
; EXPECT
; @table = internal constant [32 x i8] c"\00\01\1C\02\1D\0E\18\03\1E\16\14\0F\19\11\04\08\1F\1B\0D\17\15\13\10\07\1A\0C\12\06\0B\05\0A\09"
;
; define i8 @ctz(i32 %x) {
;   %1 = call i32 @llvm.cttz.i32(i32 %x, i1 true)
;   %2 = icmp eq i32 %x, 0
;   %3 = select i1 %2, i32 0, i32 %1, !prof !0
;   %4 = trunc i32 %3 to i8
;   ret i8 %4
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.cttz.i32(i32, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{!"branch_weights", i32 1, i32 1048575}
