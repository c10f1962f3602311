import { describe, expect, it } from 'vitest';
import { some } from '../support/depth.js';
import { games } from './games.js';
import { namedRules } from './named.js';
import { unseen } from './unseen.js';
import { decidedBy, readWitnesses } from './witness.js';

/** More decisions than a person wants to look through. */
const LONG = 300;

describe.each(some(games))('the witnesses of $engine.id', ({ engine, rules }) => {
  const witnesses = readWitnesses(engine.id);
  const named = namedRules(engine.id);

  it('show their rules: `npm run record -- witnesses` makes those anew that do not any more', () => {
    const broken = witnesses.filter((witness) => !rulesOf(engine, witness).includes(witness.rule));
    expect(broken.map(({ rule }) => rule)).toEqual([]);
  });

  it('stand for nine in ten of the rules that can be named, and the others are explained', () => {
    const seen = witnesses.map(({ rule }) => rule);
    const missing = rules.filter((rule) => named.has(rule) && !seen.includes(rule));
    expect(missing.toSorted()).toEqual(Object.keys(unseen[engine.id] ?? {}).toSorted());
    expect(seen.length).toBeGreaterThanOrEqual(0.9 * named.size);
    expect(seen).toEqual(rules.filter((rule) => seen.includes(rule)));
  });

  it('are short', () => {
    expect(witnesses.filter(({ actions }) => actions.length > LONG).map(({ rule }) => rule)).toEqual([]);
  });
});

describe('a witness', () => {
  it('that stops too early, tries what is allowed, or is no game shows nothing', () => {
    const [game] = games;
    if (game === undefined) throw new Error('there are no games');
    const { engine } = game;
    const start = engine.init('early', {});
    const [legal] = engine.legalActions(start);
    if (legal === undefined) throw new Error('nobody can act');
    const witness = { game: 'ecologic', rule: 'ECO-AUC.4', seed: 'early', options: {}, actions: [] };
    expect(decidedBy(engine, witness)).toEqual([]);
    expect(decidedBy(engine, { ...witness, tried: engine.format(legal) })).toEqual([undefined]);
    expect(rulesOf(engine, { ...witness, actions: ['nonsense'] })).toEqual([]);
  });
});

/** What a witness shows; nothing when it cannot be played any more. */
function rulesOf(...[engine, witness]: Parameters<typeof decidedBy>): readonly unknown[] {
  try {
    return decidedBy(engine, witness);
  } catch {
    return [];
  }
}
