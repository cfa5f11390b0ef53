/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tool's commands: exit codes, options, output, editions and cards.
 *
 * Results go to stdout, everything else to stderr. Output is always UTF-8, whatever the locale.
 */
#pragma once

#include "session/files/fp-game-file.h"

/* Exit codes (docs/design/contracts.md, “The tool”). */
enum
{
  FP_EXIT_WELL = 0,
  FP_EXIT_FAULT = 1, /* the examined file is at fault */
  FP_EXIT_USAGE = 2, /* the command line is at fault */
  FP_EXIT_SYSTEM = 3, /* the machine is at fault: something can't be read or written */
  FP_EXIT_INTERRUPTED = 130,
};

enum
{
  FP_ARGUMENTS_ANY = G_MAXINT, /* or none; see fp_tool_options () */
};

/* A command. @run gets the arguments behind its name, without the options of fp_tool_options (). */
typedef struct
{
  const char *name;
  const char *arguments; /* as in “[OPTION…] FILE…” */
  const char *summary; /* N_(): one line, for the list of commands */
  const char *about; /* N_(): further text of --help, NULL: none */
  int (*run) (int argc, char **argv);
} FpCommand;

extern const FpCommand fp_command_cards;
extern const FpCommand fp_command_show;
extern const FpCommand fp_command_check;
extern const FpCommand fp_command_convert_set;
extern const FpCommand fp_command_simulate;
extern const FpCommand fp_command_mixing;
extern const FpCommand fp_command_play;
extern const FpCommand fp_command_games;
extern const FpCommand fp_command_options;
extern const FpCommand fp_command_players;
extern const FpCommand fp_command_puzzles;
extern const FpCommand fp_command_replay;
extern const FpCommand fp_command_review;
extern const FpCommand fp_command_scenario;
extern const FpCommand fp_command_rules;
extern const FpCommand fp_command_train;
extern const FpCommand fp_command_bench;

/* fp_tool_options: takes the options of @command, @entries (may be NULL), out of @argc and @argv.
 * @arguments: the number of other arguments, −1: any number but none, FP_ARGUMENTS_ANY: any number.
 * Returns TRUE to go on. Else *@status is the exit code: --help was answered, or a fault
 * reported. */
gboolean fp_tool_options (const FpCommand *command, const GOptionEntry *entries, int arguments, int *argc, char ***argv,
                          int *status);

/* fp_tool_usage: reports a fault in @command's command line on stderr. Returns FP_EXIT_USAGE. */
int fp_tool_usage (const FpCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* fp_tool_fail: prints @format on stderr. Returns @status. */
int fp_tool_fail (int status, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* fp_tool_print: prints a part of the result on stdout. */
void fp_tool_print (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* fp_tool_report: prints a line on stderr. */
void fp_tool_report (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* fp_tool_show_progress: draws a bar on stderr that says how many of @games are done, in place of
 * the last one (FpSimulation.progress). */
void fp_tool_show_progress (uint64_t done, uint64_t games, gpointer data);

/* fp_tool_untranslated: switches all output to English, as --tsv promises. */
void fp_tool_untranslated (void);

/* fp_tool_field: returns @text without tabs and line ends, which would break a table's row. Free
 * with g_free (). */
char *fp_tool_field (const char *text);

/* fp_tool_number: parses @text as a whole number from @least to @most into @number. FALSE: it is
 * none. */
gboolean fp_tool_number (const char *text, uint64_t least, uint64_t most, uint64_t *number);

/* fp_tool_option_number: parses the value of --@name, a whole number from @least to @most, into
 * @number, which is unchanged if @text is NULL. FALSE after a report; the exit code is
 * FP_EXIT_USAGE. */
gboolean fp_tool_option_number (const FpCommand *command, const char *name, const char *text, uint64_t least,
                                uint64_t most, uint64_t *number);

/* fp_tool_edition: returns the edition @id, NULL: the first. NULL after reporting the known ones;
 * the exit code is FP_EXIT_USAGE. */
const FpEdition *fp_tool_edition (const FpCommand *command, const char *id);

/* fp_tool_catalog: returns the cards of @edition, NULL after a report, with the exit code in
 * *@status. */
FpCatalog *fp_tool_catalog (const FpEdition *edition, int *status);

/* fp_tool_catalogs: returns the cards of all editions, NULL likewise. */
FpCatalogs *fp_tool_catalogs (int *status);

/* fp_tool_print_problems: prints complaints, of FpProblems*, on stderr. Returns TRUE if there were
 * any. */
gboolean fp_tool_print_problems (const GPtrArray *problems);

/* fp_tool_put_aside: moves a game in the file @path, which is about to be replaced, to another
 * file, and reports it. FALSE if it is being played. */
gboolean fp_tool_put_aside (const char *path);

/* fp_tool_report_opened: prints complaints about an opened game, and the result of opening it, on
 * stderr. */
void fp_tool_report_opened (const FpProblems *problems, const FpOpened *opened);

/* fp_tool_seats: reads the option --seats of @text (NULL: @n_seats stays as it is) into @n_seats.
 * Returns FALSE after reporting that @edition has no game of so many. */
gboolean fp_tool_seats (const FpCommand *command, const FpEdition *edition, const char *text, guint *n_seats);

/* fp_tool_variant: returns the variant of @edition with @colours of seats (NULL: the usual ones)
 * and the modules among @options, kept in @variant. NULL after reporting that they can't be played
 * with @n_seats. */
const FpEdition *fp_tool_variant (const FpCommand *command, const FpEdition *edition, const uint8_t *colours,
                                  guint n_seats, uint64_t options, FpEditionVariant **variant);

/* fp_tool_option: returns the bit of the set-up option @id of @edition, 0 after reporting the known
 * ones. */
uint64_t fp_tool_option (const FpCommand *command, const FpEdition *edition, const char *id);

/* fp_tool_bundle: adds the set-up options of the bundle @id (NULL: none) of @edition, in a game of
 * @n_seats, to @options. FALSE after reporting the known ones. */
gboolean fp_tool_bundle (const FpCommand *command, const FpEdition *edition, const char *id, guint n_seats,
                         uint64_t *options);
