import { type EmixAction, engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, type EmixScenario, pools } from './look.js';
import { acting, charging, harvesting, next } from './phases.js';
import { activate, discards, give, hand, karma, pool, row, type State, setPool } from './table.js';

// Every kind of base card is played, used or applied once.

const [A, B, C] = [0, 1, 2];

/** Pools 6,6 5,4 2,3, an Optimism for seats 0 and 1 and a Hatred for seat 1, and two cards for seat 1. */
function lay(state: State, ...cards: string[]): void {
  setPool(state, A, 6, 6);
  setPool(state, B, 5, 4);
  setPool(state, C, 2, 3);
  activate(state, A, 'optimism');
  activate(state, B, 'optimism', 'hatred');
  give(state, A, ...cards);
  give(state, B, 'joy', 'anger');
}
const shown = (t: EmixScenario) => pools(t).join(' ');

interface Played {
  readonly card: string;
  readonly target?: number;
  readonly pos?: number;
  readonly scripted?: readonly number[];
  readonly answers?: readonly EmixAction[];
  readonly pools: string;
  readonly karma?: readonly number[];
  /** Cards in hand of seats 0 and 1. */
  readonly hands?: readonly [number, number];
  readonly row?: readonly string[];
  /** Extra actions; with an empty hand the only one is to draw. */
  readonly actions?: number;
}

const drop = (place: number) => ({ type: 'discard-power', seat: A, human: B, place }) as const;
const split = (pos: number) => ({ type: 'split', seat: A, pos }) as const;

const effects: readonly Played[] = [
  { card: 'inspiration', pools: '6,6 7,4 2,3', actions: 1, hands: [1, 2] },
  { card: 'irritation', pools: '6,6 5,6 2,3', actions: 1, hands: [1, 2] },
  { card: 'cleansing', pools: '6,6 5,2 2,3' },
  { card: 'devastation', pools: '6,6 3,4 2,3' },
  { card: 'clarity-of-mind', pos: 3, answers: [drop(0)], pools: '3,6 5,4 2,3', karma: [6, 0], row: ['hatred'] },
  { card: 'brainwashing', pos: 0, answers: [drop(1)], pools: '6,3 5,4 2,3', karma: [0, 6], row: ['optimism'] },
  { card: 'joy', scripted: [5], pools: '6,6 10,4 2,3' },
  { card: 'anger', scripted: [5], pools: '6,6 5,9 2,3' },
  { card: 'sympathy', pos: 1, pools: '5,9 5,1 2,3', karma: [2, 0] },
  { card: 'envy', pos: 0, pools: '9,5 2,4 2,3', karma: [0, 2] },
  { card: 'care', pos: 1, pools: '2,6 8,4 2,3', karma: [2, 0] },
  { card: 'blame', pos: 0, pools: '6,2 5,7 2,3', karma: [0, 2] },
  { card: 'celebration', target: A, pos: 1, pools: '7,6 7,4 4,3', karma: [2, 0] },
  { card: 'panic', target: A, pos: 0, pools: '6,7 5,6 2,5', karma: [0, 2] },
  { card: 'forgiveness', pos: 2, pools: '4,6 8,1 2,3', karma: [4, 0] },
  { card: 'revenge', pos: 0, pools: '6,4 2,7 2,3', karma: [0, 4] },
  { card: 'insight', pos: 1, pools: '5,6 5,4 2,3', karma: [2, 0], hands: [0, 5] },
  { card: 'cunning', pos: 0, pools: '6,5 5,4 2,3', karma: [0, 2], hands: [0, 5] },
  { card: 'charm', pos: 1, pools: '5,6 5,4 2,3', karma: [2, 0], hands: [2, 0] },
  { card: 'manipulation', pos: 0, pools: '6,5 5,4 2,3', karma: [0, 2], hands: [2, 0] },
  { card: 'euphoria', target: A, pos: 3, pools: '6,6 5,4 2,3' },
  { card: 'fury', target: A, pos: 0, pools: '6,6 5,4 2,3' },
  { card: 'catharsis', pos: 2, pools: '4,6 5,0 2,3', karma: [4, 0] },
  { card: 'despair', pos: 0, pools: '6,4 0,4 2,3', karma: [0, 4] },
  { card: 'memory', answers: [split(1)], pools: '6,6 6,5 2,3' },
  {
    card: 'reappraisal',
    pos: 1,
    answers: [{ type: 'flip', seat: A, colour: 'neg' }],
    pools: '5,6 8,1 2,3',
    karma: [2, 0],
  },
  { card: 'mutual-understanding', pos: 1, pools: '5,4 5,5 2,3', karma: [2, 2] },
  { card: 'apathy', pos: 0, answers: [split(4)], pools: '6,5 1,4 2,3', karma: [0, 2] },
  {
    card: 'confusion',
    pools: '6,6 5,4 2,3',
    hands: [0, 0],
  },
];
rule.each<Played>(
  ['EMX-INF.4', 'EMX-CRD.8', 'EMX-KRM.1', 'EMX-KRM.2', 'EMX-KRM.10'],
  'each Effect of the base deck does what its text says',
  effects,
  ({ card, target = B, pos = 0, scripted = [], answers = [], actions = 0, ...expected }) => {
    const t = acting((state) => lay(state, card));
    t.script(scripted, 'first').play({ type: 'play', seat: A, card, target, pos }, ...answers);
    expect(shown(t)).toBe(expected.pools);
    expect(karma(t, A)).toEqual(expected.karma ?? [0, 0]);
    expect([hand(t, A).length, hand(t, B).length]).toEqual(expected.hands ?? [0, 2]);
    expect(row(t, B)).toEqual(expected.row ?? ['optimism', 'hatred']);
    expect(discards(t)).toContain(card);
    expect(t.eventsOf('actions-granted')).toEqual(
      actions > 0 ? [{ type: 'actions-granted', rule: 'EMX-VOC.22', seat: A, count: actions }] : [],
    );
    expect(asked(t)).toEqual(next);
  },
);

const charges = [
  { power: 'optimism', pos: 3, neg: 2 },
  { power: 'pessimism', pos: 1, neg: 4 },
  { power: 'kindness', aim: C, pos: 3, neg: 2, other: [1, 0] },
  { power: 'malice', aim: C, pos: 1, neg: 4, other: [0, 1] },
  { power: 'love', scripted: [6], pos: 8, neg: 2 },
  { power: 'hatred', scripted: [6], pos: 1, neg: 9 },
  { power: 'wisdom', pos: 2, neg: 2, cards: 1 },
  { power: 'suspicion', pos: 1, neg: 3, cards: 1 },
  { power: 'intuition', pos: 2, neg: 3, colours: true },
] as readonly {
  power: string;
  pos: number;
  neg: number;
  aim?: number;
  scripted?: number[];
  other?: number[];
  cards?: number;
  colours?: true;
}[];
rule.each(
  ['EMX-CHG.3', 'EMX-CHG.4', 'EMX-VOC.5', 'EMX-VOC.6'],
  'each Charge property of the base deck is applied',
  charges,
  ({ power, pos, neg, aim, scripted = [], other = [0, 0], cards = 0, colours }) => {
    const t = charging((state) => activate(state, A, power));
    t.script([1, 2, ...scripted], 'first').run({ kind: 'charge', seat: A });
    if (aim !== undefined) t.play({ type: 'aim', seat: A, target: aim });
    if (colours) t.play({ type: 'take-emon', seat: A, colour: 'pos' }, split(0));
    expect([pool(t, A), pool(t, C), hand(t, A).length, asked(t)]).toEqual([[pos, neg], other, cards, next]);
  },
);

const results = [
  { power: 'calm', pos: 6, neg: 4 },
  { power: 'anxiety', pos: 4, neg: 6 },
  { power: 'harmony', pos: 8, neg: 4 },
  { power: 'chaos', pos: 4, neg: 8 },
  { power: 'faith', pos: 8, neg: 6 },
  { power: 'cynicism', pos: 6, neg: 7 },
  { power: 'self-development', pos: 6, neg: 6, placed: ['love'] },
] as readonly { power: string; pos: number; neg: number; placed?: string[] }[];
rule.each(
  ['EMX-RES.1', 'EMX-VOC.5', 'EMX-VOC.13', 'EMX-VOC.21'],
  'each Result property of the base deck is applied',
  results,
  ({ power, pos, neg, placed = [] }) => {
    const t = harvesting((state) => {
      lay(state, 'fear', 'joy', 'anger', ...(placed.length > 0 ? placed : ['memory']), 'memory');
      activate(state, A, power);
    });
    t.run({ kind: 'result', seat: A });
    for (const card of placed) t.play({ type: 'activate', seat: A, card });
    expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos, neg, result: pos - neg });
    expect(row(t, A)).toEqual(['optimism', power, ...placed]);
    expect(asked(t)).toEqual(next);
  },
);

const uses = [
  { power: 'charisma', pools: '6,6 7,2 2,3' },
  { power: 'cruelty', pools: '6,6 3,6 2,3' },
  { power: 'compassion', pools: '6,8 5,2 2,3' },
  { power: 'greed', pools: '8,6 3,4 2,3' },
  { power: 'creativity', pools: '6,6 7,4 2,3' },
  { power: 'aggression', pools: '6,6 5,6 2,3' },
  { power: 'curiosity', target: A, pools: '6,6 5,4 2,3', hands: [3, 2] },
  { power: 'calculation', pools: '6,6 5,4 2,3', hands: [2, 1] },
] as readonly { power: string; target?: number; pools: string; hands?: number[] }[];
rule.each(
  ['EMX-INF.6', 'EMX-KRM.2', 'EMX-VOC.13', 'EMX-VOC.14'],
  'each Influence property of the base deck is used',
  uses,
  ({ power, target = B, hands = [1, 2], ...expected }) => {
    const t = acting((state) => {
      lay(state, 'memory');
      activate(state, A, power);
    });
    t.play({ type: 'use', seat: A, power, target });
    expect([shown(t), [hand(t, A).length, hand(t, B).length], karma(t, A)]).toEqual([expected.pools, hands, [0, 0]]);
    expect([row(t, A), asked(t)]).toEqual([['optimism', power], next]);
  },
);

const cancels = [
  { card: 'composure', pos: 2, pool: [3, 4], karma: [4, 0] },
  { card: 'fear', pos: 0, pool: [5, 2], karma: [0, 4] },
  { card: 'indifference', pos: 1, pool: [4, 2], karma: [2, 4] },
];
rule.each(
  ['EMX-MOM.1', 'EMX-MOM.4', 'EMX-KRM.1', 'EMX-VOC.23'],
  'each cancelling Moment of the base deck cancels',
  cancels,
  ({ card, pos, ...after }) => {
    const t = acting((state) => {
      lay(state, 'devastation');
      give(state, B, card);
    });
    t.play({ type: 'play', seat: A, card: 'devastation', target: B, pos: 0 }, { type: 'cancel', seat: B, card, pos });
    expect([pool(t, B), karma(t, B), hand(t, A), discards(t)]).toEqual([
      after.pool,
      after.karma,
      ['devastation'],
      [card],
    ]);
  },
);

const protections = [
  { card: 'conviction', pos: 1, pool: [1, 3], karma: [2, 0] },
  { card: 'obstinacy', pos: 0, pool: [2, 2], karma: [0, 2] },
  { card: 'habit', pos: 0, pool: [2, 3], karma: [0, 0] },
];
rule.each(
  ['EMX-MOM.1', 'EMX-MOM.14', 'EMX-KRM.1', 'EMX-VOC.23'],
  'each protecting Moment of the base deck protects',
  protections,
  ({ card, pos, ...after }) => {
    const t = acting((state) => {
      lay(state, 'brainwashing');
      give(state, C, card, 'harmony');
    });
    t.play({ type: 'play', seat: A, card: 'brainwashing', target: B, pos: 0 }, drop(0), {
      type: 'protect',
      seat: C,
      card,
      pos,
    });
    expect([pool(t, C), karma(t, C), row(t, B)]).toEqual([after.pool, after.karma, ['optimism', 'hatred']]);
    expect(discards(t)).toEqual([card, 'brainwashing']);
  },
);

rule.each(
  ['EMX-INF.4', 'EMX-CRD.4', 'EMX-PWR.2', 'EMX-KRM.10'],
  'each Power of the base deck is activated for its value, on another with karma',
  engine.content.cards.flatMap(({ id, type, sign, value }) =>
    type === 'power' && id !== 'optimism' && id !== 'hatred' ? [{ id, sign, value }] : [],
  ),
  ({ id, sign, value }) => {
    const pos = sign === 'pos' ? value : sign === 'neg' ? 0 : 1;
    const t = acting((state) => lay(state, id));
    t.play({ type: 'play', seat: A, card: id, target: B, pos });
    expect([row(t, B), pool(t, A), karma(t, A), discards(t)]).toEqual([
      ['optimism', 'hatred', id],
      [6 - pos, 6 - value + pos],
      [2 * pos, 2 * (value - pos)],
      [],
    ]);
    expect(asked(t)).toEqual(next);
  },
);

test('All 59 kinds of the base deck have been tried above.', () => {
  const cards = [...effects, ...cancels, ...protections].map(({ card }) => card);
  const powers = [...charges, ...results, ...uses].map(({ power }) => power);
  expect([...cards, ...powers].sort()).toEqual(engine.content.cards.map(({ id }) => id).sort());
});
