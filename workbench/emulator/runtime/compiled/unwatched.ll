; Made of unwatched.cpp by `make runtime`.

define void @record(ptr readnone %0, ptr readnone %1, i32 %2, <32 x i64> %3, i32 %4) {
  ret void
}

define void @hold(ptr readnone %0, ptr readnone %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5) {
  ret void
}

define void @record_copy(ptr readnone %0, ptr readnone %1, i32 %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7, i32 %8) {
  ret void
}

define void @source_begin(ptr readnone %0, ptr readnone %1, i32 %2, i64 %3, i64 %4, i32 %5) {
  ret void
}

define void @proxy_touch(ptr readnone %0, ptr readnone %1, i64 %2, i64 %3) {
  ret void
}

define i32 @screen_again(ptr readnone %0, ptr readnone %1, i32 %2) {
  ret i32 0
}

define void @product_read(ptr readnone %0, ptr readnone %1, i32 %2, i32 %3, i32 %4) {
  ret void
}

define void @clock_track(ptr readnone %0, i32 %1, <32 x i64> %2, i1 zeroext %3) {
  ret void
}
