define <0 x i8> @f() {
  ret <0 x i8> zeroinitializer
}
