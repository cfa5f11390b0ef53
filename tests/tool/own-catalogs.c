/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded library (LD_PRELOAD): translations come from $OWN_CATALOGS instead of from where the
 * program is installed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

char *bindtextdomain (const char *domain, const char *folder);

char *
bindtextdomain (const char *domain, const char *folder)
{
  char *(*real) (const char *, const char *) =
      (char *(*) (const char *, const char *) ) dlsym (RTLD_NEXT, "bindtextdomain");
  const char *own = getenv ("OWN_CATALOGS");
  return real (domain, own != NULL ? own : folder);
}
