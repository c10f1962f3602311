import { EngineBug } from '@rulewright/core';
import { createEngine } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { lab, open, spec } from '../games/lab.js';
import { caught, issues } from './caught.js';

describe('a new game', () => {
  test('needs a seed alone', () => {
    expect(hush.init(1).options).toEqual({ players: 2, rounds: 3, handLimit: 4 });
    expect(hush.init(1)).toEqual(hush.init(1, {}));
    expect(hush.init(1)).toEqual(hush.init(1, undefined, undefined));
  });

  test('is the same for the seeds 7 and "7", and another for 8', () => {
    expect(hush.init(7)).toEqual(hush.init('7'));
    expect(hush.init(-0)).toEqual(hush.init(0));
    expect(hush.init(7)).not.toEqual(hush.init(8));
    const view = hush.view(hush.init(1), 0);
    expect(hush.determinize(view, 7)).toEqual(hush.determinize(view, '7'));
    expect(hush.reseed(hush.init(1), 7)).toEqual(hush.reseed(hush.init(1), '7'));
  });

  test('says what a seed is', () => {
    expect(() => hush.init(true as never)).toThrow('a seed is a text or a finite number');
  });

  test.each([
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    1n,
    Symbol('s'),
    {},
    [],
    Object.create(null),
  ])('does not start from the seed %o', (seed) => {
    expect(issues(() => hush.init(seed as number))).toHaveLength(1);
    expect(issues(() => hush.reseed(hush.init(1), seed as number))).toHaveLength(1);
  });

  test.each<[string, unknown, string, string]>([
    ['null', null, '', 'Invalid input: expected object, received null'],
    ['a list', [], '', 'Invalid input: expected object, received array'],
    ['too many players', { players: 5 }, 'players', 'expected at most 4, found 5'],
    ['players as text', { players: '2' }, 'players', 'Invalid input: expected number, received string'],
    ['an unknown option', { colour: 1 }, 'colour', 'Unrecognized key: "colour"'],
    ['a hidden option', JSON.parse('{"__proto__":{"players":3}}'), '', 'a field may not be named __proto__'],
    ['a function', { players: () => 2 }, 'players', 'function is not JSON'],
  ])('refuses %s for its options', (_, options, path, message) => {
    expect(issues(() => hush.init(1, options as { players: 2 }))).toEqual([{ path, message }]);
  });

  test('refuses more or fewer players than the game seats, whatever its schema lets through', () => {
    expect(issues(() => lab.init(1, { players: 0 }))).toEqual([
      { path: 'players', message: 'expected 1 to 9, found 0' },
    ]);
    expect(issues(() => lab.init(1, { players: 10 }))).toEqual([
      { path: 'players', message: 'expected 1 to 9, found 10' },
    ]);
    expect(lab.init(1, { players: 9 }).options.players).toBe(9);
    const state = JSON.parse(JSON.stringify(lab.init(1)));
    expect(lab.validate({ ...state, options: { players: 10, agenda: [] } })).toEqual([
      { path: 'options.players', message: 'expected 1 to 9, found 10' },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['null', null, ''],
    ['a text', 'draws', ''],
    ['an object', { 0: 1 }, ''],
    ['a draw of nothing', [1, null], '1'],
    ['a draw that is an object', [{ face: 6 }], '0'],
    ['a draw that is no number', [Number.NaN], '0'],
    ['a list in a list', [[[1]]], '0'],
  ])('refuses %s for its script, and so does scriptDraws', (_, script, path) => {
    expect(issues(() => hush.init(1, {}, script as [])).map((issue) => issue.path)).toEqual([path]);
    expect(issues(() => hush.scriptDraws(hush.init(1), script as [])).map((issue) => issue.path)).toEqual([path]);
  });
});

describe('an engine', () => {
  test('knows its game', () => {
    expect([hush.id, hush.rulesVersion, hush.seats]).toEqual(['hush', 1, { min: 2, max: 4 }]);
    expect(hush.contentName).toBe('base#b7cdfe1a7a8842ec');
  });

  test('cannot have two actions of one type', () => {
    const [say] = spec.choices.ask.actions;
    const other = { ...say, fields: { word: z.literal('x') } };
    const choices = { ...spec.choices, must: { ...spec.choices.must, actions: [other] } };
    expect(caught(() => createEngine({ ...spec, choices }))).toEqual(new EngineBug('two actions have the type say'));
  });

  test('gives one type of action another meaning at another question, with the same fields', () => {
    const [say] = spec.choices.ask.actions;
    const onlyB: typeof say.check = (_, { word }) =>
      word === 'b' ? undefined : { rule: 'LAB-1', code: 'not-your-word' };
    const must = { rule: 'LAB-1', actions: [{ ...say, fields: { ...say.fields }, check: onlyB }] } as const;
    const twofold = createEngine({ ...spec, choices: { ...spec.choices, must } });
    const action = { type: 'say', seat: 0, word: 'a' } as const;
    const asking = (kind: 'ask' | 'must') => twofold.init(1, { agenda: [{ kind, seat: 0, words: [['a', 'b']] }] });
    expect(twofold.explain(asking('ask'), action)).toBeUndefined();
    expect(twofold.explain(asking('must'), action)).toEqual({ rule: 'LAB-1', code: 'not-your-word' });
  });

  test('may name its actions and records as every object names its properties', () => {
    const say = { ...spec.choices.ask.actions[0], type: 'constructor' as const };
    const odd = createEngine({ ...spec, choices: { ...spec.choices, ask: { ...spec.choices.ask, actions: [say] } } });
    const state = odd.init(1, { agenda: [{ kind: 'ask', seat: 0, words: [['toString']] }] });
    const action = { type: 'constructor', seat: 0, word: 'toString' } as const;
    expect(odd.explain(state, action)).toBeUndefined();
    expect(odd.parse(odd.format(action as never))).toEqual(action);
    expect(odd.explain(state, { ...action, type: 'toString' })).toMatchObject({ rule: 'CORE-ACT.1' });
    expect(odd.apply(state, action as never).log).toEqual(['0 toString']);
    expect(odd.explain(state, { ...action, word: 'valueOf' })).toMatchObject({ code: 'not-your-word' });
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])('may name a choice %s', (kind) => {
    const choices = Object.assign({ ...spec.choices }, { [kind]: spec.choices.ask });
    const odd = createEngine({ ...spec, choices, secrets: { ...spec.secrets, items: {} } });
    const agenda = [{ kind: kind as 'ask', seat: 0, words: [['a', 'b']] }];
    const state = odd.init(1, { agenda });
    expect(odd.legalActions(state)).toHaveLength(2);
    expect(odd.view(state, 1).position.agenda).toEqual(agenda);
    expect(odd.validate(state)).toEqual([]);
    expect(odd.apply(state, { type: 'say', seat: 0, word: 'b' }).log).toEqual(['0 b']);
  });

  test('rigs and reseeds without another change', () => {
    const state = open({ kind: 'ask', seat: 0, words: [['a']] });
    expect(lab.scriptDraws(state, [1, 'x', ['a', 2]])).toEqual({
      ...state,
      rng: { ...state.rng, script: [1, 'x', ['a', 2]] },
    });
    expect(lab.scriptDraws(lab.scriptDraws(state, [1]), [2]).rng.script).toEqual([2]);
    expect(lab.reseed(lab.scriptDraws(state, [1]), 'lab')).toEqual(state);
    expect(lab.scriptDraws(state, []).agenda).toBe(state.agenda);
  });
});
