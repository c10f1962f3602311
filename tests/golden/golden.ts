import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import type { AnyAction, Outcome, PartialOptions, Replay } from '@rulewright/core';

/** A game to record: its name, the seed and the options. All others have their defaults. */
export interface GoldenCase<Options> {
  readonly name: string;
  readonly seed: string;
  readonly options: PartialOptions<Options>;
}

/** A line of `<release>/<game>.jsonl`: a recorded game as `engine.record` wrote it. */
interface Golden {
  readonly name: string;
  readonly record: unknown;
}

/** A line of `<release>/saves.jsonl`: a state as JSON, taken in the middle of a game. */
interface Save {
  readonly game: string;
  readonly state: unknown;
}

const FOLDER = 'tests/golden';
/** The release that records now. What earlier ones recorded is never made anew. */
const RELEASE = '0.1.0';

const releases = (): string[] => readdirSync(FOLDER).filter((folder) => /^\d+\.\d+\.\d+$/.test(folder));
const fileOf = (name: string, release = RELEASE): string => `${FOLDER}/${release}/${name}.jsonl`;

function linesOf<Line>(path: string): Line[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line): Line => JSON.parse(line));
}

function add(name: string, line: Golden | Save): void {
  mkdirSync(`${FOLDER}/${RELEASE}`, { recursive: true });
  appendFileSync(fileOf(name), `${JSON.stringify(line)}\n`);
}

const read = new Map<string, ReadonlyMap<string, Golden>>();

/** All recorded games of a game by name, those of every release. */
function goldens(game: string): ReadonlyMap<string, Golden> {
  const known = read.get(game);
  if (known !== undefined) return known;
  const lines = releases().flatMap((release) => linesOf<Golden>(fileOf(game, release)));
  const found = new Map(lines.map((line) => [line.name, line]));
  if (found.size < lines.length) throw new Error(`two recorded games of ${game} have one name`);
  read.set(game, found);
  return found;
}

/** The names of all recorded games of a game. */
export const goldenNames = (game: string): string[] => [...goldens(game).keys()];

/** The record as `engine.replay` takes it, and the result it has to have. */
export function readGolden<Action extends AnyAction>(
  engine: { readonly id: string; parse(text: string): Action },
  name: string,
): { readonly record: Replay<Action>; readonly outcome: Outcome } {
  const golden = goldens(engine.id).get(name);
  if (golden === undefined) throw new Error(`no recorded game of ${engine.id} is called ${name}`);
  const record = golden.record as Replay<Action>;
  if (record.outcome === null) throw new Error(`${name} does not end`);
  return { record, outcome: record.outcome };
}

/** Keeps a game. A game that is kept already stays as it is. */
export function keepGolden({ id }: { readonly id: string }, name: string, record: Replay): void {
  if (goldens(id).has(name)) throw new Error(`${name} is kept already`);
  read.delete(id);
  add(id, { name, record });
}

/** The states of a game that releases saved, with the release. */
export const savesOf = (game: string): { readonly release: string; readonly state: unknown }[] =>
  releases().flatMap((release) =>
    linesOf<Save>(fileOf('saves', release)).flatMap((save) =>
      save.game === game ? [{ release, state: save.state }] : [],
    ),
  );

/** Keeps a state, if this release has saved none of the game yet. */
export function keepSave({ id }: { readonly id: string }, state: unknown): void {
  if (savesOf(id).every(({ release }) => release !== RELEASE)) add('saves', { game: id, state });
}
