import { readFileSync } from 'node:fs';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import * as doesNotExistRules from '@rulewright/does-not-exist/rules';
import { engine as ecologic } from '@rulewright/ecologic';
import * as ecologicRules from '@rulewright/ecologic/rules';
import { engine as emix } from '@rulewright/emix';
import * as emixRules from '@rulewright/emix/rules';
import { engine as euphoria } from '@rulewright/euphoria';
import * as euphoriaRules from '@rulewright/euphoria/rules';
import { describe, expect, test } from 'vitest';

// What the README of a game says in tables and figures, held against the code.

const games = [
  { engine: ecologic, ...ecologicRules },
  { engine: emix, ...emixRules },
  { engine: doesNotExist, ...doesNotExistRules },
  { engine: euphoria, ...euphoriaRules },
] as const;

/** The cells of all rows of a table whose first head is this. */
function tableHeaded(readme: string, head: string): string[][] {
  const lines = readme.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  if (from < 0) return [];
  const end = lines.findIndex((line, i) => i > from && !line.startsWith('|'));
  return lines.slice(from + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isRuling = (id: string): boolean => /-R\d+$/.test(id);

describe.each(games)('the README of $engine.id', ({ engine, rules }) => {
  const folder = `packages/${engine.id}`;
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const state = engine.init('readme');

  test('names the modules that the package has', () => {
    const { exports }: { exports: object } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const subpaths = Object.keys(exports).filter((path) => path !== './package.json');
    const modules = tableHeaded(readme, 'module').map(([module = '']) => codeIn(module)[0]);
    expect(modules.toSorted()).toEqual(subpaths.map((path) => `@rulewright/${engine.id}${path.slice(1)}`).toSorted());
  });

  test('names values that its modules have', async () => {
    const named = tableHeaded(readme, 'module').map(async ([module = '', about = '']) => {
      const has = Object.keys(await import(codeIn(module)[0] ?? ''));
      const values = codeIn(about).filter((name) => name !== 'renderViolation');
      expect(has).toEqual(expect.arrayContaining(values));
    });
    await Promise.all(named);
  });

  test('names every question that `ask` answers', () => {
    const line = readme.split('\n').find((each) => each.startsWith('- `ask(position)` answers')) ?? '';
    const [, ...queries] = codeIn(line.slice(0, line.indexOf(': hover') < 0 ? undefined : line.indexOf(': hover')));
    expect(queries).toEqual(Object.keys(engine.ask(state as never)));
  });

  test('counts rules, rulings and options as they are', () => {
    const ids = Object.keys(rules);
    const rulings = ids.filter(isRuling).length;
    const [, ofBook, ruled, options] = /(\d+) rules, (\d+) rulings, (\d+) options/.exec(readme) ?? [];
    expect([ofBook, ruled, options].map(Number)).toEqual([
      ids.length - rulings,
      rulings,
      Object.keys(state.options).length,
    ]);
  });

  test('names rules that there are', () => {
    const named = [...readme.matchAll(/\b(?:ECO|EMX|DNE|EUP)-[A-Z]*\.?[A-Z]?\d+\b/g)].map(([id]) => id);
    for (const id of named) expect(Object.keys(rules)).toContain(id);
  });

  test('has every option in its table, if it has one, with its default', () => {
    const rows = tableHeaded(readme, 'option');
    const isTold = rows.length > 0;
    expect(rows.map(([name = '']) => codeIn(name)[0])).toEqual(isTold ? Object.keys(state.options) : []);
    for (const [name = '', values = ''] of rows) {
      const [written = ''] = codeIn(values);
      const json = written.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":');
      expect(JSON.parse(json)).toEqual(Reflect.get(state.options, codeIn(name)[0] ?? ''));
    }
  });

  test('names types of actions and questions that there are', async () => {
    const known = JSON.stringify((await import(`@rulewright/${engine.id}/schema`)).schemas);
    const words = codeIn(readme).filter((word) => /^[a-z]+(-[a-z]+)+$/.test(word));
    for (const word of words) expect(known).toContain(`"${word}"`);
  });
});

test('a card of Emix is deck × 1000 + kind, and equal cards are equal numbers', () => {
  const one = emix.init('cards', { players: 2 });
  const cards = one.hands.flat();
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card).toBeLessThan(emix.content.cards.length);
  const individualDecks = { decks: 'ready-made', anyDeckSize: false } as const;
  const decks = emix.init('cards', { players: 2, individualDecks });
  const second = decks.hands[1] ?? [];
  expect(second.map((card) => Math.floor(card / 1000))).toEqual(second.map(() => 1));
});
