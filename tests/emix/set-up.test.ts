import { deckSize } from '@rulewright/core/author';
import { type EmixOptions, engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { charging, ownEffect } from './phases.js';
import { activate, allCards, allTo, discard, give, hand, NONE, pool, slot, table } from './table.js';

type Options = Partial<EmixOptions>;

const NO_SWEEP = { human: NONE, place: 0, end: 0, applied: [], gone: [], loose: [] };

/** Every card of a deck, in the order of its list: deck × 1000 + kind. */
const cardsOf = (counts: readonly number[], deck = 0): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => deck * 1000 + kind));

const copies = engine.content.cards.map((card) => card.copies);
const kinds = engine.content.cards.map(({ id }) => id);

/** A new game in which the kinds of cards are dealt in the order of the pack. */
const unshuffled = (options: Options, dice: readonly number[]) =>
  engine.init('set-up', options, [...kinds.slice(0, 5 * (options.players ?? 2)), ...dice]);

describe('what lies on the table', () => {
  rule(
    ['EMX-SET.2', 'EMX-SET.3', 'EMX-SET.4', 'EMX-SET.5', 'EMX-SET.6', 'EMX-SET.7'],
    'sets up exactly this for three players',
    () => {
      const { game, rulesVersion, content, options, rng, ...position } = unshuffled(
        { players: 3, firstPlayer: 1 },
        [1, 2, 3, 4, 5, 6],
      );
      expect({ game, rulesVersion, content, script: rng.script }).toEqual({
        game: 'emix',
        rulesVersion: 3,
        content: engine.contentName,
        script: [],
      });
      expect(options.maxRounds).toBe(10);
      const dealt = kinds.map((_, kind) => kind);
      const expected = {
        round: 1,
        phase: 'influence',
        circle: 1,
        firstPlayer: 1,
        memory: {},
        hands: [dealt.slice(0, 5), dealt.slice(5, 10), dealt.slice(10, 15)],
        rows: [[], [], []],
        drawPiles: [
          { bags: [{ cards: cardsOf(copies.map((count, kind) => (kind < 15 ? count - 1 : count))), known: [] }] },
        ],
        discardPiles: [[]],
        faceDown: [[]],
        limbo: [],
        supply: { pos: 180 - 9, neg: 180 - 12 },
        pool: { pos: [5, 1, 3], neg: [6, 2, 4] },
        karmaNew: { pos: [0, 0, 0], neg: [0, 0, 0] },
        karmaDue: { pos: [0, 0, 0], neg: [0, 0, 0] },
        marker: [0, 0, 0],
        pending: [false, false, false],
        reached: false,
        visited: [[], [], []],
        slot: { todo: 0, done: 1, granted: 0 },
        sweep: NO_SWEEP,
        charged: [true, true, true],
        harvester: [NONE, NONE, NONE],
        lastHarvest: [NONE, NONE, NONE],
        agenda: [
          { kind: 'end-of-round' },
          { kind: 'result-phase' },
          { kind: 'circle', circle: 3 },
          { kind: 'circle', circle: 2 },
          { kind: 'slot', rule: 'EMX-INF.1', seat: 0 },
          { kind: 'slot', rule: 'EMX-INF.1', seat: 2 },
          { kind: 'act', rule: 'EMX-INF.1', seat: 1 },
          { kind: 'action', rule: 'EMX-INF.1', seat: 1 },
        ],
      };
      expect(position).toEqual(expected);
    },
  );

  rule(
    ['EMX-SET.3', 'EMX-SET.4', 'EMX-SET.6', 'EMX-FREE.1'],
    'starts everybody and everything with nothing, seen before the first die of free feeding',
    () => {
      const freeFeeding = { humans: 3, chargeAll: false };
      const state = unshuffled({ players: 2, firstPlayer: 1, freeFeeding }, []);
      const none = { pos: [0, 0, 0], neg: [0, 0, 0] };
      expect(state).toMatchObject({
        round: 1,
        phase: 'charge',
        circle: 0,
        rows: [[], [], []],
        supply: { pos: 180, neg: 180 },
        pool: none,
        karmaNew: none,
        karmaDue: none,
        marker: [0, 0],
        pending: [false, false],
        reached: false,
        visited: [[], []],
        slot: { todo: 0, done: 0, granted: 0 },
        sweep: NO_SWEEP,
        charged: [false, false, false],
        harvester: [NONE, NONE, NONE],
        lastHarvest: [NONE, NONE],
      });
      expect(engine.decision(state)?.seats ?? []).toEqual([1]);
    },
  );

  rule.each(
    ['EMX-SET.2', 'EMX-SET.7'],
    'takes 90 cards and 180 emons of each colour from every set',
    [
      { players: 1, sets: 1, cards: 90, emons: 180 },
      { players: 4, sets: 1, cards: 90, emons: 180 },
      { players: 2, sets: 2, cards: 180, emons: 360 },
      { players: 5, sets: 2, cards: 180, emons: 360 },
      { players: 3, sets: 4, cards: 360, emons: 720 },
    ],
    ({ players, sets, cards, emons }) => {
      const { drawPiles, hands, supply, pool, discardPiles } = engine.init('sets', { players, sets });
      expect(drawPiles.map(deckSize)).toEqual([cards - 5 * players]);
      expect(hands.map((held) => held.length)).toEqual(Array(players).fill(5));
      const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
      expect([Number(supply.pos) + total(pool.pos), Number(supply.neg) + total(pool.neg)]).toEqual([emons, emons]);
      expect(allCards(engine.init('sets', { players, sets }))).toEqual(cardsOf(copies.map((count) => count * sets)));
      expect(discardPiles).toEqual([[]]);
    },
  );

  rule(
    ['EMX-SET.2', 'EMX-SET.11', 'EMX-MANY.1'],
    'adds the players’ own cards once, whatever the number of sets',
    () => {
      const customCards = [ownEffect('own', 'play any: gain pos 1', { copies: 3 })];
      const all = allCards(engine.init('own', { players: 2, sets: 2, customCards }));
      expect(all).toEqual(cardsOf([...copies.map((count) => 2 * count), 3]));
    },
  );

  rule('EMX-SET.2', 'shuffles so that the seed decides what is dealt', () => {
    const dealt = (seed: number) => engine.init(seed, { players: 4, firstPlayer: 0 }).hands;
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
    expect(dealt(1).flat()).not.toEqual([...dealt(1).flat()].sort((a, b) => a - b));
  });

  rule('EMX-SET.5', 'keeps hands secret from everybody else', () => {
    const state = unshuffled({ players: 2, firstPlayer: 0 }, [1, 1, 1, 1]);
    const hands = (viewer: number | 'spectator') => engine.view(state, viewer).position.hands;
    expect(hands(0)[0]).toEqual(state.hands[0]);
    expect(hands(1)[1]).toEqual(state.hands[1]);
    for (const [viewer, hidden] of [[0, 1] as const, [1, 0] as const, ['spectator', 0] as const])
      expect(hands(viewer)[hidden]?.map((card) => card < 0)).toEqual([true, true, true, true, true]);
  });

  rule('EMX-SET.5', 'deals five cards at a time, to seat 0 first, whoever begins', () => {
    for (const players of [1, 2, 3, 4]) {
      const { hands } = unshuffled({ players, firstPlayer: players - 1 }, Array(2 * players).fill(1));
      expect(hands).toEqual(Array.from({ length: players }, (_, seat) => [0, 1, 2, 3, 4].map((n) => 5 * seat + n)));
    }
  });
});

describe('players and their order', () => {
  rule.each(
    'EMX-SET.1',
    'serves one to four players with one set',
    [1, 2, 3, 4].map((players) => ({ players })),
    ({ players }) => {
      expect(engine.init('players', { players }).hands).toHaveLength(players);
    },
  );

  rule('EMX-SET.1', 'needs more cards for a fifth player', () => {
    expect(() => engine.init('players', { players: 5, sets: 1 })).toThrow(
      'sets: 90 cards are too few for 5 players; 2 sets would do',
    );
    expect(engine.init('players', { players: 5, sets: 2 }).hands).toHaveLength(5);
    expect(engine.seats).toEqual({ min: 1, max: 20 });
  });

  rule.each(
    ['EMX-SET.8', 'EMX-R2'],
    'draws the first player from the seed, after the shuffle and before the dice',
    [{ first: 0 }, { first: 1 }, { first: 2 }],
    ({ first }) => {
      const state = unshuffled({ players: 3 }, [first, 1, 1, 2, 2, 3, 3]);
      expect([state.firstPlayer, engine.decision(state)?.seats ?? []]).toEqual([first, [first]]);
      const [a = 0, b = 0, c = 0] = [0, 1, 2].map((i) => (first + i) % 3);
      expect([a, b, c].map((seat) => state.pool.pos[seat])).toEqual([1, 2, 3]);
    },
  );

  rule('EMX-SET.8', 'gives every seat a chance to be first', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => engine.init(seed, { players: 4 }).firstPlayer);
    expect([...new Set(seeds)].sort()).toEqual([0, 1, 2, 3]);
  });

  rule('EMX-SET.8', 'draws nobody when the first player is agreed', () => {
    const state = unshuffled({ players: 3, firstPlayer: 2 }, [1, 1, 2, 2, 3, 3]);
    expect([state.firstPlayer, state.pool.pos]).toEqual([2, [2, 3, 1]]);
  });

  rule.each(
    'EMX-SET.9',
    'goes on to the next higher seat, and from the last one to the first',
    [
      { players: 2, first: 1, order: [1, 0] },
      { players: 4, first: 0, order: [0, 1, 2, 3] },
      { players: 4, first: 2, order: [2, 3, 0, 1] },
      { players: 4, first: 3, order: [3, 0, 1, 2] },
    ],
    ({ players, first, order }) => {
      const slots = table({ players, firstPlayer: first })
        .state.agenda.filter(({ kind }) => kind === 'slot' || kind === 'action')
        .map((record) => ('seat' in record ? record.seat : NONE));
      expect(slots.reverse()).toEqual(order);
    },
  );
});

describe('chance', () => {
  rule(
    'EMX-SET.12',
    'deals from the shuffled decks by seat, then picks the first player, then rolls blue before red in turn order',
    () => {
      const light = ['joy.0', 'love.0', 'calm.0', 'habit.0', 'faith.0'];
      const dark = ['fear.1', 'anger.1', 'hatred.1', 'chaos.1', 'fury.1'];
      const options: Options = { individualDecks: { decks: 'ready-made', anyDeckSize: false } };
      const draw = (deck: number, is: string) => ({ for: 'drawPiles.*', seat: deck, is });
      const dealt = [...light.map((id) => draw(0, id)), ...dark.map((id) => draw(1, id))];
      const state = engine.init('order', options, [...dealt, 1, 6, 5, 4, 3]);
      expect(state.rng.script).toEqual([]);
      const plain = (names: readonly string[]) => names.map((name) => name.replace(/\.\d$/, ''));
      expect([hand({ state }, 0), hand({ state }, 1)]).toEqual([plain(light), plain(dark)]);
      expect(state.drawPiles.map(deckSize)).toEqual([40, 40]);
      expect([state.firstPlayer, state.pool]).toEqual([1, { pos: [4, 6], neg: [3, 5] }]);
    },
  );

  rule('EMX-SET.12', 'rolls the die of a property when it starts, and reshuffles when a card is needed', () => {
    const t = charging((state) => {
      activate(state, 0, 'love', 'wisdom', 'hatred');
      discard(state, 'joy', 'anger');
      give(state, 2, 'calm');
      allTo(state, 1);
    });
    t.script([1, 2, 3, 'anger', 4]).run({ kind: 'charge', seat: 0 });
    expect(hand(t, 0)).toEqual(['anger']);
    expect(pool(t, 0)).toEqual([1 + 2 + 3, 2 + 1 + 4]);
  });

  rule(['EMX-SET.12', 'EMX-R1'], 'rolls dice with six equally likely faces', () => {
    const t = charging((state) => {
      slot(state, 1, { kind: 'charge', seat: 0 }, { kind: 'slot', seat: 2 });
      give(state, 1, 'joy');
    });
    const outcomes = engine.chanceOutcomes(t.state, { type: 'exchange', seat: 1, card: 'joy', colour: 'pos' });
    expect(outcomes.map(({ probability }) => probability)).toEqual(Array(36).fill({ numerator: 1, denominator: 36 }));
    const rolled = outcomes.map(({ state }) => `${state.pool.pos[0]}/${state.pool.neg[0]}`).sort();
    const faces = [1, 2, 3, 4, 5, 6];
    expect(rolled).toEqual(faces.flatMap((blue) => faces.map((red) => `${blue}/${red}`)));
  });
});
