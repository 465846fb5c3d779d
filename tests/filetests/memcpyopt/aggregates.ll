; RUN: opt -passes='memcpyopt'
; A copy of a whole aggregate moves before what writes its source, with what the address of its destination is computed from, where
; nothing in between accesses the destination.
%S = type { ptr, i8, i32 }
declare void @may_exit()
define void @source_is_written(ptr noalias %src, ptr %dst) {
  %v = load %S, ptr %src
  store %S zeroinitializer, ptr %src
  store %S %v, ptr %dst
  ret void
}
define void @source_may_be_the_destination(ptr %src, ptr %dst) {
  %v = load %S, ptr %src
  store %S zeroinitializer, ptr %src
  store %S %v, ptr %dst
  ret void
}
define void @address_goes_up(ptr %src, ptr noalias %dst, ptr noalias %index) {
  %v = load %S, ptr %src
  store %S zeroinitializer, ptr %src
  %n = load i32, ptr %index
  %m = or i32 %n, 1
  %to = getelementptr %S, ptr %dst, i32 %m
  store %S %v, ptr %to
  ret void
}
define void @address_is_written(ptr %src, ptr noalias %dst, ptr noalias %index) {
  %v = load %S, ptr %src
  store %S zeroinitializer, ptr %src
  store i32 3, ptr %index
  %n = load i32, ptr %index
  %to = getelementptr %S, ptr %dst, i32 %n
  store %S %v, ptr %to
  ret void
}
define void @destination_is_read(ptr noalias %src, ptr %dst, ptr %out) {
  %v = load %S, ptr %src
  store %S zeroinitializer, ptr %src
  %old = load i8, ptr %dst
  store %S %v, ptr %dst
  store i8 %old, ptr %out
  ret void
}
define void @may_not_come_there(ptr noalias %src, ptr %dst) {
  %v = load %S, ptr %src
  store %S zeroinitializer, ptr %src
  call void @may_exit() memory(none)
  store %S %v, ptr %dst
  ret void
}
define void @declared_room(ptr noalias writable dead_on_unwind captures(none) dereferenceable(4) %to) {
  %slot = alloca i32
  call void @fill(ptr captures(none) %slot)
  %v = load i32, ptr %slot
  store i32 %v, ptr %to
  ret void
}
define void @declared_room_is_too_small(ptr noalias writable dead_on_unwind captures(none) dereferenceable(3) %to) {
  %slot = alloca i32
  call void @fill(ptr captures(none) %slot)
  %v = load i32, ptr %slot
  store i32 %v, ptr %to
  ret void
}
declare void @fill(ptr captures(none))
; EXPECT
; %S = type { ptr, i8, i32 }
;
; declare void @may_exit()
;
; define void @source_is_written(ptr noalias %src, ptr %dst) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dst, ptr align 8 %src, i64 16, i1 false)
;   call void @llvm.memset.p0.i64(ptr align 8 %src, i8 0, i64 16, i1 false)
;   ret void
; }
;
; define void @source_may_be_the_destination(ptr %src, ptr %dst) {
;   %v = load %S, ptr %src, align 8
;   call void @llvm.memset.p0.i64(ptr align 8 %src, i8 0, i64 16, i1 false)
;   store %S %v, ptr %dst, align 8
;   ret void
; }
;
; define void @address_goes_up(ptr %src, ptr noalias %dst, ptr noalias %index) {
;   %n = load i32, ptr %index, align 4
;   %m = or i32 %n, 1
;   %to = getelementptr %S, ptr %dst, i32 %m
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %src, i64 16, i1 false)
;   call void @llvm.memset.p0.i64(ptr align 8 %src, i8 0, i64 16, i1 false)
;   ret void
; }
;
; define void @address_is_written(ptr %src, ptr noalias %dst, ptr noalias %index) {
;   %v = load %S, ptr %src, align 8
;   call void @llvm.memset.p0.i64(ptr align 8 %src, i8 0, i64 16, i1 false)
;   store i32 3, ptr %index, align 4
;   %n = load i32, ptr %index, align 4
;   %to = getelementptr %S, ptr %dst, i32 %n
;   store %S %v, ptr %to, align 8
;   ret void
; }
;
; define void @destination_is_read(ptr noalias %src, ptr %dst, ptr %out) {
;   %v = load %S, ptr %src, align 8
;   call void @llvm.memset.p0.i64(ptr align 8 %src, i8 0, i64 16, i1 false)
;   %old = load i8, ptr %dst, align 1
;   store %S %v, ptr %dst, align 8
;   store i8 %old, ptr %out, align 1
;   ret void
; }
;
; define void @may_not_come_there(ptr noalias %src, ptr %dst) {
;   %v = load %S, ptr %src, align 8
;   call void @llvm.memset.p0.i64(ptr align 8 %src, i8 0, i64 16, i1 false)
;   call void @may_exit() #2
;   store %S %v, ptr %dst, align 8
;   ret void
; }
;
; define void @declared_room(ptr dead_on_unwind noalias writable captures(none) dereferenceable(4) %to) {
;   %slot = alloca i32, align 4
;   call void @fill(ptr captures(none) %to)
;   ret void
; }
;
; define void @declared_room_is_too_small(ptr dead_on_unwind noalias writable captures(none) dereferenceable(3) %to) {
;   %slot = alloca i32, align 4
;   call void @fill(ptr captures(none) %slot)
;   %v = load i32, ptr %slot, align 4
;   store i32 %v, ptr %to, align 4
;   ret void
; }
;
; declare void @fill(ptr captures(none))
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { memory(none) }
