import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesInAllLanguages } from '../../packages/mcp/src/games.js';
import { games } from '../../packages/mcp/src/index.js';
import { tools } from '../../packages/mcp/src/tools.js';
import { inFull } from '../support/depth.js';
import { legalIn, type Spoken, served, tableIn } from './client.js';

let server: Spoken;
let table: number;
let begun: string;
beforeAll(async () => {
  server = await served({ seed: 'tools' });
  begun = await server.ask('new_game', { game: 'ecologic', players: 3, seat: 1 });
  table = tableIn(begun);
});
afterAll(() => server.close());

describe('The tools', () => {
  test('tell a model that knows nothing what they do, what they take, and whether they change anything', async () => {
    const listed = await server.client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(Object.keys(tools));
    for (const { name, title, description = '', inputSchema, annotations } of listed.tools) {
      expect({ name, title: title ?? '', description }).toEqual({
        name,
        title: expect.stringMatching(/^[A-Z]/),
        description: expect.stringMatching(/^[A-Z].{30,}\.$/),
      });
      expect(annotations?.readOnlyHint).toBe(!['new_game', 'act', 'resign', 'leave'].includes(name));
      for (const property of Object.values(inputSchema.properties ?? {}))
        expect({ name, property }).toMatchObject({ property: { description: expect.stringMatching(/\.$/) } });
    }
    expect(server.client.getInstructions()).toMatch(/list_games.*new_game.*act/s);
  });

  test('list the games and the bots', async () => {
    const text = await server.ask('list_games');
    for (const { title, engine } of games) expect(text).toContain(`- ${engine.id}: ${title}, ${engine.seats.min} to`);
    expect(text).toContain('- weighted: plays at random');
    expect(text).toContain('- ismcts, or ismcts:50 with 50 iterations: ');
  });

  test.each(games)('show the player aid of $title', async ({ engine, text }) => {
    const shown = await server.ask('show_aid', { game: engine.id });
    for (const { title, rows } of text.aid()) {
      expect(shown).toContain(`## ${title}\n`);
      for (const { text, rule } of rows) expect(shown).toContain(rule === '' ? text : `${text} (${rule})`);
    }
  });

  test.each(games)('list the options of $title with their values and rules', async ({ engine, text }) => {
    const listed = await server.ask('list_options', { game: engine.id });
    for (const [name, usual] of Object.entries(engine.init('').options))
      expect(listed).toContain(`- ${name}: ${text.option(name)} Default: ${JSON.stringify(usual)}.`);
    expect(listed).toMatch(/^ {2}- values: \d+ to \d+$/m);
    expect(listed).toMatch(/ Rules: [A-Z]{3}-/);
  });

  test('begin a game: the table, the opening, the position, the question, and what may be done', () => {
    expect(begun).toMatch(
      /^Table 1: EcoLogic\. You are P2 \(seat 1\) of 3\.\n\nScore = .*\n\nP1, P2 and P3 play in this order/,
    );
    expect(begun).toContain('| P3 | 10 | 0 |');
    expect(begun).toMatch(/Turn \d+\. P2, you have 10 coins .*\n\d+ legal actions:\n/);
    expect(begun).toMatch(/^ {2}0\. place an oil piece on .* \[place-first oil \d+\]$/m);
  });

  test('show the position again, what happened lately, and the view as data', async () => {
    const look = await server.ask('look', { table });
    expect(begun.endsWith(look.slice(look.indexOf('```')))).toBe(true);
    const [text, json] = (await server.call('look', { table, json: true })).content;
    expect(text?.text).toBe(look);
    const view = JSON.parse(json?.text ?? '');
    expect(view).toMatchObject({ viewer: 1, position: { game: 'ecologic', options: { players: 3 } } });
    expect(view.position.rng).toBeUndefined();
    await server.ask('act', { table, choice: 0 });
    const told = await server.ask('look', { table, last: 2 });
    expect(told).toMatch(/\n\n- P\d .*\.\n- P\d .*\.\n\n```text/);
  });

  test('list one’s tables', async () => {
    expect(await server.ask('list_tables')).toMatch(/^- Table 1: EcoLogic\. You are P2 .* Turn \d+: you are asked\.$/);
  });

  test('look up rules by id, in any case and without the game, and by words', async () => {
    const rule = await server.ask('find_rules', { game: 'ecologic', find: 'auc.4' });
    expect(rule).toMatch(/^ECO-AUC\.4 Raise or pass\n.+\nSource: .+\.$/);
    expect(await server.ask('find_rules', { game: 'ecologic', find: 'using a vetto' })).toMatch(/^ECO-AUC\.12 /m);
    const nothing = 'No rule of ecologic is about "xyzzy".';
    expect(await server.ask('find_rules', { game: 'ecologic', find: 'xyzzy' })).toBe(nothing);
  });

  test('look up cards by id and by name', async () => {
    const card = 'I01 (initiatives): Tree planting: level 1';
    for (const find of ['I01', 'i01', 'tree planting'])
      expect(await server.ask('find_cards', { game: 'ecologic', find })).toMatch(card);
    expect(await server.ask('find_cards', { game: 'ecologic', find: 'xyzzy' })).toMatch('No card of ecologic');
  });

  test('say why something is refused, by which rule, and that something is legal', async () => {
    const refused = await server.ask('why_not', { table, action: 'raise 3' });
    expect(refused).toMatch(/^It is refused: .+\nRule ECO-AUC\.4 Raise or pass: /);
    expect(await server.ask('why_not', { table, action: { type: 'raise', seat: 0, amount: 3 } })).toMatch('CORE-ACT.3');
    expect(await server.ask('why_not', { table, action: { type: 'rise' } })).toMatch('Rule CORE-ACT.1');
    const [, line = ''] = /^ *0\. .* \[(.+)\]$/m.exec(await server.ask('list_actions', { table })) ?? [];
    for (const action of [line, `1 ${line}`])
      expect(await server.ask('why_not', { table, action })).toMatch(new RegExp(`^It is legal: .* \\[${line}\\]\\.$`));
  });

  test('answer the game’s own questions, and list them', async () => {
    expect(await server.ask('ask', { table })).toMatch(/^- netIncome\(0 or more\)$/m);
    const answer = JSON.parse(await server.ask('ask', { table, question: 'netIncome', args: [1] }));
    expect(answer).toMatchObject({ net: expect.any(Number) });
  });

  test('end a game that is left', async () => {
    const other = tableIn(await server.ask('new_game', { game: 'emix' }));
    expect(await server.ask('leave', { table: other })).toBe(`You have left table ${other}.`);
    expect(await server.fail('look', { table: other })).toMatchObject({ code: 2 });
    expect(await server.ask('list_tables')).not.toContain('Emix');
  });

  test('do an action that is given as a number, a line or JSON; the game goes on until the seat is asked again', async () => {
    const ways = [{ choice: 0 }, { action: 'draw' }, { action: { type: 'draw' } }];
    const answers = [];
    for (const way of ways) {
      const own = await served({ seed: 'three ways' });
      await own.ask('new_game', { game: 'emix' });
      const list = await own.ask('list_actions', { table: 1 });
      const [, number = ''] = /^ *(\d+)\. .*\[draw\]$/m.exec(list) ?? [];
      answers.push(await own.ask('act', { table: 1, ...('choice' in way ? { choice: Number(number) } : way) }));
      await own.close();
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^- .*P1 draws/);
    expect(answers[0]).toMatch(/\nTurn \d+\. P1, /);
  });
});

describe('A game that is over', () => {
  test('is looked back at: its seed, its actions in order, and the position after any of them', async () => {
    const own = await served({ seed: 'over' });
    let text = await own.ask('new_game', { game: 'emix', options: { maxRounds: 1 } });
    const first = text.slice(text.indexOf('**Players**'), text.indexOf('Turn 0'));
    while (!text.includes('The game is over')) text = await own.ask('act', { table: 1, choice: legalIn(text) - 1 });
    expect(text).toMatch(/\*\*Final ranking\*\*\n\n.*\n.*\n\| 1\. P\d \|/);
    const answer = await own.call('replay', { table: 1 });
    expect(answer.content[1]).toMatchObject({ type: 'resource_link', uri: 'rulewright://tables/1/record' });
    expect(answer.content[0]?.text).toMatch(/^Seed "[0-9a-f]{64}", options \{"players":2,.*\}, \d+ actions\.\n/);
    expect(answer.content[0]?.text).toMatch(/\n1\. \d \w+.*\n2\. /);
    expect(await own.ask('replay', { table: 1, from: 1 })).toMatch(/\n2\. (?![\s\S]*\n1\. \d \w)/);
    expect(await own.ask('replay', { table: 1, after: 0 })).toMatch(first);
    expect(await own.fail('replay', { table: 1, after: 9999 })).toMatchObject({ code: 2 });
    expect(await own.fail('act', { table: 1, choice: 0 })).toMatchObject({ code: 2 });
    expect(await own.ask('list_actions', { table: 1 })).toBe('Nothing is asked of you.');
    expect(await own.ask('look', { table: 1 })).toMatch('The game is over');
    expect(await own.ask('list_tables')).toMatch(/: over\.$/);
    await own.close();
  });
});

describe('The resources', () => {
  test('are the rules and cards of each game', async () => {
    const { resources } = await server.client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      ['rules', 'cards'].flatMap((part) => games.map(({ engine }) => `rulewright://${engine.id}/${part}`)),
    );
    for (const { uri } of resources) {
      const { contents } = await server.client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: 'text/markdown', text: expect.stringMatching(/\n\n## \S+ /) }]);
    }
  });

  test('are one rule and one card too, whose ids are completed', async () => {
    const textAt = async (uri: string) => JSON.stringify((await server.client.readResource({ uri })).contents);
    expect(await textAt('rulewright://ecologic/rules/ECO-AUC.4')).toMatch('## ECO-AUC.4 Raise or pass');
    expect(await textAt('rulewright://ecologic/cards/I01')).toMatch('## I01 (initiatives)');
    for (const uri of [
      'rulewright://ecologic/rules/ECO-AUC.99',
      'rulewright://go/cards/I01',
      'rulewright://tables/99/record',
    ])
      await expect(server.client.readResource({ uri })).rejects.toMatchObject({ code: -32002 });
    const complete = (name: string, value: string, game?: string) =>
      server.client.complete({
        ref: { type: 'ref/resource', uri: 'rulewright://{game}/rules/{id}' },
        argument: { name, value },
        ...(game !== undefined && { context: { arguments: { game } } }),
      });
    expect((await complete('game', 'e')).completion.values).toEqual(['ecologic', 'emix', 'euphoria']);
    expect((await complete('id', 'ECO-AUC.1', 'ecologic')).completion.values).toContain('ECO-AUC.12');
    expect((await complete('id', 'ECO-AUC.1')).completion.values).toEqual([]);
  });
});

test('a game is played in its language', inFull, async () => {
  const server = await served({ games: await gamesInAllLanguages() });
  expect(await server.ask('list_games')).toContain('emix: Emix, 1 to 20 players; 217 rules; told in en, ru');
  const game = 'emix';
  const begun = await server.ask('new_game', { game, language: 'ru' });
  expect(begun).toContain('Порядок хода');
  expect(await server.ask('list_actions', { table: tableIn(begun) })).toMatch(/[а-я]{4}/);
  expect(await server.ask('find_rules', { game, find: 'золотое правило' })).toContain('EMX-SET.10 Golden rule');
  expect(await server.ask('find_rules', { game, find: 'EMX-SET.10', language: 'ru' })).toContain('Золотое правило');
  expect(await server.fail('new_game', { game, language: 'uk' })).toMatchObject({ code: 2 });
  await server.close();
});
