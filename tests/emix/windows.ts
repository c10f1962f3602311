import { type EmixState, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { acting } from './phases.js';
import { activate, give, type Options, type State, setPool, slot } from './table.js';

// Reaction windows at a table of four, and the worlds that agree with what a viewer sees of them.

const [A, B, C, D] = [0, 1, 2, 3];

export const SEATS = [A, B, C, D] as const;

export type Viewer = number | 'spectator';

export const top = (state: EmixState) => state.agenda[state.agenda.length - 1];

/** Four players with two cards each and emons for everything; the holders have a Moment instead of an everyday card. */
export function dealt(state: State, moment: string, holders: readonly number[]): void {
  const common = ['joy', 'anger', 'memory', 'cleansing'];
  for (const seat of holders) give(state, seat, moment);
  for (const seat of SEATS) {
    give(state, seat, ...(holders.includes(seat) ? [] : [common[seat] ?? 'joy']), 'calm');
    setPool(state, seat, 9, 9);
  }
}

/** Seat 0 may act, and then seat 1. */
export const seated = (recipe: (state: State) => void, options: Options) =>
  acting(
    (state) => {
      recipe(state);
      slot(state, A, { kind: 'slot', seat: B });
    },
    { players: 4, sets: 2, ...options },
  );

/** Seat 0 has drawn a card, and these seats hold a Fear. */
export const drawn = (holders: readonly number[], options: Options = {}) =>
  seated((state) => dealt(state, 'fear', holders), options).play({ type: 'draw', seat: A });

/** Seat 0 tries to discard a power of seat 2, and these seats hold a Conviction. */
export const attempted = (holders: readonly number[], options: Options = {}) =>
  seated((state) => {
    dealt(state, 'conviction', holders);
    give(state, A, 'clarity-of-mind');
    activate(state, C, 'love');
  }, options).play({ type: 'play', seat: A, card: 'clarity-of-mind', target: C, pos: 3 });

export const windows = { cancel: drawn, protect: attempted } as const;

export const orders = { cancel: [B, C, D], protect: [C, D, B] } as const;

export const kinds = ['cancel', 'protect'] as const;

/** Worlds that agree with what one viewer sees, and whom each of them asks. */
export function worlds(state: EmixState, viewer: Viewer, count = 40) {
  const view = engine.view(state, viewer);
  return Array.from({ length: count }, (_, seed) => {
    const world = engine.determinize(view, seed);
    expect(engine.validate(world)).toEqual([]);
    expect(engine.view(world, viewer)).toEqual(view);
    const record = top(world);
    if (record?.kind !== 'cancel' && record?.kind !== 'protect') throw new Error('no window');
    return { world, seat: record.seat, passed: record.passed };
  });
}

export const seatsIn = (found: readonly { seat: number }[]) => [...new Set(found.map(({ seat }) => seat))].sort();
