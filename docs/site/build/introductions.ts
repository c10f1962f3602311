import type { Greeting } from '../playground/play-data.js';

/** What to do, and why, in a sentence; and the rules that say it exactly. */
export type Advice = readonly [say: string, ...rules: string[]];
/** What somebody reads in two minutes before the first game, under headings. */
export type Introduction = Readonly<Record<string, readonly Advice[]>>;

/** A game for somebody who has never heard of it: how one wins, and what one does until then. */
export const greetings: Readonly<Record<string, Pick<Greeting, 'aim' | 'play'>>> = {
  ecologic: {
    aim: 'Earn coins and keep nature alive, in equal measure: 10 and 10 beats 18 and 4.',
    play: 'Every round has its event, then everything is sold by auction: pieces that earn coins and harm the field, specials, and green initiatives that heal it. The last report can come in any of the last rounds, so do not stay out of balance for long.',
  },
  emix: {
    aim: 'Push your marker as far from zero as you can, up with blue feelings or down with red ones.',
    play: 'In each of ten rounds your human charges up with emons; then everybody plays cards, three times round the table: powers that bring more in every round, effects that work once, and gifts that nobody wants. What you pay against others comes back to you as karma.',
  },
  'does-not-exist': {
    aim: 'Be the first with ten souls; you win them on stage.',
    play: 'Roll what the audience expects tonight, then put down sounds until your line-up beats it: genres in common make each other louder. Too weak? Call a Saviour and share the souls. But others may invade, and take the rave from you.',
  },
  euphoria: {
    aim: 'Be the first to place ten stars.',
    play: 'Your workers are dice. Send them out for goods, dig tunnels, build markets and turn goods into stars; then call them home and roll again. The more they know, the sooner one runs away.',
  },
};

export const introductions: Readonly<Record<string, Introduction>> = {
  ecologic: {
    'What it is about': [
      [
        'Keep your coins and your eco fund level. The score is their sum, cut down by the ratio of the smaller to the larger: 10 and 10 beats 18 and 4.',
        'ECO-END.6',
      ],
      [
        'Your pieces earn coins in every round and cost eco points. A stack earns more than pieces side by side (1, 3, 5, 7 coins), and harms more (1 to 4).',
        'ECO-GEN.5',
        'ECO-INC.2',
      ],
    ],
    'The start': [
      [
        'Put your first piece on an edge hex with its resource, the drop for oil and the crystal for minerals; the second may go next to it.',
        'ECO-SET.9',
        'ECO-SET.10',
      ],
      [
        'Look for a high number in the leaf: the first to settle a hex gets that many eco points at once. A struck leaf is taken.',
        'ECO-BIO.1',
      ],
    ],
    'A round': [
      [
        'An event turns up and counts for the round. Then everything is sold by auction: specials, pieces, initiatives.',
        'ECO-RND.1',
        'ECO-EVT.1',
        'ECO-SER.2',
      ],
      [
        'Bid what a thing will earn until the end, no more. Whoever passes is out; whoever bid highest pays the bank and has it at once.',
        'ECO-AUC.4',
        'ECO-AUC.7',
      ],
      [
        'Then build: on a hex beside yours, or on an object of yours that has room. One resource takes four pieces, two take two; nobody shares a hex.',
        'ECO-BLD.2',
        'ECO-GEN.6',
        'ECO-GEN.4',
      ],
    ],
    'What it costs': [
      [
        'At the end of the round the harm of your objects and the good of your initiatives are added to your eco fund. Below 0 you lose your dirtiest object.',
        'ECO-ENV.1',
        'ECO-ENV.3',
      ],
      ['Initiatives bring eco points back, and the better ones cost coins in every round.', 'ECO-INC.4'],
    ],
    'The end': [
      [
        'The Final Report lies among the last events. From the third level on, every round can be the last: do not stay out of balance for long.',
        'ECO-END.1',
      ],
    ],
  },
  emix: {
    'What it is about': [
      [
        'Get your marker far from 0, on either side. Blue emons pull it up, red ones down; what counts at the end is only how far.',
        'EMX-END.7',
        'EMX-END.4',
      ],
      ['Choose a side early. Whoever pulls both ways stays in the middle.', 'EMX-RES.3'],
    ],
    'Your human': [
      [
        'Five cards are yours to begin with. An effect works once; a power stays on a human and works in every round; a moment answers what others do.',
        'EMX-SET.5',
        'EMX-CRD.1',
        'EMX-MOM.1',
      ],
      [
        'A card is paid with emons of its colour from your pool. Play powers early: each brings an emon of its colour in every round.',
        'EMX-CRD.4',
        'EMX-CHG.3',
      ],
      [
        'You may put a power on another human, and nobody can refuse it: a power of the wrong colour fills one of five places.',
        'EMX-PWR.1',
        'EMX-PWR.3',
      ],
    ],
    'A round': [
      [
        'Charge: two dice and your powers fill the pool. Influence: three times round the table, everybody takes one action.',
        'EMX-RND.1',
        'EMX-CHG.2',
        'EMX-INF.1',
      ],
      ['You cannot sit still: who can act must. Drawing a card is always something.', 'EMX-INF.2'],
      [
        'Result: blue less red is how far the marker goes. Where it stops, a symbol may help or hurt; count before you spend your last emon.',
        'EMX-RES.2',
        'EMX-RES.3',
        'EMX-SYM.1',
      ],
    ],
    Karma: [
      [
        'What you pay against others comes back to you in the next round, in the same colour. That can be just what you want.',
        'EMX-KRM.1',
        'EMX-KRM.5',
      ],
    ],
    'The end': [
      ['After ten rounds, or when a marker reaches the goal on its side. The round is always finished.', 'EMX-END.1'],
    ],
  },
  'does-not-exist': {
    'What it is about': [
      ['Be the first with ten souls. You get them by winning raves, and in no other way.', 'DNE-END.1', 'DNE-GNL.5'],
      ['Alone, the Host wins two souls; with a Saviour each gets one; an invader who wins takes two.', 'DNE-BTY.6'],
    ],
    'Your turn as Host': [
      [
        'Draw two cards, prepare, roll the twenty-sided die: your line-up must beat what the audience expects.',
        'DNE-TRN.1',
        'DNE-TRN.3',
        'DNE-TRN.5',
        'DNE-SND.2',
      ],
      [
        'A high number and a weak hand? Pass: it costs nothing and you keep your cards. Five are yours from the start.',
        'DNE-TRN.6',
        'DNE-SET.3',
      ],
      ['Otherwise start the rave. From then on cards go down one by one.', 'DNE-TRN.8', 'DNE-RAV.9'],
    ],
    'The rave': [
      [
        'Add up the numbers on your cards. Genres that cards have in common raise them: one by half, two double them. Play what fits together.',
        'DNE-SND.1',
        'DNE-GEN.2',
      ],
      [
        'A line-up takes cards from the hand and from what lies open before you. At the same total the longer one is stronger.',
        'DNE-GNL.4',
        'DNE-DUR.2',
      ],
      [
        'You are behind? Call for a Saviour and promise cards. Others may lay a line-up of their own and take the rave from you.',
        'DNE-FRD.1',
        'DNE-RIV.1',
      ],
      ['Everybody plays one card at a time until they hold. When all have held in a row, it is over.', 'DNE-RAV.2'],
    ],
    'When it goes wrong': [
      [
        'Who loses to a monster rolls a die to escape: five or more and nothing happens, else read what stands on its card.',
        'DNE-ESC.3',
        'DNE-FAI.1',
      ],
    ],
  },
  euphoria: {
    'What it is about': [['Place your ten stars before the others do. The game ends at the tenth.', 'EUP-OBJ.1']],
    'Your turn': [
      ['Do one thing: place a die, take dice back, or resolve your dilemma. You cannot pass.', 'EUP-TRN.2'],
      [
        'Place it, pay, get what the space gives. A die that stands on a space for one goes home for free: being bumped is good for you.',
        'EUP-PLC.3',
        'EUP-PLC.5',
      ],
      ['Dice of the same value may all be placed in one turn: equal dice are worth more than high ones.', 'EUP-TRN.4'],
      ['Take dice back for food or bliss and gain morale; for free you lose some.', 'EUP-RET.2'],
    ],
    'Goods and workers': [
      [
        'Four areas give energy, water, food and bliss. What you get goes by the total of all dice there: low helps the faction of the area, high gives two.',
        'EUP-COM.2',
        'EUP-COM.3',
      ],
      [
        'Keep your knowledge low. After every roll your free dice and your knowledge are added: at 16 a worker runs away.',
        'EUP-KNO.8',
      ],
      [
        'The tanks give another worker, four at most. Morale says how many artifacts you may hold.',
        'EUP-TNK.2',
        'EUP-MOR.1',
      ],
    ],
    'From goods to stars': [
      ['A tunnel turns one of your goods into a resource or an artifact, and moves its miner on.', 'EUP-TUN.1'],
      [
        'Bring a resource to a building site. When it is full, everybody who helped puts a star on the market; the others suffer from it.',
        'EUP-BLD.2',
        'EUP-BLD.7',
      ],
      ['Artifacts, best two alike, buy stars at the old markets; built ones sell stars as well.', 'EUP-MKT.1'],
    ],
    Recruits: [
      [
        'One of your two recruits works from the start, the other is a secret. As the allegiance of their faction grows, it helps more, shows the hidden ones, and at the end gives a star.',
        'EUP-SET.10',
        'EUP-ALL.4',
        'EUP-ALL.6',
      ],
    ],
  },
};
