import { activate, begin, build, give, pieces, setField, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked } from './look.js';
import { type EcoState, table } from './table.js';

const piece = (seat: number, branch: 'oil' | 'mineral', hex: number) =>
  ({ type: 'place-piece', seat, branch, hex }) as const;

/** The build step begins with seat 1 and goes on with 2 and 0; each holds two oil pieces and has one on the field. */
const step = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 1, left: [2, 0] }, { kind: 'slot', series: 'plants', seat: 0 });
    setField(state);
    for (const [seat, hex] of [0, 2, 12].entries()) {
      build(state, seat, hex, { branch: 'oil' });
      pieces(state, seat, 'oil', 2);
    }
    recipe(state);
  });

rule(['ECO-BLD.8', 'ECO-R20', 'ECO-R28'], 'makes each of the five kinds of building one action', () => {
  const actions = [
    piece(1, 'oil', 2),
    { type: 'place-initiative', seat: 1, initiative: 'I01', hex: 2 },
    { type: 'place-special', seat: 1, special: 'reserve', hex: 5 },
    { type: 'remove-piece', seat: 1, branch: 'oil', hex: 2 },
    { type: 'remove-initiative', seat: 1, hex: 2 },
  ] as const;
  for (const action of actions) {
    const game = step((state) => {
      give(state, 1, 'I01');
      special(state, 1, 'reserve');
      activate(state, 2, 'I02');
    });
    game.play(action);
    expect(asked(game)).toEqual({ kind: 'build', seat: 2, left: [0, 1] });
  }
});
