import { createEngine } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { lab, spec } from '../games/lab.js';
import { issues } from './caught.js';

type Json = Record<string, unknown>;
const started = hush.init('load', { players: 3 });
const staked = hush.apply(started, { type: 'stake', seat: 1, coins: 2 });
const [first, second] = [0, 2].map((seat) => ({ type: 'stake' as const, seat, coins: 0 }));
const turn = [first, second].reduce((state, action) => (action ? hush.apply(state, action) : state), staked);
const json = (state: unknown = turn): Json => JSON.parse(JSON.stringify(state));
const top = (record: Json): Json => ({ ...json(), agenda: [...turn.agenda.slice(0, -1), record] });
const sealed = (change: Json): Json => {
  const { agenda, ...rest } = json(staked);
  return {
    ...rest,
    agenda: (agenda as Json[]).map((record) => (record.kind === 'stake' ? { ...record, ...change } : record)),
  };
};
const react = {
  kind: 'react',
  seat: 1,
  left: [2],
  actor: 0,
  said: null,
  allowed: [],
};

/** What `load` and `problems` say of a value; they must say the same. */
const complaints = (value: unknown) => {
  const found = hush.validate(value);
  expect(issues(() => hush.load(value))).toEqual(found);
  return found;
};

describe('a saved state', () => {
  test.each([
    ['the first', started],
    ['with a sealed answer', staked],
    ['of a turn', turn],
  ])('%s, is loaded as it was, frozen', (_, state) => {
    expect(hush.validate(json(state))).toEqual([]);
    expect(hush.load(json(state))).toEqual(state);
    expect(Object.isFrozen(hush.load(json(state)).hands[0])).toBe(true);
  });

  test('is a copy of what was given', () => {
    const given = json();
    expect(hush.load(given)).not.toBe(given);
    expect(Object.isFrozen(given)).toBe(false);
  });

  test('of a game that is over is loaded too', () => {
    const over = lab.init(1);
    expect(over.agenda).toEqual([]);
    expect(lab.load(json(over))).toEqual(over);
  });
});

describe('load complains of', () => {
  const small = 'expected at least 0, found -1';
  const noState = (found: string) => ({ path: '', message: `expected a state, found ${found}` });
  const unfit = (field: string, message: string) => ({ path: `agenda.${last}.${field}`, message });
  const others = (found: string) => unfit('left', `expected other seats from 0 to 2, each once, found ${found}`);
  const answers = (found: string, seats = '0 1 2') =>
    unfit('waiting', `expected each of ${seats} to wait or to have answered, found ${found}`);
  const [bag = { cards: [], known: [] }] = turn.deck.bags;
  const deckOf = (cards: readonly number[]) => ({ bags: [{ cards, known: [] }] });
  const miscounted = (path: string, id: string, found: number, expected: number) => ({
    path,
    message: `${id}, a card of cards: found ${found}, expected ${expected}`,
  });
  const last = turn.agenda.length - 1;
  const hand = turn.hands[0] ?? [];

  test.each<[string, unknown, readonly { path: string; message: string }[]]>([
    ['nothing', undefined, [{ path: '', message: 'undefined is not JSON' }]],
    ['null', null, [noState('null')]],
    ['a list', [], [noState('a list')]],
    ['a text', 'state', [noState('a text')]],
    ['a function inside', { ...json(), coins: [() => 1] }, [{ path: 'coins.0', message: 'function is not JSON' }]],
    [
      'an empty object',
      {},
      [
        { path: 'game', message: 'expected hush, found undefined' },
        { path: 'rulesVersion', message: 'expected 1, found undefined' },
        { path: 'content', message: `expected ${hush.contentName}, found undefined` },
      ],
    ],
    ['another game', { ...json(), game: 'rush' }, [{ path: 'game', message: 'expected hush, found rush' }]],
    [
      'a version as text',
      { ...json(), rulesVersion: '1' },
      [{ path: 'rulesVersion', message: 'expected 1, found "1"' }],
    ],
    [
      'an odd pack',
      { ...json(), content: { toString: 1 } },
      [{ path: 'content', message: `expected ${hush.contentName}, found an object` }],
    ],
    [
      'an option out of range',
      { ...json(), options: { players: 5, rounds: 3, handLimit: 4 } },
      [{ path: 'options.players', message: 'expected at most 4, found 5' }],
    ],
    [
      'options that are missing',
      { ...json(), options: null },
      [{ path: 'options', message: 'Invalid input: expected object, received null' }],
    ],
    [
      'a short generator',
      { ...json(), rng: { alea: [1, 0, 0], script: [] } },
      [{ path: 'rng.alea', message: 'expected at least 4 elements, found 3' }],
    ],
    [
      'a carry too large',
      { ...json(), rng: { alea: [2091640, 0, 0, 0], script: [] } },
      [{ path: 'rng.alea.0', message: 'expected at most 2091639, found 2091640' }],
    ],
    [
      'a share of one',
      { ...json(), rng: { alea: [1, 0, 1, 0], script: [] } },
      [{ path: 'rng.alea.2', message: 'expected less than 1, found 1' }],
    ],
    [
      'an odd script',
      { ...json(), rng: { ...turn.rng, script: [1, null] } },
      [{ path: 'rng.script.1', message: 'Invalid input' }],
    ],
    [
      'a field of the wrong kind',
      { ...json(), coins: [5, '5', 5] },
      [{ path: 'coins.1', message: 'Invalid input: expected number, received string' }],
    ],
    ['a field too many', { ...json(), note: 1 }, [{ path: 'note', message: 'Unrecognized key: "note"' }]],
    [
      'several at once',
      { ...json(), round: -1, rng: null, options: { rounds: 0 }, coins: [0.5, 1, 1] },
      [
        { path: 'options.rounds', message: 'expected at least 1, found 0' },
        { path: 'rng', message: 'Invalid input: expected object, received null' },
        { path: 'coins.0', message: 'Invalid input: expected int, received number' },
        { path: 'round', message: small },
      ],
    ],
    [
      'a task that waits',
      top({ kind: 'round' }),
      [{ path: `agenda.${last}`, message: 'a state waits for a choice, found the task round' }],
    ],
    [
      'a record of no kind',
      top({ seat: 1 }),
      [{ path: `agenda.${last}.kind`, message: expect.stringContaining('Invalid discriminator value') }],
    ],
    [
      'a seat that is not at the table',
      top({ kind: 'turn', seat: 3 }),
      [unfit('seat', 'expected a seat from 0 to 2, found 3')],
    ],
    ['nobody being asked', top({ ...react, seat: -1 }), [{ path: `agenda.${last}.seat`, message: small }]],
    ['somebody else to be asked', top({ ...react, left: [2, 3] }), [others('2 3')]],
    ['a seat to be asked twice', top({ ...react, left: [2, 2] }), [others('2 2')]],
    ['the seat that is asked to be asked again', top({ ...react, left: [2, react.seat] }), [others('2 1')]],
    [
      'nobody left to answer',
      sealed({ waiting: [], sealed: [first, { ...first, seat: 1 }, second] }),
      [unfit('waiting', 'expected somebody who has not answered')],
    ],
    ['an answer that is lost', sealed({ sealed: [] }), [answers('0 2 and answers of nobody')]],
    [
      'an answer given twice',
      sealed({
        sealed: [
          { ...first, seat: 1 },
          { ...first, seat: 1 },
        ],
      }),
      [answers('0 2 and answers of 1 1')],
    ],
    [
      'an answer of a seat that was not asked',
      sealed({ asked: [0, 2], waiting: [0, 2] }),
      [answers('0 2 and answers of 1', '0 2')],
    ],
    ['a seat that waits and has answered', sealed({ waiting: [0, 1, 2] }), [answers('0 1 2 and answers of 1')]],
    [
      'a seat asked twice',
      sealed({ asked: [0, 0, 1, 2], waiting: [0, 0, 2] }),
      [unfit('asked', 'expected seats from 0 to 2, each once, found 0 0 1 2')],
    ],
    [
      'an answer that was not offered',
      sealed({ sealed: [{ type: 'draw', seat: 1 }] }),
      [
        {
          path: `agenda.${last}.sealed.0`,
          message: 'HSH-TRN.1 not-offered (action draw, choice stake, asks HSH-STK.1)',
        },
      ],
    ],
    [
      'an answer that was illegal',
      sealed({ sealed: [{ type: 'stake', seat: 1, coins: 3 }] }),
      [{ path: `agenda.${last}.sealed.0`, message: 'HSH-STK.1 above-two (coins 3)' }],
    ],
    [
      'an answer without its fields',
      sealed({ sealed: [{ type: 'stake', seat: 1 }] }),
      [
        {
          path: `agenda.${last}.sealed.0`,
          message: 'the action is malformed\n  coins: Invalid input: expected number, received undefined',
        },
      ],
    ],
    [
      'an answer below the top',
      { ...json(staked), agenda: [...staked.agenda, { kind: 'turn', seat: 0 }] },
      [unfit('sealed', 'expected no answers yet, found 1')],
    ],
    ['a card that is gone', { ...json(), deck: deckOf(bag.cards.slice(1)) }, [miscounted('hands.1', 'purse', 7, 8)]],
    ['a card twice', { ...json(), discardPile: [3] }, [miscounted('hands.1', 'hush', 5, 4)]],
    ['a card that does not exist', { ...json(), discardPile: [99] }, [miscounted('discardPile', '99', 1, 0)]],
    [
      'a card that changed into another',
      { ...json(), hands: [hand.map(() => 0), ...turn.hands.slice(1)] },
      [miscounted('hands.1', 'purse', 9, 8), miscounted('hands.2', 'thief', 5, 6)],
    ],
    [
      'a deck in order',
      { ...json(), deck: deckOf([...bag.cards].reverse()) },
      [{ path: 'deck.bags.0', message: `expected cards in ascending order, found ${[...bag.cards].reverse().join()}` }],
    ],
    [
      'a broken invariant',
      { ...json(), stakes: [0, 0] },
      [{ path: 'coins', message: 'broken: every seat has coins, a hand and a stake' }],
    ],
    [
      'a choice that nobody can answer',
      top({ kind: 'trim', seat: 0 }),
      [{ path: 'agenda', message: 'expected somebody who can act, found nobody' }],
    ],
  ])('%s', (_, value, expected) => expect(complaints(value)).toEqual(expected));

  test('a record that nobody handles, and names it', () => {
    const strange = (kind: unknown) =>
      lab.validate({ ...json(lab.init(1)), agenda: [kind === null ? null : { kind, seat: 0 }] });
    for (const kind of ['vanish', 'constructor', 'toString', 'hasOwnProperty'])
      expect(strange(kind)).toEqual([
        { path: 'agenda.0', message: `expected a task or a choice of the game, found ${kind}` },
      ]);
    for (const kind of [null, 7, ['ask']])
      expect(strange(kind)).toEqual([
        {
          path: 'agenda.0',
          message: expect.stringMatching(/^expected an item with a kind, found (undefined|7|a list)$/),
        },
      ]);
  });

  test('a seat that is no number, whatever the schema of the game lets through', () => {
    const asked = (record: object) => lab.validate({ ...json(lab.init(1)), agenda: [record] });
    for (const seat of [undefined, null, '0', 0.5, -1, 3, {}, [0]])
      expect(asked({ kind: 'ask', seat, words: [['a'], ['a'], ['a']] })).toEqual([
        { path: 'agenda.0.seat', message: expect.stringMatching(/^expected a seat from 0 to 2, found /) },
      ]);
    for (const [odd, path, message] of [
      [{ waiting: 5 }, 'waiting', 'expected a list, found 5'],
      [{ sealed: {} }, 'sealed', 'expected a list, found an object'],
      [{ asked: undefined }, 'asked', 'expected a list, found undefined'],
      [{ sealed: [null] }, 'waiting', expect.stringContaining('expected each of 0 to wait')],
      [{ waiting: ['0'] }, 'waiting', expect.stringContaining('expected each of 0 to wait')],
      [{ asked: [3], waiting: [3] }, 'asked', 'expected seats from 0 to 2, each once, found 3'],
    ] as const)
      expect(asked({ kind: 'vote', asked: [0], waiting: [0], sealed: [], words: [['a']], ...odd })).toEqual([
        { path: `agenda.0.${path}`, message },
      ]);
    expect(asked({ kind: 'ask', seat: 0, left: 2, words: [['a']] })).toEqual([
      { path: 'agenda.0.left', message: 'expected a list, found 2' },
    ]);
    expect(asked({ kind: 'relay', seat: -1, left: [0], words: [['a']] })).toEqual([
      { path: 'agenda.0.seat', message: 'expected a seat from 0 to 2, found -1' },
    ]);
  });

  test('a position in which a rule of the game crashes', () => {
    const state = lab.init(1, { agenda: [{ kind: 'ask', seat: 0, words: [['a']] }] });
    const odd = { ...json(state), agenda: [{ kind: 'ask', seat: 0 }] };
    expect(lab.validate(odd)).toEqual([{ path: 'agenda', message: 'the position does not fit what is asked' }]);
  });

  test('an invariant that crashes, an outcome that crashes, and zones that cannot be read', () => {
    const crash = () => {
      throw new TypeError('crash');
    };
    const over = json(lab.init(1));
    const odd = { path: 'agenda', message: 'the position does not fit what is asked' };
    expect(createEngine({ ...spec, invariants: { sane: crash } }).validate(over)).toEqual([
      { path: 'options', message: 'broken: sane' },
    ]);
    expect(createEngine({ ...spec, outcome: crash }).validate(over)).toEqual([odd]);
    const secrets = { ...spec.secrets, pools: crash };
    expect(createEngine({ ...spec, secrets }).validate(over)).toEqual([
      { path: 'memory', message: 'the zones cannot be read' },
    ]);
  });
});
