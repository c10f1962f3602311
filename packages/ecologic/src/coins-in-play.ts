import type { EventEffect, SpecialEffect } from './content/effects.js';
import { COINS, MOST_HEXES, START_MONEY } from './content/tables.js';
import type { EcoLogicOptions } from './options.js';

/** Sources of coins other than objects in a game with an unlimited supply. */
interface Sources {
  readonly events: readonly { readonly effects: readonly EventEffect[] }[];
  readonly specials: readonly { readonly effects: readonly SpecialEffect[] }[];
}

const MOST_INCOME = 7 * MOST_HEXES;

/** An upper bound of the coins in a game. With an unlimited supply they come from hexes, specials and events. */
export function coinsInPlay({
  options: { supply, players },
  content: { events, specials },
}: {
  readonly options: Pick<EcoLogicOptions, 'players' | 'supply'>;
  readonly content: Sources;
}): number {
  if (supply === 'limited') return COINS;
  let factor = 1;
  let gifts = START_MONEY;
  for (const effect of events.flatMap(({ effects }) => effects)) {
    if (effect.op === 'incomeFactor') factor *= Math.max(1, effect.num / effect.den);
    if (effect.op === 'money') gifts += Math.max(0, effect.n);
    if (effect.op === 'moneyPerObject') gifts += Math.max(0, effect.n) * MOST_HEXES;
  }
  let aRound = MOST_INCOME * factor;
  for (const effect of specials.flatMap(({ effects }) => effects)) if (effect.op === 'coins') aRound += effect.n;
  return players * gifts + events.length * aRound;
}
