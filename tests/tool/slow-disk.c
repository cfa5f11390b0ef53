/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded library (LD_PRELOAD): simulates a full or a slow disk.
 *
 * While the file $SLOW_DISK_FULL exists, nothing can be written to files with “.fifthplanet” in
 * their names. While the file $SLOW_DISK_WAITS exists, syncing blocks. $SLOW_DISK_DELAY is the
 * duration of each sync in seconds.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#undef _FILE_OFFSET_BITS /* gives each function its own name */

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int
is_there (const char *variable)
{
  const char *path = getenv (variable);

  return path != NULL && access (path, F_OK) == 0;
}

/* Returns TRUE if @file belongs to a game and the disk is full. */
static int
no_room (int file)
{
  char link[64], path[4096];
  ssize_t length;

  if (!is_there ("SLOW_DISK_FULL"))
    return 0;
  snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return 0;
  path[length] = '\0';
  if (strstr (path, ".fifthplanet") == NULL)
    return 0;
  errno = ENOSPC;
  return 1;
}

static void
take_time (void)
{
  const char *delay = getenv ("SLOW_DISK_DELAY");

  if (delay != NULL)
    usleep ((useconds_t) (atof (delay) * 1e6));
  while (is_there ("SLOW_DISK_WAITS"))
    usleep (10000);
}

/* Calls the C library's function @name. */
#define REALLY(name, ...) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name)) (__VA_ARGS__)

ssize_t
write (int file, const void *bytes, size_t length)
{
  return no_room (file) ? -1 : REALLY (write, file, bytes, length);
}

ssize_t
pwrite (int file, const void *bytes, size_t length, off_t where)
{
  return no_room (file) ? -1 : REALLY (pwrite, file, bytes, length, where);
}

ssize_t
pwrite64 (int file, const void *bytes, size_t length, off64_t where)
{
  return no_room (file) ? -1 : REALLY (pwrite64, file, bytes, length, where);
}

int
fsync (int file)
{
  take_time ();
  return no_room (file) ? -1 : REALLY (fsync, file);
}

int
fdatasync (int file)
{
  take_time ();
  return no_room (file) ? -1 : REALLY (fdatasync, file);
}
