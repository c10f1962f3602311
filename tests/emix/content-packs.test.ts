import { createEngine, type EmixAction, type EmixState, engine } from '@rulewright/emix';
import { scenario } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { engineWith, type Pack, packWith, problemsOf } from './packs.js';
import { ownEffect, ownPower } from './phases.js';
import { allCards, begin, give, type Options, phase, setPool, slot } from './table.js';

// Other cards, boards and decks: what is refused, and how they change play.

type Row = readonly [path: string, change: (pack: Pack) => void];

/** Replaces any part of the pack, even by what does not fit. */
const put =
  (path: string, value: unknown) =>
  (pack: Pack): void => {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let node = pack as unknown as Record<string, unknown>;
    for (const step of steps) node = node[step] as Record<string, unknown>;
    node[last] = value;
  };
const pathsOf = (change: (pack: Pack) => void) => problemsOf(packWith(change)).map(({ path }) => path);

test('The base pack is sound, and it is what the rules use when no other is given.', () => {
  const again = createEngine({ content: packWith(() => undefined) });
  expect([again.content, again.contentName]).toEqual([engine.content, engine.contentName]);
});

test('A pack that is no object is refused as such.', () => {
  for (const content of [null, 7, 'pack', [], true]) expect(problemsOf(content).map(({ path }) => path)).toEqual(['']);
});

test('Each part of a pack that is missing is named by its path.', () => {
  expect(problemsOf({}).map(({ path }) => path)).toEqual(['id', 'name', 'cards', 'board', 'decks']);
  for (const path of [
    'name.en',
    'cards.3.id',
    'cards.3.name',
    'cards.3.name.en',
    'cards.3.sign',
    'cards.3.type',
    'cards.3.value',
    'cards.3.copies',
    'cards.3.provenance',
    'cards.3.play.scope',
    'cards.3.play.ops',
    'cards.3.play.ops.0.amount',
    'board.7.cell',
    'board.7.symbol',
    'board.7.provenance',
    'decks.1.id',
    'decks.1.name',
    'decks.1.cards',
    'decks.1.cards.2.card',
    'decks.1.cards.2.count',
    'decks.1.provenance',
  ])
    expect(pathsOf(put(path, undefined)), path).toEqual([path]);
});

test('A field that no pack has is refused wherever it stands.', () => {
  for (const path of [
    'author',
    'name.fr',
    'cards.0.text',
    'cards.0.name.fr',
    'cards.0.play.limit',
    'cards.0.play.ops.0.n',
    'board.0.colour',
    'decks.0.owner',
    'decks.0.cards.0.copy',
  ])
    expect(pathsOf(put(path, 1)), path).toEqual([path]);
});

const cell = (value: number) => ({ cell: value, symbol: 'draw-two', provenance: 'reconstructed' });
const kinds = (count: number): Pack['cards'] =>
  Array.from({ length: count }, (_, i) => ({
    ...packWith(() => undefined).cards[28],
    id: `kind-${i}`,
  })) as Pack['cards'];
const faults: readonly Row[] = [
  ['id', put('id', 'a pack')],
  ['id', put('id', '7wonders')],
  ['id', put('id', '')],
  ['id', put('id', `a${'b'.repeat(40)}`)],
  ['cards', put('cards', [])],
  ['cards', (pack) => pack.cards.push(...kinds(242))],
  ['cards.2.id', put('cards.2.id', 'Cleansing')],
  ['cards.59.id', (pack) => pack.cards.push(...pack.cards.slice(0, 1))],
  ['cards.2.copies', put('cards.2.copies', 0)],
  ['cards.2.copies', put('cards.2.copies', 11)],
  ['cards.2.value', put('cards.2.value', 10)],
  ['cards.2.provenance', put('cards.2.provenance', 'guessed')],
  ['cards.2.attested.0', put('cards.2.attested', ['colour'])],
  ['cards.2.note', put('cards.2.note', 7)],
  ['cards.2.play', put('cards.2.play', null)],
  ['cards.2.limit', put('cards.2.limit', 2)],
  ['cards.24.moment', put('cards.24.moment', undefined)],
  ['cards.28', put('cards.28.charge', undefined)],
  ['cards.28.play', (pack) => Object.assign(pack.cards[28] ?? {}, { play: pack.cards[0]?.play })],
  ['cards.8.play.ops.0', put('cards.8.play.scope', 'all')],
  ['cards.8.play.ops.0', put('cards.8.play.scope', 'self')],
  ['cards.6.play.ops.0', put('cards.6.play.ops.0.colour', 'any')],
  ['cards.20.play.ops.0', put('cards.20.play.ops.0.colour', 'any')],
  ['cards.38.influence.ops.0', put('cards.38.influence.ops', [{ op: 'action', n: 1 }])],
  ['board.48.cell', (pack) => pack.board.push(cell(-41) as Pack['board'][number])],
  ['board.0.cell', put('board.0.cell', 0)],
  ['board.0.cell', put('board.0.cell', 1000)],
  ['board.0.cell', put('board.0.cell', -1000)],
  ['board.0.cell', put('board.0.cell', 5.5)],
  ['board.0.symbol', put('board.0.symbol', 'roll-green')],
  ['decks.0.cards.1.card', put('decks.0.cards.1.card', 'nothing')],
  ['decks.0.cards.1.card', put('decks.0.cards.1.card', 'inspiration')],
  ['decks.0.cards.1.count', put('decks.0.cards.1.count', 0)],
  ['decks.0.cards.1.count', put('decks.0.cards.1.count', 91)],
  ['decks', (pack) => pack.decks.push(...(Array(19).fill(pack.decks[0]) as Pack['decks']))],
];

rule.each(
  'EMX-VOC.25',
  'what does not fit a pack is named by its path',
  faults.map(([path], i) => ({ path, i })),
  ({ path, i }) => {
    expect(pathsOf(faults[i]?.[1] ?? (() => undefined))).toEqual([path]);
  },
);

test('What just fits is accepted.', inFull, () => {
  const accepted: readonly ((pack: Pack) => void)[] = [
    put('id', `a${'b'.repeat(39)}`),
    put('id', 'My-pack_2'),
    put('name.ru', 'Набор'),
    put('board', []),
    put('board.0', cell(999)),
    put('board.0', cell(-999)),
    put('decks', []),
    put('cards.2.attested', ['name', 'type', 'cost', 'text']),
    put('cards.2.provenance', 'published'),
    put('cards.2.note', 'from a letter'),
    put('cards.2.copies', 10),
    (pack) => pack.decks.push(...(Array(18).fill(pack.decks[0]) as Pack['decks'])),
    (pack) => Object.assign(pack, { cards: pack.cards.slice(0, 1), decks: [] }),
    (pack) => pack.cards.push(...kinds(241)),
  ];
  for (const change of accepted) expect(engineWith(change).contentName).toMatch(/#[0-9a-f]{16}$/);
});

test('Every fault of a pack is named at once.', () => {
  const broken = (pack: Pack) => {
    for (const change of [
      put('cards.1.id', 'inspiration'),
      put('cards.2.limit', 2),
      put('cards.8.play.scope', 'all'),
      put('board.1.cell', 9),
      put('decks.0.cards.0.card', 'nothing'),
    ])
      change(pack);
  };
  expect(problemsOf(packWith(broken))).toEqual([
    { path: 'cards.1.id', message: 'inspiration is listed twice' },
    { path: 'cards.2.limit', message: 'an effect has no limit' },
    { path: 'cards.8.play.ops.0', message: 'take needs one partner, which scope all has not' },
    { path: 'board.1.cell', message: 'cell 9 is listed twice' },
    { path: 'decks.0.cards.0.card', message: 'no card is called nothing' },
    { path: 'decks.1.cards.0.card', message: 'no card is called irritation' },
  ]);
});

ruleInFull(
  ['EMX-SET.10', 'EMX-VOC.1'],
  'no rule knows a card by its id: with other names every game is the same',
  () => {
    const other = engineWith((pack) => {
      const renamed = new Map(pack.cards.map(({ id }, i) => [id, `card-${i}`]));
      for (const card of pack.cards) Object.assign(card, { id: renamed.get(card.id), name: { en: 'Card' } });
      for (const deck of pack.decks) for (const entry of deck.cards) entry.card = renamed.get(entry.card) ?? '';
    });
    const optionSets: readonly Options[] = [
      { players: 2 },
      { players: 4, cancelMode: 'fizzle' },
      { players: 3, freeFeeding: { humans: 4, chargeAll: false } },
      { players: 2, individualDecks: { decks: 'ready-made', anyDeckSize: false } },
    ];
    const rest = ({ content: _, ...state }: EmixState) => state;
    for (const options of optionSets) {
      let one = engine.init('names', options);
      let two = other.init('names', options);
      for (let n = 0; n < 150; n++) {
        const [mine, theirs] = [engine.legalActions(one), other.legalActions(two)];
        const [action, same] = [mine[(n * 7) % mine.length], theirs[(n * 7) % theirs.length]];
        if (action === undefined || same === undefined) break;
        [one, two] = [engine.apply(one, action), other.apply(two, same)];
        expect([theirs.length, rest(two)]).toEqual([mine.length, rest(one)]);
      }
    }
  },
);

/** The base pack with another text of its first card, which seat 0 holds. */
const withFirst = (change: (pack: Pack) => void) => {
  const rules = engineWith(change);
  return scenario(rules, { seed: 'pack', options: { players: 3, firstPlayer: 0 } }).edit((state) => {
    begin(state);
    slot(state, 0);
    give(state, 0, 'inspiration', 'fear');
    setPool(state, 0, 4, 0);
  });
};
const legalOf = (t: ReturnType<typeof withFirst>) => t.legal('play').map(({ target, pos }) => [target, pos]);

test('Another text, sign, cost and scope of a card change what is legal and what it does.', () => {
  expect(legalOf(withFirst(() => undefined))).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  const t = withFirst((pack) => {
    Object.assign(pack.cards[0] ?? {}, {
      value: 3,
      play: { scope: 'other', ops: [{ op: 'gain', colour: 'neg', amount: 4 }] },
    });
  });
  expect(legalOf(t)).toEqual([
    [1, 3],
    [2, 3],
  ]);
  t.play({ type: 'play', seat: 0, card: 'inspiration', target: 2, pos: 3 });
  expect([t.state.pool, t.state.karmaNew.pos]).toEqual([{ pos: [1, 0, 0], neg: [0, 0, 4] }, [6, 0, 0]]);
});

test('The board of a pack is the board of its games, and option board replaces it.', () => {
  const rules = engineWith((pack) => {
    pack.board = [{ cell: 3, symbol: 'double-result', provenance: 'published' }];
  });
  for (const [options, position] of [
    [{}, 6],
    [{ board: [] }, 3],
    [{ board: [{ cell: 3, symbol: 'back-ten' }] }, -7],
  ] as const) {
    const t = scenario(rules, { seed: 'pack', options: { players: 3, ...options } as Options }).edit((state) => {
      begin(state);
      phase(state, 'result');
      slot(state, 0);
      give(state, 0, 'inspiration');
      setPool(state, 0, 3, 0);
    });
    expect(t.run({ kind: 'absorb', seat: 0, human: 0 }).state.marker[0]).toBe(position);
  }
});

rule(['EMX-SET.2', 'EMX-MANY.1'], 'the cards of a pack are the deck, copy by copy', () => {
  const rules = engineWith((pack) => {
    pack.cards = pack.cards.slice(0, 3).map((card, i) => ({ ...card, copies: 10 - i }));
    pack.decks = [];
  });
  const numbers = (kind: number, copies: number): number[] => Array(copies).fill(kind);
  expect(allCards(rules.init('few', { players: 1 }))).toEqual([...numbers(0, 10), ...numbers(1, 9), ...numbers(2, 8)]);
});

test('A game of another pack is refused by the base engine, and the other way round.', () => {
  const rules = engineWith(put('cards.0.value', 1));
  expect(rules.contentName).not.toBe(engine.contentName);
  const refusal = (expected: string, found: string) => [
    { path: 'content', message: `expected ${expected}, found ${found}` },
  ];
  expect(engine.validate(rules.init('pack'))).toEqual(refusal(engine.contentName, rules.contentName));
  expect(rules.validate(engine.init('pack'))).toEqual(refusal(rules.contentName, engine.contentName));
  expect(() => engine.legalActions(rules.init('pack'))).toThrow('not a state of this engine');
});

rule(
  ['EMX-SET.11', 'EMX-MANY.1'],
  'own cards join the deck as kinds after those of the pack, once for all sets',
  () => {
    const customCards = [ownEffect('first', 'play any: draw 1', { copies: 3 }), ownPower('second', 'slot 1')];
    const cards = allCards(engine.init('own', { sets: 2, customCards }));
    expect(cards.filter((card) => card >= 59)).toEqual([59, 59, 59, 60, 60]);
  },
);

rule(['EMX-SET.11', 'EMX-DECK.2'], 'own cards may be in individual decks, and only those that are owned', () => {
  const customCards = [ownEffect('mine', 'play any: draw 1')];
  const deck = (count: number) => [
    { card: 'joy', count: 1 },
    { card: 'mine', count },
  ];
  const options = (counts: readonly number[]): Options => ({
    customCards,
    individualDecks: { decks: counts.map(deck), anyDeckSize: true },
  });
  expect(allCards(engine.init('own', options([1, 1])))).toEqual([6, 59, 1006, 1059]);
  expect(() => engine.init('own', options([2, 1]))).toThrow('3 copies of mine are used, 2 are owned');
});

test('Actions with own cards are written and read like any others.', () => {
  const action: EmixAction = { type: 'play', seat: 0, card: 'my-card-2', target: 1, pos: 0 };
  expect(engine.parse(engine.format(action))).toEqual(action);
});
