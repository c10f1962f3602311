import * as z from 'zod/mini';
import type { askingVerbs } from './asking.js';
import { withoutDefaults } from './defaults.js';
import { digest, RunningDigest } from './digest.js';
import type { Door } from './door.js';
import type { Draw } from './draws.js';
import { InputError, type Issue, isInputError, isRuleError } from './errors.js';
import { deepFreeze } from './freeze.js';
import type { Game, State } from './game.js';
import { parseInput } from './input.js';
import { olderOptions } from './migrate.js';
import { plain } from './plain.js';
import type { playingVerbs } from './playing.js';
import type { Seed } from './random.js';
import { type Recorder, type Recording, type Replay, recordingSchema, replaySchema } from './record.js';
import type { Emitted, Outcome, Seat } from './types.js';
import { prefixed, refuseIssues, scriptSchema } from './validate.js';

const SCHEMA_VERSION = 1;
const GENERATOR = 'alea';
const UNPLAYABLE = 'the record cannot be played';

/** What of an engine a record needs. */
type Recordable = { readonly door: Door } & Pick<ReturnType<typeof askingVerbs>, 'outcome'> &
  Pick<ReturnType<typeof playingVerbs>, 'init' | 'apply' | 'step' | 'scriptDraws'>;

/** The verbs of an engine that write records and play them again. */
export const recordingVerbs = (engine: Recordable) => ({
  recorder: (recording: Recording) => recorder(engine, recording),
  record: (recording: Recording) => recorder(engine, recording).record(),
  replay: (json: unknown, decisions?: number) => replay(engine, json, decisions),
});

/** What is played: a recording with everything in it, or the part of a record that matters for the course of the game. */
interface Played {
  readonly seed: Seed;
  readonly options: object;
  readonly actions: readonly unknown[];
  readonly scripted: readonly { readonly before: number | 'setup'; readonly draws: Draw[] }[];
}

/** Begins to record a game: its set-up, and the actions that are given. Throws `InputError`, with the number of an illegal action. */
function recorder(engine: Recordable, recording: Recording): Recorder<State> {
  const given = parseInput('not a recording', recordingSchema, plain(recording));
  const actions = [...given.actions];
  const scripted = [...given.scripted];
  const course = play(engine, given);
  return {
    get state() {
      return course.state;
    },
    apply(action) {
      const noted = plain(action);
      course.apply(noted);
      actions.push(noted);
      return course.state;
    },
    step(action) {
      const noted = plain(action);
      const events = course.step(noted);
      actions.push(noted);
      return deepFreeze({ state: course.state, events });
    },
    scriptDraws(given) {
      course.scriptDraws(given);
      scripted.push({ before: actions.length, draws: parseInput('not draws', scriptSchema, plain(given)) });
      return course.state;
    },
    record: () =>
      deepFreeze({
        schemaVersion: SCHEMA_VERSION,
        game: engine.door.game.id,
        rulesVersion: engine.door.game.rulesVersion,
        content: engine.door.contentName,
        rng: GENERATOR,
        seed: given.seed,
        options: course.state.options,
        scripted: [...scripted],
        actions: [...actions],
        ...course.result(),
      }),
  };
}

/**
 * Plays a record again and gives the state it ends in, or the one after `decisions` actions (what follows is not
 * looked at then). Throws `InputError` for anything that is not a record that this engine plays, holds an illegal action,
 * asks others or something else on the way, or ends differently. The state in which a record of an earlier rulesVersion
 * ends may have other fields now, so it is not compared with that.
 */
function replay(engine: Recordable, json: unknown, decisions?: number): State {
  const read = parseInput('not a replay', replaySchema, plain(json));
  refuseIssues('the replay is of another game, version or content pack', foreignIssues(engine, read));
  const played: Played = { ...read, options: olderOptions(engine.door.game, read.options) };
  if (decisions !== undefined) return play(engine, until(played, decisions)).state;
  const course = play(engine, played);
  const { asked, outcome, final } = course.result();
  const same = read.rulesVersion === engine.door.game.rulesVersion;
  const differing = [
    ...differs('asked', read.asked, asked),
    ...differs('outcome', read.outcome, outcome),
    ...(same ? differs('final', read.final, final) : []),
  ];
  refuseIssues('the replay ends differently', differing);
  return course.state;
}

function foreignIssues(engine: Recordable, read: z.output<typeof replaySchema>): Issue[] {
  const expected = {
    schemaVersion: SCHEMA_VERSION,
    game: engine.door.game.id,
    content: engine.door.contentName,
    rng: GENERATOR,
  };
  return [
    ...Object.entries(expected).flatMap(([field, value]): Issue[] => {
      const found = read[field as keyof typeof expected];
      return found === value ? [] : [{ path: field, message: `this engine plays ${value}, the record has ${found}` }];
    }),
    ...versionIssues(engine.door.game, read.rulesVersion),
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

function differs(path: string, noted: unknown, reached: unknown): Issue[] {
  if (digest(noted) === digest(reached)) return [];
  const found = typeof reached === 'string' ? reached : JSON.stringify(reached);
  const expected = typeof noted === 'string' ? noted : JSON.stringify(noted);
  return [{ path, message: `${found} was reached, the record says ${expected}` }];
}

/** The record of the first decisions. */
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

function play(engine: Recordable, { seed, options, actions, scripted }: Played): Course {
  refuseIssues(UNPLAYABLE, [
    ...prefixed('options', engine.door.options.read(options).issues),
    ...scripted.flatMap(({ before }, i): Issue[] =>
      before === 'setup' || before <= actions.length
        ? []
        : [{ path: `scripted.${i}.before`, message: `the record has only ${actions.length} actions` }],
    ),
  ]);
  const scripts = new Map<number | 'setup', Draw[]>();
  for (const { before, draws } of scripted) {
    const list = scripts.get(before) ?? [];
    for (const draw of draws) list.push(draw);
    scripts.set(before, list);
  }
  const course = under('scripted', () => new Course(engine, engine.init(seed, options, scripts.get('setup'))));
  const script = (moment: number): void => {
    const draws = scripts.get(moment);
    if (draws !== undefined) course.scriptDraws(draws);
  };
  actions.forEach((action, i) => {
    script(i);
    under(`actions.${i}`, () => course.apply(action));
  });
  script(actions.length);
  return course;
}

/** A game under way, and who was asked what in it. */
class Course {
  private readonly asked = new RunningDigest();

  constructor(
    private readonly engine: Recordable,
    public state: State,
  ) {
    this.asked.add(questionOf(engine, state));
  }

  apply(action: unknown): void {
    this.state = this.engine.apply(this.state, action);
    this.asked.add(questionOf(this.engine, this.state));
  }

  /** As `apply`; gives what happened. */
  step(action: unknown): readonly Emitted[] {
    const { state, events } = this.engine.step(this.state, action);
    this.state = state;
    this.asked.add(questionOf(this.engine, this.state));
    return events;
  }

  scriptDraws(draws: readonly Draw[]): void {
    this.state = this.engine.scriptDraws(this.state, draws);
  }

  /** What a record is known by. */
  result(): Pick<Replay, 'asked' | 'outcome' | 'final'> {
    const { door, outcome } = this.engine;
    const end = outcome(this.state);
    return {
      asked: this.asked.hex,
      outcome: end === undefined ? null : resultOf(end),
      final: digest(essence(door.game, this.state)),
    };
  }
}

/** Who is asked what, as a record notes it: the kind of the decision and the seats; null when the game is over. */
function questionOf({ door }: Recordable, state: State): readonly [kind: string, seats: readonly Seat[]] | null {
  const kind = state.agenda.at(-1)?.kind;
  return kind === undefined ? null : [kind, door.agenda.deciders(state)];
}

/** What a result is known by; a later release may say more of it. */
const resultOf = ({ winners, ranking, scores, reason }: Outcome): Outcome => ({ winners, ranking, scores, reason });

/**
 * What a state is known by: neither what the record says of it anyway, nor what is as if it were not there, nor what its
 * agenda cites.
 */
function essence(game: Game, state: State): object {
  const { game: _game, rulesVersion: _version, content: _content, options: _options, rng, memory, ...position } = state;
  const agenda = position.agenda.map(({ rule: _rule, ...record }) => record);
  const own = withoutDefaults(game.schema, { ...position, agenda }) as object;
  return Object.keys(memory).length === 0 ? { rng, ...own } : { rng, memory, ...own };
}

/** Does a part of the work; what is wrong with it stands under `path`. */
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
