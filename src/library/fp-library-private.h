/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the library: files, the compiler's state, and the steps from XML to a
 * catalog. */
#pragma once

#include "library/fp-library.h"
#include "library/fp-vocabulary.h"
#include "library/fp-word-changes.h"
#include "markup/fp-markup.h"

#define FP_SET_NAMESPACE "https://fifthplanet.github.io/ns/set/2"
#define FP_SET_NAMESPACE_1 "https://fifthplanet.github.io/ns/set/1"

enum
{
  FP_MOST_POINTS = 128, /* numbers of an outline */
  FP_MOST_SLOTS = FP_MAX_VARIABLES / 2, /* slots of a program; another program may run inside it */
};

/* The part of a file that a fix replaces. */
typedef enum
{
  FP_FIX_WORD, /* the word itself */
  FP_FIX_ELEMENT, /* the names in the tags of an element */
  FP_FIX_ATTRIBUTE, /* an attribute with its value */
} FpFixKind;

/* A replacement of a word of format 1. */
typedef struct
{
  FpFixKind kind;
  FpLocation at; /* of an element: its start tag */
  char *was; /* word that stands there; of an attribute: its name */
  char *now; /* "": nothing */
} FpSetFix;

/* One file of a set. */
typedef struct
{
  char *path;
  FpDocument *document; /* NULL: not well-formed */
  FpProblems *problems; /* not owned */
  FpProblems *advice; /* not owned; NULL: none is wanted */
  gboolean former; /* TRUE: of format 1 */
  /* Words of format 1. If there are any, @problems are those of a file that is not understood. */
  FpProblems *changes;
  GArray *fixes; /* of FpSetFix: these words, as far as format 2 has others for them */
  /* text as written, read again only to find a position inside an attribute; NULL: not yet */
  char *text;
} FpSetFile;

/* A card that was read, and its compiled program. */
typedef struct
{
  FpSetFile *file;
  const FpElement *element;
  int card; /* index in the catalog, −1: its id is taken, or another card replaces it */
  gboolean replaced; /* TRUE: another card replaces it */
  guint first_code, n_code; /* instructions */
  /* rules of its abilities, of its encounters, and created by its programs */
  guint first_rule, n_rules;
} FpCardSource;

/* A name that a program binds. */
typedef struct
{
  const FpAttribute *where;
  const FpElement *element; /* line that binds it */
  gboolean read;
  guint options_read; /* bit per option that is read */
  gboolean options_wrong; /* TRUE: an unknown option was read, and reported */
} FpBinding;

/* The moments that an attribute names. */
typedef struct
{
  uint64_t actions[FP_PROCEDURE_WORDS]; /* bit per procedure */
  gboolean all_acts; /* TRUE: each of them happens to a player */
  gboolean answers; /* TRUE: `that` has a meaning */
  guint that; /* FP_THAT_…, members of `that` that all of them have */
  gboolean fought; /* TRUE: each of them is a step of an encounter */
} FpMoments;

/* The kind of program or ability around a rule. */
typedef enum
{
  FP_RULES_OF_ABILITY,
  FP_RULES_OF_ENCOUNTER, /* an encounter's own */
  FP_RULES_LASTING, /* lines of a program */
} FpRulesOf;

/* The parts of an ability that hold for all its rules. */
typedef struct
{
  FpRulesOf of;
  int ability; /* index into the catalog's, −1: none */
  int cond; /* expression, −1: none */
  uint8_t in; /* as in FpRule; also for the next two */
  uint16_t role;
  FpRoles role_mask;
  gboolean silent; /* silent="yes" */
  gboolean permission; /* used-at="choice" */
  gboolean used; /* used-at a moment */
  gboolean unseen; /* works while its card is hidden from other players */
  gboolean late; /* TRUE: its card is in nobody's play before the game has been set up */
} FpRuleHead;

/* The player whom lines are about. */
typedef struct
{
  guint number; /* counted from 1, another one where lines turn to another player */
  gboolean self; /* TRUE: the rule's player, “me” */
} FpSubject;

/* A condition or set that decides if the lines inside are run. */
typedef struct
{
  int expression; /* index in the catalog */
  FpSubject subject; /* players whom it is about */
  FpLocation at;
} FpGround;

/* A line `start` whose ability isn't known yet. */
typedef struct
{
  FpSetFile *file;
  const FpElement *element;
  int card; /* definition in which it stands; −1: left out */
  gboolean replaces; /* it stands in a replacement */
} FpStartLine;

/* The compiler: its input and output, and the scope of the current line. */
typedef struct
{
  const FpEdition *edition;
  const FpVocabulary *vocabulary;
  FpCatalog *catalog;
  FpState *empty; /* FpScope.empty */
  FpSetFile *file;
  FpProblems *problems;
  GArray *variables; /* of FpVariable */
  GArray *bindings; /* of FpBinding, one for each variable */
  /* of char*: names whose binding is at fault; lines that read them are not blamed */
  GPtrArray *broken;
  int n_slots;
  guint n_around; /* names bound by the program that creates the rule being compiled */
  guint n_forgotten; /* of these, sets of cards that no longer exist by then */
  /* of FpInstruction, the current output: the catalog's code, or that of a rule placed behind it */
  GArray *code;
  GArray *behind; /* code of rules to be placed behind */
  const GArray *counters; /* of FpCounterDef: the card's; NULL: none */
  guint counters_read, counters_set; /* bit per counter */
  guint that; /* FP_THAT_…, members of `that` */
  gboolean answers; /* TRUE: there is a `that` */
  /* names whose cards lie open when the line is evaluated, bit per row of FpEditionSets.opened */
  guint shown;
  GArray *grounds; /* of FpGround: all around the line */
  gboolean paying; /* TRUE: in a price, which who is asked must be able to pay */
  /* TRUE: cards were shown or looked at before, so hidden information may be known now */
  gboolean opened;
  gboolean replacing; /* TRUE: <proceed> has a meaning */
  gboolean fought; /* TRUE: lines are run during an encounter */
  gboolean owned; /* TRUE: there is a `me` */
  gboolean about; /* TRUE: lines are about a player */
  FpSubject subject; /* this player */
  guint n_subjects;
  gboolean elsewhere; /* TRUE: that is another player than the rule's own, or may be */
  gboolean full; /* TRUE: more of something than the catalog can number */
  const FpElement *ability; /* the one being compiled, NULL: none */
  int card; /* definition that is being compiled, −1: left out */
  GArray *starts; /* of FpStartLine */
} FpCompiler;

/* --- fp-start-compiler.c --- */

/* fp_compile_given: compiles the names that @ability (NULL: none) gives.
 * fp_compile_start: compiles a line `start`.
 * fp_link_starts: finds what these lines start, once all cards are compiled. */
void fp_compile_given (FpCompiler *compiler, const FpElement *ability);
void fp_compile_start (FpCompiler *compiler, const FpElement *element);
void fp_link_starts (FpCompiler *compiler);

/* fp_held_type: returns the type that a name holds after it was assigned @value,
 * FP_TYPE_NOTHING: none. fp_compile_assignment: compiles the line @element, which binds a name, to
 * an instruction @op. */
FpType fp_held_type (const FpExpression *value);
void fp_compile_assignment (FpCompiler *compiler, const FpElement *element, FpOp op);

/* --- fp-set-file.c --- */

enum
{
  FP_SET_FILE_MAX_BYTES = 4 * 1024 * 1024,
};

/* fp_set_file_open: returns the file @path, whose complaints go to @problems. @text: its content,
 * NULL: it is read. NULL with @error (G_FILE_ERROR) if it can't be. */
FpSetFile *fp_set_file_open (const char *path, const char *text, FpProblems *problems, GError **error);

/* fp_set_file_free: frees a file and its document. */
void fp_set_file_free (FpSetFile *file);

/* fp_set_text_place: returns the position @at in @text, NULL: @text has no such line. */
const char *fp_set_text_place (const char *text, FpLocation at);

/* fp_set_file_place: returns the position of character @offset of the value of @attribute.
 * References such as “&lt;” and line ends count as they are written. */
FpLocation fp_set_file_place (FpSetFile *file, const FpAttribute *attribute, guint offset);

/* --- fp-set-text.c --- */

/* fp_prose: returns the text of @element's child @name with white space collapsed, NULL: none. Free
 * with g_free (). */
char *fp_prose (const FpElement *element, const char *name);

/* fp_read_clarifications: returns the clarifications in @element, of char*; NULL: none. */
GPtrArray *fp_read_clarifications (const FpElement *element);

/* --- fp-set-portraits.c --- */

/* fp_read_portrait: returns the description of the <portrait> in @card, as FpCardDef.portrait has
 * it; NULL: it has none. Free with g_free (). */
char *fp_read_portrait (const FpElement *card);

/* --- fp-set-text.c --- */

/* fp_word_at: returns the name at @text, "" for none. Free with g_free (). fp_mentions_words:
 * returns TRUE if @text has @name as a whole word. */
char *fp_word_at (const char *text);
gboolean fp_mentions_words (const char *text, const char *name);

/* fp_next_word: returns the next of the words at @text, separated by blanks, and advances @offset.
 * NULL: none is left. Free with g_free (). */
char *fp_next_word (const char **text, guint *offset);

/* --- fp-set-check.c, fp-set-check-words.c --- */

/* fp_check_file: complains about everything in @file that the vocabulary does not know, and about
 * what is missing. */
void fp_check_file (FpSetFile *file, const FpVocabulary *vocabulary);

/* fp_check_name: returns TRUE if @text is [a-z][a-z0-9-]*. fp_check_id: returns TRUE if it is
 * [a-z0-9-]+. */
gboolean fp_check_name (const char *text);
gboolean fp_check_id (const char *text);

/* fp_check_card_id: returns TRUE if @text is SET:CARD. */
gboolean fp_check_card_id (const char *text);

/* fp_check_number: puts the whole number @text into @number. FALSE: it is none. */
gboolean fp_check_number (const char *text, int *number);

/* fp_check_attributes: checks the attributes of @element, in @file, against @word of
 * @vocabulary. */
void fp_check_attributes (FpSetFile *file, const FpVocabulary *vocabulary, const FpElement *element,
                          const FpElementWord *word);

/* fp_complain_of_word: complains about @word, beginning with @what. Names the nearest of the @known
 * words, or else all of them, between @marks (two strings). @known gets a NULL at its end. Returns
 * the nearest word, NULL: none is near. */
const char *fp_complain_of_word (FpProblems *problems, FpLocation at, const char *what, const char *word,
                                 GPtrArray *known, const char *const marks[2]);
extern const char *const fp_quotes[2];
extern const char *const fp_brackets[2];

/* --- fp-set-fixes.c --- */

/* fp_change_word, fp_change_element, fp_change_attribute: complain about a word of format 1 and
 * note how it is replaced. */
void fp_change_word (FpSetFile *file, FpLocation at, const FpWordChange *change);
void fp_change_element (FpSetFile *file, const FpElement *element, const FpWordChange *change);
void fp_change_attribute (FpSetFile *file, const FpAttribute *attribute, const FpWordChange *change);

/* --- fp-library.c --- */

/* fp_library_read: reads and checks all files of @paths into @files (of FpSetFile) and @problems
 * (of FpProblems, one for each file). The content of the file @path is @text; @path is added if
 * @paths don't have it. Returns that file, NULL with @error. */
FpSetFile *fp_library_read (const FpEdition *edition, const char *const *paths, const char *path, const char *text,
                            GPtrArray *files, GPtrArray *problems, GError **error);

/* --- fp-card-check.c --- */

/* fp_check_card: complains about a card of @kind whose texts and rules don't fit together. */
void fp_check_card (FpProblems *problems, const FpElement *element, const FpKindDef *kind);

/* fp_check_move: complains about a line `move` for which the edition has a verb of its own. */
void fp_check_move (FpCompiler *compiler, const FpElement *element);

/* --- fp-set-reader.c --- */

/* fp_read_cards: adds the cards of @file to the catalog, without programs, and to @sources (of
 * FpCardSource). @replaced: “SET:CARD” of the cards that others replace. */
void fp_read_cards (FpCompiler *compiler, GArray *sources, GHashTable *replaced);

/* fp_find_replaced: adds the cards that cards of @file replace to @replaced (char* → FpElement*).
 */
void fp_find_replaced (FpCompiler *compiler, GHashTable *replaced);

/* fp_link_replaced: makes each replacing card known by the replaced card's id, too, and each card
 * by the id that it had formerly. */
void fp_link_replaced (FpCompiler *compiler, const GArray *sources);

/* --- fp-set-apart.c --- */

/* fp_link_apart: lets each card know those with which it is not dealt or chosen. */
void fp_link_apart (FpCompiler *compiler, const GArray *sources);

/* fp_is_set_loaded: returns TRUE if the catalog has cards of the set of the card @id, which is
 * SET:CARD.
 * fp_complain_of_absence: complains about the card @id in @attribute, which no loaded set has. */
gboolean fp_is_set_loaded (const FpCatalog *catalog, const char *id);
void fp_complain_of_absence (FpCompiler *compiler, const FpAttribute *attribute, const char *id);

/* --- fp-set-lists.c --- */

/* fp_link_lists: finds the cards that cards list (FP_MARK_LISTED). */
void fp_link_lists (FpCompiler *compiler, const GArray *sources);
/* fp_link_belongings: finds the card to which each card belongs (FP_MARK_CARD). */
void fp_link_belongings (FpCompiler *compiler, const GArray *sources);

/* --- fp-emitter.c --- */

/* fp_emit: appends an instruction and returns its index. fp_code_at: returns the instruction
 * @index, valid until the next is emitted. fp_here: returns the next instruction's index. */
int fp_emit (FpCompiler *compiler, FpOp op);
FpInstruction *fp_code_at (FpCompiler *compiler, int index);
int16_t fp_here (const FpCompiler *compiler);

/* fp_rule_new: returns a rule of @kind for @head that does nothing yet. */
FpRule fp_rule_new (FpRuleKind kind, const FpRuleHead *head);

/* fp_compiler_add_rule: adds @rule to the catalog. Returns its index. */
guint fp_compiler_add_rule (FpCompiler *compiler, const FpRule *rule);

/* fp_compiler_put_behind: makes @code (transfer full) the program of rule @rule. */
void fp_compiler_put_behind (FpCompiler *compiler, GArray *code, guint rule);

/* fp_compiler_settle: places the programs of rules behind the one just compiled. */
void fp_compiler_settle (FpCompiler *compiler);

/* --- fp-compiler.c --- */

/* fp_compiler_new: returns a compiler. @catalog and @vocabulary must outlive it. */
FpCompiler *fp_compiler_new (const FpEdition *edition, const FpVocabulary *vocabulary, FpCatalog *catalog);
void fp_compiler_free (FpCompiler *compiler);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCompiler, fp_compiler_free)

/* fp_compiler_scope: returns the scope of a line. fp_compiler_head_scope: returns the scope of a
 * rule's head. Heads are evaluated when something happens and not with the line, so they must name
 * owners. */
FpScope fp_compiler_scope (const FpCompiler *compiler);
FpScope fp_compiler_head_scope (const FpCompiler *compiler);

/* fp_parse_text: parses @text, which stands in @attribute from character @offset on. NULL after a
 * complaint. */
FpExpression *fp_parse_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                             const FpScope *scope, FpType wanted);

/* fp_compile_text: parses like fp_parse_text () and adds the expression to the catalog. Returns its
 * index, −1 after a complaint. */
int fp_compile_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                     const FpScope *scope, FpType wanted);

/* fp_compile_attribute: compiles the attribute @name of @element with the vocabulary's type; −1 if
 * it is left out. */
int fp_compile_attribute (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope);

/* fp_compiler_hides: returns TRUE if @expression reads information that not all players have at its
 * place. */
gboolean fp_compiler_hides (const FpCompiler *compiler, const FpExpression *expression);

/* fp_compiler_is_opened: returns TRUE if the cards that @name stands for are shown to all at some
 * step, and lie open at the line's place. @looked_at: only those that lie face up are read. */
gboolean fp_compiler_is_opened (const FpCompiler *compiler, const char *name, gboolean looked_at);

/* fp_compile_line_attribute: like fp_compile_attribute () with the scope of a line. */
int16_t fp_compile_line_attribute (FpCompiler *compiler, const FpElement *element, const char *name);

/* fp_compiler_add: adds @expression (transfer full). Returns its index in the catalog, −1 for NULL.
 */
int fp_compiler_add (FpCompiler *compiler, FpExpression *expression);

/* fp_compiler_string: returns the index of @text (transfer full) in the catalog's strings, −1 for
 * NULL. fp_compiler_prose, fp_compiler_word: likewise for the text of a child, and for an
 * attribute. */
int fp_compiler_string (FpCompiler *compiler, char *text);
int16_t fp_compiler_prose (FpCompiler *compiler, const FpElement *element, const char *child);
int16_t fp_compiler_word (FpCompiler *compiler, const FpElement *element, const char *attribute);

/* fp_compile_who: compiles the player of a line; lines that are about nobody yet must name one.
 * fp_check_who: complains if @element doesn't. */
int16_t fp_compile_who (FpCompiler *compiler, const FpElement *element);
void fp_check_who (FpCompiler *compiler, const FpElement *element);

/* --- fp-asking-check.c --- */

/* fp_compile_open: like fp_compile_attribute (), for a condition that decides if a player is asked:
 * the one whom the lines are about. Such a condition may read only what is open to that player. */
int fp_compile_open (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope);

/* fp_compiler_note_ground: notes that expression @index, in the attribute @name of @element,
 * decides if the lines inside are run. fp_compiler_check_ground: complains about a line that asks a
 * player because of information hidden from that player. */
void fp_compiler_note_ground (FpCompiler *compiler, const FpElement *element, const char *name, int index);
void fp_compiler_check_ground (FpCompiler *compiler, const FpElement *element);

/* --- fp-choice-check.c --- */

/* fp_compiler_turn_to: begins lines about another player, with @self the rule's own. Returns the
 * player before. fp_compiler_turn_to_who: likewise for the player in the attribute “who” of
 * @element, if there is one. */
FpSubject fp_compiler_turn_to (FpCompiler *compiler, gboolean self);
FpSubject fp_compiler_turn_to_who (FpCompiler *compiler, const FpElement *element);

/* fp_compiler_asked: returns the player whom line @element asks, as an expression names it that is
 * about @about. */
FpAsked fp_compiler_asked (const FpCompiler *compiler, const FpElement *element, const FpSubject *about);

/* fp_closed_asked_name: returns the first name (transfer full) by which @expression reads what is
 * hidden from @asked at the line's place. NULL: there is none. */
char *fp_closed_asked_name (const FpCompiler *compiler, const FpExpression *expression, const FpScope *scope,
                            const FpAsked *asked);

/* fp_check_price: complains about a line of a price, @element with @instruction, if cards hidden
 * from who is asked decide if it can be paid. */
void fp_check_price (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute,
                     const FpInstruction *instruction);

/* fp_check_choices: complains about a <modify> of @query by @rule if that is what a player may
 * choose from, and depends on what this player can't see. */
void fp_check_choices (FpCompiler *compiler, const FpElement *element, const FpQueryDef *query, const FpRule *rule);

/* fp_check_unseen: complains about a <modify> of @query by a card that other players can't see,
 * unless only the card's own player chooses from the answer. */
void fp_check_unseen (FpCompiler *compiler, const FpElement *element, const FpQueryDef *query);

/* fp_check_choice: complains about a line @element whose player chooses from the expression @set,
 * in @attribute, if cards that this player can't see decide what can be chosen.
 * fp_check_amount: likewise for the amount in @instruction. */
void fp_check_choice (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute, int set);
void fp_check_amount (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute,
                      const FpInstruction *instruction);

/* fp_compiler_note_source: notes in @variable, which @element binds, who knows the value or the
 * cards of the expression @value. */
void fp_compiler_note_source (const FpCompiler *compiler, const FpElement *element, int value, FpVariable *variable);
/* fp_compiler_look_to: makes the lines of @element, or its amount, be about the players in its
 * attribute “who”. Returns the former FpCompiler.elsewhere. */
gboolean fp_compiler_look_to (FpCompiler *compiler, const FpElement *element);

/* --- fp-amount-compiler.c --- */

/* The thing that an amount counts. */
typedef struct
{
  FpType set; /* type of the set behind “of”; FP_TYPE_NOTHING: there may be none */
  gboolean needs_set;
  const char *example; /* such as “hand” */
  gboolean wide; /* TRUE: players and planets can be counted, too */
} FpAmountOf;

/* fp_amount_of: returns the thing that @verb's amount counts, or with @ships the amount in its
 * attribute “ships”. */
FpAmountOf fp_amount_of (const FpVerb *verb, gboolean ships);

/* fp_compile_amount: compiles the amount in @attribute into @instruction (fp-program.h, “Amounts”).
 */
void fp_compile_amount (FpCompiler *compiler, const FpAttribute *attribute, const FpAmountOf *of,
                        FpInstruction *instruction);

/* fp_is_amount: returns TRUE if @text is an amount with “of”, and not a set. */
gboolean fp_is_amount (const char *text);

/* fp_amount_is_one: returns TRUE if the amount in @instruction is always exactly one. */
gboolean fp_amount_is_one (const FpCompiler *compiler, const FpInstruction *instruction);

/* fp_compile_selected: lets the player that @element is about choose the amount of cards in
 * @attribute. Returns an expression for them, valid for the next instruction. */
int16_t fp_compile_selected (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute);

/* --- fp-name-compiler.c --- */

/* fp_compiler_bind: binds the name in the attribute @name of @element, if there is one. @variable
 * has its type. The name is filled in, and the options are taken over. Returns the name's first
 * slot, −1: none. */
int fp_compiler_bind (FpCompiler *compiler, const FpElement *element, const char *name, FpVariable *variable);

/* fp_compiler_break: marks the name in the attribute @name as at fault for a reason already
 * reported. */
void fp_compiler_break (FpCompiler *compiler, const FpElement *element, const char *name);

/* fp_compiler_slots: returns the first of @n new slots in a row. */
int fp_compiler_slots (FpCompiler *compiler, int n);

/* fp_compiler_read: notes that @text, an expression in @attribute, reads the names in it. FALSE:
 * the expression can't be compiled for a reason already reported. */
gboolean fp_compiler_read (FpCompiler *compiler, const FpAttribute *attribute, const char *text);

/* fp_compiler_leave: forgets the names from @first on, and complains about those that were never
 * read. */
void fp_compiler_leave (FpCompiler *compiler, guint first);

/* fp_compiler_end: forgets all names. Returns the number of slots used. */
int fp_compiler_end (FpCompiler *compiler);

/* fp_compiler_variable: returns the name @name, NULL: not bound. */
const FpVariable *fp_compiler_variable (const FpCompiler *compiler, const char *name);

/* fp_name_is_taken: returns TRUE if @name has a meaning without being bound. */
gboolean fp_name_is_taken (const FpCompiler *compiler, const char *name);

/* fp_known_names: returns all names that may stand in an expression, of char*, not owned, with a
 * NULL at the end. Free with g_ptr_array_unref (). */
GPtrArray *fp_known_names (const FpCompiler *compiler);

/* --- fp-moment-compiler.c --- */

/* fp_compile_moments: compiles the moments named in @text, which stands in @attribute from
 * character @offset on. @in: encounters in which the rule works, 0: always. FALSE after a
 * complaint. */
gboolean fp_compile_moments (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                             guint in, FpMoments *moments);

/* fp_check_setup: complains if these moments, named in @attribute, come during set-up before
 * @head's rule can work, as the edition's table of sets says. */
void fp_check_setup (FpCompiler *compiler, const FpAttribute *attribute, const FpMoments *moments, FpWhen when,
                     const FpRuleHead *head);

/* fp_moments_show: returns the names whose cards lie open @when these moments come, bit per row of
 * FpEditionSets.opened. */
guint fp_moments_show (const FpCompiler *compiler, const FpMoments *moments, FpWhen when);

/* fp_compile_until: compiles the attribute “until” of @element. Puts FP_WHEN_BEFORE or
 * FP_WHEN_AFTER into @when and the moment into @actions. FALSE: there is no such attribute, or
 * after a complaint. */
gboolean fp_compile_until (FpCompiler *compiler, const FpElement *element, uint8_t *when,
                           uint64_t actions[FP_PROCEDURE_WORDS]);

/* fp_until_encounter: puts the end of the innermost encounter into @when and @actions. */
void fp_until_encounter (const FpEdition *edition, uint8_t *when, uint64_t actions[FP_PROCEDURE_WORDS]);

/* fp_compile_step: returns the step of an encounter named in @attribute, 0 after a complaint. */
uint8_t fp_compile_step (FpCompiler *compiler, const FpAttribute *attribute);

/* fp_compile_role: returns the role named at @text in @attribute + 1, 0 after a complaint. */
uint8_t fp_compile_role (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset);

/* --- fp-program-compiler.c, fp-choice-compiler.c, fp-verb-compiler.c --- */

/* fp_compile_program: compiles the lines of @program. Returns the first instruction. */
int fp_compile_program (FpCompiler *compiler, const FpElement *program);

/* fp_compile_lines: compiles the children @from to @to (exclusive) of @parent. fp_compile_body:
 * compiles all children that are lines, which are about a player. */
void fp_compile_lines (FpCompiler *compiler, const FpElement *parent, guint from, guint to);
void fp_compile_body (FpCompiler *compiler, const FpElement *element);

/* fp_compile_pay: compiles the price in @element, if there is one. */
void fp_compile_pay (FpCompiler *compiler, const FpElement *element);

/* fp_compile_choose: compiles a line `choose`. */
void fp_compile_choose (FpCompiler *compiler, const FpElement *element);

/* fp_compile_verb: compiles a line that is the edition's verb @index. */
void fp_compile_verb (FpCompiler *compiler, const FpElement *element, int index);

/* --- fp-rule-compiler.c, fp-modify-compiler.c --- */

/* fp_compile_rules: compiles each rule that is a child of @element, or with @itself @element alone.
 * Returns the first of @count rules in a row. fp_compiler_settle () places their programs. */
guint fp_compile_rules (FpCompiler *compiler, const FpElement *element, gboolean itself, const FpRuleHead *head,
                        guint *count);

/* fp_compile_modify: adds the `modify` @element to the catalog's rules. */
void fp_compile_modify (FpCompiler *compiler, const FpElement *element, const FpRuleHead *head);

/* --- fp-ability-compiler.c --- */

/* fp_read_counters: returns the counters of the card @element, of FpCounterDef; NULL: none. */
GArray *fp_read_counters (FpCompiler *compiler, const FpElement *element);

/* fp_compile_abilities: returns the abilities of @source's card, of FpAbilityDef; NULL: none. */
GArray *fp_compile_abilities (FpCompiler *compiler, const FpCardSource *source, const FpKindDef *kind);

/* fp_check_counters: complains about counters that are never read or never set. */
void fp_check_counters (FpCompiler *compiler, const FpElement *element);

/* --- fp-progress-compiler.c --- */

/* fp_compile_progress: returns the progress of the card @element of @kind, of FpProgressDef; NULL:
 * none. */
GArray *fp_compile_progress (FpCompiler *compiler, const FpElement *element, const FpKindDef *kind);

/* --- fp-set-digest.c --- */

/* fp_set_digest: returns a digest of what the cards of the set @id do, and not of their texts:
 * numbers, programs, rules (FpSetInfo.programs). */
uint64_t fp_set_digest (const FpCatalog *catalog, const FpEdition *edition, const char *id, const GArray *sources);
