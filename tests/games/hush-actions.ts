import {
  askNext,
  at,
  discard,
  drawReshuffling,
  inTurnOrder,
  remove,
  roll,
  type Seat,
  seatsAfter,
} from '@rulewright/core';
import * as z from 'zod/mini';
import { action, type HushTable, type HushTurn, type Reacting, refuse } from './hush-state.js';

const whole = z.int().check(z.minimum(0));

const handOf = ({ state }: HushTable, seat: Seat) => at(state.hands, seat);

/** The hushes a seat may use now: it held them before the action and holds them still. */
export const usable = (table: Reacting, seat: Seat): number[] =>
  handOf(table, seat).filter(
    (card) => table.content.kinds[card] === 'hush' && at(table.choice.before.hands, seat).includes(card),
  );

/** HSH-REA.1: performs an action and asks the others whether it shall stand. */
function act(turn: HushTurn, actor: Seat, perform: () => void): void {
  const { coins, hands, deck, discardPile, options } = turn.state;
  const before = turn.snapshot({ coins, hands, deck, discardPile });
  perform();
  turn.queue(
    { kind: 'react', ...inTurnOrder(seatsAfter(actor, options.players)), actor, before, allowed: [] },
    { kind: 'trim', seat: actor },
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
  emit?.({ type: 'staked', stakes: [...state.stakes] });
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
  candidates: (_, seat, offer) => offer({ type: 'draw', seat }),
  check: ({ state: { deck, discardPile } }) =>
    deck.length + discardPile.length === 0 ? refuse('HSH-TRN.1', 'no-cards') : undefined,
  perform(turn, { seat }) {
    act(turn, seat, () => {
      const { state, random } = turn;
      const card = drawReshuffling(random, state.deck, state.discardPile);
      if (card === undefined) return;
      at(state.hands, seat).push(card);
      turn.emit?.({ type: 'drawn', seat, card }, { card: [seat] });
    });
  },
});

export const play = action('play', {
  during: ['turn'],
  fields: { card: whole, target: whole },
  candidates(table, seat, offer) {
    for (const card of handOf(table, seat))
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
    act(turn, seat, () => {
      discard(at(turn.state.hands, seat), card, turn.state.discardPile);
      turn.emit?.({ type: 'played', seat, card, target });
      carryOut(turn, seat, card, target);
    });
  },
});

function carryOut(turn: HushTurn, seat: Seat, card: number, target: Seat): void {
  const { state, random } = turn;
  const kind = at(turn.content.kinds, card);
  switch (kind) {
    case 'purse':
      state.coins[seat] = at(state.coins, seat) + 2;
      return;
    case 'strike': {
      const faces = roll(random, 2);
      turn.emit?.({ type: 'rolled', faces });
      state.coins[target] = Math.max(0, at(state.coins, target) - Math.min(...faces));
      return;
    }
    case 'thief': {
      const loot = random.pick(at(state.hands, target));
      discard(at(state.hands, target), loot, at(state.hands, seat));
      turn.emit?.({ type: 'stolen', seat, from: target, card: loot }, { card: [seat, target] });
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
    for (const card of handOf(table, seat)) offer({ type: 'trim', seat, card });
  },
  check(table, { seat, card }) {
    const hand = handOf(table, seat);
    const isHush = (held: number) => table.content.kinds[held] === 'hush';
    if (hand.length <= table.state.options.handLimit) return refuse('HSH-TRM.1', 'within-the-limit');
    if (!hand.includes(card)) return refuse('HSH-TRM.1', 'not-in-hand', { card });
    return isHush(card) && !hand.every(isHush) ? refuse('HSH-TRM.1', 'keep-your-hush') : undefined;
  },
  perform({ state }, { seat, card }) {
    discard(at(state.hands, seat), card, state.discardPile);
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
  perform({ state, emit }, { seat, card }, { before }) {
    Object.assign(state, before);
    remove(at(state.hands, seat), card);
    state.discardPile.push(card);
    emit?.({ type: 'hushed', seat });
  },
});

export const allow = action('allow', {
  during: ['react'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'allow', seat }),
  check: () => undefined,
  perform(turn, { seat }, choice) {
    turn.queue({ ...askNext(choice), allowed: [...choice.allowed, seat] });
  },
});
