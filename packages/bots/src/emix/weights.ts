import { at, type Seat } from '@rulewright/core';
import type { EmixEngine, EmixView } from '@rulewright/emix';
import { byThumb, type Weights } from '../expertise.js';

type Position = EmixView['position'];
type Colour = 'pos' | 'neg';

/** What a player thinks of the position. */
interface Mood {
  readonly seat: Seat;
  /** The side where the marker of the player is to go. */
  readonly side: Colour;
  readonly signs: ReadonlyMap<string, string>;
}

export const weights = (engine: EmixEngine): Weights<EmixEngine> => {
  const printed = new Map(engine.content.cards.map(({ id, sign }): [string, string] => [id, sign]));
  const read = (position: Position, seat: Seat): Mood => {
    const { customCards } = position.options;
    const own = customCards.map(({ id, sign }): [string, string] => [id, sign]);
    return { seat, side: sideOf(position, seat), signs: own.length === 0 ? printed : new Map([...printed, ...own]) };
  };
  return byThumb<EmixEngine, Mood>(read, {
    play: {
      because: 'a card of the own colour is for oneself, one of the other colour for the others',
      type: 8,
      action: ({ card, target, human }, mood) => fits(mood, card, target === (human ?? mood.seat)),
    },
    use: {
      because: 'a power of the own colour is for oneself, one of the other colour for the others',
      type: 4,
      action: ({ power, target, human }, mood) => fits(mood, power, target === (human ?? mood.seat)),
    },
    exchange: {
      because: 'an exchange helps who has emons of the wrong colour',
      type: 0.3,
      action: ({ colour }, { side }) => (colour === side ? 1 : 0.1),
    },
    split: {
      because: 'emons of the own colour move the marker where it is to go',
      action: ({ pos }, { side }) => 1 + (side === 'pos' ? pos : 0),
    },
    'take-emon': {
      because: 'an emon of the own colour moves the marker where it is to go',
      action: ({ colour }, { side }) => (colour === side ? 6 : 1),
    },
    flip: {
      because: 'emons are turned to the own colour',
      action: ({ colour }, { side }) => (colour === side ? 1 : 6),
    },
    'discard-power': {
      because: 'powers of others are thrown out before one’s own',
      action: ({ human }, { seat }) => (human === seat ? 0.2 : 1),
    },
  });
};

/** A card of the own colour is for oneself, one of the other colour for the others. */
function fits({ side, signs }: Mood, card: string, isSelf: boolean): number {
  const sign = signs.get(card.replace(/\.\d+$/, ''));
  return sign === 'neutral' || (sign === side) === isSelf ? 3 : 0.2;
}

/** The side of the marker; at the start seats take turns. */
function sideOf({ marker }: Position, seat: Seat): Colour {
  const position = at(marker, seat);
  return position > 0 || (position === 0 && seat % 2 === 0) ? 'pos' : 'neg';
}
