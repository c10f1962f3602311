import type { Emit } from '../game/game.js';
import type { Emitted, Viewer } from '../game/types.js';
import { clone } from '../ground/commit.js';
import { InputError } from '../ground/errors.js';

// Events as viewers are told of them.

/**
 * The events as one viewer may read them, without the fields secret from the viewer. Throws `InputError` for anything
 * but a list of events.
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

/** A listener that keeps a copy of each event. */
export const noting =
  (events: Emitted[]): Emit =>
  (event, secret) => {
    events.push(clone(secret === undefined ? { event } : { event, secret }));
  };

/** Records events for one viewer without reading secret fields, so that a lazy field draws no card. */
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
