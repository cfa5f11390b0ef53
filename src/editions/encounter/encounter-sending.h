/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that an offense or an ally sends. */
#pragma once

#include "editions/encounter/encounter.h"

typedef struct
{
  int16_t least, most;
} EncounterRange;

/* encounter_sending_range: returns how many more ships @seat may send, if @there are in the
 * encounter already. */
EncounterRange encounter_sending_range (FpEngine *engine, uint8_t seat, int there);

/* encounter_begin_sending: begins to send the @count ships of @seat that were chosen. Returns NULL
 * if there is no room. */
FpAction *encounter_begin_sending (FpEngine *engine, uint8_t seat, uint8_t to, int count, uint16_t cause);

/* encounter_note_sent: notes how many ships @seat has brought. */
void encounter_note_sent (FpEngine *engine, uint8_t seat);
