import { readdirSync, readFileSync } from 'node:fs';
import { isRuleError } from '@rulewright/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { App, changed, type Storage } from '../../../examples/react/src/app.js';
import { GAMES, HUMAN } from '../../../examples/react/src/games.js';
import { keep, kept } from '../../../examples/react/src/keep.js';
import {
  act,
  begin,
  botAction,
  botAsked,
  type Game,
  gameOf,
  restore,
  save,
  viewOf,
} from '../../../examples/react/src/play.js';

const SOURCES = 'examples/react/src';

/** A game: the person takes the actions by their numbers, one after the other. */
async function played(game: Game, decisions: number): Promise<Game> {
  let now = game;
  for (let turn = 0; turn < decisions; turn++) {
    const { engine } = gameOf(now);
    if (engine.outcome(now.state) !== undefined) break;
    const legal = engine.legalActions(viewOf(now));
    const own = legal[(turn * 7 + 3) % legal.length];
    now = act(now, own === undefined ? await botAction(now, 'uniform') : own);
  }
  return now;
}

const stored = (game: Game | undefined): Storage => ({
  getItem: () => (game === undefined ? null : save(game)),
  setItem: () => {},
});
const pageOf = (game: Game | undefined): string =>
  renderToStaticMarkup(createElement(App, { storage: stored(game), newSeed: () => 'a new one' }));
const count = (page: string, part: RegExp): number => page.match(part)?.length ?? 0;

describe('A storage', () => {
  const full = new Error('QuotaExceededError');
  const fails = (): never => {
    throw full;
  };

  test('that is forbidden or full is told, and the game goes on', () => {
    const game = begin('emix', 's');
    expect(kept({ getItem: fails, setItem: fails }).note).toMatch(/keeps nothing/);
    expect(keep({ getItem: () => null, setItem: fails }, game)).toMatch(/no room/);
    expect(keep({ getItem: () => null, setItem: () => {} }, game)).toBeUndefined();
    const page = renderToStaticMarkup(
      createElement(App, { storage: { getItem: fails, setItem: fails }, newSeed: () => 's' }),
    );
    expect(page).toContain('keeps nothing');
  });

  test('with a save of another release keeps it aside, and never overwrites it', () => {
    const held = new Map([
      ['rulewright', 'of another release'],
      ['rulewright-aside', 'an older one'],
    ]);
    const storage: Storage = {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, text) => void held.set(key, text),
    };
    expect(kept(storage)).toMatchObject({ isSafe: true, note: expect.stringContaining('rulewright-aside-2') });
    expect(held.get('rulewright-aside-2')).toBe('of another release');
    expect(held.get('rulewright-aside')).toBe('an older one');
    expect(kept({ getItem: (key) => (key === 'rulewright' ? 'bent' : null), setItem: fails })).toMatchObject({
      isSafe: false,
    });
    expect(kept({ getItem: () => null, setItem: fails })).toEqual({ isSafe: true });
  });
});

describe.each(Object.keys(GAMES))('The React app plays %s', (id) => {
  test('against a bot, and keeps the game in a text', async () => {
    const half = await played(begin(id, 'react'), 60);
    expect(half.actions.length).toBe(60);
    expect(new Set(half.actions.map(({ seat }) => seat)).size).toBe(2);
    expect(half.told.some((line) => line.startsWith('You '))).toBe(true);
    expect(restore(save(half))).toEqual(half);
  });

  test('and shows the table, the short question, and a button for each legal action', async () => {
    for (const game of [begin(id, 'page'), await played(begin(id, 'page'), 40)]) {
      const { engine, text } = gameOf(game);
      const page = pageOf(game);
      const legal = engine.legalActions(viewOf(game));
      const parts = engine.partsOf(viewOf(game));
      expect(count(page, /<button/g)).toBe(parts.length + legal.length + 1);
      expect(page).toContain(`<option value="${id}" selected="">${text.title}</option>`);
      if (botAsked(game) === undefined) expect(page).toMatch(/<h2 title="[A-Z]+-[^"]+">[^<]*\?<\/h2>/);
      else expect(page).toContain('The bot thinks');
      if (legal.length > 3) expect(page).toMatch(/class="open"/);
    }
  });
});

test('The React app tells nothing of cards that the bot alone saw', () => {
  const { engine, text } = gameOf({ id: 'emix' });
  let game = begin('emix', 'hidden');
  let exchanged = 0;
  for (let turn = 0; turn < 200; turn++) {
    const legal = engine.legalActions(game.state);
    const hidden = legal.find(({ type, seat }) => type === 'exchange' && seat !== HUMAN);
    const action = hidden ?? legal[(turn * 7 + 3) % legal.length];
    if (action === undefined) break;
    game = act(game, action);
    if (hidden === undefined || !('card' in hidden)) continue;
    exchanged++;
    expect(game.told.at(-1)).not.toContain(text.face(String(hidden.card)).name);
  }
  expect(exchanged).toBeGreaterThan(3);
});

test.each([null, '', '{}', '{"id":"chess","seed":"x","actions":[]}', '{"id":"emix","seed":"x","actions":3}'])(
  'The React app does not begin from %s',
  (saved) => {
    expect(restore(saved)).toBeUndefined();
    expect(pageOf(undefined)).toBe(pageOf(begin('emix', 'a new one')));
  },
);

test('The React app is left alone by an action that is not legal', () => {
  const game = begin('ecologic', 'refused');
  const raise = { type: 'raise', seat: HUMAN, amount: 3 };
  expect(() => changed(game, { act: raise })).toThrowError(expect.toSatisfy(isRuleError));
  expect(changed(game, { begin: 'emix', seed: 'another' })).toEqual(begin('emix', 'another'));
});

test('The React app has 380 lines, and imports nothing of a game but its engine and its text', () => {
  const files = readdirSync(SOURCES).filter((name) => /\.tsx?$/.test(name));
  const code = files.map((name) => readFileSync(`${SOURCES}/${name}`, 'utf8'));
  expect(code.join('').split('\n').length - 1).toBeLessThanOrEqual(380);
  const imported = code.flatMap((one) => [...one.matchAll(/from '(@rulewright\/[^']+)'/g)].map(([, name]) => name));
  expect([...new Set(imported)].sort()).toEqual(
    ['bots', 'core', 'core/text', ...Object.keys(GAMES).flatMap((id) => [id, `${id}/text`])]
      .map((name) => `@rulewright/${name}`)
      .sort(),
  );
});

test('The React app is built for browsers from what it imports, without a warning', async () => {
  const warnings: string[] = [];
  const built = await build({
    root: 'examples/react',
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { onwarn: ({ message }) => warnings.push(message) } },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(warnings).toEqual([]);
  expect(outputs.map(({ fileName }) => fileName)).toContain('index.html');
  expect(code).not.toMatch(/from\s*["']node:|require\(["']/);
});
