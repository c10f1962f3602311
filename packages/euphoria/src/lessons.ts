import type { Lesson, LessonText } from '@rulewright/core/lessons';
import { ru } from './lessons-ru.js';

const lines = (text: string): readonly string[] => text.split(' | ');
/** Games for two in which nobody trades, so that fewer answers have to be read. */
const game = (seed: string, actions: string) => ({
  seed,
  options: { players: 2, tradeProposalsPerTurn: 0 },
  actions: lines(actions),
});

const FIRST =
  '0 keep-recruits curtis-the-propagandist josh-the-negotiator | 1 keep-recruits dr-sheppard-the-lobotomist maxime-the-ambassador';
const SECOND = `${FIRST} | 0 place 4 farm | 1 place 2 cloud-mine`;
const ARTIFACTS = `${SECOND} | 0 place 6 wastelander-tunnel | 0 take ["clay"] | 1 place 5 farm | 0 retrieve [1,2] free | 1 retrieve [1,2] food | 1 done | 0 place 4 wastelander-a-2 | 1 place 6 generator | 0 place 1 generator | 1 retrieve [2] food | 0 retrieve [1] free | 1 place 1 farm | 0 place 2 cloud-mine | 1 retrieve [2] food | 0 retrieve [1] free | 1 place 6 farm | 0 place 2 euphorian-tunnel | 0 take ["gold"] | 1 retrieve [2] food | 0 retrieve [1] bliss | 1 place 2 breeze-bar | 0 place 2 generator | 1 retrieve [2] free | 0 retrieve [1,2] free | 1 place 4 aquifer | 0 place 4 euphorian-b-3 | 1 retrieve [2] free | 0 place 5 aquifer | 1 place 6 cloud-mine | 0 retrieve [1,2] free | 1 retrieve [2] free | 0 place 2 generator | 1 place 3 breeze-bar | 1 discard box | 0 place 3 farm | 1 retrieve [2] free | 1 discard balloons | 0 retrieve [1,2] free`;
const WORKERS =
  '0 keep-recruits dr-sheppard-the-lobotomist jonathan-the-gambler | 1 keep-recruits rebecca-the-peddler andrew-the-spelunker | 1 place 5 farm | 0 place 2 farm | 1 place 4 aquifer | 0 place 1 aquifer';
const EQUAL = `${WORKERS} | 1 retrieve [1,2] free | 0 retrieve [2] free | 0 done | 1 place 3 farm | 0 place 1 generator | 1 place 1 subterran-tunnel | 1 take ["stone"] | 0 retrieve [1,2] food | 0 done | 1 retrieve [2] free`;
const TANK =
  '0 keep-recruits laura-the-philanthropist nick-the-understudy | 1 keep-recruits ian-the-horticulturist lee-the-gossip | 0 place 5 cloud-mine | 1 place 2 farm | 0 place 4 generator | 1 retrieve [1] free | 0 retrieve [1] free | 1 place 6 cloud-mine | 0 place 3 generator | 1 place 3 aquifer | 0 retrieve [1,2] free | 1 retrieve [1] free | 0 place 4 cloud-mine | 1 place 6 aquifer | 0 place 1 generator | 1 retrieve [2] free | 0 retrieve [1,2] free | 1 place 4 tank-water';

/** Eight lessons, from the first worker to a star. Plain JSON. */
export const lessons: readonly Lesson[] = [
  {
    id: 'eup-1',
    title: 'Your first worker',
    rules: ['EUP-TRN.2', 'EUP-PLC.1', 'EUP-COM.2', 'EUP-COM.3'],
    start: game('U2', FIRST),
    seat: 0,
    say: 'Whoever is first to place ten stars wins. In a turn you do one thing; most often you place one of your dice, which are your workers. Four areas give goods. What else you get follows from the total of all dice that stand there. With 4 or less the faction of the area gains allegiance, which makes your recruits of that faction stronger; recruits are the two cards that you chose before the game.',
    task: 'Place a worker on an area where the total is 4 or less.',
    goal: { event: { type: 'allegiance-moved' } },
    within: 1,
    solution: ['0 place 4 farm'],
    wrong: [
      {
        when: { type: 'place' },
        say: 'With a total of 5 to 8 your knowledge falls instead, which is good too. Try your lower die.',
      },
    ],
    show: [{ kind: 'space', id: 'farm' }],
    done: 'One good, and a step of allegiance for the faction.',
  },
  {
    id: 'eup-2',
    title: 'Stay ignorant',
    rules: ['EUP-COM.3', 'EUP-KNO.8'],
    start: game('U2', SECOND),
    seat: 0,
    say: 'Workers who know too much run away. Whenever you roll, your free dice and your knowledge are added: at 16 one of them leaves. An area with a total of 5 to 8 lowers your knowledge; with 9 or more you get two goods, but your knowledge rises.',
    task: 'Use your six so that your knowledge falls.',
    goal: { event: { type: 'track-moved', seat: 0, track: 'knowledge', cell: { has: { to: 2 } } } },
    within: 1,
    solution: ['0 place 6 cloud-mine'],
    wrong: [
      {
        when: { type: 'place', space: 'farm' },
        say: 'Two foods, but the total is 10: your workers have learned something.',
      },
      { when: { type: 'place' }, say: 'Useful, but your knowledge is as it was.' },
      {
        when: { type: 'retrieve' },
        say: 'Taking a worker back means rolling it, with your knowledge as high as before.',
      },
    ],
    show: [{ kind: 'space', id: 'cloud-mine' }],
    done: 'Your knowledge has fallen by one.',
  },
  {
    id: 'eup-3',
    title: 'Into the tunnel',
    rules: ['EUP-TUN.1', 'EUP-TUN.2', 'EUP-TUN.4'],
    start: game('U2', SECOND),
    seat: 0,
    say: 'A tunnel turns goods into something rarer. You pay one good of its area and take a resource, which building sites need, or an artifact, which markets ask for. Each time the miner goes on by one, and at the end of the tunnel more is waiting.',
    task: 'You have one food. Use it in the Wastelander Tunnel, and take what you like.',
    goal: { event: { type: 'miner-moved', faction: 'wastelander' } },
    within: 2,
    solution: ['0 place 6 wastelander-tunnel', '0 take ["artifact"]'],
    wrong: [
      { when: { type: 'place' }, say: 'That gives one more good. Here you turn a good into something better.' },
      { when: { type: 'retrieve' }, say: 'You have a free worker still: place it first.' },
    ],
    show: [{ kind: 'space', id: 'wastelander-tunnel' }],
    done: 'A common good has become something that leads to a star.',
  },
  {
    id: 'eup-4',
    title: 'Take them back',
    rules: ['EUP-RET.1', 'EUP-RET.2', 'EUP-RET.7', 'EUP-MOR.1'],
    start: game('U1', WORKERS),
    seat: 1,
    say: 'You are P2, and both your workers are on the board. To use them again you take them back and roll them. For one food or one bliss your morale rises; for free it may fall. Morale says how many artifacts you can hold.',
    task: 'Take back both workers at once, and raise your morale.',
    goal: { event: { type: 'workers-retrieved', seat: 1, workers: [1, 2], price: 'food' } },
    within: 1,
    solution: ['1 retrieve [1,2] food'],
    wrong: [
      {
        when: { type: 'retrieve', price: 'free' },
        say: 'For free, but your morale does not rise, and you have a food to spare.',
      },
      { when: { type: 'retrieve' }, say: 'One worker for the price of two.' },
    ],
    done: 'One food for two workers and two steps of morale.',
  },
  {
    id: 'eup-5',
    title: 'Equal dice',
    rules: ['EUP-TRN.4', 'EUP-COM.3'],
    start: game('U1', EQUAL),
    seat: 0,
    say: 'Both your free dice show a one. Dice with the same value may all be placed in a single turn, one after the other. That is why equal dice are worth more than high ones.',
    task: 'Place both of them on the Farm in this turn.',
    goal: { event: { type: 'worker-placed', seat: 0, space: 'farm', own: 2 } },
    within: 2,
    solution: ['0 place 1 farm', '0 place 1 farm'],
    wrong: [
      {
        when: {
          type: 'place',
          space: { any: ['generator', 'aquifer', 'cloud-mine', 'euphorian-tunnel', 'subterran-tunnel'] },
        },
        say: 'A good place as well, but both were to go to the Farm.',
      },
      { when: { type: 'end-turn' }, say: 'You still had an equal die to place.' },
    ],
    show: [{ kind: 'space', id: 'farm' }],
    done: 'Two placements in one turn. The others had one.',
  },
  {
    id: 'eup-6',
    title: 'A third worker',
    rules: ['EUP-TNK.2', 'EUP-TNK.4'],
    start: game('U3', TANK),
    seat: 0,
    say: 'Two workers are few. The tank takes three energy and activates another one, four at most. With energy your knowledge falls by two as well, with water your morale rises by two.',
    task: 'You have four energy. Get a new worker.',
    goal: { event: { type: 'worker-added', seat: 0 } },
    within: 1,
    solution: ['0 place 1 tank-energy'],
    wrong: [{ when: { type: 'place' }, say: 'That can wait. A worker more is a placement more, turn after turn.' }],
    show: [{ kind: 'space', id: 'tank-energy' }],
    done: 'Three workers, and less knowledge.',
  },
  {
    id: 'eup-7',
    title: 'Bumped home',
    rules: ['EUP-PLC.5', 'EUP-PLC.6'],
    start: game('U1', EQUAL),
    seat: 0,
    say: 'On a space for a single worker the one who stands there is bumped by the next: it goes home and is rolled, and its owner pays nothing. So being bumped is good. You can also bump a worker of your own.',
    task: 'There is a worker on the Subterran Tunnel. Take its place.',
    goal: { event: { type: 'worker-bumped', by: 0 } },
    within: 1,
    solution: ['0 place 1 subterran-tunnel'],
    wrong: [{ when: { type: 'place' }, say: 'Nobody stands there alone, so nobody is bumped.' }],
    show: [{ kind: 'space', id: 'subterran-tunnel' }],
    done: 'You have the space, and its worker went home for free. Think twice whom you do that favour.',
  },
  {
    id: 'eup-8',
    title: 'A star',
    rules: ['EUP-OBJ.1', 'EUP-ART.3', 'EUP-ART.4'],
    start: game('U2', ARTIFACTS),
    seat: 1,
    say: 'Whoever has placed ten stars first ends the game and wins. One way is the artifact markets: three artifacts, or two equal ones, buy a star on a territory and a step of allegiance. You are P2, and you hold two equal artifacts.',
    task: 'Turn them into a star.',
    goal: { event: { type: 'star-placed', seat: 1 } },
    within: 1,
    solution: ['1 place 4 incinerator'],
    wrong: [
      { when: { type: 'resolve-dilemma', side: 'fight' }, say: 'A recruit, but no star.' },
      { when: { type: 'place' }, say: 'You get a good. Your artifacts are worth a star.' },
    ],
    show: [{ kind: 'space', id: 'incinerator' }],
    done: 'Your first star; nine to go. Markets that are built together, tunnels and recruits bring more.',
  },
];

/** The lessons in other languages, by code, for `lessonIn`. */
export const lessonTexts: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = { ru };
