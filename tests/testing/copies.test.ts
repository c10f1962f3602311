import { conformance, laws } from '@rulewright/testing';
import { describe, test } from 'vitest';
import { optionSets as doesNotExistSets } from '../does-not-exist/cases.js';
import { ruleOptions, tableOptions } from '../ecologic/cases.js';
import { optionSets as emixSets } from '../emix/cases.js';
import { optionSets as euphoriaSets } from '../euphoria/cases.js';
import { atDepth, some } from '../support/depth.js';
import { copiedDoesNotExist, copiedEcoLogic, copiedEmix, copiedEuphoria } from './copied-packs.js';

// Where every card has copies, no action is listed twice, all that are listed are accepted, and all of them point somewhere.

const settings = {
  games: atDepth({ day: 1, full: 1, night: 10 }),
  density: atDepth({ day: 0, full: 0.003, night: 0.01 }),
  laws: laws.filter(({ id }) => ['LAW-2', 'LAW-3', 'LAW-7', 'LAW-17'].includes(id)),
};
const played = <X>(sets: readonly X[]) => some(sets, { day: 60, full: 20 });

describe('A pack with copies of every card keeps the laws of actions', () => {
  test.each(played(doesNotExistSets))('Does Not Exist with %j', (options) => {
    conformance(copiedDoesNotExist, { ...settings, options: [{ players: 3, maxTurns: 8, ...options }] });
  });
  test.each(played(emixSets))('Emix with %j', (options) => {
    conformance(copiedEmix, { ...settings, options: [{ maxRounds: 4, ...options }] });
  });
  test.each(played([...tableOptions, ...ruleOptions]))('EcoLogic with %j', (options) => {
    conformance(copiedEcoLogic, { ...settings, options: [options] });
  });
  test.each(played(euphoriaSets))('Euphoria with %j', (options) => {
    conformance(copiedEuphoria, { ...settings, options: [{ turnLimit: 30, ...options }] });
  });
});
