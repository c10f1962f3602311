import { isInputError } from '@rulewright/core';
import { type EmixAction, type EmixState, engine } from '@rulewright/emix';
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

/** Changes one thing so that the shape is mostly kept: another number, a list in disorder, something twice or missing. */
function bend({ options: _, ...position }: State, random: Generator): void {
  const part = pick(random() < 0.5 ? partsOf(position.agenda) : partsOf(position), random) ?? position.agenda;
  const key = pick(Object.keys(part), random);
  if (!isTree(part) || key === undefined) return;
  const value = part[key];
  if (Array.isArray(part) && random() < 0.5) pick([rotate, repeat, drop], random)?.(part, random);
  else if (typeof value === 'number') part[key] = pick([value + 1, value - 1, 0, 1, 2, -1, 99, 9_999_999], random);
  else if (typeof value === 'boolean') part[key] = !value;
  else if (key === 'part') part[key] = pick(['play', 'charge', 'influence', 'result'], random);
  else if (key === 'phase') part[key] = pick(['charge', 'influence', 'result'], random);
  else if (key === 'verb') part[key] = pick(['gain', 'lose', 'take', 'give'], random);
  else if (value === null && key === 'played') part[key] = { card: 0, human: 0, pos: 0, neg: 1, karma: true };
}

const rotate = (list: unknown[]) => list.push(list.shift());
const repeat = (list: unknown[], random: Generator) => list.push(structuredClone(pick(list, random)));
const drop = (list: unknown[], random: Generator) => list.splice(Math.floor(random() * list.length), 1);

const who = { seat: 1, human: 1 };
/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: readonly AgendaRecord[] = [
  ...(['round', 'charge-phase', 'influence-phase', 'discard-played', 'result-phase', 'end-of-round'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['charge', 'charge-human', 'slot', 'act', 'result', 'refill', 'action', 'steal-target'] as const).map((kind) => ({
    kind,
    seat: 1,
  })),
  ...(['symbol-power', 'choose-human'] as const).map((kind) => ({ kind, seat: 0 })),
  ...(['charge', 'result'] as const).flatMap((part) => [
    { kind: 'sweep' as const, ...who, part },
    { kind: 'property-target' as const, ...who, card: 30, part },
  ]),
  ...(['play', 'charge', 'influence', 'result'] as const).flatMap((part) =>
    [-1, 0, 1].map((target) => ({
      kind: 'property' as const,
      card: part === 'play' ? 8 : 30,
      part,
      times: 2,
      ...who,
      target,
      player: target,
      op: 0,
      subject: 0,
    })),
  ),
  ...(['gain', 'lose', 'take', 'give'] as const).map((verb) => ({
    kind: 'split' as const,
    ...who,
    verb,
    target: 0,
    amount: 3,
  })),
  { kind: 'circle', circle: 2 },
  { kind: 'charge-powers', ...who, place: 1 },
  { kind: 'charge-karma', human: 1 },
  { kind: 'drop-power', human: 0, card: 2_800 },
  { kind: 'absorb', ...who },
  { kind: 'move', seat: 0, steps: 5, result: 5, isPushed: true },
  { kind: 'exchange-more', ...who, more: 1 },
  { kind: 'flip-direction', seat: 1, target: 0, amount: 2 },
  { kind: 'hand-discard', seat: 1, more: 2 },
  { kind: 'power-discard', ...who, more: 2, tried: [] },
  { kind: 'free-power', ...who, isOwn: true, more: 2 },
  { kind: 'neutral-emon', ...who },
  { kind: 'protect', seat: -1, left: [0, 1], attempter: 1, human: 0, card: 2_800, passed: [] },
  { kind: 'symbol-other', seat: 1, result: -4 },
];

function insert({ agenda }: State, random: Generator): void {
  const record = pick(RECORDS, random);
  if (record !== undefined) agenda.splice(Math.floor(random() * (agenda.length + 1)), 0, structuredClone(record));
}

function loaded(position: unknown): EmixState | undefined {
  try {
    return engine.load(position);
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** Plays a position to its end. */
function playOut(from: EmixState, random: Generator): void {
  let state = from;
  for (let decision = 0; decision < 5_000; decision++) {
    const legal = engine.legalActions(state);
    const action: EmixAction | undefined = legal[busy(legal, state, random)];
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
    { seed: 1, numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(60);
});
