import { clone } from './clone.js';
import type { Emit } from './game.js';
import type { Emitted, Viewer } from './types.js';

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
