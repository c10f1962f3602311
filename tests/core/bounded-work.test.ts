import { duplicates, isInputError } from '@rulewright/core';
import { expect, test } from 'vitest';
import { after, laid, sleight } from '../games/sleight.js';

// Work grows with its input and not with its square: squared, each of these would take hours.

const MANY = 300_000;
const many = <X>(make: (i: number) => X): X[] => Array.from({ length: MANY }, (_, i) => make(i));
const refused = (work: () => unknown) => expect(work).toThrow(expect.toSatisfy(isInputError));

test('a record with many scripted draws before one decision is refused or replayed', () => {
  const { options } = laid({ deck: [[0, 1]] });
  const record = sleight.record({ seed: 1, options, actions: [{ type: 'go', seat: 0 }] });
  refused(() => sleight.replay({ ...record, scripted: many(() => ({ before: 0, draws: ['a'] })) }));
});

test('a state with long memory, long zones or many bags is refused', () => {
  const state = after({ pile: [0] }, { kind: 'move', card: 0, from: ['pile'], to: ['stash.*', 0] });
  const long = many(() => 0);
  refused(() => sleight.load({ ...state, memory: { 'stash.0': [long, long, long] } }));
  refused(() => sleight.load({ ...state, stash: [long, []], memory: { 'stash.0': [long, long, long] } }));
  refused(() => sleight.load({ ...state, deck: { bags: many(() => ({ cards: [0], known: [] })) } }));
});

test('a view with a long zone deals no world', () => {
  const view = sleight.view(laid({ deck: [[0, 1]] }), 0);
  refused(() => sleight.determinize({ ...view, position: { ...view.position, pile: many(() => 0) } }, 1));
  refused(() => sleight.determinize({ ...view, position: { ...view.position, pile: many(() => -1) } }, 1));
});

test('many events are told, and many names compared', () => {
  const events = many((i) => ({ event: { type: 'never' as never, i }, secret: { i: [0] } }));
  expect(sleight.eventsFor(events as never, 1)).toHaveLength(MANY);
  expect(
    duplicates(
      many((i) => `${i}`),
      String,
    ),
  ).toEqual([]);
});
