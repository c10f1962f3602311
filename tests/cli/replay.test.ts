import { writeFileSync } from 'node:fs';
import { at } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { goldenNames, readGolden } from '../golden/golden.js';
import { inFull, some } from '../support/depth.js';
import { linesOf, rulewright, scratch } from './console.js';
import { stepsOf } from './recorded.js';

const folder = scratch();
const file = (name: string, record: unknown): string => {
  const path = `${folder}/${name}.json`;
  writeFileSync(path, JSON.stringify(record));
  return path;
};
const replay = (path: string, ...flags: readonly string[]) => rulewright(['replay', path, ...flags]);

describe('rulewright replay', () => {
  test('verifies what play has saved, and tells the same game', inFull, async () => {
    const path = `${folder}/saved.json`;
    const played = await rulewright(['play', 'ecologic', '--players', '4', '--seed', 'round trip', '--record', path]);
    const { code, out, err } = await replay(path, '--transcript');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = linesOf(out).filter((line) => !/^ {2}(A valid record|\d+ decisions)/.test(line));
    expect(told).toEqual(linesOf(played.out).slice(0, -1));
  });

  test('says what the record is', async () => {
    const record = engine.record({ seed: 7, options: { players: 3, supply: 'unlimited' } });
    const { code, out } = await replay(file('start', record));
    const first = at(engine.decision(engine.replay(record))?.seats ?? [], 0);
    expect(code).toBe(0);
    expect(linesOf(out)).toEqual([
      'EcoLogic – 3 players, seed 7',
      '  Options: supply="unlimited".',
      `  A valid record of rules version 1, content ${engine.contentName}.`,
      '  0 decisions, 0 rounds.',
      `  The game is not over: P${first + 1} to decide.`,
    ]);
  });

  test('follows the draws that were scripted in the set-up', async () => {
    for (const first of [0, 1, 2]) {
      const options = { players: 3 };
      const record = engine.record({ seed: 'scripted', options, scripted: [{ before: 'setup', draws: [first] }] });
      const { out } = await replay(file('scripted', record), '--transcript');
      expect(out).toContain(
        `  P${first + 1}, P${((first + 1) % 3) + 1} and P${((first + 2) % 3) + 1} play in this order`,
      );
    }
  });

  test('follows the draws that were scripted in the middle', inFull, async () => {
    const { record } = readGolden(engine, 'four-players');
    const reshuffle = [...stepsOf('four-players')].findIndex(
      ({ before, action }) => action.type === 'reveal' && deckSize(before.initiativeDeck) === 0,
    );
    const pile = engine.replay(record, reshuffle).initiativeDiscard;
    const actions = record.actions.slice(0, reshuffle + 1);
    const { seed, options }: Parameters<typeof engine.record>[0] = JSON.parse(JSON.stringify(record));
    for (const top of pile.slice(0, 3)) {
      const scripted = engine.record({
        seed,
        ...(options && { options }),
        actions,
        scripted: [{ before: reshuffle, draws: [at(engine.content.initiatives, top).id] }],
      });
      const { out } = await replay(file('reshuffled', scripted), '--transcript');
      const revealed = out
        .replaceAll(/\s+/g, ' ')
        .match(/reveals [A-Z][\w -]+ \(/g)
        ?.at(-1);
      expect(revealed).toBe(`reveals ${at(engine.content.initiatives, top).name.en} (`);
    }
  });

  test.each(some(goldenNames('ecologic'), { day: 32, full: 4 }))(
    'tells the recorded game %s to the ranking it has to have',
    async (name) => {
      const { record, outcome } = readGolden(engine, name);
      const { code, out } = await replay(file(name, record), '--transcript');
      expect(code).toBe(0);
      const seats = [...out.slice(out.indexOf('Final ranking')).matchAll(/^ {2}\d\. +P(\d)/gm)];
      expect(seats.map(([, number]) => Number(number) - 1)).toEqual(outcome.ranking.flat());
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});
