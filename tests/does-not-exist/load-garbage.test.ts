import { isInputError } from '@rulewright/core';
import { type DoesNotExistAction, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { type Generator, generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AgendaRecord, State } from './table.js';
import { busy, WALKS, walk } from './walks.js';

// Whatever `load` accepts can be played to its end: the invariants are the guard against hostile saved states.

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const pick = <X>(list: readonly X[], random: Generator): X | undefined => list[Math.floor(random() * list.length)];

/** Every object and list of a position. */
const partsOf = (value: unknown): readonly Tree[] =>
  isTree(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];

const PHASES = ['gentle-round', 'start', 'preparation', 'rave', 'bounty', 'summary'];

/** Changes one thing so that the shape is mostly kept: another number, a list in disorder, something twice or missing. */
function bend({ options: _, ...position }: State, random: Generator): void {
  const part = pick(random() < 0.5 ? partsOf(position.agenda) : partsOf(position), random) ?? position.agenda;
  const key = pick(Object.keys(part), random);
  if (!isTree(part) || key === undefined) return;
  const value = part[key];
  if (Array.isArray(part) && random() < 0.5) pick([rotate, repeat, drop], random)?.(part, random);
  else if (typeof value === 'number') part[key] = pick([value + 1, value - 1, 0, 1, 2, -1, 99, 9_999_999], random);
  else if (typeof value === 'boolean') part[key] = !value;
  else if (key === 'phase') part[key] = pick(PHASES, random);
  else if (key === 'status') part[key] = pick(['active', 'waiting', 'eliminated'], random);
  else if (key === 'picker') part[key] = pick(['host', 'saviour'], random);
  else if (key === 'from') part[key] = pick(['hand', 'inventory', 'held'], random);
  else if (key === 'to') part[key] = pick(['taker', 'discard'], random);
}

const rotate = (list: unknown[]) => list.push(list.shift());
const repeat = (list: unknown[], random: Generator) => list.push(structuredClone(pick(list, random)));
const drop = (list: unknown[], random: Generator) => list.splice(Math.floor(random() * list.length), 1);

/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: readonly AgendaRecord[] = [
  ...(
    ['gentle-end', 'begin', 'draft', 'limits', 'summon', 'arrive', 'bounty', 'souls', 'reward', 'hand-out'] as const
  ).map((kind) => ({ kind })),
  ...(['followers', 'recovery', 'clear-table', 'end-of-turn'] as const).map((kind) => ({ kind })),
  ...(['gentle-priority', 'priority', 'escaping', 'escape-roll', 'gentle-lay', 'zero-return'] as const).map((kind) => ({
    kind,
    seat: 1,
  })),
  ...[0, 1].flatMap((seat) =>
    (
      [
        ...(['turn-start', 'hijack-target', 'overflow', 'inventory-overflow', 'prepare', 'rave'] as const),
        ...(['saviour-card', 'shield', 'fate-room', 'escape', 'summary'] as const),
      ] as const
    ).map((kind) => ({ kind, seat })),
  ),
  ...[0, 1].flatMap((seat) => [
    { kind: 'draft-source' as const, seat, left: 1, drawn: 1, recovered: 0 },
    { kind: 'draft-repay' as const, seat, left: 2 },
    { kind: 'draft-drop' as const, seat, drawn: 3, left: 1 },
    { kind: 'pay-invite' as const, seat, extra: seat === 0 },
    { kind: 'trade-give' as const, seat, target: 1 - seat },
    { kind: 'trade-ask' as const, seat, target: 1 - seat, give: -1, secret: false },
    { kind: 'trade-answer' as const, seat, host: 1 - seat, give: -1, secret: false, ask: -2 },
    { kind: 'call-answer' as const, seat, share: 1, picker: 'saviour' as const },
    { kind: 'counter-answer' as const, seat, target: 1 - seat, share: 0, picker: 'host' as const },
    { kind: 'rolled-card' as const, seat, lineup: 0, base: 4, left: 2, must: true },
    { kind: 'share-pick' as const, seat, left: 1 },
    { kind: 'boost' as const, seat, result: 3, left: 2 },
    { kind: 'recover' as const, seat, any: seat === 0 },
  ]),
  { kind: 'turn', place: 1 },
  { kind: 'draft-card', left: 2, drawn: 0, recovered: 0 },
  { kind: 'consequence', seat: 1, result: 2 },
  ...[[], [0], [1, 0]].map((path) => ({ kind: 'failure' as const, seat: 1, path })),
  { kind: 'failure-choose', seat: 0, path: [] },
  { kind: 'raise-level', seat: 1, left: [0] },
  { kind: 'take', seat: 1, victim: 0, pick: 'blind', to: 'taker' },
  { kind: 'take', seat: 1, victim: 0, pick: 'open', to: 'discard' },
  { kind: 'failure-take', seat: 1, victim: 0, pick: 'seen', to: 'discard' },
  { kind: 'failure-take', seat: 1, victim: 0, pick: 'open', to: 'taker' },
  { kind: 'failure-take', seat: 1, victim: 0, pick: 'shown', to: 'taker' },
  { kind: 'failure-give', seat: 0, to: 1 },
  { kind: 'failure-dismiss', seat: 0, ability: true },
  { kind: 'failure-dismiss', seat: 0, ability: false },
  { kind: 'failure-discard', seat: 0, from: 'held', pick: 'at-least', least: 4, left: 1 },
  { kind: 'failure-discard', seat: 1, from: 'inventory', pick: 'highest', least: 0, left: 3 },
  { kind: 'failure-set', seat: 0, size: 3, minTotal: 9 },
  { kind: 'failure-set', seat: 1, size: 'fewest', minTotal: 5 },
];

function insert({ agenda }: State, random: Generator): void {
  const record = pick(RECORDS, random);
  if (record !== undefined) agenda.splice(Math.floor(random() * (agenda.length + 1)), 0, structuredClone(record));
}

function loaded(position: unknown): DoesNotExistState | undefined {
  try {
    return engine.load(position);
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** Far more decisions than the short games of the walks have. */
const MOST = 20_000;

/** Plays a position to its end. */
function playOut(from: DoesNotExistState, random: Generator): void {
  let state = from;
  for (let decision = 0; decision < MOST; decision++) {
    const legal = engine.legalActions(state);
    const action: DoesNotExistAction | undefined = legal[busy(legal, state, random)];
    if (action === undefined) {
      expect(engine.outcome(state)?.scores).toHaveLength(state.options.players);
      return;
    }
    state = engine.apply(state, action);
  }
  throw new Error('the game does not end');
}

test('A bent position is refused as no state, or played to the end like any other.', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(WALKS - 1), fc.nat(), fc.integer({ min: 1, max: 3 }), (number, seed, bends) => {
      const random = generator(seed);
      const { before } = pick(walk(number).steps, random) ?? {};
      const position: State = JSON.parse(JSON.stringify(before));
      for (let bent = 0; bent < bends; bent++)
        if (random() < 0.4) insert(position, random);
        else bend(position, random);
      const state = loaded(position);
      if (state === undefined) return;
      accepted++;
      playOut(state, random);
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(60);
});
