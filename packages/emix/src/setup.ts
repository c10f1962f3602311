import { at, type GameSpec, type Seat, type Supply, seatsFrom } from '@rulewright/core';
import { decksOf, setsIn } from './decks.js';
import { humansIn } from './humans.js';
import { HAND_SIZE } from './rules/result.js';
import { type Emix, type Emons, NONE } from './state.js';

type Setup = GameSpec<Emix, never>['setup'];

const EMONS_PER_SET = 180;
/** EMX-SET.7: the emons of each colour. */
export const emonsInPlay = (box: Parameters<typeof setsIn>[0]): number => EMONS_PER_SET * setsIn(box);

/** EMX-SET: the position before the first Charge. The draws come in the order of EMX-SET.12. */
export const setup: Setup = ({ options, content, random }) => {
  const { players, firstPlayer } = options;
  const seats = seatsFrom(0, players);
  const drawPiles = decksOf({ options, content }).map((deck) => random.shuffled(deck));
  const hands = seats.map((seat) =>
    at(drawPiles, drawPiles.length === 1 ? 0 : seat)
      .splice(-HAND_SIZE)
      .reverse(),
  );
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
    drawPiles,
    discardPiles: drawPiles.map(() => []),
    faceDown: drawPiles.map(() => []),
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
    sweep: { human: NONE, place: 0, applied: [] },
    charged: perHuman(false),
    harvester: perHuman(NONE),
    lastHarvest: perSeat(NONE),
    agenda: [{ kind: 'round' }],
  };
};
