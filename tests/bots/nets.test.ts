import { type AnyEngine, type Expertise, level, levelNames, levels, match, type Net, train } from '@rulewright/bots';
import { expertise as ofDoesNotExist } from '@rulewright/bots/does-not-exist';
import { net as doesNotExistNet } from '@rulewright/bots/does-not-exist/net';
import { expertise as ofEcologic } from '@rulewright/bots/ecologic';
import { net as ecologicNet } from '@rulewright/bots/ecologic/net';
import { expertise as ofEmix } from '@rulewright/bots/emix';
import { net as emixNet } from '@rulewright/bots/emix/net';
import { expertise as ofEuphoria } from '@rulewright/bots/euphoria';
import { net as euphoriaNet } from '@rulewright/bots/euphoria/net';
import { at, isInputError } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { basePack, engine as ecologic, createEngine as ecologicOf } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../packages/bots/src/chance.js';
import { exp, log } from '../../packages/bots/src/learning/arithmetic.js';
import { fit, loss } from '../../packages/bots/src/learning/fit.js';
import { learnedValues } from '../../packages/bots/src/learning/net.js';
import { firstGames, slice } from '../../packages/bots/src/learning/slices.js';
import { atNight, inFull } from '../support/depth.js';
import { present } from './tables.js';

interface Trained {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  readonly net: Net;
}
const trained: readonly Trained[] = [
  { id: 'ecologic', engine: ecologic, expertise: ofEcologic, net: ecologicNet },
  { id: 'emix', engine: emix, expertise: ofEmix, net: emixNet },
  { id: 'does-not-exist', engine: doesNotExist, expertise: ofDoesNotExist, net: doesNotExistNet },
  { id: 'euphoria', engine: euphoria, expertise: ofEuphoria, net: euphoriaNet },
];
/** Who sits in the first games of `rulewright train`. */
const SEATS = [2, 2, 3, 4, 2, 2, 3, 4];

describe.each(trained)('The net of $id', ({ engine, expertise, net }) => {
  const features = present(expertise.features)(engine);

  test('comes from the games that its provenance names: the first of them are played again', atNight, () => {
    const { seed, firstGames: known, command } = net.provenance;
    const slices = SEATS.map((players, game) =>
      slice(engine, expertise, features, { seed: `${seed}/0/${game}`, players, iterations: 1 }),
    );
    expect(firstGames(slices)).toBe(known);
    expect(command).toContain(`rulewright train ${engine.id} --seed ${seed} `);
  });

  test('judges every number of seats: all seats have one half on average', () => {
    const values = present(expertise.learned?.(engine)).values;
    for (let players = Math.max(2, engine.seats.min); players <= Math.min(6, engine.seats.max); players++) {
      const world = engine.simulate(engine.init('seats', { players }));
      world.playout(expertise.weights(engine), 40);
      const found = values(world.state);
      expect(found).toHaveLength(players);
      expect(found.reduce((sum, value) => sum + value, 0) / players).toBeCloseTo(1 / 2, 9);
    }
  });

  test('sees of a seat in its own view what it sees in the state', () => {
    const world = engine.simulate(engine.init('view', { players: 3 }));
    const { length } = features.ofSeat;
    const read = (position: Parameters<typeof features.read>[0]) => {
      const numbers = new Float64Array(3 * length + features.shared.length);
      features.read(position, numbers);
      return numbers;
    };
    for (let look = 0; look < 8 && world.outcome() === undefined; look++) {
      const truth = read(world.state);
      expect(truth.every(Number.isFinite)).toBe(true);
      for (const seat of [0, 1, 2]) {
        const seen = read(world.view(seat).position);
        expect(seen.slice(seat * length, (seat + 1) * length)).toEqual(truth.slice(seat * length, (seat + 1) * length));
        expect(seen.slice(3 * length)).toEqual(truth.slice(3 * length));
      }
      world.playout(expertise.weights(engine), 25);
    }
  });

  test('is refused for other features, for another game, and when it is broken', () => {
    const others = { ...features, ofSeat: [...features.ofSeat, 'something else'] };
    const refused = (given: Net, seen = features) =>
      expect(() => learnedValues(engine, seen, given)).toThrowError(expect.toSatisfy(isInputError));
    refused(net, others);
    refused({ ...net, game: 'chess' });
    refused({ ...net, content: 'mine#0123456789abcdef' });
    refused({ ...net, weights: net.weights.slice(8) });
    refused({ ...net, weights: '!' });
  });

  test('plays every strength, from the first decision on', inFull, async () => {
    for (const name of levelNames) {
      const player = level(engine, name, expertise);
      const { faults, seats } = await match(engine, [player, player], { seed: name, limit: 12 });
      expect(faults).toEqual([]);
      expect(seats[0]?.decisions).toBeGreaterThan(0);
    }
    expect(Object.keys(levels)).toEqual(levelNames);
  });

  test('has strengths that think longer, wander less and overlook less, one after the other', () => {
    const numbers = levelNames.map((name) => ({ ...levels[name], ...expertise.levels?.[name] }));
    for (const [weaker, stronger] of numbers.slice(1).map((one, i) => [numbers[i], one])) {
      expect(stronger?.iterations).toBeGreaterThan(weaker?.iterations ?? Number.POSITIVE_INFINITY);
      expect(stronger?.temperature).toBeLessThan(weaker?.temperature ?? 0);
      expect(stronger?.overlooks).toBeLessThan(weaker?.overlooks ?? 0);
    }
  });
});

test('for other content nothing was learned, and rules of thumb judge', () => {
  const other = ecologicOf({ content: { ...basePack, id: 'mine' } });
  expect(ofEcologic.learned?.(other)).toBeUndefined();
  expect(() => level(other, 'expert', ofEcologic)()).not.toThrow();
});

describe('Training', () => {
  test('gives the same net for the same seed, another for another one', inFull, async () => {
    const net = (seed: string) =>
      train(ecologic, ofEcologic, { seed, games: 10, generations: 2, hidden: 3, iterations: 2, seats: [2] });
    const first = await net('a');
    expect(await net('a')).toEqual(first);
    expect((await net('b')).weights).not.toEqual(first.weights);
    expect(first.provenance.data).toHaveLength(2);
  });

  test('refuses settings that cannot be, and games without features', async () => {
    const refused = async (promise: Promise<unknown>) => expect(await promise.catch(isInputError)).toBe(true);
    await refused(train(ecologic, ofEcologic, { seed: 1, games: 0 }));
    await refused(train(ecologic, ofEcologic, { seed: 1, games: 10, seats: [9] }));
    await refused(train(ecologic, { weights: ofEcologic.weights, values: ofEcologic.values }, { seed: 1, games: 10 }));
  });

  test('finds out what decides', () => {
    const chance = chanceOf('fit');
    const count = 400;
    const inputs = Float64Array.from({ length: 4 * count }, () => 2 * chance() - 1);
    const rows = Int32Array.from({ length: 2 * count }, (_, row) => row);
    const results = Float64Array.from({ length: count }, (_, pair) =>
      at([...inputs], 4 * pair) > at([...inputs], 4 * pair + 2) ? 1 : 0,
    );
    const pairs = { inputs, width: 2, rows, results };
    const layers = fit(pairs, { hidden: 4, rounds: 40, chance, rate: 0.02 });
    expect(loss(pairs, layers)).toBeLessThan(0.3);
  });

  test('reckons with its own exponentials and logarithms, which are right', () => {
    for (const x of [-30, -1, -0.3, 0, 1e-9, 0.5, 2, 30]) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
    for (const x of [1e-9, 0.2, 1, 1.5, 7, 1e9]) expect(log(x)).toBeCloseTo(Math.log(x), 12);
    expect([exp(1000), exp(-1000)]).toEqual([Number.POSITIVE_INFINITY, 0]);
  });
});
