import { begin, build, lay, pieces, setField, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

// ECO-BLD.5 to ECO-BLD.7: where specials and initiatives of the hand may be placed.

/** Seat 0 builds first. */
const builder = (recipe: (state: EcoState) => void, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1, 2] }, BUILD_STEP);
    setField(state);
    recipe(state);
  });

const sitesFor = (game: ReturnType<typeof table>, id: string) =>
  game.legal('place-special').flatMap((action) => (action.special === id ? [action.hex] : []));
rule('ECO-BLD.5', 'allows a special site on every place of the field, from the first to the last', () => {
  const game = builder((state) => {
    lay(state, 'H17', 0);
    lay(state, 'H19', 18);
    build(state, 0, 3, { branch: 'mineral' });
    build(state, 0, 17, { branch: 'oil' });
    special(state, 0, 'reserve');
  });
  expect(sitesFor(game, 'reserve')).toEqual([0, 7, 18]);
});

rule(['ECO-R25', 'ECO-BLD.5'], 'does not let a built special make further hexes adjacent', () => {
  const game = builder((state) => {
    build(state, 0, 2, { branch: 'oil' });
    special(state, 0, 'reserve', { hex: 5 });
    pieces(state, 0, 'oil');
    pieces(state, 0, 'mineral');
  });
  expect(game.legal('place-piece').map(({ branch, hex }) => `${branch} ${hex}`)).toEqual([
    'oil 2',
    'oil 6',
    'mineral 1',
  ]);
});
