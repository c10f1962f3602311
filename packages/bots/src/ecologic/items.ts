import { at, type Seat } from '@rulewright/core';
import type { EcoLogicContent } from '@rulewright/ecologic';
import { gain, type Position, type Prospects } from './prospects.js';

/** What an auction sells. */
export type Item = NonNullable<Position['auction']>['item'];

/** What a piece on a new hex takes up in eco points, as a rule. */
const USUAL_BIO = 2;
/** How often a special finds a site. */
const SITED = 0.7;
/** An initiative that has no object to stand on is worth that much of one that has. */
const UNPLACED = 0.2;

/** What it is worth to a seat with these prospects to get an item at a price. In points. */
export function itemGain(
  content: EcoLogicContent,
  position: Position,
  seat: Seat,
  { hope, item, price }: { readonly hope: Prospects; readonly item: Item; readonly price: number },
): number {
  const { rounds } = hope;
  switch (item.kind) {
    case 'plant':
      return hope[item.branch]
        ? gain(hope, -rounds, 2 * rounds - price)
        : gain(hope, USUAL_BIO - rounds, rounds - price);
    case 'initiative': {
      const { eco, upkeep } = at(content.initiatives, item.initiative);
      const fits = at(position.players, seat).initiatives.length < hope.bare ? 1 : UNPLACED;
      return gain(hope, fits * rounds * eco, -fits * rounds * upkeep - price);
    }
    case 'special': {
      let eco = 0;
      let coins = 0;
      for (const effect of at(content.specials, item.special).effects)
        if (effect.op === 'coins') coins += effect.n;
        else eco += effect.op === 'eco' ? effect.n : (effect.n * effect.max) / 2;
      return gain(hope, SITED * rounds * eco, SITED * rounds * coins - price);
    }
  }
}
