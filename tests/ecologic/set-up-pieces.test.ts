import { createEngine } from '@rulewright/ecologic';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { first } from './placing.js';
import { setUp, tileId, upFrom } from './table.js';

// ECO-SET.9 to ECO-SET.12: the starting pieces.

const second = (seat: number, hex: number) => ({ type: 'place-second', seat, hex }) as const;
const keep = (seat: number) => ({ type: 'keep', seat }) as const;

rule('ECO-SET.9', 'the first piece goes to an edge hex with the resource of its branch; a dual hex has both', () => {
  expect(setUp({}, { first: 1 }).legal()).toEqual([
    ...[0, 1, 2, 3, 12, 15].map((hex) => first(1, 'oil', hex)),
    ...[6, 7, 11, 12, 15].map((hex) => first(1, 'mineral', hex)),
  ]);
});

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
