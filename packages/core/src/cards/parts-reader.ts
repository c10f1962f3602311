import { cardsOfDeck } from '../game/deck.js';
import type { Action, Game, State } from '../game/game.js';
import type { FieldsByType } from '../game/notation.js';
import {
  type FieldPart,
  type Meant,
  type NamedPart,
  type NamingField,
  type Part,
  type PartIds,
  type PartsSpec,
  type PlacedPart,
  samePart,
} from '../game/parts.js';
import { type AnyEvent, type GameTypes, NONE } from '../game/types.js';
import { clone, deepFreeze } from '../ground/commit.js';
import { own } from '../ground/errors.js';
import { isDeck, type Place, type Pool, type Positioned, type ZoneIndex } from './zones.js';

type Spec = PartsSpec<GameTypes & { State: State }>;

const NOTHING: Spec = { fields: {} };

/** A part that a field names, and the zones to look for it in. */
interface Reference extends NamedPart {
  readonly zones: readonly string[] | undefined;
}

/** The parts of a game, and those that its actions and events name. */
export class PartsReader {
  private readonly spec: Spec;
  private readonly seats: number;
  /** Caches the parts of frozen positions, so that a list of actions counts them once. */
  private readonly counted = new WeakMap<object, readonly PlacedPart[]>();

  constructor(
    game: Game,
    private readonly content: unknown,
    private readonly zones: ZoneIndex,
    private readonly fields: FieldsByType,
  ) {
    this.spec = (game.parts as Spec | undefined) ?? NOTHING;
    this.seats = game.seats.max;
  }

  /** The parts that fields name, for the schemas of actions. */
  get namingFields(): Readonly<Record<string, NamingField>> {
    const named = Object.entries(this.spec.fields);
    return deepFreeze(
      Object.fromEntries(
        named.map(([field, { kind, role, words }]) => [field, { kind, role, ...(words !== undefined && { words }) }]),
      ),
    );
  }

  /** The possible ids of parts, by kind. */
  ids(options: State['options'] | undefined): Readonly<Record<string, PartIds>> {
    const maximum = (options?.players ?? this.seats) - 1;
    return deepFreeze(
      clone({ [PLAYER]: { minimum: 0, maximum }, ...this.spec.ids?.({ options, content: this.content }) }),
    );
  }

  /** Every part in play: players, zones with their cards, and the game's own. */
  all(state: Positioned): readonly PlacedPart[] {
    const known = this.counted.get(state);
    if (known !== undefined) return known;
    const parts = [...players(state), ...this.cards(state), ...this.things(state)];
    if (Object.isFrozen(state)) this.counted.set(state, parts);
    return parts;
  }

  /** The parts that an action names, each once; unseen ones are left out. */
  named(state: Positioned, action: Action): readonly NamedPart[] {
    const context = { state: state as State, content: this.content };
    const names: (NamedPart & Partial<Reference>)[] = [
      ...this.ofFields(action, Object.keys(this.fields.get(action.type) ?? {})),
      ...(own(this.spec.more, action.type)?.(context, action) ?? []),
    ];
    const all = this.all(state);
    const found: NamedPart[] = [];
    for (const { role, zones, ...name } of names)
      for (const { count: _, back: _back, ...part } of all)
        if (isKnown(part) && samePart(part, name) && zones?.includes(part.zone) !== false)
          if (!found.some((one) => one.role === role && samePart(one, part))) found.push({ ...part, role });
    return found;
  }

  /** The parts that an event names, wherever they lie. */
  ofEvent(event: AnyEvent): readonly NamedPart[] {
    const seat = 'seat' in event && typeof event.seat === 'number' && event.seat !== NONE ? event.seat : undefined;
    const names = this.ofFields({ seat: NONE, ...event }, Object.keys(event));
    return [
      ...names.map(({ zones: _, ...name }) => name),
      ...(seat === undefined ? [] : [{ kind: PLAYER, id: seat, role: 'whom' } as const]),
    ];
  }

  /** The actions meant by clicking a part: the game's own reading, or the actions turned to it. */
  meant(state: Positioned, legal: readonly Action[], part: Part): readonly Action[] {
    const turned = (to: Part) => this.turned(legal, to) as readonly Meant[];
    const [first] = legal;
    const says = own(this.spec.meant, part.kind);
    if (first === undefined || says === undefined) return turned(part);
    const pointing = { seat: first.seat, part, legal: legal as readonly Meant[], turned };
    return says({ state: state as State, content: this.content }, pointing);
  }

  /** These actions, each with one field changed to another part of its kind. */
  private turned(legal: readonly Action[], { kind, id }: Part): readonly Action[] {
    const turned = new Map<string, Action>();
    for (const action of legal)
      for (const [field, value] of Object.entries(action)) {
        const named = own(this.spec.fields, field);
        const isOther = value !== id && typeof value === typeof id;
        if (named === undefined || !isOther || this.kindIn(named, id, action.type) !== kind) continue;
        const other = { ...action, [field]: id };
        turned.set(JSON.stringify(other), other);
      }
    return [...turned.values()];
  }

  private ofFields(action: Action, fields: readonly string[]): Reference[] {
    const values = action as unknown as Readonly<Record<string, unknown>>;
    return fields.flatMap((field) => {
      const named = own(this.spec.fields, field);
      if (named === undefined) return [];
      const role = own(own(this.spec.roles, action.type), field) ?? named.role;
      const zones = named.zones?.(action);
      return [values[field]].flat().flatMap((id): Reference[] => {
        if ((typeof id !== 'string' && typeof id !== 'number') || id === NONE) return [];
        const kind = this.kindIn(named, id, action.type);
        return kind === undefined ? [] : [{ kind, id, role, zones, ...(named.own && { seat: action.seat }) }];
      });
    });
  }

  private kindIn({ kind, kindOf }: FieldPart, value: string | number, type: string): string | undefined {
    if (kindOf !== undefined) return kindOf(value, { type, content: this.content });
    return typeof kind === 'string' ? kind : kind[0];
  }

  private things(state: Positioned): readonly PlacedPart[] {
    return this.spec.things?.({ state: state as State, content: this.content }) ?? [];
  }

  private cards(state: Positioned): PlacedPart[] {
    const parts: PlacedPart[] = [];
    for (const pool of this.zones.pools.of(state.options))
      this.zones.visit(pool.name, state, (place) => {
        parts.push(...this.cardsIn(place, pool));
      });
    return parts;
  }

  /** A zone and its cards, equal ones together, in the order they lie in. */
  private cardsIn({ cards, key, owner, row }: Place, pool: Pool): PlacedPart[] {
    const list = isDeck(cards) ? cardsOfDeck(cards) : cards;
    const seat = owner === undefined || this.spec.common?.includes(row.path as never) === true ? {} : { seat: owner };
    const counts = new Map<number, number>();
    for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1);
    const kindOf = own(this.spec.cards, pool.name) ?? pool.name;
    const where = { zone: key, ...seat };
    return [
      { kind: ZONE, id: key, ...where, count: list.length },
      ...[...counts].map(([card, count]): PlacedPart => {
        const id = card < 0 ? undefined : pool.id(card);
        const back = card < 0 && pool.hasBacks ? pool.backs[-1 - card] : undefined;
        const kind = typeof kindOf === 'string' ? kindOf : kindOf(id ?? `${back ?? ''}`);
        return { kind, ...(id !== undefined && { id }), ...where, count, ...(back !== undefined && { back }) };
      }),
    ];
  }
}

/** The kinds of parts that every game has. */
const PLAYER = 'player';
const ZONE = 'zone';

const players = ({ options }: Positioned): PlacedPart[] =>
  Array.from({ length: options.players }, (_, seat) => ({ kind: PLAYER, id: seat, zone: 'table', seat, count: 1 }));

const isKnown = (part: Omit<PlacedPart, 'count'>): part is Omit<PlacedPart, 'count' | 'id'> & Part =>
  part.id !== undefined;
