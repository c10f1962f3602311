import type { Row } from './text-view.js';

// What is read after a rave: of line-ups, souls, classes, mercenaries and escapes.

const seat = 0;
const card = (
  id: string,
  base: number | null,
  {
    value,
    genreSteps = 0,
    shared = [],
  }: { readonly value: number; readonly genreSteps?: number; readonly shared?: string[] },
) => ({
  card: id,
  by: 0,
  base,
  value,
  genreSteps,
  shared,
});
const mine = {
  owner: 0,
  total: 14,
  minutes: 90,
  cards: [
    card('vinyl-in-utero', 6, { value: 9, genreSteps: 1, shared: ['grunge'] }),
    card('vinyl-nevermind', 3, { value: 5, genreSteps: 1, shared: ['grunge'] }),
  ],
};
const theirs = {
  owner: 2,
  total: 14,
  minutes: 41,
  cards: [card('vinyl-am', 8, { value: 8 }), card('vinyl-currents', null, { value: 6 })],
};
const closed = (winner: number, decidedBy: string) => ({
  lineups: [mine, theirs],
  needed: [14, 14],
  winner,
  decidedBy,
});
const sums =
  'P1’s line-up: In Utero (6 +50% for grunge = 9) + Nevermind (3 +50% for grunge = 5) = 14, 90 min; P3’s line-up: AM (8) + Currents (6) = 14, 41 min';
const souls = (cause: string, from: number, to: number, source?: string) => ({
  seat,
  souls: { from, to },
  cause,
  ...(source !== undefined && { source }),
});
const escaped = (result: string) => ({ seat, monster: 'oxymoron', result });
const dog = { seat, mercenary: 'ghost-dog' };
const ended = (winners: number[], reason: string, decidedBy: string) => ({ winners, reason, decidedBy });

export const bountyEvents = {
  'rave-closed': [
    [`${sums}; P1 wins the rave with 14, a tie that goes by duration`, 'DNE-BTY.2', closed(0, 'duration')],
    [`${sums}; P3 wins the rave with 14, a tie that goes by the class`, 'DNE-BTY.2', closed(2, 'class')],
    [`${sums}; P1 wins the rave with 14, a tie that the Host wins`, 'DNE-BTY.2', closed(0, 'order')],
    [`${sums}; P3 wins the rave with 14, a tie that the earlier line-up wins`, 'DNE-BTY.2', closed(2, 'order')],
    [`${sums}; P1 wins the rave with 14`, 'DNE-BTY.2', closed(0, 'total')],
    [
      'P1’s line-up is empty; nobody reaches the 14 that it takes',
      'DNE-BTY.2',
      {
        lineups: [{ owner: 0, total: 0, minutes: 0, cards: [] }],
        needed: [14],
        winner: -1,
        decidedBy: 'nothing',
      },
    ],
  ],
  'shield-raised': [['P2 raises the shield and loses no souls in this rave', 'DNE-CLS.29', { seat: 1 }]],
  'reward-opened': [
    ['The reward lies open: IGOR and AM', 'DNE-BTY.11', { cards: ['vinyl-igor', 'vinyl-am'] }],
    ['No card is left for the reward', 'DNE-BTY.11', { cards: [] }],
  ],
  'reward-shared': [['P2 gets AM', 'DNE-BTY.11', { seat: 1, card: 'vinyl-am' }]],
  'escape-rolled': [
    ['P1 rolls 4 to escape', 'DNE-ESC.3', { seat, face: 4, bonus: 0, result: 4 }],
    ['P1 rolls 4 to escape, +1 makes 5', 'DNE-ESC.3', { seat, face: 4, bonus: 1, result: 5 }],
  ],
  'escape-boosted': [['P1’s escape roll is now 5', 'DNE-CLS.30', { seat, result: { from: 4, to: 5 } }]],
  'escape-ended': [
    ['Oxymoron lets P1 go', 'DNE-SPC.5', escaped('released')],
    ['P1 escapes', 'DNE-ESC.3', escaped('rolled')],
    ['P1 has paid the way out', 'DNE-SPC.9', escaped('paid')],
    ['P1 has sent Oxymoron away', 'DNE-SPC.12', escaped('bribed')],
    ['P1 walks away', 'DNE-SPC.14', escaped('walked-away')],
    ['P1 does not escape Oxymoron – lose 1 soul, then discard 2 hand cards', 'DNE-ESC.3', escaped('failed')],
  ],
  'souls-changed': [
    ['P1 gains 2 souls (3 → 5)', 'DNE-BTY.6', souls('rave', 3, 5)],
    ['P1 loses 1 soul to the rival (6 → 5)', 'DNE-BTY.5', souls('rivalry', 6, 5)],
    ['P1 gains 1 soul more as Support (4 → 5)', 'DNE-CLS.21', souls('class', 4, 5, 'class-support')],
    ['P1 gains 2 souls from Oxymoron (3 → 5)', 'DNE-BTY.8', souls('monster', 3, 5, 'oxymoron')],
    ['P1 loses 1 soul to Oxymoron (6 → 5)', 'DNE-FAI.4', souls('monster', 6, 5, 'oxymoron')],
    ['P1 may not win with such help and drops 1 soul (10 → 9)', 'DNE-CLS.14', souls('cap', 10, 9)],
    ['P1 pays 1 soul for a class (6 → 5)', 'DNE-CLS.1', souls('buy-class', 6, 5)],
    ['P1 pays 1 soul for somebody else’s turn (6 → 5)', 'DNE-CLS.11', souls('hijack', 6, 5)],
    ['P1 loses 1 soul more (5 → 4)', 'DNE-CLS.11', souls('failed-hijack', 5, 4)],
    ['P1 pays 1 soul to expel an invader (6 → 5)', 'DNE-CLS.20', souls('expel', 6, 5)],
    ['P1 pays 1 soul to return (6 → 5)', 'DNE-ZER.5', souls('return', 6, 5)],
    ['P1 gives back 2 souls (2 → 0)', 'DNE-ZER.6', souls('elimination', 2, 0)],
  ],
  'souls-shielded': [['The shield saves P1 2 souls', 'DNE-CLS.29', { seat, amount: 2 }]],
  'class-gained': [
    [
      'P1 becomes Olivier – changes a card for 2 once a turn, has a hand limit of 6',
      'DNE-CLS.1',
      { seat, class: 'class-olivye' },
    ],
  ],
  'class-lost': [['P1 is no longer Proxy', 'DNE-CLS.2', { seat, class: 'class-proxy' }]],
  'mercenary-joined': [['Ghost Dog joins P1 as a mercenary with 2 hidden cards', 'DNE-MRC.3', { ...dog, cards: 2 }]],
  'mercenary-left': [
    ['Ghost Dog leaves P1', 'DNE-MRC.7', dog],
    ['The Hand Of Fate leaves P1', 'DNE-FAI.19', { seat, mercenary: 'the-hand-of-fate' }],
  ],
  'mercenary-fed': [['P1’s mercenary Ghost Dog gets a hidden card', 'DNE-MRC.8', dog]],
  'help-banned': [['P1 may help nobody until their next turn as Host', 'DNE-FAI.23', { seat }]],
  'help-allowed': [['P1 may help again', 'DNE-FAI.23', { seat }]],
  'player-zeroed': [['P1 is zeroed', 'DNE-ZER.1', { seat }]],
  'player-returned': [['P1 is back', 'DNE-ZER.5', { seat }]],
  'player-eliminated': [['P1 is out of the game', 'DNE-ZER.2', { seat }]],
  'game-ended': [
    ['P2 wins the game', 'DNE-END.1', ended([1], 'souls', 'souls')],
    ['P2 wins the game, as Host before the Saviour', 'DNE-END.2', ended([1], 'souls', 'host')],
    ['P1 and P2 share the victory', 'DNE-R42', ended([0, 1], 'souls', 'shared')],
    ['P2 wins the game: everybody else is out', 'DNE-END.3', ended([1], 'last-player', 'survival')],
    ['The last turn is over: P2 wins with the most souls', 'DNE-END.4', ended([1], 'max-turns', 'souls')],
    [
      'The last turn is over: P1 and P2 share the victory with equal souls',
      'DNE-END.4',
      ended([0, 1], 'max-turns', 'shared'),
    ],
  ],
} satisfies Record<string, readonly Row[]>;
