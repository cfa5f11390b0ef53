/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits of time and memory for a game. An alarm finds a game that hangs within one answer. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include "session/game-limits.h"

enum
{
  MOST_SECONDS = 60, /* of the processor, in a build with all checks */
  MOST_MIB = 2048, /* of the program, with a sanitizer's own */
};

static const char *playing;

/* Only functions that a signal handler may call. */
static void
on_time_over (int signal G_GNUC_UNUSED)
{
  static const char text[] = "Bail out! out of time: ";

  if (write (STDOUT_FILENO, text, strlen (text)) < 0 || write (STDOUT_FILENO, playing, strlen (playing)) < 0 ||
      write (STDOUT_FILENO, "\n", 1) < 0)
    _exit (2);
  abort ();
}

static void
set_clock (guint seconds)
{
  const struct itimerval timer = { .it_value.tv_sec = (time_t) seconds };

  g_assert_cmpint (setitimer (ITIMER_PROF, &timer, NULL), ==, 0);
}

void
game_limits_begin (const char *name)
{
  playing = name;
  signal (SIGPROF, on_time_over);
  set_clock (MOST_SECONDS);
}

void
game_limits_end (void)
{
  struct rusage usage;

  set_clock (0);
  g_assert_cmpint (getrusage (RUSAGE_SELF, &usage), ==, 0);
  g_assert_cmpint (usage.ru_maxrss / 1024, <, MOST_MIB);
}
