import { at, type Seat } from '@rulewright/core';
import type { EcoLogicContent } from '@rulewright/ecologic';
import { gain, type Position, type Prospects } from './prospects.js';

/** An item at auction. */
export type Item = NonNullable<Position['auction']>['item'];

/** Usual bio-capacity that a piece takes up on a new hex, in eco points. */
const USUAL_BIO = 2;
/** Share of specials that find a site. */
const SITED = 0.7;
/** Worth of an initiative without an object to stand on, as a share of one with an object. */
const UNPLACED = 0.2;

/** The gain of a seat from buying an item at a price, in points. `hope` holds the prospects of the seat. */
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
