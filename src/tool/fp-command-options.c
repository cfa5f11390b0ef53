/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool options: lists the set-up options and bundles of an edition. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/game/fp-session.h"
#include "tool/fp-tool.h"

enum
{
  WIDTH = 20, /* of ids, in columns */
};

/* Prints @id with its @name and @gist, for people or as a row of the kind @kind. */
static void
print (gboolean tsv, const char *kind, const char *group, const char *id, const char *name, const char *gist)
{
  if (tsv)
    fp_tool_print ("%s\t%s\t%s\t%s\t%s\n", kind, group, id, name, gist);
  else if (*gist != '\0')
    fp_tool_print ("  %-*s %s\n", WIDTH, id, gist);
  else
    fp_tool_print ("  %s\n", id);
}

static void
print_title (gboolean tsv, const char *title)
{
  if (!tsv)
    fp_tool_print ("%s\n", title);
}

static void
print_module (const FpEdition *edition, const FpModule *module, gboolean tsv)
{
  g_autofree char *gist = fp_text_module_gist (edition, module);
  print (tsv, "module", module->group != NULL ? module->group : "", module->id,
         fp_text_setup_option (edition, module->option), gist);
}

/* Prints the modules of @group, NULL: those in none, below @title. */
static void
print_group (const FpEdition *edition, const char *group, const char *title, gboolean tsv)
{
  gboolean titled = FALSE;
  for (guint i = 0; i < edition->n_modules; i++)
    {
      if (g_strcmp0 (edition->modules[i]->group, group) != 0)
        continue;
      if (!titled)
        print_title (tsv, title);
      titled = TRUE;
      print_module (edition, edition->modules[i], tsv);
    }
}

/* Prints the options that are no modules. */
static void
print_others (const FpEdition *edition, gboolean tsv)
{
  gboolean titled = FALSE;
  for (guint option = 0; option < edition->n_options; option++)
    {
      if (fp_edition_modules (edition, fp_setup_bit (option)) != 0)
        continue;
      if (!titled)
        print_title (tsv, _ ("Options"));
      titled = TRUE;
      print (tsv, "option", "", edition->options[option].id, fp_text_setup_option (edition, option), "");
    }
}

/* Prints the bundles, with the ids of the options that they have in a game of @n_seats. */
static void
print_bundles (const FpEdition *edition, guint n_seats, gboolean tsv)
{
  if (edition->n_bundles > 0)
    print_title (tsv, _ ("Bundles"));
  for (guint i = 0; i < edition->n_bundles; i++)
    {
      const FpBundle *bundle = &edition->bundles[i];
      uint64_t options = fp_bundle_options (edition, bundle, n_seats);
      g_autoptr (GString) gist = g_string_new (fp_text_bundle_gist (edition, bundle->id));
      g_string_append (gist, options != 0 ? " (" : "");
      for (guint option = 0, n = 0; option < edition->n_options; option++)
        if (options >> option & 1)
          g_string_append_printf (gist, "%s%s", n++ > 0 ? ", " : "", edition->options[option].id);
      g_string_append (gist, options != 0 ? ")" : "");
      print (tsv, "bundle", "", bundle->id, fp_text_bundle (edition, bundle->id), gist->str);
    }
}

static int
run (int argc, char **argv)
{
  gboolean tsv = FALSE;
  g_autofree char *id = NULL, *seats = NULL;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &id, N_ ("Of this edition"), "E" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, N_ ("With so many players"), "N" },
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &tsv, N_ ("Print a table with tabs, untranslated"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_options, entries, 0, &argc, &argv, &status))
    return status;
  if (tsv)
    fp_tool_untranslated ();
  const FpEdition *edition = fp_tool_edition (&fp_command_options, id);
  if (edition == NULL)
    return FP_EXIT_USAGE;
  guint n_seats = fp_edition_usual_seats (edition);
  if (!fp_tool_seats (&fp_command_options, edition, seats, &n_seats))
    return FP_EXIT_USAGE;
  if (tsv)
    fp_tool_print ("kind\tgroup\tid\tname\tgist\n");
  print_bundles (edition, n_seats, tsv);
  for (const char *const *group = edition->module_groups; group != NULL && *group != NULL; group++)
    print_group (edition, *group, fp_text_module_group (edition, *group), tsv);
  print_group (edition, NULL, _ ("Modules"), tsv);
  print_others (edition, tsv);
  return FP_EXIT_WELL;
}

const FpCommand fp_command_options = {
  .name = "options",
  .arguments = "[--edition E] [--seats N] [--tsv]",
  .summary = N_ ("List the options, modules and bundles of an edition"),
  /* Translators: the words in quotes aren't translated. */
  .about = N_ ("Each id stands behind --option of \"play\" and \"simulate\", that of a bundle behind --bundle. "
               "A bundle has other modules with other numbers of players."),
  .run = run,
};
