import { at, type GameSpec, type Seat, seatsFrom } from '@rulewright/core';
import { rollOff } from './dice.js';
import { emptyLineup } from './lineups.js';
import { freshRave, freshTurn } from './rules/turn.js';
import { type DoesNotExist, NONE, type Player } from './state.js';

type Setup = GameSpec<DoesNotExist, never>['setup'];

/** DNE-GTL.1: cards dealt before the line-ups of the gentle round. */
export const GENTLE_CARDS = 8;

/** DNE-SET: the position before the first turn, or before the gentle round. The draws come in the order of DNE-SET.6. */
export const setup: Setup = ({ options, content, random }) => {
  const { players, firstPlayer, monsterChoice, startingHand } = options;
  const seats = seatsFrom(0, players);
  const indices = (count: number, first = 0): number[] => Array.from({ length: count }, (_, i) => first + i);
  const monsters = indices(content.monsters.length);
  const isGentle = firstPlayer === 'gentle';
  const isDrawn = monsterChoice === 'draw';
  const deck = random.shuffled(indices(content.sounds.length));
  const classDeck = random.shuffled(indices(content.classes.length));
  const mercenaryDeck = random.shuffled(indices(content.mercenaries.length, monsters.length));
  const monsterDeck = isDrawn ? random.shuffled(monsters) : [];
  const hands = deal(deck, seats, isGentle ? GENTLE_CARDS : startingHand);
  const first =
    firstPlayer === 'roll' ? rollOff(seats, () => random.die(20)) : firstPlayer === 'gentle' ? 0 : firstPlayer;
  return {
    phase: isGentle ? 'gentle-round' : 'start',
    players: hands.map(startingPlayer),
    out: [],
    turn: freshTurn(0, first, first),
    rave: freshRave(players),
    lineups: isGentle ? seats.map(emptyLineup) : [],
    deck,
    discard: [],
    reward: [],
    classDeck,
    classDiscard: [],
    mercenaryDeck,
    mercenaryDiscard: [],
    monsterSupply: isDrawn ? [] : monsters,
    monsterDeck,
    monsterDiscard: [],
    monster: [],
    agenda: [isGentle ? { kind: 'gentle-priority', seat: 0 } : { kind: 'turn', place: first }],
  };
};

/** DNE-SET.3: one card at a time, clockwise from seat 0. */
function deal(deck: number[], seats: readonly Seat[], count: number): number[][] {
  const hands: number[][] = seats.map(() => []);
  for (let round = 0; round < count; round++)
    for (const seat of seats) {
      const card = deck.pop();
      if (card !== undefined) at(hands, seat).push(card);
    }
  return hands;
}

/** DNE-SET.2 */
const startingPlayer = (hand: number[]): Player => ({
  status: 'active',
  souls: 0,
  hand,
  inventory: [],
  class: [],
  mercenaries: [],
  hidden: [],
  thrown: [],
  helpBan: false,
  invaded: false,
  takenBy: NONE,
});
