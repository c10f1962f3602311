import type { AnyAction } from '@rulewright/core';

/** A trade can be proposed before a worker is placed: where only the end of the turn is left beside it, nobody is asked. */
const ASIDE = 'open-trade';
const END = 'end-turn';
/** The end of a turn, where nothing else is left but trades. */
export function endOnly(legal: readonly AnyAction[]): AnyAction | undefined {
  const [end, ...more] = legal.filter(({ type }) => type !== ASIDE);
  return end?.type === END && more.length === 0 ? end : undefined;
}
