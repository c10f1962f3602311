import type { Lesson, LessonText } from '@rulewright/core/lessons';
import { ru } from './lessons-ru.js';

const lines = (text: string): readonly string[] => (text === '' ? [] : text.split(' | '));
/** All lessons are moments of the first round of one game for two. */
const game = (actions: string, options: object = {}) => ({
  seed: 'M1',
  options: { players: 2, ...options },
  actions: lines(actions),
});

const SECOND_CIRCLE =
  '0 exchange inspiration neg | 0 exchange apathy pos | 0 exchange insight neg | 1 pass | 1 exchange panic neg | 1 exchange devastation pos | 1 stop | 0 pass';
const REVENGE = `${SECOND_CIRCLE} | 0 play revenge 1 0`;
const LAST_SLOT = `${REVENGE} | 1 pass | 1 draw | 0 pass`;

/** Eight lessons, from the first emon to the score. Plain JSON. */
export const lessons: readonly Lesson[] = [
  {
    id: 'emx-1',
    title: 'Emons for a card',
    rules: ['EMX-INF.9', 'EMX-INF.10'],
    start: game(''),
    seat: 0,
    say: 'You play a human with a pool of blue and red emons. Blue pulls your marker up, red pulls it down, and everything is paid with them. After ten rounds, or the round in which a marker reaches +100 or −100, whoever is furthest from 0 wins, up or down. In a round you have three actions, one in each circle: play a card, use a power, draw a card, or exchange cards. Each card that you exchange is given away for one emon, in the colour you choose; up to three may go in one action.',
    task: 'Exchange any card for a blue emon.',
    goal: { event: { type: 'card-exchanged', seat: 0, colour: 'pos' } },
    within: 1,
    solution: ['0 exchange revenge pos'],
    wrong: [
      { when: { type: 'exchange' }, say: 'That was a red one. Blue and red pull in opposite directions.' },
      { when: { type: 'draw' }, say: 'A card more, but no emon. This time give one away.' },
      { when: { type: 'play' }, say: 'Playing a card uses what it says. Here it is enough to give one away.' },
    ],
    show: [{ kind: 'human', id: 0 }],
    done: 'One blue emon more in your pool. Two more cards could go in the same action, or you stop here.',
  },
  {
    id: 'emx-2',
    title: 'An effect, once',
    rules: ['EMX-INF.3', 'EMX-CRD.1', 'EMX-CRD.8'],
    start: game(''),
    seat: 0,
    say: 'An effect is played, does what it says, and is gone. Inspiration is free: the player you choose gains two blue emons. On a card “the owner” is whoever plays it, so you get one more action, whomever you choose.',
    task: 'Play Inspiration so that the two blue emons are yours.',
    goal: { event: { type: 'emons-taken', human: 0, pos: 2 } },
    within: 1,
    solution: ['0 play inspiration 0 0'],
    wrong: [
      { when: { type: 'play', card: 'inspiration' }, say: 'The other human has your two emons now.' },
      { when: { type: 'play' }, say: 'That is another card. Look for Inspiration.' },
      { when: { type: 'exchange', card: 'inspiration' }, say: 'One emon for a card that brings two and an action.' },
    ],
    show: [{ kind: 'card', id: 'inspiration' }],
    done: 'Two blue emons, and an action that you have not used yet.',
  },
  {
    id: 'emx-3',
    title: 'A power stays',
    rules: ['EMX-PWR.1', 'EMX-PWR.2', 'EMX-CRD.4'],
    start: game(''),
    seat: 0,
    say: 'A power is put on a human and stays there. It is paid with emons of its colour: Optimism costs two blue. From the next Charge on it brings the owner of the human an emon of its colour in every round, and does what it says beside that.',
    task: 'Put Optimism on your own human.',
    goal: { event: { type: 'power-placed', human: 0, card: 'optimism' } },
    within: 1,
    solution: ['0 play optimism 0 2'],
    wrong: [
      { when: { type: 'play', card: 'optimism' }, say: 'Now it works for the other human, and you have paid for it.' },
      { when: { type: 'exchange', card: 'optimism' }, say: 'One emon now, instead of one or two in every round.' },
    ],
    show: [{ kind: 'card', id: 'optimism' }],
    done: 'It costs two emons now and pays them back within a round or two. Play powers early: a human has room for five different ones.',
  },
  {
    id: 'emx-4',
    title: 'Against somebody else',
    rules: ['EMX-KRM.1', 'EMX-KRM.3', 'EMX-INF.3'],
    start: game(SECOND_CIRCLE),
    seat: 0,
    say: 'The other human holds three blue emons, which would pull its marker up. Revenge turns three of a player’s blue emons into red. What you pay for a card that you use on others is set aside as karma: twice as much comes back to you in the next round, in the same colour.',
    task: 'Spoil the plans of the other human.',
    goal: {
      event: [
        { type: 'karma-set-aside', human: 0 },
        { type: 'emons-taken', human: 1, neg: 3 },
      ],
    },
    within: 1,
    solution: ['0 play revenge 1 0'],
    wrong: [
      {
        when: { type: 'play', card: 'revenge' },
        say: 'You have turned your own emons over. Look whom it is played on.',
      },
      { when: { type: 'play' }, say: 'A blue power on the other human helps the one who wants to go up.' },
      { when: { type: 'exchange' }, say: 'That does nothing to the other human.' },
    ],
    show: [{ kind: 'human', id: 1 }],
    done: 'Three blue emons have become red. The karma is yours too: you have paid two, and four will fill your pool with red.',
  },
  {
    id: 'emx-5',
    title: 'Just in time',
    rules: ['EMX-MOM.1', 'EMX-INF.1'],
    start: game(REVENGE),
    seat: 1,
    say: 'Now you sit on the other side: you are P2, and Revenge has just been played on you. A moment is a card that answers what others do, before anything else happens. Composure costs two blue emons and makes the action undone. The board shows what Revenge has done; once it is undone your blue emons are back, and two of them pay.',
    task: 'Do not let Revenge happen.',
    goal: { event: { rule: 'EMX-MOM.1', type: 'card-activated', seat: 1, card: 'composure' } },
    within: 1,
    solution: ['1 cancel composure 2'],
    wrong: [{ when: { type: 'pass' }, say: 'Then your three blue emons stay red.' }],
    show: [{ kind: 'card', id: 'composure' }],
    done: 'Everything is as it was before Revenge, and you have paid two emons for it. Keep moments for what would really hurt.',
  },
  {
    id: 'emx-6',
    title: 'Where the marker goes',
    rules: ['EMX-RES.2', 'EMX-RES.3'],
    start: game(LAST_SLOT),
    seat: 0,
    say: 'This is your last action of the round. In the Result all emons are taken from your pool, and your marker moves by blue minus red. You have six of each: as it is, it would not move at all.',
    task: 'Make your marker end above 0. When you are asked whether you want to cancel something, let it happen.',
    goal: { event: { type: 'marker-moved', seat: 0, position: { has: { to: { atLeast: 1 } } } } },
    within: 2,
    solution: ['0 exchange optimism pos', '0 pass'],
    wrong: [
      { when: { type: 'play' }, say: 'You pay two blue emons for the power, so red has the upper hand in this round.' },
      { when: { type: 'exchange', colour: 'neg' }, say: 'One red emon more: the marker will go down.' },
      { when: { type: 'draw' }, say: 'Six and six: the marker stays where it is.' },
    ],
    show: [{ kind: 'marker', id: 0 }],
    done: 'Seven blue and six red: one step up. Where a marker stops on a symbol, the symbol happens. Then your hand is filled up to five cards, so cards that you do not need may as well be exchanged.',
  },
  {
    id: 'emx-7',
    title: 'The next Charge',
    rules: ['EMX-CHG.2', 'EMX-CHG.3', 'EMX-CHG.4'],
    start: game(LAST_SLOT),
    seat: 0,
    say: 'The same moment. A round begins with the Charge: two dice say how many blue and red emons you get, each of your powers brings one of its colour, and powers with a Charge property do what they say. A power that you place now works in a moment.',
    task: 'Place Optimism on your human, and see what it does in the Charge.',
    goal: { event: { type: 'property-applied', human: 0, card: 'optimism', part: 'charge' } },
    within: 2,
    solution: ['0 play optimism 0 2', '0 pass'],
    wrong: [
      { when: { type: 'play' }, say: 'It will work, but for the other human.' },
      { when: { type: 'exchange' }, say: 'Then there is no power that could work.' },
      { when: { type: 'draw' }, say: 'You still hold it, and cards in the hand do nothing.' },
    ],
    show: [{ kind: 'card', id: 'optimism' }],
    done: 'One blue emon for the power, one for what it says, and your karma came back as well. What powers say of the Result happens by itself too; what they say of Influence is one of your actions.',
  },
  {
    id: 'emx-8',
    title: 'How far from zero',
    rules: ['EMX-END.4', 'EMX-END.7', 'EMX-KRM.9'],
    start: game(LAST_SLOT, { maxRounds: 1 }),
    seat: 0,
    say: 'Imagine that the game ends with this round. What counts is how far from 0 you are, on either side. Powers on your human and the karma that you have set aside are added, blue up and red down. Your pool is six and six, and four red karma wait for you.',
    task: 'Choose the action that takes you furthest from 0, then let everything happen.',
    goal: { query: 'score', args: [0], is: { has: { total: -5 } } },
    within: 2,
    solution: ['0 exchange optimism neg', '0 pass'],
    wrong: [
      { when: { type: 'exchange' }, say: 'Up by one, but your karma pulls down: the two work against each other.' },
      { when: { type: 'play' }, say: 'The power counts up, your pool and your karma count down.' },
      { when: { type: 'draw' }, say: 'That is the karma alone. You can do better by one.' },
    ],
    show: [{ kind: 'marker', id: 0 }],
    done: 'Choose a side and stay there: whoever pulls both ways ends in the middle.',
  },
];

/** The lessons in other languages, by code, for `lessonIn`. */
export const lessonTexts: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = { ru };
