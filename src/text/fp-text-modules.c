/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about modules of an edition. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

const char *
fp_text_setup_option (const FpEdition *edition, guint option)
{
  const char *id = edition->options[option].id;
  const char *name = fp_text_name_of (edition, FP_TEXT_OF_MODULE, id);

  return name != NULL ? name : id;
}

/* Returns the names of @options as a list. */
static char *
list_options (const FpEdition *edition, uint64_t options)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < edition->n_options; i++)
    if (options >> i & 1)
      /* Translators: between the names of two set-up options. */
      g_string_append_printf (names, "%s“%s”", names->len > 0 ? _ (" or ") : "", fp_text_setup_option (edition, i));
  return g_string_free (names, FALSE);
}

char *
fp_text_module_clash (const FpEdition *edition, const FpModuleClash *clash)
{
  const char *module = fp_text_setup_option (edition, clash->module->option);
  g_autofree char *others = list_options (edition, clash->options), *seats = g_strdup_printf ("%u", clash->seats);
  const char *pattern = NULL;

  switch (clash->fault)
    {
    case FP_MODULE_LEAST_SEATS:
      pattern = g_dngettext (GETTEXT_PACKAGE, "“{module}” needs at least {count} player.",
                             "“{module}” needs at least {count} players.", clash->seats);
      break;
    case FP_MODULE_MOST_SEATS:
      pattern = g_dngettext (GETTEXT_PACKAGE, "“{module}” is for {count} player at most.",
                             "“{module}” is for {count} players at most.", clash->seats);
      break;
    case FP_MODULE_NEEDS:
    case FP_MODULE_NEEDS_ONE_OF:
      /* Translators: {others} are names of set-up options. */
      pattern = _ ("“{module}” can only be played with {others}.");
      break;
    case FP_MODULE_EXCLUDES:
      /* Translators: {others} are names of set-up options. */
      pattern = _ ("“{module}” can't be played with {others}.");
      break;
    }
  return fp_text_fill (pattern, "module", module, "others", others, "count", seats, NULL);
}
