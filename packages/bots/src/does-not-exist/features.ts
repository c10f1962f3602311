import { at, NONE, type Seat } from '@rulewright/core';
import type {
  DoesNotExistContent,
  DoesNotExistEngine,
  DoesNotExistQueries,
  DoesNotExistView,
} from '@rulewright/does-not-exist';
import { type FeatureSpec, type Features, featuresBy } from '../learning/features.js';

type Position = DoesNotExistView['position'];
type Player = Position['players'][number];

/** Assumed worth of an unknown card. */
const USUAL = 3;
/** Rough factor for what shared genres add to held cards. */
const GENRES = 1.4;

/** The chances of a seat in the current rave. */
interface Chances {
  readonly total: number;
  readonly needed: number;
  readonly hand: number;
  readonly inventory: number;
  readonly best: number;
}

interface Read {
  readonly position: Position;
  readonly chances: readonly Chances[];
  /** The greatest total of all line-ups; `leader` is the seat that would win. */
  readonly most: number;
  readonly leader: Seat | null;
  readonly asked: Seat;
  readonly level: number;
}

/** Souls and cards of each seat, the totals its line-up has and can reach, and alliances in the rave. */
export const features = (engine: DoesNotExistEngine): Features<DoesNotExistEngine> =>
  featuresBy<DoesNotExistEngine, Read>(
    (position, ask = engine.ask(position)) => read(engine.content, position, ask),
    table,
  );

function read({ sounds }: DoesNotExistContent, position: Position, ask: DoesNotExistQueries): Read {
  const { players, lineups, turn, agenda } = position;
  const isRave = lineups.length > 0;
  const totals = players.map((_, seat) => (lineups.some(({ owner }) => owner === seat) ? ask.lineup(seat).total : 0));
  const worth = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + (card < 0 ? USUAL : at(sounds, card).comparison), 0);
  const best = (cards: readonly number[]): number =>
    cards.reduce((most, card) => Math.max(most, card < 0 ? USUAL : at(sounds, card).comparison), 0);
  const waiting = agenda[agenda.length - 1];
  return {
    position,
    chances: players.map(({ hand, inventory, status }, seat) => ({
      total: at(totals, seat),
      needed: isRave && status === 'active' ? ask.needed(seat) : 0,
      hand: worth(hand),
      inventory: worth(inventory),
      best: Math.max(best(hand), best(inventory)),
    })),
    most: Math.max(...totals),
    leader: isRave ? ask.strongest() : null,
    asked: waiting !== undefined && 'seat' in waiting ? waiting.seat : NONE,
    level: turn.level,
  };
}

const of = (truth: boolean): number => (truth ? 1 : 0);
const player = ({ position }: Read, seat: Seat): Player => at(position.players, seat);
const chances = ({ chances }: Read, seat: Seat): Chances => at(chances, seat);
const isHost = ({ position }: Read, seat: Seat): boolean => position.turn.host === seat;
const isSaviour = ({ position }: Read, seat: Seat): boolean => position.rave.saviour === seat;
const hasLineup = ({ position }: Read, seat: Seat): boolean => position.lineups.some(({ owner }) => owner === seat);
/** The owner of the line-up that a seat builds. */
const builds = (read: Read, seat: Seat): Seat => (isSaviour(read, seat) ? read.position.turn.host : seat);
/**
 * The lead of a seat's line-up over what it needs to win, in tens of points from −2 to 2. `more` is added to its total.
 */
function lead(read: Read, seat: Seat, more = 0): number {
  const owner = builds(read, seat);
  if (!hasLineup(read, owner)) return 0;
  const { total, needed } = chances(read, owner);
  let rival = needed;
  for (const { owner: other } of read.position.lineups)
    if (other !== owner) rival = Math.max(rival, chances(read, other).total + 1);
  return Math.max(-2, Math.min(2, (total + more - rival) / 10));
}
const reach = (read: Read, seat: Seat): number => GENRES * (chances(read, seat).hand + chances(read, seat).inventory);
const toGo = (read: Read, seat: Seat): number => Math.max(0, read.position.options.winSouls - player(read, seat).souls);

const table: FeatureSpec<Read> = {
  ofSeat: {
    souls: (read, seat) => player(read, seat).souls / 4,
    'souls to go': (read, seat) => toGo(read, seat) / 5,
    'raves from victory': (read, seat) => of(toGo(read, seat) <= 1),
    'raves with a monster from victory': (read, seat) => of(toGo(read, seat) <= 3),
    'lost seats': (read, seat) => of(player(read, seat).status === 'eliminated'),
    'seats that wait': (read, seat) => of(player(read, seat).status === 'waiting'),
    'cards in hand': (read, seat) => player(read, seat).hand.length / 4,
    'cards in the inventory': (read, seat) => player(read, seat).inventory.length / 4,
    'points in hand': (read, seat) => chances(read, seat).hand / 12,
    'points in the inventory': (read, seat) => chances(read, seat).inventory / 12,
    'points of the best card': (read, seat) => chances(read, seat).best / 6,
    classes: (read, seat) => player(read, seat).class.length,
    mercenaries: (read, seat) => player(read, seat).mercenaries.length,
    'cards of mercenaries': (read, seat) => player(read, seat).hidden.reduce((sum, { length }) => sum + length, 0) / 4,
    'bans from helping': (read, seat) => of(player(read, seat).helpBan),
    'turns as Host': (read, seat) => of(isHost(read, seat)),
    'parts as Saviour': (read, seat) => of(isSaviour(read, seat)),
    'line-ups': (read, seat) => of(hasLineup(read, seat)),
    'points of the line-up': (read, seat) => chances(read, seat).total / 15,
    'points ahead in the rave': (read, seat) => lead(read, seat),
    'points ahead in the rave with all cards': (read, seat) => lead(read, seat, reach(read, seat)),
    'winning line-ups': (read, seat) => of(read.leader !== null && builds(read, seat) === read.leader),
    'winning line-ups in the final': (read, seat) => of(read.leader === seat && toGo(read, seat) <= 1),
    'cards promised to others': (read, seat) =>
      isHost(read, seat) && read.position.rave.saviour !== NONE ? read.position.rave.share / 3 : 0,
    'cards promised to it': (read, seat) => (isSaviour(read, seat) ? read.position.rave.share / 3 : 0),
    'raves won': (read, seat) => of(read.position.rave.winner === seat),
    'souls for a win': (read, seat) => (hasLineup(read, seat) ? (1 + of(read.position.monster.length > 0)) / 2 : 0),
    'questions to answer': (read, seat) => of(read.asked === seat),
    'turns until it is Host': ({ position }, seat) =>
      ((seat - position.turn.place + position.players.length) % position.players.length) / position.players.length,
  },
  shared: {
    turns: ({ position }) => Math.min(3, position.turn.number / 12),
    'in the gentle round': ({ position }) => of(position.phase === 'gentle-round'),
    'before the rave': ({ position }) => of(position.phase === 'start' || position.phase === 'preparation'),
    'in the rave': ({ position }) => of(position.phase === 'rave'),
    'after the rave': ({ position }) => of(position.phase === 'bounty' || position.phase === 'summary'),
    'the Expectation': ({ position }) => position.turn.expectation / 10,
    'the level of the monster': ({ level }) => level / 10,
    'a final': ({ position }) => of(position.rave.final),
    'line-ups of all': ({ position }) => position.lineups.length / 2,
    'the greatest total': ({ most }) => most / 15,
    'holds in a row': ({ position }) => position.rave.holds / 3,
    players: ({ position }) => (position.players.length - 2) / 2,
  },
};
