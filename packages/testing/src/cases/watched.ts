import { isTree } from './compare.js';

/** A field that nothing has read, and the names that were looked for beside it. */
export interface Unread {
  readonly name: string;
  readonly wanted: readonly string[];
}

/** A value whose fields are watched while a builder reads them. */
export interface Watched {
  readonly value: unknown;
  /** The first field that nothing has read, the outer ones before those inside them. */
  unread(): Unread | undefined;
}

interface Watch {
  readonly names: readonly string[];
  readonly read: Set<string>;
}

/** Watches the fields of a value at any depth. Listing the fields of an object reads them all. */
export function watched(value: unknown): Watched {
  const watches: Watch[] = [];
  return {
    value: isTree(value) ? watching(value, watches) : value,
    unread() {
      for (const { names, read } of watches) {
        const name = names.find((one) => !read.has(one));
        if (name !== undefined) return { name, wanted: [...read].filter((one) => !names.includes(one)) };
      }
      return undefined;
    },
  };
}

function watching(value: object, watches: Watch[]): unknown {
  const inner = (one: unknown): unknown => (isTree(one) ? watching(one, watches) : one);
  if (Array.isArray(value)) return value.map(inner);
  const names = Object.keys(value);
  const read = new Set<string>();
  watches.push({ names, read });
  const note = (name: PropertyKey): void => {
    if (typeof name === 'string') read.add(name);
  };
  return new Proxy(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)])), {
    get(target, name) {
      note(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      for (const name of names) note(name);
      return Reflect.ownKeys(target);
    },
  });
}
