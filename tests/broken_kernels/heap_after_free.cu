// heap_after_free.cu: a thread reads a list's node that it has freed
//
//   fault  : use-after-free, where it says !!
//   launch : grid 1 block 32 y 32
struct Node { int value; Node* next; };
extern "C" __global__ void kernel(int* y) {
    Node* head = nullptr;
    for (int i = 0; i < 3; ++i) head = new Node{i, head};
    int sum = 0;
    for (Node* at = head; at; at = at->next) {  // !!
        sum += at->value;
        delete at;
    }
    y[threadIdx.x] = sum;
}
