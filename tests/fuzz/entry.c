/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entry point for libFuzzer, started by the script run.
 *
 * Nearly all inputs have mistakes, of so many kinds that few of the inputs kept would ever be
 * played. With FUZZ_DEEP=1 an input with a mistake counts as having reached nothing, so only good
 * ones are kept and changed further.
 */
#include "fuzz.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* The counters of all instrumented code, by the linker's name for their section. */
extern uint8_t __start___sancov_cntrs[], __stop___sancov_cntrs[];

static gboolean deep;

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* g_error () raises a trap, after which libFuzzer would not save the input. */
static void
on_trap (int number G_GNUC_UNUSED)
{
  abort ();
}

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  g_log_set_always_fatal ((GLogLevelFlags) (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));
  signal (SIGTRAP, on_trap);
  deep = g_getenv ("FUZZ_DEEP") != NULL;
  fuzz_start ();
  atexit (fuzz_remove_files);
  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (!fuzz_one ((const char *) data, size) && deep)
    memset (__start___sancov_cntrs, 0, (gsize) (__stop___sancov_cntrs - __start___sancov_cntrs));
  return 0;
}
