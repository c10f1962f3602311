import type { EuphoriaAction } from '@rulewright/euphoria';
import { type EuScenario, type EuState, position } from './positions.js';

// A table at which the four players trade, and the steps of a proposal of seat 0.

type Item = Extract<EuphoriaAction, { type: 'give' }>['item'];

/** Two proposals a turn unless told otherwise. */
export const trading = (recipe: (state: EuState) => void, options: Parameters<typeof position>[1] = {}): EuScenario =>
  position(recipe, { players: 4, tradeProposalsPerTurn: 2, ...options });

export const open = (partner: number, seat = 0) => ({ type: 'open-trade', seat, partner }) as const;
export const giving = (item: Item) => ({ type: 'give', seat: 0, item }) as const;
export const toAsk = () => ({ type: 'to-ask', seat: 0 }) as const;
export const ask = (item: Item) => ({ type: 'ask', seat: 0, item }) as const;
export const submit = () => ({ type: 'submit', seat: 0 }) as const;
export const accept = (seat: number) => ({ type: 'accept', seat }) as const;
export const reject = (seat: number) => ({ type: 'reject', seat }) as const;
export const pickCard = (seat: number, artifact: Extract<EuphoriaAction, { type: 'pick-card' }>['artifact']) =>
  ({ type: 'pick-card', seat, artifact }) as const;

/** Opens a proposal of seat 0 to seat 1 and submits it. */
export const propose = (given: readonly Item[], asked: readonly Item[], partner = 1): EuphoriaAction[] => [
  open(partner),
  ...given.map(giving),
  toAsk(),
  ...asked.map(ask),
  submit(),
];
