import { NONE, type Seat } from '../game/types.js';
import { own } from '../ground/errors.js';
import { type Shape, shapeOf, waysOf } from '../schema/to-json.js';
import type { Inflected, Value } from './filling.js';
import { amid } from './in-words.js';
import { shapesOf } from './plain-language.js';
import type { SeatNames, Speaker } from './speaker.js';
import type { SpokenEngine } from './spoken-engine.js';
import { number, type Voice } from './voice.js';

/**
 * Names for the numbers of fields, by field: a function, `{ cell: (cell) => 'd3' }`, or another field that holds the
 * same, `{ drawn: 'card' }`.
 */
export type Names = Readonly<Record<string, Call | string>>;
type Call = (number: number) => string;

/** Says the values of a game by their schemas: seats by name, cards by id, everything else as it is written. */
export class PlainValues {
  private readonly byField = new Map<string, Shape>();
  private readonly events: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
  private readonly names: Readonly<Record<string, Call>>;
  readonly voice: Voice<string>;
  readonly seats: SeatNames;
  readonly heading: (seat: Seat) => string;
  private readonly who: (seat: Seat) => Inflected;

  constructor(
    engine: SpokenEngine,
    { voice, seats, heading, who }: Omit<Speaker<unknown, string>, 'content'>,
    names: Names = {},
  ) {
    this.voice = voice;
    this.seats = seats;
    this.heading = heading;
    this.who = who;
    const { actions, events, position, options } = engine.schemas;
    this.names = calls({ ...cardNames(engine, (id) => this.card(id)), ...names });
    this.events = Object.fromEntries(Object.entries(events).map(([type, fields]) => [type, shapesOf(fields)]));
    for (const schema of [position, options, ...actions.values()]) this.learn(shapeOf(schema));
    for (const [field, { kind }] of Object.entries(engine.schemas.parts))
      if (kind === 'player') this.byField.set(field, A_SEAT);
  }

  /** The words for a name of the code inside a sentence. */
  term(name: string): string {
    const key = `term.${name}`;
    return this.voice.knows(key) ? this.voice.say(key) : amid(name);
  }

  card(id: string): string {
    const key = `card.${id}`;
    return this.voice.knows(key) ? this.voice.say(key) : id;
  }

  /** The shape of a field of an event of that type, or of any field of that name. */
  shapeOf(field: string, event?: string): Shape {
    if (field === 'seat') return A_SEAT;
    const declared = event === undefined ? undefined : own(own(this.events, event) ?? {}, field);
    return declared ?? this.byField.get(field) ?? {};
  }

  /** A value for a hole: a number stays one where it is an amount, so that it can be counted. */
  hole(field: string, value: unknown, shape = this.shapeOf(field)): Value {
    const isAmount = typeof value === 'number' && own(this.names, field) === undefined && !isSeat(shape);
    if (isAmount) return isNone(shape, value) ? this.voice.say('none') : value;
    if (Array.isArray(value) && value.length > 0) return value.map((one) => this.word(field, one, insideOf(shape)));
    return this.word(field, value, shape);
  }

  /** A player as a word with forms, any other value in words. */
  private word(field: string, value: unknown, shape: Shape): string | Inflected {
    const isPlayer = typeof value === 'number' && value !== NONE && isSeat(shape);
    return isPlayer ? this.who(value) : this.say(field, value, shape);
  }

  /** A value in words. */
  say(field: string, value: unknown, shape = this.shapeOf(field)): string {
    const { voice } = this;
    if (value === null || value === undefined) return voice.say('none');
    if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
    if (typeof value === 'string') return this.termOrText(value, shape);
    if (typeof value === 'number') return this.number(field, value, shape);
    if (Array.isArray(value))
      return value.length === 0
        ? voice.say('none')
        : value.map((one) => this.part(field, one, insideOf(shape))).join(', ');
    return Object.entries(value)
      .map(([name, inner]) => `${this.term(name)} ${this.part(name, inner, this.shapeOf(name))}`)
      .join(', ');
  }

  /** A value inside another one: what has parts of its own stands in brackets. */
  private part(field: string, value: unknown, shape: Shape): string {
    const said = this.say(field, value, shape);
    return typeof value === 'object' && value !== null ? `(${said})` : said;
  }

  /** A word of a schema is a term of the game; any other text is somebody's own. */
  private termOrText(word: string, shape: Shape): string {
    const isTerm = shape.const !== undefined || waysOf(shape).some((way) => way.enum !== undefined);
    return isTerm ? this.term(word) : word;
  }

  private number(field: string, value: number, shape: Shape): string {
    const { voice } = this;
    const call = own(this.names, field);
    if (isSeat(shape)) return value === NONE ? voice.say('nobody') : this.seats(value);
    if (isNone(shape, value)) return voice.say('none');
    return call === undefined ? number(value, voice.locale) : call(value);
  }

  /** Keeps the shapes of all fields by name; the first of a name counts, unless a later one is a seat. */
  private learn(shape: Shape): void {
    for (const way of waysOf(shape)) {
      if (way !== shape) this.learn(way);
      if (way.items !== undefined) this.learn(way.items);
      for (const [name, inside] of Object.entries(way.properties ?? {})) {
        const isSeats = isSeat(inside) || isSeat(insideOf(inside));
        if (isSeats || !this.byField.has(name)) this.byField.set(name, inside);
        this.learn(inside);
      }
    }
  }
}

const A_SEAT: Shape = { type: 'integer', 'x-seat': { per: 1 } };

const insideOf = (shape: Shape): Shape => waysOf(shape).find(({ items }) => items !== undefined)?.items ?? {};
const isSeat = (shape: Shape): boolean =>
  waysOf(shape).some(({ type, 'x-seat': of }) => type === 'integer' && of?.per === 1 && of.where === undefined);
/** Nothing, where a number may be that: -1 is the least that its schema takes. */
const isNone = (shape: Shape, value: number): boolean =>
  value === NONE && waysOf(shape).some(({ minimum }) => minimum === NONE);

/** The functions, those of another field too; what refers to no function has none. */
const calls = (names: Names): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const call = typeof name === 'string' ? own(names, name) : name;
      return typeof call === 'function' ? [[field, call]] : [];
    }),
  );

/** Cards are called by their ids where there is one pool of them, of which all options have the same kinds. */
function cardNames(engine: SpokenEngine, say: (id: string) => string): Names {
  const [kinds, other] = Object.values(engine.pools());
  if (kinds === undefined || other !== undefined) return {};
  const ids = new Map(kinds.map(({ card, id }) => [card, id]));
  const call = (card: number): string => {
    const id = ids.get(card);
    return id === undefined ? (card < 0 ? '?' : `${card}`) : say(id);
  };
  return { card: call, cards: call };
}
