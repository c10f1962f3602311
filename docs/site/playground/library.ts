import { createStore, del, entries, get, update } from 'idb-keyval';
import { type Damaged, isDamaged, type Kept, readKept } from './kept.js';

// The games that this browser keeps, one entry each. Tabs that show the same game tell each other of every change.

/** What another tab has done. */
export interface Change {
  readonly id: string;
  readonly revision: number;
}

const CHANNEL = 'rulewright.games';

/** What needs a browser, made when it is asked for: pages are also rendered where there is none. */
const inBrowser = once(() => ({ store: createStore('rulewright', 'games'), tabs: new BroadcastChannel(CHANNEL) }));
function once<X>(make: () => X): () => X {
  let made: X | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A name for a new game that no other has. */
export const newId = (): string => crypto.randomUUID().slice(0, 8);

/** All games of this browser, the last played first; damaged ones at the end. */
export async function keptGames(): Promise<readonly (Kept | Damaged)[]> {
  const found = (await entries<string, unknown>(inBrowser().store)).map(([id, json]) => readKept(id, json));
  const changed = (entry: Kept | Damaged): number => (isDamaged(entry) ? 0 : entry.changed);
  return found.sort((one, other) => changed(other) - changed(one));
}

export async function keptGame(id: string): Promise<Kept | Damaged | undefined> {
  const json: unknown = await get(id, inBrowser().store);
  return json === undefined ? undefined : readKept(id, json);
}

/** Keeps a game, unless another tab has kept a later version meanwhile; gives the version that is kept. */
export async function keep(entry: Kept): Promise<number> {
  let revision = entry.revision;
  await update<unknown>(
    entry.id,
    (old) => {
      const kept = old === undefined ? undefined : readKept(entry.id, old);
      if (kept === undefined || isDamaged(kept) || kept.revision < entry.revision) return entry;
      revision = kept.revision;
      return old;
    },
    inBrowser().store,
  );
  inBrowser().tabs.postMessage({ id: entry.id, revision } satisfies Change);
  return revision;
}

export async function forget(id: string): Promise<void> {
  await del(id, inBrowser().store);
  inBrowser().tabs.postMessage({ id, revision: Number.POSITIVE_INFINITY } satisfies Change);
}

/** Calls back for what other tabs do; gives the way to end it. */
export function onChange(heard: (change: Change) => void): () => void {
  const listener = ({ data }: MessageEvent<Change>): void => heard(data);
  inBrowser().tabs.addEventListener('message', listener);
  return () => inBrowser().tabs.removeEventListener('message', listener);
}
