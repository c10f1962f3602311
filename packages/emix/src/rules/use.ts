import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { type Aiming, aimOf, aimRefusal, eachAim, humanRefusal, named, namingRefusal } from '../aims.js';
import { entryOfKind, isRepeatedKind, kindNamed, kindOf } from '../cards.js';
import { eachActor } from '../humans.js';
import { isIdle, NOTHING_AHEAD, pauses } from '../possible.js';
import { copiesOn } from '../row.js';
import { action, type EmixContext, type EmixTurn, type Human, refuse } from '../state.js';
import { cardName, index } from './fields.js';
import { performAction } from './influence.js';
import { carryOut, propertyOf } from './language.js';

// EMX-INF.6 to EMX-INF.8: using an Influence property.

/** A kind of power that is to be used, and at whom. */
interface Using extends Aiming {
  readonly power: string;
}

/** EMX-INF.6, EMX-INF.8: every legal use of a kind of power in the acting human's row, at each target. */
function eachUse(context: EmixContext, seat: Seat, human: Human, offer: (use: Using) => void): void {
  const row = at(context.state.rows, human);
  for (let i = 0; i < row.length; i++) {
    const { id, influence } = entryOfKind(context, kindOf(at(row, i)));
    if (influence === undefined || isRepeatedKind(row, i)) continue;
    eachAim(context, influence, { seat, human }, (target, player) => {
      const use = { seat, human, power: id, target, player };
      if (!isIdle(context, influence, use, NOTHING_AHEAD)) offer(use);
    });
  }
}

/** EMX-INF.6 */
function useRefusal(context: EmixContext, use: Using) {
  const kind = kindNamed(context, at(context.state.rows, use.human), use.power);
  if (kind === NONE) return refuse('EMX-INF.6', 'not-in-the-row', { power: use.power });
  const { influence } = entryOfKind(context, kind);
  if (influence === undefined) return refuse('EMX-INF.6', 'no-influence-property', { power: use.power });
  const refused = aimRefusal(context, influence, use);
  if (refused !== undefined || !isIdle(context, influence, use, NOTHING_AHEAD)) return refused;
  return refuse('EMX-VOC.9', 'nothing-would-happen', { power: use.power });
}

/** EMX-INF.7: once, multiplied by the copies that are active. */
function performUse(turn: EmixTurn, power: string, aim: Aiming): void {
  const card = kindNamed(turn, at(turn.state.rows, aim.human), power);
  const times = copiesOn(turn, aim.human, card);
  performAction(turn, aim.seat, { canPause: pauses(propertyOf(turn, { card, part: 'influence' })) }, () => {
    turn.emit?.({ type: 'power-used', rule: 'EMX-INF.6', card: power, copies: times, ...aim });
    const { seat, human, target, player } = aim;
    carryOut(turn, { card, part: 'influence', times, seat, human, target, player, op: 0, subject: 0 });
  });
}

/**
 * EMX-INF.6: uses the Influence property of an active power. EMX-FREE.4, EMX-FREE.5: in free feeding for any human, at a
 * human, a player or both.
 */
export interface Use extends ActionOf<typeof use> {}
export const use = action('use', {
  rule: 'EMX-INF.1',
  during: ['action'],
  fields: {
    power: cardName,
    target: z.optional(index),
    human: z.optional(index),
    player: z.optional(index),
  },
  exact: true,
  candidates(context, seat, offer) {
    eachActor(context, seat, (human) =>
      eachUse(context, seat, human, (found) => {
        offer(named(context, { type: 'use', seat, power: found.power }, found));
      }),
    );
  },
  check(context, wish) {
    const { seat, power } = wish;
    const aim = aimOf(context, seat, wish);
    return (
      namingRefusal(context, wish, 'EMX-FREE.4') ??
      humanRefusal(context, aim.human) ??
      useRefusal(context, { ...aim, power })
    );
  },
  perform(turn, wish) {
    performUse(turn, wish.power, aimOf(turn, wish.seat, wish));
  },
});
