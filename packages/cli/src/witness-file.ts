import type { AnyAction, Replay, RuleEntry } from '@rulewright/core';
import { findRules } from '@rulewright/protocol';
import { asUsage } from './errors.js';
import { readJsonLines } from './files/reading.js';
import type { AnyGame } from './game.js';
import { gameOf } from './record-file.js';
import { suggestion } from './suggestion.js';
import { UsageError } from './usage-error.js';

/** A game that shows a rule: in the events of its last decision, or in the refusal of `tried` after it. */
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
export function witnessLines(path: string): readonly WitnessLine[] {
  const otherwise = `${path} is no file of witnesses`;
  const lines = readJsonLines(path, otherwise);
  if (lines.length > 0 && lines.every(isWitness)) return lines;
  throw new UsageError(otherwise);
}

const isWitness = (json: unknown): json is WitnessLine =>
  typeof json === 'object' &&
  json !== null &&
  'game' in json &&
  typeof json.game === 'string' &&
  'rule' in json &&
  typeof json.rule === 'string' &&
  'seed' in json &&
  typeof json.seed === 'string' &&
  'options' in json &&
  typeof json.options === 'object' &&
  json.options !== null &&
  'actions' in json &&
  Array.isArray(json.actions) &&
  json.actions.every((text) => typeof text === 'string') &&
  (!('tried' in json) || typeof json.tried === 'string');
