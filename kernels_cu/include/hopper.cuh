// hopper.cuh: instructions of sm_90a that the kernels share, one function for each
//
//   mbarrier      : producers and consumers hand stages of shared memory to each other
//   bulk copy     : one thread moves contiguous bytes from global to shared memory (16-byte aligned, sizes a multiple
//                   of 16)
//   wgmma         : a warpgroup multiplies a 64 x K tile by a K x N tile, both in shared memory, into fp32 registers
//   setmaxnreg    : a warpgroup gives registers to another
//
//   Accumulator of m64nNkK in warp w (0..3) of the warpgroup, lane l, register i:
//     row    = 16 * w + l / 4 + 8 * ((i / 2) % 2)
//     column = 8 * (i / 4) + 2 * (l % 4) + i % 2
#pragma once
#include <cuda_fp16.h>

namespace hopper {

using u32 = unsigned int;
using u64 = unsigned long long;

__device__ __forceinline__ u32 smem_address(const void* p) { return static_cast<u32>(__cvta_generic_to_shared(p)); }

// ---- mbarrier ------------------------------------------------------------------------------------------------------

__device__ __forceinline__ void barrier_init(u64* barrier, u32 arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(smem_address(barrier)), "r"(arrivals) : "memory");
}

// Makes the initialised barriers visible to the copy engine and the tensor cores.
__device__ __forceinline__ void barrier_init_fence() {
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

__device__ __forceinline__ void barrier_arrive(u64* barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(smem_address(barrier)) : "memory");
}

// The same under a condition, without a branch: it may stand between the start of a product and the wait for it.
__device__ __forceinline__ void barrier_arrive_if(bool condition, u64* barrier) {
  asm volatile("{\n.reg .pred arrives;\nsetp.ne.b32 arrives, %0, 0;\n"
               "@arrives mbarrier.arrive.shared::cta.b64 _, [%1];\n}\n" ::"r"(static_cast<int>(condition)),
               "r"(smem_address(barrier))
               : "memory");
}

// Arrives, and makes the phase wait for `bytes` of bulk copies too.
__device__ __forceinline__ void barrier_arrive_expect(u64* barrier, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(smem_address(barrier)), "r"(bytes)
               : "memory");
}

// Waits until the phase of the given parity has completed.
__device__ __forceinline__ void barrier_wait(u64* barrier, u32 parity) {
  asm volatile(
      "{\n"
      ".reg .pred done;\n"
      "again:\n"
      "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
      "@!done bra again;\n"
      "}\n" ::"r"(smem_address(barrier)),
      "r"(parity)
      : "memory");
}

// The same for a warp whose lanes the compiler knows to stay together. A loop in which lanes may part keeps the
// compiler from making any wgmma of the kernel asynchronous.
__device__ __forceinline__ void warp_wait(u64* barrier, u32 parity) {
  u32 done;
  do {
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%1], %2;\n"
        "selp.u32 %0, 1, 0, done;\n"
        "}\n"
        : "=r"(done)
        : "r"(smem_address(barrier)), "r"(parity)
        : "memory");
  } while (!__all_sync(0xffffffffu, done));
}

// A barrier among `threads` threads of the block (a multiple of 32); id 0 is __syncthreads().
__device__ __forceinline__ void named_barrier(int id, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

// Counts the warp's threads among the `threads` of a named barrier, without a wait: a producer arrives, and consumers
// wait in `named_barrier`. Accesses of an arriving thread before this come before later accesses of the waiting ones.
__device__ __forceinline__ void named_barrier_arrive(int id, int threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

// ---- copies and fences ---------------------------------------------------------------------------------------------

__device__ __forceinline__ void bulk_load(void* smem, const void* gmem, u32 bytes, u64* barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                   smem_address(smem)),
               "l"(gmem), "r"(bytes), "r"(smem_address(barrier))
               : "memory");
}

// The same for bytes that other blocks read too: the L2 cache keeps them longest.
__device__ __forceinline__ void bulk_load_kept(void* smem, const void* gmem, u32 bytes, u64* barrier) {
  asm volatile(
      "{\n.reg .b64 policy;\ncreatepolicy.fractional.L2::evict_last.b64 policy, 1.0;\n"
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], policy;\n"
      "}\n" ::"r"(smem_address(smem)),
      "l"(gmem), "r"(bytes), "r"(smem_address(barrier))
      : "memory");
}

// Brings a box of a tensor map of two dimensions, from an element of the inner one and of the outer one on. The box and
// `smem` begin at multiples of 16 and of 128 bytes.
__device__ __forceinline__ void tensor_load(void* smem, const void* map, int inner, int outer, u64* barrier) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::
          "r"(smem_address(smem)),
      "l"(map), "r"(inner), "r"(outer), "r"(smem_address(barrier))
      : "memory");
}

// Brings bytes to the L2 cache, a multiple of 16, from the multiple of 16 at or before an address on.
__device__ __forceinline__ void prefetch_to_l2(const void* gmem, u32 bytes) {
  const u64 aligned = reinterpret_cast<u64>(gmem) & ~15ull;
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(aligned), "r"(bytes) : "memory");
}

// One 8-byte store with a predicate. The compiler would split it, and add a scalar path.
__device__ __forceinline__ void store_pair_if(bool condition, float* p, float2 v) {
  asm volatile("{\n.reg .pred store;\nsetp.ne.b32 store, %0, 0;\n@store st.global.v2.f32 [%1], {%2, %3};\n}\n" ::"r"(
                   static_cast<int>(condition)),
               "l"(p), "f"(v.x), "f"(v.y)
               : "memory");
}

// Accesses of 4 or 8 bytes under a condition, without a branch: code between the start of a product and the wait for it
// may not have one in which lanes part, or the compiler waits after every wgmma.
__device__ __forceinline__ void smem_store_if(bool condition, float* p, float2 v) {
  asm volatile("{\n.reg .pred store;\nsetp.ne.b32 store, %0, 0;\n@store st.shared.v2.f32 [%1], {%2, %3};\n}\n" ::"r"(
                   static_cast<int>(condition)),
               "r"(smem_address(p)), "f"(v.x), "f"(v.y)
               : "memory");
}
__device__ __forceinline__ void smem_load_if(bool condition, const float2* p, float2& v) {
  asm volatile("{\n.reg .pred load;\nsetp.ne.b32 load, %2, 0;\n@load ld.shared.v2.f32 {%0, %1}, [%3];\n}\n"
               : "+f"(v.x), "+f"(v.y)
               : "r"(static_cast<int>(condition)), "r"(smem_address(p))
               : "memory");
}
__device__ __forceinline__ void smem_load_if(bool condition, const float* p, float& v) {
  asm volatile("{\n.reg .pred load;\nsetp.ne.b32 load, %1, 0;\n@load ld.shared.f32 %0, [%2];\n}\n"
               : "+f"(v)
               : "r"(static_cast<int>(condition)), "r"(smem_address(p))
               : "memory");
}
__device__ __forceinline__ void store_if(bool condition, float2* p, float2 v) {
  store_pair_if(condition, reinterpret_cast<float*>(p), v);
}
__device__ __forceinline__ void store_if(bool condition, float* p, float v) {
  asm volatile("{\n.reg .pred store;\nsetp.ne.b32 store, %0, 0;\n@store st.global.f32 [%1], %2;\n}\n" ::"r"(
                   static_cast<int>(condition)),
               "l"(p), "f"(v)
               : "memory");
}

// Orders this thread's ordinary writes to shared memory before later accesses of the tensor cores and the copy engine.
__device__ __forceinline__ void proxy_fence() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

// ---- registers -----------------------------------------------------------------------------------------------------

template <int kRegisters>
__device__ __forceinline__ void registers_raise() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

template <int kRegisters>
__device__ __forceinline__ void registers_lower() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

// ---- wgmma ---------------------------------------------------------------------------------------------------------

// Descriptor of an operand with K contiguous and no swizzle: core matrices of 8 rows x 16 bytes (128 contiguous bytes),
// `k_stride_bytes` apart along K and `row_stride_bytes` apart along M or N. (PTX ISA, "Matrix descriptor format".)
__device__ __forceinline__ u64 operand_descriptor(u32 address, u32 k_stride_bytes, u32 row_stride_bytes) {
  return static_cast<u64>((address & 0x3ffff) >> 4) | static_cast<u64>(k_stride_bytes >> 4) << 16 |
         static_cast<u64>(row_stride_bytes >> 4) << 32;
}

// Its halves: the lower one grows by 1 with 16 bytes of the address; the upper one is row_stride_bytes >> 4.
__device__ __forceinline__ u32 operand_descriptor_low(u32 address, u32 k_stride_bytes) {
  return (address & 0x3ffff) >> 4 | (k_stride_bytes >> 4) << 16;
}
__device__ __forceinline__ u64 join(u32 low, u32 high) { return static_cast<u64>(high) << 32 | low; }

__device__ __forceinline__ void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ __forceinline__ void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }

template <int kPending>
__device__ __forceinline__ void wgmma_wait() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}

// Keeps the compiler from moving reads of the accumulators above the wait before this call.
template <int kCount>
__device__ __forceinline__ void accumulators_fence(float (&acc)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+f"(acc[i])::"memory");
}

// acc = a * b + (accumulate ? acc : 0), a and b in shared memory, K = 16 for f16 and bf16, 8 for tf32.
template <int N>
__device__ __forceinline__ void wgmma_f16(float (&acc)[N / 2], u64 a, u64 b, int accumulate);
// The same with a in registers: row lane / 4 (+ 8 in a[1] and a[3]) of the warp's 16, k = 2 * (lane % 4) (+ 8 in a[2]
// and a[3]) and the next one.
template <int N>
__device__ __forceinline__ void wgmma_f16(float (&acc)[N / 2], const u32 (&a)[4], u64 b, int accumulate);
template <int N>
__device__ __forceinline__ void wgmma_bf16(float (&acc)[N / 2], u64 a, u64 b, int accumulate);
template <int N>
__device__ __forceinline__ void wgmma_tf32(float (&acc)[N / 2], u64 a, u64 b, int accumulate);

// The text of the register list, and the numbers of the operands behind it (I0 to I5), for N = 8 * tiles columns.
#define HOPPER_LIST_1 "%0,%1,%2,%3"
#define HOPPER_LIST_2 HOPPER_LIST_1 "," "%4,%5,%6,%7"
#define HOPPER_LIST_3 HOPPER_LIST_2 "," "%8,%9,%10,%11"
#define HOPPER_LIST_4 HOPPER_LIST_3 "," "%12,%13,%14,%15"
#define HOPPER_LIST_5 HOPPER_LIST_4 "," "%16,%17,%18,%19"
#define HOPPER_LIST_6 HOPPER_LIST_5 "," "%20,%21,%22,%23"
#define HOPPER_LIST_7 HOPPER_LIST_6 "," "%24,%25,%26,%27"
#define HOPPER_LIST_8 HOPPER_LIST_7 "," "%28,%29,%30,%31"
#define HOPPER_LIST_9 HOPPER_LIST_8 "," "%32,%33,%34,%35"
#define HOPPER_LIST_10 HOPPER_LIST_9 "," "%36,%37,%38,%39"
#define HOPPER_LIST_11 HOPPER_LIST_10 "," "%40,%41,%42,%43"
#define HOPPER_LIST_12 HOPPER_LIST_11 "," "%44,%45,%46,%47"
#define HOPPER_LIST_13 HOPPER_LIST_12 "," "%48,%49,%50,%51"
#define HOPPER_LIST_14 HOPPER_LIST_13 "," "%52,%53,%54,%55"
#define HOPPER_LIST_15 HOPPER_LIST_14 "," "%56,%57,%58,%59"
#define HOPPER_LIST_16 HOPPER_LIST_15 "," "%60,%61,%62,%63"
#define HOPPER_LIST_17 HOPPER_LIST_16 "," "%64,%65,%66,%67"
#define HOPPER_LIST_18 HOPPER_LIST_17 "," "%68,%69,%70,%71"
#define HOPPER_LIST_19 HOPPER_LIST_18 "," "%72,%73,%74,%75"
#define HOPPER_LIST_20 HOPPER_LIST_19 "," "%76,%77,%78,%79"
#define HOPPER_LIST_21 HOPPER_LIST_20 "," "%80,%81,%82,%83"
#define HOPPER_LIST_22 HOPPER_LIST_21 "," "%84,%85,%86,%87"
#define HOPPER_LIST_23 HOPPER_LIST_22 "," "%88,%89,%90,%91"
#define HOPPER_LIST_24 HOPPER_LIST_23 "," "%92,%93,%94,%95"
#define HOPPER_LIST_25 HOPPER_LIST_24 "," "%96,%97,%98,%99"
#define HOPPER_LIST_26 HOPPER_LIST_25 "," "%100,%101,%102,%103"
#define HOPPER_LIST_27 HOPPER_LIST_26 "," "%104,%105,%106,%107"
#define HOPPER_LIST_28 HOPPER_LIST_27 "," "%108,%109,%110,%111"
#define HOPPER_LIST_29 HOPPER_LIST_28 "," "%112,%113,%114,%115"
#define HOPPER_LIST_30 HOPPER_LIST_29 "," "%116,%117,%118,%119"
#define HOPPER_LIST_31 HOPPER_LIST_30 "," "%120,%121,%122,%123"
#define HOPPER_LIST_32 HOPPER_LIST_31 "," "%124,%125,%126,%127"
#define HOPPER_ACC_1 "+f"(acc[0]), "+f"(acc[1]), "+f"(acc[2]), "+f"(acc[3])
#define HOPPER_ACC_2 HOPPER_ACC_1, "+f"(acc[4]), "+f"(acc[5]), "+f"(acc[6]), "+f"(acc[7])
#define HOPPER_ACC_3 HOPPER_ACC_2, "+f"(acc[8]), "+f"(acc[9]), "+f"(acc[10]), "+f"(acc[11])
#define HOPPER_ACC_4 HOPPER_ACC_3, "+f"(acc[12]), "+f"(acc[13]), "+f"(acc[14]), "+f"(acc[15])
#define HOPPER_ACC_5 HOPPER_ACC_4, "+f"(acc[16]), "+f"(acc[17]), "+f"(acc[18]), "+f"(acc[19])
#define HOPPER_ACC_6 HOPPER_ACC_5, "+f"(acc[20]), "+f"(acc[21]), "+f"(acc[22]), "+f"(acc[23])
#define HOPPER_ACC_7 HOPPER_ACC_6, "+f"(acc[24]), "+f"(acc[25]), "+f"(acc[26]), "+f"(acc[27])
#define HOPPER_ACC_8 HOPPER_ACC_7, "+f"(acc[28]), "+f"(acc[29]), "+f"(acc[30]), "+f"(acc[31])
#define HOPPER_ACC_9 HOPPER_ACC_8, "+f"(acc[32]), "+f"(acc[33]), "+f"(acc[34]), "+f"(acc[35])
#define HOPPER_ACC_10 HOPPER_ACC_9, "+f"(acc[36]), "+f"(acc[37]), "+f"(acc[38]), "+f"(acc[39])
#define HOPPER_ACC_11 HOPPER_ACC_10, "+f"(acc[40]), "+f"(acc[41]), "+f"(acc[42]), "+f"(acc[43])
#define HOPPER_ACC_12 HOPPER_ACC_11, "+f"(acc[44]), "+f"(acc[45]), "+f"(acc[46]), "+f"(acc[47])
#define HOPPER_ACC_13 HOPPER_ACC_12, "+f"(acc[48]), "+f"(acc[49]), "+f"(acc[50]), "+f"(acc[51])
#define HOPPER_ACC_14 HOPPER_ACC_13, "+f"(acc[52]), "+f"(acc[53]), "+f"(acc[54]), "+f"(acc[55])
#define HOPPER_ACC_15 HOPPER_ACC_14, "+f"(acc[56]), "+f"(acc[57]), "+f"(acc[58]), "+f"(acc[59])
#define HOPPER_ACC_16 HOPPER_ACC_15, "+f"(acc[60]), "+f"(acc[61]), "+f"(acc[62]), "+f"(acc[63])
#define HOPPER_ACC_17 HOPPER_ACC_16, "+f"(acc[64]), "+f"(acc[65]), "+f"(acc[66]), "+f"(acc[67])
#define HOPPER_ACC_18 HOPPER_ACC_17, "+f"(acc[68]), "+f"(acc[69]), "+f"(acc[70]), "+f"(acc[71])
#define HOPPER_ACC_19 HOPPER_ACC_18, "+f"(acc[72]), "+f"(acc[73]), "+f"(acc[74]), "+f"(acc[75])
#define HOPPER_ACC_20 HOPPER_ACC_19, "+f"(acc[76]), "+f"(acc[77]), "+f"(acc[78]), "+f"(acc[79])
#define HOPPER_ACC_21 HOPPER_ACC_20, "+f"(acc[80]), "+f"(acc[81]), "+f"(acc[82]), "+f"(acc[83])
#define HOPPER_ACC_22 HOPPER_ACC_21, "+f"(acc[84]), "+f"(acc[85]), "+f"(acc[86]), "+f"(acc[87])
#define HOPPER_ACC_23 HOPPER_ACC_22, "+f"(acc[88]), "+f"(acc[89]), "+f"(acc[90]), "+f"(acc[91])
#define HOPPER_ACC_24 HOPPER_ACC_23, "+f"(acc[92]), "+f"(acc[93]), "+f"(acc[94]), "+f"(acc[95])
#define HOPPER_ACC_25 HOPPER_ACC_24, "+f"(acc[96]), "+f"(acc[97]), "+f"(acc[98]), "+f"(acc[99])
#define HOPPER_ACC_26 HOPPER_ACC_25, "+f"(acc[100]), "+f"(acc[101]), "+f"(acc[102]), "+f"(acc[103])
#define HOPPER_ACC_27 HOPPER_ACC_26, "+f"(acc[104]), "+f"(acc[105]), "+f"(acc[106]), "+f"(acc[107])
#define HOPPER_ACC_28 HOPPER_ACC_27, "+f"(acc[108]), "+f"(acc[109]), "+f"(acc[110]), "+f"(acc[111])
#define HOPPER_ACC_29 HOPPER_ACC_28, "+f"(acc[112]), "+f"(acc[113]), "+f"(acc[114]), "+f"(acc[115])
#define HOPPER_ACC_30 HOPPER_ACC_29, "+f"(acc[116]), "+f"(acc[117]), "+f"(acc[118]), "+f"(acc[119])
#define HOPPER_ACC_31 HOPPER_ACC_30, "+f"(acc[120]), "+f"(acc[121]), "+f"(acc[122]), "+f"(acc[123])
#define HOPPER_ACC_32 HOPPER_ACC_31, "+f"(acc[124]), "+f"(acc[125]), "+f"(acc[126]), "+f"(acc[127])

#define HOPPER_WGMMA(TILES, COLUMNS, I0, I1, I2, I3, I4, I5)                                                           \
  template <>                                                                                                          \
  __device__ __forceinline__ void wgmma_f16<COLUMNS>(float (&acc)[COLUMNS / 2], u64 a, u64 b, int accumulate) {        \
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " I2 ", 0;\n"                                                       \
                 "wgmma.mma_async.sync.aligned.m64n" #COLUMNS "k16.f32.f16.f16 {" HOPPER_LIST_##TILES "}, " I0 ", " I1 \
                 ", p, 1, 1, 0, 0;\n}\n"                                                                               \
                 : HOPPER_ACC_##TILES                                                                                  \
                 : "l"(a), "l"(b), "r"(accumulate));                                                                   \
  }                                                                                                                    \
  template <>                                                                                                          \
  __device__ __forceinline__ void wgmma_f16<COLUMNS>(float (&acc)[COLUMNS / 2], const u32 (&a)[4], u64 b,              \
                                                     int accumulate) {                                                 \
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " I5 ", 0;\n"                                                       \
                 "wgmma.mma_async.sync.aligned.m64n" #COLUMNS "k16.f32.f16.f16 {" HOPPER_LIST_##TILES "}, {" I0 ", "   \
                 I1 ", " I2 ", " I3 "}, " I4 ", p, 1, 1, 0;\n}\n"                                                      \
                 : HOPPER_ACC_##TILES                                                                                  \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(accumulate));                               \
  }                                                                                                                    \
  template <>                                                                                                          \
  __device__ __forceinline__ void wgmma_bf16<COLUMNS>(float (&acc)[COLUMNS / 2], u64 a, u64 b, int accumulate) {       \
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " I2 ", 0;\n"                                                       \
                 "wgmma.mma_async.sync.aligned.m64n" #COLUMNS "k16.f32.bf16.bf16 {" HOPPER_LIST_##TILES "}, " I0 ", "  \
                 I1 ", p, 1, 1, 0, 0;\n}\n"                                                                            \
                 : HOPPER_ACC_##TILES                                                                                  \
                 : "l"(a), "l"(b), "r"(accumulate));                                                                   \
  }                                                                                                                    \
  template <>                                                                                                          \
  __device__ __forceinline__ void wgmma_tf32<COLUMNS>(float (&acc)[COLUMNS / 2], u64 a, u64 b, int accumulate) {       \
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " I2 ", 0;\n"                                                       \
                 "wgmma.mma_async.sync.aligned.m64n" #COLUMNS "k8.f32.tf32.tf32 {" HOPPER_LIST_##TILES "}, " I0 ", " I1\
                 ", p, 1, 1;\n}\n"                                                                                     \
                 : HOPPER_ACC_##TILES                                                                                  \
                 : "l"(a), "l"(b), "r"(accumulate));                                                                   \
  }
HOPPER_WGMMA(1, 8, "%4", "%5", "%6", "%7", "%8", "%9")
HOPPER_WGMMA(2, 16, "%8", "%9", "%10", "%11", "%12", "%13")
HOPPER_WGMMA(3, 24, "%12", "%13", "%14", "%15", "%16", "%17")
HOPPER_WGMMA(4, 32, "%16", "%17", "%18", "%19", "%20", "%21")
HOPPER_WGMMA(5, 40, "%20", "%21", "%22", "%23", "%24", "%25")
HOPPER_WGMMA(6, 48, "%24", "%25", "%26", "%27", "%28", "%29")
HOPPER_WGMMA(7, 56, "%28", "%29", "%30", "%31", "%32", "%33")
HOPPER_WGMMA(8, 64, "%32", "%33", "%34", "%35", "%36", "%37")
HOPPER_WGMMA(9, 72, "%36", "%37", "%38", "%39", "%40", "%41")
HOPPER_WGMMA(10, 80, "%40", "%41", "%42", "%43", "%44", "%45")
HOPPER_WGMMA(11, 88, "%44", "%45", "%46", "%47", "%48", "%49")
HOPPER_WGMMA(12, 96, "%48", "%49", "%50", "%51", "%52", "%53")
HOPPER_WGMMA(13, 104, "%52", "%53", "%54", "%55", "%56", "%57")
HOPPER_WGMMA(14, 112, "%56", "%57", "%58", "%59", "%60", "%61")
HOPPER_WGMMA(15, 120, "%60", "%61", "%62", "%63", "%64", "%65")
HOPPER_WGMMA(16, 128, "%64", "%65", "%66", "%67", "%68", "%69")
HOPPER_WGMMA(17, 136, "%68", "%69", "%70", "%71", "%72", "%73")
HOPPER_WGMMA(18, 144, "%72", "%73", "%74", "%75", "%76", "%77")
HOPPER_WGMMA(19, 152, "%76", "%77", "%78", "%79", "%80", "%81")
HOPPER_WGMMA(20, 160, "%80", "%81", "%82", "%83", "%84", "%85")
HOPPER_WGMMA(21, 168, "%84", "%85", "%86", "%87", "%88", "%89")
HOPPER_WGMMA(22, 176, "%88", "%89", "%90", "%91", "%92", "%93")
HOPPER_WGMMA(23, 184, "%92", "%93", "%94", "%95", "%96", "%97")
HOPPER_WGMMA(24, 192, "%96", "%97", "%98", "%99", "%100", "%101")
HOPPER_WGMMA(25, 200, "%100", "%101", "%102", "%103", "%104", "%105")
HOPPER_WGMMA(26, 208, "%104", "%105", "%106", "%107", "%108", "%109")
HOPPER_WGMMA(27, 216, "%108", "%109", "%110", "%111", "%112", "%113")
HOPPER_WGMMA(28, 224, "%112", "%113", "%114", "%115", "%116", "%117")
HOPPER_WGMMA(29, 232, "%116", "%117", "%118", "%119", "%120", "%121")
HOPPER_WGMMA(30, 240, "%120", "%121", "%122", "%123", "%124", "%125")
HOPPER_WGMMA(31, 248, "%124", "%125", "%126", "%127", "%128", "%129")
HOPPER_WGMMA(32, 256, "%128", "%129", "%130", "%131", "%132", "%133")

// acc += a * b of f16, K = 16, N = 64, both in shared memory with rows that run along M or N: of the descriptor's two
// strides the first one leads along K all the same.
__device__ __forceinline__ void wgmma_f16_across(float (&acc)[32], u64 a, u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {" HOPPER_LIST_8 "}, %32, %33, 1, 1, 1, 1, 1;\n"
               : HOPPER_ACC_8
               : "l"(a), "l"(b));
}

// acc += a * b, a of 64 x 8 in registers, rounded to TF32 already, b in shared memory; N = 64.
__device__ __forceinline__ void wgmma_tf32_of_registers(float (&acc)[32], u32 a0, u32 a1, u32 a2, u32 a3, u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n64k8.f32.tf32.tf32 {" HOPPER_LIST_8
               "}, {%32,%33,%34,%35}, %36, 1, 1, 1;\n"
               : HOPPER_ACC_8
               : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "l"(b));
}

}  // namespace hopper
