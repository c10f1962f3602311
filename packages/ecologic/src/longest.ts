import type { EventEffect, SpecialEffect } from './content/effects.js';
import type { Content } from './content/schema.js';
import { COINS, START_MONEY } from './content/tables.js';
import type { EcoLogicOptions } from './options.js';

interface Start {
  readonly options: Pick<EcoLogicOptions, 'players' | 'supply' | 'piecesPerBranch' | 'loanEnforcement'>;
  readonly content: Content;
}

/** Whatever brings coins into a game with an unlimited supply, beside the objects. */
interface Sources {
  readonly events: readonly { readonly effects: readonly EventEffect[] }[];
  readonly specials: readonly { readonly effects: readonly SpecialEffect[] }[];
}

const MOST_HEXES = 37;
const MOST_INCOME = 7 * MOST_HEXES;

/**
 * More decisions than any game can have (section 8, termination): a round costs at least one event card; in a slot the
 * high bid only grows, and no one is asked for aid twice; in the build step the measure 2 · hands + field only falls.
 */
export function longest(start: Start): number {
  const { options, content } = start;
  const { players: n, piecesPerBranch } = options;
  const rounds = content.events.length;
  const slots = 3 * n;
  const requests = n * (n - 1);
  const aSlot = 3 + 2 * requests + 2 * (n - 1) + coinsInPlay(start) + 1;
  const cards = content.initiatives.length + content.specials.length;
  const building = 2 * (2 * n * piecesPerBranch + cards) + n;
  const losses = n * Math.max(...content.events.map(({ effects }) => effects.length)) + n + content.initiatives.length;
  const repaying = options.loanEnforcement === 'promise' ? requests * slots * rounds : 0;
  return 2 * n + rounds * (slots * aSlot + building + losses + repaying);
}

/** At least as many coins as a game can ever hold: under an unlimited supply they come from hexes, specials and events. */
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
