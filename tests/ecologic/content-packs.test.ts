import { engine } from '@rulewright/ecologic';
import { begin, setPlayer, special } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { engineWith, type Pack } from './packs.js';
import { BUILDING, possessions, tileId, upFrom } from './table.js';

// Other content packs: specials, initiatives and hexes. Their events have a file of their own.

type SpecialEffects = Pack['specials'][number]['effects'];

/** The base pack with other effects of the first special, which seat 0 has built. */
function packOf(effects: SpecialEffects) {
  const rules = engineWith(({ specials }) => Object.assign(specials[0] ?? {}, { effects }));
  return scenario(rules, { seed: 'pack', options: { players: 3 } }).edit((state) => {
    begin(state);
    possessions(state);
    special(state, 0, 'exchange', { hex: 5 });
  });
}

rule(['ECO-SER.1', 'ECO-ENV.1'], 'a special may have several effects, and each counts', () => {
  const effects: SpecialEffects = [
    { op: 'coins', n: 5 },
    { op: 'coins', n: 1 },
    { op: 'eco', n: -3 },
    { op: 'ecoPerInitiative', n: 2, max: 1 },
  ];
  const acting = packOf(effects).run({ kind: 'action-phase' });
  expect(acting.events.filter(({ type }) => type === 'coins-taken')).toEqual([
    { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 5, money: { from: 5, to: 10 } },
    { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 1, money: { from: 10, to: 11 } },
  ]);
  expect(acting.state.players.map(({ money }) => money)).toEqual([11, 5, 5]);
  const settling = packOf(effects).run({ kind: 'environment', seat: 0 }).run({ kind: 'environment', seat: 1 });
  // 1 from objects and initiatives, −3, and 2 for one initiative
  expect(settling.log).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -4, initiatives: 5, specials: -1, events: 0, total: 0 },
      ecoFund: { from: 12, to: 12 },
    },
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 1,
      effect: { objects: -5, initiatives: 3, specials: 0, events: 0, total: -2 },
      ecoFund: { from: 12, to: 10 },
    },
  ]);
});

rule('ECO-ENV.1', 'an effect for each initiative counts no more of them than it says', () => {
  for (const [max, effect] of [
    [0, 1],
    [1, 5],
    [2, 5],
  ] as const) {
    const game = packOf([{ op: 'ecoPerInitiative', n: 4, max }]).run({ kind: 'environment', seat: 0 });
    expect(game.events.at(-1)).toMatchObject({ type: 'environment-settled', effect: { total: effect } });
  }
});

rule(['ECO-SER.6', 'ECO-SPI.1'], 'a pack may have fewer specials or none: then nobody is asked to open one', () => {
  const ids = (count: number) => {
    const rules = engineWith(({ specials }) => specials.splice(count));
    const game = scenario(rules, { seed: 'pack', options: { players: 2, mutualAid: 'off' } }).edit((state) => {
      begin(state);
      for (const seat of [0, 1]) setPlayer(state, seat, { money: 20 });
    });
    return game
      .run({ kind: 'series', series: 'specials' })
      .legal()
      .map((action) => ('special' in action ? action.special : action.type));
  };
  expect(ids(2)).toEqual(['exchange', 'reserve', 'decline-opening']);
  expect(ids(1)).toEqual(['exchange', 'decline-opening']);
  expect(ids(0)).toEqual(['pass-building']);
});

rule('ECO-INI.7', 'with a single initiative in the pack, nothing can be revealed once it is in a hand', () => {
  const rules = engineWith(({ initiatives }) => initiatives.splice(1));
  const game = scenario(rules, { seed: 'pack', options: { players: 2, mutualAid: 'off' } }).edit((state) => {
    begin(state);
  });
  game.run({ kind: 'series', series: 'initiatives' });
  game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 }, { type: 'pass', seat: 1 });
  game.play({ type: 'keep', seat: 0 });
  expect(game.decision).toEqual(BUILDING);
  expect(game.legal('reveal')).toEqual([]);
});

test('A game of another pack is refused by the base engine, and the other way round.', () => {
  const rules = engineWith(({ tiles }) => Object.assign(tiles.box[0] ?? {}, { bio: 5 }));
  expect(rules.contentName).not.toBe(engine.contentName);
  const refusal = (expected: string, found: string) => [
    { path: 'content', message: `expected ${expected}, found ${found}` },
  ];
  expect(engine.validate(rules.init('pack'))).toEqual(refusal(engine.contentName, rules.contentName));
  expect(rules.validate(engine.init('pack'))).toEqual(refusal(rules.contentName, engine.contentName));
  expect(() => engine.legalActions(rules.init('pack'))).toThrow('not a state of this engine');
});

rule('ECO-BIO.1', 'a custom hex pays its own bio-capacity, up to the whole eco supply', () => {
  const rules = engineWith(({ tiles }) => Object.assign(tiles.box[0] ?? {}, { bio: 45 }));
  const game = scenario(rules, { options: { players: 3 }, script: [0, upFrom(0, 19).map(tileId)] });
  game.play({ type: 'place-first', seat: 0, branch: 'oil', hex: 0 });
  expect(game.state).toMatchObject({ ecoSupply: 0, players: [{ ecoFund: 45 }, { ecoFund: 0 }, { ecoFund: 0 }] });
});
