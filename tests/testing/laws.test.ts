import { type AnyEngine, conformance, LawBroken, laws } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { dare } from './dare.js';
import type { Fault } from './fault.js';
import { faultsOfKnowledge, fourHiddenCards } from './faults-of-knowledge.js';
import { faultsOfPlay } from './faults-of-play.js';
import { grossFaults } from './gross-faults.js';
import { nim } from './nim.js';

const faults = [...faultsOfPlay, ...faultsOfKnowledge];
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
  it('are twelve, numbered in order', () => {
    expect(laws.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => `LAW-${i + 1}`));
  });

  it.each<[string, AnyEngine, object]>([
    ['dare', dare, { options: [{}, { players: 3 }, { rounds: 3, players: 3 }], uniformity: [fourHiddenCards] }],
    ['nim', nim(), {}],
  ])('all hold for %s', (_, engine, settings) => {
    expect(conformance(engine, { ...often, ...settings }).games).toBeGreaterThanOrEqual(5);
  });

  it.each(faults.map((fault) => [title(fault), fault] as const))('%s', (_, fault) => {
    const error = breach(fault, laws);
    expect(error.law).toBe(fault.law.id);
    expect(error.message).toContain(fault.says);
    const others = laws.filter((law) => law !== fault.law);
    const { games = often.games } = fault.settings ?? {};
    expect(conformance(fault.engine(), { ...often, ...fault.settings, laws: others }).games).toBe(games);
  });

  it.each(grossFaults.map((fault) => [title(fault), fault] as const))('%s', (_, fault) => {
    const error = breach(fault, [fault.law]);
    expect(error.law).toBe(fault.law.id);
    expect(error.message).toContain(fault.says);
  });

  it('have each found a fault that no other law finds', () => {
    expect(new Set(faults.map(({ law }) => law))).toEqual(new Set(laws));
  });
});
