import type { AnyAction, Seed } from '@rulewright/core';
import { type JsonSchema, jsonSchemas } from '@rulewright/core/schema';
import * as fc from 'fast-check';
import type { AnyEngine, AnyState } from './any.js';
import { isTree, type Tree } from './data.js';

/** Makes hostile actions for one state: `legal` are its legal actions, `stale` are some that were legal before. */
export type HostileActions = (
  state: AnyState,
  legal: readonly AnyAction[],
  stale: readonly AnyAction[],
) => fc.Arbitrary<unknown>;

/**
 * Generates actions that an engine should mostly refuse. They are legal actions with one field changed, stale actions,
 * actions of another seat, values at the edge of their schema, arbitrary JSON, and objects that throw or mislead when
 * read.
 */
export function hostileActions(engine: AnyEngine): HostileActions {
  const schemas = actionSchemas(engine);
  const types = [...engine.schemas.actions.keys()];
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.anything({ maxDepth: 1, maxKeys: 3 }));
  return (state, legal, stale) => {
    const anySeat = fc.integer({ min: -1, max: state.options.players });
    const asked = engine.deciders(state);
    const seat = asked.length === 0 ? anySeat : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...asked) }, anySeat);
    const wellFormed = fc
      .tuple(fc.constantFrom(...schemas), seat)
      .chain(([schema, at]) => fitting(schema).map((action) => ({ ...asTree(action), seat: at })));
    const real = [...legal, ...stale];
    if (real.length === 0) return fc.oneof(wellFormed, anything);
    const known = fc.constantFrom(...real);
    return fc.oneof(
      { weight: 2, arbitrary: known },
      { weight: 2, arbitrary: fc.tuple(known, anySeat).map(([action, other]) => ({ ...action, seat: other })) },
      { weight: 4, arbitrary: known.chain(near) },
      { weight: 2, arbitrary: known.chain((action) => bent(action, types)) },
      { weight: 4, arbitrary: wellFormed },
      { weight: 2, arbitrary: known.chain((action) => fc.constantFrom(...traps(action))) },
      { weight: 1, arbitrary: anything },
    );
  };
}

/** A JSON value with one place changed, whatever it was; now and then it is still a good one. */
export function hostileJson(real: unknown): fc.Arbitrary<unknown> {
  const paths: (readonly string[])[] = [[]];
  const collect = (value: unknown, path: readonly string[]): void => {
    if (!isTree(value)) return;
    for (const key of Object.keys(value)) {
      paths.push([...path, key]);
      collect(value[key], [...path, key]);
    }
  };
  collect(real, []);
  return fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...ODD, ...TWISTS))
    .map(([path, odd]) => changed(real, path, odd));
}

/** Changes that depend on what was there. */
const TWISTS: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'number' ? value + 1 : undefined),
  (value) => (typeof value === 'number' ? value - 1 : [value]),
  (value) => (Array.isArray(value) ? [...value, ...value] : { ...asTree(value), extra: 0 }),
  (value) => (Array.isArray(value) ? value.slice(1) : {}),
];

function changed(value: unknown, [key, ...path]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return typeof odd === 'function' ? odd(value) : odd;
  const copy = asTree(Array.isArray(value) ? [...value] : { ...asTree(value) });
  copy[key] = changed(copy[key], path, odd);
  return copy;
}

/** Values that almost no field accepts. */
const ODD: readonly unknown[] = [
  -1,
  -0,
  0,
  1,
  2,
  0.5,
  1e9,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '1',
  '__proto__',
  null,
  undefined,
  true,
  [],
  [0],
  {},
];

/** A real action with one field that is a little different: often well-formed, sometimes legal. */
function near(action: AnyAction): fc.Arbitrary<unknown> {
  const fields = Object.entries(action).filter(([name]) => name !== 'type' && name !== 'seat');
  if (fields.length === 0) return fc.constant(action);
  return fc
    .constantFrom(...fields)
    .chain(([name, value]) => fc.constantFrom(...neighbours(value)).map((other) => ({ ...action, [name]: other })));
}

/** One more, one less, an element twice, one missing, the other way round. */
function neighbours(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 2, value - 2, 0, -value, value + 0.5];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return [`${value} `, value.toUpperCase(), [value]];
  if (!Array.isArray(value)) return [[value], null];
  return [value.slice(1), [...value, ...value.slice(0, 1)], [...value].reverse(), [...value, 0], [value]];
}

/** A real action with one thing badly wrong. */
function bent(action: AnyAction, types: readonly string[]): fc.Arbitrary<unknown> {
  const name = fc.constantFrom(...Object.keys(action));
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(name, fc.constantFrom(...ODD)).map(([field, odd]) => ({ ...action, [field]: odd })),
    },
    name.map((field) => Object.fromEntries(Object.entries(action).filter(([other]) => other !== field))),
    fc.constantFrom(...types).map((type) => ({ ...action, type })),
    fc.constantFrom('extra', 'constructor', 'toString').map((extra) => ({ ...action, [extra]: 0 })),
    fc.constant(JSON.parse(`${JSON.stringify(action).slice(0, -1)},"__proto__":{"seat":0}}`)),
  );
}

/** JSON, but no stack should have to hold it. */
const DEEP = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);

/** Things that are no data: reading them throws, or tells something else than it seems. */
function traps(action: AnyAction): readonly unknown[] {
  const throwing = () => {
    throw new Error('it bites');
  };
  class Impostor {}
  const cycle = { ...action, list: [0 as unknown] };
  cycle.list[0] = cycle;
  return [
    Object.defineProperty({ ...action }, 'type', { get: throwing, enumerable: true }),
    Object.defineProperty({ ...action }, 'seat', { get: throwing, enumerable: true }),
    new Proxy({ ...action }, { get: throwing }),
    new Proxy({ ...action }, { ownKeys: throwing, getPrototypeOf: throwing }),
    Object.assign(new Impostor(), action, { extra: 0 }),
    { ...action, toJSON: () => action },
    { ...action, seat: { valueOf: () => action.seat } },
    { ...action, seat: BigInt(action.seat) },
    { ...action, type: Symbol(action.type) },
    { ...action, extra: DEEP },
    cycle,
    new Map(Object.entries(action)),
    [action],
    JSON.stringify(action),
    () => action,
  ];
}

/** Arguments for a query with these schemas: seats at the table as often as not, else values at the edges. */
export function argumentsOf(
  schemas: readonly JsonSchema[],
  players: number,
  seed: Seed,
  count: number,
): readonly (readonly unknown[])[] {
  const seat = fc.nat(players - 1);
  const each = schemas.map((schema) =>
    schema.type === 'integer' ? fc.oneof({ weight: 2, arbitrary: seat }, fitting(schema)) : fitting(schema),
  );
  return fc.sample(fc.tuple(...each), { numRuns: count, seed: Number(seed) | 0 });
}

/** The JSON Schemas of an engine's actions. */
function actionSchemas(engine: AnyEngine): readonly Tree[] {
  const { anyOf } = jsonSchemas(engine).action;
  return Array.isArray(anyOf) ? anyOf.map(asTree) : [];
}

/** Small numbers are what rules are about. */
const NEAR = 20;

/** Values that a JSON Schema allows, most of them at its edges. Keywords that no edge depends on are ignored. */
function fitting(schema: Tree): fc.Arbitrary<unknown> {
  const { const: only, enum: values, anyOf, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((option) => fitting(asTree(option))));
  switch (type) {
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(fc.constantFrom('', 'x', '__proto__', 'toString'), fc.string({ maxLength: 4 }));
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function numberOf({ minimum, maximum }: Tree): fc.Arbitrary<number> {
  const low = typeof minimum === 'number' ? Math.ceil(minimum) : -1e9;
  const high = typeof maximum === 'number' ? Math.floor(maximum) : 1e9;
  const edges = [low, low + 1, high - 1, high, 1e9].filter((edge) => edge >= low && edge <= high);
  const from = Math.max(low, Math.min(high - NEAR, -2));
  return fc.oneof(fc.constantFrom(...edges), fc.integer({ min: from, max: Math.min(high, from + NEAR) }));
}

function arrayOf({ items, prefixItems, minItems, maxItems }: Tree): fc.Arbitrary<readonly unknown[]> {
  if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map((item) => fitting(asTree(item))));
  const least = typeof minItems === 'number' ? minItems : 0;
  const most = typeof maxItems === 'number' ? maxItems : least + 4;
  return fc.array(fitting(asTree(items)), { minLength: least, maxLength: Math.min(most, least + 4) });
}

function objectOf({ properties }: Tree): fc.Arbitrary<Tree> {
  const fields = Object.entries(asTree(properties)).map(([name, field]) => [name, fitting(asTree(field))] as const);
  return fc.record(Object.fromEntries(fields));
}

const asTree = (value: unknown): Tree => (isTree(value) ? value : {});
