// schedule.h: which lanes of a warp go on with which basic block
#pragma once

#include "lanes.h"

// Note lanes as pending and ready at a basic block.
EXPORT void enqueue(warp *self, u32 target, u32 lanes);

// Note lanes as pending and ready, each at the basic block that `targets` names.
EXPORT void resume(warp *self, u32 lanes, Vector<u32> targets);
