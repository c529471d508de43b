// cluster.cuh: what cooperative_groups.h has for clusters, without the seconds that it takes to compile
#pragma once

struct Cluster {
    __device__ int block_rank() const { return __clusterRelativeBlockRank(); }
    __device__ void barrier_arrive() const { __cluster_barrier_arrive(); }
    __device__ void barrier_wait() const { __cluster_barrier_wait(); }
    __device__ void sync() const {
        barrier_arrive();
        barrier_wait();
    }
    template <class T>
    __device__ T* map_shared_rank(T* place, int rank) const {
        return static_cast<T*>(__cluster_map_shared_rank(place, rank));
    }
};
