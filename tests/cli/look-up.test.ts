import { engine } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { describe, expect, test } from 'vitest';
import { tableLines } from '../../packages/cli/src/table.js';
import { rulewright } from './console.js';

const json = async (...flags: readonly string[]): Promise<unknown> => JSON.parse((await rulewright(flags)).out);

describe('Rules are found', () => {
  test.each([
    [['veto', 'auction'], 'ECO-AUC.12'],
    [['bio', 'capacity', 'once'], 'ECO-BIO.2'],
    [['vetos'], 'ECO-AUC.12'],
    [['anual', 'initative', 'deck'], 'ECO-INI.7'],
  ])('by the words %j', async (words, id) => {
    const found = (await json('rules', 'ecologic', ...words, '--json')) as { readonly id: string }[];
    expect(found.map((rule) => rule.id)).toContain(id);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  test('by their id, and all of them as JSON', async () => {
    expect(await json('rules', 'ecologic', 'auc.4', '--json')).toEqual([{ id: 'ECO-AUC.4', ...rules['ECO-AUC.4'] }]);
    const all = (await json('rules', 'ecologic', '--json')) as readonly unknown[];
    expect(all.length).toBeGreaterThan(Object.keys(rules).length);
  });
});

describe('Cards are found', () => {
  test.each([
    ['emix', ['habit'], 'habit'],
    ['does-not-exist', ['VINYL-nevermind'], 'vinyl-nevermind'],
    ['euphoria', ['brian', 'vitticulturist'], 'brian-the-viticulturist'],
    ['ecologic', ['i08'], 'I08'],
  ])('of %s by %j', async (game, words, id) => {
    const found = (await json('cards', game, ...words, '--json')) as { readonly id: string }[];
    expect(found.map((card) => card.id)).toContain(id);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  test('in full by their id, all of them with their names', async () => {
    const { out } = await rulewright(['cards', 'does-not-exist', 'vinyl-nevermind']);
    expect(out.split('\n')[0]).toBe('vinyl-nevermind (sounds)');
    const all = (await rulewright(['cards', 'ecologic'])).out.split('\n');
    expect(all.filter((line) => line.startsWith('  I'))).toHaveLength(engine.content.initiatives.length);
  });

  test('or not, and then the nearest are named', async () => {
    const { code, err } = await rulewright(['cards', 'emix', 'qqqq']);
    expect({ code, err }).toEqual({ code: 2, err: 'rulewright: no card about "qqqq": without words all are listed\n' });
  });
});

describe('A player aid', () => {
  test('is printed part by part, each row with its rule', async () => {
    const { out } = await rulewright(['aid', 'ecologic']);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'A round',
      '  Event phase: The first player turns up an event. It holds for this round. (ECO-EVT.1)',
    ]);
  });

  test('is data with --json, and speaks the language asked for', async () => {
    const [first] = (await json('aid', 'euphoria', '--json', '--language', 'ru')) as readonly {
      readonly title: string;
    }[];
    expect(first?.title).toMatch(/^Ваш ход/);
    expect(await rulewright(['aid', 'euphoria', '--language', 'uk'])).toMatchObject({ code: 2 });
  });
});

describe('Options are listed', () => {
  test('with values, default, meaning and rules', async () => {
    const { out } = await rulewright(['options', 'ecologic']);
    expect(out).toContain(
      '\nloanEnforcement\n  How loans are paid back.\n  Values: income, promise. Default: "income".\n  Rules: ECO-VAR.8, ECO-R36.',
    );
  });

  test('as JSON, all of them', async () => {
    const facts = (await json('options', 'ecologic', '--json')) as {
      readonly name: string;
      readonly default: unknown;
    }[];
    expect(Object.fromEntries(facts.map((fact) => [fact.name, fact.default]))).toEqual(engine.init('').options);
  });
});

test('games are listed as JSON', async () => {
  const games = (await json('games', '--json')) as { readonly game: string }[];
  expect(games.map(({ game }) => game)).toEqual(['ecologic', 'emix', 'does-not-exist', 'euphoria']);
});

test('help tells of a command', async () => {
  const { code, out } = await rulewright(['help', 'play']);
  expect({ code, first: out.split('\n')[0] }).toEqual({ code: 0, first: 'Usage: rulewright play [options] [game]' });
});

describe('A table', () => {
  const table = { title: 'Players', head: ['', 'coins', 'objects'], rows: [['P1', '7', 'oil 3 and mineral 2']] };

  test('stands in columns where they fit', () => {
    expect(tableLines(table, 46)).toEqual(['      coins  objects', '  P1      7  oil 3 and mineral 2']);
  });

  test('is a paragraph a row where they do not, and no word is broken', () => {
    expect(tableLines(table, 24)).toEqual(['  P1: coins 7; objects', '    oil 3 and mineral 2']);
  });
});
