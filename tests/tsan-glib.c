/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded library (LD_PRELOAD) for programs with the thread sanitizer: reports the
 * synchronization inside GLib, which is not instrumented. Without it all data passed by a GTask or
 * guarded by a GMutex counts as a data race.
 *
 *   meson setup _tsan -Db_sanitize=thread -Db_lundef=false && ninja -C _tsan
 *   gcc -shared -fPIC -o tsan-glib.so tests/tsan-glib.c $(pkg-config --cflags gio-2.0) -ldl
 *   TSAN_OPTIONS=suppressions=$PWD/tests/tsan.supp LD_PRELOAD=$PWD/tsan-glib.so \
 *     _tsan/tests/model-test-autosave
 *
 * The program needs the environment that tests/meson.build gives to tests.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <gio/gio.h>
#undef g_atomic_ref_count_dec

void __tsan_acquire (void *address) __attribute__ ((weak));
void __tsan_release (void *address) __attribute__ ((weak));

static void
acquire (gpointer address)
{
  if (__tsan_acquire != NULL)
    __tsan_acquire (address);
}

static void
release (gpointer address)
{
  if (__tsan_release != NULL)
    __tsan_release (address);
}

/* Calls GLib's own function @name. */
#define REALLY(name, ...) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name)) (__VA_ARGS__)

static GQuark
function_quark (void)
{
  return g_quark_from_static_string ("tsan-glib-function");
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc function = g_object_get_qdata (G_OBJECT (task), function_quark ());
  acquire (task);
  function (task, source, data, cancellable);
  release (task);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc function)
{
  g_object_set_qdata (G_OBJECT (task), function_quark (), function);
  release (task);
  REALLY (g_task_run_in_thread, task, run);
}

void
g_task_return_boolean (GTask *task, gboolean result)
{
  release (task);
  REALLY (g_task_return_boolean, task, result);
}

void
g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy)
{
  release (task);
  REALLY (g_task_return_pointer, task, result, destroy);
}

void
g_task_return_error (GTask *task, GError *error)
{
  release (task);
  REALLY (g_task_return_error, task, error);
}

gboolean
g_task_propagate_boolean (GTask *task, GError **error)
{
  acquire (task);
  return REALLY (g_task_propagate_boolean, task, error);
}

gpointer
g_task_propagate_pointer (GTask *task, GError **error)
{
  acquire (task);
  return REALLY (g_task_propagate_pointer, task, error);
}

gpointer
g_task_get_task_data (GTask *task)
{
  acquire (task);
  return REALLY (g_task_get_task_data, task);
}

void
g_mutex_lock (GMutex *mutex)
{
  REALLY (g_mutex_lock, mutex);
  acquire (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  release (mutex);
  REALLY (g_mutex_unlock, mutex);
}

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  release (mutex);
  REALLY (g_cond_wait, cond, mutex);
  acquire (mutex);
}

gboolean
g_cond_wait_until (GCond *cond, GMutex *mutex, gint64 end)
{
  release (mutex);
  gboolean in_time = REALLY (g_cond_wait_until, cond, mutex, end);
  acquire (mutex);
  return in_time;
}

/* The last owner frees data that the others have used. */
gboolean
g_atomic_ref_count_dec (gatomicrefcount *references)
{
  release (references);
  gboolean last = REALLY (g_atomic_ref_count_dec, references);
  if (last)
    acquire (references);
  return last;
}
