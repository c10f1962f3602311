import { withLanguages } from '@rulewright/games/load';
import { describe, expect, test } from 'vitest';
import { methods } from '../../packages/protocol/src/methods.js';
import { inFull } from '../support/depth.js';
import { games, type Spoken, spoken } from './served.js';

const ids = games.map(({ engine }) => engine.id);

describe.each(games)('A game of $title over the protocol', ({ engine }) => {
  test('is the game that the engine plays, with handles and without', inFull, async () => {
    const { ask } = spoken();
    const options = { players: 2 };
    const held = await ask('new', { game: engine.id, seed: 'wire', options });
    let sent = await ask('new', { game: engine.id, seed: 'wire', options, as: 'state' });
    let state = engine.init('wire', options);
    for (let decisions = 0; decisions < 60 && engine.decision(state) !== undefined; decisions++) {
      const legal = engine.legalActions(state);
      const choice = (decisions * 7) % legal.length;
      expect(await ask('actions', { at: held.at })).toEqual(legal);
      const next = engine.step(state, legal[choice] as never);
      const byNumber = await ask('apply', { at: held.at, choice, events: 'all' });
      const byAction = await ask('apply', { at: sent.at, action: legal[choice] as object });
      expect(byNumber).toEqual({ at: held.at, decision: engine.decision(next.state) ?? null, events: next.events });
      expect(byAction).toEqual({ at: next.state, decision: engine.decision(next.state) ?? null });
      state = next.state;
      sent = byAction;
    }
    expect(await ask('state', { at: held.at })).toEqual(state);
  });

  test('is recorded and replayed, and goes on from any decision', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: engine.id, seed: 'record', options: { players: 2 } });
    for (let i = 0; i < 20; i++) await ask('apply', { at, choice: 0 });
    const record = await ask('record', { at: at as number });
    expect(engine.replay(record)).toEqual(await ask('state', { at }));
    const early = await ask('replay', { record, decisions: 12 });
    for (let i = 12; i < 20; i++) await ask('apply', { at: early.at, choice: 0 });
    expect(await ask('record', { at: early.at as number })).toEqual(record);
  });

  test('tells a viewer what the engine tells, of a handle, a state and a view', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: engine.id, seed: 'view', options: { players: 2 } });
    for (let i = 0; i < 9; i++) await ask('apply', { at, choice: 0 });
    const state = await ask('state', { at });
    const view = await ask('view', { at, viewer: 1 });
    expect(view).toEqual(engine.view(state as never, 1));
    expect(await ask('view', { at: state, viewer: 1 })).toEqual(view);
    const legal = engine.legalActions(engine.view(state as never, 1));
    for (const from of [{ at, viewer: 1 }, { at: state, viewer: 1 }, { at: view }, { at: view, viewer: 1 }] as const) {
      expect(await ask('actions', from)).toEqual(legal);
      expect(await ask('decision', from)).toEqual(engine.decision(engine.view(state as never, 1)) ?? null);
    }
  });

  test('is searched through simulations of dealt worlds, which leave the game alone', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: engine.id, seed: 'search', options: { players: 3 } });
    for (let i = 0; i < 9; i++) await ask('apply', { at, choice: 0 });
    const before = await ask('state', { at });
    const view = await ask('view', { at, viewer: 0 });
    const world = await ask('simulate', { at: view, seed: 5 });
    expect(await ask('simulate', { at, viewer: 0, seed: 5 })).toEqual({ ...world, at: (world.at as number) + 1 });
    expect(await ask('view', { at: world.at, viewer: 0 })).toEqual(view);
    const dealt = await ask('deal', { at: view, seed: 5, as: 'state' });
    expect(await ask('state', { at: world.at })).toEqual(dealt.at);

    const copy = await ask('copy', { at: world.at as number });
    const moved = await ask('apply', { at: copy.at, choice: 0 });
    const [first] = await ask('actions', { at: world.at });
    const state = engine.apply(dealt.at as never, first as never);
    expect(await ask('state', { at: copy.at })).toEqual(state);
    expect(moved.decision).toEqual(engine.decision(state));
    expect(await ask('state', { at: world.at })).toEqual(dealt.at);
    expect(await ask('state', { at })).toEqual(before);
  });

  test('is played out, the same for the same seed, with a point a place', inFull, async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: engine.id, seed: 'playouts', options: { players: 3 } });
    const plan = { at, viewer: 2, choice: 0, seed: 'p', games: 3 } as const;
    const result = await ask('playouts', plan);
    expect(await ask('playouts', plan)).toEqual(result);
    expect(result).toMatchObject({ games: 3, finished: 3 });
    expect(result.decisions).toBeGreaterThan(30);
    expect(sum(result.points)).toBeCloseTo(3 * 1.5);
    expect(sum(result.wins)).toBeCloseTo(3);
    const short = await ask('playouts', { ...plan, decisions: 2 });
    expect(short).toEqual({ games: 3, finished: 0, decisions: 6, points: [0, 0, 0], wins: [0, 0, 0] });
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('Refusals', () => {
  test('a forbidden action carries the violation, and nothing has changed', async () => {
    const { ask, fail } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'refuse' });
    const before = await ask('state', { at });
    const action = { type: 'pass', seat: 1 };
    const why = await ask('explain', { at, action });
    expect(why).toMatchObject({ rule: 'ECO-AUC.4', code: 'not-asked' });
    for (const from of [at, before]) {
      const { code, data } = await fail('apply', { at: from, action });
      expect({ code, data }).toEqual({ code: 1, data: { violation: why } });
    }
    const { at: simulation } = await ask('simulate', { at });
    expect(await fail('apply', { at: simulation, action })).toMatchObject({ code: 1, data: { violation: why } });
    expect(await ask('state', { at })).toEqual(before);
  });

  test.each([
    ['new', { game: 'go', seed: 1 }, 2, 'game'],
    ['new', { game: 'ecologic', seed: 1, options: { players: 9 } }, 2, 'players'],
    ['new', { game: 'ecologic' }, -32602, 'seed'],
    ['new', { game: 'ecologic', seed: 1, colour: 'red' }, -32602, ''],
    ['view', { at: 77, viewer: 0 }, 2, 'at'],
    ['view', { at: 0, viewer: 0 }, -32602, 'at'],
    ['view', { at: 1.5, viewer: 0 }, -32602, 'at'],
    ['view', { at: 1, viewer: 'nobody' }, -32602, 'viewer'],
    ['apply', { at: 1 }, 2, 'action'],
    ['apply', { at: 1, choice: 0, action: {} }, 2, 'action'],
    ['apply', { at: 1, choice: 5000 }, 2, 'choice'],
    ['apply', { at: 1, action: { type: 'fly', seat: 0 } }, 2, 'type'],
    ['ask', { at: 1, question: 'constructor' }, 2, 'question'],
    ['ask', { at: 1, question: '__proto__' }, 2, 'question'],
    ['deal', { at: 1, seed: 1 }, 2, 'viewer'],
    ['simulate', { at: 1, viewer: 0 }, 2, 'seed'],
    ['hello', { protocol: 2 }, 2, 'protocol'],
    ['load', { state: { game: 'ecologic' } }, 2, 'rulesVersion'],
    ['load', { state: [] }, -32602, 'state'],
    ['replay', { record: { game: 'ecologic' } }, 2, 'schemaVersion'],
    ['words', { game: 'ecologic', card: 'constructor' }, 2, undefined],
  ])('%s %j is refused with code %i at %j', async (method, params, code, path) => {
    const { ask, fail } = spoken();
    await ask('new', { game: 'ecologic', seed: 'refuse' });
    const error = await fail(method, params);
    expect(error.code).toBe(code);
    const issues = (error.data?.issues ?? []) as readonly { readonly path: string }[];
    if (path !== undefined) expect(issues.map((issue) => issue.path)).toContain(path);
  });

  test('a record needs a beginning', async () => {
    const { ask, fail } = spoken();
    const { at } = await ask('new', { game: 'emix', seed: 'x' });
    const loaded = await ask('load', { state: (await ask('state', { at })) as object });
    await ask('reseed', { at, seed: 'y' });
    for (const handle of [at, loaded.at, (await ask('simulate', { at })).at])
      expect(await fail('record', { at: handle })).toMatchObject({ code: 2, data: { summary: 'no record' } });
  });
});

describe('What there is to know of a game', () => {
  test('hello says who is there', async () => {
    const { ask } = spoken();
    expect(await ask('hello', { protocol: 1 })).toMatchObject({ protocol: 1, server: 'rulewright', games: ids });
    expect((await ask('games')).map(({ game }) => game)).toEqual(ids);
  });

  test('options have meanings, by value where values can be listed', inFull, async () => {
    const { ask } = spoken();
    for (const { engine, text } of games) {
      const options = await ask('options', { game: engine.id });
      expect(options.map(({ name }) => name)).toEqual(Object.keys(engine.init('').options));
      expect(options.map(({ meaning }) => meaning)).toEqual(options.map(({ name }) => text?.option(name)));
    }
    const bio = (await ask('options', { game: 'ecologic' })).find(({ name }) => name === 'setupBioCapacity');
    expect(bio?.values?.map(({ value }) => value)).toEqual([true, false]);
  });

  test('rules are found by id and by words', async () => {
    const { ask } = spoken();
    const { rules } = games[0] as (typeof games)[number];
    expect(await ask('rules', { game: 'ecologic', find: 'auc.4' })).toEqual([
      { id: 'ECO-AUC.4', ...rules['ECO-AUC.4'] },
    ]);
    expect(await ask('rules', { game: 'ecologic', find: 'ECO-AUC.4444' })).toEqual([]);
    expect(await ask('rules', { game: 'ecologic', find: 'zzzzzzzz' })).toEqual([]);
    const found = await ask('rules', { game: 'ecologic', find: 'tied bid auction' });
    expect(found.length).toBeGreaterThan(1);
    expect((await ask('rules', { game: 'ecologic' })).length).toBe(Object.keys(rules).length + 4);
  });

  test('cards are found by id and by words, and all can be had', async () => {
    const { ask } = spoken();
    const all = await ask('cards', { game: 'ecologic' });
    expect(all.map(({ kind }) => kind)).toEqual([
      ...Array<string>(37).fill('tiles'),
      ...Array<string>(20).fill('initiatives'),
      ...Array<string>(3).fill('specials'),
      ...Array<string>(21).fill('events'),
    ]);
    const planting = {
      id: 'I01',
      title: 'Tree planting',
      kind: 'initiatives',
      text: expect.stringMatching(/^Tree pl/),
    };
    expect(await ask('cards', { game: 'ecologic', find: 'i01' })).toEqual([planting]);
    expect((await ask('cards', { game: 'ecologic', find: 'tree plantin' }))[0]).toEqual(planting);
    expect(await ask('cards', { game: 'ecologic', find: 'xyzzy' })).toEqual([]);
    const [game] = games;
    const wordless = spoken({ games: game === undefined ? [] : [{ ...game, text: undefined }] });
    expect(await wordless.ask('cards', { game: 'ecologic' })).toEqual([]);
  });

  test('a session is asked in the same process too: the same answers, the same errors', async () => {
    const { ask, session } = spoken();
    const { at } = session.ask('new', { game: 'ecologic', seed: 'here' });
    expect(session.ask('games')).toEqual(await ask('games'));
    expect(session.ask('view', { at, viewer: 1 })).toEqual(await ask('view', { at, viewer: 1 }));
    expect(() => session.ask('apply', { at, action: { type: 'pass', seat: 0 } })).toThrow('ECO-AUC.4 not-offered');
    expect(() => session.ask('new', { game: 'go', seed: 1 })).toThrow('no such game');
    expect(() => session.ask('view', { at } as never)).toThrow('not the parameters of view: viewer');
    const view = session.ask('view', { at, viewer: 0 });
    expect(session.ask('actions', { at: view })).toEqual(session.ask('actions', { at, seat: 0 }));
  });

  test('chances add up to one and are as the engine says', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: 'ecologic', seed: 'chance' });
    const { seats: [viewer = 0] = [] } = (await ask('decision', { at })) as { readonly seats?: readonly number[] };
    const found = await ask('chances', { at, choice: 0, viewer });
    const told = [expect.objectContaining({ type: 'piece-placed' }), expect.objectContaining({ type: 'bio-taken' })];
    const probability = { numerator: 1, denominator: 1 };
    expect(found).toEqual({ exact: true, outcomes: [{ probability, view: expect.anything(), events: told }] });
    const view = await ask('view', { at, viewer });
    expect(await ask('chances', { at: view, choice: 0 })).toEqual(found);
    expect(await ask('chances', { at: view, choice: 0, worlds: 3, seed: 1 })).toMatchObject({
      ...{ exact: false, code: 'sampled', worlds: 3 },
      outcomes: [{ share: 1, view: expect.anything(), events: told }],
    });
    expect(await ask('chances', { at, choice: 0 })).toMatchObject({ outcomes: [{ probability, state: {} }] });
  });

  test('a sample of worlds wants their number and a seed, and one alone is refused', () => {
    const { session } = spoken();
    const { at } = session.ask('new', { game: 'ecologic', seed: 'chance' });
    const { seats: [viewer = 0] = [] } = session.ask('decision', { at }) as { readonly seats?: readonly number[] };
    const view = session.ask('view', { at, viewer });
    for (const half of [{ worlds: 5 }, { seed: 'a' }])
      expect(() => session.ask('chances', { at: view, choice: 0, ...half })).toThrow('not settings of chanceOutcomes');
  });

  test('words to be found are 200 letters long at most', () => {
    const { session } = spoken();
    expect(session.ask('cards', { game: 'emix', find: 'a'.repeat(200) })).toEqual([]);
    expect(() => session.ask('cards', { game: 'emix', find: 'a'.repeat(201) })).toThrow('find: ');
  });

  test('every method has a schema, and every row an example that fits it', async () => {
    const { ask } = spoken();
    const schemas = (await ask('messages')) as { methods: Record<string, { params: object; result: object }> };
    expect(Object.keys(schemas.methods)).toEqual(Object.keys(methods));
    for (const [name, { params, example }] of Object.entries(methods))
      expect({ name, success: params.safeParse(example).success }).toEqual({ name, success: true });
  });
});

describe('Another language', () => {
  const told = (): Promise<Spoken> =>
    Promise.all(games.map((game) => withLanguages(game))).then((all) => spoken({ games: all }));

  test('is listed, and spoken by all that says something', inFull, async () => {
    const { ask } = await told();
    expect((await ask('games')).map(({ game, languages }) => [game, languages])).toEqual([
      ['ecologic', ['en', 'ru']],
      ['emix', ['en', 'ru']],
      ['does-not-exist', ['en', 'uk']],
      ['euphoria', ['en', 'ru']],
    ]);
    const { at } = await ask('new', { game: 'emix', seed: 'language' });
    const language = 'ru';
    const { question } = await ask('text', { at, viewer: 0, question: true, language });
    const { scoring } = await ask('words', { game: 'emix', scoring: true, language });
    const [option] = await ask('options', { game: 'emix', language });
    const [card] = await ask('cards', { game: 'emix', find: 'joy', language });
    const said = [question?.short, scoring, option?.meaning, card?.title, card?.text].join(' ');
    expect(said).toMatch(/[а-я]{4}/);
    expect(said).not.toMatch(/[A-Za-z]{2}/);
  });

  test('has the player aid, in the language asked for', async () => {
    const { ask } = await told();
    const [turn] = await ask('aid', { game: 'euphoria' });
    const [russian] = await ask('aid', { game: 'euphoria', language: 'ru' });
    expect([turn?.title, russian?.title]).toEqual(['Your turn: do one of these', expect.stringMatching(/^Ваш ход/)]);
    expect(turn?.rows[1]).toEqual({
      name: 'Equal workers',
      text: 'that were available when your turn began may follow, one by one.',
      rule: 'EUP-TRN.4',
    });
    expect(russian?.rows.map(({ rule }) => rule)).toEqual(turn?.rows.map(({ rule }) => rule));
  });

  test('gives rules their titles, and finds them by words of any', async () => {
    const { ask } = await told();
    const titled = { id: 'ECO-AUC.4', title: 'Поднять или спасовать', source: 'Фаза Действий' };
    const [russian] = await ask('rules', { game: 'ecologic', find: 'auc.4', language: 'ru' });
    expect(russian).toMatchObject(titled);
    const [english] = await ask('rules', { game: 'ecologic', find: 'спасовать' });
    expect(english).toMatchObject({ id: 'ECO-AUC.4', title: 'Raise or pass' });
    const found = await ask('rules', { game: 'ecologic', find: 'raise or pass', language: 'ru' });
    expect(found).toContainEqual(expect.objectContaining(titled));
  });

  test('that a game is not told in is refused by name', async () => {
    const { fail } = await told();
    const { message } = await fail('words', { game: 'euphoria', scoring: true, language: 'uk' });
    expect(message).toContain('language: euphoria is told in en');
  });
});
