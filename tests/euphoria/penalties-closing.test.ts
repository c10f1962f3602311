import { available, setGoods, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { place, spacesFor } from './positions.js';
import { APOTHECARY, ARENA, LOUNGE, under } from './punished.js';

// EUP-PEN.6, EUP-PEN.9, EUP-PEN.12: the Lounge, the Apothecary and the Arena close spaces.

const shared = { rule: 'EUP-PEN.6', code: 'site-shared' };
rule(['EUP-PEN.6', 'EUP-R35'], 'under the Lounge a site with a worker of somebody else is closed as a whole', () => {
  const game = under(LOUNGE, [1], (state) => stand(state, 1, 'subterran-b-2', 1), { players: 4 });
  for (const k of [1, 3, 4]) expect(game.refusal(place(0, 1, `subterran-b-${k}`))).toEqual(shared);
  for (const site of ['subterran-a', 'euphorian-a', 'euphorian-b', 'wastelander-a'])
    for (const k of [1, 2, 3, 4]) expect(spacesFor(game)).toContain(`${site}-${k}`);
});

rule.each(
  ['EUP-PEN.6', 'EUP-R35'],
  'the Lounge looks at other owners only, and not at who has a star on it',
  [
    { own: true, other: false, stars: [], isOpen: true },
    { own: true, other: true, stars: [], isOpen: false },
    { own: false, other: true, stars: [1, 2], isOpen: false },
    { own: false, other: true, stars: [0], isOpen: true },
  ],
  ({ own, other, stars, isOpen }) => {
    const game = under(
      LOUNGE,
      stars,
      (state) => {
        if (own) stand(state, 0, 'subterran-b-1', 1);
        if (other) stand(state, 2, 'subterran-b-3', 1);
      },
      { players: 4 },
    );
    if (isOpen) expect(spacesFor(game)).toContain('subterran-b-4');
    else expect(game.refusal(place(0, 1, 'subterran-b-4'))).toEqual(shared);
  },
);

rule(['EUP-PEN.6', 'EUP-BLD.2'], 'workers that share a site already stay there, and others may join them', () => {
  const game = under(
    LOUNGE,
    [1],
    (state) => {
      stand(state, 0, 'subterran-b-1', 1);
      stand(state, 2, 'subterran-b-3', 1);
      setGoods(state, 1, { stone: 1 });
    },
    { players: 4 },
  ).play(place(0, 1, 'farm'), { type: 'end-turn', seat: 0 }, place(1, 1, 'subterran-b-2'));
  expect(game.state.tileStars.slice(12, 16)).toEqual([1, 1, 1, 0]);
});

rule(['EUP-PEN.6', 'EUP-BLD.3'], 'under the Lounge a market can still be completed alone', () => {
  const game = under(LOUNGE, [], (state) => {
    stand(state, 0, 'subterran-b-1', 1);
    stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
  })
    .script([1], 'first')
    .play(place(0, 1, 'subterran-b-2'));
  expect(game.state.builtTiles[3]).toHaveLength(1);
});
const ICARUS = ['cloud-mine', 'wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge'] as const;
rule.each('EUP-PEN.9', 'under the Apothecary all of Icarus is closed', ICARUS, (space) => {
  const closed = { rule: 'EUP-PEN.9', code: 'icarus-closed' };
  expect(under(APOTHECARY, [], () => {}).refusal(place(0, 1, space))).toEqual(closed);
  expect(under(APOTHECARY, [1, 2], () => {}).refusal(place(0, 1, space))).toEqual(closed);
  expect(spacesFor(under(APOTHECARY, [0, 1], () => {}))).toContain(space);
});

rule('EUP-PEN.9', 'under the Apothecary the three other territories and the tank stay open', () => {
  const open = spacesFor(under(APOTHECARY, [], () => {}));
  const all = spacesFor(under(APOTHECARY, [0], () => {}));
  expect(open).toEqual(all.filter((space) => !ICARUS.some((closed) => closed === space)));
});

rule(
  ['EUP-PEN.9', 'EUP-RET.1'],
  'workers that stand in Icarus when the Apothecary is built stay and come back as usual',
  () => {
    const game = under(APOTHECARY, [], (state) => {
      available(state, 0, 1);
      stand(state, 0, 'cloud-mine', 3);
    });
    const back = { type: 'retrieve', seat: 0, workers: [2], price: 'food' } as const;
    expect(changes(game.script([4], 'first'), back)).toEqual({ 'goods.0.food': 8, 'workers.0.1': 'available 4' });
  },
);
rule.each(
  'EUP-PEN.12',
  'under the Arena an area with an own worker is closed',
  ['generator', 'aquifer', 'farm', 'cloud-mine'],
  (area) => {
    const there = (seat: number, ...stars: number[]) => under(ARENA, stars, (state) => stand(state, seat, area, 3));
    const refused = { rule: 'EUP-PEN.12', code: 'own-worker-there' };
    expect(there(0).refusal(place(0, 1, area))).toEqual(refused);
    expect(there(0, 1, 2).refusal(place(0, 1, area))).toEqual(refused);
    expect(spacesFor(there(0, 0))).toContain(area);
    expect(spacesFor(there(1))).toContain(area);
    const others = ['generator', 'aquifer', 'farm', 'cloud-mine'].filter((other) => other !== area);
    for (const other of others) expect(spacesFor(there(0))).toContain(other);
  },
);

rule('EUP-PEN.12', 'the Arena concerns areas only', () => {
  const game = under(ARENA, [], (state) => stand(state, 0, 'euphorian-tunnel', 3));
  expect(spacesFor(game)).toContain('euphorian-tunnel');
});

rule(['EUP-PEN.12', 'EUP-TRN.5'], 'under the Arena doubles go to different areas', () => {
  const game = under(ARENA, [], () => {}).play(place(0, 1, 'farm'));
  expect(spacesFor(game)).not.toContain('farm');
  expect(spacesFor(game)).toContain('generator');
});

rule('EUP-PEN.12', 'two own workers on an area when the Arena is built stay there', () => {
  const game = under(ARENA, [], (state) => {
    available(state, 0, 1);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'farm', 1);
  });
  expect(game.legal('retrieve').map(({ workers }) => workers)).toContainEqual([2, 3]);
  expect(spacesFor(game)).not.toContain('farm');
});
