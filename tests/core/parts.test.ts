import { type AnyEvent, type NamedPart, narrow, partKey, samePart } from '@rulewright/core';
import { jsonSchemas } from '@rulewright/core/schema';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import type { AnyEngine } from '@rulewright/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { some } from '../support/depth.js';

/** Positions of a short game, each with the view of a seat that is asked. */
function positions(engine: AnyEngine, options: object) {
  let state = engine.init('parts', options);
  const found = [];
  for (let n = 0; n < 120; n++) {
    const seat = engine.decision(state)?.seats?.[0];
    if (seat === undefined) break;
    const view = engine.view(state, seat);
    const legal = engine.legalActions(view);
    const action = legal[(7 * n) % legal.length];
    if (action === undefined) break;
    const { state: next, events } = engine.step(state, action);
    found.push({ state, view, legal, action, events });
    state = next;
  }
  return found;
}

const games: readonly [string, AnyEngine, object][] = [
  ['EcoLogic', ecologic, { players: 3 }],
  ['Emix', emix, { players: 3 }],
  ['Emix with decks of their own', emix, { individualDecks: { decks: 'ready-made', anyDeckSize: false } }],
  ['Emix in free feeding', emix, { players: 3, freeFeeding: { humans: 4, chargeAll: false } }],
  ['Does Not Exist', doesNotExist, { players: 3 }],
  ['Euphoria', euphoria, { players: 3 }],
];

describe.each(some(games, { day: 4 }))('%s', (_, engine, options) => {
  const played = positions(engine, options);

  test('names most of what its actions are about', () => {
    const all = played.flatMap(({ view, legal }) => legal.map((action) => engine.parts(view, action).length));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((count) => count > 0).length / all.length).toBeGreaterThan(0.6);
  });

  test('counts the same cards for the referee and for a player, whoever sees them', () => {
    for (const { state, view } of played.slice(0, 20)) {
      const zones = (position: typeof view | typeof state) =>
        engine.partsOf(position).filter(({ kind }) => kind === 'zone');
      expect(zones(view)).toEqual(zones(state));
      for (const { id, zone } of engine.partsOf(view)) if (id === undefined) expect(zone).not.toBe('');
    }
  });

  test('writes its ids into the JSON Schemas, of any game and of this one', () => {
    for (const schemas of [jsonSchemas(engine), jsonSchemas(engine, options)]) {
      const fits = new Ajv2020({ allowUnionTypes: true, strict: false }).compile(schemas.action);
      for (const { legal } of played)
        for (const action of legal) expect([fits(action), action]).toEqual([true, action]);
      expect(JSON.stringify(schemas.action)).toContain('"x-part"');
      expect(JSON.stringify(schemas.action)).not.toMatch(/"seat":\{[^}]*9007199254740991/);
    }
  });

  test('names in events what lay there before or lies there after', () => {
    let named = 0;
    for (const { state, action, events } of played) {
      const after = engine.apply(state, action);
      const placed = [...engine.partsOf(state), ...engine.partsOf(after)];
      for (const { event } of events)
        for (const part of engine.partsOfEvent(event as AnyEvent)) {
          named++;
          expect([event, part, placed.some((one) => samePart(one, part))]).toEqual([event, part, true]);
        }
    }
    expect(named).toBeGreaterThan(40);
  });
});

test('a game that says nothing of its parts has players and zones', () => {
  const state = hush.init('parts', { players: 3 });
  const kinds = new Set(hush.partsOf(state).map(({ kind }) => kind));
  expect(kinds).toContain('player');
  expect(kinds).toContain('zone');
});

test('what is picked narrows the answers, and the rest says what to pick next', () => {
  const hex = (id: number): NamedPart => ({ kind: 'hex', id, role: 'to' });
  const piece = (id: string): NamedPart => ({ kind: 'piece', id, zone: 'hand', role: 'from' });
  const answers = [
    { name: 'a', parts: [piece('oil'), hex(1)] },
    { name: 'b', parts: [piece('oil'), hex(2)] },
    { name: 'c', parts: [piece('coal'), hex(1)] },
    { name: 'pass', parts: [] },
  ];
  const names = (picked: readonly NamedPart[]) => {
    const { answers: left, parts } = narrow(answers, picked);
    return [left.map(({ name }) => name).join(''), parts.map(partKey)];
  };
  expect(names([])).toEqual(['abcpass', ['piece:oil@hand', 'hex:1', 'hex:2', 'piece:coal@hand']]);
  expect(names([piece('oil')])).toEqual(['ab', ['hex:1', 'hex:2']]);
  expect(names([piece('oil'), hex(2)])).toEqual(['b', []]);
  expect(names([hex(3)])).toEqual(['', []]);
});

test('a part that no action names is put where it may have been meant', () => {
  const state = ecologic.init('parts', { players: 2 });
  const meant = ecologic.retarget(state, ecologic.legalActions(state), { kind: 'hex', id: 9 });
  expect(meant.length).toBeGreaterThan(0);
  for (const action of meant) expect(action).toMatchObject({ type: 'place-first', hex: 9 });
  expect(ecologic.retarget(state, ecologic.legalActions(state), { kind: 'card', id: 'joy' })).toEqual([]);
});

describe('A part that no action names is meant for what the game says', () => {
  const asked = (engine: AnyEngine, kind: string, options: object = {}) => {
    let state = engine.init('meant', options);
    for (let n = 0; n < 400; n++) {
      const decision = engine.decision(state);
      const [seat = 0] = decision?.seats ?? [];
      const legal = engine.legalActions(state, seat);
      if (decision?.kind === kind) return { seat, legal, view: engine.view(state, seat) };
      const action = legal[(5 * n) % legal.length];
      if (action === undefined) break;
      state = engine.apply(state, action);
    }
    throw new Error(`${kind} is not asked`);
  };

  test('a piece is hardly meant for a hex without its resource', () => {
    const state = ecologic.init('parts', { players: 2 });
    const legal = ecologic.legalActions(state);
    const tiles = ecologic.ask(state).shared().field;
    const fits = ecologic
      .retarget(state, legal, { kind: 'hex', id: 9 })
      .map((action) => 'branch' in action && tiles[9]?.resources.includes(action.branch) === true);
    expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('a human of Emix by the player, and a deck', () => {
    const { view, legal } = asked(emix, 'action', { players: 3 });
    const other = { kind: 'player', id: 1 };
    for (const action of emix.retarget(view as never, legal as never, other))
      expect(action).toMatchObject({ target: 1 });
    expect(emix.retarget(view as never, [], other)).toEqual([]);
    expect(emix.retarget(view as never, legal as never, { kind: 'zone', id: 'drawPiles.0' })).toEqual([
      { type: 'draw', seat: view.viewer },
    ]);
  });

  test('a die and a monster while the Host of Does Not Exist prepares', () => {
    const { view, legal, seat } = asked(doesNotExist, 'prepare', { players: 3 });
    const meant = (kind: string, id: string | number) =>
      doesNotExist.retarget(view as never, legal as never, { kind, id });
    expect(meant('die', 'die')).toEqual([{ type: 'roll', seat }]);
    expect(meant('figure', 'cat-girl')).toEqual([{ type: 'invite', seat, monster: 'cat-girl' }]);
    expect(meant('zone', 'classDeck')).toEqual([{ type: 'buy-class', seat }]);
    expect(meant('player', (seat + 1) % 3)).toEqual([{ type: 'trade-open', seat, target: (seat + 1) % 3 }]);
    expect(meant('player', seat)).toEqual([]);
  });

  test('a space of Euphoria after the last placement', () => {
    const { view, legal, seat } = asked(euphoria, 'turn-continue', { players: 3 });
    const others = legal.filter(({ type }) => type !== 'place');
    expect(euphoria.retarget(view as never, others as never, { kind: 'space', id: 'ark' })).toEqual([
      { type: 'place', seat, value: expect.any(Number), space: 'ark' },
    ]);
  });
});
