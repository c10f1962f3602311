import { engine } from '@rulewright/euphoria';
import { activate, available, give, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, place, position, spacesFor } from './positions.js';
import { LOUNGE, PLENTY, under } from './punished.js';

// The tiles that forbid placements: Spa, Plaza and Fountain; and no tile that is not built or carries an own star.
const TILE_IDS = engine.content.tiles.map(({ id }) => id);

const SPA = 'spa-of-fleeting-pleasure';
rule('EUP-PEN.2', 'the Spa does not keep a second own worker from an area', () => {
  const game = under(SPA, [], (state) => stand(state, 0, 'cloud-mine', 3));
  expect(spacesFor(game)).toContain('cloud-mine');
});

const PLAZA = 'plaza-of-immortalized-humility';
rule(['EUP-PEN.4', 'EUP-R35'], 'the Plaza closes neither artifact markets nor construction sites', () => {
  const spaces = spacesFor(under(PLAZA, [], () => {}));
  for (const space of ['incinerator', 'free-press', 'ark', 'subterran-a-1', 'wastelander-a-2', 'wind-salon'])
    expect(spaces).toContain(space);
});

rule('EUP-PEN.4', 'a star on the Plaza opens all markets, its own included', () => {
  const game = under(PLAZA, [0], (state) => market(state, 'subterran-b', 'cafeteria-of-nameless-meat', 1));
  expect(spacesFor(game)).toContain('subterran-b-visit');
  expect(spacesFor(game)).toContain('wastelander-b-visit');
});

const FOUNTAIN = 'fountain-of-wishful-thinking';
rule.each(
  ['EUP-PEN.5', 'EUP-R19', 'EUP-RCT.133b'],
  'under the Fountain Chase does not place the new worker',
  [
    { star: false, kind: 'turn-main' },
    { star: true, kind: 'place-extra' },
  ],
  ({ star, kind }) => {
    const game = under(FOUNTAIN, star ? [0] : [], (state) => {
      activate(state, 0, 'chase-the-miner');
      available(state, 0, 1, 2);
    })
      .script([2], 'first')
      .play(place(0, 1, 'tank-water'));
    expect(asked(game)?.kind).toBe(kind);
  },
);

rule.each(
  ['EUP-BLD.10', 'EUP-PEN.2', 'EUP-PEN.4', 'EUP-PEN.6', 'EUP-PEN.9', 'EUP-PEN.12'],
  'a star on a tile never closes a space, and opens some where the tile forbids placements',
  [...TILE_IDS.entries()].map(([i, tile]) => ({ tile, opens: [2, 3, 4, 6, 9, 12].includes(i + 1) })),
  ({ tile, opens }) => {
    const spaces = (...stars: number[]) =>
      spacesFor(
        position((state) => {
          market(state, 'subterran-a', tile, ...stars);
          market(state, 'wastelander-b', tile === SPA ? LOUNGE : SPA, 1);
          available(state, 0, 1, 2);
          setPlayer(state, 0, { morale: 6 });
          setGoods(state, 0, PLENTY);
          give(state, 0, 'balloons', 'balloons');
          stand(state, 0, 'farm', 1);
          stand(state, 0, 'euphorian-tunnel', 1);
          stand(state, 1, 'euphorian-b-1', 1);
        }),
      );
    const [bare, starred] = [spaces(), spaces(0)];
    expect(starred).toEqual(expect.arrayContaining(bare));
    expect(starred.length > bare.length).toBe(opens);
  },
);
