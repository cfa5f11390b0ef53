/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the model's items: cards, piles and the question. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-item.h"
#include "model/fp-option-item.h"
#include "model/fp-pile-item.h"
#include "model/fp-reader-private.h"

void
fp_reader_init (FpReader *reader, FpSession *session, uint8_t viewer)
{
  FpEngine *engine = fp_session_engine (session);
  *reader = (FpReader){
    .session = session,
    .engine = engine,
    .view = fp_session_view (session, viewer),
    .names = fp_session_names (session),
    .viewer = viewer,
    .asked = FP_NOBODY,
  };
  if (fp_engine_decision (engine, &reader->decision))
    reader->asked = reader->decision.seat;
  if (reader->asked != FP_NOBODY && reader->asked == viewer)
    reader->options = fp_engine_options (engine);
}

const char *
fp_reader_name (const FpReader *reader, uint8_t seat)
{
  return reader->names->names[seat];
}

const char *
fp_reader_shape (uint8_t seat)
{
  static const char *const shapes[FP_MAX_SEATS] = { "▲", "●", "■", "◆", "★", "✚", "▼", "⬟" };
  return seat < FP_MAX_SEATS ? shapes[seat] : "";
}

/* Zones */

const FpViewZone *
fp_reader_zone (const FpReader *reader, const char *id, uint8_t owner)
{
  const FpEdition *edition = reader->engine->edition;
  for (guint i = 0; i < edition->n_zones && i < reader->view->n_zones; i++)
    if (edition->zones[i].owner == owner && strcmp (edition->zones[i].id, id) == 0)
      return &reader->view->zones[i];
  return NULL;
}

int
fp_reader_count (const FpReader *reader, const char *id, uint8_t owner)
{
  const FpViewZone *zone = fp_reader_zone (reader, id, owner);
  return zone != NULL ? zone->count : 0;
}

int
fp_reader_option (const FpReader *reader, FpOptionKind kind, int target)
{
  for (guint i = 0; reader->options != NULL && i < reader->options->n; i++)
    if (reader->options->option[i].kind == kind && reader->options->option[i].target == target)
      return (int) i;
  return -1;
}

/* Cards */

FpCardItem *
fp_reader_card (const FpReader *reader, const FpViewCard *card, char *note)
{
  FpCardFacts facts = { .note = note, .option = -1 };
  if (card->def == FP_NO_CARD)
    {
      facts.hidden = TRUE;
      facts.name = g_strdup (_ ("Face down"));
    }
  else
    {
      const FpCatalog *catalog = reader->engine->catalog;
      facts.name = fp_words_card (catalog, card->def);
      facts.text = fp_words_card_text (catalog, card->def);
      facts.kind = g_strdup (fp_words_kind ((FpCardKind) fp_catalog_card (catalog, card->def)->kind));
      facts.option = card->card != FP_NO_CARD ? fp_reader_option (reader, FP_OPTION_CARD, card->card) : -1;
    }
  return fp_card_item_new (&facts);
}

GPtrArray *
fp_reader_zone_cards (const FpReader *reader, const char *id, uint8_t owner)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = fp_reader_zone (reader, id, owner);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    g_ptr_array_add (items, fp_reader_card (reader, &reader->view->cards[zone->first + i], NULL));
  return items;
}

GPtrArray *
fp_reader_hand (const FpReader *reader)
{
  return fp_reader_zone_cards (reader, "hand", reader->viewer);
}

static char *
envoy_note (const FpReader *reader, const FpViewCard *card)
{
  /* What the viewer has read, and the others have not. */
  gboolean secret = card->def != FP_NO_CARD && !card->face_up;
  if (card->holder == FP_NOBODY)
    return g_strdup (secret ? _ ("Neutral, face down") : _ ("Neutral"));
  /* Translators: whose ally an envoy is; the first %s is the mark of the player's colour, such as ▲. */
  return g_strdup_printf (secret ? _ ("Ally of %s %s, face down") : _ ("Ally of %s %s"), fp_reader_shape (card->holder),
                          fp_reader_name (reader, card->holder));
}

/* A face-down envoy shows the deck it came from on its back, and can be chosen like any other. */
static FpCardItem *
read_envoy (const FpReader *reader, const FpViewCard *card, uint16_t instance)
{
  if (card->def != FP_NO_CARD)
    return fp_reader_card (reader, card, envoy_note (reader, card));
  const char *deck = fp_envoy_deck_word ((FpEnvoyDeck) fp_engine_def (reader->engine, instance)->deck);
  g_autofree char *letter = g_ascii_strup (deck, -1);
  const FpCardFacts facts = {
    /* Translators: a face-down envoy; %s is the letter of its deck. */
    .name = g_strdup_printf (_ ("Face down (deck %s)"), letter),
    .note = envoy_note (reader, card),
    .hidden = TRUE,
    .option = fp_reader_option (reader, FP_OPTION_CARD, instance),
  };
  return fp_card_item_new (&facts);
}

GPtrArray *
fp_reader_envoys (const FpReader *reader)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = fp_reader_zone (reader, "envoys", FP_NOBODY);
  uint16_t instances[FP_MAX_CARDS];
  if (zone == NULL || !zone->listed)
    return items;
  fp_zone_list (reader->engine->state, (uint16_t) (zone - reader->view->zones), instances);
  for (guint i = 0; i < zone->count; i++)
    g_ptr_array_add (items, read_envoy (reader, &reader->view->cards[zone->first + i], instances[i]));
  return items;
}

FpCardItem *
fp_reader_destiny (const FpReader *reader)
{
  const FpViewZone *past = fp_reader_zone (reader, "past", FP_NOBODY);
  if (past == NULL || past->count == 0 || !past->listed)
    return NULL;
  return fp_reader_card (reader, &reader->view->cards[past->first], NULL);
}

GPtrArray *
fp_reader_piles (const FpReader *reader)
{
  static const struct
  {
    const char *id, *name;
  } piles[] = {
    { "discovery", N_ ("Discovery") }, { "event", N_ ("Event") },     { "refresh", N_ ("Refresh") },
    { "past", N_ ("Past") },           { "planets", N_ ("Planets") }, { "reinforcements", N_ ("Reinforcements") },
  };
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      const FpViewZone *zone = fp_reader_zone (reader, piles[i].id, FP_NOBODY);
      if (zone != NULL)
        g_ptr_array_add (items, fp_pile_item_new (&(FpPileFacts){ g_strdup (_ (piles[i].name)), zone->count }));
    }
  return items;
}

/* The question */

static GListModel *
read_options (const FpReader *reader)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; reader->options != NULL && i < reader->options->n; i++)
    {
      const FpOption *option = &reader->options->option[i];
      char id[64];
      FpOptionFacts facts = {
        .index = (int) i,
        .label = fp_words_option (reader->engine, &reader->decision, option, reader->names),
        .id = g_strdup (fp_option_id (reader->engine, option, id, sizeof id)),
        .key = i < 10 ? g_strdup_printf ("%u", (i + 1) % 10) : NULL,
      };
      g_ptr_array_add (items, fp_option_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_OPTION_ITEM, items));
}

FpQuestionItem *
fp_reader_question (const FpReader *reader)
{
  if (reader->asked == FP_NOBODY)
    return NULL;
  const FpEdition *edition = reader->engine->edition;
  FpQuestionFacts facts = {
    .seat = reader->asked,
    .name = g_strdup (fp_reader_name (reader, reader->asked)),
    .shape = g_strdup (fp_reader_shape (reader->asked)),
    .colour = g_strdup (edition->seat_ids[reader->asked]),
    .mine = reader->options != NULL,
    .options = read_options (reader),
  };
  if (facts.mine)
    {
      char id[128];
      facts.text = fp_words_question (reader->engine, &reader->decision, reader->names);
      facts.id = g_strdup (fp_decision_id (reader->engine, &reader->decision, id, sizeof id));
      facts.page = g_strconcat (edition->id, "-", edition->procedures[reader->decision.step].id, NULL);
      facts.page_title = g_strdup (fp_words_step (reader->engine, reader->decision.step));
    }
  else
    /* What somebody else is asked can tell what they hold (ruling 37), so nothing is said of it. */
    facts.text = g_strdup_printf (_ ("Waiting for %s…"), facts.name);
  return fp_question_item_new (&facts);
}
