import { type EmixOptions, engine } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { joined } from '../../packages/cli/src/narrators/emix/paragraphs.js';
import { follow, isTold, type Scene, type Seen, sceneOf } from '../../packages/cli/src/narrators/emix/scene.js';
import { sentence } from '../../packages/cli/src/narrators/emix/sentences.js';
import { eventsOf, stepsOf, variants } from './emix-games.js';

/** Three players; P1 has 3 blue and 2 red, Love and Creativity. */
function scene(options: Partial<EmixOptions> = {}): Scene {
  const set = sceneOf(engine.content, engine.init('scene', { players: 3, ...options }));
  set.pool = { pos: [0, 3, 0], neg: [0, 2, 0] };
  set.rows = [[], ['love', 'creativity'], []];
  return set;
}

const free: Partial<EmixOptions> = { freeFeeding: { humans: null, chargeAll: false } };
const decks: Partial<EmixOptions> = {
  players: 2,
  individualDecks: { decks: 'ready-made', anyDeckSize: false },
};
const [charge, result] = ['charge', 'result'] as const;
const activated = { type: 'card-activated', seat: 1, human: 1, player: -1 } as const;
const inspiration = { ...activated, card: 'inspiration', target: 0, player: 0, pos: 0, neg: 0 };
const brainwashing = { ...activated, card: 'brainwashing', target: 0, player: 0, pos: 0, neg: 2 };
const cancelled = { type: 'action-cancelled', seat: 2, actor: 1, card: 'fear' } as const;
const toP0 = { target: 0, player: 0 };

interface Circumstances {
  readonly options?: Partial<EmixOptions>;
  readonly last?: Seen;
}
type Told = readonly (readonly [event: Seen, text: string, circumstances?: Circumstances])[];

/** Every type of event, and what is read of it. */
const told: { readonly [Type in Seen['type']]: Told } = {
  'round-began': [[{ type: 'round-began', round: 1, firstPlayer: 2 }, 'Round 1 – P2 is first player']],
  'phase-began': [
    [{ type: 'phase-began', phase: charge }, 'Charge'],
    [{ type: 'phase-began', phase: 'influence' }, 'Pools: P0 -, P1 +3 -2, P2 -'],
    [{ type: 'phase-began', phase: result }, 'Result'],
  ],
  'circle-began': [[{ type: 'circle-began', circle: 2 }, 'Circle 2']],
  'human-chosen': [
    [{ type: 'human-chosen', seat: 0, human: 1, phase: charge }, 'P0 charges H1', { options: free }],
    [{ type: 'human-chosen', seat: 0, human: 1, phase: result }, 'P0 harvests H1', { options: free }],
  ],
  'charge-rolled': [
    [{ type: 'charge-rolled', seat: 0, human: 0, blue: 4, red: 6 }, 'P0 rolls blue 4 and red 6'],
    [
      { type: 'charge-rolled', seat: 1, human: 1, blue: 4, red: 6 },
      'P1 rolls blue 4 and red 6, 1 more for each of 2 powers',
    ],
  ],
  'die-rolled': [
    [{ type: 'die-rolled', seat: 1, colour: 'pos', face: 3 }, 'P1 rolls blue 3'],
    [{ type: 'die-rolled', seat: 1, colour: 'neg', face: 1 }, 'P1 rolls red 1'],
  ],
  'emons-taken': [
    [{ type: 'emons-taken', human: 1, pos: 2, neg: 0 }, 'P1 takes 2 blue (pool +5 -2)'],
    [{ type: 'emons-taken', human: 1, pos: 2, neg: 1 }, 'H1 takes 2 blue and 1 red (pool +5 -3)', { options: free }],
  ],
  'emons-returned': [
    [{ type: 'emons-returned', human: 1, pos: 3, neg: 2 }, 'P1 returns 3 blue and 2 red (pool -)'],
    [{ type: 'emons-returned', human: 1, pos: 0, neg: 2 }, 'P1 pays 2 red (pool +3 -0)', { last: brainwashing }],
    [{ type: 'emons-returned', human: 1, pos: 0, neg: 2 }, 'P1 pays 2 red (pool +3 -0)', { last: cancelled }],
    [{ type: 'emons-returned', human: 1, pos: 0, neg: 2 }, 'P1 returns 2 red (pool +3 -0)', { last: inspiration }],
  ],
  'emons-moved': [
    [{ type: 'emons-moved', from: 1, to: 2, pos: 1, neg: 0 }, 'P1 gives 1 blue (pool +2 -2) to P2 (pool +1 -0)'],
  ],
  'karma-set-aside': [
    [
      { type: 'karma-set-aside', human: 1, pos: 0, neg: 4 },
      'P1 pays 2 red (pool +3 -0), karma will bring back 4 red',
      { last: brainwashing },
    ],
  ],
  'karma-came-back': [[{ type: 'karma-came-back', human: 1, pos: 0, neg: 4 }, 'karma brings P1 4 red (pool +3 -6)']],
  'card-activated': [
    [inspiration, 'P1 plays Inspiration on P0 (free) – any player gains 2 blue, the owner gets 1 extra action'],
    [
      { ...activated, card: 'self-development', target: 2, player: 2, pos: 1, neg: 1 },
      'P1 plays Self-development on P2 (1 blue and 1 red) – room for 1 more kind of power; in Result the owner activates 1 power from the hand, free',
    ],
    [
      { ...activated, card: 'fear', target: -1, pos: 0, neg: 2 },
      'P1 plays Fear (2 red) – cancels an action of another player',
    ],
    [
      { ...activated, human: 2, card: 'insight', target: -1, player: 0, pos: 1, neg: 0 },
      'P1 for H2 plays Insight on P0 (1 blue) – any player draws 3 cards',
      { options: free },
    ],
  ],
  'power-placed': [[{ type: 'power-placed', human: 2, card: 'love' }, 'Love is active on P2']],
  'power-used': [
    [
      { type: 'power-used', seat: 1, human: 1, card: 'creativity', copies: 1, ...toP0 },
      'P1 uses Creativity on P0 – any player gains 2 blue',
    ],
    [
      { type: 'power-used', seat: 1, human: 1, card: 'greed', copies: 2, ...toP0 },
      'P1 uses Greed ×2 on P0 – another player hands 2 blue over to the owner',
    ],
  ],
  'property-applied': [
    [
      { type: 'property-applied', seat: 1, human: 1, card: 'love', part: charge, target: 1, player: 1 },
      "P1's Love works",
    ],
    [{ type: 'property-applied', seat: 1, human: 1, card: 'malice', part: charge, ...toP0 }, "P1's Malice works on P0"],
  ],
  'card-exchanged': [
    [{ type: 'card-exchanged', seat: 1, human: 1, colour: 'neg', card: 'joy' }, 'P1 exchanges Joy for 1 red'],
    [{ type: 'card-exchanged', seat: 1, human: 1, colour: 'pos' }, 'P1 exchanges a card for 1 blue'],
  ],
  'cards-drawn': [
    [{ type: 'cards-drawn', seat: 0, count: 2, cards: ['joy', 'fear'] }, 'P0 draws 2 cards: Joy, Fear'],
    [{ type: 'cards-drawn', seat: 0, count: 1 }, 'P0 draws 1 card'],
  ],
  'deck-reshuffled': [
    [{ type: 'deck-reshuffled', deck: 0 }, 'the discard pile is shuffled and drawn from'],
    [{ type: 'deck-reshuffled', deck: 1 }, "P1's discard pile is shuffled and drawn from", { options: decks }],
  ],
  'card-stolen': [
    [{ type: 'card-stolen', seat: 2, from: 0, card: 'joy' }, 'P2 takes Joy at random from P0'],
    [{ type: 'card-stolen', seat: 2, from: 0 }, 'P2 takes a card at random from P0'],
  ],
  'card-discarded': [
    [{ type: 'card-discarded', seat: 2, card: 'joy.1' }, 'P2 discards Joy face down'],
    [{ type: 'card-discarded', seat: 2 }, 'P2 discards a card face down'],
  ],
  'discard-attempted': [
    [{ type: 'discard-attempted', seat: 0, human: 1, card: 'love' }, "P0 picks P1's Love to be discarded"],
  ],
  'power-discarded': [[{ type: 'power-discarded', human: 1, card: 'love', place: 0 }, "P1's Love is discarded"]],
  'power-protected': [
    [{ type: 'power-protected', seat: 2, human: 1, card: 'love' }, "P2 has protected P1's Love: it stays"],
  ],
  'action-cancelled': [
    [cancelled, 'P2 cancels the action of P1: all is as it was before'],
    [
      cancelled,
      'P2 cancels the action of P1: all is as it was before, but a card that was played is spent',
      { options: { cancelMode: 'fizzle' } },
    ],
  ],
  'actions-granted': [
    [{ type: 'actions-granted', seat: 0, count: 1 }, 'P0 gets 1 extra action'],
    [{ type: 'actions-granted', seat: 0, count: 2 }, 'P0 gets 2 extra actions'],
  ],
  absorbed: [
    [{ type: 'absorbed', seat: 1, human: 1, pos: 3, neg: 2, result: 1 }, 'P1 absorbs 3 blue and 2 red: +1'],
    [
      { type: 'absorbed', seat: 0, human: 1, pos: 0, neg: 0, result: 0 },
      'P0 absorbs nothing from H1: 0, the marker stays',
      { options: free },
    ],
  ],
  'marker-moved': [
    [{ type: 'marker-moved', seat: 1, steps: 5, position: { from: 24, to: 29 } }, "P1's marker goes +5 to +29"],
    [{ type: 'marker-moved', seat: 1, steps: -5, position: { from: 5, to: 0 } }, "P1's marker goes -5 to 0"],
  ],
  'symbol-triggered': [
    [
      { type: 'symbol-triggered', seat: 1, cell: 29, symbol: 'double-result' },
      'the symbol there: the result moves the marker once more',
    ],
  ],
};

describe('Every event of Emix has a sentence', () => {
  const rows = Object.values(told).flatMap((cases: Told) =>
    cases.map(([event, text, { options = {}, last } = {}]) => ({ event, text, options, last })),
  );
  test.each(rows)('$event.type: $text', ({ event, text, options, last }) => {
    const set = scene(options);
    if (last?.type === 'card-activated') follow(set, last);
    expect(sentence(set, event, last).at(-1)?.text).toBe(text);
  });

  test('and every one of them happens in games', () => {
    const seen = new Set(
      Object.keys(variants)
        .flatMap((name) => stepsOf(name).flatMap(eventsOf))
        .map(({ type }) => type)
        .filter(isTold),
    );
    expect([...seen].sort()).toEqual(Object.keys(told).sort());
  }, 60_000);
});

describe('A round begins', () => {
  const lines = (set: Scene): string[] =>
    sentence(set, { type: 'round-began', round: 2, firstPlayer: 1 }, undefined).map(({ text }) => text);

  test('with a table of pools, karma and powers after the round before', () => {
    const set = scene();
    set.karmaNew = { pos: [0, 0, 4], neg: [0, 0, 0] };
    set.rows[2] = ['optimism', 'optimism'];
    set.marker[2] = -7;
    expect(lines(set)).toEqual([
      'After round 1',
      '      marker  pool   karma  active powers, from the left',
      '  P0       0  -      -      -',
      '  P1       0  +3 -2  -      Love, Creativity',
      '  P2      -7  -      +4 -0  Optimism ×2',
      'Round 2 – P1 is first player',
    ]);
  });

  test('with a table of humans in free feeding', () => {
    expect(lines(scene(free))).toEqual([
      'After round 1',
      '      marker',
      '  P0       0',
      '  P1       0',
      '  P2       0',
      '      pool   karma  active powers, from the left',
      '  H0  -          -  -',
      '  H1  +3 -2      -  Love, Creativity',
      '  H2  -          -  -',
      'Round 2 – P1 is first player',
    ]);
  });
});

describe('Emons that move the same way are told at once', () => {
  const taken = (human: number, pos: number, neg: number) => ({ type: 'emons-taken', human, pos, neg }) as const;
  const returned = (pos: number, neg: number) => ({ type: 'emons-returned', human: 1, pos, neg }) as const;

  test('when they are those of one human', () => {
    const list = [taken(1, 4, 0), taken(1, 0, 2), taken(1, 1, 0), taken(2, 1, 0)];
    expect(joined(list)).toEqual([taken(1, 5, 2), taken(2, 1, 0)]);
  });

  test('but what a card takes away is no part of its price', () => {
    const price = returned(0, 2);
    expect(joined([brainwashing, price, returned(3, 0)])).toEqual([brainwashing, price, returned(3, 0)]);
    const mixed = { ...brainwashing, pos: 1, neg: 1 };
    expect(joined([mixed, returned(1, 0), returned(0, 1), returned(3, 0)])).toEqual([
      mixed,
      returned(1, 1),
      returned(3, 0),
    ]);
  });

  test('and what changes hands only between the same two', () => {
    const moved = (from: number, to: number, pos: number) => ({ type: 'emons-moved', from, to, pos, neg: 0 }) as const;
    expect(joined([moved(0, 1, 2), moved(0, 1, 1), moved(1, 0, 1)])).toEqual([moved(0, 1, 3), moved(1, 0, 1)]);
  });
});
