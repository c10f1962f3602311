import { type AnyEngine, conformance, LawBroken, laws } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { hush, openly as openlyInHush } from '../games/hush.js';
import { magpie, openly } from '../games/magpie.js';
import { FEW, fewer, inFull, some } from '../support/depth.js';
import { dare } from './dare.js';
import type { Fault } from './fault.js';
import { faultsOfKnowledge, fourHiddenCards, grossFaultsOfKnowledge } from './faults-of-knowledge.js';
import { faultsOfMemory, grossFaultsOfMemory } from './faults-of-memory.js';
import { faultsOfPlay } from './faults-of-play.js';
import { announcedOfNim, faultsOfWords, wordsOfNim, wordsOfNimInRussian } from './faults-of-words.js';
import { grossFaults } from './gross-faults.js';
import { nim } from './nim.js';

const faults = [...faultsOfPlay, ...faultsOfKnowledge, ...faultsOfMemory, ...faultsOfWords];
const often = { games: 5, density: 0.3 };

/** The error of a run that has to fail. */
function breach({ engine, settings }: Fault, held: typeof laws): LawBroken {
  try {
    conformance(engine(), { ...often, ...settings, laws: held });
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

const title = ({ law, fault }: Fault): string => `${law.id} finds an engine that ${fault}`;

describe('the laws', () => {
  it('are numbered in order, the thirteenth in two parts', () => {
    const numbers = [
      ...Array.from({ length: 12 }, (_, i) => `${i + 1}`),
      '13a',
      '13b',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
    ];
    expect(laws.map(({ id }) => id)).toEqual(numbers.map((number) => `LAW-${number}`));
  });

  const HELD: readonly [string, AnyEngine, object][] = [
    ['dare', dare, { options: [{}, { players: 3 }, { rounds: 3, players: 3 }], uniformity: [fourHiddenCards] }],
    ['nim', nim(), { announced: announcedOfNim, wording: wordsOfNim }],
    ['nim in Russian', nim(), { announced: announcedOfNim, wording: wordsOfNimInRussian }],
    ['hush', hush, { openly: openlyInHush, options: [{ players: 3 }, { handLimit: 1 }], density: 0.1 }],
    ['magpie', magpie, { openly, options: [{}, { players: 2, backs: true }, { players: 4 }], density: 0.1 }],
  ];
  it.each(some(HELD, { day: 2 }, 1))('all hold for %s', (_, engine, settings) => {
    expect(conformance(engine, { ...often, ...settings, games: fewer(5) }).games).toBeGreaterThanOrEqual(fewer(5));
  });

  it.each(some(faults, { day: 6 }).map((fault) => [title(fault), fault] as const))('%s', (_, fault) => {
    const held = laws.filter((law) => fault.also?.includes(law) !== true);
    const error = breach(fault, held);
    expect(error.law).toBe(fault.law.id);
    expect(error.message).toContain(fault.says);
    const others = held.filter((law) => law !== fault.law);
    const { games = often.games } = fault.settings ?? {};
    expect(
      conformance(fault.engine(), { ...often, ...fault.settings, games: fewer(games, FEW), laws: others }).games,
    ).toBe(fewer(games, FEW));
  });

  it.each(
    some([...grossFaults, ...grossFaultsOfKnowledge, ...grossFaultsOfMemory], { day: 6, full: 2 }).map(
      (fault) => [title(fault), fault] as const,
    ),
  )('%s', (_, fault) => {
    const error = breach(fault, [fault.law]);
    expect(error.law).toBe(fault.law.id);
    expect(error.message).toContain(fault.says);
  });

  it('count what the laws of knowledge looked at', inFull, () => {
    const { knowledge } = conformance(magpie, { games: 5, density: 0.1, openly });
    for (const count of Object.values(knowledge)) expect(count).toBeGreaterThan(10);
    expect(Object.keys(knowledge)).toEqual(['pairs', 'steps', 'deals', 'facts']);
    const none = conformance(nim(), { games: 2, density: 1 }).knowledge;
    expect(none).toEqual({ pairs: 0, steps: 0, deals: 0, facts: 0 });
  });

  it('have each found a fault that no other law finds', () => {
    expect(new Set(faults.map(({ law }) => law))).toEqual(new Set(laws));
  });
});
