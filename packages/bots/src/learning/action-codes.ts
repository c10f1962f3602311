import { at, InputError } from '@rulewright/core';
import { jsonSchemas } from '@rulewright/core/schema';
import type { ActionIn, AnyEngine, OptionsIn } from '../game.js';
import { idsOf } from './ids.js';
import { fieldOf, type Shape, shapeOf, waysOf } from './shape.js';

/** Extra knowledge about the fields of actions: it makes codes fewer and gives words codes of their own. */
export interface Fields {
  /**
   * Number of values a field can hold, from its least one on; 0 for a field that is never given. The key is the name of
   * the field, or type and name as in `play.pos`.
   */
  readonly ranges?: Readonly<Record<string, number>>;
  /** Words that fields can hold, in addition to the ids of the content. */
  readonly words?: readonly string[];
  /**
   * All values that a field of words can hold, where they are fewer. The key is the name of the field, or type and
   * name.
   */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Actions as whole numbers from 0 to `size` − 1, the same for all seats and all games with these options. The code
 * contains the words, numbers and short lists of an action. Actions that differ in something else, such as a long list
 * of cards, are told apart by their order among the legal actions. Actions with an unknown word or number get the codes
 * from `unnamed` on, in the same way. So decode a code with the list it was encoded with. There are no codes from
 * `unnamed` on where the schemas of all actions list every value of their fields.
 */
export interface ActionCodes<E extends AnyEngine = AnyEngine> {
  readonly size: number;
  /** The first of the codes that are for actions with unknown words or numbers; `size` where there are none. */
  readonly unnamed: number;
  /** The codes of all legal actions of a seat, in their order; no two are equal. */
  codes(legal: readonly ActionIn<E>[]): number[];
  /** The code of one of the legal actions. Throws `InputError` for another. */
  encode(action: ActionIn<E>, legal: readonly ActionIn<E>[]): number;
  /** The legal action with this code; undefined when there is none. */
  decode(code: number, legal: readonly ActionIn<E>[]): ActionIn<E> | undefined;
  /** One entry per code: 1 for a legal action, 0 for the rest. */
  mask(legal: readonly ActionIn<E>[]): Uint8Array;
}

/** Number of values assumed for a field of unknown range. */
const USUAL_RANGE = 64;
/** Number of actions with the same code that can be told apart by their order. */
const PLACES = 512;
/** Upper bound of `size`: a longer mask would be useless. */
const MOST_CODES = 1_000_000;

/** A field that is part of the code. `placeOf` gives the index of a value among those the field can have. */
interface Coded {
  readonly name: string;
  readonly size: number;
  /** Undefined for an unknown value. */
  placeOf(value: unknown): number | undefined;
}
interface TypeCode {
  readonly from: number;
  readonly coded: readonly Coded[];
  /** 1 when the coded fields tell all actions apart, else `PLACES`. */
  readonly places: number;
}

/**
 * The codes of the actions of a game with these options. Throws `InputError` when there would be more than a million:
 * then neither the options nor `fields` bound the ids and numbers of a field.
 */
export function actionCodes<E extends AnyEngine>(
  engine: E,
  options?: Partial<OptionsIn<E>>,
  { ranges = {}, words = [], values: told = {} }: Fields = {},
): ActionCodes<E> {
  const { types, unnamed, isClosed } = typeCodes(engine, options, { ranges, words, values: told });
  const size = isClosed ? unnamed : unnamed + PLACES;
  if (size > MOST_CODES)
    throw new InputError('too many codes', [
      {
        path: 'fields',
        message: `expected at most ${MOST_CODES} codes, found ${size}: say which ranges the fields have`,
      },
    ]);
  const codes = (legal: readonly ActionIn<E>[]): number[] => codesOf(types, unnamed, size, legal);
  return {
    size,
    unnamed,
    codes,
    encode: (action, legal) => {
      const text = JSON.stringify(action);
      const place = legal.findIndex((each) => each === action || JSON.stringify(each) === text);
      if (place < 0) throw new InputError('no code', [{ path: action.type, message: 'the action is not legal' }]);
      return at(codes(legal), place);
    },
    decode: (code, legal) => legal[codes(legal).indexOf(code)],
    mask: (legal) => {
      const mask = new Uint8Array(size);
      for (const code of codes(legal)) mask[code] = 1;
      return mask;
    },
  };
}

/** The codes of each type of action; `isClosed` when they tell all values of all fields. */
function typeCodes<E extends AnyEngine>(
  engine: E,
  options: Partial<OptionsIn<E>> | undefined,
  { ranges, words, values: told }: Required<Fields>,
): { readonly types: ReadonlyMap<string, TypeCode>; readonly unnamed: number; readonly isClosed: boolean } {
  const { players } = engine.init('codes', options).options;
  const known = wordsOf([...new Set([...words, ...idsOf(engine, options)])]);
  const types = new Map<string, TypeCode>();
  let unnamed = 0;
  let isClosed = true;
  for (const { properties = {}, required = [] } of waysOf(shapeOf(jsonSchemas(engine, options).action))) {
    const { type, seat: _seat, ...fields } = properties;
    const all = Object.entries(fields);
    const coded = all.flatMap(([name, shape]) => {
      const range = ranges[`${type?.const}.${name}`] ?? ranges[name] ?? USUAL_RANGE;
      const all = told[`${type?.const}.${name}`] ?? told[name];
      const bounded = ofPlayers(shape, players);
      const values = all === undefined ? valuesOf(bounded, known, range) : wordsOf(all);
      if (!saysAll(bounded, values)) isClosed = false;
      return values === undefined ? [] : [codedField(name, values, required.includes(name))];
    });
    const places = coded.length === all.length ? 1 : PLACES;
    types.set(`${type?.const}`, { from: unnamed, coded, places });
    unnamed += coded.reduce((product, field) => product * field.size, places);
  }
  return { types, unnamed, isClosed };
}

function codesOf(
  types: ReadonlyMap<string, TypeCode>,
  unnamed: number,
  size: number,
  legal: readonly { readonly type: string }[],
): number[] {
  const used = new Map<number, number>();
  const free = (from: number): number => {
    const place = used.get(from) ?? 0;
    used.set(from, place + 1);
    return place;
  };
  return legal.map((action) => {
    const { from, places } = firstCode(types, unnamed, action);
    const place = free(from);
    if (place < places && (from < unnamed || unnamed < size)) return from + place;
    // a second action with the same code gets one of the unnamed codes, by its order
    const other = from < unnamed && unnamed < size ? free(unnamed) : PLACES;
    if (other >= PLACES)
      throw new InputError('no code', [{ path: action.type, message: 'too many legal actions would have one code' }]);
    return unnamed + other;
  });
}

/** The first code that an action can have, and how many there are from it on. */
function firstCode(types: ReadonlyMap<string, TypeCode>, unnamed: number, action: { readonly type: string }) {
  const type = types.get(action.type);
  if (type === undefined) return { from: unnamed, places: PLACES };
  let code = 0;
  for (const { name, size, placeOf } of type.coded) {
    const place = placeOf(fieldOf(action, name));
    if (place === undefined) return { from: unnamed, places: PLACES };
    code = code * size + place;
  }
  return { from: type.from + code * type.places, places: type.places };
}

/** The shape of a number with a bound at the last seat, where the number is a seat. */
function ofPlayers(shape: Shape, players: number): Shape {
  const { type, maximum = Number.POSITIVE_INFINITY, 'x-seat': of } = shape;
  const isSeat = type === 'integer' && of?.per === 1 && of.where === undefined;
  return isSeat ? { ...shape, maximum: Math.min(maximum, players - 1) } : shape;
}

/** The values of a field with their indices; undefined for a field with too many. */
function valuesOf(
  {
    type,
    const: only,
    enum: values = only === undefined ? undefined : [only],
    minimum = 0,
    maximum = Number.POSITIVE_INFINITY,
    items,
    maxItems,
  }: Shape,
  words: ReadonlyMap<unknown, number>,
  range: number,
): ReadonlyMap<unknown, number> | undefined {
  if (values !== undefined) return wordsOf(values);
  if (type === 'string') return words;
  if (type === 'boolean') return wordsOf([false, true]);
  if (type === 'array') return listsOf(items, maxItems);
  if (type !== 'integer') return undefined;
  return wordsOf(Array.from({ length: Math.min(range, maximum - minimum + 1) }, (_, n) => minimum + n));
}

/** The coded form of one field. An optional field has one index more, for its absence. */
const codedField = (name: string, values: ReadonlyMap<unknown, number>, isRequired: boolean): Coded => ({
  name,
  size: values.size + (isRequired ? 0 : 1),
  placeOf: (value) =>
    value === undefined && !isRequired ? values.size : values.get(Array.isArray(value) ? listKey(value) : value),
});

/** True when the values are all that the schema allows. */
function saysAll(
  { type, const: only, enum: words, minimum, maximum }: Shape,
  values: ReadonlyMap<unknown, number> | undefined,
): boolean {
  if (only !== undefined || words !== undefined || type === 'boolean') return true;
  return type === 'integer' && minimum !== undefined && maximum !== undefined && values?.size === maximum - minimum + 1;
}

/**
 * All lists of at most `most` items, in any order, with their indices; undefined where there are more than `PLACES`.
 */
function listsOf(items: Shape = {}, most = Number.POSITIVE_INFINITY): ReadonlyMap<unknown, number> | undefined {
  const { enum: words, minimum = 0, maximum = Number.POSITIVE_INFINITY } = items;
  if (most > PLACES || (words === undefined && maximum - minimum > PLACES)) return undefined;
  const all = words ?? Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n);
  let lists: readonly (readonly unknown[])[] = [[]];
  const keys = [listKey([])];
  for (let length = 1; length <= most; length++) {
    // lists are sorted: each goes on with items from its last one on
    lists = lists.flatMap((list) => all.slice(Math.max(0, all.indexOf(list.at(-1)))).map((one) => [...list, one]));
    for (const list of lists) keys.push(listKey(list));
    if (keys.length > PLACES) return undefined;
  }
  return wordsOf(keys);
}

const listKey = (list: readonly unknown[]): string => JSON.stringify([...list].sort());

const wordsOf = (words: readonly unknown[]): ReadonlyMap<unknown, number> =>
  new Map(words.map((word, place) => [word, place]));
