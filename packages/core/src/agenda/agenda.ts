import { Cards } from '../cards/cards.js';
import type { Random } from '../cards/random.js';
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
  readonly cards: Cards;
  readonly emit: Emit | undefined;
  /** The number of answers to look for; two show that a choice is not forced. */
  readonly most: number;
}

/**
 * The tools that a handler writes with; one serves a whole simulation. Items queued by one handler happen in the
 * order they were queued.
 */
export class OpenTurn implements Turn {
  private readonly queued: AgendaItem[] = [];
  readonly snapshot = clone;
  /** The answers to the choice that waits now, if they had to be listed; hand them out once, callers may change them. */
  listed: Action[] | undefined;
  /** The choice that waits now, so that it is looked up once. */
  waiting: PreparedChoice | undefined;

  readonly state: State;
  readonly content: unknown;
  readonly random: Random;
  readonly cards: Cards;
  readonly emit: Emit | undefined;
  readonly most: number;

  constructor({ state, content, random, cards, emit, most }: WorkingOn) {
    this.state = state;
    this.content = content;
    this.random = random;
    this.cards = cards;
    this.emit = emit;
    this.most = most;
  }

  /** Forgets the answers found for the choice that waited before. */
  moveOn(): void {
    this.listed = undefined;
    this.waiting = undefined;
  }

  readonly queue = (...items: AgendaItem[]): void => {
    for (const item of items) this.queued.push(item);
  };

  flush(): void {
    for (let item = this.queued.pop(); item !== undefined; item = this.queued.pop()) this.state.agenda.push(item);
  }
}

/** Guards against tasks that queue each other for ever; no game needs this many in a row. */
const MOST_TASKS = 1_000_000;

/** The stack of a state: takes answers and runs what follows. Works on mutable states. */
export class Agenda extends Questions {
  /** The task or choice of each kind of item. */
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
    const item = top(turn.state);
    if (item === undefined) throw new EngineBug('an action was performed after the end');
    this.take(turn, this.choiceOf(item), item, action);
  }

  /** Takes a random legal action of the first seat that is asked and returns it; undefined when the game is over. */
  playOn(turn: OpenTurn): Action | undefined {
    const { state } = turn;
    const item = top(state);
    if (item === undefined) return undefined;
    const choice = turn.waiting ?? this.choiceOf(item);
    const seat = item.waiting === undefined ? item.seat : item.waiting[0];
    if (seat === undefined) return undefined;
    const legal = turn.listed ?? this.answers(choice.actions, { state, content: this.content, choice: item }, seat);
    if (legal.length === 0) throw this.stuck(state, seat);
    const action = legal[turn.random.below(legal.length)] as Action;
    this.take(turn, choice, item, action);
    return action;
  }

  private take(turn: OpenTurn, choice: PreparedChoice, item: AgendaItem, action: Action): void {
    if (item.waiting === undefined) {
      const spec = offered(choice, item, action);
      turn.state.agenda.pop();
      this.performed(spec, turn, action, item);
    } else {
      item.waiting = item.waiting.filter((seat) => seat !== action.seat);
      item.sealed = [...(item.sealed ?? []), clone(action)].sort((a, b) => a.seat - b.seat);
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
    const cards = new Cards(this.zones, state, random);
    return new OpenTurn({ state, content: this.content, random, cards, emit, most });
  }

  private answer(turn: OpenTurn, item: AgendaItem, action: Action): void {
    this.performed(offered(this.choiceOf(item), item, action), turn, action, item);
  }

  private performed({ perform }: PreparedAction, turn: OpenTurn, action: Action, item: AgendaItem): void {
    try {
      perform(turn, action, item);
    } catch (error) {
      throw this.authored(error, 'perform', action.type, item);
    }
  }

  private reveal(turn: OpenTurn, item: AgendaItem): void {
    for (const action of item.sealed ?? []) this.answer(turn, item, action);
    try {
      this.choiceOf(item).reveal?.(turn);
    } catch (error) {
      throw this.authored(error, 'reveal', item.kind, item);
    }
  }

  private workOff(turn: OpenTurn): void {
    for (let n = 0; n < MOST_TASKS; n++) {
      turn.flush();
      const { agenda } = turn.state;
      const item = agenda[agenda.length - 1];
      if (item === undefined) return;
      const handler = this.handlers.get(item.kind);
      if (typeof handler === 'function') {
        agenda.pop();
        this.work(handler, turn, item);
      } else {
        const choice = handler ?? this.choiceOf(item);
        if (!this.waits(turn, item, choice)) continue;
        turn.waiting = choice;
        return;
      }
    }
    throw new EngineBug('the agenda does not come to rest');
  }

  private work(task: Game['tasks'][string], turn: OpenTurn, item: AgendaItem): void {
    try {
      task(turn, item);
    } catch (error) {
      throw this.authored(error, 'task', item.kind, item);
    }
  }

  /** True when somebody must be asked; otherwise the choice on top was skipped or taken. */
  private waits(turn: OpenTurn, item: AgendaItem, spec: PreparedChoice): boolean {
    const { state } = turn;
    if (item.waiting !== undefined) {
      if (item.waiting.length > 0) return true;
      state.agenda.pop();
      this.reveal(turn, item);
      return false;
    }
    if (item.seat === NONE && !this.askNext(turn, item, spec)) {
      state.agenda.pop();
      return false;
    }
    if (spec.forced === undefined) return true;
    turn.listed ??= this.listed(turn, item, spec);
    const [only, other] = turn.listed;
    if (other !== undefined || (only !== undefined && !this.isForced(state, item, spec))) return true;
    turn.listed = undefined;
    this.tellForced(turn, item, only);
    if (only === undefined && item.left !== undefined) {
      item.seat = NONE;
      return false;
    }
    state.agenda.pop();
    if (only !== undefined) this.answer(turn, item, only);
    return false;
  }

  /** Tells listeners that a choice was answered because one answer was left, or skipped because none was. */
  private tellForced({ emit, state }: OpenTurn, item: AgendaItem, only: Action | undefined): void {
    if (emit === undefined) return;
    const { kind: choice, seat } = item;
    const spec = this.choiceOf(item);
    const rule = askerOf(spec, item);
    const event =
      only === undefined
        ? { type: 'choice-skipped', rule: spec.skipped ?? rule, choice, seat }
        : { type: 'choice-forced', rule, choice, seat, action: only.type };
    const redact = this.redactionOf(item);
    const knowing = seatsFrom(0, state.options.players).filter((viewer) => redact?.(item, viewer).seat === seat);
    emit(event, redact === undefined ? undefined : { seat: knowing, action: knowing });
  }

  /**
   * Moves an in-turn choice to the next seat that can act; false when none is left.
   *
   * A seat is asked if it can act with exactly the item that waits then, so its answers are listed once.
   */
  private askNext(turn: OpenTurn, item: AgendaItem, spec: PreparedChoice): boolean {
    const { state } = turn;
    for (let left = item.left ?? []; left.length > 0; ) {
      const seat = left[0] as Seat;
      const others = left.slice(1);
      item.seat = seat;
      item.left = others;
      const asked = this.asks(spec, state, item, seat);
      if (asked === undefined) {
        const legal = this.listed(turn, item, spec);
        if (legal.length > 0) {
          turn.listed = legal;
          return true;
        }
      } else if (asked) return true;
      if (spec.skipped !== undefined) this.tellForced(turn, item, undefined);
      left = others;
    }
    return false;
  }

  /** As many answers of the seat on top as the turn looks for. */
  private listed({ state, most }: OpenTurn, item: AgendaItem, spec: PreparedChoice): Action[] {
    return item.seat === undefined
      ? []
      : this.answers(spec.actions, { state, content: this.content, choice: item }, item.seat, most);
  }
}

function offered({ byType }: PreparedChoice, { kind }: AgendaItem, { type }: Action): PreparedAction {
  const spec = byType.get(type);
  if (spec === undefined) throw new EngineBug(`${kind} does not offer ${type}`);
  return spec;
}
