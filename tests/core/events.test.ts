import type { Emitted } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { answer, lab, open } from '../games/lab.js';

interface Found {
  type: 'found';
  seat: number;
  card: number;
  [other: string]: unknown;
}
const found: Found = { type: 'found', seat: 1, card: 7 };
const see = (emitted: Emitted<Found>, viewer: number | 'spectator') =>
  (hush.eventsFor as unknown as (events: readonly Emitted<Found>[], viewer: number | 'spectator') => unknown[])(
    [emitted],
    viewer,
  )[0];

describe('step', () => {
  test('gives the state that apply gives, and what happened in its order, frozen', () => {
    const state = open(
      { kind: 'ask', seat: 0, words: [['go']] },
      { kind: 'roll', sides: 6 },
      { kind: 'log', word: 'end' },
    );
    const { state: after, events } = lab.step(lab.scriptDraws(state, [4]), { type: 'say', seat: 0, word: 'go' });
    expect(after).toEqual(answer(lab.scriptDraws(state, [4]), '0 go'));
    expect(events).toEqual([
      { event: { type: 'whispered', rule: 'LAB-1', seat: 0, word: 'go' }, secret: { word: [0] } },
      { event: { type: 'logged', rule: 'LAB-2', word: 4 } },
      { event: { type: 'logged', rule: 'LAB-2', word: 'end' } },
    ]);
    expect(events.every(({ event }) => Object.isFrozen(event))).toBe(true);
    expect(Object.isFrozen(events[0]?.secret?.word)).toBe(true);
  });

  test('tells what was, even of parts of the state that change afterwards', () => {
    const state = open({ kind: 'ask', seat: 0, words: [['go']] }, { kind: 'show' }, { kind: 'show' });
    const { state: after, events } = lab.step(state, { type: 'say', seat: 0, word: 'go' });
    expect(events.slice(1).map(({ event }) => event)).toEqual([
      { type: 'shown', rule: 'LAB-2', log: ['0 go'] },
      { type: 'shown', rule: 'LAB-2', log: ['0 go', 'shown'] },
    ]);
    expect(after.log).toEqual(['0 go', 'shown', 'shown']);
  });

  test('throws what apply throws', () => {
    const state = open({ kind: 'ask', seat: 0, words: [['go']] });
    expect(() => lab.step(state, { type: 'say', seat: 0, word: 'no' })).toThrow('LAB-1 not-your-word (word no)');
    expect(() => lab.step(state, { type: 'say', seat: 1, word: 'go' })).toThrow('LAB-1 not-asked');
  });
});

describe('an event', () => {
  test('without secrets is read by everybody', () => {
    for (const viewer of [0, 1, 'spectator'] as const) expect(see({ event: found }, viewer)).toEqual(found);
  });

  test('loses its secret fields for everybody but the seats that are named', () => {
    const emitted = { event: found, secret: { card: [1, 2] } };
    const { card: _, ...open } = found;
    expect([0, 1, 2, 'spectator' as const].map((viewer) => see(emitted, viewer))).toEqual([open, found, found, open]);
  });

  test('hides a field from all when nobody is named, and each field by itself', () => {
    const secret = { card: [], seat: [0] };
    expect([0, 1].map((viewer) => see({ event: found, secret }, viewer))).toEqual([
      { type: 'found', seat: 1 },
      { type: 'found' },
    ]);
  });

  test('may have fields named as every object names its properties', () => {
    const odd: Found = { ...found, constructor: 1, toString: 2 };
    expect(see({ event: odd, secret: { card: [0] } }, 1)).toEqual({
      type: 'found',
      seat: 1,
      constructor: 1,
      toString: 2,
    });
    expect(see({ event: odd, secret: { toString: [0] } as never }, 1)).toEqual({ ...found, constructor: 1 });
  });

  test('of a whole step can be sent as JSON and read then', () => {
    const start = hush.init(7);
    expect(start.hands[1]).not.toContain(hush.content.kinds.indexOf('hush'));
    const turn = [0, 1].reduce((state, seat) => hush.apply(state, { type: 'stake', seat, coins: 0 }), start);
    const { events, state } = hush.step(turn, { type: 'draw', seat: 0 });
    const sent: typeof events = JSON.parse(JSON.stringify(events));
    const card = state.hands[0]?.[3];
    const skipped = { type: 'choice-skipped', rule: 'HSH-TRM.1', choice: 'trim', seat: 0 };
    expect(hush.eventsFor(sent, 0)).toEqual([{ type: 'drawn', rule: 'HSH-TRN.1', seat: 0, card }, skipped]);
    expect(hush.eventsFor(sent, 1)).toEqual([{ type: 'drawn', rule: 'HSH-TRN.1', seat: 0 }, skipped]);
    expect(hush.eventsFor(sent, 'spectator')).toEqual([{ type: 'drawn', rule: 'HSH-TRN.1', seat: 0 }, skipped]);
    expect(hush.eventsFor([], 0)).toEqual([]);
  });
});
