import type { ActionSpec, ChoiceSpec } from './game.js';

/** A choice made ready: every choice and every action has the same fields here, given or not, which makes them quick to read. */
export interface ReadyChoice {
  readonly rule: string;
  readonly forced: true | undefined;
  readonly isAsked: ChoiceSpec['isAsked'] | undefined;
  readonly reveal: ChoiceSpec['reveal'] | undefined;
  readonly actions: readonly ReadyAction[];
  readonly byType: ReadonlyMap<string, ReadyAction>;
}
export interface ReadyAction {
  readonly type: string;
  readonly candidates: ActionSpec['candidates'] | undefined;
  readonly check: ActionSpec['check'] | undefined;
  /** What a candidate has to pass: nothing when candidates are exact. */
  readonly sieve: ActionSpec['check'] | undefined;
  readonly perform: ActionSpec['perform'];
}

export function madeReady({ rule, forced, isAsked, reveal, actions: specs }: ChoiceSpec): ReadyChoice {
  const actions = specs.map(
    ({ type, exact, candidates, check, perform }): ReadyAction => ({
      type,
      candidates,
      check,
      sieve: exact === true ? undefined : check,
      perform,
    }),
  );
  return { rule, forced, isAsked, reveal, actions, byType: new Map(actions.map((action) => [action.type, action])) };
}
