import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';
import {
  activate,
  begin,
  build,
  type EditablePosition,
  end,
  placeOf,
  setEcoFund,
  setField,
  setMoney,
  setPlayer,
  setShared,
  wait,
} from '@rulewright/ecologic/positions';
import { describe, expect, test } from 'vitest';
import { ahead, thoughts } from './known.js';

const auction = (highBid: number) => ({ item: 'oil', opener: 1, highBid, highBidder: 1, stillIn: [0, 1] });

/** A game of two on the known field, where seat 0 waits with 10 coins and no eco points. */
function thinking(recipe: (state: EditablePosition) => void = () => {}) {
  const state = structuredClone(engine.init('thinking', { players: 2 })) as EditablePosition;
  begin(state);
  setField(state);
  recipe(state);
  return thoughts(engine, expertise, state, 0);
}

describe('Who knows EcoLogic', () => {
  test.each([
    [3, 4, 1],
    [3, 5, 1 / 16],
    [0, 3, 1 / 81],
  ])('raises a bid of %i to %i with weight %d', (highBid, amount, weight) => {
    const { of } = thinking((state) => {
      setShared(state, { auction: auction(highBid) });
      wait(state, { kind: 'bid', seat: 0 });
    });
    expect(of({ type: 'raise', seat: 0, amount })).toBeCloseTo(weight, 12);
  });

  test.each([
    ['ask-aid', 0.02],
    ['accept-aid', 0.03],
    ['remove-initiative', 0.01],
    ['reveal', 4],
    ['place-initiative', 8],
    ['pass-building', 1],
  ] as const)('gives %s the weight %d anywhere', (type, weight) => {
    expect(thinking().type(type)).toBe(weight);
  });

  test('bids for a plant as long as it makes the score greater, in the last round up to the coins that it earns', () => {
    const wish = (highBid: number) =>
      thinking((state) => {
        setEcoFund(state, 20);
        build(state, 0, placeOf(state, 'H01'), { branch: 'oil' });
        setShared(state, { lastRound: true });
        setShared(state, { auction: auction(highBid) });
        wait(state, { kind: 'bid', seat: 0 });
      }).type('raise');
    const wishes = [0, 1, 2, 4].map(wish);
    expect(wishes).toEqual([...wishes].sort((a, b) => b - a));
    expect(wishes.map((weight) => weight > 1)).toEqual([true, true, false, false]);
    expect(wishes[3]).toBeLessThan(0.05);
  });

  // seat 0 has 10 coins, the high bid is 11: 2 are missing
  test.each([
    ['what is missing to the next bid', 3, { helper: 2, amount: 2, due: 2 }, false],
    ['more than that', 3, { helper: 2, amount: 3, due: 3 }, true],
    ['a gift', 3, { helper: 2, amount: 2, due: 0 }, true],
    ['more than half of what somebody has', 3, { helper: 1, amount: 2, due: 2 }, true],
    ['anything in a game for two', 2, { helper: 1, amount: 2, due: 2 }, true],
  ])('asks for %s in earnest, or does not (%i players)', (_, players, request, isPointless) => {
    const state = structuredClone(engine.init('asking', { players })) as EditablePosition;
    begin(state);
    setField(state);
    setMoney(state, 10, 3);
    setShared(state, { auction: auction(11) });
    wait(state, { kind: 'bid', seat: 0 });
    expect(expertise.isPointless?.(state, { type: 'ask-aid', seat: 0, ...request })).toBe(isPointless);
  });
  test('never passes in vain', () => {
    expect(expertise.isPointless?.(engine.init('asking'), { type: 'pass', seat: 0 })).toBe(false);
  });

  test('puts an initiative on an object that has none', () => {
    let [free, taken] = [0, 0];
    const { of } = thinking((state) => {
      [free, taken] = [placeOf(state, 'H01'), placeOf(state, 'H02')];
      build(state, 0, free, { branch: 'oil', level: 2 });
      build(state, 0, taken, { branch: 'oil', level: 2 });
      activate(state, taken, 'I01');
    });
    const on = (hex: number) => of({ type: 'place-initiative', seat: 0, initiative: 'I02', hex });
    expect([on(free), on(taken)]).toEqual([1, 0.02]);
  });
});

describe('The values of EcoLogic', () => {
  const over = (own: readonly [number, number], other: readonly [number, number]) =>
    thinking((state) => {
      end(state);
      setShared(state, { phase: 'income' });
      for (const [seat, [eco, money]] of [own, other].entries()) {
        setPlayer(state, seat, { money });
        setPlayer(state, seat, { ecoFund: eco });
      }
    }).standing;

  test.each([
    [[8, 8], [8, 8], 0.5],
    [[8, 8], [4, 4], ahead(8 / 1.5)],
    [[4, 4], [8, 8], 1 - ahead(8 / 1.5)],
    // what is out of balance scores less: 4 · (4 + 12) / 12
    [[4, 12], [4, 4], 0.5 - 0.5 + ahead((16 / 3 - 8) / 1.5)],
  ] as const)('says of %j against %j at the end: %d', (own, other, standing) => {
    expect(over(own, other)).toBeCloseTo(standing, 12);
  });

  test('counts what plants will still do: two eco points and three coins in the last round', () => {
    const { standing } = thinking((state) => {
      for (const seat of [0, 1]) setPlayer(state, seat, { ecoFund: 20 });
      build(state, 0, placeOf(state, 'H01'), { branch: 'oil', level: 2 });
      setShared(state, { lastRound: true });
    });
    // a seventh counts as if there were time to balance it
    const score = (less: number, more: number) => (less + more) / 7 + (6 / 7) * ((less * (less + more)) / more);
    expect(standing).toBeCloseTo(ahead((score(13, 18) - score(10, 20)) / (1.5 + 0.9)), 12);
  });
});
