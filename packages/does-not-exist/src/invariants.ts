import { at, type Issue } from '@rulewright/core';
import { cardsOfDeck, deckSize, Findings, type Immutable } from '@rulewright/core/author';
import { endFits, itemsFit, itemsFitPhase } from './invariants-of-agenda.js';
import { cardsOfLineupsFit, lineupsFit } from './invariants-of-lineups.js';
import { isMonster } from './names.js';
import { INVENTORY_LIMIT, MOST_MERCENARIES } from './numbers.js';
import { handLimit } from './players.js';
import { passesGate } from './rules/monster.js';
import type { DneContext, Player } from './state.js';

// Section 8 of the specification: statements true of every state.

const areDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** All lists have an entry for each seat or card, and all indices point to one. */
function isWellFormed({ state }: DneContext): Issue[] {
  const { turn, rave, lineups, out } = state;
  const found = new Findings();
  const owners = lineups.map(({ owner }) => owner);
  const { signalled, challenged } = turn;
  const { expelled, copied, shielded } = rave;
  const lists = {
    'turn.signalled': signalled,
    'turn.challenged': challenged,
    'rave.expelled': expelled,
    'rave.copied': copied,
    'rave.shielded': shielded,
    out,
    lineups: owners,
  };
  for (const [path, seats] of Object.entries(lists)) found.that(path, areDistinct(seats), 'seats, each once', seats);
  lineups.forEach(({ cards, by, via, base, frozen }, place) => {
    const path = `lineups.${place}`;
    found
      .list(`${path}.by`, by, cards.length)
      .list(`${path}.via`, via, cards.length)
      .list(`${path}.base`, base, cards.length)
      .list(`${path}.frozen`, frozen, cards.length);
  });
  return found.issues;
}

/** 2. Monsters and mercenaries lie where they belong, and only a monster that may join serves as one. */
function figuresFit(context: DneContext): Issue[] {
  const { state, content } = context;
  const { monster, monsterSupply, monsterDeck, monsterDiscard, mercenaryDeck, mercenaryDiscard, options } = state;
  const found = new Findings();
  const hold = (path: string, figures: readonly number[], are: boolean) =>
    found.each(path, figures, {
      expected: are ? 'a monster' : 'a mercenary',
      fits: (figure) => isMonster(context, figure) === are,
    });
  hold('monster', monster, true);
  hold('monsterSupply', monsterSupply, true);
  hold('monsterDeck', cardsOfDeck(monsterDeck), true);
  hold('monsterDiscard', monsterDiscard, true);
  hold('mercenaryDeck', cardsOfDeck(mercenaryDeck), false);
  hold('mercenaryDiscard', mercenaryDiscard, false);
  const joins = (figure: number) => at(content.monsters, figure).special.onSuccess?.op === 'joins';
  state.players.forEach(({ mercenaries }, seat) => {
    found.each(`players.${seat}.mercenaries`, mercenaries, {
      expected: 'a mercenary, or a monster that joins',
      fits: (figure) => !isMonster(context, figure) || joins(figure),
    });
  });
  const isDrawn = options.monsterChoice === 'draw';
  const unused = isDrawn ? monsterSupply.length : deckSize(monsterDeck);
  return found.that(isDrawn ? 'monsterSupply' : 'monsterDeck', unused === 0, 'no monsters', unused).issues;
}

/** 4, 6. Possessions fit the status of a player. */
function possessionsFit({ state }: DneContext): Issue[] {
  const { winSouls } = state.options;
  const isOver = state.agenda.length === 0;
  const found = new Findings();
  state.players.forEach((player, seat) => {
    const { souls, mercenaries, hidden, thrown, inventory, status } = player;
    const path = `players.${seat}`;
    const most = INVENTORY_LIMIT + (isOverfull(state.agenda, seat) ? 1 : 0);
    const isOut = state.out.includes(seat);
    found
      .that(`${path}.souls`, souls < winSouls || isOver, `fewer than ${winSouls}, for the game is not over`, souls)
      .that(`${path}.class`, player.class.length <= 1, '1 card or none', player.class.length)
      .that(
        `${path}.mercenaries`,
        mercenaries.length <= MOST_MERCENARIES,
        `${MOST_MERCENARIES} or fewer`,
        mercenaries.length,
      )
      .list(`${path}.hidden`, hidden, mercenaries.length)
      .list(`${path}.thrown`, thrown, mercenaries.length)
      .that(`${path}.inventory`, inventory.length <= most, `${most} cards or fewer`, inventory.length)
      .that(
        `${path}.status`,
        (status === 'eliminated') === isOut,
        isOut ? 'eliminated, as out says' : 'no eliminated seat, as out says',
        status,
      );
    statusFits(found, path, player);
  });
  return found.issues;
}

const isOverfull = (agenda: DneContext['state']['agenda'], seat: number): boolean => {
  const top = agenda[agenda.length - 1];
  return top?.kind === 'inventory-overflow' && top.seat === seat;
};

function statusFits(found: Findings, path: string, player: Immutable<Player>): void {
  const { status, souls, hand, inventory, class: cards, mercenaries } = player;
  const owned = hand.length + inventory.length + cards.length;
  if (status !== 'active') found.that(path, owned === 0, `no cards of a seat that is ${status}`, owned);
  if (status === 'waiting') found.that(`${path}.souls`, souls > 0, '1 soul or more of a seat that waits', souls);
  if (status !== 'eliminated') return;
  found
    .that(`${path}.mercenaries`, mercenaries.length === 0, 'none of a seat that is eliminated', mercenaries)
    .that(`${path}.souls`, souls === 0, '0 of a seat that is eliminated', souls);
}

/** 6. Of a waiting player's mercenaries only a monster stays. */
function waitersFit(context: DneContext): Issue[] {
  const found = new Findings();
  context.state.players.forEach(({ status, mercenaries }, seat) => {
    const fits = (figure: number) => status !== 'waiting' || isMonster(context, figure);
    found.each(`players.${seat}.mercenaries`, mercenaries, { expected: 'a monster, for the seat waits', fits });
  });
  return found.issues;
}

const SETTLED: readonly string[] = ['prepare', 'rave', 'summary', 'turn-start'];

/** 5. No hand is above its limit while a free choice waits. */
function handsFit(context: DneContext): Issue[] {
  const { agenda, players } = context.state;
  if (!SETTLED.includes(agenda[agenda.length - 1]?.kind ?? '')) return [];
  const found = new Findings();
  players.forEach(({ hand }, seat) => {
    const limit = handLimit(context, seat);
    found.that(`players.${seat}.hand`, hand.length <= limit, `${limit} cards or fewer`, hand.length);
  });
  return found.issues;
}

/** 7, 23. The counters of a turn stay within their limits. */
function turnFits(context: DneContext): Issue[] {
  const { turn, agenda, monster, options, rave } = context.state;
  const { recruitLimit, maxTurns, trading, calls } = options;
  const { number, expectation, level, trades, proposers, recruits } = turn;
  const waits = (kind: string): boolean => agenda.some((item) => item.kind === kind);
  const isComing = waits('summon') || waits('arrive');
  const isInvited = turn.invited || !(waits('summon') || waits('pay-invite'));
  const fits = monster.length === 0 || isComing || passesGate(context, level);
  return new Findings()
    .that('turn.number', number <= maxTurns, `${maxTurns} or less`, number)
    .that('monster', monster.length <= 1, '1 guest or none', monster.length)
    .that('turn.invited', isInvited, 'true, for an invitation waits', turn.invited)
    .that('turn.level', fits, `${expectation} or less, for a guest that has come`, level)
    .that('turn.trades', trades <= trading.proposalsPerTurn, `${trading.proposalsPerTurn} or fewer`, trades)
    .each('turn.proposers', proposers, {
      expected: `a player but the Host, ${trading.proposalsPerTurn} times at most`,
      fits: (seat) => seat !== turn.host && proposers.filter((one) => one === seat).length <= trading.proposalsPerTurn,
    })
    .that('turn.recruits', recruitLimit === null || recruits <= recruitLimit, `${recruitLimit} or fewer`, recruits)
    .each('rave.calls', rave.calls, {
      expected: `${calls.perOpponent} or fewer`,
      fits: (count) => count <= calls.perOpponent,
    }).issues;
}

export const invariants: Readonly<Record<string, (context: DneContext) => readonly Issue[]>> = {
  'every list fits the table': isWellFormed,
  'monsters and mercenaries lie where they belong': figuresFit,
  'everybody owns what the status allows': possessionsFit,
  'of a zeroed player only a monster stays': waitersFit,
  'hands keep their limit': handsFit,
  'the turn keeps its limits': turnFits,
  'line-ups lie on the table while they matter': lineupsFit,
  'line-ups hold cards of those who may add them': cardsOfLineupsFit,
  'items of the agenda name what is at the table': itemsFit,
  'what is to come fits the phase': itemsFitPhase,
  'the game ends for a reason': endFits,
};
