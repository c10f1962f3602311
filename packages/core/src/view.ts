import { cloneState } from './clone.js';
import type { AgendaRecord, Pool, Secrets, State } from './game.js';
import { numberOf, type Positioned, parts, sees, type ZoneTable } from './table-of-zones.js';
import type { Viewer } from './types.js';

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

/** What `viewer` may know of a state. */
export function mask(secrets: Secrets, zones: ZoneTable, content: unknown, state: State, viewer: Viewer): View<State> {
  const { rng: _, ...rest } = state;
  const position = cloneState(rest);
  position.agenda = position.agenda.map((record) => maskRecord(secrets, record, viewer));
  const backs: Record<string, (string | number)[]> = {};
  for (const [name, pool] of Object.entries(secrets.pools({ options: state.options, content }))) {
    const shown = backsOf(pool);
    hidePool(zones, name, pool, position, numberOf(viewer, state.options.players), shown);
    if (pool.back !== undefined) backs[name] = [...shown];
  }
  position.memory = maskMemory(position, numberOf(viewer, state.options.players));
  return { viewer, position, backs };
}

function maskRecord(secrets: Secrets, record: AgendaRecord, viewer: Viewer): AgendaRecord {
  const { kind, waiting, sealed } = record;
  const known =
    waiting === undefined || sealed === undefined
      ? record
      : { ...record, sealed: sealed.filter((answer) => answer.seat === viewer) };
  const redact = Object.hasOwn(secrets.records ?? {}, kind) ? secrets.records?.[kind] : undefined;
  return redact === undefined ? known : (redact(known, viewer) as AgendaRecord);
}

/** The different backs of a pool, in the order of its cards; one without a name when they are all alike. */
export function backsOf({ cards, back }: Pool): readonly (string | number)[] {
  return back === undefined ? [''] : [...new Set(cards.map(back))];
}

/** A face-down card is a negative number that tells its back alone. */
export const faceDown = (pool: Pool, backs: readonly (string | number)[], card: number): number =>
  pool.back === undefined ? -1 : -1 - backs.indexOf(pool.back(card));

/** Turns the cards of a pool face down where the viewer may not look, but for those that the viewer remembers. */
function hidePool(
  zones: ZoneTable,
  name: string,
  pool: Pool,
  position: Positioned,
  viewer: number,
  backs: readonly (string | number)[],
): void {
  const { players } = position.options;
  zones.visit(name, position, (place) => {
    if (sees(place.row, place.owner, viewer)) return;
    for (const part of parts(position, place)) {
      const own = part.known[viewer] ?? [];
      const unknown = without(part.cards, own).map((card) => faceDown(pool, backs, card));
      part.cards.splice(0, part.cards.length, ...own, ...unknown.sort((a, b) => b - a));
    }
    if (!Array.isArray(place.cards))
      for (const bag of place.cards.bags) bag.known = ofViewer(bag.known, viewer, players);
  });
}

/** The cards without some that are among them. */
export function without(cards: readonly number[], some: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of some) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
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
