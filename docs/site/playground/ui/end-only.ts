import type { AnyAction } from '@rulewright/core';

/** What ends a question, by what can be asked of others beside it: a trade, a gift, a loan can be asked for before that too. */
const ENDS: Readonly<Record<string, string>> = { 'open-trade': 'end-turn', 'ask-aid': 'decline-opening' };

/** The end of a question, where nothing else is left but to ask something of the others. */
export function endOnly(legal: readonly AnyAction[]): AnyAction | undefined {
  const [aside] = legal.flatMap(({ type }) => (Object.hasOwn(ENDS, type) ? [type] : []));
  const [end, ...more] = legal.filter(({ type }) => type !== aside);
  return aside !== undefined && more.length === 0 && end?.type === ENDS[aside] ? end : undefined;
}
