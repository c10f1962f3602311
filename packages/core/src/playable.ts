import * as z from 'zod/mini';
import { Agenda, type AnyDecision } from './agenda.js';
import { DEFAULT_LIMIT, enumerate } from './chance.js';
import { clone, cloneState } from './clone.js';
import { amend, commit, frozen } from './commit.js';
import { loadPack } from './content.js';
import { determinize } from './determinize.js';
import { EngineBug, InputError, type Issue, isInputError, isRuleError, RuleError, type Violation } from './errors.js';
import { eventsFor } from './events-for.js';
import type { Action, Emit, Game, State } from './game.js';
import { parseInput } from './input.js';
import { type FieldsByType, formatAction, parseAction } from './notation.js';
import { plain } from './plain.js';
import { type Draw, Random, type Seed, seedRng } from './random.js';
import { type Recorder, type Recording, type Replay, record, recorder, replay } from './replay.js';
import { LiveSimulation } from './simulation.js';
import type { Positioned } from './table-of-zones.js';
import type { Emitted, Outcome, Seat, Viewer } from './types.js';
import {
  completeIssues,
  identityIssues,
  optionIssues,
  prefixed,
  refuseIssues,
  scriptSchema,
  seedSchema,
  stateIssues,
} from './validate.js';
import { mask, type View } from './view.js';

const seatSchema = z.int().check(z.minimum(0));
const viewerSchema = z.union([seatSchema, z.literal('spectator')]);
const chanceSchema = z.strictObject({
  limit: z._default(z.int().check(z.minimum(1)), DEFAULT_LIMIT),
  viewer: z.optional(viewerSchema),
});

/** A state, or what a viewer may know of one. */
type Given = State | View<State>;
/** A given position made ready: `viewer` is there when it was a view. */
interface Read {
  readonly state: Positioned;
  readonly viewer?: Viewer;
}

/** The verbs of an engine on loosely typed positions; `createEngine` gives them their exact types. */
export class Playable {
  readonly content: unknown;
  readonly contentName: string;
  readonly actionSchemas: ReadonlyMap<string, z.ZodMiniType>;
  private readonly fields: FieldsByType;
  private readonly agenda: Agenda;
  /** Options that were checked once: all states of a game share them. */
  private readonly sound = new WeakSet<object>();
  /** Views that this engine made: frozen, so that they need no second look. */
  private readonly views = new WeakSet<object>();

  constructor(
    readonly game: Game,
    pack: unknown,
  ) {
    const { name, content } = loadPack(game.content, pack);
    this.contentName = name;
    this.content = frozen(content);
    this.agenda = new Agenda(game, this.content);
    const actions = Object.values(game.choices).flatMap((choice) => choice.actions);
    for (const { type, fields, candidates } of actions) {
      if (actions.some((other) => other.type === type && other.fields !== fields))
        throw new EngineBug(`two actions have the type ${type}`);
      if (candidates === undefined && Object.keys(fields).length > 0)
        throw new EngineBug(`${type} has fields and no candidates`);
    }
    this.fields = new Map(actions.map(({ type, fields }) => [type, fields]));
    this.actionSchemas = new Map(
      actions.map(({ type, fields }) => [
        type,
        z.strictObject({ type: z.literal(type), seat: seatSchema, ...fields } as z.core.$ZodShape),
      ]),
    );
  }

  readonly init = (seed: unknown, given: unknown = {}, draws: unknown = []): State => {
    const known = plain(given);
    refuseIssues('the options are not valid', optionIssues(this.game, this.content, known));
    const options = z.parse(this.game.options, known);
    const rng = { ...seedRng(readSeed(seed)), script: readScript(draws) };
    const random = new Random(rng);
    const { game, content, contentName } = this;
    const state = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      content: contentName,
      options,
      rng,
      memory: {},
      ...game.setup({ options: frozen(options), content, random }),
    };
    this.agenda.start(state, random);
    this.sound.add(options);
    return frozen(cloneState(state));
  };

  readonly load = (json: unknown): State => {
    const state = plain(json);
    refuseIssues('not a state of this engine', this.issues(state));
    return frozen(state as State);
  };

  readonly validate = (json: unknown): readonly Issue[] => {
    try {
      return frozen(this.issues(plain(json)));
    } catch (error) {
      if (isInputError(error)) return error.issues;
      throw error;
    }
  };

  readonly decision = (position: Given): AnyDecision | undefined =>
    this.asking(position, ({ state }) => frozen(clone(this.agenda.decision(state))));

  readonly legalActions = (position: Given, seat?: Seat): readonly Action[] => {
    const asked = seat === undefined ? undefined : parseInput('not a seat', seatSchema, plain(seat));
    return this.asking(position, ({ state, viewer }) => {
      if (asked !== undefined && asked >= state.options.players) throw new InputError(`nobody sits at ${asked}`);
      if (viewer === undefined) return this.agenda.list(state, asked);
      if (viewer === 'spectator') return [];
      if (asked !== undefined && asked !== viewer)
        throw new InputError(`a view of seat ${viewer} lists no actions of seat ${asked}`);
      return this.agenda.list(state, viewer);
    });
  };

  readonly outcome = (position: Given): Outcome | undefined =>
    this.asking(position, ({ state }) => frozen(this.result(state)));

  readonly apply = (state: State, action: unknown): State =>
    this.reading(state, () => this.run(state, this.legal(state, action), undefined));

  readonly step = (state: State, action: unknown): { state: State; events: readonly Emitted[] } => {
    const events: Emitted[] = [];
    const emit: Emit = (event, secret) => {
      events.push(clone(secret === undefined ? { event } : { event, secret }));
    };
    return this.reading(state, () => frozen({ state: this.run(state, this.legal(state, action), emit), events }));
  };

  readonly explain = (position: Given, action: unknown): Violation | undefined => {
    try {
      this.asking(position, ({ state }) => this.legal(state, action));
      return undefined;
    } catch (error) {
      if (isRuleError(error)) return frozen(error.violation);
      const problem = isInputError(error) ? (error.issues[0]?.message ?? error.summary) : messageOf(error);
      return frozen({ rule: 'CORE-ACT.1', code: 'malformed', details: { problem } });
    }
  };

  readonly ask = (position: Given): Readonly<Record<string, (...args: readonly unknown[]) => unknown>> => {
    this.asking(position, () => undefined);
    const { queries = {} } = this.game;
    return Object.fromEntries(
      Object.entries(queries).map(([name, { args: schemas, answer }]) => [
        name,
        (...args: readonly unknown[]) =>
          this.asking(position, ({ state }) => {
            const given = schemas.map((schema, i) => parseInput(`not what ${name} asks for`, schema, plain(args[i])));
            return frozen(clone(answer({ state: state as State, content: this.content }, ...given)));
          }),
      ]),
    );
  };

  readonly chanceOutcomes = (state: State, action: unknown, settings: unknown = {}) => {
    const { limit, viewer } = parseInput('not settings of chanceOutcomes', chanceSchema, plain(settings));
    return this.reading(state, () => {
      const legal = this.legal(state, action);
      const play = (randomOf: (world: State) => Random) => {
        const world = cloneState(state);
        this.agenda.perform(world, randomOf(world), undefined, legal);
        return world;
      };
      if (viewer === undefined) {
        const outcomes = enumerate(play, limit, ({ rng, ...rest }) => ({ result: { ...rest, rng }, key: rest }));
        return frozen(outcomes.map(({ probability, result }) => ({ probability, state: result })));
      }
      const looker = this.viewerOf(state, viewer);
      const outcomes = enumerate(play, limit, (world) => {
        const view = this.masked(world, looker);
        return { result: view, key: view };
      });
      return frozen(outcomes.map(({ probability, result }) => ({ probability, view: result })));
    });
  };

  readonly view = (state: State, viewer: Viewer): View<State> =>
    this.reading(state, () => {
      const view = frozen(this.masked(state, this.viewerOf(state, viewer)));
      this.views.add(view);
      return view;
    });

  readonly determinize = (view: View<State>, seed: Seed): State => frozen(this.deal(view, seed));

  readonly simulate = (position: Given, seed?: Seed): LiveSimulation => {
    if (isView(position)) return this.simulation(this.deal(position, seed ?? 0));
    return this.reading(position, () => {
      const simulation = this.simulation(cloneState(position));
      if (seed !== undefined) simulation.reseed(seed);
      return simulation;
    });
  };

  readonly reseed = (state: State, seed: Seed): State =>
    this.reading(state, () => amend(state, { rng: seedRng(readSeed(seed)) }));

  readonly scriptDraws = (state: State, draws: readonly Draw[], strict?: boolean): State => {
    const script = readScript(draws);
    const isStrict = parseInput('strict or not', z.optional(z.boolean()), plain(strict ?? false));
    return this.reading(state, () => {
      const alea: State['rng']['alea'] = [...state.rng.alea];
      return amend(state, { rng: isStrict ? { alea, script, strict: true } : { alea, script } });
    });
  };

  readonly eventsFor = eventsFor;

  readonly format = (action: Action): string => formatAction(this.fields, this.wellFormed(action));

  readonly parse = (text: string): Action => {
    if (typeof text !== 'string') throw new InputError('an action is written as text');
    return this.wellFormed(parseAction(this.fields, text));
  };

  readonly record = (recording: Recording): Replay => record(this, recording);
  readonly recorder = (recording: Recording): Recorder<State> => recorder(this, recording);
  readonly replay = (json: unknown, decisions?: number): State => replay(this, json, decisions);

  /** A world that agrees with a view, neither checked nor frozen. */
  private deal(given: View<State>, seed: Seed): State {
    const view = this.views.has(given) ? given : this.readView(given);
    const dealer = {
      legal: (world: State, seat: Seat) => this.agenda.list(world, seat),
      isOpen: (world: State) => this.agenda.isOpen(world),
      turn: (world: State, random: Random) => this.agenda.turn(world, random, undefined),
    };
    try {
      const { secrets } = this.game;
      return determinize(secrets, this.agenda.zones, this.content, view, readSeed(seed), dealer);
    } catch (error) {
      if (isInputError(error)) throw error;
      throw new InputError('not a view of this engine', [{ path: '', message: messageOf(error) }]);
    }
  }

  /** A view that came from outside: nothing is known of it. */
  private readView(given: unknown): View<State> {
    const view = plain(given) as View<State> | null;
    const position: unknown = view?.position;
    refuseIssues('not a view of this engine', identityIssues(this.game, this.contentName, position));
    refuseIssues(
      'not a view of this engine',
      prefixed('position.options', this.optionsOf((position as State).options)),
    );
    return view as View<State>;
  }

  private viewerOf({ options }: State, given: unknown): Viewer {
    const viewer = parseInput('not a viewer', viewerSchema, plain(given));
    if (viewer !== 'spectator' && viewer >= options.players)
      throw new InputError('not a viewer', [{ path: '', message: `nobody sits at ${viewer}` }]);
    return viewer;
  }

  private masked = (state: State, viewer: Viewer): View<State> =>
    mask(this.game.secrets, this.agenda.zones, this.content, state, viewer);

  private simulation(state: State): LiveSimulation {
    return new LiveSimulation(state, this.agenda, (world) => this.result(world), this.masked);
  }

  /** Every reason why a piece of plain data is not a state of this engine. */
  private issues(json: unknown): Issue[] {
    const issues = stateIssues(this.game, this.contentName, this.content, this.agenda, json);
    return issues.length > 0 ? issues : this.sealedIssues(json as State);
  }

  /** Sealed answers are performed without another look, so a saved state may hold none that could not have been given. */
  private sealedIssues(state: State): Issue[] {
    const record = state.agenda.at(-1);
    if (record?.waiting === undefined || record.sealed === undefined) return [];
    return record.sealed.flatMap((answer, i): Issue[] => {
      const asking = { ...state, agenda: [{ ...record, waiting: [answer.seat] }] };
      const path = `agenda.${state.agenda.length - 1}.sealed.${i}`;
      try {
        this.legal(asking, answer);
        return [];
      } catch (error) {
        return [{ path, message: messageOf(error) }];
      }
    });
  }

  private run(state: State, action: Action, emit: Emit | undefined): State {
    const world = cloneState(state);
    this.agenda.perform(world, new Random(world.rng), emit, action);
    return commit(state, world);
  }

  private result(state: Positioned): Outcome | undefined {
    return state.agenda.length === 0 ? this.game.outcome({ state: state as State, content: this.content }) : undefined;
  }

  private legal(state: Positioned, input: unknown): Action {
    const action = this.wellFormed(input);
    const violation = this.agenda.violation(state, action);
    if (violation !== undefined) throw new RuleError(violation);
    return action;
  }

  private wellFormed(input: unknown): Action {
    const action = plain(input);
    const type: unknown = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
    const schema = typeof type === 'string' ? this.actionSchemas.get(type) : undefined;
    if (schema === undefined)
      throw new InputError('the action is malformed', [
        { path: 'type', message: `no such action: ${JSON.stringify(type)}` },
      ]);
    return parseInput('the action is malformed', schema, action) as Action;
  }

  /** What is wrong with the options of a position. Frozen ones are looked at once. */
  private optionsOf(options: unknown): readonly Issue[] {
    if (typeof options === 'object' && options !== null && this.sound.has(options)) return [];
    const issues = completeIssues(this.game, this.content, plain(options));
    if (issues.length === 0 && Object.isFrozen(options)) this.sound.add(options as object);
    return issues;
  }

  /** Work that only reads, on a state or on a view. */
  private asking<X>(position: Given, work: (read: Read) => X): X {
    if (!isView(position)) return this.reading(position, () => work({ state: position }));
    const { position: state, viewer } = position;
    try {
      if (this.views.has(position)) return work({ state, viewer });
      refuseIssues('not a view of this engine', identityIssues(this.game, this.contentName, state));
      refuseIssues('not a view of this engine', prefixed('position.options', this.optionsOf(state.options)));
      const { players } = state.options;
      if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < players))
        throw new InputError('not a view of this engine', [{ path: 'viewer', message: 'nobody sits there' }]);
      return work({ state, viewer });
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) throw error;
      throw new InputError('the view does not tell', [{ path: '', message: messageOf(error) }]);
    }
  }

  /**
   * States are trusted, so that reading them costs nothing; only when the work on one fails it is looked at in full, and
   * data that is no state of this engine is refused as such.
   */
  private reading<X>(state: State, work: () => X): X {
    try {
      if (
        state?.game !== this.game.id ||
        state.content !== this.contentName ||
        state.rulesVersion !== this.game.rulesVersion
      )
        throw new InputError('not a state of this engine', identityIssues(this.game, this.contentName, state));
      if (!this.sound.has(state.options) && this.optionsOf(state.options ?? null).length > 0)
        throw new EngineBug('the options are not valid');
      return work();
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) throw error;
      refuseIssues('not a state of this engine', this.issues(plain(state)));
      throw error;
    }
  }
}

const isView = (position: Given): position is View<State> =>
  typeof position === 'object' && position !== null && 'position' in position;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'something was thrown');

const readSeed = (seed: unknown): Seed => parseInput('a seed is a text or a finite number', seedSchema, plain(seed));

const readScript = (draws: unknown): Draw[] => parseInput('the draws are not valid', scriptSchema, plain(draws));
