; RUN: opt -passes='called-value-propagation'
; Pointers from memory, from integers and from other modules are any function; an alias is none; direct calls stay as they are.
@other = alias void (), ptr @local
declare void @one()
define void @local() {
  ret void
}
define void @f(ptr %p, i64 %n, i1 %c) {
  %loaded = load ptr, ptr %p
  call void %loaded()
  %made = inttoptr i64 %n to ptr
  call void %made()
  %s = select i1 %c, ptr @one, ptr %loaded
  call void %s()
  %t = select i1 %c, ptr @one, ptr @other
  call void %t()
  call void @one()
  ret void
}
; Null and poison are not called.
define void @g(i1 %c, i1 %d) {
  %s = select i1 %c, ptr @one, ptr null
  %t = select i1 %d, ptr %s, ptr poison
  call void %t()
  ret void
}
; EXPECT
; @other = alias void (), ptr @local
;
; declare void @one()
;
; define void @local() {
;   ret void
; }
;
; define void @f(ptr %p, i64 %n, i1 %c) {
;   %loaded = load ptr, ptr %p, align 8
;   call void %loaded()
;   %made = inttoptr i64 %n to ptr
;   call void %made()
;   %s = select i1 %c, ptr @one, ptr %loaded
;   call void %s()
;   %t = select i1 %c, ptr @one, ptr @other
;   call void %t()
;   call void @one()
;   ret void
; }
;
; define void @g(i1 %c, i1 %d) {
;   %s = select i1 %c, ptr @one, ptr null
;   %t = select i1 %d, ptr %s, ptr poison
;   call void %t(), !callees !0
;   ret void
; }
;
; !0 = !{ptr @one}
