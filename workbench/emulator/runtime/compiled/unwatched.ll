; Made of unwatched.cpp by `make runtime`.

define void @record(ptr readnone %0, ptr readnone %1, i32 %2, <32 x i64> %3, i32 %4) {
  ret void
}

define void @hold(ptr readnone %0, ptr readnone %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5) {
  ret void
}
