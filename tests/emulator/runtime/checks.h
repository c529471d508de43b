// checks.h: what the tests of the runtime alone share: a check that counts, and one test run by its name
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout.h"

namespace {

int failures = 0;

#define CHECK(condition)                                      \
  do {                                                        \
    if (!(condition)) {                                       \
      ++failures;                                             \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
    }                                                         \
  } while (0)

// Where the tensor of the tests lies in the addresses that a kernel sees.
constexpr u64 GLOBAL = (21ull << WINDOW_SHIFT) + (1ull << (WINDOW_SHIFT - 1));

struct test {
  const char *name;
  void (*run)();
};

#define TEST(name) {#name, name}

// Run the test that the first argument names, and leave with 0 where every check held.
template <u32 count>
int run_named(const test (&tests)[count], int num_arguments, char **arguments) {
  for (const test &t : tests)
    if (num_arguments > 1 && !strcmp(t.name, arguments[1])) {
      t.run();
      fflush(stderr);
      _Exit(failures ? 1 : 0);
    }
  return 2;
}

}  // namespace
