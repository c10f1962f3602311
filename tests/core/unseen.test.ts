import { addFractions, type Fraction, isInputError, type Viewer } from '@rulewright/core';
import { createEngine } from '@rulewright/core/author';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Layout,
  type Look,
  laid,
  type SleightState,
  sleight,
  spec,
  type Trick,
  type Zone,
} from '../games/sleight.js';
import { fewer } from '../support/depth.js';

// What a viewer does not see is not drawn in `chanceOutcomes`, and makes no difference to what that viewer may expect.

const DECK: Zone = ['deck'];
const SIDE: Zone = ['side'];
const PILE: Zone = ['pile'];
const hand = (seat: number): Zone => ['hands.*', seat];
const stash = (seat: number): Zone => ['stash.*', seat];
const deal = (from: Zone, to: Zone): Trick => ({ kind: 'deal', from, to });
const draw = (from: Zone, to: Zone): Trick => ({ kind: 'draw', from, to });
const look = (at: 'hands' | 'stash', seat: number, wanted: Look): Trick => ({ kind: 'look', at, seat, for: wanted });
const times = (n: number, trick: Trick): Trick[] => Array.from({ length: n }, () => trick);

const GO = { type: 'go', seat: 0 } as const;
type Chances = Record<string, string>;
const written = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** What a viewer may see after the next action, each view with its probability. */
function expected(state: SleightState, viewer: Viewer, limit?: number): Chances {
  const outcomes = sleight.chanceOutcomes(state, GO, { viewer, ...(limit !== undefined && { limit }) });
  return Object.fromEntries(outcomes.map(({ probability, view }) => [JSON.stringify(view), written(probability)]));
}

/** The same by force: every card is drawn, and then looked at by the viewer. */
function byForce(state: SleightState, viewer: Viewer): Chances {
  const found = new Map<string, Fraction>();
  for (const { probability, state: next } of sleight.chanceOutcomes(state, GO, { limit: 20_000 })) {
    const view = JSON.stringify(sleight.view(next, viewer));
    const known = found.get(view);
    found.set(view, known === undefined ? probability : addFractions(known, probability));
  }
  return Object.fromEntries([...found].map(([view, probability]) => [view, written(probability)]));
}

/** How likely which log is. */
const logs = (state: SleightState, viewer: Viewer): Chances =>
  Object.fromEntries(
    sleight
      .chanceOutcomes(state, GO, { viewer })
      .map(({ probability, view }) => [view.position.log.join(' '), written(probability)]),
  );

const thirtyKinds = Array.from({ length: 30 }, (_, card) => card);
const isTooMuch = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    return isInputError(error);
  }
};

describe('cards that are dealt unseen', () => {
  test.each<[Viewer]>([[0], ['spectator']])('are one outcome for viewer %s, who holds none of them', (viewer) => {
    const state = laid({ deck: [thirtyKinds] }, ...times(5, deal(DECK, hand(1))), ...times(2, deal(DECK, stash(0))));
    expect(Object.values(expected(state, viewer))).toEqual(['1/1']);
    const [outcome] = sleight.chanceOutcomes(state, GO, { viewer });
    expect(outcome?.view).toEqual(sleight.view(sleight.apply(state, GO), viewer));
  });

  test('are as many outcomes as ever for who gets them, and without a viewer', () => {
    const state = laid({ deck: [thirtyKinds] }, deal(DECK, hand(1)), deal(DECK, hand(1)));
    expect(Object.keys(expected(state, 1))).toHaveLength(30 * 29);
    expect(sleight.chanceOutcomes(state, GO)).toHaveLength(30 * 29);
    expect(Object.keys(expected(state, 0))).toHaveLength(1);
    expect(isTooMuch(() => expected(laid({ deck: [thirtyKinds] }, ...times(3, deal(DECK, hand(1)))), 1))).toBe(true);
  });

  test('leave views that are plain data, an open deck in them too', () => {
    const { secrets } = spec;
    const side = { pool: 'cards', visibleTo: 'all' } as const;
    const open = createEngine({ ...spec, secrets: { ...secrets, zones: { ...secrets.zones, side } } });
    const { options } = laid({ deck: [[0, 0, 1]], side: [[2]] }, deal(DECK, hand(1)));
    const [outcome] = open.chanceOutcomes(open.init(1, options), GO, { viewer: 0 });
    expect(outcome?.view.position.side).toEqual({ bags: [{ cards: [2], known: [] }] });
    expect(structuredClone(outcome?.view)).toEqual(outcome?.view);
  });

  test('leave what is drawn later as likely as before', () => {
    const state = laid({ deck: [[0, 0, 1]] }, deal(DECK, hand(1)), draw(DECK, PILE));
    expect(logs(state, 0)).toEqual({ '1 0': '2/3', '1 1': '1/3' });
  });

  test('are drawn when a rule looks at them, with what is known by then', () => {
    const state = laid({ deck: [[0, 0, 1]] }, deal(DECK, hand(1)), draw(DECK, PILE), look('hands', 1, 'last'));
    expect(logs(state, 0)).toEqual({ '1 0 0': '1/3', '1 0 1': '1/3', '1 1 0': '1/3' });
  });

  test.each<[Look, Chances]>([
    ['count', { '1 1 2': '1/1' }],
    ['kind', { '1 1 1': '2/3', '1 1 2': '1/3' }],
    ['all', { '1 1 0 0': '1/3', '1 1 0 1': '1/3', '1 1 1 0': '1/3' }],
  ])('and counted or read: looking for %s', (wanted, chances) => {
    const state = laid({ deck: [[0, 0, 1]] }, deal(DECK, stash(1)), deal(DECK, stash(1)), look('stash', 1, wanted));
    expect(logs(state, 'spectator')).toEqual(chances);
  });

  test('are drawn like all others when a script says what comes', () => {
    const state = laid({ deck: [[0, 1]] }, deal(DECK, hand(1)), look('hands', 1, 'last'));
    expect(logs(sleight.scriptDraws(state, ['b']), 0)).toEqual({ '1 1': '1/1' });
  });

  test('empty a deck, and there is none left', () => {
    const state = laid({ deck: [[0, 1]] }, ...times(3, deal(DECK, hand(1))));
    expect(logs(state, 0)).toEqual({ '1 1 0': '1/1' });
    expect(expected(state, 0)).toEqual(byForce(state, 0));
  });

  test('are told apart by their backs', () => {
    const state = sleight.init('backs', {
      backs: true,
      layout: { ...bare, deck: [[0, 1, 2]] },
      agenda: [{ kind: 'wait', seat: 0 }, deal(DECK, hand(1)), { kind: 'wait', seat: 0 }],
    });
    expect(Object.values(expected(state, 0)).sort()).toEqual(['1/3', '2/3']);
    expect(expected(state, 0)).toEqual(byForce(state, 0));
  });
});

const bare: Layout = {
  deck: [],
  side: [],
  hands: [[], []],
  pile: [],
  stash: [[], []],
  boxes: [
    [[], []],
    [[], []],
  ],
};

const seat = fc.constantFrom(0, 1);
const list: fc.Arbitrary<Zone> = fc.oneof(seat.map(hand), seat.map(stash), fc.constant(PILE));
const deck = fc.constantFrom(DECK, SIDE);
const trick: fc.Arbitrary<Trick> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(deck, list).map(([from, to]) => deal(from, to)) },
  { weight: 2, arbitrary: fc.tuple(fc.oneof(deck, list), fc.oneof(deck, list)).map(([from, to]) => draw(from, to)) },
  fc
    .tuple(
      fc.constantFrom('hands' as const, 'stash' as const),
      seat,
      fc.constantFrom<Look>('last', 'kind', 'all', 'count'),
    )
    .map(([at, of, wanted]) => look(at, of, wanted)),
  fc.tuple(list, fc.constantFrom<readonly Viewer[]>([0], [1], ['spectator'])).map(([zone, to]) => ({
    kind: 'show' as const,
    zone,
    to,
  })),
  fc.tuple(deck, list).map(([into, from]) => ({ kind: 'shuffle' as const, into, from: [from] })),
);
const kinds = (most: number) => fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: most });
const layout = fc.record({ deck: fc.tuple(kinds(4)), side: fc.tuple(kinds(2), kinds(2)), pile: kinds(2) });

test('whatever happens, a viewer expects the same as by force', () => {
  fc.assert(
    fc.property(layout, fc.array(trick, { minLength: 1, maxLength: 6 }), (lying, tricks) => {
      const state = laid(lying, ...tricks);
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(expected(state, viewer, 20_000)).toEqual(byForce(state, viewer));
    }),
    { numRuns: fewer(300, { day: 8 }), seed: 10 },
  );
});
