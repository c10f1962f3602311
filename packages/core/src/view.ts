import { cloneState } from './clone.js';
import type { AgendaRecord, Secrets, State, Zone } from './game.js';
import type { Seat, Viewer } from './types.js';
import { snapshotsIn, type Visit, visitZones } from './zones.js';

/** A position as one viewer sees it. Plain data: it can be sent to that viewer. */
export interface View<S = object> {
  readonly viewer: Viewer;
  /** The state without the generator; a negative card is face down, and the same number is the same card. */
  readonly position: Omit<S, 'rng'>;
  /** By pool: what the back of the face-down card −n shows, at index n − 1. Only for pools whose backs differ. */
  readonly backs: Readonly<Record<string, readonly (string | number)[]>>;
}

const sees = (zone: Zone, owner: Seat | undefined, viewer: Viewer): boolean =>
  zone.visibleTo === 'all' || (zone.visibleTo === 'owner' && owner === viewer);

/** What `viewer` may know of a state. */
export function mask(secrets: Secrets, content: unknown, state: State, viewer: Viewer): View<State> {
  const { rng: _, ...rest } = state;
  const position = cloneState(rest);
  position.agenda = position.agenda.map((record) => maskRecord(secrets, record, viewer));
  const backs: Record<string, (string | number)[]> = {};
  for (const [name, pool] of Object.entries(secrets.pools({ options: state.options, content }))) {
    const faceDown = maskPool(secrets, name, position, viewer, secrets.shown?.(state, viewer, name));
    if (pool.back !== undefined) backs[name] = faceDown.map(pool.back);
  }
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

/** Turns the cards of a pool face down that the viewer may not see, present zones first; gives them in the order of their numbers. */
function maskPool(
  secrets: Secrets,
  pool: string,
  position: Omit<State, 'rng'>,
  viewer: Viewer,
  showing: readonly number[] = [],
): readonly number[] {
  const shown = new Set(showing);
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
