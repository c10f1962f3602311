import type { EuphoriaAction, EuphoriaState } from '@rulewright/euphoria';
import { engine } from '@rulewright/euphoria';
import type { Good, Track } from '../../packages/euphoria/src/content/words.js';

// Short forms of the actions that rule tests play; seat 0 acts unless told otherwise.

type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;

export const place = (space: string, value = 1, seat = 0): Of<'place'> => ({ type: 'place', seat, value, space });
export const retrieve = (price: string, ...workers: number[]): Of<'retrieve'> => ({
  type: 'retrieve',
  seat: 0,
  workers,
  price,
});
export const pay = (...plan: Of<'pay'>['plan'][number][]): Of<'pay'> => ({ type: 'pay', seat: 0, plan });
export const take = (...items: Of<'take'>['items'][number][]): Of<'take'> => ({ type: 'take', seat: 0, items });
export const use = (recruit: string, seat = 0): Of<'use-ability'> => ({ type: 'use-ability', seat, recruit });
export const done = (seat = 0): Of<'done'> => ({ type: 'done', seat });
export const decline = (seat = 0): Of<'decline'> => ({ type: 'decline', seat });
export const takeOffer = (seat: number): Of<'take-offer'> => ({ type: 'take-offer', seat });
export const choose = (option: Good | Track, seat = 0): Of<'choose'> => ({ type: 'choose', seat, option });
export const discard = (artifact: Of<'discard'>['artifact'], seat = 0): Of<'discard'> => ({
  type: 'discard',
  seat,
  artifact,
});
export const payWith = (artifact: Of<'pay-artifact'>['artifact'], seat = 0): Of<'pay-artifact'> => ({
  type: 'pay-artifact',
  seat,
  artifact,
});
export const drop = (artifact: Of<'drop'>['artifact'], seat = 0): Of<'drop'> => ({ type: 'drop', seat, artifact });

interface Played {
  readonly state: EuphoriaState;
  legal(): readonly EuphoriaAction[];
}

/** What is asked now: the kind of the choice and who is asked. */
export function asked({ state }: Played): string {
  const [kind] = state.agenda.slice(-1).map((record) => record.kind);
  return `${kind} ${(engine.decision(state)?.seats ?? []).join()}`;
}

/** The recruits whose abilities can be used now. */
export const usable = (table: Played): string[] =>
  table.legal().flatMap((action) => (action.type === 'use-ability' ? [action.recruit] : []));

/** The options of an either/or that can be chosen now. */
export const options = (table: Played): string[] =>
  table.legal().flatMap((action) => (action.type === 'choose' ? [action.option] : []));

/** The ways to pay for the placement that waits. */
export const plans = (table: Played): string[] =>
  table.legal().flatMap((action) => (action.type === 'pay' ? [action.plan.join(' ')] : []));

/** The spaces where a worker can be placed now. */
export const openSpaces = (table: Played): string[] => [
  ...new Set(table.legal().flatMap((action) => (action.type === 'place' ? [action.space] : []))),
];
