import { activate, hide, market, setAllegiance, setGoods, setShared } from '@rulewright/euphoria/positions';
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
