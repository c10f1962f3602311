import { at, type Seat } from '@rulewright/core';
import { type EmixAction, type EmixState, engine } from '@rulewright/emix';

/**
 * How likely a random player of Emix takes each action: one who keeps to the side where the marker stands, plays cards
 * of that colour for oneself and the others on opponents, and exchanges or draws when there is nothing better. Made for
 * games worth reading, not for winning.
 */
export function emixHabits(state: EmixState, seat: Seat, legal: readonly EmixAction[]): number[] {
  const side = sideOf(state, seat);
  const signs = new Map(
    [...engine.content.cards, ...state.options.customCards].map(({ id, sign }): [string, string] => [id, sign]),
  );
  /** A card of the own colour is for oneself, one of the other colour for the others. */
  const fits = (card: string, isSelf: boolean): number => {
    const sign = signs.get(card.replace(/\.\d+$/, ''));
    return sign === 'neutral' || (sign === side) === isSelf ? 3 : 0.2;
  };

  return legal.map((action) => {
    switch (action.type) {
      case 'play':
        return fits(action.card, action.target === (action.human ?? seat));
      case 'use':
        return fits(action.power, action.target === (action.human ?? seat));
      case 'exchange':
        return action.colour === side ? 0.3 : 0.03;
      case 'split':
        return 1 + (side === 'pos' ? action.pos : 0);
      case 'take-emon':
        return action.colour === side ? 6 : 1;
      case 'flip':
        return action.colour === side ? 1 : 6;
      case 'discard-power':
        return action.human === seat ? 0.2 : 1;
      default:
        return 1;
    }
  });
}

/** The side of the marker; at the start seats take turns. */
function sideOf({ marker }: EmixState, seat: Seat): 'pos' | 'neg' {
  const position = at(marker, seat);
  return position > 0 || (position === 0 && seat % 2 === 0) ? 'pos' : 'neg';
}
