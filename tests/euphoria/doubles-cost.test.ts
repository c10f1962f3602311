import { available, give, setPlayer } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { position, spacesFor } from './positions.js';

// EUP-VAR.2: a further worker of the doubles group costs morale.

rule('EUP-VAR.2', 'the first placement of a turn asks only for the hand as it is', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 2);
      setPlayer(state, 0, { morale: 2 });
      give(state, 0, 'bat', 'bat');
    },
    { doublesCostMorale: true },
  );
  expect(spacesFor(game)).toContain('free-press');
});
