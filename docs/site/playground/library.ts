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

const HASTE = 'rulewright.leaving.';

/** Keeps a game at once, where the page is being left: the next page that looks into the library puts it there. */
export function keepInHaste(entry: Kept): void {
  try {
    localStorage.setItem(`${HASTE}${entry.id}`, JSON.stringify(entry));
  } catch {
    // no room: the database has what was kept before
  }
}

/** Puts what was kept in haste into the library. */
async function gathered(): Promise<void> {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(HASTE))) {
    const entry = readKept(key.slice(HASTE.length), parsed(localStorage.getItem(key) ?? ''));
    if (!isDamaged(entry)) await keep(entry);
    localStorage.removeItem(key);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All games of this browser, the last played first; damaged ones at the end. */
export async function keptGames(): Promise<readonly (Kept | Damaged)[]> {
  await gathered();
  const found = (await entries<string, unknown>(inBrowser().store)).map(([id, json]) => readKept(id, json));
  const changed = (entry: Kept | Damaged): number => (isDamaged(entry) ? 0 : entry.changed);
  return found.sort((one, other) => changed(other) - changed(one));
}

export async function keptGame(id: string): Promise<Kept | Damaged | undefined> {
  await gathered();
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
