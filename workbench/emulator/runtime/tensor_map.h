// tensor_map.h: what a tensor map may say; tensor_maps.py and the opcode table read the numbers
#pragma once

#include "layout.h"

enum { MAX_RANK = 5, MAP_BYTES = 128 };
enum {
  MAGIC = 0x70616D726F736E74,  // the first 8 bytes of a map; no address has this value
  NAN_FILL = 0x7FF77FF77FF77FF7,  // what 8 bytes outside the tensor may be read as: a NaN of every type, as on an H200
};
enum mode { TILE = 0, IM2COL = 1 };

// Types of elements, in the order of their numbers in tensormap.replace, and log2 of their bytes.
enum type {
  U8 = 0,
  U16 = 1,
  U32 = 2,
  S32 = 3,
  U64 = 4,
  S64 = 5,
  F16 = 6,
  F32 = 7,
  F32_FTZ = 8,
  F64 = 9,
  BF16 = 10,
};
constexpr u8 ITEM_SHIFT[] = {0, 1, 2, 2, 3, 3, 1, 2, 2, 3, 1};

// What tensormap.replace replaces.
enum field {
  GLOBAL_ADDRESS = 0,
  RANK = 1,
  BOX_DIM = 2,
  GLOBAL_DIM = 3,
  GLOBAL_STRIDE = 4,
  ELEMENT_STRIDE = 5,
  ELEMTYPE = 6,
  INTERLEAVE_LAYOUT = 7,
  SWIZZLE_MODE = 8,
  FILL_MODE = 9,
};

static_assert(sizeof(tensor_map) <= MAP_BYTES);
