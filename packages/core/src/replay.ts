import * as z from 'zod/mini';
import { frozen } from './commit.js';
import { digest } from './digest.js';
import { InputError, type Issue, isInputError, isRuleError } from './errors.js';
import type { State } from './game.js';
import { parseInput } from './input.js';
import { plain } from './plain.js';
import type { Playable } from './playable.js';
import type { Draw, Seed } from './random.js';
import type { GivenOptions } from './types.js';
import { optionIssues, prefixed, refuseIssues, scriptSchema, seedSchema } from './validate.js';

const SCHEMA_VERSION = 1;
const GENERATOR = 'alea';

/** Draws that were scripted: before the decision with this index, or in the set-up. */
export interface ScriptedDraws {
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
  readonly scripted: readonly ScriptedDraws[];
  readonly actions: readonly A[];
  /** The digest of the state after the last action. */
  readonly final: string;
}

/** What a recording starts from. */
export interface Recording<A = unknown, Options = unknown> {
  readonly seed: Seed;
  readonly options?: GivenOptions<Options>;
  readonly actions?: readonly A[];
  readonly scripted?: readonly ScriptedDraws[];
}

const optionsSchema = z.record(z.string(), z.unknown());
const scriptedSchema = z.array(
  z.strictObject({ before: z.union([z.int().check(z.minimum(0)), z.literal('setup')]), draws: scriptSchema }),
);
const actionsSchema = z.array(z.unknown());
const recordingSchema = z.strictObject({
  seed: seedSchema,
  options: z._default(optionsSchema, {}),
  actions: z._default(actionsSchema, []),
  scripted: z._default(scriptedSchema, []),
});
export const replaySchema = z.strictObject({
  schemaVersion: z.int(),
  game: z.string(),
  rulesVersion: z.int(),
  content: z.string(),
  rng: z.string(),
  seed: seedSchema,
  options: optionsSchema,
  scripted: scriptedSchema,
  actions: actionsSchema,
  final: z.string(),
});

/** A game that is recorded while it is played. */
export interface Recorder<State = unknown, A = unknown, Options = unknown> {
  /** The state after the last action. */
  readonly state: State;
  /** Plays a legal action and notes it. Throws as the engine's `apply` does, and nothing is noted then. */
  apply(action: A): State;
  /** Fixes the next draws and notes it. */
  scriptDraws(draws: readonly Draw[]): State;
  /** The record so far; what was played is not played again. */
  record(): Replay<A, Options>;
}

/** Begins to record a game: its set-up, and the actions that are given. Throws `InputError`, with the number of an illegal action. */
export function recorder(engine: Playable, recording: Recording): Recorder<State> {
  const given = parseInput('not a recording', recordingSchema, plain(recording));
  const { seed, options, actions: first } = given;
  const actions = [...first];
  const scripted = [...given.scripted];
  let state = play(engine, { seed, options, actions: first, scripted });
  return {
    get state() {
      return state;
    },
    apply(action) {
      const noted = plain(action);
      state = engine.apply(state, noted);
      actions.push(noted);
      return state;
    },
    scriptDraws(draws) {
      state = engine.scriptDraws(state, draws);
      scripted.push({ before: actions.length, draws: plain(draws) as (typeof scripted)[number]['draws'] });
      return state;
    },
    record: () =>
      frozen({
        schemaVersion: SCHEMA_VERSION,
        game: engine.game.id,
        rulesVersion: engine.game.rulesVersion,
        content: engine.contentName,
        rng: GENERATOR,
        seed,
        options: state.options,
        scripted: [...scripted],
        actions: [...actions],
        final: digestOf(state),
      }),
  };
}

/** Plays the actions and writes the record of the game. Throws `InputError`, with the number of an illegal action. */
export const record = (engine: Playable, recording: Recording): Replay => recorder(engine, recording).record();

/**
 * Plays a record again and gives the state it ends in, or the one after `decisions` actions (what follows is not
 * looked at then). Throws `InputError` for anything that is not a record of this engine, holds an illegal action, or ends
 * differently.
 */
export function replay(engine: Playable, json: unknown, decisions?: number): State {
  const read = parseInput('not a replay', replaySchema, plain(json));
  const expected = {
    schemaVersion: SCHEMA_VERSION,
    game: engine.game.id,
    rulesVersion: engine.game.rulesVersion,
    content: engine.contentName,
    rng: GENERATOR,
  };
  const foreign = Object.entries(expected).flatMap(([field, value]): Issue[] => {
    const found = read[field as keyof typeof expected];
    return found === value ? [] : [{ path: field, message: `this engine plays ${value}, the record has ${found}` }];
  });
  if (foreign.length > 0) throw new InputError('the replay is of another game, version or content pack', foreign);
  if (decisions !== undefined) return play(engine, until(read, decisions));
  const state = play(engine, read);
  const found = digestOf(state);
  if (found !== read.final)
    throw new InputError('the replay ends differently', [{ path: 'final', message: `${found} was reached` }]);
  return state;
}

/** The digest of a state; a memory that holds nothing does not count. */
function digestOf(state: State): string {
  const { memory, ...rest } = state;
  return digest(Object.keys(memory).length === 0 ? rest : state);
}

/** The record of the first decisions. */
function until({ seed, options, actions, scripted }: Required<Recording>, decisions: unknown): Required<Recording> {
  const count = parseInput(
    'not a number of decisions',
    z.int().check(z.minimum(0), z.maximum(actions.length)),
    plain(decisions),
  );
  const early = scripted.filter(({ before }) => before === 'setup' || before <= count);
  return { seed, options, actions: actions.slice(0, count), scripted: early };
}

function play(engine: Playable, { seed, options, actions, scripted }: Required<Recording>): State {
  refuseIssues('the record cannot be played', [
    ...prefixed('options', optionIssues(engine.game, engine.content, options)),
    ...scripted.flatMap(({ before }, i): Issue[] =>
      before === 'setup' || before <= actions.length
        ? []
        : [{ path: `scripted.${i}.before`, message: `the record has only ${actions.length} actions` }],
    ),
  ]);
  const scripts = new Map<number | 'setup', Draw[]>();
  for (const { before, draws } of scripted) {
    const known = scripts.get(before) ?? [];
    for (const draw of draws) known.push(draw);
    scripts.set(before, known);
  }
  const script = (state: State, moment: number): State => {
    const draws = scripts.get(moment);
    return draws === undefined ? state : engine.scriptDraws(state, draws);
  };
  let state = under('scripted', () => engine.init(seed, options, scripts.get('setup')));
  actions.forEach((action, i) => {
    const ready = script(state, i);
    state = under(`actions.${i}`, () => engine.apply(ready, action));
  });
  return script(state, actions.length);
}

/** Does a part of the work; what is wrong with it stands under `path`. */
function under(path: string, work: () => State): State {
  try {
    return work();
  } catch (error) {
    const refused = (issues: readonly Issue[]) => new InputError('the record cannot be played', prefixed(path, issues));
    if (isRuleError(error)) throw refused([{ path: '', message: error.message }]);
    if (isInputError(error)) throw refused(error.issues);
    throw error;
  }
}
