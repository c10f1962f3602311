import type { FactTable } from '@rulewright/core/text';
import type { EmixView } from '@rulewright/emix';
import { seatName } from '../../ui/seats.js';
import {
  at,
  counted,
  deckCards,
  emonsOf,
  emonsText,
  humanName,
  type Position,
  seenCards,
  signed,
  titleOf,
} from './words.js';

/** What the tables of players, supply, track and hand do not say. */
export const facts = ({ position }: EmixView): readonly FactTable[] => [
  course(position),
  pools(position),
  powers(position),
  markers(position),
  decks(position),
];

const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
const yes = (is: boolean): string => (is ? 'yes' : 'no');

function course(position: Position): FactTable {
  const { round, phase, circle, firstPlayer, reached, limbo, slot, sweep } = position;
  const places = (applied: readonly number[]) => list(applied.map((place) => String(place + 1)));
  return {
    title: 'The course of the game',
    head: ['what', 'now'],
    rows: [
      ['round', String(round)],
      ['phase', phase],
      ['circle of Influence', circle === 0 ? '–' : String(circle)],
      ['first player', seatName(firstPlayer)],
      ['a marker has reached the goal', yes(reached)],
      ['card being resolved', list(seenCards(position, limbo).titles)],
      [
        'actions of this slot',
        `${slot.done} begun, ${slot.todo} to come, ${slot.granted} granted by the one under way`,
      ],
      ['powers being applied', sweep.human < 0 ? '–' : `of ${humanName(position, sweep.human)}`],
      ['next of them', `number ${sweep.place + 1} of ${sweep.end}`],
      ['applied of them', places(sweep.applied)],
      ['applied and discarded', list(sweep.gone.map((card) => titleOf(position, card)))],
      ['applied and shuffled away', seen(position, sweep.loose)],
    ],
  };
}

/** Cards that are known by name, and the number of the others. */
function seen(position: Position, cards: readonly number[]): string {
  const { titles, unseen } = seenCards(position, cards);
  return list([...titles, ...(unseen === 0 ? [] : [`${unseen} unseen`])]);
}

function pools(position: Position): FactTable {
  const { rows, pool, karmaDue, karmaNew } = position;
  return {
    title: 'Pools and karma',
    head: ['whose', 'pool', 'karma due in this round', 'karma for the next round'],
    rows: rows.map((_, human) => [
      humanName(position, human),
      ...[pool, karmaDue, karmaNew].map((piles) => emonsText(emonsOf(piles, human))),
    ]),
  };
}

function powers(position: Position): FactTable {
  const { rows, charged, harvester } = position;
  return {
    title: 'Rows',
    head: ['whose', 'charged in this round', 'harvested last by', 'active powers, each copy in its place'],
    rows: rows.map((row, human) => [
      humanName(position, human),
      yes(at(charged, human)),
      at(harvester, human) < 0 ? '–' : seatName(at(harvester, human)),
      list(row.map((card) => titleOf(position, card))),
    ]),
  };
}

function markers(position: Position): FactTable {
  const { marker, pending, visited, lastHarvest, hands } = position;
  return {
    title: 'Markers and hands',
    head: [
      'player',
      'marker',
      'its symbol waits',
      'symbols resolved in this chain',
      'harvested last',
      'in hand, as seen',
    ],
    rows: marker.map((cell, seat) => [
      seatName(seat),
      signed(cell),
      yes(at(pending, seat)),
      list(at(visited, seat).map(signed)),
      at(lastHarvest, seat) < 0 ? '–' : humanName(position, at(lastHarvest, seat)),
      seen(position, at(hands, seat)),
    ]),
  };
}

function decks(position: Position): FactTable {
  const { drawPiles, discardPiles, faceDown } = position;
  return {
    title: 'Decks',
    head: ['deck', 'to draw', 'discarded face up, the last one last', 'discarded face down'],
    rows: drawPiles.map((deck, i) => [
      drawPiles.length === 1 ? 'of all' : `of ${seatName(i)}`,
      `${counted(deckCards(deck).length, 'card')}: ${seen(position, deckCards(deck))}`,
      list(at(discardPiles, i).map((card) => titleOf(position, card))),
      seen(position, at(faceDown, i)),
    ]),
  };
}
