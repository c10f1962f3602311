import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { rollDie } from '../dice.js';
import { countLaid, lineupPlace } from '../lineups.js';
import { figureId, figureNamed, isMonster } from '../names.js';
import { HIDDEN_CARDS, JOINS_FROM, MOST_MERCENARIES } from '../numbers.js';
import { canDraw, cardsOfLineup, dealSounds, discardHeld, drawFrom, hiddenOf, tellDiscarded } from '../piles.js';
import { eachHeld, heldNamed, player } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import { leads } from '../scoring.js';
import { action, type CardZone, type DneContext, type DneTurn, type Figure, refuse, type Sound } from '../state.js';
import { cardName, copy, from } from './fields.js';
import { unlessHeld } from './held.js';
import { discardFate } from './monster-supply.js';
import { decideAgain, WINDOWS } from './own-turn.js';
import { goOn, roleOf } from './roles.js';

// DNE-MRC: mercenaries and the cards under them, which nobody sees.

const THROWS_AT_MOST = 2;

const mercenariesOf = (seat: Seat): CardZone => ['players.*.mercenaries', seat];

/** A mercenary before a player, as actions name it: `copy` tells a further one of the same name, from 2. */
interface NamedMercenary {
  readonly mercenary: string;
  readonly copy?: number | undefined;
}

/** The place of a mercenary before its player, or NONE. */
export function mercenaryPlace(context: DneContext, seat: Seat, { mercenary, copy = 1 }: NamedMercenary): number {
  const figure = figureNamed(context, mercenary);
  let toGo = copy;
  return player(context, seat).mercenaries.findIndex((each) => each === figure && --toGo === 0);
}

/** Offers each mercenary of a player by its name and number, in order of joining. */
export function eachMercenary(
  context: DneContext,
  seat: Seat,
  offer: (named: { mercenary: string; copy?: number }, place: number) => void,
): void {
  const { mercenaries } = player(context, seat);
  for (let place = 0; place < mercenaries.length; place++) {
    const figure = at(mercenaries, place);
    const mercenary = figureId(context, figure);
    let copy = 1;
    for (let before = 0; before < place; before++) if (at(mercenaries, before) === figure) copy++;
    offer(copy === 1 ? { mercenary } : { mercenary, copy }, place);
  }
}

/** DNE-MRC.1 to DNE-MRC.3: the refusal of recruiting at all, the card aside; undefined if allowed. */
function recruitRefusal(context: DneContext, seat: Seat) {
  const { turn, options } = context.state;
  if (player(context, seat).mercenaries.length >= MOST_MERCENARIES) return refuse('DNE-MRC.3', 'three-already');
  if (options.recruitLimit !== null && turn.recruits >= options.recruitLimit)
    return refuse('DNE-MRC.2', 'used-up', { limit: options.recruitLimit });
  return canDraw(context, 'mercenaries') ? undefined : refuse('DNE-MRC.1', 'pile-empty');
}

/** DNE-MRC.1, DNE-MRC.2: a card and a die for a mercenary. */
export interface Recruit extends ActionOf<typeof recruit> {}
export const recruit = action('recruit', {
  rule: 'DNE-RAV.1',
  during: WINDOWS,
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (recruitRefusal(context, seat) === undefined)
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'recruit', seat, card }));
  },
  check: (context, { seat, card, from }) =>
    unlessHeld(context, { seat, card, from }, 'DNE-MRC.1') ?? recruitRefusal(context, seat),
  perform(turn, { seat, card, from }, { kind }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-MRC.1', from });
    turn.state.turn.recruits++;
    if (rollDie(turn, seat, 'recruit', { rule: 'DNE-MRC.1' }) >= JOINS_FROM) {
      const figure = drawFrom(turn, 'mercenaries', mercenariesOf(seat));
      if (figure !== undefined) join(turn, seat, figure, 'DNE-MRC.3');
    }
    decideAgain(turn, seat, kind);
  },
});

/** DNE-MRC.3, DNE-MRC.4: a mercenary has joined, with two cards from the deck, or with as many as there are. */
export function join(turn: DneTurn, seat: Seat, figure: Figure, rule: 'DNE-MRC.3' | 'DNE-SPC.1'): void {
  const { hidden, thrown } = at(turn.state.players, seat);
  const place = hidden.push([]) - 1;
  thrown.push(0);
  const cards = dealSounds(turn, HIDDEN_CARDS, hiddenOf(seat, place));
  turn.emit?.({ type: 'mercenary-joined', rule, seat, mercenary: figureId(turn, figure), cards });
}

/** DNE-MRC.11, DNE-SPC.1: a mercenary leaves, and the cards under it are discarded in any order. */
export function leave(turn: DneTurn, seat: Seat, place: number, rule: Rule): void {
  const { state, emit, cards } = turn;
  const { mercenaries, hidden, thrown } = at(state.players, seat);
  const figure = at(mercenaries, place);
  if (isMonster(turn, figure)) discardFate(turn, figure, mercenariesOf(seat));
  else cards.move(figure, mercenariesOf(seat), ['mercenaryDiscard'], { from: place });
  emit?.({ type: 'mercenary-left', rule, seat, mercenary: figureId(turn, figure) });
  tellDiscarded(turn, seat, discardHidden(turn, seat, place), { from: 'mercenary', rule });
  for (let next = place + 1; next < hidden.length; next++)
    cards.moveAll(hiddenOf(seat, next), hiddenOf(seat, next - 1));
  hidden.pop();
  thrown.splice(place, 1);
}

/** The cards under a mercenary lie in no order: they come out by chance. */
function discardHidden({ cards }: DneTurn, seat: Seat, place: number): Sound[] {
  const gone: Sound[] = [];
  for (;;) {
    const card = cards.draw(hiddenOf(seat, place), ['discard']);
    if (card === undefined) return gone;
    gone.push(card);
  }
}

/** DNE-MRC.6, DNE-MRC.9: true if a mercenary of the player has a card to throw, and the line-up does not lead. */
export const mayAskMercenary = (context: DneContext, seat: Seat): boolean =>
  player(context, seat).hidden.some((cards) => cards.length > 0) && !leads(context, seat);

/** The rule by which each role may ask a mercenary. */
const ASKING = { host: 'DNE-MRC.6', invader: 'DNE-MRC.9' } as const;

/** DNE-MRC.6, DNE-MRC.9: a mercenary throws a card into its owner's line-up. */
export interface AskMercenary extends ActionOf<typeof askMercenary> {}
export const askMercenary = action('ask-mercenary', {
  rule: 'DNE-MRC.6',
  during: ['rave'],
  fields: { mercenary: cardName, copy },
  exact: true,
  candidates(context, seat, offer) {
    const role = roleOf(context, seat);
    if ((role !== 'host' && role !== 'invader') || !mayAskMercenary(context, seat)) return;
    const { hidden } = player(context, seat);
    eachMercenary(context, seat, (mercenary, place) => {
      if (at(hidden, place).length > 0) offer({ type: 'ask-mercenary', seat, ...mercenary });
    });
  },
  check(context, { seat, mercenary, copy }) {
    const role = roleOf(context, seat);
    if (role !== 'host' && role !== 'invader') return refuse('DNE-MRC.10', 'no-role');
    const asking = ASKING[role];
    const { hidden } = player(context, seat);
    const place = mercenaryPlace(context, seat, { mercenary, copy });
    if (place < 0) return refuse(asking, 'no-such-mercenary', { mercenary });
    if (at(hidden, place).length === 0) return refuse('DNE-MRC.4', 'mercenary-without-cards', { mercenary });
    return leads(context, seat) ? refuse(asking, 'leading') : undefined;
  },
  perform(turn, { seat, mercenary, copy }) {
    throwHidden(turn, seat, mercenaryPlace(turn, seat, { mercenary, copy }));
    goOn(turn, seat);
  },
});

/** DNE-MRC.6, DNE-MRC.7, DNE-MRC.9, DNE-R56: throws a card by chance into its owner's line-up, and leaves when it is done. */
function throwHidden(turn: DneTurn, seat: Seat, place: number): void {
  const { state, cards } = turn;
  const player = at(state.players, seat);
  const card = cards.draw(hiddenOf(seat, place), cardsOfLineup(lineupPlace(turn, seat)));
  if (card === undefined) return;
  const thrown = at(player.thrown, place) + 1;
  player.thrown[place] = thrown;
  const isHost = seat === state.turn.host;
  countLaid(turn, seat, card, { rule: isHost ? 'DNE-MRC.6' : 'DNE-MRC.9', by: seat, via: 'mercenary' });
  const isEmpty = at(player.hidden, place).length === 0;
  const untilEmpty = state.options.mercenaryLeaves === 'whenEmpty';
  if (!isHost) leave(turn, seat, place, 'DNE-MRC.9');
  else if (untilEmpty ? isEmpty : thrown >= THROWS_AT_MOST)
    leave(turn, seat, place, untilEmpty ? 'DNE-MRC.7' : 'DNE-R56');
}

/** DNE-MRC.8: each mercenary of a player gets a card, in order of joining. */
export function feed(turn: DneTurn, seat: Seat): void {
  for (const [place, figure] of player(turn, seat).mercenaries.entries()) {
    if (dealSounds(turn, 1, hiddenOf(seat, place)) === 0) return;
    turn.emit?.({ type: 'mercenary-fed', rule: 'DNE-MRC.8', seat, mercenary: figureId(turn, figure) });
  }
}
