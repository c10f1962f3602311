import type { Action, ActionSpec, AgendaItem, ChoiceContext, ChoiceSpec } from '../game/game.js';

/** A choice with every optional field present, so that all share one object shape. */
export interface PreparedChoice {
  /** All rules that ask it; with several, the item says which one does. */
  readonly rules: readonly [string, ...string[]];
  readonly skipped: string | undefined;
  readonly forced: ChoiceSpec['forced'] | undefined;
  readonly isAsked: ChoiceSpec['isAsked'] | undefined;
  readonly reveal: ChoiceSpec['reveal'] | undefined;
  readonly about: ChoiceSpec['about'] | undefined;
  readonly actions: readonly PreparedAction[];
  readonly byType: ReadonlyMap<string, PreparedAction>;
}
export interface PreparedAction {
  readonly type: string;
  readonly candidates: ActionSpec['candidates'] | undefined;
  readonly check: ActionSpec['check'] | undefined;
  /** The test of a candidate; undefined when candidates are exact. */
  readonly sieve: ActionSpec['check'] | undefined;
  readonly perform: ActionSpec['perform'];
}

export function prepared({
  rule,
  skipped,
  forced,
  isAsked,
  reveal,
  about,
  actions: specs,
}: ChoiceSpec): PreparedChoice {
  const rules: PreparedChoice['rules'] = typeof rule === 'string' ? [rule] : rule;
  const actions = specs.map(
    ({ type, exact, candidates, check, perform }): PreparedAction => ({
      type,
      candidates,
      check,
      sieve: exact === true ? undefined : check,
      perform,
    }),
  );
  const byType = new Map(actions.map((action) => [action.type, action]));
  return { rules, skipped, forced, isAsked, reveal, about, actions, byType };
}

/** The rule that asks a choice. */
export const askerOf = ({ rules: [first] }: PreparedChoice, item: Pick<AgendaItem, 'rule'>): string =>
  item.rule ?? first;

type Rule = NonNullable<ActionSpec['rule']>;

/** The rules that say when an action may be taken: its own, or that of the only choice that offers it. */
export class Timing {
  private readonly rules: ReadonlyMap<string, Rule>;

  constructor(choices: readonly ChoiceSpec[]) {
    const found = new Map<string, Set<Rule>>();
    for (const choice of choices)
      for (const { type, rule } of choice.actions) {
        const known = found.get(type) ?? new Set();
        for (const one of rule === undefined ? [choice.rule].flat() : [rule]) known.add(one);
        found.set(type, known);
      }
    this.rules = new Map(
      [...found].flatMap(([type, [rule, ...others]]) =>
        rule !== undefined && others.length === 0 ? [[type, rule]] : [],
      ),
    );
  }

  /**
   * The rule of timing for an action. With several, the rule of the waiting choice if the action answers it; else
   * undefined.
   */
  ruleOf(context: ChoiceContext, waiting: PreparedChoice, { type, seat }: Action): string | undefined {
    const rule = this.rules.get(type);
    const said = typeof rule === 'function' ? rule(context, seat) : rule;
    return said ?? (waiting.byType.has(type) ? askerOf(waiting, context.choice) : undefined);
  }
}
