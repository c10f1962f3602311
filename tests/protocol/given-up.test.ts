import type { NamedBots } from '@rulewright/bots';
import { net } from '@rulewright/bots/ecologic/net';
import { describe, expect, test } from 'vitest';
import { serve } from '../../packages/protocol/src/index.js';
import { inFull } from '../support/depth.js';
import { type Answer, clientOn, games, Pipe, spoken } from './served.js';

// Work that nobody waits for any more stops, and a bot says what it would do.

const GAMES = 100_000;
const message = (id: unknown, method: string, params: object = {}): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const NEW = message(1, 'new', { game: 'euphoria', seed: 's' });
const LONG = message(2, 'playouts', { at: 1, seed: 'p', games: GAMES });

/** A client with its stream, and what it has been sent. */
function client() {
  const pipe = new Pipe();
  const written: string[] = [];
  const served = serve({ input: pipe, write: (text) => written.push(text) }, { games });
  const answers = (): Answer[] => written.map((line) => JSON.parse(line));
  const until = async (count: number): Promise<void> => {
    while (written.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { pipe, served, answers, until };
}

describe('A request that is given up', () => {
  test('stops between two games, and the next one is answered', async () => {
    const { pipe, served, answers, until } = client();
    pipe.write(NEW + LONG + message(3, 'hello'));
    await until(1);
    pipe.write(message('stop', 'cancel', { id: 2 }));
    pipe.close();
    await served;
    expect(answers().map(({ id }) => id)).toEqual([1, 2, 3, 'stop']);
    expect(answers()[1]?.error).toEqual({ code: 4, message: 'the request was given up' });
    expect(answers()[3]?.result).toBe(true);
  });

  test('stops between two samples of worlds, too', async () => {
    const { pipe, served, answers, until } = client();
    const sample = { viewer: 1, choice: 0, worlds: GAMES, seed: 's', limit: 10_000 };
    pipe.write(message(1, 'new', { game: 'ecologic', seed: 1 }) + message(2, 'chances', { at: 1, ...sample }));
    await until(1);
    pipe.write(message('stop', 'cancel', { id: 2 }));
    pipe.close();
    await served;
    expect(answers().map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [2, 4],
      ['stop', undefined],
    ]);
  });

  test('is not begun when it waits, in a batch too', async () => {
    const { pipe, served, answers } = client();
    const batch = [NEW, LONG].map((line) => JSON.parse(line));
    pipe.write(`${JSON.stringify(batch)}\n${message(undefined, 'cancel', { id: 2 })}`);
    pipe.close();
    await served;
    expect(answers()[0]).toMatchObject([{ id: 1 }, { id: 2, error: { code: 4 } }]);
    expect(answers()).toHaveLength(1);
  });

  test('by a signal rejects in the client, and the connection goes on', async () => {
    const [to, from] = [new Pipe(), new Pipe()];
    const served = serve({ input: to, write: (text) => from.write(text) }, { games });
    const client = clientOn(to, from);
    const { at } = await client.request('new', { game: 'euphoria', seed: 's' });
    const giving = new AbortController();
    const long = client.within(giving.signal).request('playouts', { at, seed: 'p', games: GAMES });
    giving.abort();
    await expect(long).rejects.toMatchObject({ code: 4, message: 'the request was given up' });
    await expect(client.within(giving.signal).request('hello')).rejects.toMatchObject({ code: 4 });
    await expect(client.within(giving.signal).batch([['hello']])).rejects.toMatchObject({ code: 4 });
    expect((await client.within(new AbortController().signal).batch([['games']]))[0]).toHaveLength(games.length);
    client.close();
    to.close();
    await served;
  });

  test('that was answered, or never came, is no matter', async () => {
    const { ask } = spoken();
    await ask('hello');
    // every request of this client has the id 'test', the one that gives up too
    expect(await ask('cancel', { id: 'test' })).toBe(false);
    expect(await ask('cancel', { id: 'never' })).toBe(false);
  });

  test.each([
    ['with a parameter too many', [message('stop', 'cancel', { id: 'mine', why: 'late' })]],
    ['that is no request', [`{"jsonrpc":"1.0","id":"stop","method":"cancel","params":{"id":"mine"}}`]],
    ['in a batch of too many', [`[${message('stop', 'cancel', { id: 'mine' })},7,7]`]],
    ['that is cancelled', [message('stop', 'cancel', { id: 'mine' }), message('other', 'cancel', { id: 'stop' })]],
  ])('by a cancel %s is no matter for the next one of its id', async (_, cancels) => {
    const { session } = spoken({ limits: { batch: 2 } });
    const hello = message('mine', 'hello');
    await Promise.all([hello, ...cancels].map((line) => session.receive(line)));
    expect(JSON.parse((await session.receive(hello)) ?? '')).toMatchObject({ id: 'mine', result: { protocol: 1 } });
  });

  test('is one that is answered: nothing waits for what is refused as a whole', async () => {
    const { ask, send } = spoken({ limits: { batch: 2 } });
    for (const line of [`[${NEW},${LONG},7]`, '{"jsonrpc":"2.0","id":9007199254740993,"method":"hello"}'])
      await send(line);
    for (const id of [1, 2]) expect(await ask('cancel', { id })).toBe(false);
  });

  test('ends with its client: the stream breaks in the middle of it', async () => {
    const input = (async function* () {
      yield NEW + LONG;
      await new Promise((resolve) => setTimeout(resolve, 300));
      throw new Error('the pipe is broken');
    })();
    const written: string[] = [];
    await expect(serve({ input, write: (text) => written.push(text) }, { games })).rejects.toThrow('broken');
    expect(written.map((line) => (JSON.parse(line) as Answer).id)).toEqual([1, 2]);
    expect((JSON.parse(written[1] ?? '') as Answer).error?.code).toBe(4);
  });

  test('ends with its client: nobody reads any more', inFull, async () => {
    const written: string[] = [];
    const input = (async function* () {
      yield NEW + LONG;
    })();
    const write = (text: string): void => {
      if (written.length > 0) throw new Error('EPIPE');
      written.push(text);
    };
    await expect(serve({ input, write }, { games })).rejects.toThrow('EPIPE');
    expect(written).toHaveLength(1);
  });
});

describe('Playouts by a policy', () => {
  test('are the same for the same seed, and others than those of another policy', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'policy' });
    const plan = { at, viewer: 0, seed: 'p', games: 4 } as const;
    const [uniform, weighted] = [await ask('playouts', plan), await ask('playouts', { ...plan, policy: 'weighted' })];
    expect(await ask('playouts', { ...plan, policy: 'uniform' })).toEqual(uniform);
    expect(await ask('playouts', { ...plan, policy: 'weighted' })).toEqual(weighted);
    expect(weighted).not.toEqual(uniform);
    expect(weighted).toMatchObject({ games: 4, finished: 4 });
  });

  test('are played by any bot, seat by seat', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'policy' });
    const plan = { at, seed: 'p', games: 1, decisions: 30, policy: 'greedy:1' } as const;
    const found = await ask('playouts', plan);
    expect(found).toMatchObject({ games: 1, decisions: 30 });
    expect(await ask('playouts', plan)).toEqual(found);
  });

  test('give a bot who thinks no more time than there is', async () => {
    const { ask } = spoken({ limits: { time: 50 } });
    const { at } = await ask('new', { game: 'ecologic', seed: 'policy' });
    const plan = { at, seed: 'p', games: 1_000, policy: 'ismcts:1000000000' } as const;
    expect(await ask('playouts', plan)).toMatchObject({ games: 1, finished: 0 });
  });

  test('are refused for a name that nobody has, and at once for who takes time', async () => {
    const { ask, fail, session } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'policy' });
    const error = await fail('playouts', { at, seed: 1, policy: 'nobody' });
    expect(error).toMatchObject({ code: 2, message: expect.stringContaining('no bot is called nobody') });
    expect(() => session.ask('playouts', { at, seed: 1, policy: 'ismcts:2', decisions: 2 })).not.toThrow();
  });
});

describe('A suggestion', () => {
  test.each(['uniform', 'weighted', 'greedy:2'])('of %s is a legal action and its number', async (bot) => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: 'emix', seed: 'advice' });
    const [seat = 0] = (await ask('decision', { at }))?.seats ?? [];
    const view = await ask('view', { at, viewer: seat });
    const legal = await ask('actions', { at: view });
    const found = await ask('suggest', { at: view, bot, seed: 's' });
    expect(found.action).toEqual(legal[found.choice]);
    expect(await ask('suggest', { at, viewer: seat, bot, seed: 's' })).toEqual(found);
    expect(found.values).toBeUndefined();
  });

  test('of a bot that thinks has its values, the choice first', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'advice' });
    const [seat = 0] = (await ask('decision', { at }))?.seats ?? [];
    const found = await ask('suggest', { at, viewer: seat, bot: 'ismcts:40', seed: 's' });
    expect(found.iterations).toBe(40);
    expect(found.values?.[0]?.choice).toBe(found.choice);
    expect(found.values?.every(({ choice, value }) => choice >= 0 && value >= 0 && value <= 1)).toBe(true);
  });

  test('may be judged by a net that the server has, and so may games that are played out', async () => {
    const [game] = games;
    const { ask, fail } = spoken({ games: game === undefined ? [] : [{ ...game, nets: { mine: net } }] });
    const { at } = await ask('new', { game: 'ecologic', seed: 'advice' });
    const viewer = (await ask('decision', { at }))?.seats?.[0] ?? 0;
    const [mine, none] = ['mine', 'none'].map((judge) => `ismcts:2:judge=${judge}`);
    expect(await ask('suggest', { at, viewer, bot: mine ?? '', seed: 1 })).toMatchObject({ iterations: 2 });
    const plan = { at, seed: 1, decisions: 2 };
    expect(await ask('playouts', { ...plan, policy: mine })).toMatchObject({ games: 1, decisions: 2 });
    for (const [method, params] of [
      ['suggest', { at, viewer, bot: none, seed: 1 }],
      ['playouts', { ...plan, policy: none }],
    ] as const)
      expect(await fail(method, params)).toMatchObject({ code: 2, message: expect.stringContaining('none') });
  });

  test('may be of a bot that the game brings, who is told where it sits and then goes', async () => {
    const [game] = games;
    const heard: unknown[] = [];
    const own: NamedBots[string] = {
      about: 'takes the last action',
      settings: [],
      make: () => () => ({
        start: ({ seat, players, seed }, view) => void heard.push([seat, players, seed, view.viewer]),
        choose: (_view, _decision, legal, clock) => {
          heard.push(clock);
          return legal.at(-1) as never;
        },
        leave: () => void heard.push('leaves'),
      }),
    };
    const { ask } = spoken({ games: game === undefined ? [] : [{ ...game, bots: { own } }], limits: { time: 900 } });
    const { at } = await ask('new', { game: 'ecologic', seed: 'advice' });
    const [seat = 0] = (await ask('decision', { at }))?.seats ?? [];
    const legal = await ask('actions', { at, viewer: seat });
    const plan = { at, viewer: seat, bot: 'own', seed: 's' };
    expect(await ask('suggest', plan)).toEqual({ action: legal.at(-1), choice: legal.length - 1 });
    for (const milliseconds of [7, 901]) await ask('suggest', { ...plan, milliseconds });
    const clock = (move: number) => ({ move, game: move });
    const told = [seat, 2, 's', seat];
    expect(heard).toEqual([900, 7, 900].flatMap((move) => [told, clock(move), 'leaves']));
    heard.length = 0;
    const played = await ask('playouts', { at, seed: 'p', policy: 'own', decisions: 3, games: 2 });
    expect(played).toEqual({ games: 2, finished: 0, decisions: 6, points: [0, 0], wins: [0, 0] });
    expect(heard.filter((each) => each === 'leaves').length).toBe(heard.filter(Array.isArray).length);
    expect(heard.filter((each) => !Array.isArray(each) && each !== 'leaves')).toHaveLength(6);
  });

  test('is refused where nothing is asked, and of nobody', async () => {
    const { ask, fail } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'advice' });
    const [seat = 0] = (await ask('decision', { at }))?.seats ?? [];
    expect(await fail('suggest', { at, viewer: 1 - seat, bot: 'uniform', seed: 1 })).toMatchObject({ code: 2 });
    expect(await fail('suggest', { at, bot: 'uniform', seed: 1 })).toMatchObject({ code: 2 });
    expect(await fail('suggest', { at, viewer: seat, bot: 'nobody', seed: 1 })).toMatchObject({ code: 2 });
    expect(await fail('suggest', { at, viewer: 'spectator', bot: 'uniform', seed: 1 })).toMatchObject({ code: -32602 });
  });
});
