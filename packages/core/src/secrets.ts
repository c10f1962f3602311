import { clone, cloneState } from './clone.js';
import { EngineBug, InputError } from './errors.js';
import type { Action, AgendaRecord, Secrets as LooseSecrets, Turn as LooseTurn, Pool, State, Zone } from './game.js';
import { Random, type Seed, seedRng } from './random.js';
import type { GameTypes, Immutable, RecordOf, Seat, Turn, Viewer } from './types.js';

/** Paths to the card lists of a state: `deck`, `hands.*`, `players.*.hand`. */
export type ZonePath<S> = S extends readonly (infer E)[]
  ? E extends number
    ? ''
    : `.*${ZonePath<E>}`
  : S extends object
    ? { [K in keyof S & string]: S[K] extends object ? `.${K}${ZonePath<S[K]>}` : never }[keyof S & string]
    : never;
type Undot<P> = P extends `.${infer Rest}` ? Rest : never;
type OwnFields<T extends GameTypes> = Omit<
  T['State'],
  'game' | 'rulesVersion' | 'content' | 'options' | 'rng' | 'agenda'
>;

/** Who may know which card, as a table: `view`, `determinize` and the leak laws are derived from it. */
export interface Secrets<T extends GameTypes> {
  /** Where cards lie and who may look; `*` stands for an index, and the first `*` is the owner's seat. */
  readonly zones: {
    readonly [P in Undot<ZonePath<OwnFields<T>>>]?: {
      readonly pool: string;
      readonly seenBy: 'all' | 'owner' | 'nobody';
    };
  };
  /**
   * Every card of every pool, once: the zones of a pool partition it in every state. `back` is what everybody sees of a
   * face-down card wherever it lies, in a deck too, when the backs differ.
   */
  pools(start: {
    readonly options: T['Options'];
    readonly content: T['Content'];
  }): Readonly<
    Record<string, { readonly cards: readonly number[]; readonly back?: (card: number) => string | number }>
  >;
  /**
   * Fields of agenda records that hold a snapshot: all zones of a pool, or none of them. A view tells which card of the
   * present was which card then, so do not keep one across a shuffle of known cards among unknown ones.
   */
  readonly snapshots?: readonly string[];
  /** How a record looks to a viewer who may not know all of it; kinds that are not named look as they are. */
  readonly records?: {
    readonly [K in RecordOf<T>['kind']]?: (
      record: Immutable<Extract<RecordOf<T>, { kind: K }>>,
      viewer: Viewer,
    ) => Partial<Immutable<Extract<RecordOf<T>, { kind: K }>>>;
  };
  /** Fills in what `records` left out and says whether this world can be; after false another one is drawn. */
  complete?(world: Turn<T>, viewer: Viewer): boolean;
}

/** For games without a single hidden card. */
export const noSecrets = { zones: {}, pools: () => ({}) };

/** A position as one viewer sees it. Plain data: it can be sent to that viewer. */
export interface View<S = object> {
  readonly viewer: Viewer;
  /** The state without the generator; a negative card is face down, and the same number is the same card. */
  readonly position: Omit<S, 'rng'>;
  /** By pool: what the back of the face-down card −n shows, at index n − 1. Only for pools whose backs differ. */
  readonly backs: Readonly<Record<string, readonly (string | number)[]>>;
}

type Visit = (cards: number[], zone: Zone, owner: Seat | undefined) => void;

/** Shows every card list of a pool that the zone table names below `root`. */
export function visitZones(secrets: LooseSecrets, pool: string, root: object, visit: Visit): void {
  for (const [path, zone] of Object.entries(secrets.zones))
    if (zone.pool === pool) descend(root, path.split('.'), 0, undefined, (cards, owner) => visit(cards, zone, owner));
}

function descend(
  node: unknown,
  steps: readonly string[],
  depth: number,
  owner: Seat | undefined,
  visit: (cards: number[], owner: Seat | undefined) => void,
): void {
  const step = steps[depth];
  if (step === undefined) visit(node as number[], owner);
  else if (step === '*')
    (node as unknown[]).forEach((element, i) => {
      descend(element, steps, depth + 1, owner ?? i, visit);
    });
  else {
    const child = (node as Record<string, unknown>)[step];
    if (child !== undefined) descend(child, steps, depth + 1, owner, visit);
  }
}

function snapshotsIn(secrets: LooseSecrets, agenda: readonly AgendaRecord[]): object[] {
  const fields = secrets.snapshots ?? [];
  return agenda.flatMap((record) =>
    fields.flatMap((field) => {
      const part = (record as unknown as Record<string, unknown>)[field];
      return typeof part === 'object' && part !== null ? [part] : [];
    }),
  );
}

const sees = (zone: Zone, owner: Seat | undefined, viewer: Viewer): boolean =>
  zone.seenBy === 'all' || (zone.seenBy === 'owner' && owner === viewer);

/** What `viewer` may know of a state. */
export function mask(secrets: LooseSecrets, content: unknown, state: State, viewer: Viewer): View<State> {
  const { rng: _, ...rest } = state;
  const position = cloneState(rest);
  position.agenda = position.agenda.map((record) => maskRecord(secrets, record, viewer));
  const backs: Record<string, (string | number)[]> = {};
  for (const [name, pool] of Object.entries(secrets.pools({ options: state.options, content }))) {
    const faceDown = maskPool(secrets, name, position, viewer);
    if (pool.back !== undefined) backs[name] = faceDown.map(pool.back);
  }
  return { viewer, position, backs };
}

function maskRecord(secrets: LooseSecrets, record: AgendaRecord, viewer: Viewer): AgendaRecord {
  const { kind, waiting, sealed } = record;
  const known =
    waiting === undefined || sealed === undefined
      ? record
      : { ...record, sealed: sealed.filter((answer) => answer.seat === viewer) };
  const redact = Object.hasOwn(secrets.records ?? {}, kind) ? secrets.records?.[kind] : undefined;
  return redact === undefined ? known : (redact(known, viewer) as AgendaRecord);
}

/** Turns the cards of a pool face down that the viewer may not see, present zones first; gives them in the order of their numbers. */
function maskPool(
  secrets: LooseSecrets,
  pool: string,
  position: Omit<State, 'rng'>,
  viewer: Viewer,
): readonly number[] {
  const shown = new Set<number>();
  const faceDown: number[] = [];
  visitZones(secrets, pool, position, (cards, zone, owner) => {
    if (sees(zone, owner, viewer)) for (const card of cards) shown.add(card);
  });
  const hide: Visit = (cards, zone, owner) => {
    if (sees(zone, owner, viewer)) return;
    cards.forEach((card, i) => {
      if (shown.has(card)) return;
      let number = faceDown.indexOf(card);
      if (number < 0) number = faceDown.push(card) - 1;
      cards[i] = -1 - number;
    });
  };
  visitZones(secrets, pool, position, hide);
  for (const snapshot of snapshotsIn(secrets, position.agenda)) visitZones(secrets, pool, snapshot, hide);
  return faceDown;
}

/** How `deal` asks the engine about a world in the making. */
export interface Dealer {
  legal(world: State, seat: Seat): readonly Action[];
  isOpen(world: State): boolean;
  turn(world: State, random: Random): LooseTurn;
}

const MOST_DEALS = 10_000;

/** A full state that agrees with the view, each one equally likely. */
export function deal(secrets: LooseSecrets, content: unknown, view: View<State>, seed: Seed, dealer: Dealer): State {
  const random = new Random(seedRng(seed));
  for (let attempt = 0; attempt < MOST_DEALS; attempt++) {
    const world: State = { ...cloneState(view.position), rng: seedRng(`${seed}/${attempt}`) };
    const pools = secrets.pools({ options: world.options, content });
    for (const [name, pool] of Object.entries(pools)) dealPool(secrets, name, pool, world, view.backs[name], random);
    answerSealed(world, random, dealer);
    const isComplete = secrets.complete?.(dealer.turn(world, random), view.viewer) ?? true;
    // a forced choice that waits tells that its seat has two answers at least: the hidden cards must allow them
    if (isComplete && dealer.isOpen(world)) return world;
  }
  throw new InputError('no state agrees with the view');
}

interface Seen {
  readonly faceUp: ReadonlySet<number>;
  readonly faceDown: ReadonlySet<number>;
}

function look(secrets: LooseSecrets, pool: string, root: object): Seen {
  const faceUp = new Set<number>();
  const faceDown = new Set<number>();
  visitZones(secrets, pool, root, (cards) => {
    for (const card of cards) (card < 0 ? faceDown : faceUp).add(card);
  });
  return { faceUp, faceDown };
}

/** Turns the face-down cards of a pool into cards that could lie there. */
function dealPool(
  secrets: LooseSecrets,
  name: string,
  pool: Pool,
  world: State,
  backs: readonly (string | number)[] | undefined,
  random: Random,
): void {
  const snapshots = snapshotsIn(secrets, world.agenda);
  const before = snapshots
    .map((snapshot) => look(secrets, name, snapshot))
    .filter(({ faceUp, faceDown }) => faceUp.size + faceDown.size > 0);
  const faces = pair(pool, look(secrets, name, world), before, backs, random);
  const turnUp: Visit = (cards) => {
    cards.forEach((card, i) => {
      if (card >= 0) return;
      const dealt = faces.get(card);
      if (dealt === undefined) throw new InputError('the view is not one of this engine');
      cards[i] = dealt;
    });
  };
  visitZones(secrets, name, world, turnUp);
  for (const snapshot of snapshots) visitZones(secrets, name, snapshot, turnUp);
}

/** A card for each face-down number: both show the same back, and both were face up, or down, in the same snapshots. */
function pair(
  pool: Pool,
  now: Seen,
  before: readonly Seen[],
  backs: readonly (string | number)[] | undefined,
  random: Random,
): ReadonlyMap<number, number> {
  const groupOf = (back: string | number | undefined, wasUp: (seen: Seen) => boolean) =>
    JSON.stringify([back, before.map(wasUp)]);
  const unseen = new Map<string, number[]>();
  for (const card of pool.cards) {
    if (now.faceUp.has(card)) continue;
    const group = groupOf(pool.back?.(card), ({ faceUp }) => faceUp.has(card));
    unseen.set(group, [...(unseen.get(group) ?? []), card]);
  }
  for (const [group, cards] of unseen) unseen.set(group, random.shuffled(cards));
  const faces = new Map<number, number>();
  for (const number of now.faceDown) {
    const group = groupOf(backs?.[-1 - number], ({ faceDown }) => !faceDown.has(number));
    const card = unseen.get(group)?.pop();
    if (card === undefined) throw new InputError('the view is not one of this engine');
    faces.set(number, card);
  }
  return faces;
}

/** Sealed answers of others become any answers that could have been given. */
function answerSealed(world: State, random: Random, dealer: Dealer): void {
  const record = world.agenda[world.agenda.length - 1];
  if (record?.sealed === undefined || record.asked === undefined || record.waiting === undefined) return;
  const { asked, waiting, sealed } = record;
  for (const seat of asked) {
    if (waiting.includes(seat) || sealed.some((answer) => answer.seat === seat)) continue;
    record.waiting = [seat];
    const legal = dealer.legal(world, seat);
    if (legal.length === 0) throw new EngineBug(`seat ${seat} could not have answered`);
    sealed.push(clone(random.pick(legal)));
  }
  record.waiting = waiting;
  sealed.sort((a, b) => a.seat - b.seat);
}

/** Every problem of the zones: each card of a pool lies in exactly one place, now and in each snapshot. */
export function zoneProblems(secrets: LooseSecrets, content: unknown, state: State): string[] {
  const snapshots = snapshotsIn(secrets, state.agenda);
  return Object.entries(secrets.pools({ options: state.options, content })).flatMap(([name, { cards }]) => {
    const expected = sorted(cards);
    const lying = (root: object): number[][] => {
      const lists: number[][] = [];
      visitZones(secrets, name, root, (list) => lists.push(list));
      return lists;
    };
    const parted = (lists: number[][]) => sorted(lists.flatMap((list) => [...list])) === expected;
    if (!parted(lying(state))) return [`the zones of pool ${name} do not partition it`];
    const torn = snapshots.map(lying).some((lists) => lists.length > 0 && !parted(lists));
    return torn ? [`the zones of pool ${name} in a snapshot do not partition it`] : [];
  });
}

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();
