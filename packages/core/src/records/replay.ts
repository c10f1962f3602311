import { History } from '../futures/recall.js';
import type { Seed } from '../game/chance.js';
import type { Game, State } from '../game/game.js';
import { formatAction } from '../game/notation.js';
import type { Draw } from '../game/trace.js';
import { deepFreeze } from '../ground/commit.js';
import { digest } from '../ground/digest.js';
import { InputError, type Issue, isInputError, isRuleError } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { parseInput } from '../input/input.js';
import { olderOptions } from '../saves/older.js';
import { prefixed, refuseIssues, scriptSchema } from '../saves/validate.js';
import * as z from '../schema/z.js';
import {
  type Recorder,
  type Recording,
  type Replay,
  recordingSchema,
  replaySchema,
  type ScriptedDraws,
} from './record.js';
import { type Recordable, RecordedGame } from './recorded-game.js';

const SCHEMA_VERSION = 1;
const GENERATOR = 'alea';
const UNPLAYABLE = 'the record cannot be played';

/** The verbs that write and replay records. */
export const recordingVerbs = (engine: Recordable) => ({
  recorder: (recording: Recording | Replay) => recorder(engine, recording),
  record: (recording: Recording) => recorder(engine, recording).record(),
  replay: (json: unknown, decisions?: number) => replay(engine, json, decisions),
  upgrade: (json: unknown) => upgrade(engine, json),
});

/** A game to play: a complete recording, or the part of a record that determines its course. */
interface Played {
  readonly seed: Seed;
  readonly options: object;
  readonly actions: readonly unknown[];
  readonly scripted: readonly (ScriptedDraws & { readonly draws: Draw[] })[];
  /** The version of the rules that recorded it. */
  readonly rulesVersion: number;
}

/**
 * Begins to record a game with its set-up and the given actions, or continues from a record, verified as `replay` does.
 *
 * Throws `InputError` with the number of an illegal action.
 */
function recorder(engine: Recordable, from: Recording | Replay): Recorder<State> {
  const { given, recorded } = begun(engine, plain(from));
  let scripted = given.scripted;
  const recalled = recalling(engine, given.seed, recorded);
  return {
    get state() {
      return recorded.state;
    },
    apply(action) {
      recorded.apply(plain(action));
      return recorded.state;
    },
    step(action) {
      const events = recorded.step(plain(action));
      return deepFreeze({ state: recorded.state, events });
    },
    scriptDraws(draws, strict) {
      recorded.scriptDraws(draws, strict);
      const script = { before: recorded.actions.length, draws: parseInput('not draws', scriptSchema, plain(draws)) };
      const others = scripted.filter(({ before }) => before !== script.before);
      scripted = [...others, strict === true ? { ...script, strict } : script];
      return recorded.state;
    },
    informationState: (viewer, form = 'key') => recalled(scripted).informationState(viewer, form),
    record: () => written(engine, recorded, given.seed, scripted),
  };
}

/** The sight of every viewer of a recorded game, computed on demand and continued from there. */
function recalling(engine: Recordable, seed: Seed, { state: { options }, actions }: RecordedGame) {
  let state: State | undefined;
  let history: History | undefined;
  let played = 0;
  return (scripted: readonly ScriptedDraws[]): History => {
    const scripts = scriptsOf(scripted);
    state ??= engine.init(seed, options, scripts.get('setup')?.draws);
    history ??= new History(state, engine.boundary);
    for (; played < actions.length; played++) {
      const script = scripts.get(played);
      if (script !== undefined) state = engine.scriptDraws(state, script.draws, script.strict);
      const action = engine.boundary.wellFormed(actions[played]);
      const step = engine.step(state, action);
      state = step.state;
      const decided = { seat: action.seat, action: formatAction(engine.boundary.fields, action), events: step.events };
      history = history.next(state, decided);
    }
    return history;
  };
}

/** The game that a recorder starts from, new or recorded. */
function begun(
  engine: Recordable,
  from: unknown,
): { readonly given: Pick<Played, 'seed' | 'scripted'>; readonly recorded: RecordedGame } {
  const { rulesVersion } = engine.boundary.game;
  const isRecord = typeof from === 'object' && from !== null && 'schemaVersion' in from;
  if (!isRecord) {
    const given = parseInput('not a recording', recordingSchema, from);
    return { given, recorded: play(engine, { ...given, rulesVersion }) };
  }
  const read = readReplay(engine, from);
  const recorded = verified(engine, read);
  // an older record is played again with today's names
  const isOfToday = read.rulesVersion === rulesVersion;
  return {
    given: read,
    recorded: isOfToday ? recorded : play(engine, { ...read, actions: recorded.actions, rulesVersion }),
  };
}

/** The record of a game so far, as this release writes it. */
const written = (engine: Recordable, recorded: RecordedGame, seed: Seed, scripted: readonly ScriptedDraws[]): Replay =>
  deepFreeze({
    schemaVersion: SCHEMA_VERSION,
    game: engine.boundary.game.id,
    rulesVersion: engine.boundary.game.rulesVersion,
    content: engine.boundary.contentName,
    rng: GENERATOR,
    seed,
    options: recorded.state.options,
    scripted: [...scripted],
    actions: [...recorded.actions],
    ...recorded.result(),
  });

/**
 * Replays a record and returns its last state, or the state after `decisions` actions, ignoring the rest.
 *
 * Throws `InputError` for anything that this engine cannot replay, and for a record with an illegal action, other
 * questions on the way, or another end. A record of an earlier rulesVersion is read and compared with the names of that
 * version; its last state only if `olderStates` can rewrite it.
 */
function replay(engine: Recordable, json: unknown, decisions?: number): State {
  const read = readReplay(engine, json);
  if (decisions !== undefined) return play(engine, until(read, decisions)).state;
  return verified(engine, read).state;
}

/** The record of the same game as this release writes it. Throws as `replay` does. */
function upgrade(engine: Recordable, json: unknown): Replay {
  const read = readReplay(engine, json);
  return written(engine, verified(engine, read), read.seed, read.scripted);
}

/** The draws scripted for one moment. */
interface Script {
  readonly draws: readonly Draw[];
  readonly strict: boolean;
}

type Read = Played & Pick<Replay, 'asked' | 'outcome' | 'final'>;

function readReplay(engine: Recordable, json: unknown): Read {
  const read = parseInput('not a replay', replaySchema, plain(json));
  refuseIssues('the replay is of another game, version or content pack', foreignIssues(engine, read));
  return { ...read, options: olderOptions(engine.boundary.game, read.options, read.rulesVersion) };
}

/** A record played to its verified end. */
function verified(engine: Recordable, read: Read): RecordedGame {
  const recorded = play(engine, read);
  const { asked, outcome, final } = recorded.resultThen();
  const { rulesVersion } = engine.boundary.game;
  const older = (what: string, where: string): string =>
    read.rulesVersion === rulesVersion ? '' : `: ${what} of version ${read.rulesVersion} is kept by no option${where}`;
  const differing = [
    ...differs('asked', read.asked, asked, older('who was asked what', ', or olderKinds lacks a name')),
    ...differs('outcome', read.outcome, outcome, older('the result', '')),
    ...(final === undefined
      ? []
      : differs('final', read.final, final, older('the end', ', or olderStates writes it in another form'))),
  ];
  refuseIssues('the replay ends differently', differing);
  return recorded;
}

function foreignIssues(engine: Recordable, read: z.Output<typeof replaySchema>): Issue[] {
  const expected = {
    schemaVersion: SCHEMA_VERSION,
    game: engine.boundary.game.id,
    content: engine.boundary.contentName,
    rng: GENERATOR,
  };
  return [
    ...Object.entries(expected).flatMap(([field, value]): Issue[] => {
      const found = read[field as keyof typeof expected];
      return found === value ? [] : [{ path: field, message: `this engine plays ${value}, the record has ${found}` }];
    }),
    ...versionIssues(engine.boundary.game, read.rulesVersion),
  ];
}

function versionIssues({ rulesVersion, replaysFrom = rulesVersion }: Game, found: number): Issue[] {
  const issue = (why: string): Issue[] => [
    {
      path: 'rulesVersion',
      message: `this release plays rules version ${rulesVersion}, the record is of ${found}: ${why}`,
    },
  ];
  if (found > rulesVersion) return issue('a later release wrote it');
  return found < replaysFrom ? issue('this release plays other rules, and no option keeps the old ones') : [];
}

function differs(path: string, noted: unknown, reached: unknown, why: string): Issue[] {
  if (digest(noted) === digest(reached)) return [];
  const found = typeof reached === 'string' ? reached : JSON.stringify(reached);
  const expected = typeof noted === 'string' ? noted : JSON.stringify(noted);
  return [{ path, message: `${found} was reached, the record says ${expected}${why}` }];
}

/** The first part of a record. */
function until(played: Played, decisions: unknown): Played {
  const { actions, scripted } = played;
  const count = parseInput(
    'not a number of decisions',
    z.int().check(z.minimum(0), z.maximum(actions.length)),
    plain(decisions),
  );
  const early = scripted.filter(({ before }) => before === 'setup' || before <= count);
  return { ...played, actions: actions.slice(0, count), scripted: early };
}

function play(engine: Recordable, { seed, options, actions, scripted, rulesVersion }: Played): RecordedGame {
  refuseIssues(UNPLAYABLE, [
    ...prefixed('options', engine.boundary.options.read(options).issues),
    ...scripted.flatMap(({ before }, i): Issue[] =>
      before === 'setup' || before <= actions.length
        ? []
        : [{ path: `scripted.${i}.before`, message: `the record has only ${actions.length} actions` }],
    ),
  ]);
  const scripts = scriptsOf(scripted);
  const recorded = under(
    'scripted',
    () => new RecordedGame(engine, engine.init(seed, options, scripts.get('setup')?.draws), rulesVersion),
  );
  const script = (moment: number): void => {
    const found = scripts.get(moment);
    if (found !== undefined) recorded.scriptDraws(found.draws, found.strict);
  };
  actions.forEach((action, i) => {
    script(i);
    under(`actions.${i}`, () => recorded.apply(action));
  });
  script(actions.length);
  return recorded;
}

/** The scripts by moment. */
export function scriptsOf(scripted: readonly ScriptedDraws[]): ReadonlyMap<number | 'setup', Script> {
  const scripts = new Map<number | 'setup', { draws: Draw[]; strict: boolean }>();
  for (const { before, draws, strict = false } of scripted) {
    const script = scripts.get(before) ?? { draws: [], strict };
    for (const draw of draws) script.draws.push(draw);
    script.strict = strict;
    scripts.set(before, script);
  }
  return scripts;
}

/** Runs a part of the work and puts its issues under `path`. */
function under<X>(path: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    const refused = (issues: readonly Issue[]) => new InputError(UNPLAYABLE, prefixed(path, issues));
    if (isRuleError(error)) throw refused([{ path: '', message: error.message }]);
    if (isInputError(error)) throw refused(error.issues);
    throw error;
  }
}
