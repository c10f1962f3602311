import { at, nextSeat } from '@rulewright/core';
import { agendaOf, byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { bySeat, flag, list, numbers, seats, signed, upTo, withDefault } from '@rulewright/core/words';

// One round of liar's dice: everybody rolls in secret, and bids how many dice of a face lie on the table.
const FACES = 6;
const MOST = 24;

const { action, refuse, create, book } = smallGame({
  id: 'liars-dice',
  players: [2, 4],
  options: { dice: withDefault(upTo(MOST / 4), 1), wild: withDefault(flag, true) },
  state: { dice: bySeat(numbers), bid: numbers, bidder: seats, scores: bySeat(signed) },
  tasks: { roll: {} },
  choices: { bid: {} },
  events: {
    bid: { seat: upTo(3), count: upTo(MOST), face: upTo(FACES) },
    called: { seat: upTo(3), dice: list(numbers), count: upTo(MOST) },
  },
  rules: {
    'LIAR-1': 'Everybody rolls their dice and keeps them hidden.',
    'LIAR-2': 'A bid names a count and a face: more dice than the last bid, or as many of a higher face.',
    'LIAR-3': 'Instead of bidding, call the last bidder a liar: all dice are shown, and who was wrong loses.',
    'LIAR-4': 'The highest face counts as every face.',
  },
  refusals: { 'too-low': 'That bid is not higher than the last one.', 'no-bid': 'Nobody has bid yet.' },
});

const bid = action('bid', {
  during: ['bid'],
  fields: { count: upTo(MOST), face: upTo(FACES) },
  candidates({ state: { options, bid } }, seat, offer) {
    const [least = 1] = bid;
    for (let count = least; count <= options.dice * options.players; count++)
      for (let face = 1; face <= FACES; face++) offer({ type: 'bid', seat, count, face });
  },
  check({ state: { options, bid } }, { count, face }) {
    const [last = 0, lastFace = 0] = bid;
    const isBid = count >= 1 && face >= 1 && count <= options.dice * options.players;
    const isHigher = count > last || (count === last && face > lastFace);
    return isBid && isHigher ? undefined : refuse('LIAR-2', 'too-low', { count, face, last });
  },
  perform({ state, emit, queue }, { seat, count, face }) {
    state.bid = [count, face];
    state.bidder = [seat];
    emit?.({ type: 'bid', rule: 'LIAR-2', seat, count, face });
    queue({ kind: 'bid', seat: nextSeat(seat, state.options.players) });
  },
});

const call = action('call', {
  during: ['bid'],
  fields: {},
  check: ({ state }) => (state.bid.length > 0 ? undefined : refuse('LIAR-3', 'no-bid')),
  perform({ state, emit }, { seat }) {
    const { dice, bid, bidder, options } = state;
    const [count = 0, face = 0] = bid;
    const there = dice.flat().filter((die) => die === face || (options.wild && die === FACES)).length;
    state.scores[there < count ? at(bidder, 0) : seat] = -1;
    state.scores[there < count ? seat : at(bidder, 0)] = 1;
    emit?.({ type: 'called', rule: 'LIAR-3', seat, dice: dice.map((own) => [...own]), count: there });
  },
});

export const rulebook = book;
export const engine = create({
  utility: { points: 1 },
  setup: ({ each }) => ({
    dice: each(() => []),
    bid: [],
    bidder: [],
    scores: each(() => 0),
    agenda: agendaOf({ kind: 'roll' }, { kind: 'bid', seat: 0 }),
  }),
  tasks: {
    roll({ state: { dice, options }, random }) {
      for (const own of dice) for (let i = 0; i < options.dice; i++) own.push(random.die(FACES));
    },
  },
  choices: { bid: { rule: 'LIAR-2', actions: [bid, call] } },
  outcome: ({ state: { scores } }) => byScore(scores, 'called'),
  secrets: {
    zones: {},
    pools: () => ({}),
    numbers: { 'dice.*': { values: [1, 2, 3, 4, 5, 6], visibleTo: 'owner' } },
  },
});
