import { ownGame } from '@rulewright/games/own';
import { expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import { games, type Spoken, spoken } from './served.js';

// What a request is refused for, word for word, with its place. Handle 1 is a game of EcoLogic in which seat 0 is asked, 2 a
// simulation of it, 3 the same position loaded, whose beginning nobody knows.

const HELD = { ecologic: 1, simulation: 2, loaded: 3 };

async function begun(): Promise<Spoken> {
  const server = spoken({ games: [...games, ownGame(kuhnPoker)] });
  const { at } = await server.ask('new', { game: 'ecologic', seed: 'refuse' });
  await server.ask('simulate', { at });
  await server.ask('load', { state: (await server.ask('state', { at })) as object });
  return server;
}

const { ecologic: at, simulation, loaded } = HELD;
const GAMES = 'ecologic, emix, does-not-exist, euphoria, kuhn-poker';
const ONE = ['one action', 'action', 'give either action or choice'] as const;
const UNKNOWN = 'nobody knows how this position has come about';

test.each<readonly [method: string, params: object, summary: string, path: string, message: string]>([
  ['hello', { protocol: 2 }, 'another protocol', 'protocol', 'this server speaks version 1, not 2'],
  ['new', { game: 'go', seed: 1 }, 'not a game of this server', 'game', `no such game; there are ${GAMES}`],
  ['validate', { state: {} }, 'not a game of this server', 'game', `no such game; there are ${GAMES}`],
  ['replay', { record: {} }, 'not a game of this server', 'game', `no such game; there are ${GAMES}`],
  ['state', { at: 7 }, 'not a handle of this session', 'at', 'nothing is held by 7'],
  ['copy', { at: 7 }, 'not a handle of this session', 'at', 'nothing is held by 7'],
  ['state', { at: { position: {} } }, 'a view is not a state', 'at', 'deal a world of it'],
  ['state', { at: {} }, 'not a game of this server', 'game', `no such game; there are ${GAMES}`],
  ['deal', { at, seed: 1 }, 'no view', 'viewer', 'give a view, or say who looks'],
  ['simulate', { at, viewer: 0 }, 'a dealt world needs a seed', 'seed', 'the seed is missing'],
  ['apply', { at }, ...ONE],
  ['apply', { at, choice: 0, action: {} }, ...ONE],
  ['trace', { at }, ...ONE],
  ['chances', { at }, ...ONE],
  ['chances', { at, viewer: 0 }, ...ONE],
  ['chances', { at, viewer: 0, choice: 0, action: {} }, ...ONE],
  ['futures', { at: simulation }, ...ONE],
  ['apply', { at, seat: 1, choice: 0 }, 'no such choice', 'choice', 'there are 0 legal actions, numbered from 0'],
  ['apply', { at: simulation, choice: 0, events: 0 }, 'no events', 'events', 'a simulation tells no events'],
  ['script', { at: simulation, draws: [] }, 'a simulation takes no script', 'at', 'this is a simulation'],
  ['record', { at: simulation }, 'no record', 'at', UNKNOWN],
  ['record', { at: loaded }, 'no record', 'at', UNKNOWN],
  ['informationState', { at: loaded, viewer: 0 }, 'no information state', 'at', UNKNOWN],
  ['futures', { at, choice: 0 }, 'no simulation', 'at', 'this is a game: `starts` and `simulate` give simulations'],
  [
    'suggest',
    { at, viewer: 1, bot: 'uniform', seed: 1 },
    'nothing is asked',
    'viewer',
    'this viewer has nothing to decide now',
  ],
  ['case_words', { game: 'kuhn-poker' }, 'no cases', 'game', 'kuhn-poker has no words for positions'],
  ['options', { game: 'emix', language: 'uk' }, 'no such language', 'language', 'emix is told in en'],
])('%s %j', async (method, params, summary, path, message) => {
  const { fail } = await begun();
  expect(await fail(method, params)).toEqual({
    code: 2,
    message: `${summary}\n  ${path}: ${message}`,
    data: { summary, issues: [{ path, message }] },
  });
});

test('A question that there is not is answered by those that there are, and a view by its own viewer alone', async () => {
  const { ask, fail } = await begun();
  const questions = Object.keys(games[0]?.engine.ask((await ask('state', { at })) as never) ?? {});
  for (const question of ['weather', 'toString', '__proto__'])
    expect(await fail('ask', { at, question })).toMatchObject({
      data: {
        summary: 'not a question of this game',
        issues: [{ path: 'question', message: `no such question; there are ${questions.join(', ')}` }],
      },
    });
  const view = await ask('view', { at, viewer: 1 });
  expect(await fail('actions', { at: view, viewer: 0 })).toMatchObject({
    data: { summary: 'a view is of one viewer', issues: [{ path: 'viewer', message: 'not the viewer of this view' }] },
  });
  expect(await fail('actions', { at: { position: {}, viewer: 0 } })).toMatchObject({
    data: { summary: 'not a game of this server' },
  });
});

test.each([
  ['nonsense', null, -32700, 'the line is not JSON'],
  ['[]', null, -32600, 'a batch holds at least one request'],
  ['7', null, -32600, 'not a request of JSON-RPC 2.0: Invalid input: expected object, received number'],
  ['{"jsonrpc":"2.0","id":5,"method":"fly"}', 5, -32601, 'no method is called "fly": messages lists them all'],
  [
    `{"jsonrpc":"2.0","id":5,"method":"${'f'.repeat(60)}"}`,
    5,
    -32601,
    `no method is called "${'f'.repeat(50)}": messages lists them all`,
  ],
  ['['.repeat(500_001), null, -32600, 'a message holds at most 500000 lists and objects'],
])('%.50s', async (line, id, code, message) => {
  expect(await spoken().send(line)).toMatchObject({ jsonrpc: '2.0', id, error: { code, message } });
});
