/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Integration with the desktop: file type and recently used files. */
#include "config.h"

#include "app/window/fp-desktop-files.h"
#include "model/fp-recent-games.h"

void
fp_desktop_files_remember (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *name = g_filename_display_basename (path);
  char program[] = "fifth-planet", type[] = FP_FILE_TYPE, command[] = "fifth-planet %u";
  const GtkRecentData data = { .display_name = name, .mime_type = type, .app_name = program, .app_exec = command };
  if (uri != NULL && !fp_recent_games_are_in (path))
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
fp_desktop_files_forget (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  /* Failure only means that the file is not in the list. */
  if (uri != NULL)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

char **
fp_desktop_files_recent (void)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  for (GList *l = infos; l != NULL; l = l->next)
    {
      g_autofree char *path = g_filename_from_uri (gtk_recent_info_get_uri (l->data), NULL, NULL);
      if (path != NULL && g_strcmp0 (gtk_recent_info_get_mime_type (l->data), FP_FILE_TYPE) == 0)
        g_strv_builder_add (paths, path);
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return g_strv_builder_end (paths);
}
