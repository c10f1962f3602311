import type { RuleCatalogue } from '@rulewright/core';

/** The turn: placing and retrieving workers. */
export const turn = {
  // Turn
  'EUP-TRN.1': {
    title: 'Clockwise turns',
    text: 'Turns go clockwise for the whole game, and the order never changes.',
    source: 'Passing the turn',
  },
  'EUP-TRN.2': {
    title: 'One of three actions',
    text: "A turn is exactly one of these: placing an available worker, retrieving one's own workers, or resolving one's own dilemma. Passing is not allowed.",
    source: 'Overview',
  },
  'EUP-TRN.3': {
    title: 'Something is always possible',
    text: "Placing needs an available worker and a legal space, retrieving a worker of one's own on the board, the dilemma its price and that it is unresolved. What is not possible is not offered, and placing or retrieving always is.",
    source: 'Overview',
  },
  'EUP-TRN.4': {
    title: 'Doubles',
    text: 'The workers available at the start of the turn are noted with their values. After a first worker has been placed, the other noted workers of the same value are the doubles group of this turn.',
    source: 'Overview; EUP-R32',
  },
  'EUP-TRN.5': {
    title: 'More placements',
    text: 'When a placement is completely resolved, the active player may place another worker of the doubles group, one at a time, and may stop after any of them. Between two placements only trade is possible.',
    source: 'Overview; EUP-R33',
  },
  'EUP-TRN.6': {
    title: 'Workers that come in the turn',
    text: 'Only a worker that has been available ever since the start of the turn belongs to the doubles group. One that was bumped, returned or added in the turn cannot be placed in it, whatever it shows, except by EUP-RCT.133b.',
    source: 'Overview; EUP-R32',
  },
  'EUP-TRN.7': {
    title: 'One value per turn',
    text: 'With several pairs only workers of one value are placed in a turn.',
    source: 'Overview; EUP-R32',
  },
  'EUP-TRN.8': {
    title: 'No mixing of actions',
    text: 'After a placement nothing can be retrieved and no dilemma resolved in the same turn, and after a retrieval or a dilemma no worker is placed.',
    source: 'Overview; Ethical dilemma',
  },
  'EUP-TRN.9': {
    title: 'End and start of a turn',
    text: 'When the active player says so, or when nothing more can be chosen, the turn is over. What is limited per turn is free again for all players at the start of every turn: workers lost to checks, draw abilities and trade proposals.',
    source: 'engine convention; EUP-R5',
  },
  // Placing a worker
  'EUP-PLC.1': {
    title: 'What a placement is',
    text: 'An available worker is put on one action space and takes its benefit once and now. A worker that stays there brings nothing later.',
    source: 'Overview; Commodity areas',
  },
  'EUP-PLC.2': {
    title: 'Three kinds of spaces',
    text: 'Commodity areas hold any number of workers and nobody is bumped there. Construction spaces hold one worker that cannot be bumped. All other spaces are temporary: they hold one worker, which the next one bumps.',
    source: 'Placing workers',
  },
  'EUP-PLC.3': {
    title: 'Order of a placement',
    text: 'First the worker is put down, which bumps another one, then the price is paid, and then comes the benefit.',
    source: 'Placing workers; EUP-R1',
  },
  'EUP-PLC.4': {
    title: 'Legal placements',
    text: 'The space must be open to the player (EUP-TUN.8, EUP-BLD.2, EUP-MKT.1), no penalty may forbid it, and the player must be able to pay the price with what they own before the worker is put down. What the bump might bring does not count.',
    source: 'Placing workers; EUP-R2',
  },
  'EUP-PLC.5': {
    title: 'Bumping',
    text: 'A worker that stood on a temporary space goes back to its owner at no cost. That owner may be the player who places.',
    source: 'Placing workers',
  },
  'EUP-PLC.6': {
    title: 'The bumped worker is rolled',
    text: 'The bumped worker is rolled at once, in a roll event of its owner with everything that follows (EUP-KNO.5).',
    source: 'Placing workers; Knowledge checks; EUP-R1',
  },
  'EUP-PLC.7': {
    title: 'Bump trades',
    text: "If the bumped worker was an opponent's, the active player may then use their recruits that trade on a bump, in any order.",
    source: 'A few words about recruits; EUP-R3; EUP-R56',
  },
  'EUP-PLC.8': {
    title: 'Payment',
    text: 'The active player chooses a way to pay that is affordable now, and all its parts leave together. Then come the effects tied to this payment, and then the hand limit.',
    source: 'Placing workers; EUP-R25; EUP-R26',
  },
  'EUP-PLC.9': {
    title: 'Benefit',
    text: 'Then the benefit of the space is taken. Every part of it that can happen must happen.',
    source: 'Placing workers; EUP-R28; EUP-R73',
  },
  'EUP-PLC.10': {
    title: 'Abilities after the benefit',
    text: 'Then the active player may use their recruits that act after a placement, after a visit of a market or for a new worker.',
    source: 'public sources; EUP-R60',
  },
  'EUP-PLC.11': {
    title: 'Completion and extra placement',
    text: 'After that it is tested whether a market is completed (EUP-BLD.5). Last, a new worker may be placed by EUP-RCT.133b, as a whole placement of its own.',
    source: 'Construction sites; public sources',
  },
  'EUP-PLC.12': {
    title: 'Void placement',
    text: 'If no way to pay is affordable any more when payment is due, the placement is void: nothing is paid, there is no benefit and no ability after it. The worker stays, the bump stands, and it counts as a placement.',
    source: 'EUP-R2; EUP-R74',
  },
  'EUP-PLC.13': {
    title: 'Ways to pay',
    text: 'A way to pay lists goods, kinds of artifacts and steps on tracks; parts of any kind are listed for each kind, and equal lists are one way. Goods return to the supply, artifacts to the open discard pile.',
    source: 'engine convention',
  },
  'EUP-PLC.14': {
    title: 'How a worker leaves the board',
    text: 'Nothing but a bump, a retrieval, a sacrifice or a completed market takes a worker off its space.',
    source: 'Placing workers; Overview; Construction sites; A few words about recruits',
  },
  // Retrieving workers
  'EUP-RET.1': {
    title: 'Which workers',
    text: 'The active player chooses any number of their workers on the board, at least one, from any spaces. With option freeRetrievalTakesAll = true, a free retrieval takes all of them.',
    source: 'Overview; EUP-R77',
  },
  'EUP-RET.2': {
    title: 'What a retrieval costs',
    text: 'The price is the same for any number of workers: 1 food or 1 bliss for +2 morale, or nothing for −1 morale. The free retrieval is open even to a player who could pay.',
    source: 'Overview; EUP-R77',
  },
  'EUP-RET.3': {
    title: 'Recruits at a retrieval',
    text: 'Some recruits bring a further price or another reward for one. Workers and price are declared together, and a retrieval has one price.',
    source: 'public sources; EUP-R43',
  },
  'EUP-RET.4': {
    title: 'Price, morale, hand limit',
    text: 'First the price is paid, then morale or what replaces it changes, then the hand limit applies.',
    source: 'Overview; EUP-R24',
  },
  'EUP-RET.5': {
    title: 'Off the board',
    text: 'Then the chosen workers leave the board. They are not available before they are rolled.',
    source: 'Overview',
  },
  'EUP-RET.6': {
    title: 'Before the roll',
    text: 'Before the roll the active player may use their own recruits that sacrifice a retrieved worker.',
    source: 'public sources',
  },
  'EUP-RET.7': {
    title: 'The retrieval roll',
    text: 'The remaining retrieved workers are rolled together in one roll event. If none remains, there is neither a roll nor a check.',
    source: 'Overview; Knowledge checks; Knowledge track',
  },
  'EUP-RET.8': {
    title: 'After the roll',
    text: 'When the roll event is over, recruits that pay out at the end of a retrieval do so.',
    source: 'public sources; EUP-R45',
  },
  'EUP-RET.9': {
    title: 'Free at morale 1',
    text: 'A player at morale 1 may still retrieve for free, and stays at 1.',
    source: 'Overview; Morale track',
  },
  'EUP-RET.10': {
    title: 'Leaving an unfinished site',
    text: 'A construction space is empty after its worker has left. What was paid there is lost, and whoever enters again pays again.',
    source: 'Construction sites',
  },
} as const satisfies RuleCatalogue;
