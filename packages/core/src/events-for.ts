import { InputError } from './errors.js';
import { openFields } from './noting.js';
import type { Emitted, Viewer } from './types.js';

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
