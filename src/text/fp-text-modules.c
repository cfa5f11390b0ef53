/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about modules of an edition. */
#include "text/fp-text-private.h"
#include "text/fp-text-table.h"
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
      /* Translators: between the names of two set-up options, or two numbers of players. */
      g_string_append_printf (names, "%s“%s”", names->len > 0 ? _ (" or ") : "", fp_text_setup_option (edition, i));
  return g_string_free (names, FALSE);
}

const char *
fp_text_module_group (const FpEdition *edition, const char *id)
{
  const char *name = fp_text_name_of (edition, FP_TEXT_OF_MODULE_GROUP, id);

  return name != NULL ? name : id;
}

const char *
fp_text_bundle (const FpEdition *edition, const char *id)
{
  const char *name = fp_text_name_of (edition, FP_TEXT_OF_BUNDLE, id);

  return name != NULL ? name : id;
}

const char *
fp_text_bundle_gist (const FpEdition *edition, const char *id)
{
  return fp_text_tip (edition, id);
}

/* Adds @sentence, which may be NULL, to @text. */
static void
add_sentence (GString *text, const char *sentence)
{
  if (sentence != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

/* Adds the sentence @pattern about a number. */
static void
add_number (GString *text, const char *pattern, guint number)
{
  g_autofree char *count = g_strdup_printf ("%u", number);
  g_autofree char *sentence = fp_text_fill (pattern, "count", count, NULL);

  add_sentence (text, sentence);
}

/* Adds the sentence @pattern about other @options, unless there are none. */
static void
add_others (GString *text, const FpEdition *edition, const char *pattern, uint64_t options)
{
  g_autofree char *others = list_options (edition, options);
  g_autofree char *sentence = fp_text_fill (pattern, "others", others, NULL);

  if (options != 0)
    add_sentence (text, sentence);
}

/* Adds the sentence about the numbers of players for which a new game proposes a module. */
static void
add_proposal (GString *text, uint16_t proposed)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  for (guint n_seats = 1; n_seats <= FP_MAX_SEATS; n_seats++)
    if (proposed >> n_seats & 1)
      g_string_append_printf (numbers, "%s%u", numbers->len > 0 ? _ (" or ") : "", n_seats);
  /* Translators: {number} is a list of numbers, such as “7 or 8”. */
  sentence = fp_text_fill (_ ("Recommended for {number} players."), "number", numbers->str, NULL);
  if (proposed != 0)
    add_sentence (text, sentence);
}

/* Adds the sentences about numbers of players from @least to @most, 0: no bound. */
static void
add_seats (GString *text, guint least, guint most)
{
  if (least != 0)
    add_number (text,
                g_dngettext (GETTEXT_PACKAGE, "For {count} player or more.", "For {count} players or more.", least),
                least);
  if (most != 0)
    add_number (
        text, g_dngettext (GETTEXT_PACKAGE, "For {count} player at most.", "For {count} players at most.", most), most);
}

char *
fp_text_card_games (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  const FpEdition *edition = catalog->edition;
  GString *text = g_string_new (NULL);

  add_seats (text, def->least_seats, def->most_seats);
  for (guint i = 0; edition != NULL && i < edition->n_options; i++)
    add_others (text, edition, _ ("Only with {others}."), def->needs & fp_setup_bit (i));
  if (edition != NULL && (def->needs & fp_setup_bit (edition->n_options)) != 0)
    /* Translators: of an alien that plays a colour of its own. */
    add_sentence (text, _ ("Only if nobody plays one of the colours."));
  if (edition != NULL)
    add_others (text, edition, _ ("Not with {others}."), def->barred);
  return g_string_free (text, text->len == 0);
}

char *
fp_text_module_gist (const FpEdition *edition, const FpModule *module)
{
  const FpModuleNeeds *needs = &module->needs;
  GString *text = g_string_new (fp_text_tip (edition, module->id));

  add_seats (text, needs->least_seats > edition->least_seats ? needs->least_seats : 0,
             needs->most_seats < edition->most_seats ? needs->most_seats : 0);
  add_proposal (text, needs->proposed_with);
  /* Translators: {others} are names of set-up options that are needed. */
  add_others (text, edition, _ ("Only with {others}."), needs->needs | needs->needs_one_of);
  /* Translators: {others} are names of set-up options. */
  add_others (text, edition, _ ("Not with {others}."), needs->excludes);
  if (module->length > 0)
    /* Translators: a number of per cent. xgettext:no-c-format */
    add_number (text, _ ("Games are about {count} % longer."), (guint) module->length);
  else if (module->length < 0)
    /* Translators: a number of per cent. xgettext:no-c-format */
    add_number (text, _ ("Games are about {count} % shorter."), (guint) -module->length);
  return g_string_free (text, FALSE);
}

char *
fp_text_modules (const FpEdition *edition, uint64_t options)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < edition->n_modules; i++)
    if (options >> edition->modules[i]->option & 1)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              fp_text_setup_option (edition, edition->modules[i]->option));
  return g_string_free (names, names->len == 0);
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
