// layout.h: the memory that compiled kernels, the runtime and Python share
//
// Every number and every field stands here alone: the runtime includes this file, and layout.py reads it. layout.py
// takes numbers in `enum`s, and structures whose fields are integers, pointers, arrays of them or other structures. A
// field is aligned to its size, or as ALIGNED says.
//
// A *job* is what the workers of a launch have in common. A *share* is some of its blocks. A *helper* is a thread that
// sleeps until there is a job. A *context* belongs to one worker; it describes the launch and the block that the worker
// runs. A *warp* holds the control state of one warp, then its queues, then its registers. The *window table* maps
// virtual addresses to host memory: bits 40 and up of an address select a window, so an address that is a byte outside
// of its tensor is never inside another.
#pragma once

typedef __UINT8_TYPE__ u8;
typedef __UINT16_TYPE__ u16;
typedef __UINT32_TYPE__ u32;
typedef __UINT64_TYPE__ u64;
typedef __INT16_TYPE__ i16;
typedef __INT32_TYPE__ i32;
typedef __INT64_TYPE__ i64;

#define ALIGNED(bytes) __attribute__((aligned(bytes)))

enum {
  LANES = 32,
  NUM_BARRIERS = 16,
  BARRIER_BITS = 8,  // of what is recorded of an arrival: the barrier's number; above it stands the instruction's
  COUNT_SHIFT = 40,  // and above that how many threads the barrier takes, 0 for all; bit 63: others have said otherwise
  WINDOW_SHIFT = 40,
  SHARED_WINDOW = 1,
  LOCAL_WINDOW = 2,
  PARAMETER_WINDOW = 3,
  FIRST_CLUSTER_WINDOW = 4,
  HEAP_WINDOW = 20,  // the first of global memory: what malloc gives kernels
  MAX_CLUSTER_BLOCKS = 16,  // on an H100: CUDA C++ Programming Guide, thread block clusters
  CLUSTER_SHIFT = 24,  // bits of an address in a cluster's shared memory that lie within one block
  BLOCKS_OF_QUEUE = 64,  // basic blocks of one queue
  LATE_FENCES = 4,  // late proxy fences of a warp that a screened program keeps
  LATE_TIMES = LATE_FENCES * LANES,
  STORED = (1 + LATE_FENCES) * 4 * LANES,
  SOURCE_GROUPS = 4,  // groups of bulk copies whose sources a screened program keeps; a power of two
  FUEL = 1 << 16,  // warp-instructions that a warp may execute before others get a turn
  FUEL_TURNS = 1 << 4,  // turns of a block that a warp takes which uses up its fuel
  PATIENCE = 1 << 14,  // cost of back-edges, diverged or waiting, after which a warp lets others run
  WAIT_COST = 1 << 8,  // cost of a back-edge of a loop that observes other threads; any other costs 1
  MOST_IDLE = 1 << 13,  // rounds in which every warp only waits for another: after these it is a deadlock
  IDLE_STEP = 1 << 11,  // what a round counts for in which no warp was in a loop that may end by itself
  SLICE = 1 << 10,  // turns of a block before its worker looks for other work
  QUANTUM = 1 << 24,  // warp-instructions after which a worker returns between blocks: tenths of a second, for Ctrl-C
  QUANTUM_BLOCK = 1 << 6,  // warp-instructions of the quantum that the beginning of a block costs
  SHARE_BYTES = 256,  // from one share to the next, so that workers write to different cache lines
  ASYNC_COPIES = 64,  // most copies of cp.async in a warp's queue; a power of two
  FAN = 3,  // helpers that each worker wakes
  MAX_TEXTURES = 1 << 16,
  MAX_LEVELS = 16,  // of detail
  HEAP_GRANULE = 16,  // bytes: the alignment of what malloc returns
  CERTAIN = 1 << 16,  // a chance
  LAGS_BY = CERTAIN - (1 << 10),  // the chance that a warp which lags misses a turn
};

enum fault {
  FAULT_NONE = 0,
  FAULT_OUT_OF_BOUNDS = 1,
  FAULT_MISALIGNED = 2,
  FAULT_TRAP = 3,
  FAULT_ASSERT = 4,
  FAULT_TENSOR_MAP = 5,
  FAULT_TENSOR_MAP_SPACE = 6,
  FAULT_TENSOR_TYPE = 7,
  FAULT_COORDINATES = 8,
  FAULT_INNER_COORDINATE = 9,
  FAULT_PIXEL = 10,
  FAULT_OFFSET = 11,
  FAULT_TENSOR_FIELD = 12,
  FAULT_FREED = 13,
  FAULT_NO_BLOCK = 14,
  FAULT_NO_TEXTURE = 15,
  FAULT_NO_SURFACE = 16,
  FAULT_TEXTURE_KIND = 17,
  FAULT_OUTSIDE = 18,
};

// What the functions that run warps and blocks return.
enum status {
  STATUS_DONE = 0,
  STATUS_BLOCKED = 1,
  STATUS_YIELDED = 2,
  STATUS_FAULTED = 3,
  STATUS_STOPPED = 4,
  STATUS_DEADLOCKED = 5,
  STATUS_OUT_OF_BUDGET = 6,
};

// The first sites of a synced program: a barrier of the block, or of the cluster, has opened.
enum { SITE_OPEN = 0, SITE_CLUSTER_OPEN = 1 };

struct window {
  u64 low;  // first valid virtual address
  u64 high;  // one past the last
  u64 delta;  // host address minus virtual address
  u64 lane_stride;  // bytes between the copies of neighbouring lanes: local memory
};

// Blocks that one worker begins with. A worker that has finished its own share takes blocks of others.
struct share {
  i64 next;  // the block to take next
  i64 end;  // one past the last
};

// A recorded access: see notes.cpp.
struct note {
  u32 instruction;
  u32 mask;
  u32 block;
  u8 warp;
  u8 rows;  // rows of offsets
  u16 units;  // units of a copy; 0 in any other note
  u64 base;
  i32 stride;
  i32 step;
};

// A texture or a surface: see texture.h.
struct texture {
  u64 levels[MAX_LEVELS];  // host address of each level of detail
  u32 width;  // of the first level; here and below in elements
  u32 height;
  u32 depth;
  u32 layers;  // of cubemaps, faces
  u32 border[4];  // bits of floats
  u8 kind;  // place in texture.KINDS
  u8 format;  // place in texture.FORMATS
  u8 channels;
  u8 num_levels;
  u8 filter;  // 0: point, 1: linear
  u8 mip_filter;
  u8 normalized;
  u8 as_float;  // whether integers are read as floats from 0 or -1 to 1
  u8 is_surface;
  u8 address[3];  // place in texture.ADDRESS_MODES
};

// The memory that malloc gives kernels, in granules of HEAP_GRANULE bytes. Behind each block one granule is in no block.
// Freed blocks are given again when nothing else is left, so that a use after free is seen.
struct heap {
  u32 lock;  // 1: taken
  u64 host;  // host address of the first granule
  u64 granules;
  u64 used;  // granules that have been in a block; those behind were never
  u64 rover;  // granule from which the search for freed blocks goes on
  i64 live;  // blocks that are not freed
  u32 *owners;  // of each granule, the first granule of its block plus 1; 0: none
  u32 *spans;  // of a block's first granule: granules of the block and of the gap behind it
  u64 *sizes;  // and the bytes that were asked for, with HEAP_FREED if it is freed
};

// By what a launch with a seed picks what runs next; chances are in 2^16.
struct dice {
  u64 state;  // of the generator
  u64 seed;
  u32 reversed;  // whether the warps of a block go from the last to the first, and not as the generator says
  u32 preempts;  // that a warp yields where other threads may see what it does next
  u32 skips;  // that a warp misses a turn
  u32 lags;  // that a warp of a block is one that misses most of them
  u32 holds;  // that a warp which has yielded waits until the others of its block can go on no more
};

struct context {
  u8 *params;  // the packed kernel parameters
  struct window *windows;
  u64 num_windows;
  u64 grid_workspace;  // virtual address of the memory that cooperative_groups synchronises a grid with, or 0
  u8 *smem;
  u64 smem_bytes;
  u8 *warps;  // the first warp; they are warp_bytes apart
  u64 warp_bytes;
  u64 num_warps;
  u8 *shares;  // the launch's; they are SHARE_BYTES apart
  u64 num_shares;
  u64 share;  // the share that the worker begins with
  i64 quantum;  // warp-instructions left before the worker returns between two blocks
  i64 *stop;  // the first block that is not to run
  u64 launch;  // the launch's number, for callbacks
  u64 *executed;  // two counts for each basic block: warps that ran it, lanes
  struct note *notes;
  u64 note_count;
  u16 *rows;  // rows of offsets that belong to the notes
  u64 row_count;
  u64 note_capacity;  // most notes, and most rows
  void (*flush_notes)(struct context *);
  void *print;  // a callback void(context, format, arguments, warp, lane); virtual addresses
  void (*save_window)(struct context *, u64 window);  // a callback: what it shows is about to be written
  struct shadow *shadows;  // one for each window; here and below, see shadow.h
  void *smem_cells;
  struct held_read *held;  // reads that wait to be screened
  u64 held_capacity;
  u64 held_places;  // a bit for each piece of shared memory that those reads touch
  u64 held_shift;  // log2 of the bytes of a piece
  u32 *instructions;  // arrays of a `shadow.Shadow`
  u32 *suspicion;
  i64 budget;  // warp-instructions that a block may execute
  i64 credit;  // what this block has left of its budget
  i64 fuel;  // warp-instructions left before the warp yields
  i64 turns;  // turns that a block gets before the worker returns
  struct dice *dice;  // the launch's, or 0
  u32 gives_way;  // not 0 if one touched the grid's barrier, in a watched program: other blocks get their turn
  u32 looks;  // whether the kernel has a loop that waits for a change of memory
  u64 moves;  // where `looks`, rounds in which a warp did more than wait; and blocks that have ended
  u32 traced;  // whether accesses are recorded, or screened
  u32 synced;  // whether barriers, fences and warp synchronisations are too
  u32 screened;  // whether all of these are screened, and not recorded
  u8 *local;  // the block's local memory
  u64 local_bytes;
  u64 entry_block;  // the kernel's first basic block
  i64 block;  // linear index of the block under way; -1: none
  u64 number;  // the same plus 1, of the last block that was under way; in a cluster, from the cluster's beginning on
  u32 fault_kind;  // of `enum fault`
  u32 fault_instruction;
  u32 fault_lane;
  u32 fault_warp;
  u64 fault_address;
  u64 fault_extra[4];  // for an assertion: message, file, line, function
  u32 live_threads;
  u32 ntid[3];
  u32 nctaid[3];
  u32 ctaid[3];
  u32 cluster_nctaid[3];
  u32 cluster_phase;  // how many phases of the cluster's barrier are over
  u32 cluster_split;  // in a synced program, whether threads arrived relaxed, or went on before they waited
  struct context **peers;  // contexts of the cluster's blocks
  u64 num_peers;
  u8 *instrument;  // memory of an instrument, see translate/instruments.py
  struct heap *heap;  // what malloc gives memory of, or null
  struct texture **textures;  // by their numbers: MAX_TEXTURES, or null where a number has none

  // What follows, up to `copier`, is 0 when a block begins.
  u64 held_count;
  u64 held_limit;  // most reads that may wait now
  u64 held_back;  // bits of the block's warps that the dice hold back
  u32 news;  // not 0 if a warp did more in this round than wait for a change of memory, see `blocks.Block.waits`
  u32 patient;  // not 0 if one waited in a loop that may end by itself
  u32 beyond;  // not 0 if one waited for what other blocks may do
  u32 idle;  // rounds since a warp did more; those without a patient loop count for many
  u32 barrier_arrived[NUM_BARRIERS];  // threads that have arrived
  u32 barrier_expected[NUM_BARRIERS];  // threads that must arrive; 0: every thread of the block
  u32 barrier_true[NUM_BARRIERS];  // bar.red: predicates that were true
  u32 barrier_site[NUM_BARRIERS];  // in a screened program, the instruction that threads wait at
  u32 era;  // in a screened program, the epoch that the block's last barrier began
  u32 partial_era;  // one past the last in which a lane released for its warp, but for what others had read in shared memory
  u32 volatile_era;  // and one past the last in which the block has written its shared memory through volatile

  // What follows is the screen's. A field that is added stands last: the other sources' text stays as it is.
  u32 copier;  // lane plus 1 that asks for the copies under way; 0: each lane for its own
  u64 copy_word;  // the word for what the copies under way write; 0: a thread's own
  u64 copy_words[LANES];  // the same, for the copies that each lane asks for
  u64 source_block;  // linear index plus 1 of the block that has pending sources, see sources.cpp
  u64 source_warp;  // host address of the warp's record that asked for the copies
  u32 source_lanes;
  u32 source_site;
  u64 source_group;  // groups that these lanes have closed since
  u64 source_low[SOURCE_GROUPS];  // of the groups, modulo as many
  u64 source_high[SOURCE_GROUPS];  // 0: none
  u64 proxies;  // in a screened program, whether anything touches shared memory by the async proxy
  u64 unfenced_block;  // linear index plus 1 of the block that the following fields belong to, see proxies.cpp
  u32 unfenced_warps;  // bits of the warps that have written without a proxy fence since
  u32 unfenced_signalled;  // of them, those that have signalled since
  u32 late_warps;  // bits of the warps that have fenced behind such a signal: who takes the signal is not behind the fence
  u32 late_time[LATE_TIMES];  // when they fenced; the last of a warp's places is of all its earlier fences
  u64 stored[STORED];  // `ranges` of what is unfenced, and of each of those fences
  u64 behind_low;  // of what lies behind a barrier of the block
  u64 behind_high;  // 0: none
  u32 behind_fenced[LANES];  // lanes of each warp that have fenced since that barrier, or met one that has
  u64 starts_early;  // in a screened program, whether grids before this one may still run
  u64 waited_block;  // linear index plus 1 of the block whose threads all know the grids before this one to have ended
  u32 *products;  // here and below, see products.cpp: for each warp group and unit of shared memory, who reads it last
  u64 products_block;  // linear index plus 1 of the block that they belong to
  u64 product_units;
  u64 product_columns;  // the last columns of a block in clocks: what is known of each warp group's products
  u64 trackers;  // mbarriers of the block that have tracked copies
  u64 awaited;  // phases of them with bulk copies that nobody has waited for
  u32 *now;  // what all blocks of the launch share: the epoch first, see shadow.h
  u64 columns;  // columns of a clock: see clocks.cpp
  u64 block_columns;  // columns of each block
  u64 copy_columns;  // the last columns of a block, for copies, by the mbarriers that track them
  u64 row_bytes;
  u8 *clock_rows;  // the block's clocks, its own synchronisation objects and the launch's
  struct objects *own_signals;
  struct objects *signals;
  u64 clocks_block;  // linear index plus 1 of the block that the rows belong to

  u64 reserved_smem_bytes;  // what is the system's of the block's shared memory: its beginning
};

// What the workers of a launch have in common.
struct job {
  i32 (*worker)(struct context *);  // the kernel's function
  u8 *contexts;  // the first worker's
  u64 context_bytes;  // from one worker's context to the next one's
  u64 num_workers;
  u8 *shares;
  u64 num_shares;
  void (*go_on)(struct context *, i32);  // a callback; it gets the status that `worker` returned
  void *over;  // the lock that the last helper releases
  struct helper **helpers;  // by the number of the worker; worker 0 is the thread that launches
  u64 running;  // helpers that were woken and have not finished
  u64 left;  // not 0 while `go_on` has blocks to run that a worker cannot take itself
};

struct helper {
  void *wake;  // the lock that it sleeps at
  struct job *job;  // the job that it is woken for
  u64 number;  // its number among the workers of that job
};

// A tensor map of the emulator's own, in the 128 bytes that a CUtensorMap takes.
struct tensor_map {
  u64 magic;
  u64 address;  // virtual, of the element at index 0
  u64 strides[5];  // bytes; here and below, the innermost dimension comes first
  u64 fill;  // the value of 8 bytes outside of the tensor
  u32 sizes[5];
  u32 rows;  // rows of a box in shared memory
  u16 box[5];  // elements of a box along each dimension; in im2col mode only the first counts: channels
  i16 lower[3];  // corners of the im2col mode, along W, H and D
  i16 upper[3];
  u8 steps[5];  // element strides
  u8 rank;
  u8 mode;  // 0: tile, 1: im2col
  u8 swizzle;  // mask of the address bits from bit 4 on that change
  u8 type;  // place in `tensor_maps.TYPES`
  u8 item_shift;  // log2 of an element's bytes
};

// A copy of cp.async that a warp has asked for.
struct async_copy {
  u32 lanes;
  u32 width;  // bytes that each lane copies
  u32 site;
  u32 targets[LANES];  // addresses in shared memory
  u32 groups[LANES];  // groups that each lane had committed before
  u8 data[512] ALIGNED(16);  // 16 bytes a lane
};

// Lanes that wait to go on with each of 64 basic blocks.
struct queue {
  u64 ready;  // a bit for each block whose lanes may run
  u32 pending[BLOCKS_OF_QUEUE];
};

struct warp {
  u32 live;  // lanes that have not exited
  u32 initial;  // lanes that exist
  u32 index;
  i32 patience;  // what back-edges may cost before the warp yields
  u32 cluster_seen;  // the cluster barrier's phase when parked lanes were looked at last
  u32 cluster_phase[LANES];  // that barrier's phase when each lane arrived
  u64 local;  // host address of lane 0's local memory, less the address of its window
  u32 tid_x[LANES];
  u32 tid_y[LANES];
  u32 tid_z[LANES];
  u32 members[LANES];  // the member mask of each lane that waits at bar.warp.sync
  u32 syncwarp_site[LANES];  // in a synced program, which bar.warp.sync it is
  u32 resume_block[LANES];  // basic block where each waiting lane goes on
  u32 barrier_true[LANES];  // bar.red: predicates that were true in the phase that each lane waited for
  u32 barrier_size[LANES];  // bar.red: threads in it
  u32 async_head;
  u32 async_groups[LANES];  // groups of copies that each lane has committed
  u32 num_queues;

  // What follows is 0 when a block begins: `stack` is the first of it. The screen's fields come last.
  u32 stack[LANES] ALIGNED(64);  // bytes on the stack of each lane's calls
  u32 allocated[LANES] ALIGNED(64);  // bytes that each lane has allocated
  u32 floor;  // the dispatcher prefers blocks from here on
  u32 recheck;  // whether parked lanes are to be looked at again: lanes have exited, or a warp of the group has counted
  u32 arrived[NUM_BARRIERS];  // lanes that have arrived at each barrier
  u32 waiting[NUM_BARRIERS];  // of them, those that wait
  u32 cluster_arrived;  // lanes that have arrived at the cluster's barrier
  u32 at_syncwarp;  // lanes that wait at bar.warp.sync
  u32 async_count;  // copies in the queue of cp.async
  u32 group_arrived;  // products of its warp group that the warp has come to
  u32 group_done;  // products of its warp group that the warp has computed
  u32 epoch;  // in a screened program, when the warp's lanes last converged
  u32 has_met;  // and whether any has waited at the cluster's barrier
  u32 product_groups;  // and groups of products that it has closed
  u32 waited;  // and lanes that know the grids before this one to have ended
  u32 has_parted;  // and whether lanes have met without the rest of the warp
  u32 met_with[LANES];  // those that each met so last
  u32 met_at[LANES];  // and when
  u32 acquired;  // here and below, see clocks.cpp: lanes that know what the warp's clock OF_ACQUIRED says
  u32 observed;  // lanes that have observed what its clock OF_OBSERVED says
  u32 apart;  // lanes that have touched memory since all lanes met
  u32 exposed;  // of them, those whose accesses may conflict with another block's
  u32 apart_era;  // the block's era then
  u32 fenced_time;  // of the last fence of all lanes that had written; 0: none since they met
  u32 fenced_apart;  // lanes that had touched memory then
  u32 fenced_exposed;  // of them, those that had done such
  u32 fenced_partly;  // of them, those that have not fenced: they had read shared memory
  u32 fenced_without;  // lanes that have missed a fence of others since all met: they do not release what it published
  u64 poll_address;  // of the last access, if that was an atomic that left what was there; else 0
  u64 poll_maker;  // its instruction and its lanes
  u64 poll_time;  // the launch's epoch then
  struct queue queues[];  // queues of the kernel's basic blocks; the registers follow them
};
