import { activate, available, give, market, setGoods, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, place, position, use } from './positions.js';
import { build, site, TILE } from './sites.js';

// EUP-BLD.5, EUP-BLD.6, EUP-BLD.8, EUP-BLD.11: what comes before and after a completion.

/** Where a worker is that has come off the board and is not rolled yet. */
const OFF = -3;

rule(
  ['EUP-BLD.5', 'EUP-PLC.10', 'EUP-RCT.108'],
  'the number is tested after the abilities that follow the placement',
  () => {
    const game = site((state) => {
      activate(state, 0, 'jonathan-the-artist');
      stand(state, 1, 'euphorian-a-2', 1);
      setPlayer(state, 0, { knowledge: 2 });
    }).play(build);
    expect(asked(game)).toMatchObject({ kind: 'ability-window', hook: 'after-placement' });
    expect(game.state.builtTiles.flat()).toEqual([]);
    game.play(use(0, 'jonathan-the-artist'));
    expect(eventTypes(game).slice(0, 4)).toEqual([
      'ability-used',
      'track-moved',
      'artifacts-drawn',
      'market-completed',
    ]);
  },
);

rule(['EUP-BLD.6', 'EUP-BLD.8'], 'Ray acts after the stars and before the rolls, whoever built', () => {
  const built = (seat: number) =>
    site((state) => {
      activate(state, seat, 'ray-the-foreman');
      stand(state, 1, 'euphorian-a-2', 1);
    })
      .script([1, 1])
      .play(build);
  expect(built(1).state.morale).toEqual([1, 3, 1]);
  expect(built(2).state.knowledge).toEqual([3, 3, 1]);
  expect(eventTypes(built(1)).slice(3, 11)).toEqual([
    'market-completed',
    'workers-returned',
    'workers-returned',
    'star-placed',
    'star-placed',
    'ability-used',
    'track-moved',
    'dice-rolled',
  ]);
});

rule(
  ['EUP-BLD.8', 'EUP-R14', 'EUP-PEN.7'],
  'a Ray who did not help to build the Academy does nothing, one who did gains morale',
  () => {
    const built = (seat: number) =>
      site((state) => {
        stack(state, 'unbuiltTiles', ['academy-of-mandatory-equality']);
        activate(state, seat, 'ray-the-foreman');
        stand(state, 1, 'euphorian-a-2', 1);
      })
        .script([1, 1])
        .play(build);
    expect(built(2).state.knowledge).toEqual([3, 3, 3]);
    expect(built(1).state.morale).toEqual([1, 3, 1]);
  },
);

rule(['EUP-BLD.11', 'EUP-R65'], 'a worker returned by a completion is not bumped: Amanda is not asked', () => {
  const game = site((state) => {
    activate(state, 1, 'amanda-the-broker');
    setGoods(state, 1, { bliss: 1 });
    activate(state, 0, 'lee-the-gossip');
    setPlayer(state, 0, { morale: 2 });
    stand(state, 1, 'euphorian-a-2', 1);
  })
    .script([1, 1])
    .play(build);
  expect(asked(game)).toMatchObject({ kind: 'turn-main', seat: 1 });
  expect(eventTypes(game)).not.toContain('worker-bumped');
});

rule(['EUP-BLD.6', 'EUP-TRN.6'], 'workers that a completion returns are not placed again in this turn', () => {
  const game = position((state) => {
    stack(state, 'unbuiltTiles', [TILE]);
    stand(state, 0, 'euphorian-a-2', 1);
    available(state, 0, 1, 1);
    setGoods(state, 0, { gold: 1 });
  })
    .script([1, 1])
    .play(place(0, 1, 'euphorian-a-3'));
  expect(asked(game)?.kind).toBe('turn-continue');
  game.play(place(0, 1, 'farm'));
  expect(game.state.active).toBe(1);
});

rule(
  ['EUP-BLD.6', 'EUP-PEN.10', 'EUP-STR.6'],
  'what the stars of a completion cause comes before Ray and the rolls',
  () => {
    const game = site((state) => {
      market(state, 'wastelander-b', 'theater-of-revelatory-propaganda');
      activate(state, 0, 'ray-the-foreman');
      stand(state, 1, 'euphorian-a-2', 1);
    })
      .script([1, 1])
      .play(build);
    expect(game.events.slice(4, 12)).toEqual([
      { type: 'workers-returned', rule: 'EUP-BLD.6', seat: 0, workers: [1], from: ['euphorian-a-4'] },
      { type: 'workers-returned', rule: 'EUP-BLD.6', seat: 1, workers: [2], from: ['euphorian-a-2'] },
      { type: 'star-placed', rule: 'EUP-BLD.7', seat: 0, on: 'tile', at: 'euphorian-a', stars: { from: 10, to: 9 } },
      { type: 'star-placed', rule: 'EUP-BLD.7', seat: 1, on: 'tile', at: 'euphorian-a', stars: { from: 10, to: 9 } },
      { type: 'track-moved', rule: 'EUP-PEN.10', seat: 0, track: 'knowledge', cell: { from: 3, to: 4 } },
      { type: 'track-moved', rule: 'EUP-PEN.10', seat: 1, track: 'knowledge', cell: { from: 3, to: 4 } },
      { type: 'ability-used', rule: 'EUP-RCT.119', seat: 0, recruit: 'ray-the-foreman', ability: 'EUP-RCT.119' },
      { type: 'track-moved', rule: 'EUP-RCT.119', seat: 0, track: 'morale', cell: { from: 1, to: 3 } },
    ]);
  },
);

rule(
  ['EUP-BLD.6', 'EUP-KNO.8'],
  'knowledge that the stars of a completion cost counts in the checks that follow',
  () => {
    const game = site((state) => {
      market(state, 'wastelander-b', 'theater-of-revelatory-propaganda');
      stand(state, 1, 'euphorian-a-2', 1);
      available(state, 1, 6);
    });
    expect(changes(game.script([1, 6]), build)).toMatchObject({ 'knowledge.1': 4, 'workers.1.0': 'supply' });
  },
);

rule(
  ['EUP-BLD.6', 'EUP-STR.6'],
  'while a star has its consequences the workers of the site are off the board, not yet available',
  () => {
    const game = site((state) => {
      activate(state, 0, 'esme-the-fireman');
      give(state, 0, 'bat');
      stand(state, 1, 'euphorian-a-2', 3);
    });
    game.play(build);
    expect(asked(game)).toMatchObject({ seat: 0 });
    expect(game.state.agenda.at(-1)?.kind).toBe('ability-react');
    const off = game.state.place.filter((at) => at === OFF);
    expect(off).toHaveLength(2);
  },
);
