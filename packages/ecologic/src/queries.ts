import { type Fraction, InputError, NONE, type Seat } from '@rulewright/core';
import type { Item } from './agenda.js';
import { cardNamed, initiativeOf, specialOf, specialsOnOffer } from './cards.js';
import { BRANCHES } from './content/tables.js';
import { hexCount, levelOf, ownerOf } from './field.js';
import { nominal } from './prices.js';
import { type EcoLogicPlayer, type EcoLogicShared, playerModel, sharedModel } from './reading.js';
import { bioLeft } from './rules/bio-capacity.js';
import { placing } from './rules/building.js';
import { ecologicalEffect, objectsAtRisk } from './rules/environment.js';
import { cardId, hex, seat } from './rules/fields.js';
import { initiativesAtRisk, netIncome } from './rules/income.js';
import { startingRefusal } from './rules/set-up.js';
import { scoreOf } from './scoring.js';
import { type EcoContext, type EcologicalEffect, type Hex, type NetIncome, query } from './state.js';

/**
 * The queries of a state or a view: `ask(position).netIncome(0)`. Seats and hexes count from 0; an item
 * is a special or an initiative by its id, or a plant piece by its branch, as events and decisions name it. Everything is open
 * in EcoLogic, so views answer as states do. Wrong arguments are an `InputError`.
 */
export interface EcoLogicQuestions {
  /** A player's possessions, by ids; of a view, as far as its viewer may know. */
  player(seat: Seat): EcoLogicPlayer;
  /** Everything that belongs to no single player: the course of the game, the market, zones with their known cards. */
  shared(): EcoLogicShared;
  /** The price at which an auction for the item would open now, in coins (ECO-SPI.2, ECO-PLT.2 to 4, ECO-INI.6). A special has to be on offer. */
  nominal(item: string): number;
  /** A player's ecological effect if the Environment step were settled now, in eco points, before the eco supply runs short (ECO-ENV.1, ECO-SUP.3). */
  ecologicalEffect(seat: Seat): EcologicalEffect;
  /** A player's income if the Income step were settled now, in coins, before the bank runs short (ECO-INC.5). */
  netIncome(seat: Seat): NetIncome;
  /** The hexes of the dirtiest objects if the Environment step, settled now, would cost the player one; else none (ECO-ENV.3). */
  objectsAtRisk(seat: Seat): readonly Hex[];
  /** The hexes of the initiatives from which the player would first give up one if the Income step were settled now (ECO-INC.5). */
  initiativesAtRisk(seat: Seat): readonly Hex[];
  /** The seat that occupies a hex; undefined when nobody does (ECO-GEN.4). */
  owner(hex: Hex): Seat | undefined;
  /** The level of the object on a hex: its number of pieces, 0 when there is none (ECO-GEN.5). */
  level(hex: Hex): number;
  /** The bio-capacity that a hex still has for a player who settles it, in eco points (ECO-BIO.2). */
  bioLeft(seat: Seat, hex: Hex): number;
  /** The hexes where a player could place an item, even one the player does not have (ECO-BLD.1 to 6; a piece at set-up: ECO-SET.9, 10). */
  places(seat: Seat, item: string): readonly Hex[];
  /** The player's score if the game ended now (ECO-END.3). */
  score(seat: Seat): Fraction;
}

/** A query that takes a seat. */
const ofSeat = <Answer>(answer: (context: EcoContext, seat: Seat) => Answer) =>
  query([seat], (context, asked) => answer(context, seated(context, asked)));

/** A query that takes a hex. */
const ofHex = <Answer>(answer: (context: EcoContext, hex: Hex) => Answer) =>
  query([hex], (context, asked) => answer(context, onField(context, asked)));

export const queries = {
  player: ofSeat(playerModel),
  shared: query([], sharedModel),
  nominal: query([cardId], (context, named) => nominal(context, forSale(context, named))),
  ecologicalEffect: ofSeat(ecologicalEffect),
  netIncome: ofSeat(netIncome),
  objectsAtRisk: ofSeat(objectsAtRisk),
  initiativesAtRisk: ofSeat(initiativesAtRisk),
  owner: ofHex((context, place) => (ownerOf(context, place) === NONE ? undefined : ownerOf(context, place))),
  level: ofHex(levelOf),
  bioLeft: query([seat, hex], (context, by, place) => bioLeft(context, seated(context, by), onField(context, place))),
  places: query([seat, cardId], (context, by, named) => {
    const [player, thing] = [seated(context, by), itemOf(context, named)];
    const refusal =
      thing.kind === 'plant' && context.state.phase === 'set-up'
        ? (place: Hex) => startingRefusal(context, player, thing.branch, place)
        : placing(context, player, thing);
    return context.state.field.tile.flatMap((_, place) => (refusal(place) === undefined ? [place] : []));
  }),
  score: ofSeat(scoreOf),
};

function seated({ state }: EcoContext, asked: Seat): Seat {
  if (asked >= state.players.length) throw new InputError(`nobody sits at ${asked}`);
  return asked;
}

function onField(context: EcoContext, asked: Hex): Hex {
  if (asked >= hexCount(context)) throw new InputError(`the field has no hex ${asked}`);
  return asked;
}

function itemOf(context: EcoContext, name: string): Item {
  const { specials, initiatives } = context.content;
  const branch = BRANCHES.find((one) => one === name);
  if (branch !== undefined) return { kind: 'plant', branch };
  const special = cardNamed([...specials.keys()], (card) => specialOf(context, card), name);
  if (special !== NONE) return { kind: 'special', special };
  const initiative = cardNamed([...initiatives.keys()], (card) => initiativeOf(context, card), name);
  if (initiative !== NONE) return { kind: 'initiative', initiative };
  throw new InputError(`nothing is called ${name}: expected a branch, or the id of a special or an initiative`);
}

function forSale(context: EcoContext, name: string): Item {
  const thing = itemOf(context, name);
  if (thing.kind === 'special' && !specialsOnOffer(context).includes(thing.special))
    throw new InputError('the special is not on offer');
  return thing;
}
