import type { AnyAction } from '@rulewright/core';

/**
 * What ends a question, by what can be done beside it and before that too: asking others for a trade, a gift or a loan, or
 * showing them a card.
 */
const ENDS: Readonly<Record<string, string>> = {
  'open-trade': 'end-turn',
  'show-recruit': 'end-turn',
  'show-dilemma': 'end-turn',
  'ask-aid': 'decline-opening',
};

/** The end of a question, where nothing else is left but what concerns the others. */
export function endOnly(legal: readonly AnyAction[]): AnyAction | undefined {
  const [closing] = legal.flatMap(({ type }) => (Object.hasOwn(ENDS, type) ? [ENDS[type]] : []));
  const [end, ...more] = legal.filter(({ type }) => !Object.hasOwn(ENDS, type));
  return closing !== undefined && more.length === 0 && end?.type === closing ? end : undefined;
}
