import { at, NONE, type Seat } from '@rulewright/core';
import { entryOf, entryOfKind, kindOf, nameOf } from './cards.js';
import type { Colour } from './content/effects.js';
import { moveCard } from './moves.js';
import { DIFFERENT_POWERS } from './numbers.js';
import { discardFaceUp } from './piles.js';
import type { Rule } from './rulebook/rules.js';
import { type Card, type EmixContext, type EmixTurn, type Human, type Kind, refuse, type Sweep } from './state.js';

// EMX-PWR: the row of active powers of a human.

/** The number of active copies of a kind on a human. */
export function copiesOn({ state }: EmixContext, human: Human, kind: Kind): number {
  let copies = 0;
  for (const card of at(state.rows, human)) if (kindOf(card) === kind) copies++;
  return copies;
}

/** The number of active powers with this sign, or of all with `any` (EMX-VOC.5). */
export function powersOn(context: EmixContext, human: Human, colour: Colour | 'any'): number {
  const row = at(context.state.rows, human);
  if (colour === 'any') return row.length;
  let powers = 0;
  for (const card of row) if (entryOf(context, card).sign === colour) powers++;
  return powers;
}

/** The number of copies of a power that may be active on one human (EMX-PWR.4). */
export const limitOf = (context: EmixContext, kind: Kind): number => entryOfKind(context, kind).limit ?? 1;

/** True when a kind of power has room in a human's present row (EMX-PWR.3 to EMX-PWR.5). */
export function hasRoom(context: EmixContext, human: Human, kind: Kind): boolean {
  const copies = copiesOn(context, human, kind);
  if (copies > 0) return copies < limitOf(context, kind);
  return at(context.state.rows, human).length < DIFFERENT_POWERS || freeSlots(context, human) > 0;
}

/** The refusal when a kind of power has no room on a human (EMX-PWR.3, EMX-PWR.4). */
export function roomRefusal(context: EmixContext, human: Human, kind: Kind) {
  if (hasRoom(context, human, kind)) return undefined;
  if (copiesOn(context, human, kind) > 0)
    return refuse('EMX-PWR.4', 'copies-at-their-limit', { human, limit: limitOf(context, kind) });
  return refuse('EMX-PWR.3', 'row-full', { human, most: DIFFERENT_POWERS + slotsOn(context, human) });
}

/** The number of further different powers that have room on a human (EMX-PWR.3, EMX-PWR.6). */
export const freeSlots = (context: EmixContext, human: Human): number =>
  Math.max(0, DIFFERENT_POWERS + slotsOn(context, human) - differentOn(context, human));

/** EMX-VOC.24 */
function slotsOn(context: EmixContext, human: Human): number {
  let slots = 0;
  for (const card of at(context.state.rows, human)) slots += entryOf(context, card).slot ?? 0;
  return slots;
}

function differentOn({ state }: EmixContext, human: Human): number {
  const row = at(state.rows, human);
  let different = 0;
  for (let i = 0; i < row.length; i++) {
    const kind = kindOf(at(row, i));
    let isFirst = true;
    for (let j = 0; j < i && isFirst; j++) isFirst = kindOf(at(row, j)) !== kind;
    if (isFirst) different++;
  }
  return different;
}

/** True when a power may go on the acting human, or on another one (EMX-PWR.1). */
export function fitsOnto(context: EmixContext, kind: Kind, isOwn: boolean): boolean {
  const { onto = 'any' } = entryOfKind(context, kind);
  return onto === 'any' || (onto === 'self') === isOwn;
}

/** True when a card is a power that could be placed there without paying (EMX-VOC.21). */
export const isPlaceable = (context: EmixContext, card: Card, human: Human, isOwn: boolean): boolean =>
  entryOf(context, card).type === 'power' &&
  fitsOnto(context, kindOf(card), isOwn) &&
  hasRoom(context, human, kindOf(card));

/** EMX-PWR.2: a card of a hand comes to the right end. */
export function placePower(
  turn: EmixTurn,
  rule: Rule,
  seat: Seat,
  { human, card }: { readonly human: Human; readonly card: Card },
): void {
  moveCard(turn, card, { from: { pile: 'hands', of: seat }, to: { pile: 'rows', of: human } });
  turn.emit?.({ type: 'power-placed', rule, seat, human, card: nameOf(turn, card) });
}

/** The given places after the row lost the power at one of them. */
export const withoutPlace = (places: readonly number[], lost: number): number[] =>
  places.filter((place) => place !== lost).map((place) => (place > lost ? place - 1 : place));

/** EMX-PWR.7: one copy leaves the row, gaps close, and a pointer into the row stays where it was. */
export function discardPower(turn: EmixTurn, rule: Rule, human: Human, place: number): void {
  const { state, emit } = turn;
  const card = at(at(state.rows, human), place);
  if (state.sweep.human === human) closeGap(state.sweep, card, place);
  discardFaceUp(turn, card, { pile: 'rows', of: human }, place);
  emit?.({ type: 'power-discarded', rule, human, card: nameOf(turn, card), place });
}

/** Outside a step of mandatory properties. */
export const noSweep = (): Sweep => ({ human: NONE, place: 0, end: 0, applied: [], gone: [], loose: [] });

function closeGap(sweep: Sweep, card: Card, place: number): void {
  if (sweep.applied.includes(place)) sweep.gone.push(card);
  sweep.applied = withoutPlace(sweep.applied, place);
  if (place < sweep.place) sweep.place--;
  if (place < sweep.end) sweep.end--;
}
