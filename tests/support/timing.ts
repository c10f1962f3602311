import { expect, test } from 'vitest';

// Each action has a rule that says when it may be taken; whoever comes at another time, or out of turn, is told that rule.

interface Rules<State> {
  explain(state: State, action: unknown): unknown;
  readonly schemas: { readonly actions: ReadonlyMap<string, unknown> };
}
type AnyAction = { readonly type: string; readonly seat: number };
type FieldsOf<Action extends AnyAction, T extends Action['type']> = Omit<Extract<Action, { type: T }>, 'type' | 'seat'>;

/** For an action that answers several questions and so has no rule of timing of its own. */
export const NO_RULE = 'CORE-ACT';

/** Every type of action: the rule that says when it may be taken, and its fields. */
export type Timing<Action extends AnyAction> = {
  readonly [T in Action['type']]: readonly [rule: string, fields: FieldsOf<Action, T>];
};

/** A position in which seat 0 alone is asked, or all are: what for, and by which rule. */
export interface WaitingChoice<State> {
  readonly state: State;
  readonly choice: string;
  readonly asks: string;
}

/**
 * Tests each type of action at moments that do not offer it (one at least): seat 0 is told its rule. Seat 2 is told it
 * as well at `others`, or at the same moments, where seat 0 alone is asked.
 */
export function timingTests<State, Action extends AnyAction>(
  { explain, schemas }: Rules<State>,
  timing: Timing<Action>,
  momentsOf: (type: Action['type']) => readonly WaitingChoice<State>[],
  others?: Omit<WaitingChoice<State>, 'asks'>,
): void {
  const types = Object.keys(timing) as Action['type'][];
  const rows = types.map((type) => ({ type, rule: timing[type][0], fields: timing[type][1] }));

  test.each(rows)('$type cites $rule when it is not offered', ({ type, rule, fields }) => {
    const moments = momentsOf(type);
    expect(moments.length).toBeGreaterThan(0);
    for (const { state, choice, asks } of moments)
      expect(explain(state, { type, seat: 0, ...fields })).toEqual({
        rule: rule === NO_RULE ? 'CORE-ACT.4' : rule,
        code: 'not-offered',
        details: { action: type, choice, asks },
      });
  });

  test.each(rows)('$type cites $rule when somebody else is asked', ({ type, rule, fields }) => {
    for (const { state, choice } of others === undefined ? momentsOf(type) : [others])
      expect(explain(state, { type, seat: 2, ...fields })).toEqual({
        rule: rule === NO_RULE ? 'CORE-ACT.3' : rule,
        code: 'not-asked',
        details: { seat: 2, choice, asked: '0' },
      });
  });

  test('Every type of action is in the table.', () => {
    expect([...types].sort()).toEqual([...schemas.actions.keys()].sort());
  });
}
