import { expertise } from '@rulewright/bots/does-not-exist';
import { engine } from '@rulewright/does-not-exist';
import {
  begin,
  type EditablePosition,
  give,
  giveAny,
  rave,
  setExpectation,
  setOut,
  setSouls,
  store,
  wait,
} from '@rulewright/does-not-exist/positions';
import { describe, expect, test } from 'vitest';
import { ahead, thoughts } from './known.js';

function thinking(recipe: (state: EditablePosition) => void = () => {}) {
  const state = structuredClone(engine.init('thinking', { players: 2, firstPlayer: 0 })) as EditablePosition;
  begin(state);
  setExpectation(state, 13);
  setSouls(state, 3, 3);
  recipe(state);
  return thoughts(engine, expertise, state, 0);
}
/** The Host has laid these cards and holds one more. */
const raving = (expectation: number, ...laid: string[]) =>
  thinking((state) => {
    rave(state, expectation, laid);
    give(state, 0, 'vinyl-currents');
  });

describe('Who knows Does Not Exist', () => {
  test.each([
    ['leads', 13, ['vinyl-in-utero', 'vinyl-am'], { play: 0.05, hold: 2, 'ask-mercenary': 0.1 }],
    ['can still win', 13, ['vinyl-in-utero'], { play: 6, hold: 0.6, 'ask-mercenary': 1 }],
    ['cannot win', 90, ['vinyl-in-utero'], { play: 0.3, hold: 2, 'ask-mercenary': 1 }],
  ] as const)('weighs what to do in a rave as a Host who %s', (_, expectation, laid, weights) => {
    const { type } = raving(expectation, ...laid);
    for (const [name, weight] of Object.entries(weights)) expect([name, type(name as 'play')]).toEqual([name, weight]);
  });

  test('prefers the card that shares a genre, and spends the weak one', () => {
    const { of } = raving(13, 'vinyl-in-utero');
    const worth = (id: string) => engine.content.sounds[engine.content.soundIndex[id] ?? -1]?.comparison ?? 0;
    const weight = 1 / worth('vinyl-am') ** 2;
    expect(of({ type: 'discard', seat: 0, card: 'vinyl-am' })).toBeCloseTo(weight, 12);
    expect(of({ type: 'stash', seat: 0, card: 'vinyl-am' })).toBeCloseTo(1 / weight, 9);
  });

  const sound = (id: string) => engine.content.soundIndex[id] ?? -1;
  const [strong, weak, nothing, unknown] = [sound('vinyl-in-utero'), sound('demo-jing'), -1, -2];
  const pair = (give: number, ask: number) => ({ give, ask, secret: false });

  test.each([
    ['a gift', [pair(strong, nothing)], 1],
    ['a card for nothing', [pair(nothing, weak)], 0.1],
    ['a weak card for a strong one, as ever', [pair(weak, strong)], 1],
    ['two cards of which the first is worth more than both', [pair(strong, weak), pair(nothing, weak)], 1],
    ['two cards that are worth less than what is asked', [pair(weak, strong), pair(weak, nothing)], 0.1],
    ['a hand card of two for a strong one', [pair(strong, unknown), pair(nothing, nothing)], 1],
  ] as const)('answers a trade that offers %s by what it brings', (_, pairs, weight) => {
    const [last, ...earlier] = pairs.toReversed();
    const trade = { kind: 'trade-answer', seat: 0, host: 1, ...(last ?? pair(nothing, nothing)) } as const;
    const record = earlier.length === 0 ? trade : { ...trade, pairs: earlier.toReversed() };
    expect(thinking((state) => wait(state, record)).type('accept')).toBe(weight);
  });

  test('proposes no trade of several pairs that gives more than it gets', () => {
    const made = (pairs: ReturnType<typeof pair>[]) =>
      thinking((state) => wait(state, { kind: 'trade-give', seat: 0, target: 1, pairs })).type('propose');
    expect([made([pair(weak, strong)]), made([pair(strong, weak)]), made([pair(strong, nothing)])]).toEqual([
      1, 0.1, 0.1,
    ]);
  });

  test.each([
    ['roll', 8],
    ['walk-away', 5],
    ['end-turn', 2],
    ['surrender', 0.05],
    ['begin', 1],
  ] as const)('gives %s the weight %d anywhere', (type, weight) => {
    expect(thinking().type(type)).toBe(weight);
  });
});

describe('The values of Does Not Exist', () => {
  test.each([
    ['nothing else', () => {}, 0.5],
    ['four souls more', (state: EditablePosition) => setSouls(state, 7, 3), ahead(4 * 0.25)],
    ['three cards in the hand of the other', (state: EditablePosition) => giveAny(state, 1, 3), ahead(-3 * 0.2)],
    [
      'an inventory, by its worth too',
      (state: EditablePosition) => store(state, 0, 'vinyl-am'),
      ahead(0.2 + 0.06 * worthOf('vinyl-am')),
    ],
    ['that the other is out', (state: EditablePosition) => setOut(state, 1), ahead(20 + 3 * 0.25)],
    ['whose line-up leads', (state: EditablePosition) => rave(state, 5, ['vinyl-in-utero', 'vinyl-am']), ahead(0.5)],
  ] as const)('counts %s', (_, recipe, standing) => {
    expect(thinking(recipe).standing).toBeCloseTo(standing, 6);
  });
});

function worthOf(id: string): number {
  return engine.content.sounds[engine.content.soundIndex[id] ?? -1]?.comparison ?? 0;
}
