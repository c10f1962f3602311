import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { lay, shown } from './emon-cases.js';
import { playing, playOwn, targets } from './own-effect.js';
import { activate } from './table.js';

// EMX-VOC.5, EMX-VOC.6: how many emons an operation moves, and of which colour.

const [A, B] = [0, 1];

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

rule(['EMX-VOC.5', 'EMX-R1'], 'an amount of a die is one to six, each equally likely', () => {
  const t = playing('play self: gain pos die');
  const outcomes = engine.chanceOutcomes(t.state, playOwn(0));
  expect(outcomes.map(({ probability, state }) => [probability, state.pool.pos[0]])).toEqual(
    [1, 2, 3, 4, 5, 6].map((face) => [{ numerator: 1, denominator: 6 }, face]),
  );
});
