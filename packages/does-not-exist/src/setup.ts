import { at, NONE, type Seat, seatsFrom } from '@rulewright/core';
import { type GameSpec, type Random, shuffledDeck } from '@rulewright/core/author';
import { cardsOf } from './content/schema.js';
import { rollOff } from './dice.js';
import type { Roll } from './events.js';
import { emptyLineup } from './lineups.js';
import { GENTLE_CARDS } from './numbers.js';
import { freshRave, freshTurn } from './rules/turn.js';
import type { DoesNotExist, Player } from './state.js';

type Setup = GameSpec<DoesNotExist, never>['setup'];

/** DNE-SET: the position before the first turn, or before the gentle round. The draws come in the order of DNE-SET.6. */
export const setup: Setup = ({ options, content, random }) => {
  const { players, firstPlayer, gentleLaying, monsterChoice, startingHand } = options;
  const seats = seatsFrom(0, players);
  const monsters = cardsOf(content.monsters);
  const isGentle = firstPlayer === 'gentle';
  const isDrawn = monsterChoice === 'draw';
  const first = typeof firstPlayer === 'number' ? firstPlayer : isGentle ? 0 : rollOff(seats, rollFirst(random));
  const sounds = cardsOf(content.sounds);
  const gentleHand = gentleLaying === 'whileDealt' ? 1 : GENTLE_CARDS;
  const hands = deal({ content, random }, sounds, seats, isGentle ? gentleHand : startingHand);
  return {
    phase: isGentle ? 'gentle-round' : 'start',
    players: hands.map(startingPlayer),
    out: [],
    turn: freshTurn(0, first, first),
    rave: freshRave(players),
    lineups: isGentle ? seats.map(emptyLineup) : [],
    deck: shuffledDeck(sounds),
    discard: [],
    reward: [],
    classDeck: shuffledDeck(cardsOf(content.classes)),
    classDiscard: [],
    mercenaryDeck: shuffledDeck(cardsOf(content.mercenaries, content.monsters.length)),
    mercenaryDiscard: [],
    monsterSupply: isDrawn ? [] : monsters,
    monsterDeck: shuffledDeck(isDrawn ? monsters : []),
    monsterDiscard: [],
    monster: [],
    agenda: [isGentle ? { kind: 'gentle-priority', seat: 0 } : { kind: 'turn', place: first }],
  };
};

const FIRST: Roll = 'first-player';
const rollFirst =
  (random: Random) =>
  (seat: Seat): number =>
    random.die(20, FIRST, seat);

/** DNE-SET.3: deals one card at a time, clockwise from seat 0, and removes dealt cards from the list. */
function deal(
  { content, random }: Pick<Parameters<Setup>[0], 'content' | 'random'>,
  sounds: number[],
  seats: readonly Seat[],
  count: number,
): number[][] {
  const ids = () => (card: number) => at(content.sounds, card).id;
  const hands: number[][] = seats.map(() => []);
  for (let round = 0; round < count; round++)
    for (const seat of seats)
      if (sounds.length > 0) at(hands, seat).push(...sounds.splice(random.card(sounds, ids, 'deck'), 1));
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
