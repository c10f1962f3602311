import { deepEqual, equal, ok } from 'node:assert/strict';
import type { EmixEvent, EmixState } from '@rulewright/emix';
import { ids, setsOf } from './table.js';
import type { Step } from './walks.js';

// The books of a game, kept by its events alone: pools, karma, markers and rows, as they are at each moment of a step.

type Emons = { readonly pos: number[]; readonly neg: number[] };
const copied = ({ pos, neg }: EmixState['pool']): Emons => ({ pos: [...pos], neg: [...neg] });
const add = (emons: Emons, human: number, pos: number, neg: number): void => {
  emons.pos[human] = (emons.pos[human] ?? 0) + pos;
  emons.neg[human] = (emons.neg[human] ?? 0) + neg;
};
const rowsOf = (state: EmixState, rows: readonly (readonly number[])[]): string[][] =>
  rows.map((row) => ids(state, row));
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export interface Book {
  pool: Emons;
  karmaNew: Emons;
  karmaDue: Emons;
  marker: number[];
  /** The kinds of active powers. */
  rows: string[][];
  phase: string;
  /** What was last paid for a card. */
  paid: { pos: number; neg: number };
  /** What is paid for the Moment once a cancelled card has been paid for. */
  forMoment: { pos: number; neg: number };
}

/** What the supply of a limited game holds: all emons that are nowhere else. */
export const supplyOf = ({ pool, karmaNew, karmaDue }: Book, state: EmixState, colour: 'pos' | 'neg'): number =>
  180 * setsOf(state) - sum(pool[colour]) - sum(karmaNew[colour]) - sum(karmaDue[colour]);

const open = (state: EmixState): Book => ({
  pool: copied(state.pool),
  karmaNew: copied(state.karmaNew),
  karmaDue: copied(state.karmaDue),
  marker: [...state.marker],
  rows: rowsOf(state, state.rows),
  phase: state.phase,
  paid: { pos: 0, neg: 0 },
  forMoment: { pos: 0, neg: 0 },
});

/** The base id of a card that an event names, whatever deck it comes from. */
const plain = (name: string): string => name.split('.')[0] ?? name;

function enter(book: Book, event: EmixEvent, before: EmixState): void {
  switch (event.type) {
    case 'emons-taken':
      add(book.pool, event.human, event.pos, event.neg);
      return;
    case 'emons-returned':
      add(book.pool, event.human, -event.pos, -event.neg);
      return;
    case 'emons-moved':
      add(book.pool, event.from, -event.pos, -event.neg);
      add(book.pool, event.to, event.pos, event.neg);
      return;
    case 'card-activated':
      book.paid = { pos: event.pos, neg: event.neg };
      return;
    case 'karma-set-aside':
      add(book.pool, event.human, -book.paid.pos, -book.paid.neg);
      add(book.karmaNew, event.human, event.pos, event.neg);
      return;
    case 'karma-came-back':
      add(book.pool, event.human, event.pos, event.neg);
      add(book.karmaDue, event.human, -event.pos, -event.neg);
      return;
    case 'round-began':
      turnOver(book);
      return;
    case 'phase-began':
      book.phase = event.phase;
      return;
    case 'marker-moved':
      book.marker[event.seat] = (book.marker[event.seat] ?? 0) + event.steps;
      return;
    case 'power-placed':
      book.rows[event.human]?.push(plain(event.card));
      return;
    case 'power-discarded':
      ok(book.rows[event.human]?.splice(event.place, 1)[0] === plain(event.card));
      return;
    case 'card-spent':
      book.paid = book.forMoment;
      return;
    case 'action-cancelled':
      bringBack(book, before);
      return;
    default:
  }
}

function turnOver(book: Book): void {
  for (const [human] of book.rows.entries()) {
    const [pos, neg] = [book.karmaNew.pos[human] ?? 0, book.karmaNew.neg[human] ?? 0];
    add(book.karmaDue, human, pos, neg);
    add(book.karmaNew, human, -pos, -neg);
  }
}

function bringBack(book: Book, state: EmixState): void {
  const window = state.agenda.at(-1);
  if (window?.kind !== 'cancel') throw new Error('nothing can be cancelled here');
  book.pool = copied(window.before.pool);
  book.karmaNew = copied(window.before.karmaNew);
  book.rows = rowsOf(state, rowsBefore(state.rows, window.moves));
  // a card that is spent all the same is paid for before the Moment
  book.forMoment = book.paid;
  if (window.played !== null && state.options.cancelMode === 'fizzle')
    book.paid = { pos: window.played.pos, neg: window.played.neg };
}

type Moves = Extract<EmixState['agenda'][number], { kind: 'cancel' }>['moves'];

/** The rows before an action, for all it has moved in and out of them. */
function rowsBefore(rows: EmixState['rows'], moves: Moves): number[][] {
  const before = rows.map((row) => [...row]);
  for (const move of [...moves].reverse()) {
    if (move.kind === 'shuffled') continue;
    if (move.to.pile === 'rows') before[move.to.of]?.pop();
    if (move.from.pile === 'rows') before[move.from.of]?.splice(move.place ?? 0, 0, move.card);
  }
  return before;
}

/** Goes through the events of a step; `at` sees each event and the books before it. At the end the books are the state. */
export function audit({ before, events, after }: Step, at: (event: EmixEvent, book: Book) => void): void {
  const book = open(before);
  for (const event of events) {
    at(event, book);
    enter(book, event, before);
  }
  const kinds = (rows: readonly (readonly string[])[]) => rows.map((row) => [...row].sort());
  const end = open(after);
  deepEqual([book.pool, book.karmaNew, book.karmaDue], [end.pool, end.karmaNew, end.karmaDue]);
  deepEqual(kinds(book.rows), kinds(end.rows));
  deepEqual(book.marker, end.marker);
  equal(book.phase, end.phase);
}
