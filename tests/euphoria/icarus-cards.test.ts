import { activate, hide, market, setAllegiance, setGoods, setShared, star } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { icarus } from './icarus.js';
import { type EuState, place } from './positions.js';

// EUP-ICA.3, EUP-ICA.5: the cards of the Icarites, and when they are revealed.

const QUIET = 'lee-the-gossip';

/** Seat 0 visits the Nimbus Loft with Icarite allegiance at this cell. */
const loft = (cell: number, recipe: (state: EuState) => void = (state) => activate(state, 0, QUIET), options = {}) => {
  const game = icarus((state) => {
    setGoods(state, 0, { gold: 3 });
    setAllegiance(state, 'icarite', cell);
    recipe(state);
  }, options);
  return { found: changes(game, place(0, 1, 'nimbus-loft')), types: eventTypes(game) };
};

rule.each(
  ['EUP-ICA.3', 'EUP-R21', 'EUP-ALL.4'],
  'a star in Icarus draws a card from allegiance 5 on, measured before the step of the visit',
  [
    { cell: 0, draws: false },
    { cell: 2, draws: false },
    { cell: 4, draws: false },
    { cell: 5, draws: true },
    { cell: 6, draws: true },
    { cell: 9, draws: true },
  ],
  ({ cell, draws }) => {
    const { found, types } = loft(cell);
    expect(found).toEqual({
      'goods.0.gold': 0,
      'workers.0.0': 'nimbus-loft 1',
      'territory.icarite.0': 1,
      'stars.0': 9,
      'allegiance.icarite': cell + 1,
      ...(draws ? { 'hands.0': 'box', deck: 35 } : {}),
    });
    if (draws) expect(types.slice(-4)).toEqual(['star-placed', 'artifacts-drawn', 'allegiance-moved', 'turn-began']);
  },
);

const WITHOUT: readonly (readonly [string, (state: EuState) => void])[] = [
  ['nobody has an Icarite', () => {}],
  ['an opponent has it', (state) => activate(state, 1, QUIET)],
  ['it is hidden', (state) => hide(state, 0, QUIET)],
  [
    'it was revealed in this turn',
    (state) => {
      activate(state, 0, QUIET);
      setShared(state, { freshRecruits: [QUIET] });
    },
  ],
  [
    'the Registry takes the bonus away',
    (state) => {
      activate(state, 0, QUIET);
      market(state, 'subterran-a', 'registry-of-personal-secrets');
    },
  ],
];
for (const [when, recipe] of WITHOUT)
  rule(['EUP-ICA.3', 'EUP-ALL.2', 'EUP-PEN.11'], `a star in Icarus draws no card when ${when}`, () => {
    expect(loft(5, recipe).found).not.toHaveProperty('hands.0');
  });

rule(['EUP-ICA.3', 'EUP-ALL.3'], 'two active Icarites draw one card', () => {
  const { found } = loft(5, (state) => activate(state, 0, QUIET, 'rebecca-the-peddler'));
  expect(found).toMatchObject({ 'hands.0': 'box', deck: 35 });
});

rule(['EUP-ICA.3', 'EUP-R20'], 'the card of the Icarites does not depend on which stars have consequences', () => {
  const { found } = loft(5, (state) => activate(state, 0, QUIET), { starTriggers: 'visits' });
  expect(found).toMatchObject({ 'hands.0': 'box' });
});

rule(['EUP-ICA.3', 'EUP-ICA.4', 'EUP-R21'], 'without room for the star there is no card, but still the step', () => {
  const { found } = loft(5, (state) => {
    activate(state, 0, QUIET);
    star(state, 1, 'icarite', 2);
    star(state, 0, 'icarite', 1);
  });
  expect(found).toEqual({ 'goods.0.gold': 0, 'workers.0.0': 'nimbus-loft 1', 'allegiance.icarite': 6 });
});

rule(['EUP-ICA.5', 'EUP-ALL.5'], 'hidden Icarites are revealed by allegiance 8', () => {
  const game = icarus((state) => {
    setAllegiance(state, 'icarite', 7);
    setGoods(state, 0, { gold: 3 });
    hide(state, 2, QUIET);
  });
  expect(changes(game, place(0, 1, 'nimbus-loft'))).toMatchObject({ 'allegiance.icarite': 8, 'active.2': QUIET });
});
