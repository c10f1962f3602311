/// <reference types="node" />

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Seat } from '@rulewright/core';
import { runCalls } from '../match/calls.js';
import { messageOf } from '../match/sitting.js';
import { lostGame } from './lost.js';
import type { PlayedGame, Terms } from './played.js';
import type { Fixture } from './schedule.js';

// What players do outside of any call, in a thread: timers and promises of theirs that fail.

/** A game in a thread, and the player whose code runs. */
interface Running {
  readonly game: { isOver: boolean; last: Seat | undefined };
  /** The seat being called, counted from 1, for those outside who wait for this thread. */
  readonly calling: Int32Array;
  readonly seat?: Seat;
}

const running = new AsyncLocalStorage<Running>();
let now: { readonly game: Running['game']; fail(seat: Seat | undefined, error: unknown): void } | undefined;

/**
 * Prepares this thread: an error outside of any call ends the game of the player who left it there, and not the thread.
 * After the end of that game it is ignored. A thread that ended in the middle of a second error would end the process.
 */
export function holdThread(host: Pick<NodeJS.Process, 'on'>): void {
  runCalls((seat, work) => {
    const of = running.getStore();
    if (of === undefined) return work();
    if (of.game.isOver) throw new Error('the game is over');
    of.game.last = seat;
    Atomics.store(of.calling, 0, seat + 1);
    return running.run({ ...of, seat }, work);
  });
  host.on('uncaughtException', (error: unknown) => {
    const of = running.getStore();
    if (now === undefined || (of !== undefined && of.game !== now.game)) return;
    now.fail(of?.seat ?? now.game.last, error);
  });
}

/** Plays a game whose players may fail outside of any call: it is lost then by the player who did. */
export function playedWhole(
  fixture: Fixture,
  terms: Terms,
  calling: Int32Array,
  play: () => Promise<PlayedGame>,
): Promise<PlayedGame> {
  const game: Running['game'] = { isOver: false, last: undefined };
  return new Promise<PlayedGame>((resolve, reject) => {
    const fail = (seat: Seat | undefined, error: unknown): void => {
      const lost = lostGame(fixture, seat, `it failed outside of any call: ${messageOf(error)}`, terms);
      if (lost === undefined) reject(error);
      else resolve(lost);
    };
    now = { game, fail };
    running.run({ game, calling }, play).then(resolve, reject);
  }).finally(() => {
    game.isOver = true;
    now = undefined;
  });
}
