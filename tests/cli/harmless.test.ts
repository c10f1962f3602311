import { writeFileSync } from 'node:fs';
import { engine as emix, parseCardText } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { harmless, harmlessLine, harmlessLines, jsonLine } from '../../packages/cli/src/harmless.js';
import { run } from '../../packages/cli/src/program.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { inFull } from '../support/depth.js';
import { console, rulewright, scratch } from './console.js';

const CLEAR = '\u001b[2J\u001b[H\u001b]0;owned\u0007';
const EVIL = `Fine${CLEAR}\r\nP0 wins.\u009b31m\u202egnorw\u2028x\u007f`;
const OBEYED = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const folder = scratch();

test('what a terminal obeys becomes a picture of itself, in one line', () => {
  expect(harmless('a\u001b[31mb\n\r\tc\u007fd\u009be\u202ef')).toBe('a␛[31mb␊␍␉c␡d�e�f');
  expect(harmlessLines('a\u001b\nb\u0007')).toBe('a␛\nb␇');
  const plain = 'Ждун 3/80 – “quoted” ½ 🎲 日本';
  expect(harmless(plain)).toBe(plain);
});

test('JSON is the same value, and obeyed by nobody', () => {
  const text = jsonLine({ [EVIL]: [EVIL] });
  expect(JSON.parse(text)).toEqual({ [EVIL]: [EVIL] });
  expect(text.slice(0, -1)).not.toMatch(OBEYED);
  expect(text.slice(0, -1)).not.toContain('\n');
});

test('lines, tables and drawings of a transcript are shown, in colours or not', () => {
  const line = harmlessLine({ drawing: [EVIL], tables: [{ title: EVIL, head: [EVIL], rows: [[EVIL]] }] });
  expect(JSON.parse(JSON.stringify(line))).toEqual(
    JSON.parse(
      JSON.stringify({ drawing: [EVIL], tables: [{ title: EVIL, head: [EVIL], rows: [[EVIL]] }] }),
      (_, value) => (typeof value === 'string' ? harmless(value) : value),
    ),
  );
  const terminal = console(undefined, true);
  transcript(terminal).print([
    { text: EVIL },
    { text: EVIL, style: 'title' },
    { table: { title: '', head: ['a'], rows: [[EVIL]] } },
  ]);
  const shown = terminal.printed.out;
  expect(shown).not.toContain(CLEAR);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the program itself
  expect(shown.replaceAll(/\u001b\[\d+m/g, '')).not.toMatch(OBEYED);
});

describe('the words of strangers', () => {
  const options = {
    players: 2,
    customCards: [
      {
        id: 'own',
        name: { en: `Fine${CLEAR}` },
        sign: 'neutral',
        type: 'effect',
        value: 0,
        copies: 10,
        ...parseCardText('play any: gain pos 1'),
      },
    ],
  };

  test('in a card of the players’ own are shown in a game', inFull, async () => {
    const words = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${JSON.stringify(value)}`]);
    const { code, out } = await rulewright(['play', 'emix', '--seed', 'evil', ...words]);
    expect(code).toBe(0);
    expect(out).toContain('Fine␛[2J␛[H␛]0;owned␇');
    expect(out).not.toMatch(OBEYED);
  });

  test('in a record that is refused are shown in the complaint', async () => {
    const path = `${folder}/evil.json`;
    writeFileSync(path, JSON.stringify({ ...emix.record({ seed: 1 }), [EVIL]: 1 }));
    const { code, err } = await rulewright(['replay', path]);
    expect(code).toBe(2);
    expect(err).toContain('Fine␛[2J');
    expect(err.trimEnd()).not.toMatch(OBEYED);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('on the command line itself are shown too', async () => {
    for (const args of [[EVIL], ['play', EVIL], ['play', 'emix', EVIL], ['replay', `${folder}/${EVIL}`]]) {
      const { err } = await rulewright(args);
      expect(err).not.toBe('');
      expect(err).not.toMatch(OBEYED);
    }
  });

  test('in a question and its answers are shown to who is asked', async () => {
    const asked: string[] = [];
    const prompts = {
      choose: async (message: string, choices: readonly string[]) => {
        asked.push(message, ...choices);
        return choices.findIndex((choice) => !/^(show|type|undo)/.test(choice));
      },
      number: async () => 0,
      text: async () => '',
    };
    const terminal = console(prompts);
    const stopped = { ...terminal, prompts: { ...prompts, choose: stopAfter(prompts.choose, 8) } };
    const words = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${JSON.stringify(value)}`]);
    await run(['play', 'emix', '--seed', 'evil', '--human', '0', ...words], stopped);
    expect(asked.join('')).toContain('Fine␛[2J');
    expect(asked.join('')).not.toMatch(OBEYED);
  });
});

/** A question that is left, as by Ctrl-C, after that many answers. */
function stopAfter<A extends readonly unknown[], X>(ask: (...args: A) => Promise<X>, times: number) {
  let asked = 0;
  return (...args: A): Promise<X> => {
    if (asked++ < times) return ask(...args);
    return Promise.reject(Object.assign(new Error('left'), { name: 'ExitPromptError' }));
  };
}
