import { NONE } from '@rulewright/core';
import type { Item } from './agenda.js';
import { effectsForAll, initiativeOf } from './cards.js';
import type { Series } from './content/tables.js';
import { specialNominal } from './content/tables.js';
import { piecesOnField } from './field.js';
import type { EcoContext } from './state.js';

// ECO-SPI, ECO-PLT, ECO-INI: the price at which an auction opens.

const SERIES_OF = { special: 'specials', plant: 'plants', initiative: 'initiatives' } as const satisfies Record<
  Item['kind'],
  Series
>;

/** The opening price of an item at this moment, in coins (ECO-SPI.2, ECO-PLT.2 to ECO-PLT.4, ECO-INI.6). */
export function nominal(context: EcoContext, item: Item): number {
  const printed = printedNominal(context, item);
  const effects = effectsForAll(context, 'nominalDelta');
  if (effects.length === 0) return printed;
  const changes = effects.filter(({ series }) => series === SERIES_OF[item.kind]);
  const changed = changes.reduce((price, { n }) => price + n, printed);
  return Math.max(changed, ...changes.map(({ min }) => min));
}

function printedNominal(context: EcoContext, item: Item): number {
  switch (item.kind) {
    case 'special':
      return specialNominal(context.state.specials.owner.filter((owner) => owner !== NONE).length);
    case 'plant':
      return 1 + piecesOnField(context, item.branch);
    case 'initiative':
      return initiativeOf(context, item.initiative).nominal;
  }
}
