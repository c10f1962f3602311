import { engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuScenario, sentOut as out, retrieve } from './positions.js';

// EUP-RET: which workers can be taken back, at which price.

const sets = (game: EuScenario, price = 'free') =>
  game.legal('retrieve').flatMap((action) => (action.price === price ? [action.workers.join('')] : []));
rule('EUP-RET.1', 'any non-empty set of own workers can be taken back, from any spaces', () => {
  const game = out([
    ['farm', 3],
    ['euphorian-tunnel', 4],
    ['subterran-a-2', 2],
    ['nimbus-loft', 6],
  ]);
  expect(sets(game)).toEqual([
    ...['1', '2', '12', '3', '13', '23', '123', '4', '14', '24', '124', '34', '134', '234', '1234'],
  ]);
});

rule.each(
  'EUP-RET.1',
  'a set that is empty or names a worker that nobody has is no action',
  [[], [0], [5], [1, 1, 1, 1, 1]] as const,
  (workers) => {
    const { state } = out([['farm', 3]]);
    expect(() => engine.apply(state, retrieve(0, [...workers]))).toThrow('workers');
  },
);

rule('EUP-ENG.2', 'equal workers on other spaces than one area are not interchangeable', () => {
  expect(
    sets(
      out(
        [
          ['euphorian-a-1', 3],
          ['euphorian-a-2', 3],
        ],
        undefined,
        { players: 4 },
      ),
    ),
  ).toEqual(['1', '2', '12']);
  expect(
    sets(
      out([
        ['cloud-mine', 3],
        ['cloud-mine', 3],
      ]),
    ),
  ).toEqual(['1', '12']);
  expect(
    sets(
      out([
        ['cloud-mine', 3],
        ['farm', 3],
      ]),
    ),
  ).toEqual(['1', '2', '12']);
});
