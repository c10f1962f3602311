import { addFractions, type Fraction, fraction, type Viewer } from '@rulewright/core';
import { shuffledDeck } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { allCards } from '../games/hush-state.js';
import { answer, type LabTask, lab, open } from '../games/lab.js';
import { issues } from './caught.js';

const go = { type: 'say' as const, seat: 0, word: 'go' };
const before = (...tasks: LabTask[]) => open({ kind: 'ask', seat: 0, words: [['go']] }, ...tasks);
const roll = (sides: number): LabTask => ({ kind: 'roll', sides });
/** What was logged after the action, with its probability. */
const chances = (state: ReturnType<typeof before>, limit?: number) =>
  Object.fromEntries(
    lab
      .chanceOutcomes(state, go, { limit })
      .map(({ state: { log }, probability: { numerator, denominator } }) => [
        log.slice(1).join(' '),
        `${numerator}/${denominator}`,
      ]),
  );
const sum = (results: readonly { readonly probability: Fraction }[]) =>
  results.reduce((total, { probability }) => addFractions(total, probability), fraction(0));

describe('the outcomes of an action', () => {
  test('without chance are one, and certain', () => {
    const state = before();
    expect(lab.chanceOutcomes(state, go)).toEqual([
      {
        probability: { numerator: 1, denominator: 1 },
        state: answer(state, '0 go'),
        events: lab.step(state, go).events,
        draws: [],
      },
    ]);
  });

  test('of two draws are all pairs, the last draw changing first', () => {
    expect(chances(before(roll(2), roll(3)))).toEqual({
      '1 1': '1/6',
      '1 2': '1/6',
      '1 3': '1/6',
      '2 1': '1/6',
      '2 2': '1/6',
      '2 3': '1/6',
    });
    expect(Object.keys(chances(before(roll(2), roll(2))))).toEqual(['1 1', '1 2', '2 1', '2 2']);
  });

  test('that are equal are added up', () => {
    expect(chances(before({ kind: 'pick', from: ['a', 'b', 'a', 'a'] }))).toEqual({ a: '3/4', b: '1/4' });
    expect(chances(before({ kind: 'shuffle', cards: ['a', 'b', 'a'] }))).toEqual({
      'a b a': '1/3',
      'a a b': '1/3',
      'b a a': '1/3',
    });
  });

  test('are equal when only the generator differs', () => {
    expect(chances(before({ kind: 'reroll' }, roll(2)))).toEqual({ '1': '1/2', '2': '1/2' });
  });

  test('take scripted draws for certain', () => {
    expect(chances(lab.scriptDraws(before(roll(6), roll(2)), [5]))).toEqual({ '5 1': '1/2', '5 2': '1/2' });
  });

  test('contain what apply does', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = lab.reseed(before(roll(6), { kind: 'shuffle', cards: [1, 2, 3] }), seed);
      const { rng: _, ...played } = answer(state, '0 go');
      expect(
        lab.chanceOutcomes(state, go).filter(({ state: { rng: __, ...found } }) => sameJson(found, played)),
      ).toHaveLength(1);
    }
  });

  test('are frozen, and the state stays what it was', () => {
    const state = before(roll(6));
    const [first] = lab.chanceOutcomes(state, go);
    expect(Object.isFrozen(first?.state.log) && Object.isFrozen(first?.probability)).toBe(true);
    expect(state).toEqual(before(roll(6)));
  });

  test('of the lower of two dice are the exact elevenths of 36', () => {
    const state = strikeReady();
    const strike = hush.legalActions(state).find(({ type }) => type === 'play');
    if (strike === undefined) throw new Error('no strike');
    const results = hush.chanceOutcomes(state, strike);
    expect(results.map(({ probability, state: { coins } }) => [coins[1], probability])).toEqual([
      [4, { numerator: 11, denominator: 36 }],
      [3, { numerator: 1, denominator: 4 }],
      [2, { numerator: 7, denominator: 36 }],
      [1, { numerator: 5, denominator: 36 }],
      [0, { numerator: 1, denominator: 9 }],
    ]);
    expect(sum(results)).toEqual({ numerator: 1, denominator: 1 });
  });

  test('have the events that led to them, each viewer those it may read', () => {
    const state = before(roll(2));
    for (const { state: next, events } of lab.chanceOutcomes(state, go)) {
      const face = Number(next.log.at(-1));
      expect(events).toEqual(lab.step(lab.scriptDraws(state, [face]), go).events);
    }
    const told = (viewer: Viewer) => lab.chanceOutcomes(state, go, { viewer }).map(({ events }) => events[0]);
    expect(told(0)).toEqual(Array(2).fill({ type: 'whispered', rule: 'LAB-1', seat: 0, word: 'go' }));
    expect(told('spectator')).toEqual(Array(2).fill({ type: 'whispered', rule: 'LAB-1', seat: 0 }));
    expect(Object.isFrozen(lab.chanceOutcomes(state, go)[0]?.events[0]?.event)).toBe(true);
  });

  test('of an illegal action are the RuleError that apply throws', () => {
    expect(() => lab.chanceOutcomes(before(), { ...go, word: 'never' })).toThrow('LAB-1 not-your-word');
  });
});

describe('the limit', () => {
  test('is the number of runs, a thousand unless told otherwise', () => {
    expect(lab.chanceOutcomes(before(roll(1000)), go)).toHaveLength(1000);
    expect(() => lab.chanceOutcomes(before(roll(1001)), go)).toThrow(
      'more than 1000 runs of draws: raise the limit or sample instead',
    );
    expect(lab.chanceOutcomes(before(roll(1001)), go, { limit: 1001 })).toHaveLength(1001);
    expect(Object.keys(chances(before(roll(3)), 3))).toEqual(['1', '2', '3']);
    expect(() => chances(before(roll(3)), 2)).toThrow('more than 2 runs of draws');
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '10', null, {}, 1n])('may not be %s', (limit) => {
    const message = expect.any(String);
    expect(issues(() => lab.chanceOutcomes(before(), go, { limit: limit as number }))).toEqual([
      { path: 'limit', message },
    ]);
  });
});

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Seat 0 has nothing to do but to draw or to strike, and nobody holds a hush. */
function strikeReady() {
  const start = hush.init('strike');
  const held = [1, 0, 0, 0, 0, 0];
  const deck = [...allCards(hush.content)];
  for (const card of held) deck.splice(deck.indexOf(card), 1);
  return hush.load({
    ...start,
    hands: [held.slice(0, 1), held.slice(1)],
    deck: shuffledDeck(deck),
    options: { ...start.options, handLimit: 9 },
    agenda: [{ kind: 'turn', seat: 0 }],
  });
}

/** Each time that its action is played, its recipe rolls the next of these dice: that many, of that many sides. */
function fickle(...times: readonly (readonly number[])[]) {
  let time = 0;
  const { action, create } = smallGame({
    id: 'fickle',
    players: 1,
    state: {},
    choices: { turn: {} },
    rules: { 'FCK-1': 'Roll.' },
    refusals: {},
  });
  const roll = action('roll', {
    during: ['turn'],
    fields: {},
    perform: ({ random }) => (times[time++] ?? []).forEach((sides) => void random.die(sides)),
  });
  return create({
    setup: () => ({ agenda: [{ kind: 'turn', seat: 0 }] }),
    choices: { turn: { rule: 'FCK-1', actions: [roll] } },
    outcome: () => ({ winners: [0], ranking: [[0]], scores: [0], reason: 'rolled' }),
  });
}

test.each<[string, (readonly number[])[]]>([
  ['less', [[2, 2], [2]]],
  ['nothing', [[2], []]],
  ['other dice', [[2], [3]]],
])('a recipe that draws %s the second time is named as an error of the engine', (_, times) => {
  const engine = fickle(...times);
  expect(() => engine.chanceOutcomes(engine.init(1), { type: 'roll', seat: 0 })).toThrow(
    'a recipe drew differently the second time',
  );
});

test('a recipe that draws the same each time is no error', () => {
  const engine = fickle([2], [2], [2]);
  expect(engine.chanceOutcomes(engine.init(1), { type: 'roll', seat: 0 })).toHaveLength(1);
});
