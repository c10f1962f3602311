import type { FactTable } from '@rulewright/core/text';
import type { DoesNotExistView } from '@rulewright/does-not-exist';
import { seatName } from '../../ui/seats.js';
import { at, content, deckCards, figureTitle, list, type Position, seatOrNone, seenText, soundTitle } from './words.js';

/** What the tables of players, turn, line-ups, piles and hand do not say. */
export const facts = ({ position }: DoesNotExistView): readonly FactTable[] => [
  turn(position),
  ...(position.turn.number === 0 ? [] : [rave(position)]),
  holdings(position),
  ...(position.lineups.length === 0 ? [] : [laid(position)]),
  piles(position),
];

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const seats = (some: readonly number[]): string => list(some.map(seatName));
const HEAD = ['what', 'now'] as const;

function turn({ phase, turn: now, out, monster }: Position): FactTable {
  return {
    title: 'The course of the turn',
    head: HEAD,
    rows: [
      ['phase', phase],
      ['turn', String(now.number)],
      ['Host', seatName(now.host)],
      ['in the turn of', seatName(now.place)],
      ['expectation', now.expectation === 0 ? 'not rolled' : String(now.expectation)],
      ['monster', list(monster.map(figureTitle))],
      ['its level', String(now.level)],
      ['an invitation was tried', yes(now.invited)],
      ['trades proposed', String(now.trades)],
      ['attempts to recruit', String(now.recruits)],
      ['cards were changed for new ones', yes(now.refreshed)],
      ['the hand limit waits until the summary', yes(now.unlimited)],
      ['have signalled', seats(now.signalled)],
      ['were challenged', seats(now.challenged)],
      ['out of the game, in order', seats(out)],
    ],
  };
}

function rave({ rave: now }: Position): FactTable {
  return {
    title: 'The rave',
    head: HEAD,
    rows: [
      ['souls that win are at stake', yes(now.final)],
      ['holds in a row', String(now.holds)],
      ['Saviour', seatOrNone(now.saviour)],
      ['cards promised', `${now.share}, picked by the ${now.picker === 'host' ? 'Host' : 'Saviour'}`],
      ['the Saviour was forced', yes(now.forced)],
      ['the Saviour has added a card', yes(now.joined)],
      ['expelled', seats(now.expelled)],
      ['calls by seat', now.calls.map((calls, seat) => `${seatName(seat)} ${calls}`).join(', ')],
      ['have copied', seats(now.copied)],
      ['the needle is used up', yes(now.needled)],
      ['lose no souls', seats(now.shielded)],
      ['winner', seatOrNone(now.winner)],
    ],
  };
}

function holdings({ players }: Position): FactTable {
  return {
    title: 'What players have',
    head: ['player', 'status', 'in hand, as seen', 'cards under mercenaries', 'thrown by them', 'remarks'],
    rows: players.map(({ status, hand, hidden, thrown, helpBan, invaded, takenBy }, seat) => [
      seatName(seat),
      status,
      seenText(hand),
      list(hidden.map(seenText)),
      list(thrown.map(String)),
      list([
        ...(helpBan ? ['may not help'] : []),
        ...(invaded ? ['has invaded'] : []),
        ...(takenBy < 0 ? [] : [`the next turn is played by ${seatName(takenBy)}`]),
      ]),
    ]),
  };
}

/** Card by card in every cell, in play order. */
function laid({ lineups }: Position): FactTable {
  return {
    title: 'Line-ups, card by card',
    head: ['line-up', 'cards', 'added by', 'from', 'bonus as played', 'fixed at'],
    rows: lineups.map(({ owner, cards, by, via, base, frozen }) => [
      seatName(owner),
      list(cards.map(soundTitle)),
      seats(by),
      list(via),
      list(base.map(String)),
      list(frozen.map((halves) => (halves < 0 ? '–' : String(halves / 2)))),
    ]),
  };
}

function piles(position: Position): FactTable {
  const { deck, discard, reward, classDeck, classDiscard, mercenaryDeck, mercenaryDiscard } = position;
  const { monsterSupply, monsterDeck, monsterDiscard } = position;
  const count = (cards: readonly number[]) => String(cards.length);
  return {
    title: 'Piles, the top card last',
    head: ['pile', 'cards'],
    rows: [
      ['sound cards to draw', count(deckCards(deck))],
      ['discarded sound cards', list(discard.map(soundTitle))],
      ['reward', list(reward.map(soundTitle))],
      ['classes to draw', count(deckCards(classDeck))],
      ['discarded classes', list(classDiscard.map((card) => at(content.classes, card).name.en))],
      ['mercenaries to draw', count(deckCards(mercenaryDeck))],
      ['discarded mercenaries', list(mercenaryDiscard.map(figureTitle))],
      ['monsters to invite', list(monsterSupply.map(figureTitle))],
      ['monster deck', count(deckCards(monsterDeck))],
      ['discarded monsters', list(monsterDiscard.map(figureTitle))],
    ],
  };
}
