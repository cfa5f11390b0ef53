/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: cards, with their state and the cards and ships on them. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-fleet-item.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-paragraph-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "session/game/fp-session-stops.h"

static FpCardItem *
read_hidden (char *name, char *note)
{
  const FpCardFacts facts = {
    .number = -1, .name = name, .title = g_strdup (name), .note = note, .hidden = TRUE, .option = -1
  };
  return fp_card_item_new (&facts);
}

/* Returns an item for a card that lies under another card of @owner. */
static FpCardItem *
read_lying (const FpPresenter *presenter, const FpViewCard *card, uint8_t owner)
{
  if (card->def == FP_NO_CARD)
    return read_hidden (g_strdup (_ ("A hidden card")), NULL);
  if (fp_card_is (fp_catalog_card (presenter->engine->catalog, card->def), FP_KIND_TWO_HALVES))
    return fp_presenter_token (presenter, card, owner);
  return fp_presenter_card (presenter, card, card->face_up ? NULL : g_strdup (_ ("face down")));
}

/* Returns the cards under or on @card, or NULL. */
static GListModel *
read_under (const FpPresenter *presenter, uint16_t card)
{
  const FpView *view = presenter->view;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = presenter->engine->edition->n_zones; i < view->n_zones; i++)
    for (guint k = 0; view->zones[i].under == card && k < view->zones[i].count; k++)
      {
        const FpViewCard unknown = { .card = FP_NO_CARD, .def = FP_NO_CARD };
        gboolean listed = k < view->zones[i].listed;
        g_ptr_array_add (items, read_lying (presenter, listed ? &view->cards[view->zones[i].first + k] : &unknown,
                                            presenter->engine->state->zones[i].owner));
      }
  if (items->len > 0)
    return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, items));
  g_ptr_array_unref (items);
  return NULL;
}

/* Returns the index of the option that uses an ability of @card, −1 if there is none or if several
 * do. */
static int
ability_of (const FpPresenter *presenter, uint16_t card)
{
  int found = -1;
  for (guint i = 0; presenter->options != NULL && i < presenter->options->n; i++)
    {
      const FpOption *option = &presenter->options->option[i];
      if (option->kind != FP_OPTION_ABILITY || option->target != card)
        continue;
      if (found >= 0)
        return -1;
      found = (int) i;
    }
  return found;
}

/* Of identical cards only one is among the options, but any of them may be clicked. */
static int
option_of (const FpPresenter *presenter, uint16_t card)
{
  const FpState *state = presenter->engine->state;
  int option = fp_presenter_option (presenter, FP_OPTION_CARD, card);
  for (guint i = 0; option < 0 && presenter->options != NULL && i < presenter->options->n; i++)
    {
      int other = presenter->options->option[i].kind == FP_OPTION_CARD ? presenter->options->option[i].target : -1;
      if (other >= 0 && other < state->head.n_cards && state->cards[other].def == state->cards[card].def &&
          state->cards[other].zone == state->cards[card].zone &&
          !fp_card_is (fp_engine_def (presenter->engine, card), FP_KIND_ALLY))
        option = (int) i;
    }
  return option >= 0 ? option : ability_of (presenter, card);
}

/* Returns FpParagraphFacts.part for the ability @index of @card. A card's own text stands before
 * all abilities and has a negative index. */
static int
part_works (const FpEngine *engine, uint16_t card, int index)
{
  const GArray *abilities = engine != NULL && index >= 0 ? fp_engine_def (engine, card)->abilities : NULL;
  uint8_t me;
  if (abilities == NULL || g_array_index (abilities, FpAbilityDef, index).where < FP_N_WHERES)
    return 0;
  FpWhere where = (FpWhere) g_array_index (abilities, FpAbilityDef, index).where;
  return engine->edition->rules.in_force (engine, card, where, &me) ? 1 : -1;
}

GListModel *
fp_presenter_paragraphs (const FpCatalog *catalog, guint def, const FpEngine *engine, uint16_t card)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (FpTextParagraph));
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const GArray *abilities = fp_catalog_card (catalog, def)->abilities;
  FpTextParagraph words;
  while (fp_text_card_paragraph (catalog, def, all->len, &words))
    g_array_append_val (all, words);
  int first = (int) all->len - (int) (abilities != NULL ? abilities->len : 0);
  for (guint i = 0; i < all->len; i++)
    {
      words = g_array_index (all, FpTextParagraph, i);
      const FpParagraphFacts facts = {
        .name = words.name, .text = words.text, .notes = words.notes, .part = part_works (engine, card, (int) i - first)
      };
      g_ptr_array_add (items, fp_paragraph_item_new (&facts));
    }
  if (items->len > 0)
    return G_LIST_MODEL (fp_item_list (FP_TYPE_PARAGRAPH_ITEM, items));
  g_ptr_array_unref (items);
  return NULL;
}

/* Returns the option that chooses half @half of @card, −1 if none. Identical halves share one
 * option. */
static int
half_option (const FpPresenter *presenter, const FpCardDef *def, int card, int half)
{
  gboolean same = fp_card_same_halves (def);
  for (guint i = 0; card >= 0 && presenter->options != NULL && i < presenter->options->n; i++)
    if (presenter->options->option[i].kind == FP_OPTION_HALF && presenter->options->option[i].target == card &&
        (same || presenter->options->option[i].value % 2 == half))
      return (int) i;
  return -1;
}

GListModel *
fp_presenter_halves (const FpPresenter *presenter, guint def, int face, int card)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpCardDef *printed = fp_catalog_card (presenter->engine->catalog, def);
  if (!fp_card_is (printed, FP_KIND_TWO_HALVES))
    {
      g_ptr_array_unref (items);
      return NULL;
    }
  for (int i = 0; i < 2; i++)
    {
      char *name = fp_text_half (presenter->engine->catalog, def, (guint) i);
      const FpCardHalfFacts facts = {
        .icon = g_strdup (fp_card_half_word (printed, (guint) i)),
        /* The half that counts was chosen, and has a capital like all options. */
        .name = face == i ? fp_text_capital (name) : name,
        .value = printed->field[FP_FIELD_HALF_NUMBER + i],
        .counts = face < 0 || face == i,
        .option = half_option (presenter, printed, card, i),
      };
      g_ptr_array_add (items, fp_card_half_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_HALF_ITEM, items));
}

/* Returns the ships on @card, or NULL. */
static GListModel *
read_ships (const FpPresenter *presenter, uint16_t card)
{
  const FpView *view = presenter->view;
  for (guint i = 0; i < view->n_places; i++)
    for (uint8_t seat = 0; view->places[i].card == card && seat < view->n_seats; seat++)
      if (view->places[i].ships[seat] > 0)
        return G_LIST_MODEL (fp_item_list (FP_TYPE_FLEET_ITEM, fp_presenter_fleets (presenter, (uint8_t) i)));
  return NULL;
}

static char *
ally_note (const FpPresenter *presenter, const FpViewCard *card)
{
  gboolean secret = !card->face_up;
  if (card->holder == FP_NOBODY)
    return g_strdup (secret ? _ ("Neutral, hidden") : _ ("Neutral"));
  if (card->holder == presenter->viewer)
    return g_strdup (secret ? _ ("Your ally, hidden") : _ ("Your ally"));
  const char *name = fp_presenter_name (presenter, card->holder);
  /* Translators: a card and the player whose ally it is: “Ally of Ada, hidden”. */
  return secret ? g_strdup_printf (_ ("Ally of %s, hidden"), name)
                /* Translators: likewise: “Ally of Ada”. */
                : g_strdup_printf (_ ("Ally of %s"), name);
}

/* Returns TRUE if @card is a known ally, of a player or of nobody, among the shared cards. */
static gboolean
is_ally (const FpPresenter *presenter, const FpViewCard *card)
{
  const char *shared = fp_presenter_layout (presenter->engine->edition)->shared;
  const FpViewZone *zone = shared != NULL ? fp_presenter_zone (presenter, shared, FP_NOBODY) : NULL;
  return card->card != FP_NO_CARD && zone != NULL &&
         fp_card_is (fp_engine_def (presenter->engine, card->card), FP_KIND_ALLY) &&
         presenter->engine->state->cards[card->card].zone == zone - presenter->view->zones;
}

/* Marks the card as belonging to @seat, which may be FP_NOBODY. */
static void
set_owner (const FpPresenter *presenter, uint8_t seat, FpCardFacts *facts)
{
  if (seat == FP_NOBODY)
    return;
  facts->owner_shape = g_strdup (fp_presenter_shape (presenter->engine->edition, seat));
  facts->owner_colour = g_strdup (fp_presenter_colour (presenter, seat));
}

/* Returns the note that such a card has wherever it is shown. */
static char *
usual_note (const FpPresenter *presenter, const FpViewCard *card)
{
  if (card->card == FP_NO_CARD)
    return NULL;
  const FpCard *lying = &presenter->engine->state->cards[card->card];
  if (lying->flags & FP_CARD_COPY)
    return g_strdup (_ ("copied"));
  return is_ally (presenter, card) ? ally_note (presenter, card) : NULL;
}

char *
fp_presenter_portrait (const FpCardDef *card)
{
  if (!fp_card_is (card, FP_KIND_CHARACTER))
    return NULL;
  return g_strdup (card->portrait != NULL ? card->portrait : "");
}

FpCardItem *
fp_presenter_printed (const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  const char *kind = card->kind_def->id;
  const FpCardFacts facts = {
    .number = -1,
    .id = fp_catalog_id (catalog, def),
    .name = fp_text_card (catalog, def),
    .title = fp_text_card_title (catalog, def),
    .worth = fp_text_card_worth (catalog, def),
    .numeral = fp_text_card_number (catalog, def),
    .brief = fp_text_card_brief (catalog, def),
    .text = fp_text_card_text (catalog, def),
    .paragraphs = fp_presenter_paragraphs (catalog, def, NULL, FP_NO_CARD),
    .portrait = fp_presenter_portrait (card),
    .kind = g_strdup (fp_text_kind (catalog->edition, kind)),
    .kind_id = g_strdup (kind),
    .note = g_strdup (fp_text_complexity (catalog->edition, card)),
    .origin = g_strdup (fp_text_origin ((FpOrigin) card->origin)),
    .option = -1,
  };
  return fp_card_item_new (&facts);
}

/* Marks the character @card if its power is lost or stopped, in its state, too. */
static void
set_powerless (const FpPresenter *presenter, uint16_t card, FpCardFacts *facts)
{
  FpEngine *engine = presenter->engine;
  gboolean (*test) (FpEngine *, uint16_t) = engine->edition->table.powerless;
  if (facts->portrait == NULL)
    return;
  g_autofree char *stopped = fp_text_card_stopped (engine, card);
  gboolean lost = test != NULL && test (engine, card);
  if (!lost && stopped == NULL)
    return;
  facts->powerless = facts->danger = TRUE;
  if (!lost)
    return;
  g_autofree char *before = facts->state;
  /* Translators: the state of an alien whose player has lost its power. */
  const char *state = _ ("power lost");
  facts->state = before != NULL ? g_strdup_printf (_ ("%s · %s"), state, before) : g_strdup (state);
}

/* Marks a card that the viewer can play of their own accord, or wants to play, and one about which
 * windows ask. */
static void
set_wish (const FpPresenter *presenter, uint16_t card, FpCardFacts *facts)
{
  FpSession *wishes = presenter->wishes;
  const FpEdition *edition = presenter->engine->edition;
  uint16_t zone = presenter->engine->state->cards[card].zone, def = presenter->engine->state->cards[card].def;
  if (wishes == NULL || zone >= edition->n_zones || edition->zones[zone].owner != presenter->viewer)
    return;
  facts->can_stop = fp_session_is_windowed (wishes, def);
  facts->stops = facts->can_stop && fp_session_stops_at (wishes, presenter->viewer, def);
  facts->wantable = facts->option < 0 && fp_session_can_want (wishes, presenter->viewer, card);
  facts->wanted = facts->wantable && fp_session_wanted (wishes, presenter->viewer) == card;
  if (!facts->wanted)
    return;
  g_free (facts->state);
  facts->state = g_strdup (_ ("You play this next"));
}

/* Tells when a card of the viewer's hand can be played that can't be chosen now. */
static void
set_when (const FpPresenter *presenter, uint16_t card, FpCardFacts *facts)
{
  const char *id = fp_presenter_layout (presenter->engine->edition)->hand;
  const FpViewZone *hand = id != NULL ? fp_presenter_zone (presenter, id, presenter->viewer) : NULL;
  if (hand != NULL && facts->option < 0 && presenter->engine->state->cards[card].zone == hand - presenter->view->zones)
    facts->when = fp_presenter_when (presenter, card);
}

/* @owner is the seat that the card is marked as belonging to, FP_NOBODY for none. */
static FpCardItem *
read_card (const FpPresenter *presenter, const FpViewCard *card, char *note, uint8_t owner)
{
  const FpCatalog *catalog = presenter->engine->catalog;
  if (card->def == FP_NO_CARD)
    return read_hidden (g_strdup (_ ("Face down")), note);
  gboolean real = card->card != FP_NO_CARD;
  const char *kind = fp_catalog_card (catalog, card->def)->kind_def->id;
  FpCardFacts facts = {
    .number = real ? card->card : -1,
    .id = fp_catalog_id (catalog, card->def),
    .name = fp_text_card (catalog, card->def),
    .title = fp_text_card_title (catalog, card->def),
    .worth = fp_text_card_worth (catalog, card->def),
    .numeral = fp_text_card_number (catalog, card->def),
    .brief = real ? fp_text_card_brief_now (presenter->engine, card->card) : fp_text_card_brief (catalog, card->def),
    .text = fp_text_card_text (catalog, card->def),
    .paragraphs = fp_presenter_paragraphs (catalog, card->def, real ? presenter->engine : NULL, card->card),
    .portrait = fp_presenter_portrait (fp_catalog_card (catalog, card->def)),
    .kind = g_strdup (fp_text_kind (catalog->edition, kind)),
    .kind_id = g_strdup (kind),
    .halves = fp_presenter_halves (presenter, card->def, -1, real ? card->card : -1),
    .ships = real ? read_ships (presenter, card->card) : NULL,
    .note = note != NULL ? note : usual_note (presenter, card),
    .state = real ? fp_text_card_state (presenter->engine, card->card) : NULL,
    .danger = real && fp_text_card_in_danger (presenter->engine, card->card),
    .under = real ? read_under (presenter, card->card) : NULL,
    .on_top = fp_card_is (fp_catalog_card (catalog, card->def), FP_KIND_PLACE),
    .option = real ? option_of (presenter, card->card) : -1,
  };
  set_owner (presenter, owner, &facts);
  if (real)
    {
      set_powerless (presenter, card->card, &facts);
      set_wish (presenter, card->card, &facts);
      set_when (presenter, card->card, &facts);
    }
  return fp_card_item_new (&facts);
}

FpCardItem *
fp_presenter_card (const FpPresenter *presenter, const FpViewCard *card, char *note)
{
  return read_card (presenter, card, note, is_ally (presenter, card) ? card->holder : FP_NOBODY);
}

FpCardItem *
fp_presenter_token (const FpPresenter *presenter, const FpViewCard *card, uint8_t owner)
{
  char *note = card->def == FP_NO_CARD || card->face_up ? NULL : g_strdup (_ ("face down"));
  /* Others may know the token, but not the half on top. */
  if (card->def == FP_NO_CARD || (!card->face_up && owner != presenter->viewer))
    return fp_presenter_card (presenter, card, note);
  const FpCardDef *def = fp_catalog_card (presenter->engine->catalog, card->def);
  const FpCardFacts facts = {
    .number = -1,
    .id = fp_catalog_id (presenter->engine->catalog, card->def),
    .name = fp_text_half (presenter->engine->catalog, card->def, card->face),
    .title = fp_text_half (presenter->engine->catalog, card->def, card->face),
    .kind = g_strdup (fp_text_kind (presenter->engine->edition, def->kind_def->id)),
    .kind_id = g_strdup (def->kind_def->id),
    .halves = fp_presenter_halves (presenter, card->def, card->face, -1),
    .note = note,
    .state = card->card != FP_NO_CARD ? fp_text_card_state (presenter->engine, card->card) : NULL,
    .option = -1,
  };
  return fp_card_item_new (&facts);
}

FpCardItem *
fp_presenter_instance (const FpPresenter *presenter, int card)
{
  for (guint i = 0; card >= 0 && card != FP_NO_CARD && i < presenter->view->n_cards; i++)
    if (presenter->view->cards[i].card == card)
      return fp_presenter_card (presenter, &presenter->view->cards[i], NULL);
  return NULL;
}

FpCardItem *
fp_presenter_mention (const FpPresenter *presenter, int card)
{
  FpCardItem *item = fp_presenter_instance (presenter, card);
  const FpViewCard printed = {
    .card = FP_NO_CARD, .def = presenter->engine->state->cards[card].def, .holder = FP_NOBODY, .face_up = TRUE
  };
  return item != NULL ? item : fp_presenter_card (presenter, &printed, NULL);
}

GPtrArray *
fp_presenter_zone_cards (const FpPresenter *presenter, const char *id, uint8_t owner)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = fp_presenter_zone (presenter, id, owner);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    g_ptr_array_add (items, fp_presenter_card (presenter, &presenter->view->cards[zone->first + i], NULL));
  return items;
}

GListModel *
fp_presenter_card_list (const FpPresenter *presenter, const char *id, uint8_t owner)
{
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, fp_presenter_zone_cards (presenter, id, owner)));
}

/* Adds cards of the viewer's hand that are out of use for now. Nobody may see them meanwhile. */
static void
add_laid_aside (const FpPresenter *presenter, GPtrArray *items)
{
  const FpEngine *engine = presenter->engine;
  const char *id = fp_presenter_layout (engine->edition)->laid_aside;
  const FpViewZone *zone = id != NULL ? fp_presenter_zone (presenter, id, presenter->viewer) : NULL;
  for (guint card = 0; zone != NULL && card < engine->state->head.n_cards; card++)
    if (engine->state->cards[card].zone == zone - presenter->view->zones)
      {
        char *until = NULL;
        const FpCardFacts facts = {
          .number = -1,
          .name = g_strdup (_ ("Face down")),
          .title = g_strdup (_ ("Face down")),
          .note = fp_text_laid_aside (engine, (uint16_t) card, &until),
          .state = until,
          .hidden = TRUE,
          .laid_aside = TRUE,
          .option = -1,
        };
        g_ptr_array_add (items, fp_card_item_new (&facts));
      }
}

GPtrArray *
fp_presenter_hand (const FpPresenter *presenter)
{
  g_autoptr (GArray) order = fp_presenter_hand_order (presenter);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < order->len; i++)
    g_ptr_array_add (items,
                     fp_presenter_card (presenter, &presenter->view->cards[g_array_index (order, guint, i)], NULL));
  add_laid_aside (presenter, items);
  return items;
}

/* Returns @presenter with @seat as its viewer. */
static FpPresenter
as_viewer (const FpPresenter *presenter, uint8_t seat)
{
  FpPresenter other = *presenter;
  other.viewer = seat;
  other.view = fp_session_view (presenter->session, seat);
  other.options = NULL;
  return other;
}

GPtrArray *
fp_presenter_open_hands (const FpPresenter *presenter)
{
  const char *hand = fp_presenter_layout (presenter->engine->edition)->hand;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    {
      const FpPresenter other = as_viewer (presenter, seat);
      const FpViewZone *zone = hand != NULL ? fp_presenter_zone (&other, hand, seat) : NULL;
      for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
        {
          const FpViewCard *card = &other.view->cards[zone->first + i];
          g_ptr_array_add (items, read_card (&other, card, g_strdup (fp_presenter_name (presenter, seat)), seat));
        }
    }
  return items;
}

/* Returns the name of a face-down card: its deck if such cards have several. Free with
 * g_free (). */
static char *
face_down_name (const FpPresenter *presenter, uint16_t instance)
{
  const FpCardDef *def = fp_engine_def (presenter->engine, instance);
  if (!fp_card_is (def, FP_KIND_BY_DECK))
    return g_strdup (_ ("Face down"));
  /* Translators: the name of a face-down card: the letter of its deck, kept on the same line. */
  return g_strdup_printf (_ ("Deck\u00a0%s"), fp_text_first_word (presenter->engine->edition, def, 0));
}

/* Returns an item for a shared card. A face-down one can be chosen like any other. */
static FpCardItem *
read_shared (const FpPresenter *presenter, const FpViewCard *card, uint16_t instance)
{
  if (card->def != FP_NO_CARD)
    return fp_presenter_card (presenter, card, NULL);
  gboolean ally = fp_card_is (fp_engine_def (presenter->engine, instance), FP_KIND_ALLY);
  char *name = face_down_name (presenter, instance);
  FpCardFacts facts = {
    .number = -1,
    .name = name,
    .title = g_strdup (name),
    .note = ally ? ally_note (presenter, card) : NULL,
    .hidden = TRUE,
    .option = fp_presenter_option (presenter, FP_OPTION_CARD, instance),
  };
  set_owner (presenter, card->holder, &facts);
  return fp_card_item_new (&facts);
}

GPtrArray *
fp_presenter_shared (const FpPresenter *presenter)
{
  const char *shared = fp_presenter_layout (presenter->engine->edition)->shared;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = shared != NULL ? fp_presenter_zone (presenter, shared, FP_NOBODY) : NULL;
  uint16_t instances[FP_MAX_CARDS];
  if (zone == NULL || !zone->listed)
    return items;
  fp_zone_list (presenter->engine->state, (uint16_t) (zone - presenter->view->zones), instances);
  for (guint i = 0; i < zone->count; i++)
    g_ptr_array_add (items, read_shared (presenter, &presenter->view->cards[zone->first + i], instances[i]));
  return items;
}

/* Returns an item for the first card of @zone if it lies veiled and the viewer doesn't know it, or
 * NULL. */
static FpCardItem *
read_veiled (const FpPresenter *presenter, const FpViewZone *zone)
{
  const FpEngine *engine = presenter->engine;
  uint16_t first = zone->count > 0 ? engine->state->zones[zone - presenter->view->zones].first : FP_NO_CARD;
  const char *state = first != FP_NO_CARD ? fp_text_card_veiled (engine, first) : NULL;
  if (state == NULL)
    return NULL;
  const char *kind = fp_engine_def (engine, first)->kind_def->id;
  const FpCardFacts facts = {
    .number = -1,
    .name = g_strdup (_ ("Face down")),
    .title = g_strdup (_ ("Face down")),
    .kind = g_strdup (fp_text_kind (engine->edition, kind)),
    .state = g_strdup (state),
    .hidden = TRUE,
    .option = -1,
  };
  return fp_card_item_new (&facts);
}

/* Adds the known cards of @seat in the zone @id, or one that lies veiled. */
static void
add_known_cards (const FpPresenter *presenter, const char *id, uint8_t seat, GPtrArray *items)
{
  const FpViewZone *zone = fp_presenter_zone (presenter, id, seat);
  guint before = items->len;
  for (guint i = 0; zone != NULL && i < zone->listed; i++)
    {
      const FpViewCard *card = &presenter->view->cards[zone->first + i];
      if (card->def != FP_NO_CARD)
        g_ptr_array_add (items, fp_presenter_card (presenter, card, NULL));
    }
  FpCardItem *veiled = zone != NULL && items->len == before ? read_veiled (presenter, zone) : NULL;
  if (veiled != NULL)
    g_ptr_array_add (items, veiled);
}

GListModel *
fp_presenter_sheets (const FpPresenter *presenter, uint8_t seat)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_cards; i++)
    for (guint k = 0; !layout->cards[i].small && k < FP_SEAT_CARD_ZONES && layout->cards[i].zones[k] != NULL; k++)
      add_known_cards (presenter, layout->cards[i].zones[k], seat, items);
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, items));
}

FpCardItem *
fp_presenter_sheet (const FpPresenter *presenter, uint8_t seat)
{
  g_autoptr (GListModel) sheets = fp_presenter_sheets (presenter, seat);
  FpCardItem *first = g_list_model_get_item (sheets, 0);
  if (first != NULL && fp_card_item_facts (first)->hidden)
    g_clear_object (&first);
  return first;
}
