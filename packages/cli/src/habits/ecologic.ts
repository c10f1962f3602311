import { at, deckSize, type Seat } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicState, engine } from '@rulewright/ecologic';

type ItemKind = NonNullable<EcoLogicState['auction']>['item']['kind'];

/** With fewer events than this in the deck the end is near, and a player whose eco fund counts keeps so many coins. */
const LATE = 9;
const SAVINGS = 6;
/** A player wants this eco fund to be left after so many rounds. */
const RESERVE = 6;
const HORIZON = 8;
/** What a special costs at least. */
const SPECIAL_PRICE = 12;

/**
 * How likely a random player of EcoLogic takes each action: one who buys what is cheap beside the own money, wants plants
 * as long as the eco fund bears them and nature when it does not, raises in small steps, seldom begs, and saves when the
 * end is near. Made for games worth reading, not for winning.
 */
export function ecologicHabits(state: EcoLogicState, seat: Seat, legal: readonly EcoLogicAction[]): number[] {
  const { money, ecoFund } = at(state.players, seat);
  const spare = money - (deckSize(state.eventDeck) < LATE && ecoFund > 0 ? SAVINGS : 0);
  const effect = effectOf(state, seat);
  const isShort = effect < 0 && ecoFund + HORIZON * effect < RESERVE;
  const { item, highBid } = state.auction ?? { item: undefined, highBid: 0 };
  /** How much an item is wanted at this price, beside 1 for doing without. Above 0. */
  const wish = (kind: ItemKind, price: number): number => {
    const isWanted = (kind !== 'plant') === isShort;
    return Math.max(0, 1 - price / Math.max(1, spare)) * (isWanted ? 8 : 0.3) + 0.01;
  };

  return legal.map((action) => {
    switch (action.type) {
      case 'open-special':
        return wish('special', SPECIAL_PRICE);
      case 'open-plant':
        return wish('plant', 1 + piecesOnField(state, action.branch));
      case 'reveal':
        return isShort ? 4 : 0.5;
      case 'open-initiative':
        return 2 * wish('initiative', at(engine.content.initiatives, at(state.revealed, 0)).nominal);
      case 'raise':
        return item === undefined ? 1 : wish(item.kind, action.amount) / (action.amount - highBid) ** 3;
      case 'ask-aid':
        return 0.004;
      case 'accept-aid':
        return 0.3;
      case 'place-first':
      case 'place-second':
      case 'place-bought':
      case 'place-piece':
      case 'place-initiative':
      case 'place-special':
        return 4;
      case 'remove-piece':
        return isShort ? 0.3 : 0.01;
      case 'remove-initiative':
        return 0.01;
      default:
        return 1;
    }
  });
}

/** What the own objects and initiatives do to the eco fund every round. */
function effectOf({ field }: EcoLogicState, seat: Seat): number {
  let effect = 0;
  for (const [hex, owner] of field.owner.entries())
    if (owner === seat) {
      effect -= at(field.pieces, hex).length;
      for (const card of at(field.initiatives, hex)) effect += at(engine.content.initiatives, card).eco;
    }
  return effect;
}

const piecesOnField = ({ field }: EcoLogicState, branch: string): number =>
  field.pieces.reduce((total, pieces) => total + pieces.filter((piece) => piece === branch).length, 0);
