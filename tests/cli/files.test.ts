import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { locked } from '../../packages/cli/src/files/lock.js';
import { appender, gamesAppender } from '../../packages/cli/src/files/writing.js';
import { games } from '../../packages/cli/src/games.js';
import { goOnIn, playAgain, readSaved } from '../../packages/cli/src/saved-game.js';
import { inFull, some } from '../support/depth.js';
import { rulewright, scratch } from './console.js';

const folder = scratch();
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const beginning = {
  game: 'ecologic',
  rulesVersion: engine.rulesVersion,
  content: engine.contentName,
  seed: 's',
  options: {},
  human: [],
};
const HEAD = JSON.stringify(beginning);
const legal = engine.legalActions(engine.init('s')).map((action) => engine.format(action));
const first = legal.find((line) => !legal.some((other) => other !== line && other.startsWith(line))) ?? '';

/** Every command that reads a file of text. */
const READERS: readonly ((path: string) => readonly string[])[] = [
  (path) => ['play', '--resume', path],
  (path) => ['replay', path],
  (path) => ['replay', path, '--rule', 'ECO-AUC.1'],
  (path) => ['review', path],
];
const strange: readonly (readonly [name: string, content: string | Uint8Array])[] = [
  ['a letter', 'one\ntwo\nmy only copy'],
  ['nothing', ''],
  ['a byte order mark alone', '\ufeff'],
  ['UTF-16', Buffer.from('\ufeff{"game":"ecologic"}', 'utf16le')],
  ['another encoding', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d])],
  ['zeros', new Uint8Array(4096)],
  ['null', 'null'],
  ['a list', '[1, 2'],
  ['a game alone', '{"game":"ecologic"}'],
  ['a witness without actions', '{"game":"ecologic","rule":"ECO-AUC.1","seed":"s","options":{}}'],
  ['a save of a seat that is not there', `${JSON.stringify({ ...beginning, human: [7] })}\n`],
  ['a save whose options are a list', `${JSON.stringify({ ...beginning, options: [] })}\n`],
  ['a save whose content is a number', `${JSON.stringify({ ...beginning, content: 1 })}\n`],
];

describe('Reading never writes', () => {
  test.each(some(strange))('%s is refused in one line by all that read it, and stays as it is', async (_, content) => {
    const path = file('strange', content);
    const { mtimeNs } = statSync(path, { bigint: true });
    for (const reader of READERS) {
      const { code, out, err } = await rulewright(reader(path));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^rulewright: [^\n]+\n$/);
      expect(readFileSync(path)).toEqual(Buffer.from(content as string));
      expect(statSync(path, { bigint: true }).mtimeNs).toBe(mtimeNs);
    }
  });

  test('the program reads and writes files in one folder of its sources', () => {
    const sources = readdirSync('packages/cli/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    const using = sources.filter((path) =>
      /['"](node:)?fs(\/promises)?['"]/.test(readFileSync(join('packages/cli/src', path), 'utf8')),
    );
    expect(using.sort()).toEqual(['files/lock.ts', 'files/reading.ts', 'files/writing.ts']);
  });
});

describe('A file says the same whatever its lines end in', () => {
  const goesOn = async (content: string): Promise<string> => {
    const { code, err, out } = await rulewright(['play', '--resume', file('save.txt', content), '--bot', 'uniform']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out.split('\n').find((line) => line.includes('goes on')) ?? '';
  };
  test.each([
    ['carriage returns', `${HEAD}\r\n${first}\r\nundo 1\r\n${first}\r\n`],
    ['a byte order mark', `\ufeff${HEAD}\n${first}\n`],
    ['both, and empty lines at the end', `\ufeff${HEAD}\r\n${first}\r\n\r\n\r\n`],
    ['a last line without an end', `${HEAD}\n${first}`],
  ])('%s', async (_, content) => {
    expect(await goesOn(content)).toContain('The game goes on after 1 decision.');
  });

  test('a beginning without an end of its line', async () => {
    expect(await goesOn(HEAD)).toContain('The game goes on after 0 decisions.');
    const lines = readFileSync(join(folder, 'save.txt'), 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toEqual(beginning);
    expect(lines.length).toBeGreaterThan(1);
  });

  test('an undo without an end', inFull, async () => {
    expect(await goesOn(`${HEAD}\n${first}\nundo 1`)).toContain('The game goes on after 0 decisions.');
    expect(readFileSync(join(folder, 'save.txt'), 'utf8')).toContain('\nundo 1\n');
  });

  test('a game that is over by a resignation says so with carriage returns too', async () => {
    const { code, err } = await rulewright(['play', '--resume', file('over.txt', `${HEAD}\r\nresign 0\r\n`)]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `rulewright: ${folder}/over.txt is a game that is over: P1 has resigned\n`,
    });
  });

  test('records are read with a byte order mark and carriage returns', async () => {
    const record = JSON.stringify(engine.record({ seed: 'bom', actions: [] }), null, 1).replaceAll('\n', '\r\n');
    const { code, out } = await rulewright(['replay', file('bom.json', `\ufeff${record}\r\n`)]);
    expect(code).toBe(0);
    expect(out).toContain('A valid record');
  });
});

test('A save that was cut at any byte goes on with all but the decision that was cut', () => {
  const path = join(folder, 'cut.txt');
  const [ecologic] = games;
  if (ecologic === undefined) throw new Error('no game');
  const lines = [HEAD];
  let state = engine.init('s');
  for (let i = 0; i < 12; i++) {
    const [action] = engine.legalActions(state).slice(-1);
    if (action === undefined) break;
    lines.push(engine.format(action));
    state = engine.apply(state, action);
  }
  const whole = Buffer.from(`${lines.join('\n')}\n`);
  for (let bytes = HEAD.length; bytes <= whole.length; bytes++) {
    writeFileSync(path, whole.subarray(0, bytes));
    const ended = whole.subarray(0, bytes).toString().split('\n').length - 2;
    const saved = readSaved(path);
    const { steps, state: reached, cut } = playAgain(path, ecologic, saved);
    expect([ended, ended + 1]).toContain(steps.length);
    expect(steps.map(({ action }) => engine.format(action as never))).toEqual(lines.slice(1, steps.length + 1));
    const [next] = ecologic.engine.legalActions(reached);
    if (next === undefined) throw new Error('the game is over');
    const keeper = goOnIn(path, ecologic, saved, cut === undefined);
    keeper.decided(next);
    keeper.close();
    const kept = [...lines.slice(0, steps.length + 1), ecologic.engine.format(next), ''];
    expect(readFileSync(path, 'utf8').split('\n')).toEqual(kept);
  }
});

describe('A file that is there', () => {
  test.each([
    ['--save', ['play', 'ecologic', '--save']],
    ['--record', ['play', 'ecologic', '--record']],
    ['--out', ['train', 'ecologic', '--games', '1', '--out']],
  ])('is not replaced by %s, unless that is said', async (_, args) => {
    const path = file('yesterday.txt', 'my only copy');
    const { code, err } = await rulewright([...args, path]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `rulewright: cannot write ${path}: there is such a file; --force replaces it\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe('my only copy');
  });

  test('is replaced with --force, whole', async () => {
    const path = file('yesterday.txt', 'my only copy');
    const { code } = await rulewright(['play', 'ecologic', '--seed', 's', '--record', path, '--force', '--quiet']);
    expect(code).toBe(0);
    expect(engine.outcome(engine.replay(JSON.parse(readFileSync(path, 'utf8'))))).toBeDefined();
  });

  test.each([
    'a letter to a friend\n',
    '{"cut":',
    '\n',
    '{"a":1}\n',
    '{"name":"1","seating":[0,1]}\n{"cut":',
    `${HEAD}\n${first}\n`,
  ])('is not appended to when it holds %j', async (content) => {
    const path = file('letter.txt', content);
    const { code, err } = await rulewright(['arena', 'ecologic', '--players', 'uniform,weighted', '--data', path]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `rulewright: cannot append to ${path}: it is not a file of an arena’s games, one a line\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe(content);
  });

  test('of games is appended to, also when the first of them is long', () => {
    const long = JSON.stringify({ name: '1', thoughts: 'x'.repeat(200_000), seating: [0, 1] });
    const path = file('games.jsonl', `${long}\n`);
    gamesAppender(path).append('{"b":2}');
    gamesAppender(path).append('{"c":3}');
    expect(readFileSync(path, 'utf8')).toBe(`${long}\n{"b":2}\n{"c":3}\n`);
    gamesAppender(join(folder, 'new.jsonl')).append('{}');
    expect(readFileSync(join(folder, 'new.jsonl'), 'utf8')).toBe('{}\n');
  });
});

describe('A link', () => {
  const linked = (name: string, content?: string): readonly [link: string, target: string] => {
    const [link, target] = [join(folder, `${name}.link`), join(folder, `${name}.txt`)];
    if (content !== undefined) writeFileSync(target, content, { mode: 0o640 });
    symlinkSync(`${name}.txt`, link);
    return [link, target];
  };
  const record = (path: string, ...more: readonly string[]) =>
    rulewright(['play', 'ecologic', '--seed', 's', '--record', path, '--quiet', ...more]);

  test('stays one, and the file that it leads to is written, with the permissions that it had', async () => {
    const [link, target] = linked('kept', 'my only copy');
    expect(await record(link)).toMatchObject({ code: 2 });
    expect(readFileSync(target, 'utf8')).toBe('my only copy');
    expect(await record(link, '--force')).toMatchObject({ code: 0, err: '' });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ game: 'ecologic' });
    expect(statSync(target).mode & 0o777).toBe(0o640);
  });

  test('to a file that is not there yet makes it', async () => {
    const [link, target] = linked('new');
    expect(await record(link)).toMatchObject({ code: 0, err: '' });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ game: 'ecologic' });
  });

  test('that leads to itself is told by its name', async () => {
    const path = join(folder, 'round');
    symlinkSync('round', path);
    for (const args of [
      ['play', 'ecologic', '--save', path],
      ['play', 'ecologic', '--record', path],
      ['train', 'ecologic', '--games', '1', '--out', path],
      ['arena', 'ecologic', '--players', 'uniform,weighted', '--data', path],
    ])
      expect(await rulewright(args)).toEqual({
        code: 2,
        out: '',
        err: `rulewright: cannot write ${path}: too many symbolic links encountered\n`,
      });
  });

  test('is no second name for a save that is played, or for its record', async () => {
    const [link, target] = linked('twice', `${HEAD}\n`);
    const release = locked(target);
    expect((await rulewright(['play', '--resume', link, '--bot', 'uniform'])).err).toContain('another program');
    release();
    expect((await rulewright(['play', '--resume', target, '--record', link, '--force'])).err).toContain(
      'its record needs another file',
    );
    expect(readFileSync(target, 'utf8')).toBe(`${HEAD}\n`);
  });
});

describe('Two programs on one file', () => {
  test('the second is told before it begins', async () => {
    const path = file('both.txt', `${HEAD}\n`);
    const release = locked(path);
    const { code, err } = await rulewright(['play', '--resume', path, '--bot', 'uniform']);
    expect(code).toBe(2);
    expect(err).toContain(`plays ${path}; if that is not so, remove ${path}.lock`);
    release();
    expect((await rulewright(['play', '--resume', path, '--bot', 'uniform'])).code).toBe(0);
    expect(readdirSync(folder)).not.toContain('both.txt.lock');
  });

  test('a lock of a program that is dead is taken over, as is one of nobody', inFull, async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    for (const owner of [`${child.pid}`, '', 'nobody', `${process.pid}`]) {
      const path = file('dead.txt', `${HEAD}\n`);
      file('dead.txt.lock', owner);
      expect((await rulewright(['play', '--resume', path, '--bot', 'uniform'])).code).toBe(0);
    }
  });

  test('whatever has written meanwhile, nothing of it is written over', () => {
    const path = file('meanwhile.txt', 'a\n');
    const { append } = appender(path, { size: 2 });
    append('b');
    writeFileSync(path, 'a\nb\nc\n');
    expect(() => append('d')).toThrow(`cannot write ${path}: another program has written to it`);
    truncateSync(path, 0);
    expect(() => append('d')).toThrow('another program');
    expect(readFileSync(path, 'utf8')).toBe('');
  });
});

test('A limit of the disk is told in a sentence, and the file before it stays whole', inFull, () => {
  const path = join(folder, 'full.jsonl');
  writeFileSync(path, '{"a":1}\n');
  const program = `
    import { appender } from './packages/cli/src/files/writing.ts';
    process.on('SIGXFSZ', () => {});
    try { appender(${JSON.stringify(path)}, { size: 8 }).append('x'.repeat(4000)); }
    catch (error) { console.log(error.name, error.message); }`;
  const printed = execFileSync(
    'bash',
    [
      '-c',
      `ulimit -f 1; exec "${process.execPath}" --import ./tests/bots/typescript.mjs --input-type=module -e "$0"`,
      program,
    ],
    { encoding: 'utf8' },
  );
  expect(printed).toBe(`MachineError cannot write ${path}: file too large\n`);
  expect(readFileSync(path, 'utf8')).toBe('{"a":1}\n');
  expect(existsSync(path)).toBe(true);
});
