import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type Case, expectResult, lay } from './emon-cases.js';
import { acts, piles, spent } from './happened.js';
import { playing, playOwn } from './own-effect.js';

// EMX-VOC.11 to EMX-VOC.16: operations on emons, each as the text of a free effect that seat 0 plays.

const [A, B] = [0, 1];

rule.each<Case>(
  ['EMX-VOC.11', 'EMX-VOC.8', 'EMX-APP.3'],
  'gain takes from the supply what it has',
  [
    { text: 'play any: gain pos 3', before: '1,1 2,2', after: '1,1 5,2' },
    { text: 'play any: gain neg 9', before: '1,1 2,2', after: '1,1 2,11' },
    { text: 'play any: gain pos 1', target: A, before: '1,1 2,2', after: '2,1 2,2' },
    { text: 'play any: gain pos 3', before: '0,0 0,0', supply: '3,0', after: '0,0 3,0' },
    { text: 'play any: gain pos 3', before: '0,0 0,0', supply: '2,9', after: '0,0 2,0' },
    { text: 'play any: gain pos 3', before: '0,0 0,0', supply: '0,9', after: 'illegal' },
    { text: 'play any: gain neg 3', before: '0,0 0,0', supply: '9,0', after: 'illegal' },
    { text: 'play any: gain pos all', before: '9,9 3,4', after: '9,9 6,4' },
    { text: 'play any: gain neg all', before: '9,9 3,4', after: '9,9 3,8' },
    { text: 'play any: gain pos all', before: '9,9 3,4', supply: '2,2', after: '9,9 5,4' },
    { text: 'play any: gain pos all', before: '9,9 0,4', after: 'illegal' },
    { text: 'play any: gain neg all', before: '9,9 4,0', after: 'illegal' },
  ],
  expectResult,
);

rule.each<Case>(
  ['EMX-VOC.12', 'EMX-APP.3', 'EMX-APP.5'],
  'lose returns to the supply what the subject has',
  [
    { text: 'play any: lose pos 2', before: '9,9 3,4', after: '9,9 1,4' },
    { text: 'play any: lose neg 2', before: '9,9 3,4', after: '9,9 3,2' },
    { text: 'play any: lose pos 3', before: '9,9 3,4', after: '9,9 0,4' },
    { text: 'play any: lose pos 4', before: '9,9 3,4', after: '9,9 0,4' },
    { text: 'play any: lose neg 9', before: '9,9 3,1', after: '9,9 3,0' },
    { text: 'play any: lose pos 1', before: '9,9 0,4', after: 'illegal' },
    { text: 'play any: lose neg 1', before: '9,9 4,0', after: 'illegal' },
    { text: 'play any: lose pos all', before: '9,9 3,4', after: '9,9 0,4' },
    { text: 'play any: lose any all', before: '9,9 3,4', after: '9,9 0,0' },
    { text: 'play any: lose any all', before: '9,9 0,4', after: '9,9 0,0' },
    { text: 'play any: lose any all', before: '9,9 0,0', after: 'illegal' },
    { text: 'play any: lose pos all', before: '9,9 0,4', after: 'illegal' },
    { text: 'play any: lose pos 2', target: A, before: '9,9 0,0', after: '7,9 0,0' },
  ],
  expectResult,
);

rule.each<Case>(
  ['EMX-VOC.13', 'EMX-VOC.8', 'EMX-APP.3'],
  'flip changes as many as the subject has and the supply can give',
  [
    { text: 'play any: flip pos 2', before: '9,9 3,4', after: '9,9 1,6' },
    { text: 'play any: flip neg 2', before: '9,9 3,4', after: '9,9 5,2' },
    { text: 'play any: flip pos 4', before: '9,9 3,4', after: '9,9 0,7' },
    { text: 'play any: flip pos all', before: '9,9 3,4', after: '9,9 0,7' },
    { text: 'play any: flip neg all', before: '9,9 3,4', after: '9,9 7,0' },
    { text: 'play any: flip pos 3', before: '0,0 3,4', supply: '0,2', after: '0,0 1,6' },
    { text: 'play any: flip neg 3', before: '0,0 3,4', supply: '2,0', after: '0,0 5,2' },
    { text: 'play any: flip pos 3', before: '0,0 3,4', supply: '9,0', after: 'illegal' },
    { text: 'play any: flip neg 3', before: '0,0 3,4', supply: '0,9', after: 'illegal' },
    { text: 'play any: flip pos 3', before: '9,9 0,4', after: 'illegal' },
    { text: 'play any: flip neg 3', before: '9,9 4,0', after: 'illegal' },
    { text: 'play any: flip any 3', before: '9,9 0,0', after: 'illegal' },
    { text: 'play any: flip any 3', before: '0,0 2,0', supply: '9,0', after: 'illegal' },
    { text: 'play any: flip any 3', before: '0,0 0,2', supply: '0,9', after: 'illegal' },
    { text: 'play any: flip any 3', before: '0,0 2,0', after: '0,0 0,2' },
    { text: 'play any: flip any 3', before: '0,0 0,4', after: '0,0 3,1' },
    { text: 'play any: flip any 3', before: '0,0 5,4', supply: '0,9', after: '0,0 2,7' },
    { text: 'play any: flip any all', before: '0,0 5,0', after: '0,0 0,5' },
  ],
  expectResult,
);

rule.each<Case>(
  ['EMX-VOC.14', 'EMX-APP.3', 'EMX-KRM.2'],
  'take moves emons of the target to the actor',
  [
    { text: 'play other: take pos 2', before: '1,1 3,4', after: '3,1 1,4' },
    { text: 'play other: take neg 5', before: '1,1 3,4', after: '1,5 3,0' },
    { text: 'play other: take pos all', before: '1,1 3,4', after: '4,1 0,4' },
    { text: 'play other: take any all', before: '1,1 3,4', after: '4,5 0,0' },
    { text: 'play other: take pos 2', before: '1,1 0,4', after: 'illegal' },
    { text: 'play other: take neg all', before: '1,1 3,0', after: 'illegal' },
    { text: 'play any: take pos 2', target: A, before: '5,5 3,0', after: 'illegal' },
    { text: 'play any: take pos 2', before: '0,0 3,0', supply: '0,0', after: '2,0 1,0' },
  ],
  expectResult,
);

rule.each<Case>(
  ['EMX-VOC.15', 'EMX-APP.3', 'EMX-R38'],
  'give moves emons of the actor to the target',
  [
    { text: 'play other: give pos 2', before: '3,4 1,1', after: '1,4 3,1' },
    { text: 'play other: give neg 5', before: '3,4 1,1', after: '3,0 1,5' },
    { text: 'play other: give pos all', before: '3,4 1,1', after: '0,4 4,1' },
    { text: 'play other: give any all', before: '3,4 1,1', after: '0,0 4,5' },
    { text: 'play other: give pos 2', before: '0,4 9,9', after: 'illegal' },
    { text: 'play other: give neg all', before: '4,0 9,9', after: 'illegal' },
    { text: 'play any: give pos 2', target: A, before: '5,5 3,0', after: 'illegal' },
  ],
  expectResult,
);

rule.each<Case>(
  'EMX-VOC.16',
  'swap exchanges complete piles',
  [
    { text: 'play other: swap pos', before: '3,4 1,2', after: '1,4 3,2' },
    { text: 'play other: swap neg', before: '3,4 1,2', after: '3,2 1,4' },
    { text: 'play other: swap any', before: '3,4 1,2', after: '1,2 3,4' },
    { text: 'play other: swap pos', before: '0,4 1,2', after: '1,4 0,2' },
    { text: 'play other: swap pos', before: '3,4 0,2', after: '0,4 3,2' },
    { text: 'play other: swap pos', before: '0,4 0,2', after: 'illegal' },
    { text: 'play other: swap neg', before: '4,0 2,0', after: 'illegal' },
    { text: 'play other: swap any', before: '0,0 0,2', after: '0,2 0,0' },
    { text: 'play other: swap any', before: '0,0 0,0', after: 'illegal' },
    { text: 'play any: swap any', target: A, before: '3,4 0,2', after: 'illegal' },
    { text: 'play other: swap pos', before: '3,3 3,1', after: '3,3 3,1' },
  ],
  expectResult,
);

type Piles = ReturnType<typeof piles>;
const moved = (
  by: 'EMX-VOC.14' | 'EMX-VOC.15' | 'EMX-VOC.16',
  [from, to]: readonly [number, number],
  [pos, neg]: readonly [number, number],
  [fromPool, toPool]: readonly [Piles, Piles],
) => ({ type: 'emons-moved', rule: by, from, to, pos, neg, fromPool, toPool });

rule.each(
  ['EMX-VOC.11', 'EMX-VOC.12', 'EMX-VOC.13', 'EMX-VOC.14', 'EMX-VOC.15', 'EMX-VOC.16'],
  'events name the colour and the place of emons that move',
  [
    {
      text: 'play any: gain pos 3',
      events: [{ type: 'emons-taken', rule: 'EMX-VOC.11', human: B, pos: 3, neg: 0, pool: piles([4, 5], [7, 5]) }],
    },
    {
      text: 'play any: lose neg 1',
      events: [{ type: 'emons-returned', rule: 'EMX-VOC.12', human: B, pos: 0, neg: 1, pool: piles([4, 5], [4, 4]) }],
    },
    {
      text: 'play any: flip neg 1',
      events: [
        { type: 'emons-returned', rule: 'EMX-VOC.13', human: B, pos: 0, neg: 1, pool: piles([4, 5], [4, 4]) },
        { type: 'emons-taken', rule: 'EMX-VOC.13', human: B, pos: 1, neg: 0, pool: piles([4, 4], [5, 4]) },
      ],
    },
    {
      text: 'play other: take neg 2',
      events: [moved('EMX-VOC.14', [B, A], [0, 2], [piles([4, 5], [4, 3]), piles([3, 3], [3, 5])])],
    },
    {
      text: 'play other: give pos 2',
      events: [moved('EMX-VOC.15', [A, B], [2, 0], [piles([3, 3], [1, 3]), piles([4, 5], [6, 5])])],
    },
    {
      text: 'play other: swap any',
      events: [
        moved('EMX-VOC.16', [A, B], [3, 0], [piles([3, 3], [0, 3]), piles([4, 5], [7, 5])]),
        moved('EMX-VOC.16', [B, A], [4, 0], [piles([7, 5], [3, 5]), piles([0, 3], [4, 3])]),
        moved('EMX-VOC.16', [A, B], [0, 3], [piles([4, 3], [4, 0]), piles([3, 5], [3, 8])]),
        moved('EMX-VOC.16', [B, A], [0, 5], [piles([3, 8], [3, 3]), piles([4, 0], [4, 5])]),
      ],
    },
  ],
  ({ text, events }) => {
    const t = playing(text, (state) => lay(state, '3,3 4,5')).play(playOwn(B));
    expect(t.events.slice(1)).toEqual([...events, spent('own'), acts(2)]);
  },
);
