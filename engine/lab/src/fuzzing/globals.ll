source_filename = "globals.cu"
module asm ".global .b32 raw;"

$group = comdat any

@zero = addrspace(1) global [4 x i32] zeroinitializer, align 16
@text = private unnamed_addr constant [6 x i8] c"a\22\0Ab\FF\00", align 1
@table = internal addrspace(4) constant [2 x ptr] [ptr @f, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @zero to ptr), i64 4)]
@ext = external addrspace(3) global [0 x i8], align 8
@weak = weak_odr hidden global { i8, i64 } { i8 1, i64 ptrtoint (ptr @f to i64) }, comdat($group)
@0 = private global bfloat 0xR3F80
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
@other = alias void (), ptr @f

define linkonce_odr void @f() comdat($group) {
  ret void
}

declare noalias nonnull ptr @malloc(i64 noundef) local_unnamed_addr allocsize(0) memory(inaccessiblemem: readwrite)
declare i32 @vprintf(ptr readonly captures(none), ptr) nounwind
