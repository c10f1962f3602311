import { cardsOfDeck, deckSize, shuffledDeck, stackedDeck } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { goOn, laid, sleight, type Trick } from '../games/sleight.js';

// A deck is a stack of bags: its draws have the distribution of a shuffled list, and no order lies in a state.

const [A, B, C] = [0, 1, 2];
const drawOne: Trick = { kind: 'draw', from: ['deck'], to: ['pile'] };
const go = { type: 'go', seat: 0 } as const;

describe('a deck', () => {
  test('is one sorted bag when it is shuffled, and none without cards', () => {
    expect(shuffledDeck([C, A, B, A])).toEqual({ bags: [{ cards: [A, A, B, C], known: [] }] });
    expect(shuffledDeck([])).toEqual({ bags: [] });
  });

  test('is stacked with the first bag on top', () => {
    const deck = stackedDeck([[B, A], [], [C]]);
    expect(deck.bags.map(({ cards }) => cards)).toEqual([[C], [A, B]]);
    expect(deckSize(deck)).toBe(3);
    expect(cardsOfDeck(deck)).toEqual([A, B, C]);
    expect(deckSize({ bags: [] })).toBe(0);
  });
});

/** Every order of a list as often as it comes up when equal cards are told apart. */
function orders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) => orders(cards.filter((_, other) => other !== i)).map((rest) => [card, ...rest]));
}

/** How likely each sequence of draws is from a shuffled list, as text. */
function likelihoods(stack: readonly (readonly number[])[], draws: number): Record<string, number> {
  let runs: number[][] = [[]];
  for (const bag of stack) runs = runs.flatMap((run) => orders(bag).map((order) => [...run, ...order]));
  const chances: Record<string, number> = {};
  for (const run of runs) {
    const name = run.slice(0, draws).join();
    chances[name] = (chances[name] ?? 0) + 1 / runs.length;
  }
  return chances;
}

describe('draws', () => {
  test.each([
    [[[A, B, C]], 3],
    [[[A, A, B, C]], 2],
    [[[A, A, B, C, C]], 5],
    [[[A, B], [C], [A, A, B]], 4],
  ])('of %j, %j of them, are as likely as from a shuffled list', (deck, draws) => {
    const state = laid({ deck }, ...Array.from({ length: draws }, () => drawOne));
    const found = sleight.chanceOutcomes(state, go);
    const expected = likelihoods(deck, draws);
    expect(found.map((outcome) => outcome.state.pile.join()).sort()).toEqual(Object.keys(expected).sort());
    for (const { probability, state: end } of found)
      expect(probability.numerator / probability.denominator).toBeCloseTo(expected[end.pile.join()] ?? 0, 12);
  });

  test('branch on the distinct kinds, by their weights', () => {
    const deck = [[A, A, A, A, A, A, B, B, C]];
    const found = sleight.chanceOutcomes(laid({ deck }, drawOne), go, { limit: 3 });
    expect(found.map(({ probability, state }) => [state.pile[0], probability])).toEqual([
      [A, { numerator: 2, denominator: 3 }],
      [B, { numerator: 2, denominator: 9 }],
      [C, { numerator: 1, denominator: 9 }],
    ]);
  });

  test('of a large deck come up as often as they should: chi-square', () => {
    const counts = [30, 20, 20, 15, 10, 5];
    const deck = [counts.flatMap((count, card) => Array.from({ length: count }, () => card))];
    const runs = 400;
    const drawn = 5;
    const found = counts.map(() => 0);
    for (let seed = 0; seed < runs; seed++) {
      const start = sleight.reseed(laid({ deck }, ...Array.from({ length: drawn }, () => drawOne)), `chi ${seed}`);
      for (const card of goOn(start).pile) found[card] = (found[card] ?? 0) + 1;
    }
    const squares = counts.reduce((sum, count, card) => {
      const expected = (runs * drawn * count) / 100;
      return sum + ((found[card] ?? 0) - expected) ** 2 / expected;
    }, 0);
    // five degrees of freedom: above 20.5 once in a thousand; the seeds are fixed
    expect(squares).toBeLessThan(20.5);
  });

  test('of the second card do not depend on the first but for its absence', () => {
    const found = sleight.chanceOutcomes(laid({ deck: [[A, A, B]] }, drawOne, drawOne), go);
    expect(
      found.map(({ probability, state }) => [state.pile, probability.numerator / probability.denominator]),
    ).toEqual([
      [[A, A], 1 / 3],
      [[A, B], 1 / 3],
      [[B, A], 1 / 3],
    ]);
  });
});

test('of equal cards in a list the first one goes, drawn freely, scripted or enumerated', () => {
  const state = laid({ hands: [[A, B, A], []] }, { kind: 'draw', from: ['hands.*', 0], to: ['pile'] });
  const rests = [0, 1, 2, 3, 4, 5].map((seed) => goOn(sleight.reseed(state, seed)).hands[0]?.join());
  expect(new Set(rests)).toEqual(new Set(['1,0', '0,0']));
  expect(goOn(sleight.scriptDraws(state, ['a'])).hands[0]).toEqual([B, A]);
});
