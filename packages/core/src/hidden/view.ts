import type { Deck } from '../cards/deck.js';
import { memoryOf } from '../cards/memory.js';
import { isDeck, type Place, type Pool, type Positioned, sees, type ZoneTable } from '../cards/zones.js';
import type { Random } from '../chance/random.js';
import { HIDDEN, type Urns } from '../chance/urns.js';
import { InputError, type Issue, own } from '../errors.js';
import type { AgendaRecord, Emit, HiddenNumbers, Secrets, State } from '../game/game.js';
import { placeOfViewer } from '../game/seats.js';
import type { Emitted, Viewer } from '../game/types.js';
import { digest, shortDigest } from '../records/digest.js';
import { clone } from '../state/commit.js';

/** A position as one viewer sees it. Plain data: it can be sent to that viewer. */
export interface View<S = object> {
  readonly viewer: Viewer;
  /**
   * The state without the generator. A negative card is face down; what the viewer remembers of a zone stands there face
   * up, before the others.
   */
  readonly position: Omit<S, 'rng'>;
  /** By pool: what the back of the face-down card −n shows, at index n − 1. Only for pools whose backs differ. */
  readonly backs: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * A view as a key of maps: the first 32 hex digits of its digest. In a game whose views hold everything that a seat has seen,
 * it tells information states apart; else `informationState` does. Throws `InputError` for anything that is not plain data.
 */
export const viewKey = (view: View<object>): string => shortDigest(digest(view));

/** What `viewer` may know of a state. What is hidden from nobody is shared with it, and nothing of it is written to. */
export function mask(secrets: Secrets, zones: ZoneTable, state: State, viewer: Viewer): View<State> {
  const { rng: _, ...position } = state;
  const number = placeOfViewer(viewer, state.options.players);
  position.agenda = state.agenda.map((record) => maskRecord(secrets, record, viewer));
  position.memory = maskMemory(state, number);
  const backs: Record<string, readonly (string | number)[]> = {};
  for (const pool of zones.pools.of(state.options)) {
    const hide = (place: Place): void => {
      if (!isEmpty(place.cards) && !sees(place.row, place.owner, number))
        zones.replace(position, state, place, hidden(pool, state, place, number));
    };
    zones.visit(pool.name, state, hide, 'secret');
    if (pool.hasBacks) backs[pool.name] = [...pool.backs];
  }
  if (secrets.numbers !== undefined) maskNumbers(secrets, position, number);
  return { viewer, position, backs };
}

/** Nothing is hidden where nothing lies. */
const isEmpty = (cards: Place['cards']): boolean => (isDeck(cards) ? cards.bags : cards).length === 0;

function maskRecord(secrets: Secrets, record: AgendaRecord, viewer: Viewer): AgendaRecord {
  const { kind, waiting, sealed } = record;
  const known =
    waiting === undefined || sealed === undefined
      ? record
      : { ...record, sealed: sealed.filter((answer) => answer.seat === viewer) };
  const redact = own(secrets.records, kind);
  return redact === undefined ? known : (redact(known, viewer) as AgendaRecord);
}

/** A zone that the viewer may not look into: its cards face down, but for those that the viewer remembers. */
function hidden(pool: Pool, position: Positioned, place: Place, viewer: number): number[] | Deck {
  const { players } = position.options;
  if (!isDeck(place.cards)) return faceDown(pool, place.cards, memoryOf(position, place)[viewer]);
  const bags = place.cards.bags.map(({ cards, known }) => ({
    cards: faceDown(pool, cards, known[viewer]),
    known: ofViewer(known, viewer, players),
  }));
  return { ...place.cards, bags };
}

function faceDown(pool: Pool, cards: readonly number[], own: readonly number[] = []): number[] {
  const unknown = pool.backs.map(() => 0);
  const count = (card: number, by: number): void => {
    // what was left undrawn in the chances of a viewer is a back already
    const back = -1 - (card < 0 ? card : (pool.down[card] ?? -1));
    unknown[back] = (unknown[back] as number) + by;
  };
  for (const card of cards) count(card, 1);
  for (const card of own) count(card, -1);
  const shown = [...own];
  for (let back = 0; back < unknown.length; back++)
    for (let n = unknown[back] as number; n > 0; n--) shown.push(-1 - back);
  return shown;
}

/** What a viewer knows, and of all others only what everybody knows. */
function ofViewer(rows: readonly (readonly number[])[], viewer: number, players: number): number[][] {
  const common = rows[players] ?? [];
  const masked = rows.map((row, seat) => [...(seat === viewer ? row : row.length === 0 ? row : common)]);
  return masked.some((row) => row.length > 0) ? masked : [];
}

function maskMemory({ memory, options: { players } }: Positioned, viewer: number): Record<string, number[][]> {
  const masked: Record<string, number[][]> = {};
  for (const [key, rows] of Object.entries(memory)) {
    const row = ofViewer(rows, viewer, players);
    if (row.length > 0) masked[key] = row;
  }
  return masked;
}

/**
 * The events as one viewer may read them: fields that are secret from the viewer are left out. Throws `InputError` for
 * what is not a list of events.
 */
export function eventsFor<E extends object>(events: readonly Emitted<E>[], viewer: Viewer): readonly Partial<E>[] {
  if (!Array.isArray(events)) throw new InputError('the events are a list');
  if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0)) throw new InputError('not a viewer');
  return events.map((emitted: Emitted<E> | null, i) => {
    if (typeof emitted !== 'object' || typeof emitted?.event !== 'object' || emitted.event === null)
      throw new InputError('not an event', [{ path: `${i}`, message: 'an event is emitted by an engine' }]);
    const { event, secret } = emitted;
    if (typeof secret !== 'object' || secret === null) return event;
    const open = openFields(event, secret, viewer).map((field) => [field, event[field as keyof E]]);
    return Object.freeze(Object.fromEntries(open)) as Partial<E>;
  });
}

/** Listens to events and keeps a copy of each. */
export const noting =
  (events: Emitted[]): Emit =>
  (event, secret) => {
    events.push(clone(secret === undefined ? { event } : { event, secret }));
  };

/**
 * Listens for one viewer: what is secret from the viewer is not even read. An event whose secret field is a getter draws
 * no card then that nobody else looks at.
 */
export const notingFor =
  (viewer: Viewer, events: object[]): Emit =>
  (event, secret) => {
    events.push(
      Object.fromEntries(openFields(event, secret, viewer).map((field) => [field, clone(fieldOf(event, field))])),
    );
  };

/** The fields of an event that a viewer may read. */
export const openFields = (event: object, secret: Emitted['secret'], viewer: Viewer): string[] =>
  Object.keys(event).filter(
    (field) =>
      secret === undefined ||
      !Object.hasOwn(secret, field) ||
      (viewer !== 'spectator' && secret[field]?.includes(viewer) === true),
  );

const fieldOf = (event: object, field: string): unknown => (event as Readonly<Record<string, unknown>>)[field];

// Hidden numbers: lists of numbers that are no cards, and that some viewers see as HIDDEN.

/** One list of such numbers in a position. */
interface HiddenList {
  readonly row: HiddenNumbers;
  /** `dice.1`: the path with its numbers. */
  readonly key: string;
  /** The number for the first star of the path. */
  readonly owner: number | undefined;
  readonly numbers: readonly number[];
  /** Lays another list in its place. */
  put(numbers: number[]): void;
}

/** Every list of hidden numbers of a position. What is on the way to them is copied first where `isShared` says so. */
function hiddenLists({ numbers = {} }: Secrets, position: object, isShared = false): HiddenList[] {
  const found: HiddenList[] = [];
  const visit = (row: HiddenNumbers, node: object, [step, ...steps]: readonly string[], path: Below): void => {
    if (step === undefined) return;
    const parent = node as Record<string, unknown>;
    for (const name of step === '*' ? Object.keys(node) : [step]) {
      const child = parent[name];
      const key = path.key === '' ? name : `${path.key}.${name}`;
      const owner = step === '*' ? (path.owner ?? Number(name)) : path.owner;
      if (typeof child !== 'object' || child === null) continue;
      if (steps.length === 0) {
        const put = (numbers: number[]): void => {
          parent[name] = numbers;
        };
        found.push({ row, key, owner, numbers: child as readonly number[], put });
      } else {
        if (isShared) parent[name] = Array.isArray(child) ? [...child] : { ...child };
        visit(row, parent[name] as object, steps, { key, owner });
      }
    }
  };
  for (const [path, row] of Object.entries(numbers))
    visit(row, position, path.split('.'), { key: '', owner: undefined });
  return found;
}

/** The way to a part of a position, and the number for the first star of the path. */
type Below = Pick<HiddenList, 'key' | 'owner'>;

/** Hides from a viewer what that viewer may not know. The position is a copy whose parts are shared. */
export function maskNumbers(secrets: Secrets, position: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, position, true))
    if (row.visibleTo === 'nobody' || owner !== viewer) put(numbers.map(() => HIDDEN));
}

/** Puts one of its values wherever a number is hidden, each equally likely. */
export function dealNumbers(secrets: Secrets, world: object, random: Random): void {
  for (const { row, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(numbers.map((number) => (number === HIDDEN ? random.pick(row.values) : number)));
}

/** Leaves hidden numbers hidden until a rule reads them. */
export function dealNumbersLater(secrets: Secrets, world: object, urns: Urns): void {
  for (const { row, key, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(urns.guardedNumbers([...numbers], row.values, key));
}

/** Draws the numbers that a viewer sees by now, though they were hidden. */
export function dealSeenNumbers(secrets: Secrets, world: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, world))
    if (row.visibleTo === 'owner' && owner === viewer) put([...numbers]);
}

/** Every number of a state that is none of the values of its list. */
export const numberIssues = (secrets: Secrets, state: object): Issue[] =>
  hiddenLists(secrets, state).flatMap(({ row: { values }, key, numbers }) =>
    numbers.flatMap((number, i): Issue[] =>
      values.includes(number)
        ? []
        : [{ path: `${key}.${i}`, message: `found ${number}, expected one of ${values.join(', ')}` }],
    ),
  );
