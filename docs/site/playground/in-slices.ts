import type { Replayed, Replaying } from './saved.js';
import type { Table } from './table.js';

/** Whoever watches a long piece of work. */
export interface Watcher {
  readonly signal?: AbortSignal;
  onProgress?(replayed: Replayed): void;
}

/** For that many milliseconds at once; the page is drawn between two slices. */
const SLICE = 12;

/** Plays a game again without holding up the page. Rejects as the game does, and with the signal's reason. */
export async function inSlices(replaying: Replaying, { signal, onProgress }: Watcher = {}): Promise<Table> {
  let until = performance.now() + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = replaying.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    onProgress?.(value);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE;
  }
}
