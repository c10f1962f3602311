import type { askingVerbs } from '../engine/asking.js';
import type { playingVerbs } from '../engine/playing.js';
import type { Game, State } from '../game/game.js';
import type { Draw } from '../game/trace.js';
import type { Emitted, Outcome } from '../game/types.js';
import { digest, RunningDigest } from '../ground/digest.js';
import { InputError } from '../ground/errors.js';
import type { Boundary } from '../saves/boundary.js';
import { withoutDefaults } from '../saves/defaults.js';
import { type Writing, writingOf } from '../saves/older.js';
import type { Replay } from './record.js';

/** The part of an engine that records need. */
export type Recordable = { readonly boundary: Boundary } & Pick<ReturnType<typeof askingVerbs>, 'outcome'> &
  Pick<ReturnType<typeof playingVerbs>, 'init' | 'apply' | 'step' | 'scriptDraws'>;

/** The digests and the result that identify a record. */
type Known = Pick<Replay, 'asked' | 'outcome' | 'final'>;

/** A game under way and its questions, in the names of this release and of the version that recorded it. */
export class RecordedGame {
  private readonly asked = new RunningDigest();
  private readonly askedThen: RunningDigest;
  private readonly writing: Writing;
  /** The actions played, with today's names. */
  readonly actions: unknown[] = [];

  constructor(
    private readonly engine: Recordable,
    public state: State,
    private readonly rulesVersion: number,
  ) {
    const { game } = engine.boundary;
    this.writing = writingOf(game, rulesVersion);
    this.askedThen = rulesVersion === game.rulesVersion ? this.asked : new RunningDigest();
    this.noteQuestion();
  }

  /** Plays an action as the recording version wrote it. */
  apply(noted: unknown): void {
    const action = this.calledNow(noted);
    this.state = this.engine.apply(this.state, action);
    this.actions.push(action);
    this.noteQuestion();
  }

  /** As `apply`; returns the events. */
  step(action: unknown): readonly Emitted[] {
    const { state, events } = this.engine.step(this.state, action);
    this.state = state;
    this.actions.push(action);
    this.noteQuestion();
    return events;
  }

  scriptDraws(draws: readonly Draw[], strict?: boolean): void {
    this.state = this.engine.scriptDraws(this.state, draws, strict);
  }

  /** The identity of a record of this release. */
  result(): Known {
    return { asked: this.asked.hex, outcome: this.outcome(), final: digest(this.essence()) };
  }

  /**
   * The identity of a record of the version that wrote it; no `final` when the game does not tell how that version
   * wrote states.
   */
  resultThen(): Omit<Known, 'final'> & { readonly final: string | undefined } {
    const end = this.writing.state(this.essence());
    return { asked: this.askedThen.hex, outcome: this.outcome(), final: end && digest(end) };
  }

  private outcome(): Outcome | null {
    const end = this.engine.outcome(this.state);
    return end === undefined ? null : resultOf(end);
  }

  private essence(): object {
    return essence(this.engine.boundary.game, this.state);
  }

  /** Adds the current question to the digests: the kind of the decision and the seats; null when the game is over. */
  private noteQuestion(): void {
    const { engine, state, writing } = this;
    const top = state.agenda.at(-1);
    const deciders = engine.boundary.agenda.deciders(state);
    this.asked.add(top === undefined ? null : [top.kind, deciders]);
    if (this.askedThen !== this.asked) this.askedThen.add(top === undefined ? null : [writing.kind(top), deciders]);
  }

  private calledNow(noted: unknown): unknown {
    const { engine, rulesVersion, state } = this;
    const { game, content, fields } = engine.boundary;
    const choice = state.agenda.at(-1);
    if (rulesVersion === game.rulesVersion || choice === undefined) return noted;
    const action = this.writing.action(noted, { state, content, choice });
    const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
    if (typeof type === 'string' && !fields.has(type))
      throw new InputError('an action of other rules', [
        {
          path: 'type',
          message: `${type} of version ${rulesVersion} has another name now, which olderActions does not say`,
        },
      ]);
    return action;
  }
}

/** The recorded fields of a result; a later release may have more. */
const resultOf = ({ winners, ranking, scores, reason }: Outcome): Outcome => ({ winners, ranking, scores, reason });

/** The content of a state's digest: everything but options, defaults, and rule citations. */
function essence(game: Game, state: State): object {
  const { game: _game, rulesVersion: _version, content: _content, options: _options, rng, memory, ...position } = state;
  const agenda = position.agenda.map(({ rule: _rule, ...record }) => record);
  const own = withoutDefaults(game.schema, { ...position, agenda }) as object;
  return Object.keys(memory).length === 0 ? { rng, ...own } : { rng, memory, ...own };
}
