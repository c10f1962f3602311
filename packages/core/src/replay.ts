import * as z from 'zod/mini';
import { digest } from './digest.js';
import { InputError, type Issue, isInputError, isRuleError } from './errors.js';
import type { Action, State } from './game.js';
import { parseInput } from './input.js';
import type { Machine } from './machine.js';
import { plain } from './plain.js';
import type { Draw, Seed } from './random.js';
import { scriptSchema } from './validate.js';

const SCHEMA_VERSION = 1;
const GENERATOR = 'alea';

/** Draws that were scripted: before the decision with this index, or in the set-up. */
export interface Rigged {
  readonly before: number | 'setup';
  readonly draws: readonly Draw[];
}

/** A game as data: what it takes to play it again, bit for bit, on any platform. */
export interface Replay<A = unknown, Options = unknown> {
  readonly schemaVersion: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly content: string;
  readonly rng: string;
  readonly seed: Seed;
  readonly options: Options;
  readonly rigged: readonly Rigged[];
  readonly actions: readonly A[];
  /** What the state after the last action has to be: its digest, without the draws still scripted. */
  readonly final: string;
}

/** What a recording starts from. */
export interface Recording<A = unknown, Options = unknown> {
  readonly seed: Seed;
  readonly options?: Partial<Options>;
  readonly actions?: readonly A[];
  readonly rigged?: readonly Rigged[];
}

export const replaySchema = z.strictObject({
  schemaVersion: z.int(),
  game: z.string(),
  rulesVersion: z.int(),
  content: z.string(),
  rng: z.string(),
  seed: z.union([z.string(), z.number()]),
  options: z.record(z.string(), z.unknown()),
  rigged: z.array(
    z.strictObject({ before: z.union([z.int().check(z.minimum(0)), z.literal('setup')]), draws: scriptSchema }),
  ),
  actions: z.array(z.unknown()),
  final: z.string(),
});

/** Plays the actions and writes the record of the game. Throws as `apply` does, with the number of the action. */
export function record(machine: Machine, { seed, options = {}, actions = [], rigged = [] }: Recording): Replay {
  const states = play(machine, { seed, options, actions, rigged });
  return {
    schemaVersion: SCHEMA_VERSION,
    game: machine.game.id,
    rulesVersion: machine.game.rulesVersion,
    content: machine.contentName,
    rng: GENERATOR,
    seed,
    options: states.options,
    rigged,
    actions,
    final: digest(states),
  };
}

/**
 * Plays a record again and gives the state it ends in, or the one after `decisions` actions. Throws `InputError` for
 * anything that is not a record of this engine, holds an illegal action, or ends differently.
 */
export function replay(machine: Machine, json: unknown, decisions?: number): State {
  const read = parseInput('not a replay', replaySchema, plain(json));
  const expected = {
    schemaVersion: SCHEMA_VERSION,
    game: machine.game.id,
    rulesVersion: machine.game.rulesVersion,
    content: machine.contentName,
    rng: GENERATOR,
  };
  const foreign = Object.entries(expected).flatMap(([field, value]): Issue[] => {
    const found = read[field as keyof typeof expected];
    return found === value ? [] : [{ path: field, message: `this engine plays ${value}, the record has ${found}` }];
  });
  if (foreign.length > 0) throw new InputError('the replay is of another game, version or content pack', foreign);
  if (decisions !== undefined) return play(machine, { ...read, actions: read.actions.slice(0, decisions) });
  const state = play(machine, read);
  const found = digest(state);
  if (found !== read.final)
    throw new InputError('the replay ends differently', [{ path: 'final', message: `${found} was reached` }]);
  return state;
}

function play(machine: Machine, { seed, options, actions, rigged }: Required<Recording>): State {
  const drawsBefore = (moment: number | 'setup') => rigged.filter(({ before }) => before === moment);
  const setup = drawsBefore('setup').flatMap(({ draws }) => draws);
  let state = machine.init(seed, options, setup);
  actions.forEach((action, i) => {
    for (const { draws } of drawsBefore(i)) state = machine.rig(state, draws);
    state = playOne(machine, state, action, i);
  });
  return state;
}

function playOne(machine: Machine, state: State, action: unknown, index: number): State {
  try {
    return machine.apply(state, action as Action);
  } catch (error) {
    const path = `actions.${index}`;
    if (isRuleError(error)) throw new InputError('an action is not legal', [{ path, message: error.message }]);
    if (isInputError(error)) throw new InputError('an action cannot be played', [{ path, message: error.message }]);
    throw error;
  }
}
