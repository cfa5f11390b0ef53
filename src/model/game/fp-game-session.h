/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conversion of set-ups between windows and sessions. */
#pragma once

#include "model/fp-catalog-model.h"
#include "model/game/fp-game-setup.h"
#include "session/game/fp-session.h"

/* fp_game_session_new: returns a session set up as in @setup with the cards of @catalog_model. Free
 * with fp_session_free (). */
FpSession *fp_game_session_new (FpCatalogModel *catalog_model, const FpGameSetup *setup);

/* fp_game_session_setup: returns the set-up of @session. Free with fp_game_setup_free (). */
FpGameSetup *fp_game_session_setup (FpSession *session);
