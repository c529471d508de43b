// schedule.h: which lanes of a warp go on with which basic block
#pragma once

#include "lanes.h"

// Note lanes as pending and ready at a basic block.
EXPORT void enqueue(warp *self, u32 target, u32 lanes);

// Draw 64 bits of a launch's dice.
INLINE u64 roll(dice *d) {
  u64 z = d->state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

INLINE bool happens(dice *d, u32 chance) { return chance && (u32)(roll(d) % CERTAIN) < chance; }

// Note lanes as pending and ready, each at the basic block that `targets` names.
EXPORT void resume(warp *self, u32 lanes, Vector<u32> targets);
