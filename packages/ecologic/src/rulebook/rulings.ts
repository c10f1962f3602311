import type { RuleCatalogue } from '@rulewright/core';

/** Where the rulebook is unclear: what is unclear, the default, and the option that changes it. */
export const rulings = {
  // Rulings
  'ECO-R1': {
    title: 'How many pieces there are',
    text: 'Ten buildings of two branches in four colours can mean 10 or 5 of each branch per colour. By default every player has 10 of each, as a hard limit; option piecesPerBranch = 5 makes it 5, so that 4 of each are in supply after set-up.',
    source: 'ruling',
  },
  'ECO-R2': {
    title: 'Whether coins are limited',
    text: 'The rulebook does not say whether the 45 coins are all the money there is. By default they are (ECO-SUP.1); option supply = unlimited lifts the limit.',
    source: 'ruling',
  },
  'ECO-R3': {
    title: 'The outer ring of 18 hexes',
    text: 'Two players are told to remove an outer ring of 18 hexes, but only a field of 37 has one, and without it 19 are left. By default 2 players therefore use the 19-hex field, laid as a hexagon of radius 2; option field offers radius 1, radius 3 and custom shapes.',
    source: 'ruling',
  },
  'ECO-R4': {
    title: 'Branches on a dual hex',
    text: 'A maximum of 2 pieces leaves open whether a dual hex takes two of one branch, two in any mixture or two of each. By default both are of one branch; option dualHex = mixed allows any mixture of two.',
    source: 'ruling',
  },
  'ECO-R5': {
    title: 'Two colours on one hex',
    text: 'No sentence forbids outright that two players build on one hex. Since pieces on a hex are said to be of one colour and a newly settled hex to be unoccupied, they may not.',
    source: 'ruling',
  },
  'ECO-R6': {
    title: 'Bio-capacity of starting pieces',
    text: 'The rulebook grants bio-capacity to a player who bought a piece, and starting pieces are not bought. By default they earn it too; with option setupBioCapacity = false, they earn nothing, and the first to settle the hex later is paid.',
    source: 'ruling',
  },
  'ECO-R7': {
    title: 'No edge hex for a starting piece',
    text: 'The rulebook does not foresee that no edge hex fits the first piece. The edge condition is then dropped, and if still no hex fits, both pieces stay in hand (ECO-SET.12).',
    source: 'ruling',
  },
  'ECO-R8': {
    title: 'What fits the second starting piece',
    text: "The rulebook asks for a fitting hex next to the first one without defining it. The hex must be unoccupied, adjacent to the player's own first hex and have the resource of the piece, which is of the other branch; it need not be an edge hex and is never the first hex itself.",
    source: 'ruling',
  },
  'ECO-R9': {
    title: 'One event or one for each player',
    text: 'One passage has a single player draw a single event, another speaks of several events. By default the first player draws one per round, which gives 15 to 21 rounds (9 to 12 with the reduced deck); option eventDraw = player lets everybody draw one.',
    source: 'ruling',
  },
  'ECO-R10': {
    title: 'Where a played event lies',
    text: 'One sentence puts the event on top of the deck, another beside it. This makes no difference to play, and the engine counts the card as discarded at once.',
    source: 'ruling',
  },
  'ECO-R11': {
    title: 'Two names for the last event',
    text: 'The rulebook calls the closing event Final Report in one place and End of the Game in another. Both are the same card.',
    source: 'ruling',
  },
  'ECO-R12': {
    title: 'What the last turn is',
    text: 'The turn in which the Final Report appears is the last, and a turn could be that of one player. It is the whole round: everybody still plays all four phases.',
    source: 'ruling',
  },
  'ECO-R13': {
    title: 'Negative amounts of events',
    text: 'It is not said whether a loss caused by an event is a payment of its own. It is a part of the total ecological effect or of the net income; only immediate effects stand apart.',
    source: 'ruling',
  },
  'ECO-R14': {
    title: 'What a veto is',
    text: 'The rulebook names the veto as an example and does not explain it. It cancels one auction that another player has just opened, in any series of the same Action phase, and lapses if it is not used.',
    source: 'ruling',
  },
  'ECO-R15': {
    title: 'Who opens the second and third series',
    text: 'The opening right could be read as running on from one series into the next. Instead the right goes back to the first player for each series, and nobody opens twice in the same one.',
    source: 'ruling',
  },
  'ECO-R16': {
    title: 'Height of the opening bid',
    text: 'A player takes an item at its nominal, and it is not said whether more may be bid. The opening bid is exactly the nominal; an opener who is outbid may raise later.',
    source: 'ruling',
  },
  'ECO-R17': {
    title: 'An opener who declines',
    text: 'It is not said whether others may bid for something the opener does not put up. They may not: everybody opens only with their own opening right (for initiatives see ECO-R19).',
    source: 'ruling',
  },
  'ECO-R18': {
    title: 'Whether an initiative must be revealed',
    text: 'The first player is said to turn up a card, the next one to be allowed to. Revealing is optional for everybody, and it costs nothing.',
    source: 'ruling',
  },
  'ECO-R19': {
    title: 'What the next player may do after a refusal',
    text: 'After a refusal the next player may draw a card, which can mean a new one or the refused one. By default it is a new one and the refused card is out of reach; option refusedInitiative = offer-next lets that player take up the refused card instead, once: a card that was taken up or revealed again is not offered any more.',
    source: 'ruling',
  },
  'ECO-R20': {
    title: 'When items in hand are built',
    text: 'Items may be placed at once or later, yet everything must be built one at a time and in turn. By default the item just bought may be placed right after its auction and all others in the build step, one action per turn and as many turns as wanted; option buildStep = one-each allows only one action.',
    source: 'ruling',
  },
  'ECO-R21': {
    title: 'Initiative piles and reshuffling',
    text: 'The rulebook allows one or two piles and is silent about an empty one. There is one deck, and the discard pile is reshuffled when it is used up.',
    source: 'ruling',
  },
  'ECO-R22': {
    title: 'Levels in spite of adjacency',
    text: "If pieces could only be built next to hexes that already have the player's pieces, no object would ever reach level 2. A hex with an object of the player is therefore always allowed, as far as it has room.",
    source: 'ruling',
  },
  'ECO-R23': {
    title: 'Returning to the field',
    text: 'Taken literally, a player who has lost every piece on the field could never build again. Such a player starts anew as in set-up, on an edge hex, or on any fitting hex if there is none.',
    source: 'ruling',
  },
  'ECO-R24': {
    title: 'Adjacency of specials',
    text: "It is not certain that the condition of building next to one's own pieces extends to specials. By default it does; with option specialAdjacency = false, any free special site is allowed, even to a player without pieces.",
    source: 'ruling',
  },
  'ECO-R25': {
    title: 'Reach and sites of specials',
    text: 'The rulebook does not say whether specials open up the hexes around them or belong to certain sites. Only pieces open up hexes, any special fits any special site, and one that cannot be placed stays in hand without effect.',
    source: 'ruling',
  },
  'ECO-R26': {
    title: 'Level of card and object',
    text: 'Initiatives and objects both have levels, and the rulebook does not relate them. Any initiative may go on any object of the player.',
    source: 'ruling',
  },
  'ECO-R27': {
    title: 'Whether specials can be lost',
    text: 'Removals and losses are described for pieces and initiatives, and specials are not mentioned. A built special is never removed or lost.',
    source: 'ruling',
  },
  'ECO-R28': {
    title: 'What may be removed, and when',
    text: 'Removal is allowed in the Action phase without naming a moment. It is an action of the build step, takes one piece or one initiative, and applies to the field only.',
    source: 'ruling',
  },
  'ECO-R29': {
    title: 'Bio-capacity by hex or by player',
    text: 'Bio-capacity is taken once, and the text illustrates this only by a player who returns to the same hex. By default it is taken once per hex in the whole game; with option bioCapacityOnce = per-player, each player can take it once from each hex.',
    source: 'ruling',
  },
  'ECO-R30': {
    title: 'Nominal by pieces or by objects',
    text: 'The nominal could follow the number of pieces or of objects. It follows the pieces of that branch in all colours, as objects of levels 3, 1 and 2 make it 7; what counts is the branch of the piece, not of its hex.',
    source: 'ruling',
  },
  'ECO-R31': {
    title: 'Dirtiness and initiatives',
    text: 'It is not said whether an initiative makes its object less dirty. By default (option dirtiness = gross) it does not; with dirtiness = net its own effect, without the Academy, is added to that of the object, and the object with the smallest sum is lost.',
    source: 'ruling',
  },
  'ECO-R32': {
    title: 'Losses at zero',
    text: 'One sentence lets losses go on until the eco fund is positive, the next excludes them at 0. At 0 nothing is lost; a player without an object loses nothing either, and the fund stays negative.',
    source: 'ruling',
  },
  'ECO-R33': {
    title: 'When upkeep cannot be paid',
    text: 'The rulebook does not say who chooses the lost initiatives or what counts as unable to pay. Money and the whole income of the phase may be used; if they fall short, even because of an event, the owner gives up initiatives with an upkeep of at least 1 one by one, only until the total can be paid.',
    source: 'ruling',
  },
  'ECO-R34': {
    title: 'Income below zero',
    text: "A negative income reduces the player's money, and the rulebook does not say what happens when that is not enough. Money stops at 0, the rest is waived, and nobody owes the bank anything.",
    source: 'ruling',
  },
  'ECO-R35': {
    title: 'Empty bank or eco supply',
    text: 'The rulebook is silent about a bank or eco supply that runs out. Payments are cut to what is left, in turn order and without later compensation; a negative eco fund holds no eco points, and rising to 0 needs none.',
    source: 'ruling',
  },
  'ECO-R36': {
    title: 'How help and credit work',
    text: 'Players may help and credit each other in auctions, but no procedure is given. By default the player whose decision it is may ask anybody but the high bidder for a gift or an interest-free loan, and loans are repaid automatically after income; options mutualAid = gifts or off, loanInterest and loanEnforcement = promise change this.',
    source: 'ruling',
  },
  'ECO-R37': {
    title: 'Balance of equal values',
    text: 'The formula leaves out the case that eco fund and money are equal. As k never exceeds 1 and is said to reduce the sum only if they differ, k is 1.',
    source: 'ruling',
  },
  'ECO-R38': {
    title: 'A value of zero in the score',
    text: 'If eco fund and money are both 0, the formula divides by zero. The score is then 0, as it is when only one of them is 0.',
    source: 'ruling',
  },
  'ECO-R39': {
    title: 'Negative eco fund in the score',
    text: 'For a negative eco fund the formula has no sensible result and can even turn out positive. By default the score is 0; with option negativeEco = formula, it is min(E1, E2) × (E1 + E2) / max(E1, E2) if the larger value is above 0, else 0.',
    source: 'ruling',
  },
  'ECO-R40': {
    title: 'Which money counts',
    text: "The rulebook scores the money in a player's bank without defining it. It is the coins the player holds after the last Income phase, with loans ignored.",
    source: 'ruling',
  },
  'ECO-R41': {
    title: 'Open or secret holdings',
    text: 'It is not stated whether money may be kept secret. As every payment is made in public, money, eco funds and hands are open to all.',
    source: 'ruling',
  },
  'ECO-R42': {
    title: 'Equal scores',
    text: 'The rulebook does not break ties. By default the smaller difference between eco fund and money decides, then the larger eco fund, then the victory is shared; with option finalTie = shared, equal scores share it at once.',
    source: 'ruling',
  },
  'ECO-R43': {
    title: 'Counting purchased specials',
    text: 'It could be doubted which purchase is the first, second or third. The order of purchases over the whole game counts, whoever buys which card; a vetoed auction is no purchase, and a price driven above the nominal leaves the next nominal unchanged.',
    source: 'ruling',
  },
  'ECO-R44': {
    title: 'When specials take effect',
    text: 'The Income phase does not list specials, so when they work has to be settled. The Exchange pays at the start of the Action phase, hence from the round after it was built; Reserve and Academy count already in the Environment phase of the round in which they were built.',
    source: 'ruling',
  },
  'ECO-R45': {
    title: 'Winner without a legal place',
    text: 'It is not said what a player does with an item that has no legal place. The winner keeps it in hand, and no auction is restricted for want of a place.',
    source: 'ruling',
  },
  'ECO-R46': {
    title: 'Order inside Environment and Income',
    text: 'These phases are described for all players together. They are settled one by one in turn order, which matters only for the bank, the eco supply and repayments.',
    source: 'ruling',
  },
  'ECO-R47': {
    title: 'Where lost pieces go',
    text: "Removed and lost pieces are said to be discarded, but no discard pile for pieces is named. They return to the owner's supply and can be bought again.",
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
