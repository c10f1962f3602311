import type { RuleCatalogue } from '@rulewright/core';

/** The rulings from the 41st on. */
export const furtherRulings = {
  // Rulings on recruits, set-up, trade and the end
  'EUP-R41': {
    title: 'Bumping oneself from the tank',
    text: 'With 4 workers a player may bump one of their own workers from the tank. Only the track changes, and the bumped worker is no new one.',
    source: 'ruling',
  },
  'EUP-R42': {
    title: 'Yordy and the Cafeteria',
    text: 'Yordy the Demotivator says that a free retrieval costs no morale, the Cafeteria of Nameless Meat that it costs more. A player for whom Yordy works loses no morale at all.',
    source: 'ruling',
  },
  'EUP-R43': {
    title: 'One retrieval price',
    text: "Recruits that change prices might be combined at a retrieval. A retrieval has one price: Brian's food is no bliss there, and Gidgit needs bliss itself.",
    source: 'ruling',
  },
  'EUP-R44': {
    title: 'Curtis at morale 1',
    text: 'A free retrieval at morale 1 loses nothing. So Curtis gains nothing.',
    source: 'ruling',
  },
  'EUP-R45': {
    title: 'What Maggie counts',
    text: 'A worker sacrificed in the same retrieval, or a retrieval of a single worker, might not count. Every worker taken from the board counts by its space, and one is enough.',
    source: 'ruling',
  },
  'EUP-R46': {
    title: 'Lost, sacrificed and added',
    text: 'A sacrificed worker is not lost to a check, so Steven does not react. A new worker was added even if it runs away at once, so Pete and Sheppard react, but Chase has nothing to place.',
    source: 'ruling',
  },
  'EUP-R47': {
    title: 'The oldest player',
    text: 'Tied starting rolls are decided by age. Option eldestSeat names the seat that counts as the oldest; the tied player reached first clockwise from it begins.',
    source: 'ruling',
  },
  'EUP-R48': {
    title: 'Order and checks at set-up',
    text: 'It is open whether the track draft comes before the starting dice, and whether they are checked. It comes before, and there is no check, because nothing came off the board.',
    source: 'ruling',
  },
  'EUP-R49': {
    title: 'Numbers of the market choice',
    text: 'The rulebook does not say how many tiles are added. With 2, 3, 4, 5 or 6 players 4, 3, 2, 1 or 0 come from the tiles set aside; a player knows which tile they chose and which they rejected, but no site.',
    source: 'ruling',
  },
  'EUP-R50': {
    title: 'Recruit draft in secret',
    text: 'The draft could be done one player after another. All pick in secret, the hands are passed when all have picked, and the last card of a hand is picked too.',
    source: 'ruling',
  },
  'EUP-R51': {
    title: 'How offers are made',
    text: 'Free negotiation cannot be listed as legal actions. Offers are built step by step in one order, and only an exchange of two binds; option tradeProposalsPerTurn, option tradeItemsPerSide and option tradeWindow bound it.',
    source: 'ruling',
  },
  'EUP-R52': {
    title: 'Dice of the last tie-breaker',
    text: 'The rulebook speaks of the dice of all active workers. These are all the workers a player owns, wherever they stand.',
    source: 'ruling',
  },
  'EUP-R53': {
    title: 'Values at a bump',
    text: 'Recruits compare the values of two workers of which one is rolled anew. The bumped worker counts with the value that it had on the board.',
    source: 'ruling',
  },
  'EUP-R54': {
    title: 'The other side of a bump trade',
    text: 'A bumped player at knowledge 6, or with a hidden Subterran, might be safe from bump trades. Neither is.',
    source: 'ruling',
  },
  'EUP-R55': {
    title: 'Draw abilities together',
    text: "It is open how draw abilities share a draw. There is at most one in a draw event, once per turn of anybody, right after the draw and about the last card of several; Bradley's two cards take no other ability.",
    source: 'ruling',
  },
  'EUP-R56': {
    title: 'Dave and Laura together',
    text: "Gold from one bump trade might pay for the other. The order inside the window is free, so Dave's gold can be Laura's gift; gold of the space itself comes too late.",
    source: 'ruling',
  },
  'EUP-R57': {
    title: 'Two recruits in two versions',
    text: 'The sources differ on what Jonathan the Artist pays and on whether Kyle works on the Cloud Mine. The second edition has 1 knowledge and no Cloud Mine, and option recruitEdition = first has 2 knowledge and the Cloud Mine.',
    source: 'ruling',
  },
  'EUP-R58': {
    title: 'Gambler with few cards or a pair',
    text: 'There may be fewer than 2 cards to reveal, or the hand may hold a pair already. In the first edition the cards that are left are revealed, at least 1; in the second any pair in the whole hand counts.',
    source: 'ruling',
  },
  'EUP-R59': {
    title: 'Michael in the first edition',
    text: "The first edition's text of Michael the Engineer is not known. That of the second edition is used for both, and gold that is printed on the space also brings morale and knowledge.",
    source: 'ruling',
  },
  'EUP-R60': {
    title: 'After a visit without a star',
    text: 'Abilities after a visit could need the star of the visit. They do not, and a bump matters only to Brett in the first edition.',
    source: 'ruling',
  },
  'EUP-R61': {
    title: 'Esme and bumps',
    text: 'A public program asks Esme only when nobody was bumped. That is taken as a flaw of the program; a bump does not matter.',
    source: 'ruling',
  },
  'EUP-R62': {
    title: 'How far Brian and Josh reach',
    text: "Brian might work on markets only, and Josh only on tiles that name a resource. Brian works on every price of a space and brings the rest on built markets, where the allegiance moves even at knowledge 6; Josh's bliss replaces any resource, named or not.",
    source: 'ruling',
  },
  'EUP-R63': {
    title: 'Extra stars and steps',
    text: 'The extra stars of Jacko and Nakagawa could go on tiles or move allegiance. They go on the territory alone and move nothing, and without a free star space, or at allegiance 11 for the second Nakagawa, they are not offered.',
    source: 'ruling',
  },
  'EUP-R64': {
    title: 'Matthew and Kadan beside the usual way',
    text: 'Both might be used although the usual way is open. Matthew leaves the choice; Kadan is needed only without an active recruit of the faction, because access is free with one.',
    source: 'ruling',
  },
  'EUP-R65': {
    title: 'Julia, Amanda and completions',
    text: 'Two recruits may want to set one face, and the rulebook says that a completion bumps workers. Julia comes first and leaves nothing for Amanda, and a completion is no bump for any recruit.',
    source: 'ruling',
  },
  'EUP-R66': {
    title: 'What opponents get',
    text: 'Two recruits give something to opponents, who may take it. Bliss comes by itself, as it never harms; a card is offered to each opponent clockwise.',
    source: 'ruling',
  },
  'EUP-R67': {
    title: 'Josiah alone',
    text: 'There may be nobody whose knowledge Josiah could raise. The morale comes anyway.',
    source: 'ruling',
  },
  'EUP-R68': {
    title: 'Two cards for a dilemma',
    text: 'Two cards could be meant to exclude the kind shown. Any two cards pay, even two of that kind.',
    source: 'ruling',
  },
  'EUP-R69': {
    title: 'Short of stars, or late for them',
    text: 'A player may have fewer stars than recruits at tier 4, or a recruit that becomes active later. What is left is placed, and a late recruit gets its star when it becomes active.',
    source: 'ruling',
  },
  'EUP-R70': {
    title: 'Endless play',
    text: 'The rules do not prevent an endless game. Option turnLimit ends it after so many turns; 0 lifts the limit.',
    source: 'ruling',
  },
  'EUP-R71': {
    title: 'Reaching tier 1 by placing',
    text: 'A placement may itself bring the marker to cell 2. Its own benefit has no bonus yet.',
    source: 'ruling',
  },
  'EUP-R72': {
    title: "Order of one's abilities",
    text: 'Several abilities of one player may fit one moment. Inside one window their owner chooses the order; the windows have a fixed order.',
    source: 'ruling',
  },
  'EUP-R73': {
    title: 'Drawing from nothing',
    text: 'A player may choose to draw when no artifact is left. That is legal and draws nothing.',
    source: 'ruling',
  },
  'EUP-R74': {
    title: 'What a void placement is',
    text: 'It is open what remains of a placement that cannot be paid. The bump, its roll and its trades stand, and it counts as a placement of the turn.',
    source: 'ruling',
  },
  'EUP-R75': {
    title: 'Which edition the rulebook has',
    text: 'The rulebook names no recruit, so its edition is unknown. Option recruitEdition chooses; the default is the second, whose texts are better attested.',
    source: 'ruling',
  },
  'EUP-R76': {
    title: 'Choices that are none',
    text: 'Asking for what is forced only delays the game, but silence can betray hidden cards. A forced choice is made by itself, with the exceptions of EUP-ENG.1, and equal choices are offered once.',
    source: 'ruling',
  },
  'EUP-R77': {
    title: 'All workers for free',
    text: 'A heading allows any number of workers, the line of the free price says all. By default any number may be taken; with option freeRetrievalTakesAll = true, a free retrieval takes all.',
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
