import { at, NONE, type Seat } from '@rulewright/core';
import { type EcoLogicContent, type EcoLogicEngine, geometry } from '@rulewright/ecologic';
import { type FeatureSpec, type Features, featuresBy } from '../learning/features.js';
import { itemGain } from './items.js';
import { type Position, type Prospects, prospects, score, worth } from './prospects.js';

/** The land of a seat: its pieces on the field and the hexes it can still reach. */
interface Land {
  objects: number;
  pieces: number;
  /** Pieces that still fit on its own objects. */
  room: number;
  /** Number of free hexes next to its own. `best` and `second` are the highest bio-capacities among them. */
  reached: number;
  best: number;
  second: number;
  /** Free sites for specials next to its own hexes. */
  sites: number;
}

interface Read {
  readonly position: Position;
  readonly content: EcoLogicContent;
  readonly hopes: readonly Prospects[];
  readonly lands: readonly Land[];
  /** By seat: the gain from the item at auction at the price of the next bid. */
  readonly bargain: readonly number[];
  readonly asked: Seat;
}

/** Holdings, growth, building sites within reach, and the gain from the current auction, for each seat. */
export const features = ({ content }: EcoLogicEngine): Features<EcoLogicEngine> =>
  featuresBy<EcoLogicEngine, Read>((position) => read(content, position), table);

function read(content: EcoLogicContent, position: Position): Read {
  const { players, auction, agenda } = position;
  const hopes = players.map((_, seat) => prospects(content, position, seat));
  const waiting = agenda[agenda.length - 1];
  return {
    position,
    content,
    hopes,
    lands: landsOf(content, position),
    bargain: players.map((_, seat) =>
      auction === null
        ? 0
        : itemGain(content, position, seat, {
            hope: at(hopes, seat),
            item: auction.item,
            price: auction.highBid + (seat === auction.highBidder ? 0 : 1),
          }),
    ),
    asked: waiting !== undefined && 'seat' in waiting ? waiting.seat : NONE,
  };
}

function landsOf(
  { tiles }: EcoLogicContent,
  { field, players, bioTaken, specials, options }: Position,
): readonly Land[] {
  const { neighbours } = geometry(options);
  const lands = players.map((): Land => ({ objects: 0, pieces: 0, room: 0, reached: 0, best: 0, second: 0, sites: 0 }));
  for (let hex = 0; hex < field.owner.length; hex++) {
    const owner = at(field.owner, hex);
    const { resources, capacity, bio } = at(tiles, at(field.tile, hex));
    if (owner !== NONE) {
      const land = at(lands, owner);
      const pieces = at(field.pieces, hex).length;
      land.objects++;
      land.pieces += pieces;
      land.room += Math.max(0, capacity - pieces);
      continue;
    }
    if (resources.length === 0 && specials.hex.includes(hex)) continue;
    let seen = 0;
    for (const next of at(neighbours, hex)) {
      const by = at(field.owner, next);
      if (by === NONE || (seen >> by) % 2 === 1) continue;
      seen |= 1 << by;
      const land = at(lands, by);
      if (resources.length === 0) land.sites++;
      else settle(land, at(at(bioTaken, by), hex) ? 0 : bio);
    }
  }
  return lands;
}

function settle(land: Land, bio: number): void {
  land.reached++;
  if (bio > land.best) {
    land.second = land.best;
    land.best = bio;
  } else if (bio > land.second) land.second = bio;
}

/** The total of `eco` or `upkeep` over the initiatives in a seat's hand. */
const held = ({ position, content }: Read, seat: Seat, what: 'eco' | 'upkeep'): number =>
  at(position.players, seat).initiatives.reduce((sum, card) => sum + at(content.initiatives, card)[what], 0);
const specialsOf = ({ position: { specials } }: Read, seat: Seat, isBuilt: boolean): number =>
  specials.owner.filter((owner, card) => owner === seat && at(specials.hex, card) >= 0 === isBuilt).length;
const loans = ({ position }: Read, seat: Seat, whose: 'lender' | 'borrower'): number =>
  position.loans.reduce((sum, loan) => sum + (loan[whose] === seat ? loan.due : 0), 0);
const of = (truth: boolean): number => (truth ? 1 : 0);
const hope = ({ hopes }: Read, seat: Seat): Prospects => at(hopes, seat);
const land = ({ lands }: Read, seat: Seat): Land => at(lands, seat);
const player = ({ position }: Read, seat: Seat): Position['players'][number] => at(position.players, seat);

const table: FeatureSpec<Read> = {
  ofSeat: {
    coins: (read, seat) => player(read, seat).money / 20,
    'eco points': (read, seat) => player(read, seat).ecoFund / 20,
    'points if the game ended now': (read, seat) => worth(player(read, seat).ecoFund, player(read, seat).money, 0) / 20,
    'coins to come': (read, seat) => (hope(read, seat).moneyThen - player(read, seat).money) / 20,
    'eco points to come': (read, seat) => (hope(read, seat).ecoThen - player(read, seat).ecoFund) / 20,
    'points in the end as things stand': (read, seat) => score(hope(read, seat)) / 20,
    'points in the end without further growth': (read, seat) =>
      worth(hope(read, seat).ecoThen, hope(read, seat).moneyThen, 0) / 20,
    'coins a round': (read, seat) =>
      (hope(read, seat).moneyThen - player(read, seat).money) / Math.max(1, hope(read, seat).rounds) / 5,
    'eco points a round': (read, seat) =>
      (hope(read, seat).ecoThen - player(read, seat).ecoFund) / Math.max(1, hope(read, seat).rounds) / 5,
    objects: (read, seat) => land(read, seat).objects / 4,
    'plant pieces on the field': (read, seat) => land(read, seat).pieces / 5,
    'room for pieces': (read, seat) => land(read, seat).room / 4,
    'free hexes next to it': (read, seat) => land(read, seat).reached / 6,
    'bio-capacity within reach': (read, seat) => land(read, seat).best / 5,
    'second bio-capacity within reach': (read, seat) => land(read, seat).second / 5,
    'sites for specials within reach': (read, seat) => land(read, seat).sites / 3,
    'objects without an initiative': (read, seat) => hope(read, seat).bare / 4,
    'initiatives in hand': (read, seat) => player(read, seat).initiatives.length / 2,
    'eco points a round of initiatives in hand': (read, seat) => held(read, seat, 'eco') / 5,
    'upkeep of initiatives in hand': (read, seat) => held(read, seat, 'upkeep') / 5,
    'plant pieces in hand': (read, seat) => (player(read, seat).hand.oil + player(read, seat).hand.mineral) / 2,
    'oil plants to buy': (read, seat) => player(read, seat).supply.oil / 10,
    'mineral plants to buy': (read, seat) => player(read, seat).supply.mineral / 10,
    'specials in hand': (read, seat) => specialsOf(read, seat, false),
    'specials on the field': (read, seat) => specialsOf(read, seat, true),
    vetoes: (read, seat) => at(read.position.vetoes, seat),
    'coins lent': (read, seat) => loans(read, seat, 'lender') / 10,
    'coins owed': (read, seat) => loans(read, seat, 'borrower') / 10,
    'points from the item in the auction': (read, seat) => at(read.bargain, seat) / 5,
    'highest bids': (read, seat) => of(read.position.auction?.highBidder === seat),
    'points from the item it bids highest for': (read, seat) =>
      read.position.auction?.highBidder === seat ? at(read.bargain, seat) / 5 : 0,
    'bids still open': (read, seat) => of(read.position.auction?.stillIn[seat] === true),
    'first places in the order of play': (read, seat) => of(read.position.firstPlayer === seat),
    'questions to answer': (read, seat) => of(read.asked === seat),
  },
  shared: {
    'rounds to come': (read) => hope(read, 0).rounds / 6,
    rounds: (read) => read.position.round / 10,
    'in the set-up': (read) => of(read.position.phase === 'set-up'),
    'in the event phase': (read) => of(read.position.phase === 'event'),
    'in the action phase': (read) => of(read.position.phase === 'action'),
    'in the last round': (read) => of(read.position.lastRound),
    'an auction goes on': (read) => of(read.position.auction !== null),
    players: (read) => read.position.players.length - 2,
    'specials on offer': (read) => read.position.specials.owner.filter((owner) => owner === NONE).length / 3,
  },
};
