/// <reference types="node" />
import type { Seat } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Clock, Player, Seatable } from '../player.js';
import type { Report } from '../search/report.js';
import { called } from './calls.js';
import { machineWatch, type TimeControl, type Watch } from './timing.js';

/** What a player did wrong: it answered with something that is not legal, it threw or rejected, or it took too long. */
export type FaultKind = 'illegal' | 'error' | 'time';
/** What a player was called for. */
export type Call = 'start' | 'observe' | 'choose' | 'end';

/** What went wrong in a call. */
export interface Lapse {
  readonly kind: FaultKind;
  readonly message: string;
}

const LONGEST_MESSAGE = 200;

/** What was thrown, in a few words, whatever it is. */
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
  /** Milliseconds that the player has taken. */
  used = 0;
  /** How often it was asked. */
  decisions = 0;
  /** How often there was more than one answer, and the milliseconds of processor time that it took for those. */
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

  /** No time of its game is left: it is not called any more. */
  get hasLostTime(): boolean {
    return this.used >= this.game;
  }

  /** True when the player wants to hear what happens. */
  get isListening(): boolean {
    return this.player?.observe !== undefined;
  }

  /** What a call of the player gives, or what went wrong in it. An answer that comes late is no answer. */
  async call<X>(work: (player: Player<E>, clock: Clock) => X | Promise<X>): Promise<{ readonly gives: X } | Lapse> {
    const left = this.game - this.used;
    const clock = { move: Math.min(this.move, left), game: left };
    const begun = this.watch.now();
    try {
      called(this.seat);
      this.player ??= this.make();
      const given = await this.inTime(work(this.player, clock), clock.move);
      return this.watch.now() - begun > clock.move ? late(clock) : given;
    } catch (thrown) {
      return { kind: 'error', message: messageOf(thrown) };
    } finally {
      this.used += Math.max(0, this.watch.now() - begun);
    }
  }

  /** The same for a choice between several answers; its processor time is counted. */
  async choose<X>(work: (player: Player<E>, clock: Clock) => X | Promise<X>): Promise<{ readonly gives: X } | Lapse> {
    const begun = this.processorTime();
    this.choices++;
    try {
      return await this.call(work);
    } finally {
      this.processor += Math.max(0, this.processorTime() - begun);
    }
  }

  /** The player may go. What goes wrong now concerns nobody any more. */
  leave(): void {
    try {
      this.player?.leave?.();
    } catch {
      // the match is over
    }
  }

  /** What the player says that it thought, if it says so. */
  report(): Report | undefined {
    try {
      return this.player?.report?.();
    } catch {
      return undefined; // what it thought is not what it played
    }
  }

  private processorTime(): number {
    return this.watch.processor === undefined ? this.watch.now() : this.watch.processor();
  }

  private inTime<X>(work: X | Promise<X>, most: number): Promise<{ readonly gives: X } | Lapse> {
    const given = Promise.resolve(work).then((gives) => ({ gives }));
    if (isAtHand(work)) return given;
    if (most === Number.POSITIVE_INFINITY) return answeredAtAll(given);
    return new Promise((resolve, reject) => {
      const cancel = this.watch.wake(most, () => resolve(late({ move: most })));
      given.finally(cancel).then(resolve, reject);
    });
  }
}

/**
 * What is given, where there is no time to wait for: when this process has nothing left to do, nothing will be given any
 * more. Where a host does not say so, it is waited for.
 */
function answeredAtAll<X>(given: Promise<{ readonly gives: X }>): Promise<{ readonly gives: X } | Lapse> {
  if (typeof process === 'undefined' || typeof process.once !== 'function') return given;
  return new Promise((resolve, reject) => {
    // in a turn of its own: a process that has one more goes on
    const never = (): void =>
      void setImmediate(resolve, { kind: 'time', message: 'no answer, and nothing is left that could give one' });
    process.once('beforeExit', never);
    given.finally(() => process.off('beforeExit', never)).then(resolve, reject);
  });
}

const late = ({ move }: Pick<Clock, 'move'>): Lapse => ({
  kind: 'time',
  message: `no answer within ${Math.round(move)} ms`,
});

/** Of an object nobody knows, without reading it, whether it is a promise: reading it is up to the player. */
const isAtHand = (work: unknown): boolean => work === null || !['object', 'function'].includes(typeof work);
