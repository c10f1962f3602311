import type { Action, ActionSpec, ChoiceSpec, ChoiceTable } from './game.js';
import { askerOf, type ReadyChoice } from './ready.js';

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

  /** Where several rules do, that of the choice which waits, if the action answers it; else none. */
  ruleOf(table: ChoiceTable, waiting: ReadyChoice, { type, seat }: Action): string | undefined {
    const rule = this.rules.get(type);
    const said = typeof rule === 'function' ? rule(table, seat) : rule;
    return said ?? (waiting.byType.has(type) ? askerOf(waiting, table.choice) : undefined);
  }
}
