import { isInputError, type Viewer } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { after, goOn, type Layout, laid, type SleightState, sleight, type Trick, type Zone } from '../games/sleight.js';

// What a viewer has seen stays in that viewer's view until a shuffle or an unseen move makes it uncertain.

const [A, B, C, D] = [0, 1, 2, 3];
const DOWN = -1;
const DECK: Zone = ['deck'];
const PILE: Zone = ['pile'];
const hand = (seat: number): Zone => ['hands.*', seat];
const stash = (seat: number): Zone => ['stash.*', seat];
type How = Extract<Trick, { kind: 'move' }>['how'];
const move = (card: number, from: Zone, to: Zone, how?: How): Trick => ({
  kind: 'move',
  card,
  from,
  to,
  ...(how && { how }),
});
const draw = (from: Zone, to: Zone, how?: How): Trick => ({ kind: 'draw', from, to, ...(how && { how }) });
const show = (zone: Zone, to: readonly Viewer[] | 'all'): Trick => ({ kind: 'show', zone, to });
const shuffle = (into: Zone, ...from: Zone[]): Trick => ({ kind: 'shuffle', into, from });

/** What the deck looks like, its top bag first. */
const deckOf = (state: SleightState, viewer: Viewer) =>
  sleight
    .view(state, viewer)
    .position.deck.bags.map(({ cards }) => cards)
    .reverse();
/** What each viewer knows of a bag, the top one first. */
const knownOf = ({ deck }: SleightState) => deck.bags.map(({ known }) => known).reverse();
const seen = (state: SleightState, viewer: Viewer) => sleight.view(state, viewer).position;

describe('a move is seen', () => {
  const layout: Partial<Layout> = { hands: [[A, B], [C]], pile: [D] };

  test.each<[string, Trick, Record<string, number[][]>]>([
    ['by everybody when the card lay open', move(D, PILE, hand(0)), { 'hands.0': [[], [D], [D]] }],
    [
      'by nobody else when it goes from hand to face-down place',
      move(A, hand(0), stash(0)),
      { 'stash.0': [[A], [], []] },
    ],
    ['by both seats when it goes from hand to hand', move(A, hand(0), hand(1)), { 'hands.1': [[A], [], []] }],
    ['by those it is shown to', move(A, hand(0), stash(0), { shownTo: [1] }), { 'stash.0': [[A], [A], []] }],
    ['by all when all are shown', move(A, hand(0), stash(0), { shownTo: 'all' }), { 'stash.0': [[A], [A], [A]] }],
    [
      'by all when the spectator is',
      move(A, hand(0), stash(0), { shownTo: ['spectator'] }),
      { 'stash.0': [[A], [A], [A]] },
    ],
    ['and needs no memory in the open', move(A, hand(0), PILE), {}],
    ['in a zone of two numbers', move(D, PILE, ['boxes.*.*', 1, 1]), { 'boxes.1.1': [[D], [], [D]] }],
  ])('%s', (_, trick, memory) => {
    expect(after(layout, trick).memory).toEqual(memory);
  });

  test.each<[string, How, number[][][]]>([
    ['on top', {}, [[[A], [], []], []]],
    ['under it', { under: true }, [[], [[A], [], []]]],
    ['for all to see', { shownTo: 'all' }, [[[A], [A], [A]], []]],
  ])('when it is put on a deck %s', (_, how, known) => {
    expect(knownOf(after({ deck: [[B, C]], hands: [[A], []] }, move(A, hand(0), DECK, how)))).toEqual(known);
  });

  test('by whoever knows all the cards that lie there, and they are alike', () => {
    const state = after(
      { pile: [A, A, B] },
      move(A, PILE, stash(0)),
      move(A, PILE, stash(0)),
      draw(stash(0), stash(1)),
    );
    expect(state.memory).toEqual({ 'stash.0': [[A], [A], [A]], 'stash.1': [[A], [A], [A]] });
    const mixed = after({ pile: [A, B] }, move(A, PILE, stash(0)), move(B, PILE, stash(0)), draw(stash(0), stash(1)));
    expect(mixed.memory).toEqual({});
  });

  test('by nobody when it is drawn from a deck to a place where nobody looks', () => {
    const state = after({ deck: [[A, B]], stash: [[], []] }, draw(DECK, stash(1)));
    expect({ memory: state.memory, known: knownOf(state) }).toEqual({ memory: {}, known: [[]] });
  });
});

describe('what is known fades', () => {
  const openly = (...cards: number[]): Trick[] => cards.map((card) => move(card, PILE, hand(1)));

  test('by the card when its departure is seen', () => {
    const state = after({ pile: [A, A, B] }, ...openly(A, A, B), move(A, hand(1), PILE));
    expect(state.memory).toEqual({ 'hands.1': [[A, B], [], [A, B]] });
  });

  test('by one of each kind when some card leaves unseen', () => {
    const layout: Partial<Layout> = { hands: [[], [C]], pile: [A, A, A, B, B, D] };
    const state = after(layout, ...openly(A, A, A, B, B, D), move(C, hand(1), stash(1)));
    expect(state.memory).toEqual({ 'hands.1': [[A, A, B], [], [A, A, B]], 'stash.1': [[], [C], []] });
  });

  test('for those alone who did not see it', () => {
    const state = after({ hands: [[], [C]], pile: [A] }, ...openly(A), move(A, hand(1), stash(1), { shownTo: [0] }));
    expect(state.memory).toEqual({ 'stash.1': [[A], [A], []] });
  });

  test('to nothing when the only card of its kind may have gone', () => {
    const state = after({ hands: [[], [C]], pile: [A] }, ...openly(A), move(C, hand(1), stash(1)));
    expect(state.memory).toEqual({ 'stash.1': [[], [C], []] });
  });

  test('not when a card comes', () => {
    const state = after({ hands: [[B], []], pile: [A], deck: [[C, D]] }, ...openly(A), draw(DECK, hand(1)));
    expect(state.memory).toEqual({ 'hands.1': [[A], [], [A]] });
  });

  test('in a bag, too', () => {
    const mixed = after({ deck: [[C, D]], pile: [A, A] }, shuffle(DECK, PILE));
    expect(knownOf(mixed)).toEqual([
      [
        [A, A],
        [A, A],
        [A, A],
      ],
    ]);
    const drawn = goOn(
      sleight.scriptDraws(laid({ deck: [[C, D]], pile: [A, A] }, shuffle(DECK, PILE), draw(DECK, hand(1))), ['d']),
    );
    expect(knownOf(drawn)).toEqual([[[A], [A, A], [A]]]);
  });
});

describe('what is shown', () => {
  test('of a list is known to those it was shown to, whatever they knew before', () => {
    const state = after({ hands: [[], [C, A]], pile: [B] }, move(B, PILE, hand(1)), show(hand(1), [0]));
    expect(state.memory).toEqual({ 'hands.1': [[A, B, C], [], [B]] });
  });

  test('to all is known to all but those who look into the zone anyway', () => {
    expect(after({ hands: [[], [A]] }, show(hand(1), 'all')).memory).toEqual({ 'hands.1': [[A], [], [A]] });
    expect(after({ hands: [[], [A]] }, show(hand(1), [1])).memory).toEqual({});
    expect(after({ pile: [A] }, show(PILE, 'all')).memory).toEqual({});
  });

  test('of a deck is the next card, which lies on top for them', () => {
    const state = goOn(sleight.scriptDraws(laid({ deck: [[A, B, C]] }, show(DECK, [0])), ['b']));
    expect(deckOf(state, 0)).toEqual([[B], [DOWN, DOWN]]);
    expect(deckOf(state, 1)).toEqual([[DOWN], [DOWN, DOWN]]);
  });
});

describe('a shuffle', () => {
  test('hides where a card lies, and not that it lies there', () => {
    const state = after({ deck: [[B, C]], hands: [[A], []] }, move(A, hand(0), DECK), shuffle(DECK));
    expect(knownOf(state)).toEqual([[[A], [], []]]);
    expect(deckOf(state, 0)).toEqual([[A, DOWN, DOWN]]);
    expect(deckOf(state, 1)).toEqual([[DOWN, DOWN, DOWN]]);
  });

  test('takes what was known of the zones along, and leaves no memory there', () => {
    const layout: Partial<Layout> = { pile: [A, B], hands: [[C], []], stash: [[D], []] };
    const state = after(layout, move(A, PILE, stash(0)), shuffle(DECK, stash(0), hand(0), PILE));
    expect(state.memory).toEqual({});
    expect(knownOf(state)).toEqual([
      [
        [A, B, C],
        [A, B],
        [A, B],
      ],
    ]);
  });

  test('of a deck into another takes along what was known of its bags', () => {
    const layout: Partial<Layout> = { side: [[B]], hands: [[A], []] };
    const state = after(layout, move(A, hand(0), ['side']), shuffle(DECK, ['side']));
    expect(knownOf(state)).toEqual([[[A], [], []]]);
  });
});

describe('a view', () => {
  test('shows what is remembered first, and a constant for every other card', () => {
    const layout: Partial<Layout> = { hands: [[], [C, D]], pile: [B, A], deck: [[A, B]] };
    const state = after(layout, move(B, PILE, hand(1)), move(A, PILE, hand(1)));
    expect(state.hands[1]).toEqual([C, D, B, A]);
    expect(seen(state, 0).hands[1]).toEqual([A, B, DOWN, DOWN]);
    expect(seen(state, 'spectator').hands[1]).toEqual([A, B, DOWN, DOWN]);
    expect(seen(state, 1).hands[1]).toEqual([C, D, B, A]);
    expect(deckOf(state, 1)).toEqual([[DOWN, DOWN]]);
  });

  test('shows one constant for each back', () => {
    const state = sleight.init('backs', {
      backs: true,
      layout: { ...laid({}).options.layout, hands: [[], [B, A, D, C]] },
    });
    const { position, backs } = sleight.view(state, 0);
    expect(position.hands[1]).toEqual([-1, -1, -2, -2]);
    expect(backs).toEqual({ cards: ['odd', 'even'] });
  });

  test('tells what its viewer remembers and what everybody does, and of others nothing', () => {
    const layout: Partial<Layout> = { hands: [[A], [B]], pile: [C] };
    const state = after(layout, move(A, hand(0), stash(0)), move(B, hand(1), stash(0)), move(C, PILE, stash(0)));
    expect(state.memory).toEqual({ 'stash.0': [[A, C], [B, C], [C]] });
    expect(seen(state, 0).memory).toEqual({ 'stash.0': [[A, C], [C], [C]] });
    expect(seen(state, 1).memory).toEqual({ 'stash.0': [[C], [B, C], [C]] });
    expect(seen(state, 'spectator').memory).toEqual({ 'stash.0': [[C], [C], [C]] });
    const secret = after({ hands: [[A], []] }, move(A, hand(0), stash(0)));
    expect(seen(secret, 1).memory).toEqual({});
    const covered = after({ deck: [[B]], hands: [[A], []] }, move(A, hand(0), DECK));
    expect(seen(covered, 1).deck).toEqual({
      bags: [
        { cards: [DOWN], known: [] },
        { cards: [DOWN], known: [] },
      ],
    });
    expect(seen(covered, 0).deck).toEqual({
      bags: [
        { cards: [DOWN], known: [] },
        { cards: [A], known: [[A], [], []] },
      ],
    });
  });
});

describe('a dealt world', () => {
  const layout: Partial<Layout> = { deck: [[B, C, D]], hands: [[A], [C, D]], pile: [B] };
  const truth = after(layout, move(A, hand(0), DECK), move(B, PILE, hand(1)));

  test('keeps what its viewer remembers, and gives the same view', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      for (let seed = 0; seed < 30; seed++) {
        const view = sleight.view(truth, viewer);
        const world = sleight.determinize(view, seed);
        expect(sleight.validate(world)).toEqual([]);
        expect(sleight.view(world, viewer)).toEqual(view);
        if (viewer === 0) expect(world.deck.bags.at(-1)?.cards).toEqual([A]);
        expect(world.hands[1]).toContain(B);
      }
  });

  test('is any arrangement that agrees with all the viewer has seen, the truth among them', () => {
    const dealt = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const { deck, hands } = sleight.determinize(sleight.view(truth, 0), seed);
      dealt.add(JSON.stringify([[...(hands[1] ?? [])].sort(), deck.bags.map(({ cards }) => cards)]));
    }
    // b, c, d, c, d are hidden: two of them beside the b in the hand of seat 1, three under the a
    const rest = [B, C, C, D, D];
    const expected = new Set<string>();
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < i; j++) {
        const held = [B, rest[i], rest[j]].sort();
        const lower = rest.filter((_, k) => k !== i && k !== j);
        expected.add(JSON.stringify([held, [lower, [A]]]));
      }
    expect(dealt).toEqual(expected);
    expect(dealt).toContain(
      JSON.stringify([
        [B, C, D],
        [[B, C, D], [A]],
      ]),
    );
  });

  test('is uniform over the cards, not over their kinds', () => {
    const view = sleight.view(after({ hands: [[], [A]], deck: [[B, B, B]] }), 0);
    let held = 0;
    for (let seed = 0; seed < 400; seed++) if (sleight.determinize(view, seed).hands[1]?.[0] === A) held++;
    expect(Math.abs(held - 100)).toBeLessThan(30);
  });

  test('has a card of the same back wherever a back is seen', () => {
    const lying = { ...laid({}).options.layout, hands: [[], [B, A]], deck: [[C, D]] };
    const view = sleight.view(sleight.init('backs', { backs: true, layout: lying }), 0);
    for (let seed = 0; seed < 20; seed++)
      expect(
        sleight
          .determinize(view, seed)
          .hands[1]?.map((card) => card % 2)
          .sort(),
      ).toEqual([0, 1]);
  });

  test('needs a view of this engine', () => {
    const view = sleight.view(truth, 0);
    const bent = (change: object) => () =>
      sleight.determinize({ ...view, position: { ...view.position, ...change } }, 0);
    for (const change of [{ pile: [A] }, { pile: [DOWN, DOWN] }, { hands: [[], [-3, DOWN, B]] }, { hands: [[], []] }])
      expect(bent(change)).toThrow('the view is not one of this engine');
  });
});

describe('load', () => {
  const state = after(
    { deck: [[B, C]], hands: [[A], [C]], pile: [D, D] },
    move(D, PILE, hand(1)),
    move(A, hand(0), DECK),
  );
  const issues = (bend: (copy: SleightState & { memory: Record<string, number[][]> }) => void) => {
    const copy = JSON.parse(JSON.stringify(state));
    bend(copy);
    return sleight.validate(copy);
  };
  const top = (copy: SleightState) => copy.deck.bags[1] as unknown as { cards: number[]; known: number[][] };
  const under = (copy: SleightState) => copy.deck.bags[0] as unknown as { cards: number[]; known: number[][] };

  test('takes what a game has come to', () => {
    expect(state.memory).toEqual({ 'hands.1': [[D], [], [D]] });
    expect(issues(() => {})).toEqual([]);
  });

  test.each<
    [
      string,
      (copy: SleightState & { memory: Record<string, number[][]> }) => unknown,
      { path: string; message: string }[],
    ]
  >([
    [
      'a zone that is none',
      (copy) => (copy.memory.nowhere = [[], [], [D]]),
      [{ path: 'memory.nowhere', message: 'expected a zone of cards, found none of this name' }],
    ],
    [
      'too few viewers',
      (copy) => (copy.memory['hands.1'] = [[D], []]),
      [{ path: 'memory.hands.1', message: 'found 2 lists, expected 3' }],
    ],
    [
      'empty lists',
      (copy) => (copy.memory['hands.0'] = [[], [], []]),
      [{ path: 'memory.hands.0', message: 'nobody knows anything: expected no lists' }],
    ],
    [
      'what does not lie there',
      (copy) => (copy.memory['hands.1'] = [[D, D], [], [D]]),
      [{ path: 'memory.hands.1.0', message: '3,3 is remembered, 2,3 lies there' }],
    ],
    [
      'what an owner sees anyway',
      (copy) => (copy.memory['hands.1'] = [[D], [D], [D]]),
      [{ path: 'memory.hands.1.1', message: 'who looks into hands.1 remembers nothing' }],
    ],
    [
      'what only the spectator knows',
      (copy) => (copy.memory['hands.1'] = [[], [], [D]]),
      [{ path: 'memory.hands.1.0', message: 'everybody knows what the spectator knows' }],
    ],
    [
      'disorder',
      (copy) => (copy.memory['hands.1'] = [[D, C], [], [D]]),
      [{ path: 'memory.hands.1.0', message: 'expected cards in ascending order, found 3,2' }],
    ],
    [
      'a bag in disorder',
      (copy) => (under(copy).cards = [C, B]),
      [{ path: 'deck.bags.0', message: 'expected cards in ascending order, found 2,1' }],
    ],
    [
      'an empty bag',
      (copy) => (copy.deck.bags as unknown[]).push({ cards: [], known: [] }),
      [{ path: 'deck.bags.2', message: 'expected a card, found an empty bag' }],
    ],
    [
      'a bag that holds something else',
      (copy) => (top(copy).known = [[B], [], []]),
      [{ path: 'deck.bags.1.known.0', message: '1 is remembered, 0 lies there' }],
    ],
    [
      'a card too many',
      (copy) => (copy.hands as number[][])[0]?.push(B),
      [{ path: 'hands.0', message: 'b, a card of cards: found 2, expected 1' }],
    ],
    [
      'a card too few',
      (copy) => Object.assign(copy, { pile: [] }),
      [{ path: 'hands.1', message: 'd, a card of cards: found 1, expected 2' }],
    ],
    [
      'a card that is none',
      (copy) => (copy.pile as number[]).push(9),
      [{ path: 'pile', message: '9, a card of cards: found 1, expected 0' }],
    ],
  ])('refuses %s', (_, bend, expected) => {
    expect(issues((copy) => void bend(copy))).toEqual(expected);
  });

  test('refuses memory that is no list of cards', () => {
    const paths = (memory: unknown) => sleight.validate({ ...state, memory }).map(({ path }) => path);
    expect(paths({ 'hands.1': [['d'], [], []] })).toEqual(['memory.hands.1.0.0']);
    expect(paths([])).toEqual(['memory']);
    expect(paths({ 'hands.1': [[-1], [], []] })).toEqual(['memory.hands.1.0.0']);
    expect(() => sleight.load({ ...state, memory: null })).toThrow(expect.toSatisfy(isInputError));
  });
});
