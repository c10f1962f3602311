import type { Random } from '../cards/random.js';
import { type Positioned, ZoneIndex } from '../cards/zones.js';
import type { Action, AgendaItem, ChoiceContext, Game, State } from '../game/game.js';
import { NONE, type Seat } from '../game/types.js';
import { blamed, EngineBug, own, type Violation } from '../ground/errors.js';
import { nearest } from '../ground/suggestion.js';
import { type Pending, pendingOf } from './pending.js';
import { drawnAction, drawnPlace, TRIED, type Weighing, weightFrom } from './playout.js';
import { askerOf, type PreparedAction, type PreparedChoice, prepared, Timing } from './prepared.js';

/** Guards against absurd numbers, such as a purse of a billion coins; no action type has this many answers. */
const MOST_ANSWERS = 1_000_000;

/** A decision of any game. */
export interface AnyDecision {
  readonly kind: string;
  readonly rule: string;
  readonly seats?: readonly Seat[];
}

/** The question that waits in a state: who is asked, what the answers are, and why others are refused. Read-only. */
export class Questions {
  private readonly timing: Timing;
  readonly zones: ZoneIndex;
  protected readonly choices: ReadonlyMap<string, PreparedChoice>;

  constructor(
    protected readonly game: Game,
    protected readonly content: unknown,
  ) {
    this.zones = new ZoneIndex(game.secrets, content);
    this.choices = new Map(Object.entries(game.choices).map(([kind, choice]) => [kind, prepared(choice)]));
    this.timing = new Timing(Object.values(game.choices));
  }

  /** The seats asked now, in seat order for a sealed choice. */
  deciders(state: Pick<Positioned, 'agenda'>): readonly Seat[] {
    const item = top(state);
    if (item === undefined) return [];
    return item.waiting ?? (item.seat === undefined ? [] : [item.seat]);
  }

  /** The question that waits, without core's own fields; fields missing from a view stay missing. */
  decision(state: Positioned): AnyDecision | undefined {
    const item = top(state);
    if (item === undefined) return undefined;
    const { kind, seat, left: _left, asked: _asked, waiting, sealed: _sealed, ...about } = item;
    const spec = this.choiceOf(item);
    const rule = askerOf(spec, item);
    const fields = spec.about === undefined ? about : this.aboutOf(spec.about, state, item);
    if (waiting === undefined && seat === undefined) return { kind, rule, ...fields };
    return { kind, seats: [...this.deciders(state)], rule, ...fields };
  }

  /** Everything on the agenda, what happens next first. */
  pending({ agenda }: Pick<Positioned, 'agenda'>): readonly Pending[] {
    return agenda
      .map((item) => {
        const choice = this.choices.get(item.kind);
        return choice === undefined
          ? pendingOf(item, 'task', undefined)
          : pendingOf(item, 'choice', askerOf(choice, item));
      })
      .reverse();
  }

  /** The fields that the game gives a choice; unknown ones are left out. */
  private aboutOf(about: NonNullable<PreparedChoice['about']>, state: Positioned, choice: AgendaItem): object {
    try {
      const fields = Object.entries(about({ state: state as State, content: this.content, choice }));
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    } catch (error) {
      throw this.authored(error, 'about', choice.kind, choice);
    }
  }

  /** The first `most` legal actions, of all seats or of one, in a stable order. */
  list(state: Positioned, seat?: Seat, most = Number.POSITIVE_INFINITY): Action[] {
    const choice = top(state);
    if (choice === undefined) return [];
    const { actions } = this.choiceOf(choice);
    const context = { state: state as State, content: this.content, choice };
    if (choice.waiting === undefined) {
      const asked = choice.seat;
      return asked === undefined || (seat ?? asked) !== asked ? [] : this.answers(actions, context, asked, most);
    }
    const legal: Action[] = [];
    for (const asked of choice.waiting)
      if ((seat ?? asked) === asked) legal.push(...this.answers(actions, context, asked, most - legal.length));
    return legal;
  }

  /** Draws a legal action of an asked seat by weight: its type first, so that only that type is listed. */
  drawn(state: State, seat: Seat, policy: Weighing<Action>, random: Random): Action {
    const choice = top(state);
    if (choice === undefined) throw new EngineBug('nobody is asked');
    const context = { state, content: this.content, choice };
    const { actions } = this.choiceOf(choice);
    const left: number[] = [];
    for (const { type } of actions) left.push(actions.length > 1 ? weightFrom(policy.weightOfType(type)) : 1);
    for (let tries = actions.length; tries > 0; tries--) {
      const place = drawnPlace(left, random);
      const legal = this.answers([actions[place] as PreparedAction], context, seat);
      if (legal.length === 1) return legal[0] as Action;
      if (legal.length > 1) return drawnAction(legal, policy, random);
      left[place] = TRIED;
    }
    throw this.stuck(state, seat);
  }

  /** The reason why a well-formed action is illegal now; undefined when it is legal. */
  violation(state: Positioned, action: Action): Violation | undefined {
    const choice = top(state);
    if (choice === undefined) return { rule: 'CORE-ACT.2', code: 'game-over' };
    const { type, seat } = action;
    const context = { state: state as State, content: this.content, choice };
    const waiting = this.choiceOf(choice);
    if (!this.deciders(state).includes(seat)) {
      const rule = this.timing.ruleOf(context, waiting, action) ?? 'CORE-ACT.3';
      const asked = this.openlyAsked(choice, seat);
      const details = { seat, choice: choice.kind };
      return { rule, code: 'not-asked', details: asked === undefined ? details : { ...details, asked } };
    }
    const spec = waiting.byType.get(type);
    if (spec === undefined)
      return {
        rule: this.timing.ruleOf(context, waiting, action) ?? 'CORE-ACT.4',
        code: 'not-offered',
        details: { action: type, choice: choice.kind, asks: askerOf(waiting, choice) },
      };
    try {
      const why = spec.check?.(context, action);
      return why && (unknownName(this.game, context, action) ?? why);
    } catch (error) {
      throw this.authored(error, 'check', type, choice);
    }
  }

  /** The bug of a waiting choice that its seat cannot answer: `check` and `candidates` let nothing through. */
  stuck({ agenda }: Pick<Positioned, 'agenda'>, seat: Seat): EngineBug {
    const item = agenda[agenda.length - 1];
    const rule = item === undefined ? undefined : askerOf(this.choiceOf(item), item);
    const asked = item === undefined ? 'nobody is asked' : `${item.kind} (${rule}) has no answer`;
    return new EngineBug(`${asked}: seat ${seat} has no legal action`, { code: 'stuck' });
  }

  /** Wraps an error of a game's handler with the handler and the item on top. */
  protected authored(
    error: unknown,
    handler: string,
    of: string,
    item: { readonly kind: string; readonly rule?: string },
  ): unknown {
    const choice = this.choices.get(item.kind);
    return blamed(error, {
      handler,
      of,
      item: item.kind,
      ...(choice !== undefined && { rule: askerOf(choice, item) }),
    });
  }

  /** The seats that are asked, as far as the refused seat may know. */
  private openlyAsked(choice: AgendaItem, seat: Seat): string | undefined {
    const seen = this.redactionOf(choice)?.(choice, seat) ?? choice;
    if (seen.waiting !== undefined) return seen.waiting.join(' ');
    return seen.seat === undefined || seen.seat === NONE ? undefined : String(seen.seat);
  }

  /** True when the choice on top really waits: everybody asked has an answer, and a forced one has two. */
  isOpen(state: State): boolean {
    const choice = top(state);
    if (choice === undefined) return true;
    const fewest = this.isForced(state, choice, this.choiceOf(choice)) ? 2 : 1;
    return this.deciders(state).every((seat) => this.list(state, seat, fewest).length >= fewest);
  }

  /** The first `most` legal actions of these types for one seat. */
  protected answers(
    specs: readonly PreparedAction[],
    context: ChoiceContext,
    seat: Seat,
    most = Number.POSITIVE_INFINITY,
  ): Action[] {
    const legal: Action[] = [];
    let spec = specs[0] as PreparedAction;
    let offered = 0;
    let handler: 'candidates' | 'check' = 'candidates';
    const offer = (action: Action): void => {
      if (++offered > MOST_ANSWERS) throw new EngineBug(`${context.choice.kind} has more than ${MOST_ANSWERS} answers`);
      if (legal.length >= most) return;
      handler = 'check';
      const why = spec.sieve?.(context, action);
      handler = 'candidates';
      if (why === undefined) legal.push(action);
    };
    try {
      for (let i = 0; i < specs.length && legal.length < most; i++) {
        spec = specs[i] as PreparedAction;
        offered = 0;
        if (spec.candidates === undefined) offer({ type: spec.type, seat });
        else spec.candidates(context, seat, offer);
      }
    } catch (error) {
      if (offered > MOST_ANSWERS) throw error;
      throw this.authored(error, handler, spec.type, context.choice);
    }
    return legal;
  }

  protected choiceOf({ kind }: { readonly kind: string }): PreparedChoice {
    const spec = this.choices.get(kind);
    if (spec === undefined) throw new EngineBug(`nobody handles ${kind}`);
    return spec;
  }

  /** True when everybody sees that at most one answer can be left. */
  protected isForced(state: State, choice: AgendaItem, { forced }: PreparedChoice): boolean {
    if (typeof forced !== 'function') return forced === true;
    try {
      return forced({ state, content: this.content, choice });
    } catch (error) {
      throw this.authored(error, 'forced', choice.kind, choice);
    }
  }

  /** The game's function that hides parts of such an item from viewers, if it has one. */
  protected redactionOf({ kind }: AgendaItem): NonNullable<Game['secrets']['items']>[string] {
    return own(this.game.secrets.items, kind);
  }

  /** True when an in-turn choice asks this seat; undefined when it asks every seat with an answer. */
  protected asks({ isAsked }: PreparedChoice, state: State, choice: AgendaItem, seat: Seat): boolean | undefined {
    if (isAsked === undefined) return undefined;
    try {
      return isAsked({ state, content: this.content, choice }, seat);
    } catch (error) {
      throw this.authored(error, 'isAsked', choice.kind, choice);
    }
  }
}

export const top = (state: Pick<Positioned, 'agenda'>): AgendaItem | undefined => state.agenda[state.agenda.length - 1];

/**
 * Refines the refusal of an action that names something the game does not have at all, with similar names.
 *
 * This tells a misspelt word from a card that exists but is not there now.
 */
export function unknownName({ names }: Game, context: ChoiceContext, action: Action): Violation | undefined {
  if (names === undefined) return undefined;
  const known = names(context);
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
