; RUN: opt -passes=globalopt
; What nothing refers to goes, and then what only that referred to; comdats stay together.
$group = comdat any
@dead_table = internal constant [1 x ptr] [ptr @only_in_table]
@kept = global i32 0, comdat($group)
define internal void @only_in_table() {
  ret void
}
define linkonce_odr void @in_group() comdat($group) {
  ret void
}
define linkonce_odr void @alone() {
  ret void
}
define available_externally void @elsewhere() {
  ret void
}
declare void @declared()
define void @f() {
  ret void
dead:
  call void @declared()
  br label %dead
}
; EXPECT
; $group = comdat any
;
; @kept = local_unnamed_addr global i32 0, comdat($group)
;
; define linkonce_odr void @in_group() local_unnamed_addr comdat($group) {
;   ret void
; }
;
; define void @f() local_unnamed_addr {
;   ret void
; }
