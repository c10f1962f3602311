import { EngineBug, type Viewer } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { after, goOn, type Layout, laid, type SleightState, sleight, type Trick, type Zone } from '../games/sleight.js';

// Every way to move cards between zones, and where they lie afterwards. Kinds are a = 0, b = 1, c = 2 …

const [A, B, C, D] = [0, 1, 2, 3];
const DECK: Zone = ['deck'];
const PILE: Zone = ['pile'];
const hand = (seat: number): Zone => ['hands.*', seat];
const stash = (seat: number): Zone => ['stash.*', seat];
const move = (card: number, from: Zone, to: Zone, how?: Extract<Trick, { kind: 'move' }>['how']): Trick => ({
  kind: 'move',
  card,
  from,
  to,
  ...(how && { how }),
});
const draw = (from: Zone, to: Zone, how?: Extract<Trick, { kind: 'draw' }>['how']): Trick => ({
  kind: 'draw',
  from,
  to,
  ...(how && { how }),
});
/** The bags of a deck, the top one first. */
const bagsOf = ({ bags }: SleightState['deck']) => bags.map(({ cards }) => cards).reverse();
const failing = (work: () => unknown) => expect(work).toThrow(EngineBug);

describe('a card is moved', () => {
  test('from a list onto the end of a list', () => {
    const { hands, pile } = after({ hands: [[A, B, C], []], pile: [D] }, move(B, hand(0), PILE));
    expect({ hands, pile }).toEqual({ hands: [[A, C], []], pile: [D, B] });
  });

  test('out of the middle of a deck, whose other cards stay', () => {
    const { deck, pile } = after({ deck: [[A], [B], [C]] }, move(B, DECK, PILE));
    expect([bagsOf(deck), pile]).toEqual([[[A], [C]], [B]]);
  });

  test('all of a list, in their order', () => {
    const { hands, pile } = after({ hands: [[A, B, C], [B]], pile: [D] }, { kind: 'moveAll', from: hand(0), to: PILE });
    expect({ hands, pile }).toEqual({ hands: [[], [B]], pile: [D, A, B, C] });
  });

  test('the first of its kind, or the one at the place that is named', () => {
    const layout = { hands: [[A, B, A, C], []] };
    expect(after(layout, move(A, hand(0), hand(1))).hands).toEqual([[B, A, C], [A]]);
    expect(after(layout, move(A, hand(0), hand(1), { from: 2 })).hands).toEqual([[A, B, C], [A]]);
  });

  test.each([
    [0, [D, A, B]],
    [1, [A, D, B]],
    [2, [A, B, D]],
  ])('to place %j of a list', (to, pile) => {
    expect(after({ hands: [[D], []], pile: [A, B] }, move(D, hand(0), PILE, { to })).pile).toEqual(pile);
  });

  // a list with holes would be written to, one place after the other, until memory ends
  test.each([-1, 3, 0.5, 1_000_000_000])('never to place %j of a list of two', (to) => {
    failing(() => after({ hands: [[D], []], pile: [A, B] }, move(D, hand(0), PILE, { to })));
  });

  test('within a list, to another place', () => {
    const { hands } = after({ hands: [[A, B, C], []] }, move(A, hand(0), hand(0), { from: 0, to: 2 }));
    expect(hands[0]).toEqual([B, C, A]);
  });

  test('onto a deck, and under it: there it is a bag of one', () => {
    const layout = { deck: [[A, B]], hands: [[C, D], []] };
    const { deck } = after(layout, move(C, hand(0), DECK), move(D, hand(0), DECK, { under: true }));
    expect(bagsOf(deck)).toEqual([[C], [A, B], [D]]);
  });

  test('out of a deck: from its topmost bag that holds one, and an empty bag is gone', () => {
    const layout = { deck: [[B], [A, A, B], [A]] };
    expect(bagsOf(after(layout, move(A, DECK, hand(0))).deck)).toEqual([[B], [A, B], [A]]);
    expect(bagsOf(after(layout, move(B, DECK, hand(0))).deck)).toEqual([[A, A, B], [A]]);
    expect(after(layout, move(B, DECK, hand(0))).hands[0]).toEqual([B]);
  });

  test('into a zone that two numbers name', () => {
    const { boxes } = after({ pile: [A, B] }, move(A, PILE, ['boxes.*.*', 1, 0]), move(B, PILE, ['boxes.*.*', 0, 1]));
    expect(boxes).toEqual([
      [[], [B]],
      [[A], []],
    ]);
  });

  test('only when it is there', () => {
    failing(() => after({ hands: [[A], []] }, move(B, hand(0), PILE)));
    failing(() => after({ hands: [[A, B], []] }, move(B, hand(0), PILE, { from: 0 })));
    failing(() => after({ deck: [[A]] }, move(B, DECK, PILE)));
    failing(() => after({ pile: [A] }, move(A, PILE, ['nowhere'] as unknown as Zone)));
    failing(() => after({ pile: [A] }, move(A, PILE, hand(2))));
  });
});

describe('a card is drawn', () => {
  test('from the top bag alone', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = goOn(sleight.reseed(laid({ deck: [[A, B], [C]] }, draw(DECK, hand(0))), seed));
      expect([
        [A, [[B], [C]]],
        [B, [[A], [C]]],
      ]).toContainEqual([state.log[0], bagsOf(state.deck)]);
    }
  });

  test('from the next bag when the top one is used up, and none from an empty zone', () => {
    const state = after({ deck: [[A], [B]] }, ...[0, 1, 0].map((seat) => draw(DECK, hand(seat))), draw(PILE, hand(0)));
    expect(state.log).toEqual([A, B, null, null]);
    expect(state.hands).toEqual([[A], [B]]);
    expect(state.deck).toEqual({ bags: [] });
  });

  test('at random from any other zone', () => {
    const drawn = sleight.chanceOutcomes(laid({ hands: [[A, B, A], []] }, draw(hand(0), hand(1))), {
      type: 'go',
      seat: 0,
    });
    expect(drawn.map(({ probability, state: { hands } }) => ({ probability, hands }))).toEqual([
      { probability: { numerator: 2, denominator: 3 }, hands: [[B, A], [A]] },
      { probability: { numerator: 1, denominator: 3 }, hands: [[A, A], [B]] },
    ]);
  });

  test('to the place that is named', () => {
    expect(after({ deck: [[D]], pile: [A, B] }, draw(DECK, PILE, { to: 1 })).pile).toEqual([A, D, B]);
    expect(bagsOf(after({ deck: [[D]], side: [[A]] }, draw(DECK, ['side'], { under: true })).side)).toEqual([[A], [D]]);
  });
});

describe('cards are shown', () => {
  const show = (zone: Zone, to: readonly Viewer[] | 'all'): Trick => ({ kind: 'show', zone, to });

  test('all of a list, which stays as it is', () => {
    const { log, hands } = after({ hands: [[C, A], []] }, show(hand(0), [1]));
    expect({ log, hands }).toEqual({ log: [C, A], hands: [[C, A], []] });
  });

  test('the next one of a deck: it stays on top from then on', () => {
    const state = after({ deck: [[A, B, C]] }, show(DECK, [0]), show(DECK, [1]), draw(DECK, hand(0)));
    expect(new Set(state.log).size).toBe(1);
    expect(state.hands[0]).toEqual([state.log[0]]);
  });

  test('none of an empty deck', () => {
    const { log, deck } = after({}, show(DECK, 'all'));
    expect({ log, deck }).toEqual({ log: [], deck: { bags: [] } });
  });
});

describe('cards are shuffled', () => {
  const shuffle = (into: Zone, ...from: Zone[]): Trick => ({ kind: 'shuffle', into, from });

  test('into one bag with what the deck holds, and the zones they come from are empty', () => {
    const layout = { deck: [[D], [B]], side: [[C], [A]], hands: [[C, A], [B]], pile: [A] };
    const { deck, side, hands, pile } = after(layout, shuffle(DECK, PILE, ['side'], hand(0)));
    expect({ bags: bagsOf(deck), side, hands, pile }).toEqual({
      bags: [[A, A, A, B, C, C, D]],
      side: { bags: [] },
      hands: [[], [B]],
      pile: [],
    });
  });

  test('with nothing else: the order of the deck is gone', () => {
    expect(bagsOf(after({ deck: [[B], [A], [C]] }, shuffle(DECK)).deck)).toEqual([[A, B, C]]);
    expect(bagsOf(after({ deck: [[B], [A]] }, shuffle(DECK, DECK)).deck)).toEqual([[A, B]]);
  });

  test('without cards there is no bag', () => {
    expect(after({}, shuffle(DECK, PILE)).deck).toEqual({ bags: [] });
  });

  test('without a draw: the generator stands where it stood', () => {
    const state = laid({ deck: [[A, B, C], [D]] }, shuffle(DECK));
    expect(goOn(state).rng).toEqual(state.rng);
  });

  test('into a deck and nothing else', () => {
    failing(() => after({ pile: [A] }, shuffle(stash(0), PILE)));
  });
});

describe('a script of draws', () => {
  const drawing: Partial<Layout> = { deck: [[A, B, B, C]], hands: [[], [A, B]] };
  const scripted = (draws: Parameters<typeof sleight.scriptDraws>[1], ...tricks: Trick[]) =>
    goOn(sleight.scriptDraws(laid(drawing, ...tricks), draws));
  const refused = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error instanceof Error && 'issues' in error ? error.issues : error;
    }
  };
  const misfit = (message: string) => [{ path: 'script.0', message }];

  test('names a card by its id', () => {
    expect(scripted(['b', 'c', 'b'], draw(DECK, hand(0)), draw(DECK, hand(0)), draw(DECK, hand(0))).hands[0]).toEqual([
      B,
      C,
      B,
    ]);
    expect(refused(() => scripted(['d'], draw(DECK, hand(0))))).toEqual(
      misfit('"d": one of 4 is drawn here (deck): a, b, c'),
    );
    expect(refused(() => scripted([0], draw(DECK, hand(0))))).toEqual(
      misfit('0: one of 4 is drawn here (deck): a, b, c'),
    );
  });

  test('names the zone and the seat a card comes from', () => {
    const tricks = [draw(hand(1), hand(0)), draw(DECK, hand(0))];
    const { hands } = scripted(
      [
        { for: 'hands.*', seat: 1, is: 'b' },
        { for: 'deck', is: 'c' },
      ],
      ...tricks,
    );
    expect(hands).toEqual([[B, C], [A]]);
    expect(refused(() => scripted([{ for: 'hands.*', seat: 0, is: 'b' }], ...tricks))).toEqual(
      misfit('"b": a card out of 2 is drawn here (hands.* of seat 1), not hands.* of seat 0'),
    );
    expect(refused(() => scripted([{ for: 'deck', is: 'b' }], ...tricks))).toEqual(
      misfit('"b": a card out of 2 is drawn here (hands.* of seat 1), not deck'),
    );
  });

  test('is not used where all cards are alike, nor by a shuffle', () => {
    const alike = laid({ deck: [[A, A]], pile: [B] }, draw(DECK, hand(0)), {
      kind: 'shuffle',
      into: DECK,
      from: [PILE],
    });
    expect(goOn(sleight.scriptDraws(alike, ['b'])).rng.script).toEqual(['b']);
  });

  test('that is strict allows no other draw', () => {
    const state = laid(drawing, draw(DECK, hand(0)), { kind: 'roll', sides: 6, for: 'escape', seat: 1 });
    expect(goOn(sleight.scriptDraws(state, ['b', 4], true)).log).toEqual([B, 4]);
    expect(refused(() => goOn(sleight.scriptDraws(state, ['b'], true)))).toEqual(
      misfit('undefined: a face of a d6 is drawn here and not scripted (escape of seat 1)'),
    );
    expect(goOn(sleight.scriptDraws(state, ['b'])).log[0]).toBe(B);
    expect(refused(() => goOn(sleight.scriptDraws(state, [], true)))).toEqual(
      misfit('undefined: a card out of 4 is drawn here and not scripted (deck)'),
    );
  });
});
