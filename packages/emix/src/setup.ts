import { at, NONE, type Seat, seatsFrom } from '@rulewright/core';
import { type GameSpec, type Supply, shuffledDeck } from '@rulewright/core/author';
import { decksOf, nameIn, setsIn } from './decks.js';
import { humansIn } from './humans.js';
import { HAND_SIZE } from './numbers.js';
import { noSweep } from './row.js';
import type { Emix, Emons } from './state.js';

type Setup = GameSpec<Emix, never>['setup'];

const EMONS_PER_SET = 180;
/** EMX-SET.7: the emons of each colour. */
export const emonsInPlay = (box: Parameters<typeof setsIn>[0]): number => EMONS_PER_SET * setsIn(box);

/** EMX-SET: the position before the first Charge. The draws come in the order of EMX-SET.12. */
export const setup: Setup = ({ options, content, random }) => {
  const { players, firstPlayer } = options;
  const seats = seatsFrom(0, players);
  const decks = decksOf({ options, content });
  const id = nameIn({ options, content });
  const hands = seats.map((seat) => {
    const deck = decks.length === 1 ? 0 : seat;
    return Array.from({ length: Math.min(HAND_SIZE, at(decks, deck).length) }, () => {
      const place = random.card(at(decks, deck), () => id, 'drawPiles.*', deck);
      return at(at(decks, deck).splice(place, 1), 0);
    });
  });
  const perSeat = <X>(value: X): X[] => seats.map(() => value);
  const perHuman = <X>(value: X): X[] => Array.from({ length: humansIn(options) }, () => value);
  const none = (): Emons => ({ pos: perHuman(0), neg: perHuman(0) });
  const supply: Supply = options.supply === 'limited' ? emonsInPlay({ options, content }) : 'unlimited';
  return {
    round: 1,
    phase: 'charge',
    circle: 0,
    firstPlayer: firstPlayer === 'random' ? random.pick<Seat>(seats) : firstPlayer,
    hands,
    rows: perHuman(NONE).map(() => []),
    drawPiles: decks.map((deck) => shuffledDeck(deck)),
    discardPiles: decks.map(() => []),
    faceDown: decks.map(() => []),
    limbo: [],
    supply: { pos: supply, neg: supply },
    pool: none(),
    karmaNew: none(),
    karmaDue: none(),
    marker: perSeat(0),
    pending: perSeat(false),
    reached: false,
    visited: seats.map(() => []),
    slot: { todo: 0, done: 0, granted: 0 },
    sweep: noSweep(),
    charged: perHuman(false),
    harvester: perHuman(NONE),
    lastHarvest: perSeat(NONE),
    agenda: [{ kind: 'round' }],
  };
};
