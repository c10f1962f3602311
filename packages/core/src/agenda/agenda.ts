import { type Positioned, ZoneTable } from '../cards/table-of-zones.js';
import type { Random } from '../chance/random.js';
import { drawnAction, drawnPlace, TRIED, type Weighing, weightFrom } from '../engine/playout.js';
import { blamed, EngineBug, type Violation } from '../errors.js';
import type { Action, AgendaRecord, ChoiceTable, Emit, Game, State } from '../game/game.js';
import { unknownName } from '../game/names.js';
import { seatsFrom } from '../game/seats.js';
import { NONE, type Seat } from '../game/types.js';
import { clone } from '../state/clone.js';
import { OpenTurn } from './open-turn.js';
import { askerOf, type PreparedAction, type PreparedChoice, prepared, Timing } from './prepared.js';

/** More tasks in a row than any game needs: a guard against tasks that queue each other for ever. */
const MOST_TASKS = 1_000_000;

/** More answers of one type than any game looks at: a guard against numbers that no game has, such as a purse of a billion coins. */
const MOST_ANSWERS = 1_000_000;

/** A decision of any game. */
export interface AnyDecision {
  readonly kind: string;
  readonly rule: string;
  readonly seats?: readonly Seat[];
}

/** The stack of a state: who is asked, what may be answered, and what follows. Works on mutable plain states. */
export class Agenda {
  private readonly timing: Timing;
  readonly zones: ZoneTable;
  private readonly choices: ReadonlyMap<string, PreparedChoice>;
  /** By kind of record: the task, or the choice. */
  private readonly handlers: ReadonlyMap<string, Game['tasks'][string] | PreparedChoice>;

  constructor(
    private readonly game: Game,
    private readonly content: unknown,
  ) {
    this.zones = new ZoneTable(game.secrets, content);
    this.choices = new Map(Object.entries(game.choices).map(([kind, choice]) => [kind, prepared(choice)]));
    this.handlers = new Map<string, Game['tasks'][string] | PreparedChoice>([
      ...this.choices,
      ...Object.entries(game.tasks),
    ]);
    this.timing = new Timing(Object.values(game.choices));
  }

  /** The seats that are asked now, in seat order for a sealed choice. */
  deciders(state: Positioned): readonly Seat[] {
    const record = top(state);
    if (record === undefined) return [];
    return record.waiting ?? (record.seat === undefined ? [] : [record.seat]);
  }

  /** The question that waits, without what core keeps in its record; what a view leaves out stays out. */
  decision(state: Positioned): AnyDecision | undefined {
    const record = top(state);
    if (record === undefined) return undefined;
    const { kind, seat, left: _left, asked: _asked, waiting, sealed: _sealed, ...about } = record;
    const spec = this.choiceOf(record);
    const rule = askerOf(spec, record);
    const told = spec.about === undefined ? about : this.told(spec.about, state, record);
    if (waiting === undefined && seat === undefined) return { kind, rule, ...told };
    return { kind, seats: [...this.deciders(state)], rule, ...told };
  }

  /** What the game says a choice is about; what is not known stays out. */
  private told(about: NonNullable<PreparedChoice['about']>, state: Positioned, choice: AgendaRecord): object {
    try {
      const fields = Object.entries(about({ state: state as State, content: this.content, choice }));
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    } catch (error) {
      throw this.authored(error, 'about', choice.kind, choice);
    }
  }

  /** Every legal action, or those of one seat, in a stable order; of more than `most` the first ones. */
  list(state: Positioned, seat?: Seat, most = Number.POSITIVE_INFINITY): Action[] {
    const choice = top(state);
    if (choice === undefined) return [];
    const table = { state: state as State, content: this.content, choice };
    const legal: Action[] = [];
    if (choice.waiting !== undefined) {
      for (const asked of choice.waiting)
        if (seat === undefined || seat === asked) this.listFor(table, asked, legal, most);
    } else if (choice.seat !== undefined && (seat === undefined || seat === choice.seat))
      this.listFor(table, choice.seat, legal, most);
    return legal;
  }

  /** A legal action of a seat that is asked, drawn by weights: first its type, so that only one type need be listed. */
  drawn(state: State, seat: Seat, policy: Weighing<Action>, random: Random): Action {
    const choice = top(state);
    if (choice === undefined) throw new EngineBug('nobody is asked');
    const table = { state, content: this.content, choice };
    const { actions } = this.choiceOf(choice);
    const left: number[] = [];
    for (const { type } of actions) left.push(actions.length > 1 ? weightFrom(policy.weightOfType(type)) : 1);
    for (let tries = actions.length; tries > 0; tries--) {
      const place = drawnPlace(left, random);
      const legal: Action[] = [];
      this.offerAll(actions[place] as PreparedAction, table, seat, legal, Number.POSITIVE_INFINITY);
      if (legal.length === 1) return legal[0] as Action;
      if (legal.length > 1) return drawnAction(legal, policy, random);
      left[place] = TRIED;
    }
    throw this.stuck(state, seat);
  }

  /** Why a well-formed action is not legal now. */
  violation(state: Positioned, action: Action): Violation | undefined {
    const choice = top(state);
    if (choice === undefined) return { rule: 'CORE-ACT.2', code: 'game-over' };
    const { type, seat } = action;
    const table = { state: state as State, content: this.content, choice };
    const waiting = this.choiceOf(choice);
    if (!this.deciders(state).includes(seat)) {
      const rule = this.timing.ruleOf(table, waiting, action) ?? 'CORE-ACT.3';
      const asked = this.openlyAsked(choice, seat);
      const details = { seat, choice: choice.kind };
      return { rule, code: 'not-asked', details: asked === undefined ? details : { ...details, asked } };
    }
    const spec = waiting.byType.get(type);
    if (spec === undefined)
      return {
        rule: this.timing.ruleOf(table, waiting, action) ?? 'CORE-ACT.4',
        code: 'not-offered',
        details: { action: type, choice: choice.kind, asks: askerOf(waiting, choice) },
      };
    try {
      const why = spec.check?.(table, action);
      return why && (unknownName(this.game, table, action) ?? why);
    } catch (error) {
      throw this.authored(error, 'check', type, choice);
    }
  }

  /** That a choice waits which its seat cannot answer: neither `check` nor `candidates` lets anything through. */
  stuck({ agenda }: Pick<Positioned, 'agenda'>, seat: Seat): EngineBug {
    const record = agenda[agenda.length - 1];
    const rule = record === undefined ? undefined : askerOf(this.choiceOf(record), record);
    const asked = record === undefined ? 'nobody is asked' : `${record.kind} (${rule}) has no answer`;
    return new EngineBug(`${asked}: seat ${seat} has no legal action`, { code: 'stuck' });
  }

  /** What a handler of the game has thrown while this record was on top, as a bug of that handler. */
  private authored(
    error: unknown,
    handler: string,
    of: string,
    record: { readonly kind: string; readonly rule?: string },
  ): unknown {
    const choice = this.choices.get(record.kind);
    return blamed(error, {
      handler,
      of,
      record: record.kind,
      ...(choice !== undefined && { rule: askerOf(choice, record) }),
    });
  }

  /** Who is asked, as the seat that tried to act may know it. */
  private openlyAsked(choice: AgendaRecord, seat: Seat): string | undefined {
    const seen = this.redactionOf(choice)?.(choice, seat) ?? choice;
    if (seen.waiting !== undefined) return seen.waiting.join(' ');
    return seen.seat === undefined || seen.seat === NONE ? undefined : String(seen.seat);
  }

  /**
   * Takes a legal action and works the agenda off until somebody is asked again. Gives back what is legal then, if that
   * had to be listed to see whether the choice is forced: at most as many actions as the turn looks for.
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
    this.settle(turn);
    turn.random.strike();
    return turn.listed;
  }

  /** True when the choice on top would really wait: everybody asked can answer, and what could be forced leaves two answers. */
  isOpen(state: State): boolean {
    const choice = top(state);
    if (choice === undefined) return true;
    const fewest = this.isForced(state, choice, this.choiceOf(choice)) ? 2 : 1;
    return this.deciders(state).every((seat) => this.list(state, seat, fewest).length >= fewest);
  }

  /** Works off tasks, skips and takes forced choices, and finds who is asked next, until a choice waits or all is done. */
  start(state: State, random: Random, emit?: Emit): void {
    this.settle(this.turn(state, random, emit));
    random.strike();
  }

  turn(state: State, random: Random, emit: Emit | undefined, most = 2): OpenTurn {
    return new OpenTurn(state, this.content, random, emit, most, this.zones);
  }

  private listFor(table: ChoiceTable, seat: Seat, legal: Action[], most: number): void {
    const { actions } = this.choiceOf(table.choice);
    for (let i = 0; i < actions.length && legal.length < most; i++)
      this.offerAll(actions[i] as PreparedAction, table, seat, legal, most);
  }

  /** Every legal action of one type. */
  private offerAll(
    { type, sieve, candidates }: PreparedAction,
    table: ChoiceTable,
    seat: Seat,
    legal: Action[],
    most: number,
  ): void {
    let offered = 0;
    let handler: 'candidates' | 'check' = 'candidates';
    const offer = (action: Action): void => {
      if (++offered > MOST_ANSWERS) throw new EngineBug(`${table.choice.kind} has more than ${MOST_ANSWERS} answers`);
      if (legal.length >= most) return;
      handler = 'check';
      const why = sieve?.(table, action);
      handler = 'candidates';
      if (why === undefined) legal.push(action);
    };
    try {
      if (candidates === undefined) offer({ type, seat });
      else candidates(table, seat, offer);
    } catch (error) {
      if (offered > MOST_ANSWERS) throw error;
      throw this.authored(error, handler, type, table.choice);
    }
  }

  private choiceOf({ kind }: { readonly kind: string }): PreparedChoice {
    const spec = this.choices.get(kind);
    if (spec === undefined) throw new EngineBug(`nobody handles ${kind}`);
    return spec;
  }

  private answer(turn: OpenTurn, record: AgendaRecord, action: Action): void {
    this.performed(this.offered(record, action), turn, action, record);
  }

  private performed({ perform }: PreparedAction, turn: OpenTurn, action: Action, record: AgendaRecord): void {
    try {
      perform(turn, action, record);
    } catch (error) {
      throw this.authored(error, 'perform', action.type, record);
    }
  }

  private offered(record: AgendaRecord, action: Action): PreparedAction {
    const spec = this.choices.get(record.kind)?.byType.get(action.type);
    if (spec === undefined) throw new EngineBug(`${record.kind} does not offer ${action.type}`);
    return spec;
  }

  private reveal(turn: OpenTurn, record: AgendaRecord): void {
    for (const action of record.sealed ?? []) this.answer(turn, record, action);
    try {
      this.choiceOf(record).reveal?.(turn);
    } catch (error) {
      throw this.authored(error, 'reveal', record.kind, record);
    }
  }

  private settle(turn: OpenTurn): void {
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

  private work(task: Game['tasks'][string], turn: OpenTurn, record: AgendaRecord): void {
    try {
      task(turn, record);
    } catch (error) {
      throw this.authored(error, 'task', record.kind, record);
    }
  }

  /** True when somebody has to be asked; otherwise the choice on top has been skipped or taken. */
  private waits(turn: OpenTurn, record: AgendaRecord, spec: PreparedChoice): boolean {
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

  /** Whether everybody sees that one answer is all that can be left. */
  private isForced(state: State, choice: AgendaRecord, { forced }: PreparedChoice): boolean {
    if (typeof forced !== 'function') return forced === true;
    try {
      return forced({ state, content: this.content, choice });
    } catch (error) {
      throw this.authored(error, 'forced', choice.kind, choice);
    }
  }

  /** A choice was answered for its seat because there was one answer, or skipped because there was none. */
  private tellForced({ emit, state }: OpenTurn, record: AgendaRecord, only: Action | undefined): void {
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

  /** How others see the record of a choice, where a game hides something of it. */
  private redactionOf({ kind }: AgendaRecord): NonNullable<Game['secrets']['records']>[string] {
    const { records = {} } = this.game.secrets;
    return Object.hasOwn(records, kind) ? records[kind] : undefined;
  }

  /** Whether an in-turn choice asks this seat; undefined where whoever has an answer is asked. */
  private asks({ isAsked }: PreparedChoice, state: State, choice: AgendaRecord, seat: Seat): boolean | undefined {
    if (isAsked === undefined) return undefined;
    try {
      return isAsked({ state, content: this.content, choice }, seat);
    } catch (error) {
      throw this.authored(error, 'isAsked', choice.kind, choice);
    }
  }

  /** Finds the next seat of an in-turn choice that can act; false when nobody is left. */
  private askNext(turn: OpenTurn, record: AgendaRecord, spec: PreparedChoice): boolean {
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

const top = (state: Positioned): AgendaRecord | undefined => state.agenda[state.agenda.length - 1];
