import { at, HIDDEN, type Viewer } from '@rulewright/core';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { list, numbers, whole } from '@rulewright/core/words';
import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { engine as liarsDice } from '../../examples/games/liars-dice.js';
import { fewer, HALF, inFull } from '../support/depth.js';

/** What an author of a game with hidden dice may get wrong. */
type Fault = 'event' | 'parity' | 'deal' | 'refusal';

/** Everybody rolls a hidden die, as often as they like in three rounds; then all are shown and the highest wins. */
function hiddenDice(fault?: Fault) {
  const { action, refuse, create } = smallGame({
    id: 'hidden-dice',
    players: 2,
    state: { dice: list(numbers), shown: numbers, odd: numbers, turns: whole },
    tasks: { show: {} },
    choices: { turn: {} },
    events: { kept: { seat: whole, face: whole }, shown: { dice: numbers } },
    rules: { 'HID-1': 'Roll your hidden die again or keep it.', 'HID-2': 'The highest die wins.' },
    refusals: { high: 'A six is not rolled again.' },
  });
  const turns = 6;
  const roll = action('roll', {
    during: ['turn'],
    fields: {},
    check: ({ state }, { seat }) =>
      fault === 'refusal' && state.dice[1 - seat]?.[0] === 6 ? refuse('HID-1', 'high') : undefined,
    perform({ state, random, queue }, { seat }) {
      state.dice[seat] = [random.die(6)];
      if (fault === 'parity') state.odd[seat] = at(at(state.dice, seat), 0) % 2;
      queue(++state.turns < turns ? { kind: 'turn', seat: 1 - seat } : { kind: 'show' });
    },
  });
  const keep = action('keep', {
    during: ['turn'],
    fields: {},
    perform({ state, queue, emit }, { seat }) {
      const told = fault === 'event' ? at(at(state.dice, 1 - seat), 0) : 0;
      emit?.({ type: 'kept', rule: 'HID-1', seat, face: told });
      queue(++state.turns < turns ? { kind: 'turn', seat: 1 - seat } : { kind: 'show' });
    },
  });
  return create({
    setup: ({ each, random }) => ({
      dice: each(() => [random.die(6)]),
      shown: [],
      odd: each(() => 0),
      turns: 0,
      agenda: [{ kind: 'turn', seat: 0 }],
    }),
    choices: { turn: { rule: 'HID-1', actions: [keep, roll] } },
    tasks: {
      show({ state, emit }) {
        state.shown = state.dice.flat();
        emit?.({ type: 'shown', rule: 'HID-2', dice: [...state.shown] });
      },
    },
    outcome: ({ state: { shown } }) => byScore(shown, 'shown'),
    secrets: {
      zones: {},
      pools: () => ({}),
      numbers: { 'dice.*': { values: [1, 2, 3, 4, 5, 6], visibleTo: 'owner' } },
      complete({ state }, viewer) {
        if (fault === 'deal') for (const [seat, own] of state.dice.entries()) if (seat !== viewer) own.fill(1);
        return true;
      },
    },
  });
}

describe('hidden numbers', () => {
  const engine = hiddenDice();
  const start = engine.init('dice', {}, [3, 5]);

  test.each<[Viewer, readonly (readonly number[])[]]>([
    [0, [[3], [HIDDEN]]],
    [1, [[HIDDEN], [5]]],
    ['spectator', [[HIDDEN], [HIDDEN]]],
  ])('%s sees %j', (viewer, dice) => expect(engine.view(start, viewer).position.dice).toEqual(dice));

  test('the state keeps them, and a view of it changes nothing', () => expect(start.dice).toEqual([[3], [5]]));

  test('a dealt world has each value as often, and those of the viewer as they are', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 600; seed++) {
      const [[own = 0] = [], [dealt = 0] = []] = engine.determinize(engine.view(start, 0), seed).dice;
      expect(own).toBe(3);
      counts.set(dealt, (counts.get(dealt) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  test.each([7, HIDDEN, 0])('a saved state holds no %i', (face) =>
    expect(engine.validate({ ...start, dice: [[3], [face]] })).toEqual([
      { path: 'dice.1.0', message: face < 0 ? expect.any(String) : `found ${face}, expected one of 1, 2, 3, 4, 5, 6` },
    ]),
  );

  test('are named by the engine', () =>
    expect(engine.hiddenNumbers).toEqual({ 'dice.*': { values: [1, 2, 3, 4, 5, 6], visibleTo: 'owner' } }));
});

describe('the laws on hidden numbers', () => {
  test('an honest game keeps them, and pairs of worlds are looked at', () => {
    const { knowledge } = conformance(hiddenDice(), { games: fewer(20, HALF), density: 1 });
    expect(knowledge.pairs).toBeGreaterThan(50);
    expect(knowledge.steps).toBeGreaterThan(50);
  });

  test("liar's dice keeps them: dice that a call shows may be told", inFull, () =>
    expect(
      conformance(liarsDice, { games: 10, density: 0.3, options: [{}, { players: 3, dice: 2 }] }).knowledge.pairs,
    ).toBeGreaterThan(50),
  );

  test.each<[Fault, string]>([
    ['event', 'LAW-13a'],
    ['parity', 'LAW-13a'],
    ['refusal', 'LAW-13a'],
    ['deal', 'LAW-9'],
  ])('the planted fault %s is found by the default settings', (fault, law) =>
    expect(() => conformance(hiddenDice(fault))).toThrow(law),
  );
});
