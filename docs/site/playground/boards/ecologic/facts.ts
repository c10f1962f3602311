import type { FactTable } from '@rulewright/core/text';
import type { EcoLogicView } from '@rulewright/ecologic';
import { seatName } from '../../ui/seats.js';
import {
  at,
  branches,
  cardsByLevel,
  content,
  eventName,
  initiativeName,
  initiativesLeft,
  itemName,
  type Position,
  removedByLevel,
  specialName,
} from './words.js';

/** What the tables of players and hexes do not say. */
export const facts = (view: EcoLogicView): readonly FactTable[] => [
  course(view),
  auction(view.position),
  supplies(view.position),
  loans(view.position),
];

const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));

function course(view: EcoLogicView): FactTable {
  const { round, phase, firstPlayer, lastRound, currentEvents, eventDiscard, initiativeDiscard, revealed, refused } =
    view.position;
  const { specials } = view.position;
  return {
    title: 'The course of the game',
    head: ['what', 'now'],
    rows: [
      ['round', `${round}${lastRound ? ', the last' : ''}`],
      ['phase', phase],
      ['first player', seatName(firstPlayer)],
      [
        'events of this round',
        list(currentEvents.map(({ event, drawer }) => `${eventName(event)} (${seatName(drawer)})`)),
      ],
      ['event deck, from the top', list(cardsByLevel(view).map(({ level, cards }) => `${cards} of level ${level}`))],
      ['discarded events', list(eventDiscard.map(eventName))],
      ['events taken out unseen', list(removedByLevel(view))],
      ['initiatives in the deck', String(initiativesLeft(view.position))],
      ['revealed initiative', list(revealed.map(initiativeName))],
      ['refused initiative', refused < 0 ? '–' : initiativeName(refused)],
      ['discarded initiatives, the top one last', list(initiativeDiscard.map(initiativeName))],
      ...specials.owner.map((owner, card) => [
        `special: ${specialName(card)}`,
        owner < 0 ? 'on offer' : `${seatName(owner)}, ${at(specials.hex, card) < 0 ? 'not built' : 'built'}`,
      ]),
    ],
  };
}

function auction({ auction: sold, aidAsked }: Position): FactTable {
  const asked = aidAsked.flatMap((row, seat) =>
    row.flatMap((has, helper) => (has ? [`${seatName(seat)} has asked ${seatName(helper)}`] : [])),
  );
  const rows =
    sold === null
      ? [['auction', 'none']]
      : [
          ['auction for', itemName(sold.item)],
          ['opened by', seatName(sold.opener)],
          ['high bid', `${sold.highBid} of ${seatName(sold.highBidder)}`],
          ['still in', list(sold.stillIn.flatMap((isIn, seat) => (isIn ? [seatName(seat)] : [])))],
        ];
  return { title: 'The auction', head: ['what', 'now'], rows: [...rows, ['aid in this slot', list(asked)]] };
}

function supplies({ players, vetoes, bank, ecoSupply, bioTaken, field }: Position): FactTable {
  return {
    title: 'Supplies',
    head: [
      'whose',
      'coins',
      'eco points',
      ...branches.map((branch) => `${branch} pieces`),
      'vetoes',
      'eco points taken on',
    ],
    rows: [
      ...players.map(({ money, ecoFund, supply }, seat) => [
        seatName(seat),
        String(money),
        String(ecoFund),
        ...branches.map((branch) => String(supply[branch])),
        String(at(vetoes, seat)),
        list(field.tile.flatMap((tile, hex) => (at(bioTaken, seat)[hex] ? [at(content.tiles, tile).id] : []))),
      ]),
      ['bank', amount(bank), amount(ecoSupply), ...branches.map(() => '–'), '–', '–'],
    ],
  };
}

const amount = (supply: unknown): string => (typeof supply === 'number' ? String(supply) : 'unlimited');

const loans = ({ loans: owed }: Position): FactTable => ({
  title: 'Loans',
  head: ['borrower', 'lender', 'due'],
  rows: owed.map(({ borrower, lender, due }) => [seatName(borrower), seatName(lender), String(due)]),
});
