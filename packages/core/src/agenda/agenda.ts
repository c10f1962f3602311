import { Cards } from '../cards/cards.js';
import type { Random } from '../cards/random.js';
import type { ZoneIndex } from '../cards/zones.js';
import type { Action, AgendaItem, Emit, Game, State, Turn } from '../game/game.js';
import { NONE, type Seat } from '../game/types.js';
import { clone } from '../ground/commit.js';
import { EngineBug } from '../ground/errors.js';
import { seatsFrom } from '../ground/seats.js';
import { askerOf, type PreparedAction, type PreparedChoice } from './prepared.js';
import { Questions, top } from './questions.js';

/** The context of a turn. */
interface WorkingOn {
  readonly state: State;
  readonly content: unknown;
  readonly random: Random;
  readonly emit: Emit | undefined;
  /** The number of answers to look for; two show that a choice is not forced. */
  readonly most: number;
  readonly zones: ZoneIndex;
}

/**
 * The tools that a handler writes with; one serves a whole simulation. Records queued by one handler happen in the
 * order they were queued.
 */
export class OpenTurn implements Turn {
  private readonly queued: AgendaItem[] = [];
  readonly snapshot = clone;
  private moves: Cards | undefined;
  /** The answers to the choice that waits in the end, if they were listed to see if it is forced. */
  listed: Action[] | undefined;

  readonly state: State;
  readonly content: unknown;
  readonly random: Random;
  readonly emit: Emit | undefined;
  readonly most: number;
  private readonly zones: ZoneIndex;

  constructor({ state, content, random, emit, most, zones }: WorkingOn) {
    this.state = state;
    this.content = content;
    this.random = random;
    this.emit = emit;
    this.most = most;
    this.zones = zones;
  }

  get cards(): Cards {
    this.moves ??= new Cards(this.zones, this.state, this.random);
    return this.moves;
  }

  readonly queue = (...records: AgendaItem[]): void => {
    for (const record of records) this.queued.push(record);
  };

  flush(): void {
    for (let record = this.queued.pop(); record !== undefined; record = this.queued.pop())
      this.state.agenda.push(record);
  }
}

/** Guards against tasks that queue each other for ever; no game needs this many in a row. */
const MOST_TASKS = 1_000_000;

/** The stack of a state: takes answers and runs what follows. Works on mutable states. */
export class Agenda extends Questions {
  /** The task or choice of each kind of record. */
  private readonly handlers: ReadonlyMap<string, Game['tasks'][string] | PreparedChoice>;

  constructor(game: Game, content: unknown) {
    super(game, content);
    this.handlers = new Map<string, Game['tasks'][string] | PreparedChoice>([
      ...this.choices,
      ...Object.entries(game.tasks),
    ]);
  }

  /**
   * Performs a legal action and runs the agenda until somebody is asked again.
   *
   * Returns the legal actions at that point if it had to list them to see if the choice is forced: at most as many as
   * the turn looks for.
   */
  perform(turn: OpenTurn, action: Action): Action[] | undefined {
    const { state } = turn;
    const record = top(state);
    if (record === undefined) throw new EngineBug('an action was performed after the end');
    if (record.waiting === undefined) {
      const spec = this.offered(record, action);
      state.agenda.pop();
      this.performed(spec, turn, action, record);
    } else {
      record.waiting = record.waiting.filter((seat) => seat !== action.seat);
      record.sealed = [...(record.sealed ?? []), clone(action)].sort((a, b) => a.seat - b.seat);
    }
    turn.listed = undefined;
    this.workOff(turn);
    turn.random.strike();
    return turn.listed;
  }

  /** Runs tasks and resolves skipped and forced choices until a choice waits or the agenda is empty. */
  start(state: State, random: Random, emit?: Emit): void {
    this.workOff(this.turn(state, random, emit));
    random.strike();
  }

  turn(state: State, random: Random, emit: Emit | undefined, most = 2): OpenTurn {
    return new OpenTurn({ state, content: this.content, random, emit, most, zones: this.zones });
  }

  private answer(turn: OpenTurn, record: AgendaItem, action: Action): void {
    this.performed(this.offered(record, action), turn, action, record);
  }

  private performed({ perform }: PreparedAction, turn: OpenTurn, action: Action, record: AgendaItem): void {
    try {
      perform(turn, action, record);
    } catch (error) {
      throw this.authored(error, 'perform', action.type, record);
    }
  }

  private offered(record: AgendaItem, action: Action): PreparedAction {
    const spec = this.choices.get(record.kind)?.byType.get(action.type);
    if (spec === undefined) throw new EngineBug(`${record.kind} does not offer ${action.type}`);
    return spec;
  }

  private reveal(turn: OpenTurn, record: AgendaItem): void {
    for (const action of record.sealed ?? []) this.answer(turn, record, action);
    try {
      this.choiceOf(record).reveal?.(turn);
    } catch (error) {
      throw this.authored(error, 'reveal', record.kind, record);
    }
  }

  private workOff(turn: OpenTurn): void {
    for (let n = 0; n < MOST_TASKS; n++) {
      turn.flush();
      const { agenda } = turn.state;
      const record = agenda[agenda.length - 1];
      if (record === undefined) return;
      const handler = this.handlers.get(record.kind);
      if (typeof handler === 'function') {
        agenda.pop();
        this.work(handler, turn, record);
      } else if (this.waits(turn, record, handler ?? this.choiceOf(record))) return;
    }
    throw new EngineBug('the agenda does not come to rest');
  }

  private work(task: Game['tasks'][string], turn: OpenTurn, record: AgendaItem): void {
    try {
      task(turn, record);
    } catch (error) {
      throw this.authored(error, 'task', record.kind, record);
    }
  }

  /** True when somebody must be asked; otherwise the choice on top was skipped or taken. */
  private waits(turn: OpenTurn, record: AgendaItem, spec: PreparedChoice): boolean {
    const { state } = turn;
    if (record.waiting !== undefined) {
      if (record.waiting.length > 0) return true;
      state.agenda.pop();
      this.reveal(turn, record);
      return false;
    }
    if (record.seat === NONE && !this.askNext(turn, record, spec)) {
      state.agenda.pop();
      return false;
    }
    if (spec.forced === undefined) return true;
    const legal = this.list(state, undefined, turn.most);
    if (legal.length >= 2) {
      turn.listed = legal;
      return true;
    }
    const [only] = legal;
    if (only !== undefined && !this.isForced(state, record, spec)) {
      turn.listed = legal;
      return true;
    }
    this.tellForced(turn, record, only);
    if (only === undefined && record.left !== undefined) {
      record.seat = NONE;
      return false;
    }
    state.agenda.pop();
    if (only !== undefined) this.answer(turn, record, only);
    return false;
  }

  /** Tells listeners that a choice was answered because one answer was left, or skipped because none was. */
  private tellForced({ emit, state }: OpenTurn, record: AgendaItem, only: Action | undefined): void {
    if (emit === undefined) return;
    const { kind: choice, seat } = record;
    const spec = this.choiceOf(record);
    const rule = askerOf(spec, record);
    const event =
      only === undefined
        ? { type: 'choice-skipped', rule: spec.skipped ?? rule, choice, seat }
        : { type: 'choice-forced', rule, choice, seat, action: only.type };
    const redact = this.redactionOf(record);
    const knowing = seatsFrom(0, state.options.players).filter((viewer) => redact?.(record, viewer).seat === seat);
    emit(event, redact === undefined ? undefined : { seat: knowing, action: knowing });
  }

  /** Moves an in-turn choice to the next seat that can act; false when none is left. */
  private askNext(turn: OpenTurn, record: AgendaItem, spec: PreparedChoice): boolean {
    const { state } = turn;
    const left = record.left ?? [];
    for (let i = 0; i < left.length; i++) {
      const seat = left[i] as Seat;
      record.seat = seat;
      const can = this.asks(spec, state, record, seat) ?? this.list(state, undefined, 1).length > 0;
      if (can) {
        record.left = left.slice(i + 1);
        return true;
      }
      if (spec.skipped !== undefined) this.tellForced(turn, record, undefined);
    }
    return false;
  }
}
