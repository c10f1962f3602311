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
  /** The answers to the choice that waits now, if they had to be listed; hand them out once, callers may change them. */
  listed: Action[] | undefined;
  /** The choice that waits now, so that it is looked up once. */
  waiting: PreparedChoice | undefined;

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

  /** Forgets the answers found for the choice that waited before. */
  moveOn(): void {
    this.listed = undefined;
    this.waiting = undefined;
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
   * The turn then holds the legal actions at that point if they had to be listed: at most as many as it looks for.
   */
  perform(turn: OpenTurn, action: Action): void {
    const record = top(turn.state);
    if (record === undefined) throw new EngineBug('an action was performed after the end');
    this.take(turn, this.choiceOf(record), record, action);
  }

  /** Takes a random legal action of the first seat that is asked and returns it; undefined when the game is over. */
  playOn(turn: OpenTurn): Action | undefined {
    const { state } = turn;
    const record = top(state);
    if (record === undefined) return undefined;
    const choice = turn.waiting ?? this.choiceOf(record);
    const seat = record.waiting === undefined ? record.seat : record.waiting[0];
    if (seat === undefined) return undefined;
    const legal = turn.listed ?? this.answers(choice.actions, { state, content: this.content, choice: record }, seat);
    if (legal.length === 0) throw this.stuck(state, seat);
    const action = legal[turn.random.below(legal.length)] as Action;
    this.take(turn, choice, record, action);
    return action;
  }

  private take(turn: OpenTurn, choice: PreparedChoice, record: AgendaItem, action: Action): void {
    if (record.waiting === undefined) {
      const spec = offered(choice, record, action);
      turn.state.agenda.pop();
      this.performed(spec, turn, action, record);
    } else {
      record.waiting = record.waiting.filter((seat) => seat !== action.seat);
      record.sealed = [...(record.sealed ?? []), clone(action)].sort((a, b) => a.seat - b.seat);
    }
    turn.moveOn();
    this.workOff(turn);
    turn.random.strike();
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
    this.performed(offered(this.choiceOf(record), record, action), turn, action, record);
  }

  private performed({ perform }: PreparedAction, turn: OpenTurn, action: Action, record: AgendaItem): void {
    try {
      perform(turn, action, record);
    } catch (error) {
      throw this.authored(error, 'perform', action.type, record);
    }
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
      } else {
        const choice = handler ?? this.choiceOf(record);
        if (!this.waits(turn, record, choice)) continue;
        turn.waiting = choice;
        return;
      }
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
    turn.listed ??= this.listed(turn, record, spec);
    const [only, other] = turn.listed;
    if (other !== undefined || (only !== undefined && !this.isForced(state, record, spec))) return true;
    turn.listed = undefined;
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

  /**
   * Moves an in-turn choice to the next seat that can act; false when none is left.
   *
   * A seat is asked if it can act with exactly the record that waits then, so its answers are listed once.
   */
  private askNext(turn: OpenTurn, record: AgendaItem, spec: PreparedChoice): boolean {
    const { state } = turn;
    for (let left = record.left ?? []; left.length > 0; ) {
      const seat = left[0] as Seat;
      const others = left.slice(1);
      record.seat = seat;
      record.left = others;
      const asked = this.asks(spec, state, record, seat);
      if (asked === undefined) {
        const legal = this.listed(turn, record, spec);
        if (legal.length > 0) {
          turn.listed = legal;
          return true;
        }
      } else if (asked) return true;
      if (spec.skipped !== undefined) this.tellForced(turn, record, undefined);
      left = others;
    }
    return false;
  }

  /** As many answers of the seat on top as the turn looks for. */
  private listed({ state, most }: OpenTurn, record: AgendaItem, spec: PreparedChoice): Action[] {
    return record.seat === undefined
      ? []
      : this.answers(spec.actions, { state, content: this.content, choice: record }, record.seat, most);
  }
}

function offered({ byType }: PreparedChoice, { kind }: AgendaItem, { type }: Action): PreparedAction {
  const spec = byType.get(type);
  if (spec === undefined) throw new EngineBug(`${kind} does not offer ${type}`);
  return spec;
}
