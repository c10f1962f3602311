import { jsonSchemas } from '@rulewright/core/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { content } from '../games/hush-state.js';
import { lab } from '../games/lab.js';
import { ticTacToe } from '../games/tic-tac-toe.js';

const schemas = jsonSchemas(hush);
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['x-seat'] });
const check = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]));
const fits = (name: keyof typeof schemas, value: unknown): boolean =>
  check[name]?.(JSON.parse(JSON.stringify(value))) === true;

const states = [hush.init('schema', { players: 4 })];
const actions: ReturnType<typeof hush.legalActions>[number][] = [];
for (let state = states[0]; state !== undefined; state = states[actions.length]) {
  const legal = hush.legalActions(state);
  const action = legal[(3 * actions.length) % legal.length];
  if (action === undefined) break;
  actions.push(action);
  states.push(hush.apply(state, action));
}
const [first] = states;

describe('the JSON Schemas of an engine', () => {
  test.each(Object.entries(schemas))('of its %s are documents of draft 2020-12', (_, schema) => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(JSON.stringify(schema).split('$schema')).toHaveLength(2);
    expect(ajv.validateSchema(schema)).toBe(true);
  });

  test.each([
    ['lab', lab],
    ['tic-tac-toe', ticTacToe],
  ] as const)('can be had of %s too', (_, engine) => {
    for (const schema of Object.values(jsonSchemas(engine)))
      expect(new Ajv2020({ allowUnionTypes: true, keywords: ['x-seat'] }).validateSchema(schema)).toBe(true);
  });

  test('fit every state, action and record of a game, its options and its pack', () => {
    expect(states.length).toBeGreaterThan(20);
    expect(states.filter((state) => !fits('state', state))).toEqual([]);
    expect(states.flatMap((state) => hush.legalActions(state)).filter((action) => !fits('action', action))).toEqual([]);
    expect(fits('replay', hush.record({ seed: 'schema', options: { players: 4 }, actions }))).toBe(true);
    expect([{}, { players: 3 }, first?.options].map((options) => fits('options', options))).toEqual([true, true, true]);
    expect(fits('pack', content.base)).toBe(true);
  });

  test.each<[keyof typeof schemas, string, unknown]>([
    ['action', 'an unknown type', { type: 'fly', seat: 0 }],
    ['action', 'a field too many', { type: 'draw', seat: 0, card: 1 }],
    ['action', 'a field too few', { type: 'stake', seat: 0 }],
    ['action', 'half a coin', { type: 'stake', seat: 0, coins: 0.5 }],
    ['options', 'too many players', { players: 5 }],
    ['options', 'an unknown option', { colour: 'red' }],
    ['state', 'a field too many', { ...first, note: 1 }],
    ['state', 'a field too few', { ...first, deck: undefined }],
    ['state', 'a generator that is none', { ...first, rng: { alea: [0, 0, 0], script: [] } }],
    ['state', 'a coin below nought', { ...first, coins: [-1, 0, 0, 0] }],
    ['state', 'an unknown record', { ...first, agenda: [{ kind: 'vanish' }] }],
    ['pack', 'no cards', { id: 'x' }],
    ['replay', 'no seed', { ...hush.record({ seed: 1 }), seed: undefined }],
    ['replay', 'a field too many', { ...hush.record({ seed: 1 }), note: 1 }],
  ])('refuse %s with %s', (name, _, value) => expect(fits(name, value)).toBe(false));
});
