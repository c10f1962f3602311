import { at, deckSize, type Seat } from '@rulewright/core';
import type { EcoLogicEngine, EcoLogicView } from '@rulewright/ecologic';
import { byThumb, type Weights } from '../expertise.js';

type Position = EcoLogicView['position'];
type ItemKind = NonNullable<Position['auction']>['item']['kind'];

/** With fewer events than this in the deck the end is near, and a player whose eco fund counts keeps so many coins. */
const LATE = 9;
const SAVINGS = 6;
/** A player wants this eco fund to be left after so many rounds. */
const RESERVE = 6;
const HORIZON = 8;
/** What a special costs at least. */
const SPECIAL_PRICE = 12;

/** What a player thinks of the position. */
interface Mood {
  readonly position: Position;
  /** Coins that may be spent. */
  readonly spare: number;
  /** The eco fund will run out. */
  readonly isShort: boolean;
}

export const weights = (engine: EcoLogicEngine): Weights<EcoLogicEngine> => {
  const { initiatives } = engine.content;
  const read = (position: Position, seat: Seat): Mood => {
    const { money, ecoFund } = at(position.players, seat);
    const effect = effectOf(position, seat);
    return {
      position,
      spare: money - (deckSize(position.eventDeck) < LATE && ecoFund > 0 ? SAVINGS : 0),
      isShort: effect < 0 && ecoFund + HORIZON * effect < RESERVE,
    };
  };
  /** What the own objects and initiatives do to the eco fund every round. */
  const effectOf = ({ field }: Position, seat: Seat): number => {
    let effect = 0;
    for (const [hex, owner] of field.owner.entries())
      if (owner === seat) {
        effect -= at(field.pieces, hex).length;
        for (const card of at(field.initiatives, hex)) effect += at(initiatives, card).eco;
      }
    return effect;
  };
  /** How much an item is wanted at this price, beside 1 for doing without. Above 0. */
  const wish = ({ spare, isShort }: Mood, kind: ItemKind, price: number): number => {
    const isWanted = (kind !== 'plant') === isShort;
    return Math.max(0, 1 - price / Math.max(1, spare)) * (isWanted ? 8 : 0.3) + 0.01;
  };
  const raised = ({ position }: Mood, by: number): number => by + (position.auction?.highBid ?? 0);

  return byThumb<EcoLogicEngine, Mood>(read, {
    'open-special': {
      because: 'a special is dear, and helps who is short of eco points',
      type: (mood) => wish(mood, 'special', SPECIAL_PRICE),
    },
    'open-plant': {
      because: 'a plant is wanted as long as the eco fund bears it',
      type: (mood) => 4 * wish(mood, 'plant', 3),
      action: ({ branch }, mood) => wish(mood, 'plant', 1 + piecesOnField(mood.position, branch)),
    },
    reveal: {
      because: 'who is short of eco points looks for an initiative',
      type: ({ isShort }) => (isShort ? 4 : 0.5),
    },
    'open-initiative': {
      because: 'an initiative is worth its price to who is short of eco points',
      type: (mood) => 2 * wish(mood, 'initiative', at(initiatives, at(mood.position.revealed, 0)).nominal),
    },
    raise: {
      because: 'a small raise leaves coins for the next auction',
      type: (mood) => wish(mood, mood.position.auction?.item.kind ?? 'plant', raised(mood, 1)),
      action: ({ amount }, mood) => (amount - raised(mood, 0)) ** -3,
    },
    'ask-aid': { because: 'help is a debt, and seldom given', type: 0.05 },
    'accept-aid': { because: 'coins lent are not there for the next auction', type: 0.3 },
    'place-first': { because: 'a piece earns on the field, not in the hand', type: 4 },
    'place-second': { because: 'a piece earns on the field, not in the hand', type: 4 },
    'place-bought': { because: 'a piece earns on the field, not in the hand', type: 4 },
    'place-piece': { because: 'a piece earns on the field, not in the hand', type: 4 },
    'place-initiative': { because: 'a card works on the field, not in the hand', type: 4 },
    'place-special': { because: 'a card works on the field, not in the hand', type: 4 },
    'remove-piece': {
      because: 'only who is short of eco points gives up a plant',
      type: ({ isShort }) => (isShort ? 0.5 : 0.02),
    },
    'remove-initiative': { because: 'an initiative was paid for', type: 0.01 },
  });
};

const piecesOnField = ({ field }: Position, branch: string): number =>
  field.pieces.reduce((total, pieces) => total + pieces.filter((piece) => piece === branch).length, 0);
