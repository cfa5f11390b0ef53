/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entry point of the window program. */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>

#include "app/window/fp-application.h"
#include "app/window/fp-settings.h"

int
main (int argc, char **argv)
{
  fp_settings_apply_language ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* A file that may not grow is an error of its write (), like a full disk. */
  signal (SIGXFSZ, SIG_IGN);

  g_autoptr (FpApplication) application = fp_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
