import { type MatchResult, match, type Player, type Review, type Seatable } from '@rulewright/bots';
import { type AnyAction, InputError, type Seat, type Seed, type View } from '@rulewright/core';
import type { Told } from '@rulewright/core/text';
import { type AnyState, givenUp } from '@rulewright/protocol';
import { choosing } from './delegate.js';
import { type Signal, signal } from './signal.js';
import type { TableGame } from './table-game.js';

/** The game at a table, and its players. */
export interface Setting {
  readonly id: number;
  readonly game: TableGame;
  /** The client's seat. */
  readonly seat: Seat;
  readonly players: number;
  readonly options: object;
  readonly seed: Seed;
  readonly opponents: ReadonlyMap<Seat, Seatable>;
}

/** The end of a game, and the facts that become public with it. */
export type Ended = Pick<MatchResult, 'end' | 'record' | 'outcome'>;

/**
 * A game in which the client plays one seat. The referee of a match holds the state; a table holds only what the seat
 * has been told, so it cannot reveal more.
 */
export class Table {
  /** The position before the first decision, in words. */
  opening = '';
  /** Past events, in words. */
  readonly told: Told[] = [];
  /** Number of decisions made, by all seats. */
  turn = 0;
  ended: Ended | undefined;
  /** The client has given the game up. */
  hasResigned = false;
  /** True when nobody waits for the game any more. */
  private hasLeft = false;
  /** Review of its decisions, after the end. */
  reviewed: Review | undefined;
  private seen: View<AnyState> | undefined;
  private answer: ((action: AnyAction) => void) | undefined;
  private stop: (() => void) | undefined;
  private failure: unknown;
  /** Given when the client is asked, or when the game is over. */
  private asked: Signal = signal();

  private constructor(readonly setting: Setting) {}

  /** Begins a game, and waits until the seat is asked. Throws `InputError` for options that the game refuses. */
  static async open(setting: Setting, signals: readonly AbortSignal[]): Promise<Table> {
    const table = new Table(setting);
    const leave = (): void => table.leave();
    for (const each of signals) each.addEventListener('abort', leave);
    if (signals.some(({ aborted }) => aborted)) throw givenUp();
    table.play();
    await table.settled();
    for (const each of signals) each.removeEventListener('abort', leave);
    if (table.hasLeft) throw givenUp();
    return table;
  }

  /** The seat's view. */
  get view(): View<AnyState> {
    if (this.seen === undefined) throw new InputError('the game has not begun');
    return this.seen;
  }

  get isWaiting(): boolean {
    return this.answer !== undefined;
  }

  /** Plays a legal action of the seat, and waits until the seat is asked again or the game is over. */
  async act(action: AnyAction): Promise<void> {
    const { answer } = this;
    if (answer === undefined)
      throw new InputError('nothing is asked of you', [{ path: 'table', message: this.idle() }]);
    this.answer = undefined;
    this.asked = signal();
    answer(action);
    await this.settled();
  }

  /** Gives the game up, and waits until it has ended. */
  async resign(): Promise<void> {
    if (this.answer === undefined)
      throw new InputError('nothing is asked of you', [{ path: 'table', message: this.idle() }]);
    this.hasResigned = true;
    this.asked = signal();
    this.leave();
    await this.settled();
  }

  /** Abandons the game before its end. */
  leave(): void {
    this.hasLeft = true;
    this.answer = undefined;
    this.stop?.();
  }

  private idle(): string {
    return this.ended === undefined ? 'the others have not decided yet' : 'the game is over';
  }

  private async settled(): Promise<void> {
    await this.asked.given;
    if (this.failure !== undefined) throw this.failure;
  }

  private play(): void {
    const { game, seat, players, options, seed, opponents } = this.setting;
    const seats = Array.from({ length: players }, (_, each) =>
      each === seat ? () => this.player : this.withTurns(opponents.get(each)),
    );
    const seated = seats.filter((each) => each !== undefined);
    match(game.engine, seated, { seed, options: options as AnyState['options'], onFault: 'stop' }).then(
      ({ end, record, outcome }) => this.finish({ end, record, outcome }),
      (error: unknown) => this.fail(error),
    );
  }

  /** Wraps a bot so that it lets messages in before it thinks, and stops once the client has left. */
  private withTurns(make: Seatable | undefined): Seatable | undefined {
    if (make === undefined) return undefined;
    return () => {
      const bot = make();
      return choosing(bot, async (...asked) => {
        await new Promise<void>((resolve) => setTimeout(resolve, 0));
        if (this.hasLeft) throw givenUp();
        return bot.choose(...asked);
      });
    };
  }

  private finish(ended: Ended): void {
    this.ended = ended;
    this.asked.give();
  }

  private fail(error: unknown): void {
    this.failure = error;
    this.asked.give();
  }

  /** The client's seat as a player, called by the referee. */
  private readonly player: Player = {
    start: (_, view) => {
      this.seen = view;
      this.opening = this.setting.game.text.opening(view);
    },
    observe: (view, events) => {
      this.seen = view;
      this.turn++;
      const { text } = this.setting.game;
      for (const event of events) this.told.push(text.event(view, event as { readonly type: string }));
    },
    choose: (view) => {
      this.seen = view;
      if (this.hasLeft) throw givenUp();
      return new Promise<AnyAction>((resolve, reject) => {
        this.answer = resolve;
        this.stop = () => reject(new Error('the player has left'));
        this.asked.give();
      });
    },
    end: (view) => {
      this.seen = view;
    },
  };
}
