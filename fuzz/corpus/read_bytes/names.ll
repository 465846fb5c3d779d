@"a\22b\00" = global i8 0
@"" = global i8 1
define void @"\FF"() {
"l\0A":
  br label %"l\0A"
}
