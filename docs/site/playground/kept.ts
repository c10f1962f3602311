import { type GameId, isGameId } from './games.js';

// What the library holds.

/** Who sits where: names by seat, and the bots among them. */
export interface Sitting {
  readonly names: readonly string[];
  /** By seat, as `playerOf` knows them; the others are people. */
  readonly bots: Readonly<Record<number, string>>;
}

/** A game in the library. */
export interface Kept {
  readonly id: string;
  readonly game: GameId;
  /** As `savedOf` made it; nothing is known of it until it is opened. */
  readonly saved: unknown;
  readonly sitting: Sitting;
  /** When it was played last, in milliseconds. */
  readonly changed: number;
  /** How often it was changed: of two versions the higher one counts. */
  readonly revision: number;
  readonly decisions: number;
  readonly isOver: boolean;
  /** How the seats stood through the game, a list a moment; for a small picture. */
  readonly standings: readonly (readonly number[])[];
  /** The seat that is looked from, where it is not that of whoever is asked. */
  readonly watching?: string;
  /** The game from which it tries another way, and after how many of its decisions. */
  readonly branch?: { readonly of: string; readonly decision: number };
}

/** An entry that cannot be read: nothing is thrown away. */
export interface Damaged {
  readonly id: string;
  readonly damaged: unknown;
}
export const isDamaged = (entry: Kept | Damaged): entry is Damaged => 'damaged' in entry;

/** An entry as it was written, or what is left of it. */
export function readKept(id: string, json: unknown): Kept | Damaged {
  if (!isRecord(json)) return { id, damaged: json };
  const { game, sitting, changed, revision, decisions, standings } = json;
  const isWhole =
    typeof game === 'string' &&
    isGameId(game) &&
    isRecord(json.saved) &&
    isRecord(sitting) &&
    isListOf(sitting.names, 'string') &&
    isRecord(sitting.bots) &&
    isListOf(Object.values(sitting.bots), 'string') &&
    [changed, revision, decisions].every((count) => typeof count === 'number') &&
    Array.isArray(standings) &&
    standings.every((moment) => isListOf(moment, 'number')) &&
    (json.branch === undefined ||
      (isRecord(json.branch) && typeof json.branch.of === 'string' && typeof json.branch.decision === 'number'));
  return isWhole ? ({ ...json, id } as unknown as Kept) : { id, damaged: json };
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const isListOf = (json: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(json) && json.every((one) => typeof one === type);
