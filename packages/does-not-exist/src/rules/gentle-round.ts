import { at, nextSeat, type Seat, seatsFrom } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { rollDie, rollOff } from '../dice.js';
import { layHeld } from '../lineups.js';
import { GENTLE_CARDS } from '../numbers.js';
import { canDraw, discardLineup, drawToHand } from '../piles.js';
import { eachKind, inHandNamed, player } from '../players.js';
import { duration, total } from '../scoring.js';
import { action, type DneContext, type DneTurn } from '../state.js';
import { cardName } from './fields.js';
import { unlessInHand } from './held.js';
import { holding } from './timing.js';

// DNE-GTL: the gentle round, which decides the first player.

/** DNE-GTL.2: priority passes clockwise until all seats have held in a row; an empty hand can only hold. */
export function gentlePriority(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const { state, emit, queue } = turn;
  const { players } = state.options;
  let asked = seat;
  while (state.rave.holds < players && at(state.players, asked).hand.length === 0) {
    state.rave.holds++;
    emit?.({ type: 'passed-over', rule: 'DNE-GTL.2', seat: asked });
    asked = nextSeat(asked, players);
  }
  if (state.rave.holds < players) queue({ kind: 'gentle-lay', seat: asked });
  else if (isDealtOn(turn)) dealOn(turn);
  else queue({ kind: 'gentle-end' });
}

/** DNE-R11: true if cards are dealt between layings, and the first seat has not had its eighth yet. */
function isDealtOn(context: DneContext): boolean {
  const { players, lineups, options } = context.state;
  if (options.gentleLaying !== 'whileDealt' || !canDraw(context, 'sounds')) return false;
  return at(players, 0).hand.length + at(lineups, 0).cards.length < GENTLE_CARDS;
}

/** DNE-R11: everybody is dealt a card and may lay again. */
function dealOn(turn: DneTurn): void {
  for (const seat of seatsFrom(0, turn.state.options.players)) drawToHand(turn, seat, 1, 'DNE-GTL.1');
  turn.state.rave.holds = 0;
  turn.queue({ kind: 'gentle-priority', seat: 0 });
}

/** DNE-GTL.2: lays a hand card into a personal line-up. */
export interface Lay extends ActionOf<typeof lay> {}
export const lay = action('lay', {
  rule: 'DNE-GTL.2',
  during: ['gentle-lay'],
  fields: { card: cardName },
  candidates(context, seat, offer) {
    eachKind(context, player(context, seat).hand, (card) => offer({ type: 'lay', seat, card }));
  },
  check: (context, { seat, card }) => unlessInHand(context, seat, card, 'DNE-GTL.2'),
  perform(turn, { seat, card }) {
    layHeld(turn, seat, { owner: seat, card: inHandNamed(turn, seat, card) }, { rule: 'DNE-GTL.2' });
    turn.state.rave.holds = 0;
    turn.queue({ kind: 'gentle-priority', seat });
  },
});

/** DNE-GTL.2, DNE-RAV.2, DNE-RAV.3: lets priority pass on. */
export interface Hold extends ActionOf<typeof holdGently> {}
export const holdGently = action('hold', {
  rule: holding,
  during: ['gentle-lay'],
  fields: {},
  perform({ state, emit, queue }, { seat }) {
    state.rave.holds++;
    emit?.({ type: 'held', rule: 'DNE-GTL.2', seat });
    queue({ kind: 'gentle-priority', seat: nextSeat(seat, state.options.players) });
  },
});

/** DNE-GTL.3 to DNE-GTL.5: closes the gentle round and begins the first turn. */
export function gentleEnd(turn: DneTurn): void {
  const { state, queue } = turn;
  for (const seat of seatsFrom(0, state.options.players)) drawToHand(turn, seat, 1, 'DNE-GTL.3');
  const place = firstAfterGentle(turn);
  for (const place of state.lineups.keys()) discardLineup(turn, place, 'DNE-GTL.5');
  state.lineups = [];
  queue({ kind: 'limits' }, { kind: 'turn', place });
}

/** DNE-GTL.4: the greatest total, then the longest, then dice. */
function firstAfterGentle(turn: DneTurn): Seat {
  const laid = turn.state.lineups.filter(({ cards }) => cards.length > 0);
  const most = Math.max(...laid.map((line) => total(turn, line)));
  const strong = laid.filter((line) => total(turn, line) === most);
  const longest = Math.max(...strong.map((line) => duration(turn, line)));
  const tied = strong.filter((line) => duration(turn, line) === longest).map(({ owner }) => owner);
  const seats = tied.length > 0 ? tied : seatsFrom(0, turn.state.options.players);
  return rollOff(seats, (seat) => rollDie(turn, seat, 'first-player', { rule: 'DNE-GTL.4', sides: 20 }));
}
