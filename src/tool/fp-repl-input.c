/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines typed at a prompt, and interrupts.
 *
 * The signal may reach any thread, at any moment. So its handler writes to a pipe, and waiting for
 * input waits for the pipe, too.
 */
#include "tool/fp-repl-input.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "tool/fp-tool.h"

enum
{
  LONGEST_LINE = 4096, /* of input; longer lines are cut */
};

struct _FpReplInput
{
  int pipe[2]; /* −1: none */
  char buffer[LONGEST_LINE];
  gsize next, filled; /* bytes of the buffer already returned, and there */
};

static volatile sig_atomic_t interrupted;
static volatile sig_atomic_t wake = -1; /* end of the pipe for writing */

static void
on_interrupt (int number)
{
  int before = errno;

  interrupted = 1;
  /* A full pipe wakes as well. */
  if (wake >= 0)
    (void) !write (wake, "", 1);
  errno = before;
}

FpReplInput *
fp_repl_input_new (void)
{
  FpReplInput *input = g_new0 (FpReplInput, 1);
  sigset_t heard;

  if (!g_unix_open_pipe (input->pipe, FD_CLOEXEC, NULL))
    input->pipe[0] = input->pipe[1] = -1;
  else
    (void) g_unix_set_fd_nonblocking (input->pipe[1], TRUE, NULL);
  wake = input->pipe[1];
  sigaction (SIGINT, &(struct sigaction){ .sa_handler = on_interrupt }, NULL);
  /* The program that started this one may have blocked the signal. */
  sigemptyset (&heard);
  sigaddset (&heard, SIGINT);
  sigprocmask (SIG_UNBLOCK, &heard, NULL);
  return input;
}

void
fp_repl_input_free (FpReplInput *input)
{
  if (input == NULL)
    return;
  wake = -1;
  for (guint i = 0; i < G_N_ELEMENTS (input->pipe); i++)
    if (input->pipe[i] >= 0)
      close (input->pipe[i]);
  g_free (input);
}

gboolean
fp_repl_input_interrupted (void)
{
  return interrupted;
}

/* Waits for bytes. FALSE: there are no more. */
static gboolean
fill (FpReplInput *input)
{
  struct pollfd sources[] = { { .fd = STDIN_FILENO, .events = POLLIN }, { .fd = input->pipe[0], .events = POLLIN } };
  gssize got = -1;

  while (!interrupted && got < 0)
    {
      if (poll (sources, G_N_ELEMENTS (sources), -1) < 0 && errno != EINTR)
        return FALSE;
      if (interrupted || sources[0].revents == 0)
        continue;
      got = read (STDIN_FILENO, input->buffer, sizeof input->buffer);
      if (got < 0 && errno != EINTR && errno != EAGAIN)
        return FALSE;
    }
  input->next = 0;
  input->filled = got > 0 ? (gsize) got : 0;
  return got > 0;
}

char *
fp_repl_input_line (FpReplInput *input)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean ended = FALSE;

  fp_tool_print ("> ");
  fflush (stdout);
  while (!ended && (input->next < input->filled || fill (input)))
    {
      char byte = input->buffer[input->next++];

      ended = byte == '\n';
      if (!ended && line->len < LONGEST_LINE)
        g_string_append_c (line, (char) (byte != '\0' ? byte : '?'));
    }
  if (interrupted || (!ended && line->len == 0))
    {
      fp_tool_print ("\n");
      return NULL;
    }
  return g_strstrip (g_utf8_make_valid (line->str, -1));
}
