import { at, type Seat } from '@rulewright/core';
import type { EcoLogicContent, EcoLogicEngine } from '@rulewright/ecologic';
import { byHeuristics, type Heuristic, type Heuristics, type Weights } from '../expertise.js';
import { waiting } from '../waiting.js';
import { type Item, itemGain } from './items.js';
import { gain, type Position, type Prospects, prospects } from './prospects.js';

/** The position as a player sees it. */
interface Appraisal {
  readonly position: Position;
  readonly seat: Seat;
  readonly hope: Prospects;
}

/** This many points make an action about 2.7 times as likely. */
const POINT = 1;
const MOST = 5;

/** The weight of an action that gains that many points; 1 for no gain. */
const keen = (points: number): number => Math.exp(Math.min(MOST, Math.max(-MOST, points / POINT)));

/** Rules of thumb that weigh each action by its type and its effect: see `Weights`. */
export const weights = (engine: EcoLogicEngine): Weights<EcoLogicEngine> => {
  const { content } = engine;
  const read = (position: Position, seat: Seat): Appraisal => ({
    position,
    seat,
    hope: prospects(content, position, seat),
  });
  return byHeuristics<EcoLogicEngine, Appraisal>(read, { ...auctions(content), ...building(content), ...aid });
};

/** The gain of a player from buying an item at a price, in points. */
const gainOf = (content: EcoLogicContent, { position, seat, hope }: Appraisal, item: Item, price: number): number =>
  itemGain(content, position, seat, { hope, item, price });

function auctions(content: EcoLogicContent): Heuristics<EcoLogicEngine, Appraisal> {
  const { specials } = content;
  const special = (appraisal: Appraisal, card: number): number =>
    // ECO-SPI.2
    gainOf(content, appraisal, { kind: 'special', special: card }, at([12, 15, 20], soldSpecials(appraisal.position)));
  const plant = (appraisal: Appraisal, branch: 'oil' | 'mineral'): number =>
    gainOf(content, appraisal, { kind: 'plant', branch }, 1 + piecesOnField(appraisal.position, branch));
  const revealed = (appraisal: Appraisal): number => {
    const initiative = at(appraisal.position.revealed, 0);
    return gainOf(content, appraisal, { kind: 'initiative', initiative }, at(content.initiatives, initiative).nominal);
  };
  const raised = (appraisal: Appraisal, by: number): number => {
    const { auction } = appraisal.position;
    return auction === null ? 0 : gainOf(content, appraisal, auction.item, auction.highBid + by);
  };
  return {
    'open-special': {
      because: 'a special has to bring more than its price in the rounds that are left',
      type: (appraisal) => keen(Math.max(...specials.map((_, card) => special(appraisal, card)))),
      action: (action, appraisal) =>
        keen(
          special(
            appraisal,
            specials.findIndex(({ id }) => id === action.special),
          ),
        ),
    },
    'open-plant': {
      because: 'a plant has to earn its price and what it costs the eco fund in the rounds that are left',
      type: (appraisal) => keen(Math.max(plant(appraisal, 'oil'), plant(appraisal, 'mineral'))),
      action: ({ branch }, appraisal) => keen(plant(appraisal, branch)),
    },
    reveal: { because: 'to look at an initiative costs nothing', type: 4 },
    'open-initiative': {
      because: 'an initiative has to give more eco points than it costs in the rounds that are left',
      type: (appraisal) => keen(revealed(appraisal)),
    },
    raise: {
      because: 'a bid stays below what the item will bring, and small raises leave coins',
      type: (appraisal) => keen(raised(appraisal, 1)),
      action: ({ amount }, { position }) => (amount - (position.auction?.highBid ?? 0)) ** -4,
    },
    'use-veto': { because: 'a veto is kept for what would help another a lot', type: 0.5 },
  };
}

function building(content: EcoLogicContent): Heuristics<EcoLogicEngine, Appraisal> {
  /** The gain from placing a piece on a hex. */
  const piece = ({ position: { field, bioTaken }, seat, hope }: Appraisal, hex: number): number => {
    if (field.owner[hex] === seat) return gain(hope, -hope.rounds, 2 * hope.rounds);
    const bio = at(at(bioTaken, seat), hex) ? 0 : at(content.tiles, at(field.tile, hex)).bio;
    return gain(hope, bio - hope.rounds, hope.rounds);
  };
  const bare = ({ position: { field } }: Appraisal, hex: number): number =>
    at(field.initiatives, hex).length > 0 ? 0.02 : 1;
  const placed: Heuristic<Appraisal, { readonly hex: number }> = {
    because: 'a piece grows where it earns more, or settles where the eco points are',
    type: (appraisal) => keen(2 + gain(appraisal.hope, -appraisal.hope.rounds, 2 * appraisal.hope.rounds)),
    action: ({ hex }, appraisal) => keen(piece(appraisal, hex)),
  };
  const carried: Heuristic<Appraisal, { readonly hex: number }> = {
    because: 'an initiative works on an object that has none, not in the hand',
    type: 8,
    action: ({ hex }, appraisal) => bare(appraisal, hex),
  };
  return {
    'place-first': {
      because: 'who settles first takes the eco points',
      action: ({ hex }, appraisal) => keen(piece(appraisal, hex)),
    },
    'place-second': {
      because: 'who settles takes the eco points',
      type: 20,
      action: ({ hex }, appraisal) => keen(piece(appraisal, hex)),
    },
    'place-bought': {
      because: 'what was bought works on the field, not in the hand',
      type: 8,
      action: ({ hex }, appraisal) => {
        const choice = waiting(appraisal.position, 'place-bought');
        if (choice === undefined) return 1;
        return choice.item.kind === 'plant'
          ? keen(piece(appraisal, hex))
          : choice.item.kind === 'initiative'
            ? bare(appraisal, hex)
            : 1;
      },
    },
    'place-piece': placed,
    'place-initiative': carried,
    'place-special': { because: 'a special works on the field, not in the hand', type: 8 },
    'remove-piece': {
      because: 'a plant goes when it costs the eco fund more than it earns',
      type: ({ hope }) => keen(gain(hope, hope.rounds, -2 * hope.rounds) - 1.5),
    },
    'remove-initiative': { because: 'an initiative was paid for', type: 0.01 },
    'drop-initiative': {
      because: 'the initiative that helps least is given up',
      action: ({ hex }, { position: { field } }) => {
        const [card] = at(field.initiatives, hex);
        return card === undefined ? 1 : 1 / (1 + at(content.initiatives, card).eco) ** 3;
      },
    },
  };
}

const aid: Heuristics<EcoLogicEngine, Appraisal> = {
  'ask-aid': { because: 'nobody gives coins away', type: 0.02 },
  'accept-aid': { because: 'coins given away are gone, and coins lent are not there for the next auction', type: 0.03 },
};

const soldSpecials = ({ specials: { owner } }: Position): number => owner.filter((seat) => seat >= 0).length;

function piecesOnField({ field }: Position, branch: string): number {
  let total = 0;
  for (const pieces of field.pieces) for (const piece of pieces) if (piece === branch) total++;
  return total;
}
