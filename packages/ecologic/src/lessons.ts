import type { Lesson, LessonText } from '@rulewright/core/lessons';
import { ru } from './lessons-ru.js';

const lines = (text: string): readonly string[] => text.split(' | ');
/** All lessons but the last are moments of one game for two. */
const game = (actions: string) => ({ seed: 'L1', options: { players: 2 }, actions: lines(actions) });

const PLACED = '1 place-first oil 1 | 0 place-first oil 7 | 1 place-second 0 | 0 place-second 8';
/** Everybody declines a special, and P1 declines a piece. */
const PIECES = `${PLACED} | 1 decline-opening | 0 decline-opening | 1 decline-opening`;

/** A game that is nearly over. */
const LATE = `${PIECES} | 0 open-plant mineral | 1 pass | 0 place-bought 13 | 1 reveal | 1 open-initiative | 0 pass | 1 keep | 0 reveal | 0 open-initiative | 1 pass | 0 place-bought 7 | 1 place-initiative I14 0 | 0 pass-building | 1 pass-building | 0 decline-opening | 1 decline-opening | 0 open-plant oil | 1 pass | 0 place-bought 4 | 1 decline-opening | 0 reveal | 0 refuse-initiative | 1 reveal | 1 refuse-initiative | 0 remove-piece oil 4 | 1 pass-building | 0 remove-piece mineral 13 | 0 pass-building | 1 decline-opening | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 reveal | 1 refuse-initiative | 0 reveal | 0 refuse-initiative | 1 pass-building | 0 pass-building | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 open-plant mineral | 0 pass | 1 place-bought 0 | 0 reveal | 0 refuse-initiative | 1 decline-opening | 0 pass-building | 1 pass-building | 1 decline-opening | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 reveal | 1 open-initiative | 0 pass | 1 place-bought 1 | 0 reveal | 0 refuse-initiative | 1 pass-building | 0 pass-building | 1 lose-initiative 1 | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 open-plant oil | 0 pass | 1 place-bought 2 | 0 reveal | 0 refuse-initiative | 1 decline-opening | 0 remove-piece oil 7 | 1 pass-building | 0 pass-building | 1 decline-opening | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 reveal | 1 refuse-initiative | 0 reveal | 0 refuse-initiative | 1 pass-building | 0 remove-piece mineral 8 | 0 pass-building | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 reveal | 1 open-initiative | 0 pass | 1 place-bought 1 | 0 pass-building | 1 remove-piece mineral 0 | 1 remove-piece oil 2 | 1 remove-piece oil 1 | 1 pass-building | 1 decline-opening | 0 decline-opening | 1 open-plant oil | 0 raise 4 | 1 pass | 0 place-bought 11 | 0 open-plant mineral | 1 pass | 0 keep | 1 decline-opening | 0 reveal | 0 refuse-initiative | 1 remove-piece mineral 0 | 0 place-piece mineral 15 | 1 pass-building | 0 remove-piece mineral 15 | 0 remove-piece oil 11 | 0 pass-building | 0 decline-opening | 1 decline-opening | 0 decline-opening`;

const AID = 'That asks the other player for money, which you do not need here.';

/** Eight lessons, from the first piece to the final score. Plain JSON. */
export const lessons: readonly Lesson[] = [
  {
    id: 'eco-1',
    title: 'Your first piece',
    rules: ['ECO-SET.9', 'ECO-BIO.1'],
    start: game('1 place-first oil 1'),
    seat: 0,
    say: 'You run an industry. In the end the best score wins, and it takes two things in equal measure: coins, which your pieces earn, and eco points, which they use up. Your first piece goes to the edge of the field, on a hex with the resource it needs: oil or minerals. The number in the leaf is how many eco points the hex holds. Whoever settles it first gets them at once, and after that they are gone.',
    task: 'Put your first piece on a hex with as many eco points as you can find.',
    goal: { event: { type: 'bio-taken', seat: 0, amount: 4 } },
    within: 1,
    solution: ['0 place-first oil 0'],
    wrong: [
      { when: { type: 'place-first' }, say: 'You get eco points there too, but one hex at the edge holds four.' },
    ],
    show: [{ kind: 'hex', id: 0 }],
    done: 'Four points in your eco fund. They pay for the harm that your industry does in every round, until the Final Report turns up among the events.',
  },
  {
    id: 'eco-2',
    title: 'A piece beside it',
    rules: ['ECO-SET.10', 'ECO-GEN.4', 'ECO-BIO.1'],
    start: game('1 place-first oil 1 | 0 place-first oil 7 | 1 place-second 0'),
    seat: 0,
    say: 'You have one more piece, for the other resource. It may go on a hex next to your first one, or you keep it for later. A hex belongs to whoever settles it: nobody else may build there.',
    task: 'Place your second piece, and take what the hex holds.',
    goal: {
      event: [
        { type: 'piece-placed', seat: 0 },
        { type: 'bio-taken', seat: 0 },
      ],
    },
    within: 1,
    solution: ['0 place-second 8'],
    wrong: [
      { when: { type: 'keep' }, say: 'A piece in your hand earns nothing, and the hex beside you may be taken.' },
    ],
    show: [{ kind: 'hex', id: 8 }],
    done: 'Two hexes are yours. Each piece earns coins at the end of a round, and costs eco points.',
  },
  {
    id: 'eco-3',
    title: 'Open an auction',
    rules: ['ECO-SER.3', 'ECO-AUC.1', 'ECO-AUC.7'],
    start: game(PIECES),
    seat: 0,
    say: 'Everything is sold by auction: specials first, which help you in their own way, then pieces, then initiatives, which make up for harm. When it is your turn you may open one. You begin with the nominal price; the others raise or pass, and the highest bid pays the bank.',
    task: 'Open an auction for a mineral piece.',
    goal: { event: { type: 'auction-won', seat: 0, item: 'mineral' } },
    within: 1,
    solution: ['0 open-plant mineral'],
    wrong: [
      {
        when: { type: 'open-plant' },
        say: 'That works, but you were asked for a mineral piece: you already have an oil well.',
      },
      { when: { type: 'decline-opening' }, say: 'Then nothing is sold at your turn, and your ten coins earn nothing.' },
      { when: { type: 'ask-aid' }, say: AID },
    ],
    show: [{ kind: 'plant', id: 'mineral' }],
    done: 'The other player passed, so the piece is yours for its nominal price, three coins. Initiatives begin at 2, 4, 8 or 12 coins by their level, and what you cannot pay you are not offered. When others ask you for a gift or a loan, you may always decline.',
  },
  {
    id: 'eco-4',
    title: 'The score',
    rules: ['ECO-END.6', 'ECO-AUC.8', 'ECO-BIO.1'],
    start: game(`${PIECES} | 0 open-plant mineral | 1 pass`),
    seat: 0,
    say: 'Your score is coins plus eco fund, times the smaller of the two divided by the larger. With 7 coins and a fund of 5 that is 12 × 5/7, about 8.6. So the score grows fastest when you add to whatever you have less of.',
    task: 'You have 7 coins and a fund of 5. Place the piece where your score grows most.',
    goal: { event: { type: 'bio-taken', seat: 0, amount: 4 } },
    within: 1,
    solution: ['0 place-bought 13'],
    wrong: [
      {
        when: { type: 'place-bought' },
        say: 'A taller object earns more coins later, but it brings no eco points now, and those are what you lack.',
      },
      { when: { type: 'keep' }, say: 'In your hand it brings neither coins nor eco points.' },
    ],
    show: [{ kind: 'hex', id: 13 }],
    done: '7 coins and a fund of 9: 16 × 7/9, about 12.4. Now it is coins that you have less of.',
  },
  {
    id: 'eco-5',
    title: 'Higher, not wider',
    rules: ['ECO-GEN.5', 'ECO-GEN.6', 'ECO-INC.2'],
    start: game(`${PIECES} | 0 open-plant mineral | 1 pass`),
    seat: 0,
    say: 'Pieces of one resource on one hex are an object. With 1, 2, 3 or 4 levels it earns 1, 3, 5 or 7 coins a round, and does 1 to 4 points of harm. Two levels on one hex earn 3 coins; two pieces side by side earn 2 and do the same harm.',
    task: 'The same moment again. This time put the piece where it earns most in every round.',
    goal: { event: { type: 'piece-placed', seat: 0, level: 2 } },
    within: 1,
    solution: ['0 place-bought 8'],
    wrong: [
      {
        when: { type: 'place-bought' },
        say: 'Good for your fund, but a new object of one level earns a single coin a round.',
      },
      { when: { type: 'keep' }, say: 'It earns only on the field.' },
    ],
    show: [{ kind: 'hex', id: 8 }],
    done: 'Your mineral object has two levels and earns three coins in every round.',
  },
  {
    id: 'eco-6',
    title: 'Bid, but not too much',
    rules: ['ECO-AUC.4', 'ECO-AUC.5', 'ECO-AUC.7'],
    start: game(`${PLACED} | 1 decline-opening | 0 decline-opening | 1 open-plant mineral`),
    seat: 0,
    say: 'Somebody else has opened an auction at 3. Whoever is asked bids more or passes, and whoever has passed is out. You pay what you bid, so bid only a little more than the others, and never more than the piece can earn before the end.',
    task: 'Win this piece, for 4 coins at most.',
    goal: { event: { type: 'auction-won', seat: 0, amount: { atMost: 4 } } },
    within: 1,
    solution: ['0 raise 4'],
    wrong: [
      { when: { type: 'raise' }, say: 'You have won it, but one coin more than the other bid would have been enough.' },
      { when: { type: 'pass' }, say: 'Then the other player has it for 3.' },
    ],
    done: 'The other player did not raise again. Four coins, and the piece is yours.',
  },
  {
    id: 'eco-7',
    title: 'Before you pass',
    rules: ['ECO-ENV.1', 'ECO-ENV.2', 'ECO-INC.4', 'ECO-BLD.8'],
    start: game(
      `${PIECES} | 0 decline-opening | 1 decline-opening | 0 reveal | 0 open-initiative | 1 pass | 0 keep | 1 pass-building`,
    ),
    seat: 0,
    say: 'When everybody has passed in building, the harm of your objects and the good of your initiatives are added to your eco fund. Your two objects cost 2. In your hand you hold Waste-water treatment: it brings 3, but only when it stands on one of your objects, and then it costs 1 coin a round.',
    task: 'Do not let your eco fund shrink in this round: build, then pass.',
    goal: { event: { type: 'environment-settled', seat: 0, effect: { has: { total: { atLeast: 2 } } } } },
    within: 2,
    solution: ['0 place-initiative I14 7', '0 pass-building'],
    wrong: [
      {
        when: { type: 'pass-building' },
        say: 'The round is settled without your initiative: it helps nobody in your hand.',
      },
      {
        when: { type: 'remove-piece' },
        say: 'Less harm, but less income too. You have something better in your hand.',
      },
    ],
    show: [{ kind: 'initiative', id: 'I14' }],
    done: 'The treatment more than makes up for the harm. Its upkeep of one coin is paid from your income. An object carries one initiative: another one drives it out.',
  },
  {
    id: 'eco-8',
    title: 'The last round',
    rules: ['ECO-END.1', 'ECO-END.6'],
    start: game(`${LATE} | 1 ask-aid 0 1 0 | 0 accept-aid`),
    seat: 1,
    say: 'The Final Report has turned up: this round is the last. You are P2. Coins are worth more than they look when you have fewer of them than eco points, and less when you have more. What counts is how level the two are.',
    task: 'Look at your coins and your eco fund, and make one purchase that levels them.',
    goal: { query: 'score', args: [1], is: { has: { numerator: 22, denominator: 1 } } },
    within: 1,
    solution: ['1 open-plant oil'],
    wrong: [
      {
        when: { type: 'decline-opening' },
        say: 'You would end with 12 coins and a fund of 11. One coin less would be worth more.',
      },
    ],
    done: 'Eleven and eleven: nothing is cut off, and the score is 22. You have played EcoLogic from the first piece to the last coin.',
  },
];

/** The lessons in other languages, by code, for `lessonIn`. */
export const lessonTexts: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = { ru };
