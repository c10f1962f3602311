import { writeFileSync } from 'node:fs';
import { engine as ecologic } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { engine } from '../../packages/create-rulewright/template/src/game.js';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();
const game = 'packages/create-rulewright/template/src/index.ts';

describe('the agenda', () => {
  const record = (): string => {
    const recorder = engine.recorder({ seed: 'agenda', options: { players: 3 } });
    const [first] = engine.legalActions(recorder.state);
    if (first !== undefined) recorder.apply(first);
    const path = `${folder}/template.json`;
    writeFileSync(path, JSON.stringify(recorder.record()));
    return path;
  };

  test('lists tasks and choices, whose, by which rule, what happens next first', async () => {
    const begun = engine.init('agenda', { players: 3 });
    expect(engine.pending(begun)).toEqual([
      { kind: 'play', is: 'choice', rule: 'GAME-2', seats: [0, 1, 2], fields: {} },
      { kind: 'take', is: 'task', fields: { first: 0 } },
    ]);
    expect(engine.pending(engine.view(begun, 1))).toEqual(engine.pending(begun));
    const path = record();
    const after = await rulewright(['agenda', path, '--game', game]);
    expect([after.code, after.err]).toEqual([0, '']);
    expect(linesOf(after.out).slice(2)).toEqual([
      'The agenda after 1 of 1 decisions, what happens next first',
      '  1. choice play (GAME-2): P2, P3',
      '  2. task take, first 0',
    ]);
    const before = await rulewright(['agenda', path, '--game', game, '--at', '0', '--json']);
    expect(JSON.parse(before.out)).toEqual(engine.pending(begun));
  });

  test.each([
    [
      'en',
      'The agenda after 0 of 0 decisions, what happens next first',
      '  1. choice setup-first (ECO-SET.9): P1, P2',
      '  2. choice setup-second (ECO-SET.10): P1, P2',
      '  3. task round',
    ],
    [
      'ru',
      'Повестка после 0 из 0 решений: сначала то, что будет дальше',
      '  1. решение setup-first (ECO-SET.9): Игрок 1, Игрок 2',
      '  2. решение setup-second (ECO-SET.10): Игрок 1, Игрок 2',
      '  3. задача round',
    ],
  ])('is listed in the language %s', async (language, ...lines) => {
    const path = `${folder}/ecologic.json`;
    writeFileSync(path, JSON.stringify(ecologic.recorder({ seed: 'told', options: { players: 2 } }).record()));
    const { code, out } = await rulewright(['agenda', path, '--language', language]);
    expect([code, linesOf(out.replaceAll('\u00A0', ' ')).slice(2)]).toEqual([0, lines]);
  });

  test('is empty at the end, and a moment that is not there is refused', async () => {
    const path = record();
    for (const at of ['2', '-1', 'x', '0.5'])
      expect(await rulewright(['agenda', path, '--game', game, '--at', at])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/--at .+: the record has 1 decisions; 0 is before the first/),
      });
    const over = ecologic.replay(ecologic.record({ seed: 1 }));
    expect(ecologic.pending({ ...ecologic.view(over, 0) })[0]?.is).toBe('choice');
  });
});
