/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set-up of a new game. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-levels.h"
#include "model/game/fp-game-setup.h"
#include "model/items/fp-printed-card.h"
#include "model/presenter/fp-presenter.h"
#include "session/files/fp-campaign-play.h"
#include "session/game/fp-editions.h"
#include "text/fp-text-table.h"
#include "text/fp-text.h"

G_DEFINE_BOXED_TYPE (FpGameSetup, fp_game_setup, fp_game_setup_copy, fp_game_setup_free)

enum
{
  USUAL_SEATS = 4, /* of a new game, within the bounds of the edition */
};

/* Returns a random seed, short enough to be read out over the phone. */
static guint64
random_seed (void)
{
  return 1 + g_random_int () % 999999;
}

/* Gives @seat, which has nothing yet, its default player. */
static void
init_seat (FpGameSetupSeat *seat, guint index)
{
  gboolean person = index == 0;
  *seat = (FpGameSetupSeat){
    .name = g_strdup (fp_game_setup_usual_name (index, person)),
    .player = person ? NULL : g_strdup (fp_level_usual ()),
  };
}

static void
clear_seat (FpGameSetupSeat *seat)
{
  g_free (seat->name);
  g_free (seat->player);
  g_free (seat->alien);
}

FpGameSetup *
fp_game_setup_new_for (const FpEdition *edition)
{
  FpGameSetup *setup = g_new0 (FpGameSetup, 1);
  setup->edition = edition;
  fp_game_setup_resize (setup, USUAL_SEATS);
  setup->seed = random_seed ();
  return setup;
}

FpGameSetup *
fp_game_setup_new (void)
{
  return fp_game_setup_new_for (fp_edition_nth (0));
}

FpGameSetup *
fp_game_setup_copy (const FpGameSetup *setup)
{
  FpGameSetup *copy = g_new (FpGameSetup, 1);
  *copy = *setup;
  copy->seats = g_new (FpGameSetupSeat, setup->n_seats);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    copy->seats[seat] = (FpGameSetupSeat){
      .name = g_strdup (setup->seats[seat].name),
      .player = g_strdup (setup->seats[seat].player),
      .alien = g_strdup (setup->seats[seat].alien),
      .colour = setup->seats[seat].colour,
    };
  return copy;
}

void
fp_game_setup_free (FpGameSetup *setup)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    clear_seat (&setup->seats[seat]);
  g_free (setup->seats);
  g_free (setup);
}

/* Seats */

const char *
fp_game_setup_edition (const FpGameSetup *setup)
{
  return setup->edition->id;
}

const char *
fp_game_setup_edition_name (const FpGameSetup *setup)
{
  return fp_text_table_label (setup->edition, setup->edition->id);
}

const char *
fp_game_setup_gist (const FpGameSetup *setup)
{
  return fp_text_tip (setup->edition, setup->edition->id);
}

char *
fp_game_setup_format_seats (const FpGameSetup *setup)
{
  guint least = fp_game_setup_least (setup), most = fp_game_setup_most (setup);
  if (least == most)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: the number of players of an edition. */
                                         "%u player", "%u players", most),
                            most);
  /* Translators: the least and the greatest number of players of an edition. */
  return g_strdup_printf (_ ("%u to %u players"), least, most);
}

char **
fp_game_setup_edition_names (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (i);
      g_strv_builder_add (names, fp_game_setup_edition_name (setup));
    }
  return g_strv_builder_end (names);
}

FpGameSetup *
fp_game_setup_new_nth (guint index)
{
  const FpEdition *edition = fp_edition_nth (index);
  return edition != NULL ? fp_game_setup_new_for (edition) : NULL;
}

FpGameSetup *
fp_game_setup_new_called (const char *id, GError **error)
{
  const FpEdition *edition = fp_edition_find (id);
  g_autoptr (GString) known = g_string_new (NULL);
  if (edition != NULL)
    return fp_game_setup_new_for (edition);
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", fp_edition_nth (i)->id);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: the second %s are the names of editions. */
               _ ("There is no edition “%s”. Choose one of these: %s."), id, known->str);
  return NULL;
}

const char *
fp_game_setup_sheets (const FpGameSetup *setup)
{
  for (guint kind = 1; kind < setup->edition->n_kinds; kind++)
    if ((setup->edition->kinds[kind].flags & FP_KIND_SHEET) != 0)
      return setup->edition->kinds[kind].id;
  return NULL;
}

gboolean
fp_game_setup_has_box_only (const FpGameSetup *setup)
{
  return fp_edition_option_for (setup->edition, FP_SETUP_BOX_ONLY, 0) != 0;
}

/* Groups of aliens */

guint
fp_game_setup_first_games (const FpGameSetup *setup)
{
  guint n = 0;
  while (fp_edition_option_for (setup->edition, FP_SETUP_FIRST_GAME, n + 1) != 0)
    n++;
  return n;
}

/* Returns the name of the set-up option of the group @number for a first game, with a capital. NULL
 * if it has none. Free with g_free (). */
static char *
format_group (const FpEdition *edition, guint number)
{
  for (guint option = 0; option < edition->n_options; option++)
    {
      const char *name = fp_text_setup_option (edition, option);
      if (edition->options[option].meaning == FP_SETUP_FIRST_GAME && edition->options[option].group == number &&
          name != edition->options[option].id)
        return fp_text_capital (g_strdup (name));
    }
  return NULL;
}

char *
fp_game_setup_format_first_game (const FpGameSetup *setup, GListModel *aliens, guint number)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (aliens); i++)
    {
      g_autoptr (FpPrintedCard) item = g_list_model_get_item (aliens, i);
      const FpPrintedCardFacts *facts = fp_printed_card_facts (item);
      if (facts->first_game == (int) number)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", facts->name);
    }
  return names->len > 0 ? fp_text_first_game (setup->edition, names->str) : format_group (setup->edition, number);
}

gboolean
fp_game_setup_deals (const FpGameSetup *setup)
{
  return fp_edition_option_for (setup->edition, FP_SETUP_ALIENS_CHOSEN, 0) != 0;
}

gboolean
fp_game_setup_has_campaigns (const FpGameSetup *setup)
{
  return fp_campaigns_in (setup->edition);
}

guint
fp_game_setup_least (const FpGameSetup *setup)
{
  return setup->edition->least_seats;
}

guint
fp_game_setup_most (const FpGameSetup *setup)
{
  return setup->edition->most_seats;
}

/* Returns the first of @n_seats seats that has @colour, or @n_seats. */
static guint
seat_with (const FpGameSetup *setup, guint n_seats, guint colour)
{
  guint seat = 0;
  while (seat < n_seats && setup->seats[seat].colour != colour)
    seat++;
  return seat;
}

void
fp_game_setup_resize (FpGameSetup *setup, guint n_seats)
{
  n_seats = CLAMP (n_seats, setup->edition->least_seats, setup->edition->most_seats);
  for (guint seat = n_seats; seat < setup->n_seats; seat++)
    clear_seat (&setup->seats[seat]);
  setup->seats = g_renew (FpGameSetupSeat, setup->seats, n_seats);
  for (guint seat = setup->n_seats; seat < n_seats; seat++)
    {
      init_seat (&setup->seats[seat], seat);
      while (seat_with (setup, seat, setup->seats[seat].colour) < seat)
        setup->seats[seat].colour++;
    }
  setup->n_seats = n_seats;
}

const char *
fp_game_setup_colour (const FpGameSetup *setup, guint seat)
{
  g_return_val_if_fail (seat < setup->n_seats, NULL);
  return setup->edition->seat_ids[setup->seats[seat].colour];
}

const char *
fp_game_setup_colour_name (const FpGameSetup *setup, guint seat)
{
  g_return_val_if_fail (seat < setup->n_seats, NULL);
  return fp_text_colour (setup->edition, setup->seats[seat].colour);
}

const char *
fp_game_setup_colour_inside (const FpGameSetup *setup, guint seat)
{
  g_return_val_if_fail (seat < setup->n_seats, NULL);
  return fp_text_colour_inside (setup->edition, setup->seats[seat].colour);
}

const char *
fp_game_setup_shape (const FpGameSetup *setup, guint seat)
{
  g_return_val_if_fail (seat < setup->n_seats, NULL);
  return fp_presenter_shape (setup->edition, (uint8_t) setup->seats[seat].colour);
}

const char *
fp_game_setup_nth_colour (const FpGameSetup *setup, guint colour)
{
  return fp_text_colour (setup->edition, colour);
}

void
fp_game_setup_give_colour (FpGameSetup *setup, guint seat, guint colour)
{
  g_return_if_fail (seat < setup->n_seats && colour < setup->edition->most_seats);
  guint other = seat_with (setup, setup->n_seats, colour);
  if (other < setup->n_seats)
    setup->seats[other].colour = setup->seats[seat].colour;
  setup->seats[seat].colour = colour;
}

void
fp_game_setup_give_colour_called (FpGameSetup *setup, guint seat, const char *id)
{
  int colour = fp_edition_seat (setup->edition, id);
  if (colour >= 0)
    fp_game_setup_give_colour (setup, seat, (guint) colour);
}

const char *
fp_game_setup_usual_name (guint seat, gboolean person)
{
  static const char *const names[][2] = {
    { N_ ("First computer"), N_ ("Player") },
    { N_ ("Computer"), N_ ("Second player") },
  };
  if (seat < G_N_ELEMENTS (names))
    return _ (names[seat][person ? 1 : 0]);
  /* Translators: default name of the third player or a later one; %u is the player's number. */
  g_autofree char *name = person ? g_strdup_printf (_ ("Player %u"), seat + 1)
                                 /* Translators: likewise of a player that the computer plays. */
                                 : g_strdup_printf (_ ("Computer %u"), seat + 1);
  return g_intern_string (name);
}

const char *
fp_game_setup_usual_name_of (guint seat, const char *player)
{
  if (player == NULL || !fp_level_is_character (player))
    return fp_game_setup_usual_name (seat, player == NULL);
  g_autofree char *name = fp_level_name (player);
  return g_intern_string (name);
}

void
fp_game_setup_name (FpGameSetup *setup, guint seat, const char *name)
{
  g_return_if_fail (seat < setup->n_seats);
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  FpGameSetupSeat *named = &setup->seats[seat];
  g_free (named->name);
  if (*stripped != '\0')
    named->name = g_steal_pointer (&stripped);
  else
    named->name = g_strdup (fp_game_setup_usual_name_of (seat, named->player));
}

void
fp_game_setup_seat (FpGameSetup *setup, guint seat, const char *player)
{
  g_return_if_fail (seat < setup->n_seats);
  g_autofree char *old = setup->seats[seat].player;
  setup->seats[seat].player = g_strdup (player);
}

void
fp_game_setup_settle (FpGameSetup *setup, guint seat, const char *alien)
{
  g_return_if_fail (seat < setup->n_seats);
  g_autofree char *old = setup->seats[seat].alien;
  setup->seats[seat].alien = alien != NULL && *alien != '\0' ? g_strdup (alien) : NULL;
}

/* Command line */

static gboolean
parse_player (FpGameSetup *setup, guint seat, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  const char *level = parts[0] != NULL ? parts[1] : NULL;
  const char *player = g_strcmp0 (level, "person") != 0 ? level : NULL;
  if (player != NULL && !fp_level_check (player, error))
    return FALSE;
  fp_game_setup_seat (setup, seat, player);
  fp_game_setup_name (setup, seat, parts[0] != NULL ? parts[0] : "");
  return TRUE;
}

/* Sets @error because @text names too few or too many players. */
static void
refuse_number (const FpGameSetup *setup, const char *text, GError **error)
{
  guint least = fp_game_setup_least (setup), most = fp_game_setup_most (setup);
  if (least == most)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 g_dngettext (GETTEXT_PACKAGE,
                              /* Translators: the words typed, such as “Ada=person”; the number of
                                 players. */
                              "“%s” does not name %u player; something like “Ada=person,Bo=regular” was expected",
                              "“%s” does not name %u players; something like “Ada=person,Bo=regular” was expected",
                              least),
                 text, least);
  else
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 /* Translators: the words typed; the least and the greatest number of players. */
                 _ ("“%s” does not name %u to %u players; something like “Ada=person,Bo=regular” was expected"), text,
                 least, most);
}

gboolean
fp_game_setup_parse_players (FpGameSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) players = g_strsplit (text, ",", -1);
  guint n = g_strv_length (players);
  if (n < fp_game_setup_least (setup) || n > fp_game_setup_most (setup))
    {
      refuse_number (setup, text, error);
      return FALSE;
    }
  fp_game_setup_resize (setup, n);
  for (guint seat = 0; seat < n; seat++)
    if (!parse_player (setup, seat, players[seat], error))
      return FALSE;
  return TRUE;
}

/* Puts the colours called @ids, then the others, into @order. FALSE if a colour is unknown or comes
 * twice. */
static gboolean
order_colours (const FpEdition *edition, const char *const *ids, guint order[FP_MAX_SEATS])
{
  gboolean taken[FP_MAX_SEATS] = { FALSE };
  guint n = 0;
  for (; ids[n] != NULL; n++)
    {
      int colour = fp_edition_seat (edition, ids[n]);
      if (colour < 0 || taken[colour])
        return FALSE;
      taken[colour] = TRUE;
      order[n] = (guint) colour;
    }
  for (guint colour = 0; colour < edition->most_seats; colour++)
    if (!taken[colour])
      order[n++] = colour;
  return TRUE;
}

gboolean
fp_game_setup_parse_colours (FpGameSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) ids = g_strsplit (text, ",", -1);
  guint colours[FP_MAX_SEATS];
  if (order_colours (setup->edition, (const char *const *) ids, colours))
    {
      for (guint seat = 0; seat < setup->n_seats; seat++)
        setup->seats[seat].colour = colours[seat];
      return TRUE;
    }
  g_autoptr (GString) known = g_string_new (NULL);
  for (guint colour = 0; colour < setup->edition->most_seats; colour++)
    g_string_append_printf (known, "%s%s", colour > 0 ? ", " : "", setup->edition->seat_ids[colour]);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: the words typed; a list of colours: “--colours red,red: different
                  ones of these were expected: red, blue”. */
               _ ("--colours %s: different ones of these were expected: %s"), text, known->str);
  return FALSE;
}

gboolean
fp_game_setup_parse_seed (FpGameSetup *setup, const char *text, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    {
      setup->seed = random_seed ();
      return TRUE;
    }
  guint64 seed;
  if (!g_ascii_string_to_unsigned (stripped, 10, 0, G_MAXUINT64, &seed, NULL))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   /* Translators: the words typed, such as “forty-two”. */
                   _ ("“%s” is not a seed; a number such as 42 was expected"), stripped);
      return FALSE;
    }
  setup->seed = seed;
  return TRUE;
}

/* Returns TRUE if the alien @card is not chosen together with one of the @n drawn from @aliens. */
static gboolean
is_apart (GListModel *aliens, const guint *drawn, guint n, guint card)
{
  g_autoptr (FpPrintedCard) own = g_list_model_get_item (aliens, card);
  const char *const *apart = (const char *const *) fp_printed_card_facts (own)->apart;
  for (guint i = 0; apart != NULL && i < n; i++)
    {
      g_autoptr (FpPrintedCard) other = g_list_model_get_item (aliens, drawn[i]);
      if (g_strv_contains (apart, fp_printed_card_facts (other)->id))
        return TRUE;
    }
  return FALSE;
}

gboolean
fp_game_setup_draw_aliens (GListModel *aliens, guint n_seats, guint *drawn)
{
  guint n = aliens != NULL ? g_list_model_get_n_items (aliens) : 0, found = 0;
  g_autofree guint *order = g_new (guint, n + 1);
  for (guint i = 0; i < n; i++)
    order[i] = i;
  for (guint i = 0; i < n && found < n_seats; i++)
    {
      guint other = (guint) g_random_int_range ((gint32) i, (gint32) n), card = order[other];
      order[other] = order[i];
      if (!is_apart (aliens, drawn, found, card))
        drawn[found++] = card;
    }
  return found == n_seats;
}

void
fp_game_setup_drop_aliens (FpGameSetup *setup, GListModel *aliens)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      g_autoptr (FpPrintedCard) alien = fp_catalog_model_cards_find (aliens, setup->seats[seat].alien);
      if (alien == NULL)
        fp_game_setup_settle (setup, seat, NULL);
    }
}
