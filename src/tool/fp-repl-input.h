/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines typed at a prompt, and the interrupt key (Ctrl+C, SIGINT), which is heard at any time. */
#pragma once

#include <glib.h>

typedef struct _FpReplInput FpReplInput;

/* fp_repl_input_new: returns a reader of standard input. From now on SIGINT ends no program. Free
 * with fp_repl_input_free (). */
FpReplInput *fp_repl_input_new (void);
void fp_repl_input_free (FpReplInput *input);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReplInput, fp_repl_input_free)

/* fp_repl_input_interrupted: returns TRUE after a SIGINT. */
gboolean fp_repl_input_interrupted (void);

/* fp_repl_input_line: prints the prompt and returns a line of valid UTF-8 without surrounding
 * blanks. NULL at the end of the input and after a SIGINT, at once. Free with g_free (). */
char *fp_repl_input_line (FpReplInput *input);
