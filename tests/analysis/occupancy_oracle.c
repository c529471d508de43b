// Answers of cuda_occupancy.h for n configurations, as tests/analysis/test_occupancy.py asks for them.
#include "cuda_occupancy.h"

// device:  major, minor, threads/SM, smem/SM, opt-in smem/block, reserved smem/block
// config:  threads, registers, static smem, dynamic smem, barriers, carve-out percent (-1: no preference)
// answer:  blocks/SM, then the limits by warps, registers, smem, blocks, barriers
int query(const int *device, const int *configs, int *answers, int n)
{
    cudaOccDeviceProp properties = {0};
    properties.computeMajor = device[0];
    properties.computeMinor = device[1];
    properties.maxThreadsPerBlock = 1024;
    properties.maxThreadsPerMultiprocessor = device[2];
    properties.regsPerBlock = 65536;
    properties.regsPerMultiprocessor = 65536;
    properties.warpSize = 32;
    properties.sharedMemPerBlock = 48 * 1024;
    properties.sharedMemPerMultiprocessor = device[3];
    properties.numSms = 1;
    properties.sharedMemPerBlockOptin = device[4];
    properties.reservedSharedMemPerBlock = device[5];

    for (int i = 0; i < n; ++i) {
        const int *config = configs + 6 * i;
        cudaOccFuncAttributes attributes = {0};
        attributes.maxThreadsPerBlock = INT_MAX;
        attributes.numRegs = config[1];
        attributes.sharedSizeBytes = config[2];
        attributes.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
        attributes.maxDynamicSharedSizeBytes = config[3];
        attributes.numBlockBarriers = config[4];
        cudaOccDeviceState state = {0};
        state.carveoutConfig = config[5];

        cudaOccResult result;
        int status =
            cudaOccMaxActiveBlocksPerMultiprocessor(&result, &properties, &attributes, &state, config[0], config[3]);
        if (status != CUDA_OCC_SUCCESS) return i + 1;

        int *answer = answers + 6 * i;
        answer[0] = result.activeBlocksPerMultiprocessor;
        answer[1] = result.blockLimitWarps;
        answer[2] = result.blockLimitRegs;
        answer[3] = result.blockLimitSharedMem;
        answer[4] = result.blockLimitBlocks;
        answer[5] = result.blockLimitBarriers;
    }
    return 0;
}
