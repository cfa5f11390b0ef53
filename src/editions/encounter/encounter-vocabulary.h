/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of the card language: rows for an edition's FpEdition.names, and their getters. */
#pragma once

#include "editions/encounter/encounter.h"

/* Getters of names (FpNameDef.get). */
void encounter_get_zone (FpContext *context, FpValue *io, int zone);
void encounter_get_seat_zone (FpContext *context, FpValue *io, int zone);
void encounter_get_offense (FpContext *context, FpValue *io, int arg);
void encounter_get_main (FpContext *context, FpValue *io, int side);
void encounter_get_mains (FpContext *context, FpValue *io, int arg);
void encounter_get_allies (FpContext *context, FpValue *io, int arg);
void encounter_get_bystanders (FpContext *context, FpValue *io, int arg);
void encounter_get_my_opponent (FpContext *context, FpValue *io, int arg);
void encounter_get_opponent (FpContext *context, FpValue *io, int arg);
void encounter_get_winner (FpContext *context, FpValue *io, int lost);
void encounter_get_pile (FpContext *context, FpValue *io, int place);
void encounter_get_ships_here (FpContext *context, FpValue *io, int arg);
void encounter_get_colony_ships (FpContext *context, FpValue *io, int arg);
void encounter_get_elsewhere (FpContext *context, FpValue *io, int arg);
void encounter_get_power_needs (FpContext *context, FpValue *io, int arg);
void encounter_get_colonies (FpContext *context, FpValue *io, int which);
void encounter_get_hand_size (FpContext *context, FpValue *io, int arg);
void encounter_get_total (FpContext *context, FpValue *io, int arg);
void encounter_get_number (FpContext *context, FpValue *io, int number);
void encounter_get_value (FpContext *context, FpValue *io, int arg);
void encounter_get_kind (FpContext *context, FpValue *io, int arg);
void encounter_get_planet (FpContext *context, FpValue *io, int arg);
void encounter_get_system (FpContext *context, FpValue *io, int arg);
void encounter_get_settlers (FpContext *context, FpValue *io, int arg);

#define ENCOUNTER_OF_PLAYER .of = FP_TYPE_PLAYERS, .bare = TRUE
#define ENCOUNTER_PLAYERS_NAME(word, getter, number)                     \
  {                                                                      \
    .name = word, .gives = FP_TYPE_PLAYERS, .get = getter, .arg = number \
  }
#define ENCOUNTER_SEVERAL_NAME(word, getter)                                       \
  {                                                                                \
    .name = word, .gives = FP_TYPE_PLAYERS, .get = getter, .many = FP_MANY_SEVERAL \
  }
#define ENCOUNTER_ZONE_NAME(word, number)                                         \
  {                                                                               \
    .name = word, .gives = FP_TYPE_ZONE, .get = encounter_get_zone, .arg = number \
  }
#define ENCOUNTER_SEAT_ZONE_NAME(word, number)                                                              \
  {                                                                                                         \
    .name = word, ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_ZONE, .get = encounter_get_seat_zone, .arg = number \
  }

/* Rows of an edition's names. */
#define ENCOUNTER_NAMES                                                                                                \
  ENCOUNTER_PLAYERS_NAME ("offense", encounter_get_offense, 0),                                                        \
      ENCOUNTER_PLAYERS_NAME ("defense", encounter_get_main, ENCOUNTER_DEFENSE),                                       \
      ENCOUNTER_SEVERAL_NAME ("mains", encounter_get_mains), ENCOUNTER_SEVERAL_NAME ("allies", encounter_get_allies),  \
      ENCOUNTER_SEVERAL_NAME ("bystanders", encounter_get_bystanders),                                                 \
      ENCOUNTER_PLAYERS_NAME ("winner", encounter_get_winner, 0),                                                      \
      ENCOUNTER_PLAYERS_NAME ("loser", encounter_get_winner, 1),                                                       \
      ENCOUNTER_PLAYERS_NAME ("opponent", encounter_get_my_opponent, 0), ENCOUNTER_ZONE_NAME ("deck", ENCOUNTER_DECK), \
      ENCOUNTER_ZONE_NAME ("discards", ENCOUNTER_DISCARDS), ENCOUNTER_ZONE_NAME ("unused-aliens", ENCOUNTER_ALIENS),   \
      ENCOUNTER_ZONE_NAME ("removed", ENCOUNTER_REMOVED), ENCOUNTER_SEAT_ZONE_NAME ("hand", ENCOUNTER_HAND),           \
      ENCOUNTER_SEAT_ZONE_NAME ("alien", ENCOUNTER_ALIEN), ENCOUNTER_SEAT_ZONE_NAME ("card", ENCOUNTER_CARD),          \
      ENCOUNTER_SEAT_ZONE_NAME ("aside", ENCOUNTER_ASIDE),                                                             \
      { .name = "opponent", .of = FP_TYPE_PLAYERS, .gives = FP_TYPE_PLAYERS, .get = encounter_get_opponent },          \
      { .name = "warp",                                                                                                \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_SHIPS,                                                                                        \
        .get = encounter_get_pile,                                                                                     \
        .arg = ENCOUNTER_WARP },                                                                                       \
      { .name = "ships-here", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = encounter_get_ships_here },          \
      { .name = "colony-ships", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = encounter_get_colony_ships },      \
      { .name = "elsewhere", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = encounter_get_elsewhere },            \
      { .name = "colonies",                                                                                            \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_PLANETS,                                                                                      \
        .get = encounter_get_colonies,                                                                                 \
        .many = FP_MANY_SEVERAL },                                                                                     \
      { .name = "home-colonies",                                                                                       \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_PLANETS,                                                                                      \
        .get = encounter_get_colonies,                                                                                 \
        .arg = 1,                                                                                                      \
        .many = FP_MANY_SEVERAL },                                                                                     \
      { .name = "foreign-colonies",                                                                                    \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_PLANETS,                                                                                      \
        .get = encounter_get_colonies,                                                                                 \
        .arg = 2,                                                                                                      \
        .many = FP_MANY_SEVERAL },                                                                                     \
      { .name = "power-needs",                                                                                         \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_NUMBER,                                                                                       \
        .get = encounter_get_power_needs,                                                                              \
        .query = ENCOUNTER_Q_POWER_NEEDS + 1 },                                                                        \
      { .name = "hand-size",                                                                                           \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_NUMBER,                                                                                       \
        .get = encounter_get_hand_size,                                                                                \
        .query = ENCOUNTER_Q_HAND_SIZE + 1 },                                                                          \
      { .name = "total",                                                                                               \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_NUMBER,                                                                                       \
        .get = encounter_get_total,                                                                                    \
        .query = ENCOUNTER_Q_TOTAL + 1 },                                                                              \
      { .name = "sent",                                                                                                \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_NUMBER,                                                                                       \
        .get = encounter_get_number,                                                                                   \
        .arg = ENCOUNTER_SENT },                                                                                       \
      { .name = "lost",                                                                                                \
        ENCOUNTER_OF_PLAYER,                                                                                           \
        .gives = FP_TYPE_NUMBER,                                                                                       \
        .get = encounter_get_number,                                                                                   \
        .arg = ENCOUNTER_LOST },                                                                                       \
      { .name = "value",                                                                                               \
        .of = FP_TYPE_CARDS,                                                                                           \
        .gives = FP_TYPE_NUMBER,                                                                                       \
        .get = encounter_get_value,                                                                                    \
        .query = ENCOUNTER_Q_VALUE + 1 },                                                                              \
      { .name = "kind",                                                                                                \
        .of = FP_TYPE_CARDS,                                                                                           \
        .gives = FP_TYPE_WORD,                                                                                         \
        .words = FP_WORD_LIST_KIND,                                                                                    \
        .get = encounter_get_kind,                                                                                     \
        .query = ENCOUNTER_Q_KIND + 1 },                                                                               \
      { .name = "planet", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLANETS, .get = encounter_get_planet },                \
      { .name = "system", .of = FP_TYPE_PLANETS, .gives = FP_TYPE_PLAYERS, .get = encounter_get_system },              \
  {                                                                                                                    \
    .name = "settlers", .of = FP_TYPE_PLANETS, .gives = FP_TYPE_PLAYERS, .get = encounter_get_settlers,                \
    .many = FP_MANY_SEVERAL                                                                                            \
  }
