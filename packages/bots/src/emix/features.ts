import { at, NONE, type Seat } from '@rulewright/core';
import type { BoardSymbol, EmixContent, EmixEngine } from '@rulewright/emix';
import { type FeatureSpec, type Features, featuresBy } from '../learning/features.js';
import { bestPlay, kept } from './plays.js';
import { type Appraisal, appraiser, type Position, powerWorth, signOf } from './worth.js';

/** Worth of a symbol to the player whose marker lands on it, in cells. */
const SYMBOLS: Readonly<Record<BoardSymbol, number>> = {
  'extra-action': 2,
  'draw-two': 1,
  'discard-any-power': 2,
  'steal-two': 1.5,
  'roll-blue': 3.5,
  'roll-red': -3.5,
  'double-result': 4,
  'back-ten': -10,
  'other-moves': 2,
  'discard-own-powers': -4,
};

/** The standing of one seat. */
interface Stand {
  /**
   * Its marker, in cells towards the side of the seat; `pool`, `karma` and `values` are counted in the same direction.
   */
  readonly marker: number;
  readonly pool: number;
  readonly karma: number;
  readonly values: number;
  /** All emons of its pool, whatever their colour. */
  readonly emons: number;
  readonly powers: number;
  readonly powersAhead: number;
  readonly best: number;
  readonly kept: number;
  readonly payable: number;
  readonly moments: number;
  readonly ownColour: number;
  readonly landing: number;
}

interface Read {
  readonly position: Position;
  readonly stands: readonly Stand[];
  readonly asked: Seat;
}

/** Markers and their expected moves, the worth of powers and hands, and the symbol on the next cell. */
export const features = ({ content }: EmixEngine): Features<EmixEngine> => {
  const moodOf = appraiser(content);
  return featuresBy<EmixEngine, Read>((position) => read(content, moodOf, position), table);
};

function read(content: EmixContent, moodOf: ReturnType<typeof appraiser>, position: Position): Read {
  const waiting = position.agenda[position.agenda.length - 1];
  return {
    position,
    stands: position.marker.map((_, seat) => standOf(content, moodOf(position, seat))),
    asked: waiting !== undefined && 'seat' in waiting ? waiting.seat : NONE,
  };
}

function standOf(content: EmixContent, appraisal: Appraisal): Stand {
  const { position, seat, side } = appraisal;
  const { pool, karmaDue, karmaNew, rows, hands, marker, options } = position;
  // with free feeding no human belongs to a player
  const human = options.freeFeeding === null ? seat : NONE;
  const net = ({ pos, neg }: Position['pool']): number =>
    human === NONE ? 0 : side * (at(pos, human) - at(neg, human));
  let values = 0;
  let powersAhead = 0;
  const row = human === NONE ? [] : at(rows, human);
  for (const card of row) {
    const entry = appraisal.entryOf(card);
    values += side * signOf(entry.sign) * entry.value;
    powersAhead += powerWorth(appraisal, entry, human);
  }
  const result = net(pool);
  return {
    marker: side * at(marker, seat),
    pool: result,
    karma: net(karmaDue) + net(karmaNew),
    values,
    emons: human === NONE ? 0 : at(pool.pos, human) + at(pool.neg, human),
    powers: row.length,
    powersAhead,
    ...inHand(appraisal, at(hands, seat)),
    landing: landing(content, position, at(marker, seat) + side * result, side),
  };
}

/** The features of the cards in a hand, as far as they are known. */
function inHand(
  appraisal: Appraisal,
  hand: readonly number[],
): Pick<Stand, 'best' | 'kept' | 'payable' | 'moments' | 'ownColour'> {
  const found = { best: 0, kept: 0, payable: 0, moments: 0, ownColour: 0 };
  for (const card of hand) {
    if (card < 0) continue;
    const entry = appraisal.entryOf(card);
    const play = bestPlay(appraisal, entry);
    found.best = Math.max(found.best, play);
    if (play > 0) found.payable++;
    found.kept += kept(appraisal, entry);
    found.ownColour += appraisal.side * signOf(entry.sign);
    if (entry.type === 'moment') found.moments++;
  }
  return found;
}

/** The worth of the symbol under the marker once the pool is absorbed. */
function landing({ board }: EmixContent, { options }: Position, cell: number, side: number): number {
  const found = (options.board ?? board).find((each) => each.cell === cell);
  if (found === undefined) return 0;
  const worth = SYMBOLS[found.symbol];
  return found.symbol === 'roll-blue' || found.symbol === 'roll-red' ? side * worth : worth;
}

const of = (truth: boolean): number => (truth ? 1 : 0);
const stand = ({ stands }: Read, seat: Seat): Stand => at(stands, seat);
const rounds = ({ position }: Read): number => Math.max(0, position.options.maxRounds - position.round);

const table: FeatureSpec<Read> = {
  ofSeat: {
    'cells on its side': (read, seat) => stand(read, seat).marker / 20,
    'cells beyond the start': (read, seat) => Math.abs(stand(read, seat).marker) / 20,
    'cells from the goal': ({ position }, seat) => (position.options.goal - Math.abs(at(position.marker, seat))) / 50,
    'emons towards its side': (read, seat) => stand(read, seat).pool / 10,
    'emons to spend': (read, seat) => stand(read, seat).emons / 10,
    'karma towards its side': (read, seat) => stand(read, seat).karma / 10,
    'points of powers': (read, seat) => stand(read, seat).values / 10,
    'points if the game ended now': (read, seat) =>
      Math.abs(stand(read, seat).marker + stand(read, seat).values + stand(read, seat).karma) / 30,
    'points with its emons': (read, seat) =>
      Math.abs(stand(read, seat).marker + stand(read, seat).values + stand(read, seat).karma + stand(read, seat).pool) /
      30,
    'cells its powers bring': (read, seat) => (stand(read, seat).values * rounds(read)) / 50,
    'cells its powers will bring with their properties': (read, seat) => stand(read, seat).powersAhead / 30,
    powers: (read, seat) => stand(read, seat).powers / 3,
    'cards in hand': ({ position }, seat) => at(position.hands, seat).length / 4,
    'cells from its best card': (read, seat) => stand(read, seat).best / 6,
    'cells in hand': (read, seat) => stand(read, seat).kept / 4,
    'cards it can pay for': (read, seat) => stand(read, seat).payable / 3,
    'Moments in hand': (read, seat) => stand(read, seat).moments,
    'cards of its colour': (read, seat) => stand(read, seat).ownColour / 3,
    'cells from the symbol it lands on': (read, seat) => stand(read, seat).landing / 6,
    'symbols that wait': ({ position }, seat) => of(at(position.pending, seat)),
    'first places in the order of play': ({ position }, seat) => of(position.firstPlayer === seat),
    'questions to answer': (read, seat) => of(read.asked === seat),
    'actions to come': (read, seat) =>
      read.asked === seat ? (read.position.slot.todo + read.position.slot.granted) / 2 : 0,
    'charges to come': ({ position }, seat) => of(position.phase === 'charge' && position.charged[seat] !== true),
  },
  shared: {
    'rounds to come': (read) => rounds(read) / 5,
    'the last round': (read) => of(rounds(read) === 0),
    'in the charge': ({ position }) => of(position.phase === 'charge'),
    'in the influence': ({ position }) => of(position.phase === 'influence'),
    'in the result': ({ position }) => of(position.phase === 'result'),
    'the circle': ({ position }) => position.circle / 3,
    players: ({ position }) => (position.options.players - 2) / 2,
  },
};
