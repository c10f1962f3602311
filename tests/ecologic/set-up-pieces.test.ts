import { createEngine } from '@rulewright/ecologic';
import { setPlayer } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { first } from './placing.js';
import { NONE, setUp, tileId, upFrom } from './table.js';

// ECO-SET.9 to ECO-SET.12: the starting pieces.

const second = (seat: number, hex: number) => ({ type: 'place-second', seat, hex }) as const;
const keep = (seat: number) => ({ type: 'keep', seat }) as const;

rule('ECO-SET.9', 'the first piece goes to an edge hex with the resource of its branch; a dual hex has both', () => {
  expect(setUp({}, { first: 1 }).legal()).toEqual([
    ...[0, 1, 2, 3, 12, 15].map((hex) => first(1, 'oil', hex)),
    ...[6, 7, 11, 12, 15].map((hex) => first(1, 'mineral', hex)),
  ]);
});

rule.each(
  'ECO-SET.9',
  'refuses a first placement',
  [
    { branch: 'oil', hex: 4, rule: 'ECO-SET.9', code: 'not-at-the-edge', details: { hex: 4 } },
    { branch: 'mineral', hex: 14, rule: 'ECO-SET.9', code: 'not-at-the-edge', details: { hex: 14 } },
    { branch: 'oil', hex: 6, rule: 'ECO-SET.9', code: 'no-such-resource', details: { hex: 6, branch: 'oil' } },
    { branch: 'mineral', hex: 3, rule: 'ECO-SET.9', code: 'no-such-resource', details: { hex: 3, branch: 'mineral' } },
    { branch: 'oil', hex: 16, rule: 'ECO-SET.9', code: 'no-such-resource', details: { hex: 16, branch: 'oil' } },
    { branch: 'oil', hex: 19, rule: 'ECO-SET.9', code: 'no-such-hex', details: { hex: 19 } },
    { branch: 'oil', hex: 0, rule: 'ECO-GEN.4', code: 'occupied', details: { hex: 0 } },
  ] as const,
  ({ branch, hex, ...violation }) => {
    const game = setUp().play(first(0, 'oil', 0));
    expect(game.refusal(first(1, branch, hex))).toEqual(violation);
  },
);

rule('ECO-SET.9', 'refuses to place a piece that is not in hand', () => {
  const game = setUp().edit((state) => {
    setPlayer(state, 0, { hand: { oil: 0, mineral: 1 }, supply: { oil: 10, mineral: 9 } });
  });
  expect(game.legal().map(({ type, ...fields }) => [type, 'branch' in fields && fields.branch])).toEqual(
    Array(5).fill(['place-first', 'mineral']),
  );
  expect(game.refusal(first(0, 'oil', 0))).toEqual({
    rule: 'ECO-SET.9',
    code: 'not-in-hand',
    details: { branch: 'oil' },
  });
});

rule('ECO-SET.9', 'a first placement is compulsory and leaves the other piece in hand', () => {
  const game = setUp().play(first(0, 'mineral', 12));
  expect(game.state.players[0]).toMatchObject({ hand: { oil: 1, mineral: 0 }, supply: { oil: 9, mineral: 9 } });
  expect(game.state.field.owner[12]).toBe(0);
  expect(game.state.field.pieces[12]).toEqual(['mineral']);
  expect(game.events).toEqual([
    { type: 'piece-placed', rule: 'ECO-SET.9', seat: 0, branch: 'mineral', hex: 12, level: 1 },
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 0, hex: 12, amount: 4, ecoFund: { from: 0, to: 4 } },
  ]);
  expect(game.refusal(keep(1)).code).toBe('not-offered');
});

rule(['ECO-SET.10', 'ECO-R8'], 'the second piece goes next to the first hex of its player, at the edge or not', () => {
  const game = setUp({}, { first: 2 }).play(first(2, 'oil', 3), first(0, 'oil', 12));
  expect(game.state.agenda.at(-1)).toEqual({ kind: 'setup-first', seat: 1, left: [] });
  game.play(first(1, 'mineral', 6));
  expect(game.state.agenda.at(-1)).toEqual({ kind: 'setup-second', seat: 2, left: [0, 1] });
  expect(game.legal()).toEqual([second(2, 7), second(2, 8), keep(2)]);
  game.play(second(2, 8));
  expect(game.state.players[2]).toMatchObject({ hand: { oil: 0, mineral: 0 }, supply: { oil: 9, mineral: 9 } });
  expect(game.state.field.pieces[8]).toEqual(['mineral']);
  expect(game.legal()).toEqual([second(0, 7), second(0, 13), keep(0)]);
  game.play(second(0, 13));
  expect(game.legal()).toEqual([second(1, 2), second(1, 5), keep(1)]);
});

rule('ECO-SET.10', 'the very first and the very last place of the field can be taken, too', () => {
  // H07 lies on place 3 and H04 on place 6, H13 on place 18 and H19 on place 12
  const tiles = upFrom(0, 19).with(3, 6).with(6, 3).with(18, 12).with(12, 18);
  const game = setUp({}, { tiles }).play(first(0, 'mineral', 3), first(1, 'oil', 1), first(2, 'oil', 15));
  expect(game.legal()).toEqual([second(0, 0), second(0, 4), keep(0)]);
  game.play(second(0, 0), keep(1));
  expect(game.legal()).toEqual([second(2, 10), second(2, 11), second(2, 14), second(2, 18), keep(2)]);
});

rule('ECO-SET.10', 'a piece that is kept stays in hand, and round 1 begins when all have answered', () => {
  const game = setUp().play(first(0, 'oil', 0), first(1, 'oil', 1), first(2, 'mineral', 7), keep(0), keep(1));
  expect(game.state).toMatchObject({ round: 0, phase: 'set-up' });
  game.play(keep(2));
  expect(game.state.players.map(({ hand }) => hand)).toEqual([
    { oil: 0, mineral: 1 },
    { oil: 0, mineral: 1 },
    { oil: 1, mineral: 0 },
  ]);
  expect(game.state).toMatchObject({ round: 1, phase: 'action', firstPlayer: 0 });
  expect(game.events.slice(0, 3)).toEqual([
    { type: 'item-kept', rule: 'ECO-SET.10', seat: 2, item: 'oil' },
    { type: 'round-began', rule: 'ECO-RND.1', round: 1, firstPlayer: 0 },
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
  ]);
});

rule.each(
  ['ECO-SET.10', 'ECO-R8', 'ECO-R5'],
  'refuses a second placement',
  [
    { hex: 12, rule: 'ECO-GEN.4', code: 'occupied', details: { hex: 12 } },
    { hex: 7, rule: 'ECO-GEN.4', code: 'occupied', details: { hex: 7 } },
    { hex: 3, rule: 'ECO-SET.10', code: 'no-such-resource', details: { hex: 3, branch: 'mineral' } },
    { hex: 16, rule: 'ECO-SET.10', code: 'no-such-resource', details: { hex: 16, branch: 'mineral' } },
    { hex: 14, rule: 'ECO-SET.10', code: 'not-adjacent', details: { hex: 14 } },
    { hex: 19, rule: 'ECO-SET.10', code: 'no-such-hex', details: { hex: 19 } },
  ] as const,
  ({ hex, ...violation }) => {
    const game = setUp().play(first(0, 'oil', 12), first(1, 'mineral', 7), first(2, 'oil', 15));
    expect(game.refusal(second(0, hex))).toEqual(violation);
  },
);

rule(['ECO-SET.11', 'ECO-R6'], 'both starting pieces earn the bio-capacity of their hexes', () => {
  const game = setUp().play(first(0, 'mineral', 12), first(1, 'oil', 0), first(2, 'oil', 1), second(0, 13));
  // H13 brings 4 and H14 brings 3, H01 brings 4 and H02 brings 3
  expect(game.state.players.map(({ ecoFund }) => ecoFund)).toEqual([7, 4, 3]);
  expect(game.state.ecoSupply).toBe(31);
  const taken = upFrom(0, 19).map((hex) => [0, 1, 12, 13].includes(hex));
  expect(game.state.bioTaken).toEqual([taken, taken, taken]);
  expect(game.events).toEqual([
    { type: 'piece-placed', rule: 'ECO-SET.9', seat: 0, branch: 'mineral', hex: 12, level: 1 },
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 0, hex: 12, amount: 4, ecoFund: { from: 0, to: 4 } },
    { type: 'piece-placed', rule: 'ECO-SET.9', seat: 1, branch: 'oil', hex: 0, level: 1 },
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 1, hex: 0, amount: 4, ecoFund: { from: 0, to: 4 } },
    { type: 'piece-placed', rule: 'ECO-SET.9', seat: 2, branch: 'oil', hex: 1, level: 1 },
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 2, hex: 1, amount: 3, ecoFund: { from: 0, to: 3 } },
    { type: 'piece-placed', rule: 'ECO-SET.10', seat: 0, branch: 'oil', hex: 13, level: 1 },
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 0, hex: 13, amount: 3, ecoFund: { from: 4, to: 7 } },
  ]);
});

/** Radius 1 with these seven tiles, in canonical order; they lie in the middle of the 19 hexes laid. */
function tinyField(tiles: readonly number[]) {
  const order = upFrom(0, 19).filter((tile) => !tiles.includes(tile));
  for (const [i, place] of [4, 5, 8, 9, 10, 13, 14].entries()) order.splice(place, 0, tiles[i] ?? NONE);
  return setUp({ players: 4, field: { kind: 'hexagon', radius: 1 } }, { tiles: order });
}

rule(['ECO-SET.12', 'ECO-R7'], 'while an edge hex fits one of the two pieces, inner hexes are refused to both', () => {
  // H01, H07 and H02 at the edge with three special sites, the dual H13 in the middle
  const game = tinyField([0, 6, 1, 12, 16, 17, 18]).play(first(0, 'oil', 0), first(1, 'mineral', 1));
  expect(game.legal()).toEqual([first(2, 'oil', 2)]);
  const refused = { rule: 'ECO-SET.9', code: 'not-at-the-edge', details: { hex: 3 } };
  expect(game.refusal(first(2, 'mineral', 3))).toEqual(refused);
  expect(game.refusal(first(2, 'oil', 3))).toEqual(refused);
});

rule(
  ['ECO-SET.12', 'ECO-R7'],
  'when the edge has no fitting hex left, any unoccupied hex with the resource is legal',
  () => {
    const game = tinyField([0, 6, 1, 12, 16, 17, 18]);
    game.play(first(0, 'oil', 0), first(1, 'mineral', 1), first(2, 'oil', 2));
    expect(game.legal()).toEqual([first(3, 'oil', 3), first(3, 'mineral', 3)]);
    expect(game.refusal(first(3, 'oil', 2)).code).toBe('occupied');
    expect(game.refusal(first(3, 'oil', 4)).code).toBe('no-such-resource');
  },
);

rule(
  ['ECO-SET.12', 'ECO-R7'],
  'without any fitting hex the first placement is skipped and the second offers only to keep',
  () => {
    const box = basePack.tiles.box.map((tile, i) => (i === 0 ? tile : { ...tile, resources: [] }));
    const barren = createEngine({ content: { ...basePack, tiles: { ...basePack.tiles, box } } });
    const coords = upFrom(0, 4).map((q) => ({ q, r: 0 }));
    const script = [0, upFrom(0, 19).map(tileId)];
    const options = { field: { kind: 'custom', coords }, twoPlayerDeck: 'full' } as const;
    const game = scenario(barren, { options, script });
    expect(game.legal()).toEqual([first(0, 'oil', 0)]);
    game.play(first(0, 'oil', 0));
    // seat 1 has not been asked
    expect(game.events).toContainEqual({ type: 'choice-skipped', rule: 'ECO-SET.12', choice: 'setup-first', seat: 1 });
    expect(game.legal()).toEqual([keep(0)]);
    game.play(keep(0));
    expect(game.legal()).toEqual([keep(1)]);
    expect(game.refusal(second(1, 0))).toEqual({ rule: 'ECO-SET.12', code: 'no-first-piece' });
    game.play(keep(1));
    expect(game.state.players.map(({ hand }) => hand)).toEqual([
      { oil: 0, mineral: 1 },
      { oil: 1, mineral: 1 },
    ]);
    expect(game.state.round).toBe(1);
  },
);
