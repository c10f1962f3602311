import { readFileSync } from 'node:fs';
import type { AnyAction, Replay, RuleEntry } from '@rulewright/core';
import { findRules } from '@rulewright/protocol';
import { asUsage } from './errors.js';
import type { AnyGame } from './game.js';
import { attempt, gameOf } from './record-file.js';
import { suggestion } from './suggestion.js';
import { UsageError } from './usage-error.js';

/** A game in which a rule decides something: what happens by its last decision, or why `tried` is refused after it. */
export interface Witness {
  readonly game: AnyGame;
  readonly rule: readonly [id: string, entry: RuleEntry];
  readonly record: Replay<AnyAction>;
  readonly tried: AnyAction | undefined;
}

/** The form of a line: actions as they are typed. */
export interface WitnessLine {
  readonly game: string;
  readonly rule: string;
  readonly seed: string;
  readonly options: object;
  readonly actions: readonly string[];
  readonly tried?: string;
}

/** The witness of a rule in a file of witnesses, one a line. */
export async function readWitness(path: string, wanted: string, own: readonly AnyGame[] = []): Promise<Witness> {
  const witnesses = witnessLines(path);
  const game = await gameOf(path, witnesses[0], own);
  const [rule] = findRules(game.rules, wanted);
  const found = witnesses.find((witness) => witness.rule === rule?.[0]);
  if (rule === undefined || found === undefined)
    throw new UsageError(
      `${path} has no witness of ${wanted}: ${suggestion(
        wanted,
        witnesses.map((one) => one.rule),
      )}`,
    );
  const { engine } = game;
  return asUsage(path, () => {
    const { seed, options, actions, tried } = found;
    const record = engine.record({ seed, options, actions: actions.map((text) => engine.parse(text)) });
    return { game, rule, record, tried: tried === undefined ? undefined : engine.parse(tried) };
  });
}

/** Everything in a file of witnesses. */
export const witnessLines = (path: string): readonly WitnessLine[] =>
  attempt(`cannot read ${path}`, () => readFileSync(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parsed(path, line));

function parsed(path: string, line: string): WitnessLine {
  try {
    return JSON.parse(line) as WitnessLine;
  } catch {
    throw new UsageError(`${path} is no file of witnesses`);
  }
}
