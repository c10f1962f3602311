import { type Positioned, ZoneTable } from '../cards/zones.js';
import type { Random } from '../chance/random.js';
import { drawnAction, drawnPlace, TRIED, type Weighing, weightFrom } from '../engine/playout.js';
import { blamed, EngineBug, own, type Violation } from '../errors.js';
import type { Action, AgendaRecord, ChoiceTable, Game, State } from '../game/game.js';
import { NONE, type Seat } from '../game/types.js';
import { nearest } from '../input/suggestion.js';
import { askerOf, type PreparedAction, type PreparedChoice, prepared, Timing } from './prepared.js';

/** More answers of one type than any game looks at: a guard against numbers that no game has, such as a purse of a billion coins. */
const MOST_ANSWERS = 1_000_000;

/** The legal actions found so far, and how many are looked for. */
interface Listing {
  readonly legal: Action[];
  readonly most: number;
}

/** A decision of any game. */
export interface AnyDecision {
  readonly kind: string;
  readonly rule: string;
  readonly seats?: readonly Seat[];
}

/** The question that waits in a state: who is asked, what may be answered, and why not. Nothing is changed here. */
export class Questions {
  private readonly timing: Timing;
  readonly zones: ZoneTable;
  protected readonly choices: ReadonlyMap<string, PreparedChoice>;

  constructor(
    protected readonly game: Game,
    protected readonly content: unknown,
  ) {
    this.zones = new ZoneTable(game.secrets, content);
    this.choices = new Map(Object.entries(game.choices).map(([kind, choice]) => [kind, prepared(choice)]));
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
    const fields = spec.about === undefined ? about : this.aboutOf(spec.about, state, record);
    if (waiting === undefined && seat === undefined) return { kind, rule, ...fields };
    return { kind, seats: [...this.deciders(state)], rule, ...fields };
  }

  /** What the game says a choice is about; what is not known stays out. */
  private aboutOf(about: NonNullable<PreparedChoice['about']>, state: Positioned, choice: AgendaRecord): object {
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
    const listing: Listing = { legal: [], most };
    if (choice.waiting !== undefined) {
      for (const asked of choice.waiting) if (seat === undefined || seat === asked) this.listFor(table, asked, listing);
    } else if (choice.seat !== undefined && (seat === undefined || seat === choice.seat))
      this.listFor(table, choice.seat, listing);
    return listing.legal;
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
      this.offerAll(actions[place] as PreparedAction, table, seat, { legal, most: Number.POSITIVE_INFINITY });
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
  protected authored(
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

  /** True when the choice on top would really wait: everybody asked can answer, and what could be forced leaves two answers. */
  isOpen(state: State): boolean {
    const choice = top(state);
    if (choice === undefined) return true;
    const fewest = this.isForced(state, choice, this.choiceOf(choice)) ? 2 : 1;
    return this.deciders(state).every((seat) => this.list(state, seat, fewest).length >= fewest);
  }

  private listFor(table: ChoiceTable, seat: Seat, listing: Listing): void {
    const { actions } = this.choiceOf(table.choice);
    for (let i = 0; i < actions.length && listing.legal.length < listing.most; i++)
      this.offerAll(actions[i] as PreparedAction, table, seat, listing);
  }

  /** Every legal action of one type. */
  private offerAll(
    { type, sieve, candidates }: PreparedAction,
    table: ChoiceTable,
    seat: Seat,
    { legal, most }: Listing,
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

  protected choiceOf({ kind }: { readonly kind: string }): PreparedChoice {
    const spec = this.choices.get(kind);
    if (spec === undefined) throw new EngineBug(`nobody handles ${kind}`);
    return spec;
  }

  /** Whether everybody sees that one answer is all that can be left. */
  protected isForced(state: State, choice: AgendaRecord, { forced }: PreparedChoice): boolean {
    if (typeof forced !== 'function') return forced === true;
    try {
      return forced({ state, content: this.content, choice });
    } catch (error) {
      throw this.authored(error, 'forced', choice.kind, choice);
    }
  }

  /** How others see the record of a choice, where a game hides something of it. */
  protected redactionOf({ kind }: AgendaRecord): NonNullable<Game['secrets']['records']>[string] {
    return own(this.game.secrets.records, kind);
  }

  /** Whether an in-turn choice asks this seat; undefined where whoever has an answer is asked. */
  protected asks({ isAsked }: PreparedChoice, state: State, choice: AgendaRecord, seat: Seat): boolean | undefined {
    if (isAsked === undefined) return undefined;
    try {
      return isAsked({ state, content: this.content, choice }, seat);
    } catch (error) {
      throw this.authored(error, 'isAsked', choice.kind, choice);
    }
  }
}

export const top = (state: Positioned): AgendaRecord | undefined => state.agenda[state.agenda.length - 1];

/**
 * Where an action that is refused names what its game does not have at all, that is the reason: a word that does not exist
 * is told from a card that is not there now. With the names that may have been meant.
 */
export function unknownName({ names }: Game, table: ChoiceTable, action: Action): Violation | undefined {
  if (names === undefined) return undefined;
  const known = names(table);
  for (const [field, value] of Object.entries(action)) {
    if (!Object.hasOwn(known, field)) continue;
    const words = new Set(known[field]);
    const found = [value].flat().find((word) => typeof word === 'string' && !words.has(word));
    if (found === undefined) continue;
    const names = nearest(found, words);
    const similar = names.length === 0 ? {} : { similar: names.join(' or ') };
    return { rule: 'CORE-ACT.1', code: 'unknown-name', details: { field, found, ...similar } };
  }
  return undefined;
}
