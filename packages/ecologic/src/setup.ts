import { at, NONE, seatsFrom } from '@rulewright/core';
import {
  agendaOf,
  type Deck,
  type GameSpec,
  inTurnOrder,
  type Random,
  shuffledDeck,
  stackedDeck,
} from '@rulewright/core/author';
import { type Content, isFinalReport } from './content/schema.js';
import { BOX_HEXES, type Branch, COINS, ECO_POINTS, REMOVED_PER_LEVEL, START_MONEY } from './content/tables.js';
import { laidHexes } from './geometry.js';
import type { EcoLogicOptions } from './options.js';
import type { Card, EcoLogic, Player } from './state.js';

type Setup = GameSpec<EcoLogic, never>['setup'];

/** ECO-SET: the position before the first placement. The draws come in the order of ECO-SET.15. */
export const setup: Setup = ({ options, content, random }) => {
  const { players } = options;
  const seats = seatsFrom(0, players);
  const firstPlayer = random.pick(seats, 'first player');
  const tile = layField(options, content, random);
  const { eventDeck, eventsRemoved } = stackEvents(options, content, random);
  const order = seatsFrom(firstPlayer, players);
  const limited = options.supply === 'limited';
  return {
    round: 0,
    phase: 'set-up',
    firstPlayer,
    players: seats.map(() => startingPlayer(options.piecesPerBranch)),
    field: {
      tile,
      owner: tile.map(() => NONE),
      pieces: tile.map(() => []),
      initiatives: tile.map(() => []),
    },
    bioTaken: seats.map(() => tile.map(() => false)),
    bank: limited ? COINS - START_MONEY * players : 'unlimited',
    ecoSupply: limited ? ECO_POINTS : 'unlimited',
    specials: { owner: content.specials.map(() => NONE), hex: content.specials.map(() => NONE) },
    eventDeck,
    eventDiscard: [],
    eventsRemoved,
    currentEvents: [],
    vetoes: seats.map(() => 0),
    lastRound: false,
    initiativeDeck: shuffledDeck(content.initiatives.map((_, card) => card)),
    initiativeDiscard: [],
    revealed: [],
    refused: NONE,
    auction: null,
    aidAsked: seats.map(() => seats.map(() => false)),
    loans: [],
    agenda: agendaOf(
      { kind: 'setup-first', ...inTurnOrder(order) },
      { kind: 'setup-second', ...inTurnOrder(order) },
      { kind: 'round' },
    ),
  };
};

/** ECO-SET.7, ECO-SET.8: a player's money and pieces at the start. */
function startingPlayer(piecesPerBranch: number): Player {
  const each = (count: number): Record<Branch, number> => ({ oil: count, mineral: count });
  return { money: START_MONEY, ecoFund: 0, supply: each(piecesPerBranch - 1), hand: each(1), initiatives: [] };
}

/** ECO-SET.3, ECO-VAR.3, ECO-VAR.4: the box's hexes for as many places, the extension's too for more; surplus stays out. */
function layField({ field }: EcoLogicOptions, { tiles }: Content, random: Random): number[] {
  const { coords, stays } = laidHexes(field);
  const set = tiles.slice(0, coords.length > BOX_HEXES ? tiles.length : BOX_HEXES).map(({ id }) => id);
  const laid = random.shuffled(set).map((id) => set.indexOf(id));
  return laid.filter((_, place) => stays[place]);
}

/** ECO-SET.4, ECO-SET.13: the levels are shuffled apart, level 1 on top; two players take cards out of each. */
function stackEvents(
  { players, twoPlayerDeck }: EcoLogicOptions,
  { events }: Content,
  random: Random,
): { eventDeck: Deck; eventsRemoved: Card[] } {
  const isReduced = players === 2 && twoPlayerDeck === 'reduced';
  const idOf = (card: Card): string => at(events, card).id;
  const removed: Card[] = [];
  const levels = [1, 2, 3].map((level) => {
    const cards = events.flatMap((event, card) => (event.level === level ? [card] : []));
    const removable = cards.filter((card) => !isFinalReport(at(events, card)));
    for (let n = 0; isReduced && n < REMOVED_PER_LEVEL; n++)
      removed.push(
        ...removable.splice(
          random.card(removable, () => idOf, 'eventsRemoved'),
          1,
        ),
      );
    return cards.filter((card) => !removed.includes(card));
  });
  return { eventDeck: stackedDeck(levels), eventsRemoved: removed };
}
