; RUN: opt -passes=inferattrs
; Output from the device, and questions to the compiler.
declare i32 @vprintf(ptr, ptr)
declare i32 @__nvvm_reflect(ptr)
; EXPECT
; ; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: readwrite)
; declare i32 @vprintf(ptr readonly captures(none), ptr readonly captures(none)) #0
;
; ; Function Attrs: nofree nosync nounwind memory(none)
; declare noundef i32 @__nvvm_reflect(ptr noundef) #1
;
; attributes #0 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: readwrite) }
; attributes #1 = { nofree nosync nounwind memory(none) }
