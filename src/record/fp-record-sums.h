/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sums over the games of the record. */
#pragma once

#include "record/fp-record.h"

/* Games and wins of one kind. A game won together with others is won. */
typedef struct
{
  char *what; /* id or name of the kind */
  guint games, won;
} FpRecordSum;

typedef enum
{
  FP_RECORD_BY_EDITION, /* id */
  FP_RECORD_BY_ALIEN, /* id of your alien */
  FP_RECORD_BY_LEVEL, /* id of the level of one of the computer players or more */
  FP_RECORD_BY_SEATS, /* number of players */
  FP_RECORD_BY_COMPANION, /* name of another person in the game */
} FpRecordBy;

/* fp_record_sums: returns the sums of @games (of FpRecordGame*) by @by, of FpRecordSum*, the most
 * games first. Free with g_ptr_array_unref (). */
GPtrArray *fp_record_sums (const GPtrArray *games, FpRecordBy by);

/* Wins in a row. Games that have gone on from the past of others neither count nor end a streak. */
typedef struct
{
  guint longest, present;
} FpRecordStreak;

FpRecordStreak fp_record_streak (const GPtrArray *games);

/* fp_record_total: returns all games and those won, with @what NULL. */
FpRecordSum fp_record_total (const GPtrArray *games);

/* fp_record_marked: returns the number of @games with one of @marks. */
guint fp_record_marked (const GPtrArray *games, guint marks);
