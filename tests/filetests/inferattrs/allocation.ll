; RUN: opt -passes=inferattrs
; Device-side allocation: what it returns is new memory.
declare ptr @malloc(i64)
declare void @free(ptr)
; EXPECT
; ; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
; declare noalias noundef ptr @malloc(i64 noundef) #0
;
; ; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @free(ptr allocptr noundef captures(none)) #1
;
; attributes #0 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
; attributes #1 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
