; RUN: opt -passes=instsimplify
; Loads of constants: through aliases that stay what they are, marks of invariant groups, and of pointers that are numbers.
@table = internal constant [3 x i32] [i32 2, i32 3, i32 4]
@second = internal alias i32, getelementptr ([3 x i32], ptr @table, i64 0, i64 1)
@replaced = weak alias i32, getelementptr ([3 x i32], ptr @table, i64 0, i64 1)
@pointers = private constant { ptr, ptr } { ptr inttoptr (i64 -1 to ptr), ptr inttoptr (i64 42 to ptr) }, align 8
define i32 @alias() {
  %v = load i32, ptr getelementptr (i32, ptr @second, i64 1)
  ret i32 %v
}
define i32 @may_be_another() {
  %v = load i32, ptr getelementptr (i32, ptr @replaced, i64 1)
  ret i32 %v
}
define i32 @marked() {
  %p = call ptr @llvm.launder.invariant.group.p0(ptr @table)
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @somewhere(i64 %n) {
  %p = call ptr @llvm.strip.invariant.group.p0(ptr @table)
  %q = getelementptr i8, ptr %p, i64 %n
  %v = load i32, ptr %q
  ret i32 %v
}
define i64 @numbers() {
  %x = load <2 x ptr>, ptr @pointers, align 8
  %b = extractelement <2 x ptr> %x, i64 1
  %c = ptrtoint ptr %b to i64
  ret i64 %c
}
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
; EXPECT
; @table = internal constant [3 x i32] [i32 2, i32 3, i32 4]
; @pointers = private constant { ptr, ptr } { ptr inttoptr (i64 -1 to ptr), ptr inttoptr (i64 42 to ptr) }, align 8
;
; @second = internal alias i32, getelementptr ([3 x i32], ptr @table, i64 0, i64 1)
; @replaced = weak alias i32, getelementptr ([3 x i32], ptr @table, i64 0, i64 1)
;
; define i32 @alias() {
;   ret i32 4
; }
;
; define i32 @may_be_another() {
;   %v = load i32, ptr getelementptr (i32, ptr @replaced, i64 1), align 4
;   ret i32 %v
; }
;
; define i32 @marked() {
;   ret i32 3
; }
;
; define i32 @somewhere(i64 %n) {
;   %p = call ptr @llvm.strip.invariant.group.p0(ptr @table)
;   %q = getelementptr i8, ptr %p, i64 %n
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
; }
;
; define i64 @numbers() {
;   ret i64 42
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr @llvm.strip.invariant.group.p0(ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare ptr @llvm.launder.invariant.group.p0(ptr) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
