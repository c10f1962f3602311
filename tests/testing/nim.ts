import type { Outcome, Seat } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  noSecrets,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Two players take one or two stones in turn from a heap of seven; whoever takes the last one wins.

export interface NimState extends BaseState<Nim> {
  heap: number;
  last: Seat;
  before: number[];
  after: number[];
}
interface Nim extends GameTypes {
  State: NimState;
  Options: { players: number };
  Content: { readonly id: string };
  Task: never;
  Choice: { kind: 'take' } & Ask;
  Event: { type: 'took'; rule: 'NIM-1'; seat: Seat; stones: number };
  Rule: 'NIM-1';
  Refusal: 'not-so-many';
}
const { action, refuse, defineGame } = kit<Nim>();

/** What a test may break. */
export interface NimBug {
  /** What is offered, in this order. */
  readonly offered?: readonly number[];
  /** What is offered is listed unchecked. */
  readonly exact?: true;
  /** Is it legal to take that many? */
  readonly allowed?: (stones: number, heap: number) => boolean;
  /** Done to the state after every move. */
  readonly spoil?: (state: NimState) => void;
  readonly invariants?: Readonly<Record<string, (table: { readonly state: { readonly heap: number } }) => boolean>>;
  readonly result?: (winner: Seat) => Outcome;
}

const won = (winner: Seat): Outcome => ({
  winners: [winner],
  ranking: [[winner], [1 - winner]],
  scores: winner === 0 ? [1, 0] : [0, 1],
  reason: 'last-stone',
});

/** The game, or the game with a bug. */
export function nim({
  offered = [1, 2],
  exact,
  allowed = (stones, heap) => stones >= 1 && stones <= 2 && stones <= heap,
  spoil = () => {},
  invariants = {},
  result = won,
}: NimBug = {}) {
  const take = action('take', {
    during: ['take'],
    fields: { stones: z.int() },
    ...(exact && { exact }),
    candidates(_, seat, offer) {
      for (const stones of offered) offer({ type: 'take', seat, stones });
    },
    check: ({ state }, { stones }) => (allowed(stones, state.heap) ? undefined : refuse('NIM-1', 'not-so-many')),
    perform({ state, emit, queue }, { seat, stones }) {
      state.before = state.after;
      state.after = [state.heap - stones];
      state.heap -= stones;
      state.last = seat;
      emit?.({ type: 'took', rule: 'NIM-1', seat, stones });
      if (state.heap > 0) queue({ kind: 'take', seat: 1 - seat });
      spoil(state);
    },
  });
  return createEngine(
    defineGame({
      id: 'nim',
      rulesVersion: 1,
      seats: { min: 2, max: 2 },
      options: z.strictObject({ players: z._default(z.literal(2), 2) }),
      content: noContent,
      schema: z.strictObject({
        heap: z.int(),
        last: z.int(),
        before: z.array(z.int()),
        after: z.array(z.int()),
        agenda: z.array(z.strictObject({ kind: z.literal('take'), seat: z.int() })),
      }),
      invariants,
      setup: () => ({ heap: 7, last: 0, before: [], after: [], agenda: [{ kind: 'take', seat: 0 }] }),
      tasks: {},
      choices: { take: { rule: 'NIM-1', actions: [take] } },
      outcome: ({ state }) => result(state.last),
      secrets: noSecrets,
    }),
  );
}
