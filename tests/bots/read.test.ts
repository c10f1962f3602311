import { type Net, readNet } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { net as ecologicNet } from '@rulewright/bots/ecologic/net';
import { engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { playFixture } from '../../packages/bots/src/arena/played.js';
import { readFixture, readPlayed } from '../../packages/bots/src/arena/read.js';
import { learnedValues } from '../../packages/bots/src/learning/net.js';
import { playerOf } from '../../packages/bots/src/names.js';

const bend = (bent: object): unknown => ({ ...ecologicNet, ...bent });
const features = expertise.features?.(engine);

describe('A net from outside', () => {
  test('that is one is the same net', () => {
    expect(readNet(JSON.parse(JSON.stringify(ecologicNet)))).toEqual(ecologicNet);
  });

  test.each<readonly [unknown, string]>([
    [null, 'not an object'],
    [[], 'not an object'],
    ['net', 'not an object'],
    [bend({ format: 2 }), 'format'],
    [bend({ game: undefined }), 'game'],
    [bend({ content: 7 }), 'content'],
    [bend({ features: null }), 'features'],
    [bend({ hidden: 0 }), 'hidden'],
    [bend({ hidden: 1.5 }), 'hidden'],
    [bend({ hidden: 1e9 }), 'hidden'],
    [bend({ utility: 'money' }), 'utility'],
    [bend({ scales: [Number.NaN, Number.NaN] }), 'scales'],
    [bend({ scales: ['x', 1] }), 'scales'],
    [bend({ scales: ['x'] }), 'scales'],
    [bend({ scales: 1e308 }), 'scales'],
    [bend({ scales: [1e308, 1] }), 'scales'],
    [bend({ scales: [2 ** 1000, 1] }), 'scales'],
    [bend({ scales: [0, 1] }), 'scales'],
    [bend({ scales: [-1, 1] }), 'scales'],
    [bend({ scales: [1, 1, 1] }), 'scales'],
    [bend({ scales: null }), 'scales'],
    [bend({ weights: 'AAA=' }), undefined as never],
    [bend({ weights: 'AA==' }), 'weights'],
    [bend({ weights: '%' }), 'weights'],
    [bend({ weights: 7 }), 'weights'],
    [bend({ provenance: null }), 'provenance'],
    [bend({ provenance: { ...ecologicNet.provenance, heldOut: Number.NaN } }), 'provenance'],
  ])('%#: a bent one is refused by its field, before it judges', (net, path) => {
    if (features === undefined) throw new Error('no features');
    expect(() => learnedValues(engine, features, net as Net)).toThrow(path === undefined ? /weights|expected/ : path);
  });
});

describe('What other processes send', () => {
  const fixture = { name: '0/0', deal: 0, seed: 's/0', seating: [0, 1] };
  const players = ['uniform', 'weighted'].map((name) => playerOf(engine, name, { expertise }));

  test('is a game when it is one, and of the fixture that was asked for', async () => {
    const game = await playFixture(engine, players, {}, fixture);
    const text = JSON.stringify(game);
    expect(readPlayed(text, fixture)).toEqual(JSON.parse(text));
    for (const field of Object.keys(game))
      for (const value of [undefined, null, 'x', -1, {}, [null], ['x'], [0, 0, 0]]) {
        const bent = JSON.stringify({ ...game, [field]: value });
        const isAbsent = value === null && ['reason', 'ranking', 'worth'].includes(field);
        const isWord = value === 'x' && field === 'reason';
        if (!isAbsent && !isWord) expect({ field, value, read: readPlayed(bent, fixture) }).toEqual({ field, value });
      }
    for (const text of ['', 'null', '[]', '7', '"x"', '{', '{}']) expect(readPlayed(text, fixture)).toBeUndefined();
    expect(readPlayed(text, { ...fixture, name: '0/1' })).toBeUndefined();
  });

  test('is a fixture when it is one', () => {
    expect(readFixture(fixture)).toEqual(fixture);
    for (const field of Object.keys(fixture))
      for (const value of [undefined, null, -1, {}, [null]])
        expect(readFixture({ ...fixture, [field]: value })).toBeUndefined();
    for (const value of [null, undefined, 7, 'x', []]) expect(readFixture(value)).toBeUndefined();
  });
});
