import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Finding, Subject } from './thrown-at.js';

// Every function that the packages export, found by walking the exports, takes any values: it throws one of the three
// errors or nothing, changes nothing, hands out nothing that others hold too, and comes back.

/** A call that takes longer hangs. */
const LIMIT = 60_000;

function findings(subject: Subject): Promise<readonly Finding[]> {
  const entry = JSON.stringify(new URL('thrown-at.ts', import.meta.url).href);
  const worker = new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}); });`, {
    eval: true,
    workerData: subject,
  });
  let calling = 'nothing yet';
  return new Promise((resolve, reject) => {
    let watch = setTimeout(() => {}, 0);
    const wait = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        void worker.terminate();
        reject(new Error(`${calling} does not come back`));
      }, LIMIT);
    };
    wait();
    worker.on('message', (message: { calling?: string; findings?: readonly Finding[] }) => {
      if (message.calling !== undefined) {
        if (message.calling !== calling) wait();
        calling = message.calling;
      }
      if (message.findings === undefined) return;
      clearTimeout(watch);
      resolve(message.findings);
      void worker.terminate();
    });
    worker.on('error', (error) => {
      clearTimeout(watch);
      reject(error);
    });
  });
}

/** The hands of an author, used at full speed inside recipes on what the compiler has looked at. */
const AUTHORS_HANDS = [
  'askNext at available cardsOfDeck changed deckSize drained duplicates inTurnOrder nextSeat',
  'rank remove roll seatsAfter seatsFrom shuffledDeck simultaneous stackedDeck total EngineBug InputError RuleError',
]
  .join(' ')
  .split(' ');

describe('any values thrown at', () => {
  test.each<[string, Subject]>([
    ['core', { module: '@rulewright/core', trusted: AUTHORS_HANDS, runs: 60 }],
    ['core/text', { module: '@rulewright/core/text', trusted: [], runs: 60 }],
    ['core/schema', { module: '@rulewright/core/schema', trusted: [], runs: 60 }],
    ['a game with hidden cards', { module: '../games/magpie.ts', only: ['magpie'], trusted: [], runs: 60 }],
    ['a game with sealed answers and reactions', { module: '../games/hush.ts', only: ['hush'], trusted: [], runs: 60 }],
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
      ['basePack', 'clanScores', 'compareSoloRecords', 'finalScore', 'parseCardText', 'printCardText', 'soloRecord'],
    ],
    [
      'does-not-exist',
      [
        'basePack bountyMonster effectParts escapeBonus genreSteps lineupBases lineupMinutes lineupTotal lineupValues neededTotal',
        'strongestLineup',
      ].flatMap((names) => names.split(' ')),
    ],
    ['euphoria', ['basePack', 'ARTIFACTS', 'FACTIONS', 'GOODS', 'SITES', 'SPACES']],
  ])(
    '%s end so, but for what is listed',
    async (game, listed) => {
      const found = await findings({ module: `@rulewright/${game}`, trusted: AUTHORS_HANDS, runs: 20 });
      expect(found.filter(({ name }) => !listed.includes(name))).toEqual([]);
    },
    300_000,
  );
});
