import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyAction, GivenOptions, Outcome } from '@rulewright/core';

/** A game to record: its file name, the seed and the options. All others have their defaults. */
export interface GoldenCase<Options> {
  readonly name: string;
  readonly seed: string;
  readonly options: GivenOptions<Options>;
}

/** A recorded game as it is kept: its record with one line of notation an action, and the result a person can check. */
export interface Golden {
  readonly record: Readonly<Record<string, unknown>> & { readonly actions: readonly string[] };
  readonly outcome: Outcome;
}

interface Notation<Action> {
  format(action: Action): string;
  parse(text: string): Action;
}

const folder = (game: string): string => `tests/golden/${game}`;

/** The names of all recorded games of a game. */
export function goldenNames(game: string): string[] {
  mkdirSync(folder(game), { recursive: true });
  return readdirSync(folder(game)).map((file) => file.replace(/\.json$/, ''));
}

/** The record as `engine.replay` takes it, and the result it has to have. */
export function readGolden<Action extends AnyAction>(
  engine: Notation<Action> & { readonly id: string },
  name: string,
): { readonly record: { readonly actions: readonly Action[] }; readonly outcome: Outcome } {
  const { record, outcome }: Golden = JSON.parse(readFileSync(`${folder(engine.id)}/${name}.json`, 'utf8'));
  return { record: { ...record, actions: record.actions.map((line) => engine.parse(line)) }, outcome };
}

/** Keeps a game. A game that is kept already stays as it is. */
export function keepGolden<Action extends AnyAction>(
  engine: Notation<Action> & { readonly id: string },
  name: string,
  record: { readonly actions: readonly Action[] },
  outcome: Outcome,
): void {
  const golden = { outcome, record: { ...record, actions: record.actions.map((action) => engine.format(action)) } };
  writeFileSync(`${folder(engine.id)}/${name}.json`, `${JSON.stringify(golden, null, 1)}\n`, { flag: 'wx' });
}
