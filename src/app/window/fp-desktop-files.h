/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the desktop knows of our files: their type, and which were used lately. */
#pragma once

#include <gtk/gtk.h>

#define FP_FILE_SUFFIX ".fifthplanet"
#define FP_FILE_TYPE "application/x-fifth-planet-game+xml"

/* fp_desktop_files_remember: the game in the file @path was opened or saved: it is one of the desktop's recent files,
 * unless it lies where nobody has put it. */
void fp_desktop_files_remember (const char *path);

/* fp_desktop_files_forget: @path is no recent file any more. */
void fp_desktop_files_forget (const char *path);

/* fp_desktop_files_recent: paths of our recent files.  Free with g_strfreev (). */
char **fp_desktop_files_recent (void);
