import type { RuleCatalogue } from '@rulewright/core';

/** The three series of auctions of the Action phase, and aid between players. */
export const auctions = {
  // Action phase: series
  'ECO-SER.1': {
    title: 'Exchange pays',
    text: 'When the Action phase begins, the owner of a built Exchange takes 2 coins from the bank, or as many as it holds if that is less.',
    source: 'Placement conditions 6',
  },
  'ECO-SER.2': {
    title: 'Three series, then building',
    text: 'The Action phase runs through the specials, plants and initiatives series in this order and closes with the build step.',
    source: 'Action phase',
  },
  'ECO-SER.3': {
    title: 'One opening right per series',
    text: 'In each series the opening right comes to every player exactly once, first to the first player and then clockwise.',
    source: 'Action phase',
  },
  'ECO-SER.4': {
    title: 'Use of the opening right',
    text: "Whoever has the opening right may start one auction or decline; then the right moves on, even if the auction was vetoed. Winning an auction that somebody else opened does not use up one's own right.",
    source: 'Action phase',
  },
  'ECO-SER.5': {
    title: 'Start of the next series',
    text: 'A series starts when everybody has had the opening right in the one before, and it starts with the first player again.',
    source: 'Action phase; ECO-R15',
  },
  'ECO-SER.6': {
    title: 'Series left out or cut short',
    text: 'A series that an event skips does not take place in that round. The specials series is over as soon as the offer is empty.',
    source: 'Event phase',
  },

  // Auction protocol
  'ECO-AUC.1': {
    title: 'Opening an auction',
    text: 'The opener names the item, which in the initiatives series is the revealed card, and has thereby bid exactly its nominal. This takes at least that much money.',
    source: 'Action phase; ECO-R16',
  },
  'ECO-AUC.2': {
    title: 'Who takes part',
    text: 'Everybody takes part, but in a plant auction only players with a piece of that branch in supply do, and the opener too must have one. The others are out from the beginning.',
    source: 'Game elements; ECO-R1',
  },
  'ECO-AUC.3': {
    title: 'Order of bidding',
    text: "From the opener's left those still in are asked clockwise, as often round the table as it takes. Whoever holds the high bid is not asked.",
    source: 'Action phase',
  },
  'ECO-AUC.4': {
    title: 'Raise or pass',
    text: 'The player asked either raises to any whole number of coins that is above the high bid and not above their own money, or passes.',
    source: 'Action phase',
  },
  'ECO-AUC.5': {
    title: 'A pass is final',
    text: 'Whoever passes takes no further part in this auction. Someone with no more money than the high bid can only pass or ask for aid (ECO-AID.1).',
    source: 'Action phase',
  },
  'ECO-AUC.6': {
    title: 'End of an auction',
    text: 'An auction is over when everybody except the high bidder is out. If nobody else takes part, it is over at once and the price is the nominal.',
    source: 'Action phase',
  },
  'ECO-AUC.7': {
    title: 'Price and item',
    text: 'The high bidder pays the bid to the bank at once and receives the special, the initiative, or one piece of the auctioned branch from their own supply.',
    source: 'Action phase',
  },
  'ECO-AUC.8': {
    title: 'Placing what was just bought',
    text: 'Right after paying, the winner either places the item on a legal hex or keeps it in hand. No other item may be placed at that moment.',
    source: 'Action phase; ECO-R20',
  },
  'ECO-AUC.9': {
    title: 'Bids are binding',
    text: 'A bid cannot be withdrawn. If nobody raises, the opener must take the item at its nominal.',
    source: 'Action phase',
  },
  'ECO-AUC.10': {
    title: 'Bidding without a place',
    text: 'A player may bid for an item that has no legal place at present, and may hold any number of items in hand.',
    source: 'Action phase',
  },
  'ECO-AUC.11': {
    title: 'Only money already held',
    text: 'No bid may exceed the coins that the bidder holds at that moment. Income still to come does not count.',
    source: 'Action phase',
  },
  'ECO-AUC.12': {
    title: 'Using a veto',
    text: "Straight after an opening the other players with an unused veto are asked, clockwise from the opener's left, whether they use it. A veto cancels the auction and spends the opening right: no coins move, a special stays in the offer, a piece stays in supply, and an initiative goes to the discard pile.",
    source: 'Event phase; ECO-R14',
  },

  // Specials series
  'ECO-SPI.1': {
    title: 'Choosing a special',
    text: 'The opener puts up any special that is still in the offer.',
    source: 'Action phase',
  },
  'ECO-SPI.2': {
    title: 'Nominal of a special',
    text: 'The nominal is 12 for the first special that anybody buys in the game, 15 for the second and 20 for the third. Buying counts, building does not.',
    source: 'Action phase',
  },
  'ECO-SPI.3': {
    title: 'Owning specials',
    text: 'A player may own more than one special. A special that was bought never comes back to the offer.',
    source: 'Action phase; ECO-R27',
  },

  // Plants series
  'ECO-PLT.1': {
    title: 'Choosing a branch',
    text: 'The opener puts up either an oil piece or a mineral piece.',
    source: 'Action phase',
  },
  'ECO-PLT.2': {
    title: 'Nominal of a piece',
    text: 'The nominal is 1 plus the number of pieces of that branch on the field, whatever their colour; in other words, 1 plus the levels of all its objects.',
    source: 'Action phase',
  },
  'ECO-PLT.3': {
    title: 'When the nominal is set',
    text: 'The nominal is fixed when the auction is opened, so that pieces placed earlier in the same series count. Pieces in hand or in supply never do.',
    source: 'Action phase',
  },
  'ECO-PLT.4': {
    title: 'Nominal changed by an event',
    text: "The event's change is added to 1 plus the pieces on the field. If the sum is below the event's minimum, the minimum is the nominal.",
    source: 'Event phase',
  },

  // Initiatives series
  'ECO-INI.1': {
    title: 'Revealing an initiative',
    text: 'The holder of the opening right may turn up the top card of the initiative deck or decline to do so.',
    source: 'Action phase; ECO-R18',
  },
  'ECO-INI.2': {
    title: 'Open or refuse',
    text: 'Having revealed a card, the player either opens its auction at its nominal or refuses the card.',
    source: 'Action phase',
  },
  'ECO-INI.3': {
    title: 'Refused initiative',
    text: 'Nobody may bid for a refused card, which is laid face up on the discard pile. The opening right moves on, and its next holder may reveal another card.',
    source: 'Action phase; ECO-R19',
  },
  'ECO-INI.4': {
    title: 'One card per opening slot',
    text: 'No more than one initiative is revealed while a player holds the opening right.',
    source: 'Action phase',
  },
  'ECO-INI.5': {
    title: 'Initiatives are open to all',
    text: 'Everybody takes part in the auction of an initiative, even without an object on the field.',
    source: 'Action phase',
  },
  'ECO-INI.6': {
    title: 'Nominal of an initiative',
    text: 'An initiative of level 1, 2, 3 or 4 has a nominal of 2, 4, 8 or 12.',
    source: 'Table 2',
  },
  'ECO-INI.7': {
    title: 'Empty initiative deck',
    text: 'If the deck is empty when a card is needed, the discard pile is shuffled and becomes the deck. If that is empty too, the opening slot is skipped.',
    source: 'ECO-R21',
  },

  // Mutual aid
  'ECO-AID.1': {
    title: 'Asking for aid',
    text: 'A player who may open an auction, or who must raise or pass, may first ask another player for coins, but not the current high bidder. In the initiatives series an opener can ask only after revealing the card.',
    source: 'Action phase',
  },
  'ECO-AID.2': {
    title: 'Terms of a request',
    text: "A request names the helper, an amount between 1 coin and all the helper's money, and its kind, gift or loan. A loan also states the repayment: the amount plus an interest listed in option loanInterest, by default only 0.",
    source: 'Action phase; ECO-R36',
  },
  'ECO-AID.3': {
    title: 'One request to each player',
    text: 'Within one opening slot nobody may ask the same player a second time, whatever the first answer was.',
    source: 'engine convention',
  },
  'ECO-AID.4': {
    title: 'Answer to a request',
    text: 'The helper either accepts, and the coins change hands at once, or declines, and nothing happens. The asking player then decides anew.',
    source: 'Action phase',
  },
  'ECO-AID.5': {
    title: 'Aid without conditions',
    text: 'Coins received as aid need not be bid. They are not handed back on account of a lost or vetoed auction.',
    source: 'ECO-R36',
  },
  'ECO-AID.6': {
    title: 'Repaying loans',
    text: 'From the Income phase of the same round on, the borrower repays directly after settling their own income. Loans are served from the oldest on, each as far as the money goes, and the rest stays due.',
    source: 'ECO-R36',
  },
  'ECO-AID.7': {
    title: 'Loans have no other effect',
    text: 'Nothing but repayment follows from a loan. Debts left over when the last Income phase ends are cancelled and leave the score alone.',
    source: 'ECO-R36',
  },
  'ECO-AID.8': {
    title: 'No other gifts',
    text: 'At all other times nobody may give anything to another player. Promises about future play have no place in the rules.',
    source: 'Action phase; ECO-R36',
  },
} as const satisfies RuleCatalogue;
