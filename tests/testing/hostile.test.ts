import { type AnyAction, isInputError, isRuleError } from '@rulewright/core';
import { hostileActions, playout } from '@rulewright/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dare } from './dare.js';

const { states } = playout(dare, { seed: 1 });
const [before = dare.init(1)] = states;
const state = states[2] ?? before;
const legal = dare.legalActions(state);
const stale = dare.legalActions(before);
const sample = fc.sample(hostileActions(dare)(state, legal, stale), { seed: 1, numRuns: 5000 });

/** A field of an action, if it can be read at all. */
function field(action: unknown, name: string): unknown {
  try {
    return typeof action === 'object' && action !== null
      ? Object.entries(action).find(([key]) => key === name)?.[1]
      : undefined;
  } catch {
    return undefined;
  }
}
const some = (test: (action: unknown) => boolean): boolean => sample.some(test);
const bites = (action: unknown): boolean => {
  try {
    Object.entries(Object(action));
    return false;
  } catch {
    return true;
  }
};

describe('hostile actions', () => {
  it.each<[string, (action: unknown) => boolean]>([
    ['legal ones', (action) => legal.some((known) => JSON.stringify(known) === safely(action))],
    ['stale ones', (action) => stale.some((known) => JSON.stringify(known) === safely(action))],
    ['those of another seat', (action) => field(action, 'type') === 'draw' && field(action, 'seat') !== legal[0]?.seat],
    ['well-formed ones at the edge of the schema', (action) => field(action, 'card') === Number.MAX_SAFE_INTEGER],
    ['negative zero', (action) => Object.is(field(action, 'seat'), -0)],
    ['huge numbers', (action) => field(action, 'seat') === 1e9],
    ['fractions', (action) => field(action, 'card') === 0.5],
    ['not a number', (action) => Number.isNaN(field(action, 'seat'))],
    ['one field less', (action) => field(action, 'type') === 'stake' && field(action, 'card') === undefined],
    ['one field more', (action) => field(action, 'extra') === 0],
    ['a field named __proto__', (action) => field(action, '__proto__') !== undefined],
    ['types that are not offered', (action) => field(action, 'type') === 'stake'],
    ['values that throw when they are read', bites],
    ['functions', (action) => typeof action === 'function'],
    ['lists', (action) => Array.isArray(action)],
    ['texts', (action) => typeof action === 'string'],
  ])('include %s', (_, test) => {
    expect(some(test)).toBe(true);
  });

  it('are refused by a real engine with one of two errors, unless they are legal', () => {
    const accepted = new Set<string>();
    for (const action of sample) {
      try {
        dare.apply(state, action as (typeof legal)[number]);
        accepted.add(JSON.stringify(action));
      } catch (error) {
        expect(isRuleError(error) || isInputError(error)).toBe(true);
      }
    }
    const read = [...accepted].map((text) => JSON.parse(text)).map(({ type, seat }: AnyAction) => ({ type, seat }));
    for (const action of legal) expect(read).toContainEqual(action);
    for (const action of read) expect(legal).toContainEqual(action);
  });
});

function safely(action: unknown): string {
  try {
    return JSON.stringify(action);
  } catch {
    return '';
  }
}
