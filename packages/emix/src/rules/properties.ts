import { at, type Seat } from '@rulewright/core';
import { type ActionOf, cardsOfDeck, remove } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { type Aiming, aimOf, aimRefusal, eachAim, named, subjectCount, subjectPlayer } from '../aims.js';
import { copiesIn, entryOf, entryOfKind, kindOf } from '../cards.js';
import type { Property } from '../content/effects.js';
import { isFree } from '../humans.js';
import { isTaken } from '../one-answer.js';
import { isUsable, NOTHING_AHEAD } from '../possible.js';
import { noSweep } from '../row.js';
import {
  action,
  type Card,
  type EmixAt,
  type EmixContext,
  type EmixTurn,
  type Human,
  type Kind,
  refuse,
} from '../state.js';
import { index } from './fields.js';
import { carryOut, propertyOf } from './language.js';

// EMX-CHG.4 to EMX-CHG.6, EMX-RES.1: mandatory properties, from left to right.

export interface Mandatory {
  readonly seat: Seat;
  readonly human: Human;
  readonly card: Kind;
  readonly part: 'charge' | 'result';
}

/** The pointer stands before the leftmost power of the row. */
export function beginSweep({ state }: EmixTurn, human: Human): void {
  const sweep = noSweep();
  sweep.human = human;
  sweep.end = state.rows[human]?.length ?? 0;
  state.sweep = sweep;
}

/** EMX-CHG.5: goes on to the nearest card on the right that applies, and comes back for the next one. */
export function sweep(turn: EmixTurn, task: Omit<Mandatory, 'card'>): void {
  const { state, queue } = turn;
  const { seat, human, part } = task;
  const row = at(state.rows, human);
  while (state.sweep.place < row.length) {
    const place = state.sweep.place++;
    const card = at(row, place);
    if (mustWait(turn, place)) continue;
    if (entryOf(turn, card)[part] === undefined || hasComeBack(turn, card, place)) continue;
    const property = { seat, human, card: kindOf(card), part };
    const aims = usableAims(turn, property);
    const [only] = aims;
    if (only === undefined) continue;
    state.sweep.applied.push(place);
    if (aims.length === 1 && isSeenAim(turn, property)) applyProperty(turn, property, only);
    else {
      const rule = part === 'charge' ? 'EMX-CHG.6' : 'EMX-RES.1';
      queue({ kind: 'property-target', rule, seat, human, card: property.card, part });
    }
    queue({ kind: 'sweep', seat, human, part });
    return;
  }
  state.sweep = noSweep();
}

/** True for a power that entered the row during this step and is not applied in it (EMX-R11). */
const mustWait = ({ state: { options, sweep } }: EmixTurn, place: number): boolean =>
  options.enteringPowers === 'wait' && place >= sweep.end;

/** EMX-CHG.5: no power is applied twice, even if it left the row, was shuffled with others and came back. */
function hasComeBack({ state }: EmixTurn, card: Card, place: number): boolean {
  const { sweep } = state;
  if (place < sweep.end || mayAllLie(state, card) || !remove(sweep.loose, card)) return false;
  sweep.applied.push(place);
  return true;
}

/**
 * True when all applied copies may still lie in piles, so that the one in the row is another copy. These are the copies
 * that were shuffled anywhere, and those among the open discards.
 */
function mayAllLie({ options, sweep, drawPiles, discardPiles, faceDown }: EmixContext['state'], card: Card): boolean {
  if (options.copiesComeBack === 'any' || !sweep.loose.includes(card)) return false;
  const lying = [...drawPiles.map(cardsOfDeck), ...discardPiles, ...faceDown].flat();
  return copiesIn(lying, card) >= copiesIn(sweep.loose, card) + copiesIn(sweep.gone, card);
}

/** EMX-CHG.6, EMX-R13: the targets for which the property is possible. */
export function usableAims(context: EmixContext, { seat, human, card, part }: Mandatory): Aiming[] {
  const property = propertyOf(context, { card, part });
  const aims: Aiming[] = [];
  eachAim(context, property, { seat, human }, (target, player) => {
    const aim = { seat, human, target, player };
    if (isUsable(context, property, aim, NOTHING_AHEAD)) aims.push(aim);
  });
  return aims;
}

/** True when everybody sees the possible targets: there is only one, or they do not depend on a hand (EMX-CHG.6). */
function isSeenAim(context: EmixContext, { seat, human, card, part }: Mandatory): boolean {
  if (isTaken(context)) return true;
  const property = propertyOf(context, { card, part });
  let aims = 0;
  let goesByHand = false;
  eachAim(context, property, { seat, human }, (target, player) => {
    aims++;
    goesByHand ||= activatesFromOwnHand(context, property, { seat, human, target, player });
  });
  return aims <= 1 || !goesByHand;
}

/** True when a property depends on powers in the aiming player's hand (EMX-VOC.21). */
const activatesFromOwnHand = (context: EmixContext, { scope, ops }: Property, aim: Aiming): boolean =>
  ops.some((operation) => {
    if (operation.op !== 'activate') return false;
    const count = subjectCount(context, scope, operation);
    return Array.from({ length: count }, (_, i) => subjectPlayer(context, { scope, operation }, aim, i)).includes(
      aim.seat,
    );
  });

export const isSeenTarget = (context: EmixAt<'property-target'>): boolean => isSeenAim(context, context.choice);

/** The public fields of a choice of target. */
export const aboutTarget = (context: EmixAt<'property-target'>) => {
  const { human, card, part } = context.choice;
  return { human, card: entryOfKind(context, card).id, part };
};

/** EMX-R8: in Charge and Result each copy is applied by itself. */
export function applyProperty(turn: EmixTurn, { card, part }: Mandatory, aim: Aiming): void {
  const rule = part === 'charge' ? 'EMX-CHG.4' : 'EMX-RES.1';
  turn.emit?.({ type: 'property-applied', rule, card: entryOfKind(turn, card).id, part, ...aim });
  const { seat, human, target, player } = aim;
  carryOut(turn, { card, part, times: 1, seat, human, target, player, op: 0, subject: 0 });
}

/** The refusal of a target of a mandatory property: out of scope, or without effect (EMX-VOC.2, EMX-VOC.9, EMX-R13). */
function aimAtRefusal(context: EmixAt<'property-target'>, aim: Aiming) {
  const property = propertyOf(context, context.choice);
  const { target, player } = aim;
  const refused = aimRefusal(context, property, aim);
  if (refused !== undefined) return refused;
  return isUsable(context, property, aim, NOTHING_AHEAD)
    ? undefined
    : refuse('EMX-VOC.9', 'nothing-would-happen', {
        power: entryOfKind(context, context.choice.card).id,
        target,
        player,
      });
}

/** EMX-CHG.6: the target of a mandatory property. EMX-FREE.5: in free feeding a human, a player or both. */
export interface Aim extends ActionOf<typeof aim> {}
export const aim = action('aim', {
  rule: ({ choice }) => (choice.kind === 'property-target' ? choice.rule : 'EMX-CHG.6'),
  during: ['property-target'],
  fields: { target: z.optional(index), player: z.optional(index) },
  candidates(context, seat, offer) {
    for (const { target, player } of usableAims(context, context.choice))
      offer(named(context, { type: 'aim', seat }, { target, player }));
  },
  check: (context, { seat, target, player }) =>
    isFree(context) || player === undefined
      ? aimAtRefusal(context, aimOf(context, seat, { human: context.choice.human, target, player }))
      : refuse('EMX-FREE.1', 'not-free'),
  perform(turn, { seat, target, player }, choice) {
    applyProperty(turn, choice, aimOf(turn, seat, { human: choice.human, target, player }));
  },
});
