import type { RuleCatalogue } from '@rulewright/core';

/** General rules, set-up and the course of a round. */
export const setUp = {
  // General
  'ECO-GEN.1': {
    title: 'Whole numbers',
    text: 'Coins, eco points, bids and effects are always integers. Only the final score may be a fraction.',
    source: 'Scoring',
  },
  'ECO-GEN.2': {
    title: 'Money is never negative',
    text: 'No player ever holds fewer than 0 coins, whereas an eco fund may sink below 0.',
    source: 'Environment phase; Income phase',
  },
  'ECO-GEN.3': {
    title: 'Adjacent hexes and edge hexes',
    text: 'Hexes that share a side are adjacent. An edge hex has fewer than 6 adjacent hexes in the field.',
    source: 'Initial conditions',
  },
  'ECO-GEN.4': {
    title: 'One colour per hex',
    text: 'Pieces of different players never stand on the same hex. A hex is occupied by the player whose pieces stand on it, for as long as at least one does.',
    source: 'Action phase',
  },
  'ECO-GEN.5': {
    title: 'Objects and their levels',
    text: "A player's pieces on one hex form one object, and its level is their number. At level 1, 2, 3 or 4 an object has an ecological effect of −1, −2, −3 or −4 and an income of 1, 3, 5 or 7 in every round.",
    source: 'Table 1; Action phase',
  },
  'ECO-GEN.6': {
    title: 'Room on a hex',
    text: 'A hex with a single resource takes up to 4 pieces, a dual hex up to 2 and a special site none.',
    source: 'Placement conditions 4, 5, 6',
  },
  'ECO-GEN.7': {
    title: 'Items in hand',
    text: 'Pieces and cards that were acquired but not placed are in hand: they earn nothing, have no ecological effect, cost no upkeep and raise no nominal.',
    source: 'Action phase',
  },
  'ECO-GEN.8': {
    title: 'Where discards go',
    text: 'A discarded piece goes back to the supply of its owner, who may buy it again. A discarded initiative is laid face up on the initiative discard pile.',
    source: 'Placement conditions 7; Initiative conditions 4, 5; ECO-R47',
  },
  'ECO-GEN.9': {
    title: 'Decisions with a single answer',
    text: 'A player is asked even if the only legal answer is to decline, pass, keep, hold or refuse. A compulsory loss with one candidate happens without asking, and one with no candidate is skipped.',
    source: 'engine convention',
  },

  // Set-up
  'ECO-SET.1': {
    title: 'Seats and colours',
    text: 'Two to four players sit round the table and are numbered clockwise as seats 0, 1 and so on. Each plays one colour, which has no bearing on the rules.',
    source: 'Initial conditions',
  },
  'ECO-SET.2': {
    title: 'Lot for the first player',
    text: 'The first player is drawn by lot, and turn order runs clockwise from there.',
    source: 'Initial conditions',
  },
  'ECO-SET.3': {
    title: 'Laying the field',
    text: 'The 19 hexes of the box are shuffled and laid face up on the hexagon of radius 2: all axial coordinates (q, r) where |q|, |r| and |q + r| are at most 2. They are filled by ascending r, then by ascending q.',
    source: 'Initial conditions',
  },
  'ECO-SET.4': {
    title: 'Stacking the event deck',
    text: 'The event levels are shuffled apart from one another and stacked face down: level 1 above level 2, level 3 at the bottom. The backs show the level of every card in the stack; which card it is stays hidden, and no card has a place within its level until it is drawn.',
    source: 'Initial conditions',
  },
  'ECO-SET.5': {
    title: 'Initiative deck',
    text: 'The 20 eco initiatives form one shuffled deck, face down.',
    source: 'Initial conditions; ECO-R21',
  },
  'ECO-SET.6': {
    title: 'Offer of specials',
    text: 'The three special initiatives are laid out face up as the offer.',
    source: 'Initial conditions',
  },
  'ECO-SET.7': {
    title: 'Starting money and pieces',
    text: 'Everybody starts with 10 coins and has 1 oil and 1 mineral piece in hand and 9 of each branch in supply. The bank holds the rest of the 45 coins: 25 with 2 players, 15 with 3 and 5 with 4.',
    source: 'Initial conditions',
  },
  'ECO-SET.8': {
    title: 'Starting eco funds',
    text: 'Every eco fund begins at 0, and all 45 eco points lie in the eco supply.',
    source: 'Initial conditions',
  },
  'ECO-SET.9': {
    title: 'First placement',
    text: 'In turn order everybody must put one of their two starting pieces, of the branch they prefer, on an unoccupied edge hex with the resource of that branch. A dual hex has both resources.',
    source: 'Initial conditions',
  },
  'ECO-SET.10': {
    title: 'Second placement',
    text: "Once all have placed a piece, each player in turn order may put the other one next to their first hex, on an unoccupied hex with the piece's resource, or may keep it in hand.",
    source: 'Initial conditions',
  },
  'ECO-SET.11': {
    title: 'Set-up placements earn bio-capacity',
    text: 'A piece placed during set-up earns the bio-capacity of its hex like any later one (ECO-BIO.1).',
    source: 'Action phase; ECO-R6',
  },
  'ECO-SET.12': {
    title: 'No hex for the first placement',
    text: 'A player without a legal first hex may use any unoccupied hex that has the resource of the piece. If there is none either, the first placement is skipped, both pieces stay in hand, and the second placement offers only to keep.',
    source: 'ECO-R7',
  },
  'ECO-SET.13': {
    title: 'Event deck for two players',
    text: 'With 2 players three random cards of every event level, never the Final Report, are taken out unseen before stacking. Twelve cards remain, 4 of each level.',
    source: 'Initial conditions',
  },
  'ECO-SET.14': {
    title: 'Field for two players',
    text: 'The smaller field recommended for 2 players is the usual one of 19 hexes, and no hex is taken away from it.',
    source: 'Initial conditions; ECO-R3',
  },
  'ECO-SET.15': {
    title: 'Order of random draws',
    text: 'The seed yields, in this order, the first player, the shuffled hexes and, for 2 players, the three cards taken out of event levels 1, 2 and 3. A shuffled deck has no order until somebody draws: after set-up the drawing of an event or an initiative is random, each card of the level or deck being equally likely, and nothing else is.',
    source: 'engine convention',
  },

  // Round structure
  'ECO-RND.1': {
    title: 'Four phases',
    text: 'A round is made up of the Event, Action, Environment and Income phases, one after the other. Nobody starts a phase before all have finished the one before.',
    source: "Players' turns",
  },
  'ECO-RND.2': {
    title: 'Turn order',
    text: "In each phase and each series the round's first player comes first and the others follow clockwise.",
    source: "Players' turns",
  },
  'ECO-RND.3': {
    title: 'Next first player',
    text: 'When the Income phase is over, the role of first player passes to the next player clockwise, who starts a new round with its Event phase.',
    source: "Players' turns; Income phase",
  },
  'ECO-RND.4': {
    title: 'Events last one round',
    text: "No event effect outlasts the round in which its card was drawn. An unused veto lapses already when that round's Action phase ends.",
    source: 'Event phase',
  },
  'ECO-RND.5': {
    title: 'After the last round',
    text: 'If the Final Report was drawn in a round, the final scoring takes the place of a further round.',
    source: 'Event phase; Scoring',
  },
} as const satisfies RuleCatalogue;
