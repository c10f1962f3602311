import { at, NONE, type Seat, seatsFrom } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { rollDie } from '../dice.js';
import { lineupOf } from '../lineups.js';
import { discardHeld } from '../piles.js';
import { abilitiesOf, eachHeld, heldCount, heldNamed, player } from '../players.js';
import { action, type DneContext, refuse } from '../state.js';
import { cardName, from, seatNumber } from './fields.js';
import { callees, canHelp, findSaviour } from './friend.js';
import { unlessHeld } from './held.js';
import { goOn } from './roles.js';

// DNE-CLS.12, DNE-CLS.13: a Saviour by force.

/** DNE-CLS.12: the opponents whom the Host may challenge, a held card provided. */
function challengeable(context: DneContext): Seat[] {
  const { turn, rave, players } = context.state;
  if (abilitiesOf(context, turn.host).challenge === undefined) return [];
  if (rave.saviour !== NONE || rave.copied.includes(turn.host)) return [];
  return seatsFrom(0, players.length).filter(
    (seat) => canHelp(context, turn.host, seat) && !turn.challenged.includes(seat),
  );
}

/** DNE-FRD.2, DNE-CLS.12: the opponents whom the Host may call or challenge. */
export function helpers(context: DneContext): Seat[] {
  const forced = heldCount(context, context.state.turn.host) > 0 ? challengeable(context) : [];
  return [...new Set([...callees(context), ...forced])].toSorted((a, b) => a - b);
}

/** DNE-CLS.12: a card and two dice to force an opponent to help. */
export interface Challenge extends ActionOf<typeof challenge> {}
export const challenge = action('challenge', {
  rule: 'DNE-CLS.12',
  during: ['rave'],
  fields: { target: seatNumber, card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (seat !== context.state.turn.host) return;
    for (const target of challengeable(context))
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'challenge', seat, target, card }));
  },
  check(context, { seat, target, card, from }) {
    const { rave, turn } = context.state;
    if (abilitiesOf(context, seat).challenge === undefined) return refuse('DNE-CLS.12', 'not-your-class');
    if (seat !== turn.host) return refuse('DNE-CLS.12', 'not-the-host');
    if (rave.saviour !== NONE) return refuse('DNE-CLS.12', 'has-a-saviour');
    if (rave.copied.includes(seat)) return refuse('DNE-CLS.10', 'has-copied');
    if (!canHelp(context, seat, target)) return refuse('DNE-CLS.12', 'cannot-be-called', { target });
    if (turn.challenged.includes(target)) return refuse('DNE-CLS.12', 'used-up', { target });
    return unlessHeld(context, { seat, card, from }, 'DNE-CLS.12');
  },
  perform(turn, { seat, target, card, from }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-CLS.12', from });
    turn.state.turn.challenged.push(target);
    const own = rollDie(turn, seat, 'challenge', { rule: 'DNE-CLS.12' });
    const other = rollDie(turn, target, 'challenge', { rule: 'DNE-CLS.12' });
    if (own > other) findSaviour(turn, target, { share: 0, picker: 'host' }, 'DNE-CLS.12');
    else turn.emit?.({ type: 'challenge-lost', rule: 'DNE-CLS.12', seat, target });
    goOn(turn, seat);
  },
});

/** DNE-CLS.13: the points that a forced Saviour may still add to the Host's line-up; infinite without force. */
export function roomFor(context: DneContext, seat: Seat): number {
  const { rave, turn } = context.state;
  if (!rave.forced || rave.saviour !== seat) return Number.POSITIVE_INFINITY;
  const line = lineupOf(context, turn.host);
  let room = 0;
  for (let i = 0; i < (line?.cards.length ?? 0); i++) {
    const by = line?.by[i];
    const via = line?.via[i];
    const base = line?.base[i] ?? 0;
    if (by === turn.host && (via === 'hand' || via === 'inventory')) room += base;
    if (by === seat) room -= base;
  }
  return room;
}

/** The most that a card can count when it is laid: its bonus, or all sides of its die. */
export function mostOf({ content }: DneContext, card: number): number {
  const { bonus, die } = at(content.sounds, card);
  return Math.max(bonus, die);
}

/** DNE-CLS.13: true if a forced Saviour has added no card yet although one fits. */
export function mustAdd(context: DneContext, seat: Seat): boolean {
  const { rave } = context.state;
  if (!rave.forced || rave.joined || rave.saviour !== seat) return false;
  const room = roomFor(context, seat);
  const { hand, inventory } = player(context, seat);
  const fits = (card: number) => mostOf(context, card) <= room;
  return hand.some(fits) || inventory.some(fits);
}
