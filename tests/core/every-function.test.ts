import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { fewer } from '../support/depth.js';
import type { Finding, Subject } from './thrown-at.js';

// Every function that the packages export, found by walking the exports, takes any values: it throws one of the three
// errors or nothing, changes nothing, hands out nothing that others hold too, and comes back.

/** A call that takes longer hangs. */
const LIMIT = 60_000;

interface Message {
  readonly calling?: string;
  readonly findings?: readonly Finding[];
}

/** One thread for all of them: it loads the packages once. */
let thread: Worker | undefined;
let hear: (message: Message | Error) => void = () => {};
afterAll(() => thread?.terminate());

function start(): Worker {
  const entry = JSON.stringify(new URL('thrown-at.ts', import.meta.url).href);
  const worker = new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}); });`, {
    eval: true,
  });
  worker.on('message', (message: Message) => hear(message));
  worker.on('error', (error: Error) => hear(error));
  return worker;
}

function findings(subject: Subject): Promise<readonly Finding[]> {
  const worker = thread ?? start();
  thread = worker;
  let calling = 'nothing yet';
  return new Promise((resolve, reject) => {
    let watch: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(watch);
      watch = setTimeout(() => hear(new Error(`${calling} does not come back`)), LIMIT);
    };
    hear = (message) => {
      if (message instanceof Error) {
        clearTimeout(watch);
        thread = undefined;
        void worker.terminate();
        reject(message);
      } else if (message.findings !== undefined) {
        clearTimeout(watch);
        resolve(message.findings);
      } else if (message.calling !== calling) {
        calling = message.calling ?? calling;
        wait();
      }
    };
    wait();
    worker.postMessage(subject);
  });
}

/** The hands of an author, used at full speed inside recipes on what the compiler has looked at. */
const AUTHORS_HANDS = [
  'askNext at available cardsOfDeck changed deckSize drained duplicates inTurnOrder nextSeat',
  'rank remove roll seatsAfter seatsFrom shuffledDeck simultaneous stackedDeck total EngineBug Findings InputError RuleError',
]
  .join(' ')
  .split(' ');

const RUNS = { day: 20, full: 4 };

describe('any values thrown at', () => {
  test.each<[string, Subject]>([
    ['core', { module: '@rulewright/core', trusted: AUTHORS_HANDS, runs: fewer(60, RUNS) }],
    ['core/author', { module: '@rulewright/core/author', trusted: AUTHORS_HANDS, runs: fewer(60, RUNS) }],
    ['core/text', { module: '@rulewright/core/text', trusted: [], runs: fewer(60, RUNS) }],
    ['core/schema', { module: '@rulewright/core/schema', trusted: [], runs: fewer(60, RUNS) }],
    [
      'a game with hidden cards',
      { module: '../games/magpie.ts', only: ['magpie'], trusted: [], runs: fewer(60, RUNS) },
    ],
    [
      'a game with sealed answers and reactions',
      { module: '../games/hush.ts', only: ['hush'], trusted: [], runs: fewer(60, RUNS) },
    ],
  ])(
    '%s end in the three errors or in nothing',
    async (_, subject) => {
      expect(await findings(subject)).toEqual([]);
    },
    300_000,
  );

  /** What the games' own exports still do; their lists only get shorter. */
  test.each<[string, readonly string[]]>([
    ['ecologic', ['basePack', 'geometry', 'score']],
    [
      'emix',
      ['basePack', 'clanScores', 'compareSoloResults', 'finalScore', 'parseCardText', 'printCardText', 'soloResult'],
    ],
    [
      'does-not-exist',
      [
        'basePack bountyMonster effectSteps escapeBonus genreSteps lineupBases lineupMinutes lineupTotal lineupValues neededTotal',
        'strongestLineup',
      ].flatMap((names) => names.split(' ')),
    ],
    ['euphoria', ['basePack', 'ARTIFACTS', 'FACTIONS', 'GOODS', 'SITES', 'SPACES']],
  ])(
    '%s end so, but for what is listed',
    async (game, listed) => {
      const found = await findings({ module: `@rulewright/${game}`, trusted: AUTHORS_HANDS, runs: fewer(20, RUNS) });
      expect(found.filter(({ name }) => !listed.includes(name))).toEqual([]);
    },
    300_000,
  );
});
