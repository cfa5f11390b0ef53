/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tool's commands. */
#include "tool/fp-tool.h"

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

#include "session/files/fp-game-paths.h"
#include "session/files/fp-user-sets.h"

/* Writes @text, which may have names of people, sets and files in it. A terminal would obey control
 * characters in them. */
static void
put (const char *text, FILE *out)
{
  g_autofree char *plain = fp_plain_text (text, "\n\t");
  /* g_print () would turn characters that the locale lacks into question marks. */
  fputs (plain, out);
}

void
fp_tool_print (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *text = g_strdup_vprintf (format, args);
  va_end (args);
  put (text, stdout);
}

void
fp_tool_report (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *text = g_strdup_vprintf (format, args);
  va_end (args);
  fflush (stdout);
  put (text, stderr);
  put ("\n", stderr);
}

void
fp_tool_show_progress (uint64_t done, uint64_t games, gpointer data G_GNUC_UNUSED)
{
  enum
  {
    WIDTH = 40
  };
  char bar[WIDTH + 1];
  guint filled = (guint) (done * WIDTH / games);
  for (guint i = 0; i < WIDTH; i++)
    bar[i] = i < filled ? '#' : '.';
  bar[WIDTH] = '\0';
  fprintf (stderr, "\r[%s] %3u%%", bar, (guint) (done * 100 / games));
  fflush (stderr);
}

int
fp_tool_fail (int status, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *text = g_strdup_vprintf (format, args);
  va_end (args);
  fp_tool_report ("fifth-planet-tool: %s", text);
  return status;
}

int
fp_tool_usage (const FpCommand *command, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *text = g_strdup_vprintf (format, args);
  va_end (args);
  fp_tool_report ("fifth-planet-tool: %s", text);
  /* Translators: a command and its arguments, which aren't translated: “play [FILE]”. */
  fp_tool_report (_ ("Usage: fifth-planet-tool %s %s"), command->name, command->arguments);
  return FP_EXIT_USAGE;
}

/* Prints the text of --help. GLib's own uses g_print (). */
static void
print_help (const FpCommand *command, GOptionContext *context)
{
  g_autofree char *all = g_option_context_get_help (context, TRUE, NULL);
  /* GLib begins with a usage line of its own, which knows only the options. */
  const char *options = strstr (all, "\n\n");
  fp_tool_print (_ ("Usage: fifth-planet-tool %s %s"), command->name, command->arguments);
  fp_tool_print ("%s", options != NULL ? options : "\n");
}

gboolean
fp_tool_options (const FpCommand *command, const GOptionEntry *entries, int arguments, int *argc, char ***argv,
                 int *status)
{
  gboolean help = FALSE;
  const GOptionEntry own[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("Say how the command is used"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autofree char *about =
      command->about != NULL ? g_strconcat (_ (command->summary), "\n\n", _ (command->about), NULL) : NULL;
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, about != NULL ? about : _ (command->summary));
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);
  *status = FP_EXIT_USAGE;
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      fp_tool_usage (command, "%s", error->message);
      return FALSE;
    }
  if (help)
    {
      print_help (command, context);
      *status = FP_EXIT_WELL;
      return FALSE;
    }
  /* GLib leaves the “--” that ends the options. */
  if (*argc > 1 && g_str_equal ((*argv)[1], "--"))
    {
      (*argv)++;
      (*argc)--;
    }
  if (arguments >= 0 && *argc - 1 > arguments)
    /* Translators: an argument that was typed: “"x" is too much”. */
    fp_tool_usage (command, _ ("there is one argument too many: \"%s\""), (*argv)[arguments + 1]);
  else if (arguments != FP_ARGUMENTS_ANY && *argc - 1 < ABS (arguments))
    fp_tool_usage (command, _ ("an argument is missing"));
  else
    return TRUE;
  return FALSE;
}

void
fp_tool_untranslated (void)
{
  setlocale (LC_MESSAGES, "C");
}

char *
fp_tool_field (const char *text)
{
  return g_strdelimit (g_strdup (text != NULL ? text : ""), "\t\n\r", ' ');
}

gboolean
fp_tool_number (const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
  guint64 read;
  if (!g_ascii_string_to_unsigned (text, 10, least, most, &read, NULL))
    return FALSE;
  *number = read;
  return TRUE;
}

gboolean
fp_tool_option_number (const FpCommand *command, const char *name, const char *text, uint64_t least, uint64_t most,
                       uint64_t *number)
{
  if (text == NULL || fp_tool_number (text, least, most, number))
    return TRUE;
  g_autofree char *low = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) least);
  g_autofree char *high = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) most);
  /* Translators: an option and what was typed; the least and the greatest number: “--games x: a
     whole number from 1 to 1000 was expected”. */
  fp_tool_usage (command, _ ("--%s %s: a whole number from %s to %s was expected"), name, text, low, high);
  return FALSE;
}

gboolean
fp_tool_seats (const FpCommand *command, const FpEdition *edition, const char *text, guint *n_seats)
{
  uint64_t number;
  if (text == NULL)
    return TRUE;
  if (fp_tool_number (text, edition->least_seats, edition->most_seats, &number))
    {
      *n_seats = (guint) number;
      return TRUE;
    }
  if (edition->least_seats == edition->most_seats)
    /* Translators: the words typed, and the number of players. */
    fp_tool_usage (command, _ ("--seats %s: %u players were expected in this edition"), text, edition->least_seats);
  else
    /* Translators: the words typed; the least and the greatest number of players. */
    fp_tool_usage (command, _ ("--seats %s: %u to %u players were expected in this edition"), text,
                   edition->least_seats, edition->most_seats);
  return FALSE;
}

const FpEdition *
fp_tool_edition (const FpCommand *command, const char *id)
{
  const FpEdition *edition = id != NULL ? fp_edition_find (id) : fp_edition_nth (0);
  if (edition != NULL)
    return edition;
  g_autoptr (GString) known = g_string_new (NULL);
  for (guint i = 0; (edition = fp_edition_nth (i)) != NULL; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", edition->id);
  /* Translators: the words typed; the known ids of editions, with commas. */
  fp_tool_usage (command, _ ("no edition is called \"%s\"; there is: %s"), id, known->str);
  return NULL;
}

gboolean
fp_tool_print_problems (const GPtrArray *problems)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), text);
  fflush (stdout);
  put (text->str, stderr);
  return text->len > 0;
}

gboolean
fp_tool_put_aside (const char *path)
{
  g_autofree char *aside = NULL;
  if (!fp_game_put_aside (path, &aside, NULL))
    return FALSE;
  if (aside != NULL)
    /* Translators: the name of a file. */
    fp_tool_report (_ ("The game that was there is now %s."), aside);
  return TRUE;
}

void
fp_tool_report_opened (const FpProblems *problems, const FpOpened *opened)
{
  g_autoptr (GString) text = g_string_new (NULL);
  fp_problems_print (problems, text);
  if (text->len > 0)
    fp_tool_report ("%s", g_strchomp (text->str));
  if (opened->trouble != NULL)
    fp_tool_report (opened->advice != NULL ? "%s %s" : "%s", opened->trouble, opened->advice);
  if (opened->journal != NULL)
    fp_tool_report ("%s", opened->journal);
}

/* Reports why no cards were read. Returns the exit code. */
static int
report_reason (const GPtrArray *problems, const GError *error)
{
  fp_tool_print_problems (problems);
  return error != NULL ? fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message) : FP_EXIT_FAULT;
}

/* Reports the user's sets that are left out. They stop nothing. */
static void
report_broken (const GPtrArray *broken)
{
  for (guint i = 0; i < broken->len; i++)
    {
      const FpBrokenSet *set = g_ptr_array_index (broken, i);
      fp_tool_report ("%s", set->errors);
      /* Translators: the name of a file. */
      fp_tool_report (_ ("fifth-planet-tool: the card set %s is left out"), set->path);
    }
}

FpCatalog *
fp_tool_catalog (const FpEdition *edition, int *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  FpCatalog *catalog = fp_edition_load_all (edition, broken, problems, &error);
  if (catalog == NULL)
    *status = report_reason (problems, error);
  report_broken (broken);
  return catalog;
}

FpCatalogs *
fp_tool_catalogs (int *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  FpCatalogs *catalogs = fp_catalogs_new (broken, problems, &error);
  if (catalogs == NULL)
    *status = report_reason (problems, error);
  report_broken (broken);
  return catalogs;
}

uint64_t
fp_tool_option (const FpCommand *command, const FpEdition *edition, const char *id)
{
  uint64_t bit = fp_edition_option (edition, id);
  if (bit != 0)
    return bit;
  g_autoptr (GString) known = g_string_new (NULL);
  for (guint i = 0; i < edition->n_options; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", edition->options[i].id);
  /* Translators: the words typed; the known ids of options, with commas. */
  fp_tool_usage (command, _ ("no set-up option is called \"%s\"; there is: %s"), id, known->str);
  return 0;
}

gboolean
fp_tool_bundle (const FpCommand *command, const FpEdition *edition, const char *id, guint n_seats, uint64_t *options)
{
  const FpBundle *bundle = id != NULL ? fp_edition_bundle (edition, id) : NULL;
  if (bundle != NULL)
    *options |= fp_bundle_options (edition, bundle, n_seats);
  if (bundle != NULL || id == NULL)
    return TRUE;
  g_autoptr (GString) known = g_string_new (NULL);
  for (guint i = 0; i < edition->n_bundles; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", edition->bundles[i].id);
  /* Translators: the words typed; the known ids of bundles, with commas, or a dash. */
  fp_tool_usage (command, _ ("no bundle is called \"%s\"; there is: %s"), id, known->len > 0 ? known->str : "–");
  return FALSE;
}

const FpEdition *
fp_tool_variant (const FpCommand *command, const FpEdition *edition, const uint8_t *colours, guint n_seats,
                 uint64_t options, FpEditionVariant **variant)
{
  uint64_t modules = fp_edition_modules (edition, options);
  FpModuleClash clash;
  if (!fp_modules_fit (edition, n_seats, options, &clash))
    {
      g_autofree char *message = fp_text_module_clash (edition, &clash);
      fp_tool_usage (command, "%s", message);
      return NULL;
    }
  if (fp_edition_is_usual (edition, colours, modules))
    return edition;
  *variant = fp_edition_variant_new (edition, colours, modules);
  return fp_edition_variant_get (*variant);
}
