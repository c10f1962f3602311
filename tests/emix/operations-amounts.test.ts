import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type Case, expectResult, lay, type Pools, shown } from './emon-cases.js';
import { acts, piles, spent } from './happened.js';
import { asked } from './look.js';
import { playing, playOwn, targets } from './own-effect.js';
import { next } from './phases.js';
import { activate, setSupply } from './table.js';

// EMX-VOC.5, EMX-VOC.6: how many emons an operation moves, and of which colour.

const [A, B, C] = [0, 1, 2];

interface Splitting {
  readonly text: string;
  readonly before: Pools;
  readonly supply?: string;
  readonly least: number;
  readonly most: number;
  /** With the fewest and with the most positive emons. */
  readonly after: readonly Pools[];
}

rule.each<Splitting>(
  ['EMX-VOC.6', 'EMX-R12'],
  'with colour any the actor splits the full amount as the colours allow',
  [
    { text: 'play any: gain any 3', before: '0,0 1,1', least: 0, most: 3, after: ['0,0 1,4', '0,0 4,1'] },
    {
      text: 'play any: gain any 5',
      before: '0,0 0,0',
      supply: '2,4',
      least: 1,
      most: 2,
      after: ['0,0 1,4', '0,0 2,3'],
    },
    { text: 'play any: lose any 4', before: '0,0 3,2', least: 2, most: 3, after: ['0,0 1,0', '0,0 0,1'] },
    { text: 'play other: take any 2', before: '5,5 1,9', least: 0, most: 1, after: ['5,7 1,7', '6,6 0,8'] },
    { text: 'play other: give any 2', before: '9,1 5,5', least: 1, most: 2, after: ['8,0 6,6', '7,1 7,5'] },
  ],
  ({ text, before, supply, least, most, after }) => {
    const begun = () => playing(text, (state) => lay(state, before, supply)).play(playOwn(B));
    const split = (pos: number) => ({ type: 'split', seat: A, pos }) as const;
    expect(begun().legal()).toEqual(Array.from({ length: most - least + 1 }, (_, i) => split(least + i)));
    for (const pos of [least - 1, most + 1].filter((pos) => pos >= 0))
      expect(begun().refusal(split(pos))).toEqual({
        rule: 'EMX-VOC.6',
        code: 'not-the-full-amount',
        details: { pos, least, most },
      });
    const ends = [least, most].map((pos) => begun().play(split(pos)));
    expect(ends.map(shown)).toEqual(after);
    expect(ends.map(asked)).toEqual([next, next]);
  },
);

rule.each<Case>(
  ['EMX-VOC.6', 'EMX-APP.3', 'EMX-RND.4'],
  'a split without a choice is made at once',
  [
    { text: 'play any: lose any 9', before: '0,0 3,2', after: '0,0 0,0' },
    { text: 'play any: lose any 2', before: '0,0 0,5', after: '0,0 0,3' },
    { text: 'play any: gain any 5', before: '0,0 0,0', supply: '2,2', after: '0,0 2,2' },
    { text: 'play any: gain any 5', before: '0,0 0,0', supply: '0,9', after: '0,0 0,5' },
    { text: 'play any: gain any 1', before: '0,0 0,0', supply: '1,0', after: '0,0 1,0' },
    { text: 'play any: gain any 1', before: '0,0 0,0', supply: '0,1', after: '0,0 0,1' },
    { text: 'play any: gain any 1', before: '0,0 0,0', supply: '0,0', after: 'illegal' },
  ],
  expectResult,
);

const flip = (colour: 'pos' | 'neg') => ({ type: 'flip', seat: A, colour }) as const;

rule.each(
  ['EMX-VOC.6', 'EMX-VOC.13'],
  'flip any goes one way, and all of it',
  [
    { text: 'play any: flip any 3', colour: 'pos', after: '0,0 2,7' },
    { text: 'play any: flip any 3', colour: 'neg', after: '0,0 8,1' },
    { text: 'play any: flip any all', colour: 'pos', after: '0,0 0,9' },
    { text: 'play any: flip any all', colour: 'neg', after: '0,0 9,0' },
  ] as const,
  ({ text, colour, after }) => {
    const t = playing(text, (state) => lay(state, '0,0 5,4')).play(playOwn(B));
    expect(t.legal()).toEqual([flip('pos'), flip('neg')]);
    expect([shown(t.play(flip(colour))), asked(t)]).toEqual([after, next]);
  },
);

rule(['EMX-VOC.6', 'EMX-VOC.13', 'EMX-VOC.8'], 'a way in which nothing can change is no choice', () => {
  const t = playing('play any: flip any 3', (state) => lay(state, '0,0 5,4')).play(playOwn(B));
  t.edit((state) => {
    setSupply(state, 'neg', 0, C);
    setSupply(state, 'pos', 2, C);
  });
  expect([t.legal(), t.refusal(flip('pos'))]).toEqual([
    [flip('neg')],
    { rule: 'EMX-VOC.6', code: 'nothing-to-flip', details: { colour: 'pos' } },
  ]);
  expect(shown(t.play(flip('neg')))).toBe('0,0 7,2');
});

rule.each(
  ['EMX-VOC.5', 'EMX-VOC.11'],
  'a die of the colour of the operation is rolled as it starts',
  [
    { colour: 'pos', face: 6, after: '0,0 8,2' },
    { colour: 'neg', face: 1, after: '0,0 2,3' },
  ] as const,
  ({ colour, face, after }) => {
    const t = playing(`play any: gain ${colour} die`, (state) => lay(state, '0,0 2,2'));
    expect(shown(t.script([face]).play(playOwn(B)))).toBe(after);
    expect(t.events[1]).toEqual({ type: 'die-rolled', rule: 'EMX-VOC.5', seat: A, colour, face });
  },
);

rule.each(
  ['EMX-VOC.5', 'EMX-APP.3', 'EMX-VOC.9'],
  'a die counts as at least 1 for what is possible, and moves what there is',
  [
    { text: 'play any: lose neg die', after: '3,3 2,0' },
    { text: 'play any: flip neg die', after: '3,3 4,0' },
    { text: 'play other: take neg die', after: '3,5 2,0' },
    { text: 'play other: give neg die', after: '3,0 2,5' },
  ],
  ({ text, after }) => {
    const t = playing(text, (state) => lay(state, '3,3 2,2'));
    expect(shown(t.script([5]).play(playOwn(B)))).toBe(after);
  },
);

rule.each(
  ['EMX-VOC.5', 'EMX-VOC.9'],
  'powers counts the active powers of the sign in the row of the subject, or of the giver',
  [
    { text: 'play any: gain pos powers', after: '9,9 11,9' },
    { text: 'play any: gain neg powers', after: '9,9 9,10' },
    { text: 'play any: lose pos powers', after: '9,9 7,9' },
    { text: 'play any: flip neg powers', after: '9,9 10,8' },
    { text: 'play other: take pos powers', after: '11,9 7,9' },
    { text: 'play other: give pos powers', after: 'illegal' },
    { text: 'play other: give neg powers', after: '9,6 9,12' },
    { text: 'play any: gain neg powers @actor', after: '9,12 9,9' },
  ],
  ({ text, after }) => {
    const t = playing(text, (state) => {
      lay(state, '9,9 9,9');
      activate(state, A, 'pessimism', 'hatred', 'intuition', 'chaos');
      activate(state, B, 'optimism', 'pessimism', 'intuition', 'love');
    });
    expect(targets(t).includes(B)).toBe(after !== 'illegal');
    if (after !== 'illegal') expect(shown(t.play(playOwn(B)))).toBe(after);
  },
);

rule(['EMX-VOC.5', 'EMX-VOC.6'], 'powers of any colour counts all of them, neutral ones too', () => {
  const t = playing('play any: gain any powers', (state) => activate(state, B, 'optimism', 'pessimism', 'intuition'));
  t.play(playOwn(B));
  expect(t.legal()).toEqual([0, 1, 2, 3].map((pos) => ({ type: 'split', seat: A, pos })));
});

rule.each(
  ['EMX-VOC.5', 'EMX-VOC.9'],
  'an amount of 0 is impossible',
  ['gain pos powers', 'lose any powers', 'flip pos powers', 'gain any powers', 'take any powers'],
  (operation) => {
    expectResult({ text: `play other: ${operation}`, before: '9,9 9,9', after: 'illegal' });
  },
);

rule(['EMX-VOC.6', 'EMX-SUP.2'], 'says nothing of a colour that did not move', () => {
  const two = { pos: 0, neg: 2 };
  const between = { fromPool: piles([5, 5], [5, 3]), toPool: piles([5, 5], [5, 7]) };
  for (const [text, event] of [
    [
      'play any: gain any 2',
      { ...two, type: 'emons-taken', rule: 'EMX-VOC.11', human: B, pool: piles([5, 5], [5, 7]) },
    ],
    [
      'play any: lose any 2',
      { ...two, type: 'emons-returned', rule: 'EMX-VOC.12', human: B, pool: piles([5, 5], [5, 3]) },
    ],
    ['play other: take any 2', { ...two, type: 'emons-moved', rule: 'EMX-VOC.14', from: B, to: A, ...between }],
    ['play other: give any 2', { ...two, type: 'emons-moved', rule: 'EMX-VOC.15', from: A, to: B, ...between }],
  ] as const) {
    const t = playing(text, (state) => lay(state, '5,5 5,5')).play(playOwn(B));
    t.play({ type: 'split', seat: A, pos: 0 });
    expect(t.events).toEqual([event, spent('own'), acts(C)]);
  }
  const swapping = playing('play other: swap any', (state) => lay(state, '3,0 0,0')).play(playOwn(B));
  expect(swapping.events.slice(1)).toEqual([
    {
      type: 'emons-moved',
      rule: 'EMX-VOC.16',
      from: A,
      to: B,
      pos: 3,
      neg: 0,
      fromPool: piles([3, 0], [0, 0]),
      toPool: piles([0, 0], [3, 0]),
    },
    spent('own'),
    acts(C),
  ]);
});

rule(['EMX-VOC.5', 'EMX-R1'], 'an amount of a die is one to six, each equally likely', () => {
  const t = playing('play self: gain pos die');
  const outcomes = engine.chanceOutcomes(t.state, playOwn(0));
  expect(outcomes.map(({ probability, state }) => [probability, state.pool.pos[0]])).toEqual(
    [1, 2, 3, 4, 5, 6].map((face) => [{ numerator: 1, denominator: 6 }, face]),
  );
});
