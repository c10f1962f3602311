import { begin, build, pieces, setField } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EcoState, table } from './table.js';

type Branch = 'oil' | 'mineral';
const removePiece = (branch: Branch, hex: number, seat = 0) => ({ type: 'remove-piece', seat, branch, hex }) as const;
/** Seat 0 builds first, with objects on 8 (oil, level 3) and 13 (mineral, level 1); seat 1 has one on 12 (oil, level 2). */
const builder = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1, 2] }, { kind: 'slot', series: 'plants', seat: 0 });
    setField(state);
    build(state, 0, 8, { branch: 'oil', level: 3 });
    build(state, 0, 13, { branch: 'mineral' });
    build(state, 1, 12, { branch: 'oil', level: 2 });
    recipe(state);
  });

rule(['ECO-RMV.1', 'ECO-R28'], "offers the removal of one piece of each of the player's objects", () => {
  const game = builder((state) => pieces(state, 0, 'oil', 2));
  expect(game.legal('remove-piece')).toEqual([removePiece('oil', 8), removePiece('mineral', 13)]);
});
