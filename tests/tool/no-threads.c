/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded library (LD_PRELOAD): no thread can be started, as where memory or processes are
 * limited. */
#include <errno.h>
#include <pthread.h>

int
pthread_create (pthread_t *thread, const pthread_attr_t *attributes, void *(*run) (void *), void *data)
{
  (void) thread;
  (void) attributes;
  (void) run;
  (void) data;
  return EAGAIN;
}
