import type { Lesson, LessonText } from '@rulewright/core/lessons';
import { uk } from './lessons-uk.js';

const lines = (text: string): readonly string[] => text.split(' | ');
/** All lessons are moments of the first turns of one game for two. */
const game = (actions: string) => ({ seed: 'D1', options: { players: 2 }, actions: lines(actions) });

/** The other player is Host, meets a Centaurpede, and holds without a card. */
const HELD =
  '1 stash vinyl-perfect-blue | 1 stash album-inner-flame | 1 recruit album-dangerous-days | 1 roll | 1 invite centaurpede | 1 pay demo-fight-club | 1 recruit vinyl-nevermind | 1 start-rave | 1 call 0 1 host | 0 decline | 1 hold';
const LOST = `${HELD} | 0 hold`;
const TURN = `${LOST} | 1 discard album-reinvent | 1 recruit album-inner-flame | 1 end-turn`;
const READY = `${TURN} | 0 stash vinyl-no-endorphins | 0 stash album-rejoice-in-the-pain`;
const ROLLED = `${READY} | 0 roll`;
const RAVE = `${ROLLED} | 0 invite unspeakably-awful-indescribable-horror | 0 pay demo-tony-approved | 0 start-rave`;
const AHEAD = `${RAVE} | 0 play album-eternal-return | 0 play album-rejoice-in-the-pain`;

/** The monsters of level 14. */
const STRONGEST = ['obsture-angel', 'druid', 'unspeakably-awful-indescribable-horror', 'stoned-golem'];
const TRADE = 'Trading is for later. Here it is not needed.';

/** Eight lessons, from the first cards to the souls. Plain JSON. */
export const lessons: readonly Lesson[] = [
  {
    id: 'dne-1',
    title: 'Too many cards',
    rules: ['DNE-GNL.8', 'DNE-GNL.4', 'DNE-TRN.3'],
    start: game(TURN),
    seat: 0,
    say: 'Ten souls win the game, and souls are won at raves. In your turn you are the Host, who puts on a rave and plays cards for it. It begins with two cards, and now you hold seven: a hand may keep five. What is too much goes into your inventory, where everybody sees it, or onto the discard pile. The inventory has room for five too, and its cards can be played just like those in your hand, so lay down what you want to use soon.',
    task: 'Lay NO ENDORPHINS into your inventory.',
    goal: { event: { type: 'card-stashed', seat: 0, card: 'vinyl-no-endorphins' } },
    within: 1,
    solution: ['0 stash vinyl-no-endorphins'],
    wrong: [
      { when: { type: 'drop' }, say: 'That card is gone. In the inventory it would still be yours.' },
      { when: { type: 'stash' }, say: 'You may, but another card was asked for.' },
    ],
    show: [{ kind: 'sound', id: 'vinyl-no-endorphins' }],
    done: 'It lies open before you, and it is as good as in your hand.',
  },
  {
    id: 'dne-2',
    title: 'What the audience expects',
    rules: ['DNE-TRN.5', 'DNE-SND.2', 'DNE-TRN.6'],
    start: game(READY),
    seat: 0,
    say: 'Before a rave you roll a die with twenty sides. It says what the audience expects: your line-up has to reach more than that. When the number is high and your cards are weak you may still pass, and keep everything. Cards that are of no use may go for a mercenary: discard one and roll a die, and with a five or six one comes, who brings hidden cards for your raves.',
    task: 'Find out what the audience expects.',
    goal: { event: { type: 'die-rolled', seat: 0, roll: 'expectation' } },
    within: 1,
    solution: ['0 roll'],
    wrong: [
      { when: { type: 'recruit' }, say: 'That costs a card for a chance of a mercenary. First see what you need.' },
      { when: { type: 'trade-open' }, say: TRADE },
    ],
    show: [{ kind: 'die', id: 'die' }],
    done: 'Fourteen: you will need fifteen. That is much, but not too much for your cards.',
  },
  {
    id: 'dne-3',
    title: 'Invite a monster',
    rules: ['DNE-MON.1', 'DNE-MON.4', 'DNE-MON.5'],
    start: game(ROLLED),
    seat: 0,
    say: 'A monster no stronger than the expectation can be invited for one card. Whoever wins the rave gets the cards that it brings. Whoever loses has to escape from it, so read what happens when that fails.',
    task: 'The expectation is 14. Invite a monster of level 14, which brings four cards, and pay with your weakest card.',
    goal: { event: { type: 'monster-came', level: 14 } },
    within: 2,
    solution: ['0 invite stoned-golem', '0 pay vinyl-igor'],
    wrong: [
      {
        when: { type: 'invite', monster: { not: { any: STRONGEST } } },
        say: 'It comes as well, but it brings fewer cards than one of level 14.',
      },
      { when: { type: 'pass' }, say: 'Then there is no rave, and there are no souls in this turn.' },
      { when: { type: 'start-rave' }, say: 'You can win souls without a monster, but no cards.' },
      { when: { type: 'trade-open' }, say: TRADE },
    ],
    show: [{ kind: 'figure', id: 'stoned-golem' }],
    done: 'It cost one card and brings four, if you win.',
  },
  {
    id: 'dne-4',
    title: 'What fits together',
    rules: ['DNE-SND.1', 'DNE-GEN.2', 'DNE-RAV.5'],
    start: game(RAVE),
    seat: 0,
    say: 'The rave has begun, and you need 15. The numbers on your cards are added up, and a card that has genres in common with others of the line-up is worth more: half as much again for one genre, twice as much for two or more. NO ENDORPHINS and REJOICE IN THE PAIN share three.',
    task: 'Reach 15 with two cards.',
    goal: { event: { type: 'card-played', seat: 0, total: { has: { to: { atLeast: 15 } } } } },
    within: 2,
    solution: ['0 play vinyl-no-endorphins', '0 play album-rejoice-in-the-pain'],
    wrong: [
      {
        when: { type: 'play', card: { any: ['vinyl-igor', 'vinyl-in-utero', 'album-latent-alters'] } },
        say: 'It shares no genre with your best cards, so it counts its own number alone.',
      },
      { when: { type: 'hold' }, say: 'Without a card you cannot win.' },
      { when: { type: 'call' }, say: 'You are strong enough alone: a Saviour would take one of the two souls.' },
    ],
    show: [
      { kind: 'sound', id: 'vinyl-no-endorphins' },
      { kind: 'sound', id: 'album-rejoice-in-the-pain' },
    ],
    done: 'Six and seven alone are thirteen. Together they are far more than fifteen.',
  },
  {
    id: 'dne-5',
    title: 'Know when to hold',
    rules: ['DNE-RAV.2', 'DNE-RAV.3', 'DNE-BTY.6'],
    start: game(AHEAD),
    seat: 0,
    say: 'You have 17 and need 15. Everybody plays one card at a time until they hold; when all have held in a row, the rave is over. A Host who wins alone gets two souls. Every card that you play beyond what you need is a card that you do not have next time.',
    task: 'Win the rave without another card.',
    goal: { event: { type: 'souls-changed', seat: 0, souls: { has: { to: 2 } } } },
    within: 1,
    solution: ['0 hold'],
    wrong: [{ when: { type: 'play' }, say: 'That would have been enough already. The card is spent.' }],
    done: 'Two souls, and four cards from the monster. One of the cards that you have played comes back too, into your inventory.',
  },
  {
    id: 'dne-6',
    title: 'Call for a Saviour',
    rules: ['DNE-FRD.1', 'DNE-FRD.4', 'DNE-BTY.6'],
    start: game(RAVE),
    seat: 0,
    say: 'When your own cards do not reach, call for somebody else and promise some of the cards that the monster brings. Who accepts plays a card of theirs into your line-up. If you win, each of you gets one soul.',
    task: 'Call the other player, and promise two cards or fewer.',
    goal: { event: { type: 'card-played', seat: 1, lineup: 0 } },
    within: 1,
    solution: ['0 call 1 2 saviour'],
    replies: ['1 accept vinyl-perfect-blue'],
    wrong: [
      { when: { type: 'play' }, say: 'Your own card. This time let somebody else play for you.' },
      { when: { type: 'hold' }, say: 'Holding with nothing on the table loses.' },
    ],
    done: 'Perfect Blue plays for you. You will share the souls, but you are much closer to fifteen.',
  },
  {
    id: 'dne-7',
    title: 'Take the rave',
    rules: ['DNE-RIV.1', 'DNE-BTY.6', 'DNE-RAV.3'],
    start: game(HELD),
    seat: 0,
    say: 'Somebody else is Host, and has held with no card on the table. A line-up needs 4. You may invade: lay a line-up of your own, and if it is the strongest in the end, the rave is yours, with two souls for you alone.',
    task: 'Invade with one card that is enough, then hold.',
    goal: { event: { type: 'souls-changed', seat: 0 } },
    within: 2,
    solution: ['0 invade demo-tony-approved', '0 hold'],
    wrong: [
      { when: { type: 'hold' }, say: 'The rave is over, and nobody has won it. It could have been yours.' },
      {
        when: { type: 'invade', card: { any: ['vinyl-igor', 'album-latent-alters'] } },
        say: 'Three is less than the four that a line-up needs.',
      },
      { when: { type: 'play' }, say: 'One card was enough.' },
    ],
    done: 'One card, two souls, and the Host loses two. Keep an eye on Hosts who are weak, but see that you can win: an invader who does not loses two souls.',
  },
  {
    id: 'dne-8',
    title: 'When it goes wrong',
    rules: ['DNE-ESC.3', 'DNE-FAI.6', 'DNE-FAI.1'],
    start: game(LOST),
    seat: 1,
    say: 'Now you are the Host who has lost. You had to roll five or more to escape from the Centaurpede, and rolled a three. On its card stands what that means: discard one card from your hand.',
    task: 'Discard the card that you will miss least.',
    goal: { event: { type: 'cards-discarded', seat: 1, cards: ['album-reinvent'] } },
    within: 1,
    solution: ['1 discard album-reinvent'],
    wrong: [{ when: { type: 'discard' }, say: 'That was a five. REINVENT is worth only two.' }],
    show: [{ kind: 'sound', id: 'album-reinvent' }],
    done: 'It could have been worse: other monsters take souls. Know what you invite.',
  },
];

/** The lessons in other languages, by code, for `lessonIn`. */
export const lessonTexts: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = { uk };
