import { type ActionOf, at, type Seat } from '@rulewright/core';
import { rollDie } from '../dice.js';
import { layCard } from '../lineups.js';
import { figureName, figureNamed, isMonster } from '../names.js';
import { canDraw, discardHeld, drawFrom, drawSounds, layOnDiscard } from '../piles.js';
import { eachHeld, heldNamed, player } from '../players.js';
import { leads } from '../scoring.js';
import { action, type DneTurn, type Figure, NONE, refuse } from '../state.js';
import { cardName } from './fields.js';
import { putBack } from './monster.js';
import { decideAgain, WINDOWS } from './own-turn.js';
import { goOn, roleOf } from './roles.js';

// DNE-MRC: mercenaries and the cards under them, which nobody sees.

export const MOST_MERCENARIES = 3;
const HIDDEN_CARDS = 2;
const JOINS_FROM = 5;
const THROWS_AT_MOST = 2;

/** DNE-MRC.1, DNE-MRC.2: a card and a die for a mercenary. */
export interface Recruit extends ActionOf<typeof recruit> {}
export const recruit = action('recruit', {
  during: WINDOWS,
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (player(table, seat).mercenaries.length < MOST_MERCENARIES)
      eachHeld(table, seat, (card) => offer({ type: 'recruit', seat, card }));
  },
  check(table, { seat, card }) {
    const { turn, options } = table.state;
    if (heldNamed(table, seat, card) === NONE) return refuse('DNE-MRC.1', 'not-held', { card });
    if (player(table, seat).mercenaries.length >= MOST_MERCENARIES) return refuse('DNE-MRC.3', 'three-already');
    if (options.recruitLimit !== null && turn.recruits >= options.recruitLimit)
      return refuse('DNE-MRC.2', 'used-up', { limit: options.recruitLimit });
    return canDraw(table, 'mercenaries') ? undefined : refuse('DNE-MRC.1', 'pile-empty');
  },
  perform(turn, { seat, card }, { kind }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    turn.state.turn.recruits++;
    const figure = rollDie(turn, seat, 'recruit') < JOINS_FROM ? undefined : drawFrom(turn, 'mercenaries');
    if (figure !== undefined) join(turn, seat, figure);
    decideAgain(turn, seat, kind);
  },
});

/** DNE-MRC.3, DNE-MRC.4: a mercenary joins with two cards from the deck, or with as many as there are. */
export function join(turn: DneTurn, seat: Seat, figure: Figure): void {
  const player = at(turn.state.players, seat);
  const cards = drawSounds(turn, HIDDEN_CARDS);
  player.mercenaries.push(figure);
  player.hidden.push(cards);
  player.thrown.push(0);
  turn.emit?.({ type: 'mercenary-joined', seat, mercenary: figureName(turn, figure), cards: cards.length });
}

/** DNE-MRC.11, DNE-SPC.1: a mercenary leaves, and the cards under it are discarded, the oldest first. */
export function leave(turn: DneTurn, seat: Seat, place: number): void {
  const { state, emit } = turn;
  const player = at(state.players, seat);
  const figure = at(player.mercenaries, place);
  const cards = at(player.hidden, place);
  player.mercenaries.splice(place, 1);
  player.hidden.splice(place, 1);
  player.thrown.splice(place, 1);
  if (isMonster(turn, figure)) putBack(turn, figure);
  else state.mercenaryDiscard.push(figure);
  emit?.({ type: 'mercenary-left', seat, mercenary: figureName(turn, figure) });
  layOnDiscard(turn, seat, cards);
}

/** Which rule lets whom ask a mercenary. */
const ASKING = { host: 'DNE-MRC.6', invader: 'DNE-MRC.9' } as const;

/** DNE-MRC.6, DNE-MRC.9: a mercenary throws a card into its owner's line-up. */
export interface AskMercenary extends ActionOf<typeof askMercenary> {}
export const askMercenary = action('ask-mercenary', {
  during: ['rave'],
  fields: { mercenary: cardName },
  candidates(table, seat, offer) {
    const { mercenaries, hidden } = player(table, seat);
    for (let place = 0; place < mercenaries.length; place++)
      if (at(hidden, place).length > 0)
        offer({ type: 'ask-mercenary', seat, mercenary: figureName(table, at(mercenaries, place)) });
  },
  check(table, { seat, mercenary }) {
    const role = roleOf(table, seat);
    if (role !== 'host' && role !== 'invader') return refuse('DNE-MRC.10', 'no-role');
    const asking = ASKING[role];
    const { mercenaries, hidden } = player(table, seat);
    const place = mercenaries.indexOf(figureNamed(table, mercenary));
    if (place < 0) return refuse(asking, 'no-such-mercenary', { mercenary });
    if (at(hidden, place).length === 0) return refuse('DNE-MRC.4', 'mercenary-without-cards', { mercenary });
    return leads(table, seat) ? refuse(asking, 'leading') : undefined;
  },
  perform(turn, { seat, mercenary }) {
    throwHidden(turn, seat, player(turn, seat).mercenaries.indexOf(figureNamed(turn, mercenary)));
    goOn(turn, seat);
  },
});

/** DNE-MRC.6, DNE-MRC.7, DNE-MRC.9, DNE-R56: throws its oldest card into its owner's line-up, and leaves when it is done. */
function throwHidden(turn: DneTurn, seat: Seat, place: number): void {
  const { state } = turn;
  const player = at(state.players, seat);
  const card = at(player.hidden, place).shift();
  if (card === undefined) return;
  const thrown = at(player.thrown, place) + 1;
  player.thrown[place] = thrown;
  layCard(turn, seat, { card, by: seat, via: 'mercenary' });
  const isEmpty = at(player.hidden, place).length === 0;
  const isDone = state.options.mercenaryLeaves === 'whenEmpty' ? isEmpty : thrown >= THROWS_AT_MOST;
  if (isDone || seat !== state.turn.host) leave(turn, seat, place);
}

/** DNE-MRC.8: each mercenary of a player gets a card, in order of joining. */
export function feed(turn: DneTurn, seat: Seat): void {
  const player = at(turn.state.players, seat);
  for (const [place, figure] of player.mercenaries.entries()) {
    const card = drawFrom(turn, 'sounds');
    if (card === undefined) return;
    at(player.hidden, place).push(card);
    turn.emit?.({ type: 'mercenary-fed', seat, mercenary: figureName(turn, figure) });
  }
}
