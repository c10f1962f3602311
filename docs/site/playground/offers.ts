import type { AnyAction } from '@rulewright/core';
import type { AnyView, PlayGame } from './games.js';

/** Legal actions that have a topic in common. */
export interface Offer {
  readonly topic: string;
  readonly actions: readonly AnyAction[];
  /** Amounts that are typed in as numbers before one action is left. */
  readonly amounts: readonly Amount[];
}

/** A field of actions that is an amount, and the values it can have, from the smallest. */
export interface Amount {
  readonly field: string;
  readonly values: readonly number[];
}

/** Actions that destroy something of one's own for nothing in return, by game. */
const DESTROYING: Readonly<Record<string, readonly string[]>> = { ecologic: ['remove-piece', 'remove-initiative'] };

/** Legal actions grouped by topic, in the order in which the engine lists them; what destroys comes last. */
export const offersOf = ({ engine, text }: PlayGame, view: AnyView, legal: readonly AnyAction[]): readonly Offer[] =>
  text
    .groups(
      view,
      lastly(legal, ({ type }) => DESTROYING[engine.id]?.includes(type) ?? false),
    )
    .map(({ topic, actions }) => ({ topic, actions, amounts: amountsOf(text.amounts, actions) }));

function lastly<Item>(items: readonly Item[], isLast: (item: Item) => boolean): readonly Item[] {
  return [...items.filter((item) => !isLast(item)), ...items.filter(isLast)];
}

/** The amounts that tell actions apart. */
export const amountsOf = (fields: readonly string[], actions: readonly AnyAction[]): readonly Amount[] =>
  fields.map((field) => ({ field, values: valuesOf(actions, field) })).filter(({ values }) => values.length > 1);

/** The actions with these amounts. */
export const withAmounts = (
  actions: readonly AnyAction[],
  amounts: Readonly<Record<string, number>>,
): readonly AnyAction[] =>
  actions.filter((action) => Object.entries(amounts).every(([field, value]) => amountIn(action, field) === value));

function valuesOf(actions: readonly AnyAction[], field: string): readonly number[] {
  const values = new Set<number>();
  for (const action of actions) {
    const value = amountIn(action, field);
    if (value !== undefined) values.add(value);
  }
  return [...values].sort((a, b) => a - b);
}

function amountIn(action: AnyAction, field: string): number | undefined {
  const value: unknown = new Map(Object.entries(action)).get(field);
  return typeof value === 'number' ? value : undefined;
}
