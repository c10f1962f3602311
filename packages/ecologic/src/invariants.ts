import { at, type Issue, NONE } from '@rulewright/core';
import { Findings, total } from '@rulewright/core/author';
import { coinsInPlay } from './coins-in-play.js';
import { isFinalReport } from './content/schema.js';
import { BRANCHES, COINS, ECO_POINTS, REMOVED_PER_LEVEL } from './content/tables.js';
import { tileAt } from './field.js';
import { geometry } from './geometry.js';
import { aidFits, askedFits, auctionFits } from './invariants-of-moments.js';
import type { EcoContext, State } from './state.js';

// Section 8 of the specification: statements true of every state.

const hexes = (context: EcoContext): number[] => context.state.field.tile.map((_, hex) => hex);

/** All lists have an entry for each seat, hex or card, and all indices point to one. */
function isWellFormed({ state, content }: EcoContext): Issue[] {
  const { field, specials } = state;
  const places = geometry(state.options).coords.length;
  const found = new Findings()
    .lists('bioTaken', state.bioTaken, places)
    .list('field.tile', field.tile, places, {
      expected: `a tile below ${content.tiles.length}, each once`,
      fits: (tile, hex) => tile < content.tiles.length && field.tile.indexOf(tile) === hex,
    })
    .list('field.owner', field.owner, places)
    .list('field.pieces', field.pieces, places)
    .list('field.initiatives', field.initiatives, places)
    .list('specials.owner', specials.owner, content.specials.length)
    .list('specials.hex', specials.hex, content.specials.length, {
      expected: `a hex below ${places}, or -1 for none`,
      fits: (hex) => hex < places,
    });
  const events = state.currentEvents.map(({ event }) => event);
  state.currentEvents.forEach(({ event }, i) => {
    const isDiscarded = state.eventDiscard.includes(event) && events.indexOf(event) === i;
    found.that(`currentEvents.${i}.event`, isDiscarded, 'a card of the discard pile, each once', event);
  });
  state.loans.forEach(({ lender, borrower }, i) => {
    found.that(`loans.${i}`, lender !== borrower, 'two seats', [lender, borrower]);
  });
  return found.issues;
}

/** 1, 2. A supply is tracked exactly when it is limited, and then nothing is lost or made. */
function adds(context: EcoContext, path: 'bank' | 'ecoSupply', held: number, all: number): Findings {
  const supply: State['bank'] = context.state[path];
  const found = new Findings();
  if (context.state.options.supply !== 'limited') return found.that(path, supply === 'unlimited', 'unlimited', supply);
  if (supply === 'unlimited') return found.that(path, false, 'a number', supply);
  return found.that(path, supply + held === all, `${all - held}, for ${all} in all`, supply);
}

/** 1. With an unlimited bank, players hold no more coins than a game can earn. */
function coinsAdd(context: EcoContext): Issue[] {
  const { state, content } = context;
  const held = total(state.players.map(({ money }) => money));
  const most = coinsInPlay({ options: state.options, content });
  return adds(context, 'bank', held, COINS).that(
    'players',
    held <= most,
    `${most} coins or fewer with the players`,
    held,
  ).issues;
}

/** 2. A negative fund holds no eco points. */
const ecoPointsAdd = (context: EcoContext): Issue[] =>
  adds(context, 'ecoSupply', total(context.state.players.map(({ ecoFund }) => Math.max(0, ecoFund))), ECO_POINTS)
    .issues;

/** 3. Every piece of a player is in the supply, in the hand or on the field. */
function piecesAreConserved(context: EcoContext): Issue[] {
  const { players, field, options } = context.state;
  const found = new Findings();
  players.forEach(({ supply, hand }, seat) => {
    for (const branch of BRANCHES) {
      const placed = hexes(context).filter((hex) => field.owner[hex] === seat);
      const onField = placed.flatMap((hex) => at(field.pieces, hex)).filter((piece) => piece === branch);
      const all = supply[branch] + hand[branch] + onField.length;
      const expected = `${options.piecesPerBranch} in supply, in hand and on the field`;
      found.that(`players.${seat}.supply.${branch}`, all === options.piecesPerBranch, expected, all);
    }
  });
  return found.issues;
}

/** 4, 7. A built special is owned and stands alone on a special site. */
function specialsFit(context: EcoContext): Issue[] {
  const { owner, hex } = context.state.specials;
  return new Findings().each('specials.hex', hex, {
    expected: 'a special site of an owned special, each once',
    fits: (place, card) =>
      place === NONE ||
      (owner[card] !== NONE && tileAt(context, place).resources.length === 0 && hex.indexOf(place) === card),
  }).issues;
}

const LEVELS = [1, 2, 3];

/** 5. The deck is stacked by levels, none of which are mixed, and Final Report is in play. */
function eventsAreStacked({ state, content }: EcoContext): Issue[] {
  const level = (card: number) => at(content.events, card).level;
  const isReport = (card: number) => isFinalReport(at(content.events, card));
  const tops = state.eventDeck.bags.map(({ cards }) => level(at(cards, 0)));
  const isOver = state.eventDiscard.some(isReport);
  const { players, twoPlayerDeck } = state.options;
  const removed = players === 2 && twoPlayerDeck === 'reduced' ? REMOVED_PER_LEVEL : 0;
  return new Findings()
    .each('eventDeck.bags', state.eventDeck.bags, {
      expected: 'cards of one level, no higher than that of the bag below',
      fits: ({ cards }, i) =>
        cards.every((card) => level(card) === tops[i]) && (i === 0 || at(tops, i) <= at(tops, i - 1)),
    })
    .each('eventsRemoved', state.eventsRemoved, { expected: 'no Final Report', fits: (card) => !isReport(card) })
    .that(
      'eventsRemoved',
      LEVELS.every((one) => state.eventsRemoved.filter((card) => level(card) === one).length === removed),
      `${removed} cards of each level`,
      state.eventsRemoved,
    )
    .that('lastRound', state.lastRound === isOver, `${isOver}, as the discard pile says`, state.lastRound).issues;
}

/** 6, 7. Every object fits its hex, and initiatives stand on objects only, one on each. */
function objectsFit(context: EcoContext): Issue[] {
  const { owner, pieces, initiatives } = context.state.field;
  const isMixed = context.state.options.dualHex === 'mixed';
  const found = new Findings();
  for (const hex of hexes(context)) {
    const stack = at(pieces, hex);
    const { resources, capacity } = tileAt(context, hex);
    const areAllowed = stack.every((branch) => resources.includes(branch) && (isMixed || branch === stack[0]));
    const kinds = `pieces of ${resources.join(' or ') || 'no branch'}${isMixed ? '' : ', all of one'}`;
    const isOwned = owner[hex] !== NONE;
    const most = Math.min(1, stack.length);
    const standing = at(initiatives, hex).length;
    found
      .that(`field.pieces.${hex}`, stack.length <= capacity, `${capacity} pieces or fewer`, stack.length)
      .that(`field.pieces.${hex}`, areAllowed, kinds, stack)
      .that(
        `field.owner.${hex}`,
        isOwned === stack.length > 0,
        isOwned ? '-1, for nothing stands there' : 'a seat, for pieces stand there',
        owner[hex],
      )
      .that(`field.initiatives.${hex}`, standing <= most, `${most} initiatives or fewer`, standing);
  }
  return found.issues;
}

/** 8. The owner of a hex has taken its bio-capacity, unless starting pieces earn none. */
function bioIsTaken(context: EcoContext): Issue[] {
  const { field, bioTaken, options } = context.state;
  const found = new Findings();
  if (!options.setupBioCapacity) return found.issues;
  for (const hex of hexes(context)) {
    const owner = at(field.owner, hex);
    if (owner !== NONE)
      found.that(`bioTaken.${owner}.${hex}`, at(at(bioTaken, owner), hex), 'true, for the seat stands there', false);
  }
  return found.issues;
}

export const invariants: Readonly<Record<string, (context: EcoContext) => readonly Issue[]>> = {
  'every list fits the table': isWellFormed,
  'the coins add up': coinsAdd,
  'the eco points add up': ecoPointsAdd,
  'the plant pieces add up': piecesAreConserved,
  'specials stand on special sites': specialsFit,
  'the event deck is stacked by levels': eventsAreStacked,
  'objects and initiatives fit their hexes': objectsFit,
  'a settled hex has paid its bio-capacity': bioIsTaken,
  'aid is in the game': aidFits,
  'the auction fits the table': auctionFits,
  'what is asked fits the moment': askedFits,
};
