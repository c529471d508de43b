// tensor_map.h: what a tensor map may say
#pragma once

#include "layout.h"

constexpr u32 MAX_RANK = 5;
constexpr u64 MAP_BYTES = 128;
constexpr u64 MAGIC = 0x70616D726F736E74;  // the first 8 bytes of a map; no address is like them
constexpr u64 NAN_FILL = 0x7FF77FF77FF77FF7;  // a NaN of every type
static_assert(sizeof(tensor_map) <= MAP_BYTES);

enum Mode : u8 { TILE, IM2COL };

// Types of elements, as tensormap.replace counts them, and log2 of their bytes.
enum Type : u32 { U8, U16, U32, S32, U64, S64, F16, F32, F32_FTZ, F64, BF16 };
constexpr u8 ITEM_SHIFT[] = {0, 1, 2, 2, 3, 3, 1, 2, 2, 3, 1};
