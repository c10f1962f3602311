import { engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { play } from './plays.js';
import { raving } from './raves.js';
import { give, lay, phase, type State, saviour, type Table, table } from './table.js';

// What the actions name of the table, beside what stands in their fields.

/** The line-up into which a card goes, by its owner. */
const goesTo = ({ state }: Table, action: Parameters<typeof engine.parts>[1]) =>
  engine.parts(state, action).flatMap(({ kind, id, role }) => (kind === 'lineup' && role === 'to' ? [id] : []));

test.each([
  ['the Host', 0, () => {}, [0]],
  ['an invader', 1, (state: State) => lay(state, 1, 'demo-jing'), [1]],
  ['the Saviour', 1, (state: State) => saviour(state, 1), [0]],
] as const)('a card that %s plays goes to a line-up that can be pointed at', (_, seat, edit, owners) => {
  const game = raving((state) => {
    give(state, seat, 'demo-jelz');
    edit(state);
    phase(state, 'rave', { kind: 'rave', seat });
  });
  expect(goesTo(game, play(seat, 'demo-jelz'))).toEqual(owners);
});

test('in the gentle round everybody lays into their own', () => {
  const game = table({ firstPlayer: 'gentle' });
  const [first] = game.legal('lay');
  if (first === undefined) throw new Error('nothing can be laid');
  expect(goesTo(game, first)).toEqual([first.seat]);
});
