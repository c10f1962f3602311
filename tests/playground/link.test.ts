import { deflateRawSync } from 'node:zlib';
import { digest } from '@rulewright/core';
import { LONGEST_LINK, linkFragment, MOST_DECISIONS } from '@rulewright/games/link';
import fc from 'fast-check';
import { deflateSync, Inflate, strToU8 } from 'fflate';
import { expect, test, vi } from 'vitest';
import { type GameId, gameIds, loadGame } from '../../docs/site/playground/games.js';
import { inSlices } from '../../docs/site/playground/in-slices.js';
import { fragmentOf, readFragment } from '../../docs/site/playground/link.js';
import {
  lookedAt,
  NotOpened,
  opened,
  openedFile,
  opening,
  savedOf,
  studyIn,
} from '../../docs/site/playground/saved.js';
import { present, recordOf, type Table, wound } from '../../docs/site/playground/table.js';
import { playedTable } from './tables.js';

const played = (id: GameId): Promise<Table> => playedTable(id, { seed: 'play', options: {} }, 40);

test.each(gameIds)('a game of %s comes out of its link as it went in', async (id) => {
  const table = await played(id);
  const fragment = fragmentOf(savedOf(table)) ?? '';
  expect(fragment).toMatch(/^game=[\w-]+\.[0-9a-f]{12}$/);
  const again = opened(table.game, readFragment(`#${fragment}`));
  expect(present(again)).toEqual(present(table));
  expect(again.start).toEqual(table.start);
});

test('a link that a program in Node has written opens as well', async () => {
  const saved = savedOf(await played('emix'), 7);
  const fragment = linkFragment(saved, (bytes) => deflateRawSync(bytes, { level: 9 }));
  expect(readFragment(`#${fragment}`)).toEqual(saved);
});

test('the decision that is looked at goes along', async () => {
  const table = await played('ecologic');
  const shared = readFragment(fragmentOf(savedOf(table, 7)) ?? '');
  const again = lookedAt(shared, opened(table.game, shared));
  expect([again.length, again.steps.length]).toEqual([7, 40]);
});

test('a study goes along as what is to be studied; one that is none is no game', async () => {
  const saved = savedOf(await played('ecologic'), 7);
  const study = { seat: 1, iterations: 1_600 };
  expect(studyIn(readFragment(fragmentOf({ ...saved, study }) ?? ''))).toEqual(study);
  expect(studyIn(saved)).toBeUndefined();
  for (const bent of [
    null,
    {},
    { seat: -1, iterations: 1 },
    { seat: 0, iterations: 1e9 },
    { seat: 0, iterations: '1' },
  ])
    expect(() => studyIn({ ...saved, study: bent })).toThrow(NotOpened);
});

test('a whole game of EcoLogic fits a link; one that does not is no link', async () => {
  const table = await playedTable('ecologic', { seed: 'board', options: { players: 3 } });
  expect(fragmentOf(savedOf(table))?.length).toBeLessThan(LONGEST_LINK);
  const long = Array.from({ length: 9_000 }, (_, i) => `${i * i * 7_919}`);
  expect(fragmentOf({ ...savedOf(table), actions: long })).toBeUndefined();
});

test('a bent link is no game', async () => {
  const fragment = fragmentOf(savedOf(await played('ecologic'))) ?? '';
  for (let i = 5; i < fragment.length; i += 17) {
    const other = fragment[i] === 'a' ? 'b' : 'a';
    expect(() => readFragment(`${fragment.slice(0, i)}${other}${fragment.slice(i + 1)}`)).toThrow(NotOpened);
    expect(() => readFragment(fragment.slice(0, i))).toThrow(NotOpened);
  }
  expect(readFragment('#ECO-AUC.4')).toBeUndefined();
  expect(readFragment('')).toBeUndefined();
});

/** A link as anybody can write one, with a right checksum. */
function forged(text: string, bytes: Uint8Array = strToU8(text)): string {
  const letters = Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64url');
  return `#game=${letters}.${digest(text).slice(0, 12)}`;
}

test.each([
  ['no JSON', 'actions'],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"actions"'],
  ['a list', '[]'],
  ['no decisions', '{}'],
  ['decisions that are no text', '{"actions":["0 pass"]}'],
  ['decisions that are null', '{"actions":null}'],
  ['a deep list', `{"actions":${'['.repeat(50_000)}`],
])('a link that holds %s ends in the one error that a page can show', (_, text) => {
  expect(() => readFragment(forged(text))).toThrow(NotOpened);
});

test('a link that unpacks to too much, or to too many decisions, is let go on the way', () => {
  const bomb = new Uint8Array(5_000_000);
  expect(() => readFragment(forged('', bomb))).toThrow('holds more than any game');
  const lines = (n: number): string =>
    JSON.stringify({ actions: Array.from({ length: n }, () => '0 pass').join('\n') });
  expect(readFragment(forged(lines(MOST_DECISIONS)))).toHaveProperty('actions.length', MOST_DECISIONS);
  expect(() => readFragment(forged(lines(MOST_DECISIONS + 1)))).toThrow('holds more than any game');
  expect(() => readFragment(`game=${'A'.repeat(600_000)}.000000000000`)).toThrow('holds more than any game');
});

test('of a link that unpacks to four hundred million letters a million are unpacked', () => {
  const inflated = vi.spyOn(Inflate.prototype, 'push');
  const piece = Buffer.alloc(1_000, 'a').toString();
  const packed = deflateSync(strToU8(piece.repeat(5_000)), { level: 9 });
  expect(packed.length).toBeGreaterThan(4_000);
  expect(() => readFragment(forged('', strToU8(piece.repeat(5_000))))).toThrow('holds more than any game');
  expect(inflated.mock.calls.length).toBeLessThan(packed.length / 256 / 2);
  inflated.mockRestore();
});

test('letters that are none of a link, wherever they stand, end in the same error', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aZ09-_.=%/ \u0000\u00e9\ud800') });
  fc.assert(fc.property(letters, (text) => void expect(() => readFragment(`#game=${text}`)).toThrow(NotOpened)));
});

test('letters beyond ASCII come through, wherever the pieces are cut', async () => {
  const saved = savedOf(await played('ecologic'));
  for (let n = 0; n < 40; n++) {
    const seed = `${'x'.repeat(n)}${'Ждё'.repeat(300)}${n}`;
    expect(readFragment(fragmentOf({ ...saved, seed }) ?? '')).toMatchObject({ seed });
  }
});

test.each([
  ['an older version', { rulesVersion: 0 }, 'version 0; the rules here are version 1'],
  ['a newer version', { rulesVersion: 2 }, 'newer than version 1'],
  ['other cards', { content: 'mine#0' }, 'other cards'],
  ['another game', { game: 'emix' }, 'a game of emix'],
  ['options that are none', { options: { players: 9 } }, 'The start of this game'],
  ['a decision that is none', { actions: ['0 nothing'] }, 'Decision 1 of this game, “0 nothing”'],
  ['no list of decisions', { actions: 'none' }, 'not a game'],
])('%s is said, and never another game', async (_, bent, sentence) => {
  const { engine, ...rest } = await loadGame('ecologic');
  const table = await playedTable('ecologic', { seed: 'play', options: {} }, 40);
  expect(() => opened({ engine, ...rest }, { ...savedOf(table), ...bent })).toThrow(sentence);
});

test('a file is a game that was saved, or a record that plays as it says', async () => {
  const table = wound(await played('ecologic'), 30);
  const { game } = table;
  const text = JSON.stringify(savedOf(table));
  expect(present(openedFile(game, text))).toEqual(present(table));
  const record = { ...recordOf(table) };
  expect(present(openedFile(game, JSON.stringify(record)))).toEqual(present(table));
  expect(() => openedFile(game, JSON.stringify({ ...record, seed: 'other' }))).toThrow('does not play as it says');
  expect(() => openedFile(game, 'no file')).toThrow('not the file of a game');
});

test('a long game is played again in slices, which are counted and can be stopped', async () => {
  const table = await playedTable('euphoria', { seed: 'slices', options: {} }, 300);
  const saved = savedOf(table);
  const seen: number[] = [];
  const again = await inSlices(opening(table.game, saved), { onProgress: ({ decisions }) => seen.push(decisions) });
  expect(present(again)).toEqual(present(table));
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  const stop = new AbortController();
  const stopped = inSlices(opening(table.game, saved), {
    signal: stop.signal,
    onProgress: () => stop.abort(new NotOpened('stopped')),
  });
  await expect(stopped).rejects.toThrow('stopped');
});
