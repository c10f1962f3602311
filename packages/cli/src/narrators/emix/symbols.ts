import type { SeenOf } from './scene.js';

/** What the symbols of the track do. */
export const SYMBOLS: Readonly<Record<SeenOf<'symbol-triggered'>['symbol'], string>> = {
  'extra-action': 'an extra action',
  'draw-two': '2 cards at the next Charge, if the marker stays',
  'discard-any-power': 'an active power of anybody is discarded',
  'steal-two': '2 random cards of another player at the next Charge, if the marker stays',
  'roll-blue': 'a roll of the blue die, and as many steps up',
  'roll-red': 'a roll of the red die, and as many steps down',
  'double-result': 'the result moves the marker once more',
  'back-ten': '10 steps back',
  'other-moves': 'another marker moves by the result',
  'discard-own-powers': 'all own active powers are discarded',
};
