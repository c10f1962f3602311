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
