import type { CardKind, Viewer } from '@rulewright/core';
import { jsonSchemas } from '@rulewright/core/schema';
import type { AnyEngine, OptionsIn, ViewIn } from '../game.js';
import { idsOf } from './ids.js';
import { fieldOf, fits, type Shape, shapeOf, waysOf } from './shape.js';
import { placesOf, seatsIn, turnOf } from './turning.js';

/** A named range of an observation. */
export interface ObservationRange {
  /** `viewer`, or a field of the position; `agenda` stands for the question that waits. */
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/**
 * Turns views into vectors: every view of a game with these options has the same length, and each place the same
 * meaning.
 */
export interface Observer<E extends AnyEngine = AnyEngine> {
  readonly size: number;
  readonly parts: readonly ObservationRange[];
  /** One sentence for each field that is left out or cut off; everything else is shown in full. */
  readonly losses: readonly string[];
  /** The view as numbers. Long lists are cut off, as `losses` says. */
  observe(view: ViewIn<E>): Float32Array;
}

/** Settings of how numbers are written. */
export interface ObserverSettings {
  /**
   * Divides numbers by the largest value their schema allows; a number x without a bound becomes x / (1 + |x|). By
   * default numbers are written unchanged.
   */
  readonly scaled?: boolean;
  /**
   * Counts seats from the viewer, who becomes seat 0, in numbers and in lists by seat. A position then looks the same
   * from every seat, and `viewer` alone tells which seat it is. By default, and for a spectator, seats keep their
   * numbers.
   */
  readonly relative?: boolean;
}

/** Entries shown of a list that is empty at the start and whose bound is too large to show in full. */
const ROOM = 8;
/** A list is shown up to its bound if that takes at most this many numbers. */
const WIDEST = 256;
/** Bounds above this only keep wrong data out; numbers are not scaled by them. */
const MOST_BOUND = 10_000;
/** Fields that core keeps in every state: they say nothing about the game, or are known from elsewhere. */
const KEPT = ['game', 'rulesVersion', 'content', 'options', 'rng', 'memory'];

/** Writes a value as numbers. */
interface Writer {
  readonly size: number;
  /** `viewer` is the seat that seats are counted from; 0 leaves them unchanged. */
  write(value: unknown, into: Float32Array, from: number, viewer: number): void;
}
interface Setting {
  readonly zones: Readonly<Record<string, { readonly pool: string } | undefined>>;
  readonly pools: Readonly<Record<string, readonly CardKind[]>>;
  readonly words: readonly string[];
  readonly scaled: boolean;
  readonly losses: Set<string>;
  /** The position at the start. */
  readonly start: object;
  readonly seats: number;
}

/**
 * The observer of a game with these options. Cards in a zone are counted by kind, then by back. Words and kinds of
 * records are a 1 among zeros; a list is its length, then its entries. The game's schemas say which numbers are seats,
 * see `ofSeats`.
 */
export function observer<E extends AnyEngine>(
  engine: E,
  options?: Partial<OptionsIn<E>>,
  { scaled = false, relative = false }: ObserverSettings = {},
): Observer<E> {
  const start = engine.init('observed', options);
  const losses = new Set<string>();
  const words = idsOf(engine, options);
  const seats = start.options.players;
  const setting = { zones: engine.zones, pools: engine.pools(options), words, scaled, losses, start, seats };
  const writers = new Map<string, Writer>([['viewer', viewerWriter(seats)]]);
  for (const { properties = {} } of shapeOf(jsonSchemas(engine).state).allOf ?? [])
    for (const [name, shape] of Object.entries(properties))
      if (name === 'agenda') writers.set(name, topOf(writerOf(shape.items ?? {}, undefined, name, setting)));
      else if (!KEPT.includes(name)) writers.set(name, writerOf(shape, fieldOf(start, name), name, setting));
  const parts: ObservationRange[] = [];
  let size = 0;
  for (const [name, { size: length }] of writers) {
    parts.push({ name, from: size, length });
    size += length;
  }
  return {
    size,
    parts,
    losses: [...losses],
    observe: (view) => {
      const numbers = new Float32Array(size);
      const { viewer } = view;
      const seen = relative && viewer !== 'spectator' ? viewer : 0;
      for (const { name, from } of parts)
        writers.get(name)?.write(name === 'viewer' ? viewer : fieldOf(view.position, name), numbers, from, seen);
      return numbers;
    },
  };
}

const nothing: Writer = { size: 0, write: () => {} };

const viewerWriter = (seats: number): Writer => ({
  size: seats,
  write: (viewer: Viewer | unknown, into, from) => {
    if (typeof viewer === 'number') into[from + viewer] = 1;
  },
});

/** Writes the last item of the agenda. */
const topOf = (record: Writer): Writer => ({
  size: record.size,
  write: (agenda, into, from, viewer) => {
    if (Array.isArray(agenda) && agenda.length > 0) record.write(agenda[agenda.length - 1], into, from, viewer);
  },
});

/** The writer of a value of this shape. `sample` is the value at the start of a game: it tells how long lists are. */
function writerOf(shape: Shape, sample: unknown, path: string, setting: Setting): Writer {
  const zone = setting.zones[path];
  if (zone !== undefined) return zoneWriter(setting.pools[zone.pool] ?? []);
  const ways = waysOf(shape);
  if (ways.length > 1) return choiceWriter(ways, sample, path, setting);
  if (shape.enum !== undefined) return wordWriter(shape.enum);
  if (shape.const !== undefined) return nothing;
  switch (shape.type) {
    case 'integer':
    case 'number':
    case 'boolean':
      return numberWriter(shape, setting);
    case 'null':
      return nothing;
    case 'string':
      setting.losses.add(`${path}: a word that is no id of the game is not shown`);
      return wordWriter(setting.words);
    case 'object':
      return objectWriter(shape, sample, path, setting);
    case 'array':
      return listWriter(shape, sample, path, setting);
    default:
      setting.losses.add(`${path}: not shown, for its schema does not say what it is`);
      return nothing;
  }
}

function numberWriter(shape: Shape, { scaled, start, seats }: Setting): Writer {
  const of = seatsIn(shape, start, seats);
  const turned = turnOf(of, seats);
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  const most = Math.max(Math.abs(minimum), of === undefined ? Math.abs(maximum) : of.per * seats - 1);
  return {
    size: 1,
    write: (value, into, from, viewer) => {
      if (typeof value !== 'number') into[from] = Number(value === true);
      else into[from] = scaled ? scaledBy(turned(value, viewer), most) : turned(value, viewer);
    },
  };
}

const scaledBy = (number: number, most: number): number =>
  most > 0 && most <= MOST_BOUND ? number / most : number / (1 + Math.abs(number));

const wordWriter = (words: readonly unknown[]): Writer => ({
  size: words.length,
  write: (value, into, from) => {
    const place = words.indexOf(value);
    if (place >= 0) into[from + place] = 1;
  },
});

/** Writes which of several shapes a value has, as a 1 among zeros, then the value in that shape. */
function choiceWriter(ways: readonly Shape[], sample: unknown, path: string, setting: Setting): Writer {
  let size = ways.length;
  const writers = ways.map((way) => {
    const writer = writerOf(way, fits(way, sample) ? sample : undefined, path, setting);
    const from = size;
    size += writer.size;
    return { way, writer, from };
  });
  return {
    size,
    write: (value, into, from, viewer) => {
      const place = writers.findIndex(({ way }) => fits(way, value));
      const found = writers[place];
      if (found === undefined) return;
      into[from + place] = 1;
      found.writer.write(value, into, from + found.from, viewer);
    },
  };
}

function objectWriter({ properties = {} }: Shape, sample: unknown, path: string, setting: Setting): Writer {
  let size = 0;
  const fields = Object.entries(properties).map(([name, shape]) => {
    const writer = writerOf(shape, fieldOf(sample, name), `${path}.${name}`, setting);
    const from = size;
    size += writer.size;
    return { name, writer, from };
  });
  return {
    size,
    write: (value, into, from, viewer) => {
      for (const field of fields) field.writer.write(fieldOf(value, field.name), into, from + field.from, viewer);
    },
  };
}

function listWriter(shape: Shape, sample: unknown, path: string, setting: Setting): Writer {
  const { items = {}, maxItems } = shape;
  const of = seatsIn(shape, setting.start, setting.seats);
  const placeOf = placesOf(of, setting.seats);
  const known: readonly unknown[] = Array.isArray(sample) ? sample : [];
  const entry = writerOf(items, known[0], `${path}.*`, setting);
  const most = maxItems ?? Number.POSITIVE_INFINITY;
  const usual = Math.min(known.length > 0 ? known.length : ROOM, most);
  // a list by seat keeps the length it has at the start
  const isFixed = of !== undefined && known.length > 0;
  const room = !isFixed && most * entry.size <= WIDEST ? most : usual;
  if (room < most && !isFixed)
    setting.losses.add(`${path}: of a longer list the first ${room} entries are shown, and how many there are`);
  return {
    size: 1 + room * entry.size,
    write: (value, into, from, viewer) => {
      if (!Array.isArray(value)) return;
      const { length } = value;
      into[from] = setting.scaled ? scaledBy(length, room) : length;
      for (let i = 0; i < length; i++) {
        const place = placeOf(i, viewer, length);
        if (place < room) entry.write(value[i], into, from + 1 + place * entry.size, viewer);
      }
    },
  };
}

/** Counts the cards of a zone by kind, then the unknown ones by back. */
function zoneWriter(kinds: readonly CardKind[]): Writer {
  const places = new Map(kinds.map(({ card }, place) => [card, place]));
  const backs = Math.max(1, new Set(kinds.map(({ back }) => back)).size);
  const count = (cards: unknown, into: Float32Array, from: number): void => {
    if (!Array.isArray(cards)) return;
    for (const card of cards) {
      const place = card < 0 ? kinds.length - 1 - card : places.get(card);
      if (place !== undefined && place < kinds.length + backs) into[from + place] = (into[from + place] ?? 0) + 1;
    }
  };
  return {
    size: kinds.length + backs,
    write: (value, into, from) => {
      const bags = fieldOf(value, 'bags');
      if (Array.isArray(bags)) for (const bag of bags) count(fieldOf(bag, 'cards'), into, from);
      else count(value, into, from);
    },
  };
}
