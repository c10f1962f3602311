import { type EuphoriaEvent, type EuphoriaOptions, engine } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { type Cause, clausesOf } from '../../packages/cli/src/narrators/euphoria/paragraphs.js';
import {
  AVAILABLE,
  type Scene,
  type Seen,
  sceneOf,
  workerOf,
} from '../../packages/cli/src/narrators/euphoria/scene.js';
import { sentence } from '../../packages/cli/src/narrators/euphoria/sentences.js';
import { recruitNamed, spaceNamed } from '../../packages/cli/src/narrators/euphoria/words.js';
import { eventsOf, playNames, stepsOf } from './euphoria-games.js';

/**
 * Three players after the set-up. P0's worker 1 (4) stands on the Generator, P1's worker 2 (5) on the first space of
 * Euphoria A, P2's worker 1 (6) in the Euphorian Tunnel; the Spa is built on Subterra A; P1 has 3 energy and 9 stars.
 */
function scene(options: Partial<EuphoriaOptions> = {}): Scene {
  const set = sceneOf(engine.content, engine.init('scene', { players: 3, ...options }));
  const put = (seat: number, number: number, space: string, value: number): void => {
    set.place[workerOf(seat, number)] = spaceNamed(space);
    set.value[workerOf(seat, number)] = value;
  };
  put(0, 1, 'generator', 4);
  put(1, 2, 'euphorian-a-1', 5);
  put(2, 1, 'euphorian-tunnel', 6);
  set.place[workerOf(1, 1)] = AVAILABLE;
  set.value[workerOf(1, 1)] = 2;
  set.goods[7] = 3;
  set.stars[1] = 9;
  set.builtTiles[2]?.push(engine.content.tiles.findIndex(({ id }) => id === 'spa-of-fleeting-pleasure'));
  return set;
}

const [one, two] = [{ seat: 1 }, { seat: 2 }];
const energy = { good: 'energy', count: 2 } as const;
const placed = { type: 'worker-placed', ...one, worker: 1, value: 2 } as const;
const bumped = { type: 'worker-bumped', worker: 1, value: 6, by: 1, space: 'euphorian-tunnel' } as const;
const rolled = { type: 'dice-rolled', ...two, cause: 'retrieve' } as const;
const checked = { type: 'knowledge-checked', ...two } as const;
const back = { type: 'workers-retrieved', ...one } as const;
const allegiance = { type: 'allegiance-moved', faction: 'wastelander' } as const;
const miner = { type: 'miner-moved', faction: 'subterran' } as const;
const star = { type: 'star-placed', ...one } as const;
const discarded = { type: 'artifact-discarded', ...one, artifact: 'bear' } as const;
const resolved = { type: 'dilemma-resolved', ...one, dilemma: 'dilemma-book' } as const;
const used = { type: 'ability-used', ...one } as const;

interface Circumstances {
  readonly options?: Partial<EuphoriaOptions>;
  readonly cause?: Cause;
  readonly change?: (scene: Scene) => void;
}
type Told = readonly (readonly [event: Seen, text: string | undefined, circumstances?: Circumstances])[];

/** Every type of event, and what is read of it. */
const told: { readonly [Type in EuphoriaEvent['type']]: Told } = {
  'market-picked': [
    [{ type: 'market-picked', ...one }, 'P1 picks a market'],
    [{ type: 'market-picked', ...one, tile: 'bemusement-park' }, 'P1 picks the Bemusement Park'],
  ],
  'track-token-placed': [
    [{ type: 'track-token-placed', ...one, track: 'morale', cell: 4 }, 'P1 puts the morale token on 4'],
  ],
  'recruit-drafted': [
    [{ type: 'recruit-drafted', ...one }, 'P1 picks a recruit'],
    [{ type: 'recruit-drafted', ...one, recruit: 'lee-the-gossip' }, 'P1 picks Lee the Gossip'],
  ],
  'recruits-kept': [
    [
      { type: 'recruits-kept', ...one, active: 'katy-the-dietician' },
      'P1 begins with Katy the Dietician (Euphorian – with a visit, on the Generator, without artifacts: 1 food) and hides another recruit',
    ],
    [
      { type: 'recruits-kept', ...one, active: 'lee-the-gossip', hidden: 'ray-the-foreman' },
      'P1 begins with Lee the Gossip (Icarite – having bumped an opponent, for 1 morale: +1 knowledge (for the owner of the bumped worker) and 1 commodity of choice) and hides Ray the Foreman (Euphorian)',
    ],
  ],
  'starting-dice-rolled': [
    [{ type: 'starting-dice-rolled', ...one, faces: [3, 5] }, 'P1 rolls 3 and 5 with the first two workers'],
  ],
  'turn-began': [
    [{ type: 'turn-began', ...two, turn: 1 }, 'Round 1 – P2 begins'],
    [{ type: 'turn-began', ...one, turn: 3 }, undefined],
    [{ type: 'turn-began', ...two, turn: 13 }, 'Round 5 – P2 begins'],
    [{ type: 'turn-began', ...two, turn: 16 }, 'Round 6 – P2 begins'],
  ],
  'worker-placed': [
    [{ ...placed, space: 'generator' }, 'P1 places worker 1 (2) on the Generator: total 6'],
    [{ ...placed, space: 'euphorian-tunnel' }, 'P1 places worker 1 (2) on the Euphorian Tunnel'],
    [{ ...placed, space: 'subterran-a-visit' }, 'P1 places worker 1 (2) on the Spa of Fleeting Pleasure on Subterra A'],
    [
      { ...placed, space: 'wastelander-b-4' },
      'P1 places worker 1 (2) on space 4 of site the Wastelands B (1 of 2 workers)',
    ],
    [
      { ...placed, space: 'euphorian-a-2' },
      'P1 places worker 1 (2) on space 2 of site Euphoria A (2 of 3 workers), beside an own one',
      { options: { players: 4 } },
    ],
    [
      { ...placed, seat: 2, space: 'euphorian-a-2' },
      'P2 places worker 1 (2) on space 2 of site Euphoria A (2 of 4 workers)',
      { options: { players: 5 } },
    ],
  ],
  'worker-bumped': [
    [{ ...bumped, ...two }, "it bumps P2's worker 1 (6)"],
    [{ ...bumped, ...one }, "it bumps P1's own worker 1 (6)"],
  ],
  'placement-paid': [
    [
      {
        type: 'placement-paid',
        ...one,
        space: 'ark',
        plan: ['energy', 'energy', 'gold', 'bat', 'bat', 'book', 'morale', 'knowledge', 'knowledge'],
      },
      'P1 pays 2 energy, 1 gold, 2 × Bat, 1 × Book, 1 morale and 2 knowledge',
    ],
  ],
  'placement-void': [
    [
      { type: 'placement-void', ...one, space: 'ark' },
      'P1 cannot pay for it any more: the worker stays there for nothing',
    ],
  ],
  'goods-gained': [[{ type: 'goods-gained', ...one, ...energy }, 'P1 gains 2 energy (now 5)']],
  'goods-lost': [
    [{ type: 'goods-lost', ...one, ...energy }, 'P1 pays 2 energy (1 left)', { cause: 'payment' }],
    [
      { type: 'goods-lost', ...one, ...energy },
      'P1 loses 2 energy to the penalty of a market (1 left)',
      { cause: 'penalty' },
    ],
    [{ type: 'goods-lost', ...one, ...energy }, 'P1 loses 2 energy (1 left)'],
  ],
  'goods-handed-over': [[{ type: 'goods-handed-over', ...one, to: 0, ...energy }, 'P1 gives P0 2 energy']],
  'track-moved': [
    [{ type: 'track-moved', ...one, track: 'morale', steps: 2, cell: 3 }, "P1's morale goes +2 to 3"],
    [{ type: 'track-moved', ...one, track: 'knowledge', steps: -1, cell: 1 }, "P1's knowledge goes -1 to 1"],
  ],
  'workers-retrieved': [
    [{ ...back, workers: [2], price: 'free' }, 'P1 takes back worker 2 from space 1 of site Euphoria A for free'],
    [{ ...back, ...two, workers: [1], price: 'food' }, 'P2 takes back worker 1 from the Euphorian Tunnel for 1 food'],
    [
      { ...back, seat: 0, workers: [1, 2], price: 'jefferson-the-shock-artist' },
      'P0 takes back worker 1 from the Generator and worker 2 with Jefferson the Shock Artist',
    ],
  ],
  'face-chosen': [
    [{ type: 'face-chosen', ...one, owner: 1, worker: 2, face: 1 }, 'P1 sets worker 2 to 1'],
    [{ type: 'face-chosen', ...one, owner: 2, worker: 2, face: 1 }, "P1 sets P2's worker 2 to 1"],
  ],
  'dice-rolled': [
    [{ ...rolled, workers: [1, 3], faces: [2, 6] }, 'P2 rolls 2 with worker 1 and 6 with worker 3'],
    [
      { ...rolled, workers: [1, 3], faces: [2, 6] },
      'P2 rolls 6 with worker 3',
      { change: (set) => set.chosen.push(1) },
    ],
    [{ ...rolled, workers: [1], faces: [2] }, 'no die is left to roll', { change: (set) => set.chosen.push(1) }],
  ],
  'knowledge-checked': [
    [{ ...checked, sum: 15, isTooHigh: false }, 'knowledge check 15'],
    [{ ...checked, sum: 16, isTooHigh: true }, 'knowledge check 16, too high'],
    [
      { ...checked, sum: 17, isTooHigh: true },
      'knowledge check 17, too high, but one worker has run away in this turn',
      { change: (set) => set.lostWorker.fill(true) },
    ],
  ],
  'worker-lost': [[{ type: 'worker-lost', ...two, worker: 1, value: 6 }, "P2's worker 1 (6) runs away"]],
  'worker-added': [[{ type: 'worker-added', ...one, worker: 3 }, 'P1 gets worker 3']],
  'worker-sacrificed': [[{ type: 'worker-sacrificed', ...one, worker: 3 }, 'P1 sacrifices worker 3']],
  'allegiance-moved': [
    [{ ...allegiance, cell: 1 }, 'Wastelander allegiance goes to 1'],
    [
      { ...allegiance, cell: 2 },
      'Wastelander allegiance goes to 2, tier 1: whoever has an active Wastelander takes 1 commodity more from their area',
    ],
    [
      { ...allegiance, cell: 5 },
      'Wastelander allegiance goes to 5, tier 2: whoever has an active Wastelander takes both things from their tunnel',
    ],
    [
      { ...allegiance, faction: 'icarite', cell: 5 },
      'Icarite allegiance goes to 5, tier 2: whoever has an active Icarite draws an artifact for every star on Icarus',
    ],
    [{ ...allegiance, cell: 8 }, 'Wastelander allegiance goes to 8, tier 3: hidden Wastelanders are revealed'],
    [{ ...allegiance, cell: 11 }, 'Wastelander allegiance goes to 11, tier 4: every active Wastelander gets a star'],
  ],
  'miner-moved': [
    [{ ...miner, cell: 5 }, 'the miner in the Subterran Tunnel goes to 5'],
    [{ ...miner, cell: 6 }, 'the miner in the Subterran Tunnel goes to 6, and hidden Subterrans are revealed'],
    [{ ...miner, cell: 9 }, 'the miner in the Subterran Tunnel goes to 9, and its end is open'],
  ],
  'recruit-revealed': [
    [
      { type: 'recruit-revealed', ...two, recruit: 'curtis-the-propagandist' },
      'P2 reveals Curtis the Propagandist (Subterran – for every step of morale down: -1 knowledge)',
    ],
  ],
  'star-placed': [
    [{ ...star, on: 'territory', at: 'wastelander' }, 'P1 places a star on the Wastelands (8 left)'],
    [
      { ...star, on: 'tile', at: 'subterran-a' },
      'P1 places a star on the tile of the Spa of Fleeting Pleasure (8 left)',
    ],
    [{ ...star, on: 'recruit', at: 'lee-the-gossip' }, 'P1 places a star on Lee the Gossip (8 left)'],
    [
      { ...star, on: 'dilemma', at: 'dilemma-book' },
      'P1 places a star on the dilemma (the last one)',
      { change: (set) => set.stars.fill(1) },
    ],
  ],
  'market-completed': [
    [
      { type: 'market-completed', site: 'euphorian-b', tile: 'courthouse-of-hasty-judgment' },
      'Euphoria B is built: Courthouse of Hasty Judgment, where a visit costs 4 energy and 1 stone, and players without a star there cannot pay artifact markets with a pair',
    ],
    [
      { type: 'market-completed', site: 'euphorian-b', tile: 'bemusement-park' },
      'Euphoria B is built: Bemusement Park, where a visit costs 1 commodity of any kind and 1 Balloons, and players without a star there lose a good for every 3 they roll',
    ],
  ],
  'artifacts-drawn': [
    [{ type: 'artifacts-drawn', ...one, count: 1 }, 'P1 draws 1 artifact'],
    [
      { type: 'artifacts-drawn', ...one, count: 3, artifacts: ['bear', 'box', 'bear'] },
      'P1 draws 3 artifacts: 2 × Teddy bear and 1 × Game box',
    ],
  ],
  'deck-reshuffled': [[{ type: 'deck-reshuffled' }, 'the discarded artifacts are shuffled into a new deck']],
  'artifact-discarded': [
    [discarded, 'P1 discards 1 Teddy bear'],
    [discarded, 'P1 pays 1 Teddy bear', { cause: 'payment' }],
    [discarded, 'P1 discards 1 Teddy bear, over the hand limit', { cause: 'hand-limit' }],
  ],
  'artifacts-revealed': [
    [
      { type: 'artifacts-revealed', ...one, artifacts: ['bat', 'glasses', 'bat'] },
      'P1 turns up 2 × Bat and 1 × Glasses',
    ],
  ],
  'hand-shown': [
    [{ type: 'hand-shown', ...one, artifacts: ['bat'] }, 'P1 shows the hand: 1 × Bat'],
    [{ type: 'hand-shown', ...one, artifacts: [] }, 'P1 shows the hand: nothing'],
  ],
  'ability-used': [
    [
      { ...used, recruit: 'lee-the-gossip', rule: 'EUP-RCT.122' },
      'P1 uses Lee the Gossip – +1 knowledge (for the owner of the bumped worker) and 1 commodity of choice',
    ],
    [
      { ...used, recruit: 'flartner-the-luddite', rule: 'EUP-RCT.105' },
      'P1 uses Flartner the Luddite – pays 1 artifact instead: +1 morale',
    ],
    [
      { ...used, recruit: 'chase-the-miner', rule: 'EUP-RCT.133b' },
      'P1 uses Chase the Miner – the new worker is placed at once',
    ],
    [{ ...used, recruit: 'lee-the-gossip', rule: 'another rule' }, 'P1 uses Lee the Gossip'],
  ],
  'ability-declined': [
    [
      { ...used, type: 'ability-declined', recruit: 'lee-the-gossip', rule: 'EUP-RCT.122' },
      'P1 does without Lee the Gossip',
    ],
  ],
  'dilemma-resolved': [
    [{ ...resolved, side: 'fight' }, 'P1 resolves the dilemma and fights: Read a book'],
    [{ ...resolved, side: 'join' }, 'P1 resolves the dilemma and joins: Burn a book'],
  ],
  'recruit-kept': [
    [{ type: 'recruit-kept', ...one }, 'P1 keeps one of two recruits'],
    [{ type: 'recruit-kept', ...one, recruit: 'lee-the-gossip' }, 'P1 keeps Lee the Gossip (Icarite)'],
  ],
  'trade-proposed': [
    [
      { type: 'trade-proposed', ...one, partner: 2, give: ['energy', 'bat'], ask: ['gold', 'artifact', 'artifact'] },
      'P1 offers P2 1 energy and 1 × Bat for 1 gold and 2 artifacts',
    ],
  ],
  'trade-cancelled': [[{ type: 'trade-cancelled', ...one, partner: 2 }, 'P1 thinks of a trade with P2 and drops it']],
  'trade-accepted': [[{ type: 'trade-accepted', ...two, proposer: 1 }, 'P2 accepts']],
  'trade-rejected': [[{ type: 'trade-rejected', ...two, proposer: 1 }, 'P2 refuses']],
  'artifacts-traded': [
    [{ type: 'artifacts-traded', ...one, to: 2, count: 2 }, 'P1 gives P2 2 artifacts'],
    [
      { type: 'artifacts-traded', ...one, to: 2, count: 1, artifacts: ['glasses'] },
      'P1 gives P2 1 artifact: 1 × Glasses',
    ],
  ],
  'roll-off': [[{ type: 'roll-off', ...one, faces: [3, 1, 4] }, 'P1 rolls 3, 1 and 4 for the tie, together 8']],
  'game-ended': [
    [
      { type: 'game-ended', reason: 'tenth-star', winners: [1] },
      'P1 has no star left, and the game is over',
      { change: (set) => set.stars.splice(1, 1, 0) },
    ],
    [
      { type: 'game-ended', reason: 'tenth-star', winners: [2] },
      'P1 and P2 have no star left, the game is over, and P2 wins the tie',
      { change: (set) => set.stars.splice(1, 2, 0, 0) },
    ],
    [{ type: 'game-ended', reason: 'turn-limit', winners: [0] }, 'the last turn is over, and P0 wins'],
    [
      { type: 'game-ended', reason: 'turn-limit', winners: [0, 1] },
      'the last turn is over, and P0 and P1 share the victory',
    ],
  ],
};

describe('Every event of Euphoria has a sentence', () => {
  const rows = Object.values(told).flatMap((cases: Told) =>
    cases.map(([event, text, circumstances = {}]) => ({ event, text, ...circumstances })),
  );
  test.each(rows)('$event.type: $text', ({ event, text, options, cause = 'none', change }) => {
    const set = scene(options);
    change?.(set);
    expect(sentence(set, event, cause).at(-1)?.text).toBe(text);
  });

  test('in which every recruit, tile, dilemma and space has a name', () => {
    const set = scene();
    expect(engine.content.recruits.map(({ id }) => recruitNamed(set, id).id)).toEqual(
      engine.content.recruits.map(({ id }) => id),
    );
    const texts = engine.content.recruits.flatMap(({ id }) =>
      (['first', 'second'] as const).map(
        (recruitEdition) =>
          sentence(scene({ recruitEdition }), { type: 'recruit-revealed', ...one, recruit: id }, 'none')[0]?.text ?? '',
      ),
    );
    expect(
      texts.filter((text) => !/^P1 reveals .+ \((Euphorian|Subterran|Wastelander|Icarite) – .+\)$/.test(text)),
    ).toEqual([]);
    expect(texts.filter((text) => /undefined|NaN|\[object|closed| ,|, :|^:/.test(text))).toEqual([]);
  });
});

/** Events that few games see. */
const RARE = ['placement-void', 'artifacts-revealed', 'hand-shown', 'face-chosen', 'ability-declined', 'roll-off'];

test('All events but the rare ones happen in games', () => {
  const seen = new Set<string>(playNames.flatMap((name) => stepsOf(name).flatMap(eventsOf)).map(({ type }) => type));
  expect(Object.keys(told).filter((type) => !seen.has(type) && !RARE.includes(type))).toEqual([]);
}, 60_000);

describe('Every fifth round', () => {
  test('a table of all players stands before the next one', () => {
    const set = scene();
    set.turn = 15;
    expect(sentence(set, { type: 'turn-began', ...two, turn: 16 }, 'none').map(({ text }) => text)).toEqual([
      'After round 5',
      '      stars  morale  knowledge  available  on the board  artifacts  goods',
      '  P0      0       1          3          -             1          0  -',
      '  P1      1       1          3          2             1          0  3 energy',
      '  P2      0       1          3          -             1          0  -',
      'Allegiance: Euphorian 0, Subterran 0, Wastelander 0, Icarite 0. Miners: Euphorian 0, Subterran 0, Wastelander 0.',
      'Round 6 – P2 begins',
    ]);
  });
});

describe('The parts of a price', () => {
  const lost = (good: 'energy' | 'food', count: number): Seen => ({ type: 'goods-lost', ...one, good, count });
  const tell = (events: Seen[], asked?: string) =>
    clausesOf(events, asked).map(({ isTold, cause }) => (isTold ? cause : 'told already'));

  test('are told with the price, and what is lost besides is not', () => {
    const paid: Seen = { type: 'placement-paid', ...one, space: 'ark', plan: ['energy', 'energy', 'bear', 'morale'] };
    expect(tell([paid, lost('energy', 2), discarded, discarded])).toEqual([
      'none',
      'told already',
      'told already',
      'payment',
    ]);
    expect(tell([{ ...back, workers: [1], price: 'food' }, lost('food', 1)])).toEqual(['none', 'told already']);
  });

  test('of recruits and dilemmas are told one by one', () => {
    expect(tell([{ ...resolved, side: 'join' }, discarded, discarded])).toEqual(['none', 'payment', 'payment']);
    expect(tell([{ ...back, workers: [1], price: 'gidgit-the-hypnotist' }, lost('food', 1)])).toEqual([
      'none',
      'payment',
    ]);
    expect(tell([{ ...used, recruit: 'lee-the-gossip', rule: '' }, lost('food', 1)])).toEqual(['none', 'payment']);
  });

  test.each([
    ['hand-discard', 'hand-limit'],
    ['ability-discard', 'payment'],
    ['draw-keep', 'none'],
    [undefined, 'none'],
  ])('an artifact that goes first after %s goes as %s', (asked, cause) => {
    expect(tell([discarded], asked)).toEqual([cause]);
  });

  test('goods that go after a roll are a penalty', () => {
    expect(tell([lost('food', 1)], 'roll-pay-penalty')).toEqual(['penalty']);
    expect(tell([{ ...rolled, workers: [1], faces: [1] }, lost('food', 1), lost('food', 1)])).toEqual([
      'none',
      'penalty',
      'penalty',
    ]);
  });
});
