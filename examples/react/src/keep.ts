import { type Game, restore, save } from './play.js';

/** Where the game is kept: `localStorage`, or anything like it. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const KEY = 'rulewright';
const ASIDE = `${KEY}-aside`;

/** What was kept, and what the person has to be told of it. */
export interface Kept {
  readonly game?: Game | undefined;
  readonly note?: string;
  /** False where keeping a game would overwrite one that cannot be read. */
  readonly isSafe: boolean;
}

/** Reads the game that was kept. One of another release is put aside, never overwritten. */
export function kept(storage: Storage): Kept {
  try {
    const text = storage.getItem(KEY);
    if (text === null) return { isSafe: true };
    const game = restore(text);
    if (game !== undefined) return { game, isSafe: true };
    return aside(storage, text);
  } catch {
    return { isSafe: true, note: 'This browser keeps nothing: the game is gone when you close the page.' };
  }
}

function aside(storage: Storage, text: string): Kept {
  let key = ASIDE;
  for (let n = 2; storage.getItem(key) !== null && storage.getItem(key) !== text; n++) key = `${ASIDE}-${n}`;
  try {
    storage.setItem(key, text);
    return { isSafe: true, note: `A game that this release cannot read is kept aside, as ${key}.` };
  } catch {
    return { isSafe: false, note: 'A game that this release cannot read stays as it is; this one is not kept.' };
  }
}

/** Keeps the game; gives what the person has to be told when that cannot be done. */
export function keep(storage: Storage, game: Game): string | undefined {
  try {
    storage.setItem(KEY, save(game));
    return undefined;
  } catch {
    return 'There is no room to keep the game: it is gone when you close the page.';
  }
}

/** Hears when another tab keeps a game of its own; gives what ends the listening. */
export function onOtherTab(hear: () => void): () => void {
  const changed = ({ key }: StorageEvent): void => {
    if (key === KEY) hear();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
