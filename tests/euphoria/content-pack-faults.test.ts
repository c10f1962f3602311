import { deckSize } from '@rulewright/core/author';
import { createEngine, type EuphoriaState, engine } from '@rulewright/euphoria';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { engineWith, type Pack, packWith, problemsOf } from './packs.js';
import { ambitious } from './player.js';

// Other spaces, tiles and cards: what is refused, and how they change play.

type Change = (pack: Pack) => void;

/** Replaces any part of the pack, even by what does not fit. */
const put =
  (path: string, value: unknown): Change =>
  (pack) => {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let node = pack as unknown as Record<string, unknown>;
    for (const step of steps) node = node[step] as Record<string, unknown>;
    node[last] = value;
  };
const pathsOf = (change: Change) => problemsOf(packWith(change)).map(({ path }) => path);
const recruit = (id: string): number => packWith(() => undefined).recruits.findIndex((card) => card.id === id);
const LEE = recruit('lee-the-gossip');
const REITZ = recruit('professor-reitz-the-archeologist');
const JOSH = recruit('josh-the-negotiator');
const NICK = recruit('nick-the-understudy');
const GEEK = recruit('geek-the-oracle');
const MAGGIE = recruit('maggie-the-outlaw');
const PETE = recruit('pete-the-cannibal');
const JEFFERSON = recruit('jefferson-the-shock-artist');
const CHASE = recruit('chase-the-miner');

test('The base pack is sound, and it is what the rules use when no other is given.', () => {
  const again = createEngine({ content: packWith(() => undefined) });
  expect([again.content, again.contentName]).toEqual([engine.content, engine.contentName]);
  for (const place of [LEE, REITZ, JOSH, NICK, GEEK, MAGGIE, PETE, JEFFERSON, CHASE]) expect(place).toBeGreaterThan(-1);
});

test('A pack that is no object is refused as such.', () => {
  for (const content of [null, 7, 'pack', [], true]) expect(problemsOf(content).map(({ path }) => path)).toEqual(['']);
});

test('Each part of a pack that is missing is named by its path.', inFull, () => {
  const parts = ['id', 'name', 'spaces', 'tiles', 'artifacts', 'dilemmas', 'recruits'];
  expect(problemsOf({}).map(({ path }) => path)).toEqual(parts);
  for (const path of [
    'name.en',
    'spaces.3.id',
    'spaces.3.name',
    'spaces.3.prices',
    'spaces.3.benefit',
    'spaces.3.provenance',
    'tiles.2.price',
    'tiles.2.penalty',
    'artifacts.1.name.en',
    'dilemmas.1.artifact',
    'dilemmas.1.fight',
    'dilemmas.1.join',
    'recruits.7.no',
    'recruits.7.faction',
    'recruits.7.abilities',
    'recruits.7.abilities.0.rule',
    'recruits.7.abilities.0.hook',
    'recruits.7.abilities.0.mode',
    'recruits.7.abilities.0.if',
    'recruits.7.abilities.0.cost',
    'recruits.7.abilities.0.effects',
  ])
    expect(pathsOf(put(path, undefined)), path).toEqual([path]);
});

test('A field that no pack has is refused wherever it stands.', inFull, () => {
  for (const path of [
    'author',
    'name.fr',
    'spaces.0.text',
    'spaces.6.prices.0.steel',
    'tiles.0.site',
    'dilemmas.0.price',
    'recruits.0.text',
    'recruits.0.abilities.0.name',
    'recruits.0.abilities.0.cost.anyResource',
  ])
    expect(pathsOf(put(path, 1)), path).toEqual([path]);
  expect(pathsOf(put('tiles.0.price.goods', { steel: 1 }))).toEqual(['tiles.0.price.goods.steel']);
});

const tile = (pack: Pack) => pack.tiles[0] as Pack['tiles'][number];
const faults: readonly (readonly [path: string, change: Change])[] = [
  ['id', put('id', 'a pack')],
  ['id', put('id', '7wonders')],
  ['id', put('id', '')],
  ['id', put('id', `a${'b'.repeat(50)}`)],
  ['spaces', (pack) => pack.spaces.pop()],
  ['spaces.0.id', put('spaces.0.id', 'aquifer')],
  ['spaces.6.prices', put('spaces.6.prices', [{}, {}, {}, {}])],
  ['spaces.6.prices', put('spaces.6.prices', [])],
  ['spaces.19.prices', put('spaces.19.prices', [{}])],
  ['spaces.6.prices.0', put('spaces.6.prices.0', { anyResource: 2, artifacts: 2 })],
  ['spaces.6.prices.0.artifacts', put('spaces.6.prices.0', { artifacts: 4 })],
  ['spaces.6.prices.0.morale', put('spaces.6.prices.0', { morale: 6 })],
  ['spaces.6.prices.0.goods.energy', put('spaces.6.prices.0', { goods: { energy: 10 } })],
  ['spaces.6.prices.0.goods.energy', put('spaces.6.prices.0', { goods: { energy: -1 } })],
  ['spaces.9.benefit', put('spaces.9.benefit', Array(7).fill({ op: 'star' }))],
  ['spaces.9.benefit.0.op', put('spaces.9.benefit', [{ op: 'win' }])],
  ['spaces.9.benefit.0.n', put('spaces.9.benefit', [{ op: 'gain', good: 'gold', n: 0 }])],
  ['tiles', (pack) => pack.tiles.splice(11)],
  ['tiles.18.id', (pack) => pack.tiles.push(tile(pack))],
  ['tiles.0.price', put('tiles.0.price', { anyResource: 1, anyCommodity: 1, alike: 2 })],
  ['tiles.0.penalty', put('tiles.0.penalty', 'no-fun')],
  ['artifacts.2.id', put('artifacts.2.id', 'bat')],
  ['artifacts', (pack) => pack.artifacts.pop()],
  ['dilemmas', (pack) => pack.dilemmas.pop()],
  ['dilemmas.1.id', (pack) => put('dilemmas.1.id', pack.dilemmas[0]?.id)(pack)],
  ['dilemmas.0.artifact', put('dilemmas.0.artifact', 'hat')],
  ['recruits', (pack) => pack.recruits.splice(35)],
  ['recruits.3.id', (pack) => put('recruits.3.id', pack.recruits[0]?.id)(pack)],
  ['recruits.3.no', put('recruits.3.no', 103)],
  ['recruits.3.faction', put('recruits.3.faction', 'martian')],
  ['recruits.3.provenance', put('recruits.3.provenance', 'guessed')],
  ['recruits.3.attested.0', put('recruits.3.attested', ['colour'])],
  [`recruits.${LEE}.abilities.0.rule`, put(`recruits.${LEE}.abilities.0.rule`, 'a rule')],
  [`recruits.${LEE}.abilities.0.hook`, put(`recruits.${LEE}.abilities.0.hook`, 'at-night')],
  [`recruits.${LEE}.abilities.0.mode`, put(`recruits.${LEE}.abilities.0.mode`, 'can')],
  [`recruits.${LEE}.abilities.0.step`, put(`recruits.${LEE}.abilities.0.step`, 'before-roll')],
  [`recruits.${LEE}.abilities.0.plan`, put(`recruits.${LEE}.abilities.0.plan`, { op: 'add', price: {} })],
  [`recruits.${LEE}.abilities.0.if.0`, put(`recruits.${LEE}.abilities.0.if`, [{ is: 'doubles' }])],
  [`recruits.${LEE}.abilities.0.effects.0`, put(`recruits.${LEE}.abilities.0.effects`, [{ op: 'newWorker' }])],
  [`recruits.${LEE}.abilities.0.effects.0`, put(`recruits.${LEE}.abilities.0.effects`, [{ op: 'miner', n: 1 }])],
  [
    `recruits.${LEE}.abilities.0.effects.0`,
    put(`recruits.${LEE}.abilities.0.effects`, [{ op: 'for', who: 'others-there', effects: [] }]),
  ],
  [
    `recruits.${LEE}.abilities.0.effects.0.of.1`,
    put(`recruits.${LEE}.abilities.0.effects`, [
      {
        op: 'oneOf',
        of: [
          { op: 'gain', good: 'gold', n: 1 },
          { op: 'gain', good: 'gold', n: 2 },
        ],
      },
    ]),
  ],
  [
    `recruits.${LEE}.abilities.0.effects.0.0`,
    put(`recruits.${LEE}.abilities.0.effects`, [{ op: 'for', who: 'each-opponent', effects: [{ op: 'placeNow' }] }]),
  ],
  [`recruits.${LEE}.abilities.0.cost.sacrifice`, put(`recruits.${LEE}.abilities.0.cost.sacrifice`, 'placed-worker')],
  [`recruits.${LEE}.abilities.0.cost.sacrifice`, put(`recruits.${LEE}.abilities.0.cost.sacrifice`, 'retrieved-worker')],
  [`recruits.${LEE}.abilities.0.cost.to`, put(`recruits.${LEE}.abilities.0.cost.to`, 'bumper')],
  [`recruits.${REITZ}.abilities.0.cost.to`, put(`recruits.${REITZ}.abilities.0.cost.to`, 'bumped-owner')],
  [`recruits.${GEEK}.abilities.0.oncePerTurn`, put(`recruits.${GEEK}.abilities.0.oncePerTurn`, undefined)],
  [`recruits.${MAGGIE}.abilities.0.step`, put(`recruits.${MAGGIE}.abilities.0.step`, undefined)],
  [`recruits.${MAGGIE}.abilities.0.step`, put(`recruits.${MAGGIE}.abilities.0.step`, 'before-roll')],
  [`recruits.${MAGGIE}.abilities.0.cost`, put(`recruits.${MAGGIE}.abilities.0.cost`, { morale: 1 })],
  [`recruits.${JOSH}.abilities.0.cost`, put(`recruits.${JOSH}.abilities.0.cost`, { morale: 1 })],
  [`recruits.${JEFFERSON}.abilities.0.cost`, put(`recruits.${JEFFERSON}.abilities.0.cost`, { morale: 1 })],
  [`recruits.${NICK}.abilities.0`, put(`recruits.${NICK}.abilities.0.effects.0.n`, -1)],
  [
    `recruits.${NICK}.abilities.0`,
    put(`recruits.${NICK}.abilities.0.if`, [{ is: 'moved', track: 'knowledge', way: 'down' }]),
  ],
  [
    `recruits.${CHASE}.abilities.2.hook`,
    (pack) => {
      const abilities = pack.recruits[CHASE]?.abilities;
      if (abilities?.[0] !== undefined) abilities.push({ ...structuredClone(abilities[0]), edition: 'first' });
    },
  ],
];

test.each(faults.map(([path], i) => ({ path, i })))(
  'What does not fit a pack is named by its path: $path.',
  ({ path, i }) => {
    expect(pathsOf(faults[i]?.[1] ?? (() => undefined))).toEqual([path]);
  },
);

test('What just fits is accepted.', inFull, () => {
  const accepted: readonly Change[] = [
    put('id', `a${'b'.repeat(49)}`),
    put('id', 'My-pack_2'),
    put('name.ru', 'Набор'),
    put('spaces.6.prices', [{}, {}, {}]),
    put('spaces.6.prices.0', { anyResource: 1, anyCommodity: 1, artifacts: 1 }),
    put('spaces.6.prices.0', { goods: { energy: 9 }, morale: 5, knowledge: 5 }),
    put('spaces.9.benefit', []),
    put('tiles.0.note', 'from a letter'),
    put('tiles.0.attested', ['name', 'kind', 'price', 'benefit', 'penalty']),
    put('dilemmas.0.artifact', 'bat'),
    put('recruits.47.no', 9999),
    put('recruits.0.abilities', []),
    put(`recruits.${LEE}.abilities.0.cost.morale`, 5),
    put(`recruits.${LEE}.abilities.0.cost.to`, 'bumped-owner'),
    (pack) => pack.tiles.splice(12),
    (pack) => pack.recruits.splice(36),
  ];
  for (const change of accepted) expect(engineWith(change).contentName).toMatch(/#[0-9a-f]{16}$/);
});

test('Every fault of a pack is named at once.', () => {
  const broken: Change = (pack) => {
    for (const change of [
      put('tiles.1.id', pack.tiles[0]?.id),
      put('spaces.0.id', 'farm'),
      put('spaces.19.prices', [{}]),
      put('recruits.3.no', 1),
    ])
      change(pack);
  };
  expect(problemsOf(packWith(broken))).toEqual([
    { path: 'spaces.0.id', message: 'generator stands here' },
    { path: 'tiles.1.id', message: 'laboratory-of-selective-genetics is listed twice' },
    { path: 'spaces.19.prices', message: 'the tile says the price of a visit' },
    { path: 'recruits.3.no', message: 'recruits stand by ascending number' },
  ]);
});

/** Renames every tile, dilemma and recruit; their order stays. */
const renamed: Change = (pack) => {
  for (const [list, word] of [
    [pack.tiles, 'tile'],
    [pack.dilemmas, 'dilemma'],
    [pack.recruits, 'recruit'],
  ] as const)
    for (const [i, record] of list.entries()) Object.assign(record, { id: `${word}-${i}`, name: { en: word } });
};

test('No rule knows a card by its id: with other names every game is the same.', inFull, () => {
  const other = engineWith(renamed);
  // sealed answers and the price of a retrieval name recruits
  const rest = ({ content: _, retrieval: __, agenda, ...state }: EuphoriaState) => ({
    ...state,
    agenda: state.turn > 0 ? agenda : [],
  });
  for (const [seed, options] of [
    [1, { players: 2 }],
    [2, { players: 3, recruitEdition: 'first', marketChoice: true }],
    [3, { players: 4, recruitDraft: true, trackDraft: true }],
  ] as const) {
    let [one, two] = [engine.init(seed, options), other.init(seed, options)];
    const random = generator(seed);
    for (let decision = 0; decision < 250; decision++) {
      const [mine, theirs] = [engine.legalActions(one), other.legalActions(two)];
      const place = ambitious(mine, one, random);
      const [action, same] = [mine[place], theirs[place]];
      if (action === undefined || same === undefined) break;
      [one, two] = [engine.apply(one, action), other.apply(two, same)];
      expect([theirs.length, rest(two)]).toEqual([mine.length, rest(one)]);
    }
  }
});

test('A game of another pack is refused by the base engine, and the other way round.', () => {
  const rules = engineWith(put('tiles.0.price.anyResource', 2));
  expect(rules.contentName).not.toBe(engine.contentName);
  const refusal = (expected: string, found: string) => [
    { path: 'content', message: `expected ${expected}, found ${found}` },
  ];
  expect(engine.validate(rules.init('pack'))).toEqual(refusal(engine.contentName, rules.contentName));
  expect(rules.validate(engine.init('pack'))).toEqual(refusal(rules.contentName, engine.contentName));
  expect(() => engine.legalActions(rules.init('pack'))).toThrow('not a state of this engine');
});

test('Fewer tiles and recruits are all that is dealt.', () => {
  const rules = engineWith((pack) => {
    pack.tiles.splice(12);
    pack.recruits.splice(36);
  });
  const state = rules.init('few', { players: 6, marketChoice: true });
  expect([deckSize(state.tilesOut), deckSize(state.recruitDeck)]).toEqual([0, 12]);
});

rule('EUP-COM.1', 'what a space costs is what the pack says', () => {
  const rules = engineWith(put('spaces.0.prices', [{ goods: { energy: 1 } }]));
  let state = rules.init('price', { players: 2, tradeProposalsPerTurn: 0 });
  while (state.agenda.at(-1)?.kind !== 'turn-main') {
    const [first] = rules.legalActions(state);
    if (first === undefined) throw new Error('nobody can act');
    state = rules.apply(state, first);
  }
  const spaces = rules.legalActions(state).flatMap((action) => (action.type === 'place' ? [action.space] : []));
  expect([...new Set(spaces)]).toEqual(['aquifer', 'farm', 'cloud-mine']);
});
