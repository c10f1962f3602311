import { at, type Seat, seatsAfter } from '@rulewright/core';
import { askNext, deckSize, inTurnOrder, roll } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { action, type HushTable, type HushTurn, refuse, type Said } from './hush-state.js';

const whole = z.int().check(z.minimum(0));

const handOf = ({ state }: HushTable, seat: Seat) => at(state.hands, seat);

const eachKind = (hand: readonly number[]): number[] => [...new Set(hand)].sort((a, b) => a - b);

/** The hushes a seat may use. */
export const usable = (table: HushTable, seat: Seat): number[] =>
  eachKind(handOf(table, seat)).filter((card) => table.content.kinds[card] === 'hush');

/** HSH-REA.1: says what is to be done, and asks the others whether it shall be. */
function say({ state, queue }: HushTurn, seat: Seat, said: Said): void {
  const others = inTurnOrder(seatsAfter(seat, state.options.players));
  queue(
    { kind: 'react', actor: seat, said, allowed: [], ...others },
    { kind: 'carry-out', seat, said: said && { ...said } },
    { kind: 'trim', seat },
  );
}

export const stake = action('stake', {
  during: ['stake'],
  fields: { coins: whole },
  candidates(_, seat, offer) {
    for (let coins = 0; coins <= 2; coins++) offer({ type: 'stake', seat, coins });
  },
  check({ state }, { seat, coins }) {
    if (coins > 2) return refuse('HSH-STK.1', 'above-two', { coins });
    return coins > at(state.coins, seat) ? refuse('HSH-STK.1', 'too-poor', { coins }) : undefined;
  },
  perform({ state }, { seat, coins }) {
    state.stakes[seat] = coins;
  },
});

/** HSH-STK.1 */
export function revealStakes({ state, emit }: HushTurn): void {
  emit?.({ type: 'staked', rule: 'HSH-STK.1', stakes: [...state.stakes] });
  const highest = Math.max(...state.stakes);
  const only = state.stakes.filter((coins) => coins === highest).length === 1;
  state.coins = state.coins.map((coins, seat) => {
    const staked = at(state.stakes, seat);
    return coins - staked + (only && staked === highest ? 3 : 0);
  });
  state.stakes.fill(0);
}

export const draw = action('draw', {
  during: ['turn'],
  fields: {},
  check: ({ state: { deck, discardPile } }) =>
    deckSize(deck) + discardPile.length === 0 ? refuse('HSH-TRN.1', 'no-cards') : undefined,
  perform: (turn, { seat }) => say(turn, seat, null),
});

export const play = action('play', {
  during: ['turn'],
  fields: { card: whole, target: whole },
  candidates(table, seat, offer) {
    for (const card of eachKind(handOf(table, seat)))
      for (let target = 0; target < table.state.options.players; target++) offer({ type: 'play', seat, card, target });
  },
  check(table, { seat, card, target }) {
    if (!handOf(table, seat).includes(card)) return refuse('HSH-TRN.1', 'not-in-hand', { card });
    if (target >= table.state.options.players) return refuse('HSH-TRN.2', 'no-such-seat', { target });
    const kind = at(table.content.kinds, card);
    if (kind === 'hush') return refuse('HSH-REA.1', 'only-as-a-reaction');
    if ((kind === 'purse') !== (target === seat)) return refuse('HSH-TRN.2', 'wrong-target', { target });
    return kind === 'thief' && handOf(table, target).length === 0 ? refuse('HSH-TRN.2', 'empty-hand') : undefined;
  },
  perform(turn, { seat, card, target }) {
    turn.cards.show(['hands.*', seat], 'all', card);
    turn.emit?.({ type: 'played', rule: 'HSH-TRN.1', seat, card, target });
    say(turn, seat, { card, target });
  },
});

/** HSH-TRN.1: what was said happens. */
export function carryOut(turn: HushTurn, seat: Seat, said: Said): void {
  const { state, cards } = turn;
  if (said !== null) {
    cards.move(said.card, ['hands.*', seat], ['discardPile']);
    affect(turn, seat, said.card, said.target);
    return;
  }
  if (deckSize(state.deck) === 0) cards.shuffle(['deck'], ['discardPile']);
  const card = cards.draw(['deck'], ['hands.*', seat]);
  if (card !== undefined) turn.emit?.({ type: 'drawn', rule: 'HSH-TRN.1', seat, card }, { card: [seat] });
}

function affect(turn: HushTurn, seat: Seat, card: number, target: Seat): void {
  const { state, random, cards } = turn;
  const kind = at(turn.content.kinds, card);
  switch (kind) {
    case 'purse':
      state.coins[seat] = at(state.coins, seat) + 2;
      return;
    case 'strike': {
      const faces = roll(random, 2);
      turn.emit?.({ type: 'rolled', rule: 'HSH-CRD.1', faces });
      state.coins[target] = Math.max(0, at(state.coins, target) - Math.min(...faces));
      return;
    }
    case 'thief': {
      const loot = cards.draw(['hands.*', target], ['hands.*', seat]);
      if (loot !== undefined)
        turn.emit?.({ type: 'stolen', rule: 'HSH-CRD.1', seat, from: target, card: loot }, { card: [seat, target] });
      return;
    }
    case 'hush':
      return;
    default:
      kind satisfies never;
  }
}

export const trim = action('trim', {
  during: ['trim'],
  fields: { card: whole },
  candidates(table, seat, offer) {
    for (const card of eachKind(handOf(table, seat))) offer({ type: 'trim', seat, card });
  },
  check(table, { seat, card }) {
    const hand = handOf(table, seat);
    const isHush = (held: number) => table.content.kinds[held] === 'hush';
    if (hand.length <= table.state.options.handLimit) return refuse('HSH-TRM.1', 'within-the-limit');
    if (!hand.includes(card)) return refuse('HSH-TRM.1', 'not-in-hand', { card });
    return isHush(card) && !hand.every(isHush) ? refuse('HSH-TRM.1', 'keep-your-hush') : undefined;
  },
  perform({ cards }, { seat, card }) {
    cards.move(card, ['hands.*', seat], ['discardPile']);
  },
});

export const hushIt = action('hush', {
  during: ['react'],
  fields: { card: whole },
  candidates(table, seat, offer) {
    for (const card of usable(table, seat)) offer({ type: 'hush', seat, card });
  },
  check: (table, { seat, card }) =>
    usable(table, seat).includes(card) ? undefined : refuse('HSH-REA.1', 'no-hush', { card }),
  perform({ state, cards, emit }, { seat, card }) {
    state.agenda = state.agenda.filter(({ kind }) => kind !== 'carry-out');
    cards.move(card, ['hands.*', seat], ['discardPile']);
    emit?.({ type: 'hushed', rule: 'HSH-REA.1', seat });
  },
});

export const allow = action('allow', {
  during: ['react'],
  fields: {},
  perform(turn, { seat }, choice) {
    turn.queue({ ...askNext(choice), allowed: [...choice.allowed, seat] });
  },
});
