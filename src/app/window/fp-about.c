/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The about window. */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/window/fp-about.h"
#include "app/window/fp-versions.h"

/* Returns the versions that a bug report needs. Free with g_free (). */
static char *
format_versions (GtkWindow *window)
{
  g_auto (GStrv) versions = fp_versions (window);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; versions[i] != NULL; i += 2)
    g_string_append_printf (text, "%s: %s\n", versions[i], versions[i + 1]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
fp_about_show (GtkWindow *window)
{
  static const char *const developers[] = { "The Fifth Planet contributors", NULL };
  g_autofree char *versions = format_versions (window);
  GtkWidget *about = adw_about_window_new ();
  AdwAboutWindow *self = ADW_ABOUT_WINDOW (about);
  adw_about_window_set_application_name (self, _ ("Fifth Planet"));
  adw_about_window_set_application_icon (self, APP_ID);
  adw_about_window_set_version (self, VERSION);
  adw_about_window_set_developer_name (self, _ ("The Fifth Planet contributors"));
  adw_about_window_set_developers (self, (const char **) developers);
  adw_about_window_set_artists (self, (const char **) developers);
  /* Translators: your names, one a line; they are shown among the credits. */
  adw_about_window_set_translator_credits (self, _ ("translator-credits"));
  adw_about_window_set_license_type (self, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_website (self, HOMEPAGE);
  adw_about_window_set_comments (
      self, _ ("Three games for two to eight players, after the rules of Cosmic Encounter Duel, of Cosmic Encounter in "
               "its edition of 2000, and of its combined rules. All texts and drawings are the program's own."));
  adw_about_window_set_issue_url (self, ISSUES);
  adw_about_window_add_legal_section (self, _ ("The Game"), NULL, GTK_LICENSE_CUSTOM,
                                      _ ("Cosmic Encounter and Cosmic Encounter Duel belong to their owners, who have "
                                         "nothing to do with this program."));
  adw_about_window_set_debug_info (self, versions);
  adw_about_window_set_debug_info_filename (self, "fifth-planet.txt");
  gtk_window_set_modal (GTK_WINDOW (about), FALSE);
  gtk_window_set_transient_for (GTK_WINDOW (about), window);
  gtk_window_present (GTK_WINDOW (about));
}
