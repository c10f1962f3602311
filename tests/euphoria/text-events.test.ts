import { type EuphoriaEvent, type EuphoriaOptions, type EuphoriaView, engine, SITES } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';

const text = createText(engine);

/** P2 looks at a table of three on which the Spa is built on Subterra A. */
function view(options: Partial<EuphoriaOptions> = {}): EuphoriaView {
  const seen = engine.view(engine.init('scene', { players: 3, ...options }), 1);
  const spa = engine.content.tiles.findIndex(({ id }) => id === 'spa-of-fleeting-pleasure');
  const builtTiles = SITES.map((site) => (site === 'subterran-a' ? [spa] : []));
  return { ...seen, position: { ...seen.position, builtTiles } };
}

type Seen = Parameters<typeof text.event>[1];
type Rows = readonly (readonly [fields: object, said: string])[];

const one = { seat: 1 };
const energy = { good: 'energy', count: 2, owned: { from: 3, to: 1 } };
const placed = { ...one, worker: 1, value: 2, total: 6, there: 1, own: 1, needed: 0 };
const bumped = { worker: 1, value: 6, by: 1, space: 'euphorian-tunnel' };
const rolled = { seat: 2, cause: 'retrieve', workers: [1, 3], faces: [2, 6] };
const checked = { seat: 2, sum: 15, knowledge: 3, values: [6, 6], isTooHigh: false, isSafe: false };
const lost = { seat: 2, worker: 1, value: 6 };
const back = { ...one, workers: [2], values: [5], from: ['euphorian-a-1'] };
const allegiance = (to: number, faction = 'wastelander') => ({ faction, cell: { from: to - 1, to } });
const miner = (to: number) => ({ faction: 'subterran', cell: { from: to - 1, to } });
const star = { ...one, stars: { from: 9, to: 8 } };
const discarded = { ...one, artifact: 'bear', hand: { from: 3, to: 2 } };
const end = { finishers: [1], winners: [1] };

/** Every type of event, and what is read of it. */
const told: { readonly [Type in EuphoriaEvent['type']]: Rows } = {
  'market-picked': [
    [one, 'P2 picks a market'],
    [{ ...one, tile: 'bemusement-park' }, 'P2 picks the Bemusement Park'],
  ],
  'tiles-shuffled': [
    [{ unseen: 3 }, 'The chosen markets are shuffled with 3 markets that nobody has seen'],
    [{ unseen: 1 }, 'The chosen markets are shuffled with 1 market that nobody has seen'],
    [{ unseen: 0 }, 'The chosen markets are shuffled'],
  ],
  'track-token-placed': [[{ ...one, track: 'morale', cell: 4 }, 'P2 puts the morale token on 4']],
  'recruit-drafted': [
    [one, 'P2 picks a recruit'],
    [{ ...one, recruit: 'lee-the-gossip' }, 'P2 picks Lee the Gossip (Icarite)'],
  ],
  'recruits-passed': [[{ cards: 3 }, 'Everybody passes 3 recruits to the left']],
  'recruits-kept': [
    [
      { ...one, active: 'katy-the-dietician' },
      'P2 begins with Katy the Dietician (Euphorian – placing a worker on the Generator, without artifacts: 1 food) and hides another recruit',
    ],
    [
      { ...one, active: 'lee-the-gossip', hidden: 'ray-the-foreman' },
      'P2 begins with Lee the Gossip (Icarite – having bumped an opponent, for 1 morale: knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice) and hides Ray the Foreman (Euphorian)',
    ],
  ],
  'starting-dice-rolled': [[{ ...one, faces: [3, 5], sum: 8 }, 'P2 rolls 3 and 5 with the first two workers']],
  'first-player-chosen': [
    [{ ...one, sum: 9, tied: [1] }, 'P2 plays first with the highest roll, 9'],
    [{ ...one, sum: 9, tied: [1, 2] }, 'P2 and P3 rolled 9 each, and P2 plays first'],
  ],
  'turn-began': [
    [{ seat: 2, turn: 1 }, 'Round 1 – P3 begins'],
    [{ ...one, turn: 3 }, 'Turn 3: P2'],
    [{ seat: 2, turn: 16 }, 'Round 6 – P3 begins'],
  ],
  'worker-placed': [
    [{ ...placed, space: 'generator' }, 'P2 places worker 1 (2) on the Generator: total 6'],
    [{ ...placed, space: 'euphorian-tunnel' }, 'P2 places worker 1 (2) on the Euphorian Tunnel'],
    [{ ...placed, space: 'subterran-a-visit' }, 'P2 places worker 1 (2) on the Spa of Fleeting Pleasure on Subterra A'],
    [
      { ...placed, space: 'wastelander-b-4', needed: 2 },
      'P2 places worker 1 (2) on space 4 of the Wastelands B (1 of 2 workers)',
    ],
    [
      { ...placed, space: 'euphorian-a-2', there: 2, own: 2, needed: 3 },
      'P2 places worker 1 (2) on space 2 of Euphoria A (2 of 3 workers, 2 of them their own)',
    ],
  ],
  'worker-bumped': [
    [{ ...bumped, seat: 2 }, 'It bumps P3’s worker 1 (6)'],
    [{ ...bumped, seat: 1 }, 'It bumps P2’s own worker 1 (6)'],
  ],
  'placement-paid': [
    [
      {
        ...one,
        space: 'ark',
        plan: ['energy', 'energy', 'gold', 'bat', 'bat', 'book', 'morale', 'knowledge', 'knowledge'],
      },
      'P2 pays 2 energy, 1 gold, 2 × Bat, 1 Book, 1 morale and +2 knowledge',
    ],
  ],
  'placement-void': [
    [{ ...one, space: 'ark' }, 'P2 cannot pay for it any more: the worker stays there and brings nothing'],
  ],
  'extra-placement-declined': [[{ ...one, worker: 3, value: 4 }, 'P2 leaves the new worker (4) off the board']],
  'goods-gained': [[{ ...one, ...energy, owned: { from: 3, to: 5 } }, 'P2 gains 2 energy (now 5)']],
  'goods-lost': [
    [{ ...one, ...energy, cause: 'placement' }, 'P2 pays 2 energy (1 left)'],
    [{ ...one, ...energy, cause: 'retrieval' }, 'P2 pays 2 energy (1 left)'],
    [{ ...one, ...energy, cause: 'ability' }, 'P2 pays 2 energy (1 left)'],
    [{ ...one, ...energy, cause: 'penalty' }, 'P2 loses 2 energy to the penalty of a market (1 left)'],
  ],
  'goods-handed-over': [[{ ...one, to: 0, ...energy, received: { from: 0, to: 2 } }, 'P2 gives P1 2 energy (1 left)']],
  'track-moved': [
    [{ ...one, track: 'morale', cell: { from: 1, to: 3 } }, 'P2’s morale goes from 1 to 3'],
    [{ ...one, track: 'knowledge', cell: { from: 2, to: 1 } }, 'P2’s knowledge goes from 2 to 1'],
  ],
  'workers-retrieved': [
    [{ ...back, price: 'free' }, 'P2 takes back worker 2 (5) from space 1 of Euphoria A for free'],
    [{ ...back, price: 'food' }, 'P2 takes back worker 2 (5) from space 1 of Euphoria A for 1 food'],
    [
      {
        ...back,
        workers: [1, 2],
        values: [4, 5],
        from: ['generator', 'euphorian-a-1'],
        price: 'jefferson-the-shock-artist',
      },
      'P2 takes back worker 1 (4) from the Generator and worker 2 (5) from space 1 of Euphoria A with Jefferson the Shock Artist',
    ],
  ],
  'workers-returned': [
    [
      { ...one, workers: [1, 2], from: ['generator', 'euphorian-a-1'] },
      'Off the board for P2: worker 1 from the Generator and worker 2 from space 1 of Euphoria A',
    ],
  ],
  'face-chosen': [
    [{ ...one, owner: 1, worker: 2, face: 1 }, 'P2 sets worker 2 to 1'],
    [{ ...one, owner: 2, worker: 2, face: 1 }, 'P2 sets P3’s worker 2 to 1'],
  ],
  'dice-rolled': [
    [{ ...rolled, chosen: [] }, 'P3 rolls 2 with worker 1 and 6 with worker 3'],
    [{ ...rolled, chosen: [1] }, 'P3 rolls 6 with worker 3'],
    [{ ...rolled, chosen: [1, 3] }, 'No die is left to roll'],
  ],
  'knowledge-checked': [
    [checked, 'Knowledge check 15 (knowledge 3, workers 6 and 6)'],
    [
      { ...checked, sum: 16, knowledge: 4, isTooHigh: true },
      'Knowledge check 16 (knowledge 4, workers 6 and 6), too high',
    ],
    [
      { ...checked, sum: 17, knowledge: 5, isTooHigh: true, isSafe: true },
      'Knowledge check 17 (knowledge 5, workers 6 and 6), too high, but one worker has run away in this turn',
    ],
  ],
  'worker-lost': [
    [{ ...lost, workers: { from: 3, to: 2 } }, 'P3 loses worker 1 (6), which runs away (2 workers left)'],
    [{ ...lost, workers: { from: 2, to: 1 } }, 'P3 loses worker 1 (6), which runs away (1 worker left)'],
  ],
  'worker-added': [[{ ...one, worker: 3, workers: { from: 2, to: 3 } }, 'P2 gets worker 3']],
  'worker-sacrificed': [[{ ...one, worker: 3, value: 4, workers: { from: 3, to: 2 } }, 'P2 sacrifices worker 3 (4)']],
  'allegiance-moved': [
    [allegiance(1), 'Wastelander allegiance goes to 1'],
    [
      allegiance(2),
      'Wastelander allegiance goes to 2, tier 1: whoever has an active Wastelander takes 1 commodity more from their area',
    ],
    [
      allegiance(5),
      'Wastelander allegiance goes to 5, tier 2: whoever has an active Wastelander takes both things from their tunnel',
    ],
    [
      allegiance(5, 'icarite'),
      'Icarite allegiance goes to 5, tier 2: whoever has an active Icarite draws an artifact for every star on Icarus',
    ],
    [allegiance(8), 'Wastelander allegiance goes to 8, tier 3: every hidden Wastelander is revealed'],
    [allegiance(11), 'Wastelander allegiance goes to 11, tier 4: every active Wastelander gets a star'],
  ],
  'miner-moved': [
    [miner(5), 'The Subterran miner goes to 5'],
    [miner(6), 'The Subterran miner goes to 6, and every hidden Subterran is revealed'],
    [miner(9), 'The Subterran miner goes to 9, and the end of the tunnel is open'],
  ],
  'recruit-revealed': [
    [
      { seat: 2, recruit: 'curtis-the-propagandist' },
      'P3 reveals Curtis the Propagandist (Subterran – for every step of morale down: knowledge −1)',
    ],
  ],
  'star-placed': [
    [{ ...star, on: 'territory', at: 'wastelander' }, 'P2 places a star on the Wastelands (8 left)'],
    [
      { ...star, on: 'tile', at: 'subterran-a' },
      'P2 places a star on the tile of the Spa of Fleeting Pleasure on Subterra A (8 left)',
    ],
    [{ ...star, on: 'recruit', at: 'lee-the-gossip' }, 'P2 places a star on Lee the Gossip (8 left)'],
    [
      { ...one, stars: { from: 1, to: 0 }, on: 'dilemma', at: 'dilemma-book' },
      'P2 places a star on the dilemma (the last one)',
    ],
  ],
  'market-completed': [
    [
      { site: 'euphorian-b', tile: 'courthouse-of-hasty-judgment', builders: [1, 2] },
      'Courthouse of Hasty Judgment opens on Euphoria B, built by P2 and P3: a visit costs 4 energy and 1 stone, and players without a star there cannot pay artifact markets with a pair',
    ],
    [
      { site: 'euphorian-b', tile: 'bemusement-park', builders: [1] },
      'Bemusement Park opens on Euphoria B, built by P2: a visit costs 1 commodity of any kind and 1 Balloons, and players without a star there lose a good for every 3 they roll',
    ],
  ],
  'artifacts-drawn': [
    [{ ...one, count: 1 }, 'P2 draws 1 artifact'],
    [{ ...one, count: 3, artifacts: ['bear', 'box', 'bear'] }, 'P2 draws 3 artifacts: 2 × Teddy bear and 1 Game box'],
  ],
  'deck-reshuffled': [[{ cards: 12 }, 'The discard pile (12 artifacts) is shuffled into a new deck']],
  'artifact-discarded': [
    [{ ...discarded, cause: 'placement' }, 'P2 pays 1 Teddy bear'],
    [{ ...discarded, cause: 'dilemma' }, 'P2 pays 1 Teddy bear'],
    [{ ...discarded, cause: 'ability' }, 'P2 pays 1 Teddy bear'],
    [{ ...discarded, cause: 'draw' }, 'P2 discards 1 Teddy bear'],
    [{ ...discarded, cause: 'hand-limit' }, 'P2 discards 1 Teddy bear, over the hand limit'],
  ],
  'artifacts-revealed': [
    [{ ...one, artifacts: ['bat', 'glasses', 'bat'], hand: { from: 1, to: 3 } }, 'P2 turns up 2 × Bat and 1 Glasses'],
  ],
  'hand-shown': [
    [{ ...one, artifacts: ['bat'] }, 'P2 shows their hand: 1 Bat'],
    [{ ...one, artifacts: [] }, 'P2 shows their hand: nothing'],
  ],
  'ability-used': [
    [
      { ...one, recruit: 'lee-the-gossip', ability: 'EUP-RCT.122' },
      'P2 uses Lee the Gossip – knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice',
    ],
    [
      { ...one, recruit: 'flartner-the-luddite', ability: 'EUP-RCT.105' },
      'P2 uses Flartner the Luddite – pays 1 artifact instead: morale +1',
    ],
    [
      { ...one, recruit: 'chase-the-miner', ability: 'EUP-RCT.133b' },
      'P2 uses Chase the Miner – the new worker is placed at once',
    ],
    [
      { ...one, recruit: 'brian-the-viticulturist', ability: 'EUP-RCT.148b/2' },
      'P2 uses Brian the Viticulturist – pays 1 morale more',
    ],
    [{ ...one, recruit: 'lee-the-gossip', ability: 'another rule' }, 'P2 uses Lee the Gossip'],
  ],
  'ability-declined': [
    [{ ...one, recruit: 'lee-the-gossip', ability: 'EUP-RCT.122' }, 'P2 does without Lee the Gossip'],
  ],
  'offer-taken': [[{ ...one, recruit: 'jacko-the-archivist' }, 'P2 takes what Jacko the Archivist offers']],
  'offer-declined': [[{ ...one, recruit: 'jacko-the-archivist' }, 'P2 does not want what Jacko the Archivist offers']],
  'dilemma-resolved': [
    [{ ...one, dilemma: 'dilemma-book', side: 'fight' }, 'P2 resolves a dilemma and fights: Read a book'],
    [{ ...one, dilemma: 'dilemma-book', side: 'join' }, 'P2 resolves a dilemma and joins: Burn a book'],
  ],
  'recruit-kept': [
    [one, 'P2 keeps one of two recruits'],
    [{ ...one, recruit: 'lee-the-gossip' }, 'P2 keeps Lee the Gossip (Icarite)'],
  ],
  'trade-opened': [[{ ...one, partner: 2, proposals: { from: 0, to: 1 } }, 'P2 thinks of a trade with P3']],
  'trade-proposed': [
    [
      { ...one, partner: 2, give: ['energy', 'bat'], ask: ['gold', 'artifact', 'artifact'] },
      'P2 offers P3 1 energy and 1 Bat for 1 gold and 2 artifacts',
    ],
  ],
  'trade-cancelled': [[{ ...one, partner: 2 }, 'P2 drops the trade with P3']],
  'partner-added': [[{ ...one, partner: 2 }, 'P2 thinks of P3 as well']],
  'deal-cancelled': [[{ ...one, partners: [0, 2] }, 'P2 drops the deal with P1 and P3']],
  'recruit-shown': [
    [
      { ...one, recruit: 'lee-the-gossip' },
      'P2 shows everybody a hidden recruit: Lee the Gossip (Icarite – having bumped an opponent, for 1 morale: knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice)',
    ],
  ],
  'dilemma-shown': [
    [
      { ...one, dilemma: 'dilemma-bat' },
      'P2 shows everybody their dilemma: Fight the oppressor or serve the oppressor',
    ],
  ],
  'trade-accepted': [[{ seat: 2, proposer: 1 }, 'P3 accepts']],
  'trade-rejected': [[{ seat: 2, proposer: 1 }, 'P3 refuses']],
  'artifact-picked': [
    [one, 'P2 puts an artifact aside for the trade'],
    [{ ...one, artifact: 'bear' }, 'P2 puts 1 Teddy bear aside for the trade'],
  ],
  'artifacts-traded': [
    [{ ...one, to: 2, count: 2 }, 'P2 gives P3 2 artifacts'],
    [{ ...one, to: 2, count: 1, artifacts: ['glasses'] }, 'P2 gives P3 1 artifact: 1 Glasses'],
  ],
  'roll-off': [[{ ...one, faces: [3, 1, 4], sum: 8 }, 'P2 rolls 3, 1 and 4 for the tie, together 8']],
  'game-ended': [
    [{ ...end, reason: 'tenth-star', tieBreaker: 'none' }, 'P2 has no star left and wins'],
    [
      { reason: 'tenth-star', finishers: [1, 2], winners: [2], tieBreaker: 'roll-off' },
      'P2 and P3 have no star left, and P3 wins the tie: the lower roll',
    ],
    [{ reason: 'turn-limit', finishers: [], winners: [0], tieBreaker: 'none' }, 'The last turn is over, and P1 wins'],
    [
      { reason: 'turn-limit', finishers: [], winners: [0], tieBreaker: 'knowledge' },
      'The last turn is over, and P1 wins the tie: less knowledge',
    ],
    [
      { reason: 'turn-limit', finishers: [], winners: [0, 1], tieBreaker: 'shared' },
      'The last turn is over, and P1 and P2 share the victory',
    ],
  ],
  'choice-forced': [[{ ...one, choice: 'place-star', action: 'place-star' }, 'P2 has no choice']],
  'choice-skipped': [
    [{ ...one, choice: 'place-star' }, 'There is no room for P2’s star'],
    [{ ...one, choice: 'roll-pay-penalty' }, 'P2 has nothing to lose'],
    [{ ...one, choice: 'ability-choose' }, 'No choice would change anything for P2'],
  ],
};

describe('Every event of Euphoria has a sentence', () => {
  const rows = Object.entries(told).flatMap(([type, cases]) =>
    cases.map(([fields, said]) => ({ type, said, event: { type, rule: 'EUP-PLC.1', ...fields } as Seen })),
  );
  test.each(rows)('$type: $said', ({ event, said }) => {
    expect(text.event(view(), event).text).toBe(said);
  });

  test.each(['first', 'second'] as const)(
    'in which every recruit of the %s edition is told in full',
    (recruitEdition) => {
      const texts = engine.content.recruits.map(({ id }) => {
        const event: Seen = { type: 'recruit-revealed', rule: 'EUP-ALL.5', seat: 1, recruit: id };
        return text.event(view({ recruitEdition }), event).text;
      });
      expect(
        texts.filter((said) => !/^P2 reveals .+ \((Euphorian|Subterran|Wastelander|Icarite) – .+\)$/.test(said)),
      ).toEqual([]);
      expect(texts.filter((said) => / ,|, :|^:|no ability/.test(said))).toEqual([]);
    },
  );
});

describe('How an event stands in a report', () => {
  const manner = (type: EuphoriaEvent['type'], fields: object) => {
    const { text: _, ...rest } = text.event(view(), { type, rule: 'EUP-PLC.1', ...fields } as Seen);
    return rest;
  };

  test('a round has a title, the other turns go without', () => {
    expect(manner('turn-began', { seat: 2, turn: 16 })).toEqual({ style: 'title' });
    expect(manner('turn-began', { seat: 2, turn: 17 })).toEqual({ style: 'quiet' });
  });

  test.each(['market-picked', 'recruit-drafted', 'starting-dice-rolled'] as const)(
    'the set-up has paragraphs: %s',
    (type) => {
      expect(manner(type, { ...one, faces: [1, 2], sum: 3 })).toEqual({ chain: type });
    },
  );

  test('a placement begins a paragraph, and what follows belongs to it', () => {
    expect(manner('worker-placed', { ...placed, space: 'ark' })).toEqual({ chain: 'turn', starts: true });
    expect(manner('placement-paid', { ...one, space: 'ark', plan: ['bat'] })).toEqual({ chain: 'turn' });
  });

  test('the parts of a price that has been told are quiet, those of abilities and dilemmas are not', () => {
    const loss = (cause: string) => [
      manner('goods-lost', { ...one, ...energy, cause }),
      manner('artifact-discarded', { ...discarded, cause }),
    ];
    expect(loss('placement')).toEqual([{ style: 'quiet' }, { style: 'quiet' }]);
    expect(manner('goods-lost', { ...one, ...energy, cause: 'retrieval' })).toEqual({ style: 'quiet' });
    for (const cause of ['ability', 'dilemma', 'penalty', 'hand-limit', 'draw'])
      expect(loss(cause)).toEqual([{ chain: 'turn' }, { chain: 'turn' }]);
  });
});
