import { Agenda } from '../agenda/agenda.js';
import { PartsReader } from '../cards/parts-reader.js';
import { mask, maskItem, type View } from '../cards/view.js';
import type { Positioned } from '../cards/zones.js';
import { packOf } from '../game/content.js';
import type { Action, Game, Questions, State } from '../game/game.js';
import type { FieldsByType } from '../game/notation.js';
import type { Outcome, Seat } from '../game/types.js';
import { clone, deepFreeze, sealedMap } from '../ground/commit.js';
import {
  blamed,
  EngineBug,
  InputError,
  type Issue,
  isInputError,
  isRuleError,
  messageOf,
  RuleError,
  type Violation,
} from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { suggestion } from '../ground/suggestion.js';
import { parseInput, trapIssues } from '../input/input.js';
import { QuickActions } from '../input/quick-actions.js';
import * as z from '../schema/z.js';
import { zodOf } from '../schema/zod-of.js';
import { KnownOptions } from './known-options.js';
import { checkOlder } from './older.js';
import { identityIssues, prefixed, readShape, readState, refuseIssues } from './validate.js';
import { isView, type Read, type StateOrView, seatSchema, viewerOf } from './viewers.js';

const NO_VIEW = 'not a view of this engine';
const NO_STATE = 'not a state of this engine';

export type Query = NonNullable<Game['queries']>[string];

/** Checks everything that callers hand to an engine: afterwards it fits the game, its content and its options. */
export class Boundary {
  readonly content: unknown;
  readonly contentName: string;
  readonly agenda: Agenda;
  readonly fields: FieldsByType;
  readonly actionSchemas: ReadonlyMap<string, z.Schema>;
  private readonly quick: QuickActions;
  readonly queries: readonly (readonly [name: string, query: Query])[];
  readonly options: KnownOptions;
  readonly parts: PartsReader;
  /** States that this engine returned: deeply frozen, so that others may share their parts. */
  private readonly states = new WeakSet<object>();
  /** Views that this engine made: frozen, so that they need no second check. */
  private readonly views = new WeakSet<object>();
  /** The views among them that were made of states from this engine. */
  private readonly sound = new WeakSet<object>();

  constructor(
    readonly game: Game,
    pack: unknown,
  ) {
    checkSchemas(game);
    const { name, content } = packOf(game.content, pack);
    this.contentName = name;
    this.content = deepFreeze(content);
    this.options = new KnownOptions(game, this.content);
    this.agenda = new Agenda(game, this.content);
    const actions = Object.values(game.choices).flatMap((choice) => choice.actions);
    for (const { type, fields, candidates } of actions) {
      if (actions.some((other) => other.type === type && !isSameShape(other.fields, fields)))
        throw new EngineBug(`two actions have the type ${type}`);
      if (candidates === undefined && Object.keys(fields).length > 0)
        throw new EngineBug(`${type} has fields and no candidates`);
    }
    checkOlder(game);
    this.queries = Object.entries(game.queries ?? {});
    this.fields = new Map(actions.map(({ type, fields }) => [type, fields]));
    this.parts = new PartsReader(game, this.content, this.agenda.zones, this.fields);
    const written = actions.map(({ type, fields }) => {
      const all: z.Fields = { type: z.literal(type), seat: seatSchema, ...fields };
      return [type, all] as const;
    });
    this.quick = new QuickActions(written);
    this.actionSchemas = sealedMap(new Map(written.map(([type, fields]) => [type, z.strictObject(fields)])));
  }

  /** The given options, completed with defaults. */
  readOptions(given: unknown): State['options'] {
    const { options, issues } = this.options.read(plain(given));
    refuseIssues('the options are not valid', issues);
    return options;
  }

  /** A checked view; one from outside is not trusted. */
  readView(given: View<State>): View<State> {
    if (this.views.has(given)) return given;
    const view = plain(given) as View<State>;
    this.checkView(view);
    return view;
  }

  /**
   * A world dealt from a view. If the view came from outside, the world is checked and gets the field order of a state.
   */
  dealt(world: State, view: View<State>): State {
    if (this.views.has(view)) return world;
    const { state, issues } = readShape(this, world);
    refuseIssues(NO_VIEW, prefixed('position', issues));
    refuseIssues(NO_VIEW, prefixed('position', this.sealedIssues(state)));
    return this.withSealed(state);
  }

  /** Freezes a state that leaves the engine and marks it as its own. */
  released(state: State): State {
    this.states.add(deepFreeze(state));
    return state;
  }

  /** The state itself if this engine returned it; otherwise a frozen copy, because its parts may still change. */
  frozen(state: State): State {
    return this.states.has(state) ? state : deepFreeze(clone(state));
  }

  /**
   * The part of a state that a viewer may know; shares parts with the state, not frozen, not marked as a view of this
   * engine.
   */
  masked(state: State, viewer: unknown): View<State> {
    return mask(this.game.secrets, this.agenda.zones, state, viewerOf(state, viewer));
  }

  /** The seats that are asked, or those of whom a viewer may know it. */
  deciders({ state, viewer: own }: Read, given: unknown): readonly Seat[] {
    if (given === undefined) return this.agenda.deciders(state);
    if (own !== undefined) throw new InputError('a view has a viewer of its own');
    const viewer = viewerOf(state, given);
    const seen = state.agenda.slice(-1).map((item) => maskItem(this.game.secrets, item, viewer));
    return this.agenda.deciders({ agenda: seen });
  }

  view(state: State, viewer: unknown): View<State> {
    const view = deepFreeze(this.masked(this.frozen(state), viewer));
    this.views.add(view);
    if (this.isOurs(state)) this.sound.add(view);
    return view;
  }

  /** Plain data as a state of this engine, with every issue. */
  readState(json: unknown): { readonly state: State; readonly issues: readonly Issue[] } {
    const { state, issues } = readState(this, json);
    if (issues.length > 0) return { state, issues };
    const unfit = this.sealedIssues(state);
    return unfit.length > 0 ? { state, issues: unfit } : { state: this.withSealed(state), issues: unfit };
  }

  /** The frozen result once the game is over. */
  readonly result = (state: Positioned): Outcome | undefined =>
    state.agenda.length === 0 ? deepFreeze(clone(this.outcome(state))) : undefined;

  private outcome(state: Positioned): Outcome {
    try {
      return this.game.outcome({ state: state as State, content: this.content });
    } catch (error) {
      throw blamed(error, { handler: 'outcome' });
    }
  }

  /** True for a state or view that came from this engine, so an error on it is ours, not the caller's. */
  isOurs(state: object): boolean {
    return this.states.has(state) || this.sound.has(state);
  }

  /** The game's queries on one position, without checks or copies. */
  readonly questions = (state: Positioned): Questions => {
    const asked: Record<string, Questions[string]> = {};
    for (const [name, { answer }] of this.queries)
      asked[name] = (...args) => answer({ state: state as State, content: this.content }, ...args);
    return asked;
  };

  /** The given action. Throws `RuleError` if it is illegal. */
  legal(state: Positioned, input: unknown): Action {
    const action = this.wellFormed(input);
    const violation = this.agenda.violation(state, action);
    if (violation !== undefined) throw new RuleError(violation);
    return action;
  }

  /** The reason why the given action is illegal. */
  violation(state: Positioned, input: unknown): Violation | undefined {
    return this.agenda.violation(state, this.wellFormed(input));
  }

  /** A private copy of the given action. Throws `InputError` if it is malformed. */
  wellFormed(input: unknown): Action {
    return (this.quick.read(input) as Action | undefined) ?? this.readAction(input);
  }

  private readAction(input: unknown): Action {
    const action = plain(input);
    const type: unknown = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
    const schema = typeof type === 'string' ? this.actionSchemas.get(type) : undefined;
    if (schema === undefined)
      throw new InputError('the action is malformed', [
        { path: 'type', message: `no such action: ${JSON.stringify(type)}${suggestion(type, this.fields.keys())}` },
      ]);
    return parseInput('the action is malformed', schema, action) as Action;
  }

  /** Runs read-only work on a state or a view. */
  asking<X>(position: StateOrView, work: (read: Read) => X): X {
    if (!isView(position)) return this.reading(position, () => work({ state: position }));
    const { position: state, viewer } = position;
    try {
      if (this.views.has(position)) return work({ state, viewer });
      this.checkView(position);
      return work({ state, viewer });
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) throw error;
      throw new InputError('the view does not tell', [{ path: '', message: messageOf(error) }], { cause: error });
    }
  }

  /**
   * Runs read-only work on a state without checking it first, which costs nothing. If the work fails, the state is
   * checked in full, and data that is no state of this engine is refused.
   */
  reading<X>(state: Positioned, work: () => X): X {
    try {
      if (
        state?.game !== this.game.id ||
        state.content !== this.contentName ||
        state.rulesVersion !== this.game.rulesVersion
      )
        throw new InputError(NO_STATE, identityIssues(this.game, this.contentName, state));
      if (!this.options.has(state.options)) {
        if (this.options.issuesOf(state.options ?? null).length > 0) throw new EngineBug('the options are not valid');
        refuseIssues(NO_STATE, trapIssues({ ...state, options: undefined }));
      }
      return work();
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) throw error;
      if (!this.isOurs(state)) refuseIssues(NO_STATE, this.issues(plain(state)));
      if (error instanceof EngineBug) throw error;
      throw new EngineBug(`the rules cannot go on from here: ${messageOf(error)}`, { cause: error });
    }
  }

  private checkView(view: View<State> | null): void {
    const { viewer, position, backs: _, ...more } = view ?? ({} as View<State>);
    refuseIssues(NO_VIEW, identityIssues(this.game, this.contentName, position));
    const { options, ...rest } = position as State;
    refuseIssues(NO_VIEW, prefixed('position.options', this.options.issuesOf(options)));
    refuseIssues(NO_VIEW, prefixed('position', trapIssues(rest)));
    refuseIssues(
      NO_VIEW,
      Object.keys(more).map((key) => ({ path: key, message: `Unrecognized key: ${JSON.stringify(key)}` })),
    );
    viewerOf(position as State, viewer);
  }

  /** The issues of a position that is used as it stands: it has to hold every option. */
  private issues(json: unknown): readonly Issue[] {
    const { issues } = this.readState(json);
    if (issues.length > 0) return issues;
    return prefixed('options', this.options.issuesOf((json as State).options));
  }

  /** Sealed answers with their fields in order. */
  private withSealed(state: State): State {
    const item = state.agenda.at(-1);
    if (item?.sealed === undefined || item.sealed.length === 0) return state;
    const sealed = item.sealed.map((answer) => this.wellFormed(answer));
    return { ...state, agenda: [...state.agenda.slice(0, -1), { ...item, sealed }] };
  }

  /** Sealed answers are performed unchecked, so a saved state may hold none that was illegal. */
  private sealedIssues(state: State): Issue[] {
    const item = state.agenda.at(-1);
    if (item?.waiting === undefined || item.sealed === undefined) return [];
    return item.sealed.flatMap((answer, i): Issue[] => {
      const asking = { ...state, agenda: [{ ...item, waiting: [answer.seat] }] };
      try {
        this.legal(asking, answer);
        return [];
      } catch (error) {
        return [{ path: `agenda.${state.agenda.length - 1}.sealed.${i}`, message: messageOf(error) }];
      }
    });
  }
}

/** True when two actions have the same fields in the same order. The objects may differ, their schemas may not. */
const isSameShape = (one: z.Fields, other: z.Fields): boolean =>
  Object.keys(one).join() === Object.keys(other).join() &&
  Object.entries(one).every(([name, shape]) => other[name] === shape);

/** Throws `InputError` for schemas whose structure core cannot read. */
function checkSchemas({ options, schema, content, queries = {} }: Game): void {
  const args = Object.values(queries).flatMap((query) => query.args);
  for (const each of [options, schema, content.schema, ...args]) zodOf(each);
}
