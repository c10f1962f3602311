import type { ReviewedSeat } from '@rulewright/bots';
import { createStore, del, get, set } from 'idb-keyval';
import type { Explained, Judged } from './study-worker.js';

// What is known of the games that this browser keeps, beside them: an entry for each game that was studied.

/** A study as it is kept. */
export interface KeptStudy {
  /** The engine that it is a study by: its content and rules version. */
  readonly by: string;
  /** Whose decisions were studied. */
  readonly whose: string;
  /** The decisions of the game, in notation: of another game nothing is known. */
  readonly lines: readonly string[];
  readonly decisions: readonly Judged[];
  readonly summary: readonly ReviewedSeat[];
  /** Positions that were studied by themselves, by how many decisions come before them. */
  readonly positions: readonly (readonly [decision: number, analysis: Explained])[];
}

let made: ReturnType<typeof createStore> | undefined;
/** Made when it is asked for: pages are also rendered where there is no database. */
function store(): ReturnType<typeof createStore> {
  made ??= createStore('rulewright-studies', 'studies');
  return made;
}

/** The study of a game; undefined when there is none that can be read. */
export async function keptStudy(id: string): Promise<KeptStudy | undefined> {
  const json: unknown = await get(id, store());
  return isStudy(json) ? json : undefined;
}
export const keepStudy = (id: string, study: KeptStudy): Promise<void> => set(id, study, store());
export const forgetStudy = (id: string): Promise<void> => del(id, store());

const isStudy = (json: unknown): json is KeptStudy =>
  typeof json === 'object' &&
  json !== null &&
  'by' in json &&
  'whose' in json &&
  ['lines', 'decisions', 'summary', 'positions'].every((list) => Array.isArray(Reflect.get(json, list)));
