import { NONE, type Seat } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import type { Monster } from '../content/schema.js';
import type { WayOut } from '../content/specials.js';
import { rollDie } from '../dice.js';
import type { EscapeResult } from '../events.js';
import { lineupOf } from '../lineups.js';
import { figureId } from '../names.js';
import { ESCAPES_FROM } from '../numbers.js';
import { discardHeld, greatestWorth, worth } from '../piles.js';
import { abilitiesOf, eachHeld, heldCount, heldNamed, isActive, player } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import { total } from '../scoring.js';
import { loseInRave } from '../souls.js';
import { action, type DneContext, type DneTurn, refuse } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessHeld } from './held.js';
import { bountyMonster } from './monster.js';
import { dismissMonster } from './monster-supply.js';
import { stopping } from './timing.js';

// DNE-ESC: the unsuccessful escape from a monster.

/** DNE-BTY.14: the monster to escape from. */
const pursuer = (context: DneContext): Monster | undefined => context.content.monsters[bountyMonster(context)];

/** The monster's special rules of escaping. */
const escapeOf = (context: DneContext) => pursuer(context)?.special.escape ?? {};

const tellEscape = (turn: DneTurn, seat: Seat, result: EscapeResult, rule: Rule): void => {
  turn.emit?.({ type: 'escape-ended', rule, seat, monster: figureId(turn, bountyMonster(turn)), result });
};

/** Souls that the monster takes. */
const monsterTakes = (turn: DneTurn, seat: Seat, amount: number, rule: Rule): void =>
  loseInRave(turn, seat, amount, { rule, cause: 'monster', source: figureId(turn, bountyMonster(turn)) });

/** DNE-ESC.1, DNE-ESC.2, DNE-SPC.5, DNE-SPC.6: release, the loss before the roll, then a way out or the roll. */
export function escaping(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const { state, queue } = turn;
  if (pursuer(turn) === undefined || !isActive(state, seat)) return;
  const { releaseAtMost, loseBefore = 0, way, noRoll } = escapeOf(turn);
  if (releaseAtMost !== undefined && player(turn, seat).souls <= releaseAtMost) {
    tellEscape(turn, seat, 'released', 'DNE-SPC.5');
    return;
  }
  monsterTakes(turn, seat, loseBefore, 'DNE-SPC.6');
  if (way !== undefined && mayFind(turn, seat, way)) queue({ kind: 'escape', seat });
  else if (noRoll === true) fail(turn, seat, 'DNE-ESC.2');
  else queue({ kind: 'escape-roll', seat });
}

/** DNE-GNL.14: true if public facts leave it possible that the player can take the way out. */
function mayFind(context: DneContext, seat: Seat, way: WayOut): boolean {
  const { hand, inventory } = player(context, seat);
  switch (way.by) {
    case 'walk-away':
      return true;
    case 'pay-escape':
      return heldCount(context, seat) > 0;
    case 'bribe':
      return hand.length > 0 || greatestWorth(context, inventory) >= way.minBonus;
  }
}

/** DNE-ESC.2: the roll instead of a way out. */
export interface RollEscape extends ActionOf<typeof rollEscape> {}
export const rollEscape = action('roll-escape', {
  rule: 'DNE-ESC.2',
  during: ['escape'],
  fields: {},
  check: (context) => (escapeOf(context).noRoll === true ? refuse('DNE-SPC.12', 'no-such-way-out') : undefined),
  perform: ({ queue }, { seat }) => queue({ kind: 'escape-roll', seat }),
});

/** DNE-SPC.9: any held card instead of the roll. */
export interface PayEscape extends ActionOf<typeof payEscape> {}
export const payEscape = action('pay-escape', {
  rule: 'DNE-SPC.9',
  during: ['escape'],
  fields: { card: cardName, from },
  candidates(context, seat, offer) {
    if (escapeOf(context).way?.by === 'pay-escape')
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'pay-escape', seat, card }));
  },
  check(context, { seat, card, from }) {
    if (escapeOf(context).way?.by !== 'pay-escape') return refuse('DNE-SPC.9', 'no-such-way-out');
    return unlessHeld(context, { seat, card, from }, 'DNE-SPC.9');
  },
  perform(turn, { seat, card, from }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-SPC.9', from });
    tellEscape(turn, seat, 'paid', 'DNE-SPC.9');
  },
});

/** DNE-SPC.12: a good card makes the monster leave. */
export interface Bribe extends ActionOf<typeof bribe> {}
export const bribe = action('bribe', {
  rule: 'DNE-SPC.12',
  during: ['escape'],
  fields: { card: cardName, from },
  candidates(context, seat, offer) {
    if (escapeOf(context).way?.by === 'bribe')
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'bribe', seat, card }));
  },
  check(context, { seat, card, from }) {
    const { way } = escapeOf(context);
    if (way?.by !== 'bribe') return refuse('DNE-SPC.12', 'no-such-way-out');
    const held = heldNamed(context, seat, card);
    const refused = unlessHeld(context, { seat, card, from }, 'DNE-SPC.12');
    if (refused !== undefined) return refused;
    return worth(context, held) >= way.minBonus ? undefined : refuse('DNE-SPC.12', 'wrong-card', { card });
  },
  perform(turn, { seat, card, from }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-SPC.12', from });
    tellEscape(turn, seat, 'bribed', 'DNE-SPC.12');
    sendAway(turn);
  },
});

/** DNE-SPC.12: the monster leaves, and nobody later in the order has to escape from it. */
function sendAway(turn: DneTurn): void {
  dismissMonster(turn, 'DNE-SPC.12');
  turn.state.agenda = turn.state.agenda.filter(({ kind }) => kind !== 'escaping');
}

/** DNE-SPC.14: simply goes. */
export interface WalkAway extends ActionOf<typeof walkAway> {}
export const walkAway = action('walk-away', {
  rule: 'DNE-SPC.14',
  during: ['escape'],
  fields: {},
  check: (context) => (escapeOf(context).way?.by === 'walk-away' ? undefined : refuse('DNE-SPC.14', 'no-such-way-out')),
  perform: (turn, { seat }) => tellEscape(turn, seat, 'walked-away', 'DNE-SPC.14'),
});

/** DNE-ESC.2: takes the consequences where no roll is allowed. */
export interface Suffer extends ActionOf<typeof suffer> {}
export const suffer = action('suffer', {
  rule: 'DNE-ESC.2',
  during: ['escape'],
  fields: {},
  check: (context) => (escapeOf(context).noRoll === true ? undefined : refuse('DNE-ESC.2', 'no-such-way-out')),
  perform: (turn, { seat }) => fail(turn, seat, 'DNE-ESC.2'),
});

/** The escape has failed: the failure effect applies. */
function fail(turn: DneTurn, seat: Seat, rule: 'DNE-ESC.2' | 'DNE-ESC.3'): void {
  tellEscape(turn, seat, 'failed', rule);
  turn.queue({ kind: 'failure', seat, path: [] });
}

/** DNE-SPC.3, DNE-CLS.26, DNE-CLS.28: the bonus to the escape roll of a player. */
export function escapeBonus({ state, content }: DneContext, seat: Seat): number {
  const figure = bountyMonster({ state, content });
  const present = { state: { ...state, monster: figure === NONE ? [] : [figure] }, content };
  const own = lineupOf(present, seat);
  const points = own === undefined ? 0 : total(present, own);
  const step = abilitiesOf(present, seat).escapeByTotal?.steps.find(({ above }) => points > above);
  return (escapeOf(present).add ?? 0) + (abilitiesOf(present, seat).escapeBonus?.n ?? 0) + (step?.add ?? 0);
}

/** DNE-ESC.3, DNE-ESC.4: rolls the escape die. */
export function escapeRoll(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const face = rollDie(turn, seat, 'escape', { rule: 'DNE-ESC.3' });
  const bonus = escapeBonus(turn, seat);
  const result = face + bonus;
  turn.emit?.({ type: 'escape-rolled', rule: 'DNE-ESC.3', seat, face, bonus, result });
  weigh(turn, seat, result, abilitiesOf(turn, seat).boost?.most ?? 0);
}

/** DNE-ESC.4: asks for a boost as long as one may help; then the result counts. */
function weigh(turn: DneTurn, seat: Seat, result: number, toGo: number): void {
  const { queue } = turn;
  if (result < ESCAPES_FROM && toGo > 0 && heldCount(turn, seat) > 0) queue({ kind: 'boost', seat, result, toGo });
  else queue({ kind: 'consequence', seat, result });
}

/** DNE-ESC.4, DNE-CLS.30: a held card makes the roll better. */
export interface Boost extends ActionOf<typeof boost> {}
export const boost = action('boost', {
  rule: 'DNE-ESC.4',
  during: ['boost'],
  fields: { card: cardName, from },
  candidates: (context, seat, offer) =>
    eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'boost', seat, card })),
  check: (context, { seat, card, from }) => unlessHeld(context, { seat, card, from }, 'DNE-CLS.30'),
  perform(turn, { seat, card, from }, { result, toGo }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-CLS.30', from });
    const by = abilitiesOf(turn, seat).boost?.add ?? 0;
    turn.emit?.({ type: 'escape-boosted', rule: 'DNE-CLS.30', seat, result: changed(result + by, by) });
    weigh(turn, seat, result + by, toGo - 1);
  },
});

/** DNE-ESC.4: the result counts as it is. */
export const stopBoosting = action('stop', {
  rule: stopping,
  during: ['boost'],
  fields: {},
  perform: ({ queue }, { seat }, { result }) => queue({ kind: 'consequence', seat, result }),
});

/** DNE-ESC.5, DNE-SPC.7, DNE-R44: the soul that rolling costs, then the failure effect. */
export function consequence(turn: DneTurn, { seat, result }: { readonly seat: Seat; readonly result: number }): void {
  const { loseIfRolled = 0 } = escapeOf(turn);
  const failure = pursuer(turn)?.failure;
  const isEscaped = result >= ESCAPES_FROM;
  const isGreater = turn.state.options.mrBones === 'greater' && !isEscaped && failure?.op === 'loseSouls';
  if (isGreater) {
    tellEscape(turn, seat, 'failed', 'DNE-ESC.3');
    monsterTakes(turn, seat, Math.max(failure.n, loseIfRolled), 'DNE-R44');
    return;
  }
  monsterTakes(turn, seat, loseIfRolled, 'DNE-SPC.7');
  if (isEscaped) tellEscape(turn, seat, 'rolled', 'DNE-ESC.3');
  else fail(turn, seat, 'DNE-ESC.3');
}
