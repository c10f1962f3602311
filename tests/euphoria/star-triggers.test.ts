import { activate, setAllegiance, setGoods, stack, star } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuState, handOf, place, position } from './positions.js';

// EUP-R20: which stars have consequences for their owner.

const toLoft = place(0, 1, 'nimbus-loft');
const readyForLoft = (state: EuState): void => setGoods(state, 0, { gold: 3 });

rule(
  ['EUP-R20', 'EUP-ICA.3'],
  'the card of the Icarites does not depend on the option about stars, nor comes without a star',
  () => {
    const loft = (starTriggers: 'any' | 'visits', full: boolean) =>
      position(
        (state) => {
          readyForLoft(state);
          setAllegiance(state, 'icarite', 5);
          activate(state, 0, 'amanda-the-broker');
          stack(state, 'artifactDeck', ['glasses']);
          if (full) star(state, 1, 'icarite', 3);
        },
        { starTriggers },
      ).play(toLoft).state;
    for (const starTriggers of ['any', 'visits'] as const) {
      expect(handOf(loft(starTriggers, false), 0)).toEqual(['glasses']);
      expect(handOf(loft(starTriggers, true), 0)).toEqual([]);
    }
  },
);
