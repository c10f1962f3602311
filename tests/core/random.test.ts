import type { Draw } from '@rulewright/core';
import { InputError } from '@rulewright/core';
import alea from 'seedrandom/lib/alea.js';
import { describe, expect, test } from 'vitest';
import { Random, seedRng } from '../../packages/core/src/cards/random.js';
import type { Rng, Seed } from '../../packages/core/src/game/chance.js';
import { answer, lab, open } from '../games/lab.js';
import { issues } from './caught.js';

const WORD = 2 ** 32;
const scripted = (seed: Seed, ...script: Draw[]): Rng => ({ ...seedRng(seed), script });
describe('the generator', () => {
  const seeds: Seed[] = ['', 'a', 'rulewright', '7', 7, -1, 0.1, 2 ** 53, 'ключ', '🎲', ' ', '0'.repeat(1000)];

  test.each(seeds)('is bit-equal to the alea of seedrandom for seed %j', (seed) => {
    const rng = seedRng(seed);
    const random = new Random(rng);
    const reference = alea(String(seed), { state: true });
    for (let step = 0; step < 3000; step++) expect(random.die(WORD) - 1).toBe(reference() * WORD);
    const { c, s0, s1, s2 } = reference.state();
    expect(rng.alea).toEqual([c, s0, s1, s2]);
  });

  test('goes on after a JSON round trip as if nothing had happened', () => {
    const rng = seedRng('trip');
    const random = new Random(rng);
    for (let step = 0; step < 10; step++) random.die();
    const copy = new Random(JSON.parse(JSON.stringify(rng)));
    for (let step = 0; step < 200; step++) expect(copy.die(WORD)).toBe(random.die(WORD));
  });

  test('gives these numbers for the seed rulewright, for ever', () => {
    expect(seedRng('rulewright')).toEqual({
      alea: [1, 0.44423491321504116, 0.46225692122243345, 0.5721585438586771],
      script: [],
    });
    const random = new Random(seedRng('rulewright'));
    expect(Array.from({ length: 12 }, () => random.die())).toEqual([1, 4, 1, 2, 1, 4, 4, 5, 3, 2, 2, 2]);
    expect(random.shuffled([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([1, 4, 7, 0, 5, 3, 2, 6]);
    expect(random.pick(['a', 'b', 'c', 'd'])).toBe('b');
  });

  test('takes 7 and "7" for the same seed', () => {
    expect(seedRng(7)).toEqual(seedRng('7'));
    expect(seedRng(7)).not.toEqual(seedRng(8));
  });
});

describe('draws', () => {
  test('a die shows every face from 1 to its sides and no other', () => {
    const random = new Random(seedRng('faces'));
    for (const sides of [1, 2, 6, 20]) {
      const seen = new Set(Array.from({ length: 40 * sides }, () => random.die(sides)));
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    }
  });

  test('a die has six sides unless told otherwise', () => {
    const [a, b] = [new Random(seedRng('six')), new Random(seedRng('six'))];
    for (let i = 0; i < 50; i++) expect(a.die()).toBe(b.die(6));
  });

  test('picking gives the element at the drawn index and steps the stream once', () => {
    const rng = seedRng('pick');
    const random = new Random(rng);
    const reference = alea('pick', { state: true });
    for (let i = 0; i < 50; i++)
      expect(random.pick(['a', 'b', 'c'])).toBe(['a', 'b', 'c'][Math.floor(reference() * 3)]);
    expect(rng.alea[3]).toBe(reference.state().s2);
  });

  test('a shuffle is a new array of the same elements and leaves the given one alone', () => {
    const cards = Object.freeze([5, 3, 9, 9, 1]);
    const random = new Random(seedRng('deck'));
    for (let i = 0; i < 20; i++) expect(random.shuffled(cards).sort()).toEqual([1, 3, 5, 9, 9]);
    expect(random.shuffled([])).toEqual([]);
    expect(random.shuffled(['only'])).toEqual(['only']);
    expect(cards).toEqual([5, 3, 9, 9, 1]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('a die with %d sides is a bug of the game', (sides) => {
    expect(() => new Random(seedRng(1)).die(sides)).toThrow(`nothing to draw from: ${sides}`);
  });
  test('picking from an empty list is a bug of the game', () => {
    expect(() => new Random(seedRng(1)).pick([])).toThrow('nothing to draw from: 0');
  });

  test('each of the 24 orders of four cards has the probability 1/24 exactly', () => {
    const state = open({ kind: 'ask', seat: 0, words: [['go']] }, { kind: 'shuffle', cards: [1, 2, 3, 4] });
    const results = lab.chanceOutcomes(state, { type: 'say', seat: 0, word: 'go' });
    expect(new Set(results.map(({ state: { log } }) => log.slice(1).join(''))).size).toBe(24);
    expect(results.map(({ probability }) => probability)).toEqual(
      Array.from({ length: 24 }, () => ({ numerator: 1, denominator: 24 })),
    );
  });
});

describe('scripted draws', () => {
  test('are results: the face of a die, the element picked, the order of a shuffle', () => {
    const random = new Random(scripted('x', 6, 'H03', 4, ['c', 'a', 'b'], [3, 1, 2]));
    expect(random.die()).toBe(6);
    expect(random.pick(['H01', 'H02', 'H03'])).toBe('H03');
    expect(random.pick([8, 4])).toBe(4);
    expect(random.shuffled(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(random.shuffled([1, 2, 3])).toEqual([3, 1, 2]);
  });

  test('leave the stream where the real draws would have left it', () => {
    const play = (rng: Rng) => {
      const random = new Random(rng);
      random.die();
      random.pick(['a', 'b']);
      random.shuffled([1, 2, 3, 4, 5]);
      random.shuffled([]);
      return [random.die(WORD), rng.alea];
    };
    const live = seedRng('step');
    expect(play(scripted('step', 2, 'b', [5, 4, 3, 2, 1], []))).toEqual(play(live));
    expect(live.script).toEqual([]);
  });

  test('keep equal cards apart: an order of a, a, b needs all three', () => {
    expect(new Random(scripted(1, ['b', 'a', 'a'])).shuffled(['a', 'a', 'b'])).toEqual(['b', 'a', 'a']);
    expect(() => new Random(scripted(1, ['b', 'a', 'b'])).shuffled(['a', 'a', 'b'])).toThrow(InputError);
  });

  test('are used up in the order given, and real draws follow', () => {
    const rng = scripted('then', 1, 1);
    const random = new Random(rng);
    const real = new Random(seedRng('then'));
    real.die();
    real.die();
    expect([random.die(), random.die(), random.die(WORD)]).toEqual([1, 1, real.die(WORD)]);
    expect(rng.script).toEqual([]);
  });

  test('of many candidates the first twelve are named, and how many others there are', () => {
    const cards = Array.from({ length: 14 }, (_, card) => card);
    const named = cards.slice(0, 12).map((card) => `c${card}`);
    expect(() => new Random(scripted(1, 'x')).card(cards, () => (card) => `c${card}`, 'deck')).toThrow(
      `"x": one of 14 is drawn here (deck): ${named.join(', ')} and 2 others`,
    );
    expect(() => new Random(scripted(1, 'x')).card(cards.slice(2), () => (card) => `c${card}`, 'deck')).toThrow(
      /c12, c13$/,
    );
  });

  const die = (random: Random) => random.die(6);
  const pick = (random: Random) => random.pick(['a', 'b', 3]);
  const shuffle = (random: Random) => random.shuffled(['a', 'b']);
  const oneOf = (n: number) => `one of ${n} is drawn here`;
  const order = 'an order of 2 cards is drawn here';
  test.each<[string, Draw, (random: Random) => unknown, string]>([
    ['a face too high', 7, die, `7: ${oneOf(6)}`],
    ['a face of nought', 0, die, `0: ${oneOf(6)}`],
    ['half a face', 2.5, die, `2.5: ${oneOf(6)}`],
    ['a face as text', '3', die, `"3": ${oneOf(6)}`],
    ['a list for a die', [3], die, `[3]: ${oneOf(6)}`],
    ['an element that is not there', 'c', pick, `"c": ${oneOf(3)}`],
    ['a number as text', '3', pick, `"3": ${oneOf(3)}`],
    ['a list for a pick', ['a'], pick, `["a"]: ${oneOf(3)}`],
    ['a word for a shuffle', 'a', shuffle, `"a": ${order}`],
    ['too short an order', ['a'], shuffle, `["a"]: ${order}`],
    ['too long an order', ['a', 'b', 'b'], shuffle, `["a","b","b"]: ${order}`],
    ['a card twice', ['a', 'a'], shuffle, `["a","a"]: ${order}`],
    ['an unknown card', ['a', 'x'], shuffle, `["a","x"]: ${order}`],
  ])('refuse %s', (_, draw, use, message) => {
    const rng = scripted(1, draw);
    expect(issues(() => use(new Random(rng)))).toEqual([{ path: 'script.0', message }]);
  });

  test('belong to the state: scriptDraws fixes them, apply uses them, JSON keeps them', () => {
    const state = open(
      { kind: 'ask', seat: 0, words: [['go']] },
      { kind: 'roll', sides: 6 },
      { kind: 'roll', sides: 6 },
    );
    const scripted = lab.load(JSON.parse(JSON.stringify(lab.scriptDraws(state, [2, 5, 1]))));
    const after = answer(scripted, '0 go');
    expect(after.log).toEqual(['0 go', 2, 5]);
    expect(after.rng.script).toEqual([1]);
    expect(after.rng.alea).toEqual(answer(state, '0 go').rng.alea);
    expect(state.rng.script).toEqual([]);
  });

  test('fix the draws of the set-up too', () => {
    const agenda = [
      { kind: 'pick' as const, from: ['x', 'y'] },
      { kind: 'shuffle' as const, cards: [1, 2] },
    ];
    expect(lab.init(1, { agenda }, ['y', [2, 1]]).log).toEqual(['y', 2, 1]);
    expect(issues(() => lab.init(1, { agenda }, ['z']))).toEqual([
      { path: 'script.0', message: '"z": one of 2 is drawn here' },
    ]);
  });
});
