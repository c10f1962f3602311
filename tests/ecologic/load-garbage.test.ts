import { isInputError } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicState, engine } from '@rulewright/ecologic';
import { type Generator, generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { broken, quiet } from './broken.js';
import type { EcoState } from './table.js';
import { busy, WALKS, walk } from './walks.js';

// Whatever `load` accepts can be played to its end: the invariants are the guard against hostile saved states.

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const pick = <X>(list: readonly X[], random: Generator): X | undefined => list[Math.floor(random() * list.length)];

/** Every object and list of a position. */
const partsOf = (value: unknown): readonly Tree[] =>
  isTree(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];

/** Changes one thing so that the shape is mostly kept: another number, a list in disorder, something twice or missing. */
function bend(position: EcoState, random: Generator): void {
  const part = pick(random() < 0.4 ? partsOf(position.agenda) : partsOf(position), random) ?? position.agenda;
  const key = pick(Object.keys(part), random);
  if (!isTree(part) || key === undefined) return;
  const value = part[key];
  if (Array.isArray(part) && random() < 0.5) pick([rotate, repeat, drop], random)?.(part, random);
  else if (typeof value === 'number') part[key] = pick([value + 1, value - 1, 0, 1, 2, -1, 9_999_999], random);
  else if (typeof value === 'boolean') part[key] = !value;
  else if (value === 'oil' || value === 'mineral') part[key] = value === 'oil' ? 'mineral' : 'oil';
  else if (typeof value === 'string' && key === 'kind')
    Object.assign(part, { seat: 1, left: [0] }, pick(RECORDS, random));
}

const rotate = (list: unknown[]) => list.push(list.shift());
const repeat = (list: unknown[], random: Generator) => list.push(structuredClone(pick(list, random)));
const drop = (list: unknown[], random: Generator) => list.splice(Math.floor(random() * list.length), 1);

/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: EcoState['agenda'] = [
  ...(['round', 'event-phase', 'action-phase', 'environment-phase', 'income-phase', 'end-of-round'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['specials', 'plants', 'initiatives'] as const).flatMap((series) => [
    { kind: 'series' as const, series },
    { kind: 'slot' as const, series, seat: 1 },
  ]),
  ...(['event-lose-initiative', 'event-lose-piece', 'open-special', 'open-plant', 'reveal-initiative'] as const).map(
    (kind) => ({ kind, seat: 0 }),
  ),
  ...(['open-initiative', 'bid', 'lose-object', 'drop-initiative', 'environment', 'income'] as const).map((kind) => ({
    kind,
    seat: 1,
  })),
  ...(['setup-first', 'setup-second', 'veto', 'build'] as const).map((kind) => ({ kind, seat: 1, left: [0] })),
  ...(['loseInitiative', 'loseTopPiece', 'drawInitiative'] as const).map((effect) => ({
    kind: 'immediate-effect' as const,
    effect,
    seat: 0,
  })),
  { kind: 'draw-event', drawer: 1 },
  { kind: 'bidding', last: 0 },
  { kind: 'repayments', seat: 1, from: 0 },
  { kind: 'repay', seat: 1, loan: 0 },
  { kind: 'answer-aid', seat: 1, asker: 0, amount: 1, due: 1 },
  { kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } },
];

function insert({ agenda }: EcoState, random: Generator): void {
  const record = pick(RECORDS, random);
  if (record !== undefined) agenda.splice(Math.floor(random() * (agenda.length + 1)), 0, structuredClone(record));
}

function loaded(position: unknown): EcoLogicState | undefined {
  try {
    return engine.load(position);
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** Plays a position to its end; every state on the way holds what the rules promise. */
function playOut(from: EcoLogicState, random: Generator): void {
  let state = from;
  for (let decision = 0; decision < 4 * engine.longest(from.options); decision++) {
    const legal = engine.legalActions(state);
    const action: EcoLogicAction | undefined = legal[busy(legal, state, random)];
    if (action === undefined) {
      expect(engine.outcome(state)?.scores).toHaveLength(state.options.players);
      return;
    }
    state = engine.apply(state, action);
    if (decision % 64 === 0) expect(engine.problems(state)).toEqual([]);
  }
  throw new Error('the game does not end');
}

test('A bent position is refused as no state, or played to the end like any other.', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(WALKS - 1), fc.nat(), fc.integer({ min: 1, max: 3 }), (number, seed, bends) => {
      const random = generator(seed);
      const { before } = pick(walk(number).steps, random) ?? {};
      const position: EcoState = JSON.parse(JSON.stringify(before));
      for (let bent = 0; bent < bends; bent++)
        if (random() < 0.3) insert(position, random);
        else bend(position, random);
      const state = loaded(position);
      if (state === undefined) return;
      accepted++;
      playOut(state, random);
    }),
    { seed: 1, numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(30);
});

test('Ten thousand loans are repaid, and no position has more records waiting than ever happen.', () => {
  const indebted = quiet();
  indebted.loans = Array.from({ length: 12_000 }, () => ({ lender: 1, borrower: 0, due: 1 }));
  indebted.agenda.splice(-1, 0, { kind: 'income', seat: 0 });
  const after = engine.apply(engine.load(indebted), { type: 'pass-building', seat: 0 });
  expect(after.loans).toHaveLength(12_000 - 17);
  const waiting = { kind: 'end-of-action' } as const;
  expect(broken((state) => state.agenda.splice(1, 0, ...Array.from({ length: 97 }, () => waiting)))).toEqual([
    'agenda: Too big: expected array to have <=100 items',
  ]);
  expect(broken(({ agenda }) => agenda.splice(1, 0, ...Array.from({ length: 96 }, () => waiting)))).toEqual([]);
});
