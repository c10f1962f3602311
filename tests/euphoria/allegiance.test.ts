import { activate, setAllegiance } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { place, position } from './positions.js';

rule(
  ['EUP-ALL.6', 'EUP-STR.6'],
  'the stars of tier 4 are placed clockwise from the active player, by card number',
  () => {
    const game = position(
      (state) => {
        setAllegiance(state, 'wastelander', 10);
        activate(state, 0, 'steven-the-scholar', 'pete-the-cannibal');
        activate(state, 1, 'jacko-the-archivist');
        activate(state, 2, 'ian-the-horticulturist');
      },
      {},
      1,
    ).play(place(1, 1, 'farm'));
    const stars = game.events.flatMap((event) => (event.type === 'star-placed' ? [[event.seat, event.at]] : []));
    expect(stars).toEqual([
      [1, 'jacko-the-archivist'],
      [2, 'ian-the-horticulturist'],
      [0, 'pete-the-cannibal'],
      [0, 'steven-the-scholar'],
    ]);
  },
);
