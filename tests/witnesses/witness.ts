import { writeFileSync } from 'node:fs';
import type { AnyAction } from '@rulewright/core';
import type { AnyEngine, AnyState } from '@rulewright/testing';
import { type WitnessLine, witnessLines } from '../../packages/cli/src/witness-file.js';

/** A game in which a rule decides something, as the command line reads it. */
export type Witness = WitnessLine;

const fileOf = (game: string) => `tests/witnesses/${game}.jsonl`;

/** The witnesses of a game, one line each, in the order of its rules. */
export const readWitnesses = (game: string): readonly Witness[] => witnessLines(fileOf(game));

export function writeWitnesses(game: string, witnesses: readonly Witness[]): void {
  writeFileSync(fileOf(game), witnesses.map((witness) => `${JSON.stringify(witness)}\n`).join(''));
}

/** The rules that decide something at the end of a witness: those of its events, or the one that forbids what is tried. */
export function decidedBy(engine: AnyEngine, { seed, options, actions, tried }: Witness): readonly unknown[] {
  let state: AnyState = engine.init(seed, options);
  let rules: readonly unknown[] = [];
  for (const text of actions) {
    const { state: after, events } = engine.step(state, engine.parse(text));
    state = after;
    rules = events.map(({ event }) => ruleOf(event));
  }
  return tried === undefined ? rules : [forbidding(engine, state, engine.parse(tried))];
}

/** The rule that an event names. */
export const ruleOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'rule' in event ? event.rule : undefined;

/** The rule that forbids an action. */
export const forbidding = (engine: AnyEngine, state: AnyState, action: AnyAction): unknown =>
  engine.explain(state, action)?.rule;
