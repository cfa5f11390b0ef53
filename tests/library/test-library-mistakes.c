/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mistakes planted in small sets: each is found, at its place, with a word that helps.
 *
 * A ¦ stands before each place with a complaint, and is removed before the text is loaded.
 */
#include <string.h>

#include "set-files.h"

#define MARK "¦"

/* A destiny card with @lines as its program. */
#define EVENT(lines) "<event id='e' next='event'><name>E</name><text>T</text><program>\n  " lines "\n</program></event>"
#define DUEL(inside) EVENT ("<discover as='world'/><duel at='world' advantage='1'>" inside "</duel>")
#define PLAN "<plan id='plan-1' value='1'/>"
#define REINFORCEMENT(inside) "<reinforcement id='r' adds='1' value='1'><name>R</name>" inside "</reinforcement>"
#define ALIEN(inside) "<alien id='x' complexity='green'><name>X</name>" inside "</alien>"
#define ABILITY(about, rules) ALIEN ("<ability id='y'" about "><text>T</text>" rules "</ability>")
#define ANSWERS(rules) ABILITY ("", rules)
#define LINES(lines) ANSWERS ("<trigger after='duel'>" lines "</trigger>")

typedef struct
{
  const char *cards;
  const char *words[6]; /* a part of each complaint, in the order of the places */
} Mistake;

static const Mistake mistakes[] = {
  /* Elements */
  { "¦<planett id='p1' symbol='blue'><name>P</name></planett>" PLAN, { "did you mean <planet>" } },
  { "¦<zebra/>" PLAN, { "unknown element <zebra>; expected" } },
  { PLAN "¦¦<program/>", { "<program> can't stand in <set>", "no line" } },
  { EVENT ("¦<option><draw cards='1'/></option>"), { "<option> can't stand in <program>" } },
  { EVENT ("<each who='everyone'>¦<drew cards='1'/></each>"), { "did you mean <draw>" } },
  { EVENT ("¦<each who='everyone'/>"), { "<each> has no line of program" } },
  { EVENT ("<if cond='any(leader.planets)'><win-game who='leader'/><else/>¦<else/></if>"), { "one <else> too many" } },
  { EVENT ("<if cond='any(leader.planets)'><else/>¦<elseif cond='yes'/></if>"), { "expected <else> last" } },
  { EVENT ("<win-game who='leader'>¦nonsense</win-game>"), { "“nonsense” can't stand in <win-game>" } },
  { "<planet id='p1' symbol='blue'>¦<name/></planet>", { "<name> is empty" } },
  { "¦<planet id='p1' symbol='blue'/>", { "<planet> has no <name>" } },
  { "¦<tactic id='t'><half icon='blast' value='1'/></tactic>", { "<tactic> has 1 <half>; expected 2" } },
  { "<tactic id='t'><half icon='blast' value='1'/><half icon='blast' value='1'/>¦<half icon='blast' "
    "value='1'/></tactic>",
    { "one <half> too many" } },
  { "¦<event id='e' next='event'><name>E</name><text>T</text></event>", { "<event> has no <program>" } },
  { "¦<event id='e' next='event'><name>E</name><program><discover/></program></event>", { "<event> has no <text>" } },
  { "<planet id='p1' symbol='blue'><name>P</name>¦<text>T</text></planet>", { "nothing that does what it says" } },
  { PLAN "¦<plan xmlns='urn:other' id='plan-2' value='2'/>", { "namespace “urn:other”" } },

  /* Attributes */
  { "<plan id='plan-1' ¦valeu='1' value='1'/>", { "unknown attribute “valeu” of <plan>; did you mean “value”?" } },
  { "¦<plan id='plan-1'/>", { "<plan> has no attribute “value”" } },
  { "¦<reinforcement id='r' adds='1'><name>R</name></reinforcement>", { "“value”" } },
  { "<plan id='plan-1' value='¦twelve'/>", { "“twelve” in “value” is not a number" } },
  { "<plan id='plan-1' value='¦1000'/>", { "out of range: 1000; expected -999 to 999" } },
  { "<plan id='plan-1' value='1' copies='¦0'/>", { "expected 1 to 99" } },
  { "<plan id='¦Plan_1' value='1'/>", { "can't be an id" } },
  { "<plan id='¦a-plan-with-a-name-that-never-ends' value='1'/>", { "30 at most" } },
  { "<plan id='plan-1' value='1' origin='¦orignal'/>", { "did you mean “original”" } },
  { "<planet id='p1' symbol='¦blu'><name>P</name></planet>", { "did you mean “blue”" } },
  { "<envoy id='e' deck='¦d'><name>E</name></envoy>", { "expected “a”, “b” or “c”" } },
  { "<tactic id='t'><half icon='¦blats' value='1'/><half icon='blast' value='¦10'/></tactic>",
    { "did you mean “blast”", "expected 1 to 9" } },
  { "<event id='e' next='¦evnt'><name>E</name><text>T</text><program><discover/></program></event>",
    { "did you mean “event”" } },
  { PLAN "\n<plan id='¦plan-1' value='2'/>", { "taken by line 2" } },
  { EVENT ("<discover as='world'/><duel at='world' ¦advantge='1' advantage='1'/>"), { "did you mean “advantage”" } },
  { EVENT ("<discover as='world'/>¦<duel at='world'/>"), { "<duel> has no attribute “advantage”" } },
  { EVENT ("<discover as='world'/><duel at='world' advantage='¦'/>"), { "“advantage” is empty" } },
  { DUEL ("<prize for='¦looser'><draw cards='1'/></prize>"), { "did you mean “loser”" } },

  /* Lines */
  { EVENT ("¦<draw cards='2'/>"), { "nobody does this <draw>" } },
  { EVENT ("¦<may><draw cards='2'/></may>"), { "nobody does this <may>" } },
  { EVENT ("<draw who='everyone' cards='¦0'/>"), { "expected at least 1" } },
  { EVENT ("<recover who='leader' ships='¦5..2'/>"), { "smaller number first" } },
  { EVENT ("<destroy who='leader' ships='¦2'/>"), { "such as “2 of supply”" } },
  { EVENT ("<discard who='leader' cards='2 of ¦hnad'/>"), { "did you mean “hand”" } },
  { EVENT ("<destroy who='leader' ships='1 of ¦leader.hand'/>"), { "expected ships" } },
  { EVENT ("<recover who='leader' ships='0..¦fuor'/>"), { "unknown name “fuor”" } },
  { EVENT ("<choose who='leader' as='¦n' from='1..4'/>"), { "nothing reads the name “n”" } },
  { EVENT ("<choose who='leader' as='¦winner' from='1..4'/><draw who='leader' cards='winner'/>"),
    { "means something already" } },
  { EVENT ("<choose who='leader' as='n' from='¦4'/><draw who='leader' cards='n'/>"), { "expected cards, planets" } },
  { EVENT ("¦<choose who='leader' from='1..4'/>"), { "no attribute “as”" } },
  { EVENT ("¦<choose who='leader'><option><draw cards='1'/></option></choose>"), { "has 1 <option>" } },
  { EVENT ("<choose who='leader'>¦<option/><option><draw cards='1'/></option></choose>"),
    { "neither a label nor lines" } },
  { EVENT ("<choose who='leader'><option id='a'><draw cards='1'/></option><option id='¦a'><draw "
           "cards='2'/></option></choose>"),
    { "taken by another option" } },
  { EVENT ("<choose who='leader' as='n'>¦<option><draw cards='1'/></option><option id='b'><draw "
           "cards='2'/></option></choose>"
           "<if cond='n is b'><draw who='leader' cards='1'/></if>"),
    { "as “as” names it" } },
  { EVENT ("<choose who='leader' as='n'><option id='aa'><label>A</label></option><option "
           "id='bbb'><label>B</label></option></choose>"
           "<if cond='n is ¦bb'><draw who='leader' cards='1'/></if>"),
    { "did you mean “bbb”" } },
  { EVENT ("<choose who='everyone' how='draft' ¦secret='together'><option><draw cards='1'/></option>"
           "<option><draw cards='2'/></option></choose>"),
    { "can't stand beside “how”" } },
  { EVENT ("<assign name='n' to='1'/><assign name='¦n' to='leader'/><draw who='leader' cards='n'/>"),
    { "another kind of value" } },

  /* Expressions: the place inside the value, past references and line ends */
  { EVENT ("<discover as='world'/><duel at='¦wrold' advantage='1'/><duel at='world' advantage='1'/>"),
    { "did you mean “world”" } },
  { EVENT ("<if cond='any(leader.planets) and ¦ledaer = straggler'><win-game who='leader'/></if>"),
    { "did you mean “leader”" } },
  { EVENT ("<if cond='leader.supply &lt; 3 and 2 &#62; ¦fuor'><win-game who='leader'/></if>"), { "“fuor”" } },
  { EVENT ("<if cond='any(leader.planets)\n and ¦fuor'><win-game who='leader'/></if>"), { "“fuor”" } },
  { EVENT ("<win-game who='¦3'/>"), { "players was expected" } },
  { EVENT ("<if cond='any(leader.planets¦'><win-game who='leader'/></if>"), { "“)” is missing" } },

  /* Rules */
  { DUEL ("<modify what='¦clouts' of='everyone' add='1'/>"), { "did you mean “clout”" } },
  { DUEL ("¦<modify what='clout' add='1'/>"), { "doesn't say of what" } },
  { DUEL ("¦<modify what='clout' of='leader'/>"), { "doesn't say how “clout” changes" } },
  { DUEL ("<modify what='advantage' ¦of='leader' add='1'/>"), { "“of” can't stand beside “advantage”" } },
  /* Queries have an order, so that no rules can depend on each other in a circle. */
  { DUEL ("<modify what='clout' of='everyone' add='it.opponent.¦clout'/>"), { "“clout” can't be asked here" } },
  { DUEL ("<modify what='hand-limit' of='everyone' if='it.¦hand-limit > 3' add='1'/>"), { "can't be asked here" } },
  { DUEL ("<modify what='ships-sent' of='everyone[it.¦clout > 3]' add='1'/>"), { "“clout” can't be asked here" } },
  { DUEL ("<modify what='better' to='¦lowest'/>"), { "did you mean “lower”" } },
  { DUEL ("<modify what='better' ¦add='1'/>"), { "can't be changed by “add”; expected “to”" } },
  { DUEL ("<modify what='may-send' of='leader' to='¦nope'/>"), { "unknown name “nope”" } },
  { DUEL ("<modify what='clout' of='everyone' if='¦supply > 3' add='1'/>"), { "whose “supply”" } },
  { DUEL ("<modify what='dial-choices' of='everyone' exclude='¦leader'/>"), { "numbers was expected" } },
  { REINFORCEMENT ("¦<ability id='a'><modify what='clout' of='this.beside-player' add='1'/></ability>"),
    { "has no <text>" } },
  { REINFORCEMENT ("¦<ability id='a'><text>T</text></ability>"), { "has no <trigger>, <modify>" } },
  { REINFORCEMENT ("<ability id='a'><text>T</text><modify what='clout' of='this.beside-player' add='1'/></ability>"
                   "<ability id='¦a'><text>T</text><modify what='clout' of='this.beside-player' add='1'/></ability>"),
    { "taken by another ability" } },

  /* Abilities */
  { ABILITY (" in='¦duels'", "<modify what='clout' add='1'/>"), { "did you mean “duel”" } },
  { ABILITY (" in='duel ¦duel'", "<modify what='clout' add='1'/>"), { "each word once" } },
  { ABILITY (" role='¦ledaer'", "<modify what='clout' add='1'/>"), { "did you mean “leader”" } },
  { ABILITY (" role='leader ¦leader'", "<modify what='clout' add='1'/>"), { "each role once" } },
  { ABILITY (" where='¦face-dwon'", "<modify what='clout' add='1'/>"), { "did you mean “face-down”" } },
  { ABILITY (" where='¦face-down'", "<modify what='clout' add='1'/>"), { "never lies there" } },
  { ABILITY (" limit='¦gmae'", "<trigger after='duel'><win/></trigger>"), { "did you mean “game”" } },
  { ABILITY (" ¦limit='game'", "<modify what='clout' add='1'/>"), { "nothing to limit" } },
  { ABILITY (" ¦used-at='duel'", "<trigger after='duel'><win/></trigger>"), { "used when they work" } },
  { ABILITY (" used-at='¦dule'", "<modify what='clout' add='1'/>"), { "did you mean “duel”" } },
  { ABILITY (" if='me.¦supplly > 1'", "<modify what='clout' add='1'/>"), { "did you mean “supply”" } },
  { ABILITY (" if='me.¦clout > 1'", "<modify what='hand-limit' add='1'/>"), { "can't be asked here" } },
  { REINFORCEMENT ("<ability id='a' ¦role='leader'><text>T</text>"
                   "<modify what='clout' of='this.beside-player' add='1'/></ability>"),
    { "nobody's card has no role" } },
  { REINFORCEMENT ("<ability id='a'><text>T</text>¦<modify what='clout' add='1'/></ability>"),
    { "doesn't say of what" } },
  { REINFORCEMENT ("<ability id='a' where='hand'><text>T</text>¦<modify what='dial-choices' of='opponent' "
                   "exclude='1'/></ability>"),
    { "would show a card that the others can't see" } },
  { ANSWERS ("¦<modify what='plan-count' of='opponent' to='count(me.hand[value > 10])'/>"),
    { "“plan-count” would show what “hand” hides" } },
  { REINFORCEMENT ("<ability id='a'><text>T</text><modify what='clout' of='¦me' add='1'/></ability>"),
    { "nobody is “me” here" } },
  { "<alien id='x' complexity='green'><name>X</name>¦<text>T</text></alien>", { "expected an <ability>" } },
  { "<overlay id='x'><name>X</name>¦<text>T</text></overlay>", { "expected an <ability>" } },

  /* Moments */
  { ANSWERS ("<trigger after='¦reveal-plnas'><win/></trigger>"), { "did you mean “reveal-plans”" } },
  { ANSWERS ("<trigger after='duel ¦duel'><win/></trigger>"), { "each moment once" } },
  { ANSWERS ("<trigger after='¦'><win/></trigger>"), { "“after” is empty" } },
  { ANSWERS ("¦<trigger><win/></trigger>"), { "doesn't say when" } },
  { ANSWERS ("<trigger before='duel' ¦after='duel'><win/></trigger>"), { "can't stand beside “before”" } },
  { ANSWERS ("<trigger before='¦game'><win-game/></trigger>"), { "never comes while a card is in play" } },
  { ANSWERS ("<trigger before='¦prepare-destiny'><draw cards='1'/></trigger>"), { "not in play yet" } },
  { ABILITY (" role='leader'", "<trigger before='¦prepare-warp'><draw cards='1'/></trigger>"),
    { "nobody has a role yet" } },
  { "<envoy id='v' deck='a'><name>V</name><ability id='y'><text>T</text>"
    "<trigger after='¦draw-opening-hands'><draw cards='1'/></trigger></ability></envoy>",
    { "not in play yet" } },
  { ABILITY (" in='duel'", "<trigger before='¦draw-destiny'><draw cards='1'/></trigger>"),
    { "never comes in a duel" } },
  { ABILITY (" in='contest'", "<trigger after='duel draw ¦set-dials'><draw cards='1'/></trigger>"),
    { "never comes in a contest" } },
  { ABILITY (" in='duel contest'", "<trigger after='¦event'><draw cards='1'/></trigger>"), { "duel or contest" } },
  { ANSWERS ("¦<replace ¦waht='draw'/>"), { "no attribute “what”", "did you mean “what”" } },
  { ANSWERS ("¦<replace/>"), { "no attribute “what”" } },
  { ANSWERS ("<trigger after='reveal-plans' ¦who='opponent'><win/></trigger>"), { "a step happens to nobody" } },
  { ANSWERS ("<trigger whenever='any(me.hand)' ¦who='opponent'><win/></trigger>"), { "beside “whenever”" } },
  { ANSWERS ("<trigger whenever='any(me.hand)' ¦if='any(me.planets)'><win/></trigger>"), { "beside “whenever”" } },
  { DUEL ("¦<trigger after='draw'><win who='leader'/></trigger>"), { "doesn't say to whom" } },
  { DUEL ("<trigger after='reveal-plans' ¦may='yes'><win who='leader'/></trigger>"), { "nobody can be asked" } },
  { DUEL ("<trigger after='reveal-plans' ¦until='after duel'><win who='leader'/></trigger>"),
    { "until its encounter is over" } },
  { DUEL ("<trigger after='reveal-plans' ¦silent='yes'><win who='leader'/></trigger>"),
    { "“silent” can't stand here" } },
  { ANSWERS ("<modify what='clout' add='1' ¦until='after duel'/>"), { "as long as its card" } },

  /* Lasting effects */
  { LINES ("¦<modify what='clout' of='me' add='1'/>"), { "doesn't say how long" } },
  { LINES ("<modify what='clout' of='me' add='1' until='¦afetr duel'/>"), { "did you mean “after”" } },
  { LINES ("<modify what='clout' of='me' add='1' until='¦after'/>"), { "names no moment" } },
  { LINES ("<modify what='clout' of='me' add='1' until='after ¦deul'/>"), { "did you mean “duel”" } },
  { LINES ("<ignore cards='opponent.alien' until='after ¦deul'/>"), { "did you mean “duel”" } },
  { LINES ("<choose as='¦a1' from='1..2'/><trigger after='draw'><draw cards='1'/></trigger>"),
    { "nothing reads the name “a1”" } },
  { LINES ("<each who='everyone'><each who='everyone'><each who='everyone'><each who='everyone'><choose as='n' "
           "from='1..2'/><trigger after='draw'><draw cards='¦n'/></trigger></each></each></each></each>"),
    { "too many names" } },

  { LINES ("<choose as='x' from='2 of hand'/><discard cards='x'/>"
           "<trigger after='draw'><move cards='¦x' to='hand'/></trigger>"),
    { "can't remember the cards “x”" } },
  { LINES ("<contest><modify what='clout' of='¦me' add='1'/></contest>"), { "nobody is “me” here" } },

  /* The action (“that”) */
  { ANSWERS ("<trigger after='reveal-plans' if='¦that.count > 1'><win/></trigger>"), { "that" } },
  { ANSWERS ("<trigger after='draw' if='that.¦ships > 1'><win/></trigger>"), { "ships" } },
  { ANSWERS ("<trigger after='draw recover' if='any(that.¦cards)'><win/></trigger>"), { "cards" } },
  { ANSWERS ("<trigger whenever='¦that.count > 1'><win/></trigger>"), { "that" } },
  { ANSWERS ("<trigger after='become' if='that.role is ¦stragler'><win/></trigger>"), { "straggler" } },
  { ANSWERS ("<trigger after='draw'>¦<proceed/></trigger>"), { "in a <replace> only" } },
  { ANSWERS ("<replace what='draw'><trigger after='duel'>¦<proceed/></trigger></replace>"), { "in a <replace> only" } },
  { ANSWERS ("<replace what='turn-dial'><proceed ¦count='2'/></replace>"), { "has no count" } },

  /* Conditions that would show hidden cards */
  { ANSWERS ("<trigger after='reveal-plans' may='yes' if='¦any(opponent.hand[value > 20])'><win/></trigger>"),
    { "would show what “hand” hides" } },
  { ANSWERS ("<trigger whenever='¦any(opponent.hand[value > 20])' may='yes'><win/></trigger>"),
    { "would show what “hand” hides" } },
  { ANSWERS ("<trigger before='reveal-plans' may='yes' if='¦opponent.plan.value > 20'><win/></trigger>"),
    { "would show what “plan” hides" } },
  { LINES ("<choose><option if='¦opponent.hand.value > 20'><win/></option><option><draw cards='1'/></option></choose>"),
    { "would show what “hand” hides" } },
  { ANSWERS ("<trigger after='draw'><if cond='¦any(opponent.hand[value > 20])'><may><win/></may></if></trigger>"),
    { "that <may> asks because of this would show what “hand” hides" } },
  { ANSWERS ("<trigger after='draw'><if cond='¦any(opponent.hand[value > 20])'><draw cards='1'/><else/><choose><option>"
             "<win/></option><option><draw cards='1'/></option></choose></if></trigger>"),
    { "that <choose> asks because of this would show what “hand” hides" } },
  { ANSWERS ("<trigger after='draw'><repeat times='¦opponent.hand.value'><may><win/></may></repeat></trigger>"),
    { "would show what “hand” hides" } },
  { ANSWERS ("<trigger after='draw'><may who='¦everyone[any(hand[value > 20])]'><win/></may></trigger>"),
    { "would show what “hand” hides" } },
  /* … from the player who is asked, to whom the own cards are open */
  { LINES ("<if cond='¦any(me.hand[value > 20])'><may who='opponent'><draw cards='1'/></may></if>"),
    { "that <may> asks because of this would show what “hand” hides" } },
  { LINES ("<each who='opponent'><if cond='¦any(they.hand[value > 20])'><may who='me'><win/></may></if></each>"),
    { "that <may> asks because of this would show what “hand” hides" } },
  { LINES ("<choose who='opponent'><option if='¦any(me.hand[value > 20])'><draw cards='1'/></option>"
           "<option><recover ships='1'/></option></choose>"),
    { "would show what “hand” hides" } },
  { LINES (
        "<may who='opponent'><pay><discard who='me' cards='¦1 of me.hand[value > 20]'/></pay><draw cards='1'/></may>"),
    { "would show what “hand” hides; expected a price" } },
  { LINES ("<assign name='n' to='me.hand.value'/><if cond='¦n > 20'><may who='opponent'><draw cards='1'/></may></if>"),
    { "would show what “n” hides" } },

  /* One value, or one for each player */
  { LINES ("<choose who='¦loser' as='x' from='1..2'/><draw cards='x'/>"), { "may be one player or several" } },
  { LINES ("<choose who='¦plans.owner' as='x' from='1..2'/><draw cards='x'/>"), { "may be one player or several" } },

  /* Uses */
  { ABILITY (" used-at='choice'", "<modify what='¦plan-choices' include='opponent.hand'/>"),
    { "nobody chooses from “plan-choices” openly" } },
  { ABILITY (" used-at='choice'", "¦<trigger after='draw'><win/></trigger><modify what='¦clout' add='1'/>"),
    { "can't stand beside used-at=\"choice\"", "nobody chooses from “clout” openly" } },
  { ANSWERS ("<trigger after='draw'><each who='¦everyone[any(hand[value > 20])]'><may><win/></may></each></trigger>"),
    { "would show what “hand” hides" } },
  { ANSWERS ("<trigger after='draw'><foreach card='c' from='¦opponent.hand[value > 20]'><may><ignore cards='c' "
             "until='after duel'/></may></foreach></trigger>"),
    { "would show what “hand” hides" } },
  { ANSWERS (
        "<trigger after='draw'><assign name='high' to='any(opponent.hand[value > 20])'/><if cond='¦high'><may><win/>"
        "</may></if></trigger>"),
    { "would show what “high” hides" } },
  { LINES (
        "<choose as='tip' from='everyone' secret='kept'/><choose><option if='¦tip = me'><win/></option><option><draw "
        "cards='1'/></option></choose>"),
    { "would show what “tip” hides" } },

  /* Programs */
  { LINES ("¦<may><draw cards='1'/></may>"), { "expected may=\"yes\"" } },
  { LINES ("<draw cards='1'/>¦<pay><discard cards='1'/></pay>"), { "expected it further up" } },
  { LINES ("<pay>¦<may><draw cards='1'/></may></pay><win/>"), { "<may> can't stand in <pay>" } },
  { LINES ("<pay>¦<drow cards='1'/></pay><win/>"), { "did you mean <draw>" } },
  { LINES ("¦<foreach from='hand'><win/></foreach>"), { "doesn't say of what" } },
  { LINES ("<foreach card='c' ¦planet='p' from='hand'><reveal cards='c'/></foreach>"), { "beside “card”" } },
  { LINES ("<foreach card='c' from='¦me.planets'><reveal cards='c'/></foreach>"), { "expected cards" } },
  { LINES ("<foreach card='¦c' from='hand'><win/></foreach>"), { "nothing reads the name “c”" } },
  { LINES ("¦<repeat><win/></repeat>"), { "has no attribute “times”" } },
  { LINES ("<choose as='¦tip' from='everyone'/><reveal secret='¦tpi'/>"), { "nothing reads", "no secret" } },
  { LINES ("<choose as='tip' from='everyone' secret='kept'/><reveal secret='¦tpi'/><if cond='tip = me'><win/></if>"),
    { "did you mean “tip”" } },
  { LINES ("<choose ¦secret='kept'><option><win/></option><option><draw cards='1'/></option></choose>"),
    { "no option can be kept secret" } },
  { LINES ("<choose as='x' from='2 of hand' ¦secret='kept'/><discard cards='x'/>"), { "beside an amount" } },
  { LINES ("<choose as='x' from='¦2 of halves(ready)'/><move cards='x' to='this'/>"), { "one at a time" } },
  { LINES ("<choose who='¦everyone' as='x' from='2 of hand'/><discard cards='x'/>"), { "expected <each>" } },
  { LINES ("<choose as='x'><option id='¦aa'><win/></option><option id='¦bb'><draw cards='1'/></option>"
           "<option id='cc'><draw cards='2'/></option></choose><if cond='x is cc'><win/></if>"),
    { "nothing reads the option “aa”", "“bb”" } },
  { LINES ("<go-to step='¦set-dails'/>"), { "did you mean “set-dials”" } },
  { LINES ("<go-to step='¦draw-destiny'/>"), { "no step of a duel or contest" } },
  { LINES ("<become role='¦staggler'/>"), { "did you mean “straggler”" } },
  { LINES ("<draw who='¦nobody' cards='1'/>"), { "nothing happens to nobody" } },
  { LINES ("¦<reveal/>"), { "expected cards=" } },
  { LINES ("¦<move to='here'/>"), { "cards=\"…\" or ships=\"…\"" } },
  { LINES ("<move cards='this.under' ¦ships='1 of warp' to='here'/>"), { "beside “cards”" } },
  { LINES ("<move ships='¦1' to='here'/>"), { "such as “1 of supply”" } },
  { LINES ("<move cards='1 of hand' to='¦me.supply'/>"), { "can't be moved to this" } },
  { LINES ("<move ships='1 of supply' to='¦hand'/>"), { "can't be moved to this" } },
  { LINES ("<move cards='1 of hand' to='deck' end='¦topp'/>"), { "did you mean “top”" } },
  { LINES ("<discard cards='1' chooser='¦chanec'/>"), { "did you mean “chance”" } },

  /* Moves with an element of their own */
  { LINES ("¦<move cards='1 of hand' to='discards'/>"), { "write <discard>" } },
  { LINES ("¦<move cards='2 of deck' to='hand'/>"), { "write <draw>" } },
  { LINES ("¦<move cards='top(2, me.deck)' to='me.hand'/>"), { "write <draw>" } },
  { LINES ("¦<move ships='2 of warp' to='me.supply'/>"), { "write <recover>" } },
  { LINES ("¦<move ships='2 of supply' to='me.warp'/>"), { "write <destroy>" } },
  { LINES ("¦<move ships='2 of opponent.ships-here' to='opponent.warp'/>"), { "write <destroy>" } },
  { LINES ("¦<move ships='all of me.ships-here' to='me.supply'/>"), { "write <retreat>" } },

  /* Counters */
  { ALIEN ("<counter id='¦n' start='0' most='3'/>"), { "nothing reads the counter" } },
  { ALIEN ("<counter id='¦n' start='0' most='3'/><ability id='y'><text>T</text><modify what='clout' "
           "add='n'/></ability>"),
    { "nothing sets the counter" } },
  { ALIEN ("<counter id='¦n' start='0' most='3'/><ability id='y'><text>T</text><trigger after='duel'><assign name='¦m' "
           "to='n + 1'/></trigger></ability>"),
    { "nothing sets", "nothing reads the name “m”" } },
  { ALIEN ("<counter id='¦hand' start='0' most='3'/><ability id='y'><text>T</text><trigger after='duel'><assign "
           "name='hand' to='hand + 1'/></trigger></ability>"),
    { "means something already" } },
  { ALIEN ("<counter id='n' start='¦4' most='3'/><ability id='y'><text>T</text><trigger after='duel'><assign name='n' "
           "to='n + 1'/></trigger></ability>"),
    { "starts above its most" } },
  { ALIEN ("<counter id='n' start='1' most='¦x'/><ability id='y'><text>T</text><trigger after='duel'><assign name='n' "
           "to='n + 1'/></trigger></ability>"),
    { "not a number" } },

  /* Progress */
  { ALIEN ("<progress value='¦count(opponent.hand[value > 3])'><label>L</label></progress>"),
    { "would show what “hand” hides" } },
  { ALIEN ("<progress value='count(me.hand)' danger='¦any(me.hand[value > 3])'><label>L</label></progress>"),
    { "would show what “hand” hides" } },
  { ALIEN ("<progress value='1' of='¦me'><label>L</label></progress>"), { "a number was expected" } },

  /* Queries */
  { ANSWERS ("<modify what='reveal-at' to='¦reveal-tacitcs'/>"), { "did you mean “reveal-tactics”" } },
  { ANSWERS ("<modify what='reveal-at' to='¦reveal-plans'/>"), { "dials can't be shown" } },

  /* Replaced cards */
  { "<plan id='plan-1' value='1' replaces='¦plan-2'/>", { "expected SET:CARD" } },
  { "<plan id='plan-1' value='1' replaces='¦tiny:plan-2'/>", { "did you mean" } },
  { "<plan id='plan-1' value='1' replaces='¦tiny:plan-1'/>", { "in its own place" } },
  { PLAN "<plan id='plan-2' value='1' replaces='tiny:plan-1'/><plan id='plan-3' value='1' replaces='¦tiny:plan-1'/>",
    { "one at most" } },
  { PLAN "<alien id='x' complexity='red' replaces='¦tiny:plan-1'><name>X</name></alien>", { "of another kind" } },
  { PLAN "<plan id='plan-2' value='1' formerly='¦tiny:plan-1'/>", { "no card has any longer" } },
  { "<plan id='plan-1' value='1' formerly='¦plan-2'/>", { "expected SET:CARD" } },

  /* Several mistakes at once: none hides another, and no mistake is reported twice */
  { "<plan id='plan-1' value='¦x'/>\n<plan ¦vlaue='1' value='2' id='plan-2'/>\n" EVENT (
        "¦<draw cards='¦two'/>\n¦<dscard/>"),
    { "not a number", "unknown attribute", "nobody does", "unknown name “two”", "did you mean <discard>" } },
  { EVENT ("<choose who='leader' as='n' from='¦nowhere'/><draw who='leader' cards='n'/>"),
    { "unknown name “nowhere”" } },
};

/* Removes the marks from @text and adds their places to @places. */
static char *
take_marks (const char *text, GArray *places)
{
  GString *clean = g_string_new (NULL);
  FpLocation at = { 1, 1 };

  while (*text != '\0')
    {
      const char *next = g_utf8_next_char (text);

      if (g_str_has_prefix (text, MARK))
        g_array_append_val (places, at);
      else
        {
          g_string_append_len (clean, text, next - text);
          at.column++;
          if (*text == '\n')
            at = (FpLocation){ at.line + 1, 1 };
        }
      text = next;
    }
  return g_string_free (clean, FALSE);
}

static void
assert_complaints (const Mistake *mistake, const FpProblems *problems, const GArray *places)
{
  g_assert_cmpuint (fp_problems_count (problems), ==, places->len);
  for (guint i = 0; i < places->len; i++)
    {
      const FpProblem *problem = fp_problems_get (problems, i);
      const FpLocation *at = &g_array_index (places, FpLocation, i);

      g_assert_cmpuint (i, <, G_N_ELEMENTS (mistake->words));
      g_assert_nonnull (mistake->words[i]);
      g_assert_nonnull (strstr (problem->message, mistake->words[i]));
      g_assert_cmpint (problem->at.line, ==, at->line);
      g_assert_cmpint (problem->at.column, ==, at->column);
    }
}

static void
test_mistake (gconstpointer data)
{
  const Mistake *mistake = data;
  g_autofree char *marked = set_text (mistake->cards);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (FpLocation));
  g_autofree char *text = take_marks (marked, places);
  g_auto (Loaded) loaded = load_texts ((const char *const[]){ text, NULL });
  g_autofree char *all = format_problems (&loaded);

  g_test_message ("%s", all);
  g_assert_no_error (loaded.error);
  g_assert_null (loaded.catalog);
  g_assert_cmpuint (loaded.problems->len, ==, 1);
  assert_complaints (mistake, g_ptr_array_index (loaded.problems, 0), places);
}

static void
assert_problems (const char *const *texts, const char *expected)
{
  g_auto (Loaded) loaded = load_texts (texts);
  g_autofree char *all = format_problems (&loaded);

  g_assert_null (loaded.catalog);
  g_assert_cmpstr (all, ==, expected);
}

#define SET(attributes, cards) "<set " attributes ">" cards "</set>"
#define NS "xmlns='https://fifthplanet.github.io/ns/set/2' "

/* The files of a set must agree with each other, and with the game. */
static void
test_roots (void)
{
  assert_problems ((const char *const[]){ "<game/>", NULL }, "1.xml:1:1: unknown element <game>; expected <set>\n");
  assert_problems ((const char *const[]){ SET ("id='a' edition='duel' version='1'", PLAN), NULL },
                   "1.xml:1:1: <set> is in the namespace “”; expected “https://fifthplanet.github.io/ns/set/2”\n");
  assert_problems ((const char *const[]){ SET (NS "id='a' edition='classic' version='1'", PLAN), NULL },
                   "1.xml:1:69: the set is for the edition “classic”; expected “duel”\n");
  assert_problems ((const char *const[]){ SET (NS "id='a' version='one'", PLAN), NULL },
                   "1.xml:1:1: <set> has no attribute “edition”; expected edition=\"…\"\n"
                   "1.xml:1:69: “one” in “version” is not a number; expected 1 to 999999\n");
  assert_problems ((const char *const[]){ SET (NS "id='a' edition='duel' version='1'", ""), NULL },
                   "1.xml:1:1: <set> has no card; expected at least one\n");
}

static void
test_files_of_a_set (void)
{
  const char *const texts[] = {
    SET (NS "id='a' edition='duel' version='1'", PLAN),
    SET (NS "id='a' edition='duel' version='2'", PLAN),
    SET (NS "id='b' edition='duel' version='3'", PLAN),
    "<set",
    NULL,
  };
  g_auto (Loaded) loaded = load_texts (texts);
  g_autofree char *all = format_problems (&loaded);

  g_assert_null (loaded.catalog);
  g_assert_cmpuint (loaded.problems->len, ==, 4);
  g_assert_nonnull (strstr (all, "2.xml:1:84: the set is of version “2”; expected “1” as in "));
  g_assert_nonnull (strstr (all, "2.xml:1:97: the id “plan-1” is taken by "));
  g_assert_nonnull (strstr (all, "4.xml:1:"));
  g_assert_null (strstr (all, "3.xml:"));
}

static void
test_unreadable (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_auto (Loaded) empty = load_texts ((const char *const[]){ NULL });
  g_autoptr (GError) error = NULL;

  assert_loaded (&empty);
  g_assert_null (fp_library_load (NULL, (const char *const[]){ "/nowhere/at/all.xml", NULL }, problems, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Deep brackets and thousands of lines are reported, without a crash. */
static void
test_too_much (void)
{
  g_autoptr (GString) cards = g_string_new ("<event id='e' next='event'><name>E</name><text>T</text><program>\n");
  g_autofree char *brackets = g_strnfill (100000, '(');
  g_autofree char *text = NULL;

  g_string_append_printf (cards, "<win-game who='%s'/>\n", brackets);
  for (guint i = 0; i < 40000; i++)
    g_string_append (cards, "<draw who='leader' cards='1'/>\n");
  g_string_append (cards, "</program></event>");
  text = g_string_free (g_steal_pointer (&cards), FALSE);
  {
    g_auto (Loaded) loaded = load_cards (text);
    g_autofree char *all = format_problems (&loaded);

    g_assert_null (loaded.catalog);
    g_assert_nonnull (strstr (all, "1.xml:3:16: this expression is too long"));
    g_assert_nonnull (strstr (all, "too big together"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/library/mistake/%02u", i + 1);

      g_test_add_data_func (path, &mistakes[i], test_mistake);
    }
  g_test_add_func ("/library/roots", test_roots);
  g_test_add_func ("/library/files-of-a-set", test_files_of_a_set);
  g_test_add_func ("/library/unreadable", test_unreadable);
  g_test_add_func ("/library/too-much", test_too_much);
  return g_test_run ();
}
