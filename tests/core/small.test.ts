import { agendaOf, byScore, type Deck, shuffledDeck, simultaneous } from '@rulewright/core/author';
import { type StateOf, smallGame } from '@rulewright/core/small';
import {
  bySeat,
  deck,
  flag,
  inTurn,
  list,
  numbers,
  oneOf,
  sealed,
  upTo,
  whole,
  withDefault,
} from '@rulewright/core/words';
import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { engine as ticTacToe } from '../../examples/games/tic-tac-toe.js';
import { ticTacToe as longTicTacToe } from '../games/tic-tac-toe.js';
import { fewer } from '../support/depth.js';

// What each player may do is all here: seats bet in turn or at once, with fields of every kind.
const { action, refuse, query, create, book } = smallGame({
  id: 'wager',
  players: [2, 3],
  options: { blind: withDefault(flag, false) },
  state: { deck, hands: list(numbers), bids: numbers, said: list(oneOf('more', 'less')) },
  tasks: { deal: { each: whole } },
  choices: { bid: sealed, say: { ...inTurn, about: whole } },
  events: { dealt: { seat: whole, card: whole }, bid: { seat: whole, amount: whole } },
  secret: { dealt: 'card' },
  rules: { 'WGR-1': 'Everybody bids in secret.', 'WGR-2': { title: 'Saying', text: 'Then each says more or less.' } },
  refusals: { 'too-much': 'Nobody may bid the whole purse.' },
});

const bid = action('bid', {
  during: ['bid'],
  fields: { amount: upTo(2), openly: flag },
  check: (_, { amount }) => (amount === 2 ? refuse('WGR-1', 'too-much', { amount }) : undefined),
  perform({ state, emit }, { seat, amount }) {
    state.bids[seat] = amount;
    emit?.({ type: 'bid', rule: 'WGR-1', seat, amount });
  },
});
const say = action('say', {
  during: ['say'],
  fields: { word: oneOf('more', 'less') },
  perform: ({ state, queue }, { word }, choice) => {
    state.said.push(word);
    queue({ ...choice, seat: -1 });
  },
});
const wager = create({
  setup: ({ pool, each, options }) => ({
    deck: shuffledDeck(pool),
    hands: each(() => []),
    bids: each((seat) => seat),
    said: [],
    agenda: agendaOf(
      { kind: 'deal', each: 1 },
      { kind: 'bid', ...simultaneous(options.blind ? [0] : [0, 1]) },
      { kind: 'say', seat: -1, left: [1, 0], about: 7 },
    ),
  }),
  tasks: {
    deal({ cards, emit }) {
      const card = cards.draw(['deck'], ['hands.*', 0]) ?? 0;
      emit?.({ type: 'dealt', rule: 'WGR-1', seat: 0, card }, { card: [0] });
    },
  },
  choices: { bid: { rule: 'WGR-1', actions: [bid] }, say: { rule: 'WGR-2', actions: [say] } },
  outcome: ({ state }) => byScore(state.bids, 'said'),
  queries: { held: query([whole], ({ state }, seat) => state.hands[seat]?.length ?? 0) },
  cards: { kinds: ['low', 'high'], copies: [1, 2], zones: { deck: 'nobody', 'hands.*': 'owner' } },
});

describe('a small game', () => {
  const start = wager.init('small', { blind: false });

  test('has the options, seats and cards that it names', () => {
    expect(wager.seats).toEqual({ min: 2, max: 3 });
    expect(start.options).toEqual({ players: 2, blind: false });
    expect(wager.pools().cards?.map(({ id, count }) => [id, count])).toEqual([
      ['low', 1],
      ['high', 2],
    ]);
    expect(wager.zones).toEqual({
      deck: { pool: 'cards', visibleTo: 'nobody' },
      'hands.*': { pool: 'cards', visibleTo: 'owner' },
    });
    expect(wager.ask(start).held(0)).toBe(1);
  });

  test('offers every combination of the values of the fields, the last one changing fastest', () => {
    expect(wager.legalActions(start, 1).map(wager.format)).toEqual([
      '1 bid 0 false',
      '1 bid 0 true',
      '1 bid 1 false',
      '1 bid 1 true',
    ]);
    expect(wager.explain(start, { type: 'bid', seat: 0, amount: 2, openly: true })).toEqual({
      rule: 'WGR-1',
      code: 'too-much',
      details: { amount: 2 },
    });
    const all = [0, 1].reduce(
      (state, seat) => wager.apply(state, { type: 'bid', seat, amount: 1, openly: true }),
      start,
    );
    expect(wager.legalActions(all)).toEqual([
      { type: 'say', seat: 1, word: 'more' },
      { type: 'say', seat: 1, word: 'less' },
    ]);
  });

  test('is loaded and refused by the schemas of its fields', () => {
    expect(wager.load(JSON.parse(JSON.stringify(start)))).toEqual(start);
    expect(wager.validate({ ...start, said: ['perhaps'] })).toMatchObject([{ path: 'said.0' }]);
    expect(wager.validate({ ...start, agenda: [{ kind: 'deal' }] })).toMatchObject([{ path: 'agenda.0.each' }]);
    expect(wager.validate({ ...start, agenda: [{ kind: 'nap' }] })).toMatchObject([{ path: 'agenda.0.kind' }]);
  });

  test('keeps its rules in words', () =>
    expect(book).toEqual({
      rules: {
        'WGR-1': { title: 'WGR-1', text: 'Everybody bids in secret.', source: 'wager' },
        'WGR-2': { title: 'Saying', text: 'Then each says more or less.', source: 'wager' },
      },
      refusals: { 'too-much': 'Nobody may bid the whole purse.' },
    }));

  test('keeps every law', () =>
    expect(
      conformance(wager, { games: fewer(10, { day: 5 }), options: [{ blind: true }, { blind: false, players: 3 }] })
        .games,
    ).toBe(2 * fewer(10, { day: 5 })));

  test('needs candidates where the values of a field are not told', () => {
    const { action, create } = smallGame({ id: 'x', players: 2, state: {}, choices: { turn: {} }, rules: { X: '' } });
    const count = action('count', { during: ['turn'], fields: { to: whole }, perform() {} });
    const game = () =>
      create({
        setup: () => ({ agenda: [{ kind: 'turn', seat: 0 }] }),
        choices: { turn: { rule: 'X', actions: [count] } },
        outcome: () => byScore([0, 0], 'counted'),
      });
    expect(game).toThrow('count has fields and no candidates');
  });

  test('is the same engine as the one that is written out', () => {
    let short = ticTacToe.init(1);
    let long = longTicTacToe.init(1);
    for (const cell of [4, 0, 8, 2, 1, 7, 3, 5, 6]) {
      const seat = short.cells.filter((mark) => mark >= 0).length % 2;
      expect(ticTacToe.legalActions(short)).toEqual(longTicTacToe.legalActions(long));
      short = ticTacToe.apply(short, { type: 'mark', seat, cell });
      long = longTicTacToe.apply(long, { type: 'mark', seat, cell });
      expect(short.cells).toEqual(long.cells);
    }
    expect(ticTacToe.outcome(short)?.winners).toEqual(longTicTacToe.outcome(long)?.winners);
  });

  test('refuses mistakes when it is compiled', () => {
    const mistakes = () => {
      // @ts-expect-error no such rule
      refuse('WGR-9', 'too-much');
      // @ts-expect-error no such choice
      action('nap', { during: ['nap'], fields: {}, perform() {} });
      action('bid', {
        during: ['bid'],
        fields: {},
        perform({ state, queue, emit }) {
          // @ts-expect-error no such field
          state.purse = 1;
          // @ts-expect-error a field is missing
          queue({ kind: 'deal' });
          // @ts-expect-error no such event
          emit?.({ type: 'slept', rule: 'WGR-1' });
          const there: Deck = state.deck;
          return there;
        },
      });
    };
    expect(mistakes).toBeTypeOf('function');
  });
});

describe('byScore', () => {
  test.each([
    [
      [3, 1, 3],
      [[0, 2], [1]],
    ],
    [
      [{ numerator: 1, denominator: 2 }, 1],
      [[1], [0]],
    ],
    [[{ numerator: 2, denominator: 1 }, 2], [[0, 1]]],
  ])('ranks %j', (scores, ranking) =>
    expect(byScore(scores, 'end')).toEqual({ winners: ranking[0], ranking, scores, reason: 'end' }),
  );
});

test('the state can be named before the engine is made', () => {
  const tools = smallGame({
    id: 'counted',
    players: 2,
    state: { points: bySeat(whole) },
    choices: { go: {} },
    rules: { 'CNT-1': 'Go on.' },
  });
  const sumOf = ({ points }: Pick<StateOf<typeof tools>, 'points'>): number =>
    points.reduce((sum, one) => sum + one, 0);
  const go = tools.action('go', {
    during: ['go'],
    fields: {},
    perform({ state, queue }, { seat }) {
      state.points[seat] = sumOf(state) + 1;
      if (sumOf(state) < 3) queue({ kind: 'go', seat: 1 - seat });
    },
  });
  const engine = tools.create({
    setup: ({ each }) => ({ points: each(() => 0), agenda: [{ kind: 'go', seat: 0 }] }),
    choices: { go: { rule: 'CNT-1', actions: [go] } },
    outcome: ({ state }) => byScore(state.points, 'counted'),
  });
  const once = engine.apply(engine.init(0), { type: 'go', seat: 0 });
  expect(engine.apply(once, { type: 'go', seat: 1 }).points).toEqual([1, 2]);
  expect(Object.keys(tools)).not.toContain('~state');
});
