import { hide, setAllegiance } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { place, position } from './positions.js';

// EUP-ALL.5, EUP-ALL.7, EUP-ALL.8, EUP-REC.8: the step to cell 8, and recruits that are revealed.

rule(['EUP-ALL.5', 'EUP-REC.11'], 'recruits are revealed clockwise from the active player', () => {
  const game = position(
    (state) => {
      setAllegiance(state, 'icarite', 7);
      hide(state, 0, 'lee-the-gossip');
      hide(state, 1, 'rebecca-the-peddler');
      hide(state, 2, 'amanda-the-broker', 'maxime-the-ambassador');
    },
    {},
    1,
  ).play(place(1, 1, 'cloud-mine'));
  const seats = game.events.flatMap((event) => (event.type === 'recruit-revealed' ? [event.seat] : []));
  expect(seats).toEqual([1, 2, 2, 0]);
});
