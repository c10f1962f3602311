import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  give,
  market,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { starOn } from './facts.js';
import { asked, place, position, spacesFor } from './positions.js';
import { APOTHECARY, ARENA, LOUNGE, PLENTY, under } from './punished.js';

// The tiles that forbid placements: Spa, Plaza and Fountain; and no tile that is not built or carries an own star.
const TILE_IDS = engine.content.tiles.map(({ id }) => id);

const SPA = 'spa-of-fleeting-pleasure';
const TEMPORARY = [
  'tank-energy',
  'tank-water',
  'euphorian-tunnel',
  'subterran-tunnel',
  'wastelander-tunnel',
  'subterran-tunnel-end',
  'incinerator',
  'free-press',
  'ark',
  'wind-salon',
  'nimbus-loft',
  'breeze-bar',
  'sky-lounge',
  'euphorian-a-visit',
  'wastelander-b-visit',
] as const;

rule.each('EUP-PEN.2', 'under the Spa no temporary space with an own worker can be entered', TEMPORARY, (space) => {
  const there = (seat: number, ...stars: number[]) =>
    under(SPA, stars, (state) => {
      market(state, 'euphorian-a', 'plaza-of-immortalized-humility', 0);
      setShared(state, { miners: { subterran: 9 } });
      activate(state, 0, 'phil-the-spy');
      stand(state, seat, space, 3);
    });
  expect(there(0).refusal(place(0, 1, space))).toEqual({ rule: 'EUP-PEN.2', code: 'own-worker-bumped' });
  expect(there(0, 1, 2).refusal(place(0, 1, space))).toEqual({ rule: 'EUP-PEN.2', code: 'own-worker-bumped' });
  expect(spacesFor(there(0, 0))).toContain(space);
  expect(spacesFor(there(1))).toContain(space);
});

rule('EUP-PEN.2', 'the Spa does not keep a second own worker from an area', () => {
  const game = under(SPA, [], (state) => stand(state, 0, 'cloud-mine', 3));
  expect(spacesFor(game)).toContain('cloud-mine');
});

rule(['EUP-PEN.2', 'EUP-TRN.5'], 'the second of two doubles cannot bump the first under the Spa', () => {
  const game = under(SPA, [], () => {}).play(place(0, 1, 'nimbus-loft'), threeGold);
  expect(game.refusal(place(0, 1, 'nimbus-loft'))).toEqual({ rule: 'EUP-PEN.2', code: 'own-worker-bumped' });
  expect(spacesFor(game)).toContain('sky-lounge');
});
const threeGold = { type: 'pay', seat: 0, plan: ['gold', 'gold', 'gold'] } as const;

const PLAZA = 'plaza-of-immortalized-humility';
rule('EUP-PEN.4', 'under the Plaza only markets whose tile carries an own star can be visited', () => {
  const game = under(PLAZA, [1], (state) => {
    market(state, 'euphorian-a', SPA, 0);
    market(state, 'subterran-b', 'cafeteria-of-nameless-meat', 1, 2);
  });
  const refused = { rule: 'EUP-PEN.4', code: 'no-star-on-tile' };
  expect(spacesFor(game)).toContain('euphorian-a-visit');
  expect(game.refusal(place(0, 1, 'subterran-b-visit'))).toEqual(refused);
  expect(game.refusal(place(0, 1, 'wastelander-b-visit'))).toEqual(refused);
});

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
const noMore = { rule: 'EUP-PEN.5', code: 'one-worker-per-turn' };
rule(['EUP-PEN.5', 'EUP-TRN.9'], 'under the Fountain a turn ends with its first placement', () => {
  const second = (...stars: number[]) => under(FOUNTAIN, stars, () => {}).play(place(0, 1, 'farm'));
  expect(second().state.active).toBe(1);
  expect(second(1, 2).state.active).toBe(1);
  expect(asked(second(0))).toEqual({ kind: 'turn-continue', seat: 0 });
});

rule('EUP-PEN.5', 'under the Fountain a second worker is refused at the pause that trade leaves open', () => {
  const game = under(FOUNTAIN, [], (state) => setGoods(state, 1, { gold: 1 }), { tradeProposalsPerTurn: 2 });
  game.play(place(0, 1, 'farm'));
  expect(game.legal('place')).toEqual([]);
  expect(game.refusal(place(0, 1, 'generator'))).toEqual(noMore);
});

rule(['EUP-PEN.5', 'EUP-ART.5'], 'a star put on the Fountain by the first worker lets the second follow', () => {
  const visited = (on: string) =>
    under(FOUNTAIN, [], () => {}).play(place(0, 1, 'ark'), { type: 'pay', seat: 0, plan: ['bat', 'bat'] }, starOn(on));
  expect(asked(visited('wastelander-b'))).toEqual({ kind: 'turn-continue', seat: 0 });
  expect(visited('territory').state.active).toBe(1);
});

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
  'EUP-BLD.10',
  'a tile that is not built punishes nobody',
  [SPA, PLAZA, FOUNTAIN, LOUNGE, APOTHECARY, ARENA],
  (tile) => {
    const game = position((state) => {
      stack(state, 'unbuiltTiles', [tile]);
      market(state, 'subterran-a', 'bemusement-park');
      available(state, 0, 1, 1);
      setPlayer(state, 0, { morale: 6 });
      setGoods(state, 0, PLENTY);
      give(state, 0, 'balloons', 'bat');
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'euphorian-tunnel', 1);
      stand(state, 1, 'euphorian-b-1', 1);
    });
    const spaces = spacesFor(game);
    for (const space of ['farm', 'euphorian-tunnel', 'euphorian-b-2', 'cloud-mine', 'subterran-a-visit'])
      expect(spaces).toContain(space);
    game.play(place(0, 1, 'generator'));
    expect(asked(game)?.kind).toBe('turn-continue');
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
