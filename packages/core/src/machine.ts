import * as z from 'zod/mini';
import { Agenda } from './agenda.js';
import { DEFAULT_LIMIT, enumerate } from './chance.js';
import { clone, cloneState } from './clone.js';
import { amend, commit, frozen } from './commit.js';
import { loadPack } from './content.js';
import { determinize } from './determinize.js';
import { EngineBug, InputError, type Issue, isInputError, isRuleError, RuleError, type Violation } from './errors.js';
import type { Action, Emit, Game, State } from './game.js';
import { parseInput } from './input.js';
import { type FieldsByType, formatAction, parseAction } from './notation.js';
import { plain } from './plain.js';
import { type Draw, Random, type Seed, seedRng } from './random.js';
import { Fork } from './simulation.js';
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
const limitSchema = z.int().check(z.minimum(1));
const viewerSchema = z.union([seatSchema, z.literal('spectator')]);

/** A playable game on loosely typed states; `createEngine` gives it its exact types. */
export class Machine {
  readonly content: unknown;
  readonly contentName: string;
  readonly actionSchemas: ReadonlyMap<string, z.ZodMiniType>;
  private readonly fields: FieldsByType;
  private readonly agenda: Agenda;

  constructor(
    readonly game: Game,
    pack: unknown,
  ) {
    const { name, content } = loadPack(game.content, pack);
    this.contentName = name;
    this.content = frozen(content);
    this.agenda = new Agenda(game, this.content);
    const actions = Object.values(game.choices).flatMap((choice) => choice.actions);
    for (const { type, fields } of actions)
      if (actions.some((other) => other.type === type && other.fields !== fields))
        throw new EngineBug(`two actions have the type ${type}`);
    this.fields = new Map(actions.map(({ type, fields }) => [type, fields]));
    this.actionSchemas = new Map(
      actions.map(({ type, fields }) => [
        type,
        z.strictObject({ type: z.literal(type), seat: seatSchema, ...fields } as z.core.$ZodShape),
      ]),
    );
  }

  init(seed: unknown, given: unknown = {}, script: unknown = []): State {
    const known = plain(given);
    refuseIssues('the options are not valid', optionIssues(this.game, this.content, known));
    const options = z.parse(this.game.options, known);
    const rng = { ...seedRng(readSeed(seed)), script: readScript(script) };
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
    return frozen(cloneState(state));
  }

  load(json: unknown): State {
    const state = plain(json);
    refuseIssues('not a state of this engine', this.issues(state));
    return frozen(state as State);
  }

  validate(json: unknown): readonly Issue[] {
    try {
      return this.issues(plain(json));
    } catch (error) {
      if (isInputError(error)) return error.issues;
      throw error;
    }
  }

  legalActions(state: State, seat?: Seat): readonly Action[] {
    return this.reading(state, () => this.agenda.list(state, seat));
  }

  deciders(state: State): readonly Seat[] {
    return this.reading(state, () => [...this.agenda.deciders(state)]);
  }

  outcome(state: State): Outcome | undefined {
    return this.reading(state, () => this.result(state));
  }

  apply(state: State, action: unknown): State {
    return this.reading(state, () => this.run(state, this.legal(state, action), undefined));
  }

  step(state: State, action: unknown): { state: State; events: readonly Emitted[] } {
    const events: Emitted[] = [];
    const emit: Emit = (event, secret) => {
      events.push(frozen(clone(secret === undefined ? { event } : { event, secret })));
    };
    return this.reading(state, () => ({ state: this.run(state, this.legal(state, action), emit), events }));
  }

  explain(state: State, action: unknown): Violation | undefined {
    try {
      this.reading(state, () => this.legal(state, action));
      return undefined;
    } catch (error) {
      if (isRuleError(error)) return error.violation;
      const problem = isInputError(error) ? (error.issues[0]?.message ?? error.summary) : messageOf(error);
      return { rule: 'CORE-ACT.1', code: 'malformed', details: { problem } };
    }
  }

  chanceOutcomes(state: State, action: unknown, limit: unknown = DEFAULT_LIMIT) {
    const most = parseInput('not a limit', limitSchema, plain(limit));
    return this.reading(state, () => {
      const legal = this.legal(state, action);
      const play = (randomOf: (world: State) => Random) => {
        const world = cloneState(state);
        this.agenda.perform(world, randomOf(world), undefined, legal);
        return world;
      };
      return frozen(enumerate(play, most));
    });
  }

  view(state: State, viewer: Viewer): View<State> {
    parseInput('not a viewer', viewerSchema, plain(viewer));
    return this.reading(state, () => {
      if (viewer !== 'spectator' && viewer >= state.options.players)
        throw new InputError('not a viewer', [{ path: '', message: `nobody sits at ${viewer}` }]);
      return frozen(mask(this.game.secrets, this.agenda.zones, this.content, state, viewer));
    });
  }

  determinize(given: View<State>, seed: Seed): State {
    const view = plain(given) as View<State> | null;
    const position: unknown = view?.position;
    refuseIssues('not a view of this engine', identityIssues(this.game, this.contentName, position));
    const { options } = position as State;
    const issues = prefixed('position.options', completeIssues(this.game, this.content, options));
    refuseIssues('not a view of this engine', issues);
    const dealer = {
      legal: (world: State, seat: Seat) => this.agenda.list(world, seat),
      isOpen: (world: State) => this.agenda.isOpen(world),
      turn: (world: State, random: Random) => this.agenda.turn(world, random, undefined),
    };
    try {
      return frozen(
        determinize(this.game.secrets, this.agenda.zones, this.content, view as View<State>, readSeed(seed), dealer),
      );
    } catch (error) {
      if (isInputError(error)) throw error;
      throw new InputError('not a view of this engine', [{ path: '', message: messageOf(error) }]);
    }
  }

  simulate(state: State): Fork {
    return this.reading(state, () => new Fork(cloneState(state), this.agenda, (world) => this.result(world)));
  }

  reseed(state: State, seed: Seed): State {
    return this.reading(state, () => amend(state, { rng: seedRng(readSeed(seed)) }));
  }

  scriptDraws(state: State, draws: readonly Draw[]): State {
    const script = readScript(draws);
    return this.reading(state, () => amend(state, { rng: { alea: [...state.rng.alea], script } }));
  }

  format(action: Action): string {
    return formatAction(this.fields, this.wellFormed(action));
  }

  parse(text: string): Action {
    if (typeof text !== 'string') throw new InputError('an action is written as text');
    return this.wellFormed(parseAction(this.fields, text));
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

  private result(state: State): Outcome | undefined {
    return state.agenda.length === 0 ? this.game.outcome({ state, content: this.content }) : undefined;
  }

  private legal(state: State, input: unknown): Action {
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
      return work();
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) throw error;
      refuseIssues('not a state of this engine', this.issues(plain(state)));
      throw error;
    }
  }
}

/** The events as one viewer may read them: fields that are secret from the viewer are left out. */
export function eventsFor<E extends object>(events: readonly Emitted<E>[], viewer: Viewer): readonly Partial<E>[] {
  return events.map(({ event, secret }) => {
    if (secret === undefined) return event;
    const open = (field: string): boolean =>
      !Object.hasOwn(secret, field) || (viewer !== 'spectator' && secret[field]?.includes(viewer) === true);
    return Object.fromEntries(Object.entries(event).filter(([field]) => open(field))) as Partial<E>;
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'something was thrown');

const readSeed = (seed: unknown): Seed => parseInput('a seed is a text or a finite number', seedSchema, plain(seed));

const readScript = (draws: unknown): Draw[] => parseInput('the draws are not valid', scriptSchema, plain(draws));
