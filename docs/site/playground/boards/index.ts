import type { Drawing } from '../drawn.js';

/** The games that are drawn, by their folders here; the others have their tables. */
const folders = import.meta.glob<{ readonly drawn: Drawing }>('./*/index.ts');

/** The drawing of a game; undefined for one without. */
export async function loadDrawing(game: string): Promise<Drawing | undefined> {
  const load = folders[`./${game}/index.ts`];
  return load === undefined ? undefined : (await load()).drawn;
}
