import { activate, available, give, hide, setAllegiance, setShared, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { type EuState, place, position } from './positions.js';

/** Others stand on the area with these values, and seat 0 has a worker of value `own` and one of 6. */
const crowd = (area: string, own: number, others: readonly number[], recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    for (const [i, value] of others.entries()) stand(state, 1 + (i % 2), area, value);
    available(state, 0, own, own === 6 ? 5 : 6);
    recipe(state);
  });

const TIER_1: readonly (readonly [string, number, (state: EuState) => void])[] = [
  ['nobody has a Euphorian', 1, () => {}],
  ['an opponent has the active Euphorian', 1, (state) => activate(state, 1, 'laura-the-philanthropist')],
  ['the player’s Euphorian is hidden', 1, (state) => hide(state, 0, 'laura-the-philanthropist')],
  ['the active recruit is of another faction', 1, (state) => activate(state, 0, 'maggie-the-outlaw')],
  [
    'the Euphorian was revealed in this turn',
    1,
    (state) => {
      activate(state, 0, 'laura-the-philanthropist');
      setShared(state, { freshRecruits: ['laura-the-philanthropist'] });
    },
  ],
  ['one active Euphorian', 2, (state) => activate(state, 0, 'laura-the-philanthropist')],
  ['two active Euphorians', 2, (state) => activate(state, 0, 'laura-the-philanthropist', 'jefferson-the-shock-artist')],
  [
    'one fresh and one older Euphorian',
    2,
    (state) => {
      activate(state, 0, 'laura-the-philanthropist', 'jefferson-the-shock-artist');
      setShared(state, { freshRecruits: ['laura-the-philanthropist'] });
    },
  ],
];
for (const [who, energy, recipe] of TIER_1)
  rule(['EUP-COM.6', 'EUP-ALL.2', 'EUP-ALL.3', 'EUP-REC.1', 'EUP-REC.8'], `tier 1 on the Generator when ${who}`, () => {
    const game = crowd('generator', 5, [], (state) => {
      setAllegiance(state, 'euphorian', 3);
      recipe(state);
    });
    expect(changes(game, place(0, 5, 'generator'))).toEqual({
      'goods.0.energy': energy,
      'knowledge.0': 2,
      'workers.0.0': 'generator 5',
    });
  });

rule.each(
  ['EUP-COM.7', 'EUP-REC.6'],
  'Katy looks at the hand as the benefit begins and adds food to an empty one',
  [
    [[], 1],
    [['bat'], 0],
  ] as const,
  ([cards, food]) => {
    const game = crowd('generator', 5, [], (state) => {
      activate(state, 0, 'katy-the-dietician');
      give(state, 0, ...cards);
    });
    expect(changes(game, place(0, 5, 'generator'))).toEqual({
      'goods.0.energy': 1,
      'knowledge.0': 2,
      'workers.0.0': 'generator 5',
      ...(food === 0 ? {} : { 'goods.0.food': food }),
    });
  },
);
