import type { RuleCatalogue } from '@rulewright/core';

/** Morale, knowledge, rolls and the worker tank. */
export const tracks = {
  // Morale
  'EUP-MOR.1': {
    title: 'Hand limit',
    text: 'A player may hold as many artifacts as their morale. Nothing else is limited by it.',
    source: 'Morale track',
  },
  'EUP-MOR.2': {
    title: 'Discarding down',
    text: 'Whenever a hand is larger than the limit, because a card came or morale fell, its owner at once discards cards of their choice until it fits, in any turn.',
    source: 'Morale track; EUP-R24',
  },
  'EUP-MOR.3': {
    title: 'Draw first',
    text: 'Drawn cards come to the hand first, and then the discards are chosen among all cards.',
    source: 'Morale track',
  },
  'EUP-MOR.4': {
    title: 'Ends of the morale track',
    text: 'Morale runs from 1 to 6. Gains and compulsory losses go no further than the ends, which makes no action illegal.',
    source: 'Morale track; EUP-R38',
  },
  'EUP-MOR.5': {
    title: 'Morale as a price',
    text: 'A price in morale is paid in full or not at all: n morale needs a morale of at least n + 1.',
    source: 'Morale track; EUP-R26',
  },
  'EUP-MOR.6': {
    title: 'Steps really made',
    text: 'Recruits that react to lost morale count the steps that the token really moved.',
    source: 'public sources; EUP-R29; EUP-R44',
  },
  'EUP-MOR.7': {
    title: 'Price before reward',
    text: 'When morale is paid, the hand limit applies before the reward is taken.',
    source: 'Morale track; EUP-R24',
  },
  // Knowledge, rolls and checks
  'EUP-KNO.1': {
    title: 'Knowledge track',
    text: 'Knowledge runs from 1 to 6, and lower is better.',
    source: 'Knowledge track',
  },
  'EUP-KNO.2': {
    title: 'Ends of the knowledge track',
    text: 'Knowledge that would pass an end of its track stops there, which makes no action illegal.',
    source: 'Knowledge track; EUP-R27',
  },
  'EUP-KNO.3': {
    title: 'Knowledge as a price',
    text: "A price in knowledge raises the payer's track, in full or not at all: n knowledge needs a knowledge of at most 6 − n.",
    source: 'Knowledge track; EUP-R26',
  },
  'EUP-KNO.4': {
    title: 'Knowledge steps really made',
    text: 'Recruits that react to gained knowledge count the steps that the token really moved.',
    source: 'public sources; EUP-R29',
  },
  'EUP-KNO.5': {
    title: 'Roll event',
    text: 'Workers of a player that come off the board by one cause, or a new worker, are rolled in one roll event, and no others. It begins with recruits that set a face instead of rolling it, those of the active player first.',
    source: 'Knowledge checks; EUP-R6; EUP-R8; EUP-R65',
  },
  'EUP-KNO.6': {
    title: 'The roll',
    text: 'The dice without a set face are rolled, lowest id first, and all workers of the event become available.',
    source: 'Knowledge checks; engine convention',
  },
  'EUP-KNO.7': {
    title: 'Roll penalties',
    text: 'Then each die of the event that shows a penalised face (EUP-PEN.13 to EUP-PEN.18) costs its owner 1 commodity or resource of their choice, one after another. Whoever owns nothing more owes nothing more.',
    source: 'Artifact markets; EUP-R8; EUP-R37',
  },
  'EUP-KNO.8': {
    title: 'Knowledge check',
    text: 'Then the values of all available workers of the player and their knowledge are added; workers on the board do not count. At 16 or more the player loses a worker.',
    source: 'Knowledge track; EUP-R8',
  },
  'EUP-KNO.9': {
    title: 'Which worker is lost',
    text: 'The available worker with the highest value is lost. Of several, one goes: first one that cannot be placed any more in this turn (EUP-TRN.6), then the one with the lowest id. A worker of the doubles group that a star of this turn may yet free from EUP-PEN.5 can still be placed.',
    source: 'Knowledge track; EUP-R4',
  },
  'EUP-KNO.10': {
    title: 'Where it goes',
    text: 'The lost worker returns to the worker supply and can be added again later. Then recruits that react to the loss act.',
    source: 'Knowledge track',
  },
  'EUP-KNO.11': {
    title: 'One loss per turn',
    text: "A player loses at most one worker to checks in a turn, whoever's turn it is. Further checks in it take nothing.",
    source: 'Knowledge track; EUP-R5',
  },
  'EUP-KNO.12': {
    title: 'Opponents react',
    text: 'A roll event ends with recruits of opponents that react to it, clockwise from the player who rolled.',
    source: 'public sources; EUP-R8; EUP-R11',
  },
  'EUP-KNO.13': {
    title: 'No roll, no check',
    text: 'A check follows a roll event and nothing else. Knowledge gained without a roll costs no worker, however high the sum is.',
    source: 'Knowledge track; EUP-R7',
  },
  'EUP-KNO.14': {
    title: 'Chosen faces count as rolled',
    text: 'A face that is chosen or set counts as rolled for penalties, the check, doubles and reactions.',
    source: 'public sources; EUP-R6',
  },
  // Worker Activation Tank
  'EUP-TNK.1': {
    title: 'Two spaces',
    text: 'The tank has two temporary spaces: 3 energy for −2 knowledge and a new worker, and 3 water for +2 morale and a new worker.',
    source: 'Worker Activation; public sources',
  },
  'EUP-TNK.2': {
    title: 'Track first',
    text: 'After the payment the track changes first, and then the new worker comes.',
    source: 'Worker Activation',
  },
  'EUP-TNK.3': {
    title: 'At most four workers',
    text: 'Nobody owns more than 4 workers, available and on the board together. A player with 4 may use the tank for the track change. The workers are counted when the benefit is taken, after the check of a bumped one.',
    source: 'Worker Activation; EUP-R41',
  },
  'EUP-TNK.4': {
    title: 'The new worker is rolled',
    text: "The new worker comes from the player's own supply, is rolled alone in a roll event and becomes available.",
    source: 'Worker Activation; Knowledge checks',
  },
  'EUP-TNK.5': {
    title: 'Not in this turn',
    text: 'The new worker cannot be placed in the same turn, except by EUP-RCT.133b.',
    source: 'Overview',
  },
  'EUP-TNK.6': {
    title: "Nobody's territory",
    text: 'The tank lies in no territory and moves no allegiance.',
    source: 'Worker Activation; EUP-R40',
  },
  'EUP-TNK.7': {
    title: 'Recruits and new workers',
    text: 'Recruits that act for a new worker need one that was really added, even if the check has taken it again.',
    source: 'public sources; EUP-R46',
  },
} as const satisfies RuleCatalogue;
