import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformance, pseudo } from '@rulewright/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { type Prompts, run } from '../../packages/create-rulewright/src/program.js';
import { folderFor, idOf } from '../../packages/create-rulewright/src/project.js';
import { engine } from '../../packages/create-rulewright/template/src/game.js';
import { createText, en } from '../../packages/create-rulewright/template/src/text.js';
import * as secret from '../../packages/create-rulewright/template-secret/src/game.js';
import * as secretText from '../../packages/create-rulewright/template-secret/src/text.js';
import { inFull } from '../support/depth.js';

// `npm create rulewright my-game`; the tarball is tested with the others, by `npm run test:in -- release`.

const house = mkdtempSync(join(tmpdir(), 'rulewright-create-'));
afterAll(() => rmSync(house, { recursive: true }));

async function ran(args: readonly string[], prompts?: Prompts) {
  const said = { out: '', err: '' };
  const isTTY = prompts !== undefined;
  const code = await run(
    args,
    {
      stdin: { isTTY },
      stdout: {
        isTTY,
        write: (text) => {
          said.out += text;
        },
      },
      stderr: {
        write: (text) => {
          said.err += text;
        },
      },
    },
    prompts,
  );
  return { code, ...said };
}
const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

describe('npm create rulewright', () => {
  test('takes any title, and quotes it once', async () => {
    const titles = ["'My game'", 'My game', 'my-game', 'It\'s "mine" \\ `$(x)`', 'players: [2, 4]', '$& $1 $`', 'Гра'];
    for (const [n, title] of titles.entries()) {
      const folder = join(house, `title-${n}`);
      expect((await ran([folder, '--title', title])).code).toBe(0);
      const line = /title: ('.*'),\n/.exec(read(folder, 'src/text.ts'))?.[1] ?? '';
      expect(JSON.parse(`"${line.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"`)).toBe(title);
      expect(read(folder, 'README.md').split('\n')[0]).toBe(`# ${title}`);
    }
    for (const title of ['', ' ', 'a\nb', 'a\u001b[2J', 'a\u2028b'])
      expect((await ran([join(house, 'never'), '--title', title])).code).toBe(2);
    expect(existsSync(join(house, 'never'))).toBe(false);
  });

  test.each([
    ['Night Market', 'night-market'],
    ['Ночной рынок', 'my-game'],
    ['Café à gogo', 'cafe-a-gogo'],
    ['3 Kings', 'game-3-kings'],
    ['CON', 'game-con'],
    ['"; rm -rf / #', 'rm-rf'],
    ['', 'my-game'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('a game called %j without a folder gets %j', (title, folder) => expect(folderFor(title)).toBe(folder));

  test('cuts a name that npm would refuse', () => {
    expect(idOf('x'.repeat(255))).toHaveLength(214);
    expect(idOf(`${'x'.repeat(213)}--y`)).toBe('x'.repeat(213));
  });

  test('takes a folder with nothing but .git', async () => {
    const folder = join(house, 'cloned');
    mkdirSync(join(folder, '.git'), { recursive: true });
    expect((await ran([folder])).code).toBe(0);
    expect((await ran([folder])).err).toContain('is not an empty folder');
  });

  test('writes a game that is called like its folder, and says how to go on', async () => {
    const folder = join(house, 'Night Market');
    const { code, out, err } = await ran([folder]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\nNight market is in .*\n {2}npm install\n {2}npm test\n {2}npm run play\n/s);
    expect(readdirSync(folder).sort()).toEqual([
      '.github',
      '.gitignore',
      'README.md',
      'package.json',
      'src',
      'tests',
      'tsconfig.build.json',
      'tsconfig.json',
    ]);
    expect(JSON.parse(read(folder, 'package.json')).name).toBe('night-market');
    expect(read(folder, 'src/game.ts')).toContain("id: 'night-market',\n  players: [2, 4],");
    expect(read(folder, 'src/text.ts')).toContain("title: 'Night market',");
    expect(read(folder, '.github/workflows/ci.yml')).toContain('npm run match');
  });

  test('asks two questions where somebody is there', async () => {
    const asked: string[] = [];
    const prompts: Prompts = {
      async text(message) {
        asked.push(message);
        return 'Ann\u2019s game';
      },
      async choose(message, choices) {
        asked.push(message);
        return choices.at(-1) ?? 0;
      },
    };
    const folder = join(house, 'asked');
    expect((await ran([folder], prompts)).code).toBe(0);
    expect(asked).toEqual(['What is the game called?', 'How many can play it?']);
    expect(read(folder, 'src/game.ts')).toContain('players: [2, 8],');
    expect(read(folder, 'README.md')).toMatch(/^# Ann\u2019s game\n/);
    expect((await ran([join(house, 'silent'), '--yes'], prompts)).code).toBe(0);
    expect(asked).toHaveLength(2);
  });

  test('takes the answers as flags, a title with quotes too', async () => {
    const folder = join(house, 'flags');
    await ran([folder, '--title', `Ann's "game"`, '--players', '2']);
    expect(read(folder, 'src/text.ts')).toContain(`title: 'Ann\\'s "game"',`);
    expect(read(folder, 'src/game.ts')).toContain('players: [2, 2],');
  });

  test('leaves a folder alone that is not empty, and writes nothing where an answer cannot be', async () => {
    const full = join(house, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'mine.txt'), 'mine');
    expect(await ran([full])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is not an empty folder, and is left/),
    });
    expect(readdirSync(full)).toEqual(['mine.txt']);
    for (const [args, says] of [
      [['nine', '--players', '9'], /--players is a whole number from 2 to 8, not 9/],
      [['empty', '--title', ' '], /--title is one line of text/],
      [['unseen', '--title', '\u200b\u3164'], /--title is one line of text/],
      [['turned', '--title', '\u202eemag ym'], /--title is one line of text/],
      [['7up'], /"7up" is no name for a game: it begins with a letter/],
      [['one', 'two'], /one folder is enough: "two" is one too many/],
      [['one', '--colour'], /Unknown option '--colour'/],
    ] as const) {
      const [folder, ...flags] = args;
      expect(await ran([join(house, folder), ...flags])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(says),
      });
      expect(existsSync(join(house, folder))).toBe(false);
    }
  });
});

describe('the template', () => {
  test('open keeps all laws, with words of its own', () => {
    const wording = { text: createText(), marked: createText(pseudo(en)) };
    const report = conformance(engine, { games: 4, options: [{}, { players: 4 }], wording, maxDecisions: 100 });
    expect(report.games).toBe(8);
    expect(report.knowledge.pairs).toBeGreaterThan(0);
  });

  test('secret keeps all laws, with words of its own, and shows cards to one and to all', inFull, () => {
    const wording = { text: secretText.createText(), marked: secretText.createText(pseudo(secretText.en)) };
    const settings = { games: 2, options: [{}, { players: 4 }], wording, maxDecisions: 100 };
    const { games, knowledge, actions } = conformance(secret.engine, settings);
    expect(games).toBe(4);
    expect(knowledge.facts).toBeGreaterThan(0);
    expect(Object.keys(actions).sort()).toEqual(['duel', 'peek']);
  });

  test('has at most 30 lines of text', () => {
    for (const folder of ['template', 'template-secret'])
      expect(read(`packages/create-rulewright/${folder}`, 'src/text.ts').split('\n').length).toBeLessThanOrEqual(30);
  });

  test('secret is written over the other one', async () => {
    const folder = join(house, 'hush');
    expect((await ran([folder, '--template', 'secret', '--title', 'Hush'])).code).toBe(0);
    expect(read(folder, 'src/game.ts')).toContain("secret: { peeked: 'card' }");
    expect(read(folder, 'src/text.ts')).toContain("title: 'Hush',");
    expect(JSON.parse(read(folder, 'package.json')).name).toBe('hush');
    expect((await ran([join(house, 'never'), '--template', 'both'])).err).toMatch(
      /--template is open or secret, not "both"/,
    );
  });
});
