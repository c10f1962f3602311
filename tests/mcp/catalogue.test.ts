import { bots, uniform } from '@rulewright/bots';
import { ownGame } from '@rulewright/games/own';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import * as liarsDice from '../../examples/games/liars-dice.js';
import { tools } from '../../packages/mcp/src/tools.js';
import { type Spoken, served } from './client.js';

// What a model reads of games, rules and cards, word for word, of a small game with words made up for it.

const kuhn = ownGame(kuhnPoker);
const cards = [
  { id: 'K', name: { en: 'King' } },
  { id: 'Q', name: { en: 'Queen' } },
];
const text = {
  ...kuhn.text,
  face: (id: string) => ({ name: `the ${id}` }),
  card: (id: string) => `${id} beats what is lower.`,
  option: () => 'How many play.',
  aid: () => [
    {
      title: 'A round',
      rows: [
        { name: 'Bet', text: 'a chip', rule: 'KUHN-1' },
        { name: '', text: 'Then the cards are shown.', rule: '' },
      ],
    },
  ],
};
const caller = { about: 'calls whenever it can', settings: ['nerve'], make: uniform };
const rules = {
  'KUHN-1': { title: 'Betting', text: 'A bet is a chip; the option players says who bets.', source: 'the book' },
  'KUHN-2': { title: 'Showing', text: 'The higher card wins.', source: 'the book' },
};
const own = {
  ...kuhn,
  engine: { ...kuhn.engine, content: { cards } },
  rules,
  text,
  bots: { caller },
  translations: {
    ru: {
      text: { ...text, title: 'Покер Куна' },
      titles: { locale: 'ru', titles: { 'KUHN-1': 'Ставки' }, chapters: { 'the book': 'книга' } },
    },
  },
};

let server: Spoken;
beforeAll(async () => {
  server = await served({ games: [own, ownGame(liarsDice)] as never, seed: 'catalogue' });
});
afterAll(() => server.close());

const game = 'kuhn-poker';

describe('A model is told', () => {
  test('the games with who can play, and the bots with the number that they take', async () => {
    const lines = (await server.ask('list_games')).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'Games:',
      '- kuhn-poker: Kuhn poker, 2 players; 2 rules; told in en, ru',
      '- liars-dice: Liars dice, 2 to 4 players; 4 rules',
      'Bots:',
      '- uniform: takes every legal action equally often',
    ]);
    expect(lines.slice(4, -2)).toHaveLength(Object.keys(bots).length);
    expect(lines).toContainEqual(expect.stringMatching(/^- greedy, or greedy:50 with 50 worlds: takes /));
    // their one setting is no number
    for (const name of ['beginner', 'casual', 'strong', 'expert'])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^- ${name}: [a-z]`)));
    expect(lines.slice(-2)).toEqual([
      'Bots of kuhn-poker alone:',
      '- caller, or caller:50 with 50 nerve: calls whenever it can',
    ]);
  });

  test('the options with their meaning, default, values and rules', async () => {
    expect(await server.ask('list_options', { game })).toBe(
      '- players: How many play. Default: 2. Rules: KUHN-1.\n  - values: 2 to 2',
    );
    expect(await server.ask('list_options', { game: 'liars-dice' })).toBe(
      [
        '- players: Players Default: 2.',
        '  - values: 2 to 4',
        '- dice: Dice Default: 1.',
        '  - values: 0 to 6',
        '- wild: Wild Default: true.',
        '  - true: yes',
        '  - false: no',
      ].join('\n'),
    );
  });

  test('the player aid', async () => {
    expect(await server.ask('show_aid', { game })).toBe(
      '## A round\n- Bet a chip (KUHN-1)\n- Then the cards are shown.',
    );
  });

  test('rules and cards, in the language asked for', async () => {
    const betting = 'A bet is a chip; the option players says who bets.\nSource:';
    expect(await server.ask('find_rules', { game, find: 'kuhn-1' })).toBe(`KUHN-1 Betting\n${betting} the book.`);
    expect(await server.ask('find_rules', { game, find: 'kuhn-1', language: 'ru' })).toBe(
      `KUHN-1 Ставки\n${betting} книга.`,
    );
    expect(await server.ask('find_rules', { game, find: 'betting showing' })).toMatch(
      /^KUHN-\d .*\n.*\nSource: the book\.\n\nKUHN-\d .*\n.*\nSource: the book\.$/,
    );
    expect(await server.ask('find_rules', { game, find: 'zzz "x"' })).toBe(
      'No rule of kuhn-poker is about "zzz \\"x\\"".',
    );
    expect(await server.ask('find_cards', { game, find: 'k' })).toBe('K (cards): K beats what is lower.');
    expect((await server.ask('find_cards', { game, find: 'beats' })).split('\n').toSorted()).toEqual([
      'K (cards): K beats what is lower.',
      'Q (cards): Q beats what is lower.',
    ]);
    expect(await server.ask('find_cards', { game, find: 'zzz' })).toBe('No card of kuhn-poker is about "zzz".');
    for (const find of ['', 'x'.repeat(201)])
      expect(await server.fail('find_rules', { game, find })).toMatchObject({ code: -32602 });
    expect(await server.ask('find_rules', { game, find: 'x'.repeat(200) })).toMatch(/^No rule/);
  });

  test('the rules and cards as documents, all and one by one', async () => {
    const read = async (uri: string) => (await server.client.readResource({ uri })).contents;
    const one = (text: string, path: string) => [
      { uri: `rulewright://kuhn-poker/${path}`, mimeType: 'text/markdown', text },
    ];
    const king = '## K (cards)\n\nK beats what is lower.';
    const queen = '## Q (cards)\n\nQ beats what is lower.';
    const showing = '## KUHN-2 Showing\n\nThe higher card wins.\n\nSource: the book.';
    expect(await read('rulewright://kuhn-poker/cards')).toEqual(
      one(`# Kuhn poker: cards\n\n${king}\n\n${queen}`, 'cards'),
    );
    expect(await read('rulewright://kuhn-poker/cards/Q')).toEqual(one(queen, 'cards/Q'));
    expect(await read('rulewright://kuhn-poker/cards/%51')).toMatchObject([{ text: queen }]);
    expect(await read('rulewright://kuhn-poker/rules/KUHN-2')).toEqual(one(showing, 'rules/KUHN-2'));
    expect((await read('rulewright://kuhn-poker/rules'))[0]).toMatchObject({
      text: expect.stringMatching(/^# Kuhn poker: rules\n\n## KUHN-1 Betting\n\n[^#]*\n\n## KUHN-2 /),
    });
    for (const [uri, message] of [
      ['rulewright://kuhn-poker/cards/J', 'there is no card rulewright://kuhn-poker/cards/J'],
      ['rulewright://kuhn-poker/cards/%zz', 'there is no card rulewright://kuhn-poker/cards/%zz'],
      ['rulewright://go/rules/KUHN-1', 'there is no rule rulewright://go/rules/KUHN-1'],
      ['rulewright://tables/7/record', 'there is no table 7'],
    ])
      await expect(server.client.readResource({ uri: uri ?? '' })).rejects.toMatchObject({
        code: -32002,
        message: expect.stringContaining(message ?? ''),
      });
    const complete = async (argument: { name: string; value: string }, game?: string) => {
      const context = game === undefined ? {} : { context: { arguments: { game } } };
      const uri = 'rulewright://{game}/cards/{id}';
      return (await server.client.complete({ ref: { type: 'ref/resource', uri }, argument, ...context })).completion
        .values;
    };
    expect(await complete({ name: 'game', value: 'k' })).toEqual(['kuhn-poker']);
    expect(await complete({ name: 'id', value: '' }, game)).toEqual(['K', 'Q']);
    expect(await complete({ name: 'id', value: 'Q' }, game)).toEqual(['Q']);
    expect(await complete({ name: 'id', value: '' }, 'go')).toEqual([]);
  });

  test('what the documents are', async () => {
    const { resources } = await server.client.listResources();
    expect(resources.slice(0, 1)).toEqual([
      {
        uri: 'rulewright://kuhn-poker/rules',
        name: 'kuhn-poker-rules',
        title: 'Kuhn poker: rules',
        description: 'Every rule of Kuhn poker: id, title, text, source.',
        mimeType: 'text/markdown',
      },
    ]);
    expect(resources[2]).toMatchObject({
      name: 'kuhn-poker-cards',
      title: 'Kuhn poker: cards',
      description: 'Every card, tile and space of Kuhn poker, and what it does.',
    });
    const { resourceTemplates } = await server.client.listResourceTemplates();
    expect(resourceTemplates).toEqual([
      {
        name: 'rule',
        title: 'One rule',
        description: 'One rule of a game by its id.',
        uriTemplate: 'rulewright://{game}/rules/{id}',
        mimeType: 'text/markdown',
      },
      {
        name: 'card',
        title: 'One card',
        description: 'One card of a game by its id.',
        uriTemplate: 'rulewright://{game}/cards/{id}',
        mimeType: 'text/markdown',
      },
      {
        name: 'record',
        title: 'The record of a game',
        description: 'All it takes to play a game again that you have played, once it is over.',
        uriTemplate: 'rulewright://tables/{table}/record',
        mimeType: 'application/json',
      },
    ]);
  });
});

test('A client is told who serves, and what each tool does to the world', async () => {
  expect(server.client.getServerVersion()).toMatchObject({ name: 'rulewright', title: 'Rulewright' });
  const { tools: listed } = await server.client.listTools();
  expect(
    listed.map(({ name, title, description, annotations }) => ({ name, title, description, annotations })),
  ).toEqual(
    Object.entries(tools).map(([name, { title, about }]) => ({
      name,
      title,
      description: about,
      annotations: {
        title,
        readOnlyHint: !['new_game', 'act', 'resign', 'leave'].includes(name),
        destructiveHint: name === 'leave',
        openWorldHint: false,
      },
    })),
  );
});
