import { addFractions, type Fraction, fraction, type View } from '@rulewright/core';
import { createEngine } from '@rulewright/core/author';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engine as liarsDice } from '../../examples/games/liars-dice.js';
import {
  emptyLayout,
  type Look,
  laid,
  type SleightState,
  sleight,
  spec,
  type Trick,
  type Zone,
} from '../games/sleight.js';
import { FEW, fewer, HALF } from '../support/depth.js';
import { issues } from './caught.js';

// What a player may expect is the mean over all worlds that agree with the player's view.

const GO = { type: 'go', seat: 0 } as const;
type Engine = typeof sleight;
type Chances = Record<string, string>;
const written = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** How likely each view is, with a limit that is never reached. */
function expected(engine: Engine, view: View<SleightState>, limit = 200_000): Chances {
  const told = engine.chanceOutcomes(view, GO, { limit });
  if (!told.exact) throw new Error(told.code);
  expect(written(told.outcomes.reduce((sum, one) => addFractions(sum, one.probability), fraction(0)))).toBe('1/1');
  return byKey(
    told.outcomes.map(({ probability, view: seen, events }) => [JSON.stringify([seen, events]), probability]),
  );
}

function byKey(list: readonly (readonly [string, Fraction])[]): Chances {
  const sums = new Map<string, Fraction>();
  for (const [key, probability] of list) sums.set(key, addFractions(sums.get(key) ?? fraction(0), probability));
  return Object.fromEntries([...sums].map(([key, probability]) => [key, written(probability)]));
}

/** The same by force: every order of the cards that the viewer does not see, and every way from there. */
function byForce(engine: Engine, view: View<SleightState>, rng: SleightState['rng'], fits: Fits): Chances {
  const worlds = worldsOf(view, engine).filter(fits);
  const share = fraction(1, worlds.length);
  return byKey(
    worlds.flatMap((position) =>
      engine
        .chanceOutcomes({ ...position, rng }, GO, { viewer: 0, limit: 200_000 })
        .map(({ probability, view: seen, events }) => {
          const part = fraction(probability.numerator * share.numerator, probability.denominator * share.denominator);
          return [JSON.stringify([seen, events]), part] as const;
        }),
    ),
  );
}

type Position = View<SleightState>['position'];
type Fits = (position: Position) => boolean;

/** Every way to put the unseen cards, each a card of its own, where the view shows backs. */
function worldsOf({ position }: View<SleightState>, engine: Engine): Position[] {
  const text = JSON.stringify(lists(position));
  const seen = (text.match(/-?\d+/g) ?? []).map(Number);
  const kinds = engine.pools(position.options).cards ?? [];
  const left = kinds.flatMap(({ card, count }) =>
    Array.from({ length: count - seen.filter((one) => one === card).length }, () => card),
  );
  return orders(
    left,
    seen.filter((card) => card < 0),
    backOf(position),
  ).map((deal) => {
    let next = 0;
    const filled = JSON.parse(text.replaceAll(/-?\d+/g, (n) => (Number(n) < 0 ? String(deal[next++]) : n)));
    for (const deck of [filled.deck, filled.side])
      for (const bag of deck) bag.sort((one: number, other: number) => one - other);
    const bags = (deck: 'deck' | 'side') => ({
      bags: position[deck].bags.map(({ known }, i) => ({ cards: filled[deck][i], known })),
    });
    return { ...position, ...filled, deck: bags('deck'), side: bags('side') };
  });
}

const lists = ({ deck, side, hands, pile, stash, boxes }: Position) => ({
  deck: deck.bags.map(({ cards }) => cards),
  side: side.bags.map(({ cards }) => cards),
  hands,
  pile,
  stash,
  boxes,
});

/** Which back a card has: the number of it among the backs of the game, in the order of their first cards. */
function backOf({ options }: Position): (card: number) => number {
  const { layout } = options;
  const cards = [layout.deck, layout.side, layout.hands, layout.pile, layout.stash, layout.boxes].flat(3);
  const backs = options.backs ? [...new Set(cards.map((card) => card % 2))] : [0];
  return (card) => (options.backs ? backs.indexOf(card % 2) : 0);
}

/** All orders of cards, each of which fits the back at its place. */
function orders(left: readonly number[], backs: readonly number[], back: (card: number) => number): number[][] {
  if (backs.length === 0) return [[]];
  return left.flatMap((card, i) =>
    -1 - back(card) === backs[0]
      ? orders([...left.slice(0, i), ...left.slice(i + 1)], backs.slice(1), back).map((more) => [card, ...more])
      : [],
  );
}

const DECK: Zone = ['deck'];
const hand = (seat: number): Zone => ['hands.*', seat];
const stash = (seat: number): Zone => ['stash.*', seat];
const PILE: Zone = ['pile'];
const any: Fits = () => true;

const seat = fc.constantFrom(0, 1);
const list: fc.Arbitrary<Zone> = fc.oneof(seat.map(hand), seat.map(stash), fc.constant(PILE));
const deck = fc.constantFrom<Zone>(DECK, ['side']);
const trick: fc.Arbitrary<Trick> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(deck, list).map(([from, to]): Trick => ({ kind: 'deal', from, to })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.oneof(deck, list), fc.oneof(deck, list))
      .map(([from, to]): Trick => ({ kind: 'draw', from, to })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(list, fc.oneof(deck, list)).map(([from, to]): Trick => ({ kind: 'moveAll', from, to })),
  },
  fc
    .tuple(
      fc.constantFrom('hands' as const, 'stash' as const),
      seat,
      fc.constantFrom<Look>('last', 'kind', 'all', 'count'),
    )
    .map(([at, of, wanted]): Trick => ({ kind: 'look', at, seat: of, for: wanted })),
  fc
    .tuple(list, fc.constantFrom<readonly (number | 'spectator')[]>([0], [1], ['spectator']))
    .map(([zone, to]): Trick => ({ kind: 'show', zone, to })),
  fc.tuple(deck, list).map(([into, from]): Trick => ({ kind: 'shuffle', into, from: [from] })),
);
const kinds = (most: number) => fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: most });
const layout = fc
  .record({
    deck: fc.tuple(kinds(3)),
    side: fc.tuple(kinds(1), kinds(1)),
    hands: fc.tuple(kinds(1), kinds(3)),
    pile: kinds(1),
    stash: fc.tuple(kinds(1), kinds(2)),
  })
  .filter(({ deck: [top], side, hands, stash: lying }) => [top, side, hands[1], lying].flat(2).length <= 5);

describe('what a player may expect', () => {
  test('is the mean over every world that agrees with the view, whatever was seen before and whatever happens', () => {
    const tricks = fc.array(trick, { maxLength: 4 });
    fc.assert(
      fc.property(layout, fc.boolean(), tricks, tricks, (lying, backs, before, then) => {
        const agenda = [{ kind: 'wait', seat: 0 } as const, ...before, { kind: 'wait', seat: 0 } as const, ...then];
        const start = sleight.init('view', {
          backs,
          layout: { ...emptyLayout, ...lying },
          agenda: [...agenda, { kind: 'wait', seat: 0 }],
        });
        const state = sleight.apply(start, GO);
        const view = sleight.view(state, 0);
        expect(expected(sleight, view)).toEqual(byForce(sleight, view, state.rng, any));
      }),
      { numRuns: fewer(150, FEW), seed: 29 },
    );
  });

  test('knows what never lies in a zone, which makes other cards likelier there and that one elsewhere', () => {
    const { secrets } = spec;
    const never = (card: number): boolean => card === 0;
    const zones = { ...secrets.zones, 'stash.*': { pool: 'cards', visibleTo: 'nobody', never } as const };
    const limited = createEngine({ ...spec, secrets: { ...secrets, zones } });
    const fits: Fits = ({ stash: lying }) => !lying.flat().includes(0);
    fc.assert(
      fc.property(layout, fc.boolean(), fc.array(trick, { maxLength: 4 }), (lying, backs, then) => {
        const clean = [lying.stash[0].filter((card) => card !== 0), lying.stash[1].filter((card) => card !== 0)];
        const state = limited.init('never', {
          backs,
          layout: { ...emptyLayout, ...lying, stash: clean },
          agenda: [{ kind: 'wait', seat: 0 }, ...then, { kind: 'wait', seat: 0 }],
        });
        const view = limited.view(state, 0);
        expect(expected(limited, view)).toEqual(byForce(limited, view, state.rng, fits));
        expect(fits(limited.determinize(view, 'fits'))).toBe(true);
      }),
      { numRuns: fewer(80, HALF), seed: 29 },
    );
  });

  test('is not what truly lies there: a list of all that can come would name what cannot', () => {
    const state = laid({ deck: [[0]], stash: [[], [1]] }, { kind: 'draw', from: DECK, to: PILE });
    expect(sleight.chanceOutcomes(state, GO, { viewer: 0 })).toHaveLength(1);
    expect(Object.values(expected(sleight, sleight.view(state, 0)))).toEqual(['1/2', '1/2']);
    const other = laid({ deck: [[1]], stash: [[], [0]] }, { kind: 'draw', from: DECK, to: PILE });
    expect(Object.values(expected(sleight, sleight.view(other, 0)))).toEqual(['1/2', '1/2']);
  });

  test('minds that the first card of a kind leaves a hand, when a rule reads by place what is left', () => {
    const away: Trick = { kind: 'draw', from: hand(1), to: PILE };
    const state = laid({ hands: [[], [0, 0, 1]], stash: [[], [2]] }, away, {
      kind: 'look',
      at: 'hands',
      seat: 1,
      for: 'last',
    });
    const view = sleight.view(state, 0);
    expect(expected(sleight, view)).toEqual(byForce(sleight, view, state.rng, any));
  });

  test('leaves hidden dice hidden until a rule reads them', () => {
    const dice = liarsDice.init('dice', { players: 2 });
    const told = (position: typeof dice, action: ReturnType<typeof liarsDice.legalActions>[number]) =>
      liarsDice.chanceOutcomes(liarsDice.view(position, action.seat), action);
    const [bid] = liarsDice.legalActions(dice);
    if (bid === undefined) throw new Error('nothing to bid');
    expect(told(dice, bid)).toMatchObject({
      exact: true,
      outcomes: [{ probability: { numerator: 1, denominator: 1 } }],
    });
  });

  test('draws nothing that nobody looks at, however many cards lie unseen', () => {
    const thirty = Array.from({ length: 30 }, (_, card) => card);
    const deals = Array.from({ length: 6 }, (): Trick => ({ kind: 'deal', from: DECK, to: hand(1) }));
    const state = laid({ deck: [thirty] }, ...deals, { kind: 'moveAll', from: hand(1), to: stash(0) });
    expect(Object.values(expected(sleight, sleight.view(state, 0), 1))).toEqual(['1/1']);
  });
});

describe('what is not listed', () => {
  const thirty = Array.from({ length: 30 }, (_, card) => card);

  test('says which hidden zone the rules read', () => {
    const look: Trick = { kind: 'look', at: 'hands', seat: 1, for: 'all' };
    const view = sleight.view(laid({ deck: [thirty], hands: [[], [1, 2, 3]] }, look), 0);
    expect(sleight.chanceOutcomes(view, GO)).toEqual({ exact: false, code: 'depends-on', zone: 'hands.1' });
  });

  test('says that too much is drawn in sight', () => {
    const draws = Array.from({ length: 3 }, (): Trick => ({ kind: 'draw', from: DECK, to: PILE }));
    const view = sleight.view(laid({ deck: [thirty] }, ...draws), 0);
    expect(sleight.chanceOutcomes(view, GO)).toEqual({ exact: false, code: 'too-many-draws' });
  });

  test('says that a chance is too small to be exact', () => {
    const two = Array.from({ length: 408 }, (_, i) => (i < 211 ? 1 : 0));
    const draws = Array.from({ length: 9 }, (): Trick => ({ kind: 'draw', from: DECK, to: PILE }));
    const state = laid({ deck: [two] }, ...draws);
    expect(sleight.chanceOutcomes(sleight.view(state, 0), GO)).toEqual({ exact: false, code: 'too-fine' });
    expect(() => sleight.chanceOutcomes(state, GO, { viewer: 0 })).toThrow('the chances are too small');
  });
});

describe('a sample', () => {
  const state = laid({ deck: [[0, 0, 1]], hands: [[], [1, 2]] }, { kind: 'draw', from: DECK, to: PILE });
  const view = sleight.view(state, 0);
  const shares = (seed: string, limit?: number) =>
    sleight.chanceOutcomes(view, GO, { worlds: 300, seed, limit }).outcomes.map(({ share, interval, view: seen }) => {
      expect(interval[0] <= share && share <= interval[1]).toBe(true);
      return [seen.position.log[0], share, interval] as const;
    });

  test.each([
    ['listed', 100],
    ['played', 1],
  ])('of worlds that are %s gives about the chances, and intervals that hold them', (_, limit) => {
    const found = shares('a', limit);
    expect(found.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const [card, , [from, to]] of found) {
      const chance = [2 / 5, 2 / 5, 1 / 5][card ?? 0] ?? 0;
      expect(from < chance && chance < to).toBe(true);
    }
  });

  test('is the same from the same seed, and another from another', () => {
    expect(shares('a')).toEqual(shares('a'));
    expect(shares('a')).not.toEqual(shares('b'));
  });

  test('of a result that came in every world leaves room for others', () => {
    const sure = laid({ deck: [[0, 1]] });
    const told = sleight.chanceOutcomes(sleight.view(sure, 0), GO, { worlds: 100, seed: 1 });
    expect(told).toMatchObject({ exact: false, code: 'sampled', worlds: 100, outcomes: [{ share: 1 }] });
    expect(told.outcomes[0]?.interval.map((end) => end.toFixed(3))).toEqual(['0.963', '1.000']);
  });
});

describe('a view is asked', () => {
  const state = laid({ deck: [[0]] });
  const view = sleight.view(state, 0);

  test('for the actions of its own seat alone', () => {
    const other = { ...GO, seat: 1 };
    expect(() => sleight.chanceOutcomes(view, other as typeof GO)).toThrow();
    expect(issues(() => sleight.chanceOutcomes(sleight.view(state, 'spectator'), GO))).toEqual([
      { path: 'seat', message: 'the view is that of spectator, the action that of seat 0' },
    ]);
  });

  test.each<[object, string]>([
    [{ worlds: 3 }, 'seed'],
    [{ seed: 1 }, 'seed'],
    [{ worlds: 0, seed: 1 }, 'worlds'],
    [{ limit: 0 }, 'limit'],
    [{ viewer: 0 }, 'viewer'],
  ])('with settings that fit, not with %j', (settings, path) => {
    expect(issues(() => sleight.chanceOutcomes(view, GO, settings))).toMatchObject([{ path }]);
  });

  test('and refused when no state can look so', () => {
    const strange = { ...view, position: { ...view.position, pile: [0, 0] } };
    expect(() => sleight.chanceOutcomes(strange, GO)).toThrow('the view is not one of this engine');
  });

  test('wherever it comes from', () => {
    expect(sleight.chanceOutcomes(JSON.parse(JSON.stringify(view)), GO)).toEqual(sleight.chanceOutcomes(view, GO));
  });
});
