import type { Seat } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Clock, Player, Seatable } from '../player.js';
import type { Report } from '../search/report.js';
import { inCall } from './calls.js';
import { answerOr } from './idle.js';
import { machineWatch, type TimeControl, type Watch } from './timing.js';

/** The kind of a fault: an illegal answer, a thrown error or a rejection, or an answer that came too late. */
export type FaultKind = 'illegal' | 'error' | 'time';
/** The function of a player that was called. */
export type Call = 'start' | 'observe' | 'choose' | 'end';

/** A failure of a call. */
export interface Lapse {
  readonly kind: FaultKind;
  readonly message: string;
}

const LONGEST_MESSAGE = 200;

/** A short message for anything thrown. */
export function messageOf(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? thrown.message : `${thrown} was thrown`;
    return String(text).slice(0, LONGEST_MESSAGE);
  } catch {
    return 'something was thrown that cannot be read';
  }
}

/** One player at one seat: calls it, measures its time and catches what it throws. */
export class Sitting<E extends AnyEngine> {
  /** Milliseconds used by the player so far. */
  used = 0;
  /** Number of decisions it was asked for. */
  decisions = 0;
  /**
   * Number of decisions with more than one legal action; `processor` is the milliseconds of processor time spent on
   * those.
   */
  choices = 0;
  processor = 0;
  private player: Player<E> | undefined;
  private readonly watch: Watch;
  private readonly move: number;
  private readonly game: number;

  constructor(
    readonly seat: Seat,
    private readonly make: Seatable<E>,
    { move, game, watch }: TimeControl,
  ) {
    this.move = move ?? Number.POSITIVE_INFINITY;
    this.game = game ?? Number.POSITIVE_INFINITY;
    this.watch = watch ?? machineWatch;
  }

  /** True when no time is left for its game: it is not called any more. */
  get hasLostTime(): boolean {
    return this.used >= this.game;
  }

  /** True when the player has an `observe` function. */
  get isListening(): boolean {
    return this.player?.observe !== undefined;
  }

  /** Calls the player and returns the answer, or the failure. A late answer is a failure. */
  async call<X>(work: (player: Player<E>, clock: Clock) => X | Promise<X>): Promise<{ readonly gives: X } | Lapse> {
    const left = this.game - this.used;
    const clock = { move: Math.min(this.move, left), game: left };
    const begun = this.watch.now();
    try {
      const given = await inCall(this.seat, () => {
        this.player ??= this.make();
        return this.inTime(work(this.player, clock), clock.move);
      });
      return this.watch.now() - begun > clock.move ? late(clock) : given;
    } catch (thrown) {
      return { kind: 'error', message: messageOf(thrown) };
    } finally {
      this.used += Math.max(0, this.watch.now() - begun);
    }
  }

  /** Calls the player for a decision with more than one legal action, and measures its processor time. */
  async choose<X>(work: (player: Player<E>, clock: Clock) => X | Promise<X>): Promise<{ readonly gives: X } | Lapse> {
    const begun = this.processorTime();
    this.choices++;
    try {
      return await this.call(work);
    } finally {
      this.processor += Math.max(0, this.processorTime() - begun);
    }
  }

  /** Lets the player clean up; errors are ignored, the match is over. */
  leave(): void {
    try {
      this.player?.leave?.();
    } catch {
      // the match is over
    }
  }

  /** The player's report on its thoughts; undefined if it has none or fails to give it. */
  report(): Report | undefined {
    try {
      return this.player?.report?.();
    } catch {
      return undefined; // a failing report is no fault: it does not change the play
    }
  }

  private processorTime(): number {
    return this.watch.processor === undefined ? this.watch.now() : this.watch.processor();
  }

  private inTime<X>(work: X | Promise<X>, most: number): Promise<{ readonly gives: X } | Lapse> {
    const given = Promise.resolve(work).then((gives): { readonly gives: X } | Lapse => ({ gives }));
    if (isAtHand(work)) return given;
    if (most === Number.POSITIVE_INFINITY) return answerOr(given, (message) => ({ kind: 'time', message }));
    return new Promise((resolve, reject) => {
      const cancel = this.watch.wake(most, () => resolve(late({ move: most })));
      given.finally(cancel).then(resolve, reject);
    });
  }
}

const late = ({ move }: Pick<Clock, 'move'>): Lapse => ({
  kind: 'time',
  message: `no answer within ${Math.round(move)} ms`,
});

/** True for primitives, which are no promises; anything else is awaited without being read. */
const isAtHand = (work: unknown): boolean => work === null || !['object', 'function'].includes(typeof work);
