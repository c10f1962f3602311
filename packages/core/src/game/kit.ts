import type { Violation } from '../ground/errors.js';
import type * as z from '../schema/z.js';
import type { ActionFields, ActionFor, ActionFrom, Choices, GameSpec, Outputs, Queries, QuerySpec } from './spec.js';
import type { Asking, BaseState, Citing, Context, GameTypes } from './types.js';

export interface Kit<T extends GameTypes> {
  /**
   * Defines an action. The fields always come in this order: `rule`, `during`, `fields`, `candidates`, `check`,
   * `perform`.
   *
   * `rule` says when the action may be taken; a refusal cites it when the action comes at another time or from another
   * seat. Without it the refusal cites the rule of the choice that the action answers: of the only one that offers it,
   * or, among several, of the waiting one if it does; else core's own (`CORE-ACT.4`). A function computes it for the
   * waiting position; undefined means none.
   *
   * `during` names the choices, `fields` what it has besides type and seat. `candidates` is a small superset of the
   * legal actions, in the order they are listed; an action without fields needs none. `check` is the one predicate of
   * legality; an action that is always legal when offered needs none. With `exact`, the candidates already meet the
   * conditions of `check`, so listing skips it.
   *
   * A type that means different things in different questions (`accept` a call, `accept` a trade) is one action for
   * each of them, with the same type and fields.
   */
  action<const Type extends string, F extends z.Fields, K extends T['Choice']['kind']>(
    type: Type,
    spec: ActionFields<T, K, F, ActionFrom<Type, F>, ActionFrom<Type, F>> & { readonly during: readonly K[] },
  ): ActionFor<T, K, ActionFrom<Type, F>>;
  /** A violation of `rule`; `details` are the numbers and names that a person needs to understand it. */
  refuse(
    rule: T['Rule'],
    code: T['Refusal'],
    details?: Readonly<Record<string, string | number>>,
  ): Violation<T['Rule'], T['Refusal']>;
  /** A query on a position: the schemas of its arguments, and the function of the rules that answers it. */
  query<const A extends readonly z.Schema[], Answer>(
    args: A,
    answer: (context: Context<T>, ...args: Outputs<A>) => Answer,
  ): QuerySpec<T, A, Answer>;
  defineGame<
    const C extends Choices<T> & { readonly [K in Exclude<keyof C, T['Choice']['kind']>]: never },
    const Q extends Queries<T> = Record<never, never>,
  >(spec: GameSpec<T, C, Q>): GameSpec<T, C, Q>;
}

/** The author's tools for one game, typed by its vocabulary: `export const { action, refuse, defineGame } = kit<Eco>();` */
export function kit<
  T extends GameTypes & {
    State: BaseState<T>;
    Task: Citing<T['Rule']>;
    Choice: Asking & Citing<T['Rule']>;
    Event: { rule: T['Rule'] };
  },
>(): Kit<T> {
  return {
    action: (type, { during: _, ...spec }) => ({ type, ...spec }),
    refuse: (rule, code, details) => (details === undefined ? { rule, code } : { rule, code, details }),
    query: (args, answer) => ({ args, answer }),
    defineGame: (spec) => spec,
  };
}
