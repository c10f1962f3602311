import { isInputError } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import type { AnyEngine } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { fitted, type Place, placesOf, withPlace } from '../playground/view-places.js';

/** What the decision says, what never changes, and what viewers remember of face-down cards. */
const ELSEWHERE = /^(agenda|memory|options|game|rulesVersion|content)\b|\.known\b/;

interface Models {
  player(seat: number): unknown;
  shared(): unknown;
}

const games: readonly [string, AnyEngine, object][] = [
  ['EcoLogic', ecologic, { players: 3 }],
  ['Emix', emix, { players: 3 }],
  ['Emix in free feeding', emix, { players: 3, freeFeeding: { humans: 4, chargeAll: false } }],
  ['Does Not Exist', doesNotExist, { players: 3 }],
  ['Euphoria', euphoria, { players: 3 }],
];

describe.each(games)('the reading model of %s', (_, engine, options) => {
  const views = positions(engine, options);
  const read = (view: (typeof views)[number]): string => {
    const ask = engine.ask(view as never) as unknown as Models;
    return JSON.stringify([ask.shared(), ...[0, 1, 2].map((seat) => ask.player(seat))]);
  };

  /** The model with an older value in one place; undefined when such a position cannot be. */
  function readWith(view: (typeof views)[number], now: Place, old: Place): string | undefined {
    for (const place of [fitted(old, now), old]) {
      if (place === undefined || place.text === now.text || isLonger(place, now)) continue;
      try {
        return read({ ...view, position: withPlace(view.position, place) });
      } catch (error) {
        if (!isInputError(error)) throw error;
      }
    }
    return undefined;
  }

  test('shows every public value that differs between two positions', () => {
    const seen = new Map<string, Place>();
    const tried = new Set<string>();
    const silent = new Set<string>();
    for (const view of views) {
      const model = read(view);
      for (const place of placesOf(view.position)) {
        const old = seen.get(place.path);
        seen.set(place.path, place);
        if (ELSEWHERE.test(place.path) || old === undefined || old.text === place.text) continue;
        if (tried.has(place.path)) continue;
        const other = readWith(view, place, old);
        if (other === undefined) continue;
        tried.add(place.path);
        if (other === model) silent.add(place.path);
      }
    }
    expect(tried.size).toBeGreaterThan(20);
    expect([...silent]).toEqual([]);
  });

  test('has no number that stands for nothing', () => {
    for (const view of views) expect(read(view)).not.toMatch(/"(?!marker|ecoFund|q|r)\w+":-1[,}]/);
  });
});

/** Lists that go together are as long as each other; lists of lists are looked at entry by entry. */
function isLonger({ value }: Place, { value: now }: Place): boolean {
  return Array.isArray(value) && Array.isArray(now) && value.length !== now.length && isParallel(value, now);
}
const isParallel = (value: readonly unknown[], now: readonly unknown[]): boolean =>
  [...value, ...now].some((one) => typeof one === 'object') || value.length > now.length;

function positions(engine: AnyEngine, options: object) {
  let state = engine.init('models', options);
  const views = [engine.view(state, 0)];
  for (let n = 0; n < 220; n++) {
    const legal = engine.legalActions(state);
    const action = legal[(11 * n) % legal.length];
    if (action === undefined) break;
    state = engine.apply(state, action);
    if (n % 4 === 0) views.push(engine.view(state, 0));
  }
  return views;
}
