import { at, NONE } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { soundNamed } from '../names.js';
import { cardsOfLineup, discardLineup, inventoryOf } from '../piles.js';
import { eachKind, isActive } from '../players.js';
import { action, type DneContext, type DneTurn, refuse, type Sound } from '../state.js';
import { cardName } from './fields.js';
import { limitInventory } from './limits.js';
import { dismissMonster } from './monster-supply.js';
import { beginPhase } from './phase.js';

// DNE-SUM: the end of a rave.

/** DNE-SUM.1, DNE-R40: asks a player to take a card back. */
export function recovery(turn: DneTurn): void {
  const { state, queue } = turn;
  const { winner } = state.rave;
  beginPhase(turn, 'summary', 'DNE-SUM.1');
  const any = state.lineups.length > 1 && winner !== NONE && state.options.recover === 'winnerAny';
  const seat = any ? winner : state.turn.host;
  if (isActive(state, seat)) queue({ kind: 'recover', seat, any });
  queue({ kind: 'clear-table' });
}

/** DNE-SUM.1: the line-ups from which a card may be taken. */
const open = ({ state }: DneContext, any: boolean) => (any ? state.lineups : state.lineups.slice(0, 1));

/** DNE-SUM.1: the place of the line-up with the card to recover; NONE when it may not be taken. */
const lineupWith = (context: DneContext, any: boolean, card: Sound): number =>
  open(context, any).findIndex(({ cards }) => cards.includes(card));

/** DNE-SUM.1: a card of a line-up comes into the inventory. */
export interface Recover extends ActionOf<typeof recover> {}
export const recover = action('recover', {
  rule: 'DNE-SUM.1',
  during: ['recover'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    const cards = open(context, context.choice.any).flatMap((line) => line.cards);
    eachKind(context, cards, (card) => offer({ type: 'recover', seat, card }));
  },
  check: (context, { card }) =>
    lineupWith(context, context.choice.any, soundNamed(context, card)) === NONE
      ? refuse('DNE-SUM.1', 'not-offered-there', { card })
      : undefined,
  perform(turn, { seat, card }, { any }) {
    const { state, emit } = turn;
    const taken = soundNamed(turn, card);
    const lineup = lineupWith(turn, any, taken);
    const line = at(state.lineups, lineup);
    const from = line.cards.indexOf(taken);
    turn.cards.move(taken, cardsOfLineup(lineup), inventoryOf(seat), { from });
    for (const list of [line.by, line.via, line.base, line.frozen]) list.splice(from, 1);
    emit?.({ type: 'card-recovered', rule: 'DNE-SUM.1', seat, card });
    limitInventory(turn, seat);
  },
});

/** DNE-SUM.2, DNE-SUM.3, DNE-ZER.4: the table is cleared; an active Host has a summary. */
export function clearTable(turn: DneTurn): void {
  const { state, emit, queue } = turn;
  const { host } = state.turn;
  for (const place of state.lineups.keys()) discardLineup(turn, place, 'DNE-SUM.2');
  state.lineups = [];
  dismissMonster(turn, 'DNE-MON.8');
  if (state.turn.unlimited) emit?.({ type: 'limit-restored', rule: 'DNE-SUM.2', seat: host });
  state.turn.unlimited = false;
  queue({ kind: 'limits' });
  if (isActive(state, host)) queue({ kind: 'summary', seat: host });
  else queue({ kind: 'end-of-turn' });
}

/** DNE-SUM.3: the end of the turn. */
export interface EndTurn extends ActionOf<typeof endTurn> {}
export const endTurn = action('end-turn', {
  rule: 'DNE-SUM.3',
  during: ['summary'],
  fields: {},
  perform: ({ queue }) => queue({ kind: 'end-of-turn' }),
});
