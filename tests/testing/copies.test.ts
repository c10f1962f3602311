import type { AnyAction, Engine, PartialOptions } from '@rulewright/core';
import { type AnyState, conformance, laws, uniform } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { optionSets as doesNotExistSets } from '../does-not-exist/cases.js';
import { ruleOptions, tableOptions } from '../ecologic/cases.js';
import { optionSets as emixSets } from '../emix/cases.js';
import { optionSets as euphoriaSets } from '../euphoria/cases.js';
import { atDepth, inFull, some } from '../support/depth.js';
import { briefly, walkFrom } from '../support/walking.js';
import { copiedDoesNotExist, copiedEcoLogic, copiedEmix, copiedEuphoria } from './copied-packs.js';

// Where every card has copies, no action is listed twice, all that are listed are accepted, and all of them point somewhere.

const settings = {
  games: atDepth({ day: 1, full: 1, night: 10 }),
  density: atDepth({ day: 0, full: 0.003, night: 0.01 }),
  laws: laws.filter(({ id }) => ['LAW-2', 'LAW-3', 'LAW-7', 'LAW-17'].includes(id)),
};
const played = <X>(sets: readonly X[]) => some(sets, { day: 60, full: 20 });

/** EcoLogic with copies of each of its specials, under options of its own. */
const ecologicGames = some([...copiedEcoLogic.entries()], { day: 3 }).map(([special, rules]) => ({
  special,
  rules,
  options: [...tableOptions, ...ruleOptions][9 * special] ?? {},
}));

describe('A pack with copies of every card keeps the laws of actions', () => {
  test.each(played(doesNotExistSets))('Does Not Exist with %j', (options) => {
    conformance(copiedDoesNotExist, { ...settings, options: [{ players: 3, maxTurns: 8, ...options }] });
  });
  test.each(played(emixSets))('Emix with %j', (options) => {
    conformance(copiedEmix, { ...settings, options: [{ maxRounds: 4, ...options }] });
  });
  test.each(ecologicGames)('EcoLogic with copies of special $special and $options', ({ rules, options }) => {
    conformance(rules, { ...settings, options: [options] });
  });
  test.each(played(euphoriaSets))('Euphoria with %j', (options) => {
    conformance(copiedEuphoria, { ...settings, options: [{ turnLimit: 30, ...options }] });
  });
});

describe('Under every set of options each action is listed once, and all that are listed are accepted', () => {
  const DECISIONS = 24;
  const listed = <State extends AnyState, Action extends AnyAction, Options, Event, Content>(
    engine: Engine<State, Action, Options, Event, Content>,
    sets: readonly PartialOptions<Options>[],
  ): void => {
    for (const [number, options] of sets.entries()) {
      const walk = walkFrom(engine, engine.init(number, options), number, briefly(uniform, DECISIONS));
      for (const { before, legal } of walk.steps) {
        expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
        for (const action of some(legal, { day: 8, full: 8 }, number))
          expect(engine.explain(before, action)).toBe(undefined);
      }
    }
  };

  test('Does Not Exist', inFull, () => listed(copiedDoesNotExist, doesNotExistSets));
  test('Emix', inFull, () => listed(copiedEmix, emixSets));
  test('EcoLogic', inFull, () => {
    for (const rules of copiedEcoLogic) listed(rules, [...tableOptions, ...ruleOptions]);
  });
  test('Euphoria', inFull, () => listed(copiedEuphoria, euphoriaSets));
});
