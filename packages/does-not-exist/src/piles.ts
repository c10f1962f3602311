import { at, NONE, type Seat } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import type { Zone } from './content/effects.js';
import type { Left } from './events.js';
import { soundId, soundIds } from './names.js';
import type { Rule } from './rulebook/rules.js';
import type { CardZone, DneContext, DneTurn, Sound } from './state.js';
import type { Via } from './words.js';

// DNE-DCK: cards come from decks, and go to discard piles. Every card moves through `turn.cards`.

const DECKS = {
  sounds: ['deck', 'discard'],
  classes: ['classDeck', 'classDiscard'],
  mercenaries: ['mercenaryDeck', 'mercenaryDiscard'],
  monsters: ['monsterDeck', 'monsterDiscard'],
} as const;
type DeckName = keyof typeof DECKS;
/** The rule that makes a new deck of a discard pile. */
const RESHUFFLING = {
  sounds: 'DNE-DCK.1',
  classes: 'DNE-DCK.2',
  mercenaries: 'DNE-DCK.2',
  monsters: 'DNE-R14',
} as const;

export const handOf = (seat: Seat): CardZone => ['players.*.hand', seat];
export const inventoryOf = (seat: Seat): CardZone => ['players.*.inventory', seat];
/** The cards under a mercenary, by its place. */
export const hiddenOf = (seat: Seat, place: number): CardZone => ['players.*.hidden.*', seat, place];
/** The cards of a line-up, by its place. */
export const cardsOfLineup = (place: number): CardZone => ['lineups.*.cards', place];

/** DNE-DCK.1, DNE-DCK.2: moves the next card of a deck; an empty deck is first made of the shuffled discard pile. */
export function drawFrom(turn: DneTurn, name: DeckName, to: CardZone): number | undefined {
  reshuffle(turn, name);
  return turn.cards.draw([DECKS[name][0]], to);
}

/** DNE-DCK.2 */
function reshuffle({ state, cards, emit }: DneTurn, name: DeckName): void {
  const [deck, pile] = DECKS[name];
  if (deckSize(state[deck]) > 0 || state[pile].length === 0) return;
  cards.shuffle([deck], [pile]);
  emit?.({ type: 'deck-reshuffled', rule: RESHUFFLING[name], deck: name, cards: deckSize(state[deck]) });
}

/** True if a card is left to draw. */
export const canDraw = ({ state }: DneContext, name: DeckName): boolean =>
  deckSize(state[DECKS[name][0]]) + state[DECKS[name][1]].length > 0;

/** DNE-DCK.3: moves up to `count` sound cards unseen, one at a time; returns their number. */
export function dealSounds(turn: DneTurn, count: number, to: CardZone): number {
  let dealt = 0;
  for (; dealt < count; dealt++) {
    reshuffle(turn, 'sounds');
    if (!turn.cards.deal(['deck'], to)) break;
  }
  return dealt;
}

/** Draws up to `count` sound cards to a hand, unseen by others; returns their number. */
export function drawToHand(turn: DneTurn, seat: Seat, count: number, rule: Rule): number {
  const dealt = dealSounds(turn, count, handOf(seat));
  if (dealt === 0) return 0;
  const { hand } = at(turn.state.players, seat);
  turn.emit?.(
    {
      type: 'cards-drawn',
      rule,
      seat,
      count: dealt,
      get cards() {
        return soundIds(turn, hand.slice(-dealt));
      },
    },
    { cards: [seat] },
  );
  return dealt;
}

/** The cards of a zone of a player, in the order of DNE-GNL.6. */
export function cardsIn({ state }: DneContext, seat: Seat, from: Zone): readonly Sound[] {
  const { hand, inventory } = at(state.players, seat);
  switch (from) {
    case 'hand':
      return hand;
    case 'inventory':
      return inventory;
    case 'held':
      return [...hand, ...inventory];
  }
}

/** Moves a held card of a player, from the hand rather than the inventory; returns where it lay. */
export function moveHeld(
  turn: DneTurn,
  seat: Seat,
  card: Sound,
  { to, from = 'held' }: { readonly to: CardZone; readonly from?: Zone | undefined },
): Via {
  const via = from !== 'inventory' && at(turn.state.players, seat).hand.includes(card) ? 'hand' : 'inventory';
  turn.cards.move(card, via === 'hand' ? handOf(seat) : inventoryOf(seat), to);
  return via;
}

/** DNE-GNL.6: a held card goes to the top of the discard pile. */
export const discardHeld = (
  turn: DneTurn,
  seat: Seat,
  card: Sound,
  { rule, from }: { readonly rule: Rule; readonly from?: Zone | undefined },
): void => discardAll(turn, seat, [card], { rule, from });

/** DNE-GNL.6: these held cards go to the discard pile, in the order given. */
export function discardAll(
  turn: DneTurn,
  seat: Seat,
  cards: readonly Sound[],
  { rule, from }: { readonly rule: Rule; readonly from?: Zone | undefined },
): void {
  const gone = [...cards];
  for (const card of gone) moveHeld(turn, seat, card, { to: ['discard'], from });
  tellDiscarded(turn, seat, gone, { from: 'held', rule });
}

export function tellDiscarded(
  turn: DneTurn,
  seat: Seat,
  cards: readonly Sound[],
  { from, rule }: { readonly from: Left; readonly rule: Rule },
): void {
  if (cards.length > 0) turn.emit?.({ type: 'cards-discarded', rule, seat, cards: soundIds(turn, cards), from });
}

/** DNE-GNL.6, DNE-R70: the cards of a line-up go to the discard pile in the order of play. */
export function discardLineup(turn: DneTurn, place: number, rule: Rule): void {
  const { owner, cards } = at(turn.state.lineups, place);
  const gone = [...cards];
  for (const card of gone) turn.cards.move(card, cardsOfLineup(place), ['discard'], { from: 0 });
  tellDiscarded(turn, owner, gone, { from: 'lineup', rule });
}

/** A held card of one player comes into the hand of another; from a hand it is seen by these two only. */
export function giveHeld(
  turn: DneTurn,
  {
    from,
    to,
    card,
    zone,
    rule,
  }: {
    readonly from: Seat;
    readonly to: Seat;
    readonly card: Sound;
    readonly zone?: Zone | undefined;
    readonly rule: Rule;
  },
): void {
  const via = moveHeld(turn, from, card, { to: handOf(to), from: zone });
  const event = { type: 'card-given', rule, seat: from, to, card: soundId(turn, card) } as const;
  if (via === 'inventory') turn.emit?.(event);
  else turn.emit?.(event, { card: [from, to] });
}

/** Emits the event of a card taken from one player by another. */
export function tellTaken(
  turn: DneTurn,
  {
    from,
    to,
    card,
    via,
    rule,
  }: { readonly from: Seat; readonly to: Seat; readonly card: Sound; readonly via: Via; readonly rule: Rule },
): void {
  const event = { type: 'card-taken', rule, seat: to, from, card: soundId(turn, card) } as const;
  if (via === 'inventory') turn.emit?.(event);
  else turn.emit?.(event, { card: [from, to] });
}

/** The worth of a card outside line-ups (DNE-FAI.3). */
export const worth = ({ content }: DneContext, card: Sound): number => at(content.sounds, card).comparison;

/** The greatest worth among cards; NONE without a card. */
export function greatestWorth(context: DneContext, cards: readonly Sound[]): number {
  let greatest = NONE;
  for (const card of cards) greatest = Math.max(greatest, worth(context, card));
  return greatest;
}
