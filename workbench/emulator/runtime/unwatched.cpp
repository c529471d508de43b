// unwatched.cpp: the listener of a program that is neither recorded nor screened
#include "watch.h"

void record(context *, warp *, u32, Vector<u64>, u32) {}
void hold(context *, warp *, u32, Vector<u32>, u32, u32) {}
void record_copy(context *, warp *, u32, u64, u64, u32, u32, u32, u32) {}
void source_begin(context *, const warp *, u32, u64, u64, u32) {}
void proxy_touch(context *, const warp *, u64, u64) {}
u32 screen_again(context *, warp *, u32) { return 0; }
void product_read(context *, const warp *, u32, u32, u32) {}
void clock_track(context *, u32, Vector<u64>, bool) {}
