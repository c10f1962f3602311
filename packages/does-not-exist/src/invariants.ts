import { at, cardsOfDeck, deckSize, type Immutable, type Issue, NONE } from '@rulewright/core';
import { endFits, recordsFit } from './invariants-of-agenda.js';
import { isMonster } from './names.js';
import { activeCount, handLimit, INVENTORY_LIMIT } from './players.js';
import { MOST_MERCENARIES } from './rules/mercenary.js';
import type { DneTable, Lineup, Player } from './state.js';

// Section 8 of the specification: what holds in every state.

const DIE = 6;
const every = <X>(
  list: readonly X[],
  length: number,
  fits: (entry: X, place: number) => boolean = () => true,
): boolean => list.length === length && list.every(fits);
const areDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** All lists have an entry for each seat or card, and all indices point to one. */
function isWellFormed({ state }: DneTable): boolean {
  const { players, turn, rave, lineups, out } = state;
  const n = state.options.players;
  const areSeats = (seats: readonly number[]) => areDistinct(seats) && seats.every((seat) => seat < n);
  return (
    every(players, n, ({ takenBy }) => takenBy < n) &&
    turn.host < n &&
    turn.place < n &&
    rave.saviour < n &&
    rave.winner < n &&
    every(rave.calls, n) &&
    [turn.signalled, turn.challenged, rave.expelled, rave.copied, rave.shielded, out].every(areSeats) &&
    areSeats(lineups.map(({ owner }) => owner)) &&
    lineups.every((line) => isLineupWellFormed(line, n))
  );
}

const isLineupWellFormed = ({ cards, by, via, base, frozen }: Immutable<Lineup>, players: number): boolean =>
  every(by, cards.length, (seat) => seat < players) &&
  every(via, cards.length) &&
  every(base, cards.length) &&
  every(frozen, cards.length);

/** 2. Monsters and mercenaries lie where they belong, and only a monster that may join serves as one. */
function figuresFit(table: DneTable): boolean {
  const { state, content } = table;
  const { monster, monsterSupply, monsterDeck, monsterDiscard, mercenaryDeck, mercenaryDiscard, options } = state;
  const joins = (figure: number) => at(content.monsters, figure).special.onSuccess?.op === 'joins';
  return (
    [...monster, ...monsterSupply, ...cardsOfDeck(monsterDeck), ...monsterDiscard].every((figure) =>
      isMonster(table, figure),
    ) &&
    ![...cardsOfDeck(mercenaryDeck), ...mercenaryDiscard].some((figure) => isMonster(table, figure)) &&
    state.players.every(({ mercenaries }) => mercenaries.every((one) => !isMonster(table, one) || joins(one))) &&
    (options.monsterChoice === 'draw' ? monsterSupply.length : deckSize(monsterDeck)) === 0
  );
}

/** 4, 6. What a player of each status may own. */
function possessionsFit({ state }: DneTable): boolean {
  const { winSouls } = state.options;
  const isOver = state.agenda.length === 0;
  return state.players.every((player, seat) => {
    const { souls, mercenaries, hidden, thrown, inventory, status } = player;
    return (
      (souls < winSouls || isOver) &&
      player.class.length <= 1 &&
      mercenaries.length <= MOST_MERCENARIES &&
      every(hidden, mercenaries.length) &&
      every(thrown, mercenaries.length) &&
      inventory.length <= INVENTORY_LIMIT + (isOverfull(state.agenda, seat) ? 1 : 0) &&
      (status === 'eliminated') === state.out.includes(seat) &&
      statusFits(player)
    );
  });
}

const isOverfull = (agenda: DneTable['state']['agenda'], seat: number): boolean => {
  const top = agenda[agenda.length - 1];
  return top?.kind === 'inventory-overflow' && top.seat === seat;
};

function statusFits({ status, souls, hand, inventory, class: cards, mercenaries }: Immutable<Player>): boolean {
  const owned = hand.length + inventory.length + cards.length;
  switch (status) {
    case 'active':
      return true;
    case 'waiting':
      return owned === 0 && souls > 0;
    case 'eliminated':
      return owned + mercenaries.length + souls === 0;
  }
}

/** 6. Of a waiting player's mercenaries only a monster stays. */
const waitersFit = (table: DneTable): boolean =>
  table.state.players.every(
    ({ status, mercenaries }) => status !== 'waiting' || mercenaries.every((figure) => isMonster(table, figure)),
  );

const SETTLED: readonly string[] = ['prepare', 'rave', 'summary', 'turn-start'];

/** 5. When somebody decides freely, no hand is above its limit. */
function handsFit(table: DneTable): Issue[] {
  const { agenda, players } = table.state;
  if (!SETTLED.includes(agenda[agenda.length - 1]?.kind ?? '')) return [];
  return players.flatMap(({ hand }, seat) => {
    const limit = handLimit(table, seat);
    if (hand.length <= limit) return [];
    return [{ path: `players.${seat}.hand`, message: `expected ${limit} cards or fewer, found ${hand.length}` }];
  });
}

/** 7, 23. What is counted once a turn stays within its limits. */
function turnFits({ state }: DneTable): boolean {
  const { turn, phase, monster, options, rave, lineups } = state;
  const isOpen = phase === 'preparation' || turn.expectation > 0 || state.agenda.length === 0;
  const isStarting = phase === 'gentle-round' || phase === 'start';
  const { recruitLimit } = options;
  return (
    (phase === 'gentle-round') === (turn.number === 0) &&
    turn.number <= options.maxTurns &&
    (isStarting ? turn.expectation === 0 : isOpen) &&
    (!turn.invited || turn.expectation > 0) &&
    monster.length <= (turn.invited && (phase !== 'summary' || lineups.length > 0) ? 1 : 0) &&
    turn.trades <= options.trading.proposalsPerTurn &&
    (recruitLimit === null || turn.recruits <= recruitLimit) &&
    rave.calls.every((count) => count <= options.calls.perOpponent)
  );
}

/** 8, 10. Line-ups are on the table while they matter; each rival has one, with cards. */
function lineupsFit({ state }: DneTable): boolean {
  const { phase, lineups, turn, rave, options, agenda } = state;
  const [first, ...rivals] = lineups.map(({ owner }) => owner);
  if (phase === 'gentle-round')
    return lineups.length === 0 || every(lineups, options.players, ({ owner }, place) => owner === place);
  if (phase === 'start' || phase === 'preparation') return lineups.length === 0;
  if (phase === 'summary' && !agenda.some(({ kind }) => kind === 'clear-table')) return lineups.length === 0;
  const parts = [turn.host, ...rivals, ...rave.expelled, ...(rave.saviour === NONE ? [] : [rave.saviour])];
  const hasCards = lineups.every(({ cards }, place) => place === 0 || cards.length > 0 || phase === 'summary');
  return first === turn.host && areDistinct(parts) && hasCards;
}

/** 9, 11. Who may have added a card, and what it may count. */
function cardsOfLineupsFit({ state, content }: DneTable): boolean {
  const { rave, turn } = state;
  const most = Math.max(content.highestBonus, DIE);
  return state.lineups.every(({ owner, cards, by, via, base, frozen }) =>
    cards.every((_, place) => {
      const adder = at(by, place);
      const isOwn = adder === owner || (owner === turn.host && adder === rave.saviour && rave.joined);
      const mayHelp = rave.final || at(via, place) === 'deck';
      return (isOwn || mayHelp) && at(base, place) <= most && at(frozen, place) >= NONE;
    }),
  );
}

/** 23. Before a rave nothing of it is there. */
function isRaveFresh({ state: { phase, rave } }: DneTable): boolean {
  if (phase === 'rave' || phase === 'bounty' || phase === 'summary') return true;
  const { saviour, winner, expelled, calls, copied, shielded, needled, final } = rave;
  const used = [...expelled, ...copied, ...shielded, ...calls.filter((count) => count > 0)];
  return saviour === NONE && winner === NONE && used.length === 0 && !needled && !final;
}

/** 17, 20. What is kept of the rave fits its line-ups. */
function raveFits({ state }: DneTable): boolean {
  const { rave, lineups, phase, reward, agenda } = state;
  const owners = lineups.map(({ owner }) => owner);
  const isShared = agenda.some(({ kind }) => kind === 'hand-out');
  return (
    (rave.winner === NONE || phase === 'bounty' || phase === 'summary') &&
    (rave.winner === NONE || lineups.length === 0 || owners.includes(rave.winner)) &&
    (rave.saviour !== NONE || (!rave.forced && !rave.joined && rave.share === 0)) &&
    (rave.saviour === NONE || rave.joined || rave.forced || agenda.some(({ kind }) => kind === 'saviour-card')) &&
    (reward.length === 0 || (isShared && rave.saviour !== NONE)) &&
    (agenda[agenda.length - 1]?.kind !== 'rave' || rave.holds < activeCount(state))
  );
}

export const invariants: Readonly<Record<string, (table: DneTable) => boolean | readonly Issue[]>> = {
  'every list fits the table': isWellFormed,
  'monsters and mercenaries lie where they belong': figuresFit,
  'everybody owns what the status allows': possessionsFit,
  'of a zeroed player only a monster stays': waitersFit,
  'hands keep their limit': handsFit,
  'the turn keeps its limits': turnFits,
  'line-ups lie on the table while they matter': lineupsFit,
  'line-ups hold cards of those who may add them': cardsOfLineupsFit,
  'a rave begins with nothing': isRaveFresh,
  'the rave fits its line-ups': raveFits,
  'records name what is at the table': recordsFit,
  'the game ends for a reason': endFits,
};
