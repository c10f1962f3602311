import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import type { Step } from '../../packages/cli/src/saved-game.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { undoFor } from '../../packages/cli/src/undo.js';
import { inFull } from '../support/depth.js';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();
const ecologic = at(games, 0);
const kept = (file: string): string[] => linesOf(readFileSync(`${folder}/${file}`, 'utf8'));

/** Somebody who takes the first entry of every menu, or the one with these words, and leaves after that many questions. */
function somebody(questions: number, words: readonly RegExp[] = []): Prompts {
  let left = questions;
  const ask = <X>(answer: X): Promise<X> => {
    if (left-- === 0) throw Object.assign(new Error('closed'), { name: 'ExitPromptError' });
    return Promise.resolve(answer);
  };
  return {
    choose: (_, choices) => {
      const wanted = words[questions - left];
      return ask(wanted === undefined ? 0 : choices.findIndex((name) => wanted.test(name)));
    },
    number: () => ask(1),
    text: () => ask(''),
  };
}

test('a game that is kept has one line for its beginning and one for each decision', async () => {
  const { code } = await rulewright(['play', 'ecologic', '--seed', 'kept', '--save', `${folder}/whole.txt`, '--quiet']);
  expect(code).toBe(0);
  const [first = '', ...decisions] = kept('whole.txt');
  expect(JSON.parse(first)).toEqual({
    game: 'ecologic',
    rulesVersion: engine.rulesVersion,
    content: engine.contentName,
    seed: 'kept',
    options: {},
    human: [],
  });
  let state = engine.init('kept');
  for (const line of decisions) state = engine.apply(state, engine.parse(line));
  expect(engine.outcome(state)).toBeDefined();
});

test('Ctrl-C at a question leaves the game kept and says how to go on; resuming drops a line that was cut', async () => {
  const file = `${folder}/left.txt`;
  const begun = await rulewright(['play', 'ecologic', '--seed', 'a', '--human', '0', '--save', file], somebody(2));
  expect(begun.code).toBe(130);
  expect(begun.out).toContain(`The game is kept; go on with: rulewright play --resume ${file}\n`);
  const before = kept('left.txt');
  expect(before.length).toBeGreaterThan(2);
  appendFileSync(file, '0 place-fi');

  const again = await rulewright(['play', '--resume', file], somebody(1));
  expect(again.code).toBe(130);
  expect(again.out).toContain(`The game goes on after ${before.length - 1} decisions.`);
  expect(kept('left.txt').slice(0, before.length)).toEqual(before);
  expect(kept('left.txt').length).toBeGreaterThanOrEqual(before.length + 1);
});

test('an undo is kept as a line, and what it took back is gone when the game is resumed', async () => {
  const file = `${folder}/undone.txt`;
  const flags = ['play', 'ecologic', '--seed', 'a', '--human', '0', '--human', '1', '--save', file];
  await rulewright(flags, somebody(5, [/./, /./, /./, /./, /undo/]));
  const lines = kept('undone.txt');
  expect(lines.at(-1)).toBe('undo 2');
  const { out } = await rulewright(['play', '--resume', file], somebody(0));
  expect(lines).toHaveLength(4);
  expect(out).toContain('The game goes on after 0 decisions.');
});

test.each([
  [['play', '--resume', 'nowhere.txt'], 'cannot read nowhere.txt: no such file or directory'],
  [['play', 'emix', '--resume', `${folder}/of-ecologic.txt`], `${folder}/of-ecologic.txt is a game of ecologic`],
  [['play', '--resume', `${folder}/bent.txt`], `${folder}/bent.txt, line 2: `],
  [['play', '--resume', `${folder}/no-game.txt`], `${folder}/no-game.txt is not a saved game: play --save begins one`],
  [['play', '--resume', `${folder}/older.txt`], `${folder}/older.txt was played by rules version 0 `],
  [['play', '--resume', 'x', '--seed', 'y'], 'a game that is resumed has its seed and its options'],
  [['play', '--resume', 'x', '--save', 'y'], '--resume goes on in its own file: it takes no --save'],
  [['play'], 'name a game, or give the file of one with --game; rulewright games lists them'],
])('%j is refused with a sentence', async (flags, says) => {
  const content = engine.contentName;
  const beginning = { game: 'ecologic', rulesVersion: 1, content, seed: 's', options: {}, human: [] };
  const write = (name: string, text: string): void => writeFileSync(`${folder}/${name}.txt`, text);
  write('of-ecologic', `${JSON.stringify(beginning)}\n`);
  write('bent', `${JSON.stringify(beginning)}\n0 pass\n`);
  write('no-game', '[]\n');
  write('older', `${JSON.stringify({ ...beginning, rulesVersion: 0 })}\n`);
  const { code, err, out } = await rulewright(flags);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`rulewright: ${says}`);
  expect(existsSync('y')).toBe(false);
});

/** The steps of a game of EcoLogic that goes on as the pick says. */
function steps(pick: (type: string) => boolean, most = 60): Step[] {
  const taken: Step[] = [];
  let state = engine.init('undo', { players: 2, mutualAid: 'off' });
  for (let n = 0; n < most; n++) {
    const legal = engine.legalActions(state);
    const action = legal.find(({ type }) => pick(type)) ?? legal[0];
    if (action === undefined) break;
    taken.push({ before: state, action });
    state = engine.apply(state, action);
    if (pick(action.type)) break;
  }
  return taken;
}

test('undo goes back to the last decision of the seat', () => {
  const placed = steps(() => false, 2);
  expect(undoFor(ecologic, placed, at(placed, 0).action.seat)).toEqual({ decisions: 2 });
  expect(undoFor(ecologic, placed, at(placed, 1).action.seat)).toEqual({ decisions: 1 });
  expect(undoFor(ecologic, [], 0)).toEqual({ forbidden: undefined });
});

test('undo takes an only answer back with what led to it', () => {
  const first = at(
    steps(() => false, 1),
    0,
  );
  const { seat } = first.action;
  const only = { before: { ...first.before }, action: first.action };
  const { engine: all } = ecologic;
  const legalActions: typeof all.legalActions = (position, asked) =>
    position === only.before ? [first.action] : all.legalActions(position, asked);
  const game = { ...ecologic, engine: { ...all, legalActions } };
  expect(undoFor(game, [first, only], seat)).toEqual({ decisions: 2 });
  expect(undoFor(game, [only], seat)).toEqual({ forbidden: undefined });
});

test('undo says what has happened since that nobody can take back', () => {
  const revealed = steps((type) => type === 'reveal');
  const { seat } = at(revealed, revealed.length - 1).action;
  expect(undoFor(ecologic, revealed, seat)).toEqual({ forbidden: `chance has decided since (P${seat + 1}: reveal)` });
});

test(
  'lists of one answer are taken by themselves, unless --no-auto asks for them or several people play',
  inFull,
  async () => {
    const counted = async (...flags: readonly string[]): Promise<number> => {
      let asked = 0;
      const prompts: Prompts = {
        choose: () => {
          asked++;
          return Promise.resolve(0);
        },
        number: () => Promise.resolve(1),
        text: () => Promise.resolve(''),
      };
      await rulewright(['play', 'ecologic', '--seed', 'auto', '--human', '0', ...flags], prompts);
      return asked;
    };
    const taken = await counted();
    expect(await counted('--auto')).toBe(taken);
    expect(await counted('--no-auto')).toBeGreaterThan(taken);
    const among = ['--human', '1'];
    expect(await counted(...among)).toBe(await counted(...among, '--no-auto'));
    expect(await counted(...among, '--auto')).toBeLessThan(await counted(...among));
  },
);
