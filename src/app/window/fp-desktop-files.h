/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Integration with the desktop: file type and recently used files. */
#pragma once

#include <gtk/gtk.h>

#define FP_FILE_SUFFIX ".fifthplanet"
#define FP_FILE_TYPE "application/x-fifth-planet-game+xml"

/* fp_desktop_files_remember: adds the file @path to the desktop's recent files. Files in the
 * program's own folder of games are left out because the player never chose them. */
void fp_desktop_files_remember (const char *path);

/* fp_desktop_files_forget: removes @path from the desktop's recent files. */
void fp_desktop_files_forget (const char *path);

/* fp_desktop_files_recent: returns the paths of the recent files of this program. Free with
 * g_strfreev (). */
char **fp_desktop_files_recent (void);
