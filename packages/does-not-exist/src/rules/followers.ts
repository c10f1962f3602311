import { NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { MOST_MERCENARIES } from '../numbers.js';
import { player } from '../players.js';
import { action, type DneContext, type DneTurn, refuse } from '../state.js';
import { cardName, copy } from './fields.js';
import { eachMercenary, feed, join, leave, mercenaryPlace } from './mercenary.js';
import { monsterHere } from './monster.js';
import { refillSupply } from './monster-supply.js';
import { dismissing } from './timing.js';

// DNE-BTY.12, DNE-BTY.13, DNE-SPC.1: mercenaries of the successful, and a monster that becomes one.

/** DNE-BTY.3: the owner of the winning line-up, and the Saviour of a winning Host. */
export function isSuccessful({ state }: DneContext, seat: Seat): boolean {
  const { winner, saviour } = state.rave;
  return winner !== NONE && (seat === winner || (winner === state.turn.host && seat === saviour));
}

/** DNE-BTY.12, DNE-BTY.13: mercenaries of the successful get a card; a monster may become one. */
export function followers(turn: DneTurn): void {
  const { state, queue } = turn;
  const { winner, saviour } = state.rave;
  feed(turn, winner);
  if (saviour !== NONE && isSuccessful(turn, saviour)) feed(turn, saviour);
  if (monsterHere(turn)?.special.onSuccess?.op !== 'joins') return;
  if (player(turn, winner).mercenaries.length < MOST_MERCENARIES) takeMonsterIn(turn, winner);
  else queue({ kind: 'fate-room', seat: winner });
}

/** DNE-SPC.1: the monster goes its way. */
export interface Refuse extends ActionOf<typeof refuseFate> {}
export const refuseFate = action('refuse', {
  rule: 'DNE-SPC.1',
  during: ['fate-room'],
  fields: {},
  perform: () => undefined,
});

/** DNE-SPC.1, DNE-FAI.19, DNE-FAI.20: a mercenary goes, here to make room for the monster. */
export interface Dismiss extends ActionOf<typeof dismissForFate> {}
export const dismissForFate = action('dismiss', {
  rule: dismissing,
  during: ['fate-room'],
  fields: { mercenary: cardName, copy },
  candidates(context, seat, offer) {
    eachMercenary(context, seat, (mercenary) => offer({ type: 'dismiss', seat, ...mercenary }));
  },
  check: (context, { seat, mercenary, copy }) =>
    mercenaryPlace(context, seat, { mercenary, copy }) >= 0
      ? undefined
      : refuse('DNE-SPC.1', 'no-such-mercenary', { mercenary }),
  perform(turn, { seat, mercenary, copy }) {
    leave(turn, seat, mercenaryPlace(turn, seat, { mercenary, copy }), 'DNE-SPC.1');
    takeMonsterIn(turn, seat);
  },
});

/** DNE-SPC.1: the monster becomes a mercenary. */
export function takeMonsterIn(turn: DneTurn, seat: Seat): void {
  const [figure] = turn.state.monster;
  if (figure === undefined) return;
  turn.cards.move(figure, ['monster'], ['players.*.mercenaries', seat]);
  refillSupply(turn);
  join(turn, seat, figure, 'DNE-SPC.1');
}
