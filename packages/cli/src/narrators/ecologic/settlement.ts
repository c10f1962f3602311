import { at, type Seat } from '@rulewright/core';
import type { Scene } from './scene.js';

// What the environment and the income of a player are made of.

/** Amounts by what they come from; those of events are what the rest does not explain. */
export type Parts = readonly (readonly [from: string, amount: number])[];

/** ECO-ENV.1, in eco points. */
export function effectParts(scene: Scene, seat: Seat, total: number): Parts {
  const cards = initiativesOf(scene, seat);
  const objects = sum(levelsOf(scene, seat), (level) => -level);
  const initiatives = sum(cards, ({ eco }) => eco);
  const specials = sum(builtBy(scene, seat), (effect) => {
    if (effect.op === 'eco') return effect.n;
    return effect.op === 'ecoPerInitiative' ? effect.n * Math.min(cards.length, effect.max) : 0;
  });
  return withRest(total, [
    ['objects', objects],
    ['initiatives', initiatives],
    ['specials', specials],
  ]);
}

/** ECO-INC.2 to ECO-INC.5, in coins. */
export function incomeParts(scene: Scene, seat: Seat, net: number): Parts {
  const objects = sum(levelsOf(scene, seat), (level) => 2 * level - 1);
  const upkeep = sum(initiativesOf(scene, seat), (card) => card.upkeep);
  return withRest(net, [
    ['objects', objects],
    ['upkeep', -upkeep],
  ]);
}

function withRest(total: number, parts: Parts): Parts {
  const rest = total - sum(parts, ([, amount]) => amount);
  return [...parts, ['event', rest] as const].filter(([, amount]) => amount !== 0);
}

/** The levels of a player's objects, the highest first. */
export function levelsOf({ field }: Scene, seat: Seat): number[] {
  const levels = field.pieces.filter((_, hex) => field.owner[hex] === seat).map((pieces) => pieces.length);
  return levels.sort((a, b) => b - a);
}

/** The initiatives a player has on the field. */
export const initiativesOf = ({ field, content }: Scene, seat: Seat) =>
  field.initiatives.flatMap((cards, hex) =>
    field.owner[hex] === seat ? cards.map((card) => at(content.initiatives, card)) : [],
  );

const builtBy = ({ specials, content }: Scene, seat: Seat) =>
  content.specials.flatMap(({ effects }, card) =>
    specials.owner[card] === seat && (specials.hex[card] ?? -1) >= 0 ? effects : [],
  );

const sum = <X>(list: readonly X[], amount: (element: X) => number): number =>
  list.reduce((total, element) => total + amount(element), 0);
